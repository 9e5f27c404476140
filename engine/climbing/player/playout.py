"""One playout: from a course and the hands of all seats to the place of one of them.

The rules are those of `course`, written out in one loop. Tens of thousands of playouts a second pass through it, so it
calls next to nothing and makes no objects.
"""

from collections.abc import Iterator, Sequence

from engine.climbing.player.course import Course, heir
from engine.climbing.player.habits import Habits
from engine.climbing.player.tables import FEW


def playout(course: Course, hands: list[int], me: int, habits: Sequence[Habits], whims: Iterator[int]) -> int:
    """The place (0: first) in which `me` finishes when all play on by their habits. Changes `hands`.

    `whims`: the numbers of turns after which, each time, a seat tops the top play if it can, whatever its habits.
    """
    tables = course.tables
    moves, columns, leads, naturals = tables.moves, tables.columns, tables.leads, tables.naturals
    width, high, turns = tables.width, tables.high, tables.turns
    alive, turn, ring, owner, place = course.alive, course.turn, course.ring, course.owner, course.out
    following, others = course.top != 0, turns[alive]
    beats = moves[course.top].beats if following else 0
    answers = [habit.answers[hand] for habit, hand in zip(habits, hands, strict=True)]
    until = next(whims)
    while True:
        hand = hands[turn]
        if following:
            until -= 1
            if until:
                legal = answers[turn] & beats
            else:
                until, legal = next(whims), hand & beats
            if not legal:
                turn = ring[turn]
                if turn == owner:
                    following = False
                    turn = heir(tables, alive, owner)
                continue
            bit = legal & -legal
            column, drop, beats, closes, _ = moves[bit]
            cards = hand & column
            hand = hand ^ cards | cards >> drop if hand <= naturals else tables.without(hand, bit)
        elif turn == me or hand > naturals:
            hand, beats, closes = habits[turn].leads[hand]
        else:  # the common habits, computed and not looked up, here and below: most hands of others never come twice
            cards = hand & columns[hand & -hand]
            beats, closes = leads[cards]
            hand ^= cards
        owner, ring = turn, others
        if not hand:
            if turn == me:
                return place
            place += 1
            alive ^= 1 << turn
            if not alive & (alive - 1):
                return place
            others = turns[alive]
        elif turn == me or hand > naturals or hand.bit_count() <= FEW:
            hands[turn], answers[turn] = hand, habits[turn].answers[hand]
        else:
            hands[turn], answers[turn] = hand, hand & (~(hand >> width) | high)
        following = not closes
        turn = ring[turn] if following else heir(tables, alive, turn)
