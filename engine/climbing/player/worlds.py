"""The facts that a view tells of a round under way, in the kernel's terms; and samples of the hands of all seats as
they may be for all that one of them knows, the likelier ones more often.

The first world is dealt at random. From then on cards of two hands change places, if no more clues speak against the
hands than before, and now and then even if more do (Metropolis). So worlds come as often as they are likely.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from random import Random

from engine.climbing.player.clues import Clues, Tally, clues, trade
from engine.climbing.player.course import Course, retell
from engine.climbing.resample import certain
from engine.climbing.views import ClimbingView

WARM = 300  # exchanges that are tried before the first world
STEPS = 25  # exchanges that are tried between one world and the next


@dataclass(frozen=True, slots=True)
class Known:
    """The knowledge of the seat `me`. `holds`: by seat, the cards that it surely has; for `me`, the whole hand.
    `wants`: by seat, the number of its other cards. `limits`: by seat, the cards that may be among these, where not all
    may be. `unseen`: the cards of which `me` does not know where they are. `clues`: by seat, those to its hand
    (`clues`).
    """

    course: Course
    me: int
    holds: tuple[Counter[str], ...]
    wants: tuple[int, ...]
    limits: dict[int, frozenset[str]]
    unseen: tuple[str, ...]
    clues: Sequence[Clues]


def gather(course: Course, view: ClimbingView, deck: Iterable[str], worth: Callable[[str], int]) -> Known:
    """The knowledge of a view's seat. `course`: at the first lead; it is brought along to where the view stands.
    `worth`: how taxable a card of the deck is. Raises ValueError for a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has nothing to think about")
    sizes = view.public.dealt
    turns = list(retell(course, sizes, view.log))
    laid = [Counter[str]() for _ in sizes]
    for turn in turns:
        laid[turn.seat].update(turn.play.cards)
    dealt, limits = certain(view, worth, [(turn.seat, turn.play.cards) for turn in turns])
    cards = Counter(deck)
    unseen = cards.copy()
    for hand in dealt:
        unseen -= hand
    return Known(
        course,
        view.seat,
        tuple(hand - gone for hand, gone in zip(dealt, laid, strict=True)),
        tuple(size - hand.total() for size, hand in zip(sizes, dealt, strict=True)),
        {seat: frozenset(card for card in cards if worth(card) <= most) for seat, most in limits.items()},
        tuple(sorted(unseen.elements())),
        clues(course.tables.width, turns, len(sizes)),
    )


@dataclass(slots=True)
class Guess(Tally):
    """A hand as it may be. `cards`: the cards in it that are not known, as numbers; `allowed`: those that may be among
    them. The cards that are known count, too.
    """

    cards: list[int]
    allowed: frozenset[int]


def sample_guesses(known: Known, places: Mapping[str, int], random: Random) -> Iterator[Sequence[Guess]]:
    """Yield the hands of all seats, without end, each time the same guesses with other cards. `places`: by card, the
    place of its rank, after all ranks for a joker; the number of a card is its place in this order of cards.
    """
    guesses, ranks = _deal(known, places, random), tuple(places.values())
    pairs = list(combinations([guess for guess in guesses if guess.cards], 2))
    draw = random.random
    steps = WARM
    while True:
        for _ in range(steps if pairs else 0):
            one, other = pairs[int(draw() * len(pairs))]
            _exchange(one, other, ranks, draw)
        steps = STEPS
        yield guesses


def _deal(known: Known, places: Mapping[str, int], random: Random) -> list[Guess]:
    """The unseen cards in a random order, dealt first to those who may not have all of them."""
    number = {card: at for at, card in enumerate(places)}
    anything = frozenset(number.values())
    allowed = {seat: frozenset(map(number.__getitem__, cards)) for seat, cards in known.limits.items()}
    rest = sorted(map(number.__getitem__, known.unseen), key=lambda _: random.random())
    cards: dict[int, list[int]] = {}
    for seat in sorted(range(len(known.wants)), key=lambda seat: seat not in allowed):
        fit = [at for at, card in enumerate(rest) if card in allowed.get(seat, anything)][: known.wants[seat]]
        cards[seat] = [rest.pop(at) for at in reversed(fit)]
    ranks = tuple(places.values())
    return [
        Guess(
            _counts(ranks, cards[seat], map(number.__getitem__, held.elements())),
            clues,
            cards[seat],
            allowed.get(seat, anything),
        )
        for seat, (held, clues) in enumerate(zip(known.holds, known.clues, strict=True))
    ]


def _counts(ranks: Sequence[int], *cards: Iterable[int]) -> list[int]:
    """By the place of a rank, how many of these cards have it. `ranks`: by card, that place."""
    held = Counter(ranks[card] for card in chain(*cards))
    return [held[place] for place in range(max(ranks) + 1)]


def _exchange(one: Guess, other: Guess, ranks: Sequence[int], draw: Callable[[], float]) -> None:
    """Let a card of each of two seats change places, if both are allowed there and the hands stay likely enough."""
    mine, theirs = int(draw() * len(one.cards)), int(draw() * len(other.cards))
    give, get = one.cards[mine], other.cards[theirs]
    if give == get or get not in one.allowed or give not in other.allowed:
        return
    if trade(one, other, ranks[give], ranks[get], draw):
        one.cards[mine], other.cards[theirs] = get, give
