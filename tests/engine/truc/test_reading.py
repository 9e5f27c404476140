"""Tests of reading what others do: the policy is known, and whoever goes by it gives away what they hold."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.contract import Seeded, Standing
from engine.truc import GAME, Truc
from engine.truc.player.odds import world_of
from engine.truc.player.past import Accepted, Turn, likelihood, read_past, sample_likely_worlds
from engine.truc.player.reading import Situation, accept_probability, call_probability, play_probabilities, situation_of
from engine.truc.raising import TRUC
from engine.truc.round import ACCEPT, TrucRound
from engine.truc.state import strength
from tests.engine.truc.hands import ORDER, hand, said
from tests.engine.truc.views import alike

WEAK, MIDDLING, STRONG = "4S 5H 6D", "JC QH KC", "2S 3H 3D"


def strengths(cards: str) -> tuple[int, ...]:
    return tuple(sorted(strength(card) for card in cards.split()))


def seems(state: TrucRound, viewer: int, seat: int, cards: str) -> float:
    """The likelihood of what the seat has done, as it seems to the viewer, if the seat holds these cards."""
    hands: list[Sequence[int]] = [()] * 4
    hands[seat] = strengths(cards)
    return likelihood([one for one in read_past(state.view(viewer)) if one.seat == seat], hands)


def test_a_seat_that_could_call_with_a_strong_hand_and_did_not_is_thought_weaker() -> None:
    state = hand("AS AH AD", "4C 5C 6C", MIDDLING, WEAK, dealer=0)
    said(state, "3 play 4S", "2 play KC")
    assert seems(state, 0, 2, "JC QH") > 1.5 * seems(state, 0, 2, "3S 3H")


def test_a_seat_that_called_is_thought_stronger() -> None:
    state = hand("AS AH AD", "4C 5C 6C", STRONG, WEAK, dealer=0)
    said(state, "3 play 4S", "2 truc")
    assert seems(state, 3, 2, STRONG) > 1.5 * seems(state, 3, 2, MIDDLING) > 3 * seems(state, 3, 2, "4C 5C 6D")


def test_a_seat_that_accepted_is_thought_stronger() -> None:
    state = hand("AS AH AD", "4C 5C 6C", STRONG, MIDDLING, dealer=0)
    said(state, "3 truc", "2 accept")
    assert seems(state, 3, 2, STRONG) > 5 * seems(state, 3, 2, WEAK)


def test_likely_worlds_come_more_often() -> None:
    """A seat that has called holds higher cards than one that merely might call."""
    state = hand(WEAK, "AS AH AD", MIDDLING, STRONG, dealer=0)
    before = mean_strength(state, 3)
    said(state, "3 truc")
    assert mean_strength(state, 3) > before + 0.5


def mean_strength(state: TrucRound, seat: int) -> float:
    worlds = sample_likely_worlds(state.view(2), Random(1), 300)
    hands = [next(worlds).hands[seat] for _ in range(300)]
    return sum(map(sum, hands)) / sum(map(len, hands))


def test_nothing_can_be_read_from_a_seat_that_had_no_choice() -> None:
    """At eleven nobody calls, and a last card is played whatever it is."""
    state = hand("AS", "4C", "JC", "2S", dealer=0, scores=(11, 11))
    said(state, "3 play 2S", "2 play JC")
    assert likelihood(read_past(state.view(1)), [()] * 4) == 1


@pytest.mark.parametrize("cards", [WEAK, MIDDLING, STRONG])
def test_the_policy_does_as_it_is_read_to(cards: str) -> None:
    state = hand("AS 7H JD", "KC 5C 3S", "AC 6H QS", cards, dealer=0)
    views, (decision,) = alike(state.view(3)), state.pending
    texts = [GAME.choose(view, decision).text for view in views]
    situation = situation_of(world_of(state.view(3), state.hidden.hands))
    called = sum("truc" in text for text in texts) / len(texts)
    assert call_probability(situation, strengths(cards), TRUC) == pytest.approx(called, abs=0.3)
    assert sum(play_probabilities(situation, strengths(cards)).values()) == pytest.approx(1)
    state = hand("AS 7H JD", "KC 5C 3S", cards, "AC 6H QS", dealer=0)
    situation = situation_of(world_of(state.view(3), state.hidden.hands))
    said(state, "3 truc")
    views, (decision,) = alike(state.view(2)), state.pending
    accepted = sum(GAME.choose(view, decision).verb == "accept" for view in views) / len(views)
    assert accept_probability(situation, 3, strengths(cards), 0.26) == pytest.approx(accepted, abs=0.3)


@pytest.mark.parametrize("seed", range(20))
def test_the_past_is_told_as_it_was(seed: int) -> None:
    """For each turn of a whole hand, the public log gives the situation of the seat, and whether it called."""
    random = Random(seed)
    state = Truc().start(Standing(order=ORDER, dealer=seed % 4), Seeded(random.randbytes(32), "deal"))
    said(state, f"{(seed + 1) % 4} cut")
    situations, called, accepted = dict[int, tuple[int, Situation]](), set[int](), list[int]()
    while state.pending:
        (decision,) = state.pending
        if decision.kind == "answer":
            accepted.append(decision.seat)
            state.play(decision.seat, ACCEPT)
            continue
        turn = sum(map(len, laid(state)))
        before = situation_of(world_of(state.view(decision.seat), state.hidden.hands))
        situations[turn] = decision.seat, before
        held = tuple(sorted(map(strength, state.hidden.hands[decision.seat])))
        assert situation_of(next(before.worlds(0, held, random))) == before
        answer = random.choice(
            [*decision.enumerate(), *(play.saying(r.name) for r in decision.riders for play in decision.answers)]
        )
        heard = state.public.calls
        state.play(decision.seat, answer)
        called |= {turn} if state.public.calls != heard else set()
    told = read_past(state.view(0))
    turns = [one for one in told if isinstance(one, Turn)]
    assert [(one.seat, one.situation) for one in turns] == list(situations.values())
    assert {turn for turn, one in enumerate(turns) if one.called} == called
    assert [one.seat for one in told if isinstance(one, Accepted)] == accepted


def laid(state: TrucRound) -> list[tuple[str, ...]]:
    """The cards that have been laid."""
    view = state.view(None)
    return [view.zone(zone).cards or () for zone in ("trick", "tricks")]
