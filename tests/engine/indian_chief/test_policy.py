"""Computer players: they play from their view, well enough to be worth playing against, and fast."""

from random import Random

from engine.contract import Decision, PickCards, action, owed
from engine.indian_chief import IndianChief
from engine.indian_chief.melds import points
from engine.indian_chief.player.policy import choose
from engine.indian_chief.round import IndianChiefRound
from engine.search.generic import anything
from tests.conformance.indian_chief import filled, game, in_meld, laid
from tests.engine.any_game import first_table

GAMES = 10


def test_a_computer_player_scores_far_more_than_chance_does() -> None:
    random, skilled, lucky = Random(4), [0, 0], [0, 0]
    for _ in range(GAMES):
        state = first_table(IndianChief(), 4, random).start()
        assert isinstance(state, IndianChiefRound)
        while state.pending:
            decision = owed(state.pending)[0]
            plays = choose(state.view(decision.seat), decision) if decision.seat < 2 else anything(decision, random)
            state.play(decision.seat, plays)
        assert state.result is not None
        skilled = [one + other for one, other in zip(skilled, state.result.scores[:2], strict=True)]
        lucky = [one + other for one, other in zip(lucky, state.result.scores[2:], strict=True)]
    assert min(skilled) - max(lucky) > 60 * GAMES


def test_fifty_four_points_are_laid_at_once() -> None:
    state = game(["5H 6H 7H 8H 9H 4S 5C KD", ""])
    chosen = choose(state.view(0), state.pending[0])
    assert points(chosen.cards) == 54


def test_the_last_category_gets_its_best_cards() -> None:
    state = game(["KS 2S 9D AC 4C QS 7H JD", ""])
    filled(state, 7, dict.fromkeys(["thief", "beggar_man", "lawyer", "rich_man", "doctor", "indian_chief"], 0))
    chosen = choose(state.view(0), state.pending[0])
    assert sorted(chosen.cards) == ["2S", "KS", "QS"]


def test_tied_computer_players_do_not_want_the_same_card() -> None:
    state, _ = laid({0: "JS", 1: "JD", 2: "9C KH AS"})
    wishes = {choose(state.view(decision.seat), decision).cards for decision in state.pending}
    assert len(wishes) == 2


def test_a_thief_takes_the_card_that_makes_a_meld() -> None:
    """Seven of eight cards for a chief of 45 and more are there; the nine makes it."""
    state, _ = laid({0: "KD", 1: "9H 2C"})
    state.hidden = state.hidden.with_hand(0, ("5H", "6H", "7H", "8H", "4S", "5C", "QD"))
    decision = state.pending[0]
    assert choose(state.view(0), decision) == action("steal", in_meld(state, "9H"))


def test_a_given_answer_stands() -> None:
    state = game(["", ""])
    given = PickCards("meld", state.hidden.hands[0], 1, 1).action(state.hidden.hands[0][3:4])
    state.play(0, given)
    decision: Decision = state.pending[0]
    assert choose(state.view(0), decision) == given
