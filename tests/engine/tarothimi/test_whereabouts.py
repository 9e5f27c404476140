"""Tests of what is known of where cards are, held against every arrangement of a few cards that can have come about."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given

from engine.tarothimi.whereabouts import Bounds, Place, Whereabouts
from tests.engine.random_play import seeds

CARDS = ("3", "3", "4", "4", "5", "Moon")
SIZES: dict[Place, int] = {0: 2, 1: 2, "discards": 2}
EVENTS = 5
FEW, MANY = 6, 3000  # FEW arrangements all come up in MANY deals, mostly in far fewer

# The cards that lie at each place of `SIZES`, sorted.
Arrangement = tuple[tuple[str, ...], ...]
PLACES = list(SIZES)


def arranged(cards: tuple[str, ...], sizes: list[int]) -> Arrangement:
    """Lay these cards out, place after place, in the sizes of the places."""
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return tuple(tuple(sorted(cards[end - size : end])) for end, size in zip(ends, sizes, strict=True))


def moved(one: Arrangement, cards: tuple[str, ...], source: Place, target: Place) -> Arrangement:
    hands = [Counter(hand) for hand in one]
    hands[PLACES.index(source)] -= Counter(cards)
    hands[PLACES.index(target)] += Counter(cards)
    return tuple(tuple(sorted(hand.elements())) for hand in hands)


def hand(one: Arrangement, place: Place) -> tuple[str, ...]:
    return one[PLACES.index(place)]


class Story:
    """Random events, as they truly are, as `Whereabouts` is told them, and in every arrangement that they leave."""

    def __init__(self, random: Random) -> None:
        self.random = random
        sizes = list(SIZES.values())
        self.possible = {arranged(cards, sizes) for cards in permutations(CARDS)}
        self.true = random.choice(sorted(self.possible))
        self.where = Whereabouts(CARDS, SIZES)
        self.unseen = 0

    def goes_on(self) -> None:
        source = self.random.choice([place for place in PLACES if hand(self.true, place)])
        target = self.random.choice([place for place in PLACES if place != source])
        cards = hand(self.true, source)
        some = tuple(self.random.sample(cards, self.random.randint(1, len(cards))))
        event = self.random.choice((self.moves, self.drifts, self.best_drifts, self.holds, self.lacks))
        event(source, target, some)

    def moves(self, source: Place, target: Place, cards: tuple[str, ...]) -> None:
        self.unseen += self.where._at[source] & self.where._mixed > 0  # which of the cards there they are is not seen
        self.where.moves(cards, source, target)
        self.true = moved(self.true, cards, source, target)
        self.possible = {
            moved(one, cards, source, target) for one in self.possible if Counter(hand(one, source)) >= Counter(cards)
        }

    def drifts(self, source: Place, target: Place, cards: tuple[str, ...]) -> None:
        self._drift(source, target, cards, CARDS)

    def best_drifts(self, source: Place, target: Place, cards: tuple[str, ...]) -> None:
        """Let one card drift that is at least as high as what is surely there."""
        least = max(map(CARDS.index, self.where.certain(source)), default=0)
        best = max(hand(self.true, source), key=CARDS.index)
        self._drift(source, target, (best,), CARDS[least:])

    def _drift(self, source: Place, target: Place, cards: tuple[str, ...], faces: tuple[str, ...]) -> None:
        self.unseen += 1
        self.where.drifts(len(cards), source, target, faces)
        self.true = moved(self.true, cards, source, target)
        self.possible = {
            moved(one, some, source, target)
            for one in self.possible
            for some in combinations(hand(one, source), len(cards))
            if set(some) <= set(faces)
        }

    def holds(self, source: Place, target: Place, cards: tuple[str, ...]) -> None:
        self.where.holds(source, cards)
        self.possible = {one for one in self.possible if Counter(hand(one, source)) >= Counter(cards)}

    def lacks(self, source: Place, target: Place, cards: tuple[str, ...]) -> None:
        none = set(CARDS) - set(hand(self.true, source))
        self.where.lacks(source, none)
        self.possible = {one for one in self.possible if not none & set(hand(one, source))}


def stories(seed: int) -> Iterator[Story]:
    story = Story(Random(seed))
    for _ in range(EVENTS):
        story.goes_on()
        yield story


def deals(where: Whereabouts, bounds: Sequence[Bounds] = ()) -> set[Arrangement]:
    """Every arrangement to which the cards may be dealt, within these bounds on several together."""
    found: set[Arrangement] = set()
    slots = [slot for place in PLACES for slot in where.slots(place)]
    sizes = [len(where.slots(place)) for place in PLACES]

    def fill(cards: tuple[int, ...]) -> None:
        if len(cards) == len(slots):
            dealt = dict(zip(slots, cards, strict=True))
            if all(one.hold([dealt[slot] for slot in range(len(CARDS))], CARDS) for one in bounds):
                found.add(arranged(tuple(CARDS[card] for card in cards), sizes))
            return
        for card in range(len(CARDS)):
            if card not in cards and where._may[card] >> slots[len(cards)] & 1:
                fill((*cards, card))

    fill(())
    return found


def dealt(where: Whereabouts, seed: int) -> Arrangement:
    cards = where.deal(Random(seed))
    return tuple(tuple(sorted(cards[slot] for slot in where.slots(place))) for place in PLACES)


@given(seeds)
def test_all_that_can_have_come_about_may_be_dealt(seed: int) -> None:
    for story in stories(seed):
        assert story.true in story.possible <= deals(story.where, story.where._bounds())


@given(seeds)
def test_until_cards_go_unseen_twice_nothing_else_may_be_dealt(seed: int) -> None:
    for story in stories(seed):
        if story.unseen < 2:
            assert deals(story.where) == story.possible


@given(seeds)
def test_what_is_dealt_agrees_with_what_is_known(seed: int) -> None:
    for story in stories(seed):
        found = [dealt(story.where, number) for number in range(3)]
        assert set(found) <= deals(story.where)
        for place in PLACES:
            sure = Counter(story.where.certain(place))
            assert all(Counter(hand(one, place)) >= sure for one in (story.true, *found))


@given(seeds)
def test_every_deal_can_come_of_what_is_known(seed: int) -> None:
    *_, story = stories(seed)
    missing = deals(story.where, story.where._bounds())
    if len(missing) <= FEW:
        for number in range(MANY):
            missing.discard(dealt(story.where, number))
            if not missing:
                break
        assert not missing


@given(seeds)
def test_an_exchange_keeps_within_bounds_if_the_deal_that_it_makes_does(seed: int) -> None:
    random = Random(seed)
    for story in stories(seed):
        dealer = story.where.dealer()
        dealt = dealer.deal_cards(random)
        if dealer.is_within_bounds(dealt):
            for one, other in combinations(range(len(CARDS)), 2):
                made = dealt.copy()
                made[one], made[other] = dealt[other], dealt[one]
                assert dealer.stays_within_bounds(made, one, other) == dealer.is_within_bounds(made)


def test_what_cannot_be_is_refused() -> None:
    where = Whereabouts(CARDS, SIZES)
    where.holds(0, ("Moon",))
    with pytest.raises(ValueError, match="Moon at 1"):
        where.moves(("Moon",), 1, 0)
    where.lacks(1, CARDS)
    with pytest.raises(ValueError, match="contradicts"):
        where.deal(Random(1))
