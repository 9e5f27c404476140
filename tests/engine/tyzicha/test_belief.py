"""What the cards and bids of the others tell about their hands while tricks are played."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine.cards.hands import Cards
from engine.contract import Action, Decision, Seeded, Standing
from engine.search.generic import anything
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.game import sample_hands
from engine.tyzicha.player.belief import DOUBT, Turn, read_past, read_turns, sample_likely_worlds
from engine.tyzicha.player.policy import choose
from engine.tyzicha.player.world import bits, mask
from engine.tyzicha.round import TyzichaRound
from tests.engine.tyzicha.hands import declared, said

RULES = Tyzicha()
ODD = 0.3  # how often somebody answers anything
Moment = tuple[TyzichaRound, Decision]


def moments(seed: int, odd: float = 0.0) -> Iterator[Moment]:
    """Yield the decisions of the tricks of a hand, each before it is answered, by the policy or at odd times by
    anything.
    """
    luck = Random(seed)
    state = RULES.start(Standing(order=("a", "b", "c")), Seeded(luck.randbytes(32), "deal"))
    while state.pending:
        decision = state.pending[0]
        playing = decision.kind in ("lead", "follow")
        if playing:
            yield state, decision
        view = state.view(decision.seat)
        bold = playing and luck.random() < odd
        state.play(decision.seat, anything(decision, luck) if bold else GAME.choose(view, decision))


def policy_card(state: TyzichaRound, seat: int, hand: Cards) -> Action:
    """The card that the policy would lay in this state if the seat held this hand."""
    other = state.copy()
    other.hidden = other.hidden.with_hand(seat, hand)
    (decision,) = other.ask()
    return choose(other.view(seat), decision)


def is_of(turn: Turn, answer: Action) -> bool:
    """True if a turn was this answer."""
    return turn.card == mask(answer.cards) and turn.shown == (answer.verb == "marriage")


@pytest.mark.parametrize("seed", range(30))
def test_the_cards_of_the_policy_fit_the_hands_from_which_it_has_laid_them(seed: int) -> None:
    for state, _ in moments(seed):
        hands = list(map(mask, state.hidden.hands))
        assert all(turn.fits(hands[turn.seat] | turn.laid) for turn in read_turns(state.public))


@pytest.mark.parametrize("seed", range(10))
def test_a_card_fits_those_hands_from_which_the_policy_would_lay_it(seed: int) -> None:
    luck, before, verdicts = Random(seed), list[TyzichaRound](), set[bool]()
    for state, decision in moments(seed, ODD):
        turns = read_turns(state.public)
        for _ in range(4):
            hands, _ = sample_hands(state.view(decision.seat), luck)
            for at, turn in enumerate(turns):
                if turn.seat == decision.seat:
                    continue
                laid = state.public.tricks.laid[turn.seat]
                later = laid[len(laid) - turn.laid.bit_count() :]
                would = is_of(turn, policy_card(before[at], turn.seat, (*hands[turn.seat], *later)))
                fits = turn.fits(mask(hands[turn.seat]) | turn.laid)
                assert fits or not would  # of cards that are as good the policy lays one, and all of them fit
                verdicts.add(would)
        before.append(state.copy())
    assert verdicts == {True, False}


def test_a_hand_is_less_likely_for_each_card_that_the_policy_would_not_have_laid_from_it() -> None:
    """Seat 2 leads an ace, and seat 0 lays the Jack. With the Nine, seat 0 would have kept the Jack, which counts two
    points; whoever lays what counts more has nothing that counts less.
    """
    state = declared()
    said(state, "2 stay", "2 play AC", "0 play JC")
    past = read_past(state.view(2))[0]
    held = state.hidden.hands[0]
    assert {"9C", "QC"} < set(held)
    unlikely, likely = mask(held), mask(held) & ~mask(["9C"]) | mask(["TC"])
    assert past.turns[0].fits(likely | past.laid)
    assert not past.turns[0].fits(unlikely | past.laid)
    without_calls = past._replace(turns=())
    assert past.likelihood(unlikely) == pytest.approx(DOUBT * without_calls.likelihood(unlikely))
    assert past.likelihood(likely) == pytest.approx(without_calls.likelihood(likely))


def test_whoever_has_passed_likely_holds_no_hand_to_bid_on() -> None:
    """Seat 0 and seat 1 have passed at 120: a hand of low cards is likelier than one with a marriage of hearts."""
    state = declared()
    said(state, "2 stay")
    past = read_past(state.view(2))[0]
    poor, rich = (
        mask(["9S", "JS", "QS", "9C", "JC", "QC", "9H", "TH"]),
        mask(["AS", "TS", "TC", "KC", "KH", "QH", "KS", "TH"]),
    )
    assert past.likelihood(poor) > 2 * past.likelihood(rich)


@pytest.mark.parametrize("contract", [100, 110])
def test_worlds_fit_the_view(contract: int) -> None:
    state = declared(contract)
    if contract == 110:
        said(state, "2 stay")
    luck = Random(contract)
    while len(state.view(0).hand) > 2:
        decision = state.pending[0]
        view = state.view(decision.seat)
        for world, _ in islice(sample_likely_worlds(view, luck), 20):
            assert world.hands[decision.seat] == mask(view.hand)
            counts = [view.zone("hand", seat).count for seat in range(3)]
            assert [len(bits(hand)) for hand in world.hands] == counts
            for hand, lacks in zip(world.hands, view.public.tricks.lacks, strict=True):
                assert not hand & mask(lacks)
        state.play(decision.seat, anything(decision, luck))


def test_likely_hands_are_drawn_more_often() -> None:
    """More of the cards lie where they truly are than in hands that only fit the view."""
    luck, likely, fitting = Random(1), 0, 0
    for seed in range(20):
        for state, decision in islice(moments(seed), 6, 15, 4):
            view, hands = state.view(decision.seat), list(map(mask, state.hidden.hands))
            drawn = [world.hands for world, _ in islice(sample_likely_worlds(view, luck), 50)]
            alike = [list(map(mask, sample_hands(view, luck)[0])) for _ in range(50)]
            likely += sum((a & b).bit_count() for one in drawn for a, b in zip(one, hands, strict=True))
            fitting += sum((a & b).bit_count() for one in alike for a, b in zip(one, hands, strict=True))
    assert likely > 1.05 * fitting
