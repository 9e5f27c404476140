"""From the secret of a set to the seeds of its deals, one way; and what is shown of the secret before it is opened.

The recipe, which anybody can repeat in any language:

- The seed of the deal N, counted from 1, is SHA-256(secret ‖ "deal N" in ASCII): one of them tells nothing of another.
- The seed of each later hand of a short match is SHA-256(seed of the hand before ‖ "next hand").
- What is shown the day before is made as a promise of cards is (`engine.contract.commitments`), of one list with a leaf
  for each deal. Of a game that opens everything, the leaf of the deal N is SHA-256(its seed ‖ "deal-N" in ASCII), and
  once the day is closed the seeds are opened, and the secret.
- Of a game that keeps cards closed no seed is ever opened. Its leaves are the commitments to its hands, as at any
  table: `MOST_HANDS` of them for each deal that is a short match, else one.
"""

import hashlib
from collections.abc import Iterator
from itertools import islice

from engine.contract import Game, Rules
from engine.contract.commitments import deck_commitment
from engine.contract.daily import MOST_HANDS, DailyDeal
from engine.daily.rotation import DEALS


def deal_seed(secret: bytes, number: int) -> bytes:
    """The seed of the first hand of a deal, 32 bytes. `number`: from 1 to `DEALS`."""
    return hashlib.sha256(secret + b"deal %d" % number).digest()


def next_seed(seed: bytes) -> bytes:
    """The seed of the hand after the one that was dealt from this, in the same match."""
    return hashlib.sha256(seed + b"next hand").digest()


def hand_seeds(seed: bytes) -> Iterator[bytes]:
    """The seeds of a deal's hands, without end."""
    while True:
        yield seed
        seed = next_seed(seed)


def rules_in(game: Game) -> tuple[DailyDeal, Rules]:
    """The form of a deal of this game, and its rules. Raises ValueError for a game that has none."""
    if game.daily is None:
        raise ValueError(f"{game.name} is no game of the day")
    return game.daily, game.rules.read(dict(game.daily.options))


def hand_commitments(game: Game, secret: bytes) -> tuple[str, ...]:
    """The commitments to each hand, in hex; none in a game that opens its secret."""
    form, rules = rules_in(game)
    if not rules.CLOSED:
        return ()
    hands = MOST_HANDS if form.match else 1
    seeds = (hand for at in range(DEALS) for hand in islice(hand_seeds(deal_seed(secret, at + 1)), hands))
    return tuple(deck_commitment(rules, seed) for seed in seeds)


def leaves(game: Game, secret: bytes) -> tuple[str, ...]:
    """The leaves of the commitment to a set, in hex: one for each hand, or for each deal."""
    return hand_commitments(game, secret) or tuple(
        hashlib.sha256(deal_seed(secret, at + 1) + token(at + 1).encode("ascii")).hexdigest() for at in range(DEALS)
    )


def token(number: int) -> str:
    """The name of a deal in the file of its set."""
    return f"deal-{number}"


def list_hash(game: Game, secret: bytes) -> str:
    """The hash of the list of these leaves, in hex."""
    return hashlib.sha256(bytes.fromhex("".join(leaves(game, secret)))).hexdigest()


def set_hash(game: Game, secret: bytes) -> str:
    """The commitment to a set that is shown the day before, in hex."""
    return hashlib.sha256(bytes.fromhex(list_hash(game, secret))).hexdigest()
