"""Sampen's screens: whose match chose the upcard, a chain in one line, own pairs apart, and twelve players."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.games.sampen.presenter import PRESENTER
from bot.games.sampen.table import LONGEST_CHAIN
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.screens.memories.boards import NO_BREAK
from bot.screens.table import present
from bot.ui.texts import listed
from engine.contract import LEAVE, Event, Illegal
from engine.sampen.round import SampenRound
from engine.sampen.state import CHOOSE
from tests.bot.screens import buttons, lines_of, panel, parts, public, scene, text, why
from tests.conformance.sampen import asked, situation
from tests.said import is_said, said

THREE = {0: "5S 2H 3H 9H 8H", 1: "2H AS 7D", 2: "JS JD JH"}


def play(state: SampenRound, *cards: str) -> list[Event]:
    """The upcard's match, and then these cards put up by whoever is asked."""
    events = list(state.play_on())
    for card in cards:
        events += state.play(state.public.turn, state.action(f"put {card}"))
    return events


def situated(hands: Mapping[int, str], upcard: str = "5S", stock: str = "KC QC", **options: object) -> SampenRound:
    return situation({"upcard": upcard, "stock": stock, "hands": hands, "options": options})


def lines(state: SampenRound, events: Sequence[Event]) -> list[str]:
    return [seen(line).replace(NO_BREAK, " ") for line in lines_of(scene(state, None, events))]


# ---------------------------------------------------------------------- the table


def test_the_table_says_whose_card_was_matched_and_who_chooses() -> None:
    state = situated(THREE)
    events = play(state)
    assert said("sampen-matched", card="5♠", name="Zoé", other="", **{"from": "stock"}) in public(state, events)
    events += state.play(0, state.action("put 2H#1"))
    assert said("sampen-matched", other="Zoé", card="2♥", name="Marie", **{"from": "hand"}) in public(state, events)
    assert "# 2♥ 2♥" in public(state, events)


def test_half_of_a_pair_is_matched_by_its_own_seat() -> None:
    state = situated({0: "5S 9D 9D 2S 3S", 1: "7H 8H 9H"})
    events = play(state, "9D#1")
    assert said("sampen-matched", name="Zoé", card="9♦", **{"from": "own"}) in public(state, events)


def test_a_chain_grows_on_the_table_and_is_one_line_when_it_is_over() -> None:
    state = situated({0: "5S 9D 9D 2H 3H", 1: "2H AS 7D 6D 8D"}, stock="KC 7D QC")
    events = play(state, "9D#1", "2H#1")
    assert "⛵ Zoé 5♠ 9♦ → Marie 2♥" in public(state, events)
    assert lines(state, events) == []
    events += state.play(1, state.action("put AS#1"))
    chain, unheld = lines(state, events)
    assert "Zoé 5♠ 9♦ → Marie 2♥" in chain
    assert "A♠, K♣" in unheld
    shown = public(state, events)
    assert "Marie 2♥" in shown.partition("> ")[2], "it is told below"
    assert "Marie 2♥" not in shown.partition("> ")[0], "and shown above no more"


def test_what_nobody_held_is_known_to_lie_in_the_stock() -> None:
    state = situated({0: "5S 2H 3H", 1: "6S 7S 8S"}, stock="9C 7S JC JD JH")
    events = play(state, "2H#1")
    assert is_said("sampen-stock-known", public(state, events), stock=3, cards="2♥, 9♣")
    one = situated({0: "5S 2H 3H", 1: "6S 7S 8S"}, stock="7S JC JD JH")
    assert is_said("sampen-stock-known", public(one, play(one, "2H#1")), cards="2♥")
    none = situated(THREE)
    assert public(none, play(none)).endswith(said("sampen-stock", back="🎴", stock=2))


def test_a_kind_that_nobody_held_is_named_once_though_both_twins_came() -> None:
    state = situated({0: "5S 2H 3H", 1: "6S 7S 8S"}, stock="9C 9C 7S JC JD JH")
    _, unheld, *_ = lines(state, play(state, "2H#1"))
    assert "2♥, 9♣" in unheld
    assert "×" not in unheld


def test_a_dead_stock_is_explained() -> None:
    state = situated({0: "3H", 1: "3H 9S 9S"}, upcard="7D", stock="")
    events = play(state)
    shown = public(state, events)
    assert is_said("sampen-leads", shown, card="7♦")
    assert is_said("sampen-leads", shown, name="Marie")
    assert "# 7♦\n" in shown
    assert is_said("sampen-own-lead", panel(state, 1))
    assert "Marie" in lines(state, events)[-1]


def test_lots_are_told() -> None:
    state = situated({0: "3H 4H 5H", 1: "9S", 2: "9S", 3: "3H 4H 5H"}, upcard="7D", stock="")
    *_, dry, lots = lines(state, play(state))
    assert listed(["Zoé", "Léo"]) in dry
    assert ("Zoé" in lots) != ("Léo" in lots)


def test_many_players_stand_by_how_many_cards_they_have() -> None:
    hands = {0: "5S 2H 3H", 1: "6S"} | dict.fromkeys(range(2, 12), "")
    hands |= {2: "7S", 3: "8S 9S TS"}
    state = situated(hands)
    shown = public(state, play(state))
    assert "**1** — Marie · Bob\n" in shown
    assert f"**2** — **Zoé**  ◀ **{said('seat-to-play')}**" in shown
    assert "**3** — Léo\n" in shown
    few = situated(THREE)
    assert "1. **Zoé** — 🎴 4" in public(few, play(few))


def test_wins_stand_beside_the_names_where_a_match_is_more_than_one_deal() -> None:
    state = situated(THREE, wins=3)
    assert not is_said("sampen-wins", public(state, play(state))), "nobody has won yet"
    state.standing = state.standing.model_copy(update={"scores": (0, 0, 2)})
    assert f"3. **Bob** — {said('sampen-wins', wins=2, needed=3)} · 🎴 3" in public(state)
    once = situated(THREE, wins=1)
    once.standing = state.standing
    assert not is_said("sampen-wins", public(once, play(once)))


def test_twelve_players_with_long_names_and_long_chains_fit_a_message() -> None:
    deck = [f"{rank}{suit}" for suit in "SH" for rank in "A23456789TJQK"]
    hands = {at: " ".join(deck[at::12]) for at in range(12)}
    state = situated(hands, upcard=deck[0], stock=" ".join(f"{rank}D" for rank in "A23456789TJQK"))
    events = play(state)
    for _ in range(20):
        if state.pending:
            events += state.play(state.public.turn, state.default(state.pending[0]))
    parts(present.table(scene(state, None, events * 4, ["*_" * 16] * 12), PRESENTER))
    links = tuple((at % 12, f"{rank}S#1") for at, rank in enumerate("A23456789TJQK" * 2))
    state.public = replace(state.public, links=links)
    chain = next(
        line
        for line in text(present.table(scene(state, None, events), PRESENTER)).splitlines()
        if "⛵" in line and not line.startswith(">")
    )
    assert "… " in chain
    assert chain.endswith("Marie K♠")
    assert len(chain) < LONGEST_CHAIN + 20


# ---------------------------------------------------------------------- the panel


def test_pairs_stand_apart_and_their_button_says_what_becomes_of_them() -> None:
    state = asked({"phase": CHOOSE, "hand": "2S 9D 3H 9D 3H 4D"})
    shown = panel(state, 0)
    assert said("sampen-pairs", cards="3♥ 3♥ · 9♦ 9♦") in shown
    assert said("sampen-singles", cards="2♠ 4♦") in shown
    assert said("sampen-about-pairs") in shown
    assert buttons(state) == {
        said("sampen-button-pair", card="3♥"): "put 3H#1",
        said("sampen-button-pair", card="9♦"): "put 9D#1",
        "2♠": "put 2S#1",
        "4♦": "put 4D#1",
    }


@pytest.mark.parametrize("hand", ["9D 9D", "9D 9D 2S"])
def test_the_last_pair_says_that_it_is_the_last(hand: str) -> None:
    assert buttons(asked({"phase": CHOOSE, "hand": hand}))[said("sampen-button-last-pair", card="9♦")] == "put 9D#1"


def test_without_pairs_nothing_is_said_of_them() -> None:
    shown = panel(asked({"phase": CHOOSE, "hand": "2S 4D"}), 0)
    assert not is_said("sampen-pairs", shown)
    assert said("sampen-about-pairs") not in shown


def test_whoever_waits_is_told_that_the_bot_matches() -> None:
    state = situated(THREE)
    play(state)
    assert said("sampen-waiting") in panel(state, 1)
    assert not buttons(state, 1)
    assert said("sampen-own-matched", card="5♠", **{"from": "stock"}) in panel(state, 0)


def test_the_largest_hand_fits() -> None:
    hand = " ".join(f"{rank}{suit}" for suit in "SH" for rank in "A234567")
    assert len(buttons(asked({"phase": CHOOSE, "hand": hand}))) == 14


# ---------------------------------------------------------------------- the end, and questions


def test_the_result_has_a_winner_and_no_second() -> None:
    state = situated({0: "5S 9D 9D 2S", 1: "7H 8H 9H", 2: "7H", 3: "8H"})
    events = play(state, "9D#1")
    shown = public(state, events)
    assert "🏆 **Zoé**\n🎴 **1** — Bob · Léo\n🎴 **3** — Marie\n" in shown
    assert "±" not in shown
    chain, won = lines(state, events)
    assert "Zoé 5♠ 9♦" in chain
    assert "Zoé" in won
    assert "2♠" in won


def test_a_deal_that_nobody_won_says_so() -> None:
    state = situated({0: "5S 9D 9D 2S", 1: "7H 8H 9H", 2: "7H"}, on_leave="forfeit")
    events = list(state.play_on())
    state.play(0, LEAVE)
    events += state.play(0, state.action("put 9D#1"))
    shown = public(state, events)
    assert "🏆 **" not in shown
    assert f"🎴 **0** — Zoé {said('seat-left')}" in shown
    assert is_said("sampen-deal-unwon", lines(state, events)[-1])


def test_the_question_mark_says_why_it_is_not_ones_turn() -> None:
    state = situated({0: "5S 2H 3H", 1: "9D 9D 7D"})
    play(state)
    waiting = why(state, 1)
    assert said("sampen-why-match", name="Zoé", card="5♠") in waiting
    assert said("sampen-why-pairs", cards="9♦") in waiting
    assert said("sampen-why-any") in why(state, 0)
    assert "**Matching:**" not in why(state, None)
    dead = situated({0: "3H", 1: "3H 9S 9S"}, upcard="7D", stock="")
    play(dead)
    assert "Marie leads." in why(dead, 0)


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Illegal("not_your_turn", turn=0, card="5S#2"), said("refused-sampen-not-your-turn", turn="Zoé", card="5♠")),
        (Illegal("not_in_hand", card="TD"), said("refused-not-in-hand-hand", card="10♦")),
        (Illegal("wrong_count", count=1), said("refused-wrong-count", count=1)),
    ],
)
def test_refusals_name_people_and_cards(refusal: Illegal, text: str) -> None:
    state = situated(THREE)
    play(state)
    assert seen(sentence(refusal, scene(state, 1))) == text
