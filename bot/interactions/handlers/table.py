"""What is pressed on the table that everybody sees."""

from bot.interactions.click import Click


async def ready(click: Click) -> None:
    await click.deal(click.table.ready(click.user))


async def hand(click: Click) -> None:
    await click.table.back(click.user)
    await click.show_panel()
