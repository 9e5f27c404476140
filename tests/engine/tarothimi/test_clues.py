"""Clues under arcana: what would be strange by habits is not where a card explains it, and speaks for that card."""

from engine.climbing.play import Turn
from engine.tarothimi.player.clues import SWAYING, clues_by_arcana
from engine.tarothimi.round import catalogue_for
from engine.tarothimi.rules import ORDER
from tests.engine.acting import act
from tests.engine.tarothimi.beliefs import CLEARLY, HANDS, share
from tests.engine.tarothimi.scenes import dealt

PLAYS = catalogue_for(4).by_text


def against(rank: str, count: int, *told: tuple[int, str, str | None, int]) -> set[str]:
    """The arcana, "" for none, under which these turns speak against so many cards of a rank in seat 1's hand."""
    turns = [Turn(seat, PLAYS[text], None if top is None else PLAYS[top], held) for seat, text, top, held in told]
    clues = clues_by_arcana(turns, 4)[1]
    return {name for name, some in clues.items() if some[ORDER.index(rank)][count]}


def test_a_pass_on_a_single_says_nothing_under_the_lovers_and_little_under_the_tower() -> None:
    turn = (1, "pass", "5x1", 9)
    assert against("6", 1, turn) == {"", *SWAYING} - {"Lovers", "Tower"}
    assert against("9", 1, turn) == {"", *SWAYING} - {"Lovers"}
    assert against("9", 2, turn) == {"Death", "Devil"}  # these would have broken the pair


def test_a_pass_on_a_pair_says_nothing_under_the_hermit() -> None:
    assert against("9", 2, (1, "pass", "5x2", 9)) == {"", *SWAYING} - {"Hermit"}


def test_a_second_chance_says_nothing_under_the_hanged_man() -> None:
    first = (1, "3x1", None, 9)
    assert "HangedMan" not in against("9", 1, first, (2, "5x1", "3x1", 9), (1, "pass", "5x1", 8))
    assert "" in against("9", 1, first, (2, "5x1", "3x1", 9), (1, "pass", "5x1", 8))


def test_a_lead_is_the_lowest_rank_but_under_death_the_highest() -> None:
    lead = (1, "7x1", None, 9)
    assert "" in against("3", 1, lead)
    assert "Death" not in against("3", 1, lead)
    assert "" not in against("K", 1, lead)
    assert "Death" in against("K", 1, lead)
    assert "Lovers" not in against("3", 1, (1, "7x2", None, 9))


def test_what_a_seat_did_until_it_led_such_a_card_is_read_under_it() -> None:
    others, passed, led = (2, "5x1", None, 9), (1, "pass", "5x1", 9), (1, "Lovers", None, 9)
    assert not against("9", 1, others, passed, led)
    assert against("9", 1, led, others, passed) == {"", *SWAYING} - {"Lovers"}


def test_a_seat_that_plays_strangely_is_likelier_to_hold_a_card_that_explains_it() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 1, "Lovers")
    act(state, "0 2x1", "1 pass", "2 pass", "3 pass", "0 3x1", "1 pass")
    assert share(state, 2, 1, "Lovers") > before + CLEARLY
