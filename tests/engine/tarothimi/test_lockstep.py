"""The engine's legal plays beside a naive second statement of the rules, at random positions with up to six arcana."""

from random import Random

import pytest

from engine.climbing.play import powers
from engine.tahimi.catalogue import Play
from engine.tarothimi.game import TarotHimi, position
from engine.tarothimi.round import TarotRound, catalogue_for
from tests.engine.tarothimi import naive
from tests.engine.tarothimi.naive import NUMBERS, RANKS, Moment

pytestmark = pytest.mark.long

MOST_ARCANA = 6
HERE, LONG = 10_000, 1_000_000
OTHERS = (("2", "3"), ("2", "3"))
MEANT = {"set": "set", "arcana": "lead", "mimic": "mimic"}


def moments(random: Random, count: int) -> list[Moment]:
    return [moment(random) for _ in range(count)]


def moment(random: Random) -> Moment:
    """A few equal minors round the rank of the top, and arcana; every size and rank of top that there can be."""
    top = None
    if random.random() < 0.75:
        rank = random.choice(["low", "A", "A", *RANKS])
        top = (rank, 1 if rank == "low" else random.choice([1, 1, 1, 2, 2, 3, 4, 5]))
    near = naive.value(top[0]) if top else random.randrange(len(RANKS))
    around = [RANKS[min(max(near + step, 0), len(RANKS) - 1)] for step in (-1, 0, 1, 2, 3)]
    ranks = {*random.sample(around, random.randint(1, 3)), *random.sample(["A", random.choice(RANKS)], 1)}
    minors = [rank for rank in sorted(ranks) for _ in range(random.choice([0, 1, 1, 2, 2, 3, 4]))][:7]
    arcana = random.sample(NUMBERS, random.randint(0, MOST_ARCANA))
    if not minors and not arcana:
        minors = ["5"]
    return Moment(
        hand=(*minors, *arcana),
        top=top,
        acted=top is not None and random.random() < 0.3,
        first=top is None and random.random() < 0.4,
        lead_pass=random.random() < 0.7,
        passed_lead=top is None and random.random() < 0.2,
    )


def engine_of(at: Moment) -> TarotRound:
    """Seat 0 is to act at that moment."""
    rules = RULES[at.lead_pass]
    top = None if at.top is None else catalogue_for(3).counting[at.top].text
    before = () if at.first else ((1, "2x1"),)
    since = ((0, "pass"),) if at.acted else ()
    state = position(rules, [at.hand, *OTHERS], turn=0, top=top, owner=1, before=before, since=since)
    if at.passed_lead:
        state._lead_passed = 1
        state._ask(0)
    return state


RULES = {True: TarotHimi(), False: TarotHimi(lead_pass="forbidden")}  # the lead's pass, no password


def compare(at: Moment) -> None:
    state = engine_of(at)
    (decision,) = state.pending
    offered = {
        (tuple(sorted(play.cards)), play.rank, play.size, MEANT[play.shape]): play
        for play in decision.answers
        if isinstance(play, Play) and play.size
    }
    expected = {(laid.cards, laid.rank, laid.size, laid.meant): laid for laid in naive.plays(at)}
    assert offered.keys() == expected.keys(), at
    assert any(answer.verb == "pass" for answer in decision.answers) == naive.may_pass(at), at
    assert {power.verb for power in powers(decision)} == {card.lower() for card in naive.powers(at)}, at
    reveals = state.view(0).own.reveals
    for known, play in offered.items():
        assert reveals.get(play.text, ()) == naive.shown(expected[known], at), (at, play)


def test_ten_thousand_positions() -> None:
    random = Random(2026)
    for at in moments(random, HERE):
        compare(at)


@pytest.mark.thorough
def test_a_million_positions() -> None:
    random = Random(22)
    for _ in range(LONG):
        compare(moment(random))


def test_the_positions_are_rich() -> None:
    """Each arcana is held often, alone and with each other; each way of playing occurs."""
    found = moments(Random(2026), HERE)
    pairs = {frozenset((one, other)) for at in found for one in at.hand for other in at.hand if one != other}
    assert all(frozenset((one, other)) in pairs for one in NUMBERS for other in NUMBERS if one < other)
    meant = {laid.meant for at in found[:500] for laid in naive.plays(at)}
    assert meant == {"set", "lead", "mimic"}
