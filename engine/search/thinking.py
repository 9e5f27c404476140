"""The answers of computer players of each level. They get a view and a decision; nothing else can reach them.

A page mostly answers as the game's policy does, and now and then something near to it. Such a slip is seldom absurd:
nobody calls, raises, folds, knocks or concedes by one who would not have done so.

A fresh process practises before anybody waits for it. Some searches fill tables of odds as they go (`functools.cache`),
and their first thoughts take many times as long as later ones (docs/lab/strength.md). What is in a table never changes
an answer, only the time until it comes.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Literal, get_args

from engine.contract import Action, Choose, Decision, Game, Rules, SeatingRequest, Seeded, Thought, View, owed
from engine.contract.action import RIDER
from engine.search.generic import PlayingOut, settled

Level = Literal["page", "merchant", "vizier", "master"]

LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first
DEFAULT: Level = "merchant"

SLIPS = 0.4  # how often a beginner takes an answer beside the policy's, where there is one
NEAR = 2  # the number of answers to each side that are near
LISTED = 300  # the number of answers to a decision that a beginner looks through

USUAL_PLAYERS = 4
EVERY = 3  # decisions of a hand, one is thought about: neighbours fill the same rows


def slip(choose: Choose, view: View, decision: Decision, random: Random) -> Action:
    """The policy's answer, or now and then one beside it. A beginner who can lay all cards of the hand with that answer
    sees it, and does so.
    """
    chosen = choose(view, decision)
    if random.random() >= SLIPS or (chosen.cards and len(chosen.cards) == len(view.hand)):
        return chosen
    return random.choice(beside(chosen, decision) or (chosen,))


def beside(chosen: Action, decision: Decision) -> Sequence[Action]:
    """Return the answers beside this one: its neighbours in the order of the decision, which mostly is that of the
    cards, among those that do the same with as many cards; and to pass, for somebody who would lay cards. A call that
    goes with an answer is forgotten.
    """
    listed = tuple(islice(decision.enumerate(), LISTED))
    alike = [one for one in listed if _kind(one) == _kind(chosen)]
    plain = chosen.text.partition(RIDER)[0]
    at = next((place for place, one in enumerate(alike) if one.text == plain), None)
    if at is None:
        return ()
    passes = (one for one in listed if chosen.cards and one.verb == "pass")
    return (*alike[max(0, at - NEAR) : at], *alike[at + 1 : at + 1 + NEAR], *passes)


def _kind(answer: Action) -> tuple[str, int, int | None]:
    return answer.verb, len(answer.cards), answer.whom


def think(game: Game, rules: Rules, view: View, decision: Decision, level: Level, random: Random) -> Thought:
    """An answer to a decision of the view's own seat. A merchant answers by the game's policy, a page too, but
    it slips now and then; a vizier and a master search, in as many playouts as the game grants them. The same view and
    the same state of `random` give the same thought.
    """
    match level:
        case "page":
            return Thought(slip(game.choose, view, decision, random))
        case "merchant":
            return Thought(game.choose(view, decision))
        case "vizier" | "master":
            search = game.search or PlayingOut(game.choose)
            return settled(search(rules, view, decision, game.playouts[level], random))


def practise(game: Game, steps: int) -> Iterator[None]:
    """Think as a vizier does about `steps` positions of rounds that are always the same, one for each `next`."""
    rules = game.rules.read({})
    positions = _positions(game, rules)
    for step in range(steps):
        view, decision = next(positions)
        think(game, rules, view, decision, "vizier", Random(step))
        yield


def _positions(game: Game, rules: Rules) -> Iterator[tuple[View, Decision]]:
    """One decision in `EVERY` of one hand after the other, in which everybody plays by the policy."""
    fewest, most = rules.seats()
    names = tuple(f"p{number}" for number in range(max(fewest, min(USUAL_PLAYERS, most))))
    for number in count():
        seed = number.to_bytes(32, "big")
        standing = rules.seat(SeatingRequest(None, None, (), names), Seeded(seed, "seats")).standing
        state = rules.start(standing, Seeded(seed, "deal"))
        for step in count():
            if not (asked := owed(state.pending)):
                break
            decision, view = asked[0], state.view(asked[0].seat)
            if step % EVERY == number % EVERY:
                yield view, decision
            state.play(decision.seat, game.choose(view, decision))
