"""Levels of stewards: a house rule of the table, and each steward's own."""

import asyncio
import pickle
from dataclasses import replace

import pytest

from bot.refusal import Refused
from bot.table import acting, asking, clock, committing, lobby, playing, seating
from bot.table.modes import PAIRING
from bot.table.people import key_of, let_go, set_away
from bot.table.stewards import level_at
from bot.table.table import Table
from bot.table.thoughts import Ask, Thoughts, ask_nobody
from bot.thinking.pool import Answer
from bot.thinking.task import Task, answer
from bot.ui import wording
from data.records import PairingRef, Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.contract import Action, Decision, Menu, Standing, Thought
from engine.games import GAMES
from engine.search import LEVELS, Level
from tests.bot.making import NOW, table_of


def asks(seat: int, kind: str = "play") -> Decision:
    return Decision(kind, seat, Menu(()))


def levels(table: Table) -> list[str]:
    """The levels of the stewards who sit there."""
    return [one.level for one in table.record.people if one.user is None]


async def test_stewards_sit_down_at_the_level_of_the_table_and_change_with_it(store: Store) -> None:
    table = await table_of(store, 1, level="vizier")
    await seating.add_steward(table, 1, 2)
    assert levels(table) == ["vizier", "vizier"]
    await lobby.change_house_rules(table, 1, {"level": "page"})
    await seating.add_steward(table, 1)
    assert levels(table) == ["page", "page", "page"]


async def test_each_steward_may_have_a_level_of_its_own(store: Store) -> None:
    table = await table_of(store, 1)
    await seating.add_steward(table, 1, 2)
    seen = []
    for _ in LEVELS:
        await seating.change_level(table, 1, "s1")
        seen.append(levels(table))
    assert [one for _, one in seen] == ["vizier", "master", "page", "merchant"]
    assert {one for one, _ in seen} == {"merchant"}
    await seating.change_level(table, 1, "s0")
    await lobby.change_house_rules(table, 1, {"pace": "quick"})  # another house rule leaves levels alone
    assert levels(table) == ["vizier", "merchant"]


@pytest.mark.parametrize(
    ("user", "key", "code"), [(2, "s0", "not_host"), (1, "s9", "no_steward"), (1, "u2", "no_steward")]
)
async def test_only_the_host_changes_levels_and_only_of_stewards(store: Store, user: int, key: str, code: str) -> None:
    table = await table_of(store, 2)
    await seating.add_steward(table, 1)
    before = table.record
    with pytest.raises(Refused, match=code):
        await seating.change_level(table, user, key)
    assert table.record == before


async def test_levels_are_stored_and_a_record_from_before_them_is_of_merchants(store: Store) -> None:
    table = await table_of(store, 1, level="master")
    await seating.add_steward(table, 1)
    await committing.reload(table)
    assert (table.record.level, levels(table)) == ("master", ["master"])
    old = table.record.model_dump(mode="json", exclude={"level": True, "hints": True, "people": {"__all__": {"level"}}})
    read = TableRecord.model_validate(old)
    assert (read.level, read.hints, [one.level for one in read.people]) == ("merchant", False, ["merchant", "merchant"])


@pytest.mark.long
async def test_whoever_sits_in_for_a_person_plays_as_merchants_do(store: Store) -> None:
    table = await table_of(store, 2, level="master")
    await lobby.begin(table, 1, fill=True)
    played = table.round
    assert played is not None
    order = played.standing.order
    gone = let_go(set_away(table.record, key_of(1), True), key_of(2), holding=True)
    told = {key: level_at(gone, played, asks(seat), at_own=False) for seat, key in enumerate(order)}
    assert told == {"u1": "merchant", "u2": "merchant", "s0": "master", "s1": "master"}


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sits_in_at_a_tournament_plays_at_its_level_but_keeps_to_what_was_called(game: str) -> None:
    people = tuple(Person(key=key_of(user), name="Zoé", user=user, away=True) for user in (1, 2, 3))
    entrants = {one.key: at for at, one in enumerate(people)}
    pairing = PairingRef(tournament=1, round=1, number=1, entrants=entrants, check_in=60.0)
    record = TableRecord(guild=1, channel=1, host=1, game=game, level="master", people=people, pairing=pairing)
    standing = Standing(order=tuple(one.key for one in people))
    played = RoundRecord(
        table=1, number=1, game=game, version=1, options={}, standing=standing, seed=b"", commitment="", started=NOW
    )
    kept = GAMES[game].inherited
    assert {kind: level_at(record, played, asks(1, kind), at_own=PAIRING.played_out) for kind in kept | {"play"}} == {
        "play": "master",
        **dict.fromkeys(kept, "merchant"),
    }


def test_a_steward_of_an_unusual_level_bears_its_title() -> None:
    steward = Person(key="s0", name="Basso")
    assert wording.name(steward, str) == "⚙️ Basso"
    titles = [wording.name(with_(steward, level=level), str) for level in ("page", "vizier", "master")]
    assert titles == ["⚙️ Page Basso", "⚙️ Vizier Basso", "⚙️ Master Basso"]


# Thinking


class Asked:
    """Those who think for stewards: what they were asked, to be answered by the test."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Task, Answer]] = []

    def __call__(self, task: Task) -> Answer | None:
        self.tasks.append((task, asyncio.get_running_loop().create_future()))
        return self.tasks[-1][1]


async def court(store: Store, think: Ask, level: Level = "vizier") -> Table:
    """A round with a person and stewards of that level, one of whom is asked."""
    table = await table_of(store, 1, level=level)
    table.means = replace(table.means, think=think)
    table.thoughts = Thoughts(think)
    await lobby.begin(table, 1, fill=True)
    while table.state is not None and table.user_at(table.state.pending[0].seat) is not None:
        await acting.act(table, 1, table.state.default(table.state.pending[0]).text)
    return table


def best_and_worst(task: Task) -> tuple[Action, Action]:
    """The answer that a policy would give, and another one."""
    usual = answer(replace(task, level="merchant")).action
    return usual, next(one for one in task.decision.enumerate() if one != usual)


async def test_a_steward_plays_what_it_has_thought_and_not_before(store: Store) -> None:
    asked = Asked()
    table = await court(store, asked)
    task, answered = asked.tasks[-1]
    seat, before = task.decision.seat, len(table.events)
    assert task.view == table.view(seat)
    table.record = with_(table.record, deadlines={str(seat): NOW})
    await clock.tick(table)
    assert (len(table.events), asking.thoughts_due(table)) == (before, [answered])
    _, other = best_and_worst(task)
    answered.set_result(Thought(other))
    assert asking.thoughts_due(table) == []
    await clock.tick(table)
    assert table.state is not None
    assert table.state.log[-1] == (seat, other)


@pytest.mark.parametrize("think", [ask_nobody, "late"])
async def test_a_steward_that_cannot_think_plays_its_policy(store: Store, think: Ask | str) -> None:
    asked = Asked()
    table = await court(store, think if callable(think) else asked)
    assert table.state is not None
    seat = table.state.pending[0].seat
    usual, _ = best_and_worst(asking.task_of(table, seat, "vizier"))
    for _, answered in asked.tasks:
        if not answered.done():
            answered.set_result(None)
    table.record = with_(table.record, deadlines={str(seat): NOW})
    position = len(table.state.log)
    await clock.tick(table)
    assert table.state.log[position] == (seat, usual)


@pytest.mark.parametrize(
    ("level", "ponders"), [("page", False), ("page", True), ("merchant", False), ("merchant", True)]
)
async def test_where_a_policy_takes_its_time_who_plays_by_it_thinks_beside_the_loop(
    store: Store, monkeypatch: pytest.MonkeyPatch, level: Level, ponders: bool
) -> None:
    monkeypatch.setitem(GAMES, "tahimi", replace(GAMES["tahimi"], ponders=ponders))
    asked = Asked()
    table = await court(store, asked, level)
    assert table.state is not None
    seat = table.state.pending[0].seat
    assert [task.level for task, _ in asked.tasks[-1:]] == [level] * ponders
    table.record = with_(table.record, deadlines={str(seat): NOW})
    position = len(table.state.log)
    if ponders:
        await clock.tick(table)
        assert len(table.state.log) == position
        asked.tasks[-1][1].set_result(answer(asked.tasks[-1][0]))
    usual = answer(asking.task_of(table, seat, level)).action
    await clock.tick(table)
    assert table.state.log[position] == (seat, usual)


async def test_a_thought_about_another_position_is_dropped(store: Store) -> None:
    asked = Asked()
    table = await court(store, asked)
    task, answered = asked.tasks[-1]
    seat = task.decision.seat
    await playing.play(table, seat, best_and_worst(task)[0].text, "clock")
    assert answered.cancelled()
    assert table.thoughts.of(seat, table.view(seat)) is None


async def test_views_alone_reach_those_who_think(store: Store) -> None:
    asked = Asked()
    table = await court(store, asked)
    assert table.round is not None
    for task, _ in asked.tasks:
        sent = pickle.dumps(task)
        assert table.round.seed not in sent
        assert task.view.seat == task.decision.seat
