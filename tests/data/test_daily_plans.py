"""Every query of the screens of today's deals is answered by an index, on each kind of database."""

import pytest

from data.store import Store
from tests.data.plans import read_by, scans
from tests.tools.bench import days

PEOPLE = 20_000  # enough for a planner not to think that reading everything is quicker
GROWING = {"attempts", "daily_months", "streaks"}


@pytest.mark.long
async def test_no_screen_of_today_s_deals_reads_all_that_is_stored(store: Store) -> None:
    await days.fill(store, PEOPLE)
    found = {}
    for asked, ask in days.questions(store).items():
        statements = await read_by(store, ask)
        assert statements, asked
        async with store._reader.begin() as connection:
            found[asked] = [scan for one in statements for scan in await scans(connection, one, GROWING)]
    assert found == {asked: [] for asked in found}
