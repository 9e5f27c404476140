"""The search before the first card: its auction is the one of the rules, its deals fit what was called, and a contract
is raised, played or conceded as points and the match have it.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order, suit
from engine.contract import Decision, Seeded, Standing
from engine.review.judging import Moment, judge
from engine.search import Level, think
from engine.search.generic import anything
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.cards import CARDS, MARRIAGES
from engine.tyzicha.player.deals import Bidding, calls_of, expected, gifts, good_for, sample_deals
from engine.tyzicha.player.policy import RISK, completes, expected_points, hand_points
from engine.tyzicha.player.policy import gifts as gifts_of_policy
from engine.tyzicha.player.world import BITS, mask
from engine.tyzicha.round import TyzichaRound
from engine.tyzicha.state import TyzichaView
from tests.engine.tyzicha.hands import hand, said

RULES = Tyzicha()
CALLS = ("bid", "forced", "exchange", "commit")
FULL = mask(CARDS)
# Seat 2 holds next to nothing, or hearts from the ace to the queen, two more aces and their Tens.
HOPELESS = ("AS TS KS AH TH KD QD", "QS AD TD AC TC KC QC", "9S JS 9H JH 9D JD 9C")
STRONG = ("QS KS 9H JH 9D JD QD", "KD 9C JC QC KC TC AC", "AH TH KH QH AD TD AS")


def dealt(seed: int) -> TyzichaRound:
    return RULES.start(Standing(order=("a", "b", "c"), dealer=seed % 3), Seeded(Random(seed).randbytes(32), "deal"))


def asked(seed: int) -> Iterator[tuple[TyzichaView, Decision]]:
    """The decisions before the first card, with their views. Now and then somebody answers anything."""
    state, random = dealt(seed), Random(seed)
    while state.pending and state.phase() in CALLS:
        decision = state.pending[0]
        view = state.view(decision.seat)
        yield view, decision
        state.play(decision.seat, anything(decision, random) if random.random() < 0.3 else GAME.choose(view, decision))


def answer(state: TyzichaRound, level: Level = "vizier") -> str:
    decision = state.pending[0]
    return think(GAME, RULES, state.view(decision.seat), decision, level, Random(1)).action.text


# ---------------------------------------------------------------------------- the same as by the rules


@pytest.mark.parametrize("seed", range(40))
def test_hands_are_worth_the_same_in_bits(seed: int) -> None:
    cards = in_hand_order(Random(seed).sample(CARDS, 10))
    assert expected(mask(cards[:7])) == pytest.approx(expected_points(cards[:7]))
    assert good_for(mask(cards[:8])) == pytest.approx(hand_points(cards[:8]))


@pytest.mark.parametrize("seed", range(40))
def test_gifts_in_bits_leave_as_good_a_hand_as_those_of_the_policy(seed: int) -> None:
    cards = in_hand_order(Random(seed).sample(CARDS, 10))
    given = tuple(card for card in cards if BITS[card] in gifts(mask(cards)))
    assert left_by(cards, given) == pytest.approx(left_by(cards, gifts_of_policy(cards)))


def left_by(cards: Cards, given: Cards) -> float:
    """What is left after these gifts, less what it costs if they complete a marriage."""
    risks = [MARRIAGES[suit(card)] for card in given if completes(cards, card)]
    return hand_points([card for card in cards if card not in given]) - RISK * sum(risks)


@pytest.mark.parametrize("seed", range(40))
def test_an_auction_ends_as_it_does_by_the_rules_from_any_call_on(seed: int) -> None:
    """Everybody bids by the policy: as long as a bid is below what the hand is expected to be good for."""
    state = dealt(seed)
    limits = [expected(mask(cards)) for cards in state.hidden.hands]
    promised = set()
    while state.phase() in ("bid", "forced"):
        promised.add(Bidding.of(state.public.auction).won(limits))
        decision = state.pending[0]
        state.play(decision.seat, GAME.choose(state.view(decision.seat), decision))
    assert promised == {(state.public.declarer, state.public.contract)}


# ---------------------------------------------------------------------------- deals


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_is_one_that_the_view_cannot_tell_from_the_true_one(seed: int) -> None:
    for view, _ in asked(seed):
        for deal in islice(sample_deals(view, Random(seed)), 4):
            assert deal.hands[view.own_seat] == mask(view.hand)
            assert sum(deal.hands) + deal.widow == FULL
            for gift in view.public.gifts:
                assert deal.hands[gift.whom] & BITS[gift.card]
            sizes = [view.zone("hand", seat).count for seat in range(3)]
            assert [one.bit_count() for one in deal.hands] == sizes


def test_whoever_bids_holds_more_than_whoever_does_not() -> None:
    state = hand()
    said(state, "2 bid 110", "0 pass")
    limits = [deal.limits for deal in islice(sample_deals(state.view(1), Random(1)), 100)]
    assert fmean(limit[2] for limit in limits) > 110 > fmean(limit[0] for limit in limits)


def test_calls_are_read_from_the_auction() -> None:
    state = hand()
    said(state, "2 bid 110", "0 pass", "1 bid 120", "2 pass")
    assert [calls_of(state.public.auction, seat) for seat in range(3)] == [(None, 120), (120, None), (110, 130)]


# ---------------------------------------------------------------------------- what is answered


def declared(hands: tuple[str, ...], widow: str, gifts: str, scores: tuple[int, ...] = ()) -> TyzichaRound:
    """Seat 2 has the contract of 110 with these cards and has given two of them away."""
    state = hand(*hands, widow=widow, scores=scores)
    said(state, "2 bid 110", "0 pass", "1 pass", f"2 give {gifts}")
    return state


def test_a_contract_is_raised_as_far_as_the_hand_carries_it_and_no_further() -> None:
    """Seat 2 can show the hearts, and nobody takes a trick from it but by trumping diamonds or spades."""
    verb, _, amount = answer(declared(STRONG, "TS 9S JS", "9S>0 JS>1")).partition(" ")
    assert verb == "raise"
    assert 180 <= int(amount) <= 210


def test_a_contract_that_wins_the_match_as_it_is_is_not_raised() -> None:
    assert answer(declared(STRONG, "TS 9S JS", "9S>0 JS>1", scores=(0, 0, 900))) == "stay"


def test_a_hopeless_contract_is_conceded_where_the_others_would_take_more_by_play() -> None:
    assert answer(declared(HOPELESS, "QH JC KH", "QH>0 KH>1")) == "concede"


def test_a_hand_of_nines_and_jacks_is_not_bid_on() -> None:
    assert answer(hand(*HOPELESS, widow="QH JC KH")) == "pass"


@pytest.mark.parametrize("seed", range(6))
def test_closed_cards_change_neither_a_thought_nor_a_judgement(seed: int) -> None:
    game, random = replace(GAME, playouts={"vizier": 12}, review=16), Random(seed)
    for view, decision in asked(seed):
        twin = RULES.resample(view, random).view(view.seat)
        given = anything(decision, random)
        thoughts = [think(game, RULES, one, one.decisions[0], "vizier", Random(seed)) for one in (view, twin)]
        assert thoughts[0] == thoughts[1]
        moments = [Moment(0, one, one.decisions[0], given) for one in (view, twin)]
        judged = [judge(game, RULES, moment) for moment in moments]
        assert judged[0] == judged[1]
