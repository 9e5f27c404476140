"""A playout beside the engine: what it says of a seat's place comes about when the engine plays those moves.

A playout parts a hand once, and goes on with that parting. So these tests follow its hands through the moves, and make
each play of cards that fit: a run of the very cards that were kept for it, a set of cards that no run needs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, cycle
from random import Random

import pytest
from hypothesis import given

from engine.climbing.player.playout import Habits, playout
from engine.climbing.player.policy import HIGH, choose
from engine.climbing.player.tables import FEW
from engine.climbing.rules import without
from engine.contract import Standing
from engine.dahimi import plays
from engine.dahimi.deck import PLACE, rank_of
from engine.dahimi.game import Dahimi
from engine.dahimi.player.groups import groups, parted
from engine.dahimi.player.tables import DahimiTables
from engine.dahimi.plays import RUN, SET, Play
from engine.dahimi.round import Round
from tests.engine.dahimi.player.courses import (
    course_of,
    each,
    made_for,
    naturals_in,
    plain_tables,
    played_until_the_first_lead,
    ranks_in,
)
from tests.engine.dahimi.worlds import PLAYERS, Table
from tests.engine.random_play import seeds, wander

STARTS = 4  # moments of each round from which it is played out
ALIKE = 0.98  # share of the turns with a choice on which playouts do as the policy does; over many rounds it is 0.996


@dataclass
class Holding:
    """A hand of the kernel, and the cards of each run that it keeps, by the bit of the run."""

    hand: int
    runs: dict[int, tuple[str, ...]]


def holding(made: DahimiTables, cards: tuple[str, ...]) -> Holding:
    kept = [plays.of(group) for group in parted(cards, made.min_run)]
    return Holding(made.hand(cards), {made.bit(run): run.cards for run in kept if run and run.shape == RUN})


@given(plain_tables, seeds)
def test_a_playout_ends_as_the_engine_does(table: Table, seed: int) -> None:
    random = Random(seed)
    state = played_until_the_first_lead(table, seed)
    starts = {0, *random.sample(range(60), STARTS)}
    for at, _ in enumerate(wander(state, random)):
        if at in starts and state.pending:
            me = random.choice([seat for seat, one in enumerate(state.view(None).seats) if one.status == "in"])
            whims = [random.randint(1, 30) for _ in range(7)]
            assert kernel_place(table, state, me, cycle(whims)) == engine_place(table, state.copy(), me, cycle(whims))


def kernel_place(table: Table, state: Round, me: int, whims: Iterator[int]) -> int:
    made = made_for(table)
    hands = [made.hand(state.hand(seat)) for seat in range(len(state.dealt))]
    return playout(course_of(table, state), hands, me, (Habits.of(made),) * len(hands), whims)


def engine_place(table: Table, state: Round, me: int, whims: Iterator[int]) -> int:
    made = made_for(table)
    held = [holding(made, state.hand(seat)) for seat in range(len(state.dealt))]
    until = next(whims)
    while state.pending:
        seat = state.pending[0].seat
        one = held[seat]
        if not state.piled():
            lay(made, state, one, led(made, one.hand))
            continue
        until -= 1
        ready = made.answers(one.hand) if until else one.hand
        until = until or next(whims)
        answer = next((bit for bit in each(ready) if play_of(made, state, one, bit) in state.pending[0].answers), None)
        if answer is None:
            state.play(seat, plays.PASS)
        else:
            lay(made, state, one, answer)
    return state.finish.index(me)


def led(made: DahimiTables, hand: int) -> int:
    """The bit of the lead: the one play after which the hand is what the habits leave of it."""
    rest, beats, closes = made.lead(hand)
    (bit,) = [bit for bit in each(hand) if made.without(hand, bit) == rest]
    assert (made.moves[bit].beats, made.moves[bit].closes) == (beats, closes)
    return bit


def lay(made: DahimiTables, state: Round, one: Holding, bit: int) -> None:
    """Let the seat on turn make a play, in the engine and in its hand of the kernel."""
    seat = state.pending[0].seat
    state.play(seat, play_of(made, state, one, bit))
    one.hand = made.without(one.hand, bit)
    one.runs = {run: cards for run, cards in one.runs.items() if run & one.hand}
    places = [PLACE[rank_of(card)] for card in state.hand(seat)]
    assert ranks_in(made, one.hand) == [places.count(place) for place in range(made.width)]


def play_of(made: DahimiTables, state: Round, one: Holding, bit: int) -> Play:
    """The play with this bit, of cards that the runs do not need which are kept after it."""
    cards: tuple[str, ...] = one.runs.get(bit, ())
    if not cards:
        rest = made.without(one.hand, bit)
        kept = [cards for run, cards in one.runs.items() if run & rest]
        free = without(state.hand(state.pending[0].seat), tuple(chain(*kept)))
        size, place = divmod(bit.bit_length() - 1, made.width)
        cards = tuple(card for card in free if PLACE[rank_of(card)] == place)[: size + 1]
    play = plays.of(cards)
    assert play is not None
    assert made.bit(play) == bit
    return play


@pytest.mark.parametrize(("packs", "players"), [("auto", 3), (1, 4), (2, 7), (3, 9)])
@pytest.mark.parametrize("min_run", [3, 4])
def test_habits_are_those_of_the_policy(packs: str | int, players: int, min_run: int) -> None:
    """In whole rounds of the policy, on every turn. Where a playout differs, it is for one of the reasons below."""
    table = Table(Dahimi.read({"packs": packs, "min_run": min_run}), Standing(order=tuple(PLAYERS[:players])))
    made, same, turns = made_for(table), 0, 0
    for seed in range(8):
        state = table.start(seed)
        while state.pending:
            (decision,) = state.pending
            seen = state.view(decision.seat)
            chosen, hand = choose(seen, decision, groups), made.hand(seen.hand)
            assert isinstance(chosen, Play)
            top = plays.of(seen.pile[-1].cards) if seen.pile else None
            habit = led(made, hand) if top is None else answered(made, hand, top)
            assert made.bit(chosen) == habit or differs(made, hand, seen.hand, top, chosen, habit)
            if len(tuple(decision.answers)) > 1:
                same, turns = same + (made.bit(chosen) == habit), turns + 1
            state.play(decision.seat, chosen)
    assert same >= ALIKE * turns


def answered(made: DahimiTables, hand: int, top: Play) -> int:
    """The bit of the answer, or of the pass."""
    return next(each(made.answers(hand) & made.moves[made.bit(top)].beats), made.may_pass)


def differs(made: DahimiTables, hand: int, cards: tuple[str, ...], top: Play | None, chosen: Play, habit: int) -> bool:
    """True if there is a reason why a playout makes another play than the policy."""
    if top is None:
        return both_lowest(made, hand, chosen, habit)
    if len(cards) <= chosen.size + 1 and len(cards) > FEW:
        return habit == made.may_pass  # a playout breaks nothing to have one card left, unless it has `FEW` at most
    if not chosen.size or chosen.above >= HIGH:
        return False
    if top.shape == RUN:  # a playout breaks no set and no longer run to make a run of the highest ranks
        return not made.bit(chosen) & hand
    return chosen.size > naturals_in(made, hand)[chosen.place] + 1  # ... and of runs only one for a high set


def both_lowest(made: DahimiTables, hand: int, chosen: Play, habit: int) -> bool:
    """True if both lead a group with a card of the lowest rank. The policy takes the first suit, a playout the run."""
    lowest = next(place for place, count in enumerate(ranks_in(made, hand)) if count)
    if chosen.low != lowest or habit not in made.runs or made.runs[habit][0] != lowest:
        return False
    if chosen.shape == SET:
        return chosen.size == naturals_in(made, hand)[lowest]
    return bool(made.bit(chosen) & hand) and chosen.size <= len(made.runs[habit])
