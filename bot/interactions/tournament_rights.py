"""The rights of people to look at, set up and run tournaments in a server."""

from typing import Any

import discord

from bot.interactions.origin import Origin, server_of
from bot.refusal import Refused
from bot.tournaments import steps
from data.settings_records import ServerSettings
from data.store import Store
from data.tournament_records import Course, Tournament


def runs(wanted: ServerSettings, origin: Origin) -> bool:
    """True for those who manage the server, and for the role that it names."""
    return origin.manager or (wanted.tournament_role is not None and wanted.tournament_role in origin.roles)


async def reached(store: Store, interaction: discord.Interaction[Any], number: int) -> Course:
    """A tournament, for somebody who asks for it: it is reached from its own server alone. Raises Refused."""
    course = await steps.known(store, number)
    if course.tournament.guild != server_of(interaction):
        raise Refused("tournament_unknown")
    return course


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
