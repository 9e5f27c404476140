"""A deal of Tadmur drawn from what one seat has seen of it: only the other seat's target is open to chance."""

from collections.abc import Iterator
from random import Random

from engine.cards.hands import without
from engine.cards.packs import rank
from engine.contract import Result, Rules, View
from engine.tadmur.chain import Chain
from engine.tadmur.round import SEATS, TadmurRound, other
from engine.tadmur.seen import blocker, chain_of, guesses_of, unseen


def resampled(rules: Rules, view: View, random: Random, passes: bool) -> TadmurRound:
    """A whole deal that the view's seat cannot tell from the true one."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory, whose = view.memory, other(seat)
    chains = {seat: chain_of(view, seat), whose: random.choice(list(_possible(view, whose)))}
    world = TadmurRound(rules, view.standing, [chains[at] for at in range(SEATS)], passes)
    world.turn, world.guessed = memory["turn"], memory["guessed"]
    world.idle, world.how = memory["idle"], memory["how"]
    world.moves = [(at, text) for at, text in memory["moves"]]
    world.stuck = set(memory["stuck"])
    world.come_to(view)
    if view.phase == "over":
        world.result = Result((0, 0))
    return world


def _possible(view: View, whose: int) -> Iterator[Chain]:
    """The other seat's chain with each target that it may have."""
    cards, shown = unseen(view), view.zone("target", whose).cards
    if shown:
        yield chain_of(view, whose, shown[0], cards)
        return
    wrong = guesses_of(view, other(whose))
    for card in cards:
        chain = chain_of(view, whose, card, without(cards, card))
        if rank(card) not in wrong and _explains(view, whose, chain):
            yield chain


def _explains(view: View, whose: int, chain: Chain) -> bool:
    """Whether what the seat is seen to do can be with this chain: no card fits a seat that has passed, and one fits a
    seat that is asked although it may not guess.
    """
    if whose in view.memory["stuck"]:
        return not chain.fitting()
    asked = view.memory["turn"] == whose and (blocker(view) is not None or view.memory["guessed"])
    return not asked or bool(chain.fitting())
