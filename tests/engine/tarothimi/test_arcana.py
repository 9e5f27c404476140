"""The sentences of the guide to the Major Arcana, card by card, one test each."""

from random import Random

import pytest

from engine.climbing.events import OneCard, Passed, TrickTaken, WentOut
from engine.tarothimi import legal
from engine.tarothimi.arcana import ARCANA, BY_NAME, NAMES, Arcana, Ban, Spot
from engine.tarothimi.deck import ORDER
from engine.tarothimi.events import Discarded, Recalled, Rescinded, Spun, Swapped
from engine.tarothimi.round import catalogue_for
from tests.engine.acting import act, code, turn
from tests.engine.tarothimi.scenes import can, dealt, mine, powers, scene, shown

LEADABLE = [name for name in NAMES if name not in ("Fool", "Wheel")]


def test_there_are_22_cards_numbered_from_the_fool_to_the_world() -> None:
    assert [card.number for card in ARCANA] == list(range(22))
    assert (NAMES[0], NAMES[-1]) == ("Fool", "World")


# ---------------------------------------------------------------------- of all of them


@pytest.mark.parametrize("name", LEADABLE)
def test_when_led_it_counts_as_the_lowest_rank_just_below_ii(name: str) -> None:
    state = scene(f"{name} 3 3", "2 5", "4 4", "6 6")
    act(state, f"0 {name}")
    top = state.view(1).pile[-1]
    assert (top.rank, top.size) == ("low", 1)
    assert can(state, "2x1")


@pytest.mark.parametrize("name", LEADABLE)
@pytest.mark.parametrize("other", ["3", "World", "Moon", "Fool"])
def test_it_cannot_be_combined_with_other_cards(name: str, other: str) -> None:
    if name != other:
        assert code(mine(f"{name} {other} 9 9"), f"0 play {name} {other}") == "arcana_cannot_combine"


@pytest.mark.parametrize("name", [name for name in LEADABLE if not BY_NAME[name].mimics])
def test_in_most_cases_the_only_way_to_be_rid_of_it_is_to_lead_it(name: str) -> None:
    state = mine(f"{name} 3 9", top="5x1")
    assert not can(state, name)


# ---------------------------------------------------------------------- 0 The Fool


def test_fool_may_be_played_as_any_ordinary_card_by_itself() -> None:
    state = mine("Fool 3")
    assert all(can(state, f"Fool={rank}") for rank in ORDER)
    state = mine("Fool 3", top="9x1")
    assert [rank for rank in ORDER if can(state, f"Fool={rank}")] == list(ORDER[ORDER.index("10") :])


def test_fool_may_be_played_with_other_ordinary_cards_to_make_sets() -> None:
    state = mine("Fool 9 9 9 9", top="8x2")
    assert can(state, "9x2j1")
    assert can(mine("Fool 9 9 9 9"), "9x5j1")


def test_fool_cannot_be_used_as_another_major_arcana() -> None:
    assert code(mine("Fool 3"), "0 play Fool as World") == "bad_declaration"
    assert code(mine("Fool World"), "0 play Fool World") == "arcana_cannot_combine"


def test_fool_alone_is_a_single_for_the_lovers_and_the_hermit() -> None:
    assert not can(mine("Fool Lovers 5"), "Fool=K")
    assert can(mine("Fool Hermit 5"), "Fool=K")
    assert can(mine("Fool Lovers 5"), "5x2j1")
    assert not can(mine("Fool Hermit 5"), "5x2j1")


# ---------------------------------------------------------------------- 1 to 4, the mimics

MIMICS = [("Magician", 1), ("Priestess", 2), ("Empress", 3), ("Emperor", 4)]


@pytest.mark.parametrize(("name", "size"), MIMICS)
def test_mimic_played_on_its_number_counts_as_the_next_higher_rank(name: str, size: int) -> None:
    state = scene(f"{name} 3", "9 9 9 9 8 8 8 8", "2 2", top=f"7x{size}")
    act(state, f"0 play {name}")
    top = state.view(1).pile[-1]
    assert (top.rank, top.size, top.cards) == ("8", size, (name,))
    assert not can(state, f"8x{size}")
    assert can(state, f"9x{size}")


@pytest.mark.parametrize(("name", "size"), MIMICS)
def test_mimic_counts_up_to_ace(name: str, size: int) -> None:
    assert can(mine(f"{name} 3", top=f"Kx{size}"), f"{name}=A")
    assert can(mine(f"{name} 3", top=f"Ax{size}"), f"{name}=A")


@pytest.mark.parametrize(("name", "size"), MIMICS)
def test_mimic_fits_no_other_number(name: str, size: int) -> None:
    for top in ("7x1", "7x2", "7x3", "7x4", "7x5j1"):
        if top != f"7x{size}":
            assert code(mine(f"{name} 3", top=top), f"0 play {name}") == "arcana_only_led"


def test_mimic_does_not_grow_or_shrink_by_the_star_or_the_world() -> None:
    assert not can(mine("Magician Star 3", top="7x2"), "Magician=8")
    assert not can(mine("Priestess World 3", top="7x1"), "Priestess=8")


# ---------------------------------------------------------------------- 5 The Hierophant


def test_hierophant_holder_takes_the_first_lead_and_reveals_the_card() -> None:
    state = dealt("2 3", "4 5", "Hierophant 7", number=1)
    assert turn(state) == 2
    assert shown(state.opening) == ["Hierophant"]


def test_hierophant_is_revealed_by_the_tahimi_too() -> None:
    assert shown(dealt("Hierophant 3", "4 5", "6 7", number=1).opening) == ["Hierophant"]


def test_hierophant_overrides_rank_privilege() -> None:
    state = scene("2 3", "A", "4 5", "Hierophant 6", turn=1)
    events = act(state, "1 Ax1", "2 pass", "3 pass", "0 pass")
    assert turn(state) == 3
    assert shown(events) == ["Hierophant"]
    assert events[-1] == TrickTaken(1, 3)


def test_hierophant_shows_nothing_where_its_holder_leads_anyway() -> None:
    state = scene("Hierophant 3", "A", "4 5", "5 6", turn=1)
    events = act(state, "1 Ax1", "2 pass", "3 pass", "0 pass")
    assert turn(state) == 0
    assert shown(events) == []


def test_hierophant_of_one_who_is_out_does_nothing() -> None:
    state = scene("2 3", "4 5", "Hierophant", "6 7", turn=2)
    act(state, "2 Hierophant", "3 pass", "0 pass", "1 pass")
    assert turn(state) == 0


# ---------------------------------------------------------------------- 6 The Lovers


def test_lovers_allow_no_singles_neither_on_cards_nor_as_leads() -> None:
    assert code(mine("Lovers 9 9", top="5x1"), "0 9x1") == "lovers_no_singles"
    assert code(mine("Lovers 9 9"), "0 9x1") == "lovers_no_singles"
    assert can(mine("Lovers 9 9"), "9x2")


@pytest.mark.parametrize("name", [name for name in LEADABLE if name != "Lovers"])
def test_lovers_include_major_arcana_played_singly(name: str) -> None:
    assert not can(mine(f"Lovers {name} 9 9"), name)


def test_lovers_include_the_cards_that_behave_like_sets() -> None:
    assert code(mine("Lovers Priestess 3", top="7x2"), "0 play Priestess") == "lovers_no_singles"


def test_lovers_may_be_led_themselves() -> None:
    assert can(mine("Lovers 9 9"), "Lovers")
    assert can(mine("Lovers Temperance 5", top="Ax1"), "Lovers")


@pytest.mark.parametrize(
    ("hand", "top"), [("Lovers 9 9", "5x1"), ("Lovers 9 9", "Ax1"), ("Lovers Temperance 9", "Kx1")]
)
def test_lovers_laid_on_others_are_a_single_before_they_are_an_arcana_that_is_not_led(hand: str, top: str) -> None:
    """TAR-6, TAR-12: only as a lead, or on an Ace with Temperance, are they an exception to themselves."""
    assert code(mine(hand, top=top), "0 play Lovers") == "lovers_no_singles"
    assert code(mine(hand, top=top), "0 Lovers") == "lovers_no_singles"


# ---------------------------------------------------------------------- 7 The Chariot


def test_chariot_is_discarded_for_the_highest_card_of_another_against_a_card_of_choice() -> None:
    state = scene("Chariot 3 4", "9 K 5", "6 7 8", top="5x1", owner=2)
    events = act(state, "0 chariot 1 3")
    assert events[:2] == (Discarded(0, "Chariot"), Swapped(0, 1, "3", "K"))
    assert state.hand(0) == ("4", "K")
    assert state.hand(1) == ("3", "5", "9")


def test_chariot_replaces_the_turn_exactly_as_a_pass() -> None:
    state = scene("K 6 6", "Chariot 3 4", "6 7 8", turn=0)
    act(state, "0 Kx1", "1 chariot 2 3")
    assert state.view(None).seats[1].passed
    assert isinstance(act(state, "2 pass")[-1], TrickTaken)
    assert turn(state) == 0


def test_chariot_may_exchange_any_card_a_major_arcana_included() -> None:
    state = scene("Chariot Tower 4", "9 K", "6 7", top="5x1", owner=2)
    act(state, "0 chariot 1 Tower")
    assert "Tower" in state.hand(1)
    assert code(scene("Chariot 4", "9 K", "6 7", top="5x1", owner=2), "0 chariot 1 Chariot") == "not_in_hand"


def test_chariot_counts_arcana_of_the_other_as_the_lowest_rank() -> None:
    state = scene("Chariot 3 4", "2 World Sun", "6 7", top="5x1", owner=2)
    act(state, "0 chariot 1 3")
    assert "2" in state.hand(0)


def test_chariot_gets_the_highest_numbered_of_major_arcana_only() -> None:
    state = scene("Chariot 3 4", "Fool Sun World", "6 7", top="5x1", owner=2)
    act(state, "0 chariot 1 3")
    assert "World" in state.hand(0)


def test_chariot_may_be_led_without_its_power() -> None:
    assert can(mine("Chariot 3"), "Chariot")


def test_chariot_announces_the_one_card_that_is_left() -> None:
    assert OneCard(0) in act(scene("Chariot 3", "9 K", "6 7", top="5x1", owner=2), "0 chariot 1 3")


# ---------------------------------------------------------------------- 8 Strength


def test_strength_plays_ties_aces_on_aces_included() -> None:
    assert shown(act(mine("Strength 6 9", top="6x1"), "0 6x1")) == ["Strength"]
    assert shown(act(mine("Strength A A 9", top="Ax2"), "0 Ax2")) == ["Strength"]
    assert not can(mine("Strength 5 9", top="6x1"), "5x1")


def test_strength_does_not_let_arcana_tie_a_led_arcana() -> None:
    assert not can(mine("Strength Moon 2", top="World"), "Moon")


# ---------------------------------------------------------------------- 9 The Hermit


def test_hermit_plays_no_sets_neither_on_cards_nor_as_leads() -> None:
    assert code(mine("Hermit 9 9", top="5x2"), "0 9x2") == "hermit_no_sets"
    assert code(mine("Hermit 9 9"), "0 9x2") == "hermit_no_sets"
    assert can(mine("Hermit 9 9"), "9x1")


@pytest.mark.parametrize(("name", "size"), MIMICS)
def test_hermit_may_play_the_cards_that_count_as_sets(name: str, size: int) -> None:
    assert can(mine(f"Hermit {name} 3", top=f"7x{size}"), f"{name}=8")


# ---------------------------------------------------------------------- 10 Wheel of Fortune


def test_wheel_exchanges_itself_and_any_others_for_as_many_of_the_discards() -> None:
    state = scene("9 6 6", "Wheel 3 4 5", "7 8 K", turn=0)
    act(state, "0 9x1", "1 pass", "2 Kx1", "0 pass", "1 pass", "2 7x1", "0 pass")
    events = act(state, "1 wheel 3 4")
    spun = next(event for event in events if isinstance(event, Spun))
    assert (spun.count, spun.gave) == (3, ("3", "4"))
    assert spun.got is not None
    assert len(spun.got) == 3
    assert set(spun.got) <= {"Wheel", "3", "4", "9", "K"}  # the pile, a VII, is not among them
    assert len(state.hand(1)) == 4
    assert turn(state) == 2


def test_wheel_alone_is_exchanged_for_one_card() -> None:
    state = scene("9 6 6", "Wheel 3", "7 8", top="5x1", owner=2, turn=1)
    events = act(state, "1 wheel")
    assert next(event for event in events if isinstance(event, Spun)).count == 1
    assert len(state.hand(1)) == 2


def test_wheel_in_the_first_trick_draws_back_what_was_put_in() -> None:
    state = scene("9 6 6", "Wheel 3 4", "7 8", turn=0, first=True)
    act(state, "0 9x1", "1 wheel 3 4")
    assert state.hand(1) == ("3", "4", "Wheel")


def test_wheel_cannot_be_played_on_the_pile() -> None:
    assert code(mine("Wheel 3", top="2x1"), "0 play Wheel") == "wheel_cannot_be_played"
    assert code(mine("Wheel 3"), "0 play Wheel") == "wheel_cannot_be_played"


def test_wheel_replaces_the_turn_exactly_as_a_pass() -> None:
    state = scene("K 6 6", "Wheel 3 4", "6 7 8", turn=0)
    act(state, "0 Kx1", "1 wheel 3", "2 pass")
    assert turn(state) == 0
    state = scene("Wheel 6 6", "3 4", "6 7 8", turn=0)
    act(state, "0 wheel")
    assert turn(state) == 1


# ---------------------------------------------------------------------- 11 Justice


def test_justice_makes_the_last_player_take_back_one_card() -> None:
    state = scene("3 3 9", "Justice 5 6", "7 8", turn=0)
    events = act(state, "0 3x2", "1 justice")
    assert events[-2:] == (Discarded(1, "Justice"), Rescinded(0, 1, ("3",), False, "3", 1))
    assert state.hand(0) == ("3", "9")


def test_justice_is_followed_by_a_regular_turn() -> None:
    state = scene("3 3 9", "Justice 5 6", "7 8", turn=0)
    act(state, "0 3x2", "1 justice")
    assert turn(state) == 1
    assert can(state, "5x1")
    assert can(state, "pass")


def test_justice_takes_an_ordinary_card_rather_than_the_fool() -> None:
    state = scene("K Fool 4", "Justice 5 6", "7 8", turn=0)
    act(state, "0 play K Fool", "1 justice")
    assert state.view(1).pile[-1].cards == ("Fool",)
    assert (state.view(1).pile[-1].rank, state.view(1).pile[-1].size) == ("K", 1)
    assert state.hand(0) == ("4", "K")


def test_justice_rescinds_the_whole_of_a_card_that_counted_as_a_set() -> None:
    state = scene("9 9 3", "Priestess 4", "Justice 7", turn=0)
    act(state, "0 9x2", "1 play Priestess", "2 justice")
    assert state.view(2).pile[-1].seat == 0
    assert state.hand(1) == ("4", "Priestess")


def test_justice_cannot_be_invoked_with_the_lead_but_can_be_led() -> None:
    state = mine("Justice 3")
    assert powers(state) == []
    assert code(state, "0 justice") == "no_pile"
    assert can(state, "Justice")


# ---------------------------------------------------------------------- 12 The Hanged Man


def test_hanged_man_has_one_chance_on_each_trick() -> None:
    state = scene("5 8 10", "HangedMan 6 9 K", "7 3", turn=0)
    act(state, "0 5x1", "1 6x1", "2 7x1", "0 8x1")
    assert code(state, "1 9x1") == "hanged_man_one_chance"
    act(state, "1 pass", "2 pass", "0 10x1")
    assert can(state, "Kx1")


def test_hanged_man_has_used_it_by_leading_and_by_passing() -> None:
    state = scene("HangedMan 5 9", "6 7", "8 3", turn=0)
    act(state, "0 5x1", "1 6x1", "2 pass")
    assert code(state, "0 9x1") == "hanged_man_one_chance"
    state = scene("5 8 10", "HangedMan 6 9", "7 3", turn=0)
    act(state, "0 5x1", "1 pass", "2 7x1", "0 8x1")
    assert code(state, "1 9x1") == "hanged_man_one_chance"


def test_hanged_man_cannot_be_led_on_the_first_play_of_a_round() -> None:
    assert code(mine("HangedMan 3", first=True), "0 HangedMan") == "not_on_first_lead"
    assert can(mine("HangedMan 3"), "HangedMan")


def test_hanged_man_leaves_the_powers_open_when_the_chance_is_used() -> None:
    state = scene("5 8 10", "HangedMan Chariot Wheel Justice Judgement 6 9", "7 3 4", turn=0)
    act(state, "0 5x1", "1 6x1", "2 7x1", "0 8x1")
    assert set(powers(state)) == {"chariot", "wheel", "justice", "judgement"}
    assert not can(state, "9x1")
    act(state, "1 chariot 2 9")
    assert state.pending[0].seat == 2


def test_hanged_man_has_a_new_chance_when_the_pile_is_emptied() -> None:
    state = scene("5 4 4", "9 8", "HangedMan 6 7", "Judgement 3 3", turn=2)
    act(state, "2 6x1", "3 judgement", "3 3x1", "0 4x1", "1 pass")
    assert can(state, "7x1")


# ---------------------------------------------------------------------- 13 Death


def test_death_plays_the_highest_ranking_cards_in_the_greatest_number() -> None:
    state = mine("Death A K K 3")
    assert {str(answer) for answer in state.pending[0].answers} == {"Ax1", "Death"}
    state = mine("Death K K 3")
    assert {str(answer) for answer in state.pending[0].answers} == {"Kx2", "Death"}


def test_death_cannot_pass_if_it_can_play() -> None:
    state = mine("Death 9 3", top="5x1")
    assert code(state, "0 pass") == "mandatory"
    assert can(mine("Death 9 3", top="10x1"), "pass")


def test_a_mimic_that_would_do_is_refused_for_the_better_play() -> None:
    assert code(mine("Death Magician 9 3", top="5x1"), "0 play Magician") == "death_best_play"


def test_death_may_be_led_but_not_as_the_first_play_of_a_round() -> None:
    assert can(mine("Death 9 3"), "Death")
    assert code(mine("Death 9 3", first=True), "0 Death") == "not_on_first_lead"


def test_death_counts_major_arcana_as_the_lowest_rank() -> None:
    state = mine("Death Magician 9", top="5x1")
    assert {str(answer) for answer in state.pending[0].answers} == {"9x1"}
    state = mine("Death Magician 9", top="Kx1")
    assert {str(answer) for answer in state.pending[0].answers} == {"Magician=A"}


def test_death_takes_special_powers_into_account() -> None:
    state = mine("Death Strength 9 3", top="9x1")
    assert {str(answer) for answer in state.pending[0].answers} == {"9x1"}
    state = mine("Death World 9 9 3", top="5x1")
    assert {str(answer) for answer in state.pending[0].answers} == {"9x2"}


# ---------------------------------------------------------------------- 14 Temperance


def test_temperance_plays_any_single_or_set_on_aces() -> None:
    state = mine("Temperance 3 3 5", top="Ax2")
    assert all(can(state, text) for text in ("3x1", "3x2", "5x1"))
    assert shown(act(state, "0 3x1")) == ["Temperance"]


def test_temperance_is_exactly_as_though_one_had_the_lead() -> None:
    assert can(mine("Temperance World", top="Ax1"), "World")
    assert can(mine("Temperance 4", top="Ax1"), "Temperance")


def test_temperance_does_not_work_on_kings() -> None:
    assert not can(mine("Temperance 3 3 5", top="Kx2"), "3x1")


# ---------------------------------------------------------------------- 15 The Devil


def test_devil_must_play_if_it_can() -> None:
    state = mine("Devil 9 3", top="5x1")
    assert code(state, "0 pass") == "mandatory"
    assert can(state, "9x1")
    assert can(mine("Devil 9 3", top="Kx1"), "pass")


def test_devil_takes_special_powers_into_account() -> None:
    """TAR-R11."""
    assert not can(mine("Devil Strength 9", top="9x1"), "pass")


def test_devil_forbids_what_counts_as_a_pass() -> None:
    state = mine("Devil Chariot Wheel Justice 9", top="5x1")
    assert powers(state) == ["justice"]
    assert code(state, "0 wheel") == "mandatory"


# ---------------------------------------------------------------------- 16 The Tower


def test_tower_beats_the_last_play_by_three_ranks() -> None:
    state = mine("Tower 8 8 9 9", top="6x2")
    assert code(state, "0 8x2") == "tower_margin"
    assert can(state, "9x2")


def test_tower_with_ties_needs_two_ranks() -> None:
    state = mine("Tower Strength 7 8", top="6x1")
    assert not can(state, "7x1")
    assert shown(act(state, "0 8x1")) == []


def test_tower_does_not_affect_leads() -> None:
    assert can(mine("Tower 2 3"), "2x1")


def test_tower_does_not_affect_play_on_aces() -> None:
    assert can(mine("Tower Temperance 2", top="Ax1"), "2x1")


def test_tower_does_not_affect_aces_trump_sets() -> None:
    assert can(mine("Tower Sun A 2", top="Kx2"), "Ax1")


# ---------------------------------------------------------------------- 17 The Star


def test_star_plays_a_smaller_set_on_a_larger_one() -> None:
    state = mine("Star 8 8 8", top="7x3")
    assert shown(act(state.copy(), "0 8x2")) == ["Star"]
    assert shown(act(state, "0 8x1")) == ["Star"]


def test_star_needs_a_rank_that_would_otherwise_be_valid() -> None:
    assert not can(mine("Star 7 7", top="7x3"), "7x2")
    assert not can(mine("Star 8 8 8 8", top="7x3"), "8x4")


# ---------------------------------------------------------------------- 18 The Moon


def test_moon_makes_the_high_player_give_his_best_and_the_low_one_return_what_she_likes() -> None:
    state = dealt("A K 3 4", "Q 5 6 7", "P 8 9 10", "2 2 5 Moon")
    assert shown(state.opening) == ["Moon"]
    assert {decision.seat for decision in state.pending} == {1, 3}
    act(state, "3 give 2 2")
    assert state.hand(0) == ("2", "2", "3", "4")
    assert state.hand(3) == ("5", "K", "A", "Moon")


def test_moon_leaves_the_number_and_the_other_players_alone() -> None:
    state = dealt("A K 3 4", "Q 5 6 7", "P 8 9 10", "2 2 5 Moon")
    assert [len(pair.paid) for pair in state.exchanges] == [2, 1]
    assert next(pair for pair in state.exchanges if pair.high == 1).low == 2


def test_moon_of_one_without_a_counterpart_does_nothing() -> None:
    state = dealt("3 4 5", "6 7 8", "9 Moon 2", "10 P 2", "K A 2")
    assert shown(state.opening) == []
    assert [(pair.high, pair.low) for pair in state.exchanges] == [(0, 4), (1, 3)]


# ---------------------------------------------------------------------- 19 The Sun


@pytest.mark.parametrize("top", ["Kx2", "2x4", "Ax1", "Ax3", "Ax4"])
def test_sun_plays_a_single_ace_on_any_set_aces_included(top: str) -> None:
    assert shown(act(mine("Sun A A 3", top=top), "0 Ax1")) == ["Sun"]


def test_sun_is_for_a_single_ace() -> None:
    assert not can(mine("Sun A A", top="Kx3"), "Ax2")
    assert can(mine("Sun Fool 3", top="Ax2"), "Fool=A")
    assert not can(mine("Sun Lovers A", top="Kx2"), "Ax1")


# ---------------------------------------------------------------------- 20 Judgement


def test_judgement_rescinds_the_play_at_the_top_of_the_pile() -> None:
    state = scene("3 3 9", "5 5 6", "Judgement 4 4", turn=0)
    act(state, "0 3x2", "1 5x2", "2 judgement")
    assert state.hand(1) == ("5", "5", "6")
    assert (state.view(2).pile[-1].seat, state.view(2).pile[-1].rank) == (0, "3")


def test_judgement_is_followed_by_a_play_or_a_pass_on_the_new_pile() -> None:
    state = scene("3 3 9", "5 5 6", "Judgement 4 4", turn=0)
    act(state, "0 3x2", "1 5x2", "2 judgement")
    assert turn(state) == 2
    assert can(state, "4x2")
    assert can(state, "pass")


def test_judgement_can_be_played_on_aces() -> None:
    state = scene("A A 9", "Judgement 4 4", "5 5", turn=0)
    act(state, "0 Ax2", "1 judgement")
    assert state.hand(0) == ("9", "A", "A")
    assert state.view(1).pile == ()


def test_judgement_cannot_be_invoked_with_the_lead_but_can_be_led() -> None:
    assert code(mine("Judgement 3"), "0 judgement") == "no_pile"
    assert can(mine("Judgement 3"), "Judgement")


def test_judgement_brings_back_a_player_who_was_out() -> None:
    """TAR-R19."""
    state = scene("A", "Judgement 3 5", "6 7", "8 9", turn=0)
    events = act(state, "0 Ax1", "1 judgement")
    assert Recalled(0) in events
    assert OneCard(0) in events
    assert state.finish == ()
    assert state.view(None).seats[0].status == "in"


def test_judgement_as_the_last_card_goes_out_ahead_of_the_recalled() -> None:
    """TAR-R20."""
    state = scene("A", "Judgement", "6 7", "8 9", turn=0)
    events = act(state, "0 Ax1", "1 judgement")
    assert events[-1] == WentOut(1, 0)
    assert state.finish == (1,)
    assert turn(state) == 2


def test_several_cards_of_the_start_of_a_turn_may_be_used_in_a_row_and_one_in_lieu_after_them() -> None:
    state = scene("3 3 9", "5 5 6", "Justice Judgement Chariot 4 4", turn=0)
    act(state, "0 3x2", "1 5x2", "2 justice", "2 judgement", "2 chariot 1 4")
    assert turn(state) == 0
    assert not any(isinstance(event, Passed) for event in act(state, "0 9x1"))


# ---------------------------------------------------------------------- 21 The World


def test_world_plays_a_larger_set_on_a_smaller_one() -> None:
    assert shown(act(mine("World 6 6 9", top="5x1"), "0 6x2")) == ["World"]
    assert shown(act(mine("World 8 8 8 8 9", top="7x2"), "0 8x4")) == ["World"]


def test_world_needs_a_valid_rank() -> None:
    assert not can(mine("World 5 5", top="5x1"), "5x2")
    assert not can(mine("World 8", top="7x2"), "8x1")


def test_world_and_strength_together_play_a_pair_on_a_single_of_its_rank() -> None:
    assert shown(act(mine("Strength World 6 6 9", top="6x1"), "0 6x2")) == ["Strength", "World"]


# ---------------------------------------------------------------------- what is shown, and when it works


def test_who_makes_a_play_by_the_ordinary_rules_shows_nothing() -> None:
    assert shown(act(mine("Strength Star World Sun K", top="Qx1"), "0 Kx1")) == []


def test_a_card_is_shown_again_at_each_use() -> None:
    state = scene("5 8 9", "Strength 5 8 K", "4 4 7", turn=0)
    assert shown(act(state, "0 5x1", "1 5x1", "2 pass", "0 8x1", "1 8x1")) == ["Strength", "Strength"]


def test_what_a_play_would_show_is_known_before_it_is_made() -> None:
    state = mine("Star Sun A 8 8", top="Kx2")
    assert state.view(0).own.reveals == {"Ax1": ("Star",)}
    assert state.view(1).own.reveals == {}


def test_a_held_power_works_until_the_end_of_the_turn_in_which_it_is_led() -> None:
    state = scene("World 7 7 9", "3 K", "4 6", turn=0)
    act(state, "0 World", "1 3x1", "2 4x1")
    assert not can(state, "7x2")


def test_powers_are_used_only_on_ones_own_turn() -> None:
    state = scene("3 3 9", "5 8", "Justice 4 7", turn=0)
    act(state, "0 3x2")
    assert code(state, "2 justice") == "not_your_turn"


# ---------------------------------------------------------------------- a card more


def test_a_23rd_card_needs_nothing_but_its_entry() -> None:
    """A comet that plays a pair of Twos on anything, must not be held beside a led King, and forces to play."""
    comet = Arcana(
        22,
        "Comet",
        admits=lambda play, top: play.rank == "2" and play.size == 2,
        bans=(Ban("comet_no_kings", lambda play, spot: play.rank == "K" and spot.top is None),),
        compels=True,
    )
    plays = catalogue_for(4)
    naturals, beside = plays.pack(["2", "2", "5", "K"])
    spot = Spot(plays.by_text["Ax3"], (comet,))
    assert [str(play) for play in legal.choices(plays.candidates(naturals, beside, spot.top), spot)] == ["2x2"]
    assert legal.shows(plays.by_text["2x2"], spot) == ("Comet",)
    assert legal.compelled(spot)
    refused = legal.refusal(plays.by_text["Kx1"], Spot(None, (comet,)))
    assert refused is not None
    assert refused.code == "comet_no_kings"


def test_payers_without_ordinary_cards_pay_nothing_and_the_play_begins() -> None:
    state = dealt("2 3 4", "5 6 7", "World Sun Star")
    assert [pair.paid for pair in state.exchanges] == [()]
    assert turn(state) == 0
    assert state.view(None).phase == "play"
    assert state.rules.resample(state.view(0), Random(1)).view(0) == state.view(0)


def test_a_payer_short_of_ordinary_cards_gets_back_as_many_as_he_paid() -> None:
    state = dealt("2 3 4 4", "5 6 7 7", "8 9 9 10", "K Sun Star World")
    assert next(pair.paid for pair in state.exchanges if pair.low == 3) == ("K",)
    assert code(state, "0 give 2 3") == "wrong_number"
    assert code(state, "0 give Sun") == "not_in_hand"
    act(state, "0 give 4")
    assert state.hand(3) == ("4", "Star", "Sun", "World")


# ---------------------------------------------------------------------- TAR-12: what is no play at all


@pytest.mark.parametrize(
    ("hand", "words", "refused"),
    [
        ("7 7 2", "play 7 2", "not_a_set"),
        ("7 K", "play 7 K as 7", "not_a_set"),
        ("7 K Fool", "play 7 K Fool", "not_a_set"),
        ("7 Q", "play 7 QQ", "not_in_hand"),
        ("7 Q", "play QQ", "not_in_hand"),
        ("7 Fool", "play", "no_cards"),
        ("7 Fool", "play as 7", "no_cards"),
        ("7 Fool", "play Fool as lead", "bad_declaration"),
        ("7 Fool", "play Fool 7 as lead", "bad_declaration"),
        ("7 Star", "play Star as 7", "bad_declaration"),
        ("7 Star", "play 7 Star", "arcana_cannot_combine"),
    ],
)
def test_other_cards_than_those_named_are_never_played(hand: str, words: str, refused: str) -> None:
    assert code(mine(hand), f"0 {words}") == refused
    assert code(mine(hand, top="5x1"), f"0 {words}") == refused
