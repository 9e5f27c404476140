"""The contract's own pieces: picks, actions, events, rng."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import CardThenTarget, Dice, Illegal, PickCards, PickNumber, PickOne, Seeded, action
from engine.contract.commitments import seed_commitment

TOKENS = ("3", "4", "5", "J")

hands = st.lists(st.sampled_from(TOKENS), min_size=1, max_size=7).map(lambda cards: tuple(sorted(cards)))


@given(hands, st.data())
def test_a_pick_lists_exactly_what_it_contains(hand: tuple[str, ...], data: st.DataObject) -> None:
    most = data.draw(st.integers(0, len(hand)))
    pick = PickCards("give", hand, data.draw(st.integers(0, most)), most)
    listed = list(pick)
    chosen = [Counter(answer.cards) for answer in listed]
    assert all(chosen.count(one) == 1 for one in chosen)
    assert all(answer in pick for answer in listed)
    for counts in product(*[range(most + 2)] * len(TOKENS)):
        cards = tuple(token for token, count in zip(TOKENS, counts, strict=True) for _ in range(count))
        fits = pick.least <= len(cards) <= pick.most and Counter(cards) <= Counter(hand)
        assert (action("give", *cards) in pick) == fits
        assert (Counter(cards) in chosen) == fits


def test_a_pick_refuses_other_verbs_and_other_things() -> None:
    pick = PickCards("give", ("3", "4"), 1, 1)
    assert action("give", "3") in pick
    assert action("take", "3") not in pick
    assert "give 3" not in pick


def test_a_pick_puts_cards_in_its_own_order() -> None:
    assert PickCards("give", ("9", "10", "J"), 2, 2).action(("J", "9")).text == "give 9 J"


def test_a_pick_is_lazy() -> None:
    answers = iter(PickCards("give", tuple(map(str, range(60))), 30, 30))
    assert next(answers).cards == tuple(map(str, range(30)))


def test_an_action_is_its_text() -> None:
    assert action("catch", whom=2) == action("catch", whom=2)
    assert action("give", "3") != action("give", "4")
    assert action("catch", whom=2).text == str(action("catch", whom=2)) == "catch 2"
    assert len({action("pass"), action("pass")}) == 1


def test_an_answer_that_many_give_is_made_once() -> None:
    """The logs of a hundred tables name the same plays: each of them is there once, whichever way it was read."""
    places = CardThenTarget("play", "cell", (("9S", ("B4", "C7")),))
    answer = places.read("play 9S B4")
    assert answer is places.action("9S", "B4") is places.read("play 9S B4") is next(iter(places))
    assert answer is not None
    assert (answer.cards, answer.values, answer.whom) == (("9S",), ("B4",), None)
    swap, guess = PickOne("swap", "card", ("9S",)), PickOne("swap", "rank", ("9S",))
    assert swap.read("swap 9S") is swap.read("swap 9S")
    assert (swap.action("9S").cards, guess.action("9S").values) == (("9S",), ("9S",))


def test_a_refusal_carries_its_code_and_values() -> None:
    refusal = Illegal("wrong_size", size=2)
    assert (refusal.code, refusal.values, str(refusal)) == ("wrong_size", {"size": 2}, "wrong_size")


# The recipe of a seed, written down a second time from its prose and nothing else.


def words(seed: bytes, purpose: str) -> Iterator[int]:
    """SHA-256(seed, purpose in ASCII, i as 8 bytes big-endian), i = 0, 1, 2…; cut into big-endian 64-bit words."""
    i = 0
    while True:
        digest = sha256(seed + purpose.encode("ascii") + i.to_bytes(8, "big")).hexdigest()
        for start in range(0, 64, 16):
            yield int(digest[start : start + 16], 16)
        i += 1


def below(stream: Iterator[int], n: int) -> int:
    """The next word w with w < 2^64 - (2^64 mod n), modulo n."""
    return next(word for word in stream if word < 2**64 - 2**64 % n) % n


def shuffled(stream: Iterator[int], cards: list[str]) -> list[str]:
    """Shuffle as the contract says: for i = n-1 … 1, swap the items i and below(i + 1)."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@given(st.binary(min_size=32, max_size=32), st.sampled_from(["deal", "seats"]), st.integers(0, 110))
def test_a_seed_unfolds_by_the_published_recipe(seed: bytes, purpose: str, size: int) -> None:
    cards = [str(card) for card in range(size)]
    rng, stream = Seeded(seed, purpose), words(seed, purpose)
    assert rng.shuffle(tuple(cards)) == shuffled(stream, list(cards))
    for n in (1, 2, 52, 3, 2**63 + 1):  # the last rejects half of all words
        assert rng.below(n) == below(stream, n)
    assert rng.pick(("a", "b", "c"), "somebody") == below(stream, 3)


def test_the_first_words_of_a_known_seed() -> None:
    # printf '%064d%s%016d' 0 6465616c 0 | xxd -r -p | sha256sum
    first = Seeded(bytes(32), "deal")
    assert [first.below(2**64) for _ in range(2)] == [0x20C0FDC4D221EC20, 0x3BADF092A7C79E5F]
    assert seed_commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_two_purposes_of_one_seed_have_nothing_in_common() -> None:
    seed = bytes(range(32))
    assert Seeded(seed, "deal").below(2**64) != Seeded(seed, "seats").below(2**64)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Seeded(seed, "deal")


@pytest.mark.parametrize("rng", [Dice(Random(1)), Seeded(bytes(32), "deal")], ids=["Dice", "Seeded"])
def test_every_place_is_equally_likely(rng: Dice | Seeded) -> None:
    rounds, size = 6000, 4
    first = Counter(rng.shuffle(range(size))[0] for _ in range(rounds))
    picks = Counter(rng.pick(range(size)) for _ in range(rounds))
    for counts in (first, picks):  # five standard deviations
        assert all(
            abs(counts[item] - rounds / size) < 5 * (rounds / size * (1 - 1 / size)) ** 0.5 for item in range(size)
        )


def test_a_number_may_be_left_out() -> None:
    bid = PickNumber("bid", 0, 5, but=(2, 3))
    assert [answer.text for answer in bid] == ["bid 0", "bid 1", "bid 4", "bid 5"]
    assert bid.read("bid 4") in bid
    assert bid.read("bid 2") is None
