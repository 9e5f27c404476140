"""Rounds as the statistics record them."""

from datetime import UTC, datetime

from sqlalchemy import text

from data.records import RoundRecord, TableRecord
from data.stats.result_records import Place, Results
from data.store import Store
from engine import misery
from tests.data import make

GAME = "tahimi"


NOVEMBER = datetime(2026, 11, 30, 23, 59, tzinfo=UTC).timestamp()


class Session:
    """A table whose rounds end as a test wants."""

    def __init__(self, store: Store, record: TableRecord) -> None:
        self.tables = store
        self.record = record
        self.session: dict[int, misery.Misery] = {}

    async def round(
        self, *order: int, when: float = NOVEMBER, players: int = 0, ranked: bool = True, **fields: object
    ) -> RoundRecord:
        """Store a round that these users finished in this order. `players`: the number of players, 0 for these users
        alone. `fields`: of everybody's Place.
        """
        players = players or len(order)
        number = self.record.round + 1
        opened = make.round_of(self.record, number)
        standing = opened.standing.model_copy(update={"order": tuple(f"p{seat}" for seat in range(players))})
        opened = opened.model_copy(update={"standing": standing})
        self.record = await self.tables.save(self.record.model_copy(update={"round": number}), start=opened)
        over = opened.model_copy(update={"ended": when, "result": {"finish": [], "left": []}})
        places = []
        for place, user in enumerate(order):
            self.session[user] = misery.after(self.session.get(user, misery.Misery()), place, players)
            given = {
                "user": user,
                "name": f"person {user}",
                "seat": place,
                "next_seat": place,
                "place": place,
                "title": "Tahimi" if place == 0 else "Serf",
                "session": self.session[user].log,
            }
            places.append(Place.model_validate(given | fields))
        results = Results(places=tuple(places), ranked=ranked)
        self.record = await self.tables.save(self.record, end=over, results=results)
        return over


async def session(store: Store, **fields: object) -> Session:
    return Session(store, await store.create(make.table(**fields)))


async def rows(store: Store, query: str) -> list[tuple[object, ...]]:
    async with store._reader.begin() as connection:
        return [tuple(row) for row in await connection.execute(text(query))]
