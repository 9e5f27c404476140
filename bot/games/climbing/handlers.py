"""Presses on the family's own screens: plays and orders on the panel, decrees, the serf's deal."""

from collections.abc import Collection
from dataclasses import replace

from bot.games.climbing import actions, decrees
from bot.games.climbing.decrees import NOBODY, DecreeDraft
from bot.games.climbing.orders import PASS
from bot.games.climbing.part import Order
from bot.games.climbing.plays import CARDS, CHOOSE, CONFIRM, GIVE, ORDER, TAB, USE, WILD, asks_again
from bot.games.pressed import Pressed
from bot.refusal import Malformed, Refused
from bot.screens.table.presenter import Handler
from bot.table import acting
from bot.table.people import coming_people
from bot.table.scenes import scene_of
from bot.ui.custom_ids import DECREE, HAND, TABLE, TAX, by_kind
from bot.ui.numbers import number_in
from bot.ui.texts import templates

ORDERS: dict[str, Order | None] = {"": None, "once": "once", "trick": "trick"}


async def show(click: Pressed) -> None:
    """Open the decrees. Their menu takes the panel's place, so that it ends with the time for them."""
    await actions.ponder(click.table, click.user)
    draft = decrees.write_draft(decrees.draft_in_force(click.table.record))
    await (click.redraw_panel(decree=draft) if click.private else click.show_panel(decree=draft))


async def articles(click: Pressed) -> None:
    """Take the articles that were chosen in a menu of many. Its values are the places of the articles."""
    last = len(decrees.articles_of(click.table.record.game)) - 1
    chosen = frozenset(number_in(one, most=last) for one in click.values)
    await _change(click, replace(_draft(click), articles=chosen))


async def dealer(click: Pressed) -> None:
    staying = [person.key for person in coming_people(click.table.record)]
    await _change(click, replace(_draft(click), dealer=_value(click, staying)))


async def address(click: Pressed) -> None:
    await _change(click, replace(_draft(click), address=_value(click, templates("address"))))


async def proclaim(click: Pressed) -> None:
    await _proclaim(click, _draft(click))


async def as_before(click: Pressed) -> None:
    await _proclaim(click, None)


async def deal(click: Pressed) -> None:
    await click.deal(actions.deal(click.table, click.user))


def _value(click: Pressed, known: Collection[str]) -> str:
    """The value that was chosen of these, "" for nothing. Raises Malformed."""
    if click.value not in (NOBODY, *known):
        raise Malformed
    return "" if click.value == NOBODY else click.value


def _draft(click: Pressed) -> DecreeDraft:
    """The choice that the clicked menu showed. Raises Refused when it was made for another round, Malformed."""
    if click.press.stamp.round != click.table.record.round:
        raise Refused("decree_late")
    actions.check_decree(click.table, click.user)
    return decrees.read_draft(click.press.argument, click.table.record)


async def _change(click: Pressed, draft: DecreeDraft) -> None:
    await click.redraw_panel(decree=decrees.write_draft(draft))


async def _proclaim(click: Pressed, draft: DecreeDraft | None) -> None:
    _draft(click)
    await actions.decree(click.table, click.user, draft)
    await click.redraw_panel(decreed=True)


# ------------------------------------------------------------------ the panel, and the pass on the table


async def confirm(click: Pressed) -> None:
    """Ask once more: about passing the lead, and about playing many cards where somebody wants that."""
    await click.redraw_panel(confirm=click.press.argument or PASS)


async def order(click: Pressed) -> None:
    """Order a pass beforehand; without an argument, take the order back."""
    if click.press.argument not in ORDERS:
        raise Malformed
    wanted = ORDERS[click.press.argument]
    await actions.order(click.table, click.user, wanted, click.press.stamp if wanted else None)
    await click.redraw_panel()


async def chosen(click: Pressed) -> None:
    """Play the action that was chosen in a menu, or ask once more."""
    text, scene = click.value, scene_of(click.table, click.user)
    answers = [answer for decision in scene.view.decisions for answer in decision.answers] if scene.view else []
    if any(asks_again(scene, answer) for answer in answers if answer.text == text):
        await click.redraw_panel(confirm=text)
        return
    await acting.act(click.table, click.user, text, click.press.stamp)
    await click.redraw_panel()


async def cards(click: Pressed) -> None:
    """Do something with the cards that were chosen in a menu. The argument is the action up to the cards."""
    picked = [value.partition("#")[0] for value in click.values]
    await acting.act(click.table, click.user, " ".join([click.press.argument, *picked]), click.press.stamp)
    await click.redraw_panel()


async def tab(click: Pressed) -> None:
    await click.redraw_panel(tab=click.press.argument)


async def use(click: Pressed) -> None:
    """Show what can be chosen of a power. If a menu was used, it names the seat at which the power aims."""
    seats = len(scene_of(click.table).seated)
    whom = number_in(click.value, most=seats - 1) if click.values else None
    await click.redraw_panel(power=click.press.argument, whom=whom)


async def wild(click: Pressed) -> None:
    await click.redraw_panel(jokers=number_in(click.press.argument or "0"))


async def pass_(click: Pressed) -> None:
    """Pass. A pass of the lead is rarely meant, so the panel asks once more; out of turn, the pass is ordered
    beforehand.
    """
    table = click.table
    if actions.is_leading(table, click.user):
        await click.show_panel(confirm=PASS)
    elif table.waits_for(click.user):
        await acting.act(table, click.user, PASS, click.press.stamp)
        await click.redraw()
    else:
        await actions.order(table, click.user, "once", click.press.stamp)
        await click.show_panel()


HANDLERS: dict[str, Handler] = {
    **by_kind(TABLE, {"deal": deal, "decree": show, "pass": pass_}),
    **by_kind(
        HAND,
        {
            "decree": show,
            CONFIRM: confirm,
            ORDER: order,
            CHOOSE: chosen,
            WILD: wild,
            TAB: tab,
            USE: use,
            CARDS: cards,
        },
    ),
    **by_kind(TAX, {GIVE: cards}),
    **by_kind(
        DECREE,
        {"what": articles, "deals": dealer, "called": address, "say": proclaim, "not": as_before},
    ),
}
