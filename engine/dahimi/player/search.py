"""The search for the best answer: plays are tried on likely worlds, which the kernel plays out. Where cards are paid or
given, and under rules that the kernel does not know, the round itself is played out.
"""

from random import Random

from engine.climbing.play import Play
from engine.climbing.player.search import FIRST, SURE, PlayingOn, candidates, granted
from engine.climbing.player.trial import evaluator
from engine.climbing.taxes import without
from engine.climbing.views import climbing_as
from engine.contract import Decision, Rules, Trial, View
from engine.dahimi import resample
from engine.dahimi.player.groups import groups
from engine.dahimi.player.known import known
from engine.dahimi.player.tables import tables_for
from engine.dahimi.player.worlds import sample_worlds
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic

SLOWER = 5  # how many times longer a playout of the round itself takes
CARDS_OF_FULL_BUDGET = 26  # the cards left to all seats beyond which there are fewer playouts, in proportion

through_rounds = PlayingOn(resample.sample_worlds, groups)


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
    """The `engine.contract.Search` of Dahimi. Raises TypeError for the rules of another game."""
    if not isinstance(rules, DahimiRules):
        raise TypeError(f"{rules.GAME} is not played by these rules")
    if decision.kind != "play" or rules.cousin:
        return through_rounds(rules, view, decision, playouts // SLOWER, random)
    seen = climbing_as(view, DahimiPublic)
    tables, rivals = tables_for(rules, len(view.seats)), len(view.seats) - 1
    facts = known(rules, tables, seen)

    def worth(place: int) -> float:
        return (1 - FIRST) * (1 - place / rivals) + FIRST * (place == 0)

    def rest_after(play: Play) -> int:
        return tables.hand(without(view.hand, play.cards))

    value = evaluator(facts.course, rest_after, worth, random)
    worlds = sample_worlds(facts, tables, random)
    budget = granted(playouts, seen, CARDS_OF_FULL_BUDGET)
    return Trial(candidates(seen, decision, groups), value, worlds, budget, SURE)
