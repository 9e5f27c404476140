"""Dahimi by the house rules of its Japanese cousin: screens say how the ranks run and what a pile is locked to."""

from random import Random

import pytest

from bot.games import shows
from bot.games.climbing import words
from engine.climbing.views import climbing
from tests.bot.moments import moments, scene, shown
from tests.bot.screens import lines_of
from tests.engine.acting import act
from tests.engine.dahimi.scenes import scene as position_of
from tests.said import is_said, plain, said

COUSIN = {"revolution": True, "eight_stop": True, "suit_lock": True, "spade_three": True, "packs": 3}


@pytest.mark.long
def test_table_and_panel_say_how_the_ranks_run_and_what_the_pile_is_locked_to() -> None:
    turned = locked = 0
    for seed in range(4):
        for state, events, standing in moments("dahimi", 4, Random(seed), **COUSIN):
            view = scene("dahimi", state, events, standing, None, **COUSIN).view
            if view is None or view.phase != "play":
                continue
            public, seat = climbing(view).public, state.pending[0].seat
            screens = [
                plain(shown(shows.public(scene("dahimi", state, events, standing, None, **COUSIN)))),
                plain(shown(shows.panel(scene("dahimi", state, events, standing, seat, **COUSIN)))),
            ]
            for screen in screens:
                assert (said("pile-turned", highest="3") in screen) == public.turned
                locks = public.locked
                assert is_said("pile-locked", screen) == bool(locks)
                assert not locks or said("pile-locked", suits=words.suits(locks)) in screen
            turned += public.turned
            locked += bool(public.locked)
    assert turned
    assert locked


def test_a_deck_without_3s_runs_to_the_4() -> None:
    state = position_of("9C 9D 9H 9S 5C 6C", "JH QH", "JS QS", revolution=True)
    act(state, "0 play 9C 9D 9H 9S")
    screen = plain(shown(shows.public(scene("dahimi", state, [], state.standing, None, revolution=True))))
    assert said("pile-turned", highest="4") in screen


def test_the_log_tells_of_all_four() -> None:
    log: list[str] = []
    for seed in range(4):
        *_, (state, events, standing) = moments("dahimi", 4, Random(seed), **COUSIN)
        log += map(plain, lines_of(scene("dahimi", state, events, standing, None, **COUSIN)))
    for key in ("order-turned", "order-turned-back", "suits-locked", "eight-stops"):
        assert any(is_said(key, line) for line in log), key
