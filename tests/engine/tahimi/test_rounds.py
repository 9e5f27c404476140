"""Tests of what holds in every round of Tahimi, beside what holds in every game."""

from collections import Counter

import pytest
from hypothesis import given

from tests.engine.random_play import cards_in, seeds
from tests.engine.tahimi.worlds import Table, tables


@pytest.mark.long
@given(tables(), seeds)
def test_the_deck_is_that_of_the_rules(table: Table, seed: int) -> None:
    assert cards_in(table.start(seed)) == Counter(table.rules.deck(len(table.standing.order)).ranks)
