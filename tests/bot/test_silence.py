"""The answers that are played for a person who is silent where silence is costly (TRU-R12)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

import pytest

from bot.games.shows import public
from bot.table import acting, clock, committing, lobby
from bot.table.deadlines import PACES
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.records import TableRecord
from data.store import Store
from engine.contract import (
    Action,
    Decision,
    Event,
    Game,
    Result,
    Rng,
    Round,
    Rules,
    Seating,
    SeatingRequest,
    Standing,
    View,
    Zone,
    action,
)
from engine.games import GAMES
from tests.bot.making import NOW, means, record_of
from tests.bot.screens import text

FOLD, STAY = action("fold"), action("stay")
ROUNDS, CHEAP = 12, 6  # how often it is asked, and before which of the last it costs little


@dataclass(frozen=True, slots=True)
class Said(Event):
    seat: int
    word: str


class Staring(Round[int]):
    """One is asked again and again whether to give in; the other is not asked at all until the end. Everybody sees how
    often it is asked yet.
    """

    def ask(self) -> tuple[Decision, ...]:
        return (Decision("stare", 1, (FOLD, STAY), costly=self.public != CHEAP),)

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        self.public -= 1
        if not self.public:
            self.result = Result((0, 1), (0,))
        return (Said(seat, action.verb),)

    def phase(self) -> str:
        return "stare"

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return ()


class Stares(Rules):
    GAME: ClassVar[str] = "stares"

    def seats(self) -> tuple[int, int]:
        return 2, 2

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return Seating(Standing(order=tuple(request.join)))

    def start(self, standing: Standing, rng: Rng) -> Staring:
        return Staring(self, standing, ROUNDS, None)

    def resample(self, view: View[int], random: object) -> Staring:
        return Staring(self, view.standing, view.public, None)


class Waiting:
    """A table where a computer player would never give in, and the time that passes at it."""

    def __init__(self, store: Store, record: TableRecord) -> None:
        self.now = NOW
        self.table = Table(means(store, lambda: self.now), record)

    async def tick(self) -> None:
        """Let the time for a decision, or for what else the table shows, run out."""
        self.now += PACES[self.table.record.pace] + 1
        await clock.tick(self.table)

    async def silence(self) -> str:
        """The time for a decision is up. What was played."""
        await self.tick()
        return self.last

    @property
    def last(self) -> str:
        assert self.table.state is not None
        return self.table.state.log[-1][1].text


@pytest.fixture
async def waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> Waiting:
    """One is asked, and there are no stewards who would sit in."""
    monkeypatch.setitem(GAMES, "stares", Game(Stares, lambda _, __: STAY))
    made = Waiting(store, await store.create(record_of(2, game="stares", stewards=False)))
    await lobby.begin(made.table, 1)
    return made


async def test_silence_costs_once_and_then_a_computer_player_answers(waiting: Waiting) -> None:
    assert [await waiting.silence() for _ in range(3)] == ["fold", "stay", "stay"]


async def test_where_the_rules_want_it_the_clock_plays_what_a_computer_player_would(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "stares", Game(Stares, lambda _, __: FOLD, silent=lambda _, __: STAY))
    assert await waiting.silence() == "stay"


async def test_whoever_acts_is_waited_for_as_before(waiting: Waiting) -> None:
    await waiting.silence()
    await waiting.silence()
    assert waiting.table.state is not None
    user = waiting.table.user_at(1)
    assert user is not None
    await acting.act(waiting.table, user, "fold")
    assert await waiting.silence() == "fold"
    assert await waiting.silence() == "stay"


async def test_silence_that_costs_little_is_no_reason_to_answer_for_anybody(waiting: Waiting) -> None:
    cheap = [await waiting.silence() for _ in range(7)]
    assert cheap == ["fold", *["stay"] * 5, "fold"]  # the last of them is asked without the cost


async def test_a_restart_forgets_no_silence(waiting: Waiting) -> None:
    await waiting.silence()
    await committing.reload(waiting.table)
    assert await waiting.silence() == "stay"


async def test_a_steward_who_sits_in_answers_as_ever(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "stares", Game(Stares, lambda _, __: STAY))
    waiting = Waiting(store, await store.create(record_of(2, game="stares")))
    await lobby.begin(waiting.table, 1)
    assert [await waiting.silence() for _ in range(3)] == ["fold", "stay", "stay"]
    assert any(person.away for person in waiting.table.record.people)


@pytest.mark.parametrize(("game", "players", "times"), [("stares", 2, 3), ("tahimi", 3, 2)])
async def test_so_often_in_a_row_is_a_seat_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str, players: int, times: int
) -> None:
    """G-3 of the parlour; TAH-10 of the climbing family."""
    monkeypatch.setitem(GAMES, "stares", Game(Stares, lambda _, __: STAY))
    waiting = Waiting(store, await store.create(record_of(players, game=game)))
    await lobby.begin(waiting.table, 1)
    silent: list[int] = []
    while not any(person.away for person in waiting.table.record.people):
        silent = [person.missed for person in waiting.table.record.people]
        await waiting.tick()
    assert max(silent) == times - 1


async def test_everybody_is_told_that_the_clock_has_played(waiting: Waiting) -> None:
    """G-3: the event says "(time)"."""
    before = text(public(scene_of(waiting.table)))
    assert "(time)" not in before
    await waiting.silence()
    assert [note.key for note in waiting.table.record.notes] == ["time-up"]
    assert "(time)" in text(public(scene_of(waiting.table)))


async def test_nobody_is_told_so_where_a_pass_tells_nothing(store: Store) -> None:
    waiting = Waiting(store, await store.create(record_of(3)))
    await lobby.begin(waiting.table, 1)
    for _ in range(2):  # the draw for seats is shown first
        await waiting.tick()
    assert any(person.missed for person in waiting.table.record.people)
    assert "time-up" not in [note.key for note in waiting.table.record.notes]
