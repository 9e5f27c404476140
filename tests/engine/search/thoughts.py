"""The recorded answers of a vizier of each game at certain moments: `python -m tests.engine.search.thoughts` writes
them.

An answer that changes makes today's deals play otherwise, so the version of that game's search (`Game.thinks`) is to be
raised with it.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import TypedDict

from engine.contract import Game, SeatingRequest, Seeded, owed
from engine.daily import rules_in
from engine.games import GAMES
from engine.search import think

FILE = Path(__file__).with_name("thoughts.json")
MOMENTS = 8  # of each game
EVERY = 4  # decisions, one is thought about


class Recorded(TypedDict):
    """The version of a game's search, and its answers."""

    thinks: int
    answers: list[str]


def answers(game: Game) -> Iterator[str]:
    """Yield the answers of a vizier, moment after moment, in hands in which everybody plays by the policy."""
    form, rules = rules_in(game)
    for number in range(MOMENTS):
        seed = number.to_bytes(32, "big")
        request = SeatingRequest(None, None, (), [f"p{at}" for at in range(form.players)])
        state = rules.start(rules.seat(request, Seeded(seed, "seats")).standing, Seeded(seed, "deal"))
        step = 0
        while asked := owed(state.pending):
            decision, view = asked[0], state.view(asked[0].seat)
            if step % EVERY == number % EVERY:
                yield think(game, rules, view, decision, "vizier", Random(step)).action.text
            state.play(decision.seat, game.choose(view, decision))
            step += 1


def thought(game: Game) -> Recorded:
    return {"thinks": game.thinks, "answers": [*islice(answers(game), MOMENTS)]}


def recorded() -> dict[str, Recorded]:
    """The answers that are recorded, by game."""
    found: dict[str, Recorded] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def fault(now: Recorded, then: Recorded | None) -> str | None:
    """Return the reason why these answers may not stand beside the recorded ones; None where they may. A version may be
    raised though no answer here has changed: these are a few moments of many.
    """
    if then is None or now["thinks"] > then["thinks"] or now == then:
        return None
    return (
        "an old version" if now["thinks"] < then["thinks"] else "answers have changed: raise the version of its search"
    )


def main() -> int:
    """Write the file; 1 where an answer has changed under the same version."""
    before = recorded() if FILE.exists() else {}
    found = {name: thought(game) for name, game in GAMES.items()}
    faults = {name: told for name, one in found.items() if (told := fault(one, before.get(name)))}
    for name, told in faults.items():
        sys.stderr.write(f"{name}: {told}\n")
    if not faults:
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
