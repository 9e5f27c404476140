"""A day's deal played from its first card to its outcome, as the bot plays it: one person, and viziers."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bot.thinking.task import anonymous, luck_of
from engine.contract import Action, Decision, Game, Outcome, SeatingRequest, Seeded, View, owed
from engine.daily import deal_seed, hand_seeds, rules_in
from engine.search import think

Answer = Callable[[View, Decision], Action]

PLAYOUTS = {"vizier": 24, "master": 48}  # of tests in which it does not matter how well stewards play


class Step(NamedTuple):
    """An answer in a deal: in which hand, by which seat, and its text."""

    hand: int
    seat: int
    text: str


def quick(game: Game) -> Game:
    """The game, where its stewards think for a moment only."""
    return replace(game, playouts={level: min(most, PLAYOUTS[level]) for level, most in game.playouts.items()})


def steps(game: Game, secret: bytes, number: int, answer: Answer, key: str = "u1") -> Iterator[Step | Outcome]:
    """Every answer of a deal, and then its outcome for the person of that key. `answer`: what they do."""
    form, rules = rules_in(game)
    request = SeatingRequest(None, None, (), [key, *(f"s{at}" for at in range(form.players - 1))])
    for hand, seed in enumerate(hand_seeds(deal_seed(secret, number))):
        standing = rules.seat(request, Seeded(seed, "seats")).standing
        state, own = rules.start(standing, Seeded(seed, "deal")), standing.order.index(key)
        while asked := owed(state.pending):
            decision = next((one for one in asked if one.seat != own), asked[0])
            seat = decision.seat
            view = anonymous(state.view(seat))
            if seat == own:
                chosen = answer(view, decision)
            else:
                luck = Random(luck_of(seed, view.position, seat, "thought"))
                chosen = think(game, rules, view, decision, "vizier", luck).action
            state.play(seat, chosen)
            yield Step(hand, seat, chosen.text)
            if seat != own and (extra := game.unasked(state.view(seat))) is not None:
                state.play(seat, extra)
                yield Step(hand, seat, extra.text)
        if state.result is None:
            raise AssertionError("a hand that asks nothing is over")
        if form.over(rules, standing, state.result):
            yield form.outcome(rules, standing, state.result, own)
            return
        request = SeatingRequest(standing, state.result, (), ())
