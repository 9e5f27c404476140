"""What is pressed in the lobby, and to come and go later."""

from bot.click import Click


async def join(click: Click) -> None:
    await click.table.join(click.user, click.interaction.user.display_name)
    await click.redraw()


async def leave(click: Click) -> None:
    await click.table.leave(click.user)
    await click.redraw()


async def steward(click: Click) -> None:
    await click.table.add_steward(click.user)
    await click.redraw()


async def fill(click: Click) -> None:
    record = click.table.record
    await click.table.add_steward(click.user, max(record.seats - len(record.people), 1))
    await click.redraw()


async def begin(click: Click) -> None:
    await click.table.begin(click.user)
    await click.redraw()
