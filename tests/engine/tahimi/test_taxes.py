"""Titles, payers, what is paid, the exchange (TAH-2, TAH-6, TAH-7, TAH-8)."""

import pytest

from engine.climbing.events import Dealt, TaxesDone, TaxPaid, TaxReturned
from engine.contract import PickCards, Standing
from engine.tahimi.game import Tahimi
from tests.engine.acting import act, code, offered, refusal, turn
from tests.engine.tahimi.scenes import dealt

MERCHANTS_OF_8 = ["Tahimi", "Vice Tahimi", *["Merchant"] * 4, "Master Serf", "Serf"]
LONG_TITLES = [
    "Tahimi",
    "Senior Vice Tahimi",
    "Junior Vice Tahimi",
    "Merchant",
    "Merchant",
    "Master Serf",
    "Junior Assistant to the Master Serf",
    "Serf",
]


@pytest.mark.parametrize(
    ("players", "options", "titles"),
    [
        (3, {}, ["Tahimi", "Vice Tahimi", "Serf"]),
        (4, {}, ["Tahimi", "Vice Tahimi", "Master Serf", "Serf"]),
        (5, {}, ["Tahimi", "Vice Tahimi", "Merchant", "Master Serf", "Serf"]),
        (6, {}, ["Tahimi", "Vice Tahimi", "Merchant", "Merchant", "Master Serf", "Serf"]),
        (7, {}, ["Tahimi", "Vice Tahimi", "Merchant", "Merchant", "Merchant", "Master Serf", "Serf"]),
        (8, {}, LONG_TITLES),
        (8, {"deck_mode": "extra_suits"}, LONG_TITLES),
        (8, {"deck_mode": "standard", "progressive_taxes": "always"}, LONG_TITLES),
        (8, {"deck_mode": "standard"}, MERCHANTS_OF_8),
        (8, {"progressive_taxes": "never"}, MERCHANTS_OF_8),
    ],
    ids=str,
)
def test_titles(players: int, options: dict[str, object], titles: list[str]) -> None:
    assert list(Tahimi.read(options).titles(Standing(order=tuple("abcdefgh"[:players])))) == titles


BASE = {
    3: ((0, 2, 2),),
    4: ((0, 3, 2), (1, 2, 1)),
    5: ((0, 4, 2), (1, 3, 1)),
    6: ((0, 5, 2), (1, 4, 1)),
    7: ((0, 6, 2), (1, 5, 1)),
    8: ((0, 7, 2), (1, 6, 1)),
}
PROGRESSIVE = BASE | {
    6: ((0, 5, 3), (1, 4, 1)),
    7: ((0, 6, 3), (1, 5, 2)),
    8: ((0, 7, 3), (1, 6, 2), (2, 5, 1)),
}


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("deck_mode", ["standard", "extra_suits", "expanded"])
def test_the_schedule(players: int, deck_mode: str) -> None:
    auto = BASE if deck_mode == "standard" else PROGRESSIVE
    for taxes, schedule in (("auto", auto), ("always", PROGRESSIVE), ("never", BASE)):
        rules = Tahimi.read({"deck_mode": deck_mode, "progressive_taxes": taxes})
        assert rules.schedule(players) == schedule[players]


@pytest.mark.parametrize(
    ("options", "standing", "taxed"),
    [
        ({}, {"round": 1}, False),
        ({}, {"round": 2}, True),
        ({}, {"round": 2, "drawn": True}, False),
        ({"tax_first_round": True}, {"round": 1}, True),
        ({"tax_first_round": True}, {"round": 7, "drawn": True}, True),
        ({"preset": "mooseyard"}, {"round": 1}, False),
        ({"preset": "mooseyard"}, {"round": 2}, True),
    ],
    ids=str,
)
def test_which_rounds_are_taxed(options: dict[str, object], standing: dict[str, int], taxed: bool) -> None:
    assert Tahimi.read(options).taxed(Standing.model_validate({"order": "abc", **standing} | ORDER)) == taxed


ORDER = {"order": ("a", "b", "c")}
HANDS = ("3 4 5 6", "3 7 8 9", "K 2 2 2", "A Q J 2")


def test_the_low_seats_pay_at_once_and_the_high_ones_are_asked() -> None:
    state = dealt(*HANDS)
    assert state.opening == (
        Dealt(0, 4, ("3", "4", "5", "6")),
        Dealt(1, 4, ("3", "7", "8", "9")),
        Dealt(2, 4, ("2", "2", "2", "K")),
        Dealt(3, 4, ("2", "J", "Q", "A")),
        TaxPaid(3, 0, 2, ("A", "Q")),
        TaxPaid(2, 1, 1, ("K",)),
    )
    first, second = state.pending
    assert (first.kind, first.seat, first.answers) == ("tax", 0, PickCards("give", tuple("3456QA"), 2, 2))
    assert (second.kind, second.seat, second.answers) == ("tax", 1, PickCards("give", tuple("3789K"), 1, 1))
    assert state.view(None).phase == "tax"


def test_the_high_seats_return_in_any_order_and_then_the_tahimi_leads() -> None:
    for lines in (("0 give 3 4", "1 give 3"), ("1 give 3", "0 give 3 4")):
        state = dealt(*HANDS)
        events = act(state, *lines)
        assert events[-1] == TaxesDone(leader=0)
        assert set(events[:-1]) == {TaxReturned(0, 3, 2, ("3", "4")), TaxReturned(1, 2, 1, ("3",))}
        assert [state.hand(seat) for seat in range(4)] == [tuple("56QA"), tuple("789K"), tuple("2223"), tuple("234J")]
        assert turn(state) == 0


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("0 give 3", "wrong_number"),
        ("0 give 3 4 5", "wrong_number"),
        ("0 give", "wrong_number"),
        ("0 give 3 3", "not_in_hand"),
        ("0 give 3 K", "not_in_hand"),
        ("0 give 3 Jo", "not_in_hand"),
        ("0 give 3 moon", "not_in_hand"),
        ("2 give 2", "not_your_turn"),
        ("0 pass", "not_your_turn"),
        ("0 3x1", "not_your_turn"),
        ("0 call", "nothing_to_call"),
        ("0 catch 1", "nothing_to_catch"),
    ],
)
def test_what_is_refused_during_the_exchange(line: str, expected: str) -> None:
    assert code(dealt(*HANDS), line) == expected


def test_a_seat_returns_once_and_never_after_the_exchange() -> None:
    state = dealt(*HANDS)
    act(state, "0 give 3 4")
    assert code(state, "0 give 5 6") == "not_your_turn"
    act(state, "1 give 3")
    assert code(state, "0 give 5 6") == "not_your_turn"


def test_a_wrong_number_says_the_right_one() -> None:
    assert refusal(dealt(*HANDS), "0 give 3").values == {"count": 2}


def test_a_wild_joker_is_paid_first_and_may_come_back() -> None:
    state = dealt("3 4 5", "6 7 8", "9 Jo A", jokers="wild")
    assert state.hand(0) == ("3", "4", "5", "A", "Jo")
    act(state, "0 give 3 Jo")
    assert state.hand(2) == ("3", "9", "Jo")
    assert state.hand(0) == ("4", "5", "A")


def test_an_untaxed_round_begins_with_the_lead() -> None:
    state = dealt(*HANDS, number=1)
    assert turn(state) == 0
    assert state.pending[0].kind == "play"
    assert state.exchanges == ()
    assert offered(state) == {"3x1", "4x1", "5x1", "6x1", "pass"}
