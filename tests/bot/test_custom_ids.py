"""Custom ids: they come back as they went, and strangers are known as such."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.games.climbing import handlers as climbing
from bot.interactions.handlers import handler_of
from bot.interactions.handlers.settings import rules
from bot.interactions.handlers.table import hand, house_rules, lobby, presence
from bot.interactions.handlers.table import message as table
from bot.stamp import Stamp
from bot.ui import custom_ids
from bot.ui.custom_ids import Press, base36, decode, encode
from bot.ui.numbers import MOST

WORD = some.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=8)
NUMBER = some.integers(0, MOST)


@pytest.mark.long
@given(
    some.builds(
        Press,
        some.sampled_from("lthx"),
        NUMBER,
        some.builds(Stamp, NUMBER, NUMBER),
        WORD,
        some.text("AKQJ 0123456789x:", max_size=40),
    )
)
def test_an_id_says_what_was_put_in(press: Press) -> None:
    assert decode(encode(press)) == press


def test_an_id_that_discord_would_not_take_is_not_made() -> None:
    with pytest.raises(ValueError, match="too long"):
        encode(Press("h", 1, Stamp(1), "p", "x" * custom_ids.LONGEST))


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


def test_a_stamp_has_room_for_any_round_and_any_position() -> None:
    stamps = [Stamp(number, position) for number in (1, 2, 99_999) for position in (0, 1, 35, 36, 99, 100, 10**9)]
    written = [encode(Press("h", 7, stamp, "p")) for stamp in stamps]
    assert len(set(written)) == len(stamps)
    assert [press.stamp for text in written if (press := decode(text))] == stamps


def test_a_button_of_before_there_were_positions_is_understood_and_stale() -> None:
    press = decode("1h:7f:2k9s:p:9x2")
    assert press == Press("h", 267, Stamp(int("2k9s", 36)), "p", "9x2")


@pytest.mark.parametrize(
    ("kind", "answered"),
    [
        ("h:p", hand.play),
        ("h:a", hand.answer),
        ("h:b", hand.narrow),
        ("h:q", rules.why),
        ("h:r", hand.redraw),
        ("x:p", hand.play),
        ("h:c", climbing.confirm),
        ("h:o", climbing.order),
        ("h:f", climbing.chosen),
        ("h:w", climbing.wild),
        ("h:k", climbing.tab),
        ("h:u", climbing.use),
        ("h:v", climbing.cards),
        ("x:g", climbing.cards),
        ("d:say", climbing.proclaim),
        ("t:hand", table.hand),
        ("l:join", lobby.join),
        ("r:form", house_rules.form),
        ("g:new", presence.newcomer),
    ],
)
def test_a_button_that_was_drawn_long_ago_does_what_it_did(kind: str, answered: object) -> None:
    press = decode(f"1{kind[0]}:7f:3:{kind[2:]}")
    assert press is not None
    assert press.kind == kind
    assert handler_of(press, "tahimi") is answered
