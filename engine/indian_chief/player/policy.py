"""The policy of Indian Chief, from a view alone.

A meld's value is its points, less what its category usually scores later, and something for the cards that stay in the
hand. A thief takes the card with which the best next meld is worth most.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

from engine.cards.packs import RANKS, SUITS, in_hand_order, plain, rank, suit
from engine.contract import Action, Decision, OneOf, PickCards, PickOne
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
from engine.indian_chief.player.fitted import LATER
from engine.indian_chief.state import IndianChiefView, own_sheet

# The value of a card in the hand while a category is empty, above that of any card. These numbers did best among seven
# settings that were tried by hand, in 120 games of four each; without them a sheet scores six points less. There is no
# script for that trial.
SPADE, ACE, HEART, LIGHT = 0.15, 1.0, 0.5, 0.15
USUAL_SPADE, USUAL_FACE = 1.6, 6.5  # the means over a pack: of spades 85/52, of all 340/52

USUAL_MELD = 4.0  # cards: every size is laid once
LOOKED_AT = 8  # the number of cards, of those that could be stolen, that are thought through


def choose(view: IndianChiefView, decision: Decision) -> Action:
    """The best meld, or the best theft."""
    if decision.given is not None:
        return decision.given
    forms = decision.answers.forms if isinstance(decision.answers, OneOf) else (decision.answers,)
    for form in forms:
        if isinstance(form, PickOne):
            return form.action(_loot(view, form.among))
    sizes = [form for form in forms if isinstance(form, PickCards)]
    chosen = max((cards for form in sizes for cards in melds_of(view.hand, form.most)), key=gains(view))
    return next(form for form in sizes if form.most == len(chosen)).action(chosen)


def melds_of(hand: tuple[str, ...], size: int) -> Iterator[tuple[str, ...]]:
    """The melds of `size` cards; of chiefs only the best, since their points leave nothing to weigh."""
    return iter((best(hand, size),) if size == size_of(INDIAN_CHIEF) else combinations(hand, size))


def gains(view: IndianChiefView) -> Callable[[Sequence[str]], float]:
    """Return a function that gives the value of a meld of this hand, all in all.

    Whatever all melds of the hand share is computed once.
    """
    empty, hope = empty_of(view), hopes(view)
    begged = hope(())

    @cache
    def uses(category: str) -> list[tuple[str, float]]:
        """The cards of the hand, with their values for the categories that are empty after this one."""
        left = tuple(one for one in empty if one != category)
        return [(card, keeping_value(card, left)) for card in view.hand]

    def gain(cards: Sequence[str]) -> float:
        category = category_of(cards)
        now = hope(cards) - begged if category == BEGGAR_MAN else points(cards)
        return now - LATER[category][len(empty) - 1] + sum([use for card, use in uses(category) if card not in cards])

    return gain


def empty_of(view: IndianChiefView) -> tuple[str, ...]:
    """The categories that are still empty on the viewer's sheet."""
    sheet = own_sheet(view)
    return tuple(category for category in CATEGORIES if category not in sheet)


def hopes(view: IndianChiefView) -> Callable[[Sequence[str]], float]:
    """Return a function that gives the points that a beggar may expect of these cards if the others lay arbitrary ones.
    Without cards: for two ranks that the hand does not hold.
    """
    everywhere = sum(zone.count or len(zone.cards or ()) for zone in view.zones)
    held = [rank(card) for card in view.hand]
    scale, unseen = MATCH * USUAL_MELD * (len(view.seats) - 1), everywhere - len(held)

    def hope(cards: Sequence[str]) -> float:
        ranks = set(map(rank, cards))
        wanted = (len(ranks) or 2) * everywhere / len(RANKS) - sum(one in ranks for one in held)
        return scale * wanted / unseen

    return hope


@lru_cache(8192)  # a choice among melds asks for the same few hundreds of times
def keeping_value(card: str, empty: tuple[str, ...]) -> float:
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


def _loot(view: IndianChiefView, among: Sequence[str]) -> str:
    """The card to steal. Thieves who act together keep apart: the first takes the best, the second the next."""
    empty = empty_of(view)
    kinds = {plain(card): card for card in reversed(among)}.values()
    likely = sorted(kinds, key=lambda card: -_fits(card, view.hand, empty))[:LOOKED_AT]
    ranking = sorted(likely, key=lambda card: -_next_meld(in_hand_order((*view.hand, card)), empty))
    group = view.public.groups[0]
    return ranking[min(group.index(view.own_seat), len(ranking) - 1)]


def _fits(card: str, hand: Sequence[str], empty: tuple[str, ...]) -> float:
    """A rough measure of how well a card goes with a hand."""
    alike = sum(rank(one) == rank(card) for one in hand) + sum(suit(one) == suit(card) for one in hand) / 2
    return keeping_value(card, empty) + alike


def _next_meld(hand: tuple[str, ...], empty: tuple[str, ...]) -> float:
    """The value of the best next meld of a hand."""
    alone = [category for category in empty if category != BEGGAR_MAN]
    brought = [points(best(hand, size_of(one))) - LATER[one][len(empty) - 1] for one in alone]
    return max(brought, default=0.0) + sum(keeping_value(card, empty) for card in hand)
