"""Achievements: told to the person who has earned one, listed for them alone, and shown to all when they share them."""

from collections.abc import Sequence

from discord import ui

from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import names
from bot.ui.components import GREEN, GREY, MAIN, VIOLET, button, rows, screen, text
from bot.ui.custom_ids import BOARD, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.stats.achievements import NAMES
from data.stats.records import Achievement


def achievements(found: Sequence[Achievement], shared_by: str | None = None) -> ui.LayoutView:
    """The viewer's own. `shared_by`: the name of somebody who shows theirs to everybody, without a button."""
    title = say("achievements-title")
    if shared_by is not None:
        title = say("achievements-of", name=names.in_markdown(shared_by))
    if not found:
        return screen(GREY, text(title, say("achievements-none")))
    count = f"-# {say('achievements-count', count=len(found), most=len(NAMES))}"
    share = button(say("button-share"), Press(BOARD, 0, Stamp(), "achieved"), MAIN)
    return screen(VIOLET, text(title, *map(_line, found), count), rows([share] if shared_by is None else []))


def with_earned(scene: Scene, panel: ui.LayoutView, warning: str | None = None) -> ui.LayoutView:
    """The viewer's panel, and above it what they have achieved in the round that is over. `warning`: one line about the
    click before, which stands above all.
    """
    lines = [f"⚠️ {warning}"] if warning else []
    lines += [
        say("achievement-earned", name=say(_key(name)), about=say(f"{_key(name)}.about")) for name in scene.earned
    ]
    lines.append(f"-# {say('achievements-private')}")
    (container,) = [part for part in panel.children if isinstance(part, ui.Container)]
    return screen(int(container.accent_colour or GREEN), text(*lines), container.children)


def _line(one: Achievement) -> str:
    when = f"<t:{int(one.at)}:D>"
    name, about = say(_key(one.name)), say(f"{_key(one.name)}.about")
    return say("achievement-line", name=name, about=about, game=name_of_game(one.game), when=when)


def _key(name: str) -> str:
    return f"achievement-{name.replace('_', '-')}"
