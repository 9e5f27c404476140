"""The public table of any game, from the view alone."""

from collections.abc import Callable, Sequence

import discord

from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOOD, Button, Item, button, text
from bot.ui.custom_ids import ANSWER, TABLE, Press
from bot.ui.texts import in_figures, listed, say
from engine.contract import AnyView, View, Zone
from engine.contract.view import Counters

LOG_LINES = 4
WIDEST = 30  # letters of one width in a line on a phone
TEN, SHORT_TEN = "10", "T"  # a ten, and how it is written where there is no room
SHORT_HASH = 10  # characters
NEAR = 10  # rounds before the last one
FEW = 8  # the most cards of a zone that are shown as faces; more are text


SeatLine = Callable[[Scene, AnyView, int], str]  # the line of a seat


def facts(scene: Scene) -> str:
    """The options that are not as usual, in a line. The lobby says all house rules."""
    if scene.round is None:
        return ""
    lines = [naming.rule_name(scene.rules, name, value) for name, value in scene.record.options.items()]
    return " · ".join(lines) or say("generic-standard")


def seat_line(scene: Scene, view: View, at: int) -> str:
    """One line: the player, and everything that everybody may know of the seat."""
    return line_of(scene, view, at, [seat_counters(scene.record.game, view.seats[at].counters)])


def middle(scene: Scene, view: View) -> list[str]:
    """The lines of what lies on the table, and the numbers of the whole table."""
    return [*zones(scene, view), *_counters(scene.record.game, view.counters)]


def seat_lines(scene: Scene, view: View, seat: SeatLine) -> Sequence[str]:
    """A line for each seat, as they are numbered, and for each side of which something is counted that its seats share.
    A game that draws the seats says itself what its sides have.
    """
    return [*(seat(scene, view, at) for at in range(len(view.seats))), *_side_lines(scene, view)]


def _side_lines(scene: Scene, view: View) -> list[str]:
    counted = [(side, seat_counters(scene.record.game, counters)) for side, counters in enumerate(view.sides)]
    return [say("generic-side-counts", side=side_letter(side), counts=counts) for side, counts in counted if counts]


def last_round(view: View, most: int | None) -> list[str]:
    """The line that says after which round a match is over at the latest, once that is near enough to matter."""
    near = most is not None and most - view.standing.round < NEAR
    return [say("generic-ends-after", round=most)] if near and most is not None else []


# ---------------------------------------------------------------------------- parts that other screens show, too


def press(scene: Scene, verb: str, argument: str = "") -> Press:
    """The press that a click on the public message sends."""
    return Press(TABLE, scene.record.id, scene.stamp, verb, argument)


def answer(scene: Scene, label: str, text: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    """A button on the public message that answers for the player who presses it, if it is they who are asked."""
    return button(label, press(scene, ANSWER, text), style)


def join(scene: Scene) -> list[Button]:
    """The way in for newcomers, where there is one: to a chair that is free, or to somebody's seat."""
    if scene.full:
        return []
    way = "match" if scene.match_goes_on else "next" if scene.has_room else "steward"
    return [button(say(f"button-join-{way}"), press(scene, "join"))]


def back(scene: Scene) -> list[Button]:
    """The way back for those who are away."""
    record = scene.record
    asleep = any(person.away and person.user and person.key not in record.leaving for person in record.people)
    return [button(say("button-back-again"), press(scene, "back"), GOOD)] if asleep else []


def more(scene: Scene) -> Button:
    """The button for things that are rarely wanted of the table."""
    return button(say("button-more"), press(scene, "more"))


def commitment_line(scene: Scene) -> list[str]:
    """The beginning of the hash that fixes this deal; nothing in a lesson, which nobody need check."""
    if scene.round is None or scene.mode.taught:
        return []
    return [say("hash-short", hash=scene.round.commitment[:SHORT_HASH])]


def newcomers(scene: Scene) -> list[Item]:
    """The people who wait for the next deal."""
    if not scene.record.joining:
        return []
    names = ", ".join(wording.name(person) for person in scene.record.joining)
    return [text(f"-# {say('at-the-gate', names=names)}")]


def seat_name(scene: Scene, view: View, at: int) -> str:
    """A seat's number, name and side: "2. **Kim** (side B)"."""
    return f"{at + 1}. {seat_names(scene, view, [at])}"


def seat_names(scene: Scene, view: View, seats: Sequence[int]) -> str:
    """Seats of one side, or one that plays alone: "**Ann** and **Cem** (side A)"."""
    side = view.seats[seats[0]].team
    text = f" ({side_name(side)})" if side is not None else ""
    return listed([f"**{scene.name(at)}**" for at in seats]) + text


def side_name(side: int) -> str:
    """A side, by its letter."""
    return say("generic-side", side=side_letter(side))


def side_letter(side: int) -> str:
    """The letter of a side: A for the first."""
    return chr(ord("A") + side)


def open_zones(scene: Scene, view: View) -> list[str]:
    """The open cards that belong to nobody, as a panel shows them; whoever plays alone has the table above it."""
    if not scene.mode.public:
        return []
    return [_zone(scene, zone) for zone in view.zones if zone.owner is None and zone.cards]


def zones(scene: Scene, view: View) -> list[str]:
    """The lines of the zones that everybody sees, the hands left out."""
    return [text for zone in view.zones if zone.name != "hand" and (text := _zone(scene, zone))]


# ---------------------------------------------------------------------------- the table's own


def _counters(game: str, counters: Counters) -> list[str]:
    lines = [f"{naming.counter_name(game, name)} **{_counters_line(value)}**" for name, value in counters.items()]
    return [" · ".join(lines)] if lines else []


def seat_counters(game: str, counters: Counters) -> str:
    """The counters of a seat, in a line."""
    return " · ".join(f"{naming.counter_name(game, name)} {_counters_line(value)}" for name, value in counters.items())


def _counters_line(value: int | str) -> str:
    return value if isinstance(value, str) else in_figures(value)


def line_of(scene: Scene, view: View, at: int, known: Sequence[str]) -> str:
    """The line of a seat: the parts that are `known`, the number of its cards, and whether it is waited for."""
    seat, lines = view.seats[at], list(known)
    if seat.status != "in":
        lines.append(say("seat-left" if seat.status == "left" else "generic-done"))
    else:
        lines += [cards_held(scene, view, at), say("generic-answered") if seat.answered else ""]
    facts = " · ".join(part for part in lines if part) or "…"
    return f"{seat_name(scene, view, at)} — {facts}{waiting_mark(scene, at) if seat.waited else ''}"


def cards_held(scene: Scene, view: View, at: int) -> str:
    """The number of cards in a hand, where that is public."""
    hand = next((zone for zone in view.zones if zone.name == "hand" and zone.owner == at), None)
    return f"{wording.back(scene.faces)} {hand.count}" if hand and hand.count is not None else ""


def waiting_mark(scene: Scene, at: int) -> str:
    """The mark of a seat that is waited for, and until when."""
    deadline, person = scene.record.deadlines.get(str(at)), scene.person(at)
    until = f" <t:{int(deadline)}:R>" if deadline and person.user and not person.away else ""
    does = naming.waited_name(scene.record.game, scene.view.phase if scene.view else "")
    return f"  ◀ **{does}**{until}"


def _zone(scene: Scene, zone: Zone) -> str:
    """A zone in a line, a grid in one for each row; "" where there is nothing to see."""
    name = naming.zone_name(scene.record.game, zone.name)
    if zone.cards is None:
        shown = f"{wording.back(scene.faces)} {zone.count}" if zone.count else ""
    elif zone.columns:
        return f"**{name}**\n{_grid(zone.cards, zone.columns)}"
    elif len(zone.cards) <= FEW:
        shown = wording.row(zone.cards, scene.faces)
    else:
        shown = " ".join(map(naming.card, zone.cards))
    if zone.side is not None:
        owner = side_name(zone.side)
    elif zone.owner is not None:
        owner = scene.name(zone.owner)
    else:
        return f"**{name}** {shown or say('generic-empty')}"
    return say("generic-zone-of", zone=name, name=owner, cards=shown) if shown else ""


def _grid(cards: Sequence[str], columns: int) -> str:
    """Cells as text, with letters above the columns and numbers beside the rows. Where they would be too wide for a
    phone, nothing is between them.
    """
    cells = [naming.card(card) for card in cards]
    rim, gap = len(str(len(cells) // columns)), " "
    if rim + columns * (max(map(names.columns, cells)) + 1) > WIDEST:
        cells, gap = [cell.replace(TEN, SHORT_TEN) for cell in cells], ""
    wide = max(map(names.columns, cells))
    parts = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    head = gap.join(chr(ord("A") + at).ljust(wide) for at in range(columns))
    body = [gap.join(cell + " " * (wide - names.columns(cell)) for cell in part) for part in parts]
    lines = [f"{' ' * rim} {head}", *(f"{at:>{rim}} {row}" for at, row in enumerate(body, 1))]
    return "\n".join(["```", *(row.rstrip() for row in lines), "```"])
