"""The cheapest cover of cards with pieces that do not overlap."""

from itertools import combinations
from random import Random

from engine.cards.covers import cover_of, picked


def test_what_no_piece_covers_costs_what_it_costs() -> None:
    assert cover_of([1, 2, 4], [])(0b101) == (5, ())


def test_pieces_do_not_overlap_and_the_dearest_cards_are_covered() -> None:
    best = cover_of([1, 1, 1, 9, 9], [0b01111, 0b11000])
    assert best(0b11111) == (3, (0b11000,))


def test_of_equal_covers_the_pieces_that_come_first_are_taken() -> None:
    assert cover_of([1] * 6, [0b111111, 0b111, 0b111000])(0b111111) == (0, (0b111111,))
    assert cover_of([1] * 6, [0b111, 0b111000, 0b111111])(0b111111) == (0, (0b111, 0b111000))


def test_any_part_of_the_cards_may_be_covered() -> None:
    best = cover_of([1] * 4, [0b0111, 0b1110])
    assert [best(mask)[0] for mask in (0b0111, 0b1111, 0b1011)] == [0, 1, 3]


def test_the_cards_of_a_mask_are_picked() -> None:
    assert picked("abcd", 0b1010) == ("b", "d")


def test_there_is_no_cheaper_cover() -> None:
    random = Random(2)
    for _ in range(50):
        costs = [random.randint(1, 9) for _ in range(7)]
        pieces = [random.randint(1, 127) for _ in range(5)]
        apart = (
            some
            for size in range(len(pieces) + 1)
            for some in combinations(pieces, size)
            if sum(some) == sum({1 << at for at in range(7) for one in some if one >> at & 1})
        )
        dearest = max(sum(costs[at] for at in range(7) if sum(some) >> at & 1) for some in apart)
        assert cover_of(costs, pieces)(127)[0] == sum(costs) - dearest
