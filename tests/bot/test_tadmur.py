"""Tadmur's screens: both chains with their spaces, the cards that fit, and what a guess wins and costs."""

from typing import Any

import pytest

from bot.games.tadmur.presenter import PRESENTER
from bot.sandbox import seen
from bot.screens.table import present
from bot.ui import refusals
from bot.ui.naming import card as card_named
from engine.cards.hands import put
from engine.cards.packs import RANKS, rank
from engine.contract import Illegal, naming
from engine.tadmur.chain import neighbours
from engine.tadmur.resample import elsewhere
from engine.tadmur.round import TadmurRound
from engine.tadmur.state import Closed
from tests.bot.screens import buttons, drawn_panel, lines_of, panel, parts, public, scene, text, why
from tests.conformance.tadmur import deal_in
from tests.said import is_said, said

STUCK = {"last": "7S", "blanks": 4, "target": "4D", "hand": "2C KD JH"}
DEAD_END = {"last": "7S", "blanks": 2, "target": "TD", "hand": "6S 8C 9C"}
CHAINS = {"lasts": {0: "7S", 1: "KS"}, "hands": {0: "8C 6C", 1: "4C"}, "targets": {0: "TD", 1: "4D"}}
BARRED = {**CHAINS, "blanks": {0: 4, 1: 1}}


def menu(state: TadmurRound, seat: int = 0) -> list[str]:
    """The ranks that the menu offers; none where there is no menu."""
    return [option["label"] for one in parts(drawn_panel(state, seat)) if one["type"] == 3 for option in one["options"]]


def test_the_table_draws_both_chains_with_a_placeholder_for_every_space() -> None:
    state = deal_in({**DEAD_END, "blanks": {0: 2, 1: 7}, "lasts": {1: "KS"}})
    table = public(state)
    assert f"7♠ ▢ ▢ 🎴\n-# {said('tadmur-spaces', count=2)}" in table
    assert f"K♠ ▢ ▢ ▢ ▢ ▢ ▢ ▢ 🎴\n-# {said('tadmur-spaces', count=7)}" in table
    assert "10♦" not in table
    assert said("tadmur-deal-of", deal=1, deals=3) in table
    assert table.count(said("seat-to-play")) == 1


def test_it_says_whose_guess_was_wrong() -> None:
    state = deal_in({"last": "7S", "hand": "8C 9C", "opponent_target": "4D", "blanks": {0: 5, 1: 4}})
    events = state.play(0, naming("guess", "T"))
    spectator = scene(state, None, events)
    table = text(present.table(spectator, PRESENTER))
    assert f"7♠ ▢ ▢ ▢ ▢ ▢ ▢ 🎴\n-# {said('tadmur-spaces', count=6)} · {said('tadmur-wrong', ranks=10)}" in table
    assert lines_of(spectator)[-1].startswith("❌")
    assert table.count("❌ guessed") == 1


def test_the_panel_shows_the_own_target_and_what_fits_now() -> None:
    state = deal_in({"last": "AS", "blanks": 5, "target": "4D", "hand": "AC 2C 2H KD QD"})
    shown = panel(state)
    assert said("tadmur-own-target", card="4♦") in shown
    assert "A♠ ▢ ▢ ▢ ▢ ▢ 4♦" in shown
    assert said("tadmur-needs", last="A♠", below="K", above=2) in shown
    assert "A · 2×2 · Q · K" in shown
    assert buttons(state) == {"K": "play KD", "2": "play 2H"}, "suits count for nothing"
    assert "4♦" not in panel(state, 1)


def test_dead_ends_are_marked_with_two_spaces() -> None:
    state = deal_in(DEAD_END)
    assert buttons(state) == {said("tadmur-button-dead-end", card=6): "play 6S", "8": "play 8C"}
    assert said("tadmur-dead-ends", cards="6♠") in panel(state)
    passing = deal_in({**DEAD_END, "options": {"stuck": "pass"}})
    assert is_said("tadmur-dead-ends-pass", panel(passing))
    assert not is_said("tadmur-button-dead-end", panel(deal_in({**DEAD_END, "blanks": 3})))


def test_the_last_space_asks_for_both_sides() -> None:
    state = deal_in({"last": "4S", "blanks": 1, "target": "4D", "hand": "5C 3D 9H"})
    assert buttons(state) == {"🏁 3": "play 3D", "🏁 5": "play 5C"}
    assert said("tadmur-needs-last", below=3, above=5, last="4♠", target="4♦") in panel(state)
    assert menu(state) == []
    assert said("tadmur-barred", name="Zoé") in panel(state)


def test_the_menu_has_all_ranks_and_says_what_is_known_of_them() -> None:
    state = deal_in({"blanks": {0: 5, 1: 4}})
    ranks = menu(state)
    assert len(ranks) == 13
    shown = panel(state)
    assert said("tadmur-guess-costs", spaces=6) in shown
    assert said("tadmur-guess-often") in shown
    again = deal_in({"blanks": {0: 5, 1: 4}, "earlier_guesses": ["K"]})
    assert menu(again)[-1] == said("tadmur-rank-wrong", rank="K")


def test_a_guess_is_called_by_the_rank_that_the_menu_says() -> None:
    state = deal_in({"blanks": {0: 5, 1: 4}})
    (asked,) = state.pending
    ranks = {label.partition(" ")[0] for label in menu(state)}
    for one in RANKS:
        name = PRESENTER.answer_name(
            scene(state, 0), next(a for a in asked.enumerate() if a.text == f"guess {one}"), PRESENTER.choices
        )
        assert name.rpartition(" ")[2] in ranks


def in_steps(last: str, steps: int) -> set[str]:
    """The ranks that are `steps` steps on from a card."""
    found = {rank(last)}
    for _ in range(steps):
        found = {near for one in found for near in neighbours(one)}
    return found


@pytest.mark.parametrize("spaces", [2, 3, 5])
def test_ranks_that_the_other_chain_cannot_reach_in_its_spaces_are_marked_and_stand_below(spaces: int) -> None:
    state = deal_in({"last": "7S", "hand": "8C", "blanks": {0: 5, 1: spaces}, "lasts": {1: "9S"}})
    view, found = state.view(0), menu(state)
    hidden = [rank(card) for card in elsewhere(view)]
    near = in_steps("9S", spaces + 1)
    names = {one: card_named(one) for one in RANKS}
    open_ = [
        said("tadmur-rank-unseen", rank=names[one], count=hidden.count(one))
        for one in RANKS
        if one in near and one in hidden
    ]
    far = [
        said("tadmur-rank-far", rank=names[one], count=hidden.count(one), spaces=spaces)
        for one in RANKS
        if one not in near and one in hidden
    ]
    assert far
    assert found[: len(open_) + len(far)] == [*open_, *far]


def test_the_menu_says_the_same_whatever_the_other_target_is() -> None:
    """The marks in it follow from what lies open, and from nothing else."""
    state = deal_in({"last": "7S", "hand": "8C", "blanks": {0: 5, 1: 3}, "lasts": {1: "9S"}})
    menus = []
    chain = state.chains[1]
    for card in chain.hand:
        hand = tuple(chain.target if one == card else one for one in chain.hand)
        state.hidden = put(state.hidden, 1, Closed(card, hand))
        menus.append(menu(state))
    assert len(menus) > 1
    assert all(one == menus[0] for one in menus)


def test_after_a_guess_and_while_guesses_are_barred_there_is_no_menu() -> None:
    guessed = deal_in({"last": "7S", "hand": "8C 9C", "blanks": {0: 5, 1: 4}, "guessed_this_turn": True})
    assert menu(guessed) == []
    assert said("tadmur-guessed") in panel(guessed)
    barred = deal_in(BARRED)
    assert menu(barred) == []
    assert said("tadmur-barred", name="Marie") in panel(barred)
    assert said("tadmur-barred", name="Marie") in public(barred)


@pytest.mark.parametrize(
    ("options", "label", "answer", "text"),
    [
        ({}, said("tadmur-do-concede"), "concede", said("tadmur-about-stuck")),
        ({"stuck": "pass"}, said("tadmur-do-pass"), "pass", said("tadmur-about-stuck-pass")),
    ],
)
def test_a_stuck_seat_is_asked_to_guess_or_not(options: Any, label: str, answer: str, text: str) -> None:
    state = deal_in({**STUCK, "options": options})
    assert buttons(state) == {label: answer}
    assert len(menu(state)) == 13
    assert said("tadmur-ask-stuck") in panel(state)
    assert text in panel(state)
    assert said("tadmur-ask-stuck") not in panel(state, 1), "that it is stuck is its own affair"


@pytest.mark.parametrize(
    ("given", "answer", "text"),
    [
        ({"last": "6S", "blanks": 1, "hand": "5C 9D"}, "play 5C", said("tadmur-ended-chain", name="Zoé")),
        ({"blanks": {0: 5, 1: 2}}, "guess Q", said("tadmur-ended-guess", name="Zoé", other="Marie")),
        ({"last": "7S", "blanks": 3, "hand": "8C"}, "play 8C", said("tadmur-ended-cards", other="Zoé", name="Marie")),
        (STUCK, "concede", said("tadmur-ended-stuck", other="Zoé", name="Marie")),
    ],
)
def test_the_result_shows_both_targets_and_how_it_ended(given: dict[str, Any], answer: str, text: str) -> None:
    state = deal_in(
        {**{name: value for name, value in given.items() if name != "target"}, "targets": {0: "4D", 1: "QH"}}
    )
    events = state.play(0, state.action(answer))
    shown = public(state, events)
    assert text in shown
    assert "4♦" in shown
    assert "Q♥" in shown
    assert said("tadmur-won-deals", count=1) in shown
    assert said("generic-match-on") in shown
    assert (f"{said('tadmur-complete')}\n" in shown) == (state.public.how == "chain")
    assert "guessed Q" not in shown, "it was right"


def test_a_drawn_deal_says_so() -> None:
    options = {"stuck": "pass"}
    state = deal_in({"lasts": {0: "7S", 1: "7H"}, "hands": {0: "2C", 1: "2D"}, "options": options})
    events = [*state.play(0, state.action("pass")), *state.play(1, state.action("pass"))]
    shown = public(state, events)
    assert said("tadmur-ended-drawn") in shown
    assert said("generic-drawn") in shown


def test_the_question_mark_says_what_fits_and_whether_there_is_a_way() -> None:
    asked = why(deal_in(DEAD_END), 0)
    assert said("tadmur-why-cards", needs=said("tadmur-needs", last="7♠", below=6, above=8)) in asked
    assert said("tadmur-why-way-open", count=2) in asked
    assert said("tadmur-why-guess", about=said("tadmur-guess-costs", spaces=3)) in asked
    longer = why(deal_in({**DEAD_END, "blanks": 3, "hand": "8C 8S 9C 9D 7C"}), 0)
    assert said("tadmur-why-way-longer", count=3) in longer
    closed = why(deal_in({**DEAD_END, "hand": "6S"}), 0)
    assert said("tadmur-why-way-closed", count=2) in closed
    waiting = why(deal_in(DEAD_END), 1)
    assert said("tadmur-why-turn", name="Zoé") in waiting
    assert "**Guessing:**" not in waiting
    assert "**Cards:**" not in why(deal_in(DEAD_END), None)


@pytest.mark.parametrize(
    ("given", "answer", "text"),
    [
        (DEAD_END, "play 9C", said("refused-tad-not-adjacent", last="7♠", below=6, above=8)),
        (
            {**DEAD_END, "last": "JS", "hand": "9C"},
            "play 9C",
            said("refused-tad-not-adjacent", last="J♠", below=10, above="Q"),
        ),
        ({**DEAD_END, "blanks": 1}, "play 8C", said("refused-tad-miss-target")),
        ({**DEAD_END, "guessed_this_turn": True}, "guess K", said("refused-tad-guess-once")),
        (BARRED, "guess K", said("refused-tad-guess-barred")),
    ],
)
def test_refusals_name_cards_as_players_do(given: dict[str, Any], answer: str, text: str) -> None:
    state = deal_in(given)
    with pytest.raises(Illegal) as refused:
        state.play(0, state.action(answer))
    key, words = PRESENTER.refused(refused.value)
    assert seen(refusals.sentence(refused.value, key, words)) == text
