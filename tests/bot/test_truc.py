"""Truc's own screens: what each answer costs, why a hand is won, and why something cannot be called."""

import re
from functools import partial
from inspect import getmembers, isclass

import pytest
from discord.ui import LayoutView

from bot.games.shows import panel, presenter_of, public
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.ui import naming
from bot.ui.texts import templates
from engine.contract import Event, Illegal
from engine.truc import events
from tests.bot.screens import labels
from tests.bot.screens import scene as seen_by
from tests.bot.screens import text as text_on
from tests.engine.truc.test_hands import hand, said

NAMES = ("Ann", "Bob", "Cem", "Dora")
scene = partial(seen_by, names=NAMES)
HANDS = ("4S 5H 6D", "4C 5C 6C", "AS 7H 5D", "KS QH 4D")


def text(view: LayoutView) -> str:
    return text_on(view).replace("**", "")


def test_an_answer_says_what_it_costs_on_the_panel_and_on_the_table() -> None:
    state = hand(*HANDS, scores=(3, 5))
    said(state, "3 truc")
    for screen in (panel(scene(state, 2)), public(scene(state, None))):
        assert {"✔ Accept: play for 2", "✖ Reject: they score 1"} <= set(labels(screen))
    assert "They score 1 and have 6." in text(panel(scene(state, 2)))


def test_a_rejection_that_loses_the_match_says_so() -> None:
    state = hand(*HANDS, scores=(3, 10))
    said(state, "3 truc", "2 accept", "3 play KS", "2 retruc")
    assert "They score 2 and have 5." in text(panel(scene(state, 1)))
    state = hand(*HANDS, scores=(10, 3))
    said(state, "3 truc", "2 accept", "3 play KS", "2 retruc")
    assert "They score 2, and that is the match." in text(panel(scene(state, 1)))


def test_at_eleven_both_ways_are_told() -> None:
    state = hand(*HANDS, scores=(11, 9))
    shown = text(panel(scene(state, 2)))
    assert "lose it and it is theirs" in shown
    assert "they score 1 and have 10" in shown
    assert "Ann and Cem need one point" in text(public(scene(state, None)))


def test_cards_are_buttons_high_to_low_and_only_what_may_be_called_is_there() -> None:
    state = hand(*HANDS)
    assert labels(panel(scene(state, 3)))[:5] == ["K♠", "Q♥", "4♦", "☐ Truc with this card", "📣 Truc first"]
    said(state, "3 truc", "2 accept")
    assert not any("Truc" in label or "Retruc" in label for label in labels(panel(scene(state, 3))))


def test_a_drawn_trick_is_explained_where_the_hand_is_over() -> None:
    state = hand("KC 4H 4C", "5S 5H 5D", "6S 6H 6D", "KS 7H 7D", dealer=0)
    moves = ["3 play KS", "2 play 6S", "1 play 5S", "0 play KC", "3 play 7H", "2 play 6H", "1 play 5H", "0 play 4H"]
    told = [event for event in said(state, *moves) if isinstance(event, Event)]
    shown = text(public(scene(state, None, told)))
    assert "◇ Bob and Dora take the hand for 1 point: 1 to 0 in tricks." in shown
    assert "One trick was drawn, since both sides laid cards of the highest rank." in shown
    assert "the last cards stay closed" in shown
    assert "◇ Bob and Dora — 0 → 1" in shown


def test_a_hand_that_was_rejected_shows_no_card_and_says_who_has_it() -> None:
    state = hand(*HANDS)
    told = [event for event in said(state, "3 truc", "2 reject") if isinstance(event, Event)]
    shown = text(public(scene(state, None, told)))
    assert "◇ Bob and Dora called, and nobody wanted to see: 1 point." in shown
    assert "K♠" not in shown


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ((), 3, "Retruc can only follow an accepted truc."),
        (("3 truc", "2 accept"), 3, "Your side called truc; only the other side may retruc."),
        (("3 truc", "2 accept"), 3, "Truc has already been called; the stake is 2."),
        (("3 truc", "2 accept"), 1, "It is not your turn."),
        (("3 truc",), 0, "Cem answers it"),
        (("3 truc",), 2, "you answer it"),
    ],
)
def test_the_question_why_not_is_answered(moves: tuple[str, ...], seat: int, reason: str) -> None:
    state = hand(*HANDS)
    said(state, *moves)
    assert reason in text(presenter_of("truc").why(scene(state, seat)))


def test_the_stake_the_score_and_who_called_stand_in_a_line_that_a_phone_holds() -> None:
    state = hand(*HANDS, scores=(10, 9))
    for screen in (panel(scene(state, 3)), public(scene(state, None))):
        assert "Stake 1 · ◆ 10 : 9 ◇ · to 12" in text(screen).splitlines()
    said(state, "3 truc", "2 accept")
    for screen in (panel(scene(state, 3)), public(scene(state, None))):
        assert "Stake 2 · ◆ 10 : 9 ◇ · to 12 · truc by ◇" in text(screen).splitlines()
    said(state, "3 play KS", "2 retruc", "1 accept")
    for screen in (panel(scene(state, 3)), public(scene(state, None))):
        assert "Stake 3 · ◆ 10 : 9 ◇ · to 12 · retruc by ◆" in text(screen).splitlines()
    assert "Q♥, 4♦ · you are ◇" in text(panel(scene(state, 3)))


def test_at_eleven_the_line_says_so() -> None:
    state = hand(*HANDS, scores=(11, 9))
    assert "Stake 3 · ◆ 11 : 9 ◇ · to 12 · no raising" in text(public(scene(state, None))).splitlines()


@pytest.mark.parametrize(
    ("moves", "scores", "seat", "text", "told"),
    [
        (("3 truc",), (0, 0), 1, "play 4C", "Dora has called truc; Cem must answer first."),
        (("3 truc",), (0, 0), 2, "truc", "Dora has called truc; Cem must answer first."),
        ((), (11, 11), 3, "truc", "No raising in a hand played at 11."),
        (
            ("3 truc", "2 accept", "3 play KS", "2 retruc", "1 accept"),
            (0, 0),
            2,
            "retruc",
            "Three points is the maximum.",
        ),
        (("3 truc", "2 accept"), (0, 0), 3, "truc", "Truc has already been called; the stake is 2."),
        ((), (0, 0), 3, "retruc", "Retruc can only follow an accepted truc."),
        (
            ("3 truc", "2 accept"),
            (0, 0),
            3,
            "retruc",
            "Your side called truc; only the other side may retruc.",
        ),
    ],
)
def test_every_refusal_is_told_in_the_words_of_the_rules(
    moves: tuple[str, ...], scores: tuple[int, int], seat: int, text: str, told: str
) -> None:
    """Rules 7.8."""
    state = hand(*HANDS, scores=scores)
    said(state, *moves)
    with pytest.raises(Illegal) as refused:
        said(state, f"{seat} {text}")
    assert seen(sentence(refused.value, scene(state, seat))) == told


@pytest.mark.parametrize(
    "event", [one for _, one in getmembers(events, isclass) if issubclass(one, Event) and one is not Event]
)
def test_every_event_is_told_in_at_least_eight_ways_of_its_own(event: type[Event]) -> None:
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
    key = naming.event_key("truc", name)
    assert key == f"truc-{name}"
    assert len(templates(key)) >= 8
