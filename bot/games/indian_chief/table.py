"""The table of Indian Chief: the melds of the newest reveal, the score sheets, and what is told of a turn; the words of
its screens.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.screens.table import generic_narration, generic_table
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.texts import listed, say
from bot.ui.voice import line_for
from engine.indian_chief.events import Melded, Stole, TurnBegan
from engine.indian_chief.melds import CATEGORIES, size_of
from engine.indian_chief.round import TURNS, total
from engine.indian_chief.state import IndianChiefView, sheet_in

MOST_FACES = 24  # the most cards of a turn that are shown as faces; more are text
NAME_WIDTH = 8  # the width of the columns of a sheet, in characters; a thief's ten and a rich man's minus fit
WIDTHS = (3, 3, 3, 3, 4, 3, 3)
TOTAL_WIDTH = 4
EMPTY = "·"


def category_name(category: str) -> str:
    """The name of a category."""
    return say("indian-chief-category", category=category)


def category_rule(view: IndianChiefView, category: str) -> str:
    """The rule of a meld: what it scores; of a thief, what else it does now."""
    last = "yes" if view.counters["turn"] == TURNS else "no"
    return say("indian-chief-scores", category=category, last=last)


def category_sign(category: str) -> str:
    """The number of cards, as a key of a telephone."""
    return f"{size_of(category)}\ufe0f\u20e3"


def category_heading(category: str) -> str:
    """The name of a category with its sign."""
    return f"{category_sign(category)} {category_name(category)}"


def in_points(count: int) -> str:
    """A number of points in words."""
    return say("indian-chief-points", points=count)


def seat_line(scene: Scene, view: IndianChiefView, at: int) -> str:
    """The line of a seat."""
    sheet, held = sheet_in(view, at), view.public.known[at]
    known = [
        in_points(total(sheet)) if sheet is not None else "",
        say("indian-chief-holds", cards=wording.row(held, scene.faces)) if held else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def middle_lines(scene: Scene, view: IndianChiefView) -> Sequence[str]:
    """The lines of what lies on the table."""
    found = [(scene.person(at).name, sheet_in(view, at)) for at in range(len(view.seats))]
    sheets = [(name, sheet) for name, sheet in found if sheet is not None]
    return [
        say("indian-chief-turn", turn=view.counters["turn"], stub=view.zone("stub").count or 0),
        *meld_lines(scene),
        *(sheet_lines(sheets) if sheets else [say("indian-chief-sheet-hidden")]),
    ]


def numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    """The told lines, each with the number of its event."""
    lines = generic_narration.numbered_lines(scene, _silent(scene))
    return sorted([*lines, *_equal(scene)], key=lambda line: line[0])


class Reveal(NamedTuple):
    """The melds of the newest turn that was revealed, and the cards that were stolen from them."""

    turn: int
    melds: Mapping[int, Melded]
    thefts: Sequence[Stole]


def _newest(scene: Scene) -> Reveal | None:
    """The newest reveal; None before the first."""
    turn = revealed = 0
    melds: dict[int, Melded] = {}
    thefts: list[Stole] = []
    for _, event in scene.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Melded):
            if event.seat in melds:  # of an older turn
                melds, thefts = {}, []
            melds[event.seat], revealed = event, turn
        elif isinstance(event, Stole):
            thefts.append(event)
    return Reveal(revealed, melds, thefts) if melds else None


def meld_lines(scene: Scene) -> list[str]:
    """The lines on all melds of the newest reveal."""
    reveal = _newest(scene)
    if reveal is None:
        return [say("indian-chief-face-down")]
    faces = scene.faces if sum(len(meld.cards) for meld in reveal.melds.values()) <= MOST_FACES else {}
    lines = [say("indian-chief-melds", turn=reveal.turn)]
    for seat, meld in sorted(reveal.melds.items()):
        gone = [
            say("indian-chief-meld-stolen", name=scene.name(theft.seat), card=wording.card(theft.card))
            for theft in reveal.thefts
            if theft.whom == seat
        ]
        line = say(
            "indian-chief-meld",
            name=scene.name(seat),
            meld=category_heading(meld.category),
            cards=wording.row(meld.cards, faces),
            points=meld.points,
        )
        lines.append(" ".join([line, *gone]))
    return lines


def sheet_lines(sheets: Iterable[tuple[str, Mapping[str, int]]]) -> list[str]:
    """The score sheets as a table: a line for each, with its owner's name."""
    head = "".join(str(size).rjust(width) for size, width in enumerate(WIDTHS, 1))
    lines = [f"{' ' * NAME_WIDTH}{head}{say('indian-chief-sheet-total').rjust(TOTAL_WIDTH)}"]
    for name, sheet in sheets:
        cells = (str(sheet.get(category, EMPTY)) for category in CATEGORIES)
        row = "".join(cell.rjust(width) for cell, width in zip(cells, WIDTHS, strict=True))
        lines.append(f"{names.in_column(name, NAME_WIDTH)}{row}{str(total(sheet)).rjust(TOTAL_WIDTH)}")
    return ["\n".join(["```", *lines, "```", f"-# {say('indian-chief-sheet-key')}"])]


def _turns(scene: Scene) -> Iterator[list[tuple[int, Melded]]]:
    """The melds of each turn that was revealed, with the numbers of the events."""
    turn: list[tuple[int, Melded]] = []
    for number, event in scene.events:
        if isinstance(event, Melded):
            turn.append((number, event))
        elif turn:
            yield turn
            turn = []
    if turn:
        yield turn


def _best(melds: Sequence[tuple[int, Melded]]) -> list[tuple[int, Melded]]:
    """The melds that scored most."""
    most = max(meld.points for _, meld in melds)
    return [one for one in melds if one[1].points == most]


def _silent(scene: Scene) -> frozenset[int]:
    """The numbers of the events that the table shows in other ways: of the melds of a turn only the best is told by
    itself, if it is the only one.
    """
    shown = {number for number, event in scene.events if isinstance(event, TurnBegan) or event.SECRET}
    for turn in _turns(scene):
        (first, _), *equal = _best(turn)
        shown |= {number for number, _ in turn if equal or number != first}
    return frozenset(shown)


def _equal(scene: Scene) -> Iterator[tuple[int, str]]:
    """A line for each turn in which several melds scored most."""
    if scene.server.narration != "full":
        return
    for turn in _turns(scene):
        first, *equal = _best(turn)
        if equal:
            names = listed([scene.name(meld.seat) for _, meld in (first, *equal)])
            number, seed = turn[-1][0], f"{scene.record.id}:{scene.record.round}:{turn[-1][0]}"
            yield number, line_for("indian-chief-equal", seed, names=names, points=first[1].points)
