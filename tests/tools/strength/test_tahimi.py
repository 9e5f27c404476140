"""Strength against the frozen reference steward, on a handful of deals; `make tournament` has the figures."""

from dataclasses import replace

import pytest

from tests.tools.strength import tahimi
from tests.tools.strength.tournament import Entry, deal

ENTRIES = {entry.player[0]: entry for entry in tahimi.headline()}


def mean_place(entry: Entry, deals: int) -> float:
    return sum(deal(entry, number).place for number in range(deals)) / deals


def test_the_reference_steward_is_even_among_its_copies() -> None:
    entry = ENTRIES["merchant"]
    assert mean_place(replace(entry, player=entry.rivals), 4) == 1.5


def test_in_a_row_of_hands_everybody_sits_where_the_last_one_has_put_them() -> None:
    """With taxes the seat is worth much: a page who always sits at the bottom does even worse."""
    entry = replace(ENTRIES["page"], hands=3)
    assert mean_place(replace(entry, player=entry.rivals), 1) == 1.5
    assert mean_place(entry, 2) > 2


def test_whoever_sees_all_cards_gives_back_by_them() -> None:
    """At such a table there are taxes from the second hand on; the first does not count."""
    seers = [entry for entry in tahimi.full() if entry.player[0] == "all-seeing" and entry.hands > 1]
    assert {entry.seats for entry in seers} == {4, 6, 8}
    assert mean_place(replace(seers[0], hands=2), 2) < 1.5


@pytest.mark.long
def test_levels_are_in_their_order() -> None:
    """A page is far weaker than the reference, a vizier far stronger."""
    page, vizier = (mean_place(ENTRIES[name], 8) for name in ("page", "vizier"))
    assert page > 1.7 > 1.3 > vizier
