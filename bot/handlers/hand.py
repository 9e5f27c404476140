"""What is pressed on a private panel."""

from bot.click import Click
from bot.numbers import number_in
from bot.refusal import Malformed
from bot.screens.plays import asks_again
from bot.table.orders import PASS, Order

ORDERS: dict[str, Order | None] = {"": None, "once": "once", "trick": "trick"}


async def play(click: Click) -> None:
    await click.table.act(click.user, click.press.argument, click.press.stamp)
    await click.redraw_panel()


async def confirm(click: Click) -> None:
    """Passing the lead is asked once more, and for who wants that, playing many cards."""
    await click.redraw_panel(confirm=click.press.argument or PASS)


async def order(click: Click) -> None:
    """A pass beforehand; without an argument none."""
    if click.press.argument not in ORDERS:
        raise Malformed
    wanted = ORDERS[click.press.argument]
    await click.table.order(click.user, wanted, click.press.stamp if wanted else None)
    await click.redraw_panel()


async def chosen(click: Click) -> None:
    """A menu whose values are actions."""
    text, scene = click.value, click.table.scene(click.user)
    options = [option for decision in scene.view.decisions for option in decision.options] if scene.view else []
    if any(asks_again(scene, option) for option in options if option.text == text):
        await click.redraw_panel(confirm=text)
        return
    await click.table.act(click.user, text, click.press.stamp)
    await click.redraw_panel()


async def cards(click: Click) -> None:
    """A menu of cards; the argument is what is done with them, up to the cards themselves."""
    chosen = [value.partition("#")[0] for value in click.values]
    await click.table.act(click.user, " ".join([click.press.argument, *chosen]), click.press.stamp)
    await click.redraw_panel()


async def tab(click: Click) -> None:
    await click.redraw_panel(tab=click.press.argument)


async def use(click: Click) -> None:
    """A power with details to choose; a menu names the seat it aims at."""
    seats = len(click.table.scene().seated)
    whom = number_in(click.value, most=seats - 1) if click.values else None
    await click.redraw_panel(power=click.press.argument, whom=whom)


async def redraw(click: Click) -> None:
    """Unfold, or back."""
    await click.redraw_panel()


async def wild(click: Click) -> None:
    await click.redraw_panel(jokers=number_in(click.press.argument or "0"))
