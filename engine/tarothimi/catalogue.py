"""Every play of Tarot-himi, ready-made: Tahimi's sets with The Fool as the only joker, the arcana as leads, the mimics.

"Kx3" three Kings · "Kx3j1" the same with The Fool · "Fool=K" The Fool alone · "World" led · "Priestess=8" played on a
pair of Sevens · "pass".
"""

from typing import ClassVar

from engine.climbing.events import Passed, Played
from engine.climbing.play import LOW
from engine.contract import Event
from engine.tahimi.catalogue import LANE, Catalogue, Play
from engine.tarothimi.arcana import ARCANA, BY_NAME, FOOL, NAMES, asking, mask_of, names_of
from engine.tarothimi.deck import COPIES, ORDER
from engine.tarothimi.rulings import SPEAKING, Allowed, Rulings

ASKING_ACTED, ASKING_FIRST = asking("acted"), asking("first")
LEADING, JOINING, MIMICKING = mask_of("leads"), mask_of("joins"), mask_of("mimics")
MIMICS = {size: [card.number for card in ARCANA if card.mimics == size] for size in {card.mimics for card in ARCANA}}


class TarotCatalogue(Catalogue):
    """All plays for `players` seats. What lies beside the naturals are arcana: a bit each, by number."""

    JOKER: ClassVar[str] = FOOL.name
    JOKERS: ClassVar[int] = 1

    def _text(self, place: int, naturals: int, jokers: int) -> str:
        return super()._text(place, naturals, jokers) if naturals else f"{self.JOKER}={self.order[place]}"

    def _add_others(self) -> None:
        self.counting: dict[tuple[str, int], Play] = {}  # rank and size -> a play that counts as these
        self.leads: dict[int, Play] = {}  # arcana's number -> the play of it as a lead
        self.mimics: dict[tuple[int, int], Play] = {}  # arcana's number, place of the rank it counts as -> the play
        for card in ARCANA:
            for place in range(self.width) if card.mimics else ():
                mimic = self._single(card.name, card.number, place, card.mimics, "mimic")
                self.mimics[card.number, place] = mimic
        self.minors = (1 << self.width * self.copies) - 1  # the bits of all sets of these alone
        self.mimicking = sum(mimic.bit for mimic in self.mimics.values())
        self._first_lead = self._next_bit  # the bit of card 0 as a lead; that of each other card is as far above it
        for card in ARCANA:
            if card.leads:
                self.leads[card.number] = self._single(card.name, card.number, -1, 1, "arcana")
            else:
                self._next_bit += 1
        self.rulings = Rulings(self)
        self.lanes = {card: self.lane(card) for card in (*self.order, *NAMES)}
        for play in self.by_text.values():
            self.counting.setdefault((play.rank, play.size), play)

    def _single(self, name: str, number: int, place: int, size: int, shape: str) -> Play:
        rank = self.order[place] if place >= 0 else LOW
        play = Play(
            name if place < 0 else f"{name}={rank}",
            "play",
            (name,),
            key=self.key,
            rank=rank,
            size=size,
            jokers=1,
            place=place,
            above=self.width - 1 - place,
            shape=shape,
            beside=1 << number,
            bit=1 << self._next_bit,
            beats=self._above(place, size),
        )
        self._next_bit += 1
        return self._add(play)

    def _event_of(self, seat: int, play: Play) -> Event:
        if not play.size:
            return Passed(seat)
        return Played(seat, play.rank, play.size, play.jokers, play.cards if play.jokers else (), play.shape)

    def candidates(self, naturals: int, beside: int, top: Play | None) -> tuple[Play, ...]:
        """Every play of a hand that is one by its shape; a mimic where it fits the top. `legal` says if it is legal."""
        return self.list_plays(self.shapes(naturals, beside, top))

    def shapes(self, naturals: int, beside: int, top: Play | None) -> int:
        """The bits of `candidates`."""
        found = naturals | (beside & LEADING) << self._first_lead
        if beside & JOINING:
            found |= self.moves(naturals, beside & JOINING)
        if top is not None and beside & MIMICKING:
            for number in MIMICS.get(top.size, ()):
                if beside >> number & 1:
                    found |= self.mimics[number, min(top.place + 1, self.width - 1)].bit
        return found

    def allowed(self, naturals: int, beside: int, top: Play | None, acted: bool, first: bool) -> Allowed:
        """The legal plays of a hand (TAR-4 to TAR-7). `acted`, `first`: as a `Spot` has them."""
        bits = self.shapes(naturals, beside, top)
        if not beside & SPEAKING:
            legal = bits if top is None else bits & (top.beats | self.mimicking)
            return Allowed(legal, legal)
        acted, first = acted and beside & ASKING_ACTED > 0, first and beside & ASKING_FIRST > 0
        return self.rulings.allowed(bits, beside, top, acted, first)

    def less(self, play: Play) -> Play | None:
        """The rest of a play when one minor is taken back; None when nothing is left (TAR-9, Justice)."""
        if len(play.cards) == 1:
            return None
        minors = len(play.cards) - play.jokers - 1
        if not minors:
            return self.by_text[self._text(play.place, 0, 1)]
        return self.by_text[self._text(play.place, minors, play.jokers)]

    def highest(self, count: int) -> int:
        """The bits of all sets of minors of the `count` highest ranks."""
        return sum(self.columns[-count:])

    def lowest(self, sets: int) -> Play:
        """The smallest of the sets of minors that have the lowest rank among `sets`."""
        ranks, rest = 0, sets
        while rest:
            ranks |= rest & self.row
            rest >>= self.width
        column = sets & self.columns[(ranks & -ranks).bit_length() - 1]
        return self._by_place[(column & -column).bit_length() - 1]

    # ------------------------------------------------------------------ cards beside the naturals

    def _most(self, token: str) -> int:
        return 1 if token in BY_NAME else super()._most(token)

    def lane(self, token: str) -> int:
        return 1 << LANE * self.width + BY_NAME[token].number if token in BY_NAME else super().lane(token)

    def cards_in(self, lanes: int) -> tuple[str, ...]:
        """The tokens of a sum of lanes, the minors low to high, then the arcana by number."""
        held = [(lanes >> LANE * place) & (1 << LANE) - 1 for place in range(self.width)]
        minors = tuple(rank for rank, count in zip(self.order, held, strict=True) for _ in range(count))
        return minors + names_of(lanes >> LANE * self.width)

    def _beside(self, others: int) -> int:
        return others

    def _others(self, beside: int) -> tuple[str, ...]:
        return names_of(beside)


def key(players: int) -> tuple[int, tuple[str, ...], int, str]:
    """The parts from which the catalogue for `players` seats is made."""
    return players, ORDER, COPIES, "wild"
