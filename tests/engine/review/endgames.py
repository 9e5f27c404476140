"""End games that an exact search solves: it gives every answer's worth, and so says which answers are best.

Positions come of rounds at random. In each of them the seat that is asked can tell every card (Tahimi, Jubilee), or all
deals that it cannot rule out are gone through (Tyzicha, Truc): with these cards everybody then plays in the best way,
all hands seen.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.contract import Action, AnyView, Rules, SeatingRequest, Seeded, State, View, owed
from engine.games import game_of, rules_of
from engine.review.judging import Moment, is_free, judge
from engine.search.generic import anything
from engine.truc.places import SEATS, team
from engine.truc.player.odds import Hands, TrucWorld, world_of
from engine.truc.raising import MOST
from engine.truc.state import CARDS, TrucPublic, strength

FEW = 10  # cards in the two last hands of Tahimi together
FEWEST = 7  # and of Jubilee


class Solved(NamedTuple):
    """A decision with the answers that are exactly the best."""

    rules: Rules
    moment: Moment
    best: frozenset[Action]


def started(game: str, players: int, luck: Random) -> State:
    """A first hand."""
    rules, seed = rules_of(game).read({}), luck.randbytes(32)
    request = SeatingRequest(None, None, (), [f"p{at}" for at in range(players)])
    standing = rules.seat(request, Seeded(seed, "seats")).standing
    return rules.start(standing, Seeded(seed, "deal"))


def positions(game: str, players: int, seed: int) -> Iterator[State]:
    """Every position of hands at random in which somebody has a choice, without end. It is one state, which goes on."""
    luck = Random(seed)
    while True:
        state = started(game, players, luck)
        while asked := owed(state.pending):
            if is_free(asked[0]):
                yield state
            state.play(asked[0].seat, anything(asked[0], luck))


def solved(state: State, rules: Rules, worth: Callable[[State, int], float], luck: Random) -> Solved:
    """The decision of this position; its answer is one of the best. `worth`: gives the exact worth of a position for a
    seat.
    """
    asked = owed(state.pending)[0]
    values = dict[Action, float]()
    for answer in asked.enumerate():
        after = state.copy()
        after.play(asked.seat, answer)
        values[answer] = worth(after, asked.seat)
    top = max(values.values())
    best = [answer for answer, value in values.items() if value == top]
    view = state.view(asked.seat)
    return Solved(rules, Moment(len(state.log), view, view.decisions[0], luck.choice(best)), frozenset(best))


# ---------------------------------------------------------------------------- Tahimi, two players left


def tahimi(seed: int) -> Iterator[Solved]:
    """Decisions of the last two players, who know each other's cards, since all were dealt."""
    luck, rules = Random(seed), rules_of("tahimi").read({})
    for state in positions("tahimi", 4, seed):
        hands = [len(state.view(seat).hand) for seat in range(4)]
        if len([one for one in hands if one]) == 2 and sum(hands) <= FEW:
            yield solved(state, rules, LastTwo().worth, luck)


class LastTwo:
    """The exact search of the last two, which remembers what it has solved."""

    def __init__(self) -> None:
        self._known: dict[object, bool] = {}

    def worth(self, state: State, seat: int) -> float:
        """The worth is 1 if this seat is out before the other when both play in the best way, else 0."""
        asked = owed(state.pending)
        if not asked:
            places = state.result.places if state.result is not None else ()
            return float(places[seat] != max(places))
        mover = asked[0].seat
        return float(self._wins(state) == (mover == seat))

    def _wins(self, state: State) -> bool:
        """True if whoever is asked can be out before the other."""
        asked = owed(state.pending)[0]
        answers = list(asked.enumerate())
        view = state.view(None)
        hands = tuple(state.view(at).hand for at in range(len(view.seats)))
        position = (hands, asked.seat, tuple(one.text for one in answers))
        if position not in self._known:
            self._known[position] = any(self._leads_to_win(state, asked.seat, one) for one in answers)
        return self._known[position]

    def _leads_to_win(self, state: State, seat: int, answer: Action) -> bool:
        after = state.copy()
        after.play(seat, answer)
        return self.worth(after, seat) == 1


# ---------------------------------------------------------------------------- Tyzicha, the last two tricks


def tyzicha(seed: int) -> Iterator[Solved]:
    """Cards that are led or laid while nobody holds more than two, in a contract that goes on. An answer is worth the
    mean over all deals of the cards that the seat has not seen and cannot rule out.
    """
    luck, rules = Random(seed), rules_of("tyzicha").read({})
    for state in positions("tyzicha", 3, seed):
        asked = owed(state.pending)[0]
        if asked.kind in ("lead", "follow") and max(len(state.view(seat).hand) for seat in range(3)) <= 2:
            yield over_worlds(state, rules, luck)


DRAWS = 64  # from which all deals that may be come: there are six at most


def over_worlds(state: State, rules: Rules, luck: Random) -> Solved:
    """The decision of this position, over all deals that its seat cannot tell from the true one."""
    view = state.view(owed(state.pending)[0].seat)
    worlds = {hands_of(world): world for world in (rules.resample(view, luck) for _ in range(DRAWS))}

    def worth(after: State, seat: int) -> float:
        answer = after.log[-1][1]
        return sum(lead(seen(world, seat, answer), seat) for world in worlds.values()) / len(worlds)

    return solved(state, rules, worth, luck)


def hands_of(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(state.view(seat).hand for seat in range(len(state.view(None).seats)))


def seen(world: State, seat: int, answer: Action) -> tuple[int, ...]:
    """The scores to which an answer leads in a world where everybody sees all cards and wants to be ahead."""
    after = world.copy()
    after.play(seat, answer)
    return ended(after)


def ended(state: State) -> tuple[int, ...]:
    """The scores when everybody sees all cards and wants to be ahead."""
    if state.result is not None:
        return state.result.scores
    asked = owed(state.pending)[0]
    return max((seen(state, asked.seat, one) for one in asked.enumerate()), key=lambda scores: lead(scores, asked.seat))


def lead(scores: tuple[int, ...], seat: int) -> float:
    """The points by which a seat is ahead of the others, on average."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


# ---------------------------------------------------------------------------- Jubilee, two players without a stock


def jubilee(seed: int) -> Iterator[Solved]:
    """Cards of two players who know each other's last ones, since all have been drawn."""
    luck, rules = Random(seed), rules_of("jubilee").read({})
    for state in positions("jubilee", 2, seed):
        view = state.view(None)
        if not view.zone("stock").count and sum(view.zone("hand", seat).count or 0 for seat in range(2)) <= FEWEST:
            yield solved(state, rules, lambda after, seat: lead(ended(after), seat), luck)


# ---------------------------------------------------------------------------- Truc, when nothing can be called


def truc(seed: int) -> Iterator[Solved]:
    """Cards that win the hand wherever the others lie, after the first trick, when the stake cannot be raised. They win
    even where each opponent holds the strongest cards that the seat has not seen, and its partner the weakest.
    """
    luck, rules = Random(seed), rules_of("truc").read({})
    for state in positions("truc", 4, seed):
        asked = owed(state.pending)[0]
        view: AnyView = state.view(asked.seat)
        public = view.public
        if not isinstance(public, TrucPublic):
            raise TypeError("these are views of Truc")
        settled = public.raising.closed or public.raising.stake == MOST
        if asked.kind != "turn" or not public.tricks or not settled:
            continue
        hands = worst(view)
        sure = [one for one in asked.enumerate() if wins_with(world_of(view, hands), one)]
        if sure:
            moment = Moment(len(state.log), view, view.decisions[0], luck.choice(sure))
            yield Solved(rules, moment, frozenset(sure))


def worst(view: View[TrucPublic]) -> Hands:
    """The deal of the others' cards that is worst for the viewer."""
    unseen = sorted((card for card in CARDS if card not in (*view.hand, *view.public.laid)), key=strength)
    own, found = view.own_seat, [list[str]() for _ in range(SEATS)]
    for seat in range(SEATS):
        count = len(view.hand) if seat == own else view.zone("hand", seat).count or 0
        partner = seat != own and team(seat) == team(own)
        found[seat] = list(view.hand) if seat == own else [unseen.pop(0 if partner else -1) for _ in range(count)]
    return found


def wins_with(world: TrucWorld, answer: Action) -> bool:
    """True if the side on turn wins the hand with this card, all cards seen, whatever the others do."""
    side = team(world.turn)
    won = world.play(strength(answer.cards[0]))
    return (best_for(world) if won is None else won) == side


def best_for(world: TrucWorld) -> int:
    """The side that wins when everybody sees all cards and plays in the best way."""
    side, won = team(world.turn), []
    for card in set(world.hands[world.turn]):
        after = world.copy()
        ended = after.play(card)
        won.append(best_for(after) if ended is None else ended)
    return side if side in won else 1 - side


ENDINGS: Mapping[str, Callable[[int], Iterator[Solved]]] = {
    "tahimi": tahimi,
    "tyzicha": tyzicha,
    "jubilee": jubilee,
    "truc": truc,
}


class Found(NamedTuple):
    """The number of judged decisions that were answered with one of the best answers, and the number of these answers
    that were called mistakes.
    """

    decisions: int
    mistaken: int


def mistaken(game: str, count: int, seed: int = 1) -> Found:
    """Judge `count` end games, and return what was found."""
    judged = [judge(game_of(game), one.rules, one.moment) for one in islice(ENDINGS[game](seed), count)]
    return Found(len(judged), sum(one.verdict == "worse" for one in judged))
