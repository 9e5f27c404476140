"""The player who sees all hands of Indian Chief knows what the others lay, and not the order of the stub."""

from dataclasses import replace
from itertools import combinations
from random import Random

from engine.contract import owed
from engine.indian_chief import GAME
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, POOR_MAN, beggar
from engine.indian_chief.round import IndianChiefRound
from tests.conformance.indian_chief import filled, game
from tests.tools.strength.indian_chief import open_hands

HANDS = ["AH KS 9S 7D 5H 4C 3D 2C", "KD QD JD 9H 8H 6C 5C 4D", "KC KH TS TD 8S 7S 3S 2S", "QS JS 9C 8D 6H 5S AD AC"]


def answered(state: IndianChiefRound) -> tuple[str, ...]:
    """The cards that this player lays on the first seat."""
    return open_hands(GAME, state.rules, state, owed(state.pending)[0], Random(1)).action.cards


def test_a_beggar_gets_what_the_others_lay() -> None:
    state = game(HANDS)
    sheet = dict.fromkeys((c for c in CATEGORIES if c != BEGGAR_MAN), 0)
    filled(state, 7, sheet, *[dict.fromkeys((c for c in CATEGORIES if c != POOR_MAN), 0)] * 3)
    shown = [card for one in state.pending[1:] for card in GAME.choose(state.view(one.seat), one).cards]
    assert beggar(answered(state), shown) == max(beggar(pair, shown) for pair in combinations(state.hidden.hands[0], 2))


def test_the_order_of_the_stub_tells_it_nothing() -> None:
    state, other = game(HANDS), game(HANDS)
    other.hidden = replace(other.hidden, stock=other.hidden.stock[::-1])
    assert answered(state) == answered(other)
