"""A finished round as it counts for the people who played it: places, titles, taxes, misery; and a series, the best of
a number of rounds, by what their places are worth. Tahimi never ends; this gives it a winner.

A round is worth as many points as players finish behind one; a player who has left it has none. Of equal totals the
better place in the last round decides (TAH-12).
"""

from collections.abc import Callable, Iterable, Mapping
from math import floor
from typing import Any, NamedTuple

from bot.games.climbing.part import part, with_part
from bot.screens.memories.round_picture import Rank
from bot.table.outcome import MATCH, is_ranked, participant
from bot.table.people import user_of
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.texts import listed, say
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
KEY = "series"  # the key in a round's result


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


class Stand(NamedTuple):
    """A series after its round number `round` of `most`. `points`: the points by seat of that round."""

    round: int
    most: int
    points: tuple[int, ...]


def count_round(record: TableRecord, played: RoundRecord, result: Result) -> tuple[TableRecord, Mapping[str, Any]]:
    """Return the record when a round is over, and the standing of the series that is stored with that round's result,
    as JSON. Nothing is stored if no series is played; at its end the winners are stored as well, as for a match. The
    next series then begins at nothing.
    """
    most = part(record).best_of
    if most == "none":
        return record, {}
    order, place = played.standing.order, places(record, played, result)
    points = {key: part(record).points.get(key, 0) + len(order) - 1 - place[key] for key in order}
    number = part(record).counted + 1
    payload: dict[str, Any] = {KEY: Stand(number, most, tuple(points[key] for key in order))._asdict()}
    if number < most:
        return with_part(record, points=points, counted=number), payload
    ranked = [(-points[key], place[key]) for key in order]
    ends = [sorted(ranked).index(one) for one in ranked]
    winners = [seat for seat, at in enumerate(ends) if at == 0]
    payload[MATCH] = {"over": True, "places": ends, "winners": winners, "rounds": most}
    return with_part(record, points={}, counted=0), payload


def stand(scene: Scene) -> Stand | None:
    """The series as it stood after the round that the scene shows; None while it is played, or where there is none."""
    payload = scene.round.result.get(KEY) if scene.round and scene.round.result else None
    return Stand(payload["round"], payload["most"], tuple(payload["points"])) if payload else None


def heading(scene: Scene) -> str | None:
    """The line that names the winners of a series which ended with this round; None where none did."""
    series, match = stand(scene), scene.match
    if series is None or not match.over:
        return None
    winners = listed([scene.name(seat) for seat in match.winners])
    return say("series-won", names=winners, count=len(match.winners), rounds=series.most)


def line(scene: Scene) -> str | None:
    """Everybody's points, the most first."""
    series = stand(scene)
    if series is None:
        return None
    seats = sorted(range(len(series.points)), key=lambda seat: -series.points[seat])
    seats = list(scene.match.order) if scene.match.over else seats
    points = " · ".join(f"{scene.name(seat)} **{series.points[seat]}**" for seat in seats)
    return f"-# {say('series-points', round=series.round, rounds=series.most, points=points)}"


def place_lines(scene: Scene, shown: Callable[[str], str] = names.in_markdown) -> list[str]:
    """The places of a series that is over: "1. 🏆 Kim 11"; nothing if none is over."""
    series, match = stand(scene), scene.match
    if series is None or not match.over:
        return []
    return [
        f"{match.places[seat] + 1}. {'🏆 ' if seat in match.winners else ''}"
        f"{wording.name(scene.person(seat), shown)} {series.points[seat]}"
        for seat in match.order
    ]


def ranks(scene: Scene) -> list[Rank]:
    """The ranks of the players in a series that is over, for a picture; none before."""
    series, match = stand(scene), scene.match
    if series is None or not match.over:
        return []
    return [
        Rank(seat, match.places[seat] + 1, say("series-counted", count=series.points[seat]), []) for seat in match.order
    ]


def own(scene: Scene, seat: int) -> str | None:
    """The line for a seat about a series that is over."""
    series, match = stand(scene), scene.match
    if series is None or not match.over:
        return None
    if seat in match.winners:
        return say("series-yours", rounds=series.most)
    return say("series-place", place=wording.place(match.places[seat]), rounds=series.most)


def coming(scene: Scene) -> str | None:
    """The number of the round in its series, for the table's facts."""
    most = part(scene.record).best_of
    return None if most == "none" else say("series-round", round=part(scene.record).counted + 1, rounds=most)
