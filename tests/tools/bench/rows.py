"""The races and the costs that are timed, a line each."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.tools.bench import ours, peers, tarothimi
from tests.tools.bench.race import Loop

Made = Callable[[], Loop]  # a loop, with what it needs made at the first call: a peer need not be installed

SPIEL, RLCARD, POKERKIT = "open_spiel", "rlcard", "pokerkit"
IMPORTED = {SPIEL: "pyspiel", RLCARD: "rlcard", POKERKIT: "pokerkit"}  # the module of each package


@dataclass(frozen=True, slots=True)
class Race:
    """Our loop and another, from fresh deals and from copies of one. `package`: whose the other is; none: ours, too.
    `targets`: the ratio wanted of each.
    """

    name: str
    fresh: tuple[Made, Made] | None = None
    copied: tuple[Made, Made] | None = None
    package: str = ""
    targets: tuple[float | None, float | None] = (None, None)


@dataclass(frozen=True, slots=True)
class Cost:
    """The time of one thing, in microseconds, and of the like elsewhere. `target`: the most that it may take, as a
    multiple of the other; or where there is no other, in microseconds.
    """

    name: str
    ours: Made
    target: float
    theirs: Made | None = None
    package: str = ""


def _fresh(game: str, players: int) -> Made:
    return lambda: ours.fresh(game, players)


def _copied(game: str, players: int) -> Made:
    return lambda: ours.copied(game, players)


FRESH, COPIED = _fresh("tahimi", 4), _copied("tahimi", 4)

RACES = (
    Race(
        "Tahimi ÷ OpenSpiel hearts", (FRESH, peers.fresh_hearts), (COPIED, peers.copied_hearts), SPIEL, targets=(1.4, 1)
    ),
    Race(
        "Tahimi, dealt as the bot deals ÷ OpenSpiel hearts",
        (lambda: ours.dealt("tahimi", 4), peers.fresh_hearts),
        package=SPIEL,
        targets=(1, None),
    ),
    Race("Tahimi ÷ rlcard uno", (FRESH, peers.uno), package=RLCARD),
    Race("Tahimi ÷ pokerkit hold'em, two", (FRESH, lambda: peers.holdem(2)), package=POKERKIT),
    Race("Tahimi ÷ pokerkit hold'em, six", (FRESH, lambda: peers.holdem(6)), package=POKERKIT),
    Race(
        "Tarot-himi, four arcana ÷ Tahimi",
        (_fresh("tarothimi", 4), FRESH),
        (_copied("tarothimi", 4), COPIED),
        targets=(0.2, 0.2),
    ),
    Race(
        "Dahimi, six players ÷ Tahimi", (_fresh("dahimi", 6), FRESH), (_copied("dahimi", 6), COPIED), targets=(0.2, 0.2)
    ),
    Race("Tarot-himi, no arcana ÷ Tahimi", copied=(tarothimi.in_tarothimi, tarothimi.in_tahimi)),
)

COSTS = (
    Cost("a copy before each move ÷ OpenSpiel's clone", ours.copying, 1.6, peers.cloning_hearts, SPIEL),
    Cost("replay of a round, Tarot-himi, six", lambda: ours.replaying("tarothimi", 6), 3000),
)

# Whose instructions are counted.
COUNTED: dict[str, tuple[Made, str]] = {
    "Tahimi, fresh": (FRESH, ""),
    "Tahimi, copied": (COPIED, ""),
    "OpenSpiel hearts, fresh": (peers.fresh_hearts, SPIEL),
    "OpenSpiel hearts, copied": (peers.copied_hearts, SPIEL),
}
