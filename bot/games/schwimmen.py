"""The screens of Schwimmen: what the hand is worth now and after every exchange, the table in large cards, and the
lives.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.screens import answer_choices, generic_parts, generic_result, generic_table
from bot.screens.answer_choices import Choices, answer_button, riders
from bot.screens.answers import Half
from bot.screens.generic_result import Worth
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, text
from bot.ui.refusals import Words
from bot.ui.texts import listed, say
from engine.contract import Action, Decision, Illegal, View, owed
from engine.schwimmen.events import AllSpared, Exchanged, ExchangedAll, HandsShown, TableRenewed
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import CLOSE, EXCHANGE, KEEP, PASS, SWAP, gave_and_took, hand_after
from engine.schwimmen.state import HOUSE, SchwimmenPublic
from engine.schwimmen.values import DECK, FEUER, HAND, SCHNAUZ, THREE, Value, value

# ---------------------------------------------------------------------------- the panel


def _open_table(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str | None]:
    text = _closed(scene, view)
    return [*([f"**{text}**"] if text else []), *_table(scene, view)]


def _cards(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str | None]:
    if view.phase == "over":
        return [_open(scene, view, seat) for seat in view.standing.live]
    if not view.hand:
        return []
    return [
        f"{'# ' if scene.large_cards else ''}{say('schwimmen-own', cards=wording.row(view.hand, scene.faces))}",
        f"-# {wording.counted(view.hand)}" if scene.faces else None,
        say("schwimmen-worth", value=_shown_worth(value(view.hand)), lives=_lives(scene, view, view.seat or 0)),
    ]


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    view = scene.seen_as(SchwimmenPublic)
    rider = half.rider if any(one.name == half.rider for one in asked.riders) else ""
    about = text(f"-# {say(f'schwimmen-about-{asked.kind}')}")  # beside the buttons of which it speaks
    if asked.kind == "dealer":
        keep = answer_button(scene, say("schwimmen-button-keep", points=_points(value(view.hand))), KEEP.text, MAIN)
        return [about, *rows([keep, answer_button(scene, say("schwimmen-button-swap"), SWAP.text)])]
    exchanges = [answer for answer in asked.answers if answer.verb == EXCHANGE]
    whole = next(answer for answer in exchanges if len(gave_and_took(answer)[0]) == HAND)
    passing = answer_button(scene, _closes(say("schwimmen-button-pass"), rider), PASS.text, rider=rider)
    return [
        about,
        *_singles(scene, view, exchanges, rider),
        *rows([_exchange(scene, view, whole, rider), passing, *_closing(scene, view, asked, half)]),
    ]


def _answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """An exchange of one card with that card, as its button stands in a row of its own."""
    label = answer_choices.answer_name(scene, action, choices)
    gave = gave_and_took(action)[0] if action.verb == EXCHANGE else ()
    return say("schwimmen-for", card=naming.card(gave[0]), button=label) if len(gave) == 1 else label


def _reason(view: View[SchwimmenPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what the hand is worth, and what the answer makes of it."""
    now, then = value(view.hand), value(hand_after(view.hand, action))
    if then.special and action != KEEP:
        return because(f"schwimmen-hint-{'feuer' if then.doubled == FEUER else 'schnauz'}")
    if CLOSE.verb in (action.verb, action.rider) or action in (KEEP, SWAP):
        return because("schwimmen-hint-beats", points=_points(then), share=_beaten(view, then))
    if then.doubled > now.doubled:
        return because("schwimmen-hint-raises", before=_points(now), after=_points(then))
    if action.verb == EXCHANGE:
        return _of_hope(view, hand_after(view.hand, action))
    if action.verb == PASS.verb and _best(view) <= now.doubled:
        return because("schwimmen-hint-nothing", points=_points(now))
    return None


def _taught(scene: Scene, asked: Decision) -> str | None:
    closer = scene.seen_as(SchwimmenPublic).public.closer
    if asked.kind == "turn" and closer is not None:
        return say("schwimmen-coach-last", name=_name(scene, closer))
    return generic_parts.taught(scene, asked)


# ---------------------------------------------------------------------------- the table


def _seat(scene: Scene, view: View[SchwimmenPublic], at: int) -> str:
    """The line of a seat. It does not say the number of cards, which is three at all times."""
    waited = view.seats[at].waited
    known = [
        say("schwimmen-out") if view.seats[at].status == "out" else _lives(scene, view, at),
        *([say("schwimmen-has-closed")] if view.public.closer == at else []),
        *([say("schwimmen-has-turn")] if at in view.public.last and not waited else []),
    ]
    line = f"{generic_table.seat_name(scene, view, at)} — {' · '.join(known)}"
    return f"{line}{generic_table.waited(scene, at) if waited else ''}"


def _middle(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str]:
    stock, table = view.zone("stock").count or 0, view.public.table
    back = wording.back(scene.faces)
    passes, live = view.public.passes, len(view.standing.live)
    facts = [
        *([say("schwimmen-face-down")] if not table else []),
        say("schwimmen-stock", back=back, stock=stock),
        *([say("schwimmen-renewed")] if _renewed(scene) else []),
        *([say("schwimmen-passes", passes=passes, live=live)] if passes and view.public.closer is None else []),
    ]
    closed = _closed(scene, view)
    return [
        f"# {wording.row(table, scene.faces) if table else ' '.join([back] * HAND)}",
        *([f"-# {wording.counted(table)}"] if table and scene.faces else []),
        *([closed] if closed else []),
        f"-# {' · '.join(facts)}",
    ]


def _numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    """The told lines. The worth of all hands stands beside them, so nobody tells it."""
    counted = {number for number, event in scene.events if isinstance(event, HandsShown)}
    return generic_table.numbered_lines(scene, counted)


# ---------------------------------------------------------------------------- the result


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    view, line = scene.seen_as(SchwimmenPublic), generic_result.shared_line(scene, seat, worth)
    if seat in view.standing.out:
        return line if scene.match.over else None
    hand = view.public.shown[seat]
    return f"{line}\n> {wording.row(hand, scene.faces)} = {_shown_worth(value(hand))}"


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view = scene.seen_as(SchwimmenPublic)
    return generic_result.worth(scene, seat) if seat in view.standing.out else list(_kept(scene, view, seat))


def _below(scene: Scene) -> Sequence[str]:
    """The lines below the result: why the hand ended; that nobody lost anything; who watched; and what lay on the
    table.
    """
    view = scene.seen_as(SchwimmenPublic)
    out, table = view.standing.out, view.public.table
    watching = listed([scene.name(seat) for seat in out])
    return [
        _why_ended(scene, view),
        *(say("schwimmen-line-spared") for _, event in scene.events if isinstance(event, AllSpared)),
        *([f"-# {say('schwimmen-line-table', cards=wording.counted(table))}"] if table else []),
        *([f"-# {say('schwimmen-line-out', names=watching)}"] if out and not scene.match.over else []),
    ]


# ---------------------------------------------------------------------------- why not


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    words: dict[str, str | int] = {}
    if refusal.values.get("by") == HOUSE:
        words["by"] = say("schwimmen-house")
    return None, words


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    return "a-turn", _why_not(scene)


# ---------------------------------------------------------------------------- what a hand is worth


def _points(found: Value) -> str:
    """Points as they are read: "28", "30½"."""
    return say("schwimmen-half", points=found.doubled // 2) if found.doubled % 2 else str(found.doubled // 2)


def _shown_worth(found: Value) -> str:
    """Points, and what they are for: "**28** ♦"."""
    kind = {THREE: "three", SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "suit")
    return say("schwimmen-value", kind=kind, points=_points(found), by=_by(found))


def _by(found: Value) -> str:
    """The suit's sign, or the rank in words."""
    return wording.rank(found.by) if found.doubled in (THREE, FEUER) else say(f"suit-{found.by}.sign")


def _then(found: Value) -> str:
    """The worth that a hand would have, on a button."""
    kind = {SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "plain")
    return say("schwimmen-then", kind=kind, points=_points(found))


def _best(view: View[SchwimmenPublic]) -> int:
    """The most that an exchange makes of the viewer's hand, in doubled points; 0 where none is asked."""
    answers = [answer for asked in owed(view.decisions) for answer in asked.enumerate()]
    return max((value(hand_after(view.hand, one)).doubled for one in answers if one.verb == EXCHANGE), default=0)


# ---------------------------------------------------------------------------- why a hint is a good one


def _unseen(view: View[SchwimmenPublic]) -> list[str]:
    """The cards that the viewer has seen nowhere, and that cannot be where they have seen them last."""
    seen = {card for zone in view.zones for card in zone.cards or ()}.union(*view.public.known)
    return [card for card in DECK if card not in seen]


def _beaten(view: View[SchwimmenPublic], hand: Value) -> int:
    """The percentage of hands of unseen cards that are worth less than this one, rounded down."""
    worths = [value(cards).doubled for cards in combinations(_unseen(view), HAND)]
    return 100 * sum(worth < hand.doubled for worth in worths) // len(worths)


def _of_hope(view: View[SchwimmenPublic], hand: Sequence[str]) -> Reason | None:
    """The reason that more cards than before would raise the hand, though it is worth no more yet."""
    before, after = (_raising(view, cards) for cards in (view.hand, hand))
    return because("schwimmen-hint-hope", before=before, after=after) if after > before else None


def _raising(view: View[SchwimmenPublic], hand: Sequence[str]) -> int:
    """The number of unseen cards that would make a hand worth more."""
    now = value(hand)
    return sum(
        any(value((*hand[:at], card, *hand[at + 1 :])).doubled > now.doubled for at in range(HAND))
        for card in _unseen(view)
    )


# ---------------------------------------------------------------------------- the parts of a panel


def _singles(scene: Scene, view: View[SchwimmenPublic], exchanges: Sequence[Action], rider: str) -> Iterator[Item]:
    """The buttons for each card of the hand: one for each card that it may be given for."""
    table = view.public.table
    for card in view.hand:
        fitting = {gave_and_took(answer)[1]: answer for answer in exchanges if gave_and_took(answer)[0] == (card,)}
        yield text(say("schwimmen-give", card=wording.row([card], scene.faces)))
        yield from rows([_exchange(scene, view, fitting[(other,)], rider) for other in table])


def _exchange(scene: Scene, view: View[SchwimmenPublic], answer: Action, rider: str) -> Button:
    """An exchange with what it makes of the hand; green where that ends it at once, blue where it is worth more."""
    took, then = gave_and_took(answer)[1], value(hand_after(view.hand, answer))
    what = naming.card(took[0]) if len(took) == 1 else say("schwimmen-all")
    style = GOOD if then.special else MAIN if then.doubled > value(view.hand).doubled else PLAIN
    label = _closes(say("schwimmen-button-take", what=what, then=_then(then)), rider)
    return answer_button(scene, label, answer.text, style, rider=rider)


def _closes(label: str, rider: str) -> str:
    """A label, which says whether the answer closes."""
    return say("schwimmen-button-closing", button=label) if rider else label


def _closing(scene: Scene, view: View[SchwimmenPublic], asked: Decision, half: Half) -> list[Button]:
    """The toggle that closes with the turn, or the button that closes instead; where it is too early, one says so."""
    if CLOSE in asked.answers:
        return [answer_button(scene, say("schwimmen-button-close"), CLOSE.text)]
    if not asked.riders and view.public.closer is None:
        return [answer_button(scene, say("schwimmen-button-early"), CLOSE.text, off=True)]
    return riders(scene, asked, half)


# ---------------------------------------------------------------------------- the table in words


def _table(scene: Scene, view: View[SchwimmenPublic]) -> list[str | None]:
    """The open cards, in the order in which they lie."""
    cards = view.public.table
    if not cards:
        return [say("schwimmen-panel-face-down", back=" ".join([wording.back(scene.faces)] * HAND))]
    return [
        say("schwimmen-panel-table", cards=wording.row(cards, scene.faces)),
        f"-# {wording.counted(cards)}" if scene.faces else None,
        f"-# {say('schwimmen-renewed')}" if _renewed(scene) else None,
    ]


def _closed(scene: Scene, view: View[SchwimmenPublic]) -> str:
    """The player who has closed, and how many turns are left; "" while nobody has."""
    closer = view.public.closer
    if closer is None:
        return ""
    left = len(view.public.last)
    if view.decisions:
        return say("schwimmen-last-turn", name=_name(scene, closer))
    return say("schwimmen-closed-by", name=_name(scene, closer), left=left)


def _name(scene: Scene, closer: int) -> str:
    return say("schwimmen-house") if closer == HOUSE else scene.name(closer)


def _lives(scene: Scene, view: View[SchwimmenPublic], seat: int) -> str:
    """The lives that a seat has left beside the one for swimming, or that it swims."""
    left = int(view.seats[seat].counters["lives"]) - scene.rules_as(Schwimmen).swim
    return say("schwimmen-lives", signs=say("schwimmen-life") * left, left=left) if left else say("schwimmen-swimming")


def _kept(scene: Scene, view: View[SchwimmenPublic], seat: int) -> Iterator[str]:
    """The lives that a seat has left, and what the hand cost it."""
    lives = int(view.seats[seat].counters["lives"])
    if lives:
        yield _lives(scene, view, seat)
    if scene.result.lives[seat]:
        swims = lives == 1 and scene.rules_as(Schwimmen).swim
        yield say("schwimmen-line-lost", what="out" if not lives else "swims" if swims else "life")


def _why_ended(scene: Scene, view: View[SchwimmenPublic]) -> str:
    """A hand worth 31 or 32, whoever closed it, or that no table was to be had any more."""
    hands = {seat: value(view.public.shown[seat]) for seat in view.standing.live}
    special = [seat for seat, found in hands.items() if found.special]
    closer = view.public.closer
    if special:
        names = listed([scene.name(seat) for seat in special])
        kind = "feuer" if any(hands[seat].doubled == FEUER for seat in special) else "schnauz"
        return say("schwimmen-ended-special", names=names, kind=kind)
    if closer is None:
        return say("schwimmen-ended-stuck")
    if closer == HOUSE:
        return say("schwimmen-ended-house")
    return say("schwimmen-ended-closed", name=_name(scene, closer), points=_points(hands[closer]))


def _renewed(scene: Scene) -> bool:
    """True if the table is new since everybody passed, and nobody has taken of it."""
    for _, event in reversed(scene.events):
        if isinstance(event, TableRenewed | Exchanged | ExchangedAll):
            return isinstance(event, TableRenewed)
    return False


def _open(scene: Scene, view: View[SchwimmenPublic], seat: int) -> str:
    """A hand as it lies open at the end."""
    cards = view.public.shown[seat]
    name = scene.name(seat)
    return f"{name} — {wording.row(cards, scene.faces)} = {_shown_worth(value(cards))}"


# ---------------------------------------------------------------------------- why not


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(SchwimmenPublic)
    turn, closer = view.public.turn, view.public.closer
    if turn != view.seat:
        return [say("schwimmen-why-turn", name=scene.name(turn))]
    if view.phase == "dealer":
        return [say("schwimmen-why-dealer")]
    lines = [say("schwimmen-why-two")]
    if closer is not None:
        lines.append(say("schwimmen-why-closed", name=_name(scene, closer)))
    elif view.public.turns // len(view.standing.live) + 1 < scene.rules_as(Schwimmen).close_from:
        lines.append(say("schwimmen-why-early"))
    return lines


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody has 31, or closes
    open_table=_open_table,
    cards=_cards,
    choices=_choices,
    answer_name=_answer_name,
    reason=_reason,
    taught=_taught,
    seat=_seat,
    middle=_middle,
    numbered_lines=_numbered_lines,
    standing=_standing,
    worth=_worth,
    below=_below,
    refused=_refused,
    reasons=_reasons,
)
