"""The panel of powers: what the cards held do to their holder, and the powers that can be used now."""

from collections.abc import Sequence

from bot.games.climbing.plays import press
from bot.games.climbing.verbs import CARDS, USE
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import MAIN, PLAIN, Button, Item, button, pick_cards, rows, select
from bot.ui.custom_ids import PLAY, REDRAW
from bot.ui.texts import has, say
from engine.climbing.play import powers
from engine.contract import Decision, PickCards


def power_lines(hand: Sequence[str]) -> list[str]:
    """A line for each card of the hand with a power."""
    return [
        f"-# {say('power-held', card=wording.card(card), does=say(f'card-{card}.held'))}"
        for card in hand
        if has(f"card-{card}")
    ]


def buttons(scene: Scene, asked: Decision) -> list[Button]:
    """A button for each power that can be used now: at once, or with more to choose."""
    return [
        button(say(f"power-{one.verb}"), press(scene, PLAY if is_ready(one) else USE, one.verb), PLAIN)
        for one in powers(asked)
    ]


def power_of(asked: Decision, verb: str) -> PickCards | None:
    """The power of that verb, if it can be used now and something of it is still to be chosen."""
    return next((one for one in powers(asked) if one.verb == verb and not is_ready(one)), None)


def is_ready(power: PickCards) -> bool:
    """True if nothing is left to choose."""
    return not power.whom and not power.most


def question(scene: Scene, power: PickCards, whom: int | None) -> str:
    """The question of what is chosen next."""
    if power.whom and whom not in power.whom:
        return say(f"power-{power.verb}.whom")
    return say(f"power-{power.verb}.cards", name=scene.name(whom) if whom is not None else "")


def detail_items(scene: Scene, power: PickCards, whom: int | None) -> list[Item]:
    """The ways to choose it, and the way back."""
    back = button(say("button-back"), press(scene, REDRAW), MAIN)
    if power.whom and whom not in power.whom:
        seats = [(names.in_plain(scene.person(seat).name), str(seat)) for seat in power.whom]
        return [*select(press(scene, USE, power.verb), say("hint-whom"), seats), *rows([back])]
    aim = power.verb if whom is None else f"{power.verb} {whom}"
    none = [button(say(f"power-{power.verb}.none"), press(scene, PLAY, aim))] if not power.least else []
    least_one = PickCards(power.verb, power.cards, max(power.least, 1), power.most)
    return [*pick_cards(press(scene, CARDS, aim), say("hint-cards"), least_one), *rows([*none, back])]
