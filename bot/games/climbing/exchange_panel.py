"""The private panel of the exchange: the cards that came, and those to give away."""

from collections.abc import Sequence

from discord import ui

from bot.games.climbing import panel_parts, words
from bot.games.climbing.plays import press
from bot.games.climbing.verbs import GIVE
from bot.screens.table import answer_choices
from bot.screens.table.answers import Half
from bot.screens.table.gate import leave_tool
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import CRIMSON, MAIN, MOST_OPTIONS, Item, button, pick_cards, rows, screen, text
from bot.ui.custom_ids import PLAY, TAX
from bot.ui.texts import say
from engine.climbing.views import ClimbingView
from engine.contract import Decision, PickCards


def tax_panel(
    scene: Scene, view: ClimbingView, pick: PickCards, notice: str | None, chooser: Sequence[Item]
) -> ui.LayoutView:
    """The panel of somebody who gives cards back: those that came, and those to give."""
    _, low, paid, _ = view.own_exchange
    shown = wording.row(paid, scene.faces) if scene.faces else wording.counted(paid)
    lines = [
        f"## {say('tax-title', name=scene.name(low), cards=shown, count=pick.least)}",
        f"-# {wording.counted(paid)}" if scene.faces else None,
    ]
    return _giving(scene, view, pick, [notice, *lines], chooser)


def payment_panel(
    scene: Scene, view: ClimbingView, pick: PickCards, notice: str | None, chooser: Sequence[Item]
) -> ui.LayoutView:
    """The panel of a payer who holds more of the cards due than they owe (DAH-7)."""
    return _giving(scene, view, pick, [notice, f"## {say('tax-due', count=pick.least)}"], chooser)


def card_chooser(scene: Scene, asked: Decision, pick: PickCards, half: Half) -> Sequence[Item]:
    """A menu of the cards that may be given. If it does not hold them all, they are chosen one after the other."""
    if len(pick.cards) > MOST_OPTIONS:
        return answer_choices.draw(scene, asked, half)
    return pick_cards(press(scene, GIVE, pick.verb, TAX), say("hint-give", count=pick.least), pick)


def _giving(
    scene: Scene, view: ClimbingView, pick: PickCards, lines: Sequence[str | None], chooser: Sequence[Item]
) -> ui.LayoutView:
    """The panel of cards that are to be given away: the lowest at one click, or any by the `chooser`."""
    lowest = pick.cards[: pick.least]
    give = press(scene, PLAY, pick.action(lowest).text, TAX)
    tools = [
        button(say(f"button-{pick.verb}", cards=words.any_cards(lowest)), give, MAIN),
        panel_parts.why_button(scene),
        leave_tool(scene, scene.person(view.seat or 0).key),
    ]
    return screen(
        CRIMSON,
        text(*lines, *panel_parts.hand_lines(scene, view)),
        rows(tools),
        chooser,
    )
