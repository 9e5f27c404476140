"""Every set that a deck allows, ready-made: one shared `Play` per rank, size and number of jokers; and the texts of all
actions.

Speed comes from here. A hand's naturals are one integer: bit `width * (c - 1) + r` is set when the hand holds at least
c cards of rank r. So each set bit of a hand *is* a legal lead, and what tops a play is one `&` with a mask made
beforehand. Sets with k jokers (k = 1, 2) have a block of bits of their own above the naturals, with a row for each
number c of naturals from 0 on. The last bit of all means "may pass". A mask of such bits (`legal`) stands for a set of
options; `replies` keeps the Decision of every mask of replies met, so that most turns build nothing.

The texts: "Kx3" three Kings · "Kx3j1" the same, one of them a joker · "Jox2" two low jokers alone · "pass" · "give 3 4"
· "call" · "catch 2" · "leave" · or a play in full, which may be no set at all: "play K K Jo", "play Jo as 9".
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar, cast

from engine.climbing.events import Passed, Played
from engine.climbing.play import LOW, turns
from engine.climbing.play import Play as ClimbingPlay
from engine.contract import Action, Decision, Event, Illegal, action
from engine.tahimi.deck import JOKER, JOKERS

LANE = 4  # bits: up to 15 cards of a rank
CHUNK_RANKS = 5
PLAIN = tuple(Decision._field_defaults.values())  # what a decision says beside its kind, its seat and its answers
_tuple = tuple.__new__
MEMORY = 50_000  # remembered masks; more than a round meets, little enough to forget all at once


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(ClimbingPlay):
    """A set, or the pass, with all that playing it needs.

    `bit`: its own bit. `beside`: its cards that are no naturals, a bit each. `column`: the bits of its rank among the
    naturals; `drop`: by how much that column shifts down when the set leaves the hand. `beats`: the bits of all plays
    that top it.
    `by`: for each seat, its entry in the log, and the events when nothing else follows from it.
    `key`: what its catalogue is made from. Views hold plays, so a play must not lead to the catalogue itself, which
    remembers what was offered to other hands.
    """

    key: "Key" = field(kw_only=True)
    bit: int = 0
    beside: int = 0
    column: int = 0
    drop: int = 0
    beats: int = 0
    by: tuple[tuple[tuple[int, Action], tuple[Event, ...]], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.key, self.text)


class Catalogue:
    """All plays for `players` seats, the ranks `order` (low to high), up to `copies` equal cards, jokers "none",
    "low" or "wild".

    A game with other cards beside its naturals says what a joker is called and how many there are, adds its own plays
    in `_add_others`, and says what those cards are in `lane` and `_aside`.
    """

    JOKER: ClassVar[str] = JOKER
    JOKERS: ClassVar[int] = JOKERS

    def __init__(self, players: int, order: tuple[str, ...], copies: int, jokers: str) -> None:
        self.key: Key = (type(self), players, order, copies, jokers)
        self.players = players
        self.turns = turns(players)
        self.order = order
        self.copies = copies
        self.wild = jokers == "wild"
        self.width = len(order)
        self.row = (1 << self.width) - 1
        self.most_jokers = 0 if jokers == "none" else self.JOKERS
        # The first bit of the block of sets with k jokers; row c of the block holds the sets with c naturals.
        rows = self.copies + 1
        self.block = [-self.width, *[self.width * (copies + rows * k) for k in range(self.most_jokers)]]
        self._next_bit = self.width * (copies + rows * self.most_jokers)
        self.columns = tuple(sum(1 << self.width * c + r for c in range(copies)) for r in range(self.width))
        self.by_text: dict[str, Play] = {}
        self._by_place: dict[int, Play] = {}
        for jokers_in in range(self.most_jokers + 1):
            self._add_block(jokers_in)
        self._add_others()
        self.may_pass = 1 << self._next_bit
        self.pass_ = self._add(Play("pass", "pass", key=self.key, bit=self.may_pass))
        self.replies = Replies(self)
        self._spread = Spread(self)
        self._joker_lane = LANE * self.width
        self._singles = self.row
        self._larger = ~self.row
        self._parts = PlaysByMask(self._by_place)
        self._tokens = Tokens(order, self.columns)
        chunks = [range(self.width)[first : first + CHUNK_RANKS] for first in range(0, self.width, CHUNK_RANKS)]
        self._chunks = [sum(self.columns[rank] for rank in ranks) for ranks in chunks]
        self._lanes = [sum((1 << LANE) - 1 << LANE * rank for rank in ranks) for ranks in chunks]

    def _add_others(self) -> None:
        """Plays that are no sets of naturals and jokers, their bits from `_next_bit` on."""

    def _add(self, play: Play) -> Play:
        by = tuple(((seat, play), (self._event_of(seat, play),)) for seat in range(self.players))
        object.__setattr__(play, "by", by)  # frozen, but these tell of the play itself
        self.by_text[play.text] = self._by_place[play.bit.bit_length() - 1] = play
        return play

    def _event_of(self, seat: int, play: Play) -> Event:
        return Played(seat, play.rank, play.size, play.jokers) if play.size else Passed(seat)

    def _add_block(self, jokers: int) -> None:
        """Add the sets with `jokers` jokers, from no naturals (jokers alone) to all copies of a rank."""
        for naturals in range(jokers == 0, self.copies + 1):
            alone_low = naturals == 0 and not self.wild
            for place in (-1,) if alone_low else range(self.width):
                self._add(self._set(place, naturals, jokers))

    def _set(self, place: int, naturals: int, jokers: int) -> Play:
        size = naturals + jokers
        rank = self.order[place] if place >= 0 else LOW
        return Play(
            self._text(place, naturals, jokers),
            "play",
            (*[rank] * naturals, *[self.JOKER] * jokers),
            key=self.key,
            rank=rank,
            size=size,
            jokers=jokers,
            place=place,
            above=self.width - 1 - place,
            free=self.wild and not naturals,
            beside=(1 << jokers) - 1,
            bit=1 << self.block[jokers] + self.width * naturals + max(place, 0),
            column=self.columns[place] if naturals else 0,
            drop=self.width * naturals,
            beats=self._above(place, size),
        )

    def _text(self, place: int, naturals: int, jokers: int) -> str:
        size = naturals + jokers
        if place < 0:
            return f"{self.JOKER}x{size}"
        return f"{self.order[place]}x{size}" + (f"j{jokers}" if jokers else "")

    def _above(self, place: int, size: int) -> int:
        """The bits of all plays of this size with a higher rank."""
        higher = self.row >> place + 1 << place + 1
        mask = 0
        for jokers in range(self.most_jokers + 1):
            naturals = size - jokers
            if 1 <= naturals <= self.copies or (naturals == 0 and self.wild):
                mask |= higher << self.block[jokers] + self.width * naturals
        return mask

    def moves(self, naturals: int, beside: int) -> int:
        """The bits of all sets in a hand."""
        mask = naturals
        for k in range(1, beside.bit_count() + 1):
            alone = self.row if self.wild else 1
            mask |= naturals << self.block[k] + self.width | alone << self.block[k]
        return mask

    def ask(self, seat: int, legal: int) -> tuple[Decision, ...]:
        """The decision of `seat` when it may play what `legal` allows. A fifth of all turns are leads, which hardly
        ever come twice and so are not remembered; this is why every step is the fast one: the body of `list_plays` is
        repeated instead of called; the Decision is made as a plain tuple, with every field's default; tuples are joined
        with `+`, three times faster than unpacking.
        """
        parts = self._parts
        answers = parts[legal & self._singles] + parts[legal & self._larger]
        return (_tuple(Decision, ("play", seat, answers) + PLAIN),)  # noqa: RUF005  # as said above

    def list_plays(self, legal: int) -> tuple[Play, ...]:
        """The plays that a mask stands for: by number of jokers, then size, then rank; the pass last.

        Found in two parts, singles and the rest: these come again and again, whole hands do not.
        """
        parts = self._parts
        return parts[legal & self._singles] + parts[legal & self._larger]

    def pack(self, tokens: Iterable[str]) -> tuple[int, int]:
        """Tokens as (naturals, beside). Raises ValueError when the deck has no such cards."""
        counts = Counter(tokens)
        for token, count in counts.items():
            if count > self._most(token):
                raise ValueError(f"{count} of {token} is not in this deck")
        return self.unpack(sum(self.lane(token) * count for token, count in counts.items()))

    def _most(self, token: str) -> int:
        """The number of copies of a token in the deck."""
        return self.copies if token in self.order else self.JOKERS if token == self.JOKER else 0

    def lane(self, token: str) -> int:
        """The number that a card adds to a sum of lanes. A dealt hand is summed up first and unpacked at once, which is
        fast.
        """
        return 1 << LANE * (self.order.index(token) if token in self.order else self.width)

    def unpack(self, lanes: int) -> tuple[int, int]:
        """A sum of lanes as (naturals, beside)."""
        naturals = 0
        spread = self._spread
        for ranks in self._lanes:
            naturals |= spread[lanes & ranks]
        return naturals, self._beside(lanes >> self._joker_lane)

    def _beside(self, others: int) -> int:
        """The cards that a sum of lanes holds above the naturals, a bit for each."""
        return (1 << others) - 1

    def tokens(self, naturals: int, beside: int) -> tuple[str, ...]:
        """A hand's tokens, low to high, the cards beside the naturals at the end."""
        tokens = self._tokens
        held: tuple[str, ...] = ()
        for ranks in self._chunks:
            held += tokens[naturals & ranks]
        return held + self._others(beside)

    def _others(self, beside: int) -> tuple[str, ...]:
        """The tokens of the cards beside the naturals."""
        return (self.JOKER,) * beside.bit_count()


class Replies(dict[int, tuple[int, tuple[tuple[Decision, ...], ...]]]):
    """For each mask of plays that top a play: the mask of the legal plays, which are these and the pass; and the
    decision, by seat. Each is made when it is first needed.
    """

    def __init__(self, plays: Catalogue) -> None:
        self._plays = plays

    def __missing__(self, tops: int) -> tuple[int, tuple[tuple[Decision, ...], ...]]:
        if len(self) > MEMORY:
            self.clear()
        plays = self._plays
        legal = tops | plays.may_pass
        answers = plays.list_plays(legal)
        made = self[tops] = legal, tuple((Decision("play", seat, answers),) for seat in range(plays.players))
        return made


class PlaysByMask(dict[int, tuple[Play, ...]]):
    """The plays of a mask's bits, lowest bit first."""

    def __init__(self, by_place: dict[int, Play]) -> None:
        self._by_place = by_place

    def __missing__(self, mask: int) -> tuple[Play, ...]:
        if len(self) > MEMORY:
            self.clear()
        found, rest = [], mask
        while rest:
            lowest = rest & -rest
            found.append(self._by_place[lowest.bit_length() - 1])
            rest ^= lowest
        made = self[mask] = tuple(found)
        return made


class Tokens(dict[int, tuple[str, ...]]):
    """The tokens of naturals, low to high. It is asked for a few neighbouring ranks at a time, so it stays small."""

    def __init__(self, order: tuple[str, ...], columns: tuple[int, ...]) -> None:
        self._ranks = tuple(zip(order, columns, strict=True))

    def __missing__(self, naturals: int) -> tuple[str, ...]:
        made = self[naturals] = tuple(
            rank for rank, column in self._ranks for _ in range((naturals & column).bit_count())
        )
        return made


class Spread(dict[int, int]):
    """The natural bits of lanes. It is asked for a few neighbouring ranks at a time, so it stays small."""

    def __init__(self, plays: Catalogue) -> None:
        self._plays = plays

    def __missing__(self, lanes: int) -> int:
        bits = 0
        for rank, column in enumerate(self._plays.columns):
            count = lanes >> LANE * rank & (1 << LANE) - 1
            bits |= column & (1 << self._plays.width * count) - 1
        self[lanes] = bits
        return bits


KindT = TypeVar("KindT", bound=Catalogue)
Key = tuple[type[Catalogue], int, tuple[str, ...], int, str]
_MADE: dict[Key, Catalogue] = {}


def catalogue(kind: type[KindT], players: int, order: tuple[str, ...], copies: int, jokers: str) -> KindT:
    """The one catalogue of this kind."""
    key: Key = (kind, players, order, copies, jokers)
    if key not in _MADE:
        _MADE[key] = kind(players, order, copies, jokers)
    return cast("KindT", _MADE[key])


def _again(key: Key, text: str) -> Play:
    return catalogue(*key).by_text[text]


def read_action(catalogue: Catalogue, text: str) -> Action:
    """The action of that text; a ready-made play where there is one. Raises Illegal("unreadable")."""
    known = catalogue.by_text.get(text)
    if known is not None:
        return known
    verb, *words = text.split() or [text]
    if verb == "play":
        return _read_play(catalogue, text, words)
    if verb == "give":
        order = (*catalogue.order, JOKER)
        return action("give", *sorted(words, key=lambda card: order.index(card) if card in order else len(order)))
    if verb == "catch" and len(words) == 1 and is_seat(words[0]):
        return action("catch", whom=int(words[0]))
    if verb in ("call", "leave") and not words:
        return action(verb)
    raise Illegal("unreadable", text=text)


def is_seat(word: str) -> bool:
    """True if the word is a seat as actions write it: one or two plain digits."""
    return word.isascii() and word.isdecimal() and len(word) <= 2


def declaration(text: str) -> str | None:
    """The rank that "play Jo as 9" declares, None where there is none."""
    words = text.split()
    return words[-1] if words[-2:-1] == ["as"] else None


def _read_play(catalogue: Catalogue, text: str, words: list[str]) -> Action:
    declared = declaration(text)
    cards = words if declared is None else words[:-2]
    jokers = cards.count(JOKER)
    ranks = sorted({card for card in cards if card != JOKER})
    if not ranks:  # jokers alone: the rank declared, or the highest; low jokers have a text of their own (TAH-7)
        ranks = [declared or catalogue.order[-1]] if catalogue.wild else [JOKER]
    suffix = f"j{jokers}" if jokers and ranks != [JOKER] else ""
    play = catalogue.by_text.get(f"{ranks[0]}x{len(cards)}{suffix}")
    if play is None or len(ranks) > 1 or declared not in (None, play.rank):
        return Action(text, "play", tuple(cards))
    return play
