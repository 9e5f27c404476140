"""The choices that a host has beside the form of a tournament, until it begins: a private screen, redrawn with every
choice.
"""

from collections.abc import Iterable, Sequence
from typing import get_args

import discord
from discord import ui

from bot.screens.tournament.page import press_on, rules_line
from bot.table.family import HouseRules
from bot.ui import naming
from bot.ui.components import VIOLET, Item, menu, screen, text
from bot.ui.texts import say
from data.tournament_records import Fill, Kept, Tournament
from engine.search import LEVELS

KEPT: Sequence[Kept] = get_args(Kept)
FILLS: Sequence[Fill] = get_args(Fill)


def tournament_settings(tournament: Tournament, offer: HouseRules, drawn: int = 0) -> ui.LayoutView:
    """The choices as they stand. `offer`: the house rules of the game. `drawn`: how often it was drawn before; it goes
    into the custom ids, or a client would go on showing a choice that was refused.
    """
    presets = ((name, naming.preset_name(name)) for name in offer.presets)
    fills = [(one, say(f"tournament-fill-{one}")) for one in FILLS if tournament.form != "knock-out"]
    levels = ((one, say("tournament-level", level=say(f"level-{one}"))) for one in LEVELS)
    return screen(
        VIOLET,
        text(
            say("tournament-settings-title"),
            rules_line(tournament),
            f"-# {say('tournament-settings-note')}",
        ),
        _choice(tournament, "preset", presets, tournament.preset, drawn),
        _choice(tournament, "level", levels, str(tournament.rules["level"]), drawn),
        _choice(tournament, "kept", ((one, say(f"tournament-keep-{one}")) for one in KEPT), tournament.kept, drawn),
        _choice(tournament, "fill", fills, tournament.fill, drawn),
    )


def _choice(
    tournament: Tournament, verb: str, values: Iterable[tuple[str, str]], chosen: str | None, drawn: int
) -> list[Item]:
    options = [discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in values]
    press = press_on(tournament, verb, page=drawn)
    return menu(press, say(f"tournament-hint-{verb}"), options) if len(options) > 1 else []
