"""Computer players see what a card scores, and what it leaves to those who come next."""

from dataclasses import replace
from random import Random

from engine.cards.hands import put
from engine.cards.packs import plain
from engine.contract import Dice, Standing
from engine.jubilee import GAME, Jubilee
from engine.jubilee.round import JubileeRound
from engine.search.generic import any_of
from tests.conformance.jubilee import moment

GAMES = 10


def chosen(state: JubileeRound) -> str:
    decision = state.pending[0]
    return plain(GAME.choose(state.view(decision.seat), decision).cards[0])


def test_a_jubilee_is_taken() -> None:
    assert chosen(moment({"total": 85}, {0: "AS KS 2S *", 1: "4S 5S"}, by=0)) == "AS"


def test_nothing_is_passed_without_need() -> None:
    assert chosen(moment({"total": 21}, {0: "9S KS 2H", 1: "4S 5S"}, by=0)) == "2H"


def test_a_jubilee_is_not_left_to_somebody_who_has_shown_the_card_for_it() -> None:
    """The other hand is known: with 15 after the play its king makes 25, after any other play nothing does."""
    state = moment({"total": 11}, {0: "4S 3S 3S 3C", 1: "KS KH"}, by=0)
    state.public = replace(state.public, shown=put(state.public.shown, 1, state.hidden.hands[1]))
    assert chosen(state) == "3S"


def test_a_card_that_comes_back_well_is_preferred() -> None:
    """Nobody else holds anything but a joker, so the next turn is known: 5 now and 9 then make 25."""
    state = moment({"total": 11}, {0: "5S 9S 7S", 1: "* *"}, by=0)
    state.public = replace(state.public, shown=put(state.public.shown, 1, state.hidden.hands[1]))
    assert chosen(state) in ("5S", "9S")


def test_random_players_are_beaten() -> None:
    random, lead = Random(1), 0
    for number in range(GAMES):
        order = tuple(f"p{seat}" for seat in range(4))
        state = Jubilee().start(Standing(order=order, dealer=number % 4), Dice(random))
        while state.pending:
            decision = state.pending[0]
            able = decision.seat == 0
            answer = GAME.choose(state.view(0), decision) if able else any_of(decision.answers, random)
            state.play(decision.seat, answer)
        lead += state.public.points[0] - max(state.public.points[1:])
    assert lead > 0
