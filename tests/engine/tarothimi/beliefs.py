"""How often a card lies with a seat in the worlds that a search draws."""

from collections.abc import Sequence
from itertools import islice
from random import Random

from engine.climbing.views import climbing_as
from engine.tarothimi.player.belief import sample_worlds
from engine.tarothimi.round import TarotRound
from engine.tarothimi.state import TarotPublic

DRAWN = 300
CLEARLY = 0.1

HANDS = (
    "2 2 2 2 3 3 3 3 4 4 4 4 Q Chariot",
    "5 5 5 5 6 6 6 6 7 7 7 7 8 Fool",
    "8 8 8 9 9 9 9 10 10 10 10 P P Star",
    "P P N N Q K K K K A A A A World",
)


def share(state: TarotRound, watcher: int, holder: int, *cards: str, without: Sequence[str] = ()) -> float:
    """The share of a seat's worlds in which one of these cards is with the holder; of those `without` others there."""
    view = climbing_as(state.view(watcher), TarotPublic)
    hands = [world.hand(holder) for world in islice(sample_worlds(state.rules, view, Random(1)), DRAWN)]
    counted = [hand for hand in hands if not set(without).intersection(hand)]
    return sum(any(card in hand for card in cards) for hand in counted) / len(counted)
