"""Everything that a person can do and see, as Discord's client lets them: the page and the tests use the same
functions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bot.sandbox.access import can_view, may, messages_for, visible
from bot.sandbox.commands import CHAT_INPUT, USER_MENU, WrongInput, filled
from bot.sandbox.components import CHANNEL_SELECT, ROLE_SELECT, STRING_SELECT, USER_SELECT
from bot.sandbox.core import Change, Core
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Answer, Interaction
from bot.sandbox.messages import blank, write
from bot.sandbox.modals import Value, answer_problem, fields, preset, submission
from bot.sandbox.objects import (
    channel_object,
    member_object,
    message_object,
    permissions_of,
    role_object,
    user_object,
)
from bot.sandbox.reading import Button, Select, buttons_of, is_thinking, selects_of, text_of
from bot.sandbox.world import JSON, Channel, Message, Ping, Role, User, context_of

LONGEST_ID = 20  # digits

Pressable = TypeVar("Pressable", Button, Select)


class NotThere(Exception):
    """The person cannot do that: no such button, message or command for them. The text says which."""


@dataclass(frozen=True)
class Person:
    """Somebody looking at one channel."""

    core: Core
    user: User
    channel: Channel

    def at(self, channel: Channel) -> Person:
        """The same person looking at another channel or thread."""
        return replace(self, channel=channel)

    # Seeing

    def messages(self) -> list[JSON]:
        """The messages that this person sees in the channel now, oldest first."""
        return [message_object(message) for message in messages_for(self.channel, self.user)]

    def pings(self) -> list[Ping]:
        """The messages that have notified this person here so far."""
        here = (self.user.id, self.channel.id)
        return [ping for ping in self.core.world.pings if (ping.user_id, ping.channel_id) == here]

    async def until(self, predicate: Callable[[JSON], bool], within: float = 5.0) -> JSON:
        """The first visible message that satisfies the predicate, now or soon; TimeoutError after `within` seconds."""
        stirred = asyncio.Event()

        def watch(change: Change) -> None:
            stirred.set()

        self.core.watchers.add(watch)
        try:
            async with asyncio.timeout(within):
                while True:
                    stirred.clear()
                    for message in self.messages():
                        if predicate(message):
                            return message
                    await stirred.wait()
        except TimeoutError:
            seen = "\n---\n".join(text_of(message) for message in self.messages())
            raise TimeoutError(f"{self.user.username} still sees:\n{seen}") from None
        finally:
            self.core.watchers.discard(watch)

    # Commands

    def command(self, name: str, kind: int = CHAT_INPUT) -> JSON:
        """The command of this name that this person may use here: a slash command, or one of the menu of a person;
        raises NotThere.
        """
        guild = self.channel.guild
        commands = self.core.world.commands
        offered = [*commands.get(guild.id if guild else None, {}).values(), *commands[None].values()]
        for command in offered:
            if command["name"] == name and command["type"] == kind:
                if not self.may_use(command):
                    raise NotThere("You cannot use this command here")
                return command
        raise NotThere(f"There is no {'/' if kind == CHAT_INPUT else ''}{name}")

    def may_use(self, command: JSON) -> bool:
        """True if Discord offers the command to this person here."""
        contexts = command.get("contexts")
        if contexts is not None and context_of(self.channel) not in contexts:
            return False
        owners = self.core.world.owners(self.channel, self.user)
        if not owners.keys() & {str(one) for one in command.get("integration_types", [0])}:
            return False
        if self.channel.thread is not None and self.channel.thread.archived:
            return False
        needed = command["default_member_permissions"]
        if self.channel.guild is None or not can_view(self.channel, self.user):
            return self.channel.guild is None
        held = int(permissions_of(self.channel, self.user.id))
        admin = may(self.channel, self.user.id, "administrator")
        allowed = needed is None or admin or (needed != "0" and held & int(needed) == int(needed))
        return allowed and may(self.channel, self.user.id, "use_application_commands")

    async def slash(self, line: str, /, **options: Any) -> Answer:
        """Use a slash command: `slash("poll start", seats=4)`. Users, channels and roles are given as such or by id.

        Raises NotThere, WrongInput (the client would not send it), Failed (the bot did not answer in time).
        """
        return await self._command(COMMAND, line, options)

    async def menu(self, name: str, target: User) -> Answer:
        """Choose a command from the menu of a person, as by a right click on them. Raises as `slash`."""
        command = self.command(name, USER_MENU)
        data: JSON = {"id": command["id"], "name": name, "type": USER_MENU, "target_id": str(target.id)}
        return await self._ask(COMMAND, data | self._resolved({str(target.id)}))

    async def autocomplete(self, line: str, focused: str, /, **options: Any) -> list[JSON]:
        """The choices offered while typing the option `focused`, whose text so far is among the options."""
        answer = await self._command(AUTOCOMPLETE, line, {focused: ""} | options, focused)
        return answer.choices or []

    async def _command(self, kind: int, line: str, options: Mapping[str, Any], focused: str | None = None) -> Answer:
        name, *path = line.removeprefix("/").split()
        command = self.command(name)
        given = {key: str(value.id) if hasattr(value, "id") else value for key, value in options.items()}
        data: JSON = {"id": command["id"], "name": name, "type": CHAT_INPUT}
        data["options"] = filled(command, path, given, focused)
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        ids = {value for value in given.values() if isinstance(value, str) and _is_id(value)}
        data |= self._resolved(ids)
        return await self._ask(kind, data)

    def _resolved(self, ids: set[str]) -> JSON:
        """The users, members, channels and roles behind these ids, as `resolved`; nothing when there are none."""
        guild, world = self.channel.guild, self.core.world
        found: dict[str, JSON] = {"users": {}, "members": {}, "channels": {}, "roles": {}}
        for one in sorted(ids):
            number = int(one)
            if number in world.users:
                found["users"][one] = user_object(world.users[number])
            if guild is not None and number in guild.members:
                permissions = permissions_of(self.channel, number)
                member = member_object(guild.members[number], with_user=False)
                found["members"][one] = member | {"permissions": permissions}
            if guild is not None and number in guild.channels:
                channel = guild.channels[number]
                permissions = permissions_of(channel, self.user.id)
                found["channels"][one] = channel_object(channel) | {"permissions": permissions}
            if guild is not None and number in guild.roles:
                found["roles"][one] = role_object(guild.roles[number], list(guild.roles).index(number))
        resolved = {key: value for key, value in found.items() if value}
        return {"resolved": resolved} if resolved else {}

    # Components

    async def click(
        self, message: JSON, custom_id: str | None = None, *, label: str | None = None, stale: bool = False
    ) -> Answer:
        """Press a button, named by custom_id or label; raises NotThere if it is gone or disabled.

        With `stale` it is pressed as drawn in `message`, an earlier picture, whatever the message looks like now.
        """
        there = self._message(message)
        found = [
            button
            for button in buttons_of(message if stale else message_object(there))
            if (custom_id is None or button.custom_id == custom_id) and label in (None, button.label)
        ]
        button = self._only(found, f"button {custom_id or label}")
        if button.url:
            raise NotThere("A link button asks the bot nothing")
        data = {"component_type": 2, "custom_id": button.custom_id, "id": button.id}
        return await self._ask(COMPONENT, data, there)

    async def choose(self, message: JSON, custom_id: str, values: list[Any], *, stale: bool = False) -> Answer:
        """Choose in a select; raises NotThere, or WrongInput if it does not offer that. `stale` as in `click`."""
        there = self._message(message)
        picture = message if stale else message_object(there)
        found = [select for select in selects_of(picture) if select.custom_id == custom_id]
        select = self._only(found, f"select {custom_id}")
        chosen = [str(value.id) if isinstance(value, User | Channel | Role) else str(value) for value in values]
        if not select.least <= len(chosen) <= select.most or len(set(chosen)) != len(chosen):
            raise WrongInput(f"Choose between {select.least} and {select.most}.")
        data: JSON = {"component_type": select.kind, "custom_id": custom_id, "id": select.id, "values": chosen}
        if select.kind == STRING_SELECT:
            if not set(chosen) <= set(select.values):
                raise WrongInput("There is no such option.")
        else:
            data |= self._resolved(set(chosen))
            part = {USER_SELECT: "users", ROLE_SELECT: "roles", CHANNEL_SELECT: "channels"}.get(select.kind)
            parts = [part] if part else ["users", "roles"]
            if not set(chosen) <= {one for name in parts for one in data.get("resolved", {}).get(name, ())}:
                raise WrongInput("There is no such option.")
        return await self._ask(COMPONENT, data, there)

    def _message(self, message: JSON) -> Message:
        there = self.core.world.find_message(int(message["id"]))
        if there is None or not visible(there, self.user):
            raise NotThere(f"{self.user.username} does not see this message")
        return there

    def _only(self, found: Sequence[Pressable], what: str) -> Pressable:
        """The one component meant, enabled; raises NotThere."""
        if not found:
            raise NotThere(f"There is no {what}")
        if len(found) > 1:
            raise NotThere(f"There is more than one {what}")
        if found[0].disabled:
            raise NotThere(f"The {what} is disabled")
        return found[0]

    # Modals, words, dismissal

    async def submit(self, modal: JSON, values: Mapping[str, Value] | None = None) -> Answer:
        """Send a modal (the `modal` of an Answer) with its fields filled by custom_id; untouched ones stay preset.

        Raises WrongInput where the client would refuse a value, NotThere if the modal is not open any more.
        """
        opener = self.core.interactions.get(int(modal["interaction_id"]))
        if opener is None or opener.modal is None or opener.user is not self.user:
            raise NotThere("This modal is not open")
        given = dict(values or {})
        for field in fields(opener.modal):
            value = given.setdefault(field["custom_id"], preset(field))
            problem = answer_problem(field, value)
            if problem:
                raise WrongInput(f"{field['custom_id']}: {problem}")
        strange = set(given) - {field["custom_id"] for field in fields(opener.modal)}
        if strange:
            raise WrongInput(f"The modal has no field {', '.join(sorted(strange))}.")
        data: JSON = {"custom_id": opener.modal["custom_id"], "components": submission(opener.modal, given)}
        chosen = {one for value in given.values() if isinstance(value, list) for one in value if _is_id(one)}
        data |= self._resolved(chosen)
        interaction = self.core.interact(MODAL_SUBMIT, self.user, opener.channel, data, opener.message, opener)
        answer = await self.answer_to(interaction)
        opener.modal = None
        return answer

    async def say(self, content: str) -> JSON:
        """An ordinary chat message of this person; raises NotThere if they may not write here."""
        name = "send_messages_in_threads" if self.channel.thread else "send_messages"
        if not can_view(self.channel, self.user) or not may(self.channel, self.user.id, name):
            raise NotThere("You do not have permission to send messages in this channel")
        message = blank(self.channel, self.user, self.core.world)
        write(self.core.world, self.core.cdn, message, {"content": content}, {}, fresh=True)
        self.core.post(message)
        return message_object(message)

    def dismiss(self, message: JSON) -> None:
        """Put an ephemeral message out of sight; its token goes on working. Raises NotThere for another message."""
        there = self._message(message)
        if there.owner is None:
            raise NotThere("Only an ephemeral message can be dismissed")
        self.core.tell(Change("delete", there))
        there.dismissed = True

    async def _ask(self, kind: int, data: JSON, message: Message | None = None) -> Answer:
        if message is not None and is_thinking(message_object(message)):
            raise NotThere("The bot is still thinking")
        channel = message.channel if message else self.channel
        if not can_view(channel, self.user):
            raise NotThere(f"{self.user.username} does not see this channel")
        interaction = self.core.interact(kind, self.user, channel, data, message)
        return await self.answer_to(interaction)

    async def answer_to(self, interaction: Interaction) -> Answer:
        """The bot's first answer to what this person did; raises Failed."""
        return await asyncio.shield(interaction.outcome)


def _is_id(text: str) -> bool:
    """True if this may be the id of anything."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_ID
