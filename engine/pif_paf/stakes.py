"""The limits of the bets of a round, and the seats that keep them lower than they might be (PIF-R1, PIF-R2,
PIF-R15).
"""

from collections.abc import Sequence

from engine.contract import Standing


def cap_of(ante: int, stacks: Sequence[int]) -> int:
    """The highest bet of a hand: as many antes as there are players, and no more than the poorest of them has left
    after the ante. `stacks`: what each seat that is dealt in has left.
    """
    return ante * min(len(stacks), min(stacks) // ante)


def cap(ante: int, standing: Standing) -> int:
    """The highest bet of the hand that this standing seats."""
    return cap_of(ante, [standing.chips[seat] - ante for seat in standing.live])


def limit(ante: int, standing: Standing) -> int:
    """The highest bet that there would be if everybody could match it."""
    return ante * len(standing.live)


def limited_by(ante: int, standing: Standing) -> tuple[int, ...]:
    """The seats for whose sake bets stop below the limit; none where they do not."""
    highest = cap(ante, standing)
    if highest == limit(ante, standing):
        return ()
    return tuple(seat for seat in standing.live if standing.chips[seat] - ante < highest + ante)
