"""Mooseyard Tahimi as a game of its own name: the preset's rules as its own (MOO-1)."""

from random import Random

import pytest

from engine.contract import Illegal, Seeded, Standing
from engine.contract.record import Record, read, replay, write
from engine.games import rules_of
from engine.tahimi.game import Mooseyard, Tahimi
from tests.engine.acting import code_of
from tests.engine.random_play import wander

PRESET = Tahimi.read({"preset": "mooseyard"})
SEED = bytes(range(32))


def test_its_options_are_the_presets_and_there_is_none_to_choose() -> None:
    assert Mooseyard().model_dump() | {"preset": "mooseyard"} == PRESET.model_dump()
    with pytest.raises(Illegal, match="unknown_option:preset"):
        Mooseyard.read({"preset": "mooseyard"})
    for name, field in Mooseyard.model_fields.items():
        assert field.description == Tahimi.model_fields[name].description


def test_single_options_may_be_overridden_but_not_the_number_of_players() -> None:
    rules = Mooseyard.read({"rank_privilege": True, "jokers": "wild", "deck_mode": "expanded"})
    assert (rules.rank_privilege, rules.jokers, rules.deck_mode) == (True, "wild", "expanded")
    assert rules.seats() == (3, 5)
    assert [players for players in range(9) if rules.refusal(players) is None] == [3, 4, 5]
    assert code_of(Mooseyard.read({"tax_first_round": True}).refusal(4)) == "unranked_first_round_cannot_be_taxed"
    assert code_of(Mooseyard.read({"seating": "draw"}).refusal(4)) == "after_dealer_needs_join_order"


def test_the_preset_and_the_game_play_the_same_round() -> None:
    """Records of the preset stay what they were; only the name differs."""
    for players in (3, 4, 5):
        for number in (1, 2):
            standing = Standing(order=tuple("abcde"[:players]), round=number, dealer=1)
            game, preset = (rules.start(standing, Seeded(SEED, "deal")) for rules in (Mooseyard(), PRESET))
            assert game.opening == preset.opening
            for seat, action, events in wander(game, Random(players)):
                assert preset.play(seat, preset.action(action.text)) == events
            assert game.result == preset.result


def test_its_records_replay_under_its_own_name() -> None:
    standing = Standing(order=tuple("abcd"), dealer=3)
    state = Mooseyard().start(standing, Seeded(SEED, "deal"))
    list(wander(state, Random(4)))
    moves = tuple((seat, action.text) for seat, action in state.log)
    text = write(Record(Mooseyard(), standing, SEED, moves))
    assert text.startswith("game: mooseyard 1\nrules: {}\n")
    again, _ = replay(read(text, rules_of))
    assert again.result == state.result
    assert again.view(0).game == "mooseyard"
