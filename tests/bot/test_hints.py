"""Hints in words; and the reasons of the climbing family, each true of the asker's own hand and of what it says."""

from random import Random

import pytest

from bot.games.climbing.hints import reason
from bot.games.shows import presenter_of
from bot.screens.hint import hint
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.custom_ids import Stamp
from engine.contract import Action, Candidate, Decision, SeatingRequest, Seeded, Thought, View, owed
from engine.games import rules_of
from engine.search.anything import anything
from tests.bot.making import record_of
from tests.said import is_said, said

PEOPLE = [str(at) for at in range(4)]
COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
RULES = [("tahimi", {"jokers": "wild"}), ("tahimi", {"jokers": "low"}), ("tarothimi", {}), ("dahimi", {})]
ROUNDS = 4


def scene_of(game: str, options: dict[str, object], view: View) -> Scene:
    record = record_of(len(PEOPLE), game=game)
    return Scene(record, rules_of(game).read(options), None, view, record.people, (), Stamp())


def thought_of(best: Action, other: Action, ahead: float = 0.1) -> Thought:
    return Thought(best, 40, (Candidate(best, 0.5 + ahead, 20), Candidate(other, 0.5, 20)))


def rank_words(cards: tuple[str, ...]) -> list[str]:
    return [wording.rank(wording.rank_of(card)) for card in cards]


def is_true(told: str, view: View, asked: Decision, action: Action) -> bool:
    """Whether a reason says the truth, worked out anew."""
    hand, taken = rank_words(view.hand), rank_words(action.cards)
    tokens = [wording.plain_token(card) for card in view.hand]
    match told.removesuffix(".").split():
        case ["These", "are", "your", "last", *_]:
            return sorted(action.cards) == sorted(view.hand)
        case ["It", "saves", "your", "joker"]:
            return "Jo" in tokens and "Jo" not in action.cards
        case ["It", "keeps", "your", count, ranks, "together"]:
            rank = next(one for one in hand if ranks.startswith(one))
            return hand.count(rank) == COUNTS[count] and rank not in taken
        case ["It", "keeps", *_, "for", "later"]:
            return action.verb == "pass"
        case ["Your", "lowest", "card", "goes", "first"]:
            return action.cards == view.hand[:1]
        case ["Your", "lowest", "cards", "go", *_]:
            return view.hand[0] in action.cards and len(action.cards) > 1
        case ["It", "gets", "rid", "of", count, *_]:
            return len(action.cards) == int(count)
        case ["It", "is", "the", "lowest", "of", "your", "plays", *_]:
            return all(getattr(one, "place", 99) >= getattr(action, "place", 99) for one in asked.options if one.cards)
        case ["It", "is", "your", "lowest", "card"] | ["They", "are", "your", "lowest", "cards"]:
            return max(hand.index(rank) for rank in taken) < len(action.cards)
        case ["It" | "They", "comes" | "come", "out", "of", "no", "set", *_]:
            return all(hand.count(rank) == taken.count(rank) for rank in taken)
    return False


@pytest.mark.parametrize(("game", "options"), RULES)
def test_every_reason_is_true(game: str, options: dict[str, object]) -> None:
    rules, found = rules_of(game).read(options), set()
    for number in range(ROUNDS):
        seed, random = number.to_bytes(32, "big"), Random(number)
        standing, _ = rules.seat(SeatingRequest(None, None, (), PEOPLE), Seeded(seed, "seats"))
        state = rules.start(standing.model_copy(update={"round": 2}), Seeded(seed, "deal"))
        while owed(state.pending):
            asked = owed(state.pending)[0]
            view = state.view(asked.seat)
            best, other = anything(asked, random), anything(asked, random)
            told = reason(scene_of(game, options, view), thought_of(best, other))
            if told is not None:
                assert is_true(told, view, asked, best), (told, view.hand, best.text, other.text)
                found.add(" ".join(told.split()[:3]))
            state.play(asked.seat, best)
    assert len(found) >= 4


def test_in_any_game_it_is_said_how_the_answer_did() -> None:
    rules = rules_of("schwimmen")()
    standing, _ = rules.seat(SeatingRequest(None, None, (), PEOPLE), Seeded(bytes(32), "seats"))
    state = rules.start(standing, Seeded(bytes(32), "deal"))
    asked = state.pending[0]
    best, other, *_ = asked.answers()
    scene, shown = scene_of("schwimmen", {}, state.view(asked.seat)), presenter_of("schwimmen")
    names = [shown.answer_name(scene, one) for one in (best, other)]

    def vizier(reason: str) -> str:
        return said("hint-vizier", answer=names[0], reason=said(reason, count=40, other=names[1]))

    ahead = shown.hint(scene, thought_of(best, other))
    assert ahead == vizier("hint-because-ahead")
    level = shown.hint(scene, thought_of(best, other, ahead=0.0))
    assert level == vizier("hint-because-level")
    assert is_said("hint-merchant", shown.hint(scene, Thought(best)), answer=names[0])


def test_what_alone_can_be_done_needs_no_reason() -> None:
    lone = Action("pass", "pass")
    asked = Decision("play", 0, (lone,))
    assert hint(asked, Thought(lone), lambda one: one.text.title(), None) == said("hint-only", answer="Pass")
