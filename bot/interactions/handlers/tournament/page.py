"""The handlers of presses about tournaments. They need no table, and work for ever; each tournament is reached from its
own server.
"""

import asyncio
from collections.abc import Callable, Collection
from io import BytesIO
from typing import Any

import discord

from bot import screens
from bot.games.shows import family_of
from bot.interactions import submitted
from bot.interactions.handlers.tournament import pairs as tournament_pairs
from bot.interactions.open_table import missing_permissions
from bot.interactions.origin import home_of, origin_of, server_of
from bot.interactions.tournament_rights import check_creating, check_entering, check_running, reached, runs
from bot.messages import first_answer
from bot.refusal import Malformed, Refused
from bot.runtime.registry import TableRegistry
from bot.screens.tournament.end import PER_PAGE
from bot.screens.tournament.form import BEGINS, PAIRS, PLANS, SEATS
from bot.table import server_settings
from bot.table.house_rules import preselected_name
from bot.table.modes.lesson import USUAL_SEATS
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.tournaments import commitment, rounds, steps
from bot.tournaments.archive import course_files
from bot.tournaments.reading import found
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from bot.ui.texts import say
from data.records import PACES, TableRecord
from data.settings_records import ServerSettings
from data.store import Store
from data.tournament_records import CHECK_IN_SECONDS, MOST, Tournament
from data.tournaments.repository import Closed, Full
from engine.games import GAMES, rules_of
from engine.search import DEFAULT

MOST_OPEN = 5  # tournaments of a server at once
LISTED = 10  # among which the newest of a channel is looked for
MOST_PAGES = 10_000  # the most pages of a list
DAY_SECONDS = 24 * 3600.0
LEAGUE_PACE, LEAGUE_CHECK_IN_SECONDS = "slow", DAY_SECONDS


async def ask(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Show the form of a new tournament. Raises Refused to people who may set up none."""
    wanted = await server_settings.learn(server_of(interaction))
    check_creating(wanted, origin_of(interaction))
    await first_answer.ask(interaction, screens.tournament_form(wanted))


async def made(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Set up a tournament by its form. Raises Refused, and Malformed for a value that the form did not offer."""
    registry.check_opening()
    guild = server_of(interaction)
    wanted = await registry.server_settings.learn(guild)
    check_creating(wanted, origin_of(interaction))
    if missing := missing_permissions(interaction):
        raise Refused("missing_permission", names=missing)
    going_on = await registry.store.tournaments.going_on(guild=guild)
    if len(going_on) >= MOST_OPEN:
        raise Refused("tournament_open", most=MOST_OPEN)
    secret = registry.seed()
    created = await registry.store.tournaments.create(
        _filled_in(interaction, wanted, registry.now()).model_copy(
            update={"secret": secret, "hash": commitment.commitment(secret)}
        )
    )
    registry.tournament_changed(created.id)
    await first_answer.send(interaction, content=say("tournament-made"))


def _filled_in(interaction: discord.Interaction[Any], wanted: ServerSettings, now: float) -> Tournament:
    """The tournament that the form describes, its luck still missing."""
    fields = submitted.fields(interaction)
    game, pace, plan = str(fields.get("game")), str(fields.get("pace")), PLANS.get(str(fields.get("rounds")))
    chosen, minutes = str(fields.get("seats")), number_in(str(fields.get("begins")))
    if game not in GAMES or pace not in PACES or plan is None or chosen not in SEATS or minutes not in BEGINS:
        raise Malformed
    pairs = chosen == PAIRS
    pace = LEAGUE_PACE if plan.form == "league" else pace  # its people need not be there at one time
    period = plan.days * DAY_SECONDS if plan.days else None
    server_settings.check_allowed(wanted, {"pace": pace})
    seats = seats_of_pairs(game) if pairs else int(chosen) or usual_seats(game)
    if rules_of(game)().refusal(seats) is not None:
        raise Refused("tournament_seats", game=game, seats=seats)
    offer = family_of(game).offer(game, seats)
    preset = preselected_name(offer, pace)
    record = TableRecord(guild=server_of(interaction), channel=0, host=interaction.user.id, game=game, seats=seats)
    plain = server_settings.admit_rules(wanted, record, family_of(game)).options  # without chips where none are wanted
    rules = dict(offer.presets[preset]) | plain | {"seats": seats, "pace": pace, "level": DEFAULT}
    rounds.sizes(game, rules, seats)
    return Tournament(
        guild=server_of(interaction),
        channel=home_of(interaction),
        creator=interaction.user.id,
        game=game,
        rules=rules,
        form=plan.form,
        rounds=plan.rounds,
        period=period,
        preset=preset,
        pairs=pairs,
        check_in=CHECK_IN_SECONDS if period is None else min(LEAGUE_CHECK_IN_SECONDS, period / 2),
        begins=now + minutes * 60.0 if minutes else None,
        created=now,
        secret=b"",
        hash="",
    )


def usual_seats(game: str) -> int:
    """The number of seats that is nearest to four, of those that the game is for."""
    rules = rules_of(game)()
    fewest, most = rules.seats()
    return min(range(fewest, most + 1), key=lambda one: (rules.refusal(one) is not None, abs(one - USUAL_SEATS)))


def seats_of_pairs(game: str) -> int:
    """The number of seats at a table of pairs, of which each is a side. Raises Refused where the game has none."""
    rules = rules_of(game)()
    fewest, most = rules.seats()
    for seats in range(fewest, most + 1):
        if rules.refusal(seats) is None and 2 * len(set(rules.sides(seats))) == seats:
            return seats
    raise Refused("tournament_no_pairs", game=game)


async def join(
    store: Store, tournament_changed: Callable[[int], None], interaction: discord.Interaction, press: Press
) -> None:
    course = await reached(store, interaction, press.table)
    user = interaction.user
    await check_entering(store, course.tournament, user.id)
    try:
        entry = await store.tournaments.enter(course.tournament.id, user.id, user.display_name)
    except Closed:
        raise Refused("tournament_closed") from None
    except Full:
        raise Refused("tournament_full", most=MOST) from None
    tournament_changed(course.tournament.id)
    if course.tournament.pairs:
        await tournament_pairs.ask(store, interaction, course.tournament.id)
        return
    late = entry.since > 1
    said = say("tournament-joined-late", round=entry.since) if late else say("tournament-joined")
    await first_answer.send(interaction, content=said)


async def leave(
    store: Store, tournament_changed: Callable[[int], None], interaction: discord.Interaction, press: Press
) -> None:
    course = await reached(store, interaction, press.table)
    if await store.tournaments.leave(course.tournament.id, interaction.user.id) is None:
        raise Refused("tournament_over" if course.tournament.phase == "over" else "tournament_not_in")
    tournament_changed(course.tournament.id)
    await first_answer.send(interaction, content=say("tournament-gone"))


async def begin(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Draw the first round: the right of whoever set it up, and of those who run tournaments here."""
    tables.check_opening()
    course = await reached(store, interaction, press.table)
    wanted = await server_settings.learn(course.tournament.guild)
    check_running(wanted, origin_of(interaction), course.tournament, interaction.user.id)
    await steps.begin(store, course.tournament.id, now())
    tournament_changed(course.tournament.id)
    await first_answer.send(interaction, content=say("tournament-begun"))


async def end(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction[Any],
) -> None:
    """End the newest tournament of this channel, or of the server."""
    at = await newest(store, interaction, going_on=True)
    wanted = await server_settings.learn(at.guild)
    check_running(wanted, origin_of(interaction), at, interaction.user.id)
    await steps.end(store, at.id, now())
    tournament_changed(at.id)
    await first_answer.send(interaction, content=say("tournament-ended"))


async def where(
    tables: Tables, store: Store, paused_tournaments: Collection[int], interaction: discord.Interaction, press: Press
) -> None:
    course = await reached(store, interaction, press.table)
    view = screens.tournament_where(await found(tables, paused_tournaments, course), interaction.user.id)
    await first_answer.send(interaction, view=view)


async def standings(
    tables: Tables, store: Store, paused_tournaments: Collection[int], interaction: discord.Interaction, press: Press
) -> None:
    """Show the page of the standings on which the person who asks stands."""
    course = await reached(store, interaction, press.table)
    view = screens.tournament_standings(await found(tables, paused_tournaments, course), interaction.user.id)
    await first_answer.send(interaction, view=view)


async def turn(
    tables: Tables, store: Store, paused_tournaments: Collection[int], interaction: discord.Interaction, press: Press
) -> None:
    """Show another page of the standings, in place of the one that is there. Raises Malformed on a public message."""
    check_private(interaction)
    course = await reached(store, interaction, press.table)
    view = screens.tournament_standings(
        await found(tables, paused_tournaments, course), interaction.user.id, press.stamp.round
    )
    await first_answer.update(interaction, view)


async def help_(
    store: Store, server_settings: ServerSettingsCache, interaction: discord.Interaction, press: Press
) -> None:
    course = await reached(store, interaction, press.table)
    wanted = await server_settings.learn(course.tournament.guild)
    own = interaction.user.id == course.tournament.creator or runs(wanted, origin_of(interaction))
    await first_answer.send(interaction, view=screens.tournament_help(course.tournament, runs=own))


async def show_list(store: Store, interaction: discord.Interaction[Any]) -> None:
    """Show the newest tournaments of this server."""
    await first_answer.send(interaction, view=await _page(store, interaction, 0))


async def turn_list(store: Store, interaction: discord.Interaction, press: Press) -> None:
    """Show another page of the list, in place of the one that is there. Raises Malformed on a public message."""
    check_private(interaction)
    await first_answer.update(interaction, await _page(store, interaction, min(press.stamp.round, MOST_PAGES)))


async def _page(store: Store, interaction: discord.Interaction[Any], page: int) -> discord.ui.LayoutView:
    listed = await store.tournaments.of_guild(server_of(interaction), PER_PAGE + 1, after=page * PER_PAGE)
    return screens.tournaments(listed[:PER_PAGE], page, more=len(listed) > PER_PAGE)


async def course(store: Store, interaction: discord.Interaction, press: Press) -> None:
    """Send the whole course of a tournament that is over, as files. Raises Refused while it goes on, since its luck is
    closed.
    """
    stored = await reached(store, interaction, press.table)
    if stored.tournament.phase != "over":
        raise Refused("tournament_goes_on")
    written = await asyncio.to_thread(course_files, stored)
    files = [discord.File(BytesIO(content), name) for name, content in written.items()]
    view = screens.tournament_course(stored.tournament, list(written))
    await first_answer.send(interaction, view=view, files=files)


async def show_standings(
    tables: Tables, store: Store, paused_tournaments: Collection[int], interaction: discord.Interaction[Any]
) -> None:
    """Show the standings of the newest tournament of this channel, or of the server."""
    course = await steps.known(store, (await newest(store, interaction)).id)
    view = screens.tournament_standings(await found(tables, paused_tournaments, course), interaction.user.id)
    await first_answer.send(interaction, view=view)


def check_private(interaction: discord.Interaction[Any]) -> None:
    """Raises Malformed on a message that everybody sees."""
    if interaction.message is None or not interaction.message.flags.ephemeral:
        raise Malformed


async def newest(store: Store, interaction: discord.Interaction[Any], *, going_on: bool = False) -> Tournament:
    """The newest tournament of this channel, or of the server; of those that are `going_on`. Raises Refused."""
    listed = [one for one in await _listed(store, interaction) if not going_on or one.phase != "over"]
    nearest = [one for one in listed if one.channel == home_of(interaction)] or listed
    if not nearest:
        raise Refused("tournament_unknown")
    return nearest[0]


async def _listed(store: Store, interaction: discord.Interaction[Any]) -> list[Tournament]:
    return await store.tournaments.of_guild(server_of(interaction), LISTED)
