"""The screens that every game has for nothing: a toy game at every moment, for every seat and for spectators."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest
from discord.ui import LayoutView

from bot.faces import NAMES
from bot.games import shows
from bot.replay.story import Story
from bot.sandbox.components import walk
from bot.screens import answers, generic_narration, generic_panel, generic_replay, generic_result, present, rules
from bot.screens.presenter import PanelState, Presenter
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import custom_ids, naming, wording
from bot.ui.custom_ids import ANSWER, HAND, NARROW
from data.records import Note, Person, RoundRecord, TableRecord
from data.settings_records import ServerSettings
from engine.contract import (
    RESULT,
    Action,
    Assign,
    Decision,
    Event,
    Exchange,
    PickNumber,
    PickOne,
    Result,
    Seat,
    Seeded,
    Standing,
    Zone,
)
from engine.contract.commitments import seed_commitment
from engine.games import GAMES
from tests import toy
from tests.bot.labels import labels, payload
from tests.said import is_said, said
from tests.toy import CARDS, Toy, ToyRound

PLAIN = Presenter()
SILENT = Presenter(numbered_lines=lambda scene: [])
WIDE = "*𝕎_" * 11
FACES = {token: f"<:{name}:{'9' * 19}>" for token, name in NAMES.items()}
GOES_ON = ("button-ready", "button-ready-ahead", "button-play-again")
TABLES = [(players, seed) for players in (2, 4) for seed in range(3)]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.GAME)


@dataclass(frozen=True)
class Hand:
    """One hand of the toy game, as far as it is played."""

    state: ToyRound
    events: tuple[Event, ...]
    standing: Standing


def hands(players: int, seed: int) -> Iterator[Hand]:
    """A hand before each of its actions, and at its end."""
    random = Random(f"{players} {seed}")
    standing = Standing(order=tuple(f"u{seat + 1}" for seat in range(players)), round=2, scores=(3,) * players)
    state = Toy().start(standing, Seeded(bytes([seed]) * 32, "deal"))
    events = list(state.opening)
    while state.pending:
        yield Hand(state, tuple(events), standing)
        decision = random.choice(state.pending)
        events += state.play(decision.seat, random.choice(tuple(decision.answers)))
    yield Hand(state, tuple(events), standing)


def scene(hand: Hand, seat: int | None, seed: int = 0, **fields: object) -> Scene:
    people = tuple(Person(key=key, name=WIDE, user=at) for at, key in enumerate(hand.standing.order, 1))
    over = hand.state.result is not None
    record = TableRecord(
        id=36**4,
        guild=1,
        channel=1,
        host=1,
        game="toy",
        people=people,
        phase="between" if over else "round",
        round=2,
        deadlines={str(at): 1_800_000_000.0 for at in range(len(people))},
        next_hash="0" * 64,
    )
    played = RoundRecord(
        table=record.id,
        number=2,
        game="toy",
        version=1,
        options={},
        standing=hand.standing,
        seed=bytes([seed]) * 32,
        commitment=seed_commitment(bytes([seed]) * 32),
        started=0.0,
        result=RESULT.dump_python(hand.state.result, mode="json") if hand.state.result else None,
    )
    events = tuple((number, event.seen_by(seat)) for number, event in enumerate(hand.events))
    stamp = Stamp(2, hand.state.position)
    made = Scene(record, Toy(), played, hand.state.view(seat), people, events, stamp, FACES)
    return replace(made, record=record.model_copy(update=fields))


def shown(view: LayoutView) -> str:
    """Everything that can be read on a screen: texts, labels, menus, ids."""
    parts = [part for _, part in walk(payload(view))]
    options = [option for part in parts for option in part.get("options", [])]
    lines = [*(part.get(name) or "" for part in parts for name in ("content", "label", "placeholder", "custom_id"))]
    return "\n".join([*lines, *(f"{option['label']} {option['value']}" for option in options)])


def seat_lines(text: str) -> list[str]:
    """The lines of seats, in a game of sides."""
    return [line for line in text.splitlines() if is_said("generic-side", line) and line[0].isdigit()]


def sent(view: LayoutView) -> list[tuple[str, str]]:
    """The verbs and arguments of the panel's buttons."""
    presses = [custom_ids.decode(part["custom_id"]) for _, part in walk(payload(view)) if part["type"] == 2]
    return [(press.verb, press.argument) for press in presses if press is not None and press.surface == HAND]


def leaks(text: str, hidden: set[str]) -> list[str]:
    """The cards that a screen shows in any way, of those that it must not."""
    return [
        card
        for card in hidden
        if any(sign in text for sign in (card, wording.card(card), FACES[wording.plain_token(card)]))
    ]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_no_screen_breaks_a_limit_or_shows_a_hand_to_anybody_else(players: int, seed: int) -> None:
    for hand in hands(players, seed):
        state = hand.state
        for seat in (None, *range(players)):
            seen = scene(hand, seat)
            hidden = {card for at, cards in enumerate(state.hidden.hands) if at != seat for card in cards}
            hidden |= (
                set(CARDS)
                - set(state.public.gone)
                - {card for _, card in state.public.trick}
                - {card for cards in state.hidden.hands for card in cards}
            )
            views = [
                generic_panel.panel(seen, PLAIN, PanelState(warning="Too late. " * 5)),
                generic_panel.panel(seen, PLAIN, PanelState(leave=True)),
            ]
            views.append(present.table(replace(seen, view=state.view(None)), PLAIN))
            if seat is not None:
                assert len(leaks(shown(views[0]), set(state.hidden.hands[seat]))) == len(state.hidden.hands[seat]), (
                    "one's own are seen"
                )
            if state.result is not None:
                views += [present.result(seen, PLAIN), present.result(seen, PLAIN, frozen=True)]
            for view in views:
                assert not leaks(shown(view), hidden)
            views = [generic_result.broken_off(seen), rules.why(seen, PLAIN.reasons)]
            assert not [card for view in views for card in leaks(shown(view), set(CARDS))]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_panel_of_whoever_is_asked_offers_every_answer(players: int, seed: int) -> None:
    for hand in hands(players, seed):
        for decision in hand.state.pending:
            seen = scene(hand, decision.seat)
            presses = [half for verb, half in sent(generic_panel.panel(seen, PLAIN)) if verb == ANSWER]
            played = {answers.played(seen.view, answers.read(argument)) for argument in presses}
            assert played == {answer.text for answer in decision.answers}


def bidding() -> Hand:
    """Everybody bids at once; seat 1 has."""
    hand = next(hands(4, 0))
    hand.state.play(1, hand.state.action("bid 2"))
    return hand


def test_a_sealed_answer_is_told_to_its_owner_alone_and_may_be_changed() -> None:
    hand = bidding()
    own = generic_panel.panel(scene(hand, 1), PLAIN)
    assert said("generic-given", answer="Bid 2") in shown(own)
    assert ("a", "bid 3") in sent(own)
    others = [generic_panel.panel(scene(hand, seat), PLAIN) for seat in (0, 2, 3)]
    others.append(present.table(scene(hand, None), SILENT))
    assert not [view for view in others if "Bid 2" in shown(view) or is_said("generic-given", shown(view))]


def test_the_table_marks_only_those_who_are_waited_for() -> None:
    hand = bidding()
    seats = seat_lines(shown(present.table(scene(hand, None), SILENT)))
    assert ["◀" in line for line in seats] == [True, False, True, True]
    assert all("<t:1800000000:R>" in line for line in seats if "◀" in line)
    assert "tricks 0" in seats[0]
    assert said("generic-side", side="A") in seats[0]
    assert said("generic-side", side="B") in seats[1]


def test_what_partners_have_together_stands_once() -> None:
    """A score of a side has a line of its own, and no seat's line repeats it."""
    hand = bidding()
    text = shown(present.table(scene(hand, None), SILENT))
    assert [said("generic-side-counts", side=side, counts="score 3") in text for side in "AB"] == [True, True]
    assert text.count("score 3") == 2


def test_a_pile_of_a_side_is_named_after_it() -> None:
    seen = scene(bidding(), None)
    assert seen.view is not None
    pile = Zone("taken", side=1, count=6)
    piled = replace(seen, view=replace(seen.view, zones=(*seen.view.zones, pile)))
    assert said(
        "generic-zone-of", zone="Taken", name=said("generic-side", side="B"), cards=f"{wording.back(FACES)} 6"
    ) in shown(present.table(piled, SILENT))


def test_a_seat_that_says_it_has_answered_has_a_tick() -> None:
    seen = scene(next(hands(2, 0)), None)
    assert seen.view is not None
    ready = replace(seen.view, seats=(Seat(answered=True), Seat(waited=True)))
    text = shown(present.table(replace(seen, view=ready), SILENT))
    assert text.count(said("generic-answered")) == 1


def test_after_a_while_a_waiting_panel_names_the_person_on_turn_but_no_steward_and_nobody_among_many() -> None:
    hand = next(hand for hand in hands(4, 0) if hand.state.phase() == "play")
    turn, waiting = hand.state.public.turn, (hand.state.public.turn + 1) % 4
    early = scene(hand, waiting)
    late = replace(early, lingers=True)
    assert is_said("panel-waiting-for", shown(generic_panel.panel(late, PLAIN)))
    steward = early.person(turn).model_copy(update={"user": None})
    driven = tuple(steward if at == turn else person for at, person in enumerate(early.seated))
    crowd = (*early.seated, *early.seated)
    for seen in (early, replace(late, seated=driven), replace(late, seated=crowd)):
        assert said("generic-others") in shown(generic_panel.panel(seen, PLAIN))


def test_rights_are_buttons_that_play_them() -> None:
    seen = scene(next(hands(2, 0)), 0)
    assert seen.view is not None
    view = replace(seen.view, rights=(Action("call", "call"),))
    panel = generic_panel.panel(replace(seen, view=view), PLAIN)
    assert ("a", "call") in sent(panel)
    assert "Call" in labels(panel)
    assert answers.played(view, answers.read("call")) == "call"


def test_a_panel_goes_on_with_a_half_made_answer() -> None:
    seen = scene(next(hands(2, 0)), 0)
    assert seen.view is not None
    long = Decision("bid", 0, PickNumber("bid", 0, 99))
    view = replace(seen.view, decisions=(long,))
    first = generic_panel.panel(replace(seen, view=view), PLAIN)
    (turn,) = [argument for verb, argument in sent(first) if verb == NARROW]
    half = answers.read(turn)
    second = generic_panel.panel(replace(seen, view=view), PLAIN, PanelState(shown=half._asdict()))
    assert said("board-page", page=2, pages=4) in shown(second)
    assert "25 25#1" in shown(second)


def test_of_several_decisions_the_first_open_one_is_asked() -> None:
    given = Decision("bid", 0, PickNumber("bid", 0, 1), sealed=True, given=PickNumber("bid", 0, 1).action(1))
    other = Decision("guess", 0, PickNumber("guess", 0, 1))
    seen = scene(next(hands(2, 0)), 0)
    assert seen.view is not None
    assert answers.asked(replace(seen.view, decisions=(given, other))) == other
    assert answers.asked(replace(seen.view, decisions=(given,))) == given
    assert answers.asked(replace(seen.view, decisions=())) is None


def test_zones_of_the_table_are_shown_and_a_board_is_a_grid() -> None:
    seen = scene(next(hands(2, 0)), None)
    assert seen.view is not None
    cells = ("", "KS#1", "TD", "", "", "*")
    zones = (*seen.view.zones, Zone("board", cards=cells, columns=3), Zone("stock", count=17), Zone("won", 1, ("9C",)))
    view = replace(seen.view, zones=zones, counters={"stake": 4})
    text = shown(present.table(replace(seen, view=view), SILENT))
    assert "**Board**\n```\n  A   B   C\n1 ·   K♠  10♦\n2 ·   ·   🃏\n```" in text
    assert is_said("generic-zone-count", text, zone="Stock", count=17)
    assert is_said("generic-zone-of", text, zone="Won", cards=FACES["9C"])
    assert "stake **4**" in text


def test_a_board_too_wide_for_a_phone_has_its_cells_side_by_side() -> None:
    seen = scene(next(hands(2, 0)), None)
    assert seen.view is not None
    cells = ("TD", "", "KS", *("",) * 7) * 10
    view = replace(seen.view, zones=(*seen.view.zones, Zone("board", cards=cells, columns=10)))
    rows = shown(present.table(replace(seen, view=view), SILENT)).partition("**Board**\n```\n")[2].splitlines()[:11]
    assert rows[0] == "   A B C D E F G H I J"
    assert rows[1] == " 1 T♦· K♠· · · · · · ·"
    assert rows[10].startswith("10 T♦· K♠·")


def test_who_is_asked_sees_the_open_cards_that_belong_to_nobody() -> None:
    """A board, a pile, a trick: what a choice is made by stands beside it. It is not on a panel that waits, which would
    keep it while the game goes on.
    """
    seen = scene(next(hands(2, 0)), 0)
    assert seen.view is not None
    zones = (
        Zone("board", cards=("", "KS", "TD", ""), columns=2),
        Zone("discards", cards=("9C",)),
        Zone("stock", count=17),
        Zone("won", 1, ("8C",)),
        Zone("trick", cards=()),
    )
    asks = Decision("mark", 0, PickOne("mark", "cell", ("A1", "B1")))
    view = replace(seen.view, zones=(*seen.view.zones, *zones), decisions=(asks,))
    text = shown(generic_panel.panel(replace(seen, view=view), PLAIN))
    assert "**Board**\n```\n  A   B\n1 ·   K♠\n2 10♦ ·\n```" in text
    assert f"**Discards** {FACES['9C']}" in text
    assert "8♣" not in text
    assert FACES["8C"] not in text
    assert "**Stock**" not in text
    assert "**Trick**" not in text
    waiting = shown(generic_panel.panel(replace(seen, view=replace(view, decisions=())), PLAIN))
    assert "**Board**" not in waiting
    assert "**Discards**" not in waiting
    lesson = replace(seen, view=view, record=seen.record.model_copy(update={"lesson": True}))
    assert "**Board**" not in shown(generic_panel.panel(lesson, PLAIN)), "the table stands above it"


# ---------------------------------------------------------------------------- what is told


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


def test_the_lobby_of_a_plain_game_says_once_that_the_rules_are_as_usual_and_nothing_of_a_court() -> None:
    seen = scene(next(hands(2, 0)), None, phase="lobby")
    lobby = shown(shows.public(replace(seen, round=None, view=None)))
    assert lobby.lower().count(said("generic-standard")) == 1
    assert not [word for word in ("court", "crown", "broom", "title", "rank") if word in lobby.lower()]


def test_an_event_without_a_text_is_a_sentence() -> None:
    lines = told(Drawn(0, "8S"), Scored(1, 3, 0))
    assert lines == [
        (0, said("generic-did", name="Kim", what=f"{said('past.drawn')} 8♠")),
        (1, said("generic-did", name="Ada", what="scored 3 points, Kim")),
    ]
    assert told(Scored(1, 1, 0)) == [(0, said("generic-did", name="Ada", what="scored 1 point, Kim"))]


def test_who_has_no_number_is_left_out_of_numbers() -> None:
    assert told(Fares((None, 2))) == [(0, said("generic-happened", what="Fares", details="Ada 2"))]


def test_a_decision_that_is_named_by_a_question_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = scene(next(hands(2, 0)), 0)
    plain = shown(generic_panel.panel(seen, PLAIN))
    assert (said("generic-asked", what="Bid") in plain, said("answer-number", said="Bid") in plain) == (True, True)
    monkeypatch.setattr("bot.ui.naming.decision_name", lambda game, kind: "How many tricks?")
    asked = shown(generic_panel.panel(seen, PLAIN))
    assert f"{said('generic-asked-question', what='How many tricks?')}\n" in asked
    assert (is_said("generic-asked", asked), said("answer-number", said="Bid") in asked) == (False, False)


@pytest.mark.parametrize(
    ("answer", "label"),
    [
        (Action("give 1 3S 4S", "give", ("3S", "4S"), 1), said("answer-to", said="Give 3♠ 4♠", name="Kim")),
        (Action("eat_and_pass 1", "eat_and_pass", whom=1), said("answer-about", said="Eat and pass", name="Kim")),
        (Action("bid 110", "bid", values=("110",)), "Bid 110"),
        (
            Exchange("swap", ("7S", "8S"), ("KH", "TD"), (1, 2)).action(("8S", "7S"), ("TD", "KH")),
            f"Swap {said('answer-swap', gives='7♠ 8♠', takes='K♥ 10♦')}",
        ),
        (
            Exchange("swap", ("7S",), ("KH",)).action(("7S",), ("KH",)).saying("close"),
            said("with-rider", said=f"Swap {said('answer-swap', gives='7♠', takes='K♥')}", name="Close"),
        ),
        (
            Assign("share", ("9S", "TD"), (0, 2)).action(("9S", "TD")),
            f"Share {said('answer-to', said='9♠', name='Kim')}, {said('answer-to', said='10♦', name='Kim')}",
        ),
    ],
)
def test_an_answer_says_whom_it_is_about(answer: Action, label: str) -> None:
    assert naming.option_name("toy", answer, lambda seat: "Kim") == label


def test_a_verb_may_say_itself_whom_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "has", lambda key: key == "toy-do-catch")
    monkeypatch.setattr(naming, "templates", lambda key: ["whom"])
    monkeypatch.setattr(naming, "say", lambda key, **values: f"{key} {values}")
    assert naming.option_name("toy", Action("catch 1", "catch", whom=1), str) == "toy-do-catch.whom {'name': '1'}"


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


# ---------------------------------------------------------------------------- the end


def ended(seed: int = 0, players: int = 4) -> Hand:
    return list(hands(players, seed))[-1]


def test_the_result_has_places_scores_totals_and_the_match() -> None:
    for seed in range(8):
        hand = ended(seed)
        result = hand.state.result
        assert result is not None
        text = shown(present.result(scene(hand, None), SILENT))
        lines, first_seats = seat_lines(text), sorted((0, 1), key=lambda side: result.order.index(side))
        # Sides may share a place: as a list in Markdown they would be numbered one after the other.
        assert [line.split(" ")[0] for line in lines] == [rf"{result.places[seat] + 1}\." for seat in first_seats]
        assert ["🏆" in line for line in lines] == [seat in result.winners for seat in first_seats]
        assert all(
            said("generic-total", score=3 + result.scores[seat]) in line
            for line, seat in zip(lines, first_seats, strict=True)
        )
        over = Toy().match(hand.standing, result).over
        assert is_said("generic-match-over", text) is over
        assert (said("generic-match-on") in text) is not over
        assert (said("button-play-again", ready=0, count=4) in text) is over
        places = generic_result.places(scene(hand, None), str, generic_result.counted)
        first = result.order[0]
        cup = "🏆 " if first in result.winners else ""
        assert places[0].startswith(
            f"{result.places[first] + 1}. {cup}{wording.name(scene(hand, None).person(first), str)} "
        )


def test_a_side_has_one_line_of_the_result_unless_the_round_was_not_the_same_to_all_of_it() -> None:
    hand = ended()
    assert hand.state.result is not None
    assert lined_up(hand) == [["Ann", "Cem"], ["Bob", "Dora"]]
    hand.state.result = replace(hand.state.result, left=(2,))
    assert lined_up(hand) == [["Ann"], ["Bob", "Dora"], ["Cem"]]


def lined_up(hand: Hand) -> list[list[str]]:
    """The names in each line of the result, by the first of them."""
    names = ("Ann", "Bob", "Cem", "Dora")
    people = tuple(Person(key=f"u{at}", name=name, user=at) for at, name in enumerate(names, 1))
    seen = replace(scene(hand, None), seated=people)
    lines = seat_lines(shown(present.result(seen, SILENT)))
    return sorted([name for name in names if name in line] for line in lines)


def test_the_end_of_a_round_tells_each_player_what_it_was_to_them() -> None:
    for seed in range(8):
        hand = ended(seed)
        result = hand.state.result
        assert result is not None
        for seat in range(4):
            text = shown(generic_panel.panel(scene(hand, seat), PLAIN))
            points = result.scores[seat]
            sign = f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"
            match = Toy().match(hand.standing, result)
            over, total = match.over, said("generic-total", score=3 + points)
            mine = f"{said('generic-scored', sign=sign)} · {total}"
            if over:
                last = said("generic-scored-last", sign=sign)
                mine = f"**{wording.place(match.places[seat])}** · {total} · {last}"
            assert said("generic-yours", scores=mine) in text
            assert is_said("generic-match-over" if over else "generic-match-on", text)


def gained(points: str, sign: str, chips: int, lost: int, lives: int) -> str:
    """The line of somebody with these points, chips and lives, and `lost` lives lost."""
    lines = [said("generic-scored", sign=points), said("generic-chips", sign=sign, chips=chips)]
    lines += [said("picture-lives", count=lost)] * bool(lost)
    return " · ".join([*lines, said("generic-lives", count=lives)])


def test_the_end_of_a_round_tells_chips_and_lives_and_no_total_where_scores_are_not_added_up() -> None:
    standing = Standing(order=("u1", "u2", "u3", "u4"), round=2, chips=(9, 5, 7, 0), lives=(2, 1, 3, 0), out=(3,))
    result = Result((0, 2, 1, 3), (0,), (27, 4, 15, 0), chips=(6, -3, -3, 0), lives=(0, 1, 1, 0))
    hand = ended()
    hand.state.standing, hand.state.result = standing, result
    seen = scene(Hand(hand.state, (), standing), 1)
    text = shown(present.result(seen, SILENT))
    lines = [line.rpartition("** ")[2].partition(" · ")[2] for line in seat_lines(text)]
    assert lines == [
        gained("+27", "+6", 15, 0, 2),
        gained("+15", "−3", 4, 1, 2),
        gained("+4", "−3", 2, 1, 0),
        f"{said('picture-out')} · {said('picture-chips-left', count=0)}",
    ]
    mine = f"**{wording.place(2)}** · {gained('+4', '−3', 2, 1, 0)}"
    assert said("generic-yours", scores=mine) in shown(generic_panel.panel(seen, PLAIN))


def test_a_closed_table_offers_a_rematch_and_nothing_that_goes_on() -> None:
    seen = scene(ended(), None, phase="closed")
    offered = labels(present.result(seen, SILENT, frozen=True))
    assert said("button-rematch") in offered
    assert not [label for label in offered for key in GOES_ON if is_said(key, label)]
    assert said("button-rematch") in labels(generic_result.broken_off(seen))


# ---------------------------------------------------------------------------- told again


def test_a_round_without_closed_cards_is_told_again_with_open_hands() -> None:
    class Open(Toy):
        CLOSED: ClassVar[bool] = False

    hand = next(hands(2, 1))
    seen = replace(scene(hand, None), rules=Open())
    view = generic_replay.replay(Story(seen, tuple(hand.state.hidden.hands), (), 0, 20, (0,)), None)
    assert all(wording.counted(cards) in shown(view) for cards in hand.state.hidden.hands)
    assert said("button-record") in labels(view)


# ---------------------------------------------------------------------------- names


def test_what_has_no_text_is_called_as_the_engine_calls_it() -> None:
    assert naming.phase_name("toy", "last_trick") == "Last trick"
    assert naming.counter_name("toy", "cards-held") == "cards held"
    assert naming.name_of_game("tahimi") == "Tahimi"
    assert naming.rule_name(toy.Toy(), "target", 10) == "Target 10"


@pytest.mark.parametrize(
    ("token", "short", "words"),
    [
        ("TS", "10♠", "Ten of Spades"),
        ("KS#1", "K♠", "King of Spades"),
        ("*", "🃏", "Joker"),
        ("10C", "10♣", "Ten of Clubs"),
        ("Jo", "🃏", "Joker"),
        ("N", "Knight", "Knight"),
    ],
)
def test_cards_of_both_vocabularies_have_words_and_faces(token: str, short: str, words: str) -> None:
    assert naming.card(token) == short
    assert naming.card_name(token) == words
    assert wording.row([token], FACES) == FACES[wording.plain_token(token)]


def test_copies_of_a_card_count_as_one_kind() -> None:
    assert wording.counted(["KS#1", "KS#2", "TS"]) == "K♠×2, 10♠"
