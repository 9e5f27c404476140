"""The rights of people to set up and run tournaments in a server."""

from bot.interactions.origin import Origin
from bot.refusal import Refused
from data.settings_records import ServerSettings
from data.store import Store
from data.tournament_records import Tournament


def runs(wanted: ServerSettings, origin: Origin) -> bool:
    """True for those who manage the server, and for the role that it names."""
    return origin.manager or (wanted.tournament_role is not None and wanted.tournament_role in origin.roles)


def check_creating(wanted: ServerSettings, origin: Origin) -> None:
    """Raises Refused unless this person may set up tournaments here."""
    if not runs(wanted, origin):
        raise Refused("tournament_starters")


async def check_entering(store: Store, tournament: Tournament, user: int) -> None:
    """Raises Refused unless this person has finished as many ranked rounds in the server as the host wants."""
    if not tournament.least:
        return
    played = sum((await store.stats.games(tournament.guild, user)).values())
    if played < tournament.least:
        raise Refused("tournament_least", least=tournament.least, played=played)


def check_running(wanted: ServerSettings, origin: Origin, tournament: Tournament, user: int) -> None:
    """Raises Refused unless this person may begin and end this tournament: its creator may, too."""
    if user != tournament.creator and not runs(wanted, origin):
        raise Refused("tournament_host")
