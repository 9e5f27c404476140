"""Tadmur's screens: both chains with their spaces, the cards that fit, and what a guess wins and costs."""

from collections.abc import Sequence
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.base import PanelState
from bot.games.tadmur import PRESENTER
from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.table.scene import Scene
from bot.ui import refusals
from bot.ui.custom_ids import ANSWER, Stamp, decode
from data.records import Person, RoundRecord, TableRecord
from engine.contract import RESULT, Event, Illegal, naming
from engine.tadmur.round import TadmurRound
from tests.conformance.tadmur import deal_in

NAMES = ("Zoé", "Marie")
STUCK = {"last": "7S", "blanks": 4, "target": "4D", "hand": "2C KD JH"}
DEAD_END = {"last": "7S", "blanks": 2, "target": "TD", "hand": "6S 8C 9C"}
CHAINS = {"lasts": {0: "7S", 1: "KS"}, "hands": {0: "8C 6C", 1: "4C"}, "targets": {0: "TD", 1: "4D"}}
BARRED = {**CHAINS, "blanks": {0: 4, 1: 1}}


def scene(state: TadmurRound, seat: int | None, told: Sequence[Event] = ()) -> Scene:
    people = tuple(Person(key=f"p{at}", name=NAMES[at], user=at) for at in range(2))
    record = TableRecord(id=1, guild=1, channel=1, host=0, game="tadmur", phase="round", people=people)
    played = RoundRecord(
        table=1,
        number=1,
        game="tadmur",
        version=1,
        options=state.rules.model_dump(exclude_defaults=True),
        standing=state.standing,
        seed=b"",
        commitment="0" * 64,
        started=0.0,
        result=RESULT.dump_python(state.result, mode="json") if state.result else None,
    )
    numbered = tuple(enumerate(event.seen_by(seat) for event in (*state.opening, *told)))
    return Scene(record, state.rules, played, state.view(seat), people, numbered, Stamp(1, state.position))


def parts(view: LayoutView) -> list[JSON]:
    """The screen's parts. Fails where Discord would refuse it."""
    payload = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(payload, Setting(v2=True)))
    return [one for _, one in walk(payload)]


def text(view: LayoutView) -> str:
    shown = "\n".join(one["content"] for one in parts(view) if one["type"] == 10)
    return plain(shown)


def plain(words: str) -> str:
    return words.replace("\u2068", "").replace("\u2069", "")


def panel(state: TadmurRound, seat: int = 0) -> LayoutView:
    return PRESENTER.panel(scene(state, seat), PanelState())


def buttons(state: TadmurRound, seat: int = 0) -> dict[str, str]:
    """The labels of the answers on a panel, each with what it sends."""
    sent = [(one["label"], decode(one["custom_id"])) for one in parts(panel(state, seat)) if one["type"] == 2]
    return {plain(label): press.argument for label, press in sent if press and press.verb == ANSWER}


def menu(state: TadmurRound, seat: int = 0) -> list[str]:
    """What the menu of ranks offers; nothing where there is none."""
    return [option["label"] for one in parts(panel(state, seat)) if one["type"] == 3 for option in one["options"]]


def test_the_table_draws_both_chains_with_a_placeholder_for_every_space() -> None:
    state = deal_in({**DEAD_END, "blanks": {0: 2, 1: 7}, "lasts": {1: "KS"}})
    table = text(PRESENTER.table(scene(state, None)))
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
    shown = text(panel(state))
    assert "Your target: **4♦**" in shown
    assert "A♠ ▢ ▢ ▢ ▢ ▢ 4♦" in shown
    assert "After A♠ you need **K** or **2**." in shown
    assert "A · 2×2 · Q · K" in shown
    assert list(buttons(state).values()) == ["play KD", "play 2H", "play 2C"]
    assert "4♦" not in text(panel(state, 1))


def test_dead_ends_are_marked_with_two_spaces() -> None:
    state = deal_in(DEAD_END)
    assert buttons(state) == {"6♠ ⚠️ dead end": "play 6S", "8♣": "play 8C"}
    assert "After 6♠ no card of yours fits the last space, and your next turn would lose the deal." in text(
        panel(state)
    )
    passing = deal_in({**DEAD_END, "options": {"stuck": "pass"}})
    assert "your chain would never be complete" in text(panel(passing))
    assert "dead end" not in text(panel(deal_in({**DEAD_END, "blanks": 3})))


def test_the_last_space_asks_for_both_sides() -> None:
    state = deal_in({"last": "4S", "blanks": 1, "target": "4D", "hand": "5C 3D 9H"})
    assert buttons(state) == {"🏁 3♦": "play 3D", "🏁 5♣": "play 5C"}
    assert "Your last space needs **3** or **5** after 4♠" in text(panel(state))
    assert "the card must be next to your target 4♦, too" in text(panel(state))
    assert menu(state) == []
    assert "🔒 Nobody may guess: Zoé has one space left." in text(panel(state))


def test_the_menu_has_all_ranks_and_says_what_is_known_of_them() -> None:
    state = deal_in({"blanks": {0: 5, 1: 4}})
    ranks = menu(state)
    assert len(ranks) == 13
    assert ranks[0].startswith("Ace · ")
    hand = [card for zone in state.view(0).zones for card in zone.cards or ()]
    kings = 4 - sum(card.startswith("K") for card in hand)
    assert ranks[-1] == f"King · {kings} unseen"
    shown = text(panel(state))
    assert "A right guess wins the deal; a wrong one moves your own target away, to 6 spaces." in shown
    assert "Players who never guess rarely win." in shown
    again = deal_in({"blanks": {0: 5, 1: 4}, "earlier_guesses": ["K"]})
    assert menu(again)[-1] == "King · you guessed it, and it was wrong"


def test_after_a_guess_and_while_guesses_are_barred_there_is_no_menu() -> None:
    guessed = deal_in({"last": "7S", "hand": "8C 9C", "blanks": {0: 5, 1: 4}, "guessed_this_turn": True})
    assert menu(guessed) == []
    assert "You have guessed in this turn." in text(panel(guessed))
    barred = deal_in(BARRED)
    assert menu(barred) == []
    assert "🔒 Nobody may guess: Marie has one space left." in text(panel(barred))
    assert "🔒 Nobody may guess: Marie has one space left." in text(PRESENTER.table(scene(barred, None)))


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
    assert "No card fits. What now?" in text(panel(state))
    assert told in text(panel(state))
    assert "No card fits" not in text(panel(state, 1)), "that it is stuck is its own affair"


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
    shown = text(PRESENTER.result(scene(state, None, events)))
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
    shown = text(PRESENTER.result(scene(state, None, events)))
    assert "Neither chain can go on." in shown
    assert "Nobody won this round." in shown


def test_the_question_mark_says_what_fits_and_whether_there_is_a_way() -> None:
    asked = text(PRESENTER.why(scene(deal_in(DEAD_END), 0)))
    assert "**Cards:** After 7♠ you need **6** or **8**." in asked
    assert "your cards can fill the 2 spaces and reach your target" in asked
    assert "**Guessing:** 🔮 You may guess" in asked
    longer = text(PRESENTER.why(scene(deal_in({**DEAD_END, "blanks": 3, "hand": "8C 8S 9C 9D 7C"}), 0)))
    assert "cannot reach your target in exactly 3 spaces, but they can in one more" in longer
    closed = text(PRESENTER.why(scene(deal_in({**DEAD_END, "hand": "6S"}), 0)))
    assert "nor in one more. Guess." in closed
    waiting = text(PRESENTER.why(scene(deal_in(DEAD_END), 1)))
    assert "It is Zoé’s turn." in waiting
    assert "**Guessing:**" not in waiting
    assert "**Cards:**" not in text(PRESENTER.why(scene(deal_in(DEAD_END), None)))


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
    assert plain(refusals.sentence(refused.value, key, words)) == told
