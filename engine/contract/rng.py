"""The random number generators that a round may use: its only source of randomness, handed in.

The recipe of `Seeded`, which anybody can repeat in any language: the stream named `purpose` of a 32-byte seed is the
concatenation of SHA-256(seed ‖ purpose in ASCII ‖ i as 8 bytes, big-endian) for i = 0, 1, 2, …, read as unsigned 64-bit
big-endian words. A number below n is the next word w with w < 2^64 - (2^64 mod n), words that fail being skipped,
modulo n. A shuffle is Fisher–Yates from the end: for i = n-1 … 1, swap the items i and below(i + 1).
"""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 1 << 64


class Rng(Protocol):
    """A random number generator. Tests hand in one with the outcomes that they want."""

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in a uniformly random order, as a new list."""
        ...

    def pick(self, items: Sequence[T], whose: str = "") -> int:
        """The index of one item, uniformly; 0 where there is none. `whose` names the player it falls to, for those who
        script outcomes.
        """
        ...

    def seed(self) -> bytes:
        """32 bytes from which a round may make an rng of its own later on. A round that keeps these and not the rng
        itself can be copied, and draws the same whatever its copies draw.
        """
        ...


class Seeded:
    """The rng for play: it unfolds one seed by the recipe above, so that a deal can be checked after the round."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        """`seed`: 32 bytes of the operating system's. `purpose` keeps the streams of one seed apart ("seats",
        "deal").
        """
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._prefix = seed + purpose.encode("ascii")
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        limit = _WORD - _WORD % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        cards = list(items)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def pick(self, items: Sequence[T], whose: str = "") -> int:
        return self.below(len(items)) if items else 0

    def seed(self) -> bytes:
        return self._seed

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._prefix + self._block.to_bytes(8, "big")).digest()
            self._words = [int.from_bytes(block[at : at + 8], "big") for at in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()


class Dice:
    """The rng for search, benchmarks and resampled worlds: fast, from a `random.Random`."""

    def __init__(self, random: Random) -> None:
        self._random = random.random
        self._bytes = random.randbytes

    def shuffle(self, items: Sequence[T]) -> list[T]:
        draw = self._random
        return sorted(items, key=lambda _: draw())

    def pick(self, items: Sequence[T], whose: str = "") -> int:
        return int(self._random() * len(items))

    def seed(self) -> bytes:
        return self._bytes(SEED_BYTES)
