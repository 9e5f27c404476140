"""The commands that work anywhere: in a direct message with the bot, and, if the bot's host lets people install the app
themselves, in servers without the bot, in groups and in direct messages with others. They may not rely on a member, on
a channel that the bot can see, or on an edit after the quarter of an hour that a token lasts.
"""

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot import hosting
from bot.refusal import Refused

ANYWHERE = frozenset({"daily", "privacy", "cards learn", "cards rules", "cards settings", "cards hint"})
_OFFERED = {name.partition(" ")[0] for name in ANYWHERE}  # Discord offers a command with all its parts, or not at all

Command = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def offer(commands: Iterable[Command], user_install: bool) -> None:
    """Set where Discord is to offer each command. `user_install`: True if people may install the app themselves."""
    for command in commands:
        if command.name in _OFFERED and not isinstance(command, app_commands.ContextMenu):
            command.allowed_contexts = app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=user_install
            )
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=user_install)


def elsewhere(daily_deals: bool, application: int) -> Refused:
    """The refusal of what needs a server with the bot in it: commands alone can be installed, too, but no table can be
    shown there. It names the link that invites the bot, and what works where the person is. `daily_deals`: True if the
    bot plays today's deals.
    """
    return Refused("needs_server", deals="played" if daily_deals else "off", link=hosting.invite(application))
