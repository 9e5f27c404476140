"""A hand of Pif Paf that one seat could not tell from the true one, drawn from its view alone."""

from dataclasses import replace
from random import Random

from engine.cards.drawing_worlds import known_hands, lay_out, missing_from, unseen
from engine.contract import RESULT, View
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.rules import PifPafRules


def resampled(rules: PifPafRules, view: View, random: Random) -> PifPafRound:
    """Raises ValueError for the view of a spectator."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    known = view.memory
    world = PifPafRound(rules, view.standing, _hands(view, random))
    lay_out(world, view, DECK, random)
    world.traced = [tuple(cards) for cards in known["traced"]]
    if known["refills"]:  # the stock was turned over: where its cards lie is no secret
        world.stock = list(known["turned"])
        if known["drawn"] and not known["took"]:
            world.got = world.traced[world.turn][-1]
    world.live = tuple(known["live"])
    world.betting = replace(world.betting, bets=tuple(known["bets"]), due=tuple(known["due"]))
    world.claim = tuple(known["claim"]) if known["claim"] else None
    world.result = RESULT.validate_python(known["result"]) if known["result"] else None
    world.come_to(view)
    return world


def _hands(view: View, random: Random) -> list[list[str]]:
    """What the seat knows of each hand, filled up with any cards that may be there."""
    hands = known_hands(view)
    for seat, cards in enumerate(view.memory["traced"]):
        hands[seat] += [card for card in cards if seat != view.seat]
    hidden = [card for card in unseen(view, hands, DECK, random) if card not in view.memory["turned"]]
    for seat, count in missing_from(view, hands).items():
        hands[seat] += [hidden.pop() for _ in range(count)]
    return hands
