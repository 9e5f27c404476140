"""A database with something in every table."""

from data import database, moving
from data.database import Address
from data.settings_records import Preferences
from data.stats.result_records import Place, Results
from data.store import Store
from tests.data import make


async def filled(where: Address) -> int:
    """Fill most tables of a database. Return the number of the newest game table, which is deleted again."""
    async with database.open(where) as store:
        record = await store.create(make.table(1, 2, round=1))
        record = await store.save(record, start=make.round_of(record), moves=[(0, make.PASS)])
        places = tuple(Place(user=user, name=f"Zoé {user}", seat=user, next_seat=0, place=user) for user in (0, 1))
        await store.save(
            record, moves=[(1, make.PASS)], end=make.ended(make.round_of(record)), results=Results(places=places)
        )
        await store.people.set_preferences(2**62 + 5, Preferences(pings=False))
        await store.servers.change(make.GUILD, {"zone": "Europe/Paris"})
        await store.facts.write("application", "7")
        await store.cleaning.mark_gone(make.GUILD, 12.25)
        gone = await store.create(make.table(9, channel=5))
        await store.cleaning.forget_channel(5)
        return gone.id


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    for table in moving.CARRIED:
        async with store._reader.begin() as connection:
            found[table.name] = sorted((tuple(row) for row in await connection.execute(table.select())), key=repr)
    return found
