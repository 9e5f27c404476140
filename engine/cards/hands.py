"""Hands: how they are dealt, what is left of them, and who sees them."""

from collections.abc import Collection, Iterable, Sequence

from engine.cards.order import leftward
from engine.contract import Zone

Cards = tuple[str, ...]


def dealt_singly(cards: Sequence[str], players: int, size: int, dealer: int) -> tuple[list[Cards], list[str]]:
    """Hands of that size by seat, dealt one card at a time, first to the dealer's left; and the rest of the pack."""
    count = players * size
    places = {seat: place for place, seat in enumerate(leftward(dealer, range(players)))}
    return [tuple(cards[places[seat] : count : players]) for seat in range(players)], list(cards[count:])


def dealt_at_once(
    cards: Sequence[str], players: int, size: int, live: Collection[int]
) -> tuple[list[Sequence[str]], list[str]]:
    """Hands of that size by seat, each dealt in one piece to the live seats in their order, empty for the others; and
    the rest of the pack.
    """
    hands = {seat: cards[at * size : (at + 1) * size] for at, seat in enumerate(live)}
    return [hands.get(seat, ()) for seat in range(players)], list(cards[len(hands) * size :])


def without(cards: Iterable[str], *gone: str) -> Cards:
    """The cards but for these, which need not be among them."""
    return tuple(card for card in cards if card not in gone)


def hand_zones(hands: Sequence[Cards], viewer: int | None) -> tuple[Zone, ...]:
    """All hands as a seat or a spectator sees them: its own cards, and how many the others have."""
    return tuple(Zone("hand", seat, hand if seat == viewer else None, len(hand)) for seat, hand in enumerate(hands))
