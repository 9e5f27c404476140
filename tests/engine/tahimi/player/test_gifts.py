"""The worlds in which gifts are tried: they come about as in the engine, and agree with all that the giver knows."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from engine.contract import Dice, Standing
from engine.tahimi.catalogue import LANE
from engine.tahimi.game import Tahimi
from engine.tahimi.player.gifts import Cards, exchange, places, sample_worlds, worth_of
from engine.tahimi.round import Round

RULES: list[dict[str, object]] = [
    {},
    {"jokers": "wild"},
    {"jokers": "low"},
    {"deuces_high": True},
    {"progressive_taxes": "always"},
]
TABLES = [(players, options) for players in (3, 4, 6, 8) for options in RULES]
WORLDS = 20


def taxed(players: int, options: dict[str, object], seed: int) -> Round:
    """A second round, after the taxes and before the gifts."""
    return Tahimi(**options).start(Standing(order=tuple("abcdefgh"[:players]), round=2), Dice(Random(seed)))  # type: ignore[arg-type]  # options by name


def cards(lanes: int) -> Counter[int]:
    """A sum of lanes as cards."""
    return Counter({at: count for at in range(20) if (count := lanes >> LANE * at & (1 << LANE) - 1)})


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_all_pay_and_give_as_in_the_engine(players: int, options: dict[str, object]) -> None:
    for seed in range(WORLDS):
        state = taxed(players, options, seed)
        place = places(state.rules, players)
        hands: list[Cards] = [[place[card] for card in state.catalogue.tokens(*dealt)] for dealt in state._dealt]
        exchange(hands, state.rules.schedule(players), worth_of(state.rules, players))
        for decision in state.pending:
            if decision.kind == "tax":
                state.play(decision.seat, state.default(decision))
        assert [sorted(hand) for hand in hands] == [
            sorted(map(place.__getitem__, state.hand(seat))) for seat in range(players)
        ]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_world_holds_all_cards_and_nothing_that_the_giver_knows_better(
    players: int, options: dict[str, object]
) -> None:
    state = taxed(players, options, players)
    place, worth = places(state.rules, players), worth_of(state.rules, players)
    for decision in state.pending:
        view = state.view(decision.seat)
        _, payer, paid, _ = view.own_exchange
        found = set()
        for world in islice(sample_worlds(state.rules, view, 8 * WORLDS, Random(1)), WORLDS):
            hands = [cards(lanes) for lanes in world.lanes]
            found.add(tuple(world.lanes))
            assert sum(hands, Counter()) == Counter(map(place.__getitem__, state.rules.deck(players).ranks))
            assert hands[decision.seat] == Counter(map(place.__getitem__, view.hand))
            assert [hand.total() for hand in hands] == [
                dealt + (len(paid) if seat == decision.seat else -len(paid) if seat == payer else 0)
                for seat, dealt in enumerate(view.public.dealt)
            ]
            assert max(worth[card] for card in hands[payer]) <= min(worth[place[card]] for card in paid)
        assert len(found) == WORLDS
