"""What is pressed in the host's private menu of house rules, and its forms."""

from bot import screens
from bot.interactions.click import Click
from bot.table.house_rules import PRESETS, Value, values
from engine.contract import Rules


async def show(click: Click) -> None:
    click.table.check_rules_open(click.user)
    await click.answer(screens.house_menu(click.table.scene()))


async def form(click: Click) -> None:
    click.table.check_rules_open(click.user)
    await click.ask(screens.house_form(click.table.scene(), click.press.argument, click.press.stamp))


async def submit(click: Click) -> None:
    changes = {name: _value(click.table.rules, name, given) for name, given in click.fields.items()}
    await click.table.change_house_rules(click.user, changes)
    await click.redraw_house_rules()


async def preset(click: Click) -> None:
    chosen = PRESETS[click.table.record.game][click.values[0]]
    await click.table.change_house_rules(click.user, chosen, afresh=True)
    await click.redraw_house_rules()


async def game(click: Click) -> None:
    await click.table.change_game(click.user, click.values[0])
    await click.redraw_house_rules()


def _value(rules: Rules, name: str, given: str | bool) -> Value:
    """What was meant: a form gives every value that is neither yes nor no as a text."""
    return next((value for value in values(rules, name) if str(value) == given), given)
