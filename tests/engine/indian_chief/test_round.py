"""A game of Indian Chief, turn by turn, from IND-4 to IND-10; what single rulings say is in the conformance cases."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards.packs import plain
from engine.contract import Illegal, Result, SeatingRequest, Seeded, Standing, action, owed
from engine.indian_chief import IndianChief
from engine.indian_chief.events import GameEnded, Melded, Refilled, StubRanOut
from engine.indian_chief.round import HAND
from engine.indian_chief.state import IndianChiefPrivate, sheet_in
from tests.conformance.indian_chief import filled, game, in_meld, laid
from tests.engine.indian_chief.rounds import SEED, lay, meld, start


@pytest.mark.parametrize("players", range(2, 9))
def test_a_game_has_seven_turns_and_each_sheet_seven_categories(players: int) -> None:
    state = start(players)
    for turn, size in enumerate((7, 1, 6, 2, 5, 3, 4), 1):
        assert state.view(None).counters["turn"] == turn
        assert {zone.count for zone in state.view(None).zones if zone.name == "hand"} == {HAND}
        lay(state, size)
    assert state.result is not None
    assert not state.pending
    sheets = state.view(None).public.sheets
    assert all(len(sheet) == 7 for sheet in sheets)
    assert state.result.scores == tuple(sum(sheet.values()) for sheet in sheets)
    assert state.result.winners == tuple(
        seat for seat, score in enumerate(state.result.scores) if score == max(state.result.scores)
    )


def test_equal_totals_share_the_places() -> None:
    state = game(["", "", ""])
    six = dict.fromkeys(["beggar_man", "poor_man", "lawyer", "rich_man", "doctor", "indian_chief"], 0)
    filled(state, 7, six, six, six)
    for seat, card in enumerate(("KS", "TD", "9C")):
        state.hidden = state.hidden.with_hand(seat, (card, *state.hidden.hands[seat][1:]))
    events = [
        event for seat, hand in enumerate(state.hidden.hands) for event in state.play(seat, action("meld", hand[0]))
    ]
    assert state.result == Result((0, 0, 1), (0, 1), (10, 10, 9))
    assert events[-1] == GameEnded((0, 1), (10, 10, 9))


def test_nobody_steals_and_nobody_draws_on_the_last_turn() -> None:
    """IND-R9."""
    state = start(3)
    for size in (7, 6, 5, 4, 3, 2):
        lay(state, size)
    events = [event for seat in range(3) for event in state.play(seat, action("meld", state.hidden.hands[seat][0]))]
    assert [type(event) for event in events] == [Melded] * 3 + [GameEnded]
    assert state.view(None).phase == "over"


def test_melds_are_offered_for_the_free_categories_alone() -> None:
    state = start(2)
    assert meld(state.pending[0]) == [1, 2, 3, 4, 5, 6, 7]
    lay(state, 6)
    lay(state, 2)
    assert meld(state.pending[0]) == [1, 3, 4, 5, 7]
    with pytest.raises(Illegal) as refusal:
        state.play(0, action("meld", *state.hidden.hands[0][:2]))
    assert (refusal.value.code, refusal.value.values) == (
        "ind_filled",
        {"category": "beggar_man", "free": "1, 3, 4, 5, 7"},
    )


def test_a_sealed_meld_is_seen_by_nobody_else_and_stands_until_it_is_replaced() -> None:
    state = start(3)
    before = [state.view(seat) for seat in (1, 2, None)]
    assert state.play(0, action("meld", state.hidden.hands[0][0])) == ()
    assert [view.seats[0].answered for view in (state.view(1), state.view(None))] == [True, True]
    hidden = [(view.zones, view.position, view.phase) for view in before]
    assert [
        (view.zones, view.position, view.phase) for view in (state.view(1), state.view(2), state.view(None))
    ] == hidden
    state.play(0, action("meld", *state.hidden.hands[0][:2]))
    assert state.pending[0].given == action("meld", *state.hidden.hands[0][:2])
    assert [decision.seat for decision in owed(state.pending)] == [1, 2]


def test_each_reveal_moves_the_position_even_where_the_next_melds_are_asked_for_at_once() -> None:
    """A message that was drawn before is stale, though the same is asked of the same seats."""
    state = start(2)
    state.play(0, action("meld", *state.hidden.hands[0][:2]))
    assert state.position == 0
    state.play(1, action("meld", *state.hidden.hands[1][:2]))
    assert (state.phase(), state.position) == ("meld", 1)


def test_a_stolen_card_is_drawn_instead_of_one_and_public_until_it_is_laid() -> None:
    state, _ = laid({0: "3D", 1: "KS 7S 2S"})
    events = state.play(0, action("steal", "KS"))
    assert [(event.seat, event.count) for event in events if isinstance(event, Refilled)] == [(1, 3), (0, 0)]
    assert len(state.hidden.hands[0]) == HAND
    for watcher in (None, 0, 1):
        assert state.view(watcher).public.known == (("KS",), ())
    state.play(1, action("meld", *state.hidden.hands[1][:2]))
    state.play(0, action("meld", "KS", state.hidden.hands[0][-1]))
    assert state.view(None).public.known == ((), ())


def test_a_world_drawn_from_a_view_holds_the_stolen_card_and_none_that_has_just_gone_back() -> None:
    state, _ = laid({0: "3D", 1: "KS 7S 2S"})
    state.play(0, action("steal", "KS"))
    for number in range(30):
        world = state.rules.resample(state.view(1), Random(number))
        hand = world.view(0).hand
        assert "KS" in hand
        assert not {"3D", "7S", "2S"} & set(hand)


def test_the_refill_goes_card_by_card_from_the_dealers_left() -> None:
    """IND-R14."""
    state = start(3, dealer=1)
    first = [plain(card) for card in state.hidden.stock[:6]]
    events = lay(state, 2)
    order = [event.seat for event in events if isinstance(event, Refilled)]
    assert order == [2, 0, 1]
    drawn = {event.seat: {plain(card) for card in event.cards or ()} for event in events if isinstance(event, Refilled)}
    assert drawn == {2: {first[0], first[3]}, 0: {first[1], first[4]}, 1: {first[2], first[5]}}


def test_what_is_drawn_is_seen_by_its_owner_alone() -> None:
    state = start(3)
    drawn = next(event for event in lay(state, 2) if isinstance(event, Refilled))
    others = [seat for seat in range(3) if seat != drawn.seat]
    for watcher in (*others, None):
        assert not any(card in str((drawn.seen_by(watcher), state.view(watcher))) for card in drawn.cards or ())


def test_in_a_shortage_the_melds_are_the_new_stub() -> None:
    state = start(8)
    melds = {card for hand in state.hidden.hands for card in hand[:7]}
    stub = list(state.hidden.stock)
    events = lay(state, 7)
    drawn = [card for event in events if isinstance(event, Refilled) for card in event.cards or ()]
    assert [event.count for event in events if isinstance(event, StubRanOut)] == [56]
    assert set(stub) < set(drawn)
    assert set(drawn) - set(stub) < melds
    assert len(drawn) == 56
    assert len(state.hidden.stock) == 40


def test_two_games_of_one_seed_shuffle_alike_and_of_another_otherwise() -> None:
    one, same = start(4), start(4)
    for state in (one, same):
        lay(state, 7)
    assert one.hidden.stock == same.hidden.stock
    other = start(4)
    other.hidden = replace(other.hidden, luck=bytes(32))
    lay(other, 7)
    assert sorted(other.hidden.stock) == sorted(one.hidden.stock)
    assert other.hidden.stock != one.hidden.stock


def test_hidden_sheets_are_seen_by_their_owners_until_the_end() -> None:
    """IND-R13."""
    state = start(2, {"show_sheets": False})
    events = lay(state, 7)
    assert all(event.seen_by(None) == event for event in events if isinstance(event, Melded))
    assert [bool(sheet_in(state.view(0), seat)) for seat in range(2)] == [True, False]
    assert [sheet_in(state.view(None), seat) for seat in range(2)] == [None, None]
    assert [seat.counters for seat in state.view(0).seats] == [{}, {}]
    for size in (6, 5, 4, 3, 2, 1):
        lay(state, size)
    assert all(len(sheet) == 7 for sheet in state.view(None).public.sheets)


def test_only_what_was_laid_is_opened() -> None:
    state = start(2)
    shown: set[str] = set()
    for size in (1, 2, 3, 4, 5, 6, 7):
        shown |= {card for hand in state.hidden.hands for card in hand[:size]}
        lay(state, size)
    (zone,) = state.revealed_zones()
    assert set(zone.cards or ()) == shown
    kept = {card for hand in state.hidden.hands for card in hand}
    assert kept - shown


def test_tied_thieves_choose_sealed_and_anew_until_both_have_chosen() -> None:
    state, _ = laid({0: "JS", 1: "JD", 2: "9C KH"})
    position = state.position
    state.play(0, action("steal", in_meld(state, "KH")))
    assert state.position == position
    assert state.view(1).private == IndianChiefPrivate(None, None)
    state.play(0, action("steal", in_meld(state, "9C")))
    events = state.play(1, action("steal", in_meld(state, "KH")))
    assert [event.name for event in events[:2]] == ["stole", "stole"]
    assert state.position == position + 1


def test_people_come_and_go_between_games_and_the_deal_moves_on() -> None:
    """IND-R10."""
    rules = IndianChief()
    before = Standing(order=("ann", "bob", "cem"), dealer=1)
    result = Result((0, 1, 2), (0,), (9, 8, 7))
    goes, comes = SeatingRequest(before, result, ["cem"], ["dora"]), SeatingRequest(before, result, [], list("vwxyz"))
    after = rules.seat(goes, Seeded(SEED, "seats")).standing
    assert (after.order, after.round, after.order[after.dealer]) == (("ann", "bob", "dora"), 2, "ann")
    assert len(rules.seat(comes, Seeded(SEED, "seats")).standing.order) == 8
    with pytest.raises(Illegal, match="table_full"):
        rules.seat(SeatingRequest(before, result, [], list("uvwxyz")), Seeded(SEED, "seats"))
    unplayed = rules.seat(SeatingRequest(before, None, ["bob"], []), Seeded(SEED, "seats")).standing
    assert (unplayed.order, unplayed.round, unplayed.order[unplayed.dealer]) == (("ann", "cem"), 1, "cem")


def test_one_deck_seats_three_at_most() -> None:
    rules = IndianChief.read({"decks": 1})
    assert rules.seats() == (2, 3)
    refusal = rules.refusal(4)
    assert refusal is not None
    assert refusal.code == "bad_player_count"
    assert IndianChief().seats() == (2, 8)
