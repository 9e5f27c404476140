"""A computer player of Schwimmen plays from its view, and better than chance."""

from collections.abc import Callable, Sequence
from random import Random

from engine.contract import Action, AnyView, Decision
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.player.policy import choose
from engine.schwimmen.player.search import search
from engine.schwimmen.round import SchwimmenRound
from engine.search.generic import any_of, settled
from tests.engine.any_game import first_table, next_table
from tests.engine.schwimmen.scenes import act, dealt, turned

Player = Callable[[AnyView, Decision], Action]
INSTEAD = Schwimmen(close_style="instead")


def choice(state: SchwimmenRound) -> str:
    (asked,) = state.pending
    return choose(state.view(asked.seat), asked).text


def test_it_takes_what_ends_the_hand() -> None:
    assert choice(turned(["AS KS 9H", "7S 8H 9D"], table="TS JC QD")) == "exchange 9H for TS"


def test_nobody_thinks_of_closing_with_a_hand_that_ends_at_once() -> None:
    state = turned(["AS KS 9H", "7S 8H 9D"], table="TS JC QD")
    thought = settled(search(Schwimmen(), state.view(0), state.pending[0], 40, Random(1)))
    tried = {one.action.text for one in thought.candidates}
    assert "exchange 9H for TS" in tried
    assert "exchange 9H for TS +close" not in tried
    assert "exchange 9H for JC +close" in tried


def test_it_keeps_a_good_hand_and_swaps_a_poor_one() -> None:
    assert choice(dealt(["7S 8H 9D", "AS KS 9H"])) == "keep"
    assert choice(dealt(["AS KS 9H", "7S 8H 9D"])) == "swap"


def test_it_closes_with_a_good_hand_and_not_with_a_poor_one() -> None:
    assert choice(turned(["AS KS 9S", "7S 8H 9D"], table="TD 7C QD")) == "pass +close"
    assert choice(turned(["AS KS 9S", "7S 8H 9D"], table="TD 7C QD", rules=INSTEAD)) == "close"
    assert "close" not in choice(turned(["7S 8H 9D", "AS KS 9S"], table="TD 7C 8C"))


def test_it_does_not_close_instead_of_making_the_hand_better() -> None:
    assert choice(turned(["AS KS 9S", "7S 8H 9D"], table="TS 7C QD", rules=INSTEAD)) == "exchange 9S for TS"


def test_on_its_last_turn_it_takes_the_highest_hand() -> None:
    state = turned(["AS KS 9S", "KH 8C 7D"], table="8S 9H 7C")
    act(state, "0 close")
    assert choice(state).endswith("for 9H")


def test_it_wins_against_chance() -> None:
    random = Random(8)

    def at_random(view: AnyView, asked: Decision) -> Action:
        return any_of(asked.answers, random)

    won = sum(match(random, [choose, at_random, at_random, at_random]) == (0,) for _ in range(8))
    assert won == 8


def match(random: Random, players: Sequence[Player]) -> tuple[int, ...]:
    table = first_table(Schwimmen(chips=1), len(players), random)
    while True:
        state = table.start()
        while state.pending:
            asked = state.pending[0]
            state.play(asked.seat, players[asked.seat](state.view(asked.seat), asked))
        assert state.result is not None
        following = next_table(table, state.result, random)
        if following is None:
            return table.rules.match(table.standing, state.result).winners
        table = following
