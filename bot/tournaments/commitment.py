"""The luck of a tournament: fixed by a commitment at sign-up, and opened at the end without the secret.

The recipe, which anybody can repeat in any language:

- The secret has 32 bytes, and stays closed for good: with it anybody could draw the tables again without a block, and
  so find out whom it moved.
- The seed of the draw N, counted from 1, is SHA-256(secret ‖ "draw N" in ASCII). It stays closed, too.
- The luck of the draw N is SHA-256(its seed ‖ "luck" in ASCII). The luck of the standings, their last tie-break, is
  made in the same way from the draw 0. One of them tells nothing of another, nor of a seed.
- The leaf of the draw N is SHA-256(its luck ‖ "luck-N" in ASCII). The commitment is the SHA-256 of the leaves of the
  draws 0 to `MOST_ROUNDS`, 32 bytes each, in this order: it is made before the number of rounds is known.
- At the end the luck of the draws that were made is opened, and of all others their leaves (docs/verify_course.py).
- The order that a luck gives: see `order`.
"""

import hashlib
from collections.abc import Collection, Sequence

from bot.tournaments.entries import Entrant

MOST_ROUNDS = 64
STANDINGS = 0
"""The draw whose luck is the last tie-break of the standings."""


def draw_seed(secret: bytes, number: int) -> bytes:
    """The seed of a draw, 32 bytes. `number`: the round, from 1 to `MOST_ROUNDS`, or `STANDINGS`."""
    if not STANDINGS <= number <= MOST_ROUNDS:
        raise ValueError(f"a tournament has no draw {number}")
    return hashlib.sha256(secret + b"draw %d" % number).digest()


def luck_of(seed: bytes) -> bytes:
    """The luck of a draw, 32 bytes, from its seed: what may be opened."""
    return hashlib.sha256(seed + b"luck").digest()


def order(luck: bytes, entrants: Collection[Entrant]) -> tuple[Entrant, ...]:
    """The order that a luck gives to entrants: by SHA-256(luck ‖ the entrant as 8 bytes, big-endian), the lowest first.
    So a late entry finds its place between the others without moving them.
    """
    return tuple(sorted(entrants, key=lambda one: hashlib.sha256(luck + one.to_bytes(8, "big")).digest()))


def commitment(secret: bytes) -> str:
    """The commitment to all the luck of a tournament, which is shown at sign-up, in hex."""
    return _hash(leaves(secret))


def leaves(secret: bytes) -> tuple[str, ...]:
    """The leaf of every draw that there can be, in hex."""
    return tuple(_leaf(luck_of(draw_seed(secret, number)), number) for number in range(MOST_ROUNDS + 1))


def _leaf(luck: bytes, number: int) -> str:
    return hashlib.sha256(luck + b"luck-%d" % number).hexdigest()


def _hash(leaves: Sequence[str]) -> str:
    return hashlib.sha256(b"".join(bytes.fromhex(leaf) for leaf in leaves)).hexdigest()
