"""How a computer player plays Indian Chief: from its view alone.

A meld is worth its points, less what its category is usually worth later, and something for the cards that stay in the
hand. A thief takes the card with which the best next meld is worth most.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations

from engine.cards.packs import RANKS, SUITS, in_hand_order, plain, rank, suit
from engine.contract import Action, Decision, OneOf, PickCards, PickOne, View
from engine.indian_chief.melds import (
    BEGGAR_MAN,
    CATEGORIES,
    DOCTOR,
    INDIAN_CHIEF,
    MATCH,
    POOR_MAN,
    RICH_MAN,
    best,
    category_of,
    face_value,
    points,
    size_of,
)

# What a category is worth while 1, 2, … 7 are empty, itself among them: the points that its sheet loses without it.
# Found with 6000 random hands of each number of decks, as if all eight cards were new every turn: a set of empty
# categories is worth the mean, over all hands, of the best meld's points and what the other categories are worth;
# a category's number is the mean difference that it makes to all sets of so many. The beggar's is beside what it hopes
# for (`hoped`), which is no matter of the hand.
LATER = {
    "thief": (9.9, 13.4, 14.6, 14.8, 14.7, 14.5, 14.2),
    "beggar_man": (0.0, 3.5, 4.7, 4.9, 4.8, 4.5, 4.2),
    "poor_man": (12.7, 17.5, 19.9, 21.2, 22.1, 22.7, 23.2),
    "lawyer": (20.2, 25.3, 27.3, 28.2, 28.6, 28.7, 28.7),
    "rich_man": (-24.0, -19.7, -17.9, -16.8, -16.2, -15.6, -15.2),
    "doctor": (13.2, 21.2, 26.0, 29.0, 31.2, 32.6, 33.8),
    "indian_chief": (25.0, 30.0, 32.4, 33.9, 34.9, 35.8, 36.5),
}

# What a card in the hand is worth while a category is empty, above what any card is: the best of seven settings, each
# tried in 120 games of four. With none of it a sheet is worth six points less.
SPADE, ACE, HEART, LIGHT = 0.15, 1.0, 0.5, 0.15
USUAL_SPADE, USUAL_FACE = 1.6, 6.5  # the mean of the spades' face values over all cards, and of all face values

USUAL_MELD = 4.0  # cards: every size is laid once
LOOKED_AT = 8  # so many of the cards that could be stolen are thought through


def choose(view: View, decision: Decision) -> Action:
    """The best meld, or the best theft."""
    if decision.given is not None:
        return decision.given
    forms = decision.options.forms if isinstance(decision.options, OneOf) else (decision.options,)
    for form in forms:
        if isinstance(form, PickOne):
            return form.action(_loot(view, form.among))
    sizes = [form for form in forms if isinstance(form, PickCards)]
    chosen = max((cards for form in sizes for cards in melds_of(view.hand, form.most)), key=partial(gain, view))
    return next(form for form in sizes if form.most == len(chosen)).action(chosen)


def melds_of(hand: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    """The melds of so many cards; of chiefs the best alone, whose points leave nothing to weigh."""
    return iter((best(hand, size),) if size == size_of(INDIAN_CHIEF) else combinations(hand, size))


def gain(view: View, cards: Sequence[str]) -> float:
    """What a meld brings, all in all."""
    category, empty = category_of(cards), empty_of(view)
    later = LATER[category][len(empty) - 1]
    now = hoped(view, cards) - hoped(view, ()) if category == BEGGAR_MAN else points(cards)
    others = tuple(one for one in empty if one != category)
    return now - later + sum(_use(card, others) for card in view.hand if card not in cards)


def empty_of(view: View) -> tuple[str, ...]:
    """The categories that are still empty on the viewer's sheet."""
    return tuple(category for category in CATEGORIES if category not in view.memory["sheets"][view.seat])


def hoped(view: View, cards: Sequence[str]) -> float:
    """What a beggar may hope for when all others lay any cards. Without cards: for two ranks that the hand has not."""
    everywhere = sum(zone.count or len(zone.cards or ()) for zone in view.zones)
    ranks = {rank(card) for card in cards}
    held = sum(rank(card) in ranks for card in view.hand)
    wanted = (len(ranks) or 2) * everywhere / len(RANKS) - held
    return MATCH * USUAL_MELD * (len(view.seats) - 1) * wanted / (everywhere - len(view.hand))


@lru_cache(8192)  # a choice among melds asks for the same few hundreds of times
def _use(card: str, empty: tuple[str, ...]) -> float:
    """The value of a card in the hand for these categories."""
    use = 0.0
    if POOR_MAN in empty:
        use += SPADE * ((face_value(card) if suit(card) == "S" else 0) - USUAL_SPADE)
    if DOCTOR in empty:
        use += ACE * ((rank(card) == "A") - 1 / len(RANKS)) + HEART * ((suit(card) == "H") - 1 / len(SUITS))
    if RICH_MAN in empty:
        use += LIGHT * (USUAL_FACE - face_value(card))
    return use


# ---------------------------------------------------------------------------- thefts


def _loot(view: View, among: Sequence[str]) -> str:
    """The card to steal. Thieves who act together keep apart: the first takes the best, the second the next."""
    empty = empty_of(view)
    kinds = {plain(card): card for card in reversed(among)}.values()
    likely = sorted(kinds, key=lambda card: -_fits(card, view.hand, empty))[:LOOKED_AT]
    ranking = sorted(likely, key=lambda card: -_next_meld(in_hand_order((*view.hand, card)), empty))
    group: list[int] = view.memory["groups"][0]
    return ranking[min(group.index(view.seat or 0), len(ranking) - 1)]


def _fits(card: str, hand: Sequence[str], empty: tuple[str, ...]) -> float:
    """How well a card goes with a hand, at a glance."""
    alike = sum(rank(one) == rank(card) for one in hand) + sum(suit(one) == suit(card) for one in hand) / 2
    return _use(card, empty) + alike


def _next_meld(hand: Sequence[str], empty: tuple[str, ...]) -> float:
    """What the best next meld of a hand brings."""
    alone = [category for category in empty if category != BEGGAR_MAN]
    gains = [points(best(hand, size_of(one))) - LATER[one][len(empty) - 1] for one in alone]
    return max(gains, default=0.0) + sum(_use(card, empty) for card in hand)
