"""The answers of the climbing games' policy, found by a few bits of a hand; playouts ask for little else."""

from engine.climbing.policy import HIGH
from engine.contract import Action, Decision
from engine.tarothimi.round import TarotRound


def habit(state: TarotRound, asked: Decision) -> Action | None:
    """The policy's answer to what is pending, where sets of minors alone decide it; else None."""
    legal, plays, seat = state.quick_plays, state.catalogue, asked.seat
    # `quick_plays` lacks what arcana would be shown for: then there are more answers than bits.
    if asked.before or not isinstance(asked.answers, tuple) or len(asked.answers) != legal.bit_count():
        return None
    hand = state.naturals(seat)
    sets = legal & plays.minors
    whole = sets & ~(hand >> plays.width)  # the groups: as many as there are of a rank
    if state.top is None:
        return plays.lowest(whole) if whole else None
    if good := whole | sets & plays.highest(HIGH):
        return plays.lowest(good)
    passing = legal & plays.may_pass
    if not sets or legal != sets | passing:
        return None
    best = plays.lowest(sets)
    left = state.hand_size(seat) - best.size
    return plays.pass_ if passing and left > 1 else best
