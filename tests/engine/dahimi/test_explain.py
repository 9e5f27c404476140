"""Tests of explanations: a player is told of each card of a hand what the round itself would answer."""

from random import Random

from hypothesis import given

from engine.climbing.play import Play
from engine.contract import Illegal, State
from engine.dahimi.game import Dahimi
from engine.dahimi.menu import PlayMenu
from tests.engine.dahimi.scenes import dealt, scene
from tests.engine.dahimi.worlds import Table, tables
from tests.engine.random_play import seeds, wander


@given(tables(), seeds)
def test_every_verdict_is_the_answer_of_the_round(table: Table, seed: int) -> None:
    state = table.start(seed)
    for at, _ in enumerate(wander(state, Random(seed))):
        for decision in state.pending if at % 5 == 0 else ():
            if not isinstance(decision.answers, PlayMenu):
                continue
            hand = state.hand(decision.seat)
            verdicts = table.rules.explain(state.view(decision.seat))
            assert [verdict.card for verdict in verdicts] == list(dict.fromkeys(hand))
            every = [play for play in decision.answers.enumerate() if isinstance(play, Play)]
            for verdict in verdicts:
                assert verdict.card in verdict.cards
                found = refusal(state, decision.seat, f"play {' '.join(verdict.cards)}")
                assert found == (verdict.refusal and (verdict.refusal.code, verdict.refusal.values))
                if found is not None:  # no way to play the card is overlooked
                    assert not any(verdict.card in play.cards for play in every)


def refusal(state: State, seat: int, action: str) -> tuple[str, dict[str, object]] | None:
    """Return the code and the values with which the round refuses this action, tried on a copy; None where it may be
    played.
    """
    try:
        state.copy().play(seat, state.action(action))
    except Illegal as illegal:
        return illegal.code, illegal.values
    return None


def told(hand: str, top: str | None) -> dict[str, str]:
    state = scene(hand, "3H 4H", "3S 4S", top=top)
    if top is not None:  # the pile is seen in the log
        state = scene(hand, " ".join((*state.action(top).cards, "3H", "4H")), "3S 4S", turn=1)
        state.play(1, state.action(top))
    view = state.view(0)
    return {
        one.card: f"{one.refusal.code}: {' '.join(one.cards)}" if one.refusal else " ".join(one.cards)
        for one in Dahimi().explain(view)
    }


def test_with_the_lead_every_card_can_be_played_with_its_like() -> None:
    assert told("9C 9D KH", None) == {"9C": "9C 9D", "9D": "9C 9D", "KH": "KH"}


def test_under_a_set() -> None:
    assert told("5C 5D 9C 9D 9H KH", "7CD") == {
        "5C": "not_higher: 5C 5D",
        "5D": "not_higher: 5C 5D",
        "9C": "9C 9D",
        "9D": "9C 9D",
        "9H": "9C 9H",
        "KH": "wrong_pattern: KH",
    }


def test_under_a_run() -> None:
    assert told("5C 6C 7C 8C 9D 10D JD QD KS AS 2S", "4H-6H") == {
        "5C": "not_higher: 5C 6C 7C",
        "6C": "not_higher: 6C 7C 8C",
        "7C": "not_higher: 6C 7C 8C",
        "8C": "not_higher: 6C 7C 8C",
        "9D": "9D 10D JD",
        "10D": "9D 10D JD",
        "JD": "9D 10D JD",
        "QD": "10D JD QD",
        "KS": "KS AS 2S",
        "AS": "KS AS 2S",
        "2S": "KS AS 2S",
    }


def test_a_run_of_another_length_and_a_card_in_no_run() -> None:
    assert told("8C 9C 10C KD", "4H-7H") == {
        "8C": "wrong_pattern: 8C 9C 10C",
        "9C": "wrong_pattern: 8C 9C 10C",
        "10C": "wrong_pattern: 8C 9C 10C",
        "KD": "wrong_pattern: KD",
    }


def test_before_the_play_there_is_nothing_to_say() -> None:
    state = dealt("3C 4C 5C", "3D 4D 5D", "3H 4H 2H")
    assert Dahimi().explain(state.view(0)) == ()
    assert Dahimi().explain(state.view(None)) == ()
