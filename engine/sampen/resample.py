"""A deal of Sampen drawn from what one seat has seen of it."""

from collections.abc import Sequence
from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Dice, Rules, View
from engine.sampen.cards import Cards, twin
from engine.sampen.round import SampenRound, result


def resampled(rules: Rules, view: View, deck: Sequence[str], random: Random) -> SampenRound:
    """A whole deal that the view's seat cannot tell from the true one. What is open without its twin nobody held, so
    that twin lies in the stock, but for the card with which somebody went out; everything else that the seat has not
    seen may be anywhere.
    """
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory, dice, discards = view.memory, Dice(random), view.zone("discards").cards or ()
    unseen = dice.shuffle([card for card in deck if card not in {*view.hand, *discards}])
    asked = set(discards[:-1] if view.phase == "over" else discards)
    stocked = [card for card in unseen if twin(card) in asked]
    rest = [card for card in unseen if twin(card) not in asked]
    hands: list[Cards] = []
    for at in range(len(view.seats)):
        count = 0 if at == view.seat else view.zone("hand", at).count or 0
        hands.append(view.hand if at == view.seat else in_hand_order(rest[:count]))
        rest = rest[count:]
    world = SampenRound(rules, view.standing, hands, dice.shuffle([*stocked, *rest]), dice.seed())
    world.discards = list(discards)
    world.turn, world.stage, world.winner = memory["turn"], memory["stage"], memory["winner"]
    world.leader, world.links = memory["leader"], [(seat, card) for seat, card in memory["links"]]
    world.come_to(view)
    if view.phase == "over":
        world.result = result(len(hands), world.winner, world.retired)
    return world
