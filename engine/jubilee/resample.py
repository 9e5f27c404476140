"""A deal of Jubilee drawn from what one seat has seen of it."""

from itertools import chain
from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Dice, Result, Rules, View
from engine.jubilee.round import Cards, JubileeRound
from engine.jubilee.scoring import DECK, Scoring


def resampled(rules: Rules, view: View, random: Random, scoring: Scoring) -> JubileeRound:
    """A whole deal that the view's seat cannot tell from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory, played = view.memory, view.zone("played").cards or ()
    shown: list[Cards] = [tuple(cards) for cards in memory["shown"]]
    known = {*view.hand, *played, *chain(*shown)}
    rest = Dice(random).shuffle([card for card in DECK if card not in known])
    if view.phase != "over" and memory["turn"] != view.seat:
        _let_play(rest, view, shown[memory["turn"]], scoring)
    hands = []
    for at in _from_turn(view):
        missing = 0 if at == view.seat else (view.zone("hand", at).count or 0) - len(shown[at])
        hands.append((at, view.hand if at == view.seat else in_hand_order((*shown[at], *rest[:missing]))))
        rest = rest[missing:]
    world = JubileeRound(rules, view.standing, [hand for _, hand in sorted(hands)], rest, scoring)
    world.turn, world.total, world.played = memory["turn"], int(view.counters["total"]), list(played)
    world.points, world.shown = list(memory["points"]), shown
    world.come_to(view)
    if view.phase == "over":
        world.result = Result.of_scores(world.points, world.retired)
    return world


def _from_turn(view: View) -> list[int]:
    """The seats, first the one that plays."""
    turn: int = view.memory["turn"]
    return [(turn + step) % len(view.seats) for step in range(len(view.seats))]


def _let_play(rest: list[str], view: View, shown: Cards, scoring: Scoring) -> None:
    """Somebody is asked for a card, so they have one that may be played: if none of those that they are about to get
    is, the first of the others that may be comes to the top.
    """
    total, opening = int(view.counters["total"]), not view.zone("played").cards
    hidden = (view.zone("hand", view.memory["turn"]).count or 0) - len(shown)
    if scoring.playable((*shown, *rest[:hidden]), total, opening):
        return
    fits = scoring.playable(rest, total, opening)[0]
    rest.remove(fits)
    rest.insert(0, fits)
