"""Personal settings, the menu behind ⋯, and the call to somebody whom the table waits for."""

from collections.abc import Collection, Mapping

import discord
from discord import ui

from bot.screens.table import reactions
from bot.screens.table.generic_result import opening
from bot.stamp import Stamp
from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import GOLD, GOOD, GREY, MAIN, PLAIN, Button, Item, button, menu, rows, screen, text
from bot.ui.custom_ids import HAND, LOBBY, PREFERENCES, TABLE, Press
from bot.ui.language import languages
from bot.ui.texts import name_of_language, say
from data.settings_records import Preferences

AUTOMATIC = "automatic"  # the value in a menu of languages that chooses none
NAMES = {
    name: name.replace("_", "-")
    for name in (
        "auto_pass",
        "pings",
        "confirm",
        "text_only",
        "four_colours",
        "large_cards",
        "words",
        "letters",
        "named_abroad",
        "deals_home",
    )
}


def settings(wanted: Preferences) -> ui.LayoutView:
    """The personal settings, as toggles; each names what it sets."""
    chosen = {name: bool(getattr(wanted, name)) for name in NAMES}
    lines = [say("wish", name=say(f"wish-{NAMES[name]}"), about=say(f"wish-{NAMES[name]}.about")) for name in chosen]
    toggles = [
        button(
            say("wish-on" if on else "wish-off", name=say(f"wish-{NAMES[name]}")),
            Press(PREFERENCES, 0, Stamp(), "set", f"{name}={int(not on)}"),
            GOOD if on else PLAIN,
        )
        for name, on in chosen.items()
    ]
    return screen(GREY, text(say("wishes-title"), *lines), rows(toggles), _languages(wanted))


def _languages(wanted: Preferences) -> list[Item]:
    """The menu of languages, each by its own name."""
    press = Press(PREFERENCES, 0, Stamp(), "language")
    return menu(press, say("language-own"), options(language_labels("language-own-automatic"), (wanted.language,)))


def language_labels(automatic: str) -> dict[str, str]:
    """The languages for a menu, each by its own name. `automatic`: the key of the choice of none."""
    return {AUTOMATIC: say(automatic)} | {one: name_of_language(one) for one in languages()}


def options(labels: Mapping[str, str], chosen: Collection[str] = ()) -> list[discord.SelectOption]:
    """What a menu offers, by value. Where none of it is chosen, that is the automatic choice, if there is one."""
    marked = chosen if labels.keys() & set(chosen) else (AUTOMATIC,)
    return [discord.SelectOption(label=label, value=value, default=value in marked) for value, label in labels.items()]


def more(scene: Scene, *, sits: bool, given: str | None = None) -> ui.LayoutView:
    """The menu of what is rarely wanted of a table. `sits`: by somebody who plays at it; `given`: what the sign that
    they just gave has come to.
    """
    number, between = scene.record.id, scene.record.phase == "between"
    nudge = [] if between else [button(say("button-nudge"), Press(TABLE, number, scene.stamp, "nudge"))]
    leave = button(say("button-leave-ask"), Press(HAND, number, scene.stamp, "leave"))
    return screen(
        GREY,
        [text(given or say("sign-hint")), *rows(reactions.signs(scene))] if reactions.signs(scene) else [],
        rows(
            [
                button(say("button-how"), Press(LOBBY, number, scene.stamp, "how")),
                button(say("button-rules"), Press(LOBBY, number, scene.stamp, "rules")),
                *(opening(scene) if between else []),
                button(say("button-wishes"), Press(TABLE, number, scene.stamp, "mine")),
                *([*nudge, leave] if sits else []),
            ]
        ),
        _hash(scene),
    )


def _hash(scene: Scene) -> list[Item]:
    """The whole hash of the deal that is played, or of the one that comes next."""
    if scene.record.phase == "between":
        return [text(f"-# {say('hash-next', hash=scene.record.next_hash)}")]
    return [text(f"-# {say('hash-round', hash=scene.round.commitment)}")] if scene.round else []


def call(scene: Scene, user: int, *, restarted: bool = False) -> ui.LayoutView:
    """The call, and the way to the hand. `restarted`: the panel that this person has shows nothing new."""
    hand = button(say("button-hand"), Press(TABLE, scene.record.id, scene.stamp, "hand"), MAIN)
    key, table = "call-restarted" if restarted else "call", name_of_table(scene.record)
    return screen(GOLD, text(say(key, mention=f"<@{user}>", table=table)), rows([hand]))


def letter(scene: Scene) -> ui.LayoutView:
    """A direct message to somebody whom a slow table waits for: nothing of their cards, and the way there."""
    record = scene.record
    way: Button = ui.Button(
        style=discord.ButtonStyle.link, label=say("button-to-table"), url=wording.link(record, scene.messages)
    )
    line = say("letter", table=name_of_table(record), place=f"<#{record.place(scene.messages)}>")
    return screen(GOLD, text(line, f"-# {say('letter-stop')}"), rows([way]))
