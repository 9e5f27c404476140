"""How Schwimmen looks: what the hand is worth now and after every exchange, the table in large cards, and the lives."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.games.base import Presenter
from bot.screens import generic_result, generic_table
from bot.screens.answer_choices import answer_button, riders
from bot.screens.answers import Half
from bot.screens.rules import answer
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, text
from bot.ui.refusals import Words
from bot.ui.rulebook import chapter
from bot.ui.texts import say
from engine.contract import Action, Decision, Illegal, Thought, View, owed
from engine.schwimmen.events import AllSpared, HandsShown
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import CLOSE, EXCHANGE, HOUSE, KEEP, PASS, SWAP, gave_and_took, hand_after
from engine.schwimmen.values import FEUER, HAND, SCHNAUZ, THREE, Value, value


class SchwimmenPresenter(Presenter):
    """The generic screens, with parts of their own."""

    # ------------------------------------------------------------------ the panel

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        if view.phase == "over":
            return [_open(scene, view, seat) for seat in view.standing.live]
        if not view.hand:
            return []
        told = _closed(scene, view)
        return [
            f"**{told}**" if told else None,
            *_table(scene, view),
            f"{'# ' if scene.large_cards else ''}{say('schwimmen-own', cards=wording.row(view.hand, scene.faces))}",
            f"-# {wording.counted(view.hand)}" if scene.faces else None,
            say("schwimmen-worth", value=_worth(value(view.hand)), lives=_lives(scene, view, view.seat or 0)),
            f"-# {say('schwimmen-about-dealer' if view.phase == 'dealer' else 'schwimmen-about-turn')}"
            if view.decisions
            else None,
        ]

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        view, rider = scene.seen, half.rider if any(one.name == half.rider for one in asked.riders) else ""
        if asked.kind == "dealer":
            keep = answer_button(scene, say("schwimmen-button-keep", points=_points(value(view.hand))), KEEP.text, MAIN)
            return rows([keep, answer_button(scene, say("schwimmen-button-swap"), SWAP.text)])
        exchanges = [answer for answer in asked.options if answer.verb == EXCHANGE]
        whole = next(answer for answer in exchanges if len(gave_and_took(answer)[0]) == HAND)
        passing = answer_button(scene, say("schwimmen-button-pass"), PASS.text, rider=rider)
        return [
            *_singles(scene, view, exchanges, rider),
            *rows([_exchange(scene, view, whole, rider), passing, *_closing(scene, view, asked, half)]),
        ]

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        """What the hand is worth, and what the answer makes of it."""
        view, action = scene.seen, thought.action
        now, then = value(view.hand), value(hand_after(view.hand, action))
        if then.doubled > now.doubled:
            return say("schwimmen-hint-raises", before=_points(now), after=_points(then))
        if action.verb == CLOSE.verb:
            return say("schwimmen-hint-worth", points=_points(now))
        if action.verb == PASS.verb and _best(view) <= now.doubled:
            return say("schwimmen-hint-nothing", points=_points(now))
        return None

    # ------------------------------------------------------------------ the table

    def seat(self, scene: Scene, view: View, at: int) -> str:
        """How many cards each holds is not said: it is three at all times."""
        waited = view.seats[at].waited
        known = [
            say("schwimmen-out") if view.seats[at].status == "out" else _lives(scene, view, at),
            *([say("schwimmen-has-closed")] if view.memory["closer"] == at else []),
            *([say("schwimmen-has-turn")] if at in view.memory["last"] and not waited else []),
        ]
        line = f"{generic_table.seat_name(scene, view, at)} — {' · '.join(known)}"
        return f"{line}{generic_table.waited(scene, at) if waited else ''}"

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        stock, table = view.zone("stock").count or 0, view.zone("table").cards
        back = wording.back(scene.faces)
        passes, live = int(view.memory["passes"]), len(view.standing.live)
        facts = [
            *([say("schwimmen-face-down")] if table is None else []),
            say("schwimmen-stock", back=back, stock=stock),
            *([say("schwimmen-passes", passes=passes, live=live)] if passes and view.memory["closer"] is None else []),
        ]
        closed = _closed(scene, view)
        return [
            f"# {wording.row(table, scene.faces) if table else ' '.join([back] * HAND)}",
            *([f"-# {wording.counted(table)}"] if table and scene.faces else []),
            *([closed] if closed else []),
            f"-# {' · '.join(facts)}",
        ]

    def numbered_lines(self, scene: Scene) -> list[tuple[int, str]]:
        """What all hands are worth stands beside them, so nobody tells it."""
        counted = {number for number, event in scene.told if isinstance(event, HandsShown)}
        return generic_table.numbered_lines(scene, counted)

    # ------------------------------------------------------------------ the result

    def standing(self, scene: Scene, seat: int) -> str | None:
        view = scene.seen
        if seat in view.standing.out:
            return None
        hand = view.zone("shown", seat).cards or ()
        line = generic_result.line_of(scene, seat, list(_kept(scene, view, seat)))
        return f"{line}\n> {wording.row(hand, scene.faces)} = {_worth(value(hand))}"

    def below(self, scene: Scene) -> Sequence[str]:
        """Where nobody lost anything; who watched; and what lay on the table."""
        view = scene.seen
        out, table = view.standing.out, view.zone("table").cards
        watching = wording.together([wording.name(scene.person(seat)) for seat in out])
        return [
            *(say("schwimmen-line-spared") for _, event in scene.told if isinstance(event, AllSpared)),
            *([f"-# {say('schwimmen-line-table', cards=wording.counted(table))}"] if table else []),
            *([f"-# {say('schwimmen-line-out', names=watching)}"] if out else []),
        ]

    # ------------------------------------------------------------------ why not

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        words: dict[str, str | int] = {}
        if refusal.values.get("by") == HOUSE:
            words["by"] = say("schwimmen-house")
        return None, words

    def why(self, scene: Scene) -> ui.LayoutView:
        return answer(chapter("schwimmen", "a-turn"), _reasons(scene))


# ---------------------------------------------------------------------------- what a hand is worth


def _points(found: Value) -> str:
    """Points as they are read: "28", "30½"."""
    return say("schwimmen-half", points=found.doubled // 2) if found.doubled % 2 else str(found.doubled // 2)


def _worth(found: Value) -> str:
    """Points, and what they are for: "**28** ♦"."""
    kind = {THREE: "three", SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "suit")
    return say("schwimmen-value", kind=kind, points=_points(found), by=_by(found))


def _by(found: Value) -> str:
    """The suit's sign, or the rank in words."""
    return wording.rank(found.by) if found.doubled in (THREE, FEUER) else say(f"suit-{found.by}.sign")


def _then(found: Value) -> str:
    """What a hand would be worth, on a button."""
    kind = {SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "plain")
    return say("schwimmen-then", kind=kind, points=_points(found))


def _best(view: View) -> int:
    """The most that an exchange makes of the viewer's hand, in doubled points; 0 where none is asked."""
    answers = [answer for asked in owed(view.decisions) for answer in asked.answers()]
    return max((value(hand_after(view.hand, one)).doubled for one in answers if one.verb == EXCHANGE), default=0)


# ---------------------------------------------------------------------------- the parts of a panel


def _singles(scene: Scene, view: View, exchanges: Sequence[Action], rider: str) -> Iterator[Item]:
    """For each card of the hand, a button for each that it may be given for."""
    table = view.zone("table").cards or ()
    for card in view.hand:
        fitting = {gave_and_took(answer)[1]: answer for answer in exchanges if gave_and_took(answer)[0] == (card,)}
        yield text(say("schwimmen-give", card=wording.row([card], scene.faces)))
        yield from rows([_exchange(scene, view, fitting[(other,)], rider) for other in table])


def _exchange(scene: Scene, view: View, answer: Action, rider: str) -> Button:
    """An exchange with what it makes of the hand; green where that ends it at once, blue where it is worth more."""
    took, then = gave_and_took(answer)[1], value(hand_after(view.hand, answer))
    what = naming.card(took[0]) if len(took) == 1 else say("schwimmen-all")
    style = GOOD if then.special else MAIN if then.doubled > value(view.hand).doubled else PLAIN
    return answer_button(
        scene, say("schwimmen-button-take", what=what, then=_then(then)), answer.text, style, rider=rider
    )


def _closing(scene: Scene, view: View, asked: Decision, half: Half) -> list[Button]:
    """The toggle that closes with the turn, or the button that closes instead; where it is too early, one says so."""
    if CLOSE in asked.options:
        return [answer_button(scene, say("schwimmen-button-close"), CLOSE.text)]
    if not asked.riders and view.memory["closer"] is None:
        return [answer_button(scene, say("schwimmen-button-early"), CLOSE.text, off=True)]
    return riders(scene, asked, half)


# ---------------------------------------------------------------------------- the table in words


def _table(scene: Scene, view: View) -> list[str | None]:
    """The open cards, in the order in which they lie."""
    cards = view.zone("table").cards
    if cards is None:
        return [say("schwimmen-panel-face-down", back=" ".join([wording.back(scene.faces)] * HAND))]
    return [
        say("schwimmen-panel-table", cards=wording.row(cards, scene.faces)),
        f"-# {wording.counted(cards)}" if scene.faces else None,
    ]


def _closed(scene: Scene, view: View) -> str:
    """The player who has closed, and how many turns are left; "" while nobody has."""
    closer = view.memory["closer"]
    if closer is None:
        return ""
    left = len(view.memory["last"])
    if view.decisions:
        return say("schwimmen-last-turn", name=_name(scene, closer))
    return say("schwimmen-closed-by", name=_name(scene, closer), left=left)


def _name(scene: Scene, closer: int) -> str:
    return say("schwimmen-house") if closer == HOUSE else wording.name(scene.person(closer))


def _lives(scene: Scene, view: View, seat: int) -> str:
    """The lives that a seat has left beside the one for swimming, or that it swims."""
    left = int(view.seats[seat].counters["lives"]) - scene.rules_as(Schwimmen).swim
    return say("schwimmen-lives", signs=say("schwimmen-life") * left, left=left) if left else say("schwimmen-swimming")


def _kept(scene: Scene, view: View, seat: int) -> Iterator[str]:
    """The lives that a seat has left, and what the hand cost it."""
    lives = int(view.seats[seat].counters["lives"])
    if lives:
        yield _lives(scene, view, seat)
    if scene.result.lives[seat]:
        swims = lives == 1 and scene.rules_as(Schwimmen).swim
        yield say("schwimmen-line-lost", what="out" if not lives else "swims" if swims else "life")


def _open(scene: Scene, view: View, seat: int) -> str:
    """A hand as it lies open at the end."""
    cards = view.zone("shown", seat).cards or ()
    name = wording.name(scene.person(seat))
    return f"{name} — {wording.row(cards, scene.faces)} = {_worth(value(cards))}"


# ---------------------------------------------------------------------------- why not


def _reasons(scene: Scene) -> list[str]:
    """What the viewer cannot do now, and why."""
    view = scene.view
    if view is None or view.seat is None or view.phase == "over" or not view.hand:
        return []
    turn, closer = int(view.memory["turn"]), view.memory["closer"]
    if turn != view.seat:
        return [say("schwimmen-why-turn", name=wording.name(scene.person(turn)))]
    if view.phase == "dealer":
        return [say("schwimmen-why-dealer")]
    told = [say("schwimmen-why-two")]
    if closer is not None:
        told.append(say("schwimmen-why-closed", name=_name(scene, closer)))
    elif int(view.memory["turns"]) // len(view.standing.live) + 1 < scene.rules_as(Schwimmen).close_from:
        told.append(say("schwimmen-why-early"))
    return told


PRESENTER = SchwimmenPresenter()
