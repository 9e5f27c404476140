"""A match of each game by clicks alone, from the lobby to the end, over a kill in the middle of a hand."""

from typing import NamedTuple

import pytest

from engine.games import rules_of
from tests.e2e.clicks import begun, killed_after, nothing_is_lost, open_hands, ready, seed_is_shown, to_the_end
from tests.e2e.house import House

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Kim", "Léo", "Nora", "Ida", "Max")


class Match(NamedTuple):
    """The number of people, that of the answers that they give before the kill, and the rules and the pace."""

    people: int
    answers: int
    preset: str = "short"
    pace: str = "lively"


# The climbing family has no matches (`test_family`, `test_crashes`). Tadmur, where ranks are guessed, and Indian Chief,
# where melds lie sealed over the kill, are played in files of their own.
MATCHES = {
    "jubilee": Match(7, 9, "usual"),
    "one_eyed_jack": Match(4, 9, "usual"),
    "pif_paf": Match(3, 6),
    "rumino": Match(3, 5, pace="relaxed"),
    "sampen": Match(8, 4, "usual"),
    "schwimmen": Match(8, 5),
    "truc": Match(4, 5),
    "tyzicha": Match(3, 12),
}


@pytest.mark.parametrize("game", MATCHES)
async def test_people_play_a_match_to_its_end_over_a_kill(site: House, game: str) -> None:
    match = MATCHES[game]
    people = site.people(*NAMES[: match.people])
    await site.spawn()
    await begun(site, people, game, preset=match.preset, pace=match.pace)
    before = await killed_after(site, people, match.answers)  # fewer where some cards end a hand soon
    await nothing_is_lost(site, people, before)
    table = await site.table()
    if not table.state or table.state.result:
        await ready(site, people)
        await open_hands(people)
    await to_the_end(site, people)
    assert table.state is not None
    assert table.state.result is not None
    assert await seed_is_shown(site, people[0]) != rules_of(game).CLOSED

    # The same people may play again, from nothing.
    await ready(site, people)
    assert table.round is not None
    assert table.round.standing.round == 1
