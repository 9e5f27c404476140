"""Decrees: who may proclaim what, what it comes to, and that it holds for one round."""

from typing import Any

import pytest

from bot.games import shows
from bot.games.climbing import actions, decrees
from bot.games.climbing.decrees import DecreeDraft, decree_menu, decree_screen
from bot.games.climbing.panel import panel as climbing_panel
from bot.games.climbing.part import Decree, Part, part
from bot.games.climbing.table_screen import chronicle
from bot.games.climbing.words import rules_in_short
from bot.refusal import Malformed
from bot.replay.verification import prove
from bot.sandbox import JSON, text_of
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.stamp import Stamp
from bot.table import acting, committing, lobby
from bot.table.house_rules import merge_options
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui import custom_ids
from bot.ui.custom_ids import Press
from data.records import Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.contract import Illegal, Standing
from engine.games import GAMES, rules_of
from tests.bot.making import asked, record_of, table_of
from tests.said import said

EVERY = decrees.articles_of("tahimi")


def places(*articles: tuple[str, object]) -> frozenset[int]:
    """The places of these among all that can be decreed."""
    return frozenset(EVERY.index(one) for one in articles)


def drawn(view: Any) -> list[JSON]:
    return list(view.to_components())


def told(view: Any) -> str:
    return text_of({"content": "", "embeds": [], "components": drawn(view)})


def after_round(*finish: int, people: int = 4, **fields: Any) -> tuple[TableRecord, RoundRecord]:
    """A table of u1, u2… by seat, between rounds; the last two are not needed where stewards are given."""
    record = record_of(people, **fields).model_copy(update={"id": 1, "phase": "between", "round": 1})
    order = tuple(person.key for person in record.people)
    played = RoundRecord(
        table=1,
        number=1,
        game="tahimi",
        version=1,
        options=record.options,
        standing=Standing(order=order),
        seed=bytes(32),
        commitment="",
        started=1.0,
        ended=2.0,
        result={"finish": list(finish), "left": []},
    )
    return record, played


async def finish(table: Table) -> str:
    """Play the round to its end by default plays; the key of the person who finished first."""
    while table.state is not None and table.state.result is None:
        await acting.act(table, asked(table), table.state.default(table.state.pending[0]).text)
    key = decrees.find_tahimi(table.record, table.round)
    assert key is not None
    return key


def user(key: str) -> int:
    return int(key[1:])


# What can be decreed


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_decreed_are_options_of_the_game_that_differ_from_their_default(game: str) -> None:
    rules = rules_of(game)()
    for name, value in decrees.articles_of(game):
        assert value != rules.usual(name)
        rules_of(game).read({name: value})
    assert len(set(decrees.articles_of(game))) == len(decrees.articles_of(game)) <= 25


def test_a_draft_survives_its_way_through_a_custom_id() -> None:
    people = tuple(Person(key=key, name=key) for key in (f"u{2**64 - 1}", "s3"))
    record = with_(after_round(0, 1, 2, 3)[0], people=people)
    for draft in (
        DecreeDraft(),
        DecreeDraft(frozenset(range(len(EVERY))), f"u{2**64 - 1}", "magnificence"),
        DecreeDraft(dealer="s3"),
    ):
        assert decrees.read_draft(decrees.write_draft(draft), record) == draft
        press = Press(custom_ids.DECREE, 36**5, Stamp(9999), "called", decrees.write_draft(draft))
        assert custom_ids.decode(custom_ids.encode(press)) == press


def test_a_dealer_who_has_left_is_forgotten() -> None:
    record, _ = after_round(0, 1, 2, 3)
    assert decrees.read_draft("0.u2.", record).dealer == "u2"
    assert decrees.read_draft("0.u2.", with_(record, leaving=("u2",))).dealer == ""


@pytest.mark.parametrize("text", ["", "0", "0.", "0...", "-1..", "z" * 60 + "..", "٢..", "0..no such word"])
def test_a_draft_that_nobody_wrote_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        decrees.read_draft(text, after_round(0, 1, 2, 3)[0])


def test_what_holds_already_is_chosen_beforehand_and_comes_to_nothing_new() -> None:
    record, _ = after_round(0, 1, 2, 3, options={"preset": "mooseyard", "jokers": "wild"})
    begun = decrees.draft_in_force(record)
    assert begun.articles == places(("rank_privilege", False), ("jokers", "wild"), ("progressive_taxes", "never"))
    assert decrees.decreed_options(record, begun.articles) == {}


def test_what_is_taken_away_has_its_default() -> None:
    record, _ = after_round(0, 1, 2, 3, options={"preset": "mooseyard"})
    decreed = decrees.decreed_options(record, places(("deuces_high", True)))
    assert decreed == {"rank_privilege": True, "progressive_taxes": "auto", "deuces_high": True}
    assert merge_options(record, decreed) == {"preset": "mooseyard", **decreed}


@pytest.mark.parametrize(
    ("articles", "code"),
    [
        ([("jokers", "low"), ("jokers", "wild")], "decree_contradicts"),
        ([("one_card_penalty", "skip")], "penalty_needs_manual_announcement"),
    ],
)
@pytest.mark.parametrize("people", [2, 4])
def test_what_does_not_go_together_is_refused(articles: list[tuple[str, object]], code: str, people: int) -> None:
    record, _ = after_round(*range(people), people=people)
    with pytest.raises(Illegal, match=code):
        decrees.decreed_options(record, places(*articles))


def test_a_table_that_has_outgrown_its_own_rules_may_be_decreed_upon() -> None:
    record, _ = after_round(0, 1, 2, 3, options={"removal_rank": "11"})
    assert decrees.decreed_options(record, places(("deuces_high", True))) == {"deuces_high": True}


# Rights


def test_who_finished_first_decrees_if_it_is_a_person_who_stays() -> None:
    record, played = after_round(2, 0, 3, 1)
    assert decrees.find_tahimi(record, played) == "u3"
    assert decrees.find_tahimi(with_(record, leaving=("u3",)), played) is None
    assert decrees.find_tahimi(with_(record, phase="round"), played) is None
    hired = tuple(with_(person, user=None) if person.key == "u3" else person for person in record.people)
    assert decrees.find_tahimi(with_(record, people=hired), played) is None
    for key in ("u1", "u2", "u4", "u9"):
        with pytest.raises(Illegal, match="not_tahimi"):
            decrees.proclaim(record, played, key, DecreeDraft())


def test_the_last_one_who_stays_may_deal() -> None:
    record, played = after_round(2, 0, 3, 1)
    assert decrees.find_serf(record, played) == "u2"
    assert decrees.find_serf(with_(record, leaving=("u2",)), played) == "u4"
    newcomer = Person(key="u9", name="Nora", user=9)
    below = with_(record, joining=(newcomer,), options={"join_policy": "serf"})
    assert decrees.find_serf(below, played) == "u9"


def test_the_serf_waits_for_the_word_of_a_tahimi_who_is_here() -> None:
    record, played = after_round(2, 0, 3, 1, deadlines={"deal": 5.0})
    with pytest.raises(Illegal, match="tahimi_ponders"):
        decrees.check_deal(record, played, "u2")
    with pytest.raises(Illegal, match="not_serf"):
        decrees.check_deal(record, played, "u1")
    gone = tuple(with_(person, away=person.key == "u3") for person in record.people)
    excuses: list[dict[str, Any]] = [
        {"ready": ("u3",)},
        {"family": Part(wish=Decree(by="u3"))},
        {"deadlines": {}},
        {"people": gone},
    ]
    for changes in excuses:
        decrees.check_deal(with_(record, **changes), played, "u2")
    with pytest.raises(Illegal, match="stale"):
        decrees.check_deal(with_(record, phase="round"), played, "u2")


def test_where_the_host_leaves_no_rules_to_decree_the_dealer_still_is() -> None:
    record, played = after_round(0, 1, 2, 3, family={"decrees": False})
    with pytest.raises(Illegal, match="no_decrees"):
        decrees.proclaim(record, played, "u1", DecreeDraft(places(("deuces_high", True))))
    assert part(decrees.proclaim(record, played, "u1", DecreeDraft(dealer="u4"))).wish == Decree(by="u1", dealer="u4")


def test_who_leaves_takes_the_decree_along() -> None:
    record, played = after_round(0, 1, 2, 3)
    wished = decrees.proclaim(record, played, "u1", DecreeDraft(places(("deuces_high", True)), dealer="u2"))
    assert decrees.coming_options(wished) == {"deuces_high": True}
    gone = with_(wished, leaving=("u1",))
    assert decrees.coming_options(gone) == {}
    assert part(decrees.put_in_force(gone)).decree == Decree()


# At a table


async def test_a_decree_holds_for_one_round_through_restarts_and_is_proved(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    tahimi = await finish(table)
    first = table.round
    dealer = next(key for key in table.round.standing.order if key != tahimi) if table.round else ""
    articles = places(("deuces_high", True), ("jokers", "wild"))
    await actions.decree(table, user(tahimi), DecreeDraft(articles, dealer, "serenity"))
    await committing.reload(table)
    assert decrees.draft_in_force(table.record) == DecreeDraft(articles, dealer, "serenity")
    for one in (1, 2, 3):
        await acting.ready(table, one)
    played = table.round
    assert played is not None
    assert played.options == {"jokers": "wild", "deuces_high": True}
    assert played.standing.order[played.standing.dealer] == dealer
    assert table.record.options == {}
    before = scene_of(table), table.state and table.state.view(None)
    await committing.reload(table)
    assert (scene_of(table), table.state and table.state.view(None)) == before
    await finish(table)
    saved = await store.round(1, 2)
    assert saved is not None
    assert prove(table.record, *saved, first).verdict == "kept"
    for one in (1, 2, 3):
        await acting.ready(table, one)
    assert table.round is not None
    assert (table.round.number, table.round.options, part(table.record).decree) == (3, {}, Decree())


async def test_a_refused_decree_leaves_the_one_before(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    tahimi = await finish(table)
    await actions.decree(table, user(tahimi), DecreeDraft(places(("deuces_high", True))))
    wish = part(table.record).wish
    with pytest.raises(Illegal, match="penalty_needs_manual_announcement"):
        await actions.decree(table, user(tahimi), DecreeDraft(places(("one_card_penalty", "skip"))))
    assert part(table.record).wish == wish
    await actions.decree(table, user(tahimi), None)
    assert part(table.record).wish == Decree(by=tahimi)


async def test_a_round_that_is_on_takes_no_decree(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    with pytest.raises(Illegal, match="decree_late"):
        await actions.decree(table, 1, None)


# The screens


@pytest.mark.long
async def test_the_menu_and_its_answer_keep_discords_limits(store: Store) -> None:
    table = await table_of(store, 8, "𝕎" * 32, seats=8)
    await lobby.begin(table, 1)
    tahimi = await finish(table)
    dealer = next(person.key for person in table.record.people if person.key != tahimi)
    draft = DecreeDraft(frozenset(range(len(EVERY))), dealer, "cheese")
    parts = drawn(decree_menu(scene_of(table, user(tahimi)), draft, "Something was refused."))
    assert not list(component_problems(parts, Setting(v2=True)))
    menus = [part for _, part in walk(parts) if part["type"] == 3]
    assert [sum(option["default"] for option in menu["options"]) for menu in menus] == [len(EVERY), 1, 1]
    consistent = places(*{name: (name, value) for name, value in EVERY}.values())
    await actions.decree(table, user(tahimi), DecreeDraft(consistent, dealer, "cheese"))
    assert not list(component_problems(drawn(decree_screen(scene_of(table, user(tahimi)))), Setting(v2=True)))
    assert not list(component_problems(drawn(chronicle(scene_of(table))), Setting(v2=True)))
    for one in range(1, 9):
        await acting.ready(table, one)
    scene = scene_of(table)
    assert not list(component_problems(drawn(shows.public(scene)), Setting(v2=True)))
    rules = f"{said('option-rank-privilege.told-off')}, {said('option-deuces-high.told-on')}"
    assert said("decree-in-short", rules=rules) in rules_in_short(scene)
    assert f", *{said('address.cheese')}* —" in told(shows.public(scene))


async def test_nobody_but_the_tahimi_sees_more_than_that_it_is_not_for_him(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    tahimi = await finish(table)
    for one in {1, 2, 3, 99} - {user(tahimi)}:
        parts = drawn(decree_menu(scene_of(table, one), DecreeDraft()))
        assert not [part for _, part in walk(parts) if "custom_id" in part]
        assert said("button-decrees") not in str(drawn(climbing_panel(scene_of(table, one))))
    assert said("button-decrees") in str(drawn(climbing_panel(scene_of(table, user(tahimi)))))
