"""A game of One-Eyed Jack drawn from what one seat has seen of it."""

from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Dice, Rules, View
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.round import Goal, OneEyedJackRound


def resampled(rules: Rules, view: View, random: Random, goal: Goal) -> OneEyedJackRound:
    """A whole game that the view's seat cannot tell from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory, gone = view.memory, view.zone("discards").cards or ()
    rest = Dice(random).shuffle([card for card in DECK if card not in (*view.hand, *gone)])
    stock = view.zone("stock").count or 0
    world = OneEyedJackRound(rules, view.standing, [()] * len(view.seats), rest[:stock], goal)
    world.gone, world.chips, world.last = list(gone), dict(memory["chips"]), memory["last"]
    world.turn, world.swaps = memory["turn"], memory["swaps"]
    if view.phase != "over" and world.turn != view.seat:
        _let_act(rest, view, world)
    for at in (world.turn, *(other for other in range(len(view.seats)) if other != world.turn)):
        missing = 0 if at == view.seat else view.zone("hand", at).count or 0
        world.hands[at] = view.hand if at == view.seat else in_hand_order(rest[:missing])
        rest = rest[missing:]
    world.stock = rest
    world.come_to(view)
    if view.phase == "over":
        world.finish()
    return world


def _let_act(rest: list[str], view: View, world: OneEyedJackRound) -> None:
    """Somebody is asked, so they hold a card of use: if none of those that they are about to get is, the first of the
    others that is comes to the top.
    """
    held = view.zone("hand", world.turn).count or 0
    if not any(map(world.is_of_use, rest[:held])):
        fits = next(filter(world.is_of_use, rest))
        rest.remove(fits)
        rest.insert(0, fits)
