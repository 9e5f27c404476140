"""Sides in the lobby: who plays with whom by agreement or by lot, in whatever game has sides."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from bot.games.shows import family_of, public
from bot.refusal import Refused
from bot.sandbox import JSON
from bot.sandbox.components import walk
from bot.table import committing, lobby, seating, sides
from bot.table.commitment import commit_seed
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui.custom_ids import decode
from data.records import Person, RematchSnapshot
from data.store import Store
from engine.contract import Paired, Rules, SeatingRequest, Seeded, Standing
from engine.games import GAMES, rules_of
from tests import toy
from tests.bot.making import means, record_of

CROSSWISE = (0, 1, 0, 1)


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the house a game with sides of which it has never heard."""
    monkeypatch.setitem(GAMES, "toy", toy.GAME)


PAIRED = ["toy"] + [name for name in GAMES if any(rules_of(name)().sides(players) for players in range(2, 14))]


def people(*sides: int | None) -> list[Person]:
    """Somebody for each of these wishes; a steward for -1."""
    return [
        Person(key=f"s{at}", name=str(at)) if side == -1 else Person(key=f"u{at}", name=str(at), user=at, side=side)
        for at, side in enumerate(sides)
    ]


async def open_lobby(store: Store, game: str, users: int, **fields: Any) -> Table:
    return Table(means(store), await store.create(record_of(users, game=game, seats=4, **fields)))


def pairs(sides: Sequence[int | None]) -> set[tuple[int, ...]]:
    """The seats that play together, two by two."""
    every = combinations(range(len(sides)), 2)
    return {(one, other) for one, other in every if sides[one] is not None and sides[one] == sides[other]}


def together(table: Table) -> set[frozenset[str]]:
    """The people who play together, by their keys, in the round that is played."""
    assert table.round is not None
    order = table.round.standing.order
    sides = table.rules.sides(len(order))
    return {frozenset(key for key, one in zip(order, sides, strict=True) if one == side) for side in set(sides)}


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (rules, players)
        for rules in (game.rules() for game in (*GAMES.values(), toy.GAME))
        for players in range(2, 9)
        if rules.refusal(players) is None
    ],
)
def test_a_game_says_of_each_seat_which_side_the_view_has_it_on(rules: Rules, players: int) -> None:
    keys = tuple(f"u{at}" for at in range(players))
    standing = rules.seat(SeatingRequest(None, None, (), keys), Seeded(bytes(32), "seats")).standing
    seats = rules.start(standing, Seeded(bytes(32), "deal")).view(None).seats
    assert pairs([seat.team for seat in seats]) == pairs(rules.sides(players))


# Where everybody comes to sit


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        ((None, None, None, None), (0, 1, 0, 1)),
        ((0, 0, None, None), (0, 0, 1, 1)),
        ((1, 1, -1, -1), (1, 1, 0, 0)),
        ((None, -1, 1, 1), (0, 0, 1, 1)),
        ((7, 0), (1, 0)),  # a side of another game is none
        ((1, 1, 1, None), (1, 1, 1, 0)),
    ],
)
def test_people_have_the_side_that_they_chose_and_the_others_are_where_room_is(
    wishes: Sequence[int | None], found: Sequence[int]
) -> None:
    assert tuple(sides.side_of_each(people(*wishes), CROSSWISE).values()) == tuple(found)


@pytest.mark.parametrize("game", PAIRED)
async def test_two_who_want_to_play_together_do_and_stewards_take_the_other_side(store: Store, game: str) -> None:
    table = await open_lobby(store, game, 2)
    await seating.change_sides(table, 2)
    await lobby.begin(table, 1, fill=True)
    assert frozenset({"u1", "u2"}) in together(table)


@pytest.mark.parametrize("game", PAIRED)
async def test_nobody_is_moved_and_it_begins_when_the_sides_are_even(store: Store, game: str) -> None:
    table = await open_lobby(store, game, 4)
    await seating.change_sides(table, 2)
    with pytest.raises(Refused, match="sides_uneven"):
        await lobby.begin(table, 1)
    assert "go" not in verbs(table)
    await seating.change_sides(table, 1)
    assert "go" in verbs(table)
    await lobby.begin(table, 1)
    assert together(table) == {frozenset({"u1", "u4"}), frozenset({"u2", "u3"})}


@pytest.mark.parametrize("game", PAIRED)
async def test_a_side_is_kept_while_others_come_and_go(store: Store, game: str) -> None:
    table = await open_lobby(store, game, 2)
    await seating.join(table, 3, "person 3")
    await seating.leave(table, 2)
    await seating.join(table, 4, "person 4")
    await seating.join(table, 5, "person 5")
    await lobby.begin(table, 1)
    assert frozenset({"u1", "u3"}) in together(table)


async def test_a_table_that_begins_by_itself_waits_for_even_sides(store: Store) -> None:
    table = await open_lobby(store, "truc", 4, begins="full")
    await seating.change_sides(table, 2)
    assert "begin" not in table.record.deadlines
    await seating.change_sides(table, 1)
    assert "begin" in table.record.deadlines


async def test_where_everybody_plays_alone_there_is_no_side_to_change(store: Store) -> None:
    table = await open_lobby(store, "tahimi", 3)
    assert "sides" not in verbs(table)
    with pytest.raises(Refused, match="no_sides"):
        await seating.change_sides(table, 1)


# By lot


@pytest.mark.parametrize("game", PAIRED)
async def test_lots_follow_from_the_promised_seed_and_are_told(store: Store, game: str) -> None:
    pairs = set[frozenset[frozenset[str]]]()
    for seed in range(12):
        record = record_of(4, game=game, options={"partners": "drawn"}, guild=seed)
        promised = commit_seed(record, bytes([seed] * 32), family_of(game))
        table = Table(means(store), await store.create(promised))
        assert "sides" not in verbs(table)
        await lobby.begin(table, 1)
        assert [event for event in table.events if isinstance(event, Paired)] == [Paired((0, 2)), Paired((1, 3))]
        before = list(table.events)
        pairs.add(frozenset(together(table)))
        await committing.reload(table)
        assert table.events == before
    assert len(pairs) == 3  # everybody has played with everybody


def verbs(table: Table) -> list[str]:
    """The verbs of what can be pressed in the lobby."""
    parts: list[JSON] = list(public(scene_of(table)).to_components())  # type: ignore[no-untyped-call]  # discord.py
    presses = [decode(one["custom_id"]) for _, one in walk(parts) if "custom_id" in one]
    return [press.verb for press in presses if press is not None]


# Again


@pytest.mark.parametrize("game", PAIRED)
async def test_the_same_people_begin_a_new_match_at_nothing(store: Store, game: str) -> None:
    """The results of the last table make no difference, nor does it matter who sat there."""
    stood = Standing(order=("u1", "u2", "u9", "u4"), round=7, dealer=2, scores=(12, 3, 12, 3))
    table = await open_lobby(store, game, 4, rematch=RematchSnapshot(standing=stood))
    await lobby.reconvene(table, 1)
    await lobby.begin(table, 1)
    assert table.round is not None
    assert set(table.round.standing.order) == {"u1", "u2", "u3", "u4"}
    assert (table.round.standing.round, set(table.round.standing.scores)) in [(1, set()), (1, {0})]
