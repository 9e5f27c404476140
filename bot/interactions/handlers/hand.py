"""What is pressed on a private panel, in every game."""

from bot.interactions.click import Click
from bot.screens import answers


async def play(click: Click) -> None:
    """An action, whole: the argument is its text."""
    await click.table.act(click.user, click.press.argument, click.press.stamp)
    await click.redraw_panel()


async def answer(click: Click) -> None:
    """An answer that this completes: its text so far, with what was chosen in a menu."""
    made = answers.read(click.press.argument)
    await click.table.act(click.user, made.completed(click.values), click.press.stamp)
    await click.redraw_panel()


async def narrow(click: Click) -> None:
    """A step on the way to an answer; nothing is played yet."""
    made = answers.read(click.press.argument).with_values(click.values)
    await click.redraw_panel(partial=made.partial, rider=made.rider, page=made.page)


async def redraw(click: Click) -> None:
    """Unfold, or back."""
    await click.redraw_panel()
