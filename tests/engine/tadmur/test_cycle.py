"""The cycle of ranks: neighbours round the corner, what a number of steps reaches, and chains out of what is held."""

from itertools import pairwise, product
from random import Random

import pytest

from engine.cards.packs import RANKS
from engine.tadmur.chain import LENGTH, counted, distance, neighbours, one_less, path, reaches


@pytest.mark.parametrize(
    ("rank", "around"), [("A", ("K", "2")), ("7", ("6", "8")), ("T", ("9", "J")), ("K", ("Q", "A"))]
)
def test_an_ace_is_next_to_the_king_and_to_the_two(rank: str, around: tuple[str, str]) -> None:
    assert neighbours(rank) == around


def test_the_shorter_way_round_counts() -> None:
    assert (distance("A", "A"), distance("A", "K"), distance("3", "Q"), distance("2", "8")) == (0, 1, 4, 6)
    assert max(distance(one, two) for one, two in product(RANKS, RANKS)) == LENGTH // 2


@pytest.mark.parametrize(
    ("spaces", "apart"), [(7, [0, 2, 4, 5, 6]), (8, [1, 3, 4, 5, 6]), (9, [0, 2, 3, 4, 5, 6]), (0, [1])]
)
def test_what_a_chain_of_exactly_so_many_cards_reaches(spaces: int, apart: list[int]) -> None:
    """The arithmetic of the rules, 10.8."""
    assert [one for one in range(LENGTH // 2 + 1) if reaches(one, spaces)] == apart


def test_cards_are_counted_by_rank() -> None:
    counts = counted(["AS", "KD", "AC", "TH"])
    assert {rank: count for rank, count in zip(RANKS, counts, strict=True) if count} == {"A": 2, "T": 1, "K": 1}
    assert counted(["AS", "KD", "TH"]) == one_less(counts, "A")


def test_a_chain_uses_no_card_twice() -> None:
    assert path("9", "K", 7, counted(["TH", "JS", "QC", "JD", "TS", "JC", "QS"])) is not None
    assert path("9", "K", 7, counted(["TH", "JS", "QC", "JD", "TS", "QS"])) is None
    assert path("7", "T", 2, counted(["8S", "9S"])) == "89"
    assert path("7", "T", 4, counted(["8S", "9S"])) is None


def test_a_chain_goes_over_the_ace() -> None:
    assert path("Q", "3", 3, counted(["KS", "AS", "2S"])) == "KA2"


def walks(start: str, goal: str, spaces: int, held: str) -> bool:
    """True if one of all walks of this length is a chain of cards that are held."""
    for steps in product((0, 1), repeat=spaces):
        ranks = [start]
        for step in steps:
            ranks.append(neighbours(ranks[-1])[step])
        if ranks[-1] in neighbours(goal) and all(ranks[1:].count(one) <= held.count(one) for one in ranks[1:]):
            return True
    return False


@pytest.mark.parametrize("seed", range(60))
def test_a_chain_is_found_wherever_there_is_one(seed: int) -> None:
    random = Random(seed)
    start, goal = random.choice(RANKS), random.choice(RANKS)
    spaces, held = random.randint(0, 7), "".join(random.choices(RANKS, k=random.randint(4, 24)))
    found = path(start, goal, spaces, counted(held))
    assert (found is not None) == walks(start, goal, spaces, held)
    if found is not None:
        assert len(found) == spaces
        assert all(found.count(one) <= held.count(one) for one in found)
        assert all(two in neighbours(one) for one, two in pairwise((start, *found, goal)))
