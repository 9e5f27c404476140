"""The facts that a view tells of a round under way, in the kernel's terms."""

from collections import Counter
from dataclasses import dataclass

from engine.climbing.resample import certain
from engine.climbing.views import ClimbingView
from engine.tahimi.kernel.clues import clues
from engine.tahimi.kernel.course import Course, retell
from engine.tahimi.kernel.tables import Tables
from engine.tahimi.rules import TahimiRules
from engine.tahimi.worth import tax_order


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
    clues: tuple[tuple[int, ...], ...]


def known(rules: TahimiRules, tables: Tables, view: ClimbingView) -> Known:
    """The knowledge of a view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to think about")
    sizes, log = view.public.dealt, view.log
    course = Course.begin(tables, rules.first_leader(view.standing))
    turns = list(retell(course, sizes, log))
    laid = [Counter[str]() for _ in sizes]
    for turn in turns:
        laid[turn.seat].update(turn.play.cards)
    worth = tax_order(rules.ranks(len(sizes)), rules.jokers_taxed_first)
    dealt, limits = certain(view, worth.index, [(turn.seat, turn.play.cards) for turn in turns])
    unseen = Counter(rules.deck(len(sizes)).ranks)
    for hand in dealt:
        unseen -= hand
    return Known(
        course,
        view.seat,
        tuple(hand - gone for hand, gone in zip(dealt, laid, strict=True)),
        tuple(size - hand.total() for size, hand in zip(sizes, dealt, strict=True)),
        {seat: frozenset(worth[: most + 1]) for seat, most in limits.items()},
        tuple(sorted(unseen.elements())),
        clues(tables, turns, len(sizes)),
    )
