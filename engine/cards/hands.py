"""Hands: how they are dealt, what is left of them, and who sees them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Self, TypeVar

from engine.cards.packs import in_hand_order, leftward
from engine.contract import Zone

Cards = tuple[str, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FaceDown:
    """The cards that lie face down: the `hands` by seat, each seen by its owner alone, and the `stock`, its next card
    first.
    """

    hands: tuple[Cards, ...]
    stock: Cards = ()

    def with_hand(self, seat: int, cards: Cards) -> Self:
        """The same, but that a seat holds these cards."""
        return replace(self, hands=put(self.hands, seat, cards))

    def without(self, seat: int, *cards: str) -> Self:
        """The same without these cards in the hand of a seat."""
        return self.with_hand(seat, without(self.hands[seat], *cards))

    def drawn(self, seat: int) -> tuple[str, Self]:
        """The next card of the stock, and the same with that card in the hand of a seat."""
        card, *stock = self.stock
        drawn = self.with_hand(seat, in_hand_order((*self.hands[seat], card)))
        return card, replace(drawn, stock=tuple(stock))


def face_down(hands: Iterable[Iterable[str]], stock: Iterable[str]) -> FaceDown:
    """Cards that have been dealt, each hand in its order."""
    return FaceDown(tuple(in_hand_order(hand) for hand in hands), tuple(stock))


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


def dealt_to(
    cards: Sequence[str], room: Mapping[int, int], fits: Callable[[int, str], bool], random: Random
) -> dict[int, Cards]:
    """Cards dealt at random to seats, each only to where it may lie: a world that a seat may believe in, such as one in
    which nobody holds a suit that they did not follow. What finds no room is left out.

    `room`: the number of cards that each seat lacks; the cards must be enough for them. `fits`: true if that seat may
    hold that card. Raises ValueError where no deal fits.
    """
    places = [seat for seat, count in room.items() for _ in range(count)]
    random.shuffle(places)
    order = random.sample(cards, len(cards))
    held: dict[str, int] = {}  # the place at which each card lies

    def lay(place: int, tried: set[str]) -> bool:
        """Lay a card at this place; one that lies elsewhere is exchanged for another there."""
        for card in order:
            if card in tried or not fits(places[place], card):
                continue
            tried.add(card)
            if card not in held or lay(held[card], tried):
                held[card] = place
                return True
        return False

    for place in range(len(places)):
        if not lay(place, set()):
            raise ValueError(f"no deal of {len(cards)} cards fits")
    return {seat: tuple(card for card in order if card in held and places[held[card]] == seat) for seat in room}


def put(by_seat: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """A copy of `by_seat` with another value for one seat."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def without(cards: Iterable[str], *gone: str) -> Cards:
    """The cards but for these, which need not be among them."""
    return tuple(card for card in cards if card not in gone)


def hand_zones(hands: Sequence[Cards], viewer: int | None) -> tuple[Zone, ...]:
    """All hands as a seat or a spectator sees them: its own cards, and how many the others have."""
    return tuple(Zone("hand", seat, hand if seat == viewer else None, len(hand)) for seat, hand in enumerate(hands))
