"""What the guide to the Major Arcana says, card by card, beyond the rule cases and what `test_lockstep` states anew."""

from random import Random

import pytest

from engine.climbing.events import OneCard, TrickTaken, WentOut
from engine.tarothimi import legal
from engine.tarothimi.arcana import ARCANA, NAMES, Arcana, Ban, Spot
from engine.tarothimi.round import catalogue_for
from engine.tarothimi.state import Discarded, Recalled, Rescinded, Spun, Swapped
from tests.engine.acting import act, code, turn
from tests.engine.tarothimi.scenes import can, dealt, mine, powers, scene, shown


def test_there_are_22_cards_numbered_from_the_fool_to_the_world() -> None:
    assert [card.number for card in ARCANA] == list(range(22))
    assert (NAMES[0], NAMES[-1]) == ("Fool", "World")


# ---------------------------------------------------------------------- 1 to 4, the mimics

MIMICS = [("Magician", 1), ("Priestess", 2), ("Empress", 3), ("Emperor", 4)]


def test_mimic_does_not_grow_or_shrink_by_the_star_or_the_world() -> None:
    assert not can(mine("Magician Star 3", top="7x2"), "Magician=8")
    assert not can(mine("Priestess World 3", top="7x1"), "Priestess=8")


# ---------------------------------------------------------------------- 5 The Hierophant


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


# ---------------------------------------------------------------------- 6 The Lovers


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


def test_chariot_may_exchange_any_card_a_major_arcana_included() -> None:
    state = scene("Chariot Tower 4", "9 K", "6 7", top="5x1", owner=2)
    act(state, "0 chariot 1 Tower")
    assert "Tower" in state.hand(1)
    assert code(scene("Chariot 4", "9 K", "6 7", top="5x1", owner=2), "0 chariot 1 Chariot") == "not_in_hand"


# ---------------------------------------------------------------------- 9 The Hermit


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


# ---------------------------------------------------------------------- 12 The Hanged Man


def test_hanged_man_has_a_new_chance_when_the_pile_is_emptied() -> None:
    state = scene("5 4 4", "9 8", "HangedMan 6 7", "Judgement 3 3", turn=2)
    act(state, "2 6x1", "3 judgement", "3 3x1", "0 4x1", "1 pass")
    assert can(state, "7x1")


# ---------------------------------------------------------------------- 13 Death


def test_death_cannot_pass_if_it_can_play() -> None:
    state = mine("Death 9 3", top="5x1")
    assert code(state, "0 pass") == "mandatory"
    assert can(mine("Death 9 3", top="10x1"), "pass")


def test_a_mimic_that_would_do_is_refused_for_the_better_play() -> None:
    assert code(mine("Death Magician 9 3", top="5x1"), "0 play Magician") == "death_best_play"


def test_death_takes_special_powers_into_account() -> None:
    state = mine("Death Strength 9 3", top="9x1")
    assert {str(answer) for answer in state.pending[0].answers} == {"9x1"}
    state = mine("Death World 9 9 3", top="5x1")
    assert {str(answer) for answer in state.pending[0].answers} == {"9x2"}


# ---------------------------------------------------------------------- 14 Temperance


def test_temperance_does_not_work_on_kings() -> None:
    assert not can(mine("Temperance 3 3 5", top="Kx2"), "3x1")


# ---------------------------------------------------------------------- 15 The Devil


def test_devil_takes_special_powers_into_account() -> None:
    """TAR-R11."""
    assert not can(mine("Devil Strength 9", top="9x1"), "pass")


def test_devil_forbids_what_counts_as_a_pass() -> None:
    state = mine("Devil Chariot Wheel Justice 9", top="5x1")
    assert powers(state) == ["justice"]
    assert code(state, "0 wheel") == "mandatory"


# ---------------------------------------------------------------------- 16 The Tower


def test_tower_does_not_affect_leads() -> None:
    assert can(mine("Tower 2 3"), "2x1")


def test_tower_does_not_affect_aces_trump_sets() -> None:
    assert can(mine("Tower Sun A 2", top="Kx2"), "Ax1")


# ---------------------------------------------------------------------- 17 The Star


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


# ---------------------------------------------------------------------- 20 Judgement


def test_judgement_rescinds_the_play_at_the_top_of_the_pile() -> None:
    state = scene("3 3 9", "5 5 6", "Judgement 4 4", turn=0)
    act(state, "0 3x2", "1 5x2", "2 judgement")
    assert state.hand(1) == ("5", "5", "6")
    assert (state.view(2).pile[-1].seat, state.view(2).pile[-1].rank) == (0, "3")


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


# ---------------------------------------------------------------------- what is shown, and when it works


def test_what_a_play_would_show_is_known_before_it_is_made() -> None:
    state = mine("Star Sun A 8 8", top="Kx2")
    assert state.view(0).own.reveals == {"Ax1": ("Star",)}
    assert state.view(1).own.reveals == {}


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
