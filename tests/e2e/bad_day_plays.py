"""Plays on Discord's bad days, and the truth of what is shown then."""

from collections.abc import Sequence
from contextlib import suppress

from bot.messages.surfaces import LINGERS_SECONDS
from bot.sandbox import Failed, Person
from engine.games import game_of
from tests.e2e.clicks import asked, button_of
from tests.e2e.house import House
from tests.e2e.people import panel


async def shows_the_truth(house: House, person: Person) -> bool:
    """True if the panel is the same as the one that the person gets by asking for it, after a wait so long that people
    who wait for others are told for whom.
    """
    await house.wait(LINGERS_SECONDS)
    shown = panel(person)["components"]
    await person.slash("cards hand")
    await house.quiet()
    return bool(shown == panel(person)["components"])


async def play_once(house: House, people: Sequence[Person]) -> str:
    """The person who is asked presses a button of their panel, and may be told that it failed. Return the action that
    they wanted to play.
    """
    state = (await house.table()).state
    assert state is not None
    (decision,) = state.pending
    text = game_of(state.view(None).game).choose(state.view(decision.seat), decision).text

    person = await asked(house, people)
    with suppress(Failed):
        await person.click(panel(person), button_of(panel(person), text))
    await house.quiet()
    return text
