"""How likely a team is to win a hand, as far as one seat can tell: worlds are drawn and played to the end."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.cards.tricks import SeatCard, taker
from engine.contract import View
from engine.truc.cards import CARDS, strength
from engine.truc.places import SEATS, right, team
from engine.truc.scoring import decided

Hands = Sequence[Sequence[str]]  # by seat


@dataclass(slots=True)
class World:
    """A hand as it may be: the cards by seat, the trick that lies there, the teams of the `tricks` before it."""

    hands: list[list[str]]
    trick: list[SeatCard]
    tricks: list[int | None]
    turn: int
    size: int
    dealer: int

    def play(self, card: str) -> int | None:
        """The seat on turn lays a card. The team that has won the hand with it, if one has."""
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        if len(self.trick) < SEATS:
            self.turn = right(self.turn)
            return None
        seat = taker(self.trick, strength, team)
        self.turn = self.trick[0][0] if seat is None else seat
        self.tricks.append(None if seat is None else team(seat))
        self.trick = []
        return decided(self.dealer, self.tricks, self.size)

    def finish(self) -> int:
        """Everybody plays plainly to the end. The team that wins."""
        while True:
            side = self.play(self.plain())
            if side is not None:
                return side

    def plain(self) -> str:
        """The plain card: lead the highest; leave the trick to a partner who has it; else take it as cheaply as can
        be, or throw the lowest.
        """
        hand = self.hands[self.turn]
        if not self.trick:
            return max(hand, key=strength)
        best = max(strength(card) for _, card in self.trick)
        held = taker(self.trick, strength, team)
        higher = [] if held is not None and team(held) == team(self.turn) else hand
        return min([card for card in higher if strength(card) > best] or hand, key=strength)


def odds(view: View, cards: Iterable[str], random: Random, worlds: int) -> dict[str, float]:
    """For each of these cards of the viewer, who is on turn: the share of worlds that their team wins with it."""
    counts = dict.fromkeys(cards, 0)
    for hands in _hands(view, random, worlds):
        for card in counts:
            world = _world(view, hands)
            side = world.play(card)
            counts[card] += (world.finish() if side is None else side) == team(view.seat or 0)
    return {card: count / worlds for card, count in counts.items()}


def chance(view: View, random: Random, worlds: int) -> float:
    """The share of worlds that the viewer's team wins, whoever is on turn."""
    sides = [_world(view, hands).finish() for hands in _hands(view, random, worlds)]
    return sides.count(team(view.seat or 0)) / worlds


def _hands(view: View, random: Random, worlds: int) -> Iterator[Hands]:
    """Hands that the viewer cannot tell from the true ones."""
    unseen = [card for card in CARDS if card not in (*view.hand, *_cards(view, "trick"), *_cards(view, "tricks"))]
    sizes = [0 if seat == view.seat else view.zone("hand", seat).count or 0 for seat in range(SEATS)]
    for _ in range(worlds):
        drawn = iter(random.sample(unseen, sum(sizes)))
        yield [view.hand if seat == view.seat else [next(drawn) for _ in range(sizes[seat])] for seat in range(SEATS)]


def _world(view: View, hands: Hands) -> World:
    takers = [trick["taker"] for trick in view.memory["tricks"]]
    return World(
        hands=[list(hand) for hand in hands],
        trick=list(zip(view.memory["trick"], _cards(view, "trick"), strict=True)),
        tricks=[None if taker is None else team(taker) for taker in takers],
        turn=view.memory["turn"],
        size=view.memory["size"],
        dealer=view.standing.dealer,
    )


def _cards(view: View, zone: str) -> tuple[str, ...]:
    return view.zone(zone).cards or ()
