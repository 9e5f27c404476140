"""Between the hands of a match: what is pressed of a hand that is over, what is fixed, and choices that belong to the
end of a hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from bot import screens
from bot.games import shows
from bot.refusal import Refused
from bot.screens.table.generic_table import SHORT_HASH
from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.table import acting, lobby, playing, seating
from bot.table.deadlines import BREAKS, CLOSE, DEAL, LOBBY_SECONDS, READ_SECONDS
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.store import Store
from engine.contract import Action, Decision, Event, Game, Result, Rng, Standing
from engine.games import GAMES
from tests import toy
from tests.bot.labels import labels
from tests.bot.making import NOW, table_of
from tests.bot.moments import shown
from tests.bot.takeovers import dealt, played_out
from tests.said import is_said, said

pytestmark = pytest.mark.usefixtures("toy_game")


@dataclass(frozen=True, slots=True)
class Choosing(toy.ToyHidden):
    """The result of the hand, once it is over, and the answers that were given, each with its seat."""

    counted: Result | None = None
    said: tuple[tuple[int, Action], ...] = ()


class StayingRound(toy.ToyRound):
    """Once the tricks are over, those with the fewest points say, sealed from each other, if they stay."""

    @property
    def choice(self) -> Choosing:
        assert isinstance(self.hidden, Choosing)
        return self.hidden

    def phase(self) -> str:
        return "stay" if self.choice.counted is not None else super().phase()

    def ask(self) -> tuple[Decision, ...]:
        counted, given = self.choice.counted, dict(self.choice.said)
        if counted is None:
            return super().ask()
        answers = (Action("go", "go"), Action("stay", "stay"))
        return tuple(
            Decision("stay", seat, answers, sealed=True, given=given.get(seat)) for seat in self.losers(counted)
        )

    def losers(self, counted: Result) -> list[int]:
        return [seat for seat, place in enumerate(counted.places) if place or not any(counted.places)]

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        counted = self.choice.counted
        if counted is None:
            yield from super().do(seat, action)
            self.hidden, self.result = replace(self.choice, counted=self.result), None
            return
        said = {**dict(self.choice.said), seat: action}
        self.hidden = replace(self.choice, said=tuple(said.items()))
        if len(said) == len(self.losers(counted)):
            self.result = counted


class Staying(toy.Toy):
    """The toy with a choice at the end of each hand."""

    def start(self, standing: Standing, rng: Rng) -> toy.ToyRound:
        dealt = super().start(standing, rng)
        return StayingRound(self, standing, dealt.public, Choosing(dealt.hidden.hands, dealt.hidden.bids))


async def test_the_next_hand_waits_until_all_are_ready_or_for_the_pause(store: Store) -> None:
    table = await dealt(store, 2)
    table.awake = True
    await played_out(table)
    assert table.record.phase == "between"
    assert DEAL in table.record.deadlines
    await acting.ready(table, 1)
    assert table.record.round == 1
    await acting.ready(table, 2)
    assert table.record.round == 2


async def test_who_leaves_a_match_hears_that_it_counts_as_last(store: Store) -> None:
    table = await dealt(store, 2)
    asked = shown(shows.panel(scene_of(table, 1), PanelState(leave=True)))
    assert said("leave-now-match") in asked
    assert said("leave-after-match") in asked
    await played_out(table)
    assert is_said("panel-over", shown(shows.panel(scene_of(table, 1))))
    await seating.leave(table, 1)
    assert said("panel-over-leaving-match") in shown(shows.panel(scene_of(table, 1)))


async def test_house_rules_are_fixed_for_the_match(store: Store) -> None:
    table = await dealt(store, 2)
    for _ in range(2):
        with pytest.raises(Refused, match="already_begun"):
            await lobby.change_house_rules(table, 1, {"target": 10})
        with pytest.raises(Refused, match="already_begun"):
            await lobby.change_game(table, 1, "tahimi")
        await played_out(table)


async def pressed(table: Table, stamp: Stamp) -> str:
    """The reason why a card of the hand is not played by a button that was drawn then."""
    with pytest.raises(Refused) as refused:
        await acting.act(table, 1, "play 9C", stamp)
    return refused.value.code


async def test_a_button_of_the_hand_before_is_stale_and_one_of_a_finished_match_is_over(store: Store) -> None:
    table = await dealt(store, 2)
    before = table.stamp
    while table.match_goes_on:
        before = table.stamp
        await played_out(table)
        if not table.match_goes_on:
            break
        assert await pressed(table, before) == "stale"
        assert await pressed(table, table.stamp) == "stale"
        last = table.stamp
        await playing.deal_round(table)
        assert await pressed(table, last) == "stale"
    assert await pressed(table, before) == "round_over"
    assert await pressed(table, table.stamp) == "round_over"


async def test_choices_at_the_end_of_a_hand_belong_to_it_and_are_drawn_as_any(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", Game(Staying, toy.choose))
    table = await table_of(store, 4, game="toy", seats=4)
    await lobby.begin(table, 1)
    while table.state is not None and table.state.view(None).phase != "stay":
        decision = next(one for one in table.state.pending if one.given is None)
        await playing.play(table, decision.seat, table.state.default(decision).text, "person")
    assert table.state is not None
    assert table.record.phase == "round"  # the hand is not over
    first, *others = [decision.seat for decision in table.state.pending]
    users = [table.user_at(seat) for seat in range(4)]
    assert "Stay" in shown(shows.public(scene_of(table)))
    assert {"Go", "Stay"} <= set(labels(shows.panel(scene_of(table, users[first]))))
    await acting.act(table, users[first] or 0, "stay", table.stamp)
    assert said("generic-answered") in shown(shows.public(scene_of(table)))
    assert said("generic-given", answer="Stay") in shown(shows.panel(scene_of(table, users[first])))
    for other in others:
        seen = scene_of(table, users[other]).view
        assert seen is not None
        assert all(decision.given is None for decision in seen.decisions)
    await acting.act(table, users[first] or 0, "go", table.stamp)  # and thinks better of it
    for other in others:
        await acting.act(table, users[other] or 0, "stay", table.stamp)
    assert table.state.result is not None
    assert (await store.load(table.record.id) or [None])[0] == table.record  # that it is over is kept


# ---------------------------------------------------------------------------- after a match


async def match_over(store: Store, game: str = "toy", users: int = 2) -> Table:
    """A table after a match, where people were awake to its end."""
    table = await dealt(store, users, game)
    while table.match_goes_on:
        table.awake = True
        await played_out(table)
        if table.match_goes_on:
            await playing.deal_round(table)
    return table


async def test_no_match_begins_before_somebody_wants_to_play_again(store: Store) -> None:
    table = await match_over(store)
    assert table.record.deadlines == {CLOSE: NOW + LOBBY_SECONDS["lively"]}
    over = shown(shows.public(scene_of(table)))
    assert said("next-match-waits") in over
    assert said("panel-over-match", next=said("next-match-waits")) in shown(shows.panel(scene_of(table, 1)))
    number = table.record.round
    await acting.ready(table, 1)
    assert table.record.round == number, "the other one may have gone"
    assert table.record.deadlines == {DEAL: NOW + BREAKS["lively"]}
    assert is_said("next-match", shown(shows.public(scene_of(table))))
    assert said("panel-ready-match") in shown(shows.panel(scene_of(table, 1)))
    await acting.ready(table, 2)
    assert table.record.round == number + 1


async def test_whoever_wanted_to_play_again_and_leaves_takes_nobody_along(store: Store) -> None:
    table = await match_over(store, "jubilee", 3)
    await acting.ready(table, 1)
    assert DEAL in table.record.deadlines
    await seating.leave(table, 1)
    assert table.record.deadlines == {CLOSE: NOW + LOBBY_SECONDS["lively"]}


async def test_a_table_that_closes_after_a_match_still_shows_its_end(store: Store) -> None:
    table = await match_over(store)
    before = shown(shows.public(scene_of(table)))
    await lobby.close(table, 1, manager=False)
    after = shown(shows.public(scene_of(table)))
    assert said("closed-early") not in after
    assert is_said("generic-match-over", before)
    assert is_said("generic-match-over", after)


@pytest.mark.parametrize("game", ["toy", "tahimi"])
async def test_the_end_of_a_round_is_short_and_the_whole_hash_is_behind_the_dots(store: Store, game: str) -> None:
    table = await dealt(store, 3 if game == "tahimi" else 2, game)
    await played_out(table)
    scene = scene_of(table)
    public = shows.public(scene)
    assert table.record.next_hash not in shown(public)
    assert said("hash-next-short", hash=table.record.next_hash[:SHORT_HASH]) in shown(public)
    assert len(labels(public)) <= 8, "they wrap into rows of two on a phone"
    more = screens.more(scene, sits=True)
    assert table.record.next_hash in shown(more)
    assert {said("button-leave-ask"), said("button-open")} & set(labels(more))


@pytest.mark.parametrize("game", ["toy", "tahimi"])
async def test_ready_stands_on_the_panel_until_it_is_pressed(store: Store, game: str) -> None:
    table = await dealt(store, 3 if game == "tahimi" else 2, game)
    await played_out(table)
    ready = said("button-ready", ready=0, count=0)
    assert ready in labels(shows.panel(scene_of(table, 1)))
    await acting.ready(table, 1, ahead=True)
    panel = shows.panel(scene_of(table, 1))
    assert ready not in labels(panel)
    assert said("panel-ready") in shown(panel)


@pytest.mark.long
async def test_when_all_people_are_out_of_a_match_its_hands_follow_each_other_without_them(store: Store) -> None:
    table = await table_of(store, 1, game="schwimmen", seats=4, options={"chips": 1})
    await lobby.begin(table, 1, fill=True)
    by_themselves = 0
    while not by_themselves:  # until the person is out of a match early enough
        table.awake = False
        out = table.round is not None and table.seat_of(1) in table.round.standing.out
        await played_out(table)
        if not table.match_goes_on:
            await acting.ready(table, 1)
            continue
        assert (table.record.deadlines == {DEAL: NOW + READ_SECONDS}) is out
        by_themselves += out
        await playing.deal_round(table)


async def test_the_way_in_leads_to_a_stewards_seat_where_no_chair_is_free_and_says_so(store: Store) -> None:
    alone = await table_of(store, 1, game="toy", seats=4)
    await lobby.begin(alone, 1, fill=True)
    while alone.match_goes_on:
        await played_out(alone)
        if alone.match_goes_on:
            assert said("button-join-match") in labels(shows.public(scene_of(alone)))
            await playing.deal_round(alone)
    assert said("button-join-steward") in labels(shows.public(scene_of(alone)))


async def test_at_a_full_table_of_people_there_is_no_way_in(store: Store) -> None:
    full = await match_over(store, users=4)
    ways = [said(f"button-join-{way}") for way in ("next", "match", "steward")]
    assert not set(ways) & set(labels(shows.public(scene_of(full))))
    await seating.leave(full, 4)
    assert said("button-join-next") in labels(shows.public(scene_of(full)))
