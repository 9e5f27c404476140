"""The lines that are told around a round: the Tahimi's decree before it, and how it moved the ranks after it."""

from bot.games.climbing.part import part
from bot.games.climbing.scenes import is_unearned
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from bot.ui.voice import line_in_turn


def proclamation(scene: Scene) -> list[str]:
    """The decree of the Tahimi for this round, read out before anything else."""
    decree, by_key = part(scene.record).decree, {person.key: wording.name(person) for person in scene.seated}
    if decree.by not in by_key:
        return []
    lines = [wording.house_rule(name, value) for name, value in decree.options.items()]
    if decree.dealer in by_key:
        lines.append(say("decree-deals", name=by_key[decree.dealer]))
    if not lines:
        return []
    line, law = _line(scene, "proclaimed", name=by_key[decree.by]), " · ".join(lines)
    return [f"{line} **{law[0].upper()}{law[1:]}.**"]


def movements(scene: Scene) -> list[str]:
    """The lines on how the finished round moved the ranks, the weightiest first; none while it goes on.

    They tell of the crown, of who kept the broom, and of the greatest rise and fall that this leaves to tell. Where
    nobody had earned a rank before, there is nothing to compare with: they tell only who was first.
    """
    if scene.round is None or scene.round.result is None:
        return []
    order = scene.finishing_order
    names = [scene.name(seat) for seat in range(len(order))]
    first, bottom = order[0], len(order) - 1
    if is_unearned(scene):
        return [_line(scene, "went-out-first", name=names[first])]
    crown = _crown(scene, first, names)
    stuck = [_line(scene, "stuck", name=names[bottom])] if order[-1] == bottom else []
    lines = [*stuck, crown] if first == 1 else [crown, *stuck]
    moved = {seat: seat - place for place, seat in enumerate(order) if seat != first}
    if first not in (0, bottom):
        del moved[0]  # whose fall is told with the crown's
    rise, fall = max(moved, key=moved.__getitem__), min(moved, key=moved.__getitem__)
    if moved[rise] > 0:
        lines.append(_line(scene, "rise", name=names[rise], count=moved[rise]))
    if moved[fall] < 0:
        lines.append(_line(scene, "fall", name=names[fall], count=-moved[fall]))
    return lines


def chronicle_line(scene: Scene) -> str:
    """The finished round in one line."""
    return movements(scene)[0]


def _crown(scene: Scene, first: int, names: list[str]) -> str:
    """The line that tells where the crown has come from; `first`: the seat that finished first."""
    if first == len(names) - 1:
        return _line(scene, "rise-crown", name=names[first])
    if first == 0:
        return _line(scene, "reign", name=names[first])
    return _line(scene, "fall-crown", name=names[0], next=names[first])


def _line(scene: Scene, key: str, **values: str | int) -> str:
    """A line that is told once a round: at this table its wording is not that of the round before."""
    return line_in_turn(key, str(scene.record.id), scene.record.round, **values)
