"""The application's emojis: a face for every card, uploaded once and redrawn when its drawing changes."""

import asyncio
import hashlib
import json
import logging
from collections.abc import AsyncIterator
from types import MappingProxyType

import discord

from bot.faces import NAMES, PACKS, Faces, drawing
from data.store import Store

log = logging.getLogger(__name__)

FACT = "faces"  # under which is kept, by name, the emoji's id and the hash of its drawing
GAP = 0.25  # seconds after each upload: of the bot's 50 calls a second most are left for the tables

Known = dict[str, list[object]]


async def prepare(client: discord.Client, store: Store) -> AsyncIterator[Faces]:
    """Upload what is missing and replace what is drawn differently now, one after another. Yields all faces so far each
    time that a pack is whole, so that no hand is half drawn. After a failure the rest stays text until the next start.

    An emoji of ours that the store does not know is replaced too: nothing says how it looks.
    """
    faces: dict[str, str] = {}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        known: Known = json.loads(await store.setting(FACT) or "{}")
        for pack in PACKS:
            for token in pack:
                faces[token] = str(await _emoji(client, store, known, there.get(NAMES[token]), token))
            yield MappingProxyType(dict(faces))
    except Exception:  # a chore that nobody waits for: without it the cards are shown as text
        log.warning("not all card faces could be uploaded", exc_info=True)


async def _emoji(
    client: discord.Client, store: Store, known: Known, emoji: discord.Emoji | None, token: str
) -> discord.Emoji:
    """The emoji of a token, as it is drawn now; `emoji`: the one that is there."""
    png = await asyncio.to_thread(drawing.face, token)
    name, digest = NAMES[token], hashlib.sha256(png).hexdigest()
    if emoji is not None and known.get(name) == [emoji.id, digest]:
        return emoji
    if emoji is not None:
        await emoji.delete()
    emoji = await client.create_application_emoji(name=name, image=png)
    known[name] = [emoji.id, digest]
    await store.set_setting(FACT, json.dumps(known))
    log.debug("uploaded the face %s", name)
    await asyncio.sleep(GAP)
    return emoji
