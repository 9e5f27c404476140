"""The figures of `docs/lab/strength.md`: for each game a section of its own, with the machine, the version and the day.
The words around them are the page's own.
"""

import platform
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from engine.search import Level
from tests.tools import pages
from tests.tools.strength.tournament import Entry, Outcome, share_of_way

PAGE = Path(__file__).parents[3] / "docs" / "lab" / "strength.md"

SECTION = """`{command}`, {day}: Python {python}, {machine}.{partial}

| player | among | seats | options | deals | place | even | first | even | ms | 95 % |
|---|---|---|---|---|---|---|---|---|---|---|
{rows}

{way}
"""

SEARCHES: tuple[Level, ...] = ("vizier", "master")

PARTIAL = " Only some of its tournaments were held, or with fewer deals."


def write(command: str, outcomes: Sequence[Outcome], *, complete: bool) -> None:
    """Write the section of the game that these outcomes are of; `complete`: they are all of its tournaments."""
    pages.write(PAGE, outcomes[0].entry.game, "make tournament", section(command, outcomes, complete=complete))


def section(command: str, outcomes: Sequence[Outcome], *, complete: bool) -> str:
    """The figures of one game."""
    return SECTION.format(
        command=command,
        day=date.today().isoformat(),
        python=platform.python_version(),
        machine=pages.machine(),
        partial="" if complete else PARTIAL,
        rows="\n".join(map(_row, outcomes)),
        way="\n".join(_way(outcomes)),
    ).rstrip()


def _way(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield sentences on how far each player has come from its rivals to a player who sees all cards, among the same
    rivals; or on what there is to win where nobody else was tried, from a view alone where that has a bound.
    """
    several = not all(same_table(outcomes[0], one) for one in outcomes)
    for one in outcomes:
        match one.entry.player[0]:
            case "bound":
                yield _at_most(one)
            case "all-seeing":
                beside = [other for other in outcomes if same_table(one, other)]
                yield from _way_to(one, beside, f" ({one.entry.seats} seats, {_terms(one.entry)})" if several else "")


def _at_most(bound: Outcome) -> str:
    rivals, (even, _) = bound.entry.rivals[0], bound.even
    if not bound.beats_rivals:
        return f"- The bound does not beat the {rivals}: from a view alone there is nothing left to win."
    return f"- The bound beats the {rivals} by {even - bound.place.value:.3f}: from a view alone more cannot be won."


def _way_to(seer: Outcome, beside: Sequence[Outcome], where: str) -> Iterator[str]:
    rivals = seer.entry.rivals[0]
    if not seer.beats_rivals:
        yield (
            f"- The all-seeing search does not beat the {rivals} by more than its interval, so these deals show no way."
        )
        return
    if beside == [seer]:
        yield f"- The all-seeing search beats the {rivals}. From a view alone no search has been found that does."
    for one in beside:
        if one.entry.player[0] in SEARCHES:
            value, interval = (100 * part for part in share_of_way(one, seer))
            yield (
                f"- The {one.entry.player[0]} has come {value:.0f} ± {interval:.0f} % of the way "
                f"from the {rivals} to the all-seeing search{where}."
            )


def same_table(one: Outcome, other: Outcome) -> bool:
    """True if two players have played the same deals among the same rivals."""
    return _table(one) == _table(other)


def _table(one: Outcome) -> tuple[object, ...]:
    entry = one.entry
    return entry.game, entry.seats, entry.options, entry.hands, entry.rivals[0]


def _row(one: Outcome) -> str:
    entry, (place, first) = one.entry, one.even
    cells = [
        entry.player[0],
        entry.rivals[0],
        entry.seats,
        _terms(entry),
        entry.deals,
        one.place,
        f"{place:.2f}",
        one.first,
        f"{first:.2f}",
        f"{one.mean:.1f}",
        f"{one.slow:.1f}",
    ]
    return f"| {' | '.join(map(str, cells))} |"


def _terms(entry: Entry) -> str:
    """The options of a table, and the number of hands."""
    options = ", ".join(f"{name} {value}" for name, value in entry.options.items()) or "usual"
    return options + (f", {entry.hands} hands in a row" if entry.hands > 1 else "")
