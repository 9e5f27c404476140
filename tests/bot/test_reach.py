"""Every action that a hand may take stands on its panel, or one click away behind a label that says what it opens."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.climbing.panel import panel
from bot.games.climbing.plays import CARDS, CHOOSE, CONFIRM, TAB, USE, WILD
from bot.sandbox.components import walk
from bot.table.scene import Scene
from bot.ui import custom_ids, wording
from bot.ui.custom_ids import PLAY, Press
from engine.climbing.play import Play, powers
from engine.contract import Decision, Menu, PickCards
from engine.tarothimi.arcana import FOOL
from tests.bot.moments import moments, payload, scene
from tests.engine.tarothimi.scenes import scene as position
from tests.said import said

RULES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tahimi", {}),
    ("tahimi", {"jokers": "wild", "deuces_high": True}),
    ("tahimi", {"jokers": "low", "lead_pass": "forbidden"}),
    ("mooseyard", {}),
    ("tarothimi", {}),
    ("dahimi", {}),
)
OPENING = (WILD, TAB, CONFIRM, USE)
LISTED = (CHOOSE, CARDS)  # menus whose values are actions, or end one


def pressed(view: LayoutView) -> Iterator[tuple[Press, str, list[str]]]:
    """Every button and menu that can be used: what it sends, its label, and the values of a menu."""
    for _, part in walk(payload(view)):
        if "custom_id" in part and not part.get("disabled"):
            press = custom_ids.decode(part["custom_id"])
            assert press is not None
            label = part.get("label") or part.get("placeholder") or ""
            yield press, label, [option["value"] for option in part.get("options", [])]


def opened(mine: Scene, press: Press) -> LayoutView:
    """The panel after an opening click."""
    number = int(press.argument) if press.argument.isdigit() else 0
    shown: dict[str, dict[str, Any]] = {
        WILD: {"jokers": number},
        TAB: {"tab": press.argument},
        CONFIRM: {"confirm": press.argument or "pass"},
        USE: {"power": press.argument},
    }
    return panel(mine, **shown[press.verb])


def at_once(view: LayoutView) -> set[str]:
    """The actions that are done by one click on this picture."""
    done = {press.argument for press, _, _ in pressed(view) if press.verb == PLAY}
    return done.union(*(values for press, _, values in pressed(view) if press.verb in LISTED))


def reached(mine: Scene) -> set[str]:
    """The actions that are done by one click, or by two of which the first only opens."""
    first = panel(mine)
    return at_once(first).union(
        *(at_once(opened(mine, press)) for press, _, _ in pressed(first) if press.verb in OPENING)
    )


def due(decision: Decision) -> set[str]:
    """All that may be answered where answers are listed; in a menu of kinds, with their twins in other suits."""
    answers = decision.answers
    return {one.text for one in (answers.enumerate() if isinstance(answers, Menu) else answers)}


@pytest.mark.parametrize(("game", "options"), RULES)
@pytest.mark.parametrize("players", [3, 5])
def test_every_play_is_on_the_panel_or_one_opening_click_away(game: str, options: dict[str, Any], players: int) -> None:
    asked = 0
    for state, events, standing in moments(game, players, Random(f"{game} {options} {players}"), **options):
        for decision in state.pending:
            if isinstance(decision.answers, PickCards):
                continue
            mine = scene(game, state, events, standing, decision.seat, **options)
            assert due(decision) <= reached(mine)
            first = {press.argument for press, _, _ in pressed(panel(mine)) if press.verb in (USE, PLAY)}
            assert {power.verb for power in powers(decision)} <= first
            asked += 1
    assert asked


@pytest.mark.parametrize("seed", range(8))
def test_only_jokers_hide_plays_and_the_button_says_which_and_how_many(seed: int) -> None:
    for state, events, standing in moments("tarothimi", 4, Random(seed)):
        for decision in state.pending:
            plays = [one for one in decision.answers if isinstance(one, Play) and one.size]
            with_fool = {one.text for one in plays if FOOL.name in one.cards}
            if isinstance(decision.answers, PickCards) or not plays or len(with_fool) == len(plays):
                continue
            first = panel(scene("tarothimi", state, events, standing, decision.seat))
            assert {one.text for one in plays} - with_fool <= at_once(first)
            labels = [label for press, label, _ in pressed(first) if press.verb == WILD]
            told_of = said("button-with-named", card=wording.card(FOOL.name), plays=len(with_fool))
            assert labels == ([told_of] if with_fool else [])


def test_arcana_that_can_be_led_and_one_that_mimics_are_on_the_first_picture() -> None:
    led = scene("tarothimi", state := position("World Star 5 9", "2 2", "3 3"), [], state.standing, 0)
    assert {"World", "Star"} <= {press.argument for press, _, _ in pressed(panel(led)) if press.verb == PLAY}
    mimic = scene("tarothimi", state := position("Magician 4 9", "2 2", "3 3", top="5x1"), [], state.standing, 0)
    labels = [label for press, label, _ in pressed(panel(mimic)) if press.verb == PLAY]
    assert said("button-wild-as", cards=said("card-Magician"), rank="6") in labels


@pytest.mark.long
def test_jokers_are_opened_by_buttons_that_say_how_many_of_them_and_lead_back() -> None:
    options: dict[str, Any] = {"jokers": "wild"}
    seen = set()
    rounds = (moments("tahimi", 3, Random(seed), **options) for seed in range(6))
    for state, events, standing in chain.from_iterable(rounds):
        for decision in state.pending:
            mine = scene("tahimi", state, events, standing, decision.seat, **options)
            for press, label, _ in pressed(panel(mine)):
                if press.verb == WILD:
                    seen.add(label.rstrip("0123456789"))
                    back = [other for one, other, _ in pressed(opened(mine, press)) if one.verb == WILD]
                    without = said("button-without-jokers", plays="")
                    assert any(other.startswith(without) for other in back) or label.startswith(without)
    assert {said("button-with-jokers", plays="", jokers=1), said("button-with-jokers", jokers=2, plays="")} <= seen
