"""The order of turns, round the table."""

from functools import cache


class Turns(dict[int, tuple[int, ...]]):
    """turns[mask][seat]: the next seat of `mask` after `seat`; `seat` itself when there is no other."""

    def __init__(self, players: int) -> None:
        self._players = players

    def __missing__(self, mask: int) -> tuple[int, ...]:
        players = self._players
        made = self[mask] = tuple(
            next((at % players for at in range(seat + 1, seat + 1 + players) if mask >> at % players & 1), seat)
            for seat in range(players)
        )
        return made


@cache
def turns(players: int) -> Turns:
    """The turns of `players` seats; always the same object, since it fills as it is read."""
    return Turns(players)
