"""What is pressed in the host's private menu of house rules, and its forms."""

from bot import screens
from bot.click import Click
from bot.refusal import Malformed, Refused
from bot.table.house_rules import GROUPS, PRESETS, Value, values
from engine.contract import Rules
from engine.games import GAMES


async def show(click: Click) -> None:
    click.table.check_rules_open(click.user)
    await click.answer(screens.house_menu(click.table.scene()))


async def form(click: Click) -> None:
    click.table.check_rules_open(click.user)
    _group(click)
    await click.ask(screens.house_form(click.table.scene(), click.press.argument, click.press.stamp))


async def submit(click: Click) -> None:
    if not click.fields.keys() <= set(_group(click)):
        raise Malformed
    changes = {name: _value(click.table.rules, name, given) for name, given in click.fields.items()}
    await click.table.change_house_rules(click.user, changes)
    await click.redraw_house_rules()


async def preset(click: Click) -> None:
    chosen = PRESETS[click.table.record.game].get(click.value)
    if chosen is None:
        raise Malformed
    await click.table.change_house_rules(click.user, chosen, afresh=True)
    await click.redraw_house_rules()


async def game(click: Click) -> None:
    if click.value not in GAMES:
        raise Malformed
    await click.table.change_game(click.user, click.value)
    await click.redraw_house_rules()


def _value(rules: Rules, name: str, given: str | bool) -> Value:
    """What was meant: a form gives every value that is neither yes nor no as a text. Raises Refused("bad_value:x")."""
    for value in values(rules, name):
        if str(value) == str(given):
            return value
    raise Refused(f"bad_value:{name}")


def _group(click: Click) -> tuple[str, ...]:
    """The house rules of the group that the id names. Raises Malformed."""
    groups = GROUPS[click.table.record.game]
    if click.press.argument not in groups:
        raise Malformed
    return groups[click.press.argument]
