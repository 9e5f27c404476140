"""A copy of a climbing game's state: every slot is there, and nothing that changes in place is shared."""

from random import Random

from engine.climbing.round import ClimbingRound
from engine.contract import Dice, Standing
from engine.games import rules_of
from tests.engine.worlds import in_every_registered_game


@in_every_registered_game
def test_a_copy_has_every_slot_and_shares_no_list_or_dict(game: str) -> None:
    state = rules_of(game)().start(Standing(order=tuple("abcd"), round=2), Dice(Random(1)))
    assert isinstance(state, ClimbingRound)
    copy = state.copy()
    for name in [name for base in type(state).__mro__ for name in getattr(base, "__slots__", ())]:
        ours, theirs = getattr(state, name), getattr(copy, name)
        assert ours == theirs, name
        changes = type(ours) in (list, dict, set)  # tables that all states share are types of their own
        assert (ours is not theirs) is changes, name
