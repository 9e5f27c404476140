"""The search of strong computer players: it goes by the value of the lines with the cards that it holds, and by their
value when everybody has played once more.

The first is known, and counts most; for the second, worlds are drawn, and everybody plays what is worth most to their
side at once.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random

from engine.cards.packs import plain
from engine.contract import Action, CardThenTarget, Decision, Rules, Trial, View, untried
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.game import OneEyedJack
from engine.one_eyed_jack.policy import choose
from engine.one_eyed_jack.sides import side_of
from engine.one_eyed_jack.state import Goal, OneEyedJackPublic
from engine.one_eyed_jack.world import ANYWHERE, AT, KIND, OneEyedJackWorld, cells_by_kind

WIDTH = 6  # the number of plays that are tried, the most promising ones
RANGE = 1000.0  # from the worst that a play may come to to the best; a game that is won is worth half of it

Play = tuple[int, int]  # the kind of a card, and a cell


def search(rules: Rules, view: View[OneEyedJackPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The play that does best in the worlds that may be. A dead card is swapped without a thought."""
    if not isinstance(rules, OneEyedJack):
        raise TypeError(f"these are rules of {rules.GAME}")
    plays = _plays(decision)
    drawn = sample_worlds(view, rules.goal(len(view.seats)), random)
    now = next(drawn)
    useful = [(kind, cell) for kind in sorted(set(now.hands[now.turn])) for cell in now.targets(kind)]
    if not plays or not useful:
        return untried(choose(view, decision))
    evaluate = _evaluator(now)
    side = side_of(decision.seat, len(view.seats))

    def value(answer: Action, world: OneEyedJackWorld) -> float:
        play = play_of(answer)
        worth = 0.5 + (evaluate(play) + _lead(world, play, side)) / RANGE
        return min(1.0, max(0.0, worth))

    ranked = sorted(useful, key=lambda play: -evaluate(play))[:WIDTH]
    return Trial([plays[play] for play in ranked], value, drawn, playouts)


def play_of(answer: Action) -> Play:
    """An answer as a play in a world."""
    return KIND[plain(answer.cards[0])], AT[answer.values[0]]


def _plays(decision: Decision) -> dict[Play, Action]:
    """The answers that are to be weighed: none where a card can be swapped, which is done first."""
    if not isinstance(decision.answers, CardThenTarget) or decision.before:
        return {}
    return {play_of(answer): answer for answer in decision.answers}


def _evaluator(world: OneEyedJackWorld) -> Callable[[Play], float]:
    """Return a function that gives the value of a play of the seat on turn, by the lines alone."""
    mine = frozenset(cell for kind in world.hands[world.turn] if kind < ANYWHERE for cell in world.reach(kind))
    return cache(lambda play: world.value_in_hand(play[0], play[1], mine))


def _lead(drawn: OneEyedJackWorld, play: Play, side: int) -> float:
    """The lead of a side in a world after a play and one more play of everybody."""
    world = drawn.copy()
    world.play(*play)
    for _ in world.hands:
        if world.over:
            break
        world.act()
    if world.won is None:
        return world.lead(side)
    return RANGE / 2 if world.won == side else -RANGE / 2


# ---------------------------------------------------------------------- worlds


def sample_worlds(view: View[OneEyedJackPublic], goal: Goal, random: Random) -> Iterator[OneEyedJackWorld]:
    """The game as it may be at this moment, without end."""
    public = view.public
    base = position(public.chips, len(view.seats), goal)
    base.cells = cells_by_kind(public.board)
    base.turn, base.swaps = public.turn, public.swaps
    known = {*view.hand, *public.gone}
    hidden = [KIND[plain(card)] for card in DECK if card not in known]
    sizes = [0 if seat == view.seat else view.zone("hand", seat).count or 0 for seat in range(len(view.seats))]
    while True:
        random.shuffle(hidden)
        world, rest = base.copy(), hidden.copy()
        world.hands = [[rest.pop() for _ in range(size)] for size in sizes]
        world.hands[base.turn] = [KIND[plain(card)] for card in view.hand]
        world.stock = rest
        yield world


def position(chips: Mapping[str, int], players: int, goal: Goal) -> OneEyedJackWorld:
    """A game with these chips on the board, and no cards."""
    world = OneEyedJackWorld(goal, [[] for _ in range(players)], [], 0)
    for cell, side in chips.items():
        world.place(AT[cell], side)
    return world
