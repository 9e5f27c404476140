"""Tournaments as people see them."""

from bot.sandbox import JSON, Answer, Person, is_ephemeral, selects_of, text_of
from bot.trouble import OLD_MESSAGE
from bot.ui.custom_ids import TABLE, TOURNAMENT, kind
from data.tournament_records import Course
from tests.e2e.house import House
from tests.e2e.people import press, presses, reply
from tests.said import is_said

HELP = kind(TOURNAMENT, "help")  # stands on the message of a tournament all the time
CHECK_IN = 180.0
LONG = 600.0  # no clock of a quick table takes longer


async def host(house: House, name: str = "Marie") -> Person:
    """Somebody who manages the server."""
    (person,) = house.people(name)
    house.sandbox.grant(house.guild, person.user, "manage_guild")
    return person


async def created(person: Person, **fields: str) -> Answer:
    """Fill in the form of a new tournament."""
    answer = await person.slash("tournament create")
    assert answer.modal is not None
    return await person.submit(answer.modal, {name: [value] for name, value in fields.items()})


def message(person: Person) -> JSON:
    """The message of the newest tournament."""
    shown = [one for one in person.messages() if not is_ephemeral(one)]
    return [one for one in shown if any(sent.kind == HELP for sent in presses(one).values())][-1]


async def course(house: House, number: int = 1) -> Course:
    found = await house.bot.registry.store.tournaments.course(number)
    assert found is not None
    return found


async def joined(house: House, people: list[Person]) -> None:
    """Let these people sign up, one after the other."""
    for one in people:
        await press(one, "join", message(one))
    await house.quiet()


async def paired(one: Person, other: Person) -> None:
    """Let one of the two ask the other, who accepts."""
    question = (await press(one, "join", message(one))).message
    assert question is not None
    (menu,) = selects_of(question)
    assert menu.custom_id is not None
    asked = await one.choose(question, menu.custom_id, [other.user])
    assert asked.message is not None
    assert is_said("tournament-partner-asked", text_of(asked.message), name=str(one.user.global_name))
    accepted = await press(other, "accept", asked.message)
    assert is_said("tournament-partnered", reply(accepted), name=str(one.user.global_name), round=1)


def call_of(house: House, person: Person) -> tuple[Person, JSON] | None:
    """The newest call to a table that names this person, and the person in its channel."""
    found: list[tuple[int, Person, JSON]] = []
    for channel in house.sandbox.world.channels.values():
        there = person.at(channel)
        for one in there.messages():
            here = any(sent.surface == TABLE and sent.verb == "back" for sent in presses(one).values())
            if here and not is_ephemeral(one) and f"<@{person.user.id}>" in str(one["components"]):
                found.append((int(one["id"]), there, one))
    return max(found, key=lambda one: one[0])[1:] if found else None


async def played_out(house: House, number: int = 1, most: int = 60) -> Course:
    """Let time pass until the tournament is over; whoever does nothing is played for."""
    for _ in range(most):
        if (now := await course(house, number)).tournament.phase == "over":
            return now
        await house.wait(CHECK_IN)
    raise AssertionError("the tournament goes on")


def allow_rationed_edits(house: House) -> None:
    """Allow the refusals of a test that takes hours on the clock, since Discord rations the edits of messages that are
    older than an hour.
    """
    house.asked_for = [one.status for one in house.sandbox.refusals if one.response["code"] == OLD_MESSAGE]
