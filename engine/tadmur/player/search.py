"""The search of strong computer players: it draws targets that explain the cards which the other seat has laid, and
plays each answer out in these worlds.
"""

from functools import partial
from random import Random

from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, Rules, Trial, View
from engine.tadmur.player.policy import choose
from engine.tadmur.player.world import SeededWorld, sample_worlds, weights_of_targets
from engine.tadmur.state import TadmurPublic

WRONG = "wrong"


def search(_: Rules, view: View[TadmurPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """Try a card of each rank that fits, every guess that may be right, and one that cannot be, for a longer way."""
    weights, answers = weights_of_targets(view), dict[str, Action]()
    for answer in (choose(view, decision), *decision.enumerate()):
        answers.setdefault(_sort_of(answer, weights), answer)
    return Trial(list(answers.values()), partial(_value, decision.seat), sample_worlds(view, random), playouts)


def _sort_of(answer: Action, weights: tuple[float, ...]) -> str:
    """The same text for answers that are worth the same in every world."""
    if answer.verb == "play":
        return f"play {rank(answer.cards[0])}"
    return WRONG if answer.verb == "guess" and not weights[RANKS.index(answer.values[0])] else answer.text


def _value(seat: int, answer: Action, drawn: SeededWorld) -> float:
    """The value of a playout to a seat."""
    world = drawn.world.copy()
    match answer.verb:
        case "play":
            world.lay(RANKS.index(rank(answer.cards[0])))
        case "guess":
            world.guess(RANKS.index(answer.values[0]))
        case _:
            world.give_up()
    world.finish(Random(drawn.seed))
    return world.value(seat)
