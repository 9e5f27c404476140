"""The screens of Pif Paf: bets and their price, hands in their melds, how the pot was won, and why not."""

import pytest

from bot.interactions.errors import sentence
from engine.contract import Illegal
from engine.pif_paf.game import PifPaf
from engine.pif_paf.round import PifPafRound
from engine.pif_paf.standings import first_standing
from tests.bot.screens import NAMES, buttons, drawn_panel, panel, parts, public, scene, why
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import MELDED, NEARLY, POOR, bets, standing, table

PHONE = 14  # characters of a label of which four stand in a row


# ---------------------------------------------------------------------- bets


def test_a_bet_has_a_button_for_each_level_and_the_panel_says_the_price() -> None:
    state = bets()
    assert buttons(state) == {
        "Check": "check", "Fold": "fold", "Bet 5": "bet 5", "Bet 10": "bet 10", "Bet 15": "bet 15", "Bet 20": "bet 20"
    }  # fmt: skip
    assert "Nothing to match. You may bet up to **20**." in panel(state)
    act(state, "0 bet 10")
    assert buttons(state, 1) == {"Call 10": "call", "Fold": "fold", "Raise to 15": "bet 15", "Raise to 20": "bet 20"}
    assert "Staying in costs **10** of your 195 chips. The pot holds **30**. You may raise to **20**" in panel(state, 1)
    act(state, "1 bet 20")
    assert buttons(state, 2) == {"Call 20": "call", "Fold": "fold"}
    assert "That is the highest bet of this hand." in panel(state, 2)
    assert buttons(state, 3) == {}


def test_eight_levels_fill_two_rows_below_the_choice_to_stay() -> None:
    state = PifPafRound(PifPaf(), first_standing(PifPaf(), NAMES[:8], 7), [()] * 8)
    rows = [one for one in parts(drawn_panel(state)) if one["type"] == 1]
    assert [len(row["components"]) for row in rows[:3]] == [2, 4, 4]
    assert all(len(label) <= PHONE for label in buttons(state))


def test_the_table_says_the_pot_the_bets_and_how_far_they_go_and_why() -> None:
    state = bets(chips=(200, 17, 200, 383))
    act(state, "0 bet 5", "1 call", "2 fold")
    shown = public(state)
    assert "Pot **30** chips · bets up to **10** · since Marie has no more" in shown
    assert "**Zoé** — 190 chips · bet 5" in shown
    assert "**Bob** — 195 chips · folded" in shown
    none = bets(chips=(200, 9, 8, 583))
    assert "no bets: Marie and Bob have nothing to spare" in public(none)


def test_who_has_folded_sees_the_own_hand_and_nobody_else_does() -> None:
    state = bets()
    act(state, "0 fold")
    assert "Q♥" in panel(state)
    assert "You have folded. Your cards stay closed." in panel(state)
    assert "Q♥" not in panel(state, 1)
    assert "Q♥" not in public(state)


# ---------------------------------------------------------------------- a turn


def test_a_hand_lies_in_its_melds_with_what_is_loose() -> None:
    state = table([NEARLY, *POOR[1:3]])
    assert "Loose: 9♦ 10♦ 2♣ — **3** of 9" in panel(state)
    assert "4♠ 5♠ 6♠" in panel(state)
    assert "All 9 cards are in melds." in panel(table([MELDED, *POOR[1:3]]))
    assert "10♦" not in panel(state, 1)


def test_the_first_draw_is_from_the_stock_and_later_there_is_the_top_discard_too() -> None:
    state = table(POOR[:3], stock="4H")
    assert buttons(state) == {"Draw": "draw"}
    assert "no discards yet" in public(state)
    act(state, "0 draw", "0 discard 4H")
    assert buttons(state, 1) == {"Draw": "draw", "Take 4♥": "take"}
    assert "# 4♥" in public(state)


def test_every_throw_says_how_many_cards_it_leaves_loose() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="KH")
    act(state, "0 draw")
    found = buttons(state)
    assert found["K♥: 3"] == "discard KH#1"
    assert found["6♥: 6"] == "discard 6H#1"
    assert "You drew **K♥**." in panel(state)
    assert len(found) == 10
    assert all(len(label) <= PHONE for label in found)


def test_the_card_just_taken_cannot_be_thrown_and_equal_cards_have_one_button() -> None:
    state = table([POOR[0], "4H 4C 7S 9C JD QS AD 2S KD", POOR[2]], stock="4H")
    act(state, "0 draw", "0 discard 4H", "1 take")
    taken = state.got
    (own,) = (card for card in state.hands[1] if card.startswith("4H") and card != taken)
    assert buttons(state, 1)["4♥: 9"] == f"discard {own}"
    assert f"discard {taken}" not in buttons(state, 1).values()
    alone = table(POOR[:3], stock="4H")
    act(alone, "0 draw", "0 discard 4H", "1 take")
    assert buttons(alone, 1)["4♥ just taken"] == ""


def test_where_one_can_go_out_there_is_nothing_else() -> None:
    state = table([NEARLY, *POOR[1:3]], stock="JD")
    act(state, "0 draw")
    assert buttons(state) == {"Out, throw 2♣": "out 2C#1"}
    assert "Your other nine are all in melds." in panel(state)


def test_the_table_shows_what_was_taken_but_no_hand() -> None:
    state = table(POOR[:3], stock="4H")
    told = act(state, "0 draw", "0 discard 4H", "1 take")
    shown = public(state, told)
    assert "took 4♥" in shown
    assert "has drawn" in shown
    assert "Q♥" not in shown
    assert "Hand 1 of 10" in shown


def test_a_stock_that_was_turned_over_is_said_to_be_old_discards() -> None:
    state = table(POOR[:3])
    for seat in (0, 1, 2):
        act(state, f"{seat} draw")
        state.play(seat, state.action(f"discard {state.got}"))
    state.stock = []
    told = act(state, "0 draw")
    shown = public(state, told)
    assert "The stock is old discards, the oldest first." in shown
    assert "has drawn" in shown


# ---------------------------------------------------------------------- the end of a hand


def test_a_claim_is_said_with_the_card_and_the_two_players() -> None:
    state = table([POOR[0], POOR[3], NEARLY], stock="JD")
    told = act(state, "0 draw", "0 discard JD")
    shown = public(state, told)
    assert "⚡ **Claimed:** Zoé threw **J♦**, the last card that was missing." in shown
    assert "**Bob** · 200 +10 → **210** chips" in shown
    assert "9♦ 10♦ J♦" in shown
    assert "> ⚡" in shown, "the narrator says it, too"
    assert "Q♦" not in shown, "it lies in a hand that stays closed"


def test_when_all_others_fold_no_card_is_shown() -> None:
    state = bets()
    told = act(state, "0 bet 5", "1 fold", "2 fold", "3 fold")
    shown = public(state, told)
    assert "All others folded. No card was shown." in shown
    assert "**Marie** · 200 −5 → **195** chips · folded" in shown


def test_a_pot_that_nobody_won_stays_and_waits() -> None:
    state = table(POOR[:3])
    state.stock, state.refills, state.discards = [], 3, state.stock[:1]
    told = act(state, "0 draw")
    assert "The pot of **15** stays for the next winner." in public(state, told)
    after = table(POOR[:3], before=standing(3, carried={"pot": 15}, chips=(195, 195, 195)))
    assert "Pot **30** chips · 15 of them from a hand that nobody won" in public(after)
    last = table(POOR[:3], rules=PifPaf(betting=False, hands=1))
    last.stock, last.refills, last.discards = [], 3, last.stock[:1]
    assert "Nobody won the last pot; those who were still in share it." in public(last, act(last, "0 draw"))


def test_who_is_out_of_chips_is_said_and_who_was_out_before_is_one_line() -> None:
    before = standing(4, chips=(580, 9, 3, 208), out=(2,), carried={"fell": [0, 0, 1, 0]})
    state = table([NEARLY, POOR[1], "", POOR[3]], stock="JD", before=before)
    assert "**Bob** — 🏁 out · 3 chips" in public(state)
    told = act(state, "0 draw", "0 out 2C")
    shown = public(state, told)
    assert "→ **4** chips · 🏁 out of chips" in shown
    assert "🏁 out already: Bob" in shown


# ---------------------------------------------------------------------- why not


def test_the_question_mark_says_what_is_in_the_way() -> None:
    state = bets()
    assert "**Bets:** 20 is the highest bet of this hand, in steps of 5." in why(state)
    assert "It is Zoé’s turn." in why(state, 1)
    act(state, "0 bet 15")
    assert "**Check:** there is a bet of 15. Call 15, raise or fold." in why(state, 1)
    act(state, "1 fold", "2 call", "3 call")
    assert "You have folded." in why(state, 1)
    assert "**Take:** there is no discard yet." in why(state)
    poor = bets(chips=(200, 17, 200, 383))
    assert "up to 10 instead of 20, so that everybody can match them: Marie has no more." in why(poor)


def test_and_why_one_cannot_go_out_or_throw_what_was_taken() -> None:
    state = table([POOR[0], NEARLY, POOR[2]], stock="4H")
    act(state, "0 draw", "0 discard 4H", "1 take")
    told = why(state, 1)
    assert "**Going out:** whatever you throw, 3 cards stay loose." in told
    assert "**4♥:** you took it this turn." in told
    act(state, "1 discard 2C")
    assert "Everything that you can do" in why(state, 2)


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (Illegal("pif_cap", cap=20, ante=5), "You can bet up to 20 this hand (in steps of 5)."),
        (Illegal("pif_match", bet=15, owes=10), "There is a bet of 15: call 10, raise or fold."),
        (Illegal("pif_no_discard"), "There is no discard yet; draw from the stock."),
        (Illegal("pif_not_out", card="TH#2"), "Without 10♥ your nine cards do not all fit into melds."),
        (Illegal("pif_folded"), "You have folded this hand."),
        (Illegal("pif_return", card="TH#2"), "You took 10♥ this turn; throw a different card."),
        (Illegal("stack_below_antes", stack=40, least=50), "(40) have to be at least ten antes (50)"),
    ],
)
def test_every_refusal_has_its_sentence(refusal: Illegal, told: str) -> None:
    assert told in sentence(refusal, scene(table(POOR[:3]), 0))
