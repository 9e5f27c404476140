"""Today's deals, as pure functions: which games are played, what is dealt, and what everybody's result is worth.

The secret of a set leads to the seeds of its deals, one way. The recipe, which anybody can repeat in any language:

- The seed of the deal N, counted from 1, is SHA-256(secret ‖ "deal N" in ASCII): one of them tells nothing of another.
- The seed of each later hand of a short match is SHA-256(seed of the hand before ‖ "next hand").
- What is shown the day before is made as a promise of cards is (`engine.contract.commitments`), of one list with a leaf
  for each deal. Of a game that opens everything, the leaf of the deal N is SHA-256(its seed ‖ "deal-N" in ASCII), and
  once the day is closed the seeds are opened, and the secret.
- Of a game that keeps cards closed no seed is ever opened. Its leaves are the commitments to its hands, as at any
  table: `MOST_HANDS` of them for each deal that is a short match, else one.

The file of a set, with which everybody can check it once its day is closed: a proof file whose positions are deals.

    set: 20782 1
    secret: 91ab…
    game: snap 1
    …

The first line has the day, counted from 1 January 1970, and the slot. Of a game that opens everything the secret
follows, and each deal has its seed in the place of a salt; of a game that keeps cards closed, the leaves alone stand
there. What was dealt is checked with the records, or the proof files, of the hands themselves.

The worth of a deal and of a set: the share of the field that somebody has beaten, ties half.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice

from engine.contract import Game, Rules, Seeded
from engine.contract.commitments import OpenedCard, Openings, deck_commitment
from engine.contract.daily import MOST_HANDS, DailyDeal, Outcome
from engine.contract.proof_file import ProofFile
from engine.contract.proof_file import write as proof

DEALS = 3  # the deals of a set

Field = Mapping[Outcome, int]
"""The number of people who had each outcome in a deal."""

EVEN = Fraction(1, 2)  # the share of somebody who is alone


def games_of(day: int, games: Mapping[str, Game]) -> tuple[str, ...]:
    """The games of a day's sets, by slot. `day`: counted in UTC from 1 January 1970. The games in turn are shuffled
    anew in each cycle, by a seed that anybody can compute: the SHA-256 of "cycle N", where N counts the cycles.
    """
    playable = sorted(name for name, game in games.items() if game.daily is not None)
    always = [name for name in playable if (daily := games[name].daily) is not None and daily.always]
    turns = [name for name in playable if name not in always]
    if not turns:
        return tuple(always)
    cycle, at = divmod(day, len(turns))
    seed = hashlib.sha256(b"cycle %d" % cycle).digest()
    return (*always, Seeded(seed, "games").shuffle(turns)[at])


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


def write_set(game: Game, day: int, slot: int, shown: str, secret: bytes) -> str:
    """The set as text. `shown`: the hash that was shown the day before, in hex."""
    form, rules = rules_in(game)
    opened = (
        () if rules.CLOSED else tuple(OpenedCard(at, token(at + 1), deal_seed(secret, at + 1)) for at in range(DEALS))
    )
    openings = Openings((list_hash(game, secret),), 0, leaves(game, secret), opened)
    secret_line = "" if rules.CLOSED else f"secret: {secret.hex()}\n"
    return f"set: {day} {slot}\n{secret_line}{proof(ProofFile(rules, form.players, shown, openings))}"


def share(own: Outcome, others: Field) -> Fraction:
    """The share, from 0 to 1, of the others who did worse, and half of those who did the same."""
    size = sum(others.values())
    if not size:
        return EVEN
    beaten = sum(count for one, count in others.items() if one.merit < own.merit)
    return (beaten + Fraction(others.get(own, 0), 2)) / size


def without(own: Outcome, field: Field) -> Field:
    """The field without one person who had this outcome."""
    return {one: count - (one == own) for one, count in field.items()}


def together(*fields: Field) -> dict[Outcome, int]:
    """Several fields as one."""
    found: dict[Outcome, int] = {}
    for field in fields:
        for one, count in field.items():
            found[one] = found.get(one, 0) + count
    return found


def set_score(shares: Sequence[Fraction]) -> Fraction:
    """A set is worth the mean of its deals."""
    return sum(shares, Fraction()) / len(shares)
