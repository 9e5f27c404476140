"""The answer to a player of Tadmur who asks why something cannot be done."""

from collections.abc import Sequence

from bot.games.tadmur import hints, panel
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.contract import Illegal
from engine.tadmur.resample import own_chain
from engine.tadmur.state import TadmurPublic


def refused(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of a refusal's text if it is not the code's own, and the words in the text."""
    cards = {name: value for name, value in refusal.values.items() if name in CARDS and isinstance(value, str)}
    return None, {name: naming.card(value) for name, value in cards.items()}


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The name of the chapter that fits the moment, and the lines that say what can be done and why the rest cannot."""
    return "a-turn", _why_not(scene)


CARDS = ("card", "last", "below", "above", "target")  # values of refusals that are cards or ranks


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons; and a line on whether their cards still lead to the
    target.
    """
    if not scene.plays:
        return []
    view = scene.seen_as(TadmurPublic)
    chain, turn = own_chain(view), view.public.turn
    lines = [
        say("tadmur-why-turn", name=scene.name(turn)) if turn != view.seat else "",
        say("tadmur-why-cards", needs=panel.fitting_ranks(chain)),
        say(f"tadmur-why-way-{hints.way_line(chain)}", count=chain.spaces),
        say("tadmur-why-guess", about=panel.about_guess(scene, view)) if turn == view.seat else "",
    ]
    return [line for line in lines if line]
