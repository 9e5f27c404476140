"""Every game is told without a text of its own: the events of a toy game, as they happen and told again."""

import re
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from bot.replay.story import Story
from bot.screens.memories import generic_replay
from bot.screens.table import generic_narration, generic_panel
from bot.ui import wording
from data.records import Note, Person
from data.settings_records import ServerSettings
from engine.contract import Event
from tests import toy
from tests.bot.labels import labels
from tests.bot.toy_hands import PLAIN, Hand, hands, scene, shown
from tests.said import said
from tests.toy import Toy

pytestmark = pytest.mark.usefixtures("toy_game")


@dataclass(frozen=True, slots=True)
class Secret(Event):
    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TookCards(Event):
    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    count: int
    cards: tuple[str, ...] | None


def told(*events: Event, notes: tuple[Note, ...] = ()) -> list[tuple[int, str]]:
    hand = next(hands(2, 0))
    seen = scene(Hand(hand.state, events, hand.standing), None, notes=notes)
    people = tuple(Person(key=f"u{at}", name=name, user=at) for at, name in enumerate(("Kim", "Ada"), 1))
    lines = generic_narration.numbered_lines(replace(seen, seated=people))
    return [(number, re.sub("[\u2068\u2069]", "", line)) for number, line in lines]  # marks around names


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    cards: tuple[int, ...]
    points: tuple[int, ...]
    sweeps: int


def test_of_several_things_by_seat_each_says_what_it_is() -> None:
    details = "2 sweeps; cards: Kim 5, Ada 2; points: Kim 3, Ada 1"
    assert told(HandScored((5, 2), (3, 1), 2)) == [
        (0, said("generic-happened", what="Hand scored", details=details)),
    ]


def test_events_are_told_plainly_and_secrets_are_not() -> None:
    lines = told(
        Secret(0, ("KS",)),
        toy.Laid(0, "KS#2"),
        toy.Bids((2, 0)),
        toy.TrickTaken(1),
        TookCards(1, 3, ("9C", "9D", "9H")),
    )
    assert lines == [
        (1, said("generic-did", name="Kim", what="laid K♠")),
        (2, said("generic-happened", what="Bids", details="Kim 2, Ada 0")),
        (3, said("generic-happened", what="Trick taken", details="Ada")),
        (4, said("generic-did", name="Ada", what="took cards: 3")),
    ]


def test_who_is_out_of_the_match_is_left_out_of_numbers_and_told_so_on_the_panel() -> None:
    hand = next(hands(4, 0))
    seen = scene(Hand(hand.state, (toy.Bids((2, 0, 1, 3)),), hand.standing), 2)
    assert seen.view is not None
    standing = hand.standing.model_copy(update={"out": (1, 2)})
    seats = tuple(replace(seat, status="out" if at in (1, 2) else "in") for at, seat in enumerate(seen.view.seats))
    view = replace(seen.view, standing=standing, seats=seats, decisions=())
    seen = replace(seen, view=view)
    ((_, line),) = generic_narration.numbered_lines(seen)
    assert [number for number in ("2", "0", "1", "3") if line.split(": ")[1].count(f" {number}")] == ["2", "3"]
    assert said("generic-out-match") in shown(generic_panel.panel(seen, PLAIN))
    in_match = replace(view, standing=hand.standing)
    assert said("generic-out") in shown(generic_panel.panel(replace(seen, view=in_match), PLAIN))


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    points: int
    whom: int


@dataclass(frozen=True, slots=True)
class Fares(Event):
    fares: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class StockRanOut(Event):
    pass


def test_an_event_without_a_text_and_a_seat_is_a_sentence() -> None:
    assert told(TurnBegan(3), StockRanOut()) == [
        (0, said("generic-happened-bare", what=f"Turn 3 {said('past.begun')}")),
        (1, said("generic-happened-bare", what="Stock ran out")),
    ]


def test_an_event_without_a_text_is_a_sentence() -> None:
    lines = told(Drawn(0, "8S"), Scored(1, 3, 0))
    assert lines == [
        (0, said("generic-did", name="Kim", what=f"{said('past.drawn')} 8♠")),
        (1, said("generic-did", name="Ada", what="scored 3 points, Kim")),
    ]
    assert told(Scored(1, 1, 0)) == [(0, said("generic-did", name="Ada", what="scored 1 point, Kim"))]


def test_who_has_no_number_is_left_out_of_numbers() -> None:
    assert told(Fares((None, 2))) == [(0, said("generic-happened", what="Fares", details="Ada 2"))]


def test_notes_stand_where_they_were_made() -> None:
    note = Note(after=1, key="came-back", values={"name": "Ada"})
    lines = told(toy.Laid(0, "KS"), toy.Laid(1, "9S"), notes=(note, note.model_copy(update={"after": 2})))
    assert [number for number, _ in lines] == [0, 0, 1, 1]
    assert "Ada" in lines[1][1]
    assert lines[2][1] == said("generic-did", name="Ada", what="laid 9♠")
    assert "Ada" in lines[3][1]


def test_a_games_own_sentences_are_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = {"toy-laid.a": "{seat} plays {card}!"}
    monkeypatch.setattr(generic_narration, "has", lambda key: key == "toy-laid")
    monkeypatch.setattr(generic_narration, "templates", lambda _: ["a"])
    monkeypatch.setattr("bot.ui.voice.templates", lambda _: ["a"])
    monkeypatch.setattr("bot.ui.voice.written", ways.__getitem__)
    monkeypatch.setattr("bot.ui.voice.say", lambda key, **values: ways[key].format(**values))
    assert told(toy.Laid(0, "KS"))[0][1] == "Kim plays K♠!"


@pytest.mark.parametrize(("narration", "numbers"), [("full", [0, 1]), ("trick", [1]), ("quiet", [])])
def test_a_server_may_want_less_told(narration: str, numbers: list[int]) -> None:
    hand = next(hands(2, 0))
    seen = scene(Hand(hand.state, (toy.Laid(0, "KS"), toy.TrickTaken(0)), hand.standing), None)
    quiet = replace(seen, server=ServerSettings.model_validate({"narration": narration}))
    assert [number for number, _ in generic_narration.numbered_lines(quiet)] == numbers


def test_a_round_without_closed_cards_is_told_again_with_open_hands() -> None:
    class Open(Toy):
        CLOSED: ClassVar[bool] = False

    hand = next(hands(2, 1))
    seen = replace(scene(hand, None), rules=Open())
    view = generic_replay.replay(Story(seen, tuple(hand.state.hidden.hands), (), 0, 20, (0,)), None)
    assert all(wording.counted(cards) in shown(view) for cards in hand.state.hidden.hands)
    assert said("button-record") in labels(view)
