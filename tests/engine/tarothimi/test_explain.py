"""Tests of explanations: the panel tells a holder of arcana why cards can or cannot be played."""

from random import Random

import pytest
from hypothesis import given

from engine.contract import Illegal
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.round import TarotRound
from tests.engine.random_play import seeds, wander
from tests.engine.tarothimi.scenes import mine, scene
from tests.engine.tarothimi.worlds import Table, tables, thick

RULES = TarotHimi()


def codes(state: TarotRound, seat: int = 0) -> dict[str, str | None]:
    verdicts = RULES.explain(state.view(seat))
    return {verdict.card: verdict.refusal.code if verdict.refusal else None for verdict in verdicts}


@pytest.mark.long
@given(tables(), seeds)
def test_what_is_told_is_what_happens(table: Table, seed: int) -> None:
    """A token is said to be playable where a play with it is offered; else the engine gives the same reason."""
    random = Random(seed)
    state = thick(table).start(seed)
    for _ in wander(state, random):
        if state.view(None).phase != "play" or random.random() > 0.2:
            continue
        (decision,) = state.pending
        verdicts = table.rules.explain(state.view(decision.seat))
        assert [verdict.card for verdict in verdicts] == list(dict.fromkeys(state.hand(decision.seat)))
        offered = {card for answer in decision.answers for card in answer.cards}
        for verdict in verdicts:
            assert (verdict.refusal is None) == (verdict.card in offered)
            assert (verdict.rank is None) == (verdict.refusal is not None)
            expected = verdict.refusal.code if verdict.refusal else None
            assert answered(state, f"play {' '.join(verdict.cards)}") == expected


def test_a_lead_that_only_death_forbids_speaks_before_a_mimic_that_the_tower_bars() -> None:
    """The Magician may mimic the Ace, which is barred, or be led on it with Temperance, which only Death forbids."""
    state = mine("Death Tower Temperance Magician 9 9", top="Ax1")
    assert codes(state) == {"9": None, "Death": None} | dict.fromkeys(
        ("Magician", "Temperance", "Tower"), "death_best_play"
    )
    assert answered(state, "play Magician") == "death_best_play"


def answered(state: TarotRound, text: str) -> str | None:
    """The code with which the engine refuses an action of the seat on turn; None when it does it."""
    try:
        state.copy().play(state.pending[0].seat, state.action(text))
    except Illegal as refused:
        return refused.code
    return None


def test_each_held_card_is_named_by_what_it_does() -> None:
    assert codes(mine("Tower 7 9 World", top="6x1")) == {"7": "tower_margin", "9": None, "Tower": "arcana_only_led"} | {
        "World": "arcana_only_led"
    }
    assert codes(mine("Lovers 7 7 Wheel", top="6x1")) == {
        "7": "lovers_no_singles",
        "Lovers": "lovers_no_singles",  # tested before `arcana_only_led` (TAR-12)
        "Wheel": "wheel_cannot_be_played",
    }
    assert codes(mine("Death 7 9", top="6x1"))["7"] == "death_best_play"
    assert codes(mine("Magician 3", top="6x1")) == {"3": "not_higher", "Magician": None}


def test_it_tells_what_would_be_shown_and_speaks_while_others_are_on_turn() -> None:
    waiting = scene("Strength 6 9", "8 8", "9 9", turn=1, top="6x1", owner=2)
    told = {verdict.card: verdict.shows for verdict in RULES.explain(waiting.view(0))}
    assert told == {"6": ("Strength",), "9": (), "Strength": ()}


def test_nothing_is_told_to_a_spectator_nor_before_the_taxes_are_paid() -> None:
    assert RULES.explain(mine("3 4").view(None)) == ()
    assert RULES.explain(Table(RULES, mine("3").standing.model_copy(update={"round": 2}), ()).start(1).view(0)) == ()
