"""The handlers of presses on the referee's page of a tournament. The right is asked for with each of them."""

from collections.abc import Callable, Collection
from typing import Any

import discord

from bot import screens
from bot.interactions import submitted
from bot.interactions.handlers.tournament.page import check_private, newest
from bot.interactions.origin import origin_of
from bot.interactions.tournament_rights import check_running, reached
from bot.messages import first_answer
from bot.refusal import Malformed, Refused
from bot.screens.tournament.referee_means import LEAST, MOST_APART
from bot.screens.tournament.remarks import LONGEST_REASON
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.tournaments import reading, refereeing, steps
from bot.tournaments.refereeing import Act
from bot.ui.custom_ids import Press
from bot.ui.names import spoken
from bot.ui.numbers import number_in
from bot.ui.texts import say
from data.store import Store
from data.tournament_records import Course, Pairing, Tournament


async def show(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    paused_tournaments: Collection[int],
    interaction: discord.Interaction[Any],
) -> None:
    """Show the page of the newest tournament of this channel, or of the server."""
    course = await _refereed(store, server_settings, interaction, (await newest(store, interaction)).id)
    await first_answer.send(interaction, view=await _page(tables, paused_tournaments, course, course.tournament.round))


async def open_(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    paused_tournaments: Collection[int],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Show the page beside the message that was pressed or, if the press names another round or page of it, in place of
    the page that is there.
    """
    course = await _refereed(store, server_settings, interaction, press.table)
    if not press.argument:
        await first_answer.send(
            interaction, view=await _page(tables, paused_tournaments, course, course.tournament.round)
        )
        return
    check_private(interaction)
    await first_answer.update(
        interaction, await _page(tables, paused_tournaments, course, press.stamp.round, press.stamp.position)
    )


async def lapses(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    paused_tournaments: Collection[int],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Show everybody who left or ran out of time."""
    check_private(interaction)
    course = await _refereed(store, server_settings, interaction, press.table)
    found = await reading.found(tables, paused_tournaments, course)
    await first_answer.update(interaction, screens.referee_lapses(found, await reading.lapses(tables, course)))


async def look(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    paused_tournaments: Collection[int],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Show the table that was chosen in the menu."""
    check_private(interaction)
    course = await _refereed(store, server_settings, interaction, press.table)
    pairing = course.pairing(press.stamp.round, number_in(submitted.value(interaction)))
    if pairing is None:
        raise Malformed
    found = await reading.found(tables, paused_tournaments, course)
    view = screens.referee_table(found, pairing, await reading.lapses(tables, course))
    await first_answer.update(interaction, view)


async def extend(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    await refereeing.extend(tables, tournament_changed, await _act(store, now, server_settings, interaction, press))
    await first_answer.send(interaction, content=say("referee-extended"))


async def ask_whom(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Ask for the person to replace and their replacement, in a form."""
    act = await _act(store, now, server_settings, interaction, press)
    await first_answer.ask(interaction, screens.replace_form(act.course, act.pairing))


async def replace(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Replace the person that the form names."""
    act, fields = await _act(store, now, server_settings, interaction, press), submitted.fields(interaction)
    member = await _member(interaction, number_in(str(fields.get("came"))))
    await refereeing.replace(
        tables, store, tournament_changed, act, number_in(str(fields.get("out"))), member.id, member.display_name
    )
    await first_answer.send(interaction, content=say("referee-replaced"))


async def ask_why(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Ask for the reason why a table is struck, in a form."""
    act = await _act(store, now, server_settings, interaction, press)
    await first_answer.ask(interaction, screens.strike_form(act.course, act.pairing))


async def strike(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Strike the table, for the reason that the form gives."""
    act, reason = (
        await _act(store, now, server_settings, interaction, press),
        submitted.fields(interaction).get("reason"),
    )
    if not isinstance(reason, str) or len(reason) > LONGEST_REASON:
        raise Malformed
    if not spoken(reason, LONGEST_REASON):
        raise Refused("tournament_reason")
    await refereeing.strike(store, tournament_changed, act, reason)
    await first_answer.send(interaction, content=say("referee-struck"))


async def restore(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    await refereeing.restore(store, tournament_changed, await _act(store, now, server_settings, interaction, press))
    await first_answer.send(interaction, content=say("referee-restored"))


async def means(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    paused_tournaments: Collection[int],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Show the pairs who must not meet, and the ranked rounds that it takes to sign up."""
    check_private(interaction)
    course = await _refereed(store, server_settings, interaction, press.table)
    await first_answer.update(
        interaction, screens.referee_means(await reading.found(tables, paused_tournaments, course))
    )


async def keep_apart(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    paused_tournaments: Collection[int],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Keep two people apart, or let them meet again if they were kept apart already. Raises Refused where they have not
    signed up.
    """
    check_private(interaction)
    course = await _refereed(store, server_settings, interaction, press.table)
    entries = [course.entry_of(number_in(one)) for one in submitted.values(interaction)]
    numbers = sorted(one.number for one in entries if one is not None)
    if len(numbers) != 2:
        raise Refused("tournament_two")
    pair = (numbers[0], numbers[1])

    def changed(now: Course) -> Tournament:
        others = tuple(one for one in now.tournament.apart if one != pair)
        apart = others if pair in now.tournament.apart else (*others, pair)
        if len(apart) > MOST_APART:
            raise Refused("tournament_apart", most=MOST_APART)
        return now.tournament.model_copy(update={"apart": apart})

    await steps.change(store, course.tournament.id, changed)
    await means(tables, store, server_settings, paused_tournaments, interaction, press)


async def set_least(
    tables: Tables,
    store: Store,
    server_settings: ServerSettingsCache,
    tournament_changed: Callable[[int], None],
    paused_tournaments: Collection[int],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Set how many ranked rounds it takes to sign up from now on; the tournament's message then says so."""
    check_private(interaction)
    course, least = (
        await _refereed(store, server_settings, interaction, press.table),
        number_in(submitted.value(interaction)),
    )
    if least not in LEAST:
        raise Malformed
    number = course.tournament.id
    await steps.change(store, number, lambda now: now.tournament.model_copy(update={"least": least}))
    tournament_changed(number)
    await means(tables, store, server_settings, paused_tournaments, interaction, press)


async def _page(
    tables: Tables, paused_tournaments: Collection[int], course: Course, number: int, page: int = 0
) -> discord.ui.LayoutView:
    found = await reading.found(tables, paused_tournaments, course)
    return screens.referee_page(found, await reading.lapses(tables, course), number, page)


async def _refereed(
    store: Store, server_settings: ServerSettingsCache, interaction: discord.Interaction[Any], number: int
) -> Course:
    """A tournament of this server that this person runs. Raises Refused."""
    course = await reached(store, interaction, number)
    wanted = await server_settings.learn(course.tournament.guild)
    check_running(wanted, origin_of(interaction), course.tournament, interaction.user.id)
    return course


async def _act(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    interaction: discord.Interaction,
    press: Press,
) -> Act:
    """The act of the person who pressed, at the table that the press names. Raises Refused as `_refereed` does, and
    Malformed if the tournament has no such table.
    """
    course = await _refereed(store, server_settings, interaction, press.table)
    pairing: Pairing | None = course.pairing(press.stamp.round, press.stamp.position)
    if pairing is None:
        raise Malformed
    return Act(course, pairing, interaction.user.id, interaction.user.display_name, now())


async def _member(interaction: discord.Interaction, user: int) -> discord.Member:
    """A person of this server. Raises Refused."""
    if interaction.guild is None:
        raise Malformed
    try:
        member = await interaction.guild.fetch_member(user)
    except discord.NotFound:
        raise Refused("tournament_person") from None
    if member.bot:
        raise Refused("tournament_person")
    return member
