"""A deal of Tadmur drawn from what one seat has seen of it.

All cards are dealt to two seats, so each knows all that the other holds, but not which of these cards is the target.
"""

from random import Random

from engine.cards.packs import in_hand_order
from engine.cards.packs import rank as rank_of
from engine.contract import Result, Rules, View
from engine.tadmur.chain import Chain
from engine.tadmur.round import DECK, GUESS, SEATS, TadmurRound, other


def resampled(rules: Rules, view: View, random: Random, passes: bool) -> TadmurRound:
    """A whole deal that the view's seat cannot tell from the true one."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory = view.memory
    chains = {seat: chain_of(view, seat), other(seat): random.choice(_possible(view, other(seat)))}
    world = TadmurRound(rules, view.standing, [chains[at] for at in range(SEATS)], passes)
    world.turn, world.guessed = memory["turn"], memory["guessed"]
    world.idle, world.how = memory["idle"], memory["how"]
    world.moves = [(at, text) for at, text in memory["moves"]]
    world.stuck = set(memory["stuck"])
    world.come_to(view)
    if view.phase == "over":
        world.result = Result((0, 0))
    return world


def chain_of(view: View, seat: int) -> Chain:
    """The viewer's own chain."""
    (target,) = view.zone("target", seat).cards or ("",)
    return _chain(view, seat, target, view.hand)


def unseen(view: View) -> tuple[str, ...]:
    """The other seat's hand, and their target before it is shown: all that the viewer has not seen lie somewhere."""
    seen = {*view.hand, *(card for zone in view.zones for card in zone.cards or ())}
    return in_hand_order(card for card in DECK if card not in seen)


def wrong_guesses(view: View, seat: int) -> set[str]:
    """The ranks that a seat has guessed in vain."""
    moves = (text.split(" ") for at, text in view.memory["moves"] if at == seat)
    return {words[1] for words in moves if words[0] == GUESS}


def _possible(view: View, whose: int) -> list[Chain]:
    """The other seat's chain with each target that it may have."""
    cards, shown = unseen(view), view.zone("target", whose).cards
    if shown:
        return [_chain(view, whose, shown[0], cards)]
    wrong = wrong_guesses(view, other(whose))
    chains = (
        _chain(view, whose, card, tuple(one for one in cards if one != card))
        for card in cards
        if rank_of(card) not in wrong
    )
    return [chain for chain in chains if _explains(view, whose, chain)]


def _explains(view: View, whose: int, chain: Chain) -> bool:
    """Whether what the seat is seen to do can be with this chain: no card fits a seat that has passed, and one fits a
    seat that is asked although it may not guess.
    """
    if whose in view.memory["stuck"]:
        return not chain.fitting()
    barred = any(view.seats[at].counters["spaces"] == 1 for at in range(SEATS))
    asked = view.memory["turn"] == whose and (barred or view.memory["guessed"])
    return not asked or bool(chain.fitting())


def _chain(view: View, seat: int, target: str, hand: tuple[str, ...]) -> Chain:
    (starter,) = view.zone("starter", seat).cards or ("",)
    spaces = int(view.seats[seat].counters["spaces"])
    return Chain(starter, target, hand, spaces, list(view.zone("chain", seat).cards or ()))
