"""What the seat on turn may play, listed so that a person finds it (rules C.3, C.4).

Which suits a set is made of matters only where it breaks a run of the hand. So of all sets of one rank and size those
are listed that break as few runs as possible: one, if cards enough lie in no run, else one for each choice of the runs
to be broken. Every run is listed.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product, zip_longest

from engine.climbing.memory import Remembered
from engine.contract import Action, Illegal, Menu
from engine.dahimi import bits, plays
from engine.dahimi.bits import ABOVE, CHUNKS
from engine.dahimi.deck import ORDER, SUITS, rank_of
from engine.dahimi.legal import judge
from engine.dahimi.plays import Play

Plays = tuple[Play, ...]


class PlayMenu(Menu):
    """The legal plays of `hand` on `top` (None: with the lead), and the pass: sets, runs, each by size and rank."""

    cards: int  # the hand, as in `bits`
    top: Play | None
    min_run: int

    def __new__(cls, cards: int, top: Play | None, min_run: int) -> "PlayMenu":
        menu = super().__new__(cls, _listed(cards, top, min_run))
        menu.cards, menu.top, menu.min_run = cards, top, min_run
        return menu

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of which the plays are made, low to high."""
        return bits.tokens(self.cards)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Action):
            return False
        if answer.verb == "pass":
            return self.top is not None
        try:
            return judge(self.hand, answer.cards, self.top, self.min_run) == answer
        except Illegal:
            return False

    def alike(self, answer: Action) -> Iterator[Action]:
        """For a set all choices of its suits; a run and the pass stand for themselves."""
        if not isinstance(answer, Play) or answer.shape != plays.SET or not answer.size:
            yield answer
            return
        held = Counter(card for card in self.hand if rank_of(card) == answer.rank)
        for counts in product(*(range(held[answer.rank + suit], -1, -1) for suit in SUITS)):
            if sum(counts) == answer.size:
                suits = "".join(suit * count for suit, count in zip(SUITS, counts, strict=True))
                yield plays.a_set(answer.rank, suits)

    def __reduce__(self) -> tuple[object, ...]:
        return PlayMenu, (self.cards, self.top, self.min_run)


def _listed(hand: int, top: Play | None, min_run: int) -> Plays:
    if top is None:
        in_runs = bits.linked(hand, min_run)
        parts = [_SETS[hand & chunk, in_runs & chunk] for chunk in CHUNKS]
        sets = tuple(chain.from_iterable(chain.from_iterable(zip_longest(*parts, fillvalue=()))))
        runs_ = _RUNS[in_runs, min_run, len(ORDER)] if in_runs else ()
        return sets + tuple(sorted(runs_, key=lambda run: (run.size, run.place)))
    listed: Plays = ()
    higher = hand & ABOVE[top.place]
    if top.shape == plays.RUN:
        if in_runs := bits.linked(higher, top.size):
            listed = _RUNS[in_runs, top.size, top.size]
    elif higher:
        in_runs, size = bits.linked(hand, min_run) & higher, top.size - 1
        for chunk in CHUNKS:
            if higher & chunk:
                sizes = _SETS[higher & chunk, in_runs & chunk]
                if size < len(sizes):
                    listed += sizes[size]
    return (*listed, plays.PASS)


def stretches(hand: tuple[str, ...], min_run: int) -> Iterator[tuple[str, int, int]]:
    """Each longest run of the hand: its suit, and the places of its lowest and highest card."""
    held = set(hand)
    for suit in SUITS:
        low = None
        for place in range(len(ORDER) + 1):
            if place < len(ORDER) and ORDER[place] + suit in held:
                low = place if low is None else low
            else:
                if low is not None and place - low >= min_run:
                    yield suit, low, place - 1
                low = None


def runs(hand: tuple[str, ...], least: int, most: int = len(ORDER)) -> Iterator[Play]:
    """Every run of the hand with so many cards."""
    for suit, low, high in stretches(hand, least):
        for first in range(low, high + 1):
            for last in range(first + least - 1, min(first + most - 1, high) + 1):
                yield plays.a_run(suit, first, last)


def _sets(cards: tuple[int, int]) -> tuple[Plays, ...]:
    """The sets worth listing of some cards, by size and rank. `cards`: these, and those that lie in runs."""
    hand, in_runs = map(bits.tokens, cards)
    by_size: list[Plays] = []
    for rank in dict.fromkeys(map(rank_of, hand)):
        suits = [card[-1] for card in hand if rank_of(card) == rank]
        bound = {card[-1] for card in in_runs if rank_of(card) == rank}
        by_size += [()] * (len(suits) - len(by_size))
        for size in range(1, len(suits) + 1):
            by_size[size - 1] += tuple(plays.a_set(rank, chosen) for chosen in _choices(suits, bound, size))
    return tuple(by_size)


def _choices(suits: list[str], in_runs: set[str], size: int) -> Iterator[str]:
    """The ways to take so many of these suits that break as few runs as possible."""
    bound = sorted(in_runs, key=SUITS.index)
    free = [suit for suit in suits if suit not in bound]
    for suit in bound:
        free += [suit] * (suits.count(suit) - 1)  # a second card of the kind can go, and the run stays
    for broken in combinations(bound, max(0, size - len(free))):
        yield "".join(sorted((*free[:size], *broken), key=SUITS.index))


def _runs(asked: tuple[int, int, int]) -> Plays:
    in_runs, least, most = asked
    return tuple(runs(bits.tokens(in_runs), least, most))


_SETS = Remembered(_sets)
_RUNS = Remembered(_runs)
