"""Presses in the host's private menu of house rules, and its forms."""

from bot import screens
from bot.interactions.click import Click
from bot.refusal import Malformed, Refused
from bot.table import checks, lobby, seating
from bot.table.family import Family
from bot.table.house_rules import Value, offer_of, ready_made, values
from bot.table.scenes import scene_of
from bot.table.tables import Tables
from bot.ui import naming
from bot.ui.language import languages
from engine.contract import Rules
from engine.games import GAMES


async def show(click: Click) -> None:
    """Show the house rules. The host changes them before the first deal; everybody may read them at any time."""
    record = click.table.record
    changes = record.phase == "lobby" and click.user == record.host
    shown = screens.house_menu if changes else screens.house_rules_to_read
    await click.answer(shown(scene_of(click.table), click.table.family))


async def form(click: Click) -> None:
    checks.check_rules_open(click.table, click.user)
    _group(click)
    scene = scene_of(click.table)
    await click.ask(screens.house_form(scene, click.table.family, click.press.argument, click.press.stamp.round))


async def submit(click: Click) -> None:
    if not click.fields.keys() <= set(_group(click)):
        raise Malformed
    changes = {
        name: read_value(click.table.rules, name, given, click.table.family) for name, given in click.fields.items()
    }
    await lobby.change_house_rules(click.table, click.user, changes)
    await click.redraw_house_rules()


async def preset(click: Click) -> None:
    try:
        chosen = ready_made(click.table.record, click.value, click.table.family)
    except KeyError:
        raise Malformed from None
    await lobby.change_house_rules(click.table, click.user, chosen, afresh=True)
    await click.redraw_house_rules()


async def game(click: Click) -> None:
    if click.value not in GAMES:
        raise Malformed
    await lobby.change_game(click.table, click.user, click.value)
    await click.redraw_house_rules()


async def send_away(click: Click) -> None:
    await seating.send_away(click.table, click.user, click.value)
    await click.redraw_house_rules()


async def steward(click: Click) -> None:
    checks.check_rules_open(click.table, click.user)
    await seating.add_steward(click.table, click.user)
    await click.redraw_house_rules()


async def fewer_stewards(click: Click) -> None:
    checks.check_rules_open(click.table, click.user)
    await seating.remove_steward(click.table, click.user)
    await click.redraw_house_rules()


async def call(click: Click, tables: Tables) -> None:
    """Tell those who want to know that a table is forming."""
    await tables.call(click.table, click.user)
    await click.redraw_house_rules()


async def lots(click: Click) -> None:
    """Let lots decide on partners, or let people choose them again."""
    drawn = click.table.rules.draws_partners
    await lobby.change_house_rules(click.table, click.user, {"partners": "agreed" if drawn else "drawn"})
    await click.redraw_house_rules()


async def as_last_time(click: Click) -> None:
    await lobby.change_house_rules(click.table, click.user, click.table.record.previous, afresh=True)
    await click.redraw_house_rules()


async def reconvene(click: Click) -> None:
    await lobby.reconvene(click.table, click.user)
    await click.redraw_house_rules()


async def level(click: Click) -> None:
    """Change the level of the steward who was chosen in the menu."""
    await seating.change_level(click.table, click.user, click.value)
    await click.redraw_house_rules()


async def language(click: Click) -> None:
    """Change the language of the table's public messages, where the server has chosen none."""
    if click.value not in languages():
        raise Malformed
    await lobby.change_language(click.table, click.user, click.value)
    await click.redraw_house_rules()


def read_value(rules: Rules, name: str, given: str | bool, family: Family) -> Value:
    """The value that was meant: a form gives every value that is neither yes nor no as a text, and an empty one is no
    number. Raises Refused("no_such_number" | "bad_value:x").
    """
    text = str(given).strip()
    known = values(rules, name, family)
    for value in known:
        if text in ("", "None") if value is None else text == str(value):
            return value
    title = naming.rule_title(rules, name)
    if any(type(value) is int for value in known):
        raise Refused("no_such_number", option=title, numbers=naming.numbers(known))
    raise Refused(f"bad_value:{name}", option=title)


def _group(click: Click) -> tuple[str, ...]:
    """The house rules of the group that the id names. Raises Malformed."""
    groups = offer_of(click.table.record, click.table.family).groups
    if click.press.argument not in groups:
        raise Malformed
    return groups[click.press.argument]
