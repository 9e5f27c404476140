"""A round that has begun, and its last move."""

from data.records import Move
from tests.e2e.house import House
from tests.e2e.people import (
    Player,
    dealt,
    players,
    press,
    seated,
)

NAMES = ("Marie", "Bob", "Zoé")


async def begun(house: House, seed: str, *names: str) -> list[Player]:
    """Deal round 1 and let its draw pass; return the players by seat."""
    people = house.people(*(names or NAMES))
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    house.clock.stop()  # the tests count seconds, so none may pass while a busy machine answers a click
    await house.let_draw_pass()
    return await by_seat(house, players(people, seed))


async def by_seat(house: House, playing: list[Player]) -> list[Player]:
    table = await house.table()
    assert table.round is not None
    order = [int(key[1:]) for key in table.round.standing.order]
    return sorted(playing, key=lambda player: order.index(player.person.user.id))


async def last_move(house: House) -> Move:
    _, _, moves = await house.saved()
    return moves[-1]
