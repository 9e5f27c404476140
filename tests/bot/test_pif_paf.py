"""The screens of Pif Paf: bets and their price, hands in their melds, how the pot was won, and why not."""

from dataclasses import replace

import pytest

from bot.interactions.errors import sentence
from bot.ui import naming
from engine.contract import Illegal
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import halves
from engine.pif_paf.rules import first_standing
from tests.bot.screens import NAMES, buttons, drawn_panel, panel, parts, public, scene, why
from tests.engine.cards.drawing import act, new_card
from tests.engine.pif_paf.scenes import MELDED, NEARLY, POOR, bets, dealt, run_out, standing, table
from tests.said import is_said, said

PHONE = 14  # characters of a label of which four stand in a row


# ---------------------------------------------------------------------- bets


def test_a_bet_has_a_button_for_each_level_and_the_panel_says_the_price() -> None:
    state = bets()
    assert buttons(state) == {
        said("pif-paf-button-check"): "check",
        said("pif-paf-button-fold"): "fold",
        **{said("pif-paf-button-bet", level=level): f"bet {level}" for level in (5, 10, 15, 20)},
    }
    assert said("pif-paf-price-free", cap=20) in panel(state)
    act(state, "0 bet 10")
    assert buttons(state, 1) == {
        said("pif-paf-button-call", owes=10): "call",
        said("pif-paf-button-fold"): "fold",
        said("pif-paf-button-raise", level=15): "bet 15",
        said("pif-paf-button-raise", level=20): "bet 20",
    }
    assert f"{said('pif-paf-price', owes=10, chips=195, pot=30)} {said('pif-paf-price-raise', cap=20)}" in panel(
        state, 1
    )
    act(state, "1 bet 20")
    assert buttons(state, 2) == {said("pif-paf-button-call", owes=20): "call", said("pif-paf-button-fold"): "fold"}
    assert said("pif-paf-price-top") in panel(state, 2)
    assert buttons(state, 3) == {}


def test_eight_levels_fill_two_rows_below_the_choice_to_stay() -> None:
    state = dealt(PifPaf(), first_standing(PifPaf(), NAMES[:8], 7), [()] * 8)
    rows = [one for one in parts(drawn_panel(state)) if one["type"] == 1]
    assert [len(row["components"]) for row in rows[:3]] == [2, 4, 4]
    assert all(len(label) <= PHONE for label in buttons(state))


def test_the_table_says_the_pot_the_bets_and_how_far_they_go_and_why() -> None:
    state = bets(chips=(200, 17, 200, 383))
    act(state, "0 bet 5", "1 call", "2 fold")
    shown = public(state)
    assert (
        f"{said('pif-paf-pot', pot=30)} · {said('pif-paf-cap', cap=10)} · "
        f"{said('pif-paf-limited', names='Marie', count=1)}" in shown
    )
    assert "**Zoé** — 190 chips · bet 5" in shown
    assert f"**Bob** — {said('pif-paf-has-chips', chips=195)} · {said('pif-paf-has-folded')}" in shown
    none = bets(chips=(200, 9, 8, 583))
    assert said("pif-paf-no-bets", names="Marie and Bob", count=0) in public(none)


def test_who_has_folded_sees_the_own_hand_and_nobody_else_does() -> None:
    state = bets()
    act(state, "0 fold")
    assert "Q♥" in panel(state)
    assert said("pif-paf-own-fold") in panel(state)
    assert "Q♥" not in panel(state, 1)
    assert "Q♥" not in public(state)


# ---------------------------------------------------------------------- a turn


def test_a_hand_lies_in_its_melds_with_what_is_loose() -> None:
    state = table([NEARLY, *POOR[1:3]])
    assert said("pif-paf-loose", cards="9♦ 10♦ ┃ 2♣", count=3, hand=9, halves=1) in panel(state)
    assert "4♠ 5♠ 6♠" in panel(state)
    assert said("pif-paf-melded", hand=9) in panel(table([MELDED, *POOR[1:3]]))
    assert "10♦" not in panel(state, 1)


def test_the_first_draw_is_from_the_stock_and_later_there_is_the_top_discard_too() -> None:
    state = table(POOR[:3], stock="4H")
    assert buttons(state) == {said("pif-paf-button-draw"): "draw"}
    assert is_said("pif-paf-stock", public(state))
    act(state, "0 draw", "0 discard 4H")
    assert buttons(state, 1) == {
        said("pif-paf-button-draw"): "draw",
        said("pif-paf-button-take", card="4♥", loose=9): "take",
    }
    assert "# 4♥" in public(state)


def test_the_top_discard_and_what_taking_it_would_leave_stand_beside_the_draw() -> None:
    state = table([POOR[0], NEARLY, POOR[2]], stock="5H")
    act(state, "0 draw", "0 discard 5H")
    assert said("pif-paf-offered", card="5♥", loose=3) in panel(state, 1)
    assert not is_said("pif-paf-offered", panel(state, 0)), "a panel that waits would keep it"
    act(state, "1 take")
    assert said("pif-paf-got-taken", card="5♥") in panel(state, 1)


def test_halves_of_melds_stand_apart_while_bets_are_made() -> None:
    state = bets()
    assert is_said("pif-paf-loose", panel(state), count=9, halves=len(halves(state.hidden.hands[0])))
    shown = panel(state).split("**9**")[0]
    assert all(" ".join(map(naming.card, half)) in shown for half in halves(state.hidden.hands[0]))


def test_what_is_asked_of_a_bet_is_what_can_be_done() -> None:
    state = bets()
    assert said("pif-paf-ask-bet-free") in panel(state)
    act(state, "0 bet 10")
    assert said("pif-paf-ask-bet") in panel(state, 1)
    act(state, "1 bet 20")
    assert said("pif-paf-ask-bet-top") in panel(state, 2)


def test_every_throw_says_how_many_cards_it_leaves_loose() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="KH")
    act(state, "0 draw")
    found = buttons(state)
    assert found["K♥: 3 ½"] == "discard KH#1"
    assert found["6♥: 6 ½½"] == "discard 6H#1"
    assert said("pif-paf-about-throw") in panel(state)
    assert said("pif-paf-got-stock", card="K♥") in panel(state)
    assert len(found) == 10
    assert all(len(label) <= PHONE for label in found)


def test_the_card_just_taken_cannot_be_thrown_and_equal_cards_have_one_button() -> None:
    state = table([POOR[0], "4H 4C 7S 9C JD QS AD 2S KD", POOR[2]], stock="4H")
    act(state, "0 draw", "0 discard 4H", "1 take")
    taken = new_card(state)
    (own,) = (card for card in state.hidden.hands[1] if card.startswith("4H") and card != taken)
    assert [sent for label, sent in buttons(state, 1).items() if label.startswith("4♥: 9")] == [f"discard {own}"]
    assert f"discard {taken}" not in buttons(state, 1).values()
    alone = table(POOR[:3], stock="4H")
    act(alone, "0 draw", "0 discard 4H", "1 take")
    assert buttons(alone, 1)[said("pif-paf-button-taken", card="4♥")] == ""


def test_where_one_can_go_out_there_is_nothing_else() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="JD")
    act(state, "0 draw")
    assert buttons(state) == {said("pif-paf-button-out", card="2♣"): "out 2C#1"}
    assert said("pif-paf-about-out") in panel(state)


def test_the_table_shows_what_was_taken_but_no_hand() -> None:
    state = table(POOR[:3], stock="4H")
    events = act(state, "0 draw", "0 discard 4H", "1 take")
    shown = public(state, events)
    assert said("pif-paf-has-taken", cards="4♥") in shown
    assert said("pif-paf-has-drawn") not in shown, "one card would be told twice"
    assert "Q♥" not in shown
    assert said("pif-paf-hand-of", hand=1, hands=10) in shown


def test_a_stock_that_was_turned_over_is_said_to_be_old_discards() -> None:
    state = table(POOR[:3])
    for seat in (0, 1, 2):
        act(state, f"{seat} draw")
        state.play(seat, state.action(f"discard {new_card(state)}"))
    state.hidden = replace(state.hidden, stock=())
    events = act(state, "0 draw")
    shown = public(state, events)
    assert said("pif-paf-again") in shown
    assert said("pif-paf-has-drawn") in shown


# ---------------------------------------------------------------------- the end of a hand


def test_a_claim_is_said_with_the_card_and_the_two_players() -> None:
    state = table([POOR[0], POOR[3], NEARLY], stock="JD")
    events = act(state, "0 draw", "0 discard JD")
    shown = public(state, events)
    assert said("pif-paf-line-claim", whom="Zoé", card="J♦") in shown
    assert f"**Bob** · {said('pif-paf-line-chips', before=200, sign='+10', after=210)}" in shown
    assert "9♦ 10♦ J♦" in shown
    assert "> ⚡" in shown, "the narrator says it, too"
    assert "Q♦" not in shown, "it lies in a hand that stays closed"


def test_when_all_others_fold_no_card_is_shown() -> None:
    state = bets()
    events = act(state, "0 bet 5", "1 fold", "2 fold", "3 fold")
    shown = public(state, events)
    assert said("pif-paf-line-folds") in shown
    assert (
        f"**Marie** · {said('pif-paf-line-chips', before=200, sign=-5, after=195)} · {said('pif-paf-line-folded')}"
        in shown
    )


def test_a_pot_that_nobody_won_stays_and_waits() -> None:
    state = table(POOR[:3])
    run_out(state)
    events = act(state, "0 draw")
    assert said("pif-paf-line-stays", pot=15) in public(state, events)
    assert said("pif-paf-line-ran-out") in public(state, events), "why nobody won it"
    after = table(POOR[:3], before=standing(3, pot=15, chips=(195, 195, 195)))
    assert f"{said('pif-paf-pot', pot=30)} · {said('pif-paf-waits', pot=15)}" in public(after)
    last = table(POOR[:3], rules=PifPaf(betting=False, hands=1))
    run_out(last)
    assert said("pif-paf-line-shared") in public(last, act(last, "0 draw"))


def test_who_is_out_of_chips_is_said_and_who_was_out_before_is_one_line() -> None:
    before = standing(4, chips=(580, 9, 3, 208), out=(2,), fell=(0, 0, 1, 0))
    state = table([NEARLY, POOR[1], "", POOR[3]], stock="JD", before=before)
    assert f"**Bob** — 🏁 out · {said('pif-paf-has-chips', chips=3)}" in public(state)
    events = act(state, "0 draw", "0 out 2C")
    shown = public(state, events)
    assert f"→ **4** chips · {said('pif-paf-line-broke')}" in shown
    assert said("pif-paf-line-out", names="Bob") in shown


# ---------------------------------------------------------------------- why not


def test_the_question_mark_says_what_is_in_the_way() -> None:
    state = bets()
    assert said("pif-paf-why-cap", cap=20, ante=5) in why(state)
    assert said("pif-paf-why-turn", name="Zoé") in why(state, 1)
    act(state, "0 bet 15")
    assert said("pif-paf-why-check", bet=15, owes=15) in why(state, 1)
    act(state, "1 fold", "2 call", "3 call")
    assert said("pif-paf-why-folded") in why(state, 1)
    assert said("pif-paf-why-take") in why(state)
    poor = bets(chips=(200, 17, 200, 383))
    assert said("pif-paf-why-limited", cap=10, limit=20, names="Marie", count=1) in why(poor)


def test_and_why_one_cannot_go_out_or_throw_what_was_taken() -> None:
    state = table([POOR[0], NEARLY, POOR[2]], stock="4H")
    act(state, "0 draw", "0 discard 4H", "1 take")
    text = why(state, 1)
    assert said("pif-paf-why-out", loose=3) in text
    assert said("pif-paf-why-taken", card="4♥") in text
    act(state, "1 discard 2C")
    assert said("pif-paf-why-nothing") in why(state, 2)


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Illegal("pif_cap", cap=20, ante=5), said("refused-pif-cap", cap=20, ante=5)),
        (Illegal("pif_match", bet=15, owes=10), said("refused-pif-match", bet=15, owes=10)),
        (Illegal("pif_no_discard"), said("refused-pif-no-discard")),
        (Illegal("pif_not_out", card="TH#2"), said("refused-pif-not-out", card="10♥")),
        (Illegal("pif_folded"), said("refused-pif-folded")),
        (Illegal("pif_return", card="TH#2"), said("refused-pif-return", card="10♥")),
        (Illegal("stack_below_antes", stack=40, least=50), said("refused-stack-below-antes", stack=40, least=50)),
    ],
)
def test_every_refusal_has_its_sentence(refusal: Illegal, text: str) -> None:
    assert text in sentence(refusal, scene(table(POOR[:3]), 0))
