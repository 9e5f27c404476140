"""Personal settings, the menu behind ⋯, and the call to somebody whom the table waits for."""

import discord
from discord import ui

from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOLD, GOOD, GREY, MAIN, PLAIN, Button, button, rows, screen, text
from bot.ui.custom_ids import HAND, LOBBY, PREFERENCES, TABLE, Press, Stamp
from bot.ui.texts import say
from data.records import Preferences

NAMES = {
    name: name.replace("_", "-")
    for name in ("auto_pass", "pings", "confirm", "text_only", "four_colours", "large_cards", "words", "letters")
}


def settings(wanted: Preferences) -> ui.LayoutView:
    """The personal settings, as toggles; each names what it sets."""
    chosen = {name: bool(getattr(wanted, name)) for name in NAMES}
    told = [say("wish", name=say(f"wish-{NAMES[name]}"), about=say(f"wish-{NAMES[name]}.about")) for name in chosen]
    toggles = [
        button(
            say("wish-on" if on else "wish-off", name=say(f"wish-{NAMES[name]}")),
            Press(PREFERENCES, 0, Stamp(), "set", f"{name}={int(not on)}"),
            GOOD if on else PLAIN,
        )
        for name, on in chosen.items()
    ]
    return screen(GREY, text(say("wishes-title"), *told), rows(toggles))


def more(scene: Scene) -> ui.LayoutView:
    """What is rarely wanted of a table."""
    number, played = scene.record.id, scene.round
    deal = [text(f"-# {say('hash-round', hash=played.commitment)}")] if played else []
    return screen(
        GREY,
        deal,
        rows(
            [
                button(say("button-how"), Press(LOBBY, number, scene.stamp, "how")),
                button(say("button-nudge"), Press(TABLE, number, scene.stamp, "nudge")),
                button(say("button-wishes"), Press(TABLE, number, scene.stamp, "mine")),
                button(say("button-leave-ask"), Press(HAND, number, scene.stamp, "leave")),
            ]
        ),
    )


def call(scene: Scene, user: int, *, restarted: bool = False) -> ui.LayoutView:
    """The call, and the way to the hand. `restarted`: the panel that this person has shows nothing new."""
    hand = button(say("button-hand"), Press(TABLE, scene.record.id, scene.stamp, "hand"), MAIN)
    return screen(GOLD, text(say("call-restarted" if restarted else "call", mention=f"<@{user}>")), rows([hand]))


def letter(scene: Scene) -> ui.LayoutView:
    """A direct message to somebody whom a slow table waits for: nothing of their cards, and the way there."""
    record = scene.record
    way: Button = ui.Button(
        style=discord.ButtonStyle.link, label=say("button-to-table"), url=wording.link(record, scene.messages)
    )
    told = say("letter", table=naming.name_of_table(record), place=f"<#{record.place(scene.messages)}>")
    return screen(GOLD, text(told, f"-# {say('letter-stop')}"), rows([way]))
