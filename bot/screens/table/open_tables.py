"""The open tables that somebody can see, with a way in, and the tables at which they sit. Private screens."""

from collections.abc import Sequence

from discord import ui

from bot.screens.tournament.answers import own_lines
from bot.screens.tournament.page import Found
from bot.stamp import Stamp
from bot.table.modes import name_of_table
from bot.table.people import is_here
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GREY, MAIN, MOST_LABEL, VIOLET, button, rows, screen, text
from bot.ui.custom_ids import FIND, TABLE, Press
from bot.ui.texts import say

MOST = 8  # tables that are listed
MOST_TOURNAMENTS = 3  # the same


def open_tables(scenes: Sequence[Scene], user: int, sentence: str | None = None) -> ui.LayoutView:
    """The open tables, the newest first. `sentence`: one line about the click before."""
    shown, more = scenes[:MOST], len(scenes) - MOST
    lines = [line for scene in shown for line in (_entry(scene), f"-# {_room(scene, user)}")]
    ways = [
        button(
            naming.cut(say("button-sit-down", table=name_of_table(scene.record, names.in_plain)), MOST_LABEL),
            Press(FIND, scene.record.id, Stamp(), "join"),
        )
        for scene in shown
        if not is_here(scene.record, user) and has_room(scene)
    ]
    rest = f"-# {say('tables-more', count=more)}" if more > 0 else None
    about = text(say("tables-title"), sentence, *(lines or [say("tables-none")]), rest)
    return screen(VIOLET if shown else GREY, about, rows(ways, 1))


def own_tables(
    scenes: Sequence[Scene], tournaments: Sequence[Found], user: int, lesson: int | None = None
) -> ui.LayoutView:
    """A person's tables, as they see them, those that wait for them first, and the tournaments that they are in.
    `lesson`: the table of theirs.
    """
    ordered = sorted(scenes, key=lambda scene: not _asked(scene))
    lines = [line for scene in ordered[:MOST] for line in (_entry(scene), f"-# {_waits(scene)}")]
    lines += [line for found in tournaments[:MOST_TOURNAMENTS] for line in own_lines(found, user)]
    back = [button(say("button-lesson"), Press(TABLE, lesson, Stamp(), "hand"), MAIN)] if lesson is not None else []
    return screen(VIOLET if lines else GREY, text(say("mine-title"), *(lines or [say("mine-none")])), rows(back))


def _entry(scene: Scene) -> str:
    record = scene.record
    return say(
        "tables-entry",
        table=name_of_table(record),
        place=f"<#{record.place(scene.messages)}>",
        link=wording.link(record, scene.messages),
    )


def _room(scene: Scene, user: int) -> str:
    """The line about what goes on at a table, and whether there is a seat."""
    if is_here(scene.record, user):
        return say("tables-yours")
    if scene.record.phase == "lobby":
        return say("tables-lobby", seated=scene.players_here, wanted=max(scene.record.seats, scene.players_here))
    between = "between" if scene.record.phase == "between" else "on"
    return say(f"tables-{'room' if has_room(scene) else 'full'}", round=scene.record.round, phase=between)


def has_room(scene: Scene) -> bool:
    """True if somebody can still sit down there."""
    if scene.record.phase == "lobby":
        return scene.players_here < scene.rules.seats()[1]
    return not scene.full


def _asked(scene: Scene) -> bool:
    return scene.view is not None and bool(scene.view.decisions)


def _waits(scene: Scene) -> str:
    """The line that says if the table waits for the viewer, and until when."""
    if not _asked(scene) or scene.view is None:
        return say("mine-rests")
    deadline = scene.record.deadlines.get(str(scene.view.seat))
    return say("mine-waits", when=f"<t:{int(deadline)}:R>") if deadline else say("mine-asks")
