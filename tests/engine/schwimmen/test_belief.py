"""What a seat has done says which hands it may hold: the searches of others draw those the more often."""

from collections import Counter
from itertools import islice, pairwise, product
from math import isclose
from random import Random
from typing import Any

import pytest

from engine.cards.packs import suit
from engine.contract import Seeded
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.player.belief import UNLIKELY, Likely, likely_hands, read_past, sample_hands, unseen_by
from engine.schwimmen.player.policy import choose
from engine.schwimmen.player.world import BITS, mask, terms_of
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.values import DECK
from engine.search.generic import anything
from tests.engine.any_game import first_table
from tests.engine.schwimmen.scenes import act, turned

HOUSES: list[dict[str, Any]] = [{}, {"close_style": "instead"}, {"close_from": 2}]


def likely(state: SchwimmenRound, viewer: int, seat: int) -> Likely:
    """The hands of a seat as the viewer takes them to be."""
    view = state.view(viewer)
    terms = terms_of(state.rules, state.standing)
    return likely_hands(mask(state.public.known[seat]), read_past(view, terms, seat), unseen_by(view))


def likelihoods(found: Likely) -> dict[int, float]:
    """The likelihood of each hand."""
    return {
        hand: after - before for hand, (before, after) in zip(found.hands, pairwise((0.0, *found.sums)), strict=True)
    }


def a_round(seed: int, players: int, options: dict[str, Any]) -> SchwimmenRound:
    random, rules = Random(seed), Schwimmen.read(options)
    return rules.start(first_table(rules, players, random).standing, Seeded(random.randbytes(32), "deal"))


@pytest.mark.parametrize("options", HOUSES)
@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("seed", range(5))
def test_no_hand_is_likelier_than_the_true_one_of_whoever_plays_by_the_policy(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    state = a_round(seed, players, options)
    while state.pending:
        (decision,) = state.pending
        for seat in state.live:
            if seat != decision.seat and state.public.table:
                found = likelihoods(likely(state, decision.seat, seat))
                assert isclose(found[mask(state.hidden.hands[seat])], 1.0)
        state.play(decision.seat, choose(state.view(decision.seat), decision))


def test_whoever_took_a_card_of_a_suit_is_taken_to_hold_more_of_it() -> None:
    state = turned(["7C 8D 9H", "QH 8C 7S", "JC QC KD", "QD JD TS"], "KH 9D 8S")
    act(state, "0 pass", "1 exchange 7S for KH")
    hearts = mask([card for card in DECK if suit(card) == "H" and card != "KH"])
    found = likelihoods(likely(state, 2, 1))
    with_hearts = sum(one for hand, one in found.items() if hand & hearts)
    assert sum(1 for hand in found if hand & hearts) / len(found) < 0.6
    assert with_hearts / sum(found.values()) > 0.8


def test_a_hand_with_which_the_policy_would_have_closed_is_unlikely_in_whoever_did_not() -> None:
    state = turned(["7C 8D 9H", "QH 8C 7S", "JC QC KD", "QD JD TS"], "KH 9D 8S")
    act(state, "0 pass", "1 exchange 7S for KH")  # and it did not close
    found = likelihoods(likely(state, 2, 1))
    assert isclose(found[mask(["KH", "JH", "TH"])], UNLIKELY)
    act(state, "2 pass", "3 pass", "0 pass", "1 pass +close")
    assert isclose(likelihoods(likely(state, 2, 1))[mask(["KH", "JH", "TH"])], UNLIKELY)  # and then it closed too late


def test_a_hand_that_was_swapped_whole_is_known() -> None:
    state = turned()
    act(state, "0 exchange AS KD 7D for KH 9D 7S")
    assert [*likelihoods(likely(state, 1, 0))] == [mask(["KH", "9D", "7S"])]


def test_hands_are_drawn_as_likely_as_they_are_together() -> None:
    state = turned(["7C 8D 9H", "AH TH 7S", "JC QC KD"], "KH 9D 8S")
    act(state, "0 exchange 7C for KH", "1 exchange 7S for 7C", "2 pass", "0 exchange 8D for 9D", "1 exchange TH for 8S")
    one, other = (likelihoods(likely(state, 2, seat)) for seat in (0, 1))
    together = {(a, b): one[a] * other[b] for a, b in product(one, other) if not a & b}
    terms, number = terms_of(state.rules, state.standing), 20_000
    drawn = Counter((hands[0], hands[1]) for hands, _ in islice(sample_hands(state.view(2), terms, Random(1)), number))
    assert set(drawn) <= set(together)
    apart = sum(abs(drawn[pair] / number - one / sum(together.values())) for pair, one in together.items())
    assert apart < 0.15


@pytest.mark.parametrize("options", HOUSES)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_there_are_worlds_whatever_others_do(players: int, options: dict[str, Any]) -> None:
    random = Random(players)
    state = a_round(players, players, options)
    while state.pending:
        (decision,) = state.pending
        terms = terms_of(state.rules, state.standing)
        for hands, hidden in islice(sample_hands(state.view(decision.seat), terms, random), 3):
            table = mask(state.public.table) | mask(state.public.gone)
            assert sum(hands) + sum(hidden) + table == sum(BITS.values())
            assert all(not mask(known) & ~hand for known, hand in zip(state.public.known, hands, strict=True))
            assert hands[decision.seat] == mask(state.hidden.hands[decision.seat])
        state.play(decision.seat, anything(decision, random))
