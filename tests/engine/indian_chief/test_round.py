"""A game of Indian Chief, turn by turn, from rules 9.4 to 9.10; what single rulings say is in the conformance cases."""

from random import Random

import pytest

from engine.cards.packs import plain
from engine.contract import Decision, Event, Illegal, Result, SeatingRequest, Seeded, Standing, action, owed
from engine.indian_chief import IndianChief
from engine.indian_chief.events import GameEnded, Melded, Refilled, StubRanOut
from engine.indian_chief.round import HAND, IndianChiefRound
from tests.conformance.indian_chief import game, in_meld, laid, steal_nothing

SEED = bytes(range(32))


def start(players: int, options: dict[str, object] | None = None, dealer: int = 0) -> IndianChiefRound:
    rules = IndianChief.read(options or {})
    return rules.start(Standing(order=tuple("abcdefgh"[:players]), dealer=dealer), Seeded(SEED, "deal"))


def lay(state: IndianChiefRound, size: int) -> list[Event]:
    """Everybody lays so many of their first cards, and no thief takes anything."""
    told: list[Event] = []
    for seat in range(state.count):
        told += state.play(seat, action("meld", *state.hands[seat][:size]))
    return told + steal_nothing(state)


def meld(decision: Decision) -> list[int]:
    """The sizes that a decision offers."""
    return sorted({len(answer.cards) for answer in decision.options})


@pytest.mark.parametrize("players", range(2, 9))
def test_a_game_has_seven_turns_and_each_sheet_seven_categories(players: int) -> None:
    state = start(players)
    for turn, size in enumerate((7, 1, 6, 2, 5, 3, 4), 1):
        assert state.view(None).counters["turn"] == turn
        assert {zone.count for zone in state.view(None).zones if zone.name == "hand"} == {HAND}
        lay(state, size)
    assert state.result is not None
    assert not state.pending
    sheets = state.view(None).memory["sheets"]
    assert all(len(sheet) == 7 for sheet in sheets)
    assert state.result.scores == tuple(sum(sheet.values()) for sheet in sheets)
    assert state.result.winners == tuple(
        seat for seat, score in enumerate(state.result.scores) if score == max(state.result.scores)
    )


def test_equal_totals_share_the_places() -> None:
    state = game(["", "", ""])
    state.turn, filled = 7, dict.fromkeys(["beggar_man", "poor_man", "lawyer", "rich_man", "doctor", "indian_chief"], 0)
    state.sheets = [dict(filled), dict(filled), dict(filled)]
    state.hands = [("KS", *state.hands[0][1:]), ("TD", *state.hands[1][1:]), ("9C", *state.hands[2][1:])]
    told = [event for seat, hand in enumerate(state.hands) for event in state.play(seat, action("meld", hand[0]))]
    assert state.result == Result((0, 0, 1), (0, 1), (10, 10, 9))
    assert told[-1] == GameEnded((0, 1), (10, 10, 9))


def test_nobody_steals_and_nobody_draws_on_the_last_turn() -> None:
    state = start(3)
    for size in (7, 6, 5, 4, 3, 2):
        lay(state, size)
    told = [event for seat in range(3) for event in state.play(seat, action("meld", state.hands[seat][0]))]
    assert [type(event) for event in told] == [Melded] * 3 + [GameEnded]
    assert state.view(None).phase == "over"


def test_melds_are_offered_for_the_free_categories_alone() -> None:
    state = start(2)
    assert meld(state.pending[0]) == [1, 2, 3, 4, 5, 6, 7]
    lay(state, 6)
    lay(state, 2)
    assert meld(state.pending[0]) == [1, 3, 4, 5, 7]
    with pytest.raises(Illegal) as refusal:
        state.play(0, action("meld", *state.hands[0][:2]))
    assert (refusal.value.code, refusal.value.values) == (
        "ind_filled",
        {"category": "beggar_man", "free": "1, 3, 4, 5, 7"},
    )


def test_a_sealed_meld_is_seen_by_nobody_else_and_stands_until_it_is_replaced() -> None:
    state = start(3)
    before = [state.view(seat) for seat in (1, 2, None)]
    assert state.play(0, action("meld", state.hands[0][0])) == ()
    assert [view.seats[0].answered for view in (state.view(1), state.view(None))] == [True, True]
    hidden = [(view.zones, view.position, view.phase) for view in before]
    assert [
        (view.zones, view.position, view.phase) for view in (state.view(1), state.view(2), state.view(None))
    ] == hidden
    state.play(0, action("meld", *state.hands[0][:2]))
    assert state.pending[0].given == action("meld", *state.hands[0][:2])
    assert [decision.seat for decision in owed(state.pending)] == [1, 2]


def test_each_reveal_moves_the_position_even_where_the_next_melds_are_asked_for_at_once() -> None:
    """What was drawn before is stale, though the same is asked of the same seats."""
    state = start(2)
    state.play(0, action("meld", *state.hands[0][:2]))
    assert state.position == 0
    state.play(1, action("meld", *state.hands[1][:2]))
    assert (state.phase(), state.position) == ("meld", 1)


def test_a_stolen_card_is_drawn_instead_of_one_and_public_until_it_is_laid() -> None:
    state, _ = laid({0: "3D", 1: "KS 7S 2S"})
    told = state.play(0, action("steal", "KS"))
    assert [(event.seat, event.count) for event in told if isinstance(event, Refilled)] == [(1, 3), (0, 0)]
    assert len(state.hands[0]) == HAND
    for watcher in (None, 0, 1):
        assert state.view(watcher).memory["public"] == [["KS"], []]
    state.play(1, action("meld", *state.hands[1][:2]))
    state.play(0, action("meld", "KS", state.hands[0][-1]))
    assert state.view(None).memory["public"] == [[], []]


def test_a_world_drawn_from_a_view_holds_the_stolen_card_and_none_that_has_just_gone_back() -> None:
    state, _ = laid({0: "3D", 1: "KS 7S 2S"})
    state.play(0, action("steal", "KS"))
    for number in range(30):
        world = state.rules.resample(state.view(1), Random(number))
        hand = world.view(0).hand
        assert "KS" in hand
        assert not {"3D", "7S", "2S"} & set(hand)


def test_the_refill_goes_card_by_card_from_the_dealers_left() -> None:
    state = start(3, dealer=1)
    first = [plain(card) for card in state.stub[:6]]
    told = lay(state, 2)
    order = [event.seat for event in told if isinstance(event, Refilled)]
    assert order == [2, 0, 1]
    drawn = {event.seat: {plain(card) for card in event.cards or ()} for event in told if isinstance(event, Refilled)}
    assert drawn == {2: {first[0], first[3]}, 0: {first[1], first[4]}, 1: {first[2], first[5]}}


def test_what_is_drawn_is_seen_by_its_owner_alone() -> None:
    state = start(3)
    drawn = next(event for event in lay(state, 2) if isinstance(event, Refilled))
    others = [seat for seat in range(3) if seat != drawn.seat]
    for watcher in (*others, None):
        assert not any(card in str((drawn.seen_by(watcher), state.view(watcher))) for card in drawn.cards or ())


def test_in_a_shortage_the_melds_are_the_new_stub() -> None:
    state = start(8)
    melds = {card for hand in state.hands for card in hand[:7]}
    stub = list(state.stub)
    told = lay(state, 7)
    drawn = [card for event in told if isinstance(event, Refilled) for card in event.cards or ()]
    assert [event.count for event in told if isinstance(event, StubRanOut)] == [56]
    assert set(stub) < set(drawn)
    assert set(drawn) - set(stub) < melds
    assert len(drawn) == 56
    assert len(state.stub) == 40


def test_two_games_of_one_seed_shuffle_alike_and_of_another_otherwise() -> None:
    one, same = start(4), start(4)
    for state in (one, same):
        lay(state, 7)
    assert one.stub == same.stub
    other = start(4)
    other.luck = bytes(32)
    lay(other, 7)
    assert sorted(other.stub) == sorted(one.stub)
    assert other.stub != one.stub


def test_hidden_sheets_are_seen_by_their_owners_until_the_end() -> None:
    state = start(2, {"show_sheets": False})
    told = lay(state, 7)
    assert all(event.seen_by(None) == event for event in told if isinstance(event, Melded))
    assert [bool(sheet) for sheet in state.view(0).memory["sheets"]] == [True, False]
    assert state.view(None).memory["sheets"] == [None, None]
    assert [seat.counters for seat in state.view(0).seats] == [{}, {}]
    for size in (6, 5, 4, 3, 2, 1):
        lay(state, size)
    assert all(len(sheet) == 7 for sheet in state.view(None).memory["sheets"])


def test_only_what_was_laid_is_opened() -> None:
    state = start(2)
    shown: set[str] = set()
    for size in (1, 2, 3, 4, 5, 6, 7):
        shown |= {card for hand in state.hands for card in hand[:size]}
        lay(state, size)
    (zone,) = state.opened()
    assert set(zone.cards or ()) == shown
    kept = {card for hand in state.hands for card in hand}
    assert kept - shown


def test_tied_thieves_choose_sealed_and_anew_until_both_have_chosen() -> None:
    state, _ = laid({0: "JS", 1: "JD", 2: "9C KH"})
    position = state.position
    state.play(0, action("steal", in_meld(state, "KH")))
    assert state.position == position
    assert state.view(1).memory["own"] is None
    state.play(0, action("steal", in_meld(state, "9C")))
    told = state.play(1, action("steal", in_meld(state, "KH")))
    assert [event.name for event in told[:2]] == ["stole", "stole"]
    assert state.position == position + 1


def test_people_come_and_go_between_games_and_the_deal_moves_on() -> None:
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
