"""Between the hands of a match: what is pressed of a hand that is over, what is fixed, and choices that belong to the
end of a hand.
"""

from collections.abc import Iterable

import pytest

from bot.games import shows
from bot.games.base import PanelState
from bot.table.deadlines import DEAL
from bot.table.table import Table
from bot.ui.custom_ids import Stamp
from bot.ui.refusal import Refused
from data.store import Store
from engine.contract import Action, Chance, Decision, Event, Game, Result, Standing
from engine.games import GAMES
from tests import toy
from tests.bot.making import table_of
from tests.bot.test_every_game import shown
from tests.bot.test_generic_screens import labels
from tests.bot.test_takeover import dealt, played_out
from tests.said import said


class StayingRound(toy.ToyRound):
    """When the tricks are over, those with the fewest points say, sealed from each other, whether they stay."""

    def __init__(self, rules: toy.Toy, standing: Standing, hands: list[tuple[str, ...]]) -> None:
        super().__init__(rules, standing, hands)
        self.counted: Result | None = None
        self.said: dict[int, Action] = {}

    def phase(self) -> str:
        return "stay" if self.counted is not None else super().phase()

    def ask(self) -> tuple[Decision, ...]:
        if self.counted is None:
            return super().ask()
        answers = (Action("go", "go"), Action("stay", "stay"))
        return tuple(
            Decision("stay", seat, answers, sealed=True, given=self.said.get(seat))
            for seat in self.losers(self.counted)
        )

    def losers(self, counted: Result) -> list[int]:
        return [seat for seat, place in enumerate(counted.places) if place or not any(counted.places)]

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        if self.counted is None:
            yield from super().do(seat, action)
            self.counted, self.result = self.result, None
            return
        self.said[seat] = action
        if len(self.said) == len(self.losers(self.counted)):
            self.result = self.counted


class Staying(toy.Toy):
    """The toy with a choice at the end of each hand."""

    def start(self, standing: Standing, chance: Chance) -> toy.ToyRound:
        dealt = super().start(standing, chance)
        return StayingRound(self, standing, dealt.hands)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.GAME)


async def test_the_next_hand_waits_until_all_are_ready_or_for_the_pause(store: Store) -> None:
    table = await dealt(store, 2)
    table.awake = True
    await played_out(table)
    assert table.record.phase == "between"
    assert DEAL in table.record.deadlines
    await table.ready(1)
    assert table.record.round == 1
    await table.ready(2)
    assert table.record.round == 2


async def test_who_leaves_a_match_hears_that_it_counts_as_last(store: Store) -> None:
    table = await dealt(store, 2)
    asked = shown(shows.panel(table.scene(1), PanelState(leave=True)))
    assert said("leave-now-match") in asked
    assert said("leave-after-match") in asked
    await played_out(table)
    assert said("panel-over") in shown(shows.panel(table.scene(1)))
    await table.leave(1)
    assert said("panel-over-leaving-match") in shown(shows.panel(table.scene(1)))


async def test_house_rules_are_fixed_for_the_match(store: Store) -> None:
    table = await dealt(store, 2)
    for _ in range(2):
        with pytest.raises(Refused, match="already_begun"):
            await table.change_house_rules(1, {"target": 10})
        with pytest.raises(Refused, match="already_begun"):
            await table.change_game(1, "tahimi")
        await played_out(table)


async def pressed(table: Table, stamp: Stamp) -> str:
    """Why a card of the hand is not played by a button that was drawn then."""
    with pytest.raises(Refused) as refused:
        await table.act(1, "play 9C", stamp)
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
        await table.deal_round()
        assert await pressed(table, last) == "stale"
    assert await pressed(table, before) == "round_over"
    assert await pressed(table, table.stamp) == "round_over"


async def test_choices_at_the_end_of_a_hand_belong_to_it_and_are_drawn_as_any(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", Game(Staying, toy.choose))
    table = await table_of(store, 4, game="toy", seats=4)
    await table.begin(1)
    while table.state is not None and table.state.view(None).phase != "stay":
        decision = next(one for one in table.state.pending if one.given is None)
        await table.play(decision.seat, table.state.default(decision).text, "person")
    assert table.state is not None
    assert table.record.phase == "round"  # the hand is not over
    first, *others = [decision.seat for decision in table.state.pending]
    users = [table.user_at(seat) for seat in range(4)]
    assert "Stay" in shown(shows.public(table.scene()))
    assert {"Go", "Stay"} <= set(labels(shows.panel(table.scene(users[first]))))
    await table.act(users[first] or 0, "stay", table.stamp)
    assert said("generic-answered") in shown(shows.public(table.scene()))
    assert said("generic-given", answer="Stay") in shown(shows.panel(table.scene(users[first])))
    for other in others:
        seen = table.scene(users[other]).view
        assert seen is not None
        assert all(decision.given is None for decision in seen.decisions)
    await table.act(users[first] or 0, "go", table.stamp)  # and thinks better of it
    for other in others:
        await table.act(users[other] or 0, "stay", table.stamp)
    assert table.state.result is not None
    assert (await store.load(table.record.id) or [None])[0] == table.record  # that it is over is kept
