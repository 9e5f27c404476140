"""The climbing games whose common properties are tested, and the tables at which they are tested."""

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeVar

import pytest
from hypothesis import strategies as st

from engine.climbing.round import ClimbingRound
from engine.climbing.rules import ClimbingRules
from engine.contract import Standing
from engine.games import GAMES
from tests.engine.dahimi import worlds as dahimi
from tests.engine.tahimi import worlds as tahimi
from tests.engine.tarothimi import worlds as tarothimi

Test = TypeVar("Test", bound=Callable[..., None])


class Table(Protocol):
    """Rules, and a standing that they accept."""

    @property
    def rules(self) -> ClimbingRules: ...
    @property
    def standing(self) -> Standing: ...

    def start(self, seed: int) -> ClimbingRound:
        """Start a round at this table."""
        ...

    def words(self, random: Random) -> str:
        """Return something that somebody may write at this table: an action, nearly one, or nonsense."""
        ...


Tables = dict[str, st.SearchStrategy[Table]]

# Any rules, any number of players, any round. `DEALT`: hands as they may be dealt. `ANY`: also others, which hold more
# of what is rare.
DEALT: Tables = {"tahimi": tahimi.tables(), "dahimi": dahimi.tables(), "tarothimi": tarothimi.tables()}
ANY: Tables = DEALT | {"tarothimi": tarothimi.tables().map(tarothimi.thick)}
# Mooseyard's own name, too. It plays as Tahimi does with that preset, so the long properties need it no second time.
REGISTERED: Tables = ANY | {"mooseyard": tahimi.mooseyard_tables()}


def in_every_game(test: Test) -> Test:
    """The property of a `game`, once for each."""
    marked: Test = pytest.mark.parametrize("game", DEALT)(test)
    return marked


def in_every_registered_game(test: Test) -> Test:
    """The property of a `game`, once for each climbing game in the registry."""
    names = [name for name, game in GAMES.items() if issubclass(game.rules, ClimbingRules)]
    marked: Test = pytest.mark.parametrize("game", names)(test)
    return marked
