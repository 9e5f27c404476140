"""The kernel's tables: a hand of it holds all cards, a play takes its own out of it, and tops what the rules say."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.player.tables import FEW
from engine.contract import Illegal
from engine.dahimi import plays
from engine.dahimi.deck import ORDER, PLACE, SUITS, rank_of, sort
from engine.dahimi.game import Dahimi
from engine.dahimi.player.groups import parted
from engine.dahimi.player.tables import DahimiTables, tables_for
from engine.dahimi.plays import Pile, Play, judge
from tests.engine.dahimi.player.courses import each, naturals_in, ranks_in
from tests.engine.random_play import seeds

MOST = 20  # cards


class Dealt(NamedTuple):
    """Tables, and a hand of cards from low to high."""

    made: DahimiTables
    cards: tuple[str, ...]

    @property
    def hand(self) -> int:
        return self.made.hand(self.cards)


def tables_of(packs: int, min_run: int) -> DahimiTables:
    return tables_for(Dahimi.read({"packs": packs, "min_run": min_run}), 4)


@st.composite
def hands(draw: st.DrawFn, most: int = MOST) -> Dealt:
    """Any hand. Half of them are of two suits, so that they have runs."""
    packs, min_run, size = draw(st.integers(1, 4)), draw(st.sampled_from([3, 4])), draw(st.integers(1, most))
    suits = draw(st.sampled_from([SUITS, SUITS[:2]]))
    deck = [card for card in Dahimi.read({"packs": packs}).deck(4).cards if card[-1] in suits]
    return Dealt(tables_of(packs, min_run), sort(Random(draw(seeds)).sample(deck, size)))


def counts(cards: tuple[str, ...]) -> list[int]:
    places = [PLACE[rank_of(card)] for card in cards]
    return [places.count(place) for place in range(len(ORDER))]


@given(hands())
def test_a_hand_holds_all_cards(dealt: Dealt) -> None:
    """Its runs are those that the policy keeps; the rest lie in sets, each size up to the largest of them a bit."""
    made, hand = dealt.made, dealt.hand
    kept = [plays.of(group) for group in parted(dealt.cards, made.min_run)]
    runs = [made.bit(run) for run in kept if run and run.shape == plays.RUN]
    assert sorted(runs) == list(each(hand & ~made.naturals))
    assert ranks_in(made, hand) == counts(dealt.cards)
    assert hand & made.naturals == made.sets(naturals_in(made, hand))


@given(hands())
def test_a_play_takes_its_own_cards_and_no_others(dealt: Dealt) -> None:
    """Whatever the hand can make: a run that it keeps, or a set, for which as few runs are broken as can be."""
    made, hand = dealt.made, dealt.hand
    for bit in (*each(hand & ~made.naturals), *sets_of(made, ranks_in(made, hand))):
        rest, play = made.without(hand, bit), cards_of(made, bit)
        assert ranks_in(made, rest) == [held - gone for held, gone in zip(ranks_in(made, hand), play, strict=True)]
        assert rest & made.naturals == made.sets(naturals_in(made, rest))
        kept, broken = rest & ~made.naturals, hand & ~made.naturals & ~rest
        assert not kept & ~hand
        missing = max(0, max(gone - held for held, gone in zip(naturals_in(made, hand), play, strict=True)))
        assert broken.bit_count() == (1 if bit in made.runs else missing)
        assert all(any(play[place] for place in made.runs[run]) for run in each(broken))


def sets_of(made: DahimiTables, held: list[int]) -> Iterator[int]:
    """Yield the bits of all sets of these numbers of cards."""
    for place, count in enumerate(held):
        for size in range(1, count + 1):
            yield made.bit(plays.a_set(ORDER[place], suits_of(size)))


def cards_of(made: DahimiTables, bit: int) -> list[int]:
    """The number of cards of each rank in a play."""
    if bit in made.runs:
        return [int(place in made.runs[bit]) for place in range(made.width)]
    size, at = divmod(bit.bit_length() - 1, made.width)
    return [(size + 1) * (place == at) for place in range(made.width)]


def suits_of(size: int) -> str:
    return "".join(sorted((SUITS * 4)[:size], key=SUITS.index))


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("min_run", [3, 4])
def test_plays_top_each_other_as_the_rules_say(packs: int, min_run: int) -> None:
    """DAH-3 to DAH-5: by shape, size and rank; a run by all its cards. What nothing can top takes the trick."""
    made = tables_of(packs, min_run)
    every = [plays.a_set(rank, suits_of(size)) for rank in ORDER for size in range(1, 4 * packs + 1)]
    for size in range(min_run, len(ORDER) + 1):
        every += [plays.a_run("D", low, low + size - 1) for low in range(len(ORDER) - size + 1)]
    assert len({made.bit(play) for play in every}) == len(every) == len(made.moves)
    for top in every:
        move = made.moves[made.bit(top)]
        assert move.closes == plays.untoppable(top)
        assert move.beats == sum(made.bit(play) for play in every if tops(play, top, min_run))


def tops(play: Play, top: Play, min_run: int) -> bool:
    try:
        judge(play.cards, play.cards, Pile(top, min_run))
    except Illegal:
        return False
    return True


def answers(hand: str) -> set[str]:
    """The plays, each as its ranks, with which a hand of one pack answers."""
    made = tables_of(1, 3)
    return {name(made, bit) for bit in each(made.answers(made.hand(sort(hand.split()))))}


def name(made: DahimiTables, bit: int) -> str:
    return " ".join(rank for rank, count in zip(ORDER, cards_of(made, bit), strict=True) for _ in range(count))


def test_sets_are_answered_whole() -> None:
    assert answers("4C 4D 7C 7D 7H 9S") == {"4 4", "7 7 7", "9"}


def test_sets_of_the_three_highest_ranks_are_broken() -> None:
    assert answers("4C 4D QC QD KC KD KH") == {"4 4", "Q Q", "K", "K K", "K K K"}


def test_with_few_cards_a_set_is_broken_where_one_card_is_left() -> None:
    assert answers("4C 4D") == {"4", "4 4"}
    assert answers("4C 4D 4H") == {"4 4", "4 4 4"}
    assert answers("4C 4D 9H") == {"4 4", "9"}
    assert answers("4C 4D 4H 4S") == {"4 4 4 4"}


@given(hands(FEW))
def test_with_few_cards_whatever_leaves_one_at_most_is_an_answer(dealt: Dealt) -> None:
    made, hand = dealt.made, dealt.hand
    offered = made.answers(hand)
    for bit in sets_of(made, naturals_in(made, hand)):
        if len(dealt.cards) - sum(cards_of(made, bit)) <= 1:
            assert offered & bit


def test_runs_are_answered_whole_and_broken_for_high_cards_alone() -> None:
    """The low cards of a run that is kept are no answers; its high ones go singly, or with others of their rank."""
    assert answers("3C 4C 5C 9D") == {"3 4 5", "9"}
    assert answers("QC KC AC 5D 5H AD") == {"Q K A", "5 5", "K", "A", "A A"}


def test_a_broken_run_leaves_single_cards() -> None:
    made = tables_of(1, 3)
    hand = made.hand(["10C", "JC", "QC", "KC"])
    assert name_all(made, made.without(hand, made.bit(plays.a_set("K", "C")))) == {"10", "J", "Q"}


def name_all(made: DahimiTables, hand: int) -> set[str]:
    return {name(made, bit) for bit in each(hand)}


def lead(hand: str) -> tuple[set[str], bool]:
    """The rest of a hand of one pack after its lead, as all plays of it, and True if the lead takes the trick."""
    made = tables_of(1, 3)
    rest, _, closes = made.lead(made.hand(sort(hand.split())))
    return name_all(made, rest), closes


def test_the_lead_is_the_group_with_the_lowest_card() -> None:
    """On a tie the run is led."""
    assert lead("3C 3D 5H 6H 7H") == ({"5 6 7"}, False)
    assert lead("3H 4H 5H 6S 6C") == ({"6", "6 6"}, False)
    assert lead("3H 4H 5H 3S") == ({"3"}, False)
    assert lead("JH QH KH 2S") == ({"2"}, True)
    assert lead("2C 2D") == (set(), True)
