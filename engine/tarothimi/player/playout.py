"""One playout: a world goes on by habits until the place of a seat is sure.

The rules are those of `world`, written out here for the usual turns, in a loop that calls next to nothing.
"""

from collections.abc import Iterator

from engine.tarothimi.player.habits import UNDOING, Habits
from engine.tarothimi.player.world import SPIN, TarotWorld

UNSETTLING = UNDOING | SPIN  # while somebody holds one of these, a seat that is out may be called back
NEVER = 1_000_000  # more turns than a round has


def playout(world: TarotWorld, me: int, habits: Habits, whims: Iterator[int]) -> int:
    """The place (0: first) in which `me` finishes. Changes the world.

    `whims`: the numbers of turns on a play after which, each time, a seat tops it if it can, whatever its habits; after
    the last of them it never happens again.
    """
    until = next(whims, NEVER)
    while not world.over:
        if not world.alive >> me & 1:
            if world.owner != me or not any(arcana & UNSETTLING for arcana in world.beside):
                break
            habits.act(world)
            continue
        until = _usual_turns(world, habits, until)
        if until > 0:
            habits.act(world)
        elif not until:
            habits.act_by_whim(world)
            until = next(whims, NEVER)
        until = abs(until)
    return world.finish.index(me)


def _usual_turns(world: TarotWorld, habits: Habits, until: int) -> int:
    """Go on until a turn that is not a usual one, or until a seat goes out. Return the number of turns until the next
    whim: 0 if it is due, negative if a seat has gone out.
    """
    if world.must_pass:
        return until
    hands, beside, alive, usual, pass_ = world.hands, world.beside, world.alive, habits.usual, habits.plays.pass_
    turn, ring, pile, acted, others = world.turn, world.ring, world.pile, world.acted, world.turns[alive]
    while True:
        hand, arcana = hands[turn], beside[turn]
        if pile is None:
            play = usual(hand, arcana, None, acted=False)
        else:
            until -= 1
            top, owner, _ = pile
            if not until or (arcana & UNDOING and (world.announced | ~alive) >> owner & 1):
                break
            play = usual(hand, arcana, top, acted >> turn & 1 > 0) if arcana or hand & top.beats else pass_
        if play is None:
            break
        if pile is not None and play is pass_:
            acted |= 1 << turn
            turn = ring[turn]
            if turn == pile[1]:
                turn, pile = turn if alive >> turn & 1 else world.heir(turn), None
            continue
        cards = hand & play.column
        hands[turn] = hand = hand ^ cards | cards >> play.drop
        if pile is None:
            acted = world.lead_passed = 0
            world.begun = True
        acted |= 1 << turn
        pile, ring = (play, turn, pile), others
        if not hand & hand - 1 and world.thin(turn) < 1:
            until, turn = -until, ring[turn]
            break
        turn = ring[turn]
    world.turn, world.ring, world.pile, world.acted = turn, ring, pile, acted
    return until
