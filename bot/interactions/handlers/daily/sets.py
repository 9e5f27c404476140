"""The handlers of presses about today's deals. They need no table, and work for ever: a set is named by its day and
slot, and what is shown of it is the presser's own.
"""

import io
from collections.abc import Callable
from typing import Any

import discord

from bot import screens
from bot.daily import play, reading
from bot.daily.days import make_ahead
from bot.daily.play import Player
from bot.interactions.handlers.review.page import show_round as show_review
from bot.interactions.handlers.table.opening import end_lesson
from bot.interactions.origin import server_of
from bot.limits import Posts
from bot.messages import first_answer
from bot.messages.first_answer import post
from bot.messages.illustrations import files
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed, Refused
from bot.runtime.registry import TableRegistry
from bot.screens.daily.boards import SetSeen
from bot.table.preferences import PreferencesCache
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from bot.ui.language import speaking
from bot.ui.numbers import number_in
from data.daily.records import day_of
from data.records import DealRef
from data.schema import NOWHERE
from data.store import Store


def player_of(interaction: discord.Interaction[Any]) -> Player:
    """The person who asks, and the server where they do."""
    user = interaction.user
    return Player(user.id, user.display_name, server_of(interaction))


async def page(
    store: Store, now: Callable[[], float], seed: Callable[[], bytes], interaction: discord.Interaction[Any]
) -> discord.ui.LayoutView:
    """The page of the day, whose sets are made where no process has done so yet."""
    player = player_of(interaction)
    await make_ahead(store.daily, seed, now())
    return screens.today(await reading.today(store, now, player.user, player.server))


async def open_page(
    store: Store,
    now: Callable[[], float],
    seed: Callable[[], bytes],
    interaction: discord.Interaction[Any],
) -> None:
    """Show the page of the day to whoever pressed on a public message."""
    await first_answer.send(interaction, view=await page(store, now, seed, interaction))


async def show(
    store: Store,
    now: Callable[[], float],
    seed: Callable[[], bytes],
    interaction: discord.Interaction[Any],
) -> None:
    """Show the page of the day in place of what was clicked."""
    await first_answer.update(interaction, await page(store, now, seed, interaction), [])


async def go_on(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    preferences: PreferencesCache,
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    press: Press,
) -> None:
    """Show the deal that the person is at in this set, or the next one. If they begin the set outside of any server,
    ask once in which server it counts.
    """
    player, stamp = player_of(interaction), press.stamp
    if homes := await play.homes_to_ask(store, preferences, player, stamp.round, stamp.position):
        played = await play.known(store, now, stamp.round, stamp.position)
        await first_answer.update(interaction, screens.daily_home(played, homes), [])
        return
    await _play(tables, store, now, preferences, surfaces, interaction, press)


async def home(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    preferences: PreferencesCache,
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    press: Press,
) -> None:
    """Note the answer to the question in which server deals count, and begin the set."""
    wanted = bool(number_in(press.argument, most=1))
    await play.known(store, now, press.stamp.round, press.stamp.position)
    await preferences.change(interaction.user.id, "deals_home", wanted)
    await _play(tables, store, now, preferences, surfaces, interaction, press)


async def _play(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    preferences: PreferencesCache,
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    press: Press,
) -> None:
    table = await play.go_on(
        tables, store, now, preferences, player_of(interaction), press.stamp.round, press.stamp.position
    )
    await surfaces.show_panel(interaction, table)


async def practise(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    press: Press,
) -> None:
    """Play a deal of a closed set once more."""
    player = player_of(interaction)
    deal = DealRef(day=press.stamp.round, slot=press.stamp.position, number=number_in(press.argument))
    await end_lesson(tables, store, player.user)
    table = await play.practise(tables, store, now, player, deal)
    await surfaces.show_panel(interaction, table)


async def a_set(
    store: Store,
    now: Callable[[], float],
    preferences: PreferencesCache,
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    press: Press,
) -> None:
    """Show how the person has done in a set."""
    seen, streak = await _seen(store, now, interaction, press)
    user = interaction.user.id
    await preferences.learn([user])
    fields = screens.daily_fields(seen) if not preferences.of(user).text_only else None
    png = await surfaces.illustrations.png(fields) if fields is not None else None
    view = screens.a_set(seen, streak, drawn=png is not None)
    await first_answer.update(interaction, view, files(png or b""))


async def share(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    posts: Posts,
    interaction: discord.Interaction[Any],
    press: Press,
) -> None:
    """Post the set in one line for everybody. Raises Refused before it is finished."""
    seen, streak = await _seen(store, now, interaction, press)
    if seen.score is None:
        raise Refused("daily_not_done")
    with speaking(server_settings.language(server_of(interaction))):
        line = screens.daily_line(seen, streak, interaction.user.display_name)
    await post(posts, interaction, press, line)


async def check(store: Store, now: Callable[[], float], interaction: discord.Interaction[Any], press: Press) -> None:
    """Send the files that prove a set whose day is closed. Raises Refused before."""
    player = player_of(interaction)
    played = await play.known(store, now, press.stamp.round, press.stamp.position)
    proofs = await reading.files_of(store, player.user, played)
    archive = discord.File(io.BytesIO(reading.pack(proofs)), f"deals-{played.day}-{played.slot}.zip")
    view = screens.daily_proof(played, reading.kept(played), archive.filename)
    await first_answer.send(interaction, view=view, file=archive)


async def review(registry: TableRegistry, interaction: discord.Interaction[Any], press: Press) -> None:
    """Show the review of a deal that the person has played, once its day is closed. If the deal had several hands, let
    them choose one. The argument is the deal's number.
    """
    player, number = player_of(interaction), number_in(press.argument)
    played = await play.known(registry.store, registry.now, press.stamp.round, press.stamp.position)
    hands = await reading.hands_of(registry.store, player.user, played, number)
    if not hands:
        raise Malformed
    if len(hands) == 1 or played.closed is None:  # before that, the review itself says why there is none
        await show_review(registry, interaction, hands[0])
    else:
        await first_answer.send(interaction, view=screens.daily_hands(played, number, hands))


async def boards(store: Store, now: Callable[[], float], interaction: discord.Interaction[Any]) -> None:
    """Show the boards of this server."""
    server = server_of(interaction)
    await first_answer.update(interaction, screens.daily_boards(await reading.boards(store, now, server), server), [])


async def days(store: Store, now: Callable[[], float], interaction: discord.Interaction[Any]) -> None:
    """Show the person's last thirty days."""
    found = await reading.history(store, now, interaction.user.id)
    await first_answer.update(interaction, screens.daily_days(found), [])


async def help_(interaction: discord.Interaction[Any]) -> None:
    """Show how the deals of the day work."""
    await first_answer.update(interaction, screens.daily_help(), [])


async def _seen(
    store: Store, now: Callable[[], float], interaction: discord.Interaction[Any], press: Press
) -> tuple[SetSeen, int]:
    """The set that is named, as the person sees it, and their streak."""
    player = player_of(interaction)
    played = await play.known(store, now, press.stamp.round, press.stamp.position)
    streak = await store.daily.streak(NOWHERE, player.user)
    seen = await reading.a_set(store, player.user, player.server, played)
    return seen, streak.on(day_of(now())) if streak is not None else 0
