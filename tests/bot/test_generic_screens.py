"""The screens that every game has for nothing: a toy game at every moment, for every seat and for spectators."""

from dataclasses import replace

import pytest
from discord.ui import LayoutView

from bot.games import shows
from bot.sandbox.components import walk
from bot.screens.settings import rules
from bot.screens.table import answers, generic_panel, generic_result, present
from bot.screens.table.presenter import PanelState
from bot.ui import custom_ids, naming, wording
from bot.ui.custom_ids import ANSWER, HAND, NARROW
from engine.contract import Action, Assign, Decision, Exchange, PickNumber, PickOne, Seat, Zone
from tests import toy
from tests.bot.labels import labels, payload
from tests.bot.toy_hands import FACES, PLAIN, SILENT, Hand, hands, scene, seat_lines, shown
from tests.said import is_said, said
from tests.toy import CARDS

TABLES = [(players, seed) for players in (2, 4) for seed in range(3)]


pytestmark = pytest.mark.usefixtures("toy_game")


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
            played = {answers.answer_clicked(seen.view, answers.read(argument)) for argument in presses}
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
    assert answers.answer_clicked(view, answers.read("call")) == "call"


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
    assert answers.open_decision(replace(seen.view, decisions=(given, other))) == other
    assert answers.open_decision(replace(seen.view, decisions=(given,))) == given
    assert answers.open_decision(replace(seen.view, decisions=())) is None


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


def test_the_lobby_of_a_plain_game_says_once_that_the_rules_are_as_usual_and_nothing_of_a_court() -> None:
    seen = scene(next(hands(2, 0)), None, phase="lobby")
    lobby = shown(shows.public(replace(seen, round=None, view=None)))
    assert lobby.lower().count(said("generic-standard")) == 1
    assert not [word for word in ("court", "crown", "broom", "title", "rank") if word in lobby.lower()]


def test_a_decision_that_is_named_by_a_question_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = scene(next(hands(2, 0)), 0)
    plain = shown(generic_panel.panel(seen, PLAIN))
    assert (said("generic-asked", what="Bid") in plain, said("answer-number", said="Bid") in plain) == (True, True)
    monkeypatch.setattr("bot.ui.naming.decision_name", lambda game, kind: "How many tricks?")
    asked = shown(generic_panel.panel(seen, PLAIN))
    assert f"{said('generic-asked-question', what='How many tricks?')}\n" in asked
    assert (is_said("generic-asked", asked), said("answer-number", said="Bid") in asked) == (False, False)


# ---------------------------------------------------------------------------- names


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
