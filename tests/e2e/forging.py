"""Interactions that no client of Discord sends: forged ids, values and forms, and some that are delivered twice."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.interactions.handlers import HANDLERS, TABLELESS
from bot.sandbox import JSON, Answer, Person, buttons_of, selects_of
from bot.sandbox.interactions import COMMAND, COMPONENT, MODAL_SUBMIT
from bot.ui.custom_ids import SCHEMA, base36
from bot.ui.numbers import MOST
from engine.games import GAMES

KINDS = (*HANDLERS, *TABLELESS)
FIELDS = (
    "seats",
    "pace",
    "sealed",
    "stewards",
    "level",
    "hints",
    "pings",
    "jokers",
    "deck_mode",
    "removal_rank",
    "decrees",
    "preset",
)
NUMBERS = ("-1", "0", "1", "00", "1.5", "9" * 20, "9" * 5000, "z" * 13, "z" * 90, base36(MOST + 1), str(2**63), "1e9")
LOOKALIKES = ("²", "٢", "１", "Ⅷ", "½", "1\u200b", "\u202e1", "𝟙")  # digits to some functions, but not to all
WORDS = ("", " ", ".", "..", "../..", ":", ":::", "-", "#", "None", "True", "💥", "%s", "{0}", "\x00", "x" * 60)
ACTIONS = (
    *("pass", "leave", "call", "catch 99", "catch ²", "give", "give 3 3 3 3 3", "play", "play Jo as 99", "3x99"),
    *("chariot 99 Moon", "wheel", "justice", "judgement 1", "Kx1 Kx1", "play K K K", "pay", "6D-9D"),
)
NAMES = (
    *("u1", "s0", "s99", "u", "0..", "zzz..", "0.u1.magnificence", "1.s0.", "once", "trick", "auto_pass=2", "=1"),
    *("whist", "whist.1", "tahimi.1", "server.all.tahimi.0", "table.session.tahimi.9", "tahimi/taxes", "../x/y"),
    *GAMES,
)
ODD = (*NUMBERS, *LOOKALIKES, *WORDS, *ACTIONS, *NAMES)


async def sent(person: Person, kind: int, data: JSON, message: JSON | None = None) -> Answer:
    """The answer to an interaction with this very data, on any message that the person sees. No client checks it."""
    core = person.core
    there = core.world.find_message(int(message["id"])) if message else None
    own = [one for one in core.interactions.values() if one.user is person.user and one.kind != MODAL_SUBMIT]
    opener = own[-1] if kind == MODAL_SUBMIT else None  # what a form was an answer to; which one nobody looks at
    interaction = core.interact(kind, person.user, person.channel, data, there, opener)
    return await person.answer_to(interaction)


async def clicked(person: Person, message: JSON, custom_id: str, **data: Any) -> Answer:
    """The answer to a click on something of that id, which is not on the message; `values`: the choice in a menu."""
    data = {"component_type": 3 if "values" in data else 2, "custom_id": custom_id, "id": 1} | data
    return await sent(person, COMPONENT, data, message)


async def submitted(person: Person, message: JSON | None, custom_id: str, *components: object) -> Answer:
    """The answer to a form of that id, which nobody was shown."""
    return await sent(person, MODAL_SUBMIT, {"custom_id": custom_id, "components": [*components]}, message)


async def commanded(person: Person, line: str, **options: Any) -> Answer:
    """The answer to a slash command with options that no client would let pass."""
    name, *path = line.split()
    command = person.command(name)
    declared = command
    for part in path:
        declared = next(option for option in declared["options"] if option["name"] == part)
    kinds = {option["name"]: option["type"] for option in declared.get("options", [])}
    given: list[JSON] = [{"type": kinds[key], "name": key, "value": value} for key, value in options.items()]
    for part in reversed(path):
        given = [{"type": 1, "name": part, "options": given}]
    return await sent(person, COMMAND, {"id": command["id"], "name": name, "type": 1, "options": given})


def again(person: Person, answer: Answer) -> None:
    """Let Discord deliver once more the interaction that was answered so."""
    core, guild = person.core, person.channel.guild
    data = core.interaction_object(core.interactions[int(answer.interaction_id)])
    core.hub.dispatch("INTERACTION_CREATE", data, guild.id if guild else None)


def drawn_for(*people: Person) -> list[str]:
    """Every custom id that these people see, of buttons and menus, enabled or not."""
    messages = [message for person in people for message in person.messages()]
    found = [one.custom_id for message in messages for one in buttons_of(message)]
    found += [one.custom_id for message in messages for one in selects_of(message)]
    return list(dict.fromkeys(one for one in found if one))


def offered_to(*people: Person) -> list[str]:
    """Every value that is offered to these people in a menu."""
    menus = [menu for person in people for message in person.messages() for menu in selects_of(message)]
    return list(dict.fromkeys(value for menu in menus for value in menu.values))


@dataclass
class Forger:
    """Makes up what a bot should not trust, from what it drew (`ids`, `values`) and from nothing."""

    random: random.Random
    ids: Sequence[str] = ()
    values: Sequence[str] = ()

    def custom_id(self) -> str:
        """An id: of a kind that exists but made up, wholly made up, or a real one with something changed."""
        match self.random.randrange(6):
            case 0:
                surface, verb = self.random.choice(KINDS).split(":")
                return f"{SCHEMA}{surface}:{self._number()}:{self._number()}:{verb}:{self._odd()}"
            case 1:
                return "".join(self.random.choices("01hltxrdvmcbsg:.#-²é ", k=self.random.randrange(1, 40)))
            case _:
                return self._changed(self.random.choice(self.ids))

    def _changed(self, real: str) -> str:
        parts = real.split(":")
        at = self.random.randrange(len(parts))
        match self.random.randrange(6):
            case 0:
                parts[at] = self._odd()
            case 1:
                parts[at] = parts[at] + self._odd()
            case 2:
                other = self.random.choice(self.ids).split(":")
                parts[at] = other[min(at, len(other) - 1)]
            case 3:
                surface, verb = self.random.choice(KINDS).split(":")
                parts[0], parts[3] = SCHEMA + surface, verb
            case 4:
                parts = [*parts[:4], self._odd()]
            case _:
                del parts[at]
        return ":".join(parts) or "?"

    def _number(self) -> str:
        return self.random.choice(("0", "1", "1", "2", *NUMBERS, *LOOKALIKES))

    def _odd(self) -> str:
        return self.random.choice((*ODD, *self.values) if self.values else ODD)

    def chosen(self) -> object:
        """The values of a menu, made up."""
        match self.random.randrange(5):
            case 0:
                return self.random.choice(([], None, "", {}, 7, [7], [None], [[]], ["1"] * 2, [*map(str, range(40))]))
            case 1:
                return [self._odd() for _ in range(self.random.randrange(4))]
            case _:
                return [self._odd()]

    def filled(self) -> list[object]:
        """The components of a form, made up."""
        return [self._label() for _ in range(self.random.randrange(5))]

    def _label(self) -> object:
        field = {"type": 21, "custom_id": self.random.choice((*FIELDS, self._odd()))}
        match self.random.randrange(5):
            case 0:
                return self.random.choice((None, 7, [], {}, {"component": None}, {"component": field}))
            case 1:
                return {"type": 18, "component": field | {"values": self.chosen()}}
            case 2:
                return {"type": 18, "component": field | {"value": self.random.choice((None, 7, True, [], {}))}}
            case _:
                return {"type": 18, "component": field | {"value": self._odd()}}

    async def press(self, person: Person, message: JSON) -> tuple[str, Answer]:
        """Send something forged; return its custom id, and the answer."""
        custom_id = self.custom_id()
        match self.random.randrange(4):
            case 0:
                return custom_id, await submitted(person, message, custom_id, *self.filled())
            case 1:
                return custom_id, await clicked(person, message, custom_id)
            case _:
                return custom_id, await clicked(person, message, custom_id, values=self.chosen())
