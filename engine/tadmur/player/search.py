"""The search of strong computer players: it draws targets that explain the cards which the other seat has laid, and
plays each answer out in these worlds.

A world is the same deal with ranks as numbers and both targets open, for the search alone. Everybody plays on by the
policy. Tests play it in lock step with the rules and the policy. How likely a seat with each target would have played
its chain (`suspicion`) is carried along from card to card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from random import Random

from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, Rules, Trial, View
from engine.search.generic import SeededWorld
from engine.tadmur.chain import LENGTH, Counts, changed, counted, is_way
from engine.tadmur.player.policy import SAFE, SLIPS, choose, share
from engine.tadmur.resample import elsewhere, guesses_of, own_chain
from engine.tadmur.round import GUESS, IDLE, PLAY, other
from engine.tadmur.state import Move, TadmurHidden, TadmurPublic

WRONG = "wrong"

BOLD = 0.1  # how often a seat does not guess, and lays any card that fits
DRAWN = 0.5  # what a drawn deal is worth


@dataclass(slots=True)
class Side:
    """A seat's chain, with the names of `Chain`. `last`, `target`: ranks. `pool`: the cards of the hand and the target.
    `likely`: by rank, the probability that a seat with this target plays such a chain; 0 once it was guessed. `named`:
    the ranks that the seat has guessed itself.
    """

    last: int
    target: int
    pool: Counts
    spaces: int
    likely: list[float]
    named: set[int]

    def copy(self) -> "Side":
        return replace(self, likely=self.likely.copy(), named=self.named.copy())

    @property
    def hand(self) -> Counts:
        return changed(self.pool, self.target, -1)

    def fitting(self) -> list[int]:
        """The ranks that may be laid now."""
        hand, touching = self.hand, ((self.target - 1) % LENGTH, (self.target + 1) % LENGTH)
        near = ((self.last - 1) % LENGTH, (self.last + 1) % LENGTH)
        return [at for at in near if hand[at] and (self.spaces > 1 or at in touching)]

    def has_way(self, longer: int = 0) -> bool:
        """True if cards of the hand fill exactly the spaces, with `longer` more of them."""
        return is_way(self.last, self.target, self.spaces + longer, self.hand)

    def lay(self, at: int) -> None:
        """Lay a card, which tells the other seat something of the target."""
        one = (2 * self.last - at) % LENGTH  # the rank on the other side of the last card
        self.pool, self.last, self.spaces = changed(self.pool, at, -1), at, self.spaces - 1
        if not self.pool[one]:
            return
        for name, count in enumerate(self.pool):
            hand = changed(self.pool, name, -1)
            if count and self.likely[name] and hand[one]:
                kept = is_way(at, name, self.spaces, hand)
                other = is_way(one, name, self.spaces, changed(changed(hand, at, 1), one, -1))
                self.likely[name] *= share(kept, other)

    def suspected(self) -> list[float]:
        """The weight of each rank to be the target's, as the other seat sees it."""
        return [count * likely for count, likely in zip(self.pool, self.likely, strict=True)]

    def worth(self) -> tuple[bool, float, bool, bool]:
        """The worth of the card that was laid last, as the policy has it."""
        weights = self.suspected()
        return bool(self.fitting()), -weights[self.target] / sum(weights), self.has_way(), self.has_way(1)


@dataclass(slots=True)
class TadmurWorld:
    """A deal, with the names of `TadmurPublic`. `winner`: None in one that is drawn, and before it is `over`."""

    sides: list[Side]
    turn: int
    passes: bool
    guessed: bool
    idle: int
    over: bool = False
    winner: int | None = None

    def copy(self) -> "TadmurWorld":
        return replace(self, sides=[side.copy() for side in self.sides])

    def value(self, seat: int) -> float:
        """The value of the end to a seat."""
        return DRAWN if self.winner is None else float(self.winner == seat)

    # ------------------------------------------------------------------ the rules

    @property
    def barred(self) -> bool:
        """True if nobody may guess."""
        return any(side.spaces == 1 for side in self.sides)

    def lay(self, at: int) -> None:
        """The seat on turn lays a card of this rank."""
        self.sides[self.turn].lay(at)
        self._laid()

    def guess(self, at: int) -> None:
        """The seat on turn guesses this rank. Its turn goes on if that is wrong and a card fits."""
        side, whose = self.sides[self.turn], self.sides[other(self.turn)]
        if whose.target == at:
            self._end(self.turn)
            return
        new = at not in side.named
        side.named.add(at)
        side.spaces, whose.likely[at], self.guessed = side.spaces + 1, 0.0, True
        if not side.fitting():
            self._nothing_laid(new)

    def give_up(self) -> None:
        """The seat on turn concedes, or passes where that is the rule."""
        self._nothing_laid(new=False)

    def _laid(self) -> None:
        side, self.idle = self.sides[self.turn], 0
        if not side.spaces:
            self._end(self.turn)
        elif not any(side.hand):
            self._end(other(self.turn))
        else:
            self._next_turn()

    def _nothing_laid(self, new: bool) -> None:
        if not self.passes:
            self._end(other(self.turn))
            return
        self.idle = 0 if new else self.idle + 1
        if self.idle == IDLE:
            self._end(None)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn, self.guessed = other(self.turn), False
        if self.barred and not self.sides[self.turn].fitting():
            self._nothing_laid(new=False)

    def _end(self, winner: int | None) -> None:
        self.over, self.winner = True, winner

    # ------------------------------------------------------------------ the policy

    def finish(self, random: Random) -> None:
        """Play on until the deal is over."""
        while not self.over:
            if random.random() < BOLD and (fitting := self.sides[self.turn].fitting()):
                self.lay(random.choice(fitting))
            else:
                self.go_on()

    def go_on(self) -> None:
        """Give the policy's answer for the seat on turn."""
        if self._guesses():
            weights = self.sides[other(self.turn)].suspected()
            self.guess(weights.index(max(weights)))
        elif fitting := self.sides[self.turn].fitting():
            self._lay_best(fitting)
        else:
            self.give_up()

    def _guesses(self) -> bool:
        side = self.sides[self.turn]
        return not self.guessed and not self.barred and not (side.spaces <= SAFE and side.has_way())

    def _lay_best(self, fitting: Sequence[int]) -> None:
        tried = [_after(self.sides[self.turn], at) for at in fitting]
        self.sides[self.turn] = max(tried, key=Side.worth) if len(tried) > 1 else tried[0]
        self._laid()


# ---------------------------------------------------------------------- worlds


def sample_worlds(view: View[TadmurPublic], random: Random) -> Iterator[SeededWorld[TadmurWorld]]:
    """Worlds without end, each target of the other seat as often as it explains the cards that it has laid."""
    own, mine, public = view.own_seat, own_chain(view), view.public
    whose, weights = other(own), weights_of_targets(view)
    me = side_of(public, own, counted((*mine.hand, mine.target)), RANKS.index(rank(mine.target)))
    them = cache(partial(side_of, public, whose, counted(elsewhere(view))))
    while True:
        (target,) = random.choices(range(LENGTH), weights)
        sides = [me.copy(), them(target).copy()]
        in_order = sides if own < whose else sides[::-1]
        yield SeededWorld(_world(public, in_order), random.getrandbits(32))


def world_of(public: TadmurPublic, hidden: TadmurHidden) -> TadmurWorld:
    """The world in which these cards lie closed."""
    pools = [(counted((*closed.hand, closed.target)), RANKS.index(rank(closed.target))) for closed in hidden]
    return _world(public, [side_of(public, seat, pool, target) for seat, (pool, target) in enumerate(pools)])


def _world(public: TadmurPublic, sides: list[Side]) -> TadmurWorld:
    return TadmurWorld(sides, public.turn, public.passes, public.guessed, public.idle)


def search(_: Rules, view: View[TadmurPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """Try a card of each rank that fits, every guess that may be right, and one that cannot be, for a longer way."""
    weights, answers = weights_of_targets(view), dict[str, Action]()
    for answer in (choose(view, decision), *decision.enumerate()):
        answers.setdefault(_sort_of(answer, weights), answer)
    return Trial(list(answers.values()), partial(_value, decision.seat), sample_worlds(view, random), playouts)


def _sort_of(answer: Action, weights: tuple[float, ...]) -> str:
    """The same text for answers that are worth the same in every world."""
    if answer.verb == "play":
        return f"play {rank(answer.cards[0])}"
    return WRONG if answer.verb == "guess" and not weights[RANKS.index(answer.values[0])] else answer.text


def _value(seat: int, answer: Action, drawn: SeededWorld[TadmurWorld]) -> float:
    """The value of a playout to a seat."""
    world = drawn.world.copy()
    match answer.verb:
        case "play":
            world.lay(RANKS.index(rank(answer.cards[0])))
        case "guess":
            world.guess(RANKS.index(answer.values[0]))
        case _:
            world.give_up()
    world.finish(Random(drawn.seed))
    return world.value(seat)


def weights_of_targets(view: View[TadmurPublic]) -> tuple[float, ...]:
    """The weight of each rank to be the other seat's target."""
    return _weights(view.public, other(view.own_seat), counted(elsewhere(view)))


@lru_cache(1 << 6)  # a review asks many times at the same moment
def _weights(public: TadmurPublic, whose: int, pool: Counts) -> tuple[float, ...]:
    wrong = {RANKS.index(name) for name in guesses_of(public, other(whose))}
    return tuple(
        count * _likelihood(public, whose, pool, target) if count and target not in wrong else 0.0
        for target, count in enumerate(pool)
    )


def _likelihood(public: TadmurPublic, whose: int, pool: Counts, target: int) -> float:
    """The probability that a seat with this target lays the cards that it has laid."""
    side, likely = _at_start(public, whose, pool, target), 1.0
    for move in public.moves:
        if move.seat == whose and move.text.startswith(PLAY):
            likely *= _share(side, RANKS.index(rank(move.text.split(" ")[1])))
        _replay(side, whose, move)
    return likely


def _share(side: Side, at: int) -> float:
    """The probability that a seat lays a card of this rank here: mostly the policy's."""
    fitting = side.fitting()
    if at not in fitting:
        return 0.0
    if len(fitting) == 1:
        return 1.0
    mine, others = (_after(side, one).worth() for one in sorted(fitting, key=lambda one: one != at))
    return 0.5 if mine == others else 1 - SLIPS if mine > others else SLIPS


def _after(side: Side, at: int) -> Side:
    """The chain with a card of this rank at its end."""
    after = side.copy()
    after.lay(at)
    return after


def side_of(public: TadmurPublic, seat: int, pool: Counts, target: int) -> Side:
    """A seat's chain, if its hand and its target are this `pool`."""
    side = _at_start(public, seat, pool, target)
    for move in public.moves:
        _replay(side, seat, move)
    return side


def _at_start(public: TadmurPublic, seat: int, pool: Counts, target: int) -> Side:
    """A seat's chain before anything was played. `pool`: what it has now."""
    row = public.rows[seat]
    for card in row.cards:
        pool = changed(pool, RANKS.index(rank(card)), 1)
    spaces = row.spaces + len(row.cards) - len(guesses_of(public, seat))
    return Side(RANKS.index(rank(row.starter)), target, pool, spaces, [1.0] * LENGTH, set())


def _replay(side: Side, seat: int, move: Move) -> None:
    """Change a seat's chain as a move did, after which the deal went on."""
    verb, *words = move.text.split(" ")
    if verb == PLAY and move.seat == seat:
        side.lay(RANKS.index(rank(words[0])))
    elif verb == GUESS and move.seat == seat:
        side.spaces += 1
        side.named.add(RANKS.index(words[0]))
    elif verb == GUESS:
        side.likely[RANKS.index(words[0])] = 0.0
