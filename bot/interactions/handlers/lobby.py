"""What is pressed in the lobby, and to come and go later."""

from bot.games.shows import family_of
from bot.interactions.click import Click
from bot.interactions.open_table import open_table
from bot.table.house_rules import settings
from bot.table.server_settings import fitted
from bot.ui.refusal import Refused


async def rematch(click: Click) -> None:
    """A new table with the game and the house rules of a closed one."""
    before = click.table.record
    if before.phase != "closed":
        raise Refused("stale")
    await open_table(
        click.registry,
        click.interaction,
        before.game,
        lambda wanted: fitted(wanted, settings(before, family_of(before.game))),
        click.announce,
    )


async def join(click: Click) -> None:
    await click.table.join(click.user, click.interaction.user.display_name)
    await click.redraw()


async def leave(click: Click) -> None:
    await click.table.leave(click.user)
    await click.redraw()


async def steward(click: Click) -> None:
    await click.table.add_steward(click.user)
    await click.redraw()


async def fewer_stewards(click: Click) -> None:
    await click.table.remove_steward(click.user)
    await click.redraw()


async def begin(click: Click) -> None:
    await click.deal(click.table.begin(click.user))


async def fill_and_begin(click: Click) -> None:
    await click.deal(click.table.begin(click.user, fill=True))


async def as_last_time(click: Click) -> None:
    await click.table.change_house_rules(click.user, click.table.record.previous, afresh=True)
    await click.redraw()


async def call(click: Click) -> None:
    """Tell those who want to know that a table is forming."""
    await click.registry.call(click.table, click.user)
    await click.redraw()
