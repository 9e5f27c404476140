"""The application's emojis: a face for every card, uploaded once and redrawn when its drawing changes."""

import asyncio
import hashlib
import io
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from types import MappingProxyType

import discord
from PIL import Image, ImageChops, ImageStat, UnidentifiedImageError

from bot.faces import NAMES, PACKS, Faces, drawing
from bot.remembered import Face, Remembered
from bot.trouble import FAILURES

log = logging.getLogger(__name__)

ALIKE = 1.5  # the mean difference of a colour, of 255, up to which a drawing that Discord has packed anew is ours
GREY = "#808080"  # behind a drawing, since what is transparent may have any colour


async def prepare(client: discord.Client, remembered: Remembered, gap: float) -> AsyncIterator[Faces]:
    """Compare the emojis with the drawings: upload what is missing, and replace what is drawn differently now, one
    after another. Yields all faces so far each time that a pack is whole, so that no hand is half drawn; the cards of
    the other packs stay text. `gap`: the seconds after an upload in which there is none, so that the bot's calls are
    left to its tables.

    An emoji that the store does not know is ours if it has the name and the drawing of a face. Any other is left alone;
    where it has the name of a face, ours gets another one. While another copy of the bot is noticed, nothing is
    replaced. A face that fails does not stop the next one; in the end the first failure is raised, one of `FAILURES`.
    """
    there = {emoji.id: emoji for emoji in await client.fetch_application_emojis()}
    application = _Application(client, remembered, gap, there, await remembered.faces(), await remembered.wary())
    faces: Faces = {}
    failures: list[Exception] = []
    for pack in PACKS:
        drawn = {}
        for token in pack:
            try:
                drawn[token] = _markup(token, await application.seek(token))
            except FAILURES as failure:
                failures.append(failure)
        if drawn.keys() == {*pack}:
            faces = MappingProxyType({**faces, **drawn})
            yield faces
    if failures:
        log.warning("%d of %d card faces could not be uploaded", len(failures), len(NAMES))
        raise failures[0]


async def uploaded(remembered: Remembered) -> Faces:
    """The faces that another process uploads, as far as packs are whole."""
    known = await remembered.faces()
    whole = [pack for pack in PACKS if all(NAMES[token] in known for token in pack)]
    return {token: _markup(token, known[NAMES[token]][0]) for pack in whole for token in pack}


def _markup(token: str, emoji: int) -> str:
    return f"<:{NAMES[token]}:{emoji}>"


@dataclass
class _Application:
    """The emojis of the application (`there`, by id), and those of them that the store knows as ours (`known`)."""

    client: discord.Client
    remembered: Remembered
    gap: float
    there: dict[int, discord.Emoji]
    known: dict[str, Face]
    wary: bool

    async def seek(self, token: str) -> int:
        """The id of the emoji of a token, which is uploaded where there is none that is drawn as it is now."""
        name, png = NAMES[token], await asyncio.to_thread(drawing.face, token)
        digest = hashlib.sha256(png).hexdigest()
        number, drawn = self.known.get(name, (None, None))
        old = self.there.get(number) if number is not None else None
        if old is not None and (drawn == digest or self.wary):
            return old.id
        if old is not None:
            await old.delete()
            del self.there[old.id]
            emoji = await self._upload(name, png)
        else:
            namesake = next((emoji for emoji in self.there.values() if emoji.name == name), None)
            if namesake is not None and await _shows(namesake, png):
                emoji = namesake
            else:
                if namesake is not None and number is not None:
                    await self.remembered.notice(f"somebody else has replaced the emoji {name}")
                    self.wary = await self.remembered.wary()
                emoji = await self._upload(name, png)
        self.known[name] = emoji.id, digest
        await self.remembered.keep_faces(self.known)
        return emoji.id

    async def _upload(self, name: str, png: bytes) -> discord.Emoji:
        """Upload an emoji under this name; where that is taken, under the next one with a number."""
        taken, number = {emoji.name for emoji in self.there.values()}, 1
        free = name
        while free in taken:
            number += 1
            free = f"{name}_{number}"
        try:
            emoji = await self.client.create_application_emoji(name=free, image=png)
        finally:
            await asyncio.sleep(self.gap)
        self.there[emoji.id] = emoji
        log.debug("uploaded the face %s", free)
        return emoji


async def _shows(emoji: discord.Emoji, png: bytes) -> bool:
    """True if an emoji shows this drawing. Discord need not give it back as the same bytes."""
    try:
        there, ours = (_flat(image) for image in (await emoji.read(), png))
    except (discord.NotFound, UnidentifiedImageError):
        return False
    return there.size == ours.size and _off(there, ours) <= ALIKE


def _off(one: Image.Image, other: Image.Image) -> float:
    """By how much the colour that differs most is off on the average, of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def _flat(image: bytes) -> Image.Image:
    """An image on grey."""
    drawn = Image.open(io.BytesIO(image)).convert("RGBA")
    ground = Image.new("RGBA", drawn.size, GREY)
    ground.alpha_composite(drawn)
    return ground.convert("RGB")
