"""The search for the best answer: answers are tried on likely worlds, which the kernel plays out. While the taxes are
paid the round itself is played until the first lead. The worlds are sampled as `belief` samples whole rounds.
"""

from collections.abc import Callable, Iterator
from random import Random

from engine.climbing.player.policy import Glance, choose, equal_cards
from engine.climbing.player.search import FIRST, SURE, WHIM, candidates, granted
from engine.climbing.views import climbing_as
from engine.contract import Action, Decision, Rules, Trial, View
from engine.contract.rng import SEED_BYTES
from engine.tarothimi.player import belief
from engine.tarothimi.player.belief import sample_faces
from engine.tarothimi.player.playout import habits_of, playout
from engine.tarothimi.player.world import TarotWorld
from engine.tarothimi.resample import TarotView, known_at_first, play_again
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.rules import TarotHimiRules
from engine.tarothimi.state import TarotPublic

CARDS_OF_FULL_BUDGET = 24  # the cards left to all seats beyond which there are fewer playouts, in proportion
SLOWER = 4  # how many times longer a playout takes that begins in the exchange
WHIMS = 12  # the number of intervals between two whims of one playout, after which there are no more
DRAWN = 512  # the number of intervals that are drawn for all playouts of a search

Start = tuple[TarotWorld | TarotRound, int]
"""A world, a whole round while the taxes are paid, and the luck of every playout that begins in it, any integer."""


def sample_worlds(rules: TarotHimiRules, seen: TarotView, random: Random) -> Iterator[TarotWorld]:
    """Sample worlds of a view in which cards are played, without end."""
    replay = play_again(rules, seen, known_at_first(rules, seen))
    plays, begun = replay.state.catalogue, TarotWorld.of(replay.state)
    own = plays.pack(seen.hand)
    for dealt in sample_faces(replay, random):
        world = begun.copy()
        world.seed = random.randbytes(SEED_BYTES)
        at_first, held = replay.lanes(dealt)
        world.deck = sum(at_first)
        packed = list(map(plays.unpack, held))
        packed[seen.own_seat] = own
        world.hands, world.beside = [hand for hand, _ in packed], [arcana for _, arcana in packed]
        yield world


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
    """The `engine.contract.Search` of Tarot-himi. Raises TypeError for the rules of another game."""
    if not isinstance(rules, TarotHimiRules):
        raise TypeError(f"{rules.GAME} is not played by these rules")
    seen = climbing_as(view, TarotPublic)
    budget = granted(playouts, seen, CARDS_OF_FULL_BUDGET)
    drawn: Iterator[TarotWorld | TarotRound] = sample_worlds(rules, seen, random)
    if seen.phase == "tax":
        drawn, budget = belief.sample_worlds(rules, seen, random), budget // SLOWER
    value = _evaluator(decision.seat, len(seen.seats), random)
    starts = ((world, random.getrandbits(32)) for world in drawn)
    return Trial(candidates(seen, decision, equal_cards), value, starts, budget, SURE)


def _evaluator(seat: int, players: int, random: Random) -> Callable[[Action, Start], float]:
    """Return a function that gives the value of a seat's answer in a world: the share of the others who finish behind
    it, with a bonus if all do.
    """
    habits = habits_of(catalogue_for(players))
    whims = [1 + int(random.expovariate(WHIM)) for _ in range(DRAWN + WHIMS)]

    def value(answer: Action, start: Start) -> float:
        begun, first = start
        if isinstance(begun, TarotRound):
            world = _after_taxes(begun, seat, answer)
        else:
            world = begun.copy()
            world.do(answer)
        at = first % DRAWN
        place = playout(world, seat, habits, iter(whims[at : at + WHIMS]))
        return (1 - FIRST) * (1 - place / (players - 1)) + FIRST * (place == 0)

    return value


def _after_taxes(state: TarotRound, seat: int, answer: Action) -> TarotWorld:
    """The world at the first lead, after a seat's answer in the exchange; the others give what the policy gives."""
    then = state.copy()
    then.play(seat, answer)
    while then.pending and then.pending[0].kind == "tax":
        asked = then.pending[0]
        then.play(asked.seat, choose(Glance(then, asked.seat), asked))
    return TarotWorld.of(then)
