"""Tests of the way from hand to hand: chips, the pot, who deals, and the end of a match, from PIF-9 and PIF-10."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.cards.events import Won
from engine.contract import Dice, Event, Match, Result, SeatingRequest, Standing
from engine.pif_paf.events import OutOfChips, PotShared, PotStays, PotTaken
from engine.pif_paf.game import PifPaf
from engine.pif_paf.round import PifPafRound
from engine.pif_paf.rules import PifPafCarried, sharers
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import NEARLY, NO_BETS, POOR, bets, run_out, standing, table

NO_END = PifPaf(betting=False, hands=None)


class Ended(NamedTuple):
    """A hand that is over, and all that was told of its end."""

    state: PifPafRound
    events: list[Event]

    @property
    def result(self) -> Result:
        assert self.state.result is not None
        return self.state.result


def following(hand: Ended) -> Standing:
    """The standing of the hand after this one."""
    request = SeatingRequest(hand.state.standing, hand.result, (), ())
    return hand.state.rules.seat(request, Dice(Random(1))).standing


def match_of(hand: Ended) -> Match:
    return hand.state.rules.match(hand.state.standing, hand.result)


def won(players: int, rules: PifPaf = NO_BETS, leave: Sequence[int] = (), **fields: Any) -> Ended:
    """A hand without bets that seat 0 has won by going out; these seats had been left before."""
    hands = [hand if at not in fields.get("out", ()) else "" for at, hand in enumerate([NEARLY, *POOR[1:players]])]
    state = table(hands, stock="JD", rules=rules, before=standing(players, rules, **fields))
    return Ended(state, act(state, *(f"{seat} leave" for seat in leave), "0 draw", "0 out 2C"))


def folded(winner: int, rules: PifPaf | None = None, leave: Sequence[int] = ()) -> Ended:
    """A hand of four that this seat has won because all others folded."""
    state = bets(4, rules)
    events = act(state, *(f"{seat} leave" for seat in leave))
    while state.result is None:
        seat = state.pending[0].seat
        events += act(state, f"{seat} {'check' if seat == winner else 'fold'}")
    return Ended(state, events)


def void(players: int = 3, rules: PifPaf = NO_BETS, leave: Sequence[int] = (), **fields: Any) -> Ended:
    """A hand in which the stock has run out for good."""
    hands = [hand if at not in fields.get("out", ()) else "" for at, hand in enumerate(POOR[:players])]
    state = table(hands, rules=rules, before=standing(players, rules, **fields))
    act(state, *(f"{seat} leave" for seat in leave))
    run_out(state)
    return Ended(state, act(state, f"{state.public.turn} draw"))


# ---------------------------------------------------------------------- seats and chips


def test_everybody_begins_with_the_same_chips_and_the_dealer_is_drawn() -> None:
    first = PifPaf(stack=300).seat(SeatingRequest(None, None, (), ("a", "b", "c")), Dice(Random(2))).standing
    assert first.dealer in range(3)
    assert first.chips == (300, 300, 300)


@pytest.mark.parametrize("players", [2, 9])
def test_three_to_eight_may_play(players: int) -> None:
    refused = PifPaf().refusal(players)
    assert refused is not None
    assert refused.code == "bad_player_count"


def test_a_stack_is_at_least_ten_antes() -> None:
    refused = PifPaf(ante=30, stack=299).refusal(3)
    assert refused is not None
    assert (refused.code, refused.values) == ("stack_below_antes", {"stack": 299, "least": 300})
    assert PifPaf(ante=30, stack=300).refusal(3) is None


def test_the_game_cannot_do_without_chips() -> None:
    assert PifPaf().without_chips() is None


def test_the_short_set_has_five_hands() -> None:
    """G-R25."""
    assert PifPaf.presets(4) == {"short": {"hands": 5}}


# ---------------------------------------------------------------------- the next hand


def test_the_winner_of_a_hand_deals_the_next_one() -> None:
    """PIF-R4."""
    after = following(folded(2))
    assert (after.dealer, after.round) == (2, 2)
    assert after.chips == (195, 195, 215, 195)
    assert after.carried_as(PifPafCarried).pot == 0


def test_a_seat_that_cannot_pay_the_ante_is_out_and_is_told() -> None:
    state = won(3, chips=(200, 9, 391))
    assert state.events[-1] == OutOfChips((1,))
    after = following(state)
    assert (after.chips, after.out, after.carried_as(PifPafCarried).fell) == ((210, 4, 386), (1,), (0, 1, 0))
    assert following(won(3, chips=(200, 10, 390))).out == ()


def test_after_the_last_hand_nobody_is_told_that_they_cannot_go_on() -> None:
    state = won(3, PifPaf(betting=False, hands=1), chips=(200, 9, 391))
    assert OutOfChips not in map(type, state.events)


def test_the_deal_passes_to_the_left_of_a_dealer_who_is_out() -> None:
    """PIF-R10, PIF-R14."""
    after = following(void(chips=(200, 8, 392), dealer=1))
    assert (after.dealer, after.out) == (2, (1,))
    assert following(void(dealer=1)).dealer == 1, "the same seat deals again"


def test_a_pot_that_nobody_won_waits_for_the_next_winner_and_the_hand_counts() -> None:
    """PIF-R9."""
    hand = void()
    assert hand.events[-1] == PotStays(15)
    after = following(hand)
    assert after.carried_as(PifPafCarried) == PifPafCarried(pot=15, sharers=(0, 1, 2), fell=(0, 0, 0))
    assert (after.round, after.chips) == (2, (195, 195, 195))
    state = table([NEARLY, *POOR[1:3]], stock="JD", before=after)
    assert state.view(None).counters["pot"] == 30
    events = act(state, "0 draw", "0 out 2C")
    assert events[-1] == PotTaken(0, 30)
    assert state.result is not None
    assert state.result.chips == (25, -5, -5)


# ---------------------------------------------------------------------- the end of a match


def test_after_the_last_hand_the_most_chips_win() -> None:
    rules = PifPaf(betting=False, hands=3)
    state = won(3, rules, round=3, chips=(180, 250, 170))
    assert match_of(state) == (True, (1, 0, 2), (1,))
    assert state.events[-1] == Won((1,), 245)
    assert not match_of(won(3, rules, round=2)).over


def test_equals_share_the_win() -> None:
    state = won(3, PifPaf(betting=False, hands=1), chips=(190, 205, 205))
    assert match_of(state) == (True, (0, 0, 0), (0, 1, 2))


def test_the_match_ends_when_fewer_than_two_can_pay_an_ante() -> None:
    state = won(3, NO_END, chips=(582, 9, 9))
    assert match_of(state) == (True, (0, 1, 1), (0,))
    assert state.events[-2:] == [OutOfChips((1, 2)), Won((0,), 592)]
    assert not match_of(won(3, NO_END, chips=(580, 9, 11))).over


def test_whoever_was_in_longer_comes_before_who_was_out_earlier() -> None:
    state = won(3, NO_END, round=5, chips=(587, 9, 4), out=(2,), fell=(0, 0, 1))
    assert match_of(state).places == (0, 1, 2)


def test_until_one_has_all_chips_there_is_a_most_of_hands() -> None:
    """G-R10, G-R18."""
    rules = PifPaf(betting=False, hands=None, max_hands=7)
    assert match_of(won(3, rules, round=7)).winners == (0,)
    assert not match_of(won(3, rules, round=6)).over
    assert not match_of(won(3, PifPaf(betting=False, hands=50, max_hands=7), round=7)).over


def test_a_pot_that_nobody_won_is_shared_when_the_match_ends_with_it() -> None:
    """PIF-R9: by the seats that were live in the void hand; odd chips to the earliest from the dealer's left."""
    hand = void(rules=PifPaf(betting=False, hands=1), pot=2, chips=(200, 199, 199))
    assert hand.events[-2:] == [PotShared((0, 1, 2), 17), Won((0,), 201)]
    assert hand.result.chips == (1, 1, 0)
    assert hand.state.view(None).counters["pot"] == 0
    assert match_of(hand) == (True, (0, 1, 2), (0,))


def test_it_is_shared_too_where_too_few_could_pay_the_next_ante() -> None:
    """PIF-R14: a seat that cannot ante keeps its share then. The match is over though the share would pay an ante."""
    hand = void(rules=NO_END, chips=(9, 9, 582))
    assert hand.events[-2:] == [PotShared((0, 1, 2), 15), Won((2,), 582)]
    assert hand.result.chips == (0, 0, 0)
    assert match_of(hand) == (True, (1, 1, 0), (2,))


def test_who_has_folded_has_no_share() -> None:
    rules = PifPaf(hands=1)
    state = bets(4, rules)
    act(state, "0 fold", "1 check", "2 check", "3 check")
    run_out(state)
    events = act(state, "1 draw")
    assert PotShared((1, 2, 3), 20) in events
    assert state.result is not None
    assert state.result.chips == (-5, 2, 2, 1)


def test_a_share_in_an_earlier_pot_is_kept_by_those_who_could_not_play_since() -> None:
    before = standing(4, out=(3,), pot=20, sharers=(0, 2, 3), fell=(0, 0, 0, 1))
    assert sharers(before, (0, 1)) == (0, 1, 3)


# ---------------------------------------------------------------------- players who leave for good


FORFEIT = PifPaf(betting=False, on_leave="forfeit")


def test_a_seat_that_was_left_is_out_when_the_hand_is_over_and_its_chips_stay_out_of_play() -> None:
    """G-R19."""
    hand = won(4, FORFEIT, leave=(2,))
    assert hand.result.left == (2,)
    after = following(hand)
    assert (after.out, after.chips) == ((2,), (215, 195, 195, 195))
    assert FORFEIT.start(after, Dice(Random(1))).public.live == (0, 1, 3)


def test_a_seat_that_was_left_ends_the_hand_without_a_winner_when_it_goes_out() -> None:
    """G-R19: the pot waits for the next winner."""
    hand = won(4, FORFEIT, leave=(0,))
    assert [event.name for event in hand.events][-2:] == ["went-out", "pot-stays"]
    assert hand.result.winners == ()
    after = following(hand)
    assert after.carried_as(PifPafCarried).pot == 20
    assert after.carried_as(PifPafCarried).sharers == (1, 2, 3)
    assert (after.out, after.dealer) == ((0,), 3)


def test_nor_does_it_win_when_all_others_fold() -> None:
    hand = folded(1, PifPaf(on_leave="forfeit"), leave=(1,))
    assert hand.result.winners == ()
    assert hand.events[-1] == PotStays(20)
    assert following(hand).carried_as(PifPafCarried).sharers == ()


def test_the_one_seat_that_is_left_wins_the_match() -> None:
    hand = won(3, FORFEIT, leave=(1, 2))
    assert match_of(hand).winners == (0,)
    out = won(3, FORFEIT, leave=(0, 1))
    assert match_of(out) == (True, (1, 1, 0), (2,))
    assert PotShared((2,), 15) in out.events


def test_a_seat_that_was_left_does_not_win_with_the_most_chips() -> None:
    hand = won(4, PifPaf(betting=False, on_leave="forfeit", hands=1), leave=(1,), chips=(100, 400, 150, 150))
    assert match_of(hand).winners == (2, 3)
    assert match_of(hand).places[1] == 2


def test_where_all_have_left_nobody_wins() -> None:
    hand = won(3, FORFEIT, leave=(0, 1, 2))
    assert match_of(hand) == (True, match_of(hand).places, ())
    assert Won not in map(type, hand.events)
