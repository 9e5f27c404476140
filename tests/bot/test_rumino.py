"""The screens of Rumino: hands in their melds, what each button does, the way back, and why something is refused."""

import pytest

from bot.interactions.errors import sentence
from bot.sandbox import seen
from engine.contract import Illegal
from engine.rumino.game import Rumino
from engine.rumino.round import RuminoRound
from tests.bot.screens import buttons, panel, public, scene, why
from tests.engine.cards.drawing import new_card
from tests.engine.rumino.scenes import POOR, act, refusal, standing, table
from tests.said import is_said, said

SEVEN, NOTHING = "4S 4H 4D 7C 8C 9C 7D", "4S 4H 4D 7C 8C 9C TC"
PHONE = 14  # characters of a label of which four stand in a row


# ---------------------------------------------------------------------- a turn


def test_a_hand_lies_in_its_best_melds_with_what_is_left_over() -> None:
    state = table([SEVEN, POOR[1]])
    assert f"**4♠ 4♥ 4♦ ┃ 7♣ 8♣ 9♣**\n{said('rumino-loose', cards='7♦', points=7)}" in panel(state)
    assert said("rumino-matched") in panel(table([NOTHING, POOR[1]]))
    assert "7♦" not in panel(state, 1)


def test_before_the_draw_there_is_a_knock_that_says_why_it_cannot_be_or_gin_alone() -> None:
    assert buttons(table([SEVEN, POOR[1]])) == {
        said("rumino-button-draw"): "draw",
        said("rumino-button-take", card="K♣", points=10): "take",
        said("rumino-button-knock", points=7): "knock",
    }
    assert buttons(table([POOR[0], POOR[1]])) == {
        said("rumino-button-draw"): "draw",
        said("rumino-button-take", card="K♣", points=41): "take",
        said("rumino-button-knock-off", points=41, most=7): "",
    }
    assert buttons(table([NOTHING, POOR[1]])) == {
        said("rumino-button-draw"): "draw",
        said("rumino-button-take", card="K♣", points=10): "take",
        said("rumino-button-gin"): "gin",
    }


def test_the_upcard_and_what_taking_it_would_leave_stand_beside_the_draw() -> None:
    state = table([SEVEN, POOR[1]], upcard="TC")
    assert said("rumino-offered", card="10♣", points=0) in panel(state)
    assert not is_said("rumino-offered", panel(state, 1)), "a panel that waits would keep it"
    act(state, "0 draw", "0 discard 7D#1")
    assert is_said("rumino-offered", panel(state, 1), card="7♦")
    assert said("rumino-below", cards="10♣") in panel(state, 1)
    act(state, "1 draw")
    assert said("rumino-pile", cards="7♦, 10♣") in panel(state, 1)


def test_an_upcard_that_completes_a_rumino_says_so() -> None:
    state = table(["4S 5S 6S 7S 8S 9S 2H", POOR[1]], upcard="TS")
    assert said("rumino-offered-rumino", card="10♠") in panel(state)
    assert buttons(state)[said("rumino-button-take-rumino", card="10♠")] == "take"


def test_every_throw_says_what_it_leaves_and_the_card_just_taken_cannot_be_thrown() -> None:
    state = table([SEVEN, POOR[1]])
    act(state, "0 take")
    assert said("rumino-got-taken", card="K♣") in panel(state)
    found = buttons(state)
    assert found["7♦: 10"] == "discard 7D#1"
    assert found["4♠: 25"] == "discard 4S#1"
    assert found[said("rumino-button-taken", card="K♣")] == ""
    assert len(found) == 8
    assert all(len(label) <= PHONE for label in found)


def test_a_throw_with_which_one_goes_gin_is_offered_as_gin_alone() -> None:
    state = table([SEVEN, POOR[1]], stock="TC")
    act(state, "0 draw")
    assert buttons(state)[said("rumino-button-gin-throw", card="7♦")] == "gin 7D#1"
    assert "discard 7D#1" not in buttons(state).values()


def test_equal_cards_have_one_button() -> None:
    state = table(["KH 2S 4S 6S 8S TS QS", POOR[1]], upcard="KH")
    act(state, "0 take")
    assert [answer for label, answer in buttons(state).items() if label.startswith("K♥")] == [
        next(f"discard {card}" for card in state.hidden.hands[0] if card.startswith("KH") and card != new_card(state))
    ]


def test_the_table_shows_the_upcard_and_what_everybody_was_seen_to_take_but_no_hand() -> None:
    state = table([POOR[0], POOR[1]], stock="9H")
    events = act(state, "0 take", "0 discard QD")
    shown = public(state, events)
    assert "# Q♦" in shown
    assert said("rumino-has-taken", cards="K♣") in shown
    assert said("rumino-piles", back="🎴", stock=93) in shown
    assert said("rumino-pool", chips=20) in shown
    assert "10♣" not in shown, "it lies in a hand"
    taking = table([POOR[0], POOR[1]], stock="9H")
    assert said("rumino-has-drawn") not in public(taking, act(taking, "0 take")), "one card would be told twice"
    act(state, "1 draw")
    assert said("rumino-has-drawn") in public(state, events)


def test_while_the_only_upcard_is_in_a_hand_the_table_says_so() -> None:
    state = table([POOR[0], POOR[1]])
    events = act(state, "0 take")
    assert said("rumino-no-upcard", back="🎴", stock=93) in public(state, events)


# ---------------------------------------------------------------------- the end of a hand


def busted() -> RuminoRound:
    before = standing(4, scores=(7, 21, 47, 90), rebuys=(0, 0, 0, 1))
    state = table([SEVEN, *POOR[1:]], before=before)
    act(state, "0 knock")
    return state


def test_who_is_out_is_told_what_it_costs_to_come_back_and_where() -> None:
    state = busted()
    assert said("rumino-about-rebuy", score=131, chips=20, own=190, back=88) in panel(state, 3)
    assert buttons(state, 3) == {said("rumino-button-rebuy", chips=20): "rebuy", said("rumino-button-drop"): "drop"}
    assert buttons(state, 0) == {}
    shown = public(state)
    assert said("rumino-may-return", name="Léo", back=88, chips=20) in shown
    assert f"4♠ 4♥ 4♦ ┃ 7♣ 8♣ 9♣ · {said('rumino-line-left', cards='7♦', points=7)}" in shown


def test_one_chip_is_not_called_chips() -> None:
    before = standing(4, Rumino(stake=1), scores=(7, 21, 47, 90))
    state = table([SEVEN, *POOR[1:]], rules=Rumino(stake=1), before=before)
    act(state, "0 knock")
    assert said("rumino-may-return", name="Léo", back=88, chips=1) in public(state)
    events = act(state, "3 rebuy")
    assert said("rumino-line-back", after=88, chips=1) in public(state, events)


def test_who_is_out_and_not_asked_is_told_why_they_cannot_come_back() -> None:
    before = standing(5, scores=(0, 0, 0, 90, 90), chips=(190, 190, 190, 190, 5))
    state = table([SEVEN, *POOR[1:], "3C 5D 7H 9S JC KD 2C"], before=before)
    act(state, "0 knock")
    assert [decision.seat for decision in state.pending] == [3]
    broke = said("rumino-why-rebuy", reason=said("refused-rum-no-rebuy", why="chips"))
    for text in (panel(state, 4), why(state, 4)):
        assert broke in text
    for seat in (0, 3):
        assert not is_said("rumino-why-rebuy", panel(state, seat))
    assert "Out, and back again" in why(state, 3)
    two = table([SEVEN, *POOR[1:3]], before=standing(3, scores=(0, 0, 90)))
    act(two, "0 knock")
    assert said("rumino-why-rebuy", reason=said("refused-rum-no-rebuy", why="few")) in panel(two, 2)
    last = table([SEVEN, POOR[1]], before=standing(2, scores=(0, 90)))
    act(last, "0 knock")
    assert not is_said("rumino-may-return", panel(last, 1)), "the match is over"


def test_the_result_has_scores_before_and_after_and_who_came_back() -> None:
    state = busted()
    act(state, "3 rebuy")
    shown = public(state)
    assert "**Zoé** · 7 +7 → **14**" in shown
    assert f"**Léo** · 90 +41 → **131** · {said('rumino-line-back', after=88, chips=20)}" in shown
    stays = busted()
    act(stays, "3 drop")
    assert f"**131** · {said('rumino-line-busted', limit=100)}" in public(stays)


def test_after_a_rumino_the_other_hands_stay_closed() -> None:
    state = table(["2H 3H 4H 5H 6H 7H KS", POOR[1], POOR[2]], stock="8H")
    act(state, "0 draw")
    shown = public(state)
    assert "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥" in shown
    assert said("rumino-line-pool", chips=30, names="Zoé") in shown
    assert shown.count("closed") == 2
    assert "10♦" not in shown


def test_the_result_says_why_the_hand_ended() -> None:
    knocked = table([SEVEN, *POOR[1:3]])
    assert said("rumino-ended-knock", name="Zoé", points=7) in public(knocked, act(knocked, "0 knock"))
    shown = table(["2H 3H 4H 5H 6H 7H KS", POOR[1], POOR[2]], stock="8H")
    assert said("rumino-ended-rumino", name="Zoé") in public(shown, act(shown, "0 draw"))


def test_who_went_out_before_is_one_line() -> None:
    before = standing(3, scores=(0, 120, 0), out=(1,), fell=(0, 1, 0))
    state = table([SEVEN, "", POOR[2]], before=before)
    act(state, "0 knock")
    assert said("rumino-line-out", names="Marie") in public(state)


def test_whoever_went_out_before_watches() -> None:
    before = standing(3, scores=(0, 120, 0), out=(1,), fell=(0, 1, 0))
    state = table([POOR[0], "", POOR[2]], before=before)
    assert said("generic-out-match") in why(state, 1)
    assert sentence(refusal(state, "1 draw"), scene(state, 1)) == said("refused-not-seated-hand")
    assert buttons(state, 1) == {}


# ---------------------------------------------------------------------- why not


@pytest.mark.long
def test_the_question_mark_says_what_is_in_the_way() -> None:
    state = table([POOR[0], POOR[1]])
    assert said("rumino-why-knock", points=41, most=7) in why(state)
    assert said("rumino-why-turn", name="Zoé") in why(state, 1)
    assert why(table([NOTHING, POOR[1]])).splitlines()[1:] == [said("rumino-why-draw")]
    act(state, "0 take")
    text = why(state)
    assert said("rumino-why-throw") in text
    assert said("rumino-why-knock-late") in text
    assert is_said("rumino-why-gin", text)
    assert said("rumino-why-taken", card="K♣") in text
    closed = table([SEVEN, POOR[1]], rules=Rumino(gin_after_draw=False))
    act(closed, "0 draw")
    assert said("rumino-why-gin-late") in why(closed)


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Illegal("rum_knock_late"), said("refused-rum-knock-late")),
        (Illegal("rum_knock_high", d=23, most=7), said("refused-rum-knock-high", d=23, most=7)),
        (Illegal("rum_not_gin", d=1), said("refused-rum-not-gin", d=1)),
        (Illegal("rum_return", card="TH#2"), said("refused-rum-return", card="10♥")),
        (Illegal("rum_no_rebuy", why="few"), said("refused-rum-no-rebuy", why="few")),
        (Illegal("rum_no_rebuy", why="chips"), said("refused-rum-no-rebuy", why="chips")),
        (Illegal("rum_no_rebuy", why="limit"), said("refused-rum-no-rebuy", why="limit")),
        (Illegal("rum_no_rebuy", why="off"), said("refused-rum-no-rebuy", why="off")),
        (Illegal("rum_no_rebuy", why="last"), said("refused-rum-no-rebuy", why="last")),
        (Illegal("rum_no_rebuy", why="in"), said("refused-rum-no-rebuy", why="in")),
        (Illegal("rum_no_rebuy", why="late"), said("refused-rum-no-rebuy", why="late")),
        (Illegal("not_your_turn", turn=0), said("refused-not-your-turn-hand", turn="Zoé")),
        (Illegal("not_in_hand", card="TH#2"), said("refused-not-in-hand-hand", card="10♥")),
        (Illegal("stack_below_stake", stake=20, stack=10), said("refused-stack-below-stake", stack=10, stake=20)),
    ],
)
def test_every_refusal_has_its_sentence(refusal: Illegal, text: str) -> None:
    assert text in seen(sentence(refusal, scene(table(POOR[:2]), 0)))
