"""The application's emojis: a face for every card, uploaded once and redrawn when its drawing changes."""

import asyncio
import hashlib
import json
import logging
from types import MappingProxyType

import discord

from bot.faces import NAMES, Faces, drawing
from data.store import Store

log = logging.getLogger(__name__)

FACT = "faces"  # under which is kept, by name, the emoji's id and the hash of its drawing


async def prepare(client: discord.Client, store: Store) -> Faces:
    """Upload what is missing, replace what is drawn differently now; all faces, or none when anything fails.

    An emoji of ours that the store does not know is replaced too: nothing says how it looks.
    """
    try:
        return await _upload(client, store)
    except Exception:  # a chore that nobody waits for: without it the cards are shown as text
        log.warning("no card faces: they could not be uploaded", exc_info=True)
        return MappingProxyType({})


async def _upload(client: discord.Client, store: Store) -> Faces:
    drawn = await asyncio.to_thread(lambda: {token: drawing.face(token) for token in NAMES})
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    known: dict[str, list[object]] = json.loads(await store.setting(FACT) or "{}")
    faces: dict[str, str] = {}
    uploaded = 0
    for token, png in drawn.items():
        name, digest = NAMES[token], hashlib.sha256(png).hexdigest()
        emoji = there.get(name)
        if emoji is None or known.get(name) != [emoji.id, digest]:
            if emoji is not None:
                await emoji.delete()
            emoji = await client.create_application_emoji(name=name, image=png)
            known[name] = [emoji.id, digest]
            await store.set_setting(FACT, json.dumps(known))
            uploaded += 1
        faces[token] = str(emoji)
    if uploaded:
        log.info("%d card faces uploaded", uploaded)
    return MappingProxyType(faces)
