"""The search for the best play: all plays are tried on the same worlds, which the kernel plays out. The worlds are
hands of all seats as the kernel has them (`engine.climbing.player.worlds`).
"""

from collections.abc import Iterator
from random import Random

from engine.climbing.play import Play as ClimbingPlay
from engine.climbing.player import policy
from engine.climbing.player.course import Course
from engine.climbing.player.playout import KernelWorld, draw_whims, evaluator
from engine.climbing.player.worlds import Known, sample_guesses
from engine.climbing.views import climbing
from engine.contract import Action, Decision, PickCards, Rules, Trial, View
from engine.search.generic import PlayingOut
from engine.tahimi.catalogue import LANE, Play
from engine.tahimi.deck import JOKER
from engine.tahimi.player import gifts
from engine.tahimi.player.endgame import certain_hands, winning
from engine.tahimi.player.tables import TahimiTables, known, tables_for
from engine.tahimi.rules import TahimiRules

SLOWER = 100  # how many times longer a playout through the contract takes
POSITIONS = 4  # positions of an exact endgame that may be looked at, for each playout of the budget


def sample_worlds(known: Known, tables: TahimiTables, random: Random) -> Iterator[list[int]]:
    """Hands without end, each in the bits of `tables`."""
    plays = tables.catalogue
    places = {card: at for at, card in enumerate((*plays.order, JOKER))}
    lanes = [LANE * place for place in places.values()]
    for guesses in sample_guesses(known, places, random):
        summed = [sum(map(int.__lshift__, guess.counts, lanes)) for guess in guesses]
        yield [plays.moves(*plays.unpack(hand)) for hand in summed]


def _choose(view: View, decision: Decision) -> Action:
    return policy.choose(climbing(view), decision)


of_any_game = PlayingOut(_choose)


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
    """The `engine.contract.Search` of Tahimi and Mooseyard. Raises TypeError for the rules of another game."""
    if not isinstance(rules, TahimiRules):
        raise TypeError(f"{rules.GAME} is not played by these rules")
    seen = climbing(view)
    if seen.public.must_pass:
        return of_any_game(rules, view, decision, playouts // SLOWER, random)
    if isinstance(decision.answers, PickCards):
        answers = gifts.gifts(_choose(view, decision), decision.answers)
        drawn = gifts.sample_worlds(rules, seen, playouts, random)
        return Trial(answers, gifts.trial(rules, seen, draw_whims(random)), drawn, playouts)
    tables = tables_for(rules, len(view.seats))
    facts = known(rules, tables, seen)
    worlds, certain = sample_worlds(facts, tables, random), certain_hands(facts, tables)
    return on(worlds, certain, tables, facts.course, view, decision, playouts, random)


def on(
    worlds: Iterator[KernelWorld],
    certain: KernelWorld | None,
    tables: TahimiTables,
    course: Course,
    view: View,
    decision: Decision,
    playouts: int,
    random: Random,
) -> Trial:
    """The search for a play on these worlds, wherever they come from. `certain`: the only possible world, if all cards
    are known. A play that surely wins against the last other player is answered untried. If there is none, all are
    tried, since the other player may err.
    """
    plays = [answer for answer in decision.answers if isinstance(answer, Play)]
    won = winning(course, certain, POSITIONS * playouts) if certain is not None else None
    best = next((play for play in plays if won and won & play.bit), None)
    hand, rivals = tables.hand(view.hand), len(view.seats) - 1

    def rest_after(play: ClimbingPlay) -> int:
        return tables.without(hand, tables.bit(play)) if play.size else hand

    def worth(place: int) -> float:
        return 1 - place / rivals

    return Trial([best] if best else plays, evaluator(course, rest_after, worth, random), worlds, playouts)
