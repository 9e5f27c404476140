"""Tadmur's screens: both chains with their spaces, the cards that fit, and what a guess wins and costs."""

from typing import Any

import pytest

from bot.games.tadmur import PRESENTER
from bot.sandbox import seen
from bot.ui import refusals
from engine.contract import Illegal, naming
from engine.tadmur.round import TadmurRound
from tests.bot.screens import buttons, drawn_panel, panel, parts, public, scene, text, why
from tests.conformance.tadmur import deal_in

STUCK = {"last": "7S", "blanks": 4, "target": "4D", "hand": "2C KD JH"}
DEAD_END = {"last": "7S", "blanks": 2, "target": "TD", "hand": "6S 8C 9C"}
CHAINS = {"lasts": {0: "7S", 1: "KS"}, "hands": {0: "8C 6C", 1: "4C"}, "targets": {0: "TD", 1: "4D"}}
BARRED = {**CHAINS, "blanks": {0: 4, 1: 1}}


def menu(state: TadmurRound, seat: int = 0) -> list[str]:
    """What the menu of ranks offers; nothing where there is none."""
    return [option["label"] for one in parts(drawn_panel(state, seat)) if one["type"] == 3 for option in one["options"]]


def test_the_table_draws_both_chains_with_a_placeholder_for_every_space() -> None:
    state = deal_in({**DEAD_END, "blanks": {0: 2, 1: 7}, "lasts": {1: "KS"}})
    table = public(state)
    assert "7♠ ▢ ▢ 🂠\n-# 2 spaces left" in table
    assert "K♠ ▢ ▢ ▢ ▢ ▢ ▢ ▢ 🂠\n-# 7 spaces left" in table
    assert "10♦" not in table
    assert "Deal 1 of at most 3" in table
    assert table.count("to play") == 1


def test_it_says_whose_guess_was_wrong() -> None:
    state = deal_in({"last": "7S", "hand": "8C 9C", "opponent_target": "4D", "blanks": {0: 5, 1: 4}})
    told = state.play(0, naming("guess", "T"))
    spectator = scene(state, None, told)
    table = text(PRESENTER.table(spectator))
    assert "7♠ ▢ ▢ ▢ ▢ ▢ ▢ 🂠\n-# 6 spaces left · ❌ guessed 10" in table
    assert PRESENTER.lines(spectator)[-1].startswith("❌")
    assert table.count("❌ guessed") == 1


def test_the_panel_shows_the_own_target_and_what_fits_now() -> None:
    state = deal_in({"last": "AS", "blanks": 5, "target": "4D", "hand": "AC 2C 2H KD QD"})
    shown = panel(state)
    assert "Your target: **4♦**" in shown
    assert "A♠ ▢ ▢ ▢ ▢ ▢ 4♦" in shown
    assert "After A♠ you need **K** or **2**." in shown
    assert "A · 2×2 · Q · K" in shown
    assert list(buttons(state).values()) == ["play KD", "play 2H", "play 2C"]
    assert "4♦" not in panel(state, 1)


def test_dead_ends_are_marked_with_two_spaces() -> None:
    state = deal_in(DEAD_END)
    assert buttons(state) == {"6♠ ⚠️ dead end": "play 6S", "8♣": "play 8C"}
    assert "After 6♠ no card of yours fits the last space, and your next turn would lose the deal." in panel(state)
    passing = deal_in({**DEAD_END, "options": {"stuck": "pass"}})
    assert "your chain would never be complete" in panel(passing)
    assert "dead end" not in panel(deal_in({**DEAD_END, "blanks": 3}))


def test_the_last_space_asks_for_both_sides() -> None:
    state = deal_in({"last": "4S", "blanks": 1, "target": "4D", "hand": "5C 3D 9H"})
    assert buttons(state) == {"🏁 3♦": "play 3D", "🏁 5♣": "play 5C"}
    assert "Your last space needs **3** or **5** after 4♠" in panel(state)
    assert "the card must be next to your target 4♦, too" in panel(state)
    assert menu(state) == []
    assert "🔒 Nobody may guess: Zoé has one space left." in panel(state)


def test_the_menu_has_all_ranks_and_says_what_is_known_of_them() -> None:
    state = deal_in({"blanks": {0: 5, 1: 4}})
    ranks = menu(state)
    assert len(ranks) == 13
    assert ranks[0].startswith("Ace · ")
    hand = [card for zone in state.view(0).zones for card in zone.cards or ()]
    kings = 4 - sum(card.startswith("K") for card in hand)
    assert ranks[-1] == f"King · {kings} unseen"
    shown = panel(state)
    assert "A right guess wins the deal; a wrong one moves your own target away, to 6 spaces." in shown
    assert "Players who never guess rarely win." in shown
    again = deal_in({"blanks": {0: 5, 1: 4}, "earlier_guesses": ["K"]})
    assert menu(again)[-1] == "King · you guessed it, and it was wrong"


def test_after_a_guess_and_while_guesses_are_barred_there_is_no_menu() -> None:
    guessed = deal_in({"last": "7S", "hand": "8C 9C", "blanks": {0: 5, 1: 4}, "guessed_this_turn": True})
    assert menu(guessed) == []
    assert "You have guessed in this turn." in panel(guessed)
    barred = deal_in(BARRED)
    assert menu(barred) == []
    assert "🔒 Nobody may guess: Marie has one space left." in panel(barred)
    assert "🔒 Nobody may guess: Marie has one space left." in public(barred)


@pytest.mark.parametrize(
    ("options", "label", "answer", "told"),
    [
        ({}, "🏳️ Concede the deal", "concede", "a wrong one loses it, and so does conceding"),
        ({"stuck": "pass"}, "Pass", "pass", "a wrong one ends your turn"),
    ],
)
def test_a_stuck_seat_is_asked_to_guess_or_not(options: Any, label: str, answer: str, told: str) -> None:
    state = deal_in({**STUCK, "options": options})
    assert buttons(state) == {label: answer}
    assert len(menu(state)) == 13
    assert "No card fits. What now?" in panel(state)
    assert told in panel(state)
    assert "No card fits" not in panel(state, 1), "that it is stuck is its own affair"


@pytest.mark.parametrize(
    ("given", "answer", "told"),
    [
        ({"last": "6S", "blanks": 1, "hand": "5C 9D"}, "play 5C", "🏁 **Zoé** has completed the chain."),
        ({"blanks": {0: 5, 1: 2}}, "guess Q", "🔮 **Zoé** has guessed Marie’s target."),
        ({"last": "7S", "blanks": 3, "hand": "8C"}, "play 8C", "**Zoé** has played their last card"),
        (STUCK, "concede", "**Zoé** had no card that fits: the deal is Marie’s."),
    ],
)
def test_the_result_shows_both_targets_and_how_it_ended(given: dict[str, Any], answer: str, told: str) -> None:
    state = deal_in(
        {**{name: value for name, value in given.items() if name != "target"}, "targets": {0: "4D", 1: "QH"}}
    )
    events = state.play(0, state.action(answer))
    shown = public(state, events)
    assert told in shown
    assert "4♦" in shown
    assert "Q♥" in shown
    assert "1 deal won" in shown
    assert "The match goes on." in shown
    assert ("complete\n" in shown) == (state.how == "chain")
    assert "guessed Q" not in shown, "it was right"


def test_a_drawn_deal_says_so() -> None:
    options = {"stuck": "pass"}
    state = deal_in({"lasts": {0: "7S", 1: "7H"}, "hands": {0: "2C", 1: "2D"}, "options": options})
    events = [*state.play(0, state.action("pass")), *state.play(1, state.action("pass"))]
    shown = public(state, events)
    assert "Neither chain can go on." in shown
    assert "Nobody won this round." in shown


def test_the_question_mark_says_what_fits_and_whether_there_is_a_way() -> None:
    asked = why(deal_in(DEAD_END), 0)
    assert "**Cards:** After 7♠ you need **6** or **8**." in asked
    assert "your cards can fill the 2 spaces and reach your target" in asked
    assert "**Guessing:** 🔮 You may guess" in asked
    longer = why(deal_in({**DEAD_END, "blanks": 3, "hand": "8C 8S 9C 9D 7C"}), 0)
    assert "cannot reach your target in exactly 3 spaces, but they can in one more" in longer
    closed = why(deal_in({**DEAD_END, "hand": "6S"}), 0)
    assert "nor in one more. Guess." in closed
    waiting = why(deal_in(DEAD_END), 1)
    assert "It is Zoé’s turn." in waiting
    assert "**Guessing:**" not in waiting
    assert "**Cards:**" not in why(deal_in(DEAD_END), None)


@pytest.mark.parametrize(
    ("given", "answer", "told"),
    [
        (DEAD_END, "play 9C", "After 7♠ you need 6 or 8."),
        ({**DEAD_END, "last": "JS", "hand": "9C"}, "play 9C", "After J♠ you need 10 or Q."),
        ({**DEAD_END, "blanks": 1}, "play 8C", "This is your last space: the card must also touch your target."),
        ({**DEAD_END, "guessed_this_turn": True}, "guess K", "One guess per turn."),
        (BARRED, "guess K", "No guessing while somebody is one card from completing a chain."),
    ],
)
def test_refusals_name_cards_as_players_do(given: dict[str, Any], answer: str, told: str) -> None:
    state = deal_in(given)
    with pytest.raises(Illegal) as refused:
        state.play(0, state.action(answer))
    key, words = PRESENTER.refused(refused.value)
    assert seen(refusals.sentence(refused.value, key, words)) == told
