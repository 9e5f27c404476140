"""The life of an interaction: three seconds for the first answer, fifteen minutes for its token."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from bot.sandbox.limits import choices
from bot.sandbox.objects import user_object
from bot.sandbox.refusals import Refusal, insist
from bot.sandbox.world import JSON, Channel, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, THINK, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

FIRST_ANSWER = 3.0  # seconds
TOKEN_LIFE = 15 * 60.0  # seconds


class Failed(Exception):
    """The bot did not answer in time; what the person reads is "This interaction failed"."""


@dataclass(frozen=True)
class Answer:
    """The bot's first answer. `message`: the one sent, updated or shown as thinking, as Discord's object.

    `modal` is the modal with its `interaction_id` added; `choices` are those of an autocomplete.
    """

    kind: Literal["message", "thinking", "deferred", "update", "choices", "modal"]
    interaction_id: str
    message: JSON | None = None
    modal: JSON | None = None
    choices: list[JSON] | None = None


ANSWER_KINDS: dict[int, Literal["message", "thinking", "deferred", "update", "choices", "modal"]] = {
    REPLY: "message",
    THINK: "thinking",
    DEFER_UPDATE: "deferred",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
}


@dataclass(eq=False)
class Interaction:
    """One slash command, click, autocomplete or modal submit. `created` is in seconds since 1970.

    `message` is the clicked message, `opener` the interaction whose answer was the submitted modal, `original` what
    `@original` means after the first answer, `own` the messages made with this token, `edited` those that it drew anew.
    `owners`: who has installed the application that is asked there, as `World.owners` says.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    created: float
    data: JSON
    message: Message | None = None
    opener: Interaction | None = None
    answered: int | None = None
    expired: bool = False
    original: Message | None = None
    thinking: bool = False
    modal: JSON | None = None
    owners: JSON = field(default_factory=dict)
    follow_ups: int = 0
    own: set[int] = field(default_factory=set)
    edited: set[int] = field(default_factory=set)
    outcome: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def open(self) -> bool:
        """True if the first answer is still awaited."""
        return self.answered is None and not self.expired

    def expire(self) -> None:
        """Note that the bot did not answer in time: tell the person, and refuse a late answer from now on."""
        if self.open:
            self.expired = True
            if not self.outcome.done():
                self.outcome.set_exception(Failed("This interaction failed"))

    def reachable(self, message: Message) -> bool:
        """True if this token may edit and delete the message: its own ones, and the one that was clicked."""
        return message.id in self.own or message is self.message


def allowed_answers(interaction: Interaction) -> Collection[int]:
    """The callback types Discord takes for this interaction."""
    if interaction.kind == AUTOCOMPLETE:
        return (CHOICES,)
    if interaction.kind == COMMAND:
        return (REPLY, THINK, MODAL)
    if interaction.kind == COMPONENT:
        return (REPLY, THINK, DEFER_UPDATE, UPDATE, MODAL)
    return (REPLY, THINK, DEFER_UPDATE, UPDATE) if interaction.message else (REPLY, THINK)


def check_first_answer(interaction: Interaction | None, token: str, kind: object) -> Interaction:
    """The interaction, when a first answer of this kind is still due; raises 10062, 40060 or 50035."""
    if interaction is None or interaction.token != token:
        raise Refusal(10062)
    if interaction.answered is not None:
        raise Refusal(40060)
    if interaction.expired:
        raise Refusal(10062)
    allowed = allowed_answers(interaction)
    if kind not in allowed:
        insist([choices(("type",), allowed)])
    return interaction


def check_token(interaction: Interaction | None, now: float) -> Interaction:
    """The interaction, when its token may be used for follow-ups and edits; raises 10015 or 50027."""
    if interaction is None:
        raise Refusal(10015)
    if now - interaction.created > TOKEN_LIFE:
        raise Refusal(50027)
    if interaction.answered in (None, CHOICES):
        raise Refusal(10015)
    return interaction


def full_name(data: JSON) -> str:
    """The command with its subcommands, as its answer is headed: `poll start`."""
    name, options = str(data["name"]), data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        name, options = f"{name} {options[0]['name']}", options[0].get("options") or []
    return name


def metadata(interaction: Interaction, original: Message | None = None) -> JSON:
    """The `interaction_metadata` of a message made by this interaction; a follow-up names the original answer."""
    found: JSON = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": user_object(interaction.user),
        "authorizing_integration_owners": interaction.owners,
    }
    if original is not None:
        found["original_response_message_id"] = str(original.id)
    if interaction.kind == COMPONENT and interaction.message is not None:
        found["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind == MODAL_SUBMIT and interaction.opener is not None:
        found["triggering_interaction_metadata"] = metadata(interaction.opener)
    if interaction.kind == COMMAND:
        found["name"] = full_name(interaction.data)
    return found
