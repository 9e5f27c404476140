"""What is pressed to come in, to leave, and to come back."""

from bot import screens
from bot.interactions.click import Click
from bot.table.people import key_of
from bot.ui.refusal import Refused


async def join(click: Click) -> None:
    """Sit down. Where stewards sit, one of their seats may be had instead of a newcomer's place."""
    table, record = click.table, click.table.record
    at_the_gate = any(person.user == click.user for person in record.joining)
    stays = key_of(click.user) in record.leaving
    choice = record.phase in ("round", "between") and not table.sits(click.user) and table.takeable
    if at_the_gate or (choice and not stays):
        await click.answer(screens.gate(table.scene(), click.user))
        return
    await table.join(click.user, click.interaction.user.display_name)
    await click.redraw()


async def newcomer(click: Click) -> None:
    """At the gate: a newcomer's place."""
    await click.table.join(click.user, click.interaction.user.display_name)
    await _admitted(click)


async def take(click: Click) -> None:
    """At the gate: a steward's seat."""
    await click.table.join(click.user, click.interaction.user.display_name, click.press.argument)
    await _admitted(click)


async def _admitted(click: Click) -> None:
    await click.redraw_gate()
    click.registry.surfaces.keep(click.interaction, click.table)


async def turn_back(click: Click) -> None:
    """At the gate: not to play after all."""
    await click.table.leave(click.user)
    await click.redraw_gate()


async def ask(click: Click) -> None:
    """In mid-round it is asked when; else nothing is lost by it."""
    if click.table.record.phase == "round":
        await click.redraw_panel(leave=True)
    else:
        await now(click)


async def now(click: Click) -> None:
    await click.table.leave(click.user)
    await click.redraw_panel()


async def after(click: Click) -> None:
    await click.table.leave(click.user, at_once=False)
    await click.redraw_panel()


async def stay(click: Click) -> None:
    await click.table.join(click.user, click.interaction.user.display_name)
    await click.redraw_panel()


async def ready(click: Click) -> None:
    """On the panel, before the round is over: the next deal need not wait."""
    await click.table.ready(click.user, ahead=True)
    await click.redraw_panel()


async def again(click: Click) -> None:
    """In a lesson: another round."""
    await click.table.ready(click.user)
    await click.redraw_panel()


async def back(click: Click) -> None:
    """On the table: the seat that a steward keeps is one's own again."""
    if not click.table.sits(click.user):
        raise Refused("not_seated")
    if not await click.table.back(click.user):
        raise Refused("not_away")
    await click.redraw()


async def reconvene(click: Click) -> None:
    await click.table.reconvene(click.user)
    await click.redraw()
