"""The host's private menu of house rules: the ready-made sets, and a form (modal) for each group."""

import discord
from discord import ui

from bot.table import house_rules, server_settings
from bot.table.family import Family
from bot.table.house_rules import Value
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.components import GREY, VIOLET, Item, button, form, menu, rows, screen, text
from bot.ui.custom_ids import HOUSE, Press, Stamp
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from engine.games import GAMES

LEAST_RADIO, MOST_RADIO = 2, 10  # more values go into a menu, fewer are no choice
SPLIT = 3  # groups in the first row of buttons


def house_menu(scene: Scene, family: Family, warning: str | None = None, drawn: int = 0) -> ui.LayoutView:
    """What is chosen, group by group, and the ways to change it. `warning`: one line about the click before.

    `drawn`: how often it was drawn before. It goes into the custom ids, or a client would go on showing a choice that
    was refused.
    """
    record = scene.record
    groups = family.offer(record.game).groups
    notice = f"⚠️ {warning}" if warning else None
    told = [_group(scene, family, group) for group in groups]
    if record.phase != "lobby":
        return screen(GREY, text(notice, say("house-title"), f"-# {say('house-fixed')}", *told))
    buttons = [button(naming.group_name(group), _press(scene, drawn, "form", group)) for group in groups]
    return screen(
        VIOLET,
        text(notice, say("house-title"), f"-# {say('house-hint')}", *told),
        _games(scene, drawn),
        _presets(scene, family, drawn),
        rows(buttons[:SPLIT]),
        rows(buttons[SPLIT:]),
    )


def house_form(scene: Scene, family: Family, group: str, drawn: int = 0) -> ui.Modal:
    """The form of a group: every house rule with its line, its values, the default marked. Raises KeyError."""
    names = family.offer(scene.record.game).groups[group]
    force = house_rules.in_force(scene.record, family)
    labels = [label for name in names if (label := _label(scene, family, name, force[name]))]
    return form(naming.group_name(group), _press(scene, drawn, "set", group), labels)


def _press(scene: Scene, drawn: int, verb: str, argument: str = "") -> Press:
    return Press(HOUSE, scene.record.id, Stamp(drawn), verb, argument)


def _group(scene: Scene, family: Family, group: str) -> str:
    names = family.offer(scene.record.game).groups[group]
    unusual = house_rules.unusual(scene.record, family)
    told = [naming.rule_name(name, unusual[name]) for name in names if name in unusual]
    return say("house-group", group=naming.group_name(group), told=", ".join(told) or say("house-usual"))


def _games(scene: Scene, drawn: int) -> list[Item]:
    options = [
        discord.SelectOption(
            label=name_of_game(game),
            value=game,
            description=naming.about_game(game),
            default=game == scene.record.game,
        )
        for game in GAMES
    ]
    return menu(_press(scene, drawn, "game"), say("house-games"), options)


def _presets(scene: Scene, family: Family, drawn: int) -> list[Item]:
    chosen = house_rules.preset_of(scene.record, family)
    options = [
        discord.SelectOption(
            label=_marked(naming.preset_name(name), not preset),
            value=name,
            description=naming.about_preset(name),
            default=name == chosen,
        )
        for name, preset in family.offer(scene.record.game).presets.items()
    ]
    return menu(_press(scene, drawn, "preset"), say("house-presets"), options)


def _label(scene: Scene, family: Family, name: str, chosen: Value) -> ui.Label[ui.Modal] | None:
    """One house rule in a form; its custom id is its name. None where the server leaves no choice."""
    allowed = [
        value
        for value in house_rules.values(scene.rules, name, family)
        if server_settings.allows(scene.server, name, value)
    ]
    if len(allowed) < LEAST_RADIO:
        return None
    usual = house_rules.default(scene.rules, name, family)
    about = naming.about_option(scene.rules, name)
    choices = [
        (_marked(naming.value_of_rule(name, value), value == usual), str(value), value == chosen) for value in allowed
    ]
    field: ui.Checkbox[ui.Modal] | ui.RadioGroup[ui.Modal] | ui.Select[ui.Modal]
    if isinstance(usual, bool):
        about = say(f"option-default-{'on' if usual else 'off'}", about=about)
        field = ui.Checkbox(custom_id=name, default=bool(chosen))
    elif len(choices) <= MOST_RADIO:
        radio = [discord.RadioGroupOption(label=label, value=value, default=on) for label, value, on in choices]
        field = ui.RadioGroup(custom_id=name, options=radio)
    else:
        options = [discord.SelectOption(label=label, value=value, default=on) for label, value, on in choices]
        field = ui.Select(custom_id=name, options=options)
    return ui.Label(text=naming.rule_title(name), description=about, component=field)


def _marked(label: str, usual: bool) -> str:
    return say("option-default", label=label) if usual else label
