"""Achievements: each comes once, by what happened in one ranked round, and none by playing much."""

from typing import Any

import pytest

from bot.ui.texts import has, templates
from data.records import RoundRecord
from data.stats.achievements import ABJECT, CELLAR, CROWD, NAMES, Past, earned
from data.stats.player_stats import Figures
from data.stats.ratings import Rating
from data.stats.result_records import Place, Results
from data.store import Store
from engine.contract import Standing
from tests.data import make
from tests.data.recorded import GAME, session


def played(players: int = 4, game: str = GAME) -> RoundRecord:
    order = tuple(f"u{user}" for user in range(players))
    return RoundRecord(
        table=1,
        number=7,
        game=game,
        version=1,
        options={},
        standing=Standing(order=order, round=7, dealer=0),
        seed=b"",
        commitment="",
        started=1.0,
        ended=2.0,
    )


def finished(place: int = 0, *, ranked: bool = True, misery: bool = True, won: bool = False, **fields: Any) -> Results:
    """The results of a round in which user 1 came in as given; users 2 and 3 have the places 1 and 2, from 0 on."""
    own = Place(user=1, name="Kim", seat=0, next_seat=0, place=place, won=won, **fields)
    others = tuple(Place(user=user, name="?", seat=user, next_seat=user, place=user - 1) for user in (2, 3))
    return Results(places=(own, *others), ranked=ranked, misery=misery)


def got(results: Results, before: Past = Past(), ended: RoundRecord | None = None) -> set[str]:  # noqa: B008 -- frozen
    others = {user: Past(rating=Rating(20.0, 8.0)) for user in (2, 3)}
    return set(earned(ended or played(), results, {1: before, **others}).get(1, ()))


WINNER = frozenset({"first_win"})


@pytest.mark.parametrize(
    ("name", "results", "before"),
    [
        ("first_win", finished(0), Past()),
        ("first_win", finished(1, misery=False, won=True), Past()),
        ("three_games", finished(0), Past(won=frozenset({"a", "b"}), had=WINNER)),
        ("seven_games", finished(0), Past(won=frozenset("abcdef"), had=WINNER | {"three_games"})),
        ("upset", finished(0), Past(rating=Rating(19.9, 8.0), had=WINNER)),
        ("rise", finished(0), Past(figures=Figures(serfdom=1), had=WINNER)),
        ("fall", finished(3), Past(figures=Figures(reign=1))),
        ("dynasty", finished(0), Past(figures=Figures(reign=2), had=WINNER)),
        ("escape", finished(2), Past(figures=Figures(serfdom=CELLAR))),
        ("long_night", finished(2), Past(figures=Figures(rounds=9))),
        ("abject", finished(3, session=ABJECT), Past()),
    ],
)
def test_each_comes_by_its_own_story_and_only_once(name: str, results: Results, before: Past) -> None:
    assert got(results, before) == {name}
    assert got(results, before._replace(had=before.had | {name})) == set()


def test_a_win_at_a_large_table_is_one_over_the_heads() -> None:
    assert got(finished(0), Past(had=WINNER), played(CROWD)) == {"crowd"}
    assert got(finished(0), Past(had=WINNER), played(CROWD - 1)) == set()


@pytest.mark.parametrize(
    ("results", "before"),
    [
        (finished(0, ranked=False), Past()),  # stewards are the majority
        (finished(0, steward=True), Past()),  # a steward played it to the end
        (finished(0, left=True), Past()),
        (finished(0, misery=False), Past()),  # a first place that is no win
        (finished(2), Past(figures=Figures(serfdom=CELLAR - 1))),
        (finished(2), Past(figures=Figures(rounds=9, crowns=1))),
        (finished(0), Past(rating=Rating(20.0, 8.0), had=WINNER)),  # no lower than the others
    ],
)
def test_nothing_comes_of_what_is_no_such_story(results: Results, before: Past) -> None:
    assert got(results, before) == set()


def test_playing_much_earns_nothing() -> None:
    assert got(finished(1), Past(figures=Figures(rounds=10_000, crowns=3), had=WINNER)) == set()


@pytest.mark.parametrize("name", NAMES)
def test_each_has_a_name_and_a_story(name: str) -> None:
    key = f"achievement-{name.replace('_', '-')}"
    assert has(key)
    assert "about" in templates(key)


async def test_they_are_kept_with_the_round_and_go_with_their_owner_s_data(store: Store) -> None:
    table = await session(store, people=tuple(make.person(user) for user in (1, 2, 3)))
    await table.round(1, 2, 3)
    await store.stats.crown(make.GUILD, GAME, 1, 5.0)
    await store.stats.crown(make.GUILD, GAME, 1, 6.0)
    (champion,) = await store.stats.achieved(make.GUILD, 1)
    assert (champion.name, champion.game, champion.at) == ("champion", GAME, 5.0)
    assert (await store.stats.past(make.GUILD, GAME, [1, 2], 99))[1].had == {"champion"}
    await store.save(table.record.model_copy(update={"phase": "closed"}))
    assert (await store.privacy.export(make.GUILD, 1))["achievements"]
    await store.privacy.forget(make.GUILD, 1)
    assert await store.stats.achieved(make.GUILD, 1) == []
