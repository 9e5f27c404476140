"""The cost of a round on the wire: calls to Discord, and how long a person waits for the answer to a click.

Six scripted people play through unmodified discord.py against the sandbox, each clicking only after the last move was
drawn. Clicks that deal or end a round are not counted.
"""

import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from tests.e2e.house import House, built
from tests.e2e.people import dealt, panel, players, press, seated

NAMES = ("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo")


@dataclass
class Cost:
    """The calls to Discord and the moves they drew, ordered passes among them; per click, the seconds until its
    answer.
    """

    calls: int = 0
    moves: int = 0
    seconds: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        """The figures, by what they say."""
        return {
            "calls a move": self.calls / self.moves,
            "answered after, ms, median": 1000 * median(self.seconds),
            "95 % within, ms": 1000 * quantiles(self.seconds, n=20)[-1],
        }


async def _round(house: House) -> Cost:
    await house.open()
    people = house.people(*NAMES)
    playing = {player.person.user.id: player for player in players(people, "bench")}
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.wait(10)
    table, cost = await house.table(), Cost()
    while table.state is not None and table.round is not None:
        await house.quiet()
        if table.state.result is not None:
            break
        (decision, *_) = table.state.pending
        player = playing[int(table.round.standing.order[decision.seat][1:])]
        calls, moves, began = len(house.calls()), len(table.state.log), time.perf_counter()
        await player.answer(panel(player.person))
        waited = time.perf_counter() - began
        await house.quiet()
        if table.state.result is None:
            cost.calls += len(house.calls(calls))
            cost.moves += len(table.state.log) - moves
            cost.seconds.append(waited)
    return cost


def measure() -> Cost:
    """Play one round and tell what it cost."""

    async def played() -> Cost:
        with tempfile.TemporaryDirectory() as folder:
            async with built(Path(folder), "bench") as house:
                return await _round(house)

    return asyncio.run(played())
