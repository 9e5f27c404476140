"""What the screens of today's deals ask is found by an index, on each kind of database."""

import pytest
from sqlalchemy import event

from data.sqlite_threads import Reader
from data.store import Store
from tests.data import test_plans
from tests.data.plans import Statement, scans
from tests.tools.bench import days

PEOPLE = 20_000  # enough for a planner not to think that reading everything is quicker
GROWING = {"attempts", "daily_months", "streaks"}


async def read_by(store: Store, asked: str) -> list[Statement]:
    """The statements by which a question is answered."""
    found: list[Statement] = []

    def note(_: object, __: object, statement: str, parameters: object, *___: object) -> None:
        found.append((statement, parameters))

    engines = [store._reader.engine.sync_engine, *([store._reader.own] if isinstance(store._reader, Reader) else [])]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    await days.questions(store)[asked]()
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)
    return [one for one in found if "SELECT" in one[0]]


@pytest.mark.long
async def test_no_screen_of_today_s_deals_reads_all_that_is_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_plans, "GROWING", GROWING)
    await days.fill(store, PEOPLE)
    found = {}
    for asked in days.questions(store):
        statements = await read_by(store, asked)
        assert statements, asked
        async with store._reader.begin() as connection:
            found[asked] = [scan for one in statements for scan in await scans(connection, one)]
    assert found == {asked: [] for asked in found}
