"""The parts of a panel as any game's view gives them, and the parts that say nothing until a game states them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens.table.answers import Half
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.custom_ids import Press
from bot.ui.refusals import Words
from bot.ui.texts import has, say
from engine.contract import Decision, Illegal, View, Zone


def nothing(*_: object) -> None:
    """No picture, no line, no reason."""


def empty(*_: object) -> tuple[()]:
    """No lines, no buttons."""
    return ()


def nothing_kept(press: Press) -> Mapping[str, Any]:
    """Keep nothing of a panel open when a click on it was refused."""
    return {}


def refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    """The code's own text, without further words."""
    return None, {}


def no_reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """No reasons, so that the first chapter is shown instead."""
    return "", ()


def own_cards(scene: Scene, view: View) -> list[str | None]:
    """The hand with its text twin, and what else lies before the viewer."""
    seat = view.seat or 0
    others = [zone for zone in view.zones if zone.owner == seat and zone.name != "hand" and (zone.cards or zone.count)]
    return [
        wording.laid_out(view.hand, scene.faces, large=scene.large_cards) if view.hand else None,
        f"-# {wording.counted(view.hand)}" if view.hand else None,
        *(_zone(scene, zone) for zone in others),
    ]


def _zone(scene: Scene, zone: Zone) -> str:
    name = naming.zone_name(scene.record.game, zone.name)
    if zone.cards:
        return say("generic-zone", zone=name, cards=wording.counted([card for card in zone.cards if card]))
    return say("generic-zone-count", zone=name, back=wording.back(scene.faces), count=zone.count or 0)


def heading(scene: Scene, asked: Decision, half: Half) -> str:
    """The name of a kind of decision."""
    return naming.decision_name(scene.record.game, asked.kind)


def coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on this kind of decision; None where the game has none."""
    key = f"{scene.record.game}-coach-{asked.kind}".replace("_", "-")
    return say(key) if has(key) else None
