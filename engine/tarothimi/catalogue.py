"""Every play of Tarot-himi, ready-made: Tahimi's sets with The Fool as the only joker, the arcana as leads, the mimics;
the texts of all actions; and the history of a round's pile.

The texts are Tahimi's, and of plays: "Kx3j1" three Kings with The Fool · "Fool=K" The Fool alone · "World" led ·
"Priestess=8" played on a pair of Sevens; of powers: "justice" · "judgement" · "chariot 2 Moon": seat 2 gets The Moon ·
"wheel 3 5": with a III and a V · or a play in full, which may be none at all: "play K K Fool", "play Fool as 9", "play
Magician as lead".

The history is retold from the log whenever it is needed, which is by hands with arcana alone. Each action in it is the
text that everybody saw ("Kx2", "pass", "justice", "chariot 2"…). A play that was rescinded has left the pile; the rest
of an older one lies on top again (TAR-9).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from engine.climbing.events import Passed, Played
from engine.climbing.play import LOW
from engine.contract import Action, Event, Illegal, action
from engine.tahimi.catalogue import LANE, Catalogue, Play, declaration, is_seat
from engine.tahimi.catalogue import read_action as read_tahimi_action
from engine.tarothimi.arcana import ARCANA, BY_NAME, FOOL, NAMES, POWERS, asking, mask_of, names_of
from engine.tarothimi.legal import SPEAKING, Allowed, Rulings
from engine.tarothimi.rules import COPIES, ORDER

ASKING_ACTED, ASKING_FIRST = asking("acted"), asking("first")
LEADING, JOINING, MIMICKING = mask_of("leads"), mask_of("joins"), mask_of("mimics")
MIMICS = {size: [card.number for card in ARCANA if card.mimics == size] for size in {card.mimics for card in ARCANA}}

AS_LEAD = "lead"

AS_A_PASS = ("pass", *[verb for verb, card in POWERS.items() if card.power and card.power.when == "in lieu"])


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


def read_action(plays: TarotCatalogue, text: str) -> Action:
    """The action of that text; a ready-made play where there is one. Raises Illegal("unreadable")."""
    known = plays.by_text.get(text)
    if known is not None:
        return known
    verb, *words = text.split() or [text]
    if verb in POWERS:
        return _read_power(plays, text, words)
    if verb == "play":
        return Action(text, verb, tuple(words if declaration(text) is None else words[:-2]))
    return read_tahimi_action(plays, text)


def _read_power(plays: TarotCatalogue, text: str, words: list[str]) -> Action:
    """A verb, a seat if it wants one, cards if it wants any."""
    verb = text.split()[0]
    power = POWERS[verb].power
    wants = power.wants if power else ""
    aims = wants == "whom"
    if (aims and (len(words) != 2 or not is_seat(words[0]))) or (not wants and words):
        raise Illegal("unreadable", text=text)
    order = (*plays.order, *NAMES)
    cards = sorted(words[aims:], key=lambda card: order.index(card) if card in order else len(order))
    return action(verb, *cards, whom=int(words[0]) if aims else None)


def declared_rank(asked: Action) -> str | None:
    """The rank that an action declares; None if there is none to declare. That a card is led is no declaration."""
    rank = asked.rank if isinstance(asked, Play) and asked.cards == (FOOL.name,) else declaration(asked.text)
    lone = BY_NAME.get(asked.cards[0]) if len(asked.cards) == 1 else None
    return None if rank == AS_LEAD and lone is not None and not lone.joins else rank


def possible_plays(plays: TarotCatalogue, asked: Action, top: Play | None) -> Iterator[Play]:
    """The plays that an action may mean, the likeliest first: a lone arcana mimics where it can, or else is led."""
    if isinstance(asked, Play):
        yield asked
        return
    minors = [card for card in asked.cards if card not in BY_NAME]
    arcana = [BY_NAME[card] for card in asked.cards if card in BY_NAME]
    if not asked.cards or len(set(minors)) > 1:
        return
    rank = declared_rank(asked)
    if rank is not None and (rank not in minors if minors else arcana != [FOOL]):
        return
    text = _set_text(minors, rank or plays.order[-1], fool=arcana == [FOOL])
    if text in plays.by_text and arcana in ([], [FOOL]):
        yield plays.by_text[text]
    if len(arcana) == 1 and not minors and arcana[0] is not FOOL:
        (card,) = arcana
        if card.mimics and top is not None and card.mimics == top.size and declaration(asked.text) != AS_LEAD:
            yield plays.mimics[card.number, min(top.place + 1, plays.width - 1)]
        if card.number in plays.leads:
            yield plays.leads[card.number]


def _set_text(minors: Sequence[str], rank: str, fool: bool) -> str:
    if not minors:
        return f"{FOOL.name}={rank}"
    return f"{minors[0]}x{len(minors) + fool}" + ("j1" if fool else "")


@dataclass(slots=True)
class Laid:
    """A play that nobody has rescinded: where in the log it was made, by whom, and what is left of it."""

    at: int
    seat: int
    play: Play


@dataclass(slots=True)
class PileHistory:
    """`laid`: the plays of the round that still lie, in this trick or an older one. `aside`: what else lies openly in
    the discards. `left`: who has left the table.
    """

    laid: list[Laid] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    left: set[int] = field(default_factory=set)


def read_pile(plays: TarotCatalogue, log: Iterable[tuple[int, str]], begins: int = 0) -> PileHistory:
    """The story of a log; or of what is left of one from its place `begins` on."""
    history = PileHistory()
    for at, (seat, text) in enumerate(log, begins):
        play = plays.by_text.get(text)
        verb = text.split()[0]
        if play is not None and play.size:
            history.laid.append(Laid(at, seat, play))
        elif verb == "leave":
            history.left.add(seat)
        elif verb in POWERS:
            card = POWERS[verb]
            if card.power and card.power.stays:
                history.aside.append(card.name)
            if card.power and card.power.takes_back:
                _take_back(plays, history, card.power.takes_back == "all")
    return history


def _take_back(plays: TarotCatalogue, history: PileHistory, whole: bool) -> None:
    top = history.laid[-1]
    cards, rest = rescind_play(plays, top.play, whole)
    if top.seat in history.left:
        history.aside += cards
    if rest is None:
        history.laid.pop()
    else:
        top.play = rest


def rescind_play(plays: TarotCatalogue, top: Play, whole: bool) -> tuple[tuple[str, ...], Play | None]:
    """The cards that come back when the top play, or a card of it, is rescinded; and what is left of the play."""
    rest = None if whole else plays.less(top)
    return (top.cards, None) if rest is None else ((top.rank,), rest)


def has_acted(since: Iterable[tuple[int, str]], plays: TarotCatalogue, seat: int) -> bool:
    """True if `seat` has led, played, passed or used a power in lieu. `since`: the log from the lowest play of the pile
    on; before it the pile was empty (TAR-6, The Hanged Man).
    """
    return any(at == seat and (text in plays.by_text or text.split()[0] in AS_A_PASS) for at, text in since)
