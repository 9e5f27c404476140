"""A hint in few words: what a strong computer player would do, and why; and the way to it on a panel. What it says is
true, and is of the asker's own cards alone.
"""

from collections.abc import Callable
from itertools import islice

from discord import ui

from bot.screens.table.reasons import Reason
from bot.table.scene import Scene
from bot.ui.components import PER_ROW, Button, Item, button, fits, rows, screen, text
from bot.ui.custom_ids import HAND, HINT, WHY, Press, decode, kind
from bot.ui.texts import say
from engine.contract import Action, Decision, Thought, owed

Named = Callable[[Action], str]  # an answer in few words


def lone(asked: Decision) -> Action | None:
    """The answer, where nothing else can be answered."""
    first = list(islice(asked.enumerate(), 2))
    return first[0] if len(first) == 1 else None


def hint(asked: Decision | None, thought: Thought, named: Named, reason: Reason | None, *, quick: bool = False) -> str:
    """The answer, the reason in words of the game, and how it did where hands were played out. `asked`: the decision
    that the hint is for. `reason`: why there is only one answer, where that is so. `quick`: there was no time to think.
    """
    answer = named(thought.action)
    if asked is not None and lone(asked):
        return reason.words if reason else say("hint-only", answer=answer)
    lines = [_advise(thought.action, answer, quick), reason and reason.words, _tried_out(thought, named)]
    return " ".join(sentence for sentence in lines if sentence)


def _advise(action: Action, answer: str, quick: bool) -> str:
    if quick:
        return say("hint-quick", answer=answer)
    return say("hint-vizier-pass") if action.verb == "pass" else say("hint-vizier", answer=answer)


def _tried_out(thought: Thought, named: Named) -> str | None:
    """The line about how the answer did beside the next best one; None where nothing was tried, only worked out."""
    if not thought.playouts:
        return None
    best, *others = thought.candidates
    second = next((one for one in others if named(one.action) != named(best.action)), None)
    if second is None:
        return say("hint-tried-best", count=best.playouts)
    key = "hint-tried-ahead" if best.value > second.value else "hint-tried-level"
    return say(key, count=best.playouts, other=named(second.action))


# ---------------------------------------------------------------------------- on a panel


def with_hint(scene: Scene, panel: ui.LayoutView, said: str | None) -> ui.LayoutView:
    """The panel of somebody who is asked, at a table that has hints: beside the rules a button that asks for one, where
    there is room for it. `said`: the hint that they have asked for, below what they see of the game.
    """
    if not scene.record.hints or scene.passing or scene.view is None or not owed(scene.view.decisions):
        return panel
    (container,) = [part for part in panel.children if isinstance(part, ui.Container)]
    items = _with_line(container.children, said) if said else container.children
    asks = button(say("button-hint"), Press(HAND, scene.record.id, scene.stamp, HINT))
    full = [part for item in items for part in _beside_rules(item, asks)]
    return screen(int(container.accent_colour or 0), full if fits(full) else items)


def _with_line(items: list[Item], said: str) -> list[Item]:
    """The items with a last line below the first text."""
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
