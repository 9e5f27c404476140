"""The odds of a team to win a round, as far as one seat can tell: worlds are drawn and played to the end."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from engine.contract import View
from engine.truc.cards import CARDS, strength
from engine.truc.places import SEATS, right, team
from engine.truc.scoring import decided
from engine.truc.state import TrucPublic

Hands = Sequence[Sequence[str]]  # by seat
NOBODY, NOTHING = -1, -1


@dataclass(slots=True)
class TrucWorld:
    """A hand as it may be. Suits count for nothing, so a card is its strength. `tricks`: by team, None where drawn.

    Of the trick that lies there: how many cards are `laid`, by which seat it was `led`, the `best` of them, and the
    seat that takes it so far (`holder`), nobody where both teams laid the best.
    """

    hands: list[list[int]]
    turn: int
    size: int
    dealer: int
    tricks: list[int | None]
    laid: int = 0
    led: int = NOBODY
    best: int = NOTHING
    holder: int = NOBODY

    def play(self, card: int) -> int | None:
        """The seat on turn lays a card. The team that has won the hand with it, if one has."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.lay(seat, card)
        if self.laid < SEATS:
            self.turn = right(seat)
            return None
        if self.holder == NOBODY:
            self.tricks.append(None)
            self.turn = self.led
        else:
            self.tricks.append(team(self.holder))
            self.turn = self.holder
        self.laid, self.best, self.holder = 0, NOTHING, NOBODY
        return decided(self.dealer, self.tricks, self.size)

    def copy(self) -> "TrucWorld":
        """The same hand, to be played on by itself."""
        hands = [hand.copy() for hand in self.hands]
        return TrucWorld(
            *(hands, self.turn, self.size, self.dealer, self.tricks.copy()),
            *(self.laid, self.led, self.best, self.holder),
        )

    def lay(self, seat: int, card: int) -> None:
        """A card comes to the trick."""
        if not self.laid:
            self.led = seat
        if card > self.best:
            self.best, self.holder = card, seat
        elif card == self.best and team(seat) != team(self.holder):
            self.holder = NOBODY
        self.laid += 1

    def finish(self) -> int:
        """Let everybody play plainly to the end. Return the team that wins."""
        while True:
            side = self.play(self.plain())
            if side is not None:
                return side

    def plain(self) -> int:
        """The plain card: lead the highest; leave the trick to a partner who has it; else take it as cheaply as can
        be, or throw the lowest.
        """
        hand = self.hands[self.turn]
        if not self.laid:
            return max(hand)
        if self.holder != NOBODY and team(self.holder) == team(self.turn):
            return min(hand)
        return min([card for card in hand if card > self.best] or hand)


def odds(view: View[TrucPublic], cards: Iterable[str], random: Random, worlds: int) -> dict[str, float]:
    """The share of worlds that the team of a viewer on turn wins with each card, by card."""
    counts = dict.fromkeys(cards, 0)
    for hands in islice(sample_hands(view, random), worlds):
        for card in counts:
            world = world_of(view, hands)
            side = world.play(strength(card))
            counts[card] += (world.finish() if side is None else side) == team(view.own_seat)
    return {card: count / worlds for card, count in counts.items()}


def win_probability(view: View[TrucPublic], random: Random, worlds: int) -> float:
    """The share of worlds that the viewer's team wins, whoever is on turn."""
    sides = [world_of(view, hands).finish() for hands in islice(sample_hands(view, random), worlds)]
    return sides.count(team(view.own_seat)) / worlds


def sample_hands(view: View[TrucPublic], random: Random) -> Iterator[Hands]:
    """Hands that the viewer cannot tell from the true ones, without end."""
    unseen = [card for card in CARDS if card not in (*view.hand, *view.public.laid)]
    sizes = [0 if seat == view.seat else view.zone("hand", seat).count or 0 for seat in range(SEATS)]
    while True:
        cards = iter(random.sample(unseen, sum(sizes)))
        yield [view.hand if seat == view.seat else [next(cards) for _ in range(sizes[seat])] for seat in range(SEATS)]


def world_of(view: View[TrucPublic], hands: Hands) -> TrucWorld:
    """The hand as it lies before the viewer, with these cards in the hands."""
    public = view.public
    world = TrucWorld(
        hands=[[strength(card) for card in hand] for hand in hands],
        turn=public.turn,
        size=public.size,
        dealer=view.standing.dealer,
        tricks=[trick.side for trick in public.tricks],
    )
    for seat, card in public.trick:
        world.lay(seat, strength(card))
    return world
