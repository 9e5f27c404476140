"""Presses on the table that everybody sees."""

from bot import screens
from bot.interactions.click import Click


async def ready(click: Click) -> None:
    await click.deal(click.table.ready(click.user))


async def answer(click: Click) -> None:
    """An answer that everybody may see, whole: the argument is its text."""
    await click.table.act(click.user, click.press.argument, click.press.stamp)
    await click.redraw()


async def end(click: Click) -> None:
    """The answer to the question whether to close a table in play."""
    await click.table.close(click.user, click.interaction.permissions.manage_guild)
    await click.replace(screens.ended())


async def keep(click: Click) -> None:
    """The other answer to it."""
    await click.replace(screens.ended(kept=True))


async def hand(click: Click) -> None:
    await click.table.back(click.user)
    await click.show_panel()
