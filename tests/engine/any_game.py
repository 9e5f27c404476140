"""Random tables and random play of any game, through the contract alone."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.contract import (
    Action,
    Answers,
    Event,
    Game,
    Illegal,
    Result,
    Rules,
    SeatingRequest,
    Seeded,
    Standing,
    State,
    View,
    owed,
)
from engine.contract.answers import read_answer
from engine.contract.record import Record
from engine.games import GAMES as FINISHED
from engine.games import UNFINISHED
from engine.search.generic import any_of, anything
from tests import toy

GAMES: dict[str, Game] = {**FINISHED, **UNFINISHED, toy.GAME.name: toy.GAME}

CHANGED = 0.3  # how often an option is not what it usually is
FIRST = 60  # the number of answers that are looked at where nobody would list all
# How many times fewer tables the quick tests play, and the long ones; and how many times more the thorough ones.
QUICK, LONG, THOROUGH = 6, 2, 10

seeds = st.integers(0, 2**32 - 1)


def of_every_game(examples: int) -> Callable[[Callable[[str, int], None]], Callable[[str, int], None]]:
    """Test a property of a game and a seed in every game. It is tried with `examples` seeds for each game, or with
    fewer or more of them as tests may be quick, long or thorough.
    """

    def of_each(test: Callable[[str, int], None]) -> Callable[[str, int], None]:
        @pytest.mark.parametrize("game", GAMES)
        @pytest.mark.parametrize(
            "tables",
            [
                max(1, examples // QUICK),
                pytest.param(-(-examples // LONG), marks=pytest.mark.long),
                pytest.param(THOROUGH * examples, marks=pytest.mark.thorough),
            ],
        )
        def tried(game: str, tables: int) -> None:
            @settings(max_examples=tables, phases=[Phase.generate])  # a smaller seed is no simpler table
            @given(seeds)
            def holds(seed: int) -> None:
                test(game, seed)

            holds()

        return tried

    return of_each


class Table(NamedTuple):
    """Rules, a standing that they seat, the seed of the hand, and the people who were to be seated."""

    rules: Rules
    standing: Standing
    seed: bytes
    asked: SeatingRequest

    @property
    def seats(self) -> range:
        return range(len(self.standing.order))

    def start(self) -> State:
        return self.rules.start(self.standing, Seeded(self.seed, "deal"))

    def record(self, state: State) -> Record:
        """The hand so far, as it is kept."""
        moves = tuple((seat, action.text) for seat, action in state.log)
        before, result, leave, join = self.asked
        return Record(self.rules, self.standing, self.seed, moves, tuple(leave), tuple(join), before, result)


class Step(NamedTuple):
    """One accepted action and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


def rules_of(name: str) -> type[Rules]:
    """The rules of a game, the toy among them."""
    return GAMES[name].rules


# ---------------------------------------------------------------------- tables


def rule_set(game: str, random: Random) -> tuple[Rules, int]:
    """Any options that work together, and a number of players that they accept."""
    kind = rules_of(game)
    while True:
        rules = kind.read({})
        chosen = [name for name in kind.model_fields if name not in kind.FIXED and random.random() < CHANGED]
        rules = kind.read({name: random.choice(rules.values(name)) for name in chosen})
        players = random.randint(*rules.seats())
        if rules.refusal(players) is None:
            return rules, players


def first_table(rules: Rules, players: int, random: Random) -> Table:
    """The table of the first hand, with this number of players."""
    seed = random.randbytes(32)
    names = tuple(f"p{number}" for number in range(players))
    return seated(rules, SeatingRequest(None, None, (), names), seed)


def seated(rules: Rules, asked: SeatingRequest, seed: bytes) -> Table:
    """A table at which the players of the request are seated."""
    return Table(rules, rules.seat(asked, Seeded(seed, "seats")).standing, seed, asked)


def next_table(table: Table, result: Result, random: Random) -> Table | None:
    """The hand after this one; None when the match is over. A player who left in mid-round goes, where that is
    possible, and somebody else comes.
    """
    rules, before = table.rules, table.standing
    if rules.match(before, result).over:
        return None
    leave = () if rules.MATCH else tuple(before.order[seat] for seat in result.left)
    join = tuple(f"p{before.round}-{number}" for number in range(len(leave)))
    return seated(rules, SeatingRequest(before, result, leave, join), random.randbytes(32))


def tables(game: str, random: Random, hands: int = 2) -> Iterator[tuple[Table, State]]:
    """The first hands of a match, dealt; what is asked for next comes when this one has been played."""
    rules, players = rule_set(game, random)
    table: Table | None = first_table(rules, players, random)
    for _ in range(hands):
        if table is None:
            return
        state = table.start()
        yield table, state
        for _ in play(state, random):
            pass
        assert state.result is not None
        table = next_table(table, state.result, random)


def moments(game: str, random: Random, looks: int, hands: int = 2) -> Iterator[tuple[Table, State]]:
    """Yield some moments of a match, with the state as it is then: the deal, the end, and some between, the more the
    higher `looks` is. The state goes on after each.
    """
    for table, state in tables(game, random, hands):
        yield table, state
        for _ in play(state, random):
            # Early moments have the most secrets, late ones the most history.
            if state.pending and random.random() < looks / (len(state.log) + 1):
                yield table, state
        yield table, state


# ---------------------------------------------------------------------- play


def play(
    state: State, random: Random, restless: float = 0.03, silent: float = 0.05, anew: float = 0.1
) -> Iterator[Step]:
    """Play on at random to the end. `restless`: how often a seat uses a right, or tries to; `silent`: how often the
    clock answers for one; `anew`: how often somebody may think again about a sealed answer.
    """
    at = seats(state)
    while state.pending:
        if random.random() < restless:
            step = _unasked(state, at, random)
            if step is not None:
                yield step
            continue
        decision = random.choice(state.pending if random.random() < anew else owed(state.pending))
        action = state.default(decision) if random.random() < silent else anything(decision, random)
        yield Step(decision.seat, action, state.play(decision.seat, action))


def _unasked(state: State, at: range, random: Random) -> Step | None:
    """A right that one of these seats uses; None when nobody has one, or it was refused (a catch may be wrong)."""
    rights = [(seat, right) for seat in at for right in state.rights(seat)]
    if not rights:
        return None
    seat, action = random.choice(rights)
    try:
        return Step(seat, action, state.play(seat, action))
    except Illegal:
        return None


def some(answers: Answers, random: Random, most: int) -> list[Action]:
    """A random choice of a form's answers: up to `most` of those that are listed first, and `most` of any kind."""
    listed = list(islice(answers, FIRST))
    return random.sample(listed, min(len(listed), most)) + [
        any_of(answers, random) for _ in range(most if listed else 0)
    ]


def allowed(table: Table, state: State, seat: int, text: str) -> bool:
    """True if the contract says that this seat may do this now. A right may still be refused."""
    asked = any(decision.read(text) is not None for decision in state.pending if decision.seat == seat)
    return asked or (seat in table.seats and read_answer(state.rights(seat), text) is not None)


# ---------------------------------------------------------------------- looking


def seats(state: State) -> range:
    return range(len(state.view(None).seats))


def watchers(state: State) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*seats(state), None)


def all_views(state: State) -> list[View]:
    """The views of every seat, and that of a spectator."""
    spectated = state.view(None)
    return [*(state.view(seat) for seat in range(len(spectated.seats))), spectated]


def everything(state: State) -> tuple[list[View], list[tuple[int, Action]], object]:
    """All that can be seen of a state, by all seats and a spectator together."""
    return all_views(state), list(state.log), (state.pending, state.result, state.position)
