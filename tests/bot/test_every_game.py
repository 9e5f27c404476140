"""Every screen of every game, in rounds that wander at random: Discord takes it, and it says what can be done."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.games import shows
from bot.games.climbing.narration import lines
from bot.games.climbing.panel import panel as climbing_panel
from bot.games.climbing.plays import TABS
from bot.sandbox.components import walk
from bot.screens.table.presenter import PanelState
from bot.ui import wording
from bot.ui.custom_ids import HINT
from bot.ui.texts import say
from engine.climbing.play import powers
from engine.climbing.views import ClimbingView
from engine.contract import (
    Dice,
    Menu,
    Standing,
    owed,
)
from engine.games import GAMES, rules_of
from tests.bot.moments import FACES, LONG, LOOKS, moments, payload, scene, sent, shown
from tests.bot.screens import why_of
from tests.engine.tarothimi.scenes import scene as position
from tests.said import said

TABLES = [
    (game, players)
    for game in GAMES
    for players in sorted({*rules_of(game)().seats(), 5})
    if rules_of(game)().refusal(players) is None
]
FEW = LOOKS // 4


@pytest.mark.parametrize("looks", [FEW, pytest.param(LOOKS, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_screens_keep_discords_limits_offer_every_listed_answer_and_explain_every_card(
    game: str, players: int, looks: int
) -> None:
    random = Random(f"{game} {players}")
    for state, events, standing in moments(game, players, random, looks):
        shown(shows.public(scene(game, state, events, standing, None)))
        for decision in state.pending:
            mine = scene(game, state, events, standing, decision.seat)
            shown(shows.panel(mine))
            if decision.kind != "play" or not isinstance(mine.view, ClimbingView):
                continue
            views = [
                climbing_panel(mine),
                climbing_panel(mine, jokers=1),
                *(climbing_panel(mine, tab=tab) for tab in TABS),
            ]
            offered = set().union(*map(sent, views))
            assert {answer.text for answer in decision.answers} <= offered
            assert {power.verb for power in powers(decision)} <= offered
            for view in views:
                shown(view)
            for power in powers(decision):
                shown(climbing_panel(mine, power=power.verb))
                for whom in power.whom:
                    shown(climbing_panel(mine, power=power.verb, whom=whom))
            reasons = shown(why_of(mine))
            lists = [line.rpartition(":** ")[2] for line in reasons.splitlines() if line.startswith("- **")]
            explained = Counter(card.partition("×")[0] for cards in lists for card in cards.split(", "))
            verdicts = mine.rules.explain(state.view(decision.seat))
            assert explained == Counter(wording.card(one.card) for one in verdicts if one.refusal), "each card once"
        waiting = next((seat for seat in range(players) if seat not in {one.seat for one in state.pending}), None)
        if waiting is not None:
            mine = scene(game, state, events, standing, waiting)
            shown(shows.panel(mine))
            if isinstance(mine.view, ClimbingView):
                shown(why_of(mine))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_panel_that_asks_has_a_hint_where_the_table_has_hints(game: str, players: int) -> None:
    random, advice = Random(f"{game} {players}"), f"💡 {LONG * 8}"
    for state, events, standing in moments(game, players, random, FEW):
        for seat in range(players):
            plain = scene(game, state, events, standing, seat)
            assert HINT not in sent(shows.panel(plain, PanelState(advice=advice)))
            for faces in (FACES, {}):
                record = plain.record.model_copy(update={"hints": True})
                panel = shows.panel(replace(plain, record=record, faces=faces), PanelState(advice=advice))
                asked = any(one.seat == seat for one in owed(state.pending))
                assert (HINT in sent(panel)) == asked
                assert (advice in shown(panel)) == asked


def test_what_lies_on_top_again_after_a_judgement_is_called_by_its_name() -> None:
    state = position("Star 5 5 9", "2 3 K", "Judgement 4 6 9")
    moves = ((0, "Star"), (1, "2x1"), (2, "judgement"), (2, "4x1"))
    events = [event for seat, text in moves for event in state.play(seat, state.action(text))]
    seen = scene("tarothimi", state, events, Standing(order=("u0", "u1", "u2"), round=2), None)
    tellings = [lines(replace(seen, record=seen.record.model_copy(update={"id": number}))) for number in range(20)]
    assert any(said("card-Star") in parts[-1] for parts in tellings)
    assert not any("joker" in line for parts in tellings for line in parts)


def test_a_play_that_shows_an_arcana_says_so_before_it_is_made() -> None:
    state = position("6 6 9 World", "2 2 2 2", "3 3 3 3", top="5x1")
    mine = scene("tarothimi", state, [], state.standing, 0)
    panel = climbing_panel(mine)
    labels = {part["label"] for _, part in walk(payload(panel)) if part["type"] == 2}
    assert said("play-shows", label="6 6", cards=said("card-World")) in labels
    assert "9" in labels, "an ordinary play shows nothing"
    assert f"*{said('card-World')}* — {say('card-World.held')}" in shown(panel)


def test_other_suits_of_a_set_are_a_menu_away() -> None:
    rules = rules_of("dahimi")()
    standing = Standing(order=("a", "b", "c"), round=1, dealer=2)
    state = rules.start(standing, Dice(Random(7)))
    mine = scene("dahimi", state, [], standing, state.pending[0].seat)
    reached = set().union(*(sent(climbing_panel(mine, tab=tab)) for tab in TABS))
    answers = state.pending[0].answers
    assert isinstance(answers, Menu)
    singles = {one.text for one in answers.enumerate() if len(one.cards) == 1}
    assert len(singles) == 16, "one for each card of the hand"
    assert singles <= reached
