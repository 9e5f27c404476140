"""A cache of the settings that servers make for their tables, and the limits that these set to house rules and games.

`wanted` is always the settings of the table's server.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.refusal import Refused
from bot.table import house_rules
from bot.table.family import Family
from bot.table.house_rules import Value
from bot.ui import naming, wording
from bot.ui.language import ENGLISH, language_of, languages
from data.records import PACES, TableRecord
from data.servers import Servers
from data.settings_records import ServerSettings
from engine.contract import Rules
from engine.games import GAMES, rules_of

USUAL = ServerSettings()


class ServerSettingsCache:
    """The settings of every server with a live table. Without a repository every server has the defaults."""

    def __init__(self, servers: Servers | None = None, locale: Callable[[int], str] = lambda _: "") -> None:
        """`locale`: the one that a server has chosen in Discord; "" where it has chosen none."""
        self._servers = servers
        self._locale = locale
        self._known: dict[int, ServerSettings] = {}

    def of(self, guild: int) -> ServerSettings:
        """The settings of this server; the defaults until `learn` has read them."""
        return self._known.get(guild, USUAL)

    async def learn(self, guild: int) -> ServerSettings:
        """Read the settings of this server, unless they are known."""
        if self._servers is not None and guild not in self._known:
            self._known[guild] = await self._servers.settings(guild)
        return self.of(guild)

    def language(self, guild: int, own: str = "") -> str:
        """The language of a server's public messages: the one that it chose, or else the message's `own` if that is not
        "", that of its Discord, English.
        """
        chosen = (one for one in (self.of(guild).language, own) if one in languages())
        return next(chosen, language_of(self._locale(guild)) or ENGLISH)

    def language_for(self, guild: int, asker: str) -> str:
        """The language in which a conversation begins that somebody opens who reads `asker`: that of the server, but
        theirs where that is English, which nobody need have chosen.
        """
        usual = self.language(guild)
        return usual if usual != ENGLISH else asker

    async def learn_language(self, guild: int) -> str:
        """The language of a server's public messages, whether or not its settings are known."""
        await self.learn(guild)
        return self.language(guild)

    def forget(self, guild: int) -> None:
        """Forget the settings of this server."""
        self._known.pop(guild, None)

    async def change(self, guild: int, **changes: Any) -> ServerSettings:
        """Change some settings of a server, and store them. Raises ValidationError on bad values, and ValueError
        without a repository.
        """
        if self._servers is None:
            raise ValueError("nothing is kept here")
        self._known[guild] = await self._servers.change(guild, changes)
        return self._known[guild]


def check_allowed(wanted: ServerSettings, changes: Mapping[str, Value]) -> Mapping[str, Value]:
    """The same house rules, which a host has chosen one by one. Raises Refused if the server does not allow one."""
    for name, value in changes.items():
        if not allows(wanted, name, value):
            raise Refused(f"{name}_not_here", paces=paces(wanted))
    return changes


def allows(wanted: ServerSettings, name: str, value: Value) -> bool:
    """True if the server lets a host set a house rule to this value."""
    match name:
        case "pace":
            return value in wanted.paces
        case "stewards":
            return wanted.stewards or not value
        case _:
            return True


def fit_to_server(wanted: ServerSettings, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """A ready-made set of house rules, fitted to what the server allows: with the nearest pace (of two equally near the
    slower one), and without stewards if it wants none.
    """
    fits = dict(chosen)
    pace = str(fits.get("pace") or TableRecord.model_fields["pace"].default)
    if pace not in wanted.paces:
        asked = PACES.index(pace)
        fits["pace"] = min(wanted.paces, key=lambda one: (abs(PACES.index(one) - asked), -PACES.index(one)))
    if not wanted.stewards:
        fits["stewards"] = False
    return fits


def playable(wanted: ServerSettings) -> list[str]:
    """The games that may be played on the server: those that it has chosen, or all if the bot knows none of them."""
    return [game for game in GAMES if game in wanted.games] or list(GAMES)


def admit_rules(wanted: ServerSettings, record: TableRecord, family: Family) -> TableRecord:
    """The table's record, fitted to what the server allows: if it wants no chips, with rules that have none. Raises
    Refused for a game that the server does not allow, and for one that cannot be played without chips.
    """
    if record.game not in playable(wanted):
        games = ", ".join(naming.name_of_game(game) for game in playable(wanted))
        raise Refused("game_not_here", game=record.game, games=games)
    rules = rules_of(record.game).read(record.options)
    plain = rules if wanted.chips else rules.without_chips()
    if plain is None:
        raise Refused("game_needs_chips", game=record.game)
    before = rules.model_dump()
    changes = {name: value for name, value in plain.model_dump().items() if value != before[name]}
    return house_rules.change_rules(record, changes, family) if changes else record


def check_chips(wanted: ServerSettings, record: TableRecord) -> TableRecord:
    """The same record, whose house rules a host has chosen one by one. Raises Refused if these bring chips to a server
    that wants none.
    """
    if not allows_chips_of(wanted, rules_of(record.game).read(record.options)):
        raise Refused("chips_not_here")
    return record


def allows_chips_of(wanted: ServerSettings, rules: Rules) -> bool:
    """True if the server allows chips, or these rules have none."""
    return wanted.chips or rules.without_chips() == rules


def paces(wanted: ServerSettings) -> str:
    """The paces that a host may choose, in words."""
    return ", ".join(wording.house_rule("pace", pace) for pace in wanted.paces)
