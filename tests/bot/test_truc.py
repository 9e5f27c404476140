"""Truc's own screens: what each answer costs, why a hand is won, and why something cannot be called."""

from collections.abc import Sequence

import pytest

from bot.games.shows import panel, presenter_of, public
from bot.sandbox import JSON, seen
from bot.sandbox.components import walk
from bot.table.scene import Scene
from bot.ui.custom_ids import Stamp
from data.records import Person, RoundRecord, TableRecord
from engine.contract import Event
from engine.truc.round import TrucRound
from tests.engine.truc.test_hands import hand, said

NAMES = ("Ann", "Bob", "Cem", "Dora")
HANDS = ("4S 5H 6D", "4C 5C 6C", "AS 7H 5D", "KS QH 4D")


def scene(state: TrucRound, seat: int | None, told: Sequence[Event] = ()) -> Scene:
    """The hand as somebody sees it."""
    people = tuple(Person(key=name.lower(), name=name, user=at) for at, name in enumerate(NAMES))
    result = None if state.result is None else {"places": state.result.places, "winners": state.result.winners}
    scores = {} if state.result is None else {"scores": state.result.scores}
    played = RoundRecord(
        table=1,
        number=1,
        game="truc",
        version=1,
        options={},
        standing=state.standing,
        seed=b"",
        commitment="",
        started=0.0,
        result=None if result is None else result | scores,
    )
    phase = "round" if state.result is None else "between"
    return Scene(
        record=TableRecord(id=1, guild=1, channel=1, host=0, game="truc", phase=phase, people=people),
        rules=state.rules,
        round=played,
        view=state.view(seat),
        seated=people,
        told=tuple(enumerate(told)),
        stamp=Stamp(1, state.position),
    )


def parts(view: object) -> list[JSON]:
    return [one for _, one in walk(list(view.to_components()))]  # type: ignore[attr-defined]  # any screen


def text(view: object) -> str:
    return seen("\n".join(one["content"] for one in parts(view) if one["type"] == 10)).replace("**", "")


def labels(view: object) -> list[str]:
    return [one["label"] for one in parts(view) if one["type"] == 2]


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
    ],
)
def test_the_question_why_not_is_answered(moves: tuple[str, ...], seat: int, reason: str) -> None:
    state = hand(*HANDS)
    said(state, *moves)
    assert reason in text(presenter_of("truc").why(scene(state, seat)))
