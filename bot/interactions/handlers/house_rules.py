"""What is pressed in the host's private menu of house rules, and its forms."""

from bot import screens
from bot.interactions.click import Click
from bot.table.house_rules import Value, values
from bot.table.table import Table
from bot.ui.refusal import Malformed, Refused
from engine.games import GAMES


async def show(click: Click) -> None:
    click.table.check_rules_open(click.user)
    await click.answer(screens.house_menu(click.table.scene(), click.table.family))


async def form(click: Click) -> None:
    click.table.check_rules_open(click.user)
    _group(click)
    scene = click.table.scene()
    await click.ask(screens.house_form(scene, click.table.family, click.press.argument, click.press.stamp.round))


async def submit(click: Click) -> None:
    if not click.fields.keys() <= set(_group(click)):
        raise Malformed
    changes = {name: _value(click.table, name, given) for name, given in click.fields.items()}
    await click.table.change_house_rules(click.user, changes)
    await click.redraw_house_rules()


async def preset(click: Click) -> None:
    chosen = click.table.family.offer(click.table.record.game).presets.get(click.value)
    if chosen is None:
        raise Malformed
    await click.table.change_house_rules(click.user, chosen, afresh=True)
    await click.redraw_house_rules()


async def game(click: Click) -> None:
    if click.value not in GAMES:
        raise Malformed
    await click.table.change_game(click.user, click.value)
    await click.redraw_house_rules()


def _value(table: Table, name: str, given: str | bool) -> Value:
    """What was meant: a form gives every value that is neither yes nor no as a text. Raises Refused("bad_value:x")."""
    for value in values(table.rules, name, table.family):
        if str(value) == str(given):
            return value
    raise Refused(f"bad_value:{name}")


def _group(click: Click) -> tuple[str, ...]:
    """The house rules of the group that the id names. Raises Malformed."""
    groups = click.table.family.offer(click.table.record.game).groups
    if click.press.argument not in groups:
        raise Malformed
    return groups[click.press.argument]
