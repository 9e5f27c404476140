"""The places where each card may be, as far as one seat can know, and a random deal that agrees with them.

Every card lies in a slot of its own, every slot at a place: a hand, the pile, the discards. What the seat sees leaves a
card fewer slots, what goes unseen leaves it more. The truth is always among what is left, whichever of its equal cards
moved, so a deal exists; and as no card is ever dealt to a slot where it may not be, what is certain of a card is so in
all deals.

Once cards have gone unseen, that does not say enough about several cards together: of two Aces that were seen in a
hand, from which one card has gone, one is still there. `Certainties` keeps that, and a deal that contradicts it is made
again. Of n cards seen to arrive at a place, at least n − k remain once k have left unseen; of faces known to be absent,
at most as many are there as have arrived unseen.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

Place = int | str

SWEEPS = 4  # how often each card is offered another's slot
TRIES = 30  # how many deals are made at most; hardly one in a hundred is made again


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


class Whereabouts:
    """The slots where each card may be, and the slots of each place, as bit masks."""

    def __init__(self, cards: Sequence[str], sizes: Mapping[Place, int]) -> None:
        """`sizes`: how many cards each place holds, all of them together. Nothing else is known yet."""
        self._cards = tuple(cards)
        self._may = [(1 << len(cards)) - 1] * len(cards)
        self._equal: dict[str, list[int]] = {}
        for card, face in enumerate(cards):
            self._equal.setdefault(face, []).append(card)
        self._at: dict[Place, int] = {}
        first = 0
        for place, size in sizes.items():
            self._at[place] = (1 << size) - 1 << first
            first += size
        self._mixed = 0  # slots whose card came unseen
        self._notes: list[Callable[[Certainties], None]] = []  # for the books, which are kept where cards go unseen
        self._drifted = False

    # ------------------------------------------------------------------ what is known

    def slots(self, place: Place) -> list[int]:
        """The slots that lie there now."""
        return _bits(self._at.get(place, 0))

    def certain(self, place: Place) -> list[str]:
        """The cards that are surely there. (That others are too may follow from all that is known together.)"""
        elsewhere = ~self._at[place]
        return [face for face, may in zip(self._cards, self._may, strict=True) if not may & elsewhere]

    def lacks(self, place: Place, faces: Iterable[str]) -> None:
        """Note that none of these is there, but those that surely are."""
        here, none = self._at[place], frozenset(faces)
        if any(len(self._equal.get(face, ())) > 1 for face in none):
            sure = self.certain(place)
            self._notes.append(lambda books: books.lacks(place, none, sure))
        for face in none:
            for card in self._equal.get(face, ()):
                if self._may[card] & ~here:
                    self._may[card] &= ~here

    def has(self, place: Place, faces: Container[str], count: int, alone: bool) -> None:
        """Note that a place holds `count` cards of these faces, and no others if they are `alone`. Call this before
        anything else is noted of that place: until then its slots are alike.
        """
        here = rest = self._at[place]
        for _ in range(count):
            rest &= rest - 1
        for card, face in enumerate(self._cards):
            if face not in faces:
                self._may[card] &= rest | ~here
            elif alone:
                self._may[card] &= ~rest

    def holds(self, place: Place, faces: Sequence[str]) -> None:
        """Note that a place holds all of these cards."""
        elsewhere = ~self._at[place]
        self._notes.append(lambda books: books.holds(place, faces))
        for face in set(faces):
            sure = sum(not self._may[card] & elsewhere for card in self._equal[face])
            for _ in range(faces.count(face) - sure):
                self._find(face, place, [card for card in self._equal[face] if self._may[card] & elsewhere])

    # ------------------------------------------------------------------ what moves

    def moves(self, faces: Sequence[str], source: Place, target: Place) -> None:
        """Note that the seat sees these cards go from one place to another."""
        self._notes.append(lambda books: books.moves(faces, source, target))
        for face in faces:
            card, before = self._find(face, source, self._equal[face])
            spots, may = self._may[card], self._may
            slot = _lowest(before & spots & ~self._mixed or before & spots)
            # The card may have lain in any of these spots: what lay in the slot now lies in that one, or in the slot's.
            self._may = may = [(slots | spots) & ~slot if slots & slot else slots for slots in may]
            may[card] = slot
            self._mixed &= ~slot
            self._at[source] &= ~slot
            self._at[target] = self._at.get(target, 0) | slot

    def drifts(self, count: int, source: Place, target: Place, faces: Container[str] | None = None) -> None:
        """Note that `count` cards go unseen from one place to another; all that is known of them is that they are
        `faces`.
        """
        here = rest = self._at[source]
        self._notes.append(lambda books: books.drifts(count, source, target))
        self._drifted = True
        for _ in range(count):
            rest &= rest - 1
        gone = here ^ rest
        for card, slots in enumerate(self._may):
            if slots & here:
                stays = slots & ~gone | rest if slots & gone else slots
                self._may[card] = stays | gone if faces is None or self._cards[card] in faces else stays
        self._mixed |= gone
        self._at[source] = rest
        self._at[target] = self._at.get(target, 0) | gone

    def joins(self, source: Place, target: Place) -> None:
        """Note that all cards at one place now lie at another."""
        size = self._at.get(source, 0).bit_count()
        self._notes.append(lambda books: books.joins(source, target, size))
        self._at[target] = self._at.get(target, 0) | self._at.get(source, 0)
        self._at[source] = 0

    def _find(self, face: str, place: Place, cards: Iterable[int]) -> tuple[int, int]:
        """Choose which of several identical cards to regard as the one at a place, and return it with its former slots.

        It is the most constrained one, so that least is lost. The others inherit its former slots: if in truth another
        one is there, the two have changed names.
        """
        here, may = self._at[place], self._may
        equal = [card for card in cards if may[card] & here]
        if not equal:
            raise ValueError(f"there can be no {face} at {place}")
        found = min(equal, key=lambda card: (may[card] & ~here > 0, may[card].bit_count()))
        before, spots = may[found], 0
        for card in equal:
            spots |= may[card] & here
            may[card] |= before
        may[found] = spots
        return found, before

    # ------------------------------------------------------------------ a deal

    def dealer(self) -> "Dealer":
        """Return a dealer of the cards, by all that is known now."""
        return Dealer(self._cards, self._may, self._bounds())

    def _bounds(self) -> list[Bounds]:
        """The bounds on several cards together. There are none until some cards have gone unseen."""
        books = Certainties()
        for tell in self._notes if self._drifted else ():
            tell(books)
        return books.bounds(self.slots, Counter(self._cards))

    def deal(self, random: Random) -> list[str]:
        """The card in each slot: every card at random in one where it may be."""
        return self.dealer().deal(random)


class Dealer:
    """Deals the same cards again and again. What is the same in all deals is found once.

    `cards`: by number, their faces. `may`: by card, its slots. `loose`: the slots whose card is not sure; `certain`:
    the others, and their cards.
    """

    def __init__(self, cards: Sequence[str], may: Sequence[int], bounds: Sequence[Bounds] = ()) -> None:
        """`may`: for each card, its slots. `bounds`: what is certain of several cards together."""
        self.cards, self.may, self._bounds = tuple(cards), tuple(may), tuple(bounds)
        alike: dict[int, list[int]] = {}
        for card, slots in enumerate(may):
            alike.setdefault(slots, []).append(card)
        self._laid = [-1] * len(may)
        for slots, (card, *others) in alike.items():
            if slots and not others and slots == _lowest(slots):
                self._laid[slots.bit_length() - 1] = card
        sure = set(self._laid)
        several = [(slots, some) for slots, some in alike.items() if some[0] not in sure]
        self._alike = sorted(several, key=lambda some: some[0].bit_count())  # those with the least room come first
        self.loose = [slot for slot, card in enumerate(self._laid) if card < 0]
        self.certain = {slot: cards[card] for slot, card in enumerate(self._laid) if card >= 0}

    def deal(self, random: Random) -> list[str]:
        """The card in each slot, as a face."""
        return self.faces(self.deal_cards(random))

    def deal_cards(self, random: Random) -> list[int]:
        """The card in each slot: every card at random in one where it may be. One of `TRIES` keeps within bounds, but
        where that is next to impossible.
        """
        dealt, tries = self._dealt(random), 1
        while tries < TRIES and not self.is_within_bounds(dealt):
            dealt, tries = self._dealt(random), tries + 1
        return dealt

    def is_within_bounds(self, dealt: Sequence[int]) -> bool:
        """True if a deal keeps all that is certain of several cards together."""
        return all(bounds.hold(dealt, self.cards) for bounds in self._bounds)

    def stays_within_bounds(self, dealt: Sequence[int], one: int, other: int) -> bool:
        """The same for a deal that did before the cards in two slots were exchanged."""
        for bounds in self._bounds:
            if (one in bounds.slots) != (other in bounds.slots) and not bounds.hold(dealt, self.cards):
                return False
        return True

    def faces(self, dealt: Sequence[int]) -> list[str]:
        """The faces of the cards in each slot."""
        return [self.cards[card] for card in dealt]

    def _dealt(self, random: Random) -> list[int]:
        dealing = _Dealing(self.may, self._laid, self.loose, random)
        for slots, some in self._alike:
            dealing.put(some, slots)
        dealing.mix()
        return dealing.dealt


class _Dealing:
    """A deal being made. `may`: for each card, its slots; `laid`: the card in each slot, -1 where there is none yet: in
    the slots `loose`.

    Where all slots of a card are taken the cards there make room, from slot to slot (Kuhn's algorithm for matchings),
    so the work is bounded. That favours some deals; so afterwards cards that may change places do, by luck.
    """

    def __init__(self, may: Sequence[int], laid: Sequence[int], loose: Sequence[int], random: Random) -> None:
        self.may, self.random = may, random
        self.dealt = list(laid)
        self._loose = loose
        self._free = sum(1 << slot for slot in loose)
        self._tried = 0

    def put(self, cards: Sequence[int], slots: int) -> None:
        """Deal cards that may be in the same slots."""
        room = slots & self._free
        if room.bit_count() < len(cards):
            for card in cards:
                self._tried = 0
                if not self._settle(card):
                    raise ValueError("what is known contradicts itself")
        elif room == _lowest(room):
            self._lay(cards[0], room.bit_length() - 1)
        else:
            for card, slot in zip(cards, self.random.sample(_bits(room), len(cards)), strict=True):
                self._lay(card, slot)

    def _lay(self, card: int, slot: int) -> None:
        self.dealt[slot] = card
        self._free ^= 1 << slot

    def _settle(self, card: int) -> bool:
        """Find a slot for a card; False when there is none that was not tried yet."""
        slots = self.may[card]
        if slots & self._free:
            self._lay(card, self.random.choice(_bits(slots & self._free)))
            return True
        for slot in self.random.sample(_bits(slots), slots.bit_count()):
            if not self._tried >> slot & 1:
                self._tried |= 1 << slot
                if self._settle(self.dealt[slot]):
                    self.dealt[slot] = card
                    return True
        return False

    def mix(self) -> None:
        """Exchange pairs of cards at random, where each may be in the other's slot: no deal is favoured by that."""
        may, dealt, loose = self.may, self.dealt, self._loose
        for _ in range(SWEEPS):
            for one, other in zip(loose, self.random.choices(loose, k=len(loose)), strict=True):
                if may[dealt[one]] >> other & 1 and may[dealt[other]] >> one & 1:
                    dealt[one], dealt[other] = dealt[other], dealt[one]


def _lowest(mask: int) -> int:
    return mask & -mask


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
