"""Presses on the table that everybody sees."""

from bot import screens
from bot.interactions.click import Click
from bot.table import acting, lobby, seating


async def ready(click: Click) -> None:
    await click.deal(acting.ready(click.table, click.user))


async def answer(click: Click) -> None:
    """Play an answer that everybody may see. The argument is its whole text."""
    await acting.act(click.table, click.user, click.press.argument, click.press.stamp)
    await click.redraw()


async def end(click: Click) -> None:
    """Close a table in play, after the question whether to do so."""
    await lobby.close(click.table, click.user, click.interaction.permissions.manage_guild)
    await click.replace(screens.ended())


async def keep(click: Click) -> None:
    """Keep the table open, after the same question."""
    await click.replace(screens.ended(kept=True))


async def hand(click: Click) -> None:
    await seating.back(click.table, click.user)
    await click.show_panel()
