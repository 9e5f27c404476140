"""Ready: the next hand is dealt when all have pressed who are to play it."""

from dataclasses import replace

import discord
import pytest

from bot.games.shows import public
from bot.refusal import Refused
from bot.table import acting, lobby, playing
from bot.table.deadlines import BREAKS, DEAL, GOES_ON, HURRIED_SECONDS, LEAST_PAUSE, READ_SECONDS
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.store import Store
from tests.bot.making import NOW, table_of
from tests.bot.plays import played_out

PEOPLE = (1, 2, 3)
THINKING = 1.6  # seconds that a steward takes


def ready_label(table: Table) -> str:
    """The label of the button with which people wait no longer."""
    (button,) = [
        one
        for one in public(scene_of(table)).walk_children()
        if isinstance(one, discord.ui.Button) and "Ready" in (one.label or "")
    ]
    return button.label or ""


@pytest.mark.long
async def test_those_who_are_out_of_a_match_are_not_waited_for(store: Store) -> None:
    """Of three people, one is out at some time; the other two are enough then."""
    table = await table_of(store, 3, game="rumino", seats=3, options={"limit": 50, "rebuys": False})
    await lobby.begin(table, 1)
    dealt_by_two = 0
    while table.record.phase == "round":
        assert table.state is not None
        out = {user for user in PEOPLE if table.state.view(None).seats[table.seat_of(user) or 0].status == "out"}
        await played_out(table)
        number = table.record.round
        if table.match_goes_on:
            for user in PEOPLE:
                if user not in out:
                    assert f"/{len(PEOPLE) - len(out)}" in ready_label(table)
                    assert table.record.round == number
                    await acting.ready(table, user)
            assert table.record.round == number + 1
            dealt_by_two += bool(out)
    assert dealt_by_two


async def test_those_who_are_only_done_with_a_hand_are_waited_for(store: Store) -> None:
    table = await table_of(store, 3, game="pif_paf", seats=3)
    await lobby.begin(table, 1)
    for _ in PEOPLE[1:]:
        assert table.state is not None
        await playing.play(table, table.state.pending[0].seat, "fold", "person")
    assert table.record.phase == "between"
    for user in PEOPLE:
        assert table.record.round == 1
        await acting.ready(table, user)
    assert table.record.round == 2


async def played_until_out(table: Table, user: int) -> None:
    """Play the round until this person has no cards, while others have."""
    while table.holds_cards(user):
        assert table.state is not None
        decision = table.state.pending[0]
        shed = [one for one in decision.answers if one.cards] if decision.seat == table.seat_of(user) else []
        chosen = shed[0] if shed else table.state.default(decision)
        await playing.play(table, decision.seat, chosen.text, "person")
    assert table.record.phase == "round"


async def alone(store: Store) -> Table:
    """A person and three stewards in mid-round; the person is out."""
    table = await table_of(store, 1, pace="lively")
    table.means = replace(table.means, steward_seconds=THINKING)
    await lobby.begin(table, 1, fill=True)
    await played_until_out(table, 1)
    return table


async def test_stewards_among_themselves_play_fast(store: Store) -> None:
    table = await alone(store)
    assert set(table.record.deadlines.values()) == {NOW + HURRIED_SECONDS}


async def test_a_person_who_still_plays_sees_stewards_think(store: Store) -> None:
    table = await table_of(store, 1)
    table.means = replace(table.means, steward_seconds=THINKING)
    await lobby.begin(table, 1, fill=True)
    waits = {what: at for what, at in table.record.deadlines.items() if what.isdecimal()}
    assert NOW + HURRIED_SECONDS not in waits.values()


@pytest.mark.parametrize("game", ["rumino", "pif_paf"])
async def test_a_steward_that_has_drawn_throws_at_once(store: Store, game: str) -> None:
    """Draw and throw are one turn: people do not wait for both as long as for two."""
    table = await table_of(store, 1, game=game, seats=3)
    table.means = replace(table.means, steward_seconds=THINKING)
    await lobby.begin(table, 1, fill=True)
    drawn = await until_asked(table, "discard")
    assert 0 < table.record.deadlines[str(drawn)] - NOW <= THINKING * GOES_ON
    fresh = await until_asked(table, "draw" if game == "pif_paf" else "turn_start")
    assert table.record.deadlines[str(fresh)] - NOW >= THINKING * LEAST_PAUSE


async def until_asked(table: Table, kind: str) -> int:
    """Play the plainest answers until this is asked of a steward; the seat."""
    while True:
        assert table.state is not None
        decision = table.state.pending[0]
        if decision.kind == kind and table.user_at(decision.seat) is None:
            return decision.seat
        await playing.play(table, decision.seat, table.state.default(decision).text, "person")


async def test_whoever_is_out_may_be_ready_before_the_round_ends(store: Store) -> None:
    table = await alone(store)
    await acting.ready(table, 1, ahead=True)
    await played_out(table)
    assert table.record.phase == "between"
    assert table.record.deadlines == {DEAL: NOW + READ_SECONDS}


async def test_else_the_break_is_as_long_as_ever(store: Store) -> None:
    table = await alone(store)
    await played_out(table)
    assert table.record.deadlines == {DEAL: NOW + BREAKS["lively"]}


async def test_whoever_holds_cards_cannot_be_ready(store: Store) -> None:
    table = await table_of(store, 3)
    await lobby.begin(table, 1)
    before = table.record
    with pytest.raises(Refused, match="stale"):
        await acting.ready(table, 1, ahead=True)
    assert table.record == before


async def test_a_button_of_the_round_before_says_nothing_of_this_one(store: Store) -> None:
    table = await alone(store)
    with pytest.raises(Refused, match="stale"):
        await acting.ready(table, 1)
