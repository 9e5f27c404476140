"""Rumino: what a hand that stays after a throw leads to, when others end a round, and what they have left then."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.contract import State, owed
from engine.games import game_of
from engine.rumino.player.outlook import FADES, features, hand_of, mask
from engine.rumino.player.search import unseen
from engine.rumino.round import DECK, RuminoRound
from tests.tools.fits.rounds import SEED, dealt

ROUNDS = 2_000  # of each number of players; they take some minutes
PLAYERS = (2, 3, 4, 5, 6)
TURNS = 8  # later ones count as the last of these
EXPLORED = 7  # turns, on one of which a seat throws any card, so that hands are known that merchants would not keep
STRANGE = 20.0  # what keeps weights small that few hands speak for (ridge regression)
FIRST = 36.0  # points that others have left as they were dealt, if nothing was seen


Seen = tuple[int, int, tuple[float, ...]]  # the turn, the number of melds, and the features of a hand


class Kept(NamedTuple):
    """A hand after a throw, and how its round ended. `lead`: the mean of the others' points less one's own; `theirs`:
    that mean; `mine`: True if the seat ended the round itself; `next`: True if it ended before the seat's next throw.
    """

    turn: int
    melds: int
    features: tuple[float, ...]
    lead: float
    theirs: float
    mine: bool
    next: bool


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """By the number of rivals, from one on: `ENDS`, how often they end the round before a seat's next turn, and `ENDED`
    the mean of their points then, by turn; `THEIRS`, the mean of their points where the seat ends it, by turn; and
    `WEIGHTS`, of the features of a hand, by its number of melds: those that stay, and those that fade turn by turn.
    """
    found = [_fitted([*_watched(players, max(20, round(ROUNDS * share)))]) for players in PLAYERS]
    return {name: tuple(one[name] for one in found) for name in ("ENDS", "ENDED", "THEIRS", "WEIGHTS")}


def _fitted(hands: list[Kept]) -> dict[str, Any]:
    ends, ended, theirs = list[float](), list[float](), [FIRST]
    for turn in range(TURNS):
        some = [one for one in hands if min(one.turn, TURNS - 1) == turn]
        others = [one.theirs for one in some if one.next and not one.mine]
        own = [one.theirs for one in some if one.next and one.mine]
        ends.append(round(len(others) / max(1, len(some)), 3))
        ended.append(round(float(np.mean(others)), 1) if others else FIRST)
        theirs.append(round(float(np.mean(own)), 1) if own else theirs[-1])
    weights = tuple(_weights([one for one in hands if one.melds == melds]) for melds in range(3))
    return {"ENDS": tuple(ends), "ENDED": tuple(ended), "THEIRS": tuple(theirs), "WEIGHTS": weights}


def _weights(hands: list[Kept]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The weights of features that give the lead with the least squares of errors, those that stay and those that
    fade.
    """
    number = len(features(hand_of(mask(DECK[:7])), 0, 7))
    found: NDArray[np.float64] = np.zeros((0, number))
    rows = np.array([one.features for one in hands]) if hands else found
    fades = np.array([FADES ** min(one.turn, TURNS - 1) for one in hands])[:, None]
    both = np.hstack([rows, rows * fades])
    strange = STRANGE * np.eye(2 * number)
    strange[0, 0] = 1e-6
    solved = np.linalg.solve(both.T @ both + strange, both.T @ np.array([one.lead for one in hands]))
    stay, fade = (tuple(round(float(one), 2) for one in part) for part in (solved[:number], solved[number:]))
    return stay, fade


def _watched(players: int, rounds: int) -> Iterator[Kept]:
    """Yield the hands that seats keep in rounds of merchants, one of whom throws any card on one turn. Of that seat
    those from there on are yielded.
    """
    random = Random(f"{SEED} rumino explored {players}")
    for number, state in enumerate(dealt("rumino", players, rounds)):
        if isinstance(state, RuminoRound):
            yield from _round(state, number % players, random.randrange(EXPLORED), random)


def _round(state: RuminoRound, explorer: int, explored: int, random: Random) -> Iterator[Kept]:
    choose = game_of("rumino").choose
    kept: dict[int, list[Seen]] = {seat: [] for seat in state.public.live}
    turns = dict.fromkeys(kept, 0)
    ender = None
    while state.pending and not state.public.scores and (asked := owed(state.pending)):
        seat = asked[0].seat
        view = state.view(seat)
        answer = choose(view, asked[0])
        if answer.verb == "discard":
            if seat == explorer and turns[seat] == explored:
                answer = random.choice([one for one in asked[0].enumerate() if one.verb == "discard"])
            if seat != explorer or turns[seat] >= explored:
                hand = hand_of(mask(view.hand) ^ mask(answer.cards))
                found = features(hand, unseen(view), state.rules.knock_max)
                kept[seat].append((turns[seat], hand.melds, found))
            turns[seat] += 1
        elif answer.verb in ("knock", "gin"):
            ender = seat
        state.play(seat, answer)
    yield from _ended(state, kept, turns, ender)


def _ended(state: State, kept: Mapping[int, list[Seen]], turns: Mapping[int, int], ender: int | None) -> Iterator[Kept]:
    """Yield the hands that were kept with the end of their round, unless nobody has ended it."""
    if ender is None or not isinstance(state, RuminoRound) or not state.public.scores:
        return
    scores = state.public.scores
    for seat, hands in kept.items():
        theirs = sum(scores[other] for other in kept if other != seat) / (len(kept) - 1)
        for turn, melds, found in hands:
            last = turn == turns[seat] - 1
            yield Kept(turn, melds, found, theirs - scores[seat], theirs, seat == ender, last)
