"""The script that checks a round without the project, run on proofs of a game that keeps cards closed."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.contract import Seeded, Standing
from engine.contract.commitments import OpenedCard, Openings, deck_commitment, openings
from engine.contract.proof_file import ProofFile, write
from tests.toy import CARDS, Toy, choose

SCRIPT = Path(__file__).parents[1] / "docs" / "verify.py"
SEED = bytes(range(32))


class Packs(Toy):
    """A toy that two play with fewer cards."""

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return CARDS[4:] if players == 2 else CARDS


def shown(rules: Toy, players: int, seed: bytes) -> set[str]:
    """The opening of a round of this seed."""
    order = tuple(f"u{at}" for at in range(players))
    state = rules.start(Standing(order=order), Seeded(seed, "deal"))
    while state.pending:
        decision = next(one for one in state.pending if one.given is None)
        state.play(decision.seat, choose(state.view(decision.seat), decision))
    return {card for zone in state.revealed_zones() for card in zone.cards or ()}


def proof(players: int = 4, seed: bytes = SEED) -> ProofFile:
    rules = Packs.read({})
    cards = shown(rules, players, seed) & set(rules.closed_deck(players))
    return ProofFile(rules, players, deck_commitment(rules, seed), openings(rules, players, seed, cards))


def said(text: str, folder: Path) -> tuple[int, list[str]]:
    """The exit code of the script on this file, and its output."""
    path = folder / "round.txt"
    path.write_text(text, encoding="utf-8")
    ran = subprocess.run(  # noqa: S603 - our own script, on our own file
        [sys.executable, str(SCRIPT), str(path)], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return ran.returncode, ran.stdout.splitlines()


@pytest.mark.parametrize("players", [2, 4])
def test_the_script_finds_the_promise_and_every_card_that_was_shown(players: int, tmp_path: Path) -> None:
    proof_file = proof(players, Random(players).randbytes(32))
    code, lines = said(write(proof_file), tmp_path)
    cards = proof_file.openings.cards
    assert code == 0
    assert cards
    assert lines[:-1] == [
        f"hash {proof_file.commitment}",
        "promise kept, deck as promised",
        f"{len(cards)} of {len(proof_file.openings.leaves)} cards opened, by their places in the shuffled deck:",
        *(f"{card.position} {card.token}" for card in cards),
    ]


def other(character: str) -> str:
    """Another value of the same kind."""
    return {"f": "0", "9": "a", "K": "Q"}.get(character) or chr(ord(character) + 1)


def places() -> dict[str, int]:
    """The places in the file of one character of each part."""
    proof_file = proof()
    text, card = write(proof_file), proof_file.openings.cards[2]
    closed = next(at for at in range(20) if at not in {one.position for one in proof_file.openings.cards})
    line = text.index(f"\n{card.position} {proof_file.openings.leaves[card.position]} ") + 1
    return {
        "promise": text.index(proof_file.commitment) + 5,
        "list of the deck": text.index(proof_file.openings.lists[1]) + 63,
        "list of another deck": text.index(proof_file.openings.lists[0]),
        "which deck": text.index("dealt: ") + 7,
        "leaf of a shown card": text.index(proof_file.openings.leaves[card.position]) + 30,
        "leaf of a closed card": text.index(proof_file.openings.leaves[closed]) + 31,
        "position of a shown card": line,
        "position of a closed card": text.index(f"\n{closed} ") + 1,
        "rank": text.index(f" {card.token} ") + 1,
        "suit": text.index(f" {card.token} ") + 2,
        "first of a salt": text.index(card.salt.hex()),
        "last of a salt": text.index(card.salt.hex()) + 63,
    }


@pytest.mark.parametrize("part", places())
def test_the_script_complains_of_one_other_character(part: str, tmp_path: Path) -> None:
    text, at = write(proof()), places()[part]
    wrong = text[:at] + other(text[at]) + text[at + 1 :]
    assert len(wrong) == len(text)
    assert wrong != text
    code, lines = said(wrong, tmp_path)
    assert code != 0 or any("NOT" in line for line in lines)


def test_the_script_complains_of_moved_borders_and_of_a_card_opened_twice(tmp_path: Path) -> None:
    proof_file = proof()
    card, text = proof_file.openings.cards[0], write(proof_file)
    longer = text.replace(
        f" {card.token} {card.salt.hex()}", f" {card.token[1:]} {card.salt.hex()}{ord(card.token[0]):02x}"
    )
    first, second = proof_file.openings.leaves[:2]
    glued = text.replace(f"{first}", f"{first}{second[:2]}", 1).replace(second, second[2:])
    again = proof_file.openings.cards[1]
    twice = text.replace(f" {again.token} {again.salt.hex()}", f" {card.token} {card.salt.hex()}")
    for wrong in (longer, glued, twice):
        assert wrong != text
        code, lines = said(wrong, tmp_path)
        assert code == 1
        assert any("NOT AS" in line for line in lines)


def rewritten(
    leaves: dict[int, str], cards: dict[int, tuple[str, bytes]], *, lists: bool = False, all_: bool = False
) -> str:
    """The proof with other leaves and cards there; with `lists` and `all_` what is computed from them, too."""
    proof_file = proof()
    before = proof_file.openings
    changed = tuple(leaves.get(at, leaf) for at, leaf in enumerate(before.leaves))
    opened = {card.position: card for card in before.cards}
    opened |= {at: OpenedCard(at, token, salt) for at, (token, salt) in cards.items()}
    listed = hashes(changed) if lists or all_ else before.lists[before.dealt]
    whole = tuple(listed if at == before.dealt else one for at, one in enumerate(before.lists))
    openings_ = Openings(whole, before.dealt, changed, tuple(opened[at] for at in sorted(opened)))
    return write(
        ProofFile(proof_file.rules, proof_file.players, hashes(whole) if all_ else proof_file.commitment, openings_)
    )


def hashes(digests: tuple[str, ...]) -> str:
    return sha256(bytes.fromhex("".join(digests))).hexdigest()


def test_the_script_complains_of_a_house_that_deals_other_cards_than_it_promised(tmp_path: Path) -> None:
    """Two cards that change places, or one that was never in the place: with their leaves or without, or with all that
    is computed from them; only the promise itself, which everybody has seen, remains.
    """
    proof_file = proof()
    one, two = proof_file.openings.cards[:2]
    shown_ = {card.token for card in proof_file.openings.cards}
    closed = next(card for card in proof_file.rules.closed_deck(4) if card not in shown_)
    leaf = sha256(bytes(32) + closed.encode()).hexdigest()
    places, swapped = {one.position: one, two.position: two}, {one.position: two, two.position: one}
    moved = {at: (card.token, card.salt) for at, card in swapped.items()}
    leaves = {at: proof_file.openings.leaves[swapped[at].position] for at in places}
    other_card = {one.position: (closed, bytes(32))}
    for wrong in (
        rewritten({}, moved),
        rewritten(leaves, moved),
        rewritten(leaves, moved, lists=True),
        rewritten({}, {one.position: (closed, one.salt)}),
        rewritten({}, other_card),
        rewritten({one.position: leaf}, other_card),
        rewritten({one.position: leaf}, other_card, lists=True),
    ):
        code, lines = said(wrong, tmp_path)
        assert code == 1
        assert any("NOT" in line for line in lines)
    code, lines = said(rewritten({one.position: leaf}, other_card, all_=True), tmp_path)
    assert lines[0] != f"hash {proof_file.commitment}"  # whoever has seen the promise sees another one
