"""What servers want of their tables, at hand wherever a table or a screen asks; and what follows from it."""

from collections.abc import Mapping
from typing import Any

from bot.table.house_rules import Value
from bot.ui import wording
from bot.ui.refusal import Refused
from data.records import PACES, ServerSettings, TableRecord
from data.servers import Servers

USUAL = ServerSettings()


class ServerSettingsCache:
    """The settings of every server with a live table. Without a repository all is usual."""

    def __init__(self, servers: Servers | None = None) -> None:
        self._servers = servers
        self._known: dict[int, ServerSettings] = {}

    def of(self, guild: int) -> ServerSettings:
        """What this server wants. The usual, until `learn` was told of it."""
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
    """Whether the server leaves it to a host to have a house rule so."""
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


def paces(wanted: ServerSettings) -> str:
    """The paces that a host may choose, in words."""
    return ", ".join(wording.house_rule("pace", pace) for pace in wanted.paces)
