"""`python -m tests.tools.bench.budgets GAME…`: how many playouts a game can grant its strong computer players.

A playout through the contract costs far more in one game than in another. Its cost is measured here once, and the line
that is printed goes into the game's own: a budget in playouts gives the same thoughts on every machine, which one in
seconds would not.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from time import process_time

from engine.contract import Decision, Game, Rules, View, owed
from engine.games import GAMES, UNFINISHED, game_of
from engine.search.generic import PlayingOut, settled
from tests.engine.any_game import first_table, play

SECONDS: Mapping[str, float] = {"vizier": 0.3, "master": 1.5}  # of one core, for one answer
ROUNDS, FEW = 10, 48  # rounds that are played at random; playouts at each decision


def decisions(game: Game, random: Random) -> Iterator[tuple[Rules, View, Decision]]:
    """The decisions of some rounds in which there is something to choose, each with its rules and view."""
    rules = game.rules()
    players = [count for count in range(rules.seats()[0], rules.seats()[1] + 1) if rules.refusal(count) is None]
    for _ in range(ROUNDS):
        state = first_table(rules, min(players, key=lambda count: abs(count - 4)), random).start()
        for _ in play(state, random):
            for asked in islice(owed(state.pending), 1):
                view = state.view(asked.seat)
                (own,) = owed(view.decisions)
                if len(list(islice(own.enumerate(), 2))) > 1:
                    yield rules, view, own


def cost(game: Game, random: Random, clock: Callable[[], float] = process_time) -> float:
    """The seconds of a core that a playout takes, on average over the decisions of a round; 0 where none is played."""
    search, spent, played = game.search or PlayingOut(game.choose), 0.0, 0
    for rules, view, asked in decisions(game, random):
        begun = clock()
        played += settled(search(rules, view, asked, FEW, random)).playouts
        spent += clock() - begun
    return spent / played if played else 0.0


def budget(seconds: float, playout: float, most: int) -> int:
    """The number of playouts that fit, in two figures; no more than any game has."""
    fit = seconds / playout if playout else most
    return min(most, int(float(f"{fit:.1e}")))


def line(game: Game) -> str:
    """The budgets as the game's line states them."""
    playout = cost(game, Random(game.name))
    usual = Game(game.rules, game.choose).playouts
    fit = {level: budget(seconds, playout, usual[level]) for level, seconds in SECONDS.items()}
    text = ", ".join(f'"{level}": {count}' for level, count in fit.items())
    return f"{game.name}: {playout * 1000:.2f} ms for a playout, playouts={{{text}}}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bench.budgets", description=__doc__)
    parser.add_argument("games", nargs="+", choices=[*GAMES, *UNFINISHED])
    for name in parser.parse_args().games:
        sys.stdout.write(f"{line(game_of(name))}\n")
