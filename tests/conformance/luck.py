"""Luck as a case states it."""

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.contract.rng import SEED_BYTES
from tests.conformance.cases import Unfit

T = TypeVar("T")


class Scripted:
    """An Rng that draws for each player the tokens stated for them, in order; what is stated for nobody is the
    first item. It never shuffles.
    """

    def __init__(self, draws: Mapping[str, Sequence[str]]) -> None:
        self._draws = defaultdict(deque, {player: deque(tokens) for player, tokens in draws.items()})

    def shuffle(self, items: Sequence[T]) -> list[T]:
        return list(items)

    def pick(self, items: Sequence[T], whose: str = "") -> int:
        if not whose:
            return 0
        if not self._draws[whose]:
            raise Unfit(f"{whose} draws, but the case states no card for it")
        token = self._draws[whose].popleft()
        return [str(item) for item in items].index(token)

    def seed(self) -> bytes:
        return bytes(SEED_BYTES)
