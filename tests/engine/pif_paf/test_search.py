"""Strong computer players bet by what the others betray, and the betting that they foresee is that of the rules."""

from random import Random

import pytest

from engine.contract import Dice
from engine.pif_paf import GAME
from engine.pif_paf.game import PifPaf
from engine.pif_paf.player.policy import choose, strength
from engine.pif_paf.player.search import search, settle_bets
from engine.pif_paf.round import FOLD, PifPafRound
from engine.search import think
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import MELDED, MIDDLING, POOR, bets, standing, table


def answer(state: PifPafRound) -> str:
    (decision,) = state.pending
    return think(GAME, PifPaf(), state.view(decision.seat), decision, "vizier", Random(1)).action.text


@pytest.mark.parametrize("seed", range(40))
def test_bets_go_on_as_by_the_rules(seed: int) -> None:
    random = Random(seed)
    state = PifPaf().start(standing(4, dealer=seed % 4), Dice(random))
    first = random.choice(list(state.pending[0].answers))
    goes = None if first == FOLD else int(first.values[0]) if first.values else state.public.betting.level
    strengths = {seat: strength(state.view(seat)) for seat in range(4)}
    foreseen, left = settle_bets(goes, strengths, state.public.betting, state.public.live, state.pot(), 4)
    state.play(state.pending[0].seat, first)
    while state.pending and state.phase() == "bet":
        (decision,) = state.pending
        state.play(decision.seat, choose(state.view(decision.seat), decision))
    assert (foreseen.bets, tuple(left)) == (state.public.betting.bets, state.public.live)


def test_a_middling_hand_bets_when_all_the_others_have_checked() -> None:
    """Nobody who has checked holds a meld, and most of them will fold."""
    state = table([*POOR[:3], MIDDLING], rules=PifPaf(), before=standing(4))
    act(state, "0 check", "1 check", "2 check")
    assert answer(state).startswith("bet")


def test_nothing_is_folded_that_is_free_and_no_melds_are_thrown_away() -> None:
    assert answer(bets()) != "fold"
    state = table([POOR[0], MELDED, *POOR[2:4]], rules=PifPaf(), before=standing(4))
    act(state, "0 bet 20")
    assert answer(state) == "call"


def test_a_poor_hand_is_folded_to_the_highest_bet() -> None:
    state = bets()
    act(state, "0 bet 20")
    assert answer(state) == "fold"


def test_a_discard_is_taken_for_what_may_come_with_it() -> None:
    """It makes no meld, so that the policy draws; but a great many cards would make two melds of it."""
    state = table([POOR[0], "4S 5S 7H 8H 9D TD QC 2C KS", POOR[2]], stock="6H")
    act(state, "0 draw", "0 discard 6H")
    assert answer(state) == "take"


def test_the_same_view_and_luck_give_the_same_thought() -> None:
    state = bets()
    act(state, "0 check", "1 bet 5")
    (decision,) = state.pending
    view = state.view(decision.seat)
    other = PifPaf().resample(view, Random(4)).view(decision.seat)
    one, two = (think(GAME, PifPaf(), each, decision, "master", Random(2)) for each in (view, other))
    assert one == two
    assert decision.allows(one.action)


def test_to_go_out_is_worth_all_and_every_other_throw_less() -> None:
    state = table([MELDED, *POOR[1:4]], rules=PifPaf(betting=False), before=standing(4), stock="2C")
    act(state, "0 draw")
    (decision,) = state.pending
    trial = search(PifPaf(), state.view(0), decision, 10, Random(1))
    values = {answer: trial.value(answer, None) for answer in decision.enumerate()}
    assert {answer.verb: value for answer, value in values.items() if value == 1} == {"out": 1}
    assert answer(state).startswith("out")
