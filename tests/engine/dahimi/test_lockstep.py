"""The engine beside the plain second Dahimi: the same plays are legal, and the same happens."""

from random import Random

import pytest
from hypothesis import given

from engine.climbing.play import Play
from engine.contract import Action
from engine.dahimi import bits
from engine.dahimi.deck import PACK, build
from engine.dahimi.menu import PlayMenu
from engine.dahimi.plays import Pile, facing, of
from engine.dahimi.round import Round
from tests.engine.dahimi import oracle
from tests.engine.dahimi.oracle import House, Oracle
from tests.engine.dahimi.worlds import Table, tables
from tests.engine.random_play import seeds, wander


@pytest.mark.long
@given(tables(), seeds)
def test_a_plain_second_dahimi_plays_the_same_round(table: Table, seed: int) -> None:
    state = table.start(seed)
    players = len(table.standing.order)
    while state.view(None).phase == "tax":
        decision = state.pending[0]
        state.play(decision.seat, state.default(decision))
    first = (table.standing.dealer + 1) % players
    other = Oracle([list(state.hand(seat)) for seat in range(players)], first, table.rules.min_run, house(state))
    compare(state, other)
    for seat, action, _ in wander(state, Random(seed)):
        if action.verb == "leave":
            other.leave(seat)
        elif action.cards:
            other.play(action.cards)
        else:
            other.pass_()
        compare(state, other)


def house(state: Round) -> House:
    rules = state.rules
    cards = rules.deck(len(state.dealt)).cards
    spade = rules.spade_three and "3S" in cards
    return House(rules.revolution, rules.eight_stop, rules.suit_lock, spade, lowest=cards[0][:-1])


def compare(state: Round, other: Oracle) -> None:
    assert list(state.finish) == other.finish
    assert list(state.left) == other.left
    assert (state.result is not None) == other.over
    if other.over:
        return
    assert [(laid.seat, laid.cards) for laid in state.view(None).pile] == other.pile
    assert state.view(None).turned == other.house.turned
    assert tuple(sorted(state.view(None).public.locked)) == other.house.locked
    (decision,) = state.pending
    assert decision.seat == other.turn
    assert isinstance(decision.answers, PlayMenu)
    assert legal(decision.answers) == other.legal()
    assert (state.action("pass") in decision.answers) == bool(other.pile)


def legal(menu: PlayMenu) -> set[tuple[str, ...]]:
    return {tuple(sorted(play.cards)) for play in menu.enumerate() if isinstance(play, Play) and play.size}


def positions(count: int, seed: int) -> None:
    """Check on `count` random hands, on random piles, that what is enumerated, listed and accepted is what the
    specification says.
    """
    random = Random(seed)
    for _ in range(count):
        min_run = random.choice([3, 3, 3, 4])
        deck = list(build(8, random.choice([1, 1, 2, 2, 3])).cards)
        hand, under = drawn(deck, random, min_run)
        pile, house = lain(under, min_run, random)
        menu = PlayMenu(bits.pack(hand), pile)
        expected = oracle.plays(list(hand), under, min_run, house)
        assert legal(menu) == expected, (hand, pile)
        listed = {tuple(sorted(play.cards)) for play in menu if isinstance(play, Play) and play.size}
        assert listed <= expected
        every = list(menu.enumerate())
        assert len(every) == len(set(every))
        assert all(play in menu for play in every)
        for cards in (random.sample(hand, min(len(hand), random.randint(1, 4))) for _ in range(4)):
            play = of(cards)
            assert play is None or (play in menu) == (tuple(sorted(cards)) in expected)
        if not pile.suits and not pile.spade:
            no_run_is_broken_without_need(menu, every, in_runs(hand, min_run))


def lain(under: tuple[str, ...] | None, min_run: int, random: Random) -> tuple[Pile, House]:
    """The play on a pile by some of the house rules of DAH-10."""
    turned, spade = random.random() < 0.3, random.random() < 0.3
    top = of(under) if under else None
    suits = top.suits if top and random.random() < 0.3 else ""
    pile = Pile(top and facing(top, turned, 0), min_run, turned, suits, spade)
    return pile, House(spade=spade, turned=turned, locked=tuple(sorted(suits)))


def no_run_is_broken_without_need(menu: PlayMenu, every: list[Action], linked: set[str]) -> None:
    """Check that of all sets of one rank and size those are listed that take the last card of its kind out of as few
    runs as possible. `linked`: the cards that lie in a run.
    """
    alike: dict[tuple[str, int], list[Action]] = {}
    for play in every:
        if isinstance(play, Play) and play.size and play.shape == "set":
            alike.setdefault((play.rank, play.size), []).append(play)
    for sets in alike.values():
        broken = [
            sum(play.cards.count(card) == menu.hand.count(card) for card in linked & set(play.cards)) for play in sets
        ]
        assert {cost for play, cost in zip(sets, broken, strict=True) if play in tuple(menu)} == {min(broken)}


def in_runs(hand: tuple[str, ...], min_run: int) -> set[str]:
    runs = (cards for cards in oracle.plays(sorted(set(hand)), None, min_run) if len({card[:-1] for card in cards}) > 1)
    return {card for cards in runs for card in cards}


def drawn(deck: list[str], random: Random, min_run: int) -> tuple[tuple[str, ...], tuple[str, ...] | None]:
    """A hand rich in runs and sets, sorted as hands are; and sometimes a play that lies there."""
    kept = random.sample("CDHS", random.randint(1, 4)) if random.random() < 0.7 else list("CDHS")
    thick = [card for card in deck if card[-1] in kept]
    hand = sorted(random.sample(thick, random.randint(1, min(16, len(thick)))), key=PACK.index)
    if random.random() < 0.3:
        return tuple(hand), None
    low = [card for card in deck if oracle.height(card) < random.choice([5, 9, 13])]
    under = random.choice(sorted(oracle.plays(random.sample(low, min(len(low), 14)), None, min_run)))
    return tuple(hand), under


@pytest.mark.long
def test_legal_plays_are_those_of_the_rules_text() -> None:
    positions(1000, seed=11)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(20))
def test_legal_plays_are_those_of_the_rules_text_over_many_positions(seed: int) -> None:
    positions(10_000, seed)
