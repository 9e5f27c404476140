"""Rounds that were played once and must be told alike for ever: each is a record, and under every move, indented, what
happened in it.

`python -m tests.golden` plays and writes those that are missing; with `--again` it also writes anew those of which the
rules now tell something else. Never do that for a round that players may have: raise the game's VERSION instead.
"""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random

from bot.games.shows import family_of
from engine.contract import Event, Result, Rules
from engine.contract.record import Record, read, steps, write
from engine.games import GAMES as REGISTERED
from tests.engine.any_game import GAMES, Table, first_table, next_table, play, rules_of

FOLDER = Path(__file__).parent
INDENT = "    "
OLD = "old"  # how the records end that were written before results had places: nobody can write them any more
UNASKED = 0.01  # how often a seat does something unasked, such as to leave


def told(record: Record, head: str = "") -> str:
    """The record with all that happens in it, under a head that was written before or under its own."""
    lines = [head or head_of(write(record)), ""]
    moves = iter(record.moves)
    for number, (_, events) in enumerate(steps(record)):
        if number:
            lines.append("{} {}".format(*next(moves)))
        lines += [INDENT + line(event) for event in events]
    return "\n".join(lines) + "\n"


def line(event: Event) -> str:
    """An event with all its fields: "trick-taken owner=2 leader=3 at_once=False"."""
    told = (f"{field.name}={_value(getattr(event, field.name))}" for field in fields(event))
    return " ".join([event.name, *told])


def _value(value: object) -> str:
    return ",".join(map(_value, value)) if isinstance(value, tuple) else str(value)


def head_of(text: str) -> str:
    """The lines that stand before the deal."""
    return text.partition("\n\n")[0]


def recorded(text: str) -> Record:
    """The record alone, in whatever form it was written."""
    moves = [line for line in text.splitlines() if not line.startswith(INDENT)]
    return read("\n".join(moves), rules_of)


def files(folder: Path = FOLDER) -> dict[str, Path]:
    """All that there are, by name."""
    return {path.stem: path for path in sorted(folder.glob("*.txt"))}


def wanted() -> Iterator[tuple[str, Rules, int]]:
    """The rounds that there have to be: every game with each of its ready-made rules, for the fewest players, the most,
    and a number between.
    """
    for game in GAMES:
        fewest, most = rules_of(game)().seats()
        for preset in ready_made(game, fewest):
            sets = {players: ready_made(game, players)[preset] for players in range(fewest, most + 1)}
            fitting = {players: rules for players, rules in sets.items() if rules.refusal(players) is None}
            numbers = list(fitting)
            for players in sorted({numbers[0], numbers[len(numbers) // 2], numbers[-1]}):
                yield f"{game}-{preset}-{players}", fitting[players], players


def ready_made(game: str, players: int) -> dict[str, Rules]:
    """The ready-made rules of a game for this number of players, by name."""
    presets = family_of(game).offer(game, players).presets if game in REGISTERED else {"usual": {}}
    kind = rules_of(game)
    return {
        preset: kind.read({name: value for name, value in settings.items() if name in kind.model_fields})
        for preset, settings in presets.items()
    }


def played(name: str, rules: Rules, players: int) -> Record:
    """The second hand of a match, which begins with what the first one left: seats, taxes, scores."""
    random = Random(name)
    table = first_table(rules, players, random)
    second = next_table(table, result_of(table, random)[1], random)
    return result_of(second or table, random)[0]


def result_of(table: Table, random: Random) -> tuple[Record, Result]:
    """A hand, played to its end."""
    state = table.start()
    for _ in play(state, random, UNASKED):
        pass
    if state.result is None:
        raise ValueError("a hand without an end")
    return table.record(state), state.result
