"""Achievements: told on the winner's panel alone, listed for them, and shown to others only when they share them."""

import pytest

from bot.sandbox import is_ephemeral, text_of
from bot.ui.custom_ids import PLAY
from engine.contract import RESULT
from tests.e2e.boards import four_players
from tests.e2e.house import House
from tests.e2e.people import forged, panel, panels, press, presses, public
from tests.said import said

pytestmark = pytest.mark.long

FIRST = said("achievement-first-win")


async def test_the_first_win_is_told_to_the_winner_alone(house: House) -> None:
    people = [player.person for player in await four_players(house)]
    played = (await house.table()).round
    assert played is not None
    first = played.standing.order[RESULT.validate_python(played.result).finish[0]]
    winner = next(person for person in people if f"u{person.user.id}" == first)
    assert FIRST in text_of(panel(winner))
    for person in people:
        assert FIRST not in text_of(public(person))
        assert (person is winner) == any(FIRST in text_of(one) for one in panels(person))
    ended = panel(winner)
    late = forged(ended, next(iter(presses(ended))), verb=PLAY, argument="pass")
    await winner.click(*late, stale=True)
    lines = text_of(panel(winner)).splitlines()
    assert lines[0] == f"⚠️ {said('refused-round-over')}"
    assert any(FIRST in line for line in lines[1:])
    loser = next(person for person in people if person is not winner)
    nothing = (await loser.slash("achievements")).message
    assert nothing is not None
    assert said("achievements-none") in text_of(nothing)
    listed = (await winner.slash("achievements")).message
    assert listed is not None
    assert is_ephemeral(listed)
    assert FIRST in text_of(listed)
    shared = (await press(winner, "achieved", listed)).message
    assert shared is not None
    assert not is_ephemeral(shared)
    assert said("achievements-of", name=str(winner.user.global_name)) in text_of(shared)
