"""What a hand lacks is what the rules say that it wants, and its outlook is better the more may come."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.cards.packs import less, plain
from engine.pif_paf.melds import HAND, discards, thrown_for
from engine.pif_paf.player.completions import FURTHEST, Kinds, kinds, lacking
from engine.pif_paf.player.outlook import Outlook
from engine.pif_paf.round import DECK
from tests.engine.cards.drawing import act, cards
from tests.engine.pif_paf.scenes import NEARLY, POOR, table

HANDS = 60
NOTHING = Kinds(0, 0)


def improved(count: int) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield hands after some draws, with the cards that are left."""
    random = Random(11)
    for _ in range(count):
        pack = list(DECK)
        random.shuffle(pack)
        hand, rest = tuple(pack[:HAND]), pack[HAND:]
        for _ in range(random.randrange(9)):
            drawn = (*hand, rest.pop())
            hand = less(drawn, discards(drawn)[0][0])
        yield hand, rest


def outs(hand: Sequence[str], rest: Sequence[str]) -> int:
    return sum(bool(thrown_for(hand, card)) for card in rest)


def test_a_hand_lacks_one_card_where_it_could_claim_one_and_has_a_way_for_each() -> None:
    lacking_one = 0
    for hand, rest in improved(HANDS):
        found = lacking(kinds(hand), kinds(rest))
        if found.cards:
            assert (found.ways if found.cards == 1 else 0) == outs(hand, rest)
        lacking_one += found.cards == 1
    assert lacking_one > 3


def test_no_card_brings_a_hand_nearer_by_more_than_one_and_one_of_them_does() -> None:
    for hand, rest in improved(HANDS // 10):
        unseen = kinds(rest)
        far = lacking(kinds(hand), unseen).cards
        after = [
            lacking(kinds(less((*hand, card), thrown)), unseen).cards
            for card in {plain(card): card for card in rest}.values()
            for thrown in hand
        ]
        if 1 < far < FURTHEST:
            assert min(after) == far - 1


def test_what_cannot_come_any_more_is_no_way() -> None:
    hand, pack = cards(NEARLY, pack := list(DECK)), pack
    assert lacking(kinds(hand), kinds(pack)) == (1, outs(hand, pack))
    assert lacking(kinds(hand), NOTHING) == (FURTHEST, 0)


@pytest.mark.parametrize(("thrown", "safe"), [("4H", True), ("9H", False)])
def test_a_card_that_all_have_passed_by_is_claimed_less(thrown: str, safe: bool) -> None:
    state = table([POOR[0], "4H 9H 7H JD KC 7C 8D QS 2H", POOR[2]], stock="4H")
    act(state, "0 draw", "0 discard 4H", "1 draw")
    outlook = Outlook.of(state.view(1))
    strange = replace(outlook, pile=())
    assert (outlook.claimed(thrown) < strange.claimed(thrown)) == safe


def test_a_hand_is_likelier_to_win_the_nearer_it_is_and_the_sooner() -> None:
    state = table([NEARLY, *POOR[1:3]])
    outlook = Outlook.of(state.view(0))
    assert outlook.wins(cards(NEARLY, list(DECK))) > 2 * outlook.wins(cards(POOR[0], list(DECK)))
    assert replace(outlook, turn=6.0).wins(state.view(0).hand) < outlook.wins(state.view(0).hand)
