"""The end of a round as the family's picture of it says it: titles, how ranks have changed, misery."""

from bot.games.climbing.scenes import is_unearned, next_titles
from bot.screens.memories.round_picture import Rank
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine import misery
from engine.misery import Misery


def ranks(scene: Scene) -> list[Rank]:
    """The seats, the first out first."""
    titles = next_titles(scene)
    return [
        Rank(seat, place + 1, _misery(scene, seat), [*_titled(titles[place]), *_moved(scene, seat - place)])
        for place, seat in enumerate(scene.finishing_order)
    ]


def _titled(title: str | None) -> list[str]:
    return [wording.plain(title)] if title else []


def _moved(scene: Scene, up: int) -> list[str]:
    """The change of the rank, where there was one before."""
    if not up or is_unearned(scene):
        return []
    return [say("picture-up" if up > 0 else "picture-down", count=abs(up))]


def _misery(scene: Scene, seat: int) -> str:
    """The session's index after the round, where it is known."""
    known = scene.round.result.get("misery", []) if scene.round and scene.round.result else []
    return say("misery", index=misery.text(Misery(log=known[seat]))) if known and known[seat] is not None else ""
