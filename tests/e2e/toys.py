"""A round of the toy game by clicks."""

import random

from bot.sandbox import JSON, Person, buttons_of, selects_of
from bot.ui.custom_ids import ANSWER
from tests.e2e.house import House
from tests.e2e.people import panel, press, press_of


async def seated(house: House, *names: str, **options: str) -> list[Person]:
    """A table of the toy, and these people at it, who all have their hands open."""
    people = house.people(*names)
    await people[0].slash("cards start", game="toy", **options)
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "go")
    for person in people:
        await press(person, "hand")
    await house.quiet()
    return people


def choices(person: Person) -> list[str]:
    """The custom ids of what completes an answer on somebody's panel."""
    return choices_on(panel(person))


def choices_on(message: JSON) -> list[str]:
    """The custom ids of what completes an answer on a panel."""
    return [one.custom_id for one in buttons_of(message) if press_of(one.custom_id).verb == ANSWER]


async def answer(house: House, person: Person, luck: random.Random) -> None:
    """Give one answer, by a click on a button or in a menu."""
    if found := choices(person):
        await person.click(panel(person), luck.choice(found))
    else:
        menu = next(one for one in selects_of(panel(person)) if press_of(one.custom_id).verb == ANSWER)
        await person.choose(panel(person), menu.custom_id, [luck.choice(menu.options)["value"]])
    await house.quiet()


async def played(house: House, people: list[Person], luck: random.Random) -> None:
    """Play the hand to its end."""
    table = await house.table()
    while table.state is not None and table.state.result is None:
        owed = [decision.seat for decision in table.state.pending if decision.given is None]
        user = table.user_at(owed[0])
        await answer(house, next(one for one in people if one.user.id == user), luck)
        table = await house.table()
