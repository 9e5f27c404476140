"""Jubilee's screens: what each card makes of the total, the way to the next jubilee, and what a skip has shown."""

from dataclasses import replace
from itertools import chain

import pytest

from bot.games.jubilee import PRESENTER
from bot.screens.table import present
from bot.ui import refusals
from bot.ui.components import DANGER, GOOD, PLAIN
from engine.cards.hands import put
from engine.contract import Illegal, action
from engine.jubilee.state import DECK, Scoring
from tests.bot.screens import buttons, lines_of, panel, parts, public, scene, text, why
from tests.conformance.jubilee import moment
from tests.said import is_said, said

OPENING = {"total": 0, "first_play": True}


def test_every_card_says_what_it_makes_and_what_that_scores() -> None:
    state = moment({"total": 85}, {0: "AS KS 6C TH *", 1: "2S"}, by=0)
    assert (
        buttons(state)
        == {
            "K♠ → 95": "play KS#1",
            "A♠ → 100 ★★ +20": "play AS#1",
            "10♥ → 75 ★ +10": "play TH",
            "6♣ → 91": "play 6C#1",
            "🃏 → 85": "play *#1",
        }
        | {}
    )
    passed = moment({"total": 19}, {0: "9C", 1: "2S"}, by=0)
    assert buttons(passed) == {"9♣ → 28 · −5": "play 9C#1"}


def test_equal_cards_have_one_button() -> None:
    state = moment({"total": 10}, {0: "9C 9C * * * *", 1: "2S"}, by=0)
    assert list(buttons(state)) == ["9♣ → 19", "🃏 → 10"]


def test_what_cannot_be_played_says_why() -> None:
    state = moment({"total": 7}, {0: "8H 7H", 1: "2S"}, by=0)
    assert buttons(state) == {"7♥ → 0": "play 7H", said("jubilee-button-below", card="8♥"): ""}
    first = moment(OPENING, {0: "8H 3S *", 1: "2S"}, by=0)
    assert buttons(first) == {
        "3♠ → 3": "play 3S#1",
        said("jubilee-button-opening", card="8♥"): "",
        said("jubilee-button-opening", card="🃏"): "",
    }
    assert said("jubilee-opens") in panel(first, 0)


@pytest.mark.parametrize(
    ("total", "text"),
    [
        (0, said("jubilee-next", size=25, at=25, up=25)),
        (25, said("jubilee-next", size=25, at=50, up=25)),
        (63, said("jubilee-next-two", size=25, at=75, up=12, below=50, down=13)),
        (75, said("jubilee-next-two", size=100, at=100, up=25, below=50, down=25)),
        (190, said("jubilee-next-two", size=100, at=200, up=10, below=175, down=15)),
    ],
)
def test_the_next_jubilees_are_on_the_table_and_the_panel(total: int, text: str) -> None:
    state = moment({"total": total}, {0: "KS", 1: "2S"}, by=0)
    table = public(state)
    assert f"{text}\n" in table
    assert f"{total}\n" in table
    assert f"{said('jubilee-total', total=total)}\n-# {text}\n" in panel(state, 0)


def test_a_card_that_scores_is_green_and_one_that_costs_red() -> None:
    state = moment({"total": 19}, {0: "9C 6C 2S", 1: "2S"}, by=0)
    drawn = parts(present.panel(scene(state, 0), PRESENTER))
    styles = {one["label"]: one["style"] for one in drawn if "style" in one}
    assert styles["6♣ → 25 ★ +10"] == GOOD.value
    assert styles["9♣ → 28 · −5"] == DANGER.value
    assert styles["2♠ → 21"] == PLAIN.value


def test_the_panel_says_what_others_could_do_with_each_total() -> None:
    """From 16 a nine makes 25."""
    state = moment({"total": 9}, {0: "7C 7S KH", 1: "9C"}, by=0)
    elsewhere = set(DECK) - {*state.hidden.hands[0], *state.public.played}
    nines = sum(Scoring().value(card) == 9 for card in elsewhere)
    assert said("jubilee-danger-after", total=16, count=nines) in panel(state, 0)
    assert not is_said("jubilee-danger", panel(state, 1)), "it is about the viewer's own cards, when they are asked"


def test_a_total_from_which_nobody_scores_is_called_safe() -> None:
    state = moment({"total": 100}, {0: "2C", 1: "9C"}, by=0)
    played = tuple(card for card in DECK if card not in chain(*state.hidden.hands))
    state.public = replace(state.public, played=played)
    assert said("jubilee-no-danger") in panel(state, 0)


def test_the_panel_names_the_card_that_was_drawn_and_the_own_score() -> None:
    state = moment({"total": 19, "stock": "5C 6C"}, {0: "6C KS", 1: "2S 3S"}, by=0)
    events = [*state.play(0, action("play", "6C#1")), *state.play(1, action("play", "2S#1"))]
    shown = text(present.panel(scene(state, 0, events), PRESENTER))
    assert f"{said('jubilee-drew', card='5♣')} {said('jubilee-own-score', score=10)}" in shown
    assert said("jubilee-drew", card="6♣") in text(present.panel(scene(state, 1, events), PRESENTER))
    assert "6♣" not in shown, "it is somebody else's"


def test_a_score_below_zero_has_a_minus() -> None:
    state = moment({"total": 19}, {0: "9C KS", 1: "2S"}, by=0)
    state.play(0, action("play", "9C#1"))
    assert "score −5" in public(state)


def test_shown_cards_stand_beside_their_seat_while_they_are_held() -> None:
    state = moment({"total": 3, "stock": "5C 6C 7C"}, {0: "2S KS", 1: "KH QH"}, by=0)
    events = state.play(0, action("play", "2S#1"))
    table = public(state, events)
    assert "👁 Q♥, K♥" in table
    assert "Q♥, K♥" in lines_of(scene(state, None, events))[-1]
    assert said("jubilee-own-shown", cards="Q♥, K♥") in text(present.panel(scene(state, 1, events), PRESENTER))
    state.play(0, action("play", "KS#1"))
    state.play(1, action("play", "QH"))
    table = public(state)
    assert "👁 K♥" in table
    assert "7♣" not in table, "it was drawn later"


def test_the_last_plays_are_named_and_no_drawn_card_is() -> None:
    state = moment({"total": 16, "stock": "5C 6C"}, {0: "9C KS", 1: "2S 3S"}, by=0)
    events = [*state.play(0, action("play", "9C#1")), *state.play(1, action("play", "2S#1"))]
    table = public(state, events)
    assert said("jubilee-trail", plays="Zoé 9♣ 25 · Marie 2♠ 27") in table
    assert "5♣" not in table
    first, second = lines_of(scene(state, None, events))
    assert first.startswith("★")
    assert "Marie" in second


def test_the_question_mark_says_what_waits_and_why() -> None:
    state = moment({"total": 7}, {0: "8H KH 2S", 1: "2S"}, by=0)
    asked = why(state, 0)
    assert said("jubilee-why-below", cards="8♥, K♥", total=7) in asked
    assert said("jubilee-why-skip", cards="2♠") in asked
    assert said("jubilee-why-turn", name="Zoé") in why(state, 1)
    first = moment(OPENING, {0: "8H 3S *", 1: "2S"}, by=0)
    assert said("jubilee-why-opening", cards="8♥, 🃏") in why(first, 0)
    free = moment({"total": 70}, {0: "8H 3S", 1: "2S"}, by=0)
    assert said("jubilee-why-all") in why(free, 0)
    assert "**Skipping:**" not in why(free, None)


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (
            Illegal("jub_below_zero", card="8H", total=7, after=-1),
            said("refused-jub-below-zero", card="8♥", total=7, after=-1),
        ),
        (Illegal("jub_must_play", cards=("4H", "9C#1", "9C#2")), said("refused-jub-must-play", cards="4♥, 9♣×2")),
        (Illegal("jub_open_black"), said("refused-jub-open-black")),
        (Illegal("wrong_count", count=1), said("refused-wrong-count", count=1)),
    ],
)
def test_refusals_name_cards_and_totals(refusal: Illegal, text: str) -> None:
    key, words = PRESENTER.refused(refusal)
    said = refusals.sentence(refusal, key, words).replace("\u2068", "").replace("\u2069", "")
    assert said == text


def test_seven_players_fit_a_message() -> None:
    hand = "8H 3S * KS QS JS TS 9S"
    state = moment({"total": 7}, {0: hand} | {seat: "2S" if seat < 3 else "2C" for seat in range(1, 5)}, by=0)
    state.public = replace(state.public, shown=put(state.public.shown, 1, state.hidden.hands[1]))
    parts(present.table(scene(state, None), PRESENTER))
    assert len(buttons(state)) == 8
