"""Answers: what may be answered to a decision, in each of the forms that games need.

Few answers are listed in a tuple. The other forms stand for more answers than anybody would list: each knows with `in`
whether an answer is one of its own, iterates over all of them lazily (each once, the plainest first), and reads an
answer back from its text. Generic screens draw every form (`bot/screens/table/answers.py`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Literal, Protocol

from engine.contract.action import FOR, TO_SEAT, Action, action, naming, placing

Domain = Literal["suit", "rank", "seat", "cell", "card"]


class Form(Protocol):
    """The methods that every form but the plain tuple has."""

    def __contains__(self, answer: object) -> bool: ...
    def __iter__(self) -> Iterator[Action]: ...
    def read(self, text: str) -> Action | None:
        """The answer of that text; None when it is none of these."""
        ...


@dataclass(frozen=True, slots=True)
class PickCards:
    """Any `least` to `most` cards of `cards`, aimed at one of the seats `whom`, if any are ("give 3 3 4").

    Equal tokens are interchangeable. The lowest cards come first.
    """

    verb: str
    cards: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    whom: tuple[int, ...] = ()

    def action(self, cards: Sequence[str] = (), whom: int | None = None) -> Action:
        """The answer that picks `cards`, which come in any order, and aims at `whom`."""
        places = {card: place for place, card in enumerate(self.cards)}
        return action(self.verb, *sorted(cards, key=lambda card: places.get(card, len(places))), whom=whom)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Action) or answer.verb != self.verb:
            return False
        if answer.whom not in (self.whom or (None,)):
            return False
        return self.least <= len(answer.cards) <= self.most and Counter(answer.cards) <= Counter(self.cards)

    def __iter__(self) -> Iterator[Action]:
        for size in range(self.least, self.most + 1):
            seen: set[tuple[str, ...]] = set()
            for cards in combinations(self.cards, size):
                if cards not in seen:
                    seen.add(cards)
                    for whom in self.whom or (None,):
                        yield action(self.verb, *cards, whom=whom)

    def read(self, text: str) -> Action | None:
        words = _after(self.verb, text)
        if words is None:
            return None
        seat = next((seat for seat in self.whom if words[:1] == [str(seat)]), None)
        answer = self.action(words if seat is None else words[1:], seat)
        return answer if answer in self else None


@dataclass(frozen=True, slots=True)
class PickNumber:
    """A number from `least` to `most`, in steps, none of those in `but` ("bid 110"). One at least must be left."""

    verb: str
    least: int
    most: int
    step: int = 1
    but: tuple[int, ...] = ()

    def action(self, number: int) -> Action:
        """The answer that names this number."""
        return naming(self.verb, str(number))

    @property
    def numbers(self) -> Sequence[int]:
        """All that may be named, the lowest first."""
        every = range(self.least, self.most + 1, self.step)
        return tuple(number for number in every if number not in self.but) if self.but else every

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Action) and self.read(answer.text) is not None

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, self.numbers)

    def read(self, text: str) -> Action | None:
        words = _after(self.verb, text)
        if words is None or len(words) != 1 or len(words[0]) > len(str(self.most)) + 1:
            return None
        return next((self.action(one) for one in self.numbers if str(one) == words[0]), None)


@dataclass(frozen=True, slots=True)
class PickOne:
    """One of the names `among`: a suit, a rank, a seat, a cell, or a card that may lie anywhere ("guess K", "B4")."""

    verb: str
    domain: Domain
    among: tuple[str, ...]

    def action(self, name: str) -> Action:
        """The answer that names this."""
        if self.domain == "card":
            return action(self.verb, name)
        return action(self.verb, whom=int(name)) if self.domain == "seat" else naming(self.verb, name)

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Action) and self.read(answer.text) is not None

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, self.among)

    def read(self, text: str) -> Action | None:
        words = _after(self.verb, text)
        return self.action(words[0]) if words and len(words) == 1 and words[0] in self.among else None


@dataclass(frozen=True, slots=True)
class CardThenTarget:
    """A card, then one of the targets that this card has ("place 9S B4"). `targets`: (card, its targets) pairs.

    `domain` says what the targets are.
    """

    verb: str
    domain: Domain
    targets: tuple[tuple[str, tuple[str, ...]], ...]

    def action(self, card: str, target: str) -> Action:
        """The answer that plays this card at that target."""
        return placing(self.verb, card, target)

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Action) and self.read(answer.text) is not None

    def __iter__(self) -> Iterator[Action]:
        return (self.action(card, target) for card, targets in self.targets for target in targets)

    def read(self, text: str) -> Action | None:
        words = _after(self.verb, text)
        if words is None or len(words) != 2:
            return None
        fits = any(card == words[0] and words[1] in targets for card, targets in self.targets)
        return self.action(*words) if fits else None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Own cards for as many that lie on the table, in one of the `sizes` ("swap 7S for KH").

    `mine` and `theirs` are what may be given and taken.
    """

    verb: str
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    sizes: tuple[int, ...] = (1,)

    def action(self, gives: Sequence[str], takes: Sequence[str]) -> Action:
        """The answer that exchanges `gives` for `takes`, both in any order."""
        mine, theirs = sorted(gives, key=self.mine.index), sorted(takes, key=self.theirs.index)
        return Action(" ".join([self.verb, *mine, FOR, *theirs]), self.verb, (*mine, *theirs))

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Action) and self.read(answer.text) is not None

    def __iter__(self) -> Iterator[Action]:
        for size in self.sizes:
            for gives in dict.fromkeys(combinations(self.mine, size)):
                for takes in dict.fromkeys(combinations(self.theirs, size)):
                    yield self.action(gives, takes)

    def read(self, text: str) -> Action | None:
        words = _after(self.verb, text)
        if words is None or words.count(FOR) != 1:
            return None
        cut = words.index(FOR)
        gives, takes = words[:cut], words[cut + 1 :]
        fits = len(gives) == len(takes) and len(gives) in self.sizes
        if not fits or not (Counter(gives) <= Counter(self.mine) and Counter(takes) <= Counter(self.theirs)):
            return None
        return self.action(gives, takes)


@dataclass(frozen=True, slots=True)
class Assign:
    """One card of `cards` for each of the seats `whom` ("share 9S>0 TD>2"); nobody gets the same copy twice."""

    verb: str
    cards: tuple[str, ...]
    whom: tuple[int, ...]

    def action(self, cards: Sequence[str]) -> Action:
        """The answer that gives the seats these cards, in the seats' order."""
        pairs = [f"{card}{TO_SEAT}{seat}" for card, seat in zip(cards, self.whom, strict=True)]
        return Action(" ".join([self.verb, *pairs]), self.verb, tuple(cards))

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Action) and self.read(answer.text) is not None

    def __iter__(self) -> Iterator[Action]:
        seen: set[tuple[str, ...]] = set()
        for cards in permutations(self.cards, len(self.whom)):
            if cards not in seen:
                seen.add(cards)
                yield self.action(cards)

    def read(self, text: str) -> Action | None:
        words = _after(self.verb, text)
        if words is None or len(words) != len(self.whom):
            return None
        given: dict[str, str] = {}
        for word in words:
            card, _, seat = word.rpartition(TO_SEAT)
            given[seat] = card
        cards = [given.get(str(seat), "") for seat in self.whom]
        return self.action(cards) if "" not in cards and Counter(cards) <= Counter(self.cards) else None


class Menu(tuple[Action, ...]):
    """A list that is shorter than what may be answered, where many answers come to the same.

    What is listed is enough to play well. `in` knows every legal answer, and `alike` names those that a listed one
    stands for.
    """

    def alike(self, answer: Action) -> Iterator[Action]:
        """Every answer that `answer` stands for, itself among them; in a plain menu itself alone."""
        yield answer

    def enumerate(self) -> Iterator[Action]:
        """Every legal answer once, lazily."""
        return iter({answer: None for listed in self for answer in self.alike(listed)})


@dataclass(frozen=True, slots=True)
class OneOf:
    """Answers of several forms side by side: a meld of one kind or another, a card to discard or a knock."""

    forms: "tuple[Answers, ...]"

    def __contains__(self, answer: object) -> bool:
        return any(answer in form for form in self.forms)

    def __iter__(self) -> Iterator[Action]:
        return (answer for form in self.forms for answer in form)

    def read(self, text: str) -> Action | None:
        return next((found for form in self.forms if (found := read_answer(form, text))), None)


Listed = tuple[Action, ...]
Answers = Listed | PickCards | PickNumber | PickOne | CardThenTarget | Exchange | Assign | OneOf


def read_answer(answers: Answers, text: str) -> Action | None:
    """The answer of that text among `answers`; None when there is none."""
    if isinstance(answers, Menu):
        alike = (answer for listed in answers for answer in answers.alike(listed))
        return next((answer for answer in alike if answer.text == text), None)
    if isinstance(answers, tuple):
        return next((answer for answer in answers if answer.text == text), None)
    return answers.read(text)


def _after(verb: str, text: str) -> list[str] | None:
    """The words after the verb; None where it is another."""
    first, *words = text.split(" ")
    return words if first == verb else None
