"""What the seat on turn may play, listed so that a person finds it (rules C.3, C.4).

Which suits a set is made of matters only where it breaks a run of the hand. So of all sets of one rank and size those
are listed that break as few runs as possible: one, if cards enough lie in no run, else one for each choice of the runs
to be broken. Every run is listed.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from engine.climbing.play import Play
from engine.contract import Action, Illegal, Menu
from engine.dahimi import plays
from engine.dahimi.deck import ORDER, PLACE, SUITS, rank_of
from engine.dahimi.legal import judge


class PlayMenu(Menu):
    """The legal plays of `hand` on `top` (None: with the lead), and the pass: sets, runs, each by size and rank."""

    hand: tuple[str, ...]
    top: Play | None
    min_run: int

    def __new__(cls, hand: tuple[str, ...], top: Play | None, min_run: int) -> "PlayMenu":
        menu = super().__new__(cls, _listed(hand, top, min_run))
        menu.hand, menu.top, menu.min_run = hand, top, min_run
        return menu

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
        return PlayMenu, (self.hand, self.top, self.min_run)


def _listed(hand: tuple[str, ...], top: Play | None, min_run: int) -> list[Play]:
    if top is None:
        return sorted(_sets(hand, min_run), key=lambda play: play.size) + sorted(
            runs(hand, min_run), key=lambda play: (play.size, play.place)
        )
    listed: list[Play] = []
    if top.shape == plays.SET:
        listed += (play for play in _sets(hand, min_run, top.size) if play.place > top.place)
    else:
        listed += (play for play in runs(hand, top.size, top.size) if plays.lowest(play) > top.place)
    return [*listed, plays.PASS]


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


def _sets(hand: tuple[str, ...], min_run: int, size: int | None = None) -> Iterator[Play]:
    """The sets worth listing, by rank: of this size, or of every size."""
    longest = list(stretches(hand, min_run))
    for rank in dict.fromkeys(map(rank_of, hand)):
        suits = [card[-1] for card in hand if rank_of(card) == rank]
        in_runs = {suit for suit, low, high in longest if low <= PLACE[rank] <= high}
        for number in range(1, len(suits) + 1):
            if size in (None, number):
                yield from (plays.a_set(rank, chosen) for chosen in _choices(suits, in_runs, number))


def _choices(suits: list[str], in_runs: set[str], size: int) -> Iterator[str]:
    """The ways to take so many of these suits that break as few runs as possible."""
    bound = sorted(in_runs, key=SUITS.index)
    free = [suit for suit in suits if suit not in bound]
    for suit in bound:
        free += [suit] * (suits.count(suit) - 1)  # a second card of the kind can go, and the run stays
    for broken in combinations(bound, max(0, size - len(free))):
        yield "".join(sorted((*free[:size], *broken), key=SUITS.index))
