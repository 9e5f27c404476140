"""The turning points of a round: a line for each of the moves after which somebody could expect much more or much less,
seen with all cards. They are for everybody, below the result and in the chronicle, once they are worked out; those of a
deal of the day stand in its review, once its day is closed.
"""

from collections.abc import Sequence

from bot.table.scene import Scene
from bot.table.turning import are_told
from bot.ui import naming, wording
from bot.ui.texts import percent, say
from data.records import Person
from engine.review.turning import TurningPoint

MUCH = 0.25  # the least move of an expectation that is told as a long one


def lines(scene: Scene) -> list[str]:
    """The turning points of the round that is over; none where they are not told, or not worked out yet."""
    return turning_points(scene.record.game, scene.seated, _points(scene))


def turning_points(game: str, people: Sequence[Person], points: Sequence[TurningPoint]) -> list[str]:
    """The lines about the turning points of a round; `people`: the players by seat."""
    return [say("turning-title"), *(f"> {_line(game, people, one)}" for one in points)] if points else []


def after(scene: Scene, moves: int, *, last: bool) -> list[str]:
    """The lines of a story after this number of moves: of the move before, where the round turned with it; at its
    `last` move all of them.
    """
    points = _points(scene)
    if last and points:
        return [say("turning-title"), *(_line(scene.record.game, scene.seated, one) for one in points)]
    return [_line(scene.record.game, scene.seated, one) for one in points if one.at + 1 == moves]


def _points(scene: Scene) -> Sequence[TurningPoint]:
    if scene.round is None or not are_told(scene.record, scene.round, scene.server):
        return ()
    return scene.round.turning_points or ()


def _line(game: str, people: Sequence[Person], point: TurningPoint) -> str:
    """The line that says who did what, and for whom expectations rose or fell with it."""
    named = [wording.name(person) for person in people]
    way = "rise" if point.after > point.before else "fall"
    return say(
        f"turning-own-{way}" if point.whom == point.seat else f"turning-{way}",
        name=named[point.seat],
        whom=named[point.whom],
        move=point.at + 1,
        action=naming.option_name(game, point.action, lambda seat: named[seat]),
        size="much" if point.moved >= MUCH else "some",
        before=percent(point.before),
        after=percent(point.after),
    )
