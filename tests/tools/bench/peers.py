"""The other engines, each driven the way its own documentation drives it. None of them need be installed.

Only players' actions count: what chance does, as OpenSpiel's dealing, takes time but is no action.
"""

from importlib import import_module
from typing import Any

from tests.tools.bench.race import Loop, choose, looped

SMALL_BLIND, BIG_BLIND, STACK = 1, 2, 200


ROUNDS = 20  # whose positions are cloned


def _hearts() -> Any:
    return import_module("pyspiel").load_game("hearts")


def _play_hearts(state: Any) -> int:
    actions = 0
    while not state.is_terminal():
        actions += not state.is_chance_node()
        state.apply_action(choose(state.legal_actions()))
    return actions


def _dealt_hearts() -> Any:
    deal = _hearts().new_initial_state()
    while deal.is_chance_node():
        deal.apply_action(choose(deal.legal_actions()))
    return deal


def fresh_hearts() -> Loop:
    """OpenSpiel's hearts from Python, each round from a deal of its own."""
    game = _hearts()
    return looped(lambda: _play_hearts(game.new_initial_state()))


def copied_hearts() -> Loop:
    """The same, each round from a clone of one deal."""
    deal = _dealt_hearts()
    return looped(lambda: _play_hearts(deal.clone()))


def cloning_hearts() -> Loop:
    """Clones of hearts, one of every position of a round."""
    positions = []
    for _ in range(ROUNDS):
        state = _dealt_hearts()
        while not state.is_terminal():
            positions.append(state.clone())
            state.apply_action(choose(state.legal_actions()))

    def once() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    return looped(once)


def uno() -> Loop:
    """rlcard's uno, the bare `game.step`."""
    game: Any = import_module("rlcard.games.uno").Game()

    def once() -> int:
        actions = 0
        game.init_game()
        while not game.is_over():
            game.step(choose(game.get_legal_actions()))
            actions += 1
        return actions

    return looped(once)


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

    def once() -> int:
        actions = 0
        state = pokerkit.NoLimitTexasHoldem.create_state(
            tuple(pokerkit.Automation), True, 0, (SMALL_BLIND, BIG_BLIND), BIG_BLIND, STACK, players
        )
        while state.status:
            choose(options(state))()
            actions += 1
        return actions

    return looped(once)
