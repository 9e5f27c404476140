"""The screens of `/privacy`: what is stored of a person and why, their data as a file, and the question before it is
deleted. Needs no table.
"""

import discord
from discord import ui

from bot.stamp import Stamp
from bot.ui.components import CRIMSON, DANGER, GREY, MAIN, PLAIN, Button, button, rows, screen, text
from bot.ui.custom_ids import PRIVACY, Press
from bot.ui.texts import say

KEPT = (
    "tables",
    "results",
    "figures",
    "achievements",
    "tournaments",
    "deals",
    "reviews",
    "wishes",
    "blocks",
    "listeners",
    "server",
    "name",
    "until",
    "not",
)


def privacy() -> ui.LayoutView:
    """The data that is stored, in words, and what a person may do about it."""
    return screen(
        GREY,
        text(say("privacy-title"), *(say(f"privacy-{what}") for what in KEPT)),
        rows([_button("mine", "mine"), _button("delete", "ask", DANGER)]),
    )


def own_data(file: str) -> ui.LayoutView:
    """The data of a person, in a file of that name which comes with it."""
    return screen(GREY, text(say("privacy-file")), ui.File(f"attachment://{file}"))


def deleting() -> ui.LayoutView:
    """The question before anything is deleted."""
    return screen(
        CRIMSON,
        text(say("privacy-ask-title"), say("privacy-ask"), say("privacy-stays"), say("privacy-for-good")),
        rows([_button("keep", "not", MAIN), _button("sure", "sure", DANGER)]),
    )


def forgotten() -> ui.LayoutView:
    """The confirmation that everything is deleted."""
    return screen(GREY, text(say("privacy-done")))


def _button(name: str, verb: str, style: discord.ButtonStyle = PLAIN) -> Button:
    return button(say(f"button-privacy-{name}"), Press(PRIVACY, 0, Stamp(), verb), style)
