"""Tests of the way from the secret of a set to the seeds of its deals, and of what is shown of it the day before."""

from hashlib import sha256
from itertools import islice

import pytest

from engine.contract.commitments import deck_commitment
from engine.contract.daily import MOST_HANDS
from engine.daily import DEALS, deal_seed, hand_commitments, hand_seeds, rules_in, set_hash
from engine.games import GAMES
from tests import toy

SECRET = bytes(range(32))


def test_each_deal_has_a_seed_of_its_own_by_the_recipe() -> None:
    assert deal_seed(SECRET, 2) == sha256(SECRET + b"deal 2").digest()
    assert len({deal_seed(SECRET, number) for number in range(1, DEALS + 1)}) == DEALS
    first, second, third = islice(hand_seeds(SECRET), 3)
    assert (first, second) == (SECRET, sha256(SECRET + b"next hand").digest())
    assert third == sha256(second + b"next hand").digest()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_the_day_before_fits_what_is_opened_later(name: str) -> None:
    game = GAMES[name]
    form, rules = rules_in(game)
    promised = hand_commitments(game, SECRET)
    if not rules.CLOSED:
        assert promised == ()
        seeds = [deal_seed(SECRET, number) for number in range(1, DEALS + 1)]
        made = [sha256(seed + f"deal-{at}".encode()).digest() for at, seed in enumerate(seeds, 1)]
        assert set_hash(game, SECRET) == sha256(sha256(b"".join(made)).digest()).hexdigest()
        return
    assert len(promised) == DEALS * (MOST_HANDS if form.match else 1)
    assert promised[0] == deck_commitment(rules, deal_seed(SECRET, 1))
    assert promised[-1] == deck_commitment(
        rules, [*islice(hand_seeds(deal_seed(SECRET, DEALS)), MOST_HANDS)][-1 if form.match else 0]
    )
    assert set_hash(game, SECRET) == sha256(sha256(bytes.fromhex("".join(promised))).digest()).hexdigest()


def test_a_game_without_deals_of_the_day_has_no_seeds() -> None:
    with pytest.raises(ValueError, match="no game of the day"):
        rules_in(toy.GAME)
