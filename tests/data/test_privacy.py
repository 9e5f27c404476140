"""A person's own data: all of it to take away, all of it gone, and nobody else's touched."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from data import schema
from data.message_records import TableMessages, Thread
from data.privacy import NOBODY, StillSeated
from data.records import Note, Person, RematchSnapshot, TableRecord
from data.settings_records import Preferences
from data.store import Store
from data.table_rows import Conflict
from engine.contract.standing import Standing
from tests.data import make, raw
from tests.data.recorded import GAME, rows, session

KEPT = ("people", "results", "figures", "ratings")
QUIET = Preferences(pings=False)
ALONE = Standing(order=("u2",), round=1, dealer=0)


async def of_user(store: Store, name: str, user: int) -> list[dict[str, Any]]:
    """The rows of a user, in every server."""
    table = schema.metadata.tables[name]
    async with store._reader.begin() as connection:
        found = await connection.execute(select(table).where(table.c.user == user))
        return [row._asdict() for row in found]


async def everything(store: Store, user: int) -> dict[str, list[dict[str, Any]]]:
    """All that is remembered of a user, less the people they had to do with."""
    found = {name: await of_user(store, name, user) for name in (*KEPT, "preferences")}
    return found | {"results": [row | {"partner": None} for row in found["results"]]}


async def played(store: Store, **fields: Any) -> TableRecord:
    """The closed table of users 1, 2 and 3, who have played a round there."""
    table = await session(store, people=tuple(make.person(user) for user in (1, 2, 3)), **fields)
    await table.round(1, 2, 3, paid=2, partner=2)
    return await store.save(table.record.model_copy(update={"phase": "closed"}))


async def stored(store: Store, number: int) -> TableRecord:
    saved = await store.load(number)
    assert saved is not None
    return saved[0]


async def test_the_export_has_every_row_of_this_user_in_this_server_and_nobody_else_s(store: Store) -> None:
    here, elsewhere = await played(store), await played(store, guild=5)
    sitting = await store.create(make.table(2))
    await store.people.set_preferences(2, QUIET)
    await store.people.set_preferences(3, Preferences(confirm=True))
    found = await store.privacy.export(make.GUILD, 2)
    assert json.loads(json.dumps(found)) == found
    for name in KEPT:
        assert found[name] == [row for row in await of_user(store, name, 2) if row["guild"] == make.GUILD]
        assert found[name]
    assert found["people"][0]["name"] == "person 2"
    assert found["preferences"] == {"pings": False}
    assert [(one["id"], one["phase"]) for one in found["tables"]] == [(here.id, "closed"), (sitting.id, "lobby")]
    assert {one["person"]["name"] for one in found["tables"]} == {"person 2"}
    assert elsewhere.id not in [one["id"] for one in found["tables"]]


async def test_a_person_who_left_a_match_is_named_there_until_it_is_forgotten(store: Store) -> None:
    number = (await played(store, gone=((1, make.person(7)), (0, make.person(8))))).id
    found = await store.privacy.export(make.GUILD, 7)
    assert [(one["id"], one["person"]["name"]) for one in found["tables"]] == [(number, "person 7")]
    assert (await store.privacy.forget(make.GUILD, 7)).changed == [number]
    assert [(seat, person.name) for seat, person in (await stored(store, number)).gone] == [
        (1, NOBODY),
        (0, "person 8"),
    ]


async def test_of_a_stranger_nothing_is_stored(store: Store) -> None:
    await played(store)
    found = await store.privacy.export(make.GUILD, 9)
    assert not any(found[name] for name in (*KEPT, "preferences", "tables", "called"))


async def test_what_is_deleted_is_gone_and_all_else_is_as_it_was(store: Store) -> None:
    number = (await played(store)).id
    for user in (2, 3):
        await store.people.set_preferences(user, QUIET)
    before = [await everything(store, user) for user in (1, 3)]
    assert (await store.privacy.forget(make.GUILD, 2)).changed == [number]
    assert not any((await everything(store, 2)).values())
    assert [await everything(store, user) for user in (1, 3)] == before
    assert all(all(one.values()) for one in before[1:])
    assert await rows(store, "SELECT DISTINCT partner FROM results") == [(None,)]
    assert [person.name for person in (await stored(store, number)).people] == ["person 1", NOBODY, "person 3"]
    assert not (await store.privacy.export(make.GUILD, 2))["results"]


async def test_after_a_deletion_the_name_is_nowhere_and_the_rounds_are_as_they_were_played(store: Store) -> None:
    number = (await played(store, gone=((1, make.person(2)),), sent_away=(2,))).id
    await store.create(make.table(3, rematch=RematchSnapshot(standing=ALONE, people=(make.person(2),))))
    rounds = [await store.round(number, 1)]
    assert "'person 2'" in await raw.everything(store)
    await store.privacy.forget(make.GUILD, 2)
    assert "'person 2'" not in await raw.everything(store)
    assert [await store.round(number, 1)] == rounds
    assert rounds[0] is not None


async def test_other_servers_and_other_partners_are_left_alone(store: Store) -> None:
    elsewhere = await played(store, guild=5)
    await played(store)
    await store.privacy.forget(make.GUILD, 3)
    assert (await store.stats.known(5, [3]))[3].name == "person 3"
    assert 3 in await store.stats.figures(5, GAME, [3])
    assert await stored(store, elsewhere.id) == elsewhere
    assert await rows(store, "SELECT DISTINCT partner FROM results") == [(2,)]


@pytest.mark.parametrize("fields", [{}, {"phase": "between", "leaving": ("u2",)}, {"people": (), "joining": True}])
async def test_who_has_a_seat_at_an_open_table_is_refused_and_keeps_all(store: Store, fields: dict[str, Any]) -> None:
    await played(store)
    if "joining" in fields:
        fields = fields | {"joining": (make.person(2),)}
    await store.create(make.table(2, **fields))
    before = await store.privacy.export(make.GUILD, 2)
    with pytest.raises(StillSeated):
        await store.privacy.forget(make.GUILD, 2)
    assert await store.privacy.export(make.GUILD, 2) == before


async def test_a_seat_in_another_server_is_no_hindrance(store: Store) -> None:
    number = (await store.create(make.table(2, guild=5))).id
    await store.privacy.forget(make.GUILD, 2)
    assert (await stored(store, number)).people[0].name == "person 2"


async def test_the_name_goes_from_notes_and_from_the_court_before_too(store: Store) -> None:
    rematch = RematchSnapshot(standing=ALONE, people=(make.person(2), make.person(3)))
    notes = (Note(after=0, key="stays", values={"name": "person 2", "whom": "person 3"}),)
    open_ = await store.create(make.table(3, rematch=rematch, notes=notes))
    assert (await store.privacy.forget(make.GUILD, 2)).changed == [open_.id]
    after = await stored(store, open_.id)
    assert after.rematch is not None
    assert [person.name for person in after.rematch.people] == [NOBODY, "person 3"]
    assert after.notes[0].values == {"name": NOBODY, "whom": "person 3"}
    with pytest.raises(Conflict):
        await store.save(open_)  # a live copy that still has the name


@pytest.mark.parametrize("name", ["Zoé", '100 % "_a\\b"', "🂡 O'Neill/x"])
async def test_a_name_of_any_letters_goes_from_the_notes_of_tables_that_the_person_has_left(
    store: Store, name: str
) -> None:
    here = (Person(key="u2", name=name, user=2),)
    known = await store.create(make.table(people=here, phase="closed"))
    notes = (Note(after=0, key="leaves", values={"name": name}),)
    left = await store.create(make.table(3, notes=notes))
    assert (await store.privacy.forget(make.GUILD, 2)).changed == [known.id, left.id]
    assert (await stored(store, left.id)).notes[0].values == {"name": NOBODY}


async def test_a_namesake_keeps_the_name(store: Store) -> None:
    people = (make.person(2), Person(key="u3", name="person 2", user=3))
    notes = (Note(after=0, key="stays", values={"name": "person 2"}),)
    number = (await store.create(make.table(people=people, notes=notes, phase="closed"))).id
    await store.privacy.forget(make.GUILD, 2)
    after = await stored(store, number)
    assert [person.name for person in after.people] == [NOBODY, "person 2"]
    assert after.notes == notes


async def test_when_somebody_was_called_is_theirs_to_take_away_and_to_delete(store: Store) -> None:
    told = TableMessages(thread=Thread(id=6, added=(2, 3)), called={"u2": 1.5, "u3": 2.5})
    closed = await store.create(make.table(2, 3, phase="closed"), told)
    left = await store.create(make.table(3), TableMessages(called={"u2": 3.5}))  # got up there, and was called before
    await store.create(make.table(4, guild=5), TableMessages(called={"u2": 4.5}))
    found = await store.privacy.export(make.GUILD, 2)
    assert found["called"] == [{"table": closed.id, "at": 1.5}, {"table": left.id, "at": 3.5}]
    assert (await store.privacy.forget(make.GUILD, 2)).changed == [closed.id, left.id]
    assert (await store.privacy.export(make.GUILD, 2))["called"] == []
    assert (await store.privacy.export(5, 2))["called"] != []
    kept = TableMessages(thread=Thread(id=6, added=(3,)), called={"u3": 2.5})
    assert await store.messages.load(closed.id) == kept
    assert await stored(store, left.id) == left
