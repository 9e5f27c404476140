"""Custom ids: they come back as they went, and strangers are known as such."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot import ids
from bot.ids import Press, base36, decode, encode, same_round, stamp
from bot.numbers import MOST

WORD = some.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=8)
NUMBER = some.integers(0, MOST)


@given(some.builds(Press, some.sampled_from("lthx"), NUMBER, NUMBER, WORD, some.text("AKQJ 0123456789x:", max_size=40)))
def test_an_id_says_what_was_put_in(press: Press) -> None:
    assert decode(encode(press)) == press


def test_an_id_that_discord_would_not_take_is_not_made() -> None:
    with pytest.raises(ValueError, match="too long"):
        encode(Press("h", 1, 1, "p", "x" * ids.LONGEST))


@pytest.mark.parametrize("text", ["", "1", "1h", "1h:1:1", "2h:1:1:p", "h:1:1:p", "1h:-:1:p", "1h:1:é:p", "1hh:1:1:p"])
def test_an_id_of_another_kind_is_nobodys(text: str) -> None:
    assert decode(text) is None


@pytest.mark.parametrize("number", [base36(MOST + 1), "z" * 90, "-1", "+1", " 1", "1_0", "A", "²", "٢", "１", ""])
def test_a_number_that_this_bot_never_writes_is_nobodys(number: str) -> None:
    assert decode(f"1h:{number}:1:p") is None
    assert decode(f"1h:1:{number}:p") is None


@given(NUMBER)
def test_numbers_are_written_in_base_36(number: int) -> None:
    assert int(base36(number), 36) == number


def test_a_stamp_changes_with_every_play_trick_and_round_and_grows() -> None:
    stamps = [stamp(round_, trick, plays) for round_ in (1, 2) for trick in (1, 2, 99) for plays in (0, 1, 20)]
    assert stamps == sorted(set(stamps))


def test_stamps_of_one_round_are_known_as_such() -> None:
    assert same_round(stamp(2, 1, 0), stamp(2, 999, 99))
    assert not same_round(stamp(1, 999, 99), stamp(2, 0, 0))
