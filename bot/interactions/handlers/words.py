"""What is pressed to say something to one's partner, which nobody else sees. Nothing of it is kept."""

from bot.games.shows import presenter_of
from bot.interactions.click import Click
from bot.screens import words
from bot.table.scene import Scene
from bot.ui import names
from bot.ui.refusal import Malformed, Refused
from bot.ui.texts import say, templates


async def show(click: Click) -> None:
    """What can be said."""
    scene, partner = _scene(click)
    await click.replace(words.words(scene, partner, presenter_of(scene.record.game).phrases))


async def ready_made(click: Click) -> None:
    """A phrase: the argument is its name."""
    scene, partner = _scene(click)
    phrases = presenter_of(scene.record.game).phrases
    if click.press.argument not in templates(phrases):
        raise Malformed
    await _said(click, partner, say(f"{phrases}.{click.press.argument}"))


async def write(click: Click) -> None:
    """The form for other words."""
    await click.ask(words.own_words(*_scene(click)))


async def written(click: Click) -> None:
    """The form, filled."""
    _, partner = _scene(click)
    text = click.fields.get(words.FIELD)
    if not isinstance(text, str) or len(text) > words.LONGEST:
        raise Malformed
    if not names.spoken(text, words.LONGEST):
        raise Refused("word_empty")
    await _said(click, partner, text)


async def _said(click: Click, partner: int, text: str) -> None:
    listener = click.table.whisper(click.user, partner, text)
    click.registry.surfaces.refresh(click.table, listener)
    await click.redraw_panel()


def _scene(click: Click) -> tuple[Scene, int]:
    """The table as this person sees it, and their partner's seat. Raises Refused."""
    scene = click.table.scene(click.user)
    partner = presenter_of(scene.record.game).partner(scene)
    if partner is None:
        raise Refused("no_words_here")
    return scene, partner
