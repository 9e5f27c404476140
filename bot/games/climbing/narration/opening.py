"""The lines that are told when cards are on the table before anybody has done anything, and while the next ones are
awaited.
"""

from bot.table.deadlines import DEAL
from bot.table.scene import Scene
from bot.ui.voice import line_in_turn
from engine.climbing.events import Passed, Played
from engine.climbing.rules import climbing_rules
from engine.climbing.views import climbing


def opening(scene: Scene) -> list[str]:
    """A round that begins without taxes, and its first leader; nothing where taxes are paid, which has lines of its
    own.
    """
    if scene.server.narration != "full" or scene.view is None:
        return []
    view = climbing(scene.view)
    if climbing_rules(scene.rules).taxed(view.standing):
        return []
    acted = (event.seat for _, event in scene.events if isinstance(event, Played | Passed))
    asked = (at for at, seat in enumerate(view.seats) if seat.waited)
    leader = next(acted, next(asked, None))
    return [] if leader is None else [_line(scene, "round-opens", name=scene.name(leader))]


def waiting(scene: Scene) -> list[str]:
    """The break between two rounds, once it is certain that there will be another one."""
    if scene.server.narration != "full" or DEAL not in scene.record.deadlines:
        return []
    return [_line(scene, "between")]


def _line(scene: Scene, key: str, **values: str) -> str:
    """The line in a wording that changes with each round of a table."""
    return line_in_turn(key, str(scene.record.id), scene.record.round, **values)
