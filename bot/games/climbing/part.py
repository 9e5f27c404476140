"""The climbing family's part of a table's record: decrees, standing orders, the session's misery."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from data.records import TableRecord, with_
from engine.misery import Misery

Order = Literal["once", "trick"]  # the next pass, or every one of this trick


class Decree(BaseModel):
    """A decree: what the Tahimi proclaims for one round. `by`: their key, "" while they have said nothing. `options`:
    of the rules, where they are to differ from the table's own. `dealer`: a key, "" themselves. `address`: what they
    are called, by the name of its text; "" nothing.
    """

    model_config = ConfigDict(frozen=True)

    by: str = ""
    options: dict[str, Any] = {}
    dealer: str = ""
    address: str = ""


class Part(BaseModel):
    """The part of a table that only this family needs. `misery`: the index of this session by key. `decrees`: the
    Tahimi may change rules for a round (a house rule); `decree`: the decree of the newest round; `wish`: the one for
    the coming round. `best_of`: the number of rounds of a series, or "none" (a house rule); `points`: the points of the
    current series by key; `counted`: the number of its rounds that are over. `orders`: passes ordered beforehand, by
    key, a secret of each; `piled`: since when the pile is what it is; `passes`: how many seconds the last clicked and
    ordered passes took, the newest last. `pondered`: the round after which the Tahimi was last given time to decree.
    """

    model_config = ConfigDict(frozen=True)

    misery: dict[str, Misery] = {}
    decrees: bool = True
    best_of: Literal["none", 3, 5, 10] = "none"
    points: dict[str, int] = {}
    counted: int = 0
    decree: Decree = Decree()
    wish: Decree = Decree()
    orders: dict[str, Order] = Field({}, repr=False)
    piled: float = 0.0
    passes: tuple[float, ...] = ()
    pondered: int = 0


def part(record: TableRecord) -> Part:
    """The family's part of a record."""
    return record.family if isinstance(record.family, Part) else Part.model_validate(record.family)


def with_part(record: TableRecord, **changes: object) -> TableRecord:
    """The record with some of its family's part changed."""
    return with_(record, family=part(record).model_copy(update=changes))
