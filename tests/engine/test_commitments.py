"""A deck that is promised card by card: what was shown can be checked, what was not stays closed."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Rules, SeatingRequest, Seeded, proof_file
from engine.contract.commitments import Openings, check, deck_commitment, openings
from engine.contract.proof_file import ProofFile
from engine.games import GAMES
from tests.toy import CARDS, Toy

T = TypeVar("T")

PACKS = {players: (*CARDS, *(f"Jo{at}" for at in range(players))) for players in (2, 3, 4)}


class Packs(Toy):
    """A toy whose deck depends on the number of players; three cannot play it."""

    def closed_deck(self, players: int) -> tuple[str, ...]:
        if players == 3:
            raise AssertionError("three are refused, so that there is no deck for them")
        return PACKS[players]


TOY, TWO_DECKS = Toy.read({}), Packs.read({})
CLOSED = [game.rules for game in GAMES.values() if game.rules.CLOSED]
seeds = st.binary(min_size=32, max_size=32)
some_cards = st.sets(st.sampled_from(CARDS))


def digest(*parts: bytes) -> bytes:
    return sha256(b"".join(parts)).digest()


def by_hand(seed: bytes, *decks: Sequence[str]) -> tuple[str, list[list[bytes]]]:
    """The promise and the leaves of every deck, written down from the recipe alone."""
    leaves = [
        [
            digest(digest(seed, f"salt {number}".encode(), position.to_bytes(8, "big")), token.encode())
            for position, token in enumerate(Seeded(seed, "deal").shuffle(deck))
        ]
        for number, deck in enumerate(decks)
    ]
    return digest(*(digest(*one) for one in leaves)).hex(), leaves


# The recipe


@given(seeds)
def test_the_promise_is_what_the_recipe_gives(seed: bytes) -> None:
    assert deck_commitment(TOY, seed) == by_hand(seed, CARDS)[0]
    assert deck_commitment(TWO_DECKS, seed) == by_hand(seed, PACKS[2], PACKS[4])[0]


@given(seeds, some_cards)
def test_the_openings_are_what_the_recipe_gives(seed: bytes, shown: set[str]) -> None:
    _, leaves = by_hand(seed, PACKS[2], PACKS[4])
    for dealt, players in enumerate((2, 4)):
        opened = openings(TWO_DECKS, players, seed, shown)
        assert opened.dealt == dealt
        assert opened.lists == tuple(digest(*one).hex() for one in leaves)
        assert opened.leaves == tuple(leaf.hex() for leaf in leaves[dealt])
        assert {card.token for card in opened.cards} == shown
        order = Seeded(seed, "deal").shuffle(PACKS[players])
        assert all(order[card.position] == card.token for card in opened.cards)


@pytest.mark.parametrize("rules", [Toy, *CLOSED])
def test_the_first_shuffle_of_a_round_is_that_of_the_promised_deck(rules: type[Rules]) -> None:
    house = rules.read({})
    for players in range(house.seats()[0], house.seats()[1] + 1):
        if house.refusal(players) is not None:
            continue
        shuffled: list[Sequence[Any]] = []

        class Watched(Seeded):
            def shuffle(self, items: Sequence[T], seen: list[Sequence[Any]] = shuffled) -> list[T]:
                seen.append(tuple(items))
                return super().shuffle(items)

        asked = SeatingRequest(None, None, (), tuple(f"u{at}" for at in range(players)))
        house.start(house.seat(asked, Seeded(bytes(32), "seats")).standing, Watched(bytes(32), "deal"))
        deck = house.closed_deck(players)
        assert shuffled[0] == deck
        assert len(set(deck)) == len(deck)
        assert all(token.isascii() and " " not in token and token for token in deck)


# The parts that can be checked


@given(seeds, some_cards)
def test_what_was_dealt_passes_for_every_number_of_players_by_one_promise(seed: bytes, shown: set[str]) -> None:
    for rules in (TOY, TWO_DECKS):
        promised = deck_commitment(rules, seed)
        for players in (2, 4):
            assert check(rules, players, promised, openings(rules, players, seed, shown)) == ()


@given(seeds, st.data())
def test_every_other_card_place_and_salt_is_noticed(seed: bytes, data: st.DataObject) -> None:
    opened = openings(TOY, 4, seed, CARDS[:7])
    at = data.draw(st.integers(0, 6))
    card = opened.cards[at]
    byte = data.draw(st.integers(0, 31))
    changes = [
        replace(card, token=data.draw(st.sampled_from([one for one in CARDS if one != card.token]))),
        replace(card, position=data.draw(st.sampled_from([one for one in range(-1, 21) if one != card.position]))),
        replace(card, salt=card.salt[:byte] + bytes([card.salt[byte] ^ 1]) + card.salt[byte + 1 :]),
        replace(card, salt=card.salt + card.token[:1].encode(), token=card.token[1:]),
    ]
    for other in changes:
        cards = (*opened.cards[:at], other, *opened.cards[at + 1 :])
        assert f"card {other.position}" in check(TOY, 4, deck_commitment(TOY, seed), replace(opened, cards=cards))


@given(seeds)
def test_another_order_deck_list_or_promise_is_noticed(seed: bytes) -> None:
    opened, promised = openings(TWO_DECKS, 4, seed, CARDS[:3]), deck_commitment(TWO_DECKS, seed)
    swapped = (opened.leaves[1], opened.leaves[0], *opened.leaves[2:])
    other = openings(TWO_DECKS, 2, seed, CARDS[:3])
    assert "leaves" in check(TWO_DECKS, 4, promised, replace(opened, leaves=swapped))
    assert "leaves" in check(TWO_DECKS, 4, promised, replace(opened, leaves=other.leaves))
    assert "deck" in check(TWO_DECKS, 4, promised, other)
    assert "deck" in check(TWO_DECKS, 3, promised, opened)
    assert "promise" in check(TWO_DECKS, 4, promised, replace(opened, lists=opened.lists[::-1]))
    assert "promise" in check(TWO_DECKS, 4, deck_commitment(TOY, seed), opened)
    assert "leaves" in check(TWO_DECKS, 4, promised, replace(opened, dealt=7))


def test_a_leaf_cannot_be_cut_elsewhere() -> None:
    opened = openings(TOY, 4, bytes(32), CARDS[:3])
    glued = (opened.leaves[0] + opened.leaves[1], *opened.leaves[2:])
    with pytest.raises(ValueError, match="32 bytes"):
        check(TOY, 4, deck_commitment(TOY, bytes(32)), replace(opened, leaves=glued))


def test_a_card_is_opened_once() -> None:
    opened = openings(TOY, 4, bytes(32), CARDS[:1])
    twice = replace(opened, cards=opened.cards * 2)
    assert check(TOY, 4, deck_commitment(TOY, bytes(32)), twice) != ()


@given(seeds, seeds)
def test_the_promise_says_which_seed(seed: bytes, other: bytes) -> None:
    assert (deck_commitment(TOY, seed) == deck_commitment(TOY, other)) == (seed == other)


def test_what_is_no_card_of_the_deck_cannot_be_opened() -> None:
    with pytest.raises(ValueError, match="AC"):
        openings(TOY, 4, bytes(32), ["9C", "AC"])


# The cards that stay closed


@given(seeds)
def test_no_two_places_share_a_leaf_or_a_salt_in_any_deck(seed: bytes) -> None:
    both = [openings(TWO_DECKS, players, seed, PACKS[players]) for players in (2, 4)]
    leaves = [leaf for opened in both for leaf in opened.leaves]
    salts = [card.salt for opened in both for card in opened.cards]
    assert len(set(leaves)) == len(leaves) == len(set(salts)) == len(salts)


@given(seeds, some_cards, st.sampled_from([2, 4]))
def test_the_file_has_neither_the_seed_nor_what_opens_another_card(seed: bytes, shown: set[str], players: int) -> None:
    whole = openings(TWO_DECKS, players, seed, PACKS[players])
    text = proof_file.write(of(openings(TWO_DECKS, players, seed, shown), seed, players))
    assert seed.hex() not in text
    for card in whole.cards:
        assert (card.salt.hex() in text) == (card.token in shown)
        assert (f" {card.token} " in text) == (card.token in shown)
    for other in (2, 4):
        for card in openings(TWO_DECKS, other, seed, PACKS[other]).cards if other != players else ():
            assert card.salt.hex() not in text


# The file


def of(opened: Openings, seed: bytes, players: int = 4) -> ProofFile:
    return ProofFile(TWO_DECKS, players, deck_commitment(TWO_DECKS, seed), opened)


def packs(name: str) -> type[Packs]:
    assert name == "toy"
    return Packs


@given(seeds, some_cards, st.sampled_from([2, 4]))
def test_a_proof_reads_as_it_is_written(seed: bytes, shown: set[str], players: int) -> None:
    proof = of(openings(TWO_DECKS, players, seed, shown), seed, players)
    assert proof_file.read(proof_file.write(proof), packs) == proof
    assert proof_file.check(proof) == ()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("promise: ", "promised: ", "needs the line 'promise'"),
        ("game: toy 1", "game: toy 2", "this program plays toy 1"),
        ("\n3 ", "\n4 ", "line of position 3"),
        ("\n3 ", "\n3 x ", "line of position 3"),
        ("players: 4", "players: four", "four"),
        ("dealt: 1", "dealt: one", "one"),
    ],
)
def test_what_is_no_proof(old: str, new: str, sentence: str) -> None:
    text = proof_file.write(of(openings(TWO_DECKS, 4, bytes(32), CARDS[:2]), bytes(32)))
    assert old in text
    with pytest.raises(ValueError, match=sentence):
        proof_file.read(text.replace(old, new), packs)
