"""One hand of Schwimmen: the dealer's choice, exchanges, passes, closing, specials, and losses (SCH-3 to SCH-8)."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.cards.events import Passed
from engine.contract import Illegal, Seeded
from engine.schwimmen.events import (
    AllSpared,
    Closed,
    Exchanged,
    ExchangedAll,
    FeuerShown,
    HandsShown,
    HouseClosed,
    Kept,
    LifeLost,
    SchnauzShown,
    SwappedBlind,
    TableRenewed,
    TableStuck,
    WentUnder,
)
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import TURNS, SchwimmenRound
from engine.schwimmen.state import HOUSE, Turn
from engine.schwimmen.values import DECK, FEUER, SCHNAUZ, THREE, value
from tests.engine.schwimmen.scenes import HANDS, act, dealt, standing, turned

DULL = ("7S 8H 9D", "8S 9H 7D", "9S 7H 8D")  # nobody can make much of these
INSTEAD, SECOND = Schwimmen(close_style="instead"), Schwimmen(close_from=2)


def refused(state: SchwimmenRound, line: str) -> Illegal:
    """Return the refusal of this line, and see that it has changed no view."""
    before = [state.view(seat) for seat in (None, *range(len(state.hidden.hands)))]
    with pytest.raises(Illegal) as refusal:
        act(state, line)
    assert [state.view(seat) for seat in (None, *range(len(state.hidden.hands)))] == before
    return refusal.value


def pass_round(state: SchwimmenRound, turns: int) -> list[object]:
    events: list[object] = []
    for _ in range(turns):
        events += act(state, f"{state.public.turn} pass")
    return events


# ---------------------------------------------------------------------- values


@pytest.mark.parametrize(
    ("cards", "points", "by"),
    [
        ("AS KD 7H", 11, "S"),
        ("AS KD 7D", 17, "D"),
        ("JH QH KH", 30, "H"),
        ("7H 7S 7C", 30.5, "7"),
        ("AH AS AC", 32, "A"),
    ],
)
def test_the_examples_of_the_rules(cards: str, points: float, by: str) -> None:
    found = value(cards.split())
    assert (found.points, found.by) == (points, by)


def test_of_two_equally_good_suits_the_higher_counts() -> None:
    assert [value(cards.split()).by for cards in ("KD TC 7H", "KD TS 7H", "KD TH 9H")] == ["C", "S", "H"]


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("KD TD 7S", "KC TC 7H"),  # 20 in diamonds, 20 in clubs
        ("KH TH 7C", "KS TS 7D"),
        ("KD TD 7S", "KH TH 7C"),
        ("7S 7H 7C", "8S 8H 8D"),
        ("QS QH QC", "KS KH KC"),
        ("KD QD JD", "7S 7H 7C"),  # 30 and thirty and a half
        ("KS KH KC", "AH TH QH"),
        ("AH TH QH", "AS AH AC"),
    ],
)
def test_hands_in_order(lower: str, higher: str) -> None:
    assert value(lower.split()) < value(higher.split())


def test_there_are_so_many_schnauz_and_feuer() -> None:
    found = [value(cards).doubled for cards in combinations(DECK, 3)]
    assert (found.count(SCHNAUZ), found.count(FEUER), found.count(THREE)) == (24, 4, 28)


# ---------------------------------------------------------------------- the dealer


def test_the_dealer_keeps_and_the_table_is_turned_up() -> None:
    state = dealt()
    assert state.view(None).zone("table").cards is None
    assert [(one.kind, one.seat) for one in state.pending] == [("dealer", 3)]
    assert state.default(state.pending[0]).text == "keep"
    assert act(state, "3 keep") == [Kept(3, ("KH", "9D", "7S"))]
    assert state.view(None).zone("table").cards == ("KH", "9D", "7S")
    assert state.public.turn == 0


def test_the_dealer_swaps_unseen_cards_for_an_open_hand() -> None:
    state = dealt()
    assert all("KH" not in str(state.view(seat)) for seat in (None, 0, 1, 2, 3))
    assert act(state, "3 swap") == [SwappedBlind(3, ("QH", "TD", "JD"))]
    assert state.hidden.hands[3] == ("7S", "KH", "9D")
    assert state.view(0).zone("table").cards == ("QH", "TD", "JD")
    assert state.view(0).zone("hand", 3).cards is None


def test_a_blind_swap_into_thirty_one_ends_the_hand() -> None:
    state = dealt(table="AC KC QC")
    events = act(state, "3 swap")
    assert SchnauzShown(3, ("AC", "QC", "KC")) in events
    assert state.result is not None
    assert state.result.lives == (1, 0, 0, 0)


def test_thirty_one_on_the_table_counts_for_nobody() -> None:
    state = turned(table="AC KC QC")
    assert state.phase() == "turn"
    events = act(state, "0 exchange AS 7D KD for AC KC QC")
    assert events[:2] == [ExchangedAll(0, ("AS", "7D", "KD"), ("AC", "KC", "QC")), SchnauzShown(0, ("AC", "QC", "KC"))]


# ---------------------------------------------------------------------- specials


def test_a_dealt_schnauz_is_shown_before_the_dealer_chooses_and_the_table_stays_closed() -> None:
    state = dealt(["AS KS TS", *HANDS[1:3], "QH JD TD"])
    assert [type(event) for event in state.opening[4:]] == [SchnauzShown, HandsShown, LifeLost]
    assert state.pending == ()
    view = state.view(None)
    assert view.zone("table").cards is None
    assert {zone.name for zone in state.revealed_zones()} == {"shown", "gone"}
    assert state.result is not None
    assert state.result.lives == (0, 1, 0, 0), "18 in hearts is the lowest"


def test_the_dealers_dealt_hand_counts_too() -> None:
    state = dealt([*HANDS[:3], "AH QH JH"])
    assert SchnauzShown(3, ("AH", "JH", "QH")) in state.opening


def test_several_specials_are_all_shown_and_a_feuer_decides() -> None:
    state = dealt(["AH AD AC", "TH 8H 9S", "JC 9C KS", "AS QS TS"])
    assert [type(event) for event in state.opening[4:6]] == [FeuerShown, SchnauzShown]
    assert state.result is not None
    assert state.result.lives == (0, 1, 1, 1)
    assert state.result.winners == (0,)


def test_a_schnauz_is_the_lowest_where_both_have_one() -> None:
    state = dealt(["AH KH QH", "AS QS TS"])
    assert state.result is not None
    assert state.result.lives == (1, 0)


def test_a_special_on_a_last_turn_ends_the_hand_and_nobody_comes_after_it() -> None:
    state = turned(["7S 8H 9D", "AS KS 9H", "9S 7H 8D"], table="TS JC QD")
    act(state, "0 pass +close")
    assert state.public.last == (1, 2)
    events = act(state, "1 exchange 9H for TS")
    assert isinstance(events[1], SchnauzShown)
    assert state.result is not None


def test_a_schnauz_that_is_made_with_a_close_is_not_told_as_one() -> None:
    state = turned(["AS KS 9H", *DULL[:2]], table="TS JC QD")
    events = act(state, "0 exchange 9H for TS +close")
    assert not any(isinstance(event, Closed) for event in events)
    assert state.result is not None


# ---------------------------------------------------------------------- a turn


def test_a_card_given_lies_where_the_other_one_lay() -> None:
    state = turned()
    assert act(state, "0 exchange AS for 9D") == [Exchanged(0, "AS", "9D")]
    assert state.public.table == ("KH", "AS", "7S")
    assert state.hidden.hands[0] == ("7D", "9D", "KD")
    assert state.public.turn == 1


def test_what_was_taken_openly_is_remembered_until_it_is_given_away() -> None:
    state = turned(DULL, table="KC QC JH")
    act(state, "0 exchange 7S for KC", "1 pass", "2 pass", "0 exchange KC for QC")
    assert state.public.known == (("QC",), (), ())


def test_every_exchange_of_one_or_three_and_the_pass_are_offered_pass_first() -> None:
    state = turned()
    (asked,) = state.pending
    found = [answer.text for answer in asked.answers]
    assert found[0] == "pass"
    assert len(found) == 1 + 9 + 1
    assert [rider.name for rider in asked.riders] == ["close"]


def test_refusals_of_an_exchange_in_their_order() -> None:
    state = turned()
    assert refused(state, "1 pass").code == "not_your_turn"
    assert refused(state, "0 exchange AS for 9C").code == "not_offered"
    assert refused(state, "0 exchange TH for 9C").code == "not_offered"
    assert refused(state, "0 exchange AS AS for 9D 9D").code == "not_offered"
    assert refused(state, "0 exchange AS TH for KH 9D").code == "not_in_hand"
    assert refused(state, "0 exchange AS AS for KH 9D").values == {"card": "AS"}
    assert refused(state, "0 exchange AS KD for KH 9D").code == "sch_one_or_three"
    assert refused(state, "0 exchange AS for KH 9D").code == "sch_one_or_three"
    assert refused(state, "0 exchange AS KD for KH +close").code == "sch_one_or_three"
    assert refused(state, "0 exchange AS KD").code == "not_offered"
    assert refused(state, "0 keep").code == "not_offered"
    assert refused(state, "0 pass +sing").code == "not_offered"


def test_the_dealer_must_choose_first() -> None:
    state = dealt()
    for text in ("pass", "close", "exchange QH for KH", "pass +close"):
        assert refused(state, f"3 {text}").code == "not_offered"
    assert refused(state, "0 pass").code == "not_your_turn"


def test_when_all_have_passed_the_table_is_renewed_and_the_turn_goes_on() -> None:
    state = turned(DULL, table="KC QC JH", stock="TS TH TD")
    assert pass_round(state, 3) == [Passed(0), Passed(1), Passed(2), TableRenewed(("TS", "TH", "TD"))]
    assert (state.public.table, state.public.gone) == (("TS", "TH", "TD"), ("KC", "QC", "JH"))
    assert (state.public.turn, state.public.passes, len(state.hidden.stock)) == (0, 0, 17)


def test_passes_count_from_any_seat_on_and_an_exchange_resets_them() -> None:
    state = turned(DULL, table="KC QC JH")
    act(state, "0 pass", "1 pass", "2 exchange 9S for KC", "0 pass", "1 pass")
    assert not state.public.gone
    events = act(state, "2 pass")
    assert isinstance(events[1], TableRenewed)
    assert state.public.turn == 0


@pytest.mark.parametrize(("stock", "renewed"), [(3, 1), (5, 1), (6, 2), (2, 0)])
def test_a_hand_ends_when_the_stock_has_no_table_left(stock: int, renewed: int) -> None:
    state = turned(DULL, table="KC QC JH", last=stock)
    events = pass_round(state, 3 * (renewed + 1))
    assert sum(isinstance(event, TableRenewed) for event in events) == renewed
    assert TableStuck(stock - 3 * renewed) in events
    assert state.result is not None
    assert state.result.lives == (1, 0, 0), "nine points each, and diamonds are the lowest suit"


def test_everybody_sees_the_turns_that_were_had_and_whether_the_dealer_kept() -> None:
    state = turned()
    act(state, "0 exchange 7D for KH", "1 pass", "2 exchange KS 9C JC for 7D 9D 7S +close")
    assert state.view(None).public.past == (
        Turn(0, ("KH", "9D", "7S"), ("7D",), ("KH",)),
        Turn(1, ("7D", "9D", "7S")),
        Turn(2, ("7D", "9D", "7S"), ("KS", "9C", "JC"), ("7D", "9D", "7S"), closed=True),
    )
    assert state.view(None).public.kept
    swapped = dealt()
    act(swapped, f"{swapped.public.turn} swap")
    assert not swapped.view(None).public.kept


# ---------------------------------------------------------------------- closing


def test_after_a_close_everybody_else_has_one_more_turn() -> None:
    state = turned()
    events = act(state, "0 exchange AS for 9D +close")
    assert events[-1] == Closed(0)
    assert state.view(None).counters == {"last": 3}
    assert not state.pending[0].riders
    act(state, "1 pass", "2 pass")
    assert state.result is None
    events = act(state, "3 pass")
    assert HandsShown((26.0, 18.0, 19.0, 20.0)) in events
    assert state.result is not None
    assert state.result.lives == (0, 1, 0, 0)
    assert state.result.places == (0, 3, 2, 1)
    assert state.result.winners == (0,)


def test_a_bare_close_is_a_pass_and_a_close() -> None:
    state = turned()
    assert act(state, "0 close") == [Passed(0), Closed(0)]
    assert state.log[-1][1].text == "pass +close"


def test_nobody_closes_twice_and_no_table_is_renewed_after_it() -> None:
    state = turned(DULL, table="KC QC JH")
    act(state, "0 pass", "1 pass +close")
    refusal = refused(state, "2 close")
    assert (refusal.code, refusal.values) == ("sch_closed", {"by": 1})
    assert refused(state, "2 exchange 9S for KC +close").code == "sch_closed"
    act(state, "2 pass")
    assert not state.public.gone
    act(state, "0 pass")
    assert state.result is not None


def test_the_last_pass_of_a_round_that_closes_renews_nothing() -> None:
    state = turned(DULL, table="KC QC JH")
    assert act(state, "0 pass", "1 pass", "2 pass +close")[-1] == Closed(2)
    assert not state.public.gone


def test_closing_instead_of_the_turn() -> None:
    state = turned(rules=INSTEAD)
    assert [answer.text for answer in state.pending[0].answers][:2] == ["pass", "close"]
    assert not state.pending[0].riders
    assert refused(state, "0 pass +close").code == "not_offered"
    assert refused(state, "0 exchange AS for 9D +close").code == "not_offered"
    assert act(state, "0 close") == [Closed(0)]
    assert refused(state, "1 close").code == "sch_closed"
    assert [answer.text for answer in state.pending[0].answers][:2] == ["pass", "exchange 9S for KH"]


def test_closing_only_from_the_second_turn_on() -> None:
    state = turned(rules=SECOND)
    for _ in range(4):
        assert not state.pending[0].riders
        assert refused(state, f"{state.public.turn} close").code == "sch_too_early"
        assert refused(state, f"{state.public.turn} pass +close").code == "sch_too_early"
        act(state, f"{state.public.turn} pass")
    assert act(state, "0 close")[-1] == Closed(0)


# ---------------------------------------------------------------------- the house closes


def never_closing(rules: Schwimmen | None = None) -> SchwimmenRound:
    """One turn before the house closes; cards go to and fro."""
    state = turned(DULL, table="KC QD JH", rules=rules)
    for turn in range(TURNS * 3 - 1):
        mine, open_ = state.hidden.hands[state.public.turn][0], state.public.table[0]
        act(state, f"{state.public.turn} exchange {mine} for {open_}" if turn % 3 == 0 else f"{state.public.turn} pass")
    return state


def test_the_house_closes_after_twenty_turns_each_and_everybody_has_one_more() -> None:
    state = never_closing()
    assert state.public.closer is None
    events = act(state, f"{state.public.turn} pass")
    assert events[-1] == HouseClosed(0)
    assert state.public.closer == HOUSE
    assert (state.public.last, state.public.turn) == ((0, 1, 2), 0)
    refusal = refused(state, "0 close")
    assert (refusal.code, refusal.values) == ("sch_closed", {"by": HOUSE})
    act(state, "0 pass", "1 pass")
    assert state.result is None
    act(state, "2 pass")
    assert state.result is not None
    assert not state.public.gone


def test_a_renewal_that_is_due_goes_before_the_houses_close() -> None:
    state = turned(DULL, table="KC QD JH", stock="TS TH TD")
    state.public = replace(state.public, turns=TURNS * 3 - 3, passes=0)
    events = pass_round(state, 3)
    assert [type(event) for event in events[-2:]] == [TableRenewed, HouseClosed]


def test_a_hand_that_must_end_ends_before_the_house_closes() -> None:
    state = turned(DULL, table="KC QD JH", last=2)
    state.public = replace(state.public, turns=TURNS * 3 - 3)
    events = pass_round(state, 3)
    assert TableStuck(2) in events
    assert not any(isinstance(event, HouseClosed) for event in events)


# ---------------------------------------------------------------------- who loses


def test_equal_hands_lose_together() -> None:
    state = turned(["TS 7H 7D", "KS 8H 7C", "AC KC 9C"], table="8C 9D JH")
    act(state, "0 pass +close", "1 pass", "2 pass")
    assert state.result is not None
    assert state.result.lives == (1, 1, 0)


def test_nobody_loses_where_all_would_go_under() -> None:
    before = standing(2, chips=(0, 0))
    state = turned(["TS 7H 7D", "KS 8H 7C"], table="8C 9D JH", before=before)
    events = act(state, "0 pass +close", "1 pass")
    assert events[-1] == AllSpared((0, 1))
    assert not any(isinstance(event, WentUnder) for event in events)
    assert state.result is not None
    assert state.result.lives == (0, 0)
    assert state.result.winners == (0, 1)


def test_seats_that_are_out_are_dealt_nothing_and_passed_over() -> None:
    before = standing(4, lives=(2, 3, 0, 4), out=(2,), dealer=1)
    state = Schwimmen().start(before, Seeded(bytes(32), "deal"))
    assert [len(hand) for hand in state.hidden.hands] == [3, 3, 0, 3]
    act(state, "1 keep")
    assert state.public.turn == 3
    assert refused(state, "2 pass").code == "not_seated"
    assert len(state.hidden.stock) == 32 - 9 - 3
