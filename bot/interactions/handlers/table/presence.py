"""Presses to come in, to leave, and to come back."""

from bot.interactions.click import Click
from bot.refusal import Refused
from bot.table import acting, lobby, seating
from bot.table.people import key_of


async def join(click: Click) -> None:
    """Sit down. If stewards sit at the table, the gate offers their seats beside a newcomer's place."""
    table, record = click.table, click.table.record
    at_the_gate = any(person.user == click.user for person in record.joining)
    stays = key_of(click.user) in record.leaving
    choice = record.phase in ("round", "between") and not table.sits(click.user) and table.takeable
    if at_the_gate or (choice and not stays):
        await click.open_gate()
        return
    await seating.join(table, click.user, click.interaction.user.display_name)
    await click.redraw()


async def newcomer(click: Click) -> None:
    """Take a newcomer's place, at the gate."""
    await seating.join(click.table, click.user, click.interaction.user.display_name)
    await click.redraw_panel()


async def take(click: Click) -> None:
    """Take a steward's seat, at the gate."""
    await seating.join(click.table, click.user, click.interaction.user.display_name, click.press.argument)
    await click.redraw_panel()


async def turn_back(click: Click) -> None:
    """Turn back at the gate, without a seat."""
    await seating.leave(click.table, click.user)
    await click.redraw_panel()


async def ask(click: Click) -> None:
    """In mid-round ask whether the person wants to leave now or later; else let them leave now, since that costs them
    nothing.
    """
    if click.table.record.phase == "round":
        await click.redraw_panel(leave=True)
    else:
        await now(click)


async def now(click: Click) -> None:
    """Leave at once, in mid-round."""
    await seating.leave(click.table, click.user)
    await click.redraw_panel()


async def after(click: Click) -> None:
    """Leave after this round."""
    await seating.leave(click.table, click.user, at_once=False)
    await click.redraw_panel()


async def stay(click: Click) -> None:
    """Stay at the table, after having asked to leave it. If the person stays already, they are only shown so."""
    record = click.table.record
    if key_of(click.user) in record.leaving and not any(one.user == click.user for one in record.joining):
        await seating.join(click.table, click.user, click.interaction.user.display_name)
    await click.redraw_panel()


async def ready(click: Click) -> None:
    """Say on the panel, also before the round is over, that the next deal need not wait, or that they play again."""
    await click.deal(acting.ready(click.table, click.user, ahead=True))


async def begin(click: Click) -> None:
    """Begin the first round of a lesson."""
    await lobby.begin(click.table, click.user, fill=True)
    await click.redraw_panel()


async def again(click: Click) -> None:
    """Begin another round of a lesson."""
    await acting.ready(click.table, click.user)
    await click.redraw_panel()


async def back(click: Click) -> None:
    """Take one's seat back from a steward, on the table."""
    if not click.table.sits(click.user):
        raise Refused("not_seated")
    if not await seating.back(click.table, click.user):
        raise Refused("not_away")
    await click.redraw()
