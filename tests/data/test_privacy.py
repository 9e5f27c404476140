"""A person's own data: all of it to take away, all of it gone, and nobody else's touched."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from data import schema
from data.privacy import NOBODY, StillSeated
from data.records import Court, Note, Person, Preferences, TableRecord
from data.tables import Conflict, Tables
from engine.contract.standing import Standing
from tests.data import make
from tests.data.test_court import GAME, rows, session

KEPT = ("people", "results", "figures", "ratings")
QUIET = Preferences(pings=False)


async def of_user(tables: Tables, name: str, user: int) -> list[dict[str, Any]]:
    """The rows of a user, in every server."""
    table = schema.metadata.tables[name]
    async with tables._reader.begin() as connection:
        found = await connection.execute(select(table).where(table.c.user == user))
        return [row._asdict() for row in found]


async def everything(tables: Tables, user: int) -> dict[str, list[dict[str, Any]]]:
    """All that is remembered of a user, less with whom he had to do."""
    found = {name: await of_user(tables, name, user) for name in (*KEPT, "preferences")}
    return found | {"results": [row | {"partner": None} for row in found["results"]]}


async def played(tables: Tables, **fields: Any) -> TableRecord:
    """The closed table of users 1, 2 and 3, who have played a round there."""
    table = await session(tables, people=tuple(make.person(user) for user in (1, 2, 3)), **fields)
    await table.round(1, 2, 3, paid=2, partner=2)
    return await tables.save(table.record.model_copy(update={"phase": "closed"}))


async def stored(tables: Tables, number: int) -> TableRecord:
    saved = await tables.load(number)
    assert saved is not None
    return saved[0]


async def test_the_export_has_every_row_of_this_user_in_this_server_and_nobody_else_s(tables: Tables) -> None:
    here, elsewhere = await played(tables), await played(tables, guild=5)
    sitting = await tables.create(make.table(2))
    await tables.people.set_preferences(2, QUIET)
    await tables.people.set_preferences(3, Preferences(confirm=True))
    found = await tables.privacy.export(make.GUILD, 2)
    assert json.loads(json.dumps(found)) == found
    for name in KEPT:
        assert found[name] == [row for row in await of_user(tables, name, 2) if row["guild"] == make.GUILD]
        assert found[name]
    assert found["people"][0]["name"] == "person 2"
    assert found["preferences"] == {"pings": False}
    assert [(one["id"], one["phase"]) for one in found["tables"]] == [(here.id, "closed"), (sitting.id, "lobby")]
    assert {one["person"]["name"] for one in found["tables"]} == {"person 2"}
    assert elsewhere.id not in [one["id"] for one in found["tables"]]


async def test_of_a_stranger_nothing_is_stored(tables: Tables) -> None:
    await played(tables)
    found = await tables.privacy.export(make.GUILD, 9)
    assert not any(found[name] for name in (*KEPT, "preferences", "tables"))


async def test_what_is_deleted_is_gone_and_all_else_is_as_it_was(tables: Tables) -> None:
    number = (await played(tables)).id
    for user in (2, 3):
        await tables.people.set_preferences(user, QUIET)
    before = [await everything(tables, user) for user in (1, 3)]
    assert await tables.privacy.forget(make.GUILD, 2) == [number]
    assert not any((await everything(tables, 2)).values())
    assert [await everything(tables, user) for user in (1, 3)] == before
    assert all(all(one.values()) for one in before[1:])
    assert await rows(tables, "SELECT DISTINCT partner FROM results") == [(None,)]
    assert [person.name for person in (await stored(tables, number)).people] == ["person 1", NOBODY, "person 3"]
    assert not (await tables.privacy.export(make.GUILD, 2))["results"]


async def test_other_servers_and_other_partners_are_left_alone(tables: Tables) -> None:
    elsewhere = await played(tables, guild=5)
    await played(tables)
    await tables.privacy.forget(make.GUILD, 3)
    assert (await tables.annals.known(5, [3]))[3].name == "person 3"
    assert 3 in await tables.annals.figures(5, GAME, [3])
    assert await stored(tables, elsewhere.id) == elsewhere
    assert await rows(tables, "SELECT DISTINCT partner FROM results") == [(2,)]


@pytest.mark.parametrize("fields", [{}, {"phase": "between", "leaving": ("u2",)}, {"people": (), "joining": True}])
async def test_who_has_a_seat_at_an_open_table_is_refused_and_keeps_all(tables: Tables, fields: dict[str, Any]) -> None:
    await played(tables)
    if "joining" in fields:
        fields = fields | {"joining": (make.person(2),)}
    await tables.create(make.table(2, **fields))
    before = await tables.privacy.export(make.GUILD, 2)
    with pytest.raises(StillSeated):
        await tables.privacy.forget(make.GUILD, 2)
    assert await tables.privacy.export(make.GUILD, 2) == before


async def test_a_seat_in_another_server_is_no_hindrance(tables: Tables) -> None:
    number = (await tables.create(make.table(2, guild=5))).id
    await tables.privacy.forget(make.GUILD, 2)
    assert (await stored(tables, number)).people[0].name == "person 2"


async def test_the_name_goes_from_notes_and_from_the_court_before_too(tables: Tables) -> None:
    court = Court(standing=Standing(order=("u2",), round=1, dealer=0), people=(make.person(2), make.person(3)))
    notes = (Note(after=0, key="stays", values={"name": "person 2", "whom": "person 3"}),)
    open_ = await tables.create(make.table(3, court=court, notes=notes))
    assert await tables.privacy.forget(make.GUILD, 2) == [open_.id]
    after = await stored(tables, open_.id)
    assert after.court is not None
    assert [person.name for person in after.court.people] == [NOBODY, "person 3"]
    assert after.notes[0].values == {"name": NOBODY, "whom": "person 3"}
    with pytest.raises(Conflict):
        await tables.save(open_)  # a live copy that still has the name


async def test_a_namesake_keeps_the_name(tables: Tables) -> None:
    people = (make.person(2), Person(key="u3", name="person 2", user=3))
    notes = (Note(after=0, key="stays", values={"name": "person 2"}),)
    number = (await tables.create(make.table(people=people, notes=notes, phase="closed"))).id
    await tables.privacy.forget(make.GUILD, 2)
    after = await stored(tables, number)
    assert [person.name for person in after.people] == [NOBODY, "person 2"]
    assert after.notes == notes
