"""The menu of games, for a command that opens a table and names none."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.stamp import Stamp
from bot.ui import naming
from bot.ui.components import VIOLET, menu, screen, text
from bot.ui.custom_ids import START, Press
from bot.ui.texts import say
from engine.games import rules_of


def games(offered: Sequence[str], argument: str, verb: str = "open") -> ui.LayoutView:
    """The games that may be played, each with a line. `argument`: what was said of the table beside its game; `verb`:
    what is done with the one that is chosen.
    """
    options = [
        discord.SelectOption(label=naming.name_of_game(game), value=game, description=naming.about_game(game))
        for game in offered
    ]
    return screen(
        VIOLET,
        text(f"## {say(f'games-title-{verb}')}", *map(about, offered)),
        menu(Press(START, 0, Stamp(), verb, argument), say(f"games-hint-{verb}"), options),
    )


def about(game: str) -> str:
    """A game in a line: its name, how many play, and what it is."""
    fewest, most = rules_of(game)().seats()
    count = str(most) if fewest == most else f"{fewest}–{most}"
    line = say("games-line", game=naming.name_of_game(game), count=count)
    text = naming.about_game(game)
    return f"{line} · {text}" if text else line
