"""The habits of seats in playouts: those of the family's policy (`engine.climbing.player.policy`), found by bits; and
one playout, in which a world goes on by them until the place of a seat is sure.

The rules are those of `world`, written out here for the usual turns, in a loop that calls next to nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Self

from engine.climbing.play import Remembered
from engine.climbing.player.policy import HIGH, SPARED
from engine.tahimi.catalogue import Play
from engine.tarothimi.arcana import ARCANA, BY_NAME, mask_of
from engine.tarothimi.catalogue import ASKING_ACTED, JOINING, MIMICS, TarotCatalogue
from engine.tarothimi.legal import NARROWING, SPEAKING
from engine.tarothimi.player.world import ALL, COMPELLING, ONE, SPIN, TRIBUTE, VERBS, TarotWorld

UNDOING = ONE | ALL
IN_LIEU = TRIBUTE | SPIN
POWERFUL = UNDOING | IN_LIEU

RESIZING = mask_of("smaller", "larger", "admits", "as_lead")  # those that permit plays of other sizes
CHOOSY_LEADING = mask_of("bans") & ~ASKING_ACTED & ~NARROWING  # under these not everything may be led
USABLE = IN_LIEU, IN_LIEU | UNDOING  # those with a power that is used for want of a play, and as the last card

UNSETTLING = UNDOING | SPIN  # while somebody holds one of these, a seat that is out may be called back
NEVER = 1_000_000  # more turns than a round has


@dataclass(frozen=True, slots=True, eq=False)
class Habits:
    """The choices of seats, and tables for them. `sets`: by its bit, each set of minors; `whole`: by the bits of all
    cards of a rank in a hand, the set of them. `columns`: by the bit of a rank's single card, the bits of all its
    sets. `high`: those of all sets of the highest ranks; `high_arcana`: those of plays of such a rank with an arcana.
    `answering`: by the bit of a play, the arcana that may be played on it. `beats`: by the held arcana that have a say,
    and the bit of a play, the sets that may be laid on it, whether there are better ones or not. `led`, `laid`: by the
    bits of plays with an arcana, the one that is led, and the one that is laid on a play.
    """

    plays: TarotCatalogue
    sets: dict[int, Play]
    whole: dict[int, Play]
    columns: dict[int, int]
    high: int
    high_arcana: int
    answering: dict[int, int]
    beats: Remembered[tuple[int, int], int]
    led: Remembered[int, Play]
    laid: Remembered[int, Play]

    @classmethod
    def of(cls, plays: TarotCatalogue) -> Self:
        """The habits with these plays."""
        every = [play for play in plays.by_text.values() if play.size]
        sets = [play for play in every if not play.jokers]
        return cls(
            plays=plays,
            sets={play.bit: play for play in sets},
            whole={play.column & play.bit * 2 - 1: play for play in sets},
            columns={1 << place: column for place, column in enumerate(plays.columns)},
            high=plays.highest(HIGH),
            high_arcana=sum(play.bit for play in every if play.jokers and play.above < HIGH),
            answering={play.bit: _answering(play) for play in every},
            beats=Remembered(lambda key: _beats(plays, *key)),
            led=Remembered(lambda bits: min(plays.list_plays(bits), key=_lead_price)),
            laid=Remembered(lambda bits: min(plays.list_plays(bits), key=lambda play: play.place)),
        )

    def usual(self, hand: int, arcana: int, top: Play | None, acted: bool) -> Play | None:
        """The answer of a seat with this hand where a few bits tell it, be it the pass; else None. `top`: the top play,
        None with the lead. `acted`: the seat has had its turn since the pile was empty.
        """
        if top is None:
            if arcana & CHOOSY_LEADING or not hand:
                return None
            single = _highest(hand & self.plays.row) if arcana & NARROWING else hand & -hand
            return self.whole[hand & self.columns[single]]
        beats = top.beats
        if held := arcana & SPEAKING:
            beats = 0 if held & ASKING_ACTED and acted else self.beats[held, top.bit]
        tops, resizing = hand & beats, arcana & RESIZING
        if tops and arcana & NARROWING:
            return None if resizing else self.sets[_highest(tops)]
        if good := tops & (~(hand >> self.plays.width) | self.high):
            return self.plays.lowest(good) if resizing else self.sets[good & -good]
        if arcana & self.answering[top.bit] or (resizing if tops else arcana & USABLE[not hand]):
            return None
        few = hand.bit_count() + arcana.bit_count() <= top.size + 1
        return self.sets[tops & -tops] if tops and (few or arcana & COMPELLING) else self.plays.pass_

    def act(self, world: TarotWorld) -> None:
        """Do what the seat on turn does."""
        legal, arcana = world.legal(), world.beside[world.turn]
        if arcana & POWERFUL and not world.must_pass >> world.turn & 1 and self._use_power(world, arcana, legal):
            return
        play = self.choose(world, legal) if legal else None
        if play is None:
            world.do_pass()
        else:
            world.lay(play)

    def act_by_whim(self, world: TarotWorld) -> None:
        """Top the play with what is the lowest by bit, or pass if there is nothing."""
        legal = world.legal()
        if legal:
            world.lay(self.plays.list_plays(legal & -legal)[0])
        else:
            world.do_pass()

    def choose(self, world: TarotWorld, legal: int) -> Play | None:
        """The play among legal ones, of which there are some; None to pass."""
        plays, hand = self.plays, world.hands[world.turn]
        sets = legal & plays.minors
        whole = sets & ~(hand >> plays.width)  # as many as there are of a rank
        if world.pile is None:
            return self._lead(legal, sets, whole)
        if good := whole | sets & self.high:
            return plays.lowest(good)
        if good := legal & self.high_arcana:
            return self.laid[good]
        best = plays.lowest(sets) if sets else self.laid[legal]
        return None if world.size(world.turn) > best.size + 1 and world.may_pass(legal) else best

    def _lead(self, legal: int, sets: int, whole: int) -> Play:
        plays = self.plays
        if whole:
            return plays.lowest(whole)
        if not sets:
            return self.led[legal]
        column = sets & plays.columns[plays.lowest(sets).place]
        return plays.list_plays(1 << column.bit_length() - 1)[0]

    def _use_power(self, world: TarotWorld, arcana: int, legal: int) -> bool:
        """Use a power if that is what the seat on turn does."""
        seat, owner, last = world.turn, world.owner, world.size(world.turn) == 1
        if owner == seat:
            return False
        undoing = arcana & UNDOING if world.pile is not None else 0
        if undoing and is_close(world, owner):
            world.use(VERBS[1 << undoing.bit_length() - 1])
        elif legal:
            return False
        elif last and undoing:
            world.use(VERBS[undoing])
        elif arcana & TRIBUTE and not last:
            world.use(VERBS[TRIBUTE], *_tribute(world, arcana))
        elif arcana & SPIN:
            world.use(VERBS[SPIN], world.lowest(seat, arcana ^ SPIN, SPARED))
        else:
            return False
        return True


def _tribute(world: TarotWorld, arcana: int) -> tuple[tuple[str, ...], int]:
    """The lowest card, for the highest seat."""
    others = world.alive & ~(1 << world.turn)
    return world.lowest(world.turn, arcana ^ TRIBUTE, 1), (others & -others).bit_length() - 1


def is_close(world: TarotWorld, seat: int) -> bool:
    """True if a seat is out, or known to hold one card."""
    return seat in world.finish or bool((world.announced & world.alive) >> seat & 1)


def _answering(top: Play) -> int:
    leading = sum(1 << card.number for card in ARCANA if card.as_lead is not None and card.as_lead(top))
    return JOINING | leading | sum(1 << number for number in MIMICS.get(top.size, ()))


def _beats(plays: TarotCatalogue, held: int, bit: int) -> int:
    (top,) = plays.list_plays(bit)
    return plays.rulings.allowed(plays.minors, held & ~NARROWING, top, acted=False, first=False).legal


def _highest(mask: int) -> int:
    return 1 << mask.bit_length() - 1


def _lead_price(play: Play) -> tuple[bool, int, int, int]:
    """The key by which plays with an arcana are led, the lowest first: arcana alone by number, then sets with one."""
    lone = len(play.cards) == 1
    return not lone, BY_NAME[play.cards[0]].number if lone else play.place, play.place, -play.size


@cache
def habits_of(plays: TarotCatalogue) -> Habits:
    """The habits with these plays; always the same object, since it fills as it is asked."""
    return Habits.of(plays)


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
