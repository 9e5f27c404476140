"""Truc as players see it: the stake and the score in one line, the tricks of both sides, a call and what it costs."""

from collections.abc import Sequence

import discord

from bot.games.base import Presenter
from bot.screens import generic_table, tricks
from bot.screens.answers import Half, asked, write
from bot.table.scene import Scene
from bot.ui import naming, refusals, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, button, rows
from bot.ui.custom_ids import ANSWER, HAND, NARROW, Press
from bot.ui.texts import say
from engine.contract import Action, Decision, Thought, View
from engine.truc.cards import strength
from engine.truc.options import Truc
from engine.truc.places import across, order_of_play, seats_of, team
from engine.truc.raising import CALLS, PROPOSES, Call, Raising
from engine.truc.round import ACCEPT, CONTEST, CUT, DEALS, REJECT, TAP
from engine.truc.scoring import at_brink

SIGNS = ("◆", "◇")  # of the two sides
_FIRST = (0, 1)  # the seats in whose places a side stands in the result


class TrucPresenter(Presenter):
    """Two sides, crosswise."""

    phrases = "truc-words"

    def partner(self, scene: Scene) -> int | None:
        view = scene.view
        if view is None or view.seat is None or view.phase == "over":
            return None
        chat = isinstance(scene.rules, Truc) and scene.rules.partner_chat
        return across(view.seat) if chat else None

    def facts(self, scene: Scene) -> str:
        told = super().facts(scene)
        return f"{told} · {say('truc-partners')}" if scene.record.phase == "lobby" else told

    def order(self, view: View) -> Sequence[int]:
        return order_of_play(view.standing.dealer)

    def seat(self, scene: Scene, view: View, at: int) -> str:
        return _seat(scene, view, at)

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        return [_state(view), *_waits(scene, view), *_tricks(scene, view)]

    def offered(self, scene: Scene, view: View) -> Sequence[Button]:
        return _offered(scene, view)

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        return _about(scene, view)

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        return _choices(scene, asked, half.rider)

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        """How the card compares with what lies there, and with the rest of the hand."""
        action = thought.action
        return _of_card(scene.seen, action.cards[0]) if action.verb == "play" else None

    def standing(self, scene: Scene, seat: int) -> str | None:
        return _standing(scene, seat) if seat in _FIRST else None

    def below(self, scene: Scene) -> Sequence[str]:
        view = scene.seen
        return [*_won(scene, view), *_tricks(scene, view)]

    def reasons(self, scene: Scene, view: View) -> tuple[str, Sequence[str]]:
        return _chapter(view), _reasons(scene, view)


PRESENTER = TrucPresenter()


# ---------------------------------------------------------------------------- what is known


def _name(scene: Scene, seat: int) -> str:
    return wording.name(scene.person(seat))


def _side(scene: Scene, side: int) -> str:
    """A side by its people: "Ann and Cem"."""
    return wording.together([_name(scene, seat) for seat in seats_of(side)])


def _call(view: View) -> Call | None:
    """The call that waits for its answer."""
    return Call(*view.memory["call"]) if view.memory["call"] else None


def _stake(view: View) -> int:
    return int(view.counters["stake"])


def _target(view: View) -> int:
    return int(view.memory["target"])


def _score(view: View, side: int) -> int:
    """A side's points before this hand."""
    return view.standing.scores[side] if view.standing.scores else 0


def _won_by(view: View, side: int) -> int:
    """What a side has scored in this hand; nothing before its end."""
    won = view.memory["won"]
    return int(won[1]) if won and won[0] == side else 0


def _laid(scene: Scene, seats: Sequence[int], cards: Sequence[str]) -> str:
    """Cards with the sides and names of those who laid them."""
    return " · ".join(
        f"{SIGNS[team(seat)]} {_name(scene, seat)} {wording.row([card], scene.faces)}"
        for seat, card in zip(seats, cards, strict=True)
    )


def _of_card(view: View, card: str) -> str | None:
    """Why this card of the viewer's is played. Equal cards are equally good."""
    own = [strength(one) for one in view.hand]
    lies = max(map(strength, view.zone("trick").cards or ()), default=None)
    if min(own) == max(own):
        return None
    if lies is not None and (told := tricks.takes_cheaply(card, view.hand, lambda one: strength(one) > lies, strength)):
        return told
    if strength(card) == min(own):
        return say("truc-hint-lowest")
    return say("truc-hint-highest") if strength(card) == max(own) else None


# ---------------------------------------------------------------------------- the table


def _state(view: View) -> str:
    """The stake, who raised it, and the score, in a line."""
    first, second = (_score(view, side) + _won_by(view, side) for side in (0, 1))
    told = say("truc-state", stake=_stake(view), first=first, second=second, target=_target(view))
    raiser, brink = view.memory["raiser"], at_brink(view.standing.scores or (0, 0), _target(view))
    if brink:
        return f"{told} · {say('truc-worth-eleven')}"
    if raiser is None:
        return told
    retruc = _stake(view) == PROPOSES["retruc"]
    return f"{told} · {say('truc-worth-retruc' if retruc else 'truc-worth-truc', sign=SIGNS[raiser ^ retruc])}"


def _seat(scene: Scene, view: View, at: int) -> str:
    """One line: the side, the name, what is held and won, whose turn it is."""
    seat = view.seats[at]
    tricks = int(seat.counters["tricks"])
    told = [
        say("truc-dealer") if at == view.standing.dealer else "",
        generic_table.held(scene, view, at) if view.memory["size"] else "",
        say("truc-tricks-of", count=tricks) if tricks else "",
    ]
    line = " · ".join([say("truc-seat", sign=SIGNS[team(at)], name=_name(scene, at)), *filter(None, told)])
    return line + (generic_table.waited(scene, at) if seat.waited else "")


def _waits(scene: Scene, view: View) -> list[str]:
    """What is waited for where it is no card."""
    seat = next((at for at, one in enumerate(view.seats) if one.waited), None)
    if seat is None:
        return []
    name, call = _name(scene, seat), _call(view)
    match view.phase:
        case "cut":
            return [say("truc-waits-cut", name=name, dealer=_name(scene, view.standing.dealer))]
        case "size":
            return [say("truc-waits-size", name=name)]
        case "eleven":
            return [say("truc-waits-eleven", names=_side(scene, team(seat)), name=name)]
        case "answer" if call:
            caller = _name(scene, call.seat)
            return [say("truc-waits-answer", caller=caller, call=call.name, stake=call.stake, name=name)]
        case _:
            return []


def _tricks(scene: Scene, view: View) -> list[str]:
    """The tricks of the hand, the one that lies on the table last and large."""
    gone, told = list(view.zone("tricks").cards or ()), []
    for number, trick in enumerate(view.memory["tricks"], 1):
        cards, gone = gone[: len(trick["seats"])], gone[len(trick["seats"]) :]
        laid, taker = _laid(scene, trick["seats"], cards), trick["taker"]
        if taker is None:
            told.append(f"-# {say('truc-line-drawn', number=number, cards=laid)}")
        else:
            sign, name = SIGNS[team(taker)], _name(scene, taker)
            told.append(f"-# {say('truc-line-taken', number=number, cards=laid, sign=sign, name=name)}")
    lies = view.zone("trick").cards or ()
    if lies:
        told.append(say("truc-table", cards=_laid(scene, view.memory["trick"], lies)))
    elif view.phase == "turn":
        told.append(say("truc-table-empty"))
    return told


def _offered(scene: Scene, view: View) -> list[Button]:
    """What is answered where everybody sees it: nothing of a hand shows in it."""
    match view.phase:
        case "cut" | "size":
            answers = (CUT, TAP) if view.phase == "cut" else DEALS
            return [generic_table.answer(scene, _label(view, one), one.text) for one in answers]
        case "answer":
            return [
                generic_table.answer(scene, _label(view, ACCEPT), ACCEPT.text, GOOD),
                generic_table.answer(scene, _label(view, REJECT), REJECT.text),
            ]
        case _:
            return []


# ---------------------------------------------------------------------------- the panel


def _about(scene: Scene, view: View) -> list[str | None]:
    """The own cards high to low, the stake and the score, the tricks, and what each answer means."""
    hand = tuple(reversed(view.hand))
    decision, dealt = asked(view), bool(view.memory["size"])
    yours = say("truc-yours", sign=SIGNS[team(view.seat or 0)])
    return [
        f"# {wording.row(hand, scene.faces)}" if hand else None,
        f"-# {' · '.join(filter(None, [wording.counted(hand), yours]))}" if dealt else None,
        _state(view) if dealt else f"{_state(view)} · {yours}",
        *(_waits(scene, view) if view.phase == "answer" else []),
        *_tricks(scene, view),
        *(_meaning(scene, view, decision) if decision else []),
    ]


def _meaning(scene: Scene, view: View, decision: Decision) -> list[str]:
    """What each answer comes to."""
    theirs, target, stake = _score(view, 1 - team(decision.seat)), _target(view), _stake(view)
    match decision.kind:
        case "cut":
            return [say("truc-about-cut", name=_name(scene, view.standing.dealer))]
        case "size":
            return [say("truc-about-size")]
        case "eleven":
            return [
                say("truc-about-eleven-play" + _lost(theirs + stake, target), score=theirs + stake),
                say("truc-about-eleven-decline" + _lost(theirs + 1, target), score=theirs + 1),
            ]
        case "answer":
            call = _call(view)
            return [
                say("truc-about-accept", stake=call.stake if call else stake),
                say("truc-about-reject" + _lost(theirs + stake, target), points=stake, score=theirs + stake),
            ]
        case _:
            return [say("truc-about-call", call=call) for call in _calls(decision)]


def _lost(score: int, target: int) -> str:
    """Which text tells that the others would have so much."""
    return "-lost" if score >= target else ""


def _calls(decision: Decision) -> list[str]:
    """What may be called first."""
    return [answer.verb for form in decision.before for answer in form]


def _choices(scene: Scene, decision: Decision, rider: str) -> list[Item]:
    """Everything that may be answered; cards high to low, and below them the calls."""
    view = scene.seen
    if decision.kind != "turn":
        styles = {ACCEPT: GOOD, CONTEST: GOOD}
        return rows(
            _button(scene, _label(view, answer), ANSWER, Half(answer.text), styles.get(answer, PLAIN))
            for answer in sorted(decision.options, key=lambda one: one not in styles)
        )
    rider = rider if rider in [one.name for one in decision.riders] else ""
    cards = [
        _button(scene, _card(answer, rider), ANSWER, Half(answer.text, rider), MAIN)
        for answer in reversed(list(decision.options))
    ]
    toggles = [
        _button(
            scene,
            say("truc-rider-on" if rider else "truc-rider-off", call=one.name.capitalize()),
            NARROW,
            Half("", "" if rider else one.name),
            GOOD if rider else PLAIN,
        )
        for one in decision.riders
    ]
    first = [_button(scene, say("truc-button-first", call=call), ANSWER, Half(call)) for call in _calls(decision)]
    return [*rows(cards), *rows([*toggles, *first])]


def _card(answer: Action, rider: str) -> str:
    card = naming.card(answer.cards[0])
    return say("truc-button-card", card=card, call=rider) if rider else card


def _label(view: View, answer: Action) -> str:
    """What a button says: the answer, and what it costs."""
    call, stake = _call(view), _stake(view)
    match answer.verb:
        case "deal":
            return say("truc-button-deal", count=int(answer.values[0]))
        case "accept":
            return say("truc-button-accept", stake=call.stake if call else stake)
        case "reject":
            return say("truc-button-reject", points=stake)
        case "contest":
            return say("truc-button-contest", points=stake)
        case "decline":
            return say("truc-button-decline")
        case _:
            return naming.verb_name(view.game, answer.verb)


def _button(scene: Scene, label: str, verb: str, half: Half, style: discord.ButtonStyle = PLAIN) -> Button:
    return button(label, Press(HAND, scene.record.id, scene.stamp, verb, write(half)), style)


# ---------------------------------------------------------------------------- the end of a hand


def _won(scene: Scene, view: View) -> list[str]:
    """Which side has the hand, and why."""
    side, points, how = view.memory["won"]
    names = {"sign": SIGNS[side], "names": _side(scene, side)}
    if how != "tricks":
        return [say(f"truc-won-{how}", count=points, **names)]
    takers = [trick["taker"] for trick in view.memory["tricks"]]
    mine, theirs = (sum(one is not None and team(one) == who for one in takers) for who in (side, 1 - side))
    told = [say("truc-won-tricks", count=points, mine=mine, theirs=theirs, **names)]
    if drawn := takers.count(None):
        told.append(say("truc-won-drawn", count=drawn))
    if mine == theirs:
        told.append(say("truc-won-even"))
    if len(takers) < view.memory["size"]:
        told.append(say("truc-won-early"))
    return told


def _standing(scene: Scene, seat: int) -> str:
    """A side's score, before and after."""
    before, side = _score(scene.seen, team(seat)), team(seat)
    after = before + scene.result.scores[seat]
    return say("truc-score", sign=SIGNS[side], names=_side(scene, side), before=before, after=after)


# ---------------------------------------------------------------------------- why can't I?


def _chapter(view: View) -> str:
    """The name of the chapter that fits the moment."""
    return {"cut": "the-round", "size": "the-round", "eleven": "eleven", "answer": "calls"}.get(view.phase, "tricks")


def _reasons(scene: Scene, view: View) -> list[str]:
    """What may be done now, and why the rest may not."""
    call = _call(view)
    if view.phase in ("cut", "size"):
        return [say("truc-why-no-cards")]
    if call is not None:
        mine = call.responder == view.seat
        return [say("truc-why-asked") if mine else say("truc-why-answer", name=_name(scene, call.responder))]
    told = [say("truc-why-card"), say("truc-why-ranks")]
    decision = asked(view)
    if decision is None:
        return [*told, say("truc-why-turn")]
    return [*told, *(_about_call(view, decision, name) for name in CALLS)]


def _about_call(view: View, decision: Decision, name: str) -> str:
    if name in _calls(decision):
        ridden = any(rider.name == name for rider in decision.riders)
        return say("truc-why-call-yes" if ridden else "truc-why-call-last", call=name.capitalize())
    brink = at_brink(view.standing.scores or (0, 0), _target(view))
    raising = Raising(_stake(view), view.memory["raiser"], closed=bool(brink), brink=_target(view) - 1)
    refusal = raising.refusal(name, team(decision.seat))
    reason = refusals.sentence(refusal) if refusal else ""
    return say("truc-why-call", call=name.capitalize(), reason=reason)
