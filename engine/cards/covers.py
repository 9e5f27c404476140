"""Cover cards as well as possible with pieces that do not overlap, such as melds. Cards and pieces are bits of
masks.
"""

from collections.abc import Callable, Iterable, Sequence

Cover = tuple[int, tuple[int, ...]]  # what the cards cost that are left over, and the pieces


def cover_of(costs: Sequence[int], pieces: Iterable[int]) -> Callable[[int], Cover]:
    """Return a function that finds the cheapest cover of any of the cards, given as a mask. `costs`: what each card
    costs that is left over.

    Among covers that cost the same it takes the one whose pieces come first in `pieces`. It remembers what it has
    found.
    """
    starting: dict[int, list[int]] = {}
    for piece in pieces:
        starting.setdefault(_lowest(piece), []).append(piece)
    known: dict[int, Cover] = {0: (0, ())}

    def best(left: int) -> Cover:
        """The lowest card is left over, or lies in one of the pieces that begin with it."""
        found = known.get(left)
        if found is None:
            lowest = _lowest(left)
            cost, chosen = best(left & (left - 1))
            found = (cost + costs[lowest], chosen)
            for piece in starting.get(lowest, ()):
                if piece & left == piece:
                    cost, chosen = best(left & ~piece)
                    if cost < found[0]:
                        found = (cost, (piece, *chosen))
            known[left] = found
        return found

    return best


def picked(cards: Sequence[str], mask: int) -> tuple[str, ...]:
    """The cards of a mask."""
    return tuple(card for at, card in enumerate(cards) if mask >> at & 1)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
