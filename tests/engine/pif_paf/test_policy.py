"""Tests of how computer players play Pif Paf."""

from itertools import pairwise
from random import Random

import pytest

from engine.contract import Dice, owed
from engine.pif_paf.game import PifPaf
from engine.pif_paf.player.policy import DEALT, choose, wager, win_weight
from engine.pif_paf.round import PifPafRound
from engine.pif_paf.state import Betting
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import MELDED, MIDDLING, NEARLY, POOR, bets, standing, table
from tests.tools.fits.pif_paf_bets import report


def chosen(state: PifPafRound) -> str:
    (decision,) = state.pending
    return choose(state.view(decision.seat), decision).text


def test_it_goes_out_when_it_can() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="JD")
    act(state, "0 draw")
    assert chosen(state) == "out 2C#1"


def test_it_takes_a_card_that_makes_a_meld_and_draws_otherwise() -> None:
    state = table([POOR[0], "4S 5S 2H 9H JD KC 7C 8D QS", POOR[2]], stock="6S")
    act(state, "0 draw", "0 discard 6S")
    assert chosen(state) == "take"
    other = table([POOR[0], "4S 5S 2H 9H JD KC 7C 8D QS", POOR[2]], stock="AH")
    act(other, "0 draw", "0 discard AH")
    assert chosen(other) == "draw"


def test_it_keeps_melds_and_what_may_become_one() -> None:
    state = table(["4S 5S 6S 9D TD QH QS KC 2H", *POOR[1:3]], stock="7C")
    act(state, "0 draw")
    assert chosen(state) in ("discard KC#1", "discard 2H#1", "discard 7C#1")


def opening(hand: str) -> PifPafRound:
    """A hand of four in which the seat with these cards bets first."""
    rules = PifPaf()
    return table([hand, *POOR[1:4]], rules=rules, before=standing(4, rules))


def test_it_bets_all_on_melds_and_the_same_on_lesser_hands_where_few_have_yet_to_act() -> None:
    rules = PifPaf()
    last = table([*POOR[:3], MIDDLING], rules=rules, before=standing(4, rules))
    act(last, "0 check", "1 check", "2 check")
    assert chosen(opening(MELDED)) == chosen(last) == "bet 20"
    assert chosen(opening(POOR[0])) == "check"


def test_it_bets_with_more_hands_the_fewer_have_yet_to_act() -> None:
    hands = {seats: [_bet_on(seats, after) for after in range(seats)] for seats in (4, 6, 8)}
    assert all(many[0] > many[-1] for many in hands.values())


def _bet_on(seats: int, after: int) -> int:
    """The number of dealt hands that bet when this many have yet to act, and all others have checked."""
    due = tuple(range(seats - 1 - after, seats))
    betting = Betting(1, seats, (0,) * seats, due)
    return sum(wager(good, betting, seats, seats, seats) == seats for good in DEALT)


def test_it_stays_in_while_the_pot_is_worth_the_price() -> None:
    state = bets()
    act(state, "0 bet 20")
    assert chosen(state) == "fold", "20 for a fourth of 60, and less against a hand that bets"
    cheap = bets()
    act(cheap, "0 bet 5")
    assert chosen(cheap) == "call"


def test_it_folds_less_to_a_lower_bet_and_never_more_with_a_better_hand() -> None:
    """This holds for each hand that is dealt, from a bet of four antes down to one of a single ante. The better hand is
    the one that wins more often.
    """
    hands = sorted(DEALT, key=win_weight)
    for live in (2, 3, 4, 6):
        due = tuple(range(1, live))
        bets = [Betting(1, bet, (bet, *(0 for _ in due)), due) for bet in (4, 3, 2, 1)]
        stays = [[wager(good, one, live + one.level, live, live) is not None for good in hands] for one in bets]
        assert all(row == sorted(row) for row in stays)
        assert all(sum(dearer) <= sum(cheaper) for dearer, cheaper in pairwise(stays))


@pytest.mark.parametrize(("seats", "least"), [(3, 0.2), (4, 0.3), (6, 0.5)])
def test_a_bet_buys_something_and_leaves_little_to_gain(seats: int, least: float) -> None:
    """Some of the answers to a bet are folds; and who bets otherwise gains less than a twentieth of an ante a hand."""
    found = report(seats, hands=500)
    assert found.folds > least
    assert found.gain < 0.05


def test_it_beats_players_who_do_anything() -> None:
    random = Random(6)
    won = 0
    for number in range(8):
        state = PifPaf().start(standing(4, dealer=number % 4), Dice(random))
        clever = number % 4
        while state.result is None:
            (decision,) = owed(state.pending)
            seat = decision.seat
            answers = [one for one in decision.enumerate() if one.text != "fold"]
            state.play(seat, choose(state.view(seat), decision) if seat == clever else random.choice(answers))
        won += clever in state.result.winners
    assert won >= 6
