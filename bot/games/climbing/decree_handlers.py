"""What the new Tahimi presses to decree, and the serf to deal."""

from dataclasses import replace

from bot import screens
from bot.games.climbing import decrees
from bot.games.climbing.decree_screens import NOBODY
from bot.games.climbing.decrees import Draft
from bot.interactions.click import Click
from bot.table.refusal import Refused


async def show(click: Click) -> None:
    click.table.check_decree(click.user)
    await click.answer(screens.decree_menu(click.table.scene(click.user), decrees.begun(click.table.record)))


async def articles(click: Click) -> None:
    """A menu of many: its values are places among the articles."""
    known = range(len(decrees.articles_of(click.table.record.game)))
    await _changed(click, replace(_draft(click), articles=frozenset(int(one) for one in click.values) & set(known)))


async def dealer(click: Click) -> None:
    await _changed(click, replace(_draft(click), dealer=_value(click)))


async def address(click: Click) -> None:
    await _changed(click, replace(_draft(click), address=_value(click)))


async def proclaim(click: Click) -> None:
    await _proclaimed(click, _draft(click))


async def as_before(click: Click) -> None:
    await _proclaimed(click, None)


async def deal(click: Click) -> None:
    await click.deal(click.table.deal(click.user))


def _value(click: Click) -> str:
    return "" if click.values[0] == NOBODY else click.values[0]


def _draft(click: Click) -> Draft:
    """The choice that the clicked menu showed. Raises Refused when it was made for another round."""
    if click.press.stamp != click.table.record.round:
        raise Refused("decree_late")
    click.table.check_decree(click.user)
    return decrees.read(click.press.argument)


async def _changed(click: Click, draft: Draft) -> None:
    await click.replace(screens.decree_menu(click.table.scene(click.user), draft))


async def _proclaimed(click: Click, draft: Draft | None) -> None:
    _draft(click)
    await click.table.decree(click.user, draft)
    await click.replace(screens.decreed(click.table.scene(click.user)))
