"""The answer to a player of Sampen who asks why something cannot be done."""

from collections.abc import Sequence

from bot.games.sampen import table
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import Illegal
from engine.sampen.cards import paired
from engine.sampen.state import CHOOSE, SampenPublic


def refused(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of a refusal's text if it is not the code's own, and the words in the text."""
    matched = refusal.code == "not_your_turn" and "card" in refusal.values
    return "refused-sampen-not-your-turn" if matched else None, {}


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    return "the-round", _why_not(scene)


def _why_not(scene: Scene) -> list[str]:
    """The reason why the viewer is not asked, or the actions that they have."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(SampenPublic)
    turn, pairs = view.public.turn, paired(view.hand)
    if turn == view.seat:
        text = say("sampen-why-any")
    elif view.phase == CHOOSE:
        text = say("sampen-why-match", name=scene.name(turn), card=naming.card(table.upcard(view)))
    else:
        text = say("sampen-why-lead", name=scene.name(turn))
    kinds = ", ".join(naming.card(card) for card in dict.fromkeys(map(plain, pairs)))
    return [
        text,
        say("sampen-why-matching"),
        *([say("sampen-why-pairs", cards=kinds)] if pairs else []),
        say("sampen-why-last"),
    ]
