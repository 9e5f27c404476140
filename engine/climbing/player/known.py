"""The facts that a view tells of a round under way, in the kernel's terms."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.climbing.player.clues import Clues, clues
from engine.climbing.player.course import Course, retell
from engine.climbing.resample import certain
from engine.climbing.views import ClimbingView


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
