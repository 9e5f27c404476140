"""Truc's own screens: what each answer costs, why a hand is won, and why something cannot be called."""

import re
from functools import partial
from inspect import getmembers, isclass

import pytest

from bot.games.shows import panel, public
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.ui import naming
from bot.ui.texts import listed, templates
from engine.contract import Event, Illegal
from engine.truc import events
from tests.bot.screens import labels, text, why_of
from tests.bot.screens import scene as seen_by
from tests.engine.truc.hands import hand
from tests.engine.truc.hands import said as moved
from tests.said import is_said, said

NAMES = ("Ann", "Bob", "Cem", "Dora")
scene = partial(seen_by, names=NAMES)
HANDS = ("4S 5H 6D", "4C 5C 6C", "AS 7H 5D", "KS QH 4D")


def test_an_answer_says_what_it_costs_on_the_panel_and_on_the_table() -> None:
    state = hand(*HANDS, scores=(3, 5))
    moved(state, "3 truc")
    for screen in (panel(scene(state, 2)), public(scene(state, None))):
        assert {said("truc-button-accept", stake=2), said("truc-button-reject", points=1)} <= set(labels(screen))
    assert said("truc-about-reject", points=1, score=6) in text(panel(scene(state, 2)))


def test_the_score_of_a_match_is_said_once() -> None:
    """It stands beside the stake, so that no line of the sides says it again."""
    state = hand(*HANDS, scores=(7, 5))
    shown = text(public(scene(state, None)))
    assert is_said("truc-state", shown, first=7, second=5)
    assert not is_said("generic-side-counts", shown)


def test_a_rejection_that_loses_the_match_says_so() -> None:
    state = hand(*HANDS, scores=(3, 10))
    moved(state, "3 truc", "2 accept", "3 play KS", "2 retruc")
    assert said("truc-about-reject", points=2, score=5) in text(panel(scene(state, 1)))
    state = hand(*HANDS, scores=(10, 3))
    moved(state, "3 truc", "2 accept", "3 play KS", "2 retruc")
    assert said("truc-about-reject-lost", points=2) in text(panel(scene(state, 1)))


def test_at_eleven_both_ways_are_told() -> None:
    state = hand(*HANDS, scores=(11, 9))
    shown = text(panel(scene(state, 2)))
    assert said("truc-about-eleven-play-lost") in shown
    assert said("truc-about-eleven-decline", score=10) in shown
    assert is_said("truc-waits-eleven", text(public(scene(state, None))), names=listed(["Ann", "Cem"]))


def test_cards_are_buttons_high_to_low_and_only_what_may_be_called_is_there() -> None:
    state = hand(*HANDS)
    assert labels(panel(scene(state, 3)))[:5] == [
        "K♠",
        "Q♥",
        "4♦",
        said("truc-rider-off", call="Truc"),
        said("truc-button-first", call="truc"),
    ]
    moved(state, "3 truc", "2 accept")
    assert not any("Truc" in label or "Retruc" in label for label in labels(panel(scene(state, 3))))


def test_a_drawn_trick_is_explained_where_the_hand_is_over() -> None:
    state = hand("KC 4H 4C", "5S 5H 5D", "6S 6H 6D", "KS 7H 7D", dealer=0)
    moves = ["3 play KS", "2 play 6S", "1 play 5S", "0 play KC", "3 play 7H", "2 play 6H", "1 play 5H", "0 play 4H"]
    events = [event for event in moved(state, *moves) if isinstance(event, Event)]
    shown = text(public(scene(state, None, events)))
    assert said("truc-won-tricks", sign="◇", names=listed(["Bob", "Dora"]), mine=1, theirs=0, count=1) in shown
    assert said("truc-won-drawn", count=1) in shown
    assert said("truc-won-early") in shown
    assert said("truc-score", cup="", sign="◇", names=listed(["Bob", "Dora"]), before=0, after=1) in shown


def test_a_hand_that_was_rejected_shows_no_card_and_says_who_has_it() -> None:
    state = hand(*HANDS)
    events = [event for event in moved(state, "3 truc", "2 reject") if isinstance(event, Event)]
    shown = text(public(scene(state, None, events)))
    assert said("truc-won-rejected", sign="◇", names=listed(["Bob", "Dora"]), count=1) in shown
    assert "K♠" not in shown


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ((), 3, said("refused-tru-no-truc")),
        (("3 truc", "2 accept"), 3, said("refused-tru-own-raise")),
        (("3 truc", "2 accept"), 3, said("refused-tru-already", stake=2)),
        (("3 truc", "2 accept"), 1, said("truc-why-turn")),
        (("3 truc",), 0, said("truc-why-answer", name="Cem")),
        (("3 truc",), 2, said("truc-why-asked")),
    ],
)
def test_the_question_why_not_is_answered(moves: tuple[str, ...], seat: int, reason: str) -> None:
    state = hand(*HANDS)
    moved(state, *moves)
    assert reason in text(why_of(scene(state, seat)))


def state_of_play(stake: int, first: int, *worth: str) -> str:
    """The line of the stake and the score, and of what made the hand worth that."""
    return " · ".join([said("truc-state", stake=stake, first=first, second=9, target=12), *worth])


def test_the_stake_the_score_and_who_called_stand_in_a_line_that_a_phone_holds() -> None:
    state = hand(*HANDS, scores=(10, 9))
    for screen in (panel(scene(state, 3)), public(scene(state, None))):
        assert state_of_play(1, 10) in text(screen).splitlines()
    moved(state, "3 truc", "2 accept")
    for screen in (panel(scene(state, 3)), public(scene(state, None))):
        assert state_of_play(2, 10, said("truc-worth-truc", sign="◇")) in text(screen).splitlines()
    moved(state, "3 play KS", "2 retruc", "1 accept")
    for screen in (panel(scene(state, 2)), public(scene(state, None))):
        assert state_of_play(3, 10, said("truc-worth-retruc", sign="◆")) in text(screen).splitlines()
    assert f"Q♥, 4♦ · {said('truc-yours', sign='◇')}" in text(panel(scene(state, 3)))


def test_the_ranks_stand_beside_the_cards_and_the_order_of_the_seats_is_explained() -> None:
    state = hand(*HANDS)
    assert said("truc-ranks") in text(panel(scene(state, 3)))
    assert said("truc-ranks") not in text(panel(scene(state, 2))), "it is for the moment of a choice"
    assert said("truc-order") in text(public(scene(state, None)))


def test_at_eleven_the_line_says_so() -> None:
    state = hand(*HANDS, scores=(11, 9))
    assert state_of_play(3, 11, said("truc-worth-eleven")) in text(public(scene(state, None))).splitlines()


@pytest.mark.parametrize(
    ("moves", "scores", "seat", "text", "line"),
    [
        (("3 truc",), (0, 0), 1, "play 4C", said("refused-tru-answer-first", by="Dora", call="truc", whom="Cem")),
        (("3 truc",), (0, 0), 2, "truc", said("refused-tru-answer-first", by="Dora", call="truc", whom="Cem")),
        ((), (11, 11), 3, "truc", said("refused-tru-eleven", score=11)),
        (
            ("3 truc", "2 accept", "3 play KS", "2 retruc", "1 accept"),
            (0, 0),
            2,
            "retruc",
            said("refused-tru-max"),
        ),
        (("3 truc", "2 accept"), (0, 0), 3, "truc", said("refused-tru-already", stake=2)),
        ((), (0, 0), 3, "retruc", said("refused-tru-no-truc")),
        (
            ("3 truc", "2 accept"),
            (0, 0),
            3,
            "retruc",
            said("refused-tru-own-raise"),
        ),
    ],
)
def test_every_refusal_is_told_in_the_words_of_the_rules(
    moves: tuple[str, ...], scores: tuple[int, int], seat: int, text: str, line: str
) -> None:
    """TRU-8."""
    state = hand(*HANDS, scores=scores)
    moved(state, *moves)
    with pytest.raises(Illegal) as refused:
        moved(state, f"{seat} {text}")
    assert seen(sentence(refused.value, scene(state, seat))) == line


@pytest.mark.parametrize(
    "event", [one for _, one in getmembers(events, isclass) if issubclass(one, Event) and one is not Event]
)
def test_every_event_is_told_in_at_least_eight_ways_of_its_own(event: type[Event]) -> None:
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
    key = naming.event_key("truc", name)
    assert key == f"truc-{name}"
    assert len(templates(key)) >= 8
