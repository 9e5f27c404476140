"""The board and the pack (OEJ-3, OEJ-R1)."""

from collections import Counter
from itertools import combinations

from engine.cards.packs import JOKER, plain, rank
from engine.one_eyed_jack.board import CORNERS, DECK, GRID, in_rows, is_one_eyed
from engine.one_eyed_jack.board import PRINTED as BOARD

PRINTED = """
** AS 2S 3S 4S 5S 6S 7S 8S **
8D 9D TD QD KD AC 2C 3C 4C 9S
7D KC AD 2D 3D 4D 5D 6D 5C TS
6D QC 8H 9H TH QH KH 7D 6C QS
5D TC 7H 8S 9S TS AS 8D 7C KS
4D 9C 6H 7S KS QS 2S 9D 8C AH
3D 8C 5H 6S 5S 4S 3S TD 9C 2H
2D 7C 4H 3H 2H AH KD QD TC 3H
AD 6C 5C 4C 3C 2C AC KC QC 4H
** KH QH TH 9H 8H 7H 6H 5H **
"""


def test_the_board_is_as_it_is_printed() -> None:
    assert [card.replace(JOKER, "**") for card in BOARD.card_at.values()] == PRINTED.split()


def test_the_pack_has_every_card_as_often_as_it_has_cells_and_eight_jacks() -> None:
    assert len(DECK) == 104
    jacks = [card for card in DECK if rank(card) == "J"]
    assert len(jacks) == 8
    assert Counter(map(plain, DECK)) == Counter(card for card in BOARD.card_at.values() if card != JOKER) + Counter(
        map(plain, jacks)
    )


def test_the_two_cells_of_a_card_are_never_closer_than_four_steps() -> None:
    for card, cells in BOARD.cells_of.items():
        if cells:
            (x, y), (u, v) = map(GRID.column_and_row, cells)
            assert max(abs(x - u), abs(y - v)) >= 4, card


def test_one_line_alone_holds_a_card_twice() -> None:
    inner = [[BOARD.card_at[cell] for cell in line if cell not in CORNERS] for line in GRID.lines]
    assert sum(any(one == other for one, other in combinations(cards, 2)) for cards in inner) == 1


def test_what_a_card_may_be_played_on() -> None:
    chips = {"B1": 0, "E5": 1}
    assert BOARD.free_cells("AS#2", chips) == ("G5",)
    assert len(BOARD.free_cells("JD#1", chips)) == 96 - 2
    assert CORNERS.isdisjoint(BOARD.free_cells("JC#1", chips))
    assert BOARD.is_dead("AS#1", {**chips, "G5": 0})
    assert not BOARD.is_dead("AS#1", chips)
    assert not BOARD.is_dead("JS#1", dict.fromkeys(GRID.cells, 0))
    assert [card for card in ("JS", "JH", "JD", "JC", "9S") if is_one_eyed(card)] == ["JS", "JH"]


def test_every_chip_of_a_longer_line_is_in_a_row() -> None:
    chips = dict.fromkeys(("C5", "D5", "E5", "F5", "G5", "H5"), 1) | {"B5": 0}
    assert in_rows(chips, (0, 1)) == {"C5", "D5", "E5", "F5", "G5", "H5"}
