"""Hints in words; and the reasons of the climbing family, each true of the asker's own hand and of what it says."""

from collections import Counter
from random import Random

import pytest

from bot.faces import JOKER
from bot.games.climbing import words
from bot.games.climbing.hints import reason
from bot.games.shows import presenter_of
from bot.screens.table import present
from bot.screens.table.hint import hint
from bot.screens.table.reasons import because
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import wording
from engine.climbing.play import Play
from engine.climbing.views import climbing
from engine.contract import Action, Candidate, Decision, SeatingRequest, Seeded, Thought, View, owed
from engine.games import rules_of
from engine.search.generic import anything
from tests.bot.making import record_of
from tests.said import Truths, plain, said

PEOPLE = [str(at) for at in range(4)]
RULES = [("tahimi", {"jokers": "wild"}), ("tahimi", {"jokers": "low"}), ("tarothimi", {}), ("dahimi", {})]
ROUNDS = 4


def scene_of(game: str, options: dict[str, object], view: View) -> Scene:
    record = record_of(len(PEOPLE), game=game)
    return Scene(record, rules_of(game).read(options), None, view, record.people, (), Stamp())


def thought_of(best: Action, other: Action, ahead: float = 0.1) -> Thought:
    return Thought(best, 40, (Candidate(best, 0.5 + ahead, 20), Candidate(other, 0.5, 20)))


def truths(view: View, asked: Decision, action: Action, other: Action) -> Truths:
    """All that is true of an answer, worked out anew. `other`: the next best one."""
    hand, taken = ([wording.rank_of(card) for card in cards] for cards in (view.hand, action.cards))
    count = len(taken)
    yield from of_plays(view, asked, action, other)
    if JOKER in hand and JOKER not in taken:
        yield "hint-because-joker", {}
    for rank, held in Counter(hand).items():
        if held > 1 and rank != JOKER and rank not in taken:
            yield "hint-because-keeps", {"set": said(f"rank-{rank}.what", count=held)}
    if not count:
        return
    if sorted(hand[-count:]) == sorted(taken):
        yield "hint-because-owed", {"count": count}
    if sorted(action.cards) == sorted(view.hand):
        yield "hint-because-out", {}
    if view.hand[0] in action.cards:
        yield "hint-because-lowest", {"count": count}
    if all(getattr(one, "place", 99) >= getattr(action, "place", 99) for one in asked.answers if one.cards):
        yield "hint-because-cheapest", {}
    if max(hand.index(rank) for rank in taken) < count:
        yield "hint-because-lowest-gift", {"count": count}
    if all(hand.count(rank) == taken.count(rank) for rank in taken):
        yield "hint-because-whole", {"count": count}
    yield "hint-because-many", {"count": count}


def of_plays(view: View, asked: Decision, action: Action, other: Action) -> Truths:
    """The reasons that are true of the answer beside the plays that could be made."""
    plays = [one for one in asked.answers if isinstance(one, Play) and one.size]
    if not plays:
        yield "hint-because-nothing", {}
    if climbing(view).owner_close and action.verb not in ("play", "pass"):
        yield "hint-because-close", {}
    if action.verb == "pass" and plays:
        lowest = min(plays, key=lambda one: one.place)
        yield "hint-because-later", {"play": words.play(other if isinstance(other, Play) and other.size else lowest)}
    if isinstance(action, Play) and action.size:
        yield "hint-because-high", {"count": action.above}
        rest = {wording.rank_of(card) for card in (Counter(view.hand) - Counter(action.cards)).elements()}
        if len(rest) == 1 and not any(map(wording.has_name, rest)):
            yield "hint-because-next", {}
        if plays == [action]:
            yield "hint-because-only", {}


@pytest.mark.parametrize(("game", "options"), RULES)
def test_every_reason_is_true(game: str, options: dict[str, object]) -> None:
    rules, found = rules_of(game).read(options), set[str]()
    for number in range(ROUNDS):
        seed, random = number.to_bytes(32, "big"), Random(number)
        standing, _ = rules.seat(SeatingRequest(None, None, (), PEOPLE), Seeded(seed, "seats"))
        state = rules.start(standing.model_copy(update={"round": 2}), Seeded(seed, "deal"))
        while owed(state.pending):
            asked = owed(state.pending)[0]
            view = state.view(asked.seat)
            best, other = anything(asked, random), anything(asked, random)
            why = reason(climbing(view), best, other)
            if why is not None:
                true = truths(view, asked, best, other)
                meant = {key for key, values in true if said(key, **values) == plain(why.words)}
                assert meant, (why, view.hand, best.text, other.text)
                found |= meant
            state.play(asked.seat, best)
    assert len(found) >= 4


def test_in_any_game_it_is_said_how_the_answer_did() -> None:
    rules = rules_of("schwimmen")()
    standing, _ = rules.seat(SeatingRequest(None, None, (), PEOPLE), Seeded(bytes(32), "seats"))
    state = rules.start(standing, Seeded(bytes(32), "deal"))
    asked = state.pending[0]
    best, other, *_ = asked.enumerate()
    scene, shown = scene_of("schwimmen", {}, state.view(asked.seat)), presenter_of("schwimmen")
    names = [shown.answer_name(scene, one, shown.choices) for one in (best, other)]

    ahead, level = (plain(present.hint(scene, shown, thought_of(best, other, by))) for by in (0.1, 0.0))
    assert ahead.startswith(said("hint-vizier", answer=names[0]))
    assert ahead.endswith(said("hint-tried-ahead", count=20, other=names[1]))
    assert level.endswith(said("hint-tried-level", count=20, other=names[1]))


def test_nothing_is_said_to_be_played_out_where_nothing_was() -> None:
    best, other = Action("draw", "draw"), Action("take", "take")
    worked_out = Thought(best, 0, (Candidate(best, 0.6, 0), Candidate(other, 0.5, 0)))
    assert hint(None, worked_out, lambda one: one.text, None) == said("hint-vizier", answer="draw")
    assert hint(None, Thought(best), lambda one: one.text, None) == said("hint-vizier", answer="draw")


def test_a_merchant_who_had_no_time_says_so_and_why() -> None:
    best = Action("draw", "draw")
    text = hint(None, Thought(best), lambda one: one.text, because("hint-because-joker"), quick=True)
    assert plain(text) == f"{said('hint-quick', answer='draw')} {said('hint-because-joker')}"


def test_what_alone_can_be_done_needs_no_reason() -> None:
    lone = Action("pass", "pass")
    asked = Decision("play", 0, (lone,))
    assert hint(asked, Thought(lone), lambda one: one.text.title(), None) == said("hint-only", answer="Pass")
