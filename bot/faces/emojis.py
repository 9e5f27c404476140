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

FOLLOW_SECONDS = 30.0  # the pause between two looks at what another process has uploaded
FACT = "faces"  # under which is kept, by name, the emoji's id and the hash of its drawing

Known = dict[str, list[object]]


async def prepare(client: discord.Client, store: Store, gap: float) -> AsyncIterator[Faces]:
    """Upload what is missing and replace what is drawn differently now, one after another. Yields all faces so far each
    time that a pack is whole, so that no hand is half drawn. After a failure, which is raised, the rest stays text.
    `gap`: the seconds after an upload in which there is none, so that the bot's calls are left to its tables.

    An emoji of ours that the store does not know is replaced too: nothing says how it looks.
    """
    faces: dict[str, str] = {}
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    known: Known = json.loads(await store.facts.read(FACT) or "{}")
    for pack in PACKS:
        for token in pack:
            emoji, png = there.get(NAMES[token]), await asyncio.to_thread(drawing.face, token)
            if emoji is None or known.get(emoji.name) != [emoji.id, _digest(png)]:
                emoji = await _upload(client, store, known, emoji, token, png)
                await asyncio.sleep(gap)
            faces[token] = str(emoji)
        yield MappingProxyType(dict(faces))


async def follow(store: Store) -> AsyncIterator[Faces]:
    """The faces that another process uploads: all so far, as soon as packs are whole, and when one was drawn anew."""
    texts: Faces = {}
    while True:
        known: Known = json.loads(await store.facts.read(FACT) or "{}")
        whole = [pack for pack in PACKS if all(NAMES[token] in known for token in pack)]
        faces = {token: f"<:{NAMES[token]}:{known[NAMES[token]][0]}>" for pack in whole for token in pack}
        if faces != texts:
            texts = MappingProxyType(faces)
            yield texts
        await asyncio.sleep(FOLLOW_SECONDS)


def _digest(png: bytes) -> str:
    return hashlib.sha256(png).hexdigest()


async def _upload(
    client: discord.Client, store: Store, known: Known, old: discord.Emoji | None, token: str, png: bytes
) -> discord.Emoji:
    """Upload the emoji of a token, in place of the old one."""
    if old is not None:
        await old.delete()
    emoji = await client.create_application_emoji(name=NAMES[token], image=png)
    known[emoji.name] = [emoji.id, _digest(png)]
    await store.facts.write(FACT, json.dumps(known))
    log.debug("uploaded the face %s", emoji.name)
    return emoji
