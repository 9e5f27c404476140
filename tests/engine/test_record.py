"""The record of a round: its text, and what is no record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.rules import DRAWN
from engine.contract import Illegal, Result, SeatingRequest, Seeded, Standing
from engine.contract.record import Record, read, replay, seating_of, write
from engine.games import GAMES, rules_of
from engine.tahimi.game import Tahimi

RECORD = Record(
    Tahimi.read({"jokers": "wild"}),
    Standing(order=("a", "b", "c"), round=1, dealer=2),
    bytes(range(32)),
    ((0, "pass"), (1, "leave")),
)
TEXT = """game: tahimi 1
rules: {"jokers":"wild"}
standing: {"order":["a","b","c"],"round":1,"dealer":2,"scores":[],"chips":[],"lives":[],"out":[],"carried":{}}
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

0 pass
1 leave
"""
LED_TO = """\
before: {"order":["a","b","c","d"],"round":1,"dealer":0,"scores":[],"chips":[],"lives":[],"out":[],"carried":{}}
result: {"places":[1,2,0,3],"winners":[2],"scores":[],"left":[3]}
leave: ["a"]
join: ["e", "f"]
"""
OLDER = """game: tahimi 1
rules: {"join_policy":"pick"}
standing: {"order":["c","e","f","b"],"round":2,"dealer":0,"drawn":true,"scores":[],"chips":[]}
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
before: {"order":["a","b","c","d"],"round":1,"dealer":0,"drawn":false,"scores":[],"chips":[]}
result: {"finish":[2,0,1],"left":[3]}
leave: ["a"]
join: ["e", "f"]

0 pass
"""


def test_a_record_reads_as_it_is_written() -> None:
    assert write(RECORD) == TEXT
    assert read(TEXT, rules_of) == RECORD


def test_a_record_replays() -> None:
    state, events = replay(RECORD)
    by_hand = RECORD.rules.start(RECORD.standing, Seeded(RECORD.seed, "deal"))
    happened = [*by_hand.opening]
    for seat, text in RECORD.moves:
        happened += by_hand.play(seat, by_hand.action(text))
    assert events == happened
    assert state.view(2) == by_hand.view(2)


def test_a_round_without_moves_is_a_record_too() -> None:
    bare = Record(RECORD.rules, RECORD.standing, RECORD.seed)
    assert read(write(bare), rules_of) == bare


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seed: ", "seeds: ", "needs the line 'seed'"),
        ("game: tahimi 1", "game: tahimi 99", "this program plays tahimi 1"),
        ("game: tahimi 1", "game: bezique 1", "no game 'bezique'"),
        ("0 pass", "pass", "is not a move"),
        ("0 pass", "-1 pass", "is not a move"),
        ("1 leave", "1", "is not a move"),
        ('"wild"', '"sometimes"', "jokers"),
        ("seed: 00", "seed: zz", "hexadecimal"),
    ],
)
def test_what_is_no_record(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read(TEXT.replace(old, new), rules_of)


def test_a_record_with_a_move_that_is_none_does_not_replay() -> None:
    with pytest.raises(Illegal, match="not_your_turn"):
        replay(read(TEXT.replace("0 pass", "2 pass"), rules_of))


def test_a_record_keeps_what_led_to_its_seats() -> None:
    rules = Tahimi.read({"join_policy": "pick"})
    before, result = Standing(order=("a", "b", "c", "d")), Result.of_finish((2, 0, 1), (3,))
    standing, _ = rules.seat(SeatingRequest(before, result, ("a",), ("e", "f")), Seeded(RECORD.seed, "seats"))
    record = Record(rules, standing, RECORD.seed, leave=("a",), join=("e", "f"), before=before, result=result)
    text = write(record)
    assert LED_TO in text
    assert read(text, rules_of) == record
    assert seating_of(record).standing == standing
    with pytest.raises(ValueError, match="places"):
        read(text.replace("places", "placed"), rules_of)


def test_a_record_of_the_older_form_reads_as_the_same_round() -> None:
    record = Record(
        rules=Tahimi.read({"join_policy": "pick"}),
        standing=Standing(order=("c", "e", "f", "b"), round=2, carried=DRAWN),
        seed=bytes(range(32)),
        moves=((0, "pass"),),
        leave=("a",),
        join=("e", "f"),
        before=Standing(order=("a", "b", "c", "d")),
        result=Result.of_finish((2, 0, 1), (3,)),
    )
    assert read(OLDER, rules_of) == record
    assert read(write(record), rules_of) == record
    with pytest.raises(ValueError, match="finish"):
        read(OLDER.replace("finish", "finished"), rules_of)


def test_the_registry_knows_its_games_by_their_own_names() -> None:
    assert {name: rules_of(name).GAME for name in GAMES} == {name: name for name in GAMES}


# ---------------------------------------------------------------------- what others make of its text


def test_a_record_may_have_the_line_ends_of_any_editor() -> None:
    assert read(TEXT.replace("\n", "\r\n"), rules_of) == RECORD
    assert read(TEXT.removesuffix("\n"), rules_of) == RECORD


@pytest.mark.parametrize("key", ["a\u2028b", "a\u2029b", "a\x85b", "a\x0b\x0c\x1c\x1db", "a\r\nb", "a: b", 'a"\\'])
def test_a_players_key_may_hold_any_character(key: str) -> None:
    standing = Standing(order=(key, "b", "c"))
    record = Record(RECORD.rules, standing, RECORD.seed, RECORD.moves, (key,), (key, "d"), standing, Result((0, 1, 2)))
    assert read(write(record), rules_of) == record
    assert read(write(record).replace("\n", "\r\n"), rules_of) == record


@pytest.mark.parametrize("line", ["leave", "join"])
@pytest.mark.parametrize("value", ["null", "5", '"abc"', "[1]", '{"a": 1}', "[[", "[" * 100_000, "[null]", ""])
def test_who_goes_and_who_comes_are_lists_of_keys(line: str, value: str) -> None:
    with pytest.raises(ValueError, match="tuple"):
        read(TEXT.replace("\n\n", f"\n{line}: {value}\n\n"), rules_of)


def test_a_seed_has_its_length() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        read(TEXT.replace("seed: 00", "seed: "), rules_of)


PIECES = ["null", "true", "5", "-1", "1e999", "NaN", "[", "{", "}", '"', "\u2028", "\r", "\ud800", "\x00"]
PIECES += [
    "",
    " ",
    "\n",
    "\n\n",
    "9" * 5000,
    "leave: null\n",
    "join: 5\n",
    "seed: \n",
    "before: null\n",
    "result: []\n",
]


@given(st.data(), st.booleans())
def test_whatever_becomes_of_a_record_it_is_one_or_none(data: st.DataObject, crlf: bool) -> None:
    text = TEXT.replace("\n\n", f"\n{LED_TO}\n")
    for piece in data.draw(st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=3)), min_size=1, max_size=3)):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + piece + text[at + data.draw(st.sampled_from([0, 0, 1, 1, 5, 20, 60])) :]
    try:
        found = read(text.replace("\n", "\r\n") if crlf else text, rules_of)
    except ValueError as refused:
        assert str(refused)  # noqa: PT017  # whether it is refused is not what is tested
    else:
        assert isinstance(found, Record)
