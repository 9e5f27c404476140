"""What is pressed on the table that everybody sees."""

from bot.click import Click


async def ready(click: Click) -> None:
    await click.table.ready(click.user)
    await click.redraw()


async def hand(click: Click) -> None:
    await click.show_panel()


async def pass_(click: Click) -> None:
    await click.table.act(click.user, "pass", click.press.stamp)
    await click.redraw()
