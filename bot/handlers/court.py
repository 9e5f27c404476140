"""What is pressed on the table that everybody sees."""

from bot.click import Click


async def ready(click: Click) -> None:
    await click.table.ready(click.user)
    await click.redraw()


async def hand(click: Click) -> None:
    await click.show_panel()


async def pass_(click: Click) -> None:
    """Passing the lead is rarely meant: it opens the panel, which asks once more."""
    if click.table.leads(click.user):
        await click.show_panel(confirm=True)
        return
    await click.table.act(click.user, "pass", click.press.stamp)
    await click.redraw()
