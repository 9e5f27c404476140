"""A finished round as it counts for the people who played it: places, titles, taxes, misery. Pure."""

from collections.abc import Iterable, Mapping
from math import floor
from typing import Any

from bot.games.climbing.part import part
from bot.table.outcome import is_ranked, participant
from bot.table.people import user_of
from data.records import Person, RoundRecord, TableRecord
from data.stats.player_stats import Figures, counted, escapes
from data.stats.result_records import Place, Results
from engine import misery
from engine.climbing.events import TaxPaid
from engine.climbing.rules import climbing_rules
from engine.contract import Event, Result
from engine.games import rules_of
from engine.misery import Misery

REIGN = 5  # the crowns in a row that are worth a line, and as many again
LEAST_POWER = 2  # misery beyond a hundred is
MOST_MILESTONES = 2


def places(record: TableRecord, played: RoundRecord, result: Result) -> dict[str, int]:
    """Each key's place as it counts, 0 the first: a player who left with cards in hand counts as last (MIS-4)."""
    order = played.standing.order
    finished = {order[seat]: place for place, seat in enumerate(result.finish)}
    return {key: len(order) - 1 if key in record.fled else finished.get(key, len(order) - 1) for key in order}


def session_misery(record: TableRecord, played: RoundRecord, result: Result) -> dict[str, Misery]:
    """Everybody's index of this session after the round; a person who was absent from it loses the streaks (MIS-4). An
    unranked round changes nothing.
    """
    if not is_ranked(record, played):
        return part(record).misery
    players = len(played.standing.order)
    rested = {key: misery.rested(index) for key, index in part(record).misery.items()}
    counted = {
        key: misery.after(part(record).misery.get(key, Misery()), place, players)
        for key, place in places(record, played, result).items()
        if user_of(key) is None or key in record.answered
    }
    return rested | counted


def outcome(record: TableRecord, played: RoundRecord, result: Result, events: Iterable[Event]) -> Results:
    """The round for the statistics. `record` has the session's misery after it; `events` are those of the round.

    People who have given no answer are in no place of it.
    """
    order = played.standing.order
    by_key = {person.key: person for person in record.people}
    seated = [by_key.get(key, Person(key=key, name="?")) for key in order]
    counts, won = places(record, played, result), (*result.finish, *result.left)
    rules = climbing_rules(rules_of(played.game).read(played.options))
    titles = rules.titles(played.standing.model_copy(update={"round": played.number + 1}))
    taxes = _taxes(events, seated)
    return Results(
        places=tuple(
            Place(
                user=user,
                name=person.name,
                seat=seat,
                next_seat=won.index(seat),
                place=counts[person.key],
                title=titles[counts[person.key]],
                left=person.key in record.fled or seat in result.left,
                steward=person.away,
                session=part(record).misery.get(person.key, Misery()).log,
                **taxes.get(seat, {}),
            )
            for seat, person in enumerate(seated)
            if (user := participant(record, person)) is not None
        ),
        ranked=is_ranked(record, played),
    )


def _taxes(events: Iterable[Event], seated: list[Person]) -> dict[int, dict[str, Any]]:
    """The partner of each seat in taxes, and the number of cards that they were over, by seat."""
    found: dict[int, dict[str, Any]] = {}
    for event in events:
        if isinstance(event, TaxPaid):
            found[event.payer] = {"paid": event.count, "partner": seated[event.receiver].user}
            found[event.receiver] = {"received": event.count, "partner": seated[event.payer].user}
    return found


def milestones(
    before: Mapping[int, Figures], misery_before: Mapping[str, Misery], played: RoundRecord, results: Results
) -> list[dict[str, Any]]:
    """The milestones of this round, which are worth a line of their own, as JSON: {"what": …, "seat": …, "count": …},
    the rarest first.

    `before`: lifetime figures by user. "reign": the fifth crown in a row, and so on; "escape": a person's first from
    the bottom, after `count` last places; "misery": the session's index has passed ten to the power of `count`.
    """
    players = len(played.standing.order)
    found = []
    for place in results.places:
        figures = before[place.user]
        reign = counted(figures, place, players, played.table, played.number).reign
        if results.ranked and reign and reign % REIGN == 0:
            found.append((0, "reign", place.seat, reign))
        if results.ranked and not figures.escapes and escapes(figures, place, players):
            found.append((1, "escape", place.seat, figures.serfdom))
        power = _power(place.session)
        index = misery_before.get(played.standing.order[place.seat], Misery())
        if power >= LEAST_POWER and power > _power(index.log):
            found.append((2, "misery", place.seat, power))
    found.sort(key=lambda one: (one[0], -one[3]))
    return [{"what": what, "seat": seat, "count": count} for _, what, seat, count in found[:MOST_MILESTONES]]


def _power(logarithm: float) -> int:
    """The powers of ten in e to the `logarithm`; what is shown as 100 has two, however it was rounded."""
    return floor(logarithm / misery.LN_10 + 1e-9)
