"""Worlds of games of draw and discard, which one seat cannot tell from the true one: the cards that it knows in hands
and piles.
"""

from collections.abc import Sequence
from random import Random

from engine.cards.drawing import DrawingRound
from engine.contract import Dice, View


def known_hands(view: View) -> list[list[str]]:
    """The cards of each hand that the view's seat knows: all of its own, and those that it saw the others take."""
    known = view.memory["known"]
    return [list(view.hand if seat == view.seat else known[seat]) for seat in range(len(view.seats))]


def missing_from(view: View, hands: Sequence[Sequence[str]]) -> dict[int, int]:
    """By seat, the number of cards of its hand that are not among `hands`."""
    return {seat: (view.zone("hand", seat).count or 0) - len(hand) for seat, hand in enumerate(hands)}


def unseen(view: View, hands: Sequence[Sequence[str]], deck: Sequence[str], random: Random) -> list[str]:
    """The cards of the deck that lie neither in these hands nor where the seat sees them, shuffled."""
    lying = [card for zone in view.zones for card in (zone.cards or ()) if zone.name != "hand"]
    seen = {*lying, *(card for hand in hands for card in hand)}
    return Dice(random).shuffle([card for card in deck if card not in seen])


def lay_out(world: DrawingRound, view: View, deck: Sequence[str], random: Random) -> None:
    """Everything lies as the view has it around the hands that the world holds; the stock is any of what is left."""
    known = view.memory
    world.discards = list(view.zone("discards").cards or ())
    world.shown = {
        zone.owner: zone.cards or () for zone in view.zones if zone.name == "shown" and zone.owner is not None
    }
    world.known, world.lain = [tuple(cards) for cards in known["known"]], list(known["lain"])
    lying = {*world.discards, *(card for cards in (*world.hands, *world.shown.values()) for card in cards)}
    world.stock = Dice(random).shuffle([card for card in deck if card not in lying])
    world.turn, world.took, world.refills = known["turn"], known["took"], known["refills"]
    if known["drawn"]:
        world.got = known["got"] or random.choice(_could_be_new(world))


def _could_be_new(world: DrawingRound) -> list[str]:
    """The cards that another seat may just have drawn: any of its hand that nobody saw it take."""
    return [card for card in world.hands[world.turn] if card not in world.known[world.turn]]
