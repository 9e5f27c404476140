"""Transactions that collide are run again, each time after a longer pause, and not for ever."""

import inspect
from dataclasses import dataclass, field

import pytest
from sqlalchemy.exc import DBAPIError

from data import database
from data.database import Address
from data.store import Store
from data.transactions import COLLIDED, PAUSES, Repository, Retries, uninterrupted


class Refusal(Exception):
    """The error that a driver raises."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


class Crowded(Repository):
    """A repository whose database refuses the first `refused` transactions."""

    refused: int
    sqlstate: str

    @uninterrupted
    async def work(self) -> str:
        """Run one transaction."""
        if self.refused:
            self.refused -= 1
            raise DBAPIError("COMMIT", {}, Refusal(self.sqlstate))
        return "done"


@dataclass
class Watched:
    """The collisions that a repository counts, and its pauses after them, none of which takes any time."""

    luck: float = 1.0
    pauses: list[float] = field(default_factory=list)
    counted: int = 0

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def count(self) -> None:
        self.counted += 1

    def crowded(self, store: Store, refused: int, sqlstate: str = COLLIDED[0]) -> Crowded:
        found = Crowded(store._writer, store._reader, Retries(self.pause, lambda: self.luck, self.count))
        found.refused, found.sqlstate = refused, sqlstate
        return found


@pytest.mark.parametrize("sqlstate", COLLIDED)
async def test_what_collided_is_run_again_until_it_is_done_and_each_time_is_counted(
    filed: Store, sqlstate: str
) -> None:
    watched = Watched()
    assert await watched.crowded(filed, 3, sqlstate).work() == "done"
    assert (watched.counted, len(watched.pauses)) == (3, 3)


async def test_pauses_grow_to_a_limit_and_after_the_last_the_collision_is_raised(filed: Store) -> None:
    watched = Watched()
    crowded = watched.crowded(filed, len(PAUSES) + 1)
    with pytest.raises(DBAPIError):
        await crowded.work()
    assert crowded.refused == 0
    assert watched.pauses == list(PAUSES) == sorted(PAUSES)
    assert PAUSES[0] < PAUSES[-1] == PAUSES[-2]


async def test_two_that_collided_wait_differently_long(filed: Store) -> None:
    lucky, unlucky = Watched(luck=0.25), Watched(luck=0.75)
    for one in (lucky, unlucky):
        await one.crowded(filed, 5).work()
    assert unlucky.pauses == [3 * pause for pause in lucky.pauses]


async def test_what_failed_otherwise_is_not_run_again(filed: Store) -> None:
    watched = Watched()
    with pytest.raises(DBAPIError):
        await watched.crowded(filed, 1, "53100").work()
    assert watched.pauses == []


async def test_every_part_of_a_store_counts(path: Address) -> None:
    retries = Retries()
    async with database.open(path, retries=retries) as store:
        assert {part._retries for part in (store, *store._parts)} == {retries}


def repositories(of: type[Repository] = Repository) -> list[type[Repository]]:
    """Every repository of the program."""
    return [one for kind in of.__subclasses__() for one in (kind, *repositories(kind)) if kind is not Crowded]


@pytest.mark.parametrize("kind", repositories(), ids=lambda kind: kind.__name__)
def test_whatever_begins_a_transaction_is_uninterrupted(kind: type[Repository]) -> None:
    """A caller that is cancelled, as when the bot ends, would leave a connection behind with its transaction open."""
    methods = {name: one for name, one in vars(kind).items() if inspect.iscoroutinefunction(one)}
    begins = {name for name, one in methods.items() if ".begin()" in inspect.getsource(inspect.unwrap(one))}
    assert not [name for name in begins if name[0] != "_" and not hasattr(methods[name], "__wrapped__")]
