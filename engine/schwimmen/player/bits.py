"""Hands as numbers, for the search: a card is a bit, a hand or the table the bits of three cards."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from engine.schwimmen.player.policy import HOPE
from engine.schwimmen.values import DECK, HAND, value

TIES = 10  # more than what decides between equal points
BITS = {card: 1 << at for at, card in enumerate(DECK)}
CARD = {bit: card for card, bit in BITS.items()}
GAINS = 1 << 13  # sums that are remembered


@cache
def worth(hand: int) -> int:
    """The rank of a hand as a number: its doubled points, then what decides between equal ones. Greater is better."""
    found = value([CARD[bit] for bit in bits(hand)])
    return TIES * found.doubled + found.tie


@cache
def bits(hand: int) -> tuple[int, ...]:
    """The cards of a hand, one by one."""
    return tuple(bit for bit in BITS.values() if bit & hand)


def mask(cards: Sequence[str]) -> int:
    """The bits of cards."""
    return sum(BITS[card] for card in cards)


def hands_after(hand: int, table: int) -> list[int]:
    """The hands that a turn can make of this one, itself first."""
    cards = bits(table)
    return [hand, table, *[hand ^ own | card for own in bits(hand) for card in cards]]


@cache
def points(hand: int) -> float:
    """The value of a hand without a further turn, as the policy has it."""
    found = worth(hand)
    return found // TIES + found % TIES / 100


@cache
def gains(hand: int) -> Mapping[int, int]:
    """The cards of which one more would make the hand better, with the doubled points that it would gain."""
    now = worth(hand) // TIES
    best = {
        card: max(worth(hand ^ own | card) for own in bits(hand)) // TIES for card in BITS.values() if not card & hand
    }
    return {card: one - now for card, one in best.items() if one > now}


@lru_cache(GAINS)
def gain(hand: int, seen: int) -> int:
    """The sum of what all cards but the `seen` ones would gain."""
    return sum(gained for card, gained in gains(hand).items() if not card & seen)


def value_seen(after: int, before: int, seen: int) -> float:
    """The value of the hand `after` with a further turn, as the policy has it, for whoever has just held the hand
    `before`. `seen`: the cards that have lain on the table.
    """
    hope = gain(after, seen)
    if gave := before & ~(after | seen):
        known = gains(after)
        hope -= sum(known.get(card, 0) for card in bits(gave))
    return points(after) + HOPE * hope / max(1, len(DECK) - (seen | before).bit_count())


@cache
def value_with_turn(hand: int) -> float:
    """The value of a hand with a further turn, if any other card may come."""
    return points(hand) + HOPE * gain(hand, 0) / (len(DECK) - HAND)


def best_after(hand: int, table: int) -> int:
    """The best hand that a turn makes of this one where another turn follows."""
    return max(hands_after(hand, table), key=value_with_turn)


def best_last(hand: int, table: int) -> int:
    """The best hand that the last turn makes of this one."""
    return max(hands_after(hand, table), key=worth)
