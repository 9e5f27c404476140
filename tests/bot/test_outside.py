"""Input from outside is read in bounds, or refused: numbers, values, forms, repeated interactions."""

from typing import Any, cast

import discord
import pytest

from bot.interactions.seen import SeenInteractions
from bot.interactions.submitted import LONGEST, MOST_VALUES, fields, value, values
from bot.refusal import Malformed
from bot.stamp import Stamp
from bot.stats import leaderboard
from bot.stats.leaderboard import BoardKey
from bot.ui.custom_ids import BOARD, Press
from bot.ui.numbers import MOST, number_in
from bot.ui.rulebook import chapter, chapters


def sent(**data: Any) -> discord.Interaction[Any]:
    """An interaction with this data: all that is read of it here."""

    class Sent:
        def __init__(self) -> None:
            self.data = data

    return cast("discord.Interaction[Any]", Sent())


# Numbers


@pytest.mark.parametrize(("text", "found"), [("0", 0), ("7", 7), ("007", 7), (str(MOST), MOST)])
def test_a_number_in_plain_digits_is_read(text: str, found: int) -> None:
    assert number_in(text) == found


@pytest.mark.parametrize(
    "text",
    ["", " ", "-1", "+1", " 1", "1 ", "1_000", "1.0", "1e3", "x", "a", "²", "٢", "１", "Ⅷ", str(MOST + 1), "9" * 5000],
)
def test_anything_else_is_no_number(text: str) -> None:
    with pytest.raises(Malformed):
        number_in(text)


def test_a_number_has_the_bound_and_the_digits_that_are_asked_for() -> None:
    assert number_in("3", most=3) == 3
    assert number_in("zz", base=36) == 36**2 - 1
    for text, bounds in (("4", {"most": 3}), ("0", {"most": -1}), ("Z", {"base": 36}), ("2", {"base": 2})):
        with pytest.raises(Malformed):
            number_in(text, **bounds)


# Menus and forms


def test_what_was_chosen_is_read() -> None:
    assert values(sent()) == values(sent(values=[])) == []
    assert values(sent(values=["a", "b"])) == ["a", "b"]
    assert value(sent(values=["a"])) == "a"


@pytest.mark.parametrize(
    "chosen", [None, "ab", {"a": 1}, [1], [None], [["a"]], ["a", "a"], ["x" * (LONGEST + 1)], [*map(str, range(26))]]
)
def test_what_no_menu_sends_is_refused(chosen: object) -> None:
    with pytest.raises(Malformed):
        values(sent(values=chosen))


def test_where_one_thing_is_chosen_none_and_two_are_refused() -> None:
    assert len(values(sent(values=[*map(str, range(MOST_VALUES))]))) == MOST_VALUES
    for chosen in ([], ["a", "b"]):
        with pytest.raises(Malformed):
            value(sent(values=chosen))


def test_what_a_form_was_filled_with_is_read() -> None:
    filled = [
        {"type": 18, "component": {"type": 3, "custom_id": "seats", "values": ["4"]}},
        {"type": 18, "component": {"type": 21, "custom_id": "pace", "value": "slow"}},
        {"type": 18, "component": {"type": 23, "custom_id": "sealed", "value": True}},
    ]
    assert fields(sent(components=filled)) == {"seats": "4", "pace": "slow", "sealed": True}
    assert fields(sent()) == fields(sent(components=[])) == {}


@pytest.mark.parametrize(
    "label",
    [
        None,
        "seats",
        {},
        {"component": None},
        {"component": {}},
        {"component": {"custom_id": "seats"}},
        {"component": {"custom_id": 7, "value": "4"}},
        {"component": {"custom_id": "seats", "values": []}},
        {"component": {"custom_id": "seats", "values": ["4", "5"]}},
        {"component": {"custom_id": "seats", "value": None}},
        {"component": {"custom_id": "seats", "value": 4}},
    ],
)
def test_a_form_that_is_not_filled_as_forms_are_is_refused(label: object) -> None:
    with pytest.raises(Malformed):
        fields(sent(components=[label]))


# What ids name


def test_a_board_comes_back_as_it_was_named() -> None:
    for key in (
        BoardKey("server", "all", "tahimi"),
        BoardKey("table", "session", "dahimi", 7, 3),
        BoardKey("server", "202611", "tahimi"),
    ):
        assert leaderboard.key_in(key.press("page")) == key


@pytest.mark.parametrize(
    "text",
    [
        "",
        "server.all.tahimi",
        "server.all.tahimi.0.0",
        "village.all.tahimi.0",
        "server.ever.tahimi.0",
        "server.202613.tahimi.0",
        "server.٢٠٢٦١١.tahimi.0",
        "server.all.whist.0",
        "server.all.tahimi.-1",
        "server.all.tahimi.99999999999999999999",
    ],
)
def test_a_board_that_nobody_keeps_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        leaderboard.key_in(Press(BOARD, 0, Stamp(), "page", text))


@pytest.mark.parametrize("game", ["", "whist", "..", "../design", "/", "tahimi/../dahimi"])
def test_there_are_rules_of_the_games_alone(game: str) -> None:
    assert chapters(game) == ()
    with pytest.raises(Malformed):
        chapter(game, "the-round")


# Repeated interactions


def test_an_interaction_is_new_once() -> None:
    seen = SeenInteractions()
    assert [seen.first(one) for one in (1, 2, 1, 2, 3)] == [True, True, False, False, True]


def test_only_the_newest_interactions_are_remembered() -> None:
    seen = SeenInteractions(3)
    assert all(seen.first(one) for one in range(4))
    assert not any(seen.first(one) for one in (1, 2, 3))
    assert seen.first(0)
