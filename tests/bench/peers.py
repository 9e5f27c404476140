"""The other engines, each driven the way its own documentation drives it. None of them need be installed.

Only players' actions count: what chance does, as OpenSpiel's dealing, takes time but is no action.
"""

from importlib import import_module
from time import process_time
from typing import Any

from tests.bench.race import Loop, choose

SMALL_BLIND, BIG_BLIND, STACK = 1, 2, 200


def hearts() -> tuple[Loop, Loop]:
    """OpenSpiel's hearts from Python: from a fresh deal, and from a clone of one deal."""
    game: Any = import_module("pyspiel").load_game("hearts")

    def play_out(state: Any) -> int:
        actions = 0
        while not state.is_terminal():
            actions += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
        return actions

    def fresh(seconds: float) -> int:
        actions = 0
        end = process_time() + seconds
        while process_time() < end:
            actions += play_out(game.new_initial_state())
        return actions

    deal = game.new_initial_state()
    while deal.is_chance_node():
        deal.apply_action(choose(deal.legal_actions()))

    def dealt(seconds: float) -> int:
        actions = 0
        end = process_time() + seconds
        while process_time() < end:
            actions += play_out(deal.clone())
        return actions

    return fresh, dealt


def uno() -> Loop:
    """rlcard's uno, the bare `game.step`."""
    game: Any = import_module("rlcard.games.uno").Game()

    def fresh(seconds: float) -> int:
        actions = 0
        end = process_time() + seconds
        while process_time() < end:
            game.init_game()
            while not game.is_over():
                game.step(choose(game.get_legal_actions()))
                actions += 1
        return actions

    return fresh


def holdem(players: int) -> Loop:
    """pokerkit's no-limit hold'em with everything automated that can be: fold, check or call, or raise the least."""
    pokerkit: Any = import_module("pokerkit")

    def options(state: Any) -> list[Any]:
        found = [state.check_or_call]
        if state.can_fold():
            found.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            found.append(state.complete_bet_or_raise_to)
        return found

    def fresh(seconds: float) -> int:
        actions = 0
        end = process_time() + seconds
        while process_time() < end:
            state = pokerkit.NoLimitTexasHoldem.create_state(
                tuple(pokerkit.Automation), True, 0, (SMALL_BLIND, BIG_BLIND), BIG_BLIND, STACK, players
            )
            while state.status:
                choose(options(state))()
                actions += 1
        return actions

    return fresh
