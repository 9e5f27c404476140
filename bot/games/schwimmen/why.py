"""The answer to a player of Schwimmen who asks why something cannot be done."""

from collections.abc import Sequence

from bot.games.schwimmen import table
from bot.table.scene import Scene
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.contract import Illegal
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.state import HOUSE, SchwimmenPublic


def refused(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of a refusal's text if it is not the code's own, and the words in the text."""
    words: dict[str, str | int] = {}
    if refusal.values.get("by") == HOUSE:
        words["by"] = say("schwimmen-house")
    return None, words


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    return "a-turn", _why_not(scene)


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(SchwimmenPublic)
    turn, closer = view.public.turn, view.public.closer
    if turn != view.seat:
        return [say("schwimmen-why-turn", name=scene.name(turn))]
    if view.phase == "dealer":
        return [say("schwimmen-why-dealer")]
    lines = [say("schwimmen-why-two")]
    if closer is not None:
        lines.append(say("schwimmen-why-closed", name=table.closer_name(scene, closer)))
    elif view.public.turns // len(view.standing.live) + 1 < scene.rules_as(Schwimmen).close_from:
        lines.append(say("schwimmen-why-early"))
    return lines
