"""The kernel's worlds: what a seat knows is so in each of them; what others betray makes some of them likelier."""

from collections import Counter
from itertools import islice
from random import Random

from hypothesis import given

from engine.climbing import resample as climbing_resample
from engine.climbing.views import ClimbingView
from engine.tahimi.player.search import sample_worlds
from engine.tahimi.player.tables import known, tables_for
from engine.tahimi.round import Round, catalogue_for
from tests.engine.acting import act
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.player.courses import made_for, played_until_the_first_lead
from tests.engine.tahimi.scenes import dealt
from tests.engine.tahimi.worlds import Table, mooseyard_tables, tables

SOME = 3
CLEARLY = 0.1


@given(tables() | mooseyard_tables(), seeds)
def test_no_seat_can_tell_a_world_from_the_true_one(table: Table, seed: int) -> None:
    """All cards are there once, what is certain is so, and the round as everybody saw it can have come of it."""
    random = Random(seed)
    state = played_until_the_first_lead(table, seed)
    for at, _ in enumerate(wander(state, random)):
        if at % 25 == seed % 25 and state.pending:
            seen = state.view(random.randrange(len(state.dealt)))
            made = made_for(table)
            for world in islice(sample_worlds(known(table.rules, made, seen), made, random), SOME):
                assert relived(table, seen, world).view(seen.seat) == seen


def relived(table: Table, seen: ClimbingView, world: list[int]) -> Round:
    """The engine's round in which everybody has these hands now."""
    plays, made = catalogue_for(table.rules, len(world)), made_for(table)
    hands = [Counter(plays.tokens(hand & made.naturals, (1 << made.jokers(hand)) - 1)) for hand in world]
    for seat, text in seen.log:
        if text in plays.by_text:
            hands[seat].update(plays.by_text[text].cards)
    assert sum(hands, Counter()) == Counter(table.rules.deck(len(world)).ranks)
    state = Round(table.rules, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands])
    climbing_resample.relive(state, seen)
    return state


HANDS = (
    "2 2 2 2 3 3 3 3 4 4 4 4 Q",
    "5 5 5 5 6 6 6 6 7 7 7 7 8",
    "8 8 8 9 9 9 9 10 10 10 10 J J",
    "J J Q Q Q K K K K A A A A",
)


def share(state: Round, watcher: int, holder: int, *cards: str) -> float:
    """The share of a seat's worlds in which one of these cards is with the holder."""
    made = tables_for(state.rules, len(state.dealt))
    drawn = list(islice(sample_worlds(known(state.rules, made, state.view(watcher)), made, Random(1)), 400))
    return sum(any(world[holder] & made.hand([card]) for card in cards) for world in drawn) / len(drawn)


def test_a_seat_that_passes_is_less_likely_to_have_what_tops_the_pile() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 1, "K", "A")
    act(state, "0 Qx1", "1 pass")
    assert 0 < share(state, 2, 1, "K", "A") < before - CLEARLY


def test_a_seat_that_leads_is_less_likely_to_have_anything_lower() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 0, "3")
    act(state, "0 4x4")
    assert 0 < share(state, 2, 0, "3") < before - CLEARLY


def test_what_is_not_answered_in_kind_says_nothing_of_other_sizes() -> None:
    """A pass on a pair says little of single low cards: only that the seat has no pair of them, or keeps it."""
    state = dealt(*HANDS, number=1)
    act(state, "0 2x4", "1 5x4", "2 9x4", "3 pass", "0 pass", "1 pass")
    assert share(state, 2, 3, "J", "Q") > 0.8
