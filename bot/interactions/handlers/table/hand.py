"""Presses on a private panel, in every game."""

from bot import screens
from bot.games.shows import illustration_of
from bot.interactions.click import Click
from bot.refusal import Malformed, Refused
from bot.screens.table import answers
from bot.table import acting, checks
from bot.table.scenes import scene_of


async def play(click: Click) -> None:
    """Play an action. The argument is its whole text."""
    await acting.act(click.table, click.user, click.press.argument, click.press.stamp)
    await click.redraw_panel()


async def answer(click: Click) -> None:
    """Play an answer that this press completes: its text so far, with what was chosen in a menu."""
    view, half = scene_of(click.table, click.user).view, _half(click)
    text = answers.answer_clicked(view, half, click.values)
    await acting.act(click.table, click.user, text or answers.write_choice(view, half, click.values), click.press.stamp)
    await click.redraw_panel()


async def narrow(click: Click) -> None:
    """Show the next step on the way to an answer. Nothing is played yet."""
    half, decision = _half(click), answers.open_decision(scene_of(click.table, click.user).view)
    checks.check_current(click.table, checks.check_seat(click.table, click.user), click.press.stamp)
    if decision is None:
        raise Refused("stale")
    partial = answers.grow(decision, half.partial, click.values)
    await click.redraw_panel(partial=partial, rider=half.rider, page=half.page)


def _half(click: Click) -> answers.Half:
    """The half-made answer that the id holds. Raises Malformed."""
    try:
        return answers.read(click.press.argument)
    except ValueError:
        raise Malformed from None


async def as_text(click: Click) -> None:
    """Show the illustration of the table as text, beside the panel."""
    illustration = illustration_of(scene_of(click.table, click.user))
    if illustration is None:
        raise Refused("stale")
    await click.answer(screens.as_text(illustration))


async def redraw(click: Click) -> None:
    """Unfold the panel, or go back to it."""
    await click.redraw_panel()
