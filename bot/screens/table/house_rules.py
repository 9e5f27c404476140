"""The host's private menu of house rules: the ready-made sets, and a form (modal) for each group."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.stamp import Stamp
from bot.table import house_rules, server_settings
from bot.table.family import Family
from bot.table.house_rules import Value
from bot.table.scene import Scene
from bot.table.stewards import next_level
from bot.ui import names, naming, wording
from bot.ui.components import GREY, MOST_OPTIONS, VIOLET, Button, Item, button, form, menu, rows, screen, select, text
from bot.ui.custom_ids import HOUSE, Press
from bot.ui.language import ENGLISH, languages
from bot.ui.naming import name_of_game
from bot.ui.texts import name_of_language, say
from engine.contract import WithPartners
from engine.search import Level

LEAST_RADIO, MOST_RADIO = 2, 10  # more values go into a menu, fewer are no choice
SPLIT = 3  # groups in the first row of buttons


def house_rules_to_read(scene: Scene, family: Family, warning: str | None = None) -> ui.LayoutView:
    """The house rules by groups, for people who cannot change them. `warning`: one line about the click before."""
    notice = f"⚠️ {warning}" if warning else None
    host = next((person for person in scene.record.people if person.user == scene.record.host), None)
    hint = say("house-host", host=wording.name(host)) if host and scene.record.phase == "lobby" else say("house-fixed")
    deal = f"-# {say('hash-first', hash=scene.record.next_hash)}" if scene.record.phase == "lobby" else None
    return screen(GREY, text(notice, say("house-title"), f"-# {hint}", *_rule_lines(scene, family), deal))


def house_menu(scene: Scene, family: Family, warning: str | None = None, drawn: int = 0) -> ui.LayoutView:
    """The house rules, group by group, the ways to change them, and what else the host can do in the lobby. `warning`:
    one line about the click before.

    `drawn`: how often it was drawn before. It goes into the custom ids, or a client would go on showing a choice that
    was refused.
    """
    record = scene.record
    if record.phase != "lobby":
        return house_rules_to_read(scene, family, warning)
    notice = f"⚠️ {warning}" if warning else None
    lines = _rule_lines(scene, family)
    buttons = [
        button(_name(scene, group, options), _press(scene, drawn, "form", group))
        for group, options in house_rules.offer_of(record, family).groups.items()
    ]
    deal = f"-# {say('hash-first', hash=record.next_hash)}"
    return screen(
        VIOLET,
        text(notice, say("house-title"), f"-# {say('house-hint')}", *lines, *_seats(scene), deal),
        _games(scene, drawn),
        _presets(scene, family, drawn),
        rows(buttons[:SPLIT]),
        rows(buttons[SPLIT:]),
        rows(_stewards(scene, drawn)),
        rows(_hosts(scene, family, drawn)),
        _levels(scene, drawn),
        _languages(scene, drawn),
        _send_away(scene, drawn),
    )


def house_form(scene: Scene, family: Family, group: str, drawn: int = 0) -> ui.Modal:
    """The form of a group: every house rule with its line, its values, the default marked. Raises KeyError."""
    names = house_rules.offer_of(scene.record, family).groups[group]
    force = house_rules.in_force(scene.record, family)
    labels = [label for name in names if (label := _label(scene, family, name, force[name]))]
    return form(_name(scene, group, names), _press(scene, drawn, "set", group), labels)


def _press(scene: Scene, drawn: int, verb: str, argument: str = "") -> Press:
    return Press(HOUSE, scene.record.id, Stamp(drawn), verb, argument)


def _seats(scene: Scene) -> list[str]:
    """The number of people here, and of stewards, where there may be some."""
    hired = sum(person.user is None for person in scene.record.people)
    return [say("house-seats", people=scene.players_here - hired, stewards=hired)] if scene.record.stewards else []


def _stewards(scene: Scene, drawn: int) -> list[Button]:
    """Computer players for seats that are free, and out of them."""
    if not scene.record.stewards:
        return []
    hired = any(person.user is None for person in scene.record.people)
    more = button(say("button-steward"), _press(scene, drawn, "bot"), off=scene.players_here >= scene.rules.seats()[1])
    return [more, button(say("button-steward-less"), _press(scene, drawn, "unbot"), off=not hired)]


def _levels(scene: Scene, drawn: int) -> list[Item]:
    """A menu of the stewards: to choose one is to let it play at the next level."""
    choices = [
        (_levelled(person.name, person.level, next_level(person.level)), person.key)
        for person in scene.record.people
        if person.user is None
    ]
    return select(_press(scene, drawn, "level"), say("house-levels"), choices)


def _levelled(name: str, level: Level, after: Level) -> str:
    return say("house-level", name=name, level=say(f"level-{level}"), next=say(f"level-{after}"))


def _languages(scene: Scene, drawn: int) -> list[Item]:
    """A menu of the languages of public messages, where the server leaves that open."""
    if scene.server.language in languages():
        return []
    spoken = scene.record.language or ENGLISH
    options = [
        discord.SelectOption(label=name_of_language(one), value=one, default=one == spoken) for one in languages()
    ]
    return menu(_press(scene, drawn, "language"), say("server-hint-language"), options)


def _send_away(scene: Scene, drawn: int) -> list[Item]:
    """A menu of the people who sit here beside the host."""
    guests = [person for person in scene.record.people if person.user not in (None, scene.record.host)]
    choices = [(names.in_plain(person.name), person.key) for person in guests]
    return select(_press(scene, drawn, "away"), say("house-send-away"), choices)


def _name(scene: Scene, group: str, options: Sequence[str]) -> str:
    return naming.group_name(scene.rules, group, options)


def _rule_lines(scene: Scene, family: Family) -> list[str]:
    """Every house rule as it is, group by group; the unusual ones in bold."""
    force, unusual = house_rules.in_force(scene.record, family), house_rules.unusual(scene.record, family)
    lines = []
    for group, options in house_rules.offer_of(scene.record, family).groups.items():
        each = {name: naming.rule_name(scene.rules, name, force[name]) for name in options}
        rules = " · ".join(f"**{rule}**" if name in unusual else rule for name, rule in each.items())
        lines.append(say("house-group", group=_name(scene, group, options), told=rules))
    return lines


def _hosts(scene: Scene, family: Family, drawn: int) -> list[Button]:
    """Buttons for what else only the host can do: call people, let lots decide on partners, and go on as at the last
    table.
    """
    record, rules = scene.record, scene.rules
    buttons = []
    if not scene.messages.summoned:
        buttons.append(button(say("button-summon"), _press(scene, drawn, "call")))
    if isinstance(rules, WithPartners):
        label = say("button-agree" if rules.draws_partners else "button-lots")
        buttons.append(button(label, _press(scene, drawn, "lots")))
    if record.previous and record.previous != house_rules.settings(record, family):
        buttons.append(button(say("button-last-time"), _press(scene, drawn, "last")))
    if record.rematch and not record.reconvened:
        buttons.append(
            button(say("button-same-people" if rules.MATCH else "button-again"), _press(scene, drawn, "again"))
        )
    return buttons


def _games(scene: Scene, drawn: int) -> list[Item]:
    options = [
        discord.SelectOption(
            label=say("house-game", game=name_of_game(game)),
            value=game,
            description=naming.about_game(game),
            default=game == scene.record.game,
        )
        for game in server_settings.playable(scene.server)
    ]
    return menu(_press(scene, drawn, "game"), say("house-games"), options)


def _presets(scene: Scene, family: Family, drawn: int) -> list[Item]:
    chosen = house_rules.preset_of(scene.record, family)
    options = [
        discord.SelectOption(
            label=say("house-preset", preset=_mark(naming.preset_name(name), not preset)),
            value=name,
            description=naming.about_preset(scene.record.game, name),
            default=name == chosen,
        )
        for name, preset in house_rules.offer_of(scene.record, family).presets.items()
    ]
    return menu(_press(scene, drawn, "preset"), say("house-presets"), options)


def _label(scene: Scene, family: Family, name: str, chosen: Value) -> ui.Label[ui.Modal] | None:
    """One house rule in a form; its custom id is its name. None if the server leaves no choice."""
    allowed = [value for value in house_rules.values(scene.rules, name, family) if _is_allowed(scene, name, value)]
    if len(allowed) < LEAST_RADIO:
        return None
    usual = house_rules.default(scene.rules, name, family)
    about = naming.about_option(scene.rules, name)
    field: ui.Checkbox[ui.Modal] | ui.RadioGroup[ui.Modal] | ui.Select[ui.Modal] | ui.TextInput[ui.Modal]
    choices = [
        (_mark(naming.value_of_rule(scene.rules, name, value), value == usual), str(value), value == chosen)
        for value in allowed
    ]
    if isinstance(usual, bool):
        about = say(f"option-default-{'on' if usual else 'off'}", about=about)
        field = ui.Checkbox(custom_id=name, default=bool(chosen))
    elif len(choices) <= MOST_RADIO:
        radio = [discord.RadioGroupOption(label=label, value=value, default=on) for label, value, on in choices]
        field = ui.RadioGroup(custom_id=name, options=radio)
    elif len(choices) <= MOST_OPTIONS:
        options = [discord.SelectOption(label=label, value=value, default=on) for label, value, on in choices]
        field = ui.Select(custom_id=name, options=options)
    else:
        field = _number(name, allowed, chosen)
    return ui.Label(text=naming.rule_title(scene.rules, name), description=about, component=field)


def _is_allowed(scene: Scene, name: str, value: Value) -> bool:
    """True if the server leaves it to a host to choose this."""
    if name not in type(scene.rules).model_fields:
        return server_settings.allows(scene.server, name, value)
    return server_settings.allows_chips_of(scene.server, scene.rules.model_copy(update={name: value}))


def _number(name: str, allowed: Sequence[Value], chosen: Value) -> ui.TextInput[ui.Modal]:
    """A field for a number, if there are more than a menu holds. It may stay empty if the house rule may have no
    number.
    """
    return ui.TextInput(
        custom_id=name,
        default=None if chosen is None else str(chosen),
        placeholder=naming.numbers(allowed),
        required=None not in allowed,
        max_length=max(len(str(value)) for value in allowed),
    )


def _mark(label: str, usual: bool) -> str:
    return say("option-default", label=label) if usual else label
