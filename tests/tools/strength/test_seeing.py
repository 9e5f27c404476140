"""All-seeing players: their worlds are the true ones, and they answer as anybody may."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from engine.cards.hands import Cards
from engine.cards.packs import RANKS, plain, rank
from engine.contract import Decision, Rules, SeatingRequest, Seeded, State, owed
from engine.games import GAMES
from engine.jubilee.round import JubileeRound
from engine.one_eyed_jack.player.world import KIND
from engine.one_eyed_jack.round import OneEyedJackRound
from engine.schwimmen.player.world import CARD, bits
from engine.schwimmen.round import SchwimmenRound
from engine.search.generic import anything
from engine.tadmur.round import TadmurRound
from engine.truc.round import TrucRound
from engine.truc.state import strength
from engine.tyzicha.player.world import BITS, mask
from engine.tyzicha.player.world import world_of as tyzicha_world
from engine.tyzicha.round import TyzichaRound
from tests.tools.strength import figures, seeing

MOMENTS = 12  # of a match, at which an all-seeing player answers
SEARCHED = [game for game in GAMES if GAMES[game].playouts["vizier"]]

Hands = Sequence[Sequence[object]]


def rules_at(game: str) -> Rules:
    return GAMES[game].rules.read(dict(figures.table_of(game).options))


def moments(game: str, count: int, seed: int = 0) -> Iterator[tuple[State, Decision]]:
    """Yield decisions of hands in which everybody answers anything, each before it is answered."""
    table, rules, luck = figures.table_of(game), rules_at(game), Random(seed)
    while True:
        request = SeatingRequest(None, None, (), [f"p{at}" for at in range(table.seats)])
        standing = rules.seat(request, Seeded(luck.randbytes(32), "seats")).standing
        state = rules.start(standing, Seeded(luck.randbytes(32), "deal"))
        while asked := owed(state.pending):
            if not count:
                return
            yield state, asked[0]
            count -= 1
            state.play(asked[0].seat, anything(asked[0], luck))


def by_kind(cards: Cards) -> list[int]:
    return sorted(KIND[plain(card)] for card in cards)


def jubilee(state: State, decision: Decision) -> tuple[Hands, Hands]:
    assert isinstance(state, JubileeRound)
    world, value = seeing.jubilee(state, decision), state.public.scoring.value
    closed = (*state.hidden.hands, state.hidden.stock)
    return (*world.hands, world.stock), [list(map(value, cards)) for cards in closed]


def one_eyed_jack(state: State, decision: Decision) -> tuple[Hands, Hands]:
    assert isinstance(state, OneEyedJackRound)
    world = seeing.one_eyed_jack(state, decision)
    after, (card, *_) = world.stock[-1], state.hidden.stock
    assert after == KIND[plain(card)]  # the next card is the same
    closed = (*state.hidden.hands, state.hidden.stock)
    return [sorted(cards) for cards in (*world.hands, world.stock)], list(map(by_kind, closed))


def schwimmen(state: State, decision: Decision) -> tuple[Hands, Hands]:
    assert isinstance(state, SchwimmenRound)
    world, hidden = seeing.schwimmen(state, decision), state.hidden
    hands = [{CARD[bit] for bit in bits(hand)} for hand in (*world.hands, world.table)]
    closed = [*map(set, hidden.hands), set(state.public.table or hidden.table)]
    return [*map(sorted, hands), [CARD[bit] for bit in world.stock]], [*map(sorted, closed), hidden.stock]


def tadmur(state: State, decision: Decision) -> tuple[Hands, Hands]:
    assert isinstance(state, TadmurRound)
    found, true = list[list[int]](), list[list[int]]()
    for side, closed in zip(seeing.tadmur(state, decision).sides, state.hidden, strict=True):
        found.append([*(at for at, held in enumerate(side.hand) for _ in range(held)), side.target])
        target, *hand = (RANKS.index(rank(card)) for card in (closed.target, *closed.hand))
        true.append([*sorted(hand), target])
    return found, true


def truc(state: State, decision: Decision) -> tuple[Hands, Hands]:
    assert isinstance(state, TrucRound)
    return seeing.truc(state, decision).hands, [list(map(strength, hand)) for hand in state.hidden.hands]


def tyzicha(state: State, decision: Decision) -> tuple[Hands, Hands]:
    """The deal before a card is played, and the play."""
    assert isinstance(state, TyzichaRound)
    held = [mask(hand) for hand in state.hidden.hands]
    if state.public.step == "play":
        return [tyzicha_world(state.public, state.hidden.hands).hands], [held]
    deal = seeing.true_deal(state, decision)
    assert sum(deal.hands) + deal.widow == sum(BITS.values())  # every card lies somewhere, and none in two places
    return [deal.hands], [held]


@pytest.mark.parametrize("cards", [jubilee, one_eyed_jack, schwimmen, tadmur, truc, tyzicha])
def test_the_cards_of_a_world_are_where_they_truly_lie(
    cards: Callable[[State, Decision], tuple[Hands, Hands]],
) -> None:
    for state, decision in moments(cards.__name__, MOMENTS):
        found, true = cards(state, decision)
        assert [list(hand) for hand in found] == [list(hand) for hand in true]


@pytest.mark.parametrize("game", SEARCHED)
def test_an_all_seeing_player_answers_as_anybody_may(game: str) -> None:
    player = seeing.seer(game)
    for state, decision in islice(moments(game, MOMENTS, seed=1), 0, None, 3):
        before = state.view(None)
        answer = player(GAMES[game], rules_at(game), state, decision, Random(1)).action
        assert decision.allows(answer)
        assert state.view(None) == before  # to look changes nothing


def test_every_game_with_a_search_has_an_all_seeing_player_of_its_own() -> None:
    assert {*seeing.LOOKS, *seeing.TAHIMI} == set(SEARCHED)
