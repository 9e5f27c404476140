"""The cost of arcana for a player who holds none: Tarot-himi's round beside Tahimi's, the same hands of the same 56
minor arcana.
"""

from collections.abc import Sequence
from random import Random

from engine.contract import Standing
from engine.tahimi.catalogue import Catalogue, catalogue
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round
from engine.tarothimi.game import TarotHimi, to_first_decision
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.rules import COPIES, ORDER
from tests.tools.bench.race import Loop, choose, looped

STANDING = Standing(order=("north", "east", "south", "west"))
DEALS = 100
Hands = list[list[str]]


def _deals() -> list[Hands]:
    random, found = Random(1), []
    for _ in range(DEALS):
        cards = list(ORDER * COPIES)
        random.shuffle(cards)
        found.append([cards[seat :: len(STANDING.order)] for seat in range(len(STANDING.order))])
    return found


def _tarot(hands: Hands) -> Round:
    plays = catalogue_for(len(hands))
    return to_first_decision(TarotRound(TarotHimi(), STANDING, plays, [plays.pack(hand) for hand in hands]))


def _tahimi(hands: Hands) -> Round:
    """Tahimi with fourteen ranks, and no play that takes a trick at once."""
    plays = catalogue(Catalogue, len(hands), ORDER, COPIES, "none")
    state = Round(Tahimi(instant_top=False), STANDING, plays, [plays.pack(hand) for hand in hands])
    state.lead_off()
    return state


def _loop(states: Sequence[Round]) -> Loop:
    def once() -> int:
        actions = 0
        for deal in states:
            state = deal.copy()
            while pending := state.pending:
                state.play(pending[0].seat, choose(pending[0].answers))
                actions += 1
        return actions

    return looped(once)


def in_tarothimi() -> Loop:
    """The hands played in Tarot-himi."""
    return _loop([_tarot(hands) for hands in _deals()])


def in_tahimi() -> Loop:
    """The same hands played in Tahimi."""
    return _loop([_tahimi(hands) for hands in _deals()])
