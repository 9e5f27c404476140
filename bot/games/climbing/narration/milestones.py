"""The lines that the chronicle adds when a round was a milestone for somebody."""

from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import in_figures
from bot.ui.voice import line_for

PLAIN_POWERS = 6  # up to a million a power of ten is written out
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def milestone_lines(scene: Scene) -> list[str]:
    """A line for each milestone of a finished round, as `results.milestones` found them; none in a quiet server."""
    result = scene.round.result if scene.round and scene.server.narration != "quiet" else None
    found = result.get("milestones", []) if result else []
    return [_line(scene, str(one["what"]), int(one["seat"]), int(one["count"])) for one in found]


def _line(scene: Scene, what: str, seat: int, count: int) -> str:
    seed = f"{scene.record.id}:{scene.record.round}:{seat}"
    name, times = scene.name(seat), wording.place(count - 1)
    return line_for(f"milestone-{what}", seed, name=name, times=times, power=_power(count))


def _power(exponent: int) -> str:
    return in_figures(f"{10**exponent:,}") if exponent <= PLAIN_POWERS else "10" + str(exponent).translate(SUPERSCRIPT)
