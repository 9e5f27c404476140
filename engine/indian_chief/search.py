"""How a strong computer player looks for its meld: a turn ahead, with the cards that may come.

The others are not played: what they lay hardly touches the own sheet. But a meld decides which cards stay, and the
policy weighs those at a glance. Here eight cards are made of them again and again, and what the best next meld brings
is counted. A thief has the best of some cards that the others may lay. All of it is in points above what is usual.
"""

from collections.abc import Iterator
from random import Random

from engine.contract import Action, Decision, OneOf, PickCards, Rules, Thought, View
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, THIEF, category_of, points, size_of
from engine.indian_chief.outlook import number, outlook
from engine.indian_chief.policy import LATER, choose, empty_of, gain, hoped, melds_of
from engine.indian_chief.round import HAND
from engine.search.generic import tried

WIDTH = 20  # so many of the melds that the policy likes best are tried
LOOT = 3  # cards of the others that a thief may hope to choose from: not all, for there are other thieves
RANGE = 200  # points that lie between the best that can come and the worst


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Thought:
    """The meld after which most points are to be expected, or the theft. Tied thieves keep apart by the policy."""
    forms = decision.options.forms if isinstance(decision.options, OneOf) else (decision.options,)
    sizes, coming = [form for form in forms if isinstance(form, PickCards)], _coming(rules, view, random)
    if decision.given is not None or len(empty_of(view)) == 1 or (decision.sealed and not sizes):
        return Thought(choose(view, decision))
    return _laid(view, sizes, coming, playouts) if sizes else _stolen(view, decision, coming, playouts)


def _laid(view: View, forms: list[PickCards], coming: Iterator[list[int]], playouts: int) -> Thought:
    """The best meld of those that the policy likes."""
    empty = [CATEGORIES.index(category) for category in empty_of(view)]
    melds = [(form, cards) for form in forms for cards in melds_of(view.hand, form.most)]
    melds.sort(key=lambda meld: -gain(view, meld[1]))
    stays = {
        form.action(cards): ([number(card) for card in view.hand if card not in cards], _surplus(view, cards))
        for form, cards in melds[:WIDTH]
    }

    def value(answer: Action, drawn: list[int]) -> float:
        kept, surplus = stays[answer]
        after = [at for at in empty if size_of(CATEGORIES[at]) != len(answer.cards)]
        if category_of(answer.cards) == THIEF:
            return 0.5 + (surplus + max(outlook([*kept, card], after) for card in drawn[:LOOT])) / RANGE
        return 0.5 + (surplus + outlook([*kept, *drawn[: HAND - len(kept)]], after)) / RANGE

    return tried(list(stays), coming, value, playouts)


def _surplus(view: View, cards: tuple[str, ...]) -> float:
    """How much more a meld brings now than its category usually does later."""
    category = category_of(cards)
    now = hoped(view, cards) - hoped(view, ()) if category == BEGGAR_MAN else points(cards)
    return now - LATER[category][len(empty_of(view)) - 1]


def _stolen(view: View, decision: Decision, coming: Iterator[list[int]], playouts: int) -> Thought:
    """The theft with which the next meld is best."""
    empty = [CATEGORIES.index(category) for category in empty_of(view)]
    hand = [number(card) for card in view.hand]

    def value(answer: Action, drawn: list[int]) -> float:
        got = [number(card) for card in answer.cards] or drawn[:1]
        return 0.5 + outlook([*hand, *got], empty) / RANGE

    return tried(list(dict.fromkeys([choose(view, decision), *decision.options])), coming, value, playouts)


def _coming(rules: Rules, view: View, random: Random) -> Iterator[list[int]]:
    """Cards as they may come into the hand, without end."""
    held = {*view.hand, *(card for cards in view.memory["public"] for card in cards)}
    cards = [number(card) for card in rules.closed_deck(len(view.seats)) if card not in held]
    while True:
        yield random.sample(cards, HAND)
