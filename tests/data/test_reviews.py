"""Reviews: one for each person and round, which goes with the round, the channel, the server and the person's data."""

import pytest

from data.reviews import ReviewKey
from data.store import Store
from engine.contract import RESULT
from engine.contract.action import action
from engine.review.judging import Judgement
from engine.review.turning import TurningPoint
from tests.data import make
from tests.data.recorded import session

WORSE = Judgement(3, "pass", "Kx1", "worse", 0.25, 0.5, 0.1, 0.01)
BEST = Judgement(7, "2x1", "2x1", "best", 0.5, 0.5, 0.1)


async def played(store: Store) -> int:
    """The number of a closed table of users 1 and 2, at which a round was played."""
    table = await session(store, people=tuple(make.person(user) for user in (1, 2, 3)))
    await table.round(1, 2, 3)
    return (await store.save(table.record.model_copy(update={"phase": "closed"}))).id


async def test_a_review_is_found_as_it_was_kept_and_the_first_one_stands(store: Store) -> None:
    key = ReviewKey(await played(store), 1, 2)
    assert await store.reviews.find(key) is None
    await store.reviews.keep(key, make.GUILD, (WORSE, BEST))
    await store.reviews.keep(key, make.GUILD, (BEST,))
    assert await store.reviews.find(key) == (WORSE, BEST)
    assert await store.reviews.find(key._replace(user=1)) is None


async def test_of_a_round_that_is_gone_nothing_is_kept(store: Store) -> None:
    key = ReviewKey(await played(store), 2, 2)
    await store.reviews.keep(key, make.GUILD, (BEST,))
    assert await store.reviews.find(key) is None


async def test_a_review_goes_with_its_table_and_with_its_server(store: Store) -> None:
    for gone in (store.cleaning.forget_channel(make.CHANNEL), store.cleaning.forget_guild(make.GUILD)):
        key = ReviewKey(await played(store), 1, 2)
        await store.reviews.keep(key, make.GUILD, (BEST,))
        await gone
        assert await store.reviews.find(key) is None


@pytest.mark.long
async def test_a_person_takes_their_own_reviews_away_and_deletes_them(store: Store) -> None:
    table = await played(store)
    for user in (1, 2):
        await store.reviews.keep(ReviewKey(table, 1, user), make.GUILD, (BEST,))
    exported = (await store.privacy.export(make.GUILD, 2))["reviews"]
    assert [(one["user"], one["round"], one["judgements"][0]["answer"]) for one in exported] == [(2, 1, "2x1")]
    await store.privacy.forget(make.GUILD, 2)
    assert await store.reviews.find(ReviewKey(table, 1, 2)) is None
    assert await store.reviews.find(ReviewKey(table, 1, 1)) == (BEST,)


TURNED = (TurningPoint(3, 1, action("play", "K", "K"), 0, 0.25, 0.75),)


async def test_turning_points_stand_in_the_result_of_their_round_and_the_first_ones_stand(store: Store) -> None:
    table = await played(store)
    before = await store.round(table, 1)
    assert before is not None
    assert before[0].turning_points is None
    await store.reviews.keep_turning_points(table, 1, TURNED)
    await store.reviews.keep_turning_points(table, 1, ())
    after = await store.round(table, 1)
    assert after is not None
    assert after[0].turning_points == TURNED
    assert RESULT.validate_python(after[0].result) == RESULT.validate_python(before[0].result)
    assert after[1] == before[1]


async def test_of_a_round_that_goes_on_or_is_gone_no_turning_points_are_kept(store: Store) -> None:
    table = await session(store, people=tuple(make.person(user) for user in (1, 2, 3)))
    await store.reviews.keep_turning_points(table.record.id, 1, TURNED)
    assert await store.round(table.record.id, 1) is None
