"""Tests of what the log may tell at its most talkative, and of what it never may."""

from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from data import database
from tests.e2e.house import House
from tests.e2e.logs import read
from tests.e2e.overheard import hand_lines, listen
from tests.e2e.people import dealt, play_round, players, press, seated

pytestmark = pytest.mark.long


@pytest.fixture
def log(tmp_path: Path) -> Iterator[IO[bytes]]:
    """A file that the bot logs into."""
    with (tmp_path / "bot.log").open("ab") as file:
        yield file


async def test_the_log_of_a_round_at_debug_level_has_no_token_no_seed_and_no_hand(site: House, log: IO[bytes]) -> None:
    site.errors, site.log_level = log, "DEBUG"
    heard = listen(site.sandbox)
    people = site.people("Marie", "Bob", "Zoé")
    await site.spawn()
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await site.let_draw_pass()
    await play_round(players(people, "debug"), 1)
    await site.kill()
    async with database.open(site.database) as store:
        found = await store.round(1, 1)
    assert found is not None
    seed = found[0].seed
    text = read(log)
    assert "has connected to Gateway" in text
    assert hand_lines(heard)
    for secret in (site.sandbox.token, *site.sandbox.tokens, seed.hex(), repr(seed)[2:-1], *hand_lines(heard)):
        assert secret not in text
