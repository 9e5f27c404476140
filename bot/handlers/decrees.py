"""What the new Tahimi presses to decree, and the serf to deal."""

from collections.abc import Collection
from dataclasses import replace

from bot import screens
from bot.click import Click
from bot.numbers import number_in
from bot.refusal import Malformed, Refused
from bot.screens.decrees import NOBODY
from bot.table import decrees
from bot.table.decrees import Draft
from bot.table.people import coming
from bot.texts import templates


async def show(click: Click) -> None:
    click.table.check_decree(click.user)
    await click.answer(screens.decree_menu(click.table.scene(click.user), decrees.begun(click.table.record)))


async def articles(click: Click) -> None:
    """A menu of many: its values are places among the articles."""
    last = len(decrees.articles_of(click.table.record.game)) - 1
    chosen = frozenset(number_in(one, most=last) for one in click.values)
    await _changed(click, replace(_draft(click), articles=chosen))


async def dealer(click: Click) -> None:
    staying = [person.key for person in coming(click.table.record)]
    await _changed(click, replace(_draft(click), dealer=_value(click, staying)))


async def address(click: Click) -> None:
    await _changed(click, replace(_draft(click), address=_value(click, templates("address"))))


async def proclaim(click: Click) -> None:
    await _proclaimed(click, _draft(click))


async def as_before(click: Click) -> None:
    await _proclaimed(click, None)


async def deal(click: Click) -> None:
    await click.deal(click.table.deal(click.user))


def _value(click: Click, known: Collection[str]) -> str:
    """What was chosen of these, "" for nothing. Raises Malformed."""
    if click.value not in (NOBODY, *known):
        raise Malformed
    return "" if click.value == NOBODY else click.value


def _draft(click: Click) -> Draft:
    """The choice that the clicked menu showed. Raises Refused when it was made for another round, Malformed."""
    if click.press.stamp != click.table.record.round:
        raise Refused("decree_late")
    click.table.check_decree(click.user)
    return decrees.read(click.press.argument, click.table.record)


async def _changed(click: Click, draft: Draft) -> None:
    await click.replace(screens.decree_menu(click.table.scene(click.user), draft))


async def _proclaimed(click: Click, draft: Draft | None) -> None:
    _draft(click)
    await click.table.decree(click.user, draft)
    await click.replace(screens.decreed(click.table.scene(click.user)))
