"""A hand of Pif Paf, from PIF-3 to PIF-10 and its rulings."""

from random import Random

import pytest

from engine.cards.drawing import REFILLS, DrawingPrivate
from engine.cards.events import Drew, Took
from engine.cards.packs import plain
from engine.contract import Dice, Event, Seeded
from engine.pif_paf.events import (
    AntesPaid,
    Bet,
    BettingClosed,
    BettingLimited,
    Called,
    ClaimedOut,
    PotTaken,
    Raised,
    WentOut,
)
from engine.pif_paf.game import PifPaf
from engine.pif_paf.round import PifPafRound
from tests.engine.cards.drawing import act, new_card, offered, refusal, told
from tests.engine.pif_paf.scenes import MELDED, NEARLY, NO_BETS, POOR, bets, standing, table

# ---------------------------------------------------------------------- the deal


@pytest.mark.parametrize(("players", "stock"), [(3, 77), (4, 68), (8, 32)])
def test_nine_cards_are_dealt_to_each_and_none_is_turned_up(players: int, stock: int) -> None:
    view = PifPaf().start(standing(players), Seeded(bytes(32), "deal")).view(None)
    assert [view.zone("hand", seat).count for seat in range(players)] == [9] * players
    assert view.zone("stock").count == stock
    assert view.zone("discards").cards == ()


def test_everybody_who_plays_puts_in_the_ante() -> None:
    state = bets(4, dealer=1, out=(2,), chips=(200, 150, 3, 247))
    assert state.opening[0] == AntesPaid(5, 15)
    view = state.view(None)
    assert [seat.counters["chips"] for seat in view.seats] == [195, 145, 3, 242]
    assert view.counters == {"pot": 15}
    assert [decision.seat for decision in state.pending] == [3], "the first on the dealer's left that plays"


def test_a_game_of_two_goes_on() -> None:
    state = table([POOR[0], "", POOR[2]], rules=PifPaf(), before=standing(3, dealer=2, out=(1,)))
    assert state.public.betting.cap == 10, "the cap counts the seats that are dealt in"
    act(state, "0 check", "2 check", "0 draw", "0 discard 2D")
    assert state.public.turn == 2


# ---------------------------------------------------------------------- bets


def test_one_may_check_fold_or_bet_whole_antes_up_to_the_cap() -> None:
    """PIF-R1, PIF-R3."""
    assert offered(bets()) == ["check", "fold", "bet 5", "bet 10", "bet 15", "bet 20"]
    state = bets()
    assert act(state, "0 bet 10", "1 bet 15", "2 call") == [Bet(0, 10), Raised(1, 15), Called(2, 15)]
    assert offered(state) == ["fold", "call", "bet 20"]
    act(state, "3 bet 20")
    assert offered(state) == ["fold", "call"]


def test_the_clock_checks_where_that_is_free_and_folds_where_it_is_not() -> None:
    state = bets()
    assert state.default(state.pending[0]).text == "check"
    act(state, "0 bet 5")
    assert state.default(state.pending[0]).text == "fold"


def test_betting_ends_when_all_have_acted_since_the_last_raise_and_matched_it() -> None:
    state = bets()
    events = act(state, "0 check", "1 bet 5", "2 bet 10", "3 fold", "0 call", "1 call")
    assert events[-1] == BettingClosed(0, 50)
    assert state.phase() == "draw"
    assert state.public.live == (0, 1, 2)


def test_betting_ends_when_everybody_checks() -> None:
    state = bets(3)
    assert told(act(state, "0 check", "1 check", "2 check")) == [*["checked"] * 3, "betting-closed"]
    assert state.public.turn == 0


def test_the_first_turn_is_the_first_live_seats_left_of_the_dealer() -> None:
    state = bets()
    act(state, "0 fold", "1 bet 5", "2 call", "3 call")
    assert (state.phase(), state.public.turn) == ("draw", 1)


def test_the_pot_is_the_antes_and_the_bets() -> None:
    """PIF-9."""
    state = bets()
    act(state, "0 bet 10", "1 call", "2 fold", "3 call")
    assert state.view(None).counters["pot"] == 4 * 5 + 3 * 10
    assert [seat.counters.get("bet") for seat in state.view(None).seats] == [10, 10, None, 10]


def test_the_last_who_has_not_folded_takes_the_pot_and_no_card_is_shown() -> None:
    """PIF-R4."""
    state = bets()
    events = act(state, "0 bet 5", "1 fold", "2 fold", "3 fold")
    assert events[-1] == PotTaken(0, 25)
    assert state.result is not None
    assert state.result.winners == (0,)
    assert state.result.chips == (15, -5, -5, -5)
    assert [card for zone in state.revealed_zones() for card in zone.cards or ()] == []
    assert not any(zone.name == "shown" for zone in state.view(None).zones)


def test_the_poorest_seat_limits_the_bets_and_the_channel_is_told_why() -> None:
    """PIF-R2, PIF-R15."""
    state = bets(chips=(200, 17, 200, 383))
    assert state.public.betting.cap == 10
    assert state.opening[-1] == BettingLimited((1,), 10, 20)
    assert BettingLimited not in map(type, bets().opening)


def test_where_somebody_has_nothing_left_there_are_no_bets_at_all() -> None:
    """PIF-R2."""
    state = bets(chips=(200, 9, 8, 583))
    assert state.opening[-1] == BettingLimited((1, 2), 0, 20)
    assert state.phase() == "draw"


def test_without_the_option_there_are_antes_alone() -> None:
    state = table(POOR[:3], before=standing(3, chips=(200, 9, 391)))
    assert state.phase() == "draw"
    assert told(state.opening) == ["antes-paid", "dealt", "dealt", "dealt"]


# ---------------------------------------------------------------------- turns


def test_on_the_first_turn_of_the_hand_there_is_only_the_stock() -> None:
    state = table(POOR[:3])
    assert offered(state) == ["draw"]
    assert refusal(state, "0 take").code == "pif_no_discard"
    act(state, "0 draw", "0 discard 2D")
    assert offered(state) == ["draw", "take"]


def test_a_card_of_the_stock_is_seen_by_its_owner_alone_and_a_taken_one_by_all() -> None:
    state = table(POOR[:3], stock="9H")
    drew, _ = act(state, "0 draw", "0 discard 9H")
    assert drew.seen_by(0) == Drew(0, "9H#1")
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, None)
    (took,) = act(state, "1 take")
    assert took.seen_by(None) == Took(1, "9H#1")
    assert state.view(None).public.known[1] == ("9H#1",)


def test_the_turn_passes_over_those_who_have_folded() -> None:
    state = bets()
    act(state, "0 bet 5", "1 fold", "2 call", "3 call", "0 draw", "0 discard 2D")
    assert state.public.turn == 2


def test_the_card_that_was_taken_is_not_thrown_in_the_same_turn() -> None:
    """The rule is the same as RUM-R7."""
    state = table(POOR[:3], stock="9H")
    act(state, "0 draw", "0 discard 9H", "1 take")
    assert "discard 9H" not in offered(state)
    assert refusal(state, "1 discard 9H").code == "pif_return"
    assert refusal(state, "1 discard 9H").values == {"card": "9H#1"}
    free = table(POOR[:3], stock="9H", rules=PifPaf(betting=False, return_discard=True))
    assert told(act(free, "0 draw", "0 discard 9H", "1 take", "1 discard 9H"))[-1] == "discarded"


def test_the_clock_throws_a_card_that_leaves_fewest_loose_and_goes_with_fewest_others() -> None:
    state = table(["4S 5S 6S QH QD 9C TC 2D 7H", *POOR[1:3]], stock="3C")
    act(state, "0 draw")
    assert [plain(text) for text in offered(state)[:3]] == ["discard 7H", "discard 2D", "discard 3C"]


# ---------------------------------------------------------------------- going out


def test_going_out_shows_the_melds_of_the_winner_and_no_other_hand() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="JD")
    act(state, "0 draw")
    assert offered(state)[0] == "out 2C"
    assert state.default(state.pending[0]).text == "out 2C#1"
    out, pot = act(state, "0 out 2C")
    assert isinstance(out, WentOut)
    assert (out.seat, plain(out.card), sorted(map(plain, out.cards))) == (0, "2C", sorted(MELDED.split()))
    assert pot == PotTaken(0, 15)
    assert state.result is not None
    assert state.result.chips == (10, -5, -5)
    view = state.view(None)
    assert len(view.zone("shown", 0).cards or ()) == 9
    assert view.zone("hand", 1).cards is None
    opened = {plain(card) for zone in state.revealed_zones() for card in zone.cards or ()}
    assert opened == {*MELDED.split(), "2C"}


def test_one_goes_out_only_where_the_other_nine_are_melds() -> None:
    """PIF-R7."""
    state = table([NEARLY, *POOR[1:3]], stock="KH")
    act(state, "0 draw")
    assert not any(answer.startswith("out") for answer in offered(state))
    refused = refusal(state, "0 out KH")
    assert (refused.code, refused.values) == ("pif_not_out", {"card": "KH#1"})


def test_nine_melded_cards_still_have_to_draw_and_may_throw_what_they_took() -> None:
    """PIF-R8."""
    state = table([POOR[0], MELDED, POOR[2]], stock="KH")
    assert refusal(table([MELDED, *POOR[1:3]]), "0 out 4S").code == "not_offered"
    assert told(act(state, "0 draw", "0 discard KH")) == ["drew", "discarded"], "it fits nowhere, so it is not claimed"
    act(state, "1 take")
    assert "out KH" in offered(state)
    assert told(act(state, "1 out KH")) == ["went-out", "pot-taken"]


def test_whoever_may_go_out_may_also_play_on() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="JD")
    act(state, "0 draw")
    assert "discard JD" in offered(state)


# ---------------------------------------------------------------------- claims


def test_a_discard_is_claimed_at_once_by_the_first_seat_on_the_left_that_it_completes() -> None:
    """G-R4, PIF-R6: by seat order, and nobody is asked."""
    state = table([POOR[0], POOR[3], NEARLY, "7H 7D 7C 3S 4S 5S QD KD 2H"], stock="JD")
    events = act(state, "0 draw", "0 discard JD")
    assert told(events) == ["drew", "discarded", "claimed-out", "pot-taken"]
    claimed = events[2]
    assert isinstance(claimed, ClaimedOut)
    assert (claimed.seat, claimed.whom, claimed.card, claimed.thrown) == (2, 0, "JD#1", "2C#1")
    assert sorted(map(plain, claimed.cards)) == sorted(MELDED.split())
    assert state.result is not None
    assert state.result.winners == (2,)


def test_the_next_player_is_part_of_the_order() -> None:
    state = table([POOR[0], NEARLY, "7H 7D 7C 3S 4S 5S QD KD 2H"], stock="JD")
    act(state, "0 draw", "0 discard JD")
    assert state.result is not None
    assert state.result.winners == (1,)


def test_a_seat_that_has_folded_claims_nothing_and_its_hand_is_never_shown() -> None:
    """PIF-7, PIF-8."""
    state = table([POOR[0], NEARLY, POOR[2]], stock="JD", rules=PifPaf())
    act(state, "0 check", "1 fold", "2 check", "0 draw", "0 discard JD")
    assert state.result is None
    assert state.public.turn == 2
    assert state.view(None).zone("hand", 1).cards is None
    assert sorted(map(plain, state.view(1).hand)) == sorted(NEARLY.split())


def test_nobody_is_asked_and_nothing_is_told_where_nobody_can_claim() -> None:
    state = table([POOR[0], NEARLY, POOR[2]], stock="KH")
    assert told(act(state, "0 draw", "0 discard KH")) == ["drew", "discarded"]
    assert [decision.seat for decision in state.pending] == [1]


# ---------------------------------------------------------------------- refusals


def test_a_level_that_is_not_offered_is_refused_with_the_cap() -> None:
    state = bets()
    for line in ("0 bet 25", "0 bet 12", "0 bet 0"):
        refused = refusal(state, line)
        assert (refused.code, refused.values) == ("pif_cap", {"cap": 20, "ante": 5})
    act(state, "0 bet 10")
    assert refusal(state, "1 bet 10").code == "pif_cap"


def test_a_bet_cannot_be_checked() -> None:
    state = bets()
    act(state, "0 bet 5", "1 bet 15", "2 call", "3 call")
    refused = refusal(state, "0 check")
    assert (refused.code, refused.values) == ("pif_match", {"bet": 15, "owes": 10})


def test_who_has_folded_is_told_so() -> None:
    state = bets()
    act(state, "0 fold")
    assert refusal(state, "0 check").code == refusal(state, "0 draw").code == "pif_folded"


def test_what_a_phase_does_not_offer_is_stale() -> None:
    """G-R11."""
    state = bets(3)
    assert refusal(state, "0 call").code == refusal(state, "0 draw").code == "not_offered"
    act(state, "0 check", "1 check", "2 check")
    assert refusal(state, "0 check").code == refusal(state, "0 discard 2D").code == "not_offered"


def test_one_throws_what_one_holds_on_ones_own_turn() -> None:
    state = table(POOR[:3])
    assert refusal(state, "1 draw").code == "not_your_turn"
    act(state, "0 draw")
    assert refusal(state, "0 discard KS#2").code == refusal(state, "0 out KS#2").code == "not_in_hand"


def test_a_seat_that_is_out_is_a_spectator() -> None:
    """G-R12."""
    state = table([*POOR[:2], ""], before=standing(3, dealer=1, out=(2,)))
    assert refusal(state, "2 draw").code == "not_seated"


# ---------------------------------------------------------------------- the stock runs out


def pass_on(state: PifPafRound) -> list[Event]:
    """Draw, and throw what was drawn."""
    seat = state.public.turn
    events = act(state, f"{seat} draw")
    if state.result is None:
        events += state.play(seat, state.action(f"discard {new_card(state)}"))
    return events


def emptied(players: int = 3) -> PifPafRound:
    """Everybody has thrown what they drew until the stock was empty."""
    state = table(POOR[:players])
    while state.hidden.stock and state.result is None:
        pass_on(state)
    assert state.result is None
    return state


def test_an_empty_stock_is_the_discards_turned_over_unshuffled_but_the_top_one() -> None:
    """PIF-R5."""
    state = emptied()
    oldest, *_, newest, top = state.public.discards
    assert told(act(state, f"{state.public.turn} draw")) == ["turned-over", "drew"]
    assert new_card(state) == oldest
    assert state.public.discards == (top,)
    assert state.hidden.stock[-1] == newest


def test_what_is_drawn_from_a_stock_that_was_turned_over_is_known_to_all_who_remember() -> None:
    state = emptied()
    seat, oldest, second = state.public.turn, state.public.discards[0], state.public.discards[1]
    act(state, f"{seat} draw")
    other = (seat + 1) % 3
    for _ in range(5):
        world = NO_BETS.resample(state.view(other), Random(1))
        assert oldest in world.hidden.hands[seat]
        assert world.hidden.stock[0] == second
    view = state.view(other)
    assert view.zone("hand", seat).cards is None
    assert view.private == DrawingPrivate()


def test_the_fourth_time_the_hand_is_void_and_the_pot_stays() -> None:
    """PIF-R9."""
    state = emptied()
    for _ in range(REFILLS):
        assert told(pass_on(state))[0] == "turned-over"
        while state.hidden.stock:
            pass_on(state)
    assert told(act(state, f"{state.public.turn} draw")) == ["stock-ran-out", "pot-stays"]
    assert state.result is not None
    assert state.result.winners == ()
    assert state.result.chips == (-5, -5, -5)
    assert state.view(None).counters["pot"] == 15


def test_a_world_is_dealt_from_what_the_seat_has_seen() -> None:
    state = NO_BETS.start(standing(4), Dice(Random(4)))
    act(state, "0 draw", f"0 discard {plain(state.hidden.hands[0][0])}")
    act(state, "1 take")
    view = state.view(2)
    world = NO_BETS.resample(view, Random(2))
    assert world.view(2) == view
    assert new_card(world) == new_card(state), "everybody saw it taken"
    assert world.hidden.hands[0] != state.hidden.hands[0]
