"""Presses to say something to one's partner, which nobody else sees. Nothing of it is kept."""

from bot.games.shows import presenter_of
from bot.interactions.click import Click
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed, Refused
from bot.screens.table import words
from bot.table import talking
from bot.table.scene import Scene
from bot.table.scenes import scene_of
from bot.ui import names
from bot.ui.texts import say, templates
from data.records import Person


async def open_panel(click: Click, surfaces: Surfaces) -> None:
    """Show the panel from the lobby, where nobody has one yet, so that words can be said on it."""
    if not click.table.sits(click.user):
        raise Refused("not_seated")
    _, partner = _scene(click)
    if not talking.listens(click.table, partner):
        raise Refused("word_to_steward")
    await surfaces.show_panel(click.interaction, click.table)


async def show(click: Click) -> None:
    """Show the words that can be said."""
    scene, partner = _scene(click)
    await click.replace(words.words(scene, partner, presenter_of(scene.record.game).phrases))


async def ready_made(click: Click, surfaces: Surfaces) -> None:
    """Say a ready-made phrase. The argument is its name."""
    phrases = presenter_of(click.table.record.game).phrases
    if click.press.argument not in templates(phrases):
        raise Malformed
    await _said(click, surfaces, say(f"{phrases}.{click.press.argument}"), click.press.argument)


async def write(click: Click) -> None:
    """Ask for other words, in a form."""
    await click.ask(words.own_words(*_scene(click)))


async def written(click: Click, surfaces: Surfaces) -> None:
    """Say the words that the form gives."""
    text = click.fields.get(words.FIELD)
    if not isinstance(text, str) or len(text) > words.LONGEST:
        raise Malformed
    if not names.spoken(text, words.LONGEST):
        raise Refused("word_empty")
    await _said(click, surfaces, text)


async def _said(click: Click, surfaces: Surfaces, text: str, name: str = "") -> None:
    """Say a word, which has a name if it is ready-made. A steward answers at once."""
    listener = talking.whisper(click.table, click.user, text, name)
    if listener is None:
        talking.answer(click.table, click.user, _reply(click, name))
    else:
        surfaces.refresh(click.table, listener)
    await click.redraw_panel()


def _reply(click: Click, name: str) -> str:
    """The words with which a steward answers a ready-made word of that name, or any other word."""
    if not name:
        return say("steward-word-unknown")
    word = talking.reply(click.table, click.user)
    return say(f"{presenter_of(click.table.record.game).phrases}.{word}" if word else "steward-word-later")


def _scene(click: Click) -> tuple[Scene, Person]:
    """The table as this person sees it, and their partner. Raises Refused."""
    scene = scene_of(click.table, click.user)
    if scene.partner is None:
        raise Refused("no_words_here")
    return scene, scene.partner
