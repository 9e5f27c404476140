"""The search of strong computer players: it looks a turn ahead, at the cards that may come.

The others are not played: what they lay hardly touches the seat's own sheet. But a meld decides which cards stay. Here
they are filled up to eight cards again and again, and what such a hand may expect is added (`outlook`). A thief takes
the best of some cards that the others may lay. All values are points above the usual.

Tied thieves keep apart by the policy. A review asks what each theft is worth where the others do so, too.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

from engine.contract import Action, Decision, OneOf, PickCards, Rules, Thought, Trial
from engine.indian_chief.game import IndianChief
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, THIEF, category_of, points, size_of
from engine.indian_chief.player.fitted import LATER
from engine.indian_chief.player.outlook import number, outlook
from engine.indian_chief.player.policy import choose, empty_of, gains, hopes
from engine.indian_chief.round import HAND, Wishes, granted_wishes
from engine.indian_chief.state import IndianChiefView

WIDTH = 40  # the number of melds that are tried, those that the policy likes best
LOOT = 3  # cards that a thief may choose from: with more, which there are, it steals too soon and scores less
SLOWER = 20  # the ordinary playouts that a world costs in which tied thieves choose
RANGE = 200  # points that lie between the best that can come and the worst


def search(rules: Rules, view: IndianChiefView, decision: Decision, playouts: int, random: Random) -> Trial:
    """The meld after which most points are to be expected, or the theft."""
    if not isinstance(rules, IndianChief):
        raise TypeError(f"these are rules of {rules.GAME}")
    forms = decision.answers.forms if isinstance(decision.answers, OneOf) else (decision.answers,)
    sizes, coming = [form for form in forms if isinstance(form, PickCards)], _coming(rules, view, random)
    if sizes:
        trial = _laid(view, sizes, coming, playouts)
    elif decision.sealed:
        trial = _stolen_at_once(view, decision, _wishes(rules, view, coming, random), playouts)
    else:
        return _stolen(view, decision, coming, playouts)
    return trial if decision.given is None else replace(trial, given=Thought(decision.given))


def _laid(view: IndianChiefView, forms: list[PickCards], coming: Iterator[list[int]], playouts: int) -> Trial:
    """The best meld of those that the policy likes. After the last one nothing is to come."""
    empty = _empty(view)
    gain, usual = gains(view), _usual(empty)
    melds = [(form, cards) for form in forms for cards in combinations(view.hand, form.most)]
    melds.sort(key=lambda meld: -gain(meld[1]))

    @cache
    def staying(cards: tuple[str, ...]) -> tuple[list[int], float, tuple[int, ...]]:
        kept = [number(card) for card in view.hand if card not in cards]
        return kept, _points(view, cards) - usual, tuple(at for at in empty if size_of(CATEGORIES[at]) != len(cards))

    def value(answer: Action, drawn: list[int]) -> float:
        kept, now, after = staying(answer.cards)
        if category_of(answer.cards) == THIEF:
            return 0.5 + (now + max(outlook([*kept, card], after) for card in drawn[:LOOT])) / RANGE
        return 0.5 + (now + outlook([*kept, *drawn[: HAND - len(kept)]], after)) / RANGE

    answers = [form.action(cards) for form, cards in melds[:WIDTH]]
    return Trial(answers, value, coming, playouts if len(empty) > 1 else None)


def _empty(view: IndianChiefView) -> tuple[int, ...]:
    """The places of the categories that are left."""
    return tuple(CATEGORIES.index(category) for category in empty_of(view))


def _usual(empty: tuple[int, ...]) -> float:
    """The points that are usually to come with these categories."""
    return sum(LATER[CATEGORIES[at]][len(empty) - 1] for at in empty)


def _points(view: IndianChiefView, cards: tuple[str, ...]) -> float:
    """The points that a meld brings now; of a beggar, those that it may expect above the usual."""
    hope = hopes(view)
    return hope(cards) - hope(()) if category_of(cards) == BEGGAR_MAN else points(cards)


def _stolen(view: IndianChiefView, decision: Decision, coming: Iterator[list[int]], playouts: int) -> Trial:
    """The theft with which the next meld is best."""
    empty = _empty(view)
    usual = _usual(empty)
    hand = [number(card) for card in view.hand]

    def value(answer: Action, drawn: list[int]) -> float:
        got = [number(card) for card in answer.cards] or drawn[:1]
        return 0.5 + (outlook([*hand, *got], empty) - usual) / RANGE

    return Trial(list(dict.fromkeys([choose(view, decision), *decision.answers])), value, coming, playouts)


def _stolen_at_once(
    view: IndianChiefView, decision: Decision, wishes: Iterator[tuple[Wishes, list[int]]], playouts: int
) -> Trial:
    """The theft with which the next meld is best, where other thieves choose at the same time and unseen."""
    empty = _empty(view)
    usual = _usual(empty)
    hand, own = [number(card) for card in view.hand], view.own_seat

    def value(answer: Action, drawn: tuple[Wishes, list[int]]) -> float:
        others, coming = drawn
        got = granted_wishes({**others, own: next(iter(answer.cards), None)}).get(own)
        return 0.5 + (outlook([*hand, coming[0] if got is None else number(got)], empty) - usual) / RANGE

    chosen = choose(view, decision)
    answers = list(dict.fromkeys([chosen, *decision.answers]))
    return Trial(answers, value, wishes, playouts // SLOWER, given=Thought(chosen))


def _wishes(
    rules: IndianChief, view: IndianChiefView, coming: Iterator[list[int]], random: Random
) -> Iterator[tuple[Wishes, list[int]]]:
    """The cards that the tied thieves beside the viewer may wish for by the policy, with cards that may come."""
    for drawn in coming:
        world = rules.resample(view, random)
        rivals = [asked._replace(given=None) for asked in world.pending if asked.seat != view.seat]
        yield {one.seat: next(iter(choose(world.view(one.seat), one).cards), None) for one in rivals}, drawn


def _coming(rules: Rules, view: IndianChiefView, random: Random) -> Iterator[list[int]]:
    """Cards as they may come into the hand, without end."""
    held = {*view.hand, *(card for cards in view.public.known for card in cards)}
    cards = [number(card) for card in rules.closed_deck(len(view.seats)) if card not in held]
    while True:
        yield random.sample(cards, HAND)
