"""Reactions to the last trick: buttons behind ⋯ for everybody who reads along, and the signs at the end of its line."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.screens.table.generic_narration import TRICK_TAKEN
from bot.screens.table.generic_table import LOG_LINES
from bot.table.reactions import SIGNS
from bot.table.scene import Scene
from bot.ui.components import Button, button
from bot.ui.custom_ids import TABLE, Press
from bot.ui.texts import say

Numbered = Sequence[tuple[int, str]]  # the lines of the log, each with the number of the event that it tells


def append_reactions(scene: Scene, lines: Numbered) -> list[str]:
    """The lines, each with the signs that were given to what it tells."""
    if not scene.reactions:
        return [line for _, line in lines]
    before = [-1, *(number for number, _ in lines)]
    given = [_signs(scene.reactions, first, number) for first, (number, _) in zip(before, lines, strict=False)]
    return [f"{line} {signs}".rstrip() for (_, line), signs in zip(lines, given, strict=True)]


def _signs(reactions: Mapping[int, Mapping[str, int]], after: int, last: int) -> str:
    """The signs for the events after one and up to another: "🎉 2 😱"."""
    given = dict.fromkeys(SIGNS, 0)
    for number, signs in reactions.items():
        if after < number <= last:
            for sign, count in signs.items():
                given[sign] += count
    return " ".join(f"{SIGNS[sign]} {count}" if count > 1 else SIGNS[sign] for sign, count in given.items() if count)


def reacted_to(scene: Scene, lines: Numbered) -> int | None:
    """The event that a sign is about now: the last trick, where the log still shows it, else what it told last; None
    where it has told nothing.
    """
    tricks = {number for number, event in scene.events if event.name == TRICK_TAKEN}
    shown = [number for number, _ in lines[-LOG_LINES:] if number >= 0]
    return next((number for number in reversed(shown) if number in tricks), shown[-1] if shown else None)


def signs(scene: Scene) -> list[Button]:
    """The signs that somebody may give."""
    if scene.round is None or not scene.mode.public or scene.record.phase not in ("round", "between"):
        return []
    press = partial(Press, TABLE, scene.record.id, scene.stamp, "sign")
    return [button(say(f"sign-{sign}"), press(sign)) for sign in SIGNS]
