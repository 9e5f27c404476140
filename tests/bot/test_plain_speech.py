"""Screens say what they show: menus what they set, seats nothing where nothing is known; a cut is seen to be one."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot import screens
from bot.games import shows
from bot.sandbox.components import walk
from bot.sandbox.emoji import is_emoji
from bot.ui import naming, wording
from data.settings_records import ServerSettings
from tests.bot.moments import moments, payload, scene, shown

BACK = wording.back({})


def test_without_pictures_a_cards_back_is_an_emoji_and_no_jokers_sign() -> None:
    assert is_emoji(BACK)
    assert wording.card("Jo") != BACK


def test_the_menus_of_a_servers_settings_say_what_they_set() -> None:
    view = screens.server(ServerSettings(), (), ())
    menus = [part["options"] for _, part in walk(payload(view)) if part.get("options")]
    chosen = {option["label"] for options in menus for option in options if option.get("default")}
    assert {"Tables may be opened by: everybody", "Chronicler: everything", "pace: lively (45 s)"} <= chosen


@pytest.mark.parametrize(("options", "known"), [({"show_counts": False}, False), ({"show_counts": True}, True)])
def test_a_card_back_stands_only_beside_a_number(options: dict[str, Any], known: bool) -> None:
    state, events, standing = next(moments("tahimi", 4, Random(1), **options))
    seen = replace(scene("tahimi", state, events, standing, None, **options), faces={})
    table = shown(shows.public(seen))
    assert table.count(BACK) == len(re.findall(rf"{BACK} \d", table)) == (4 if known else 0)


def test_what_is_cut_ends_in_an_ellipsis_and_what_fits_stays() -> None:
    assert naming.cut("Players wanted", 14) == "Players wanted"
    assert naming.cut("Players wanted", 13) == "Players want…"
    assert naming.cut("Players wanted", 9) == "Players…"
