"""Thieves: who acts when, what may be taken, and who gets what they wish for (IND-7). Pure."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from engine.cards.packs import RANKS, rank

Wishes = Mapping[int, str | None]  # by seat, the card that a thief wants; None: nothing


def groups(played: Mapping[int, str]) -> tuple[tuple[int, ...], ...]:
    """The thieves by the card that each has played, in the order in which they act; equal ranks together (IND-R6)."""

    def place(seat: int) -> int:
        return RANKS.index(rank(played[seat]))

    in_order = sorted(played, key=lambda seat: (place(seat), seat))
    return tuple(tuple(group) for _, group in groupby(in_order, place))


def within_reach(seat: int, melds: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The cards that a thief may take: every card that lies in the meld of somebody else."""
    return tuple(card for owner, meld in enumerate(melds) for card in meld if owner != seat)


def granted(wishes: Wishes) -> dict[int, str]:
    """The cards that the thieves of one group get: all that they want, or nothing if two of them want the same card."""
    wanted = {seat: card for seat, card in wishes.items() if card is not None}
    return wanted if len(set(wanted.values())) == len(wanted) else {}
