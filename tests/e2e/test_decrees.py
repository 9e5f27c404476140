"""Decrees and theatre, as people see them: what the new Tahimi proclaims holds for one round, and the serf deals."""

import re

import pytest

from bot.games.climbing.actions import PONDER_SECONDS
from bot.games.climbing.decrees import articles_of
from bot.games.climbing.part import part
from bot.sandbox import JSON, Answer, Person, buttons_of, selects_of, text_of
from bot.table.deadlines import BREAKS, DEAL
from bot.ui.wording import house_rule
from engine.contract import RESULT
from tests.e2e.house import House
from tests.e2e.people import (
    Player,
    dealt,
    ended,
    panel,
    panels,
    play_round,
    players,
    press,
    press_of,
    public,
    reply,
    seated,
)
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé")
EVERY = articles_of("tahimi")


async def first_round(house: House) -> tuple[list[Person], list[Player]]:
    """Three people have played a round: they come in the order in which they finished."""
    people = house.people(*NAMES)
    playing = players(people, "decrees")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()
    by_name = dict(zip(NAMES, people, strict=True))
    return [by_name[name] for name in order_in(public(people[0]))], playing


def order_in(message: JSON) -> list[str]:
    return re.findall(r"^\d\. .*?(Marie|Bob|Zoé)", text_of(message), re.MULTILINE)


async def choose(person: Person, menu: Answer, verb: str, *values: str) -> Answer:
    """Choose in one of the menu's selects; return the menu as it looks then."""
    assert menu.message is not None
    (select,) = [one for one in selects_of(menu.message) if press_of(one.custom_id).verb == verb]
    answer = await person.choose(menu.message, select.custom_id, list(values))
    assert answer.message is not None
    return answer


def place(name: str, value: object) -> str:
    return str(EVERY.index((name, value)))


async def restarted(house: House) -> None:
    await house.shut()
    await house.open()


async def test_a_decree_is_chosen_through_a_restart_read_out_at_the_deal_and_gone_a_round_later(house: House) -> None:
    order, playing = await first_round(house)
    tahimi, second, serf = order
    names = order_in(public(tahimi))
    assert reply(await press(serf, "decree")) == said("refused-not-tahimi")
    menu = await press(tahimi, "decree")
    assert said("decree-title", name=names[0]) in reply(menu)
    menu = await choose(tahimi, menu, "what", place("rank_privilege", False), place("deuces_high", True))
    await restarted(house)
    menu = await choose(tahimi, menu, "deals", f"u{serf.user.id}")
    menu = await choose(tahimi, menu, "called", "serenity")
    assert menu.message is not None
    answer = await press(tahimi, "say", menu.message)
    rules = [house_rule("rank_privilege", False), house_rule("deuces_high", True)]
    assert [f"- {rule}" for rule in rules] == re.findall("^- .*", reply(answer).lower(), re.MULTILINE)[:2]
    assert said("decree-address-is", address=said("address.serenity")) in reply(answer)
    assert not any(rule in text_of(public(second)) for rule in rules)  # only when the cards are dealt
    await restarted(house)
    for person in order:
        await press(person, "ready")
    await house.quiet()
    shown = text_of(public(second))
    assert said("decree-in-short", rules=", ".join(rules)) in shown
    herald = f"**{' · '.join([*rules, said('decree-deals', name=names[2])])}.**"
    assert herald.lower() in shown.lower()  # as a sentence, it begins with a capital
    assert f"{names[0]}, *{said('address.serenity')}* — " in shown
    played = (await house.table()).round
    assert played is not None
    assert played.options == {"rank_privilege": False, "deuces_high": True}
    assert played.standing.dealer == 2
    await restarted(house)
    for person in order:
        await press(person, "hand")
    await play_round(playing, 2)
    await house.quiet()
    for person in order:
        await press(person, "ready")
    await house.quiet()
    table = await house.table()
    assert table.round is not None
    assert (table.round.number, table.round.options) == (3, {})
    assert not is_said("decree-in-short", text_of(public(second)))
    assert said("address.serenity") not in text_of(public(second))


async def test_what_the_rules_refuse_is_said_and_changes_nothing(house: House) -> None:
    (tahimi, *_), _ = await first_round(house)
    menu = await press(tahimi, "decree", panel(tahimi))
    menu = await choose(tahimi, menu, "what", place("one_card_penalty", "skip"))
    assert menu.message is not None
    refused = await press(tahimi, "say", menu.message)
    assert f"⚠️ {said('refused-penalty-needs-manual-announcement')}" in reply(refused)
    menu = await choose(tahimi, refused, "what", place("jokers", "low"), place("jokers", "wild"))
    assert menu.message is not None
    refused = await press(tahimi, "say", menu.message)
    assert f"⚠️ {said('refused-decree-contradicts', about=said('option-jokers'))}" in reply(refused)
    assert part((await house.table()).record).wish.by == ""
    await house.wait(PONDER_SECONDS)
    table = await house.table()
    assert table.round is not None
    assert (table.round.number, table.round.options) == (2, {})


async def test_the_menu_of_decrees_gives_time_once_and_ends_with_it(house: House) -> None:
    (tahimi, *_), _ = await first_round(house)
    house.clock.stop()  # or the seconds that are left pass on a slow machine
    before = (await house.table()).record.deadlines[DEAL]
    await house.wait(BREAKS["lively"] - 5)
    menu = await press(tahimi, "decree")
    assert menu.message is not None
    given = (await house.table()).record.deadlines[DEAL]
    assert before < given == pytest.approx(house.now() + PONDER_SECONDS)
    await house.wait(5)
    await press(tahimi, "decree")
    assert (await house.table()).record.deadlines[DEAL] == given
    assert is_said("decree-title", text_of(panel(tahimi)))
    await house.wait(PONDER_SECONDS)
    assert (await house.table()).record.round == 2
    assert not any(is_said("decree-title", text_of(one)) for one in panels(tahimi))


async def test_the_menu_of_decrees_ends_with_the_table(house: House) -> None:
    order, _ = await first_round(house)
    tahimi, host = order[0], (await house.table()).record.host
    await press(tahimi, "decree", panel(tahimi))
    await ended(next(person for person in order if person.user.id == host))
    await house.quiet()
    assert text_of(panel(tahimi)) == said("panel-closed")


async def test_the_serf_deals_once_the_tahimi_has_spoken(house: House) -> None:
    (tahimi, second, serf), _ = await first_round(house)
    (asked,) = heard("refused-tahimi-ponders", reply(await press(serf, "deal")))
    assert asked["when"].startswith("<t:")
    assert reply(await press(second, "deal")) == said("refused-not-serf")
    menu = await press(tahimi, "decree")
    assert menu.message is not None
    assert said("decree-as-before") in reply(await press(tahimi, "not", menu.message))
    await restarted(house)
    await press(serf, "deal")
    await house.quiet()
    table = await house.table()
    assert table.round is not None
    assert (table.round.number, table.round.options) == (2, {})


async def test_a_steward_neither_decrees_nor_deals_by_hand(house: House) -> None:
    (marie,) = house.people("Marie")
    (player,) = players([marie], "a steward")
    await seated(marie, seats=4)
    await press(marie, "fill")
    await house.wait(10)
    await dealt(marie)
    await house.let_draw_pass()
    await play_round([player], 1)
    await house.quiet()
    table = await house.table()
    assert table.round is not None
    assert table.round.result is not None
    place = [table.round.standing.order[seat] for seat in RESULT.validate_python(table.round.result).finish].index(
        f"u{marie.user.id}"
    )
    verbs = {press_of(one.custom_id).verb for one in buttons_of(public(marie))}
    assert ("decree" in verbs) == (place == 0)
    assert ("deal" in verbs) == (place == 3)
