"""The handlers of presses by which a host chooses how a tournament goes, until it begins."""

from collections.abc import Callable
from typing import Any

import discord

from bot import screens
from bot.games.shows import family_of
from bot.interactions.origin import origin_of
from bot.interactions.submitted import value
from bot.interactions.tournament_rights import check_running, reached
from bot.messages import first_answer
from bot.refusal import Malformed, Refused
from bot.screens.tournament.settings import FILLS, KEPT
from bot.table.family import HouseRules
from bot.table.house_rules import replace_rules
from bot.table.server_settings import ServerSettingsCache, check_chips
from bot.tournaments import steps
from bot.ui.custom_ids import Press
from data.records import TableRecord
from data.store import Store
from data.tournament_records import Course, Tournament
from engine.search import LEVELS


async def show(
    store: Store, server_settings: ServerSettingsCache, interaction: discord.Interaction, press: Press
) -> None:
    """Show the settings. Raises Refused once the tournament has begun."""
    now = await _mine(store, server_settings, interaction, press.table)
    await first_answer.send(interaction, view=screens.tournament_settings(now, offer_of(now)))


async def preset(
    store: Store,
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set the ready-made house rules of its tables. Raises Refused if the server does not allow them."""
    now, name = await _mine(store, server_settings, interaction, press.table), value(interaction)
    if name not in offer_of(now).presets:
        raise Malformed
    kept = {one: now.rules[one] for one in ("seats", "pace", "level")}
    rules = dict(offer_of(now).presets[name]) | kept
    family, seats = family_of(now.game), int(now.rules["seats"])
    record = TableRecord(guild=now.guild, channel=now.channel, host=now.creator, game=now.game, seats=seats)
    ruled = replace_rules(record, rules, family)
    check_chips(await server_settings.learn(now.guild), ruled)
    await _change(store, tournament_changed, interaction, press, rules=rules, preset=name)


async def level(
    store: Store,
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set how well stewards play."""
    now, chosen = await _mine(store, server_settings, interaction, press.table), value(interaction)
    if chosen not in LEVELS:
        raise Malformed
    await _change(store, tournament_changed, interaction, press, rules=now.rules | {"level": chosen})


async def kept(
    store: Store,
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set how much people keep of the points that a steward has made for them."""
    await _mine(store, server_settings, interaction, press.table)
    chosen = value(interaction)
    if chosen not in KEPT:
        raise Malformed
    await _change(store, tournament_changed, interaction, press, kept=chosen)


async def fill(
    store: Store,
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set whether stewards fill the seats that no person is left for, or people wait a round instead. In a knock-out
    nobody waits, so stewards always fill them.
    """
    now, chosen = await _mine(store, server_settings, interaction, press.table), value(interaction)
    if chosen not in FILLS or now.form == "knock-out":
        raise Malformed
    await _change(store, tournament_changed, interaction, press, fill=chosen)


def offer_of(tournament: Tournament) -> HouseRules:
    """The house rules that are offered for its tables."""
    return family_of(tournament.game).offer(tournament.game, int(tournament.rules["seats"]))


async def _change(
    store: Store,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
    **changes: Any,
) -> None:
    def changed(now: Course) -> Tournament:
        if now.tournament.phase != "signup":
            raise Refused("tournament_begun")
        return now.tournament.model_copy(update=changes)

    await steps.change(store, press.table, changed)
    tournament_changed(press.table)
    after = (await steps.known(store, press.table)).tournament
    view = screens.tournament_settings(after, offer_of(after), press.stamp.round + 1)
    await first_answer.update(interaction, view)


async def _mine(
    store: Store, server_settings: ServerSettingsCache, interaction: discord.Interaction, number: int
) -> Tournament:
    """A tournament of this server that has not begun and that this person runs. Raises Refused."""
    now = (await reached(store, interaction, number)).tournament
    wanted = await server_settings.learn(now.guild)
    check_running(wanted, origin_of(interaction), now, interaction.user.id)
    if now.phase != "signup":
        raise Refused("tournament_begun")
    return now
