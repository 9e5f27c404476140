"""The hands that a search plays on are the hands of the rules: as many points are left over of them."""

from random import Random

import pytest

from engine.rumino.deadwood import deadwood, deadwood_without
from engine.rumino.game import Rumino
from engine.rumino.player.outlook import BITS, CARD, Outlook, bits, hand_of, kept, mask
from engine.rumino.player.search import search
from engine.rumino.round import DECK, RuminoRound
from engine.search.generic import settled
from tests.engine.rumino.scenes import POOR, act, standing, table

MANY = 8  # all throws


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
            assert hand_of(mask(cards) ^ BITS[card]).deadwood == left


def test_of_eight_cards_seven_stay_and_the_hand_that_leaves_least_is_among_them() -> None:
    random = Random(5)
    for _ in range(200):
        cards = random.sample(DECK, 8)
        hands = kept(mask(cards))
        for hand in hands:
            left = [CARD[bit] for bit in bits(hand.cards)]
            assert len({*cards} - {*left}) == 1
            assert hand.deadwood == deadwood(left)
        assert min(hand.deadwood for hand in hands) == min(deadwood_without(cards).values())


def test_whoever_can_knock_does() -> None:
    assert chosen(table(["3S 4S 5S 9S 9H 9D 2C", *POOR[1:3]])) == "knock"


@pytest.mark.parametrize(("after_draw", "answers"), [(True, ["take", "gin 7D#1"]), (False, ["knock"])])
def test_a_knock_waits_for_an_upcard_that_makes_gin(after_draw: bool, answers: list[str]) -> None:
    """Where gin has to wait for the next turn, somebody else may end the hand before."""
    rules = Rumino(gin_after_draw=after_draw)
    state = table(["3S 4S 5S 9S 9H 9D 7D", *POOR[1:3]], upcard="9C", rules=rules)
    given = []
    for _ in answers:
        view = state.view(0)
        given.append(settled(search(rules, view, view.decisions[0], MANY, Random(1))).action.text)
        act(state, f"0 {given[-1]}")
    assert given == answers


def test_nobody_knocks_themselves_out_while_others_stay_in() -> None:
    before = standing(3, scores=(95, 40, 40))
    assert chosen(table(["3S 4S 5S 9S 9H 9D 5C", *POOR[1:3]], before=before)) in ("draw", "take")


def values(state: RuminoRound, seat: int) -> dict[str, float]:
    """The values of all answers of a seat."""
    view = state.view(seat)
    decision = next(one for one in view.decisions if one.seat == seat)
    trial = search(state.rules, view, decision, MANY, Random(1))
    return {answer.text: trial.value(answer, None) for answer in decision.enumerate()}


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


def hand(text: str) -> int:
    """Cards as bits, each the first of its kind."""
    return mask(f"{card}#1" for card in text.split())


def test_a_pair_is_worth_more_while_cards_that_meld_it_may_come() -> None:
    pair = hand_of(hand("KS KH KD 9S 9H 4C 7D"))
    others = mask(DECK) ^ pair.cards
    nines = mask(card for card in DECK if card.startswith("9"))
    assert Outlook(others, 3, 7).ahead(pair, 1) > Outlook(others & ~nines, 3, 7).ahead(pair, 1)


def test_a_card_that_was_taken_may_not_be_thrown_but_its_twin_may() -> None:
    """Whoever takes a card that helps nothing has to spoil the hand for it, unless there are two of it."""
    cards = hand("3S 4S 5S 9S 9H 9D AC")
    outlook = Outlook(mask(DECK) ^ cards ^ hand("KC"), 3, 7)
    assert outlook.taken(cards, BITS["KC#1"], 1) < outlook.value(hand_of(cards), 1)
    assert outlook.taken(cards, BITS["AC#2"], 1) == outlook.value(hand_of(cards), 1)


def test_the_closer_a_hand_is_to_a_knock_the_better_its_outlook() -> None:
    outlook = Outlook(mask(DECK), 3, 7)
    hands = ["3S 4S 5S 9S 9H 9D AC", "3S 4S 5S 9S 9H 9D KC", "3S 4S 5S 9S 9H 7D KC", "3S 4S 7H 9S 9H JD KC"]
    leads = [outlook.ahead(hand_of(hand(cards)), 2) for cards in hands]
    assert leads == sorted(leads, reverse=True)
