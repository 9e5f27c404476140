"""The words of a panel on the others: whose play is to be beaten, and for whom the table waits."""

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.games import shows
from bot.games.climbing.panel import panel as climbing_panel
from bot.screens.table.presenter import PanelState
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import MOST_OPTIONS
from bot.ui.texts import say
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Event, Seeded, Standing, State
from engine.games import rules_of
from tests.bot.moments import moments, scene, sent, shown

TABLE = "https://discord.com/channels/1/1"


def named(game: str, state: State, events: list[Event], standing: Standing, seat: int) -> Scene:
    """The seat's scene, with people called Person 0, Person 1…"""
    seen = scene(game, state, events, standing, seat)
    people = tuple(person.model_copy(update={"name": f"Person {at}"}) for at, person in enumerate(seen.seated))
    return replace(seen, record=seen.record.model_copy(update={"people": people}), seated=people)


@pytest.mark.long
@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "dahimi", "mooseyard"])
def test_a_panel_says_whose_play_is_to_be_beaten_and_after_a_while_for_whom_the_table_waits(game: str) -> None:
    beaten = waited = 0
    for state, events, standing in moments(game, 4, Random(game)):
        for seat in range(4):
            seen = named(game, state, events, standing, seat)
            view = seen.view
            assert isinstance(view, ClimbingView)
            panel = shown(shows.panel(seen))
            if view.decisions and view.pile and view.decisions[0].kind == "play":
                assert f"{wording.name(seen.person(view.pile[-1].seat))} " in panel.partition("[")[0]
                assert TABLE in panel
                beaten += 1
            elif view.phase == "play" and not view.decisions and view.seats[seat].status == "in":
                (turn,) = [at for at, one in enumerate(view.seats) if one.waited]
                assert say("panel-waiting") in panel
                assert "Person" not in panel.partition(TABLE)[0]
                long = shown(shows.panel(replace(seen, lingers=True)))
                assert say("panel-waiting-for", names=wording.name(seen.person(turn))) in long
                assert TABLE in long
                waited += 1
    assert beaten
    assert waited


def marked(seen: Scene) -> list[str]:
    """The cards of the hand that are marked as new."""
    return re.findall(rf"([^\s*]+){wording.NEW}", shown(climbing_panel(seen)))


def test_cards_that_came_by_taxes_are_marked_during_the_first_trick() -> None:
    rules = rules_of("tahimi").read({})
    standing = Standing(order=("u0", "u1", "u2", "u3"), round=2)
    state = rules.start(standing, Seeded(bytes(32), "deal"))
    payers = range(2, 4)
    while state.view(None).phase == "tax":
        taken = scene("tahimi", state, [], standing, state.pending[0].seat)
        assert taken.view is not None
        paid = climbing(taken.view).own_exchange.paid
        assert Counter(marked(replace(taken, faces={}))) == Counter(paid)
        state.play(state.pending[0].seat, state.default(state.pending[0]))
    for seat in payers:
        told = replace(scene("tahimi", state, [], standing, seat), faces={})
        assert told.view is not None
        assert Counter(marked(told)) == Counter(climbing(told.view).own_exchange.returned)
    while climbing(state.view(None)).trick == 1:
        state.play(state.pending[0].seat, state.default(state.pending[0]))
    assert not any(marked(scene("tahimi", state, [], standing, seat)) for seat in range(4))


def test_of_equal_cards_as_many_are_marked_as_came() -> None:
    assert wording.laid_out(["3", "K", "K", "A"], {}, new=["K", "A"]) == "**3** · **K✨ K** · **A✨**"


@pytest.mark.parametrize("players", [3, 4])
def test_of_more_cards_than_a_menu_holds_each_can_be_given_back(players: int) -> None:
    """Two packs for three or four, so hands of 28 or more: cards are chosen one after the other, page by page."""
    state, told, standing = next(
        one
        for one in moments("dahimi", players, Random(1), packs=2)
        if any(asked.kind == "tax" for asked in one[0].pending)
    )
    decision = next(one for one in state.pending if one.kind == "tax")
    seen = scene("dahimi", state, told, standing, decision.seat, packs=2)
    assert seen.view is not None
    hand = seen.view.zone("hand", decision.seat).cards or ()
    assert len(hand) > MOST_OPTIONS
    offered: set[str] = set()
    for page in range(3):
        drawn = shows.panel(seen, PanelState(shown={"page": page}))
        shown(drawn)
        offered |= {value.partition("#")[0] for value in sent(drawn)}
    assert set(hand) <= offered
