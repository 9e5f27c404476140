"""What is pressed on the table that everybody sees."""

from bot.games.climbing.orders import PASS
from bot.interactions.click import Click
from bot.ui.texts import say


async def ready(click: Click) -> None:
    await click.deal(click.table.ready(click.user))


async def hand(click: Click) -> None:
    await click.table.back(click.user)
    await click.show_panel()


async def pass_(click: Click) -> None:
    """Passing the lead is rarely meant: it opens the panel, which asks once more. Out of turn it is an order."""
    table = click.table
    if table.leads(click.user):
        await click.show_panel(confirm=PASS)
    elif table.asked(click.user):
        await table.act(click.user, PASS, click.press.stamp)
        await click.redraw()
    else:
        await table.order(click.user, "once", click.press.stamp)
        await click.whisper(say("order-noted"))
