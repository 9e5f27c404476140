"""The answer to a player of Indian Chief who asks why something cannot be played."""

from collections.abc import Mapping, Sequence

from bot.games.indian_chief import words
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import listed, say
from engine.indian_chief.melds import CATEGORIES, size_of
from engine.indian_chief.round import STEAL
from engine.indian_chief.state import IndianChiefPublic, IndianChiefView, own_sheet


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    if not scene.plays:
        return "", ()
    view = scene.seen_as(IndianChiefPublic)
    return "thieves" if view.phase == STEAL else "melds", _why_not(scene, view)


def _why_not(scene: Scene, view: IndianChiefView) -> list[str]:
    """The actions that are possible now, and the reasons why others are not."""
    sheet = own_sheet(view)
    if view.phase != STEAL:
        given = [say("indian-chief-why-wait")] if any(one.given for one in view.decisions) else []
        return [*given, *(_why_meld(view, sheet, category) for category in CATEGORIES), say("indian-chief-why-size")]
    if view.decisions:
        gone = [say("indian-chief-why-gone", card=wording.card(card)) for _, _, card in view.public.thefts]
        return [say("indian-chief-why-own"), *gone]
    waited = listed([scene.name(seat) for seat in view.public.groups[0]])
    return [say("indian-chief-why-order", names=waited), say("indian-chief-why-no-thief")]


def _why_meld(view: IndianChiefView, sheet: Mapping[str, int], category: str) -> str:
    """A line that says if a meld can still be laid."""
    name, size = words.category_name(category), size_of(category)
    if category in sheet:
        return say("indian-chief-why-filled", category=name, size=size, points=words.in_points(sheet[category]))
    return say("indian-chief-why-free", category=name, size=size, rule=words.category_rule(view, category))
