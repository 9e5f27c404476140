"""The play of a round in bits, quick enough to be played to the end again and again; and what the end is worth to the
seat that looks at it: points, or the match.

A card is a bit, a hand the bits of its cards: suit by suit six of them, from the Nine to the ace. In a playout
everybody sees all cards and plays plainly, and now and then any card at random.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from engine.cards.hands import Cards
from engine.cards.packs import SUITS, suit
from engine.tyzicha.cards import CARDS, MARRIAGES, ORDER, POINTS, SEATS, couple, left, others, strength
from engine.tyzicha.game import sample_hands
from engine.tyzicha.state import Terms, TyzichaPublic, TyzichaView, scored

BOLD = 0.05  # how often a card is any that may be laid
TRUMP = 4  # points that a trump is thought to be worth beside its own
BROKEN = 0.3  # the share of a marriage's worth that it costs to break it

BITS = {card: 1 << (len(ORDER) * SUITS.index(suit(card)) + strength(card)) for card in CARDS}
SUIT = [sum(bit for card, bit in BITS.items() if suit(card) == one) for one in SUITS]
SUIT_OF = {bit: SUITS.index(suit(card)) for card, bit in BITS.items()}
WORTH = {bit: POINTS[card] for card, bit in BITS.items()}
COUPLES = sorted(
    ((SUITS.index(one), sum(BITS[card] for card in couple(one)), worth) for one, worth in MARRIAGES.items()),
    key=lambda pair: -pair[2],
)
COUPLE = {one: pair for one, pair, _ in COUPLES}
MARRIED = {one: worth for one, _, worth in COUPLES}
NOTHING = -1  # no trump, and no suit that was led

MOST = 400  # the most that a declarer can take; a higher contract is always broken
OTHERS = 200  # the most that each opponent scores beside it, on the average


class Card(NamedTuple):
    """A card that is laid; `shown`: with its marriage."""

    bit: int
    shown: bool = False


@dataclass(slots=True)
class TyzichaWorld:
    """The play as it may be. `sums`: card points and marriages by seat. Of the trick: how many cards are `laid`, the
    suit that was `led`, the `best` card and whose it is (`holder`), and the points that lie there (`lies`).
    """

    hands: list[int]
    sums: list[int]
    trump: int
    turn: int
    declarer: int
    laid: int = 0
    led: int = NOTHING
    best: int = 0
    holder: int = NOTHING
    lies: int = 0

    def copy(self) -> "TyzichaWorld":
        return replace(self, hands=self.hands.copy(), sums=self.sums.copy())

    def lay(self, card: int) -> None:
        """Lay a card for the seat on turn."""
        seat, one = self.turn, SUIT_OF[card]
        self.hands[seat] &= ~card
        self.lies += WORTH[card]
        if not self.laid:
            self.led = one
        if not self.laid or (card > self.best if one == SUIT_OF[self.best] else one == self.trump):
            self.best, self.holder = card, seat
        self.laid += 1
        if self.laid < SEATS:
            self.turn = left(seat)
            return
        self.turn = self.holder
        self.sums[self.holder] += self.lies
        self.laid, self.lies = 0, 0

    def show(self, one: int) -> None:
        """Show the marriage of a suit for the seat on turn."""
        self.trump = one
        self.sums[self.turn] += MARRIED[one]

    def legal(self) -> tuple[int, bool]:
        """The cards that may be laid to the trick, and whether all of them win so far."""
        return self.legal_of(self.hands[self.turn])

    def legal_of(self, hand: int) -> tuple[int, bool]:
        """The same for a hand of the seat on turn."""
        best = SUIT_OF[self.best]
        for one in (self.led, self.trump):
            if one != NOTHING and (pool := hand & SUIT[one]):
                heads = pool & -(self.best << 1) if best == one else pool if one == self.trump else 0
                return heads or pool, bool(heads)
        return hand, False

    def finish(self, random: Random, share: float = BOLD) -> None:
        """Let everybody play to the end. `share`: how often a card is any that may be laid."""
        while any(self.hands):
            bold = random.random() < share
            if not self.laid:
                self._lead(random if bold else None)
            else:
                self._follow(random if bold else None)

    def _lead(self, bold: Random | None) -> None:
        hand = self.hands[self.turn]
        if bold:
            self.lay(bold.choice(bits(hand)))
            return
        sure = self._sure(hand)
        for one, pair, _ in COUPLES:
            if hand & pair == pair and (self.trump != NOTHING or not sure):
                self.show(one)
                self.lay(pair & -pair)
                return
        self.lay(sure or self._cheapest(hand))

    def _sure(self, hand: int) -> int:
        """The dearest card that surely takes the trick, trumps first; 0 where there is none."""
        one_hand, other = (self.hands[seat] for seat in others(self.turn))
        out = one_hand | other
        found, most = 0, NOTHING
        for one, cards in enumerate(SUIT):
            mine = hand & cards
            if not mine:
                continue
            top = 1 << (mine.bit_length() - 1)
            if out & cards & -(top << 1):
                continue
            if one == self.trump:
                if out & cards:
                    return top
            elif self.trump != NOTHING and any(
                not theirs & cards and theirs & SUIT[self.trump] for theirs in (one_hand, other)
            ):
                continue
            if COUPLE[one] & mine != COUPLE[one] and WORTH[top] > most:
                found, most = top, WORTH[top]
        return found

    def _follow(self, bold: Random | None) -> None:
        legal, wins = self.legal()
        if not legal & (legal - 1):
            self.lay(legal)
        elif bold:
            self.lay(bold.choice(bits(legal)))
        elif wins and self.laid == SEATS - 1:
            self.lay(max(bits(legal), key=WORTH.__getitem__))
        elif wins:
            after = self.hands[left(self.turn)]
            top = 1 << (legal.bit_length() - 1)
            self.lay(top if not after & SUIT[SUIT_OF[top]] & -(top << 1) else legal & -legal)
        elif self.laid == SEATS - 1 and self.declarer not in (self.turn, self.holder):
            self.lay(max(bits(legal), key=WORTH.__getitem__))
        else:
            self.lay(self._cheapest(legal))

    def _cheapest(self, cards: int) -> int:
        hand, trump = self.hands[self.turn], self.trump
        return min(bits(cards), key=lambda bit: cost(bit, hand, trump))


def cost(bit: int, hand: int, trump: int) -> float:
    """The cost to a hand of letting a card go: its points, and its use."""
    one = SUIT_OF[bit]
    broken = bit & COUPLE[one] and hand & COUPLE[one] == COUPLE[one]
    return WORTH[bit] + TRUMP * (one == trump) + (BROKEN * MARRIED[one] if broken else 0)


def mask(cards: Iterable[str]) -> int:
    """The hand of these cards."""
    return sum(BITS[card] for card in cards)


def bits(mask: int) -> list[int]:
    """The cards of a hand, one by one."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def worth(view: TyzichaView, declarer: int, gains: Sequence[int], terms: Terms) -> float:
    """The points that the viewer's seat has scored more than the others, on the average, from 0 to 1; or the match,
    where the declarer has won it.
    """
    before = view.standing.scores or (0,) * SEATS
    if before[declarer] + gains[declarer] >= terms.target:
        return float(view.seat == declarer)
    mine, most = gains[view.own_seat], max(terms.max_bid, MOST)
    return 0.5 + (mine - (sum(gains) - mine) / (SEATS - 1)) / (2 * (most + OTHERS))


def sample_worlds(view: TyzichaView, random: Random) -> Iterator[tuple[TyzichaWorld, int]]:
    """Hands as they may be at this moment, each with the luck of its playouts."""
    while True:
        yield world_of(view.public, sample_hands(view, random)[0]), random.getrandbits(32)


def world_of(public: TyzichaPublic, hands: Sequence[Cards]) -> TyzichaWorld:
    """The play as it goes on if the seats hold these cards."""
    tricks = public.tricks
    sums = [
        points + sum(MARRIAGES[one] for one in suits)
        for points, suits in zip(tricks.points, tricks.marriages, strict=True)
    ]
    trump = SUITS.index(tricks.trump) if tricks.trump else NOTHING
    first = tricks.trick[0][0] if tricks.trick else tricks.turn
    world = TyzichaWorld(list(map(mask, hands)), sums, trump, first, public.declarer)
    for seat, card in tricks.trick:
        world.hands[seat] |= BITS[card]
        world.lay(BITS[card])
    return world


def end_worth(view: TyzichaView, world: TyzichaWorld, terms: Terms) -> float:
    """The value to the viewer's seat of a world that is played to its end."""
    before, declarer = view.standing.scores or (0,) * SEATS, world.declarer
    return worth(view, declarer, scored(declarer, view.public.contract, world.sums, before, terms).gains, terms)
