"""The standing sign of a server, and what a bot says that has just been invited. Everybody sees both."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.screens.settings.server import PLACES, STARTERS
from bot.screens.table.open_tables import has_room
from bot.stamp import Stamp
from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui import names, naming
from bot.ui.components import GOOD, MAIN, MOST_LABEL, VIOLET, button, chooser, line, menu, rows, screen, text
from bot.ui.custom_ids import INTRODUCTION, SIGN, Press, encode
from bot.ui.language import languages
from bot.ui.texts import name_of_language, say

MOST = 5  # tables that are listed
MOST_CHANNELS = 25


def sign(scenes: Sequence[Scene]) -> ui.LayoutView:
    """The ways in, and the open tables, the newest first."""
    shown, more = scenes[:MOST], len(scenes) - MOST
    tables = [sentence for scene in shown for sentence in sign_entry(scene)]
    return screen(
        VIOLET,
        text(say("sign-title"), say("sign-about")),
        rows(
            [
                button(say("button-sign-play"), Press(SIGN, 0, Stamp(), "play"), GOOD),
                button(say("button-sign-learn"), Press(SIGN, 0, Stamp(), "learn"), MAIN),
            ]
        ),
        line(),
        text(
            say("sign-tables") if tables else say("sign-no-tables"),
            *tables,
            f"-# {say('tables-more', count=more)}" if more > 0 else None,
        ),
        rows([_way(scene) for scene in shown if has_room(scene)], 1),
    )


def sign_entry(scene: Scene) -> tuple[str, ...]:
    """A sign's line about an open table. It does not change from move to move, nor from round to round."""
    entry = say("sign-entry", table=name_of_table(scene.record), place=f"<#{scene.record.channel}>")
    if scene.record.phase == "lobby":
        wanted = max(scene.record.seats, scene.players_here)
        return (entry, f"-# {say('tables-lobby', seated=scene.players_here, wanted=wanted)}")
    return (entry, f"-# {say('sign-room' if has_room(scene) else 'sign-full')}")


def _way(scene: Scene) -> ui.Button[ui.LayoutView]:
    table = name_of_table(scene.record, names.in_plain)
    label = naming.cut(say("button-sit-down", table=table), MOST_LABEL)
    return button(label, Press(SIGN, scene.record.id, Stamp(), "join"))


def introduction(owner: int) -> ui.LayoutView:
    """The questions of a bot that has just been invited to the owner of the server. It says nothing of what is chosen,
    which everybody could see and which would become untrue: every press is answered in private.
    """
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=encode(_press("channels")),
        placeholder=say("introduction-channels"),
        channel_types=PLACES,
        min_values=0,
        max_values=MOST_CHANNELS,
    )
    starters = [discord.SelectOption(label=say(f"starters-{one}"), value=one) for one in STARTERS]
    spoken = [discord.SelectOption(label=name_of_language(one), value=one) for one in languages()]
    return screen(
        VIOLET,
        text(say("introduction-title"), say("introduction-about", owner=f"<@{owner}>")),
        chooser(channels),
        menu(_press("starters"), say("introduction-starters"), starters),
        menu(_press("language"), say("language-public"), spoken),
        rows(
            [
                button(say("button-introduction-sign"), _press("sign"), MAIN),
                button(say("button-introduction-done"), _press("done")),
            ]
        ),
        text(f"-# {say('introduction-more')}"),
    )


def _press(verb: str) -> Press:
    return Press(INTRODUCTION, 0, Stamp(), verb)
