"""The table of Schwimmen: the open cards, who has closed, and the lives of each seat; what hands are worth in words."""

from collections.abc import Sequence

from bot.screens.table import generic_narration, generic_table
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.contract import View, owed
from engine.schwimmen.events import Exchanged, ExchangedAll, HandsShown, TableRenewed
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import EXCHANGE, hand_after
from engine.schwimmen.state import HOUSE, SchwimmenPublic
from engine.schwimmen.values import FEUER, HAND, SCHNAUZ, THREE, Value, value


def in_points(found: Value) -> str:
    """Points as they are read: "28", "30½"."""
    return say("schwimmen-half", points=found.doubled // 2) if found.doubled % 2 else str(found.doubled // 2)


def shown_worth(found: Value) -> str:
    """Points, and what they are for: "**28** ♦"."""
    kind = {THREE: "three", SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "suit")
    return say("schwimmen-value", kind=kind, points=in_points(found), by=counted_by(found))


def counted_by(found: Value) -> str:
    """The suit's sign, or the rank in words."""
    return wording.rank(found.by) if found.doubled in (THREE, FEUER) else say(f"suit-{found.by}.sign")


def worth_then(found: Value) -> str:
    """The worth that a hand would have, on a button."""
    kind = {SCHNAUZ: "schnauz", FEUER: "feuer"}.get(found.doubled, "plain")
    return say("schwimmen-then", kind=kind, points=in_points(found))


def best_exchange(view: View[SchwimmenPublic]) -> int:
    """The most that an exchange makes of the viewer's hand, in doubled points; 0 where none is asked."""
    answers = [answer for asked in owed(view.decisions) for answer in asked.enumerate()]
    return max((value(hand_after(view.hand, one)).doubled for one in answers if one.verb == EXCHANGE), default=0)


def open_hand(scene: Scene, view: View[SchwimmenPublic], seat: int) -> str:
    """A hand as it lies open at the end."""
    cards = view.public.shown[seat]
    name = scene.name(seat)
    return f"{name} — {wording.row(cards, scene.faces)} = {shown_worth(value(cards))}"


def open_lines(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str | None]:
    """The lines of what lies open."""
    text = closing_line(scene, view)
    return [*([f"**{text}**"] if text else []), *open_card_lines(scene, view)]


def seat_line(scene: Scene, view: View[SchwimmenPublic], at: int) -> str:
    """The line of a seat. It does not say the number of cards, which is three at all times."""
    waited = view.seats[at].waited
    known = [
        say("schwimmen-out") if view.seats[at].status == "out" else lives_left(scene, view, at),
        *([say("schwimmen-has-closed")] if view.public.closer == at else []),
        *([say("schwimmen-has-turn")] if at in view.public.last and not waited else []),
    ]
    line = f"{generic_table.seat_name(scene, view, at)} — {' · '.join(known)}"
    return f"{line}{generic_table.waiting_mark(scene, at) if waited else ''}"


def middle_lines(scene: Scene, view: View[SchwimmenPublic]) -> Sequence[str]:
    """The lines of what lies on the table."""
    stock, table = view.zone("stock").count or 0, view.public.table
    back = wording.back(scene.faces)
    passes, live = view.public.passes, len(view.standing.live)
    facts = [
        *([say("schwimmen-face-down")] if not table else []),
        say("schwimmen-stock", back=back, stock=stock),
        *([say("schwimmen-renewed")] if _is_renewed(scene) else []),
        *([say("schwimmen-passes", passes=passes, live=live)] if passes and view.public.closer is None else []),
    ]
    closed = closing_line(scene, view)
    return [
        f"# {wording.row(table, scene.faces) if table else ' '.join([back] * HAND)}",
        *([f"-# {wording.counted(table)}"] if table and scene.faces else []),
        *([closed] if closed else []),
        f"-# {' · '.join(facts)}",
    ]


def numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    """The told lines. The worth of all hands stands beside them, so nobody tells it."""
    counted = {number for number, event in scene.events if isinstance(event, HandsShown)}
    return generic_narration.numbered_lines(scene, counted)


def open_card_lines(scene: Scene, view: View[SchwimmenPublic]) -> list[str | None]:
    """The open cards, in the order in which they lie."""
    cards = view.public.table
    if not cards:
        return [say("schwimmen-panel-face-down", back=" ".join([wording.back(scene.faces)] * HAND))]
    return [
        say("schwimmen-panel-table", cards=wording.row(cards, scene.faces)),
        f"-# {wording.counted(cards)}" if scene.faces else None,
        f"-# {say('schwimmen-renewed')}" if _is_renewed(scene) else None,
    ]


def closing_line(scene: Scene, view: View[SchwimmenPublic]) -> str:
    """The player who has closed, and how many turns are left; "" while nobody has."""
    closer = view.public.closer
    if closer is None:
        return ""
    left = len(view.public.last)
    if view.decisions:
        return say("schwimmen-last-turn", name=closer_name(scene, closer))
    return say("schwimmen-closed-by", name=closer_name(scene, closer), left=left)


def closer_name(scene: Scene, closer: int) -> str:
    """The name of whoever has closed: a player, or the house."""
    return say("schwimmen-house") if closer == HOUSE else scene.name(closer)


def lives_left(scene: Scene, view: View[SchwimmenPublic], seat: int) -> str:
    """The lives that a seat has left beside the one for swimming, or that it swims."""
    left = int(view.seats[seat].counters["lives"]) - scene.rules_as(Schwimmen).swim
    return say("schwimmen-lives", signs=say("schwimmen-life") * left, left=left) if left else say("schwimmen-swimming")


def _is_renewed(scene: Scene) -> bool:
    """True if the table is new since everybody passed, and nobody has taken of it."""
    for _, event in reversed(scene.events):
        if isinstance(event, TableRenewed | Exchanged | ExchangedAll):
            return isinstance(event, TableRenewed)
    return False
