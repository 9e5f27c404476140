"""Mooseyard Tahimi as a game of its own name: the preset's rules as its own (MOO-1)."""

from random import Random

import pytest

from engine.climbing.events import TrickTaken
from engine.contract import Dice, Illegal, Result, SeatingRequest, Seeded, Standing
from engine.contract.record import Record, read, replay, write
from engine.games import rules_of
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tahimi.round import position
from tests.engine.acting import act, code_of
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


@pytest.mark.parametrize(("players", "removed", "each"), [(3, ("7",), 17), (4, (), 13), (5, ("7", "7"), 10)])
def test_sevens_go_where_the_cards_cannot_be_shared(players: int, removed: tuple[str, ...], each: int) -> None:
    assert Mooseyard().deck(players).removed == removed
    state = Mooseyard().start(Standing(order=tuple("abcde"[:players])), Dice(Random(1)))
    assert state.dealt == (each,) * players


def test_the_first_hand_has_no_ranks_titles_or_taxes() -> None:
    rules = Mooseyard()
    standing, drawn = rules.seat(SeatingRequest(None, None, (), "abcd"), Seeded(SEED, "seats"))
    assert (standing.order, drawn) == (tuple("abcd"), ())
    assert rules.titles(standing) == (None,) * 4
    state = rules.start(standing, Seeded(SEED, "deal"))
    assert state.exchanges == ()
    assert state.pending[0].seat == (standing.dealer + 1) % 4
    assert all(seat.title is None for seat in state.view(0).seats)


def test_later_hands_have_ranks_and_taxes_and_the_tahimi_leads() -> None:
    rules = Mooseyard()
    standing, _ = rules.seat(
        SeatingRequest(Standing(order=tuple("abcd"), dealer=2), Result.of_finish((1, 3, 0, 2)), (), ()), Dice(Random(1))
    )
    assert rules.titles(standing) == ("Tahimi", "Vice Tahimi", "Master Serf", "Serf")
    state = rules.start(standing, Dice(Random(1)))
    assert [(pair.high, pair.low, len(pair.paid)) for pair in state.exchanges] == [(0, 3, 2), (1, 2, 1)]
    assert rules.first_leader(standing) == 0


def test_after_an_untopped_last_play_the_next_in_turn_leads() -> None:
    state = position(Mooseyard(), [["3", "4"], ["5", "6"], ["K"], ["7", "8"]], turn=2)
    assert act(state, "2 Kx1", "3 pass", "0 pass", "1 pass")[-1] == TrickTaken(2, 3)


def test_an_ace_takes_the_trick_at_once() -> None:
    state = position(Mooseyard(), [["A", "4"], ["5", "6"], ["K", "9"]], turn=0)
    assert act(state, "0 Ax1")[-1] == TrickTaken(0, 0, at_once=True)


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
