"""Commitments to a seed, by its hash, or to a deck, card by card, so that some cards can be opened while the others
stay closed for good.

The seed of a game that keeps cards closed (`Rules.CLOSED`) is never published, since it would open every card. The
recipe of its commitment, which anybody can repeat in any language:

- The decks are `Rules.closed_deck(n)` for every number n of players that the rules accept, from the fewest to the most.
  A deck that equals an earlier one is left out. They are numbered from 0. The commitment covers all of them because
  it is made before the number of players is known.
- Every deck is shuffled on its own, as `Seeded(seed, "deal").shuffle(deck)` does it.
- The salt of position p, counted from 0, in deck k is block p of the stream "salt k" (see `rng.py`):
  SHA-256(seed ‖ "salt k" in ASCII ‖ p as 8 bytes, big-endian). Every deck has salts of its own, so that a salt which is
  opened in one deck says nothing about another.
- The leaf of a position is SHA-256(salt ‖ token in ASCII).
- The hash of a list is the SHA-256 of its leaves, 32 bytes each, in the order of their positions.
- The commitment is the SHA-256 of the hashes of the lists, 32 bytes each, in the order of the decks.
"""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.contract.rng import Seeded
from engine.contract.rules import Rules

SALT_BYTES = DIGEST_BYTES = 32


@dataclass(frozen=True, slots=True)
class OpenedCard:
    """A card that was shown: its position in the shuffled deck, its token, and the salt of its leaf (32 bytes)."""

    position: int
    token: str
    salt: bytes


@dataclass(frozen=True, slots=True)
class Openings:
    """The part of a finished round that is published: nothing here leads to a card that is not among `cards`.

    `lists`: the hash of every deck's list, in hex. `dealt`: the number of the deck that was dealt. `leaves`: the leaves
    of that deck, in hex, by position. `cards`: the cards that were shown, by position.
    """

    lists: tuple[str, ...]
    dealt: int
    leaves: tuple[str, ...]
    cards: tuple[OpenedCard, ...]


def seed_commitment(seed: bytes) -> str:
    """The commitment to a seed, which is published before the first draw: its SHA-256, in hex."""
    return hashlib.sha256(seed).hexdigest()


def deck_commitment(rules: Rules, seed: bytes) -> str:
    """The commitment to a deck card by card, which is published before the deal, in hex. It does not depend on the
    number of players.
    """
    return _hash(_hash(_leaves(seed, number, deck)) for number, deck in enumerate(_decks(rules)))


def openings(rules: Rules, players: int, seed: bytes, shown: Collection[str]) -> Openings:
    """Open the shown tokens of the deck that was dealt to `players` players, and no others.

    Raises ValueError when a shown token is no card of that deck, or when the deck is not among those committed to.
    """
    decks = _decks(rules)
    dealt = decks.index(rules.closed_deck(players))
    cards = Seeded(seed, "deal").shuffle(decks[dealt])
    if unknown := set(shown) - set(cards):
        raise ValueError(f"no cards of this deck: {', '.join(sorted(unknown))}")
    return Openings(
        lists=tuple(_hash(_leaves(seed, number, deck)) for number, deck in enumerate(decks)),
        dealt=dealt,
        leaves=tuple(_leaves(seed, dealt, decks[dealt])),
        cards=tuple(
            OpenedCard(position, token, _salt(seed, dealt, position))
            for position, token in enumerate(cards)
            if token in shown
        ),
    )


def check(rules: Rules, players: int, commitment: str, published: Openings) -> tuple[str, ...]:
    """The faults of these openings; none when they agree with the commitment.

    "promise": the lists do not give the commitment. "deck": these are not the lists of these rules, or not the one for
    this number of players. "leaves": they do not give the hash of their list. "card 7": the card opened at position 7
    does not give its leaf, is no card of the deck, or is opened twice. Raises ValueError where something else than a
    hash stands in a hash's place.
    """
    decks = _decks(rules)
    deck = rules.closed_deck(players) if rules.refusal(players) is None else ()
    numbers = {cards: number for number, cards in enumerate(decks)}
    faults = []
    if _hash(published.lists) != commitment:
        faults.append("promise")
    if (len(published.lists), published.dealt, len(published.leaves)) != (len(decks), numbers.get(deck), len(deck)):
        faults.append("deck")
    if _hash(published.leaves) not in published.lists[published.dealt : published.dealt + 1]:
        faults.append("leaves")
    tokens = [card.token for card in published.cards]
    faults += [
        f"card {card.position}"
        for card in published.cards
        if card.token not in deck or tokens.count(card.token) > 1 or not _fits(card, published.leaves)
    ]
    return tuple(faults)


def _decks(rules: Rules) -> list[tuple[str, ...]]:
    """The different decks that these rules may deal."""
    fewest, most = rules.seats()
    numbers = [players for players in range(fewest, most + 1) if rules.refusal(players) is None]
    return list(dict.fromkeys(rules.closed_deck(players) for players in numbers))


def _leaves(seed: bytes, number: int, deck: Sequence[str]) -> Iterator[str]:
    """The leaves of a deck, shuffled, in hex."""
    for position, token in enumerate(Seeded(seed, "deal").shuffle(deck)):
        yield _leaf(_salt(seed, number, position), token)


def _fits(card: OpenedCard, leaves: Sequence[str]) -> bool:
    # A longer salt could take in the beginning of the token, and so open another card.
    whole = len(card.salt) == SALT_BYTES
    return whole and leaves[card.position : card.position + 1] == (_leaf(card.salt, card.token),)


def _salt(seed: bytes, number: int, position: int) -> bytes:
    return hashlib.sha256(seed + f"salt {number}".encode("ascii") + position.to_bytes(8, "big")).digest()


def _leaf(salt: bytes, token: str) -> str:
    return hashlib.sha256(salt + token.encode("ascii")).hexdigest()


def _hash(digests: Iterable[str]) -> str:
    """The hash of leaves, or of the hashes of lists. Each has its full length, so that the file cannot say where one
    ends.
    """
    parts = [bytes.fromhex(digest) for digest in digests]
    if any(len(part) != DIGEST_BYTES for part in parts):
        raise ValueError(f"a hash has {DIGEST_BYTES} bytes")
    return hashlib.sha256(b"".join(parts)).hexdigest()
