"""Computer players: they bid what a hand is good for, give away what it can do without, and know what is out."""

from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from engine.cards.hands import put
from engine.contract import SeatingRequest, Seeded
from engine.search.generic import anything
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.cards import CARDS
from engine.tyzicha.player.policy import completes, expected_points, gifts, hand_points
from engine.tyzicha.round import TyzichaRound
from tests.engine.tyzicha.hands import declared, hand, said

STRONG, WEAK = "AS TS KH QH AD TD 9C", "9S JS 9H JH 9D JD QC"


def chosen(state: TyzichaRound) -> str:
    decision = state.pending[0]
    return GAME.choose(state.view(decision.seat), decision).text


def at_play(*hands: str) -> TyzichaRound:
    """Tricks with these hands and no trump; seat 0 is the declarer and leads. All other cards have gone."""
    state = hand(dealer=2)
    said(state, "1 pass", "2 pass", "0 bid 100", "0 give 9S>1 JS>2", "0 stay")
    state.hidden = replace(state.hidden, gifts=(), hands=tuple(tuple(cards.split()) for cards in hands))
    gone = tuple(card for card in CARDS if card not in chain(*state.hidden.hands))
    tricks = replace(state.public.tricks, laid=put(state.public.tricks.laid, 0, gone))
    state.public = replace(state.public, tricks=tricks)
    return state


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert expected_points(STRONG.split()) > 150 > 50 > expected_points(WEAK.split())
    assert chosen(hand(WEAK, "AH TH TC KC KD QD KS", STRONG, widow="QS AC JC")) == "bid 110"
    assert chosen(hand(STRONG, "AH TH TC KC KD QD KS", WEAK, widow="QS AC JC")) == "pass"


def test_bids_end_where_the_hand_does() -> None:
    state = hand(WEAK, "AH TH TC KC KD QD KS", STRONG, widow="QS AC JC")
    said(state, "2 bid 110", "0 pass")
    high = 110
    while state.public.step == "bid" and chosen(state) != "pass":
        high += 10
        state.play(state.pending[0].seat, state.action(chosen(state)))
    assert 110 <= high < 250


def test_whoever_must_play_takes_the_cheaper_contract_with_a_weak_hand() -> None:
    state = hand(STRONG, WEAK, "AH TH TC KC KD QD KS", widow="QS AC JC")
    said(state, "2 pass", "0 pass")
    assert chosen(state) == "bid 100"


def test_a_contract_is_played_as_it_was_bid() -> None:
    """TYZ-R14."""
    for state in (declared(), declared(100)):
        assert chosen(state) == "stay"
        assert state.pending[0].kind in GAME.inherited, "whoever takes over at any level answers so"


def test_marriages_and_aces_are_kept_and_nines_are_given_away() -> None:
    assert set(gifts(["AS", "TS", "KH", "QH", "AD", "TD", "9C", "JC", "KD", "QD"])) == {"9C", "JC"}
    assert hand_points(["AS", "KH", "QH"]) > hand_points(["AS", "KH", "JH"])


def test_half_a_marriage_is_rather_not_given_to_whom_may_hold_the_other_half() -> None:
    held = ["TS", "JS", "9S", "9H", "KH", "AD", "TD", "QD", "KC", "QC"]
    assert completes(held, "KH")
    assert not completes(held, "KC")
    assert not completes(held, "JS")
    assert set(gifts(held)) == {"9H", "9S"}


def test_aces_are_cashed_before_a_marriage_while_there_is_no_trump() -> None:
    state = at_play("AS KH QH", "9S 9H TH", "JS JH AH")
    assert chosen(state) == "play AS"
    state = at_play("9S KH QH", "AS 9H TH", "JS JH AH")
    assert chosen(state) == "marriage H QH"


def test_a_master_is_not_wasted_where_a_lower_card_wins_as_well() -> None:
    state = at_play("JS TS", "9S 9H", "AS KS")
    said(state, "0 play JS", "1 play 9S")
    assert chosen(state) == "play KS"


def test_opponents_throw_points_on_each_others_tricks() -> None:
    state = at_play("JS 9D", "AS 9H", "TD 9C")
    said(state, "0 play JS", "1 play AS")
    assert chosen(state) == "play TD"


def test_the_declarer_gets_no_points_as_a_present() -> None:
    state = at_play("AS AC", "9S 9H", "TD 9C")
    said(state, "0 play AS", "1 play 9S")
    assert chosen(state) == "play 9C"


def test_the_same_view_is_answered_alike() -> None:
    state = declared()
    said(state, "2 stay")
    view = state.view(2)
    assert {GAME.choose(view, state.pending[0]).text for _ in range(3)} == {chosen(state)}


@pytest.mark.long
def test_computer_players_beat_random_ones() -> None:
    """One of them against two who play at random, to 301."""
    random, won, matches = Random(3), 0, 20
    for number in range(matches):
        wise = number % 3
        won += wise in _winners(Tyzicha(target=301), wise, random)
    assert won > 0.8 * matches


def _winners(rules: Tyzicha, wise: int, random: Random) -> tuple[int, ...]:
    standing = rules.seat(SeatingRequest(None, None, (), ("a", "b", "c")), Seeded(random.randbytes(32), "s")).standing
    while True:
        state = rules.start(standing, Seeded(random.randbytes(32), "deal"))
        while state.pending:
            decision = state.pending[0]
            view = state.view(decision.seat)
            state.play(
                decision.seat,
                GAME.choose(view, decision) if decision.seat == wise else anything(decision, random),
            )
        assert state.result is not None
        match = rules.match(standing, state.result)
        if match.over:
            return match.winners
        standing = rules.seat(SeatingRequest(standing, state.result, (), ()), Seeded(bytes(32), "s")).standing
