"""Tests of the choices that a view of Sampen gives, and that the bound has no others (SAM-4, SAM-8)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise
from random import Random

import pytest

from engine.cards.packs import in_hand_order
from engine.contract import Action, Decision, SeatingRequest, Seeded
from engine.games import GAMES
from engine.sampen.round import SampenRound
from engine.sampen.state import twin
from tests.tools.strength.players import Player, all_seeing, bound
from tests.tools.strength.sampen import alike

GAME = GAMES["sampen"]
RULES = GAME.rules.read({})
DEALS, WORLDS, PLAYOUTS = 4, 4, 8
EVERY = 5  # one of this many positions is tried where much is to be played out


def test_every_answer_is_in_one_group() -> None:
    for _, decision in _positions():
        assert sorted(one.text for group in alike(decision) for one in group) == sorted(
            one.text for one in decision.enumerate()
        )


def test_cards_that_are_alike_may_change_names() -> None:
    """Their twins change names with them: the seat sees the same, so that it cannot know which of the two deals it
    plays.
    """
    hidden = 0
    for state, decision in _positions():
        for group in alike(decision):
            for one, other in pairwise(group):
                deal = _renamed(state, one.cards[0], other.cards[0])
                assert deal.view(decision.seat) == state.view(decision.seat)
                hidden += deal.revealed_zones() != state.revealed_zones()
    assert hidden  # the twins of single cards lie where the seat does not look


@pytest.mark.long
def test_the_bound_knows_hidden_cards_by_the_group_alone() -> None:
    """Whichever world its view leaves possible, it gives the same card of a group; whoever sees all does not."""
    assert _most_answers(bound(PLAYOUTS, alike)) == 1
    assert _most_answers(all_seeing(PLAYOUTS)) > 1


def _positions() -> Iterator[tuple[SampenRound, Decision]]:
    """Yield the decisions that four merchants have to make, each with its round."""
    for deal in range(DEALS):
        rng = Seeded(bytes([deal] * 32), "deal")
        state = RULES.start(RULES.seat(SeatingRequest(None, None, (), "abcd"), rng).standing, rng)
        assert isinstance(state, SampenRound)
        while state.pending:
            decision = state.pending[0]
            yield state, decision
            state.play(decision.seat, GAME.choose(state.view(decision.seat), decision))


def _renamed(state: SampenRound, one: str, other: str) -> SampenRound:
    """The deal in which these two cards, and their twins, have each other's names."""
    names = {one: other, other: one, twin(one): twin(other), twin(other): twin(one)}
    deal = state.copy()
    deal.hidden = replace(
        state.hidden,
        hands=tuple(in_hand_order(names.get(card, card) for card in hand) for hand in state.hidden.hands),
        stock=tuple(names.get(card, card) for card in state.hidden.stock),
    )
    deal.public = replace(state.public, discards=tuple(names.get(card, card) for card in state.public.discards))
    return deal


def _most_answers(player: Player) -> int:
    """The most cards of one group that the player gives, over worlds that one view leaves possible."""
    found: list[set[Action]] = []
    for state, decision in islice(_positions(), 0, None, EVERY):
        random = Random(7)
        worlds = [RULES.resample(state.view(decision.seat), random) for _ in range(WORLDS)]
        given = {player(GAME, RULES, world, decision, Random(3)).action for world in worlds}
        found += [given.intersection(group) for group in alike(decision)]
    return max(map(len, found))
