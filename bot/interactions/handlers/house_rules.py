"""What is pressed in the host's private menu of house rules, and its forms."""

from bot import screens
from bot.interactions.click import Click
from bot.table.house_rules import Value, values
from bot.table.table import Table


async def show(click: Click) -> None:
    click.table.check_rules_open(click.user)
    await click.answer(screens.house_menu(click.table.scene(), click.table.family))


async def form(click: Click) -> None:
    click.table.check_rules_open(click.user)
    await click.ask(
        screens.house_form(click.table.scene(), click.table.family, click.press.argument, click.press.stamp.round)
    )


async def submit(click: Click) -> None:
    changes = {name: _value(click.table, name, given) for name, given in click.fields.items()}
    await click.table.change_house_rules(click.user, changes)
    await click.redraw_house_rules()


async def preset(click: Click) -> None:
    chosen = click.table.family.offer(click.table.record.game).presets[click.values[0]]
    await click.table.change_house_rules(click.user, chosen, afresh=True)
    await click.redraw_house_rules()


async def game(click: Click) -> None:
    await click.table.change_game(click.user, click.values[0])
    await click.redraw_house_rules()


def _value(table: Table, name: str, given: str | bool) -> Value:
    """What was meant: a form gives every value that is neither yes nor no as a text."""
    return next((value for value in values(table.rules, name, table.family) if str(value) == given), given)
