"""Worker processes think for computer players: what they get, what they know, and what happens when they fail."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.replay.verification import record_of
from bot.thinking import pool, worker
from bot.thinking.pool import Thinkers
from bot.thinking.task import Task, Turning, anonymous, answer, fingerprint, go_on_turning, luck_of
from engine.contract import SeatingRequest, Seeded, owed
from engine.games import GAMES, rules_of
from engine.review.turning import begin
from engine.search import Level
from tests.bot.proven import played

SEED = bytes(range(32))
AT_ONCE = (sys.executable, "-c", "")  # a worker that dies as soon as it lives
NEVER = (sys.executable, "-c", "import sys; sys.stdin.read()")  # one that never answers


def task_of(game: str = "tahimi", level: Level = "merchant") -> Task:
    """The first decision of a round."""
    rules = rules_of(game)()
    players = next(count for count in range(2, 9) if rules.refusal(count) is None)
    standing, _ = rules.seat(SeatingRequest(None, None, (), [str(at) for at in range(players)]), Seeded(SEED, "seats"))
    state = rules.start(standing, Seeded(SEED, "deal"))
    view = state.view(owed(state.pending)[0].seat)
    return Task(game, {}, view, owed(view.decisions)[0], level, luck_of(SEED, view.position, 0, "thought"))


@asynccontextmanager
async def thinkers(workers: int = 1, patience: float = 60.0, most_waiting: int = 50) -> AsyncIterator[Thinkers]:
    made = Thinkers(workers, patience, most_waiting)
    try:
        yield made
    finally:
        await made.close()


@pytest.mark.long
async def test_a_worker_imports_the_engine_and_nothing_of_discord() -> None:
    loaded = "import sys, bot.thinking.worker; print(*sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", loaded, cwd=pool.ROOT, stdout=PIPE)
    told, _ = await process.communicate()
    modules = told.decode().split()
    assert "engine.games" in modules
    assert {one for one in modules if one.partition(".")[0] in ("discord", "aiohttp", "sqlalchemy", "data")} == set()
    assert {one for one in modules if one.startswith("bot.")} == {
        "bot.thinking",
        "bot.thinking.task",
        "bot.thinking.worker",
    }


@pytest.mark.long
async def test_a_worker_thinks_what_would_be_thought_here() -> None:
    async with thinkers() as asked:
        tasks = [task_of(game) for game in GAMES]
        told = [asked.ask(task) for task in tasks]
        assert [await one for one in told if one is not None] == [answer(task) for task in tasks]


@pytest.mark.long
async def test_a_worker_practises_while_nothing_is_asked_and_thinks_the_same_afterwards() -> None:
    async with thinkers() as asked:
        asked.prepare("truc")
        asked.prepare("schwimmen")
        tasks = [task_of("schwimmen", "vizier"), task_of("tahimi", "vizier")]
        told = [asked.ask(task) for task in tasks]
        assert [await one for one in told if one is not None] == [answer(task) for task in tasks]


def test_practice_is_as_long_as_its_game_says() -> None:
    steps: dict[str, Iterator[None]] = {}
    number = GAMES["schwimmen"].practice
    assert [worker.practise_once(steps, "schwimmen") for _ in range(number + 2)] == [True] * number + [False, False]


async def test_a_worker_that_dies_of_practice_does_not_die_of_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def dead() -> Process:
        begun.append("dead")
        raise OSError

    monkeypatch.setattr(pool, "_start", dead)
    async with thinkers() as asked:
        asked.prepare("tahimi")
        for _ in range(100):
            await asyncio.sleep(0)
    assert begun == ["dead"]


@pytest.mark.long
@pytest.mark.parametrize("worker", [AT_ONCE, ("no such program",)], ids=["dead", "missing"])
async def test_a_dead_worker_costs_nothing_but_the_thought(
    monkeypatch: pytest.MonkeyPatch, worker: tuple[str, ...]
) -> None:
    usual = pool.WORKER
    monkeypatch.setattr(pool, "WORKER", worker)
    async with thinkers() as asked:
        told = asked.ask(task_of())
        assert told is not None
        assert await told is None
        monkeypatch.setattr(pool, "WORKER", usual)
        again = asked.ask(task_of())
        assert again is not None
        assert await again == answer(task_of())


async def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", NEVER)
    async with thinkers(patience=0.05) as asked:
        told = [asked.ask(task_of()) for _ in range(3)]
        assert [await one for one in told if one is not None] == [None, None, None]


async def test_nobody_is_asked_when_too_much_waits_or_there_are_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", NEVER)
    async with thinkers(most_waiting=2) as asked:
        told = [asked.ask(task_of()) for _ in range(3)]
        assert told[2] is None
    assert [await one for one in told[:2] if one is not None] == [None, None]  # closed: all are answered
    assert asked.ask(task_of()) is None
    async with thinkers(workers=0) as nobody:
        assert nobody.ask(task_of()) is None


async def test_what_nobody_wants_any_more_is_not_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Task] = []

    async def noting(_: Process, task: Task) -> None:
        thought.append(task)

    monkeypatch.setattr(pool, "_receive_thought", noting)
    async with thinkers() as asked:
        first, second = asked.ask(task_of()), asked.ask(task_of("dahimi"))
        assert first is not None
        assert second is not None
        first.cancel()
        await second
    assert [one.game for one in thought] == ["dahimi"]


def test_luck_tells_things_apart_and_nothing_of_the_seed() -> None:
    drawn = {
        luck_of(seed, position, seat, purpose)
        for seed in (SEED, bytes(32))
        for position in (0, 1, 12)
        for seat in (0, 1, 2)
        for purpose in ("thought", "pause")
    }
    assert len(drawn) == 2 * 3 * 3 * 2
    assert all(len(one) == 32 and one not in (SEED, bytes(32)) for one in drawn)


def test_the_same_task_leads_to_the_same_thought() -> None:
    task = task_of("jubilee", "page")
    assert answer(task) == answer(task)
    others = {answer(replace(task, luck=bytes([number]))).action for number in range(20)}
    assert len(others) > 1


@pytest.mark.long
async def test_what_is_not_given_up_comes_however_long_it_waits_and_behind_what_is_asked_live() -> None:
    async with thinkers() as asked:
        tasks = [replace(task_of("tahimi", "vizier"), luck=bytes([one])) for one in range(5)]
        patient = [asked.ponder(task) for task in tasks]
        live = asked.ask(task_of("schwimmen"))
        assert live is not None
        order: list[object] = []
        for one in (*patient, live):
            assert one is not None
            one.add_done_callback(order.append)
        assert [await one for one in patient if one is not None] == [answer(task) for task in tasks]
        await live
        assert order.index(live) <= 1


def dealt_to(task: Task, person: str) -> Task:
    """The same task, as it is asked in one of the day's deals of this person."""
    keys = tuple(f"{person}{seat}" for seat, _ in enumerate(task.view.standing.order))
    standing = task.view.standing.model_copy(update={"order": keys})
    return replace(task, view=anonymous(replace(task.view, standing=standing)))


@pytest.mark.parametrize("game", GAMES)
def test_tasks_that_differ_in_who_sits_there_have_one_fingerprint_and_one_thought(game: str) -> None:
    task, theirs = (dealt_to(task_of(game), person) for person in ("marie", "bob"))
    assert fingerprint(theirs) == fingerprint(task)
    assert answer(theirs) == answer(task)
    others = (replace(task, luck=bytes(32)), replace(task, level="master"), replace(task, options={"x": 1}))
    assert fingerprint(task) not in {fingerprint(one) for one in others}


@pytest.mark.long
async def test_what_several_ask_who_were_dealt_the_same_is_thought_about_once() -> None:
    async with thinkers() as asked:
        task = task_of("tahimi", "vizier")
        first = asked.ponder(replace(task, luck=bytes(32)))
        told = [asked.ponder(dealt_to(task, person)) for person in "abcde"]
        assert len(asked._patient) == 2
        assert [asked.before(one) for one in (first, *told) if one is not None] == [0, 1, 1, 1, 1, 1]
        assert [await one for one in told if one is not None] == [answer(task)] * 5
        again = asked.ponder(dealt_to(task, "f"))
        assert again is not None
        assert again.done()


@pytest.mark.long
async def test_what_nobody_waits_for_any_more_is_not_pondered_and_may_be_asked_anew() -> None:
    async with thinkers() as asked:
        task = task_of("tahimi", "vizier")
        told = [asked.ponder(task) for _ in range(2)]
        for one in told:
            assert one is not None
            one.cancel()
        again = asked.ponder(replace(task, luck=bytes(32)))
        assert again is not None
        await again
        assert len(asked._patient) == 0
        anew = asked.ponder(task)
        assert anew is not None
        assert await anew == answer(task)


@pytest.mark.long
async def test_without_workers_one_process_thinks_about_what_is_not_given_up() -> None:
    async with thinkers(0) as asked:
        assert asked.ask(task_of()) is None
        told = asked.ponder(task_of())
        assert told is not None
        assert await told == answer(task_of())


@pytest.mark.long
async def test_a_dead_worker_does_not_cost_what_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, begun = pool._start, 0

    async def second_time_lucky() -> Process:
        nonlocal begun
        begun += 1
        if begun == 1:
            raise OSError
        return await usual()

    monkeypatch.setattr(pool, "_start", second_time_lucky)
    async with thinkers() as asked:
        told = asked.ponder(task_of())
        assert told is not None
        assert await told == answer(task_of())


async def test_a_task_of_which_every_worker_dies_is_tried_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", AT_ONCE)
    async with thinkers() as asked:
        told = asked.ponder(task_of())
        assert told is not None
        assert await told is None
        assert len(asked._patient) == 0


async def test_nothing_is_pondered_once_the_workers_have_ended() -> None:
    async with thinkers() as asked:
        waiting = asked.ponder(task_of())
    assert waiting is not None
    assert await waiting in (None, answer(task_of()))
    assert asked.ponder(task_of()) is None


def a_round(game: str = "sampen") -> Turning:
    """A whole round, of which nothing is gone through yet."""
    played_, moves = played(("ann", "bob"), game)
    return Turning(game, begin(GAMES[game], record_of(played_, moves)))


@pytest.mark.long
async def test_a_round_is_gone_through_for_its_turning_points_behind_everything_that_somebody_has_asked_for() -> None:
    async with thinkers() as asked:
        rounds = [asked.turn(a_round()) for _ in range(3)]
        patient = [asked.ponder(replace(task_of("tahimi", "vizier"), luck=bytes([one]))) for one in range(3)]
        order: list[object] = []
        for one in (*rounds, *patient):
            assert one is not None
            one.add_done_callback(order.append)
        done = [await one for one in rounds if one is not None]
        assert [order.index(one) for one in patient] < [order.index(one) for one in rounds]
        assert done == [go_on_turning(a_round())] * 3
        assert done[0] is not None
        assert done[0].left < a_round().traced.left


async def test_without_workers_nobody_goes_through_a_round() -> None:
    async with thinkers(0) as asked:
        assert asked.turn(a_round()) is None
