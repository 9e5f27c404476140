"""Answers to interactions: the first one, follow-ups, and edits by token."""

from __future__ import annotations

from bot.sandbox.commands import CHAT_INPUT, CHOICES
from bot.sandbox.core import Core
from bot.sandbox.drawing import drawn
from bot.sandbox.interactions import (
    COMMAND,
    DEFER_UPDATE,
    MODAL,
    REPLY,
    THINK,
    UPDATE,
    Interaction,
    check_first_answer,
    check_token,
    full_name,
    metadata,
)
from bot.sandbox.limits import PLAIN, Setting, choices, many
from bot.sandbox.messages import USER_MENTIONS, blank, write
from bot.sandbox.modals import modal_problems
from bot.sandbox.objects import message_object, user_object
from bot.sandbox.ratelimits import WEBHOOK
from bot.sandbox.refusals import Problem, Refusal, insist
from bot.sandbox.rest import Call, Route
from bot.sandbox.world import EPHEMERAL, JSON, LOADING, Message

#: What a message is that answers a command.
CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 20, 23

#: How often one interaction is answered more, where only the person has installed the application.
FOLLOW_UPS = 5


def callback(core: Core, call: Call) -> JSON | None:
    """POST the first answer. A refused body leaves the interaction open."""
    body = call.fields
    kind = body.get("type")
    interaction = core.interactions.get(call.id("interaction_id"))
    interaction = check_first_answer(interaction, call.params["interaction_token"], kind)
    data = body.get("data") or {}
    message: Message | None = None
    modal: JSON | None = None
    if kind == REPLY:
        message = reply(core, interaction, data, call)
    elif kind == THINK:
        message = think(core, interaction, data)
    elif kind == UPDATE:
        message = update(core, clicked(core, interaction), data, call)
    elif kind == DEFER_UPDATE:
        message = interaction.message
    elif kind == MODAL:
        insist(modal_problems(data, Setting(emojis=core.world.emojis)))
        modal = data | {"components": drawn(data["components"], core.world)}
    else:
        insist(autocomplete_problems(interaction, data))
        modal = data
    core.answered(interaction, int(str(kind)), message, modal)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return callback_object(interaction, message)


def callback_object(interaction: Interaction, message: Message | None) -> JSON:
    """The object that `with_response` asks for: the interaction, and the message that was sent or updated."""
    found: JSON = {"id": str(interaction.id), "type": interaction.kind}
    if message is None:
        return {"interaction": found}
    found |= {
        "response_message_id": str(message.id),
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.owner is not None,
        "channel_id": str(message.channel.id),
    }
    if interaction.answered not in (REPLY, UPDATE):
        return {"interaction": found}
    return {"interaction": found, "resource": {"type": interaction.answered, "message": message_object(message)}}


def autocomplete_problems(interaction: Interaction, data: JSON) -> list[Problem]:
    """The faults of the choices that answer an autocomplete. There may be at most 25, each right for the option that is
    being typed.
    """
    options = interaction.data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        options = options[0]["options"]
    kind = next(option["type"] for option in options if option.get("focused"))
    return [*many(CHOICES[kind], 25)(data.get("choices"), ("data", "choices"), PLAIN)]


def clicked(core: Core, interaction: Interaction) -> Message:
    """The message whose component was used, if it is still there; raises 10008."""
    message = interaction.message
    if message is None or message.id not in message.channel.messages:
        raise Refusal(10008)
    return message


def own_message(core: Core, interaction: Interaction, *, ephemeral: bool) -> Message:
    """A new message of this interaction, not posted yet."""
    message = blank(interaction.channel, core.world.bot, core.world)
    message.metadata = metadata(interaction, interaction.original)
    if interaction.kind == COMMAND and interaction.original is None:
        message.kind = CHAT_INPUT_COMMAND if interaction.data["type"] == CHAT_INPUT else CONTEXT_MENU_COMMAND
        name, user = full_name(interaction.data), user_object(interaction.user)
        message.command = {"id": str(interaction.id), "type": COMMAND, "name": name, "user": user}
    elif answered_to := interaction.original or interaction.message:
        message.kind = 19
        message.reference = {
            "type": 0,
            "channel_id": str(answered_to.channel.id),
            "message_id": str(answered_to.id),
        }
    if ephemeral:
        message.flags |= EPHEMERAL
        message.owner = interaction.user
    return message


def reply(core: Core, interaction: Interaction, data: JSON, call: Call) -> Message:
    """A new message, posted: the first answer or a follow-up."""
    flags = data.get("flags")
    ephemeral = bool(flags & EPHEMERAL) if isinstance(flags, int) else False
    message = own_message(core, interaction, ephemeral=ephemeral)
    write(core.world, core.cdn, message, data, call.uploads, fresh=True, parsed=USER_MENTIONS)
    interaction.own.add(message.id)
    core.post(message)
    return message


def think(core: Core, interaction: Interaction, data: JSON) -> Message:
    """The "thinking" message; of all flags it takes only EPHEMERAL."""
    flags = data.get("flags") or 0
    if flags & ~EPHEMERAL:
        raise Refusal(50035, [choices(("data", "flags"), (0, EPHEMERAL))])
    message = own_message(core, interaction, ephemeral=bool(flags))
    message.flags |= LOADING
    interaction.own.add(message.id)
    core.post(message, silent=True)
    return message


def update(core: Core, message: Message, data: JSON, call: Call) -> Message:
    """Edit a message by an interaction."""
    thinking = bool(message.flags & LOADING)
    write(core.world, core.cdn, message, data, call.uploads, fresh=False, parsed=USER_MENTIONS)
    core.redraw(message, first=thinking)
    return message


def interaction_of(core: Core, call: Call) -> Interaction:
    """The interaction whose token is in the path; raises 10015 or 50027."""
    if call.params["webhook_id"] != str(core.world.bot.id):
        raise Refusal(10015)
    return check_token(core.tokens.get(call.params["webhook_token"]), core.now())


def follow_up(core: Core, call: Call) -> JSON:
    """POST a follow-up; the first one after "thinking" becomes the answer, whatever its EPHEMERAL flag says."""
    interaction, body = interaction_of(core, call), call.fields
    thinking = interaction.original if interaction.thinking else None
    if thinking is not None and thinking.id in thinking.channel.messages:
        message = update(core, thinking, body, call)
        interaction.thinking = False
    else:
        check_follow_ups(interaction)
        message = reply(core, interaction, body, call)
        interaction.follow_ups += 1
    return message_object(message)


def check_follow_ups(interaction: Interaction) -> None:
    """Raises 40094 where only the person has installed the application, and that was answered often enough."""
    if "0" not in interaction.owners and interaction.follow_ups >= FOLLOW_UPS:
        raise Refusal(40094)


def target(core: Core, call: Call) -> tuple[Interaction, Message]:
    """The message of the path, if the token reaches it; raises 10008."""
    interaction = interaction_of(core, call)
    if call.params["message_id"] == "@original":
        message = interaction.original
    else:
        message = interaction.channel.messages.get(call.id("message_id"))
        if message is not None and not interaction.reachable(message):
            message = None
    if message is None or message.id not in message.channel.messages:
        raise Refusal(10008)
    return interaction, message


def get_own(core: Core, call: Call) -> JSON:
    """GET a message by token."""
    return message_object(target(core, call)[1])


def patch_own(core: Core, call: Call) -> JSON:
    """PATCH a message by token."""
    interaction, message = target(core, call)
    update(core, message, call.fields, call)
    interaction.edited.add(message.id)
    if message is interaction.original:
        interaction.thinking = False
    return message_object(message)


def delete_own(core: Core, call: Call) -> None:
    """DELETE a message by token."""
    core.remove(target(core, call)[1])


WEBHOOKS = "/webhooks/{webhook_id}/{webhook_token}"
ONE = WEBHOOKS + "/messages/{message_id}"

ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, open=True),
    Route("POST", WEBHOOKS, follow_up, open=True, rule=WEBHOOK),
    Route("GET", ONE, get_own, open=True, rule=WEBHOOK),
    Route("PATCH", ONE, patch_own, open=True, rule=WEBHOOK),
    Route("DELETE", ONE, delete_own, open=True, rule=WEBHOOK),
]
