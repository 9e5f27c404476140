"""The settings of a server, for those who manage it: a private screen, redrawn with every choice."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord import ui

from bot.screens.settings.own import language_labels, options
from bot.stamp import Stamp
from bot.table import server_settings
from bot.ui.components import GOOD, MOST_OPTIONS, PLAIN, VIOLET, Button, Item, button, chooser, menu, rows, screen, text
from bot.ui.custom_ids import SERVER, Press, encode
from bot.ui.language import languages
from bot.ui.naming import name_of_game
from bot.ui.texts import name_of_language, say
from data.message_records import Sign
from data.records import PACES
from data.settings_records import ServerSettings
from engine.games import GAMES

ZONES = (  # the time zones that are offered, as many as a menu holds, from east to west; each stands for its neighbours
    "Pacific/Auckland",
    "Australia/Sydney",
    "Australia/Brisbane",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Asia/Bangkok",
    "Asia/Dhaka",
    "Asia/Kolkata",
    "Asia/Karachi",
    "Asia/Dubai",
    "Europe/Moscow",
    "Africa/Nairobi",
    "Europe/Athens",
    "Africa/Johannesburg",
    "Europe/Berlin",
    "Africa/Lagos",
    "Europe/London",
    "UTC",
    "Atlantic/Azores",
    "America/Sao_Paulo",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "Pacific/Honolulu",
)
CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
# Where a bot may write messages: a thread and a forum's post belong to one of these.
PLACES = (*CHANNELS, discord.ChannelType.forum, discord.ChannelType.voice)

Labels = Callable[[], Mapping[str, str]]  # what the values of a menu are called in the language that is spoken


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """How one setting of a server is chosen. It is a field of `ServerSettings`, by its name in `SETTINGS`.

    `kind`: a menu of channels, of roles or of the values with `labels`, or a switch. `least`, `most`: the number of
    things that are chosen. `places`: the types of channels that are offered. `shown`: True if the screen has a menu for
    it.
    """

    kind: Literal["channel", "role", "choice", "switch"]
    labels: Labels = dict
    least: int = 0
    most: int = 1
    places: Sequence[discord.ChannelType] = CHANNELS
    shown: Callable[[ServerSettings], bool] = lambda _: True


def _labelled(key: str, values: Sequence[str]) -> Labels:
    return lambda: {one: say(f"{key}-{one}") for one in values}


# The settings by name, in the order of the screen. The names are the verbs of their presses. The channel of the sign
# belongs to the sign, and is no field of `ServerSettings`.
SETTINGS: Mapping[str, Setting] = {
    "channels": Setting(kind="channel", most=MOST_OPTIONS, places=PLACES),
    "paces": Setting(kind="choice", labels=_labelled("pace", PACES), least=1, most=len(PACES)),
    "starters": Setting(kind="choice", labels=_labelled("starters", ("everyone", "role", "managers")), least=1),
    "starter_role": Setting(kind="role", shown=lambda wanted: wanted.starters == "role"),
    "narration": Setting(kind="choice", labels=_labelled("narration", ("full", "trick", "quiet")), least=1),
    "call_role": Setting(kind="role"),
    "tournament_role": Setting(kind="role"),
    "games": Setting(kind="choice", labels=lambda: {one: name_of_game(one) for one in GAMES}, most=len(GAMES)),
    "season_channel": Setting(kind="channel"),
    "daily_channel": Setting(kind="channel"),
    "sign": Setting(kind="channel"),
    "language": Setting(kind="choice", labels=lambda: language_labels("language-public-automatic"), least=1),
    "zone": Setting(kind="choice", labels=lambda: {one: say("zone-option", zone=_zone(one)) for one in ZONES}, least=1),
    **dict.fromkeys(("threads", "stewards", "chips", "words", "weekly", "turning_points"), Setting(kind="switch")),
}


def server(
    wanted: ServerSettings,
    channels: Collection[int],
    roles: Collection[int],
    hangs: Sign | None = None,
    warning: str | None = None,
    drawn: int = 0,
) -> ui.LayoutView:
    """The settings that hold, and the ways to change them. `channels`, `roles`: those of the server that still exist;
    `hangs`: its sign; `warning`: one line about the choice before; `drawn`: how often it was drawn before.
    """
    notice = f"⚠️ {warning}" if warning else None
    values = {**dict(wanted), "sign": hangs.channel if hangs else None}
    known = {*channels, *roles}
    menus = [
        item
        for name, setting in SETTINGS.items()
        if setting.kind != "switch" and setting.shown(wanted)
        for item in _menu(name, setting, values[name], known, drawn)
    ]
    switches = [_switch(name, values[name], drawn) for name, setting in SETTINGS.items() if setting.kind == "switch"]
    return screen(
        VIOLET,
        text(notice, say("server-title"), f"-# {say('server-hint')}", *describe(wanted), _sign_line(hangs, channels)),
        menus,
        rows(switches),
    )


def describe(wanted: ServerSettings) -> list[str]:
    """A server's settings for its tables, a line each."""
    channels = ", ".join(f"<#{channel}>" for channel in wanted.channels)
    call = f"<@&{wanted.call_role}>" if wanted.call_role else ""
    return [
        say("server-channels", channels=channels) if channels else say("server-channels-all"),
        say("server-threads-on" if wanted.threads else "server-threads-off"),
        say("server-paces", paces=server_settings.paces(wanted)),
        say("server-stewards-on" if wanted.stewards else "server-stewards-off"),
        _who(wanted),
        say(f"server-narration-{wanted.narration}"),
        _turning_points(wanted),
        say("server-language", language=name_of_language(wanted.language))
        if wanted.language in languages()
        else say("server-language-automatic"),
        say("server-games", games=_games(wanted)) if wanted.games else say("server-games-all"),
        say("server-chips-on" if wanted.chips else "server-chips-off"),
        say("server-words-on" if wanted.words else "server-words-off"),
        say("server-call-role", role=call) if call else say("server-call-list"),
        say("server-tournament-role", role=f"<@&{wanted.tournament_role}>")
        if wanted.tournament_role
        else say("server-tournament-managers"),
        say("server-zone", zone=_zone(wanted.zone)),
        say("server-season-weekly" if wanted.weekly else "server-season", channel=f"<#{wanted.season_channel}>")
        if wanted.season_channel
        else say("server-season-off"),
        say("server-daily", channel=f"<#{wanted.daily_channel}>") if wanted.daily_channel else say("server-daily-off"),
    ]


def _sign_line(hangs: Sign | None, known: Collection[int]) -> str:
    there = hangs is not None and hangs.channel in known
    return say("server-sign", channel=f"<#{hangs.channel}>") if hangs and there else say("server-sign-none")


def _zone(name: str) -> str:
    """A time zone as people write it: "America/New York"."""
    return name.replace("_", " ")


def _games(wanted: ServerSettings) -> str:
    return ", ".join(name_of_game(game) for game in server_settings.playable(wanted))


def _turning_points(wanted: ServerSettings) -> str:
    """The line that says if the end of a round tells where it turned."""
    if wanted.turning_points and wanted.narration == "quiet":
        return say("server-turning-points-quiet")
    return say("server-turning-points-on" if wanted.turning_points else "server-turning-points-off")


def _who(wanted: ServerSettings) -> str:
    if wanted.starters != "role":
        return say(f"server-starters-{wanted.starters}")
    if wanted.starter_role is None:
        return say("server-starters-role-none")
    return say("server-starters-role", role=f"<@&{wanted.starter_role}>")


def _press(verb: str, drawn: int, argument: str = "") -> Press:
    """The press of a button in the settings. Every picture has ids of its own, or a client would go on showing a choice
    that was refused.
    """
    return Press(SERVER, 0, Stamp(drawn), verb, argument)


def _menu(name: str, setting: Setting, value: Any, known: Collection[int], drawn: int) -> list[Item]:
    """The menu of a setting. `known`: the channels and roles that still exist."""
    press, hint = _press(name, drawn), say(f"server-hint-{name.replace('_', '-')}")
    chosen = value if isinstance(value, tuple) else () if value is None else (value,)
    if setting.kind == "choice":
        return menu(press, hint, options(setting.labels(), chosen), setting.least, setting.most)
    there = [discord.Object(one) for one in chosen if one in known]
    if setting.kind == "role":
        roles: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
            custom_id=encode(press),
            placeholder=hint,
            min_values=setting.least,
            max_values=setting.most,
            default_values=[discord.SelectDefaultValue.from_role(one) for one in there],
        )
        return chooser(roles)
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=encode(press),
        placeholder=hint,
        min_values=setting.least,
        max_values=setting.most,
        channel_types=list(setting.places),
        default_values=[discord.SelectDefaultValue.from_channel(one) for one in there],
    )
    return chooser(channels)


def _switch(name: str, on: bool, drawn: int) -> Button:
    label = say("wish-on" if on else "wish-off", name=say(f"server-{name.replace('_', '-')}"))
    return button(label, _press(name, drawn, str(int(not on))), GOOD if on else PLAIN)
