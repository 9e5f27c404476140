"""A hand of Schwimmen that one seat could not tell from the true one, drawn from its view alone."""

from random import Random

from engine.contract import RESULT, Dice, View
from engine.schwimmen.options import Options
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.values import DECK, HAND, value


def resampled(rules: Options, view: View, random: Random) -> SchwimmenRound:
    """Raises ValueError for the view of a spectator."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    known, table = view.memory, view.zone("table")
    hands, rest = dealt(view, random)
    hidden = HAND if table.cards is None else 0
    world = SchwimmenRound(rules, view.standing, hands, table.cards or rest[:hidden], rest[hidden:])
    world.turned = table.cards is not None
    world.gone = view.zone("gone").cards or ()
    world.turn, world.passes, world.turns = known["turn"], known["passes"], known["turns"]
    world.closer, world.last = known["closer"], tuple(known["last"])
    world.known = [tuple(cards) for cards in known["known"]]
    world.shown = {
        zone.owner: zone.cards or () for zone in view.zones if zone.name == "shown" and zone.owner is not None
    }
    world.result = RESULT.validate_python(known["result"]) if known["result"] else None
    world.come_to(view)
    return world


def dealt(view: View, random: Random) -> tuple[list[tuple[str, ...]], list[str]]:
    """All hands, and what lies face down. Nobody holds 31 or three aces: that would have been shown."""
    seen = {card for zone in view.zones for card in zone.cards or ()}
    taken = [view.hand if seat == view.seat else cards for seat, cards in enumerate(view.memory["known"])]
    unseen = [card for card in DECK if card not in seen and not any(card in cards for cards in taken)]
    while True:
        rest = Dice(random).shuffle(unseen)
        hands = []
        for seat, cards in enumerate(taken):
            missing = (view.zone("hand", seat).count or 0) - len(cards)
            hands.append((*cards, *rest[:missing]))
            rest = rest[missing:]
        if not any(value(hand).special for hand in hands if hand):
            return hands, rest
