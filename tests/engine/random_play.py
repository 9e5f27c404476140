"""Random play in any climbing game, through the public contract alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from engine.climbing.play import powers
from engine.climbing.round import ClimbingRound
from engine.contract import Action, Decision, Event, Illegal, PickCards, View
from engine.tarothimi.round import TarotRound

POWERFUL = 0.4  # how often a power is used where one may be

seeds = st.integers(0, 2**32 - 1)


def answer(decision: Decision, random: Random) -> Action:
    """One of a decision's answers, at random: of its options, or of its powers."""
    if powers(decision) and random.random() < POWERFUL:
        power = random.choice(powers(decision))
        cards = tuple(random.sample(power.cards, random.randint(power.least, power.most)))
        return power.action(cards, random.choice(power.whom) if power.whom else None)
    answers = decision.answers
    if isinstance(answers, PickCards):
        return answers.action(tuple(random.sample(answers.cards, random.randint(answers.least, answers.most))))
    return random.choice(tuple(answers))


class Step(NamedTuple):
    """One accepted action and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


def wander(state: ClimbingRound, random: Random, restless: float = 0.03, leaving: float = 0.1) -> Iterator[Step]:
    """Play to the end at random. `restless`: how often a seat does something unasked; `leaving`: how often that is
    to leave.
    """
    while state.pending:
        if random.random() < restless:
            step = _unasked(state, random, leaving)
            if step is not None:
                yield step
            continue
        decision = random.choice(state.pending)
        action = answer(decision, random)
        yield Step(decision.seat, action, state.play(decision.seat, action))


def _unasked(state: ClimbingRound, random: Random, leaving: float) -> Step | None:
    """A call or catch that may be wrong, or a leaver; None when there was nothing, or it was refused."""
    seat = random.randrange(len(state.dealt))
    rights = [right for right in state.rights(seat) if right.verb != "leave" or random.random() < leaving]
    if not rights:
        return None
    action = random.choice(rights)
    try:
        return Step(seat, action, state.play(seat, action))
    except Illegal as refusal:
        if refusal.code != "nothing_to_catch":
            raise
        return None


def everything(state: ClimbingRound) -> tuple[list[View], list[tuple[int, Action]], object]:
    """All that can be seen of a state, by all seats and a spectator together."""
    watchers = (*range(len(state.dealt)), None)
    return [state.view(watcher) for watcher in watchers], list(state.log), (state.pending, state.result)


def read_by(state: ClimbingRound, text: str) -> Action | None:
    """Read the text as an action; None where it is unreadable. Nothing else may be wrong with a text."""
    try:
        return state.action(text)
    except Illegal as refusal:
        assert refusal.code == "unreadable"  # noqa: PT017  # whether it is refused is not what is tested
        return None


def laid_by(state: ClimbingRound, seat: int) -> Counter[str]:
    """All that a seat has played."""
    return Counter(card for at, action in state.log if at == seat and action.verb == "play" for card in action.cards)


def cards_in(state: ClimbingRound) -> Counter[str]:
    """Every card of the round: laid, in a hand, or left behind."""
    return sum(map(Counter, held(state).values()), on_table(state))


def held(state: ClimbingRound) -> dict[int, tuple[str, ...]]:
    """The hands of all who have not left."""
    return {seat: state.hand(seat) for seat in range(len(state.dealt)) if seat not in state.left}


def on_table(state: ClimbingRound) -> Counter[str]:
    """The pile, the discards, and what was left behind."""
    seen = state.view(None)
    cards = Counter(card for laid in seen.pile for card in laid.cards)
    if isinstance(state, TarotRound):  # some of its discards lie face down
        return cards + Counter(state.discards())
    for seat in state.left:
        cards.update(state.hand(seat))
    return cards + Counter(seen.zone("discards").cards)
