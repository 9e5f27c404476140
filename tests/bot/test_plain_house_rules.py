"""House rules of a game that brings nothing but its options: numbers within bounds, ready-made sets, its own texts."""

from typing import Any, ClassVar, cast

import pytest
from pydantic import Field

from bot import screens
from bot.games.shows import family_of
from bot.interactions.handlers.table.house_rules import read_value
from bot.refusal import Refused
from bot.sandbox import JSON, text_of
from bot.sandbox.components import walk
from bot.sandbox.limits import Setting
from bot.sandbox.modals import modal_problems
from bot.screens.table.lobby import lobby
from bot.stamp import Stamp
from bot.table import house_rules
from bot.table.family import NO_FAMILY, Family, Settings
from bot.table.scene import Scene
from bot.ui import naming, texts
from bot.ui.language import ENGLISH
from bot.ui.refusals import sentence
from bot.ui.texts import say
from data.records import Person, TableRecord
from engine.contract import Game
from engine.games import GAMES, rules_of
from tests import toy
from tests.said import said

pytestmark = pytest.mark.usefixtures("toy_game")


class Long(toy.Toy):
    """The toy with more to choose."""

    GAME: ClassVar[str] = "long"

    jokers: bool = Field(False, description="Whether this toy has jokers.")
    stake: int = Field(10, ge=0, le=100, multiple_of=10, description="What everybody lays down.")
    bids: int = Field(300, ge=100, le=400, multiple_of=5, description="How high a bid may be.")
    rests: int | None = Field(None, ge=0, le=5, description="How often somebody may rest.")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "long", Game(Long, toy.choose))


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the toy texts of its own."""
    sources = cast("dict[str, str]", texts.texts_of(ENGLISH).sources)
    for entry in texts.ENTRY.split(WORDS.strip()):
        monkeypatch.setitem(sources, entry.partition(" ")[0], entry)


WORDS = """
toy-option-target = Goal
    .about = How far it goes.
    .told = to { $value } points
toy-option-hands = Hands
    .about = When it ends.
    .none = Until the goal
    .told-none = no end of hands
    .told = { $value } hands at most
toy-length =
    .usual = About five hands.
    .short = About three hands.
"""


def table(game: str = "toy", **fields: Any) -> TableRecord:
    person = Person(key="u1", name="Marie", user=1)
    return TableRecord(id=7, guild=1, channel=1, host=1, game=game, people=(person,), **fields)


def scene(record: TableRecord) -> Scene:
    return Scene(record, rules_of(record.game).read(record.options), None, None, (), (), Stamp())


def fields_of(record: TableRecord, family: Family = NO_FAMILY) -> dict[str, JSON]:
    """The fields of all its forms, by the house rule that they set. Fails where Discord would refuse one."""
    found: dict[str, JSON] = {}
    for group in house_rules.offer_of(record, family).groups:
        form = dict(screens.house_form(scene(record), family, group).to_dict())
        assert not list(modal_problems(form, Setting(v2=True)))
        found |= {part["component"]["custom_id"]: part for part in form["components"]}
    return found


def told(record: TableRecord) -> str:
    """All that the lobby says."""
    parts = list(lobby(scene(record), NO_FAMILY, "").to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return text_of({"content": "", "embeds": [], "components": parts})


# Forms


def test_every_option_is_offered_with_its_description() -> None:
    fields = fields_of(table("long"))
    assert {"target", "hands", "jokers", "stake", "bids", "rests", "seats", "pace"} <= set(fields)
    assert fields["stake"]["label"] == "Stake"
    assert fields["stake"]["description"] == "What everybody lays down."
    assert fields["jokers"]["description"].startswith("Whether this toy has jokers.")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_forms_that_discord_takes(game: str) -> None:
    assert fields_of(table(game), family_of(game))


def test_a_few_numbers_are_a_menu_and_many_are_typed() -> None:
    fields = fields_of(table("long"))
    values = [one["value"] for one in fields["stake"]["component"]["options"]]
    assert values == [str(number) for number in range(0, 101, 10)]
    assert [one["label"] for one in fields["rests"]["component"]["options"]][-1] == said("option-default", label="none")
    typed = fields["bids"]["component"]
    assert typed["type"] == 4
    assert (typed["value"], typed["required"]) == ("300", True)
    assert typed["placeholder"] == said("option-numbers", least=100, most=400, step=5)
    assert (fields["hands"]["component"].get("value"), fields["hands"]["component"]["required"]) == (None, False)
    assert fields["hands"]["component"]["placeholder"] == said(
        "option-numbers-or-none", numbers=said("option-numbers", least=1, most=60, step=1)
    )


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("bids", "105", 105),
        ("bids", " 105 ", 105),
        ("hands", "", None),
        ("hands", "12", 12),
        ("rests", "None", None),
        ("rests", "0", 0),
        ("jokers", True, True),
        ("target", "10", 10),
    ],
)
def test_what_a_form_gives_is_read_as_the_value_that_was_meant(name: str, given: str | bool, value: object) -> None:
    assert read_value(rules_of("long")(), name, given, NO_FAMILY) == value


@pytest.mark.parametrize("given", ["", "103", "405", "-5", "many", "1e2", "١٠٠"])
def test_what_is_no_such_number_is_refused_with_all_that_may_be(given: str) -> None:
    with pytest.raises(Refused) as refused:
        read_value(rules_of("long")(), "bids", given, NO_FAMILY)
    assert sentence(refused.value) == said(
        "refused-no-such-number", option="Bids", numbers=said("option-numbers", least=100, most=400, step=5)
    )


# Words


def test_an_option_that_shares_a_name_with_another_games_is_not_told_in_its_words() -> None:
    rules = rules_of("long")()
    assert naming.rule_title(rules, "jokers") == "Jokers"
    assert naming.rule_name(rules, "jokers", True) == "Jokers on"
    assert naming.rule_name(rules, "rests", None) == "Rests none"


@pytest.mark.usefixtures("worded")
def test_a_game_may_have_texts_of_its_own_for_its_options() -> None:
    rules = rules_of("toy")()
    assert naming.rule_title(rules, "target") == "Goal"
    assert naming.about_option(rules, "target") == "How far it goes."
    assert naming.rule_name(rules, "target", 10) == "to 10 points"
    assert naming.value_of_rule(rules, "target", 10) == "10"
    assert naming.value_of_rule(rules, "hands", None) == "Until the goal"
    assert naming.rule_name(rules, "hands", None) == "no end of hands"
    assert naming.rule_name(rules, "hands", 4) == "4 hands at most"


# Ready-made sets


def test_a_set_of_the_rules_depends_on_how_many_play_and_leaves_the_table_its_own() -> None:
    record = table(pace="relaxed", sealed=True, seats=2)
    assert house_rules.preset_of(record, NO_FAMILY) == "usual"
    short = house_rules.replace_rules(record, house_rules.ready_made(record, "short", NO_FAMILY), NO_FAMILY)
    assert short.options == {"target": 5, "hands": 3}
    assert (short.pace, short.sealed, short.seats) == ("relaxed", True, 2)
    assert house_rules.preset_of(short, NO_FAMILY) == "short"
    assert f"**{say('preset-short')}**" in told(short)
    four = table(seats=4)
    assert house_rules.ready_made(four, "short", NO_FAMILY)["hands"] == 4
    with pytest.raises(KeyError):
        house_rules.ready_made(record, "endless", NO_FAMILY)


def test_a_table_that_becomes_slow_takes_the_short_set_unless_its_rules_were_chosen() -> None:
    usual, chosen = table(), table(options={"target": 10})
    slow: Settings = {"pace": "slow", "stewards": True}
    assert house_rules.add_short_set(usual, slow, NO_FAMILY) == {"target": 5, "hands": 4, **slow}
    assert house_rules.add_short_set(chosen, slow, NO_FAMILY) == slow
    assert house_rules.add_short_set(usual, {"pace": "relaxed"}, NO_FAMILY) == {"pace": "relaxed"}
    assert house_rules.add_short_set(table(pace="slow"), slow, NO_FAMILY) == slow
    assert house_rules.add_short_set(usual, {"pace": "slow", "target": 7}, NO_FAMILY) == {"pace": "slow", "target": 7}


def test_a_slow_table_stays_slow_by_the_usual_rules_when_these_are_chosen() -> None:
    slow = house_rules.change_rules(table(), house_rules.add_short_set(table(), {"pace": "slow"}, NO_FAMILY), NO_FAMILY)
    assert house_rules.preset_of(slow, NO_FAMILY) == "short"
    usual = house_rules.replace_rules(slow, house_rules.ready_made(slow, "usual", NO_FAMILY), NO_FAMILY)
    assert (usual.pace, usual.options) == ("slow", {})


def test_another_game_on_a_slow_table_begins_with_its_short_set() -> None:
    assert house_rules.change_game(table("long", pace="slow"), "toy", NO_FAMILY).options == {"target": 5, "hands": 4}
    assert house_rules.change_game(table("long"), "toy", NO_FAMILY).options == {}


@pytest.mark.usefixtures("worded")
def test_the_lobby_says_how_long_a_game_takes() -> None:
    record = table()
    short = house_rules.replace_rules(record, house_rules.ready_made(record, "short", NO_FAMILY), NO_FAMILY)
    assert "About five hands." in told(record)
    assert "About three hands." in told(short)
    assert said("lobby-length-usual", length="About five hands.") in told(table(options={"target": 10}))
    menu = screens.house_menu(scene(record), NO_FAMILY)
    parts = list(menu.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    sets = [part for _, part in walk(parts) if part.get("placeholder") == said("house-presets")]
    assert [one["description"] for one in sets[0]["options"]] == ["About five hands.", "About three hands."]


def test_a_game_that_says_nothing_of_its_length_has_no_line_for_it() -> None:
    assert "⏳" not in told(table())
