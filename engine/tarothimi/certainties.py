"""Certain knowledge of a seat about the numbers of cards at each place. Of n cards seen to arrive at a place, at least
n − k remain once k have left unseen; of faces known to be absent, at most as many are there as have arrived unseen.

`whereabouts` says of each card by itself where it may be. Once cards have gone unseen, that does not say enough about
several cards together: of two Aces that were seen in a hand, from which one card has gone, one is still there.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Place = int | str


@dataclass(slots=True)
class Seen:
    """Cards that were seen to come to a place, of which at most `gone` are no longer there."""

    cards: Counter[str]
    gone: int = 0


@dataclass(slots=True)
class Lacking:
    """Faces of which at most `there` cards lie at a place. `unseen`: some of them can have come unseen."""

    there: int
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds of how many of these `cards` lie in some slots, from `least` to `most`."""

    slots: tuple[int, ...]
    cards: Counter[str]
    least: int
    most: int

    def hold(self, dealt: Sequence[int], faces: Sequence[str]) -> bool:
        """True if the bounds hold in this deal, which gives the card of each slot. `faces`: by card."""
        left, found = dict(self.cards), 0
        for slot in self.slots:
            face = faces[dealt[slot]]
            if left.get(face):
                left[face] -= 1
                found += 1
        return self.least <= found <= self.most


class Certainties:
    """The books of one seat, told what `Whereabouts` is told."""

    def __init__(self) -> None:
        self._seen: dict[Place, list[Seen]] = defaultdict(list)
        self._lacking: dict[Place, dict[frozenset[str], Lacking]] = defaultdict(dict)

    def holds(self, place: Place, faces: Iterable[str]) -> None:
        """Note that a place holds all of these cards."""
        here = next((seen for seen in self._seen[place] if not seen.gone), None)
        if here is None:
            self._seen[place].append(Seen(Counter(faces)))
        else:
            here.cards |= Counter(faces)

    def lacks(self, place: Place, none: frozenset[str], but: Iterable[str]) -> None:
        """Note that a place holds none of the faces `none`, except the cards `but`."""
        self._lacking[place][none] = Lacking(sum(card in none for card in but))

    def moves(self, faces: Sequence[str], source: Place, target: Place) -> None:
        """Note that the seat sees these cards go from one place to another."""
        for seen in self._seen[source]:
            seen.cards -= Counter(faces)
        for none, lacking in self._lacking[source].items():
            lacking.there -= sum(card in none for card in faces)
        self._come(target, Counter(faces), 0)

    def drifts(self, count: int, source: Place, target: Place) -> None:
        """Note that `count` cards go unseen from one place to another."""
        for seen in self._seen[source]:
            seen.gone += count
        self._come(target, Counter(), count)

    def joins(self, source: Place, target: Place, size: int) -> None:
        """Note that all cards at one place, `size` of them, now lie at another."""
        seen = self._seen.pop(source, [])
        sure = next((one.cards for one in seen if not one.gone), Counter[str]())
        self._come(target, sure, size - sure.total())
        self._seen[target] += [one for one in seen if one.gone]
        self._lacking.pop(source, None)

    def _come(self, place: Place, cards: Counter[str], unseen: int) -> None:
        """Let cards come to a place, some of them unseen."""
        for none, lacking in self._lacking[place].items():
            lacking.there += unseen + sum(count for card, count in cards.items() if card in none)
            lacking.unseen |= unseen > 0
        for seen in self._seen[place]:  # what has gone from there went before these came
            seen.cards = seen.cards + cards
        if cards and all(seen.gone for seen in self._seen[place]):
            self._seen[place].append(Seen(cards))

    def bounds(self, slots: Callable[[Place], Sequence[int]], copies: Counter[str]) -> list[Bounds]:
        """The bounds that every deal must keep, for the places from or to which something has gone unseen; elsewhere
        they are kept anyway. `copies`: the number of cards of each face.
        """
        seen = [
            Bounds(tuple(slots(place)), one.cards, one.cards.total() - one.gone, one.cards.total())
            for place, some in self._seen.items()
            for one in some
            if 0 < one.gone < one.cards.total()
        ]
        return seen + [
            Bounds(tuple(slots(place)), Counter({face: copies[face] for face in none}), 0, lacking.there)
            for place, some_lacking in self._lacking.items()
            for none, lacking in some_lacking.items()
            if lacking.unseen and lacking.there < sum(copies[face] for face in none)
        ]
