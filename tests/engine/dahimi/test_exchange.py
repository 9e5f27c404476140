"""The exchange, sentence by sentence (DAH-7, TAH-6)."""

import pytest

from engine.climbing.events import Left, TaxesDone, TaxPaid, TaxReturned
from engine.dahimi.round import Round
from tests.engine.acting import act, code, turn
from tests.engine.dahimi.scenes import dealt

RICH = ("3C 4C 5C 6C", "3D 4D 5D 6D")


def asked(state: Round) -> list[tuple[str, int]]:
    return [(decision.kind, decision.seat) for decision in state.pending]


def test_the_last_gives_his_two_best_and_the_second_last_one_2s_first() -> None:
    state = dealt(*RICH, "7H AH 2H 8H", "9S QS KS 2S")
    assert [event for event in state.opening if isinstance(event, TaxPaid)] == [
        TaxPaid(3, 0, 2, ("2S", "KS")),
        TaxPaid(2, 1, 1, ("2H",)),
    ]
    assert state.hand(0) == ("3C", "4C", "5C", "6C", "KS", "2S")
    assert asked(state) == [("tax", 0), ("tax", 1)]


def test_the_high_ones_look_first_and_return_any_in_any_order() -> None:
    state = dealt(*RICH, "7H AH 2H 8H", "9S QS KS 2S")
    assert act(state, "1 give 2H") == (TaxReturned(1, 2, 1, ("2H",)),)
    assert act(state, "0 give 3C KS") == (TaxReturned(0, 3, 2, ("3C", "KS")), TaxesDone(0))
    assert (turn(state), state.hand(3)) == (0, ("3C", "9S", "QS", "KS"))


def test_three_players_exchange_one_card_first_and_last_only() -> None:
    state = dealt("3C 4C", "3D 4D", "9S 2S")
    assert [event for event in state.opening if isinstance(event, TaxPaid)] == [TaxPaid(2, 0, 1, ("2S",))]


@pytest.mark.parametrize(("exchange", "players", "pairs"), [
    ("classic", 8, ((0, 7, 2), (1, 6, 1))),
    ("scaled", 7, ((0, 6, 2), (1, 5, 1))),
    ("scaled", 8, ((0, 7, 3), (1, 6, 2), (2, 5, 1))),
    ("scaled", 13, ((0, 12, 3), (1, 11, 2), (2, 10, 1))),
    ("scaled", 3, ((0, 2, 1),)),
    ("none", 8, ()),
])  # fmt: skip
def test_the_schedule(exchange: str, players: int, pairs: tuple[tuple[int, int, int], ...]) -> None:
    hands = [f"{rank}C {rank}D" for rank in "3456789JQKA2"[:players]]
    assert dealt(*hands, exchange=exchange).rules.schedule(players) == pairs


def test_no_exchange_in_the_first_hand_nor_where_the_table_wants_none() -> None:
    assert dealt(*RICH, "7H 2H", "9S 2S", number=1).exchanges == ()
    state = dealt(*RICH, "7H 2H", "9S 2S", exchange="none")
    assert (state.exchanges, turn(state)) == ((), 0)


# ---------------------------------------------------------------------- the payer's choice


def choosing() -> Round:
    """The last owes two: the 2, and one of three Aces."""
    return dealt(*RICH, "7H AH 2H 8H", "9S AC AD AS 2S")


def test_who_holds_more_cards_of_the_last_rank_due_than_he_owes_chooses() -> None:
    """DAH-R8."""
    state = choosing()
    assert asked(state) == [("pay", 3), ("tax", 1)]
    answers = state.pending[0].answers
    assert [answer.text for answer in answers] == ["pay AC", "pay AD", "pay AS"]
    assert act(state, "3 pay AS") == (TaxPaid(3, 0, 2, ("2S", "AS")),)
    assert state.hand(3) == ("9S", "AC", "AD")
    assert asked(state) == [("tax", 0), ("tax", 1)]


def test_there_is_nothing_to_choose_between_identical_cards() -> None:
    assert asked(dealt(*RICH, "7H 2H", "9S AC AC 2S")) == [("tax", 0), ("tax", 1)]
    assert asked(dealt(*RICH, "7H 2H", "9S AC AC AD 2S")) == [("pay", 3), ("tax", 1)]


def test_nor_where_all_of_that_rank_are_due() -> None:
    assert asked(dealt(*RICH, "7H 2H", "9S 2C 2S")) == [("tax", 0), ("tax", 1)]
    assert [answer.text for answer in dealt(*RICH, "7H 2H", "9S 2C 2D 2S").pending[0].answers] == [
        "pay 2C 2D",
        "pay 2C 2S",
        "pay 2D 2S",
    ]


def test_on_a_timeout_clubs_go_first_then_diamonds_hearts_and_spades() -> None:
    state = choosing()
    assert state.default(state.pending[0]).text == "pay AC"
    state = dealt(*RICH, "7H 2H", "9S 2D 2H 2S")
    assert state.default(state.pending[0]).text == "pay 2D 2H"


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("3 pay AC AD", "wrong_number"),
        ("3 pay", "wrong_number"),
        ("3 pay AH", "not_in_hand"),
        ("3 pay 9S", "not_due"),
        ("3 pay 2S", "not_due"),  # it goes in any case
        ("2 pay 2H", "not_your_turn"),
        ("0 give 3C 4C", "not_your_turn"),  # nothing has arrived yet
        ("1 give 3D 4D", "wrong_number"),
        ("1 give KD", "not_in_hand"),
        ("0 3C", "not_your_turn"),
        ("0 pass", "not_your_turn"),
    ],
)
def test_what_is_not_due_is_refused(line: str, refused: str) -> None:
    assert code(choosing(), line) == refused


def test_play_starts_only_when_all_have_paid_and_returned() -> None:
    state = choosing()
    act(state, "1 give 3D")
    assert turn(state) == 3
    act(state, "3 pay AC")
    assert act(state, "0 give 3C 4C")[-1] == TaxesDone(0)


def test_the_exchange_is_secret_to_the_two() -> None:
    (event,) = act(choosing(), "3 pay AD")
    assert event.seen_by(0) == event.seen_by(3) == event
    assert event.seen_by(1) == event.seen_by(None) == TaxPaid(3, 0, 2, None)
    state = choosing()
    act(state, "3 pay AD", "1 give 3D")
    for watcher in (1, 2, None):
        assert all("A" not in text for _, text in state.view(watcher).log)


def test_a_payer_who_leaves_pays_by_default_and_leaves_when_all_is_done() -> None:
    state = choosing()
    assert act(state, "3 leave") == (TaxPaid(3, 0, 2, ("2S", "AC")),)
    assert act(state, "1 give 3D", "0 give 3C 4C")[-2:] == (TaxesDone(0), Left(3))


def test_a_receiver_who_has_left_returns_his_lowest_as_soon_as_he_is_paid() -> None:
    state = choosing()
    assert act(state, "0 leave") == ()
    assert act(state, "3 pay AS") == (TaxPaid(3, 0, 2, ("2S", "AS")), TaxReturned(0, 3, 2, ("3C", "4C")))
    assert act(state, "1 give 3D")[-2:] == (TaxesDone(0), Left(0))
    assert turn(state) == 1
