"""The worth of a deal and of a set: the share of the field that somebody has beaten, ties half."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.contract.daily import Outcome

Field = Mapping[Outcome, int]
"""The number of people who had each outcome in a deal."""

EVEN = Fraction(1, 2)  # the share of somebody who is alone


def share(own: Outcome, others: Field) -> Fraction:
    """The share, from 0 to 1, of the others who did worse, and half of those who did the same."""
    size = sum(others.values())
    if not size:
        return EVEN
    beaten = sum(count for one, count in others.items() if one.merit < own.merit)
    return (beaten + Fraction(others.get(own, 0), 2)) / size


def without(own: Outcome, field: Field) -> Field:
    """The field without one person who had this outcome."""
    return {one: count - (one == own) for one, count in field.items()}


def together(*fields: Field) -> dict[Outcome, int]:
    """Several fields as one."""
    found: dict[Outcome, int] = {}
    for field in fields:
        for one, count in field.items():
            found[one] = found.get(one, 0) + count
    return found


def set_score(shares: Sequence[Fraction]) -> Fraction:
    """A set is worth the mean of its deals."""
    return sum(shares, Fraction()) / len(shares)
