"""What is pressed on a private panel."""

from bot.click import Click


async def play(click: Click) -> None:
    await click.table.act(click.user, click.press.argument, click.press.stamp)
    await click.redraw_panel()


async def confirm(click: Click) -> None:
    """Passing the lead is asked once more."""
    await click.redraw_panel(confirm=True)


async def chosen(click: Click) -> None:
    """A menu whose values are actions."""
    await click.table.act(click.user, click.values[0], click.press.stamp)
    await click.redraw_panel()


async def give(click: Click) -> None:
    cards = [value.partition("#")[0] for value in click.values]
    await click.table.act(click.user, " ".join(["give", *cards]), click.press.stamp)
    await click.redraw_panel()


async def redraw(click: Click) -> None:
    """Unfold, or back."""
    await click.redraw_panel()


async def wild(click: Click) -> None:
    await click.redraw_panel(jokers=int(click.press.argument or 0))
