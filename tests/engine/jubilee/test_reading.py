"""Hands are drawn as the rules allow them, and those that fit what their holders have played come more often."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest

from engine.cards.packs import plain
from engine.contract import Seeded
from engine.jubilee import GAME, Jubilee
from engine.jubilee.player.reading import Reading, odds_kept, values_of
from engine.jubilee.round import JubileeRound
from engine.jubilee.state import DECK, Scoring
from engine.search.generic import anything
from tests.engine.any_game import first_table

CARDS = {plain(card): card for card in reversed(DECK)}  # one card of each face


def moments(players: int, seed: int, bold: float = 0.0, **options: object) -> Iterator[JubileeRound]:
    """Yield a deal before each play. `bold`: how often somebody plays any card; else all play by the policy."""
    random, rules = Random(seed), Jubilee.read(dict(options))
    state = rules.start(first_table(rules, players, random).standing, Seeded(random.randbytes(32), "deal"))
    while state.pending:
        yield state
        (decision,) = state.pending
        bolder = random.random() < bold
        answer = anything(decision, random) if bolder else GAME.choose(state.view(decision.seat), decision)
        state.play(decision.seat, answer)
        assert state.public.by[-1] == decision.seat
        assert len(state.public.by) == len(state.public.played)


def kept(*played: str) -> dict[int, float]:
    """By how much the last of these plays of two seats makes each value likelier in the hand that it came from."""
    by = tuple(at % 2 for at in range(len(played)))
    odds = odds_kept(Scoring(), by, tuple(CARDS[card] for card in played))
    return dict(zip(values_of(Scoring()), odds, strict=True))


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("ace", [15, 1])
def test_all_cards_lie_somewhere(players: int, ace: int) -> None:
    for state in islice(moments(players, seed=players, bold=0.5, club_ace=ace), 0, None, 5):
        seat, value = state.pending[0].seat, state.public.scoring.value
        for hands, stock in islice(Reading(state.view(seat), Random(0)).sample_hands(Random(1)), 3):
            assert list(map(len, hands)) == list(map(len, state.hidden.hands))
            assert sorted(hands[seat]) == sorted(map(value, state.hidden.hands[seat]))
            for hand, shown in zip(hands, state.public.shown, strict=True):
                assert Counter(map(value, shown)) <= Counter(hand)
            closed = map(value, chain(*state.hidden.hands, state.hidden.stock))
            assert Counter(chain(*hands, stock)) == Counter(closed)


def test_beliefs_are_probabilities() -> None:
    for state in islice(moments(2, seed=5), 0, None, 4):
        seat = state.pending[0].seat
        for other, cards in Reading(state.view(seat), Random(0)).beliefs().items():
            assert len(cards) == len(state.hidden.hands[other]) - len(state.public.shown[other])
            for card in cards:
                assert sum(card.values()) == pytest.approx(1)


def test_whoever_leaves_a_jubilee_did_not_hold_the_card_for_it() -> None:
    """From 10 a card of 15 would have made a jubilee."""
    assert kept("TS", "2S")[15] < 0.7


def test_whoever_leaves_a_jubilee_open_holds_the_cards_for_it_rather() -> None:
    """On 20 a five makes a jubilee: whoever goes there may well hold the fives, so that nobody else does."""
    odds = kept("TS", "TS")
    assert odds[5] > 1.1
    assert odds[5] == max(odds.values())


def test_true_hands_are_believed_more_than_any_others() -> None:
    """Among players who play by the policy."""
    believed, unread, number = 0.0, 0.0, 0
    for seed in range(6):
        for state in islice(moments(2, seed), 10, None, 3):
            seat, value = state.pending[0].seat, state.public.scoring.value
            reading = Reading(state.view(seat), Random(0))
            unseen = dict(zip(reading.values, reading.counts, strict=True))
            for other, cards in reading.beliefs().items():
                for card in set(state.hidden.hands[other]) - set(state.public.shown[other]):
                    believed += sum(one[value(card)] for one in cards) / len(cards) / unseen[value(card)]
                    unread += 1 / sum(reading.counts)
                    number += 1
    assert number > 300
    assert believed > 1.05 * unread


def test_the_last_hand_of_two_is_known() -> None:
    for state in moments(2, seed=3):
        if not state.hidden.stock:
            (seat,) = (decision.seat for decision in state.pending)
            hands, _ = next(Reading(state.view(seat), Random(0)).sample_hands(Random(0)))
            assert sorted(hands[1 - seat]) == sorted(map(state.public.scoring.value, state.hidden.hands[1 - seat]))
