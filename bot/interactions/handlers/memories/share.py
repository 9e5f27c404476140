"""Presses to share a finished round, in one line or as a picture. Needs no table in play, and works for
ever.
"""

import io
from dataclasses import replace

import discord

from bot import screens
from bot.games.shows import ending_of, presenter_of
from bot.interactions.origin import asker_of, server_of
from bot.limits import Posts
from bot.messages import first_answer
from bot.messages.first_answer import post as post_for_all
from bot.messages.surfaces import Surfaces
from bot.refusal import Refused
from bot.replay.story import find_table, key_in
from bot.replay.verification import seen_by_all
from bot.screens.table.illustration import FILE, Illustration
from bot.stamp import Stamp
from bot.table.modes import mode_of
from bot.table.people import user_of
from bot.table.scene import Scene
from bot.table.server_settings import ServerSettingsCache
from bot.ui.custom_ids import Press
from bot.ui.language import speaking
from data.privacy import NOBODY
from data.records import Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.games import rules_of


async def line(store: Store, interaction: discord.Interaction, press: Press) -> None:
    """Show the line that can be shared, beside what was clicked."""
    scene = await _scene(store, interaction, press)
    view = screens.share(scene, presenter_of(scene.record.game))
    await first_answer.send(interaction, view=view)


async def post(
    store: Store, server_settings: ServerSettingsCache, posts: Posts, interaction: discord.Interaction, press: Press
) -> None:
    """Post the line for everybody. Names in it ping nobody."""
    scene = await _scene(store, interaction, press)
    with speaking(server_settings.language(server_of(interaction))):
        view = screens.shared(scene, presenter_of(scene.record.game), interaction.user.display_name)
    await post_for_all(posts, interaction, press, view)


async def picture(store: Store, surfaces: Surfaces, interaction: discord.Interaction, press: Press) -> None:
    """Show the picture that can be shared, beside the line."""
    scene = await _scene(store, interaction, press, seen=True)
    shown, drawn, files = await _drawn(surfaces, scene)
    await first_answer.send(interaction, view=screens.share_picture(shown, drawn), files=files)


async def post_picture(
    store: Store,
    server_settings: ServerSettingsCache,
    posts: Posts,
    surfaces: Surfaces,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Post the picture for everybody."""
    scene = await _scene(store, interaction, press, seen=True)
    with speaking(server_settings.language(server_of(interaction))):
        shown, drawn, files = await _drawn(surfaces, scene)
        view = screens.shared_picture(shown, drawn, interaction.user.display_name)
    await post_for_all(posts, interaction, press, view, files=files)


async def _drawn(surfaces: Surfaces, scene: Scene) -> tuple[Scene, Illustration, list[discord.File]]:
    """The picture, and what is sent along; nothing where it cannot be drawn, so that it is shown in letters."""
    drawn = ending_of(scene)
    png = await surfaces.illustrations.png(drawn)
    files = [discord.File(io.BytesIO(png), FILE)] if png else []
    return replace(scene, illustrated=bool(files)), drawn, files


async def _scene(store: Store, interaction: discord.Interaction, press: Press, *, seen: bool = False) -> Scene:
    """The end of the round without its cards; `seen`: as everybody saw it. Raises Refused("unknown_table")."""
    key = key_in(press)
    table = await find_table(store, asker_of(interaction), key.table)
    found = await store.round(key.table, key.round)
    # What one person plays alone is not for everybody.
    if found is None or found[0].ended is None or not mode_of(table).public:
        raise Refused("unknown_table")
    played = found[0]
    view, happened = (seen and seen_by_all(*found)) or (None, ())
    return Scene(
        record=with_(table, round=played.number, game=played.game, next_seed="", family={}, notes=()),
        rules=rules_of(played.game).read(played.options),
        round=with_(played, seed=b""),
        view=view,
        seated=await _seated(store, table, played),
        events=tuple(enumerate(happened)),
        stamp=Stamp(),
    )


async def _seated(store: Store, table: TableRecord, played: RoundRecord) -> tuple[Person, ...]:
    """The people who sat there, under the newest names that are known, as if all were awake."""
    order = played.standing.order
    known = await store.stats.known(table.guild, {user for key in order if (user := user_of(key))})
    by_key = {person.key: with_(person, away=False) for person in table.people}
    names = {f"u{user}": person.name for user, person in known.items()}
    return tuple(by_key.get(key) or Person(key=key, name=names.get(key, NOBODY), user=user_of(key)) for key in order)
