"""A series: the best of a number of rounds, by what their places are worth. Tahimi never ends; this gives it a winner.

A round is worth as many points as players finish behind one; who has left it has none. Of equal totals the better place
in the last round decides (TAH-12).
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bot.games.climbing.part import part, with_part
from bot.games.climbing.results import places as places_of
from bot.screens.memories.round_picture import Rank
from bot.table.matches import MATCH
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.texts import listed, say
from data.records import RoundRecord, TableRecord
from engine.contract import Result

KEY = "series"  # the key in a round's result


class Stand(NamedTuple):
    """A series after its round number `round` of `most`. `points`: by seat of that round."""

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
    order, place = played.standing.order, places_of(record, played, result)
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


def places(scene: Scene, shown: Callable[[str], str] = names.in_markdown) -> list[str]:
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
