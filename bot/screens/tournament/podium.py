"""The podium of a tournament as a picture, and in words for those who cannot see it."""

from functools import partial
from itertools import groupby

import discord
from discord import ui

from bot.faces import podium
from bot.faces.lettering import drawable, legible
from bot.faces.podium import Podium, PodiumStep
from bot.screens.table.illustration import FILE, MOST_ABOUT, Illustration
from bot.screens.tournament.page import Found
from bot.ui import names
from bot.ui.components import Item
from bot.ui.naming import name_of_game
from bot.ui.texts import say

MEDALS = ("🥇", "🥈", "🥉")
MOST_TOGETHER = 3  # names on one step


def podium_picture(found: Found) -> Illustration | None:
    """The picture; None where nobody has played. Partners stand on one step."""
    game = name_of_game(found.course.tournament.game)
    first = [one for one in found.standings if one.place <= len(MEDALS)]
    if not first:
        return None
    steps, about = [], []
    for place, group in groupby(first, key=lambda one: one.place):
        together = list(group)[:MOST_TOGETHER]
        people = [who for one in together for who in (one.entry, one.partner) if who is not None]
        named = [names.in_plain(one.name) for one in people]
        points = say("tournament-podium-points", points=together[0].counted)
        steps.append(PodiumStep(place, tuple(drawable(one) if legible(one) else f"#{place}" for one in named), points))
        about.append(say("tournament-podium-alt", place=place, name=" & ".join(named), points=together[0].counted))
    drawn = Podium(drawable(say("tournament-podium-title", game=game)), tuple(steps))
    return Illustration(drawn, partial(podium.png, drawn), about=lambda: " ".join(about))


def shown(picture: Illustration | None) -> list[Item]:
    """The picture, which is sent along as `FILE`; nothing where there is none."""
    if picture is None:
        return []
    return [ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILE}", description=picture.about()[:MOST_ABOUT]))]
