"""The engine beside a plain second Tahimi, and its masks beside the readable rule of a legal play."""

from random import Random

from hypothesis import given

from engine.climbing.events import OneCard
from engine.contract import Illegal
from engine.tahimi.catalogue import Play
from engine.tahimi.deck import JOKER
from engine.tahimi.legal import judge
from engine.tahimi.round import Round, position
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.oracle import Oracle
from tests.engine.tahimi.worlds import Table, tables


def oracle_of(state: Round) -> Oracle:
    rules, players = state.rules, state.catalogue.players
    return Oracle(
        order=list(rules.ranks(players)),
        hands=[list(state.hand(seat)) for seat in range(players)],
        turn=(state.standing.dealer + 1) % players
        if state.standing.round == 1 and rules.first_lead == "after_dealer"
        else 0,
        wild=rules.jokers == "wild",
        rank_privilege=rules.rank_privilege,
        lead_pass=rules.lead_pass == "allowed",  # noqa: S105  # no password
        instant_top=rules.instant_top,
        manual=rules.one_card == "manual",
        skip=rules.one_card_penalty == "skip",
    )


@given(tables(), seeds)
def test_a_plain_second_tahimi_plays_the_same_round(table: Table, seed: int) -> None:
    random = Random(seed)
    state = table.start(seed)
    while state.view(None).phase == "tax":
        decision = state.pending[0]
        state.play(decision.seat, state.default(decision))
    other = oracle_of(state)
    announced: list[int] = []
    compare(state, other, announced)
    for seat, action, events in wander(state, random, restless=0.15, leaving=0.4):
        announced += [event.seat for event in events if isinstance(event, OneCard)]
        if isinstance(action, Play):
            other.play(action.rank, action.size, action.jokers) if action.size else other.pass_()
        elif action.verb == "leave":
            other.leave(seat)
        elif action.verb == "catch":
            assert action.whom is not None
            assert other.catch(action.whom)
        else:
            other.quiet.pop(seat, None)  # a call that comes late is a call
            other.announced.append(seat)
        compare(state, other, announced)


def compare(state: Round, other: Oracle, announced: list[int]) -> None:
    assert announced == other.announced
    assert list(state.finish) == other.finish
    assert list(state.left) == other.left
    assert (state.result is not None) == other.over
    seen = state.view(None)
    if not other.over:
        assert [(laid.seat, laid.rank, laid.size) for laid in seen.pile] == other.pile
        (decision,) = state.pending
        assert decision.seat == other.turn
        plays = [play for play in decision.answers if isinstance(play, Play)]
        assert {(play.rank, play.size, play.jokers) for play in plays if play.size} == other.plays()
        assert (state.catalogue.pass_ in plays) == other.may_pass()
    for seat in range(len(other.hands)):
        catchable = seat in other.quiet and other.quiet[seat]
        watcher = next((at for at in range(len(other.hands)) if at != seat and other.holds(at)), None)
        if watcher is not None and not other.over:
            assert caught_by(state.copy(), watcher, seat) == catchable


def caught_by(state: Round, watcher: int, seat: int) -> bool:
    try:
        state.play(watcher, state.action(f"catch {seat}"))
    except Illegal as refusal:
        assert refusal.code == "nothing_to_catch"  # noqa: PT017  # whether it is refused is the answer
        return False
    return True


@given(tables(), seeds)
def test_masks_and_the_readable_rule_agree(table: Table, seed: int) -> None:
    random = Random(seed)
    rules, players = table.rules, len(table.standing.order)
    deck = list(rules.deck(players).ranks)
    order, wild = rules.ranks(players), rules.jokers == "wild"
    for _ in range(8):
        random.shuffle(deck)
        hand = thick(deck, random)
        catalogue = position(rules, [hand, *[deck[:2]] * (players - 1)], turn=0).catalogue
        top = random.choice([None, *(play for play in catalogue.by_text.values() if play.size)])
        state = position(rules, [hand, *[deck[:2]] * (players - 1)], turn=0, top=top.text if top else None, owner=1)
        offered = set(state.pending[0].answers)
        for play in catalogue.by_text.values():
            if play.size:
                declared = None if play.cards.count(JOKER) < play.size or not wild else play.rank
                assert (play in offered) == judged(hand, play, declared, top, order, wild)


def thick(deck: list[str], random: Random) -> list[str]:
    """A hand with many equal cards: a few ranks of the deck, often with jokers."""
    ranks = {*random.sample(sorted(set(deck)), 4), *random.sample(["Jo", deck[0]], 1)}
    cards = [card for card in deck if card in ranks]
    return cards[: random.randint(1, len(cards))]


def judged(
    hand: list[str], play: Play, declared: str | None, top: Play | None, order: tuple[str, ...], wild: bool
) -> bool:
    try:
        rank = judge(hand, play.cards, declared, (top.rank, top.size) if top else None, order, wild)
    except Illegal:
        return False
    assert rank == play.rank
    return True
