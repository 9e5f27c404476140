"""A hand of Rumino, from RUM-3 to RUM-9 and its rulings."""

from random import Random

import pytest

from engine.cards.events import Discarded, Drew, Took
from engine.cards.packs import plain
from engine.contract import Dice, Event, Seeded
from engine.rumino.events import Knocked, RuminoClaimed, RuminoShown, WentGin
from engine.rumino.game import Rumino
from engine.rumino.round import RuminoRound
from tests.engine.cards.drawing import new_card
from tests.engine.rumino.scenes import POOR, act, offered, refusal, standing, table, told

SEVEN = "4S 4H 4D 7C 8C 9C 7D"  # seven points
NOTHING = "4S 4H 4D 7C 8C 9C TC"
SIX_HEARTS = "2H 3H 4H 5H 6H 7H KS"


@pytest.mark.parametrize(("players", "stock"), [(2, 93), (3, 86), (4, 79), (5, 72), (6, 65)])
def test_seven_cards_are_dealt_to_each_and_one_is_turned_up(players: int, stock: int) -> None:
    view = Rumino().start(standing(players), Seeded(bytes(32), "deal")).view(None)
    assert [view.zone("hand", seat).count for seat in range(players)] == [7] * players
    assert view.zone("stock").count == stock
    assert len(view.zone("discards").cards or ()) == 1


def test_every_deal_is_shuffled_and_the_same_again_from_its_seed() -> None:
    hands = [Rumino().start(standing(2), Seeded(bytes([seed] * 32), "deal")).view(0).hand for seed in (1, 2, 3, 1)]
    assert len(set(hands)) == 3
    assert hands[0] == hands[3]


def test_the_first_turn_is_left_of_the_dealer_and_passes_over_seats_that_are_out() -> None:
    before = standing(4, dealer=1, out=(2,))
    state = Rumino().start(before, Dice(Random(1)))
    assert state.pending[0].seat == 3
    assert state.view(None).zone("hand", 2).count == 0
    assert state.view(None).zone("stock").count == 86


def test_before_the_draw_one_may_draw_take_and_with_little_left_knock() -> None:
    assert offered(table([POOR[0], POOR[1]])) == ["draw", "take"]
    assert offered(table([SEVEN, POOR[1]])) == ["draw", "take", "knock"]
    assert offered(table([SEVEN, POOR[1]], rules=Rumino(knock_max=6))) == ["draw", "take"]


def test_with_nothing_left_gin_alone_is_offered_and_a_knock_is_gin() -> None:
    """RUM-R17."""
    assert offered(table([NOTHING, POOR[1]])) == ["draw", "take", "gin"]
    by_gin, by_knock = table([NOTHING, POOR[1]]), table([NOTHING, POOR[1]])
    assert act(by_gin, "0 gin") == act(by_knock, "0 knock")
    assert by_knock.public.scores[0] == -10


def test_the_clock_draws_and_throws_the_dearest_card_of_those_that_leave_least() -> None:
    state = table([SEVEN, POOR[1]], stock="KS")
    assert state.default(state.pending[0]).text == "draw"
    act(state, "0 draw")
    assert state.default(state.pending[0]).text == "discard KS#1"
    act(state, "0 discard KS")
    melds = table([NOTHING, POOR[1]], stock="4C")
    act(melds, "0 draw")  # of two melds of four any card leaves nothing: the dearest
    assert melds.default(melds.pending[0]).text == "discard TC#1"
    even = table(["4S 4H 4D 7C 8C 9C TD", POOR[1]], stock="KS")
    act(even, "0 draw")
    # Ten and king cost the same: the first in hand order, suits S H D C.
    assert even.default(even.pending[0]).text == "discard KS#1"


def test_a_card_of_the_stock_is_seen_by_its_owner_alone() -> None:
    state = table([POOR[0], POOR[1]], stock="9H")
    (drew,) = act(state, "0 draw")
    assert drew.seen_by(0) == Drew(0, "9H#1")
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, None)
    assert "9H#1" in str(state.view(0))
    for watcher in (1, None):
        assert "9H#1" not in str(state.view(watcher))
    (took,) = act(table([POOR[0], POOR[1]]), "0 take")
    assert took.seen_by(None) == Took(0, "KC#1")


def test_the_turn_goes_on_to_the_left() -> None:
    state = table(POOR[:3])
    for seat in (0, 1, 2, 0):
        assert state.pending[0].seat == seat
        pass_on(state)


def pass_on(state: RuminoRound) -> list[Event]:
    """Draw, and throw what was drawn."""
    events = act(state, f"{state.public.turn} draw")
    if state.result is None:
        act(state, f"{state.public.turn} discard {plain(new_card(state))}")
    return events


# ---------------------------------------------------------------------- the card that was taken


def test_the_card_that_was_taken_is_not_thrown_in_the_same_turn_but_its_twin_is() -> None:
    """RUM-R7."""
    state = table(["4S 4H 4D 7C 8C 9C KH", POOR[1]], upcard="KH")
    act(state, "0 take")
    assert offered(state).count("discard KH") == 1
    taken = next(answer for answer in ("discard KH#1", "discard KH#2") if answer.endswith(new_card(state)[-2:]))
    assert refusal(state, f"0 {taken}").code == "rum_return"
    assert refusal(state, f"0 {taken}").values == {"card": new_card(state)}
    other = "discard KH#1" if taken.endswith("2") else "discard KH#2"
    state.play(0, state.action(other))
    assert state.public.turn == 1


def test_with_the_option_the_card_that_was_taken_may_be_thrown() -> None:
    state = table([POOR[0], POOR[1]], rules=Rumino(return_discard=True))
    assert told(act(state, "0 take", "0 discard KC")) == ["took", "discarded"]


def test_gin_with_the_card_that_was_taken_is_free() -> None:
    state = table([NOTHING, POOR[1]], upcard="KH")
    act(state, "0 take")
    assert "gin KH" in offered(state)
    assert "discard KH" not in offered(state)
    assert told(act(state, "0 gin KH"))[0] == "went-gin"


# ---------------------------------------------------------------------- refusals


def test_one_may_only_knock_before_the_draw() -> None:
    state = table([SEVEN, POOR[1]])
    act(state, "0 draw")
    assert refusal(state, "0 knock").code == "rum_knock_late"


def test_a_knock_needs_few_points() -> None:
    refused = refusal(table([POOR[0], POOR[1]]), "0 knock")
    assert (refused.code, refused.values) == ("rum_knock_high", {"d": 41, "most": 7})


def test_gin_needs_nothing_left_and_says_what_is() -> None:
    """RUM-R18: before the draw of the hand, after it with the discard that was named."""
    state = table([SEVEN, POOR[1]], stock="2S")
    assert refusal(state, "0 gin").values == {"d": 7}
    act(state, "0 draw")
    assert refusal(state, "0 gin 7D").values == {"d": 2}
    assert refusal(state, "0 gin 2S").values == {"d": 7}
    assert refusal(state, "0 gin 7D").code == "rum_not_gin"


def test_gin_after_the_draw_may_be_ruled_out() -> None:
    """RUM-R13."""
    state = table([NOTHING, POOR[1]], rules=Rumino(gin_after_draw=False), stock="KS")
    act(state, "0 draw")
    assert all(not answer.startswith("gin") for answer in offered(state))
    assert refusal(state, "0 gin KS").code == "rum_knock_late"


def test_a_card_that_is_not_held_is_refused_as_such_whatever_else_is_wrong() -> None:
    """The general table of refusals goes before the game's own (G-7)."""
    state = table([NOTHING, POOR[1]], rules=Rumino(gin_after_draw=False), stock="KS")
    act(state, "0 draw")
    assert refusal(state, "0 gin QH#1").code == "not_in_hand"
    assert refusal(state, "0 discard QH#1").code == "not_in_hand"
    assert refusal(state, "0 gin").code == "rum_knock_late"


def test_what_a_phase_does_not_offer_is_stale() -> None:
    """G-R11."""
    state = table([SEVEN, POOR[1]])
    assert refusal(state, "0 discard 7D").code == "not_offered"
    act(state, "0 draw")
    assert refusal(state, "0 draw").code == refusal(state, "0 take").code == "not_offered"


def test_one_throws_what_one_holds_when_one_is_asked() -> None:
    state = table([SEVEN, POOR[1]])
    assert refusal(state, "1 draw").code == "not_your_turn"
    act(state, "0 draw")
    assert refusal(state, "0 discard KD#2").code == "not_in_hand"


def test_a_seat_that_is_out_is_a_spectator() -> None:
    """G-R12."""
    state = table([POOR[0], POOR[1], ""], before=standing(3, dealer=1, out=(2,), fell=(0, 0, 1)))
    assert refusal(state, "2 draw").code == "not_seated"


def test_a_rebuy_is_not_open_during_a_hand() -> None:
    state = table(POOR[:2])
    assert refusal(state, "0 rebuy").code == refusal(state, "1 rebuy").code == "rum_no_rebuy"
    assert refusal(state, "0 rebuy").values == {"why": "in"}


# ---------------------------------------------------------------------- the end of a hand


def test_a_knock_shows_and_scores_every_hand() -> None:
    """RUM-9."""
    state = table([SEVEN, "2H 3H 4H KS KD 9C 5D", "* TD JD 6S 6C 8H 2C"])
    events = act(state, "0 knock")
    assert events[0] == Knocked(0, 7)
    assert state.result is not None
    assert state.result.scores == (7, 34, 22)
    assert state.result.places == (0, 2, 1)
    view = state.view(None)
    assert [tuple(map(plain, view.zone("shown", seat).cards or ())) for seat in (0, 2)] == [
        ("4S", "4H", "4D", "7D", "7C", "8C", "9C"),
        ("6S", "8H", "TD", "JD", "2C", "6C", "*"),
    ]


def test_nobody_is_undercut() -> None:
    """RUM-R5; the fewest points are the best of the hand."""
    state = table([SEVEN, "9S 9S 9H 4C 4C 4S 2D"])
    act(state, "0 knock")
    assert state.result is not None
    assert (state.result.scores, state.result.winners) == ((7, 2), (1,))


def test_gin_with_a_discard_ends_the_hand_and_opens_no_claim() -> None:
    state = table([NOTHING, SIX_HEARTS], stock="8H")
    events = act(state, "0 draw", "0 gin 8H")
    assert told(events) == ["drew", "went-gin", "counted"]
    assert events[1] == WentGin(0, "8H#1")
    assert state.result is not None
    assert state.result.scores == (-10, 10)
    assert state.result.winners == (0,)


# ---------------------------------------------------------------------- rumino


def test_a_rumino_is_shown_the_moment_it_is_drawn() -> None:
    state = table([SIX_HEARTS, POOR[1]], stock="8H")
    events = act(state, "0 draw")
    assert told(events) == ["drew", "rumino-shown", "won"]
    assert events[1] == RuminoShown(0, tuple(f"{rank}H#1" for rank in "2345678"))
    assert state.result is not None
    assert state.result.scores == ()
    view = state.view(1)
    assert view.zone("shown", 0).count is None
    assert len(view.zone("shown", 0).cards or ()) == 7
    assert view.zone("hand", 0).cards is None
    assert view.zone("hand", 0).count == 1
    assert Rumino().match(state.standing, state.result) == (True, (0, 1), (0,))


def test_a_rumino_may_be_taken_from_the_discards() -> None:
    assert told(act(table([SIX_HEARTS, POOR[1]], upcard="8H"), "0 take")) == ["took", "rumino-shown", "won"]


def test_a_discard_is_claimed_at_once_by_the_first_seat_from_the_discarders_left() -> None:
    """G-R4, RUM-R6: by seat order, and nobody is asked."""
    claims = ["KS KD 4C 9D 2S 3S 7D", "QS QS QH QD QC * 8H", POOR[3]]
    state = table([POOR[0], *claims], stock="*")
    events = act(state, "0 draw", "0 discard *")
    assert told(events) == ["drew", "discarded", "rumino-claimed", "won"]
    claimed = events[2]
    assert isinstance(claimed, RuminoClaimed)
    assert (claimed.seat, claimed.whom, plain(claimed.card)) == (2, 0, "*")
    assert len(claimed.cards) == 7
    assert state.view(None).zone("hand", 2).count == 1
    assert state.view(None).zone("hand", 1).cards is None


def test_the_first_upcard_can_be_claimed_by_nobody() -> None:
    state = table([POOR[0], SIX_HEARTS], upcard="8H")
    assert state.result is None
    assert state.pending[0].seat == 0


def test_nobody_is_asked_and_nothing_is_told_where_nobody_can_claim() -> None:
    state = table([POOR[0], SIX_HEARTS], stock="9H")
    assert told(act(state, "0 draw", "0 discard 9H")) == ["drew", "discarded"]
    assert [decision.seat for decision in state.pending] == [1]


def test_a_dealt_rumino_wins_before_anybody_plays() -> None:
    """RUM-R12: of several the first from the dealer's left."""
    hands = [POOR[1], "7D 8D 9D TD JD QD KD", "QS QS QH QD * * QC"]
    state = table(hands, before=standing(3, dealer=1))
    assert state.pending == ()
    assert told(state.opening)[-2:] == ["rumino-shown", "won"]
    assert state.result is not None
    assert state.result.winners == (2,)
    assert state.result.chips == (0, 0, 30)


# ---------------------------------------------------------------------- the stock runs out


def emptied(state: RuminoRound) -> None:
    """Draw and throw away until the stock is empty."""
    while state.hidden.stock:
        pass_on(state)


def test_an_empty_stock_is_made_anew_of_the_discards_three_times() -> None:
    """RUM-R10 and RUM-R14."""
    state = table(POOR[:2], rules=Rumino(knock_max=5))
    for _ in range(3):
        emptied(state)
        top, count = state.public.discards[-1], len(state.public.discards)
        assert told(pass_on(state)) == ["reshuffled", "drew"]
        assert top == state.public.discards[0]
        assert len(state.hidden.stock) == count - 2
    emptied(state)
    assert told(pass_on(state)) == ["stock-ran-out", "counted"]
    assert state.result is not None
    assert state.result.scores == (41, 41)
    assert state.result.winners == ()


def test_a_reshuffle_is_the_same_in_every_replay() -> None:
    first, second = table(POOR[:2]), table(POOR[:2])
    for state in (first, second):
        emptied(state)
        pass_on(state)
    assert first.hidden.stock == second.hidden.stock
    assert list(first.hidden.stock) != sorted(first.hidden.stock)


def test_what_ever_lay_open_may_be_opened_and_no_more() -> None:
    state = table([SIX_HEARTS, POOR[1]], upcard="KC", stock="9S 8H")
    act(state, "0 draw", "0 discard 9S", "1 take", "1 discard QH", "0 draw")
    opened = {plain(card) for zone in state.revealed_zones() for card in zone.cards or ()}
    assert opened == {"KC", "9S", "QH", *(f"{rank}H" for rank in "2345678")}


def test_a_discard_is_public_and_so_is_that_it_was_taken() -> None:
    state = table(POOR[:2], stock="9S")
    events = act(state, "0 draw", "0 discard 9S", "1 take")
    assert [event.seen_by(None) for event in events[1:]] == [Discarded(0, "9S#1"), Took(1, "9S#1")]
    assert state.view(0).public.known[1] == ("9S#1",)
