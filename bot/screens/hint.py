"""A hint in few words: what a strong computer player would do, and why; and the way to it on a panel. What it says is
true, and is of the asker's own cards alone.
"""

from collections.abc import Callable
from itertools import islice

from discord import ui

from bot.table.scene import Scene
from bot.ui.components import PER_ROW, Button, Item, button, fits, rows, screen, text
from bot.ui.custom_ids import HAND, HINT, WHY, Press, decode, kind
from bot.ui.texts import say
from engine.contract import Action, Decision, Thought, owed

Named = Callable[[Action], str]  # an answer in few words


def hint(asked: Decision | None, thought: Thought, named: Named, reason: str | None) -> str:
    """`asked`: the decision that the hint is for. `reason`: the game's own, where it knows one."""
    answer = named(thought.action)
    if asked is not None and len(list(islice(asked.answers(), 2))) == 1:
        return say("hint-only", answer=answer)
    by = "hint-vizier" if thought.candidates else "hint-merchant"
    return say(by, answer=answer, reason=reason or usual_reason(thought, named))


def usual_reason(thought: Thought, named: Named) -> str:
    """What can be said in any game: how the answer did in the endings that were played out, beside the next best."""
    if not thought.candidates:
        return say("hint-because-usual")
    best, *others = thought.candidates
    second = next((one for one in others if named(one.action) != named(best.action)), None)
    if second is None:
        return say("hint-because-best", count=thought.playouts)
    key = "hint-because-ahead" if best.value > second.value else "hint-because-level"
    return say(key, count=thought.playouts, other=named(second.action))


# ---------------------------------------------------------------------------- on a panel


def with_hint(scene: Scene, panel: ui.LayoutView, said: str | None) -> ui.LayoutView:
    """The panel of somebody who is asked, at a table that has hints: beside the rules a button that asks for one, where
    there is room for it. `said`: the hint that they have asked for, below what they see of the game.
    """
    if not scene.record.hints or scene.passing or scene.view is None or not owed(scene.view.decisions):
        return panel
    (container,) = [part for part in panel.children if isinstance(part, ui.Container)]
    told = _told(container.children, said) if said else container.children
    asks = button(say("button-hint"), Press(HAND, scene.record.id, scene.stamp, HINT))
    full = [part for item in told for part in _beside_rules(item, asks)]
    return screen(int(container.accent_colour or 0), full if fits(full) else told)


def _told(items: list[Item], said: str) -> list[Item]:
    """With a last line below the first text."""
    first = next(one for one in items if isinstance(one, ui.TextDisplay))
    return [text(first.content, said) if one is first else one for one in items]


def _beside_rules(item: Item, asks: Button) -> list[Item]:
    """The row of tools with one more, after the rules, where a row that is full is broken; anything else as it is."""
    if not isinstance(item, ui.ActionRow):
        return [item]
    tools = [one for one in item.children if isinstance(one, ui.Button)]
    at = next((at for at, one in enumerate(tools, 1) if _opens_rules(one)), None)
    if at is None:
        return [item]
    if len(tools) < PER_ROW:
        return rows([*tools[:at], asks, *tools[at:]])
    return [*rows(tools[:at]), *rows([asks, *tools[at:]])]


def _opens_rules(tool: Button) -> bool:
    press = decode(tool.custom_id or "")
    return press is not None and press.kind == kind(HAND, WHY)
