"""A hand of Truc drawn from what one seat has seen of it."""

from dataclasses import replace
from random import Random

from engine.contract import Dice, Rules, View
from engine.truc.cards import CARDS, by_strength
from engine.truc.places import SEATS
from engine.truc.raising import Call
from engine.truc.round import Said, Trick, TrucRound


def resampled(rules: Rules, view: View, random: Random, target: int) -> TrucRound:
    """A whole hand that the view's seat cannot tell from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    lies, gone, memory = view.zone("trick").cards or (), view.zone("tricks").cards or (), view.memory
    rest = Dice(random).shuffle([card for card in CARDS if card not in (*view.hand, *lies, *gone)])
    hands = [view.hand] * SEATS
    for at in range(SEATS):
        if at != view.seat:
            hands[at] = by_strength(rest.pop() for _ in range(view.zone("hand", at).count or 0))
    world = TrucRound(rules, view.standing, rest, target)
    world.hands, world.size, world.step = hands, memory["size"], memory["step"]
    world.turn = memory["turn"]
    world.come_to(view)
    world.trick = list(zip(memory["trick"], lies, strict=True))
    laid = [gone[at : at + SEATS] for at in range(0, len(gone), SEATS)]
    world.tricks = [
        Trick(tuple(zip(one["seats"], cards, strict=True)), one["taker"])
        for one, cards in zip(memory["tricks"], laid, strict=True)
    ]
    world.raising = replace(
        world.raising,
        stake=int(view.counters["stake"]),
        raiser=memory["raiser"],
        pending=Call(*memory["call"]) if memory["call"] else None,
    )
    world.calls = [Said(*said) for said in memory["calls"]]
    if memory["won"]:
        world.finish(*memory["won"])
    return world
