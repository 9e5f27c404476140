"""Decisions: what the round waits for, from whom, and what may be answered."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from engine.contract.action import Action, action


@dataclass(frozen=True, slots=True)
class Pick:
    """Answers too many to list: any `least` to `most` cards of `cards`, aimed at one of the seats `whom`, if any are.

    Equal tokens are interchangeable. Iterating is lazy, each different choice once, the lowest cards first.
    """

    verb: str
    cards: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    whom: tuple[int, ...] = ()

    def action(self, cards: tuple[str, ...] = (), whom: int | None = None) -> Action:
        """The answer that picks `cards`, which come in any order, and aims at `whom`."""
        places = {card: place for place, card in enumerate(self.cards)}
        return action(self.verb, *sorted(cards, key=lambda card: places.get(card, len(places))), whom=whom)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Action) or answer.verb != self.verb:
            return False
        if answer.whom not in (self.whom or (None,)):
            return False
        fits = self.least <= len(answer.cards) <= self.most
        return fits and all(answer.cards.count(card) <= self.cards.count(card) for card in set(answer.cards))

    def __iter__(self) -> Iterator[Action]:
        for size in range(self.least, self.most + 1):
            seen: set[tuple[str, ...]] = set()
            for cards in combinations(self.cards, size):
                if cards not in seen:
                    seen.add(cards)
                    for whom in self.whom or (None,):
                        yield action(self.verb, *cards, whom=whom)


class Menu(tuple[Action, ...]):
    """A list that is shorter than what may be answered, where many answers come to the same.

    What is listed is enough to play well. `in` knows every legal answer, and `alike` names those that a listed one
    stands for.
    """

    def alike(self, answer: Action) -> Iterator[Action]:
        """Every answer that `answer` stands for, itself among them."""
        raise NotImplementedError

    def every(self) -> Iterator[Action]:
        """Every legal answer once, lazily."""
        return iter({answer: None for listed in self for answer in self.alike(listed)})


Options = tuple[Action, ...] | Pick


class Decision(NamedTuple):
    """One thing the round waits for. A tuple, because a searching player makes millions.

    `kind` names what is asked ("play", "tax"), `options` are the legal answers: listed when few, a `Menu` where many
    come to the same, a `Pick` when any cards will do.
    `open`: whether the others may know that this seat is being waited for. `powers`: what may be done before one of
    the options, or instead of one; each a `Pick`, which may have a single answer.
    """

    kind: str
    seat: int
    options: Options
    open: bool = True
    powers: tuple[Pick, ...] = ()

    def answers(self) -> Iterator[Action]:
        """Everything that may be answered, the options first. Lazy: of powers there may be millions."""
        yield from self.options
        for power in self.powers:
            yield from power
