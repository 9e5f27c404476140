"""The search of strong computer players. The value of a play has two parts: what it changes in the lines through its
cell, with regard to the other cards of the hand, and the lead of the side after every seat has played once more.

The first part is known from the view, and counts most. For the second, worlds are drawn, and in each of them every seat
makes the play that is worth most to its side at that moment. A swap is worth what the best play is worth after it.

Where a card can be swapped, or no play has promise, the policy answers.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random

from engine.cards.hands import FaceDown
from engine.cards.packs import plain
from engine.contract import Action, Decision, Rules, Thought, Trial, View
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.game import OneEyedJack
from engine.one_eyed_jack.player.policy import choose
from engine.one_eyed_jack.player.world import ANYWHERE, AT, KIND, OneEyedJackWorld, cells_by_kind
from engine.one_eyed_jack.round import PLAY, SWAP
from engine.one_eyed_jack.state import Goal, OneEyedJackPublic, side_of

WIDTH = 6  # the number of plays that are tried: the best by the lines alone
# The difference that values from 0 to 1 stand for. A won game counts half of it, a lost one as much less.
RANGE = 1000.0

Play = tuple[int, int]  # the kind of a card, and a cell


def search(rules: Rules, view: View[OneEyedJackPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """Try the most promising plays in worlds, and all swaps."""
    if not isinstance(rules, OneEyedJack):
        raise TypeError(f"these are rules of {rules.GAME}")
    plays = {play_of(answer): answer for answer in decision.enumerate() if answer.verb == PLAY}
    swaps = [answer for answer in decision.enumerate() if answer.verb == SWAP]
    drawn = sample_worlds(view, rules.goal(len(view.seats)), random)
    now = next(drawn)  # the board and the hand on turn, all that is asked of it here, are the same in every world
    useful, evaluate = _useful_plays(now), _value_function(now)
    side = side_of(decision.seat, len(view.seats))

    def value(answer: Action, world: OneEyedJackWorld) -> float:
        if answer.verb == SWAP:
            return _bounded(_value_of_swap(world, KIND[plain(answer.cards[0])], side))
        play = play_of(answer)
        return _bounded(evaluate(play) + _lead(world, play, side))

    ranked = sorted(useful or plays, key=lambda play: -evaluate(play))[:WIDTH]
    given = None if useful and not swaps else Thought(choose(view, decision))
    return Trial([*swaps, *(plays[play] for play in ranked)], value, drawn, playouts, given=given)


def _useful_plays(world: OneEyedJackWorld) -> list[Play]:
    """The plays of the seat on turn that have promise."""
    return [(kind, cell) for kind in sorted(set(world.hands[world.turn])) for cell in world.worthwhile_cells(kind)]


def _bounded(worth: float) -> float:
    """A value from 0 to 1."""
    return min(1.0, max(0.0, 0.5 + worth / RANGE))


def _value_of_swap(drawn: OneEyedJackWorld, kind: int, side: int) -> float:
    """The value of the play that is best by the lines after a dead card was swapped; the seat swaps no more."""
    world = drawn.copy()
    seat = world.turn
    world.swap(kind)
    useful = [] if world.over or world.turn != seat else _useful_plays(world)
    if not useful:
        return _lead(world, None, side)
    evaluate = _value_function(world)
    best = max(useful, key=evaluate)
    return evaluate(best) + _lead(world, best, side)


def play_of(answer: Action) -> Play:
    """The play that an answer stands for: the kind of its card, and its cell."""
    return KIND[plain(answer.cards[0])], AT[answer.values[0]]


def _value_function(world: OneEyedJackWorld) -> Callable[[Play], float]:
    """Return a function that gives the value of a play, by the lines and the hand of the seat on turn."""
    mine = frozenset(cell for kind in world.hands[world.turn] if kind < ANYWHERE for cell in world.playable_cells(kind))
    return cache(lambda play: world.value_with_hand(play[0], play[1], mine))


def _lead(drawn: OneEyedJackWorld, play: Play | None, side: int) -> float:
    """The lead of a side in a world after this play (None: as it is) and one more play of every seat, or half of
    `RANGE` for a won or a lost game.
    """
    world = drawn.copy()
    if play is not None:
        world.play(*play)
    for _ in world.hands:
        if world.over:
            break
        world.take_turn()
    if world.won is None:
        return world.lead(side)
    return RANGE / 2 if world.won == side else -RANGE / 2


# ---------------------------------------------------------------------- worlds


def sample_worlds(view: View[OneEyedJackPublic], goal: Goal, random: Random) -> Iterator[OneEyedJackWorld]:
    """Yield worlds that fit the view forever. The viewer is on turn, so the hand on turn is the viewer's."""
    base = world_without_cards(view, goal)
    known = {*view.hand, *view.public.gone}
    hidden = [KIND[plain(card)] for card in DECK if card not in known]
    sizes = [0 if seat == view.seat else view.zone("hand", seat).count or 0 for seat in range(len(view.seats))]
    while True:
        random.shuffle(hidden)
        world, rest = base.copy(), hidden.copy()
        world.hands = [[rest.pop() for _ in range(size)] for size in sizes]
        world.hands[base.turn] = [KIND[plain(card)] for card in view.hand]
        world.stock = rest
        yield world


def world_of(view: View[OneEyedJackPublic], goal: Goal, hidden: FaceDown) -> OneEyedJackWorld:
    """The world of a view if these cards lie closed."""
    world = world_without_cards(view, goal)
    world.hands = [[KIND[plain(card)] for card in hand] for hand in hidden.hands]
    world.stock = [KIND[plain(card)] for card in reversed(hidden.stock)]
    return world


def world_without_cards(view: View[OneEyedJackPublic], goal: Goal) -> OneEyedJackWorld:
    """The world of a view, with no cards anywhere."""
    public = view.public
    world = world_with_chips(public.chips, len(view.seats), goal)
    world.cells = cells_by_kind(public.board)
    world.turn, world.swaps = public.turn, public.swaps
    return world


def world_with_chips(chips: Mapping[str, int], players: int, goal: Goal) -> OneEyedJackWorld:
    """A world with these chips on the board and no cards anywhere."""
    world = OneEyedJackWorld(goal, [[] for _ in range(players)], [], 0)
    for cell, side in chips.items():
        world.place_chip(AT[cell], side)
    return world
