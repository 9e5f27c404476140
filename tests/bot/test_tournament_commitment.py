"""The luck of a tournament is fixed at sign-up, and opened without the secret."""

from itertools import combinations

import pytest

from bot.tournaments.commitment import MOST_ROUNDS, commitment, draw_seed, luck_of, order

SECRET = bytes(range(32))
OPENED = {number: luck_of(draw_seed(SECRET, number)) for number in (0, 1, 2)}


def test_every_draw_has_a_luck_of_its_own() -> None:
    luck = [luck_of(draw_seed(SECRET, number)) for number in range(MOST_ROUNDS + 1)]
    assert len(set(luck)) == len(luck) == MOST_ROUNDS + 1


@pytest.mark.parametrize("number", [-1, MOST_ROUNDS + 1])
def test_there_are_no_other_draws(number: int) -> None:
    with pytest.raises(ValueError, match="no draw"):
        draw_seed(SECRET, number)


def test_a_late_entry_moves_nobody() -> None:
    for luck in OPENED.values():
        assert tuple(one for one in order(luck, range(20)) if one < 19) == order(luck, range(19))


def test_all_orders_are_likely() -> None:
    """Of three, each of the six orders comes often among many lucks."""
    found = [order(luck_of(bytes([a, b] * 16)), range(3)) for a, b in combinations(range(40), 2)]
    assert all(90 <= found.count(one) <= 170 for one in set(found))
    assert len(set(found)) == 6


def test_the_recipe_stays_as_it_is() -> None:
    """Anybody may have written it anew: a tournament that has begun must end as it was promised."""
    assert commitment(SECRET) == "100fe16017ac5d17ce40e9009e75095288761706e7490baf837c057382781acc"
    assert order(OPENED[0], range(6)) == (4, 1, 3, 0, 2, 5)
