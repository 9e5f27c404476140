"""The hands that a search plays on are the hands of the rules: as many points are left over of them."""

from itertools import islice
from random import Random

import pytest

from engine.rumino.bits import BITS, CARD, bits, mask
from engine.rumino.deadwood import deadwood, deadwood_without
from engine.rumino.game import Rumino
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.search import kept, search, without
from engine.search.generic import settled
from tests.engine.rumino.scenes import POOR, act, standing, table

MANY = 60  # playouts


def chosen(state: RuminoRound, seed: int = 1) -> str:
    """The answer that the search chooses for the seat on turn."""
    view = state.view(state.public.turn)
    return settled(search(Rumino(), view, view.decisions[0], MANY, Random(seed))).action.text


@pytest.mark.parametrize("jokers", [0, 1, 2, 4])
def test_a_hand_as_bits_leaves_what_the_rules_say(jokers: int) -> None:
    random = Random(jokers)
    naturals, wild = DECK[:-4], DECK[-4:]
    for _ in range(100):
        some = random.sample(naturals[: random.choice((26, 52, 104))], 8 - jokers)
        cards = (*some, *random.sample(wild, jokers))
        for card, left in deadwood_without(cards).items():
            assert without(mask(cards), BITS[card]).deadwood == left


def test_a_hand_that_is_played_on_throws_one_card_and_leaves_what_the_rules_say() -> None:
    random = Random(5)
    for _ in range(200):
        cards = random.sample(DECK, 8)
        hand = kept(mask(cards))
        left = [CARD[bit] for bit in bits(hand.cards)]
        assert len({*cards} - {*left}) == 1
        assert hand.deadwood == deadwood(left)


def test_whoever_can_knock_does() -> None:
    assert chosen(table(["3S 4S 5S 9S 9H 9D 2C", *POOR[1:3]])) == "knock"


def test_nobody_knocks_themselves_out_while_others_stay_in() -> None:
    before = standing(3, scores=(95, 40, 40))
    assert chosen(table(["3S 4S 5S 9S 9H 9D 5C", *POOR[1:3]], before=before)) in ("draw", "take")


def values(state: RuminoRound, seat: int) -> dict[str, float]:
    """The values of all answers of a seat over the same cards to come."""
    view = state.view(seat)
    decision = next(one for one in view.decisions if one.seat == seat)
    trial = search(state.rules, view, decision, MANY, Random(1))
    worlds = list(islice(trial.worlds, MANY))
    return {answer.text: sum(trial.value(answer, world) for world in worlds) / MANY for answer in decision.enumerate()}


def test_the_end_of_a_hand_is_worth_the_lead_that_it_leaves() -> None:
    """The fewer points are left over the better it is to knock, and gin takes ten off."""
    knocks = [values(table([cards, *POOR[1:3]]), 0) for cards in ("3S 4S 5S 9S 9H 9D 2C", "3S 4S 5S 9S 9H 9D 5C")]
    assert knocks[0]["knock"] > knocks[1]["knock"] > 0.5
    gin = values(table(["3S 4S 5S 9S 9H 9D 9C", *POOR[1:3]]), 0)
    assert gin["gin"] == max(gin.values())
    assert gin["gin"] > knocks[0]["knock"]


def test_a_knock_that_puts_the_seat_out_is_worth_nothing() -> None:
    before = standing(3, scores=(95, 40, 40))
    assert values(table(["3S 4S 5S 9S 9H 9D 5C", *POOR[1:3]], before=before), 0)["knock"] == 0


@pytest.mark.parametrize(("scores", "comes_back"), [((10, 20, 30, 90), True), ((10, 80, 95, 90), False)])
def test_who_comes_back_low_may_win_the_pool(scores: tuple[int, ...], comes_back: bool) -> None:
    """A computer player never comes back; a review says what it would have been worth."""
    state = table(
        ["3S 4S 5S 9S 9H 9D 2C", "2S 3S 4S 7H 7D 7C AC", "4D 5D 6D 8S 8H 8D AS", POOR[1]],
        before=standing(4, scores=scores),
    )
    act(state, "0 knock")
    worth = values(state, 3)
    assert (worth["rebuy"] > worth["drop"]) == comes_back
    assert settled(search(state.rules, state.view(3), state.pending[0], MANY, Random(1))).action.text == "drop"


def test_a_card_that_makes_a_meld_is_taken() -> None:
    assert chosen(table(["KS KH 2C 4D 6H 8S TC", POOR[1]], upcard="KD")) == "take"


def test_a_pair_is_kept_that_may_become_a_meld() -> None:
    state = table(["KS KH 2C 4D 6H 8S JC", POOR[1]], upcard="AS", stock="QD")
    act(state, "0 draw")
    assert chosen(state) in ("discard QD#1", "discard JC#1")
