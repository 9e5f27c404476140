"""The settings of a person and of a server, by click."""

from bot.sandbox import JSON, Channel, Person, is_ephemeral, selects_of
from bot.sandbox.world import threads_of
from tests.e2e.house import House
from tests.e2e.people import (
    is_lobby,
    press,
    press_of,
    presses,
)


async def settings(house: House) -> tuple[Person, JSON]:
    """Somebody who manages the server, and its settings as they see them."""
    (ada,) = house.people("Ada")
    house.sandbox.grant(house.guild, ada.user, "manage_guild")
    answer = await ada.slash("tahimi-server")
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return ada, answer.message


async def choose(person: Person, message: JSON, verb: str, *values: object) -> JSON:
    """Choose in the menu of that verb; return the settings as they look then."""
    (select,) = [one for one in selects_of(message) if press_of(one.custom_id).verb == verb]
    answer = await person.choose(message, select.custom_id, list(values))
    assert answer.message is not None
    return answer.message


async def wanted(house: House, **choices: object) -> JSON:
    """The server is set up so: by its menus, and by its toggles, which are pressed."""
    ada, message = await settings(house)
    for verb, value in choices.items():
        if value is True:
            answer = await press(ada, verb, message)
            assert answer.message is not None
            message = answer.message
        else:
            message = await choose(ada, message, verb, *(value if isinstance(value, tuple) else (value,)))
    return message


async def in_thread(house: House, *names: str) -> tuple[list[Person], Channel]:
    """A table with a thread of its own; its people look into it."""
    people = house.people(*names)
    await wanted(house, threads=True)
    await people[0].slash("tahimi start")
    await house.quiet()
    (thread,) = threads_of(house.guild)
    people = [person.at(thread) for person in people]
    for guest in people[1:]:
        await press(guest, "join", lobby_of(guest))
        await house.quiet()
    return people, thread


def lobby_of(person: Person) -> JSON:
    return next(one for one in person.messages() if is_lobby(one))


async def wish(house: House, person: Person, name: str, value: bool) -> None:
    """Press a toggle of the settings."""
    menu = await person.slash("cards settings")
    assert menu.message is not None
    toggle = next(one for one, sent in presses(menu.message).items() if sent.argument == f"{name}={int(value)}")
    await person.click(menu.message, toggle)
    await house.quiet()
