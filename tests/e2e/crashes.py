"""Checks of what must hold after the bot's process has died."""

from collections.abc import Sequence

from bot.sandbox import Person
from data.records import Move
from engine.contract import State
from tests.e2e.house import House
from tests.e2e.people import (
    Player,
    hand_of,
    press,
)


def after(house: House, changes: int) -> None:
    """Kill the process at the next change of a picture on anybody's screen after `changes` others, unless it is dead by
    then.
    """
    process, left = house.process, iter(range(changes))
    assert process is not None

    def watch(_: object) -> None:
        if next(left, None) is None:
            house.sandbox.watchers.discard(watch)
            if process.returncode is None:
                process.kill()

    house.sandbox.watchers.add(watch)


def nothing_lost(playing: Sequence[Player], order: Sequence[int], moves: Sequence[Move], before: Sequence[int]) -> None:
    """The log holds what each player was told is done, in this order, and at most one move more, which was under way;
    beside them, passes that nobody had to click, and what was answered too late for anybody to say whether it was done.

    `before`: the number of actions that each was told of in earlier rounds.
    """
    for player, earlier in zip(playing, before, strict=True):
        lines = player.acknowledged[earlier:]
        logged = done_by(player, order, moves)
        rest = iter(logged)
        assert all(action in rest for action in lines) if player.deferred else logged[: len(lines)] == lines
        assert len(logged) <= len(lines) + 1 + player.deferred


def done_by(player: Player, order: Sequence[int], moves: Sequence[Move]) -> list[str]:
    """The actions of a player in the log, but for passes that nobody had to click."""
    seat = order.index(player.person.user.id)
    return [move.action for move in moves if move.seat == seat and move.by != "order"]


async def same_hands(people: Sequence[Person], order: Sequence[int], state: State) -> None:
    """Let everybody open the hand anew, by the old table or by the command, and check that they find the cards of the
    log.
    """
    for person, by_command in zip(people, (True, False) * len(people), strict=False):
        answer = await (person.slash("tahimi hand") if by_command else press(person, "hand"))
        assert answer.message is not None
        view = state.view(order.index(person.user.id))
        if view.phase != "over" and view.seats[view.seat or 0].status == "in":
            assert hand_of(answer.message) == view.zone("hand", view.seat).cards
