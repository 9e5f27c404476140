"""Samples the hands of all seats as they may be for all that one of them knows, the likelier ones more often.

The first world is dealt at random. From then on cards of two hands change places, if no more clues speak against the
hands than before, and now and then even if more do (Metropolis). So worlds come as often as they are likely.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from engine.tahimi.catalogue import LANE
from engine.tahimi.deck import JOKER
from engine.tahimi.kernel.clues import SLOT
from engine.tahimi.kernel.known import Known

UNLIKELY = 0.05  # how much less likely each clue makes the hands that it speaks against
WARM = 300  # exchanges that are tried before the first world
STEPS = 15  # exchanges that are tried between one world and the next


@dataclass(slots=True)
class Guess:
    """A hand as it may be. `cards`: the cards in it that are not known, as places in the order of ranks, jokers last;
    `allowed`: the cards that may be among them. `counts`: by place, the number of cards in the whole hand. `slots` and
    `lanes`: the counts in the bits of `clues`, and as a sum of lanes (`catalogue`). `against`: the number of `clues`
    that speak against the hand.
    """

    cards: list[int]
    allowed: frozenset[int]
    counts: list[int]
    clues: tuple[int, ...]
    slots: int = 0
    lanes: int = 0
    against: int = 0

    def __post_init__(self) -> None:
        for card in self.cards:
            self.counts[card] += 1
        self.slots = sum(1 << SLOT * place + count for place, count in enumerate(self.counts))
        self.lanes = sum(count << LANE * place for place, count in enumerate(self.counts))
        self.against = self.weigh(self.slots)

    def weigh(self, slots: int) -> int:
        """The number of clues that speak against a hand with these slots."""
        return sum([1 for clue in self.clues if clue & slots])

    def trading(self, less: int, more: int) -> int:
        """The slots after a trade: one card less of one rank, and one card more of another."""
        counts = self.counts
        # 3 << (c - 1) moves the bit of a count from c to c - 1, and 3 << c moves it from c to c + 1.
        return self.slots ^ 3 << SLOT * less + counts[less] - 1 ^ 3 << SLOT * more + counts[more]

    def trade(self, index: int, more: int, slots: int, against: int) -> None:
        """Get another card in place of the one at `index`."""
        less = self.cards[index]
        self.cards[index] = more
        self.counts[less] -= 1
        self.counts[more] += 1
        self.lanes += (1 << LANE * more) - (1 << LANE * less)
        self.slots, self.against = slots, against


def sample_worlds(known: Known, random: Random) -> Iterator[list[int]]:
    """Hands without end, each in the bits of `tables`."""
    plays = known.course.tables.catalogue
    guesses = _deal(known, random)
    pairs = list(combinations([guess for guess in guesses if guess.cards], 2))
    draw = random.random
    steps = WARM
    while True:
        for _ in range(steps if pairs else 0):
            one, other = pairs[int(draw() * len(pairs))]
            _exchange(one, other, draw)
        steps = STEPS
        yield [plays.moves(*plays.unpack(guess.lanes)) for guess in guesses]


def _deal(known: Known, random: Random) -> list[Guess]:
    """The unseen cards in a random order, dealt first to those who may not have all of them."""
    order = (*known.course.tables.catalogue.order, JOKER)
    place = {card: at for at, card in enumerate(order)}
    anything = frozenset(place.values())
    allowed = {seat: frozenset(map(place.__getitem__, cards)) for seat, cards in known.limits.items()}
    rest = sorted(map(place.__getitem__, known.unseen), key=lambda _: random.random())
    cards: dict[int, list[int]] = {}
    for seat in sorted(range(len(known.wants)), key=lambda seat: seat not in allowed):
        fit = [at for at, card in enumerate(rest) if card in allowed.get(seat, anything)][: known.wants[seat]]
        cards[seat] = [rest.pop(at) for at in reversed(fit)]
    return [
        Guess(cards[seat], allowed.get(seat, anything), [held[card] for card in order], known.clues[seat])
        for seat, held in enumerate(known.holds)
    ]


def _exchange(one: Guess, other: Guess, draw: Callable[[], float]) -> None:
    """Let a card of each of two seats change places, if both are allowed there and the hands stay likely enough."""
    mine, theirs = int(draw() * len(one.cards)), int(draw() * len(other.cards))
    give, get = one.cards[mine], other.cards[theirs]
    if give == get or get not in one.allowed or give not in other.allowed:
        return
    slots, others = one.trading(give, get), other.trading(get, give)
    against, against_other = one.weigh(slots), other.weigh(others)
    worse = against + against_other - one.against - other.against
    if worse <= 0 or draw() < UNLIKELY**worse:
        one.trade(mine, get, slots, against)
        other.trade(theirs, give, others, against_other)
