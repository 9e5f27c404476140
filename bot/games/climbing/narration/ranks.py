"""What is told around a round: the Tahimi's decree before it, and what it did to the ranks after it."""

from bot.games.climbing.part import part
from bot.games.climbing.scenes import unearned
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from bot.ui.voice import line_for


def proclamation(scene: Scene) -> list[str]:
    """What the Tahimi has decreed for this round, read out before anything else."""
    decree, by_key = part(scene.record).decree, {person.key: wording.name(person) for person in scene.seated}
    if decree.by not in by_key:
        return []
    told = [wording.house_rule(name, value) for name, value in decree.options.items()]
    if decree.dealer in by_key:
        told.append(say("decree-deals", name=by_key[decree.dealer]))
    if not told:
        return []
    line, law = line_for("proclaimed", _seed(scene), name=by_key[decree.by]), " · ".join(told)
    return [f"{line} **{law[0].upper()}{law[1:]}.**"]


def movements(scene: Scene) -> list[str]:
    """What the finished round did to the ranks, the weightiest first; nothing while it goes on.

    The crown, who kept the broom, and the greatest rise and fall that this leaves to tell. Where nobody had earned a
    rank before, there is nothing to compare with: only who was first.
    """
    if scene.round is None or scene.round.result is None:
        return []
    order, seed = scene.finishing_order, _seed(scene)
    names = [wording.name(scene.person(seat)) for seat in range(len(order))]
    first, bottom = order[0], len(order) - 1
    if unearned(scene):
        return [line_for("went-out-first", seed, name=names[first])]
    crown = _crown(first, names, seed)
    stuck = [line_for("stuck", seed, name=names[bottom])] if order[-1] == bottom else []
    told = [*stuck, crown] if first == 1 else [crown, *stuck]
    moved = {seat: seat - place for place, seat in enumerate(order) if seat != first}
    if first not in (0, bottom):
        del moved[0]  # whose fall is told with the crown's
    rise, fall = max(moved, key=moved.__getitem__), min(moved, key=moved.__getitem__)
    if moved[rise] > 0:
        told.append(line_for("rise", seed, name=names[rise], count=moved[rise]))
    if moved[fall] < 0:
        told.append(line_for("fall", seed, name=names[fall], count=-moved[fall]))
    return told


def chronicle_line(scene: Scene) -> str:
    """The finished round in one line."""
    return movements(scene)[0]


def _crown(first: int, names: list[str], seed: str) -> str:
    """Where the crown has come from; `first`: the seat that finished first."""
    if first == len(names) - 1:
        return line_for("rise-crown", seed, name=names[first])
    if first == 0:
        return line_for("reign", seed, name=names[first])
    return line_for("fall-crown", seed, name=names[0], next=names[first])


def _seed(scene: Scene) -> str:
    return f"{scene.record.id}:{scene.record.round}"
