"""The plays that the seat on turn may make, listed so that a person finds them (DAH-3, DAH-4, DAH-10); and the reasons
why each card of a hand can or cannot be played, from a view alone.

Which suits a set is made of matters only where it breaks a run of the hand. So of all sets of one rank and size those
are listed that break as few runs as possible: one, if cards enough lie in no run, else one for each choice of the runs
to be broken. Every run is listed.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product, zip_longest

from engine.climbing.play import Remembered
from engine.climbing.views import ClimbingView
from engine.contract import Action, Illegal, Menu, Verdict
from engine.dahimi import bits, plays
from engine.dahimi.bits import ABOVE, ABOVE_TURNED, CHUNKS, ONE_PACK
from engine.dahimi.deck import LOWEST, ORDER, PLACE, SPADE_THREE, SUITS, rank_of, sort
from engine.dahimi.plays import Pile, Play, by_spade, judge
from engine.dahimi.rules import DahimiRules

Plays = tuple[Play, ...]


class PlayMenu(Menu):
    """The legal plays of a hand on a pile, and the pass: sets, runs, each by size and rank."""

    cards: int  # the hand, as in `bits`
    pile: Pile

    def __new__(cls, cards: int, pile: Pile) -> "PlayMenu":
        menu = super().__new__(cls, _listed(cards, pile))
        menu.cards, menu.pile = cards, pile
        return menu

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of which the plays are made, from the 3 to the 2."""
        return bits.tokens(self.cards)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Action):
            return False
        if answer.verb == "pass":
            return self.pile.top is not None
        try:
            return judge(self.hand, answer.cards, self.pile) == answer
        except Illegal:
            return False

    def alike(self, answer: Action) -> Iterator[Action]:
        """All choices of suits of a set, if there are several; a run and the pass stand for themselves."""
        if not isinstance(answer, Play) or answer.shape != plays.SET or not answer.size or self._fixed(answer):
            yield answer
            return
        held = Counter(card for card in self.hand if rank_of(card) == answer.rank)
        for counts in product(*(range(held[answer.rank + suit], -1, -1) for suit in SUITS)):
            if sum(counts) == answer.size:
                suits = "".join(suit * count for suit, count in zip(SUITS, counts, strict=True))
                yield plays.a_set(answer.rank, suits, self.pile.turned, self.pile.absent)

    def _fixed(self, play: Play) -> bool:
        """True if only these suits are legal: the pile is locked to them, or the Three of spades is the answer."""
        top = self.pile.top
        return bool(self.pile.suits) or (top is not None and play.place <= top.place)

    def __reduce__(self) -> tuple[object, ...]:
        return PlayMenu, (self.cards, self.pile)


def _listed(hand: int, pile: Pile) -> Plays:
    """The plays that are worth listing, from low to high as the ranks count now."""
    top = pile.top
    listed = _locked(hand, pile, top) if top and pile.suits else _free(hand, pile)
    if pile.turned:
        listed = tuple(sorted((plays.facing(play, True, pile.absent) for play in listed), key=_order))
    if top is None:
        return listed
    spade = plays.a_set(LOWEST, SPADE_THREE[-1], pile.turned)
    if pile.spade and by_spade(spade, top) and not spade.bits & ~hand and spade not in listed:
        listed += (spade,)
    return (*listed, plays.PASS)


def _order(play: Play) -> tuple[bool, int, int]:
    return play.shape != plays.SET, play.size, play.place


def _locked(hand: int, pile: Pile, top: Play) -> Plays:
    """The plays of the suits that a pile is locked to."""
    higher = hand & (ABOVE_TURNED if pile.turned else ABOVE)[top.place]
    if top.shape == plays.RUN:
        runs_ = runs(bits.tokens(higher & ONE_PACK), top.size, top.size)
        return tuple(run for run in runs_ if run.suits == pile.suits)
    sets = (plays.a_set(rank, pile.suits) for rank in ORDER)
    return tuple(play for play in sets if not play.bits & ~higher)


def _free(hand: int, pile: Pile) -> Plays:
    """The plays on a pile that is locked to no suits, or with the lead."""
    top, min_run = pile.top, pile.min_run
    if top is None:
        in_runs = bits.linked(hand, min_run)
        parts = [_SETS[hand & chunk, in_runs & chunk] for chunk in CHUNKS]
        sets = tuple(chain.from_iterable(chain.from_iterable(zip_longest(*parts, fillvalue=()))))
        runs_ = _RUNS[in_runs, min_run, len(ORDER)] if in_runs else ()
        return sets + tuple(sorted(runs_, key=lambda run: (run.size, run.place)))
    listed: Plays = ()
    higher = hand & (ABOVE_TURNED if pile.turned else ABOVE)[top.place]
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
    return listed


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
    """Every run of the hand with at least `least` cards and at most `most`."""
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
    """The ways to take `size` of these suits that break as few runs as possible."""
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


def verdicts(rules: DahimiRules, view: ClimbingView) -> tuple[Verdict, ...]:
    """One verdict for each card of the viewer's hand, low to high (DAH-3, DAH-4). None before the exchange is done.

    Each is about the present pile, while it is somebody else's turn too: that alone is never the reason.
    """
    if view.seat is None or view.phase != "play":
        return ()
    hand = view.hand
    top = plays.of(view.pile[-1].cards) if view.pile else None
    turned, absent = view.turned, rules.absent(len(view.seats))
    top = top and plays.facing(top, turned, absent)
    pile = Pile(top, rules.min_run, turned, view.public.locked, rules.spade_three and not absent, absent)
    return tuple(_verdict(hand, card, pile) for card in dict.fromkeys(hand))


def _verdict(hand: tuple[str, ...], card: str, pile: Pile) -> Verdict:
    top = pile.top
    cards = _nearest_run(hand, card, top, pile) if top and top.shape == plays.RUN else _nearest_set(hand, card, pile)
    try:
        return Verdict(card, cards, judge(hand, cards, pile).rank)
    except Illegal as refusal:
        return Verdict(card, cards, refusal=refusal)


def _nearest_set(hand: tuple[str, ...], card: str, pile: Pile) -> tuple[str, ...]:
    """A set of this card's rank, as large as the pile asks for or as there are cards. If the pile is locked to suits
    and the hand has them, it is of these suits.
    """
    others = [one for one in hand if rank_of(one) == rank_of(card)]
    locked = [rank_of(card) + suit for suit in pile.suits]
    if card in locked and not Counter(locked) - Counter(others):
        return sort(locked)
    others.remove(card)
    return sort([card, *others][: pile.top.size if pile.top else None])


def _nearest_run(hand: tuple[str, ...], card: str, top: Play, pile: Pile) -> tuple[str, ...]:
    """The lowest run with this card that tops the pile, else the highest one that is as long; if there is none the
    longest of another length, or the card alone.
    """
    place, suit = PLACE[rank_of(card)], card[-1]
    around = [(low, high) for its, low, high in stretches(hand, pile.min_run) if its == suit and low <= place <= high]
    if not around:
        return (card,)
    low, high = around[0]
    firsts = range(max(low, place - top.size + 1), min(place, high - top.size + 1) + 1)
    if not firsts:
        return plays.a_run(suit, low, high).cards
    found = sorted((plays.a_run(suit, at, at + top.size - 1, pile.turned) for at in firsts), key=lambda run: run.place)
    return next((run for run in found if run.low > top.place), found[-1]).cards
