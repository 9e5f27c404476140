"""The settings of a server, for those who manage it: a private screen, redrawn with every choice."""

from collections.abc import Collection, Iterable

import discord
from discord import ui

from bot.screens.settings.own import language_choices
from bot.stamp import Stamp
from bot.table import server_settings
from bot.ui.components import GOOD, PLAIN, VIOLET, Button, Item, button, chooser, menu, rows, screen, text
from bot.ui.custom_ids import SERVER, Press, encode
from bot.ui.language import languages
from bot.ui.naming import name_of_game
from bot.ui.texts import name_of_language, say
from data.message_records import Sign
from data.records import PACES
from data.settings_records import ServerSettings
from engine.games import GAMES

STARTERS = ("everyone", "role", "managers")
NARRATION = ("full", "trick", "quiet")
TOGGLES = ("threads", "stewards", "chips", "words", "weekly", "turning_points")
MOST_CHANNELS = 25
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
# Where a bot may write messages: a thread and a forum's post belong to one of these.
PLACES = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum, discord.ChannelType.voice]


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
    return screen(
        VIOLET,
        text(notice, say("server-title"), f"-# {say('server-hint')}", *describe(wanted), _sign_line(hangs, channels)),
        _channels(wanted, channels, drawn),
        _choice("paces", ((one, say(f"pace-{one}")) for one in PACES), wanted.paces, drawn, most=len(PACES)),
        _choice("starters", ((one, say(f"starters-{one}")) for one in STARTERS), (wanted.starters,), drawn),
        _role("starter_role", wanted.starter_role, roles, drawn) if wanted.starters == "role" else [],
        _choice("narration", ((one, say(f"narration-{one}")) for one in NARRATION), (wanted.narration,), drawn),
        _role("call_role", wanted.call_role, roles, drawn),
        _role("tournament_role", wanted.tournament_role, roles, drawn),
        _choice("games", ((one, name_of_game(one)) for one in GAMES), wanted.games, drawn, least=0, most=len(GAMES)),
        _season(wanted, channels, drawn),
        _daily(wanted, channels, drawn),
        _sign(hangs, channels, drawn),
        menu(
            _press("language", drawn),
            say("language-public"),
            language_choices("language-public-automatic", wanted.language),
        ),
        _choice("zone", ((one, say("zone-option", zone=_zone(one))) for one in ZONES), (wanted.zone,), drawn),
        rows([_toggle(name, getattr(wanted, name), drawn) for name in TOGGLES]),
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


def _channels(wanted: ServerSettings, known: Collection[int], drawn: int) -> list[Item]:
    return _places("channels", wanted.channels, PLACES, known, drawn, MOST_CHANNELS)


def _season(wanted: ServerSettings, known: Collection[int], drawn: int) -> list[Item]:
    chosen = [wanted.season_channel] if wanted.season_channel else []
    return _places("season_channel", chosen, PLACES[:2], known, drawn, 1)


def _daily(wanted: ServerSettings, known: Collection[int], drawn: int) -> list[Item]:
    chosen = [wanted.daily_channel] if wanted.daily_channel else []
    return _places("daily_channel", chosen, PLACES[:2], known, drawn, 1)


def _sign(hangs: Sign | None, known: Collection[int], drawn: int) -> list[Item]:
    return _places("sign", [hangs.channel] if hangs else [], PLACES[:2], known, drawn, 1)


def _places(
    verb: str,
    chosen: Collection[int],
    kinds: list[discord.ChannelType],
    known: Collection[int],
    drawn: int,
    most: int,
) -> list[Item]:
    """A menu of channels, of which none need be chosen."""
    field: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=encode(_press(verb, drawn)),
        placeholder=say(f"server-hint-{verb.replace('_', '-')}"),
        channel_types=kinds,
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in chosen if one in known],
    )
    return chooser(field)


def _role(verb: str, role: int | None, known: Collection[int], drawn: int) -> list[Item]:
    field: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=encode(_press(verb, drawn)),
        placeholder=say(f"server-hint-{verb.replace('_', '-')}"),
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(role))] if role in known and role else [],
    )
    return chooser(field)


def _choice(
    verb: str, values: Iterable[tuple[str, str]], chosen: Collection[str], drawn: int, least: int = 1, most: int = 1
) -> list[Item]:
    options = [discord.SelectOption(label=label, value=value, default=value in chosen) for value, label in values]
    return menu(_press(verb, drawn), say(f"server-hint-{verb}"), options, least, most)


def _toggle(name: str, on: bool, drawn: int) -> Button:
    label = say("wish-on" if on else "wish-off", name=say(f"server-{name.replace('_', '-')}"))
    return button(label, _press(name, drawn, str(int(not on))), GOOD if on else PLAIN)
