"""The settings of servers for their tables, at hand wherever a table or a screen asks; and what follows from them."""

from collections.abc import Mapping
from typing import Any

from bot.refusal import Refused
from bot.table import house_rules
from bot.table.family import Family
from bot.table.house_rules import Value
from bot.ui import naming, wording
from data.records import PACES, ServerSettings, TableRecord
from data.servers import Servers
from engine.contract import Rules
from engine.games import GAMES, rules_of

USUAL = ServerSettings()


class ServerSettingsCache:
    """The settings of every server with a live table. Without a repository all is usual."""

    def __init__(self, servers: Servers | None = None) -> None:
        self._servers = servers
        self._known: dict[int, ServerSettings] = {}

    def of(self, guild: int) -> ServerSettings:
        """The settings of this server. The usual, until `learn` was told of it."""
        return self._known.get(guild, USUAL)

    async def learn(self, guild: int) -> ServerSettings:
        """Read what this server wants."""
        if self._servers is not None and guild not in self._known:
            self._known[guild] = await self._servers.settings(guild)
        return self.of(guild)

    def forget(self, guild: int) -> None:
        """The server is no more."""
        self._known.pop(guild, None)

    async def change(self, guild: int, **changes: Any) -> ServerSettings:
        """Change some settings of a server. Raises ValidationError on bad values."""
        if self._servers is None:
            raise ValueError("nothing is kept here")
        self._known[guild] = await self._servers.change(guild, changes)
        return self._known[guild]


def checked(wanted: ServerSettings, changes: Mapping[str, Value]) -> Mapping[str, Value]:
    """House rules that a host has chosen one by one. Raises Refused for what the server does not allow."""
    for name, value in changes.items():
        if not allows(wanted, name, value):
            raise Refused(f"{name}_not_here", paces=paces(wanted))
    return changes


def allows(wanted: ServerSettings, name: str, value: Value) -> bool:
    """True if the server leaves it to a host to have a house rule so."""
    match name:
        case "pace":
            return value in wanted.paces
        case "stewards":
            return wanted.stewards or not value
        case _:
            return True


def fitted(wanted: ServerSettings, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """A ready-made set of house rules as the server allows it: the nearest pace, the slower one first; no stewards."""
    fits = dict(chosen)
    pace = str(fits.get("pace") or TableRecord.model_fields["pace"].default)
    if pace not in wanted.paces:
        asked = PACES.index(pace)
        fits["pace"] = min(wanted.paces, key=lambda one: (abs(PACES.index(one) - asked), -PACES.index(one)))
    if not wanted.stewards:
        fits["stewards"] = False
    return fits


def playable(wanted: ServerSettings) -> list[str]:
    """The games that may be played there: all, where none of those that were chosen is known any more."""
    return [game for game in GAMES if game in wanted.games] or list(GAMES)


def admitted(wanted: ServerSettings, record: TableRecord, family: Family) -> TableRecord:
    """The table as the server allows its game: with no chips in it where it wants none. Raises Refused for a game that
    it does not allow, and for one that cannot do without chips.
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
    return house_rules.changed(record, changes, family) if changes else record


def chipless(wanted: ServerSettings, record: TableRecord) -> TableRecord:
    """The table, whose host has chosen its rules one by one. Raises Refused where these bring chips to a server that
    wants none.
    """
    if not without_chips(wanted, rules_of(record.game).read(record.options)):
        raise Refused("chips_not_here")
    return record


def without_chips(wanted: ServerSettings, rules: Rules) -> bool:
    """True if rules have no chips in them, where that matters."""
    return wanted.chips or rules.without_chips() == rules


def paces(wanted: ServerSettings) -> str:
    """The paces that a host may choose, in words."""
    return ", ".join(wording.house_rule("pace", pace) for pace in wanted.paces)
