"""A board that is laid at random: with the deal, out of the same promised deck, for all to see (OEJ-R1)."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine.cards.packs import JOKER, plain
from engine.contract import CardThenTarget, Illegal, Seeded, Standing
from engine.contract.commitments import deck_commitment, openings
from engine.contract.proof_file import ProofFile, write
from engine.one_eyed_jack import GAME, OneEyedJack
from engine.one_eyed_jack.board import CORNERS, DECK, GRID, INNER, LAID, PRINTED
from engine.one_eyed_jack.round import OneEyedJackRound

RULES = OneEyedJack(random_board=True)
STANDING = Standing(order=("ann", "bob"))

SCRIPT = Path(__file__).parents[3] / "docs" / "verify.py"


def checked(text: str, folder: Path) -> list[str]:
    """The lines that the script prints about this proof."""
    path = folder / "round.txt"
    path.write_text(text, encoding="utf-8")
    ran = subprocess.run(  # noqa: S603 - our own script, on our own file
        [sys.executable, str(SCRIPT), str(path)], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return ran.stdout.splitlines()


def dealt(number: int, rules: OneEyedJack = RULES) -> OneEyedJackRound:
    return rules.start(STANDING, Seeded(bytes([number] * 32), "deal"))


@pytest.mark.parametrize("number", range(5))
def test_every_card_but_the_jacks_lies_on_two_cells_and_the_whole_pack_is_dealt(number: int) -> None:
    state = dealt(number)
    assert Counter(state.public.board.card_at[cell] for cell in INNER) == Counter(map(plain, LAID))
    assert set(Counter(map(plain, LAID)).values()) == {2}
    assert {state.public.board.card_at[cell] for cell in CORNERS} == {JOKER}
    assert Counter([*state.hidden.stock, *(card for hand in state.hidden.hands for card in hand)]) == Counter(DECK)


def test_each_deal_has_a_board_of_its_own_and_the_usual_rules_have_the_printed_one() -> None:
    boards = [dealt(number).public.laid for number in range(5)]
    assert len(set(boards)) == 5
    usual = dealt(0, OneEyedJack())
    assert usual.public.board == PRINTED
    assert all(zone.name != "board" for zone in usual.view(None).zones)


def test_everybody_sees_the_same_board_from_the_start() -> None:
    state = dealt(1)
    assert [state.view(seat).public.board for seat in (None, 0, 1)] == [state.public.board] * 3


def test_cards_are_played_on_the_cells_that_show_them() -> None:
    state = dealt(2)
    plays = state.pending[0].answers
    assert isinstance(plays, CardThenTarget)
    (card, cells), *_ = [(card, cells) for card, cells in plays.targets if plain(card)[0] != "J"]
    assert cells == state.public.board.cells_of[plain(card)]
    elsewhere = next(cell for cell in INNER if cell not in cells)
    with pytest.raises(Illegal) as refused:
        state.play(state.public.turn, state.action(f"play {card} {elsewhere}"))
    assert refused.value.values["card"] == state.public.board.card_at[elsewhere]
    assert refused.value.values["cells"] == cells


@pytest.mark.parametrize("number", range(3))
def test_computer_players_bring_a_game_to_its_end(number: int) -> None:
    state = dealt(number)
    while state.pending:
        (decision,) = state.pending
        answer = GAME.choose(state.view(decision.seat), decision)
        assert decision.allows(answer)
        state.play(decision.seat, answer)
    assert state.result is not None


def test_the_script_that_checks_a_round_tells_the_board(tmp_path: Path) -> None:
    """The deck that was promised has its cards, in the order in which they lie; the proof opens them all."""
    seed = bytes([3] * 32)
    state = dealt(3)
    shown = {card for zone in state.revealed_zones() for card in zone.cards or () if card}
    proof = ProofFile(RULES, 2, deck_commitment(RULES, seed), openings(RULES, 2, seed, shown))
    assert len(proof.openings.leaves) == len(DECK) + len(LAID)
    _, first, _, *opened, _ = checked(write(proof), tmp_path)
    assert first == "promise kept, deck as promised"
    laid = [card for _, card in map(str.split, opened) if card in LAID]
    assert laid == [card for cell, card in zip(GRID.cells, state.public.laid, strict=True) if cell not in CORNERS]


def test_a_world_drawn_from_a_view_has_the_same_board() -> None:
    state = dealt(4)
    assert RULES.resample(state.view(0), Random(1)).public.laid == state.public.laid
