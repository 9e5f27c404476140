"""The handlers of presses about a person's own decisions in a round that is over. They need no table in play, and work
for ever.
"""

import asyncio
from contextlib import suppress
from typing import NamedTuple

import discord

from bot import screens
from bot.faces import Faces
from bot.games.shows import presenter_of
from bot.interactions.origin import asker_of, server_of
from bot.messages import first_answer
from bot.messages.illustrations import files
from bot.refusal import Malformed, Refused
from bot.replay.story import RoundKey, key_in, scene_then
from bot.review.making import Progress
from bot.review.own import OwnRound, own_round
from bot.runtime.registry import TableRegistry
from bot.screens.review.page import Judged
from bot.table.modes import mode_of
from bot.table.server_settings import USUAL, ServerSettingsCache
from bot.table.turning import are_told
from bot.trouble import FAILURES
from bot.ui.custom_ids import Press
from bot.ui.language import current_language, speaking
from bot.ui.numbers import number_in
from data.schema import NOWHERE
from data.settings_records import ServerSettings
from data.store import Store
from engine.review.judging import Judgement

LOOK_SECONDS = 2.0  # the pause between two pictures of how far a review is


async def show(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Show the review, beside what was clicked. While it is still being made, show how far it is."""
    await show_round(registry, interaction, key_in(press))


async def show_round(registry: TableRegistry, interaction: discord.Interaction, key: RoundKey) -> None:
    """Show the review of a round that is named by its key."""
    own = await own_round(registry.store, asker_of(interaction), key)
    server = await _settings(registry.server_settings, interaction)
    drawn = await _drawn(registry, own, server)
    message = await first_answer.send(interaction, view=drawn.view, files=files(drawn.png))
    if drawn.progress is not None:
        following = _follow(registry, interaction, own, server, drawn.progress, message, current_language())
        registry.background.later(following)


async def look(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Show the review in place of what was clicked, once."""
    own, server = await _own(registry.store, interaction, press), await _settings(registry.server_settings, interaction)
    drawn = await _drawn(registry, own, server)
    await first_answer.update(interaction, drawn.view, files(drawn.png))


async def turn(store: Store, faces: Faces, interaction: discord.Interaction, press: Press) -> None:
    """Turn to a decision: the argument says which, from 0. Raises Malformed where there is none."""
    own, at = await _own(store, interaction, press), number_in(press.argument)
    found = await store.reviews.find(own.review)
    if found is None:
        raise Refused("review_not_made")
    judged = _judged(faces, own, found)
    if at >= len(judged):
        raise Malformed
    view = screens.review_step(own.key, judged, at, own.moves, presenter_of(own.round.game))
    await first_answer.update(interaction, view, [])


async def help_(interaction: discord.Interaction, press: Press) -> None:
    """Explain the figures; asked from the books of rules, of no round."""
    await first_answer.update(interaction, screens.review_help(key_in(press) if press.table else None), [])


async def _own(store: Store, interaction: discord.Interaction, press: Press) -> OwnRound:
    return await own_round(store, asker_of(interaction), key_in(press))


async def _settings(server_settings: ServerSettingsCache, interaction: discord.Interaction) -> ServerSettings:
    """The wishes of the place in which the review is looked at; the usual ones where that is no server."""
    here = server_of(interaction)
    return await server_settings.learn(here) if here != NOWHERE else USUAL


class Drawn(NamedTuple):
    """A screen, and the picture that goes with it (b"": none). `progress`: of the review that is being made."""

    view: discord.ui.LayoutView
    png: bytes = b""
    progress: Progress | None = None


async def _drawn(registry: TableRegistry, own: OwnRound, server: ServerSettings) -> Drawn:
    """The review; where it is not made yet, that is begun. With it go the turning points of a deal of the day, which
    has no chronicle.
    """
    turning = not mode_of(own.table).public and are_told(own.table, own.round, server, day_closed=True)
    tracing = turning and registry.find_turning_points(own.round)
    if not own.moments:
        return Drawn(screens.review_nothing(own.key))
    found = await registry.store.reviews.find(own.review)
    if found is None:
        progress = registry.reviews.begin(own)
        return Drawn(screens.review_making(own.key, progress.done, progress.total), progress=progress)
    judged, words = _judged(registry.faces, own, found), presenter_of(own.round.game)
    await registry.preferences.learn([own.user])
    chart = screens.review_chart(judged) if not registry.preferences.of(own.user).text_only else None
    png = await registry.surfaces.illustrations.png(chart) if chart is not None else None
    points = (own.round.turning_points or ()) if turning else ()
    view = screens.review_summary(
        own.key,
        own.round.game,
        judged,
        words,
        drawn=png is not None,
        lesson=mode_of(own.table).taught,
        turning=screens.turning_points(own.round.game, own.people, points),
        tracing=tracing,
    )
    return Drawn(view, png or b"")


def _judged(faces: Faces, own: OwnRound, found: tuple[Judgement, ...]) -> list[Judged]:
    """Each decision as its person saw it, with what it was worth."""
    by_move = {moment.at: moment for moment in own.moments}
    return [
        Judged(
            scene_then(own.table, own.round, own.people, moment.view, faces),
            moment.decision,
            judgement,
        )
        for judgement in found
        if (moment := by_move.get(judgement.at)) is not None
    ]


async def _follow(
    registry: TableRegistry,
    interaction: discord.Interaction,
    own: OwnRound,
    server: ServerSettings,
    progress: Progress,
    message: int,
    language: str,
) -> None:
    """Draw again how far the review is, and the review when it is done, in the language of whoever asked. They may have
    closed it meanwhile.
    """
    shown = progress.done
    with speaking(language), suppress(Refused, *FAILURES):
        while not progress.ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(progress.ended.wait(), LOOK_SECONDS)
            if progress.done != shown and not progress.ended.is_set():
                shown = progress.done
                view = screens.review_making(own.key, shown, progress.total)
                await interaction.followup.edit_message(message, view=view)
        if progress.failed:
            view = screens.review_making(own.key, progress.done, progress.total, failed=True)
            await interaction.followup.edit_message(message, view=view)
        else:
            now = await own_round(registry.store, asker_of(interaction), own.key)  # its turning points, too
            drawn = await _drawn(registry, now, server)
            await interaction.followup.edit_message(message, view=drawn.view, attachments=files(drawn.png))
