"""Computer players: they see what a hand is worth, they know the score, and they bluff now and then."""

from dataclasses import replace
from random import Random

from engine.truc import GAME
from engine.truc.player.odds import odds, win_probability
from engine.truc.round import TrucRound
from tests.engine.truc.hands import hand, said
from tests.engine.truc.views import MANY, alike

WEAK, WEAKER, STRONG, STRONGER = "4S 5H 6D", "4C 5C 6C", "2S 3H 3D", "2H 3S 3C"


def answers(state: TrucRound) -> list[str]:
    """The policy's answers to the pending decision, at the same moment of many matches."""
    decision = state.pending[0]
    view = state.view(decision.seat)
    return [GAME.choose(again, decision).text for again in alike(view)]


def called(texts: list[str]) -> float:
    return sum("truc" in text for text in texts) / len(texts)


def test_the_odds_know_a_strong_hand_from_a_weak_one() -> None:
    good, bad = hand(WEAK, WEAKER, STRONGER, STRONG).view(3), hand(WEAK, STRONG, STRONGER, WEAKER).view(3)
    assert win_probability(good, Random(1), MANY) > 0.7
    assert win_probability(bad, Random(1), MANY) < 0.4
    assert odds(good, ("2S", "3H"), Random(1), MANY).keys() == {"2S", "3H"}


def test_the_same_view_is_answered_alike() -> None:
    state = hand(WEAK, WEAKER, STRONGER, STRONG)
    view, decision = state.view(3), state.pending[0]
    assert len({GAME.choose(view, decision).text for _ in range(5)}) == 1


def test_strong_hands_mostly_call_fair_ones_now_and_then_and_hopeless_ones_hardly_ever() -> None:
    strong, fair, hopeless = (
        hand(WEAK, WEAKER, STRONG, "4D 7H 7C"),
        hand(WEAK, STRONGER, "JS QS AD", "4D 7H 7C"),
        hand(STRONG, STRONGER, WEAKER, "AS AH 3S"),
    )
    for state in (strong, fair, hopeless):
        said(state, f"3 play {state.hidden.hands[3][0]}")
    assert called(answers(strong)) > 0.6
    assert 0 < called(answers(fair)) < 0.5
    assert called(answers(hopeless)) < 0.1


def test_hardly_anybody_calls_before_a_card_was_laid() -> None:
    assert 0 < called(answers(hand(WEAK, WEAKER, STRONGER, STRONG))) < 0.3


def test_a_call_is_accepted_with_a_strong_hand_alone() -> None:
    state = hand(WEAK, WEAKER, STRONG, "AS AH AD")
    said(state, "3 truc")
    assert answers(state).count("accept") > 0.8 * MANY
    state = hand(STRONG, STRONGER, WEAK, "AS AH AD")
    said(state, "3 truc")
    assert answers(state).count("reject") > 0.8 * MANY


def test_a_rejection_that_would_lose_the_match_is_not_given() -> None:
    state = hand(STRONG, STRONGER, WEAK, "AS AH AD", scores=(3, 10))
    said(state, "3 truc", "2 accept")
    state.public = replace(state.public, raising=replace(state.public.raising, raiser=0))
    said(state, "3 retruc")
    assert answers(state).count("accept") == MANY


def test_a_call_for_points_that_are_not_needed_is_not_made() -> None:
    state = hand(WEAK, WEAKER, STRONG, STRONGER, scores=(0, 10))
    state.public = replace(state.public, raising=replace(state.public.raising, stake=2, raiser=0))
    assert called(answers(state)) == 0


def test_a_trick_that_the_partner_has_is_left_to_them() -> None:
    state = hand("4S 5H 3D", WEAKER, "3S 4H 5D", "6S 6H 6C")
    said(state, "3 play 6S", "2 play 3S", "1 play 4C")
    assert set(answers(state)) <= {"play 4S", "play 4S +truc", "truc"}


def test_at_eleven_a_hopeless_hand_is_given_up_and_a_good_one_played() -> None:
    assert answers(hand("4S 4H 4D", STRONGER, WEAK, STRONG, scores=(11, 9))).count("decline") > 0.8 * MANY
    assert answers(hand(WEAK, WEAKER, STRONG, "4S 4H 4D", scores=(11, 9))).count("contest") > 0.8 * MANY
