"""Live tables for tests, with nothing around them."""

import hashlib
from itertools import count
from typing import Any

from bot.games.shows import family_of
from bot.table.commitment import commit_seed
from bot.table.people import key_of
from bot.table.table import Means, Table
from data.records import Person, TableRecord
from data.store import Store
from engine.contract import PickCards

NOW = 1_800_000_000.0


def means(store: Store, now: Any = lambda: NOW) -> Means:
    """The means that a table needs, with fixed luck and no viewers."""
    numbers = count()

    def luck() -> bytes:
        return hashlib.sha256(bytes([next(numbers)])).digest()

    return Means(store=store, now=now, seed=luck, steward_seconds=0.0, changed=lambda *_: None, family=family_of)


def record_of(users: int, name: str = "person {}", **fields: Any) -> TableRecord:
    """The record of a lobby with this number of people, the first one the host."""
    people = tuple(Person(key=key_of(user), name=name.format(user), user=user) for user in range(1, users + 1))
    made = TableRecord(**{"guild": 1, "channel": 2, "host": 1, "game": "tahimi", "people": people} | fields)
    return commit_seed(made, bytes(32), family_of(made.game))


async def table_of(store: Store, users: int, name: str = "person {}", **fields: Any) -> Table:
    """A lobby with this number of people."""
    return Table(means(store), await store.create(record_of(users, name, **fields)))


def small(table: Table) -> str:
    """The smallest play of the seat that is asked, so that hands shrink by one card; else the default."""
    assert table.state is not None
    decision = table.state.pending[0]
    plays = [] if isinstance(decision.answers, PickCards) else [answer for answer in decision.answers if answer.cards]
    chosen = min(plays, key=lambda play: len(play.cards)) if plays else table.state.default(decision)
    return chosen.text


def asked(table: Table) -> int:
    """A user who is asked something now."""
    assert table.state is not None
    user = table.user_at(table.state.pending[0].seat)
    assert user is not None
    return user
