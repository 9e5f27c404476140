"""The odds that a team wins a round, as far as one seat can tell: worlds are sampled and played to their ends, without
any calls.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from engine.contract import View
from engine.truc.places import SEATS, TEAMS, left, order_of_play, partner, right, team, winning_team
from engine.truc.player.words import agrees
from engine.truc.state import CARDS, TrucPublic, strength

Hands = Sequence[Sequence[str]]  # by seat
TRIES = 40  # times that hands are dealt before a partner is not believed
NOBODY, NOTHING = -1, -1  # no seat; and a strength below every card's
PLAY_ON = [order_of_play(left(seat)) for seat in range(SEATS)]  # all seats in their order, from each one on


@dataclass(slots=True)
class TrucWorld:
    """A world of a hand, made to be played quickly. A card is its strength alone, since suits count for nothing.

    `turn`: the seat to play. `size`: the number of cards that each seat was dealt. `tricks`: the team that took each
    trick so far, None for a drawn one. Four fields are about the trick on the table: the number of cards in it
    (`laid`), the seat that `led` it, its `best` card, and the seat that would take it now (`holder`), `NOBODY` if both
    teams laid the best card.
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
        """Lay a card for the seat on turn. Return the team that has won the hand by it, None if the hand goes on."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.lay(seat, card)
        if self.laid < SEATS:
            self.turn = right(seat)
            return None
        return self._settle()

    def copy(self) -> "TrucWorld":
        """An independent copy."""
        hands = [hand.copy() for hand in self.hands]
        return TrucWorld(
            *(hands, self.turn, self.size, self.dealer, self.tricks.copy()),
            *(self.laid, self.led, self.best, self.holder),
        )

    def lay(self, seat: int, card: int) -> None:
        """Add a seat's card to the trick on the table."""
        if not self.laid:
            self.led = seat
        if card > self.best:
            self.best, self.holder = card, seat
        elif card == self.best and team(seat) != team(self.holder):  # a tie, and once tied it stays so
            self.holder = NOBODY
        self.laid += 1

    def finish(self) -> int:
        """Let every seat lay plain cards to the end of the hand. Return the team that wins. Hands lie low to high."""
        side = None
        while side is None:
            self._lay_plain_cards()
            side = self._settle()
        return side

    def _lay_plain_cards(self) -> None:
        """Let the seats that are left in this trick lay plain cards: the highest to lead; the lowest if the partner
        holds the trick; otherwise the lowest that takes the trick, or the lowest of all if none does.

        This does what `lay` does, in one loop: a search spends most of its time here.
        """
        order, best, holder = PLAY_ON[self.turn][: SEATS - self.laid], self.best, self.holder
        for seat in order:
            hand = self.hands[seat]
            against = holder == NOBODY or (seat - holder) % TEAMS
            if best == NOTHING:
                self.led, card = seat, hand.pop()
            elif against and hand[-1] > best:
                card = hand.pop(bisect_right(hand, best))
            else:
                card = hand.pop(0)
            if card > best:
                best, holder = card, seat
            elif card == best and against:
                holder = NOBODY
        self.laid, self.best, self.holder = SEATS, best, holder

    def _settle(self) -> int | None:
        """Give a complete trick to whoever holds it. Return the team that has won the hand by it, or None."""
        drawn = self.holder == NOBODY
        self.tricks.append(None if drawn else team(self.holder))
        self.turn = self.led if drawn else self.holder
        self.laid, self.best, self.holder = 0, NOTHING, NOBODY
        return winning_team(self.dealer, self.tricks, self.size)


def odds(view: View[TrucPublic], cards: Iterable[str], random: Random, worlds: int) -> dict[str, float]:
    """By card, the share of worlds in which the viewer, who is on turn, plays it and their team wins the hand."""
    counts = dict.fromkeys(cards, 0)
    for hands in islice(sample_hands(view, random), worlds):
        for card in counts:
            world = world_of(view, hands)
            side = world.play(strength(card))
            counts[card] += (world.finish() if side is None else side) == team(view.own_seat)
    return {card: count / worlds for card, count in counts.items()}


def win_probability(view: View[TrucPublic], random: Random, worlds: int) -> float:
    """The share of worlds in which the viewer's team wins the hand, whichever seat is on turn."""
    sides = [world_of(view, hands).finish() for hands in islice(sample_hands(view, random), worlds)]
    return sides.count(team(view.own_seat)) / worlds


def sample_hands(view: View[TrucPublic], random: Random) -> Iterator[Hands]:
    """Yield hands of all seats that fit the view and what the viewer's partner has told, each equally likely, forever.
    Where a partner seems to have told what cannot be, that counts for nothing.
    """
    unseen = [card for card in CARDS if card not in (*view.hand, *view.public.laid)]
    sizes = [0 if seat == view.seat else view.zone("hand", seat).count or 0 for seat in range(SEATS)]
    ally = partner(view.own_seat)
    while True:
        hands: Hands = ()
        for _ in range(TRIES):
            cards = iter(random.sample(unseen, sum(sizes)))
            hands = [
                view.hand if seat == view.seat else [next(cards) for _ in range(sizes[seat])] for seat in range(SEATS)
            ]
            if not view.heard or agrees(view, ally, hands[ally]):
                break
        yield hands


def world_of(view: View[TrucPublic], hands: Hands) -> TrucWorld:
    """The world that the viewer would be in if the seats held these cards."""
    public = view.public
    world = TrucWorld(
        hands=[sorted(map(strength, hand)) for hand in hands],
        turn=public.turn,
        size=public.size,
        dealer=view.standing.dealer,
        tricks=[trick.side for trick in public.tricks],
    )
    for seat, card in public.trick:
        world.lay(seat, strength(card))
    return world
