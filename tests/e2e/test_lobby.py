"""The lobby: coming and going, stewards, house rules in forms, and the ways to begin."""

import asyncio
import re

import pytest

from bot.sandbox import JSON, NotThere, Person, buttons_of, is_ephemeral, selects_of, text_of
from bot.sandbox.modals import Value
from bot.sandbox.reading import Select
from bot.table import lobby
from bot.table.lobby import HOST_SECONDS
from bot.ui import wording
from bot.ui.components import PER_ROW
from bot.ui.custom_ids import SAY, WORD
from bot.ui.wording import house_rule
from tests.e2e.forging import clicked
from tests.e2e.house import House
from tests.e2e.lobbies import fill_in, form, menu
from tests.e2e.people import (
    dealt,
    ended,
    hire,
    id_of,
    is_lobby,
    panels,
    press,
    press_of,
    presses,
    public,
    reply,
    says,
    seated,
    set_up,
    table_name,
    verbs,
)
from tests.said import is_said, said

GRIMBALD, ODILA = said("steward-names").split(", ")[:2]  # the first two that are hired


async def choose_preset(host: Person, name: str) -> str:
    _, select, *_ = selects_of(panels(host)[-1])  # the games, the ready-made sets, perhaps the guests
    answer = await host.choose(panels(host)[-1], select.custom_id, [name])
    assert answer.message is not None
    return text_of(answer.message)


def facts(host: str, seated: int, wanted: int) -> str:
    """The lobby's line of whose table it is, and how many sit there."""
    return said("lobby-facts", host=host, seated=seated, wanted=wanted)


async def lobby_says(person: Person, words: str) -> None:
    await person.until(lambda message: not is_ephemeral(message) and words in text_of(message))


# Coming and going


async def test_from_the_command_one_more_press_deals_a_hand_to_a_full_table(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    await press(marie, "fill")
    await dealt(marie)
    record = (await house.table()).record
    assert (record.phase, record.round, len(record.people)) == ("round", 1, 4)
    assert sum(person.user is None for person in record.people) == 3


async def test_people_and_stewards_come_and_go(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    assert facts("Marie", 2, 4) in text_of(public(marie))
    menu = await hire(marie)
    assert said("house-seats", stewards=1, people=2) in reply(menu)
    await lobby_says(marie, f"3.\N{NO-BREAK SPACE}⚙️ {GRIMBALD}")
    assert said("house-seats", stewards=0, people=2) in reply(await hire(marie, "unbot"))
    await house.quiet()
    assert GRIMBALD not in text_of(public(marie))
    with pytest.raises(NotThere):
        await hire(marie, "unbot")
    await press(bob, "leave")
    assert "Bob" not in text_of(public(marie))
    assert reply(await press(bob, "leave")) == said("refused-not-seated")
    assert reply(await press(marie, "join")) == said("refused-already-here")


async def test_people_whose_long_names_begin_alike_are_told_apart(house: House) -> None:
    people = house.people("Maximilian von Hohenburg Eins", "Maximilian von Hohenburg Zwei")
    await seated(*people)
    shown = text_of(public(people[0]))
    assert "1.\N{NO-BREAK SPACE}Maximilian von…burg Eins   2.\N{NO-BREAK SPACE}Maximilian von…burg Zwei" in shown


async def test_the_host_chooses_the_level_of_all_stewards_and_of_each(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    await hire(marie)
    assert house_rule("level", "vizier") in await fill_in(marie, "company", level="vizier")
    await lobby_says(bob, f"3.\N{NO-BREAK SPACE}⚙️ {said('level-vizier.named', name=GRIMBALD)}")
    await hire(marie)
    await marie.choose(panels(marie)[-1], level_menu(marie).custom_id, ["s1"])
    assert [one["label"] for one in level_menu(marie).options] == [
        said("house-level", name=GRIMBALD, level=said("level-vizier"), next=said("level-master")),
        said("house-level", name=ODILA, level=said("level-master"), next=said("level-page")),
    ]
    await lobby_says(bob, f"4.\N{NO-BREAK SPACE}⚙️ {said('level-master.named', name=ODILA)}")
    assert [one.level for one in (await house.table()).record.people[2:]] == ["vizier", "master"]
    await fill_in(marie, "company", level="merchant")
    await lobby_says(bob, f"3.\N{NO-BREAK SPACE}⚙️ {GRIMBALD}   4.\N{NO-BREAK SPACE}⚙️ {ODILA}")


def level_menu(host: Person) -> Select:
    """The menu of the stewards' levels, in the newest menu of house rules."""
    (menu,) = [one for one in selects_of(panels(host)[-1]) if press_of(one.custom_id).verb == "level"]
    return menu


async def test_a_host_who_leaves_hands_the_table_on(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    await press(marie, "leave")
    assert facts("Bob", 1, 4) in text_of(public(bob))
    assert said("house-title") in text_of(await menu(bob))


async def test_no_row_holds_more_than_four_buttons_and_the_main_one_comes_first(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    rows = [row["components"] for box in public(marie)["components"] for row in box["components"] if row["type"] == 1]
    assert all(len(row) <= PER_ROW for row in rows)
    assert verbs(public(marie))[0] == "join"


async def test_partners_sit_down_together_and_speak_before_the_first_deal(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await marie.slash("cards start", game="truc")
    await press(bob, "join")
    assert WORD not in verbs(public(bob))
    await press(bob, "sides")
    await press(bob, WORD)
    phrase = next(one for one, sent in presses(panels(bob)[-1]).items() if (sent.verb, sent.argument) == (SAY, "a"))
    answer = await bob.click(panels(bob)[-1], phrase)
    assert said("truc-words.a") in text_of(answer.message or {})
    await house.quiet()
    assert said("truc-words.a") in text_of(panels(marie)[-1])  # who opened the table just now can be shown it
    await press(marie, WORD)
    assert said("truc-words.a") in text_of(panels(marie)[-1])
    await press(marie, "fill")
    await house.quiet()
    assert said("truc-words.a") in text_of(panels(marie)[-1])
    assert said("truc-words.a") not in text_of(public(marie))
    order = (await house.table()).view(None).standing.order
    assert abs(order.index(f"u{marie.user.id}") - order.index(f"u{bob.user.id}")) == 2


async def test_the_last_one_who_leaves_is_asked_before_the_lobby_closes(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    assert (await press(marie, "leave")).message == public(marie)  # Bob is left, and the host now
    asked = (await press(bob, "leave")).message
    assert asked is not None
    assert said("end-lobby") in text_of(asked)
    assert reply(await press(bob, "keep", asked)) == said("table-kept")
    assert (await house.table()).record.phase == "lobby"
    asked = (await press(bob, "leave")).message
    assert asked is not None
    await press(bob, "end", asked)
    await house.quiet()
    assert (await house.saved())[0].phase == "closed"


@pytest.mark.long
async def test_closing_a_lobby_is_answered_by_one_message(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    await press(marie, "how")  # from now on something could be shown to Marie without a click
    before = len(panels(marie))
    assert reply(await marie.slash("cards end")) == said("table-ended")
    await house.quiet()
    assert len(panels(marie)) == before + 1


# Beginning


async def test_the_lobby_shows_only_what_can_be_done_and_begin_comes_with_enough_people(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    assert verbs(public(marie)) == ["join", "fill", "how", "rules", "leave"]
    assert not re.search("[0-9a-f]{13}", text_of(public(marie))), "the hash in short"
    await hire(marie)
    await house.quiet()
    assert verbs(public(marie))[1:3] == ["go", "fill"]
    await hire(marie)
    await house.quiet()
    assert verbs(public(marie))[1:3] == ["go", "how"]


async def test_a_table_in_play_is_closed_only_after_a_second_word(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    await press(marie, "fill")
    await house.wait(10)
    asked = await marie.slash("cards end")
    assert said("end-asked", table=table_name("Marie")) in reply(asked)
    assert (await house.table()).record.phase == "round"
    assert reply(await bob.slash("cards end")) == said("refused-not-host", host="Marie")
    message = asked.message
    assert message is not None
    await press(marie, "end", message)
    await house.quiet()
    assert (await house.saved())[0].phase == "closed"


async def test_two_tables_in_a_channel_are_told_apart_by_their_hosts(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie)
    await seated(bob)
    lobbies = [text_of(one) for one in marie.messages() if is_lobby(one)]
    for host, stands in (("Marie", [True, False]), ("Bob", [False, True])):
        assert [said("lobby-title", table=table_name(host)) in one for one in lobbies] == stands
    await press(bob, "fill")
    await house.wait(10)
    assert said("table-title", table=table_name("Bob"), round=1, trick=1) in text_of(public(bob))


@pytest.mark.parametrize("verb", ["go", "fill"])
async def test_the_host_begins_and_after_five_minutes_anybody_who_sits_here(house: House, verb: str) -> None:
    marie, bob, zoe, nora = house.people("Marie", "Bob", "Zoé", "Nora")
    await seated(marie, bob, zoe)
    house.clock.advance(HOST_SECONDS / 2)
    free = int((await house.table()).record.created + HOST_SECONDS)
    assert reply(await press(bob, verb)) == said("refused-host-begins", host="Marie", when=f"<t:{free}:R>")
    assert (await house.table()).record.phase == "lobby"
    house.clock.advance(HOST_SECONDS / 2)
    assert reply(await press(nora, verb)) == said("refused-not-seated")
    await press(bob, verb)
    assert (await house.table()).record.phase == "round"


# House rules


async def test_everybody_reads_the_rules_and_the_host_alone_changes_them(house: House) -> None:
    marie, bob, nora = house.people("Marie", "Bob", "Nora")
    await seated(marie, bob)
    changes = (await press(marie, "rules")).message
    assert changes is not None
    assert "form" in verbs(changes)
    form = next(one for one, sent in presses(changes).items() if sent.verb == "form")
    await fill_in(marie, "cards", jokers="wild")
    for reader, refusal in ((bob, "refused-not-host"), (nora, "refused-not-seated")):
        read = (await press(reader, "rules")).message
        assert read is not None
        assert said("house-host", host="Marie") in text_of(read)
        assert f"**{house_rule('jokers', 'wild')}**" in text_of(read)
        assert not verbs(read)
        assert is_said(refusal, reply(await clicked(reader, read, form)))


async def test_a_change_is_said_in_the_menu_and_in_the_lobby(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    await menu(marie)
    cards = [house_rule("jokers", "wild"), house_rule("deuces_high", True)]
    text = await fill_in(marie, "cards", jokers="wild", deuces_high=True)
    assert all(f"**{card}**" in text for card in cards)
    await lobby_says(bob, " · ".join(cards))
    text = await fill_in(marie, "table", seats="6", pace="slow", sealed=True)
    changed = [house_rule("seats", 6), house_rule("pace", "slow"), house_rule("sealed", True)]
    assert all(f"**{rule}**" in text for rule in changed)
    await lobby_says(bob, facts("Marie", 2, 6))
    await lobby_says(bob, said("pace-slow"))
    await lobby_says(bob, house_rule("sealed", True))
    await fill_in(marie, "deck", deck_mode="extra_suits", removal_rank=["K"], divide_evenly=False)
    deck = [house_rule("deck_mode", "extra_suits"), house_rule("removal_rank", "K"), house_rule("divide_evenly", False)]
    await lobby_says(bob, " · ".join(deck))
    record = (await house.table()).record
    assert record.options == {
        "jokers": "wild",
        "deuces_high": True,
        "deck_mode": "extra_suits",
        "removal_rank": "K",
        "divide_evenly": False,
    }
    assert (record.seats, record.pace, record.sealed) == (6, "slow", True)


async def test_a_form_shows_what_holds_now(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie, deck="standard", pace="quick", seats=5)
    await menu(marie)
    assert house_rule("deck_mode", "standard") in await fill_in(marie, "deck")
    text = await fill_in(marie, "table")
    assert f"**{house_rule('seats', 5)}**" in text
    assert f"**{house_rule('pace', 'quick')}**" in text


async def test_a_ready_made_set_replaces_all_rules_and_can_be_changed_further(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    await menu(marie)
    assert house_rule("jokers", "low") in await fill_in(marie, "cards", jokers="low")
    assert house_rule("jokers", "low") not in await choose_preset(marie, "mooseyard")
    await lobby_says(bob, f"**{said('preset-mooseyard')}**")
    await lobby_says(bob, house_rule("rank_privilege", False))
    await fill_in(marie, "tricks", one_card="manual", one_card_penalty="skip")
    await lobby_says(bob, said("lobby-house", preset=said("lobby-house-own"), rules=house_rule("preset", "mooseyard")))
    await lobby_says(bob, house_rule("one_card_penalty", "skip"))
    assert (await house.table()).record.options == {
        "preset": "mooseyard",
        "one_card": "manual",
        "one_card_penalty": "skip",
    }
    await choose_preset(marie, "court")
    await lobby_says(bob, f"**{said('preset-court')}**")
    assert (await house.table()).record.options == {}


REFUSED = [
    ("ranks", {"seating": "join_order"}, "join-order-needs-after-dealer"),
    ("ranks", {"first_lead": "after_dealer"}, "after-dealer-needs-join-order"),
    (
        "ranks",
        {"first_lead": "after_dealer", "seating": "join_order", "tax_first_round": True},
        "unranked-first-round-cannot-be-taxed",
    ),
    ("tricks", {"one_card_penalty": "skip"}, "penalty-needs-manual-announcement"),
    ("deck", {"removal_rank": ["13"]}, "removal-rank-not-in-deck"),
]


@pytest.mark.parametrize(("group", "values", "code"), REFUSED)
async def test_a_refused_combination_has_its_sentence_and_changes_nothing(
    house: House, group: str, values: dict[str, Value], code: str
) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    await menu(marie)
    before, shown = (await house.table()).record, public(bob)
    text = await fill_in(marie, group, **values)
    sentence = said(f"refused-{code}")
    assert f"⚠️ {sentence}" in text
    await house.quiet()
    assert (await house.table()).record == before
    assert (public(bob), text_of(public(bob))) == (shown, text_of(shown))
    assert sentence not in "".join(text_of(message) for message in bob.messages())


async def test_rules_that_seat_fewer_than_sit_here_are_refused(house: House) -> None:
    marie, *guests = house.people("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo")
    await seated(marie, *guests)
    await menu(marie)
    refused = selects_of(panels(marie)[-1])[1].custom_id
    text = await choose_preset(marie, "mooseyard")
    assert f"⚠️ {said('refused-too-many-seated', seated=6, most=5)}" in text
    assert selects_of(panels(marie)[-1])[1].custom_id != refused  # or a client would go on showing it as chosen
    assert (await house.table()).record.options == {}
    await press(guests[0], "leave")
    await choose_preset(marie, "mooseyard")
    assert (await house.table()).record.options == {"preset": "mooseyard"}
    assert reply(await guests[0].click(*forged_join(public(marie)), stale=True)) == said("refused-table-full")


def forged_join(message: JSON) -> tuple[JSON, str]:
    """The lobby as it looked when its chairs were free."""
    custom_id = id_of(message, "join")

    def enabled(component: JSON) -> JSON:
        inner = [enabled(child) for child in component.get("components", [])]
        return (
            component
            | ({"components": inner} if inner else {})
            | ({"disabled": False} if component.get("custom_id") == custom_id else {})
        )

    return message | {"components": [enabled(component) for component in message["components"]]}, custom_id


async def test_a_rank_that_only_a_larger_table_has_can_be_chosen_for_it_but_not_begun_without_it(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie, seats=6)
    await menu(marie)
    await fill_in(marie, "deck", removal_rank=["13"])
    await hire(marie)
    await hire(marie)
    await house.quiet()
    assert "go" not in {one.verb for one in presses(public(marie)).values()}
    hindered = said("lobby-hindered", seated=3, reason=said("refused-removal-rank-not-in-deck"))
    assert hindered in text_of(public(marie))
    await press(marie, "fill")
    assert len((await house.table()).record.people) == 6


async def test_a_form_left_open_over_a_restart_still_works(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    open_form = await form(marie, "cards", await menu(marie))
    await house.shut()
    await house.open()
    answer = await marie.submit(open_form, {"jokers": "wild"})
    assert answer.message is not None
    assert house_rule("jokers", "wild") in text_of(answer.message)
    await lobby_says(bob, house_rule("jokers", "wild"))


async def test_a_form_sent_after_the_deal_changes_nothing(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    open_form = await form(marie, "cards", await menu(marie))
    await press(marie, "fill")
    answer = await marie.submit(open_form, {"jokers": "wild"})
    assert answer.message is not None
    assert said("refused-already-begun") in text_of(answer.message)
    assert not buttons_of(answer.message)
    assert (await house.table()).record.options == {}


async def test_forms_are_not_kept_by_the_library(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    await form(marie, "cards", await menu(marie))
    await hire(marie)  # by its answer the library is done with the form
    store = house.bot._connection._view_store
    assert not store._modals
    assert not store._views


# From one table to the next


async def closed_table(house: House, host: Person, **values: Value) -> None:
    """Open a table of that host with some rules, and close it again."""
    await seated(host)
    await menu(host)
    await fill_in(host, "cards", **values)
    await ended(host)
    await house.quiet()


async def test_the_rules_of_the_last_table_are_offered_again(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await closed_table(house, marie, jokers="wild")
    await seated(bob, marie)
    assert house_rule("jokers", "wild") not in text_of(public(bob))
    await set_up(bob, "last")
    await house.quiet()
    assert house_rule("jokers", "wild") in text_of(public(marie))
    assert "last" not in verbs(await menu(bob))
    assert (await house.table(2)).record.options == {"jokers": "wild"}


async def test_nothing_is_offered_after_a_table_with_the_default_rules(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await closed_table(house, marie)
    await seated(bob)
    assert "last" not in verbs(await menu(bob))


async def test_rules_of_last_time_that_do_not_fit_are_refused(house: House) -> None:
    marie, *guests = house.people("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo")
    await seated(marie, preset="mooseyard")
    await ended(marie)
    await house.quiet()
    await seated(marie, *guests)
    assert said("refused-too-many-seated", seated=6, most=5) in reply(await set_up(marie, "last"))
    assert (await house.table(2)).record.options == {}


# The command


async def test_the_command_takes_a_ready_made_set_and_what_is_said_beside_it_goes_first(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, preset="quick", pace="relaxed")
    record = (await house.table()).record
    assert record.options == {"deck_mode": "standard", "lead_pass": "forbidden"}
    assert record.pace == "relaxed"
    answer = await bob.slash("tahimi start", preset="mooseyard", seats=6)
    assert reply(answer) == said("refused-too-many-wanted", most=5)
    assert len(await house.bot.registry.store.tables.open_tables()) == 1


async def test_the_table_says_its_house_rules_too(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie, preset="mooseyard")
    await press(marie, "fill")
    await house.wait(10)
    await marie.until(says(house_rule("preset", "mooseyard")))


async def test_a_closed_table_leads_to_another_one_with_its_game_and_house_rules(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob, game="mooseyard", seats=3, pace="quick")
    before = (await house.table()).record
    await press(marie, "fill")
    await house.wait(10)
    await ended(marie)
    await house.quiet()
    closed = public(marie)
    await press(bob, "rematch", closed)
    after = (await house.table(2)).record
    assert (after.game, after.pace, after.seats, after.phase) == (before.game, "quick", 3, "lobby")
    assert [person.user for person in after.people] == [bob.user.id]
    await press(marie, "join")
    assert reply(await press(bob, "rematch", closed)) == said("refused-already-here")


async def test_whoever_presses_rematch_later_sits_down_at_the_same_table(house: House) -> None:
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")  # Zoé only watches
    await seated(marie, bob, game="mooseyard", seats=3)
    await press(marie, "fill")
    await house.wait(10)
    await ended(marie)
    await house.quiet()
    closed = public(marie)
    answers = await asyncio.gather(*(press(person, "rematch", closed) for person in (bob, zoe, marie)))
    table = await house.table(2)
    assert {person.user for person in table.record.people} == {one.user.id for one in (marie, bob, zoe)}
    link = wording.link(table.record, table.messages)
    lines = [text_of(one.message) for one in answers if one.message is not None and is_ephemeral(one.message)]
    assert [is_said("tables-joined", one, link=link) for one in lines] == [True, True]
    await lobby.begin(table, table.record.host)
    (kim,) = house.people("Kim")
    assert is_said("tables-joined", reply(await press(kim, "rematch", closed)), link=link)
    assert [person.user for person in table.record.joining] == [kim.user.id]
    assert not await house.bot.registry.store.load(3)
