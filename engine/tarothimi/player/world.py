"""A world of Tarot-himi in a few numbers: the hands, the pile, and whose turn it is (TAH-4, TAH-5, TAH-9, TAR-3 to
TAR-9). Nobody leaves it, calls, or is caught.
"""

from collections.abc import Iterable, Sequence
from typing import Self, TypeAlias

from engine.climbing.play import Turns
from engine.climbing.state import NOBODY
from engine.contract import Action, Seeded
from engine.tahimi.catalogue import Play
from engine.tarothimi.arcana import ARCANA, BY_NAME, POWERS, mask_of, names_of
from engine.tarothimi.catalogue import TarotCatalogue, rescind_play
from engine.tarothimi.round import TarotRound


def _by_power(what: str) -> int:
    """The bit of the arcana whose power names this, or takes so much back."""
    return sum(1 << card.number for card in ARCANA if card.power and what in (card.power.wants, card.power.takes_back))


TRIBUTE, SPIN, ONE, ALL = map(_by_power, ("whom", "cards", "one", "all"))
VERBS = {1 << card.number: verb for verb, card in POWERS.items()}
OPENS = mask_of("opens")
COMPELLING = mask_of("compels")


Pile: TypeAlias = tuple[Play, int, "Pile | None"]
"""The top play, the seat that laid it, and what lies below; None at the bottom. Plain, since every play makes one."""


class TarotWorld:
    """Sets of seats are bit masks. `hands`, `beside`: by seat, the naturals and the arcana that it holds, as a
    `TarotRound` has them. `alive`: the seats that hold cards; `finish`: the others, in the order of their places, the
    last seat too when the round is over. `turn`: the seat on turn. `ring`: by seat, the next one in this trick.
    `lead_passed`: the seats that have passed this lead; `acted`: those that have had their turn since the pile was
    empty; `announced`: those that are known to hold one card; `must_pass`: those that were caught. `begun`: a play was
    made in the round. `deck`: all cards that were dealt, as a sum of lanes; `seed`, `spins`: what the next Wheel draws.
    """

    __slots__ = (
        "acted",
        "alive",
        "announced",
        "announces",
        "begun",
        "beside",
        "deck",
        "finish",
        "hands",
        "lead_may_pass",
        "lead_passed",
        "left",
        "must_pass",
        "pile",
        "plays",
        "rank_privilege",
        "ring",
        "seed",
        "spins",
        "turn",
        "turns",
    )

    plays: TarotCatalogue
    turns: Turns
    rank_privilege: bool
    lead_may_pass: bool
    announces: bool
    left: frozenset[int]
    hands: list[int]
    beside: list[int]
    deck: int
    seed: bytes
    spins: int
    alive: int
    turn: int
    ring: tuple[int, ...]
    pile: Pile | None
    finish: tuple[int, ...]
    lead_passed: int
    acted: int
    announced: int
    must_pass: int
    begun: bool

    @classmethod
    def of(cls, state: TarotRound) -> Self:
        """The world of a round in which a seat is on turn."""
        plays, rules, at, world = state.catalogue, state.rules, state.situation(), object.__new__(cls)
        world.plays, world.turns = plays, plays.turns
        world.rank_privilege, world.announces = rules.rank_privilege, rules.one_card == "auto"
        world.lead_may_pass = rules.lead_pass == "allowed"  # noqa: S105  # the lead's pass, no password
        world.left, world.finish = frozenset(state.left), state.finish
        packed = [plays.pack(state.hand(seat)) for seat in range(len(state.dealt))]
        world.hands, world.beside = [hand for hand, _ in packed], [arcana for _, arcana in packed]
        dealt = [card for zone in state.revealed_zones() for card in zone.cards or ()]
        world.deck = _lanes(plays, (*dealt, *state.elsewhere))
        world.seed, world.spins = state.seed, state.uses(VERBS[SPIN])
        world.alive, world.turn, world.ring, world.pile = at.alive, at.turn, at.ring, None
        for laid in at.pile:
            world.pile = laid.play, laid.seat, world.pile
        world.lead_passed, world.acted, world.begun = at.lead_passed, at.acted, at.begun
        world.announced, world.must_pass = at.announced, at.must_pass
        return world

    def copy(self) -> Self:
        """An independent world that goes on from here; written out, since a search copies worlds all the time."""
        new = object.__new__(type(self))
        new.plays = self.plays
        new.turns = self.turns
        new.rank_privilege = self.rank_privilege
        new.lead_may_pass = self.lead_may_pass
        new.announces = self.announces
        new.left = self.left
        new.hands = self.hands[:]
        new.beside = self.beside[:]
        new.deck = self.deck
        new.seed = self.seed
        new.spins = self.spins
        new.alive = self.alive
        new.turn = self.turn
        new.ring = self.ring
        new.pile = self.pile
        new.finish = self.finish
        new.lead_passed = self.lead_passed
        new.acted = self.acted
        new.announced = self.announced
        new.must_pass = self.must_pass
        new.begun = self.begun
        return new

    # ------------------------------------------------------------------ what a seat may do

    @property
    def over(self) -> bool:
        """True if at most one seat holds cards."""
        return not self.alive & (self.alive - 1)

    @property
    def owner(self) -> int:
        """The seat whose play lies on top."""
        return NOBODY if self.pile is None else self.pile[1]

    def size(self, seat: int) -> int:
        """The number of cards in a hand."""
        return self.hands[seat].bit_count() + self.beside[seat].bit_count()

    def settled(self, seat: int) -> bool:
        """True if a seat is out, and none of its cards can come back from the top of the pile."""
        return not self.alive >> seat & 1 and self.owner != seat

    def legal(self) -> int:
        """The plays of the seat on turn, as bits, the pass not among them."""
        seat, pile = self.turn, self.pile
        if self.must_pass >> seat & 1:
            return 0
        top, acted = (None, False) if pile is None else (pile[0], bool(self.acted >> seat & 1))
        return self.plays.allowed(self.hands[seat], self.beside[seat], top, acted, not self.begun).legal

    def may_pass(self, legal: int) -> bool:
        """True if the seat on turn, with these legal plays, may pass (TAR-7, TAR-R27)."""
        if not legal:
            return True
        if self.beside[self.turn] & COMPELLING:
            return False
        return self.pile is not None or (self.lead_may_pass and not self.lead_passed >> self.turn & 1)

    # ------------------------------------------------------------------ what it does

    def do(self, action: Action) -> None:
        """Do what the seat on turn answers: a play that is ready-made, the pass, or a power."""
        if not isinstance(action, Play):
            self.use(action.verb, action.cards, action.whom)
        elif action.size:
            self.lay(action)
        else:
            self.do_pass()

    def lay(self, play: Play) -> None:
        """Lay a play."""
        seat, hand = self.turn, self.hands[self.turn]
        column = hand & play.column
        self.hands[seat] = hand ^ column | column >> play.drop
        self.beside[seat] &= ~play.beside
        self.acted = (0 if self.pile is None else self.acted) | 1 << seat
        self.pile = play, seat, self.pile
        self.lead_passed = 0
        self.begun = True
        self.must_pass &= ~(1 << seat)
        self.ring = self.turns[self.alive]
        self.thin(seat)
        self.turn = self.ring[seat]

    def do_pass(self) -> None:
        """Pass, with the lead or on a play."""
        self.must_pass &= ~(1 << self.turn)
        self._pass_turn(self.turn)

    def _pass_turn(self, seat: int) -> None:
        if self.pile is None:
            self.lead_passed |= 1 << seat
            self.turn = self.turns[self.alive][seat]
            return
        self.acted |= 1 << seat
        self._go_round(seat)

    def _go_round(self, seat: int) -> None:
        """Let the next seat of the trick go on, or end it."""
        self.turn = self.ring[seat]
        if self.turn == self.owner:
            self.turn = self.turn if self.alive >> self.turn & 1 else self.heir(self.turn)
            self.pile = None

    def heir(self, owner: int) -> int:
        """The seat that leads when the owner of the top play takes the trick and is out (TAH-5, TAH-9, TAR-9)."""
        alive = self.alive
        for seat, arcana in enumerate(self.beside):
            if arcana & OPENS and alive >> seat & 1:
                return seat
        return (alive & -alive).bit_length() - 1 if self.rank_privilege else self.turns[alive][owner]

    def thin(self, seat: int) -> int:
        """Note that a hand has become empty, or one card. Return how many are left."""
        left = self.size(seat)
        if not left:
            self.alive &= ~(1 << seat)
            self.finish += (seat,)
            if self.over and self.alive:
                self.finish += (self.alive.bit_length() - 1,)
        elif left == 1 and self.announces:
            self.announced |= 1 << seat
        return left

    # ------------------------------------------------------------------ powers (TAR-9)

    def use(self, verb: str, cards: Sequence[str] = (), whom: int | None = None) -> None:
        """Discard a card with a power. `cards`, `whom`: those that are named with it."""
        seat, card = self.turn, POWERS[verb]
        if card.power is None:
            raise ValueError(f"{verb} is no power")
        self.must_pass &= ~(1 << seat)
        self.beside[seat] &= ~(1 << card.number)
        if card.power.takes_back:
            self._take_back(whole=card.power.takes_back == "all")
        elif whom is not None:
            self._swap(seat, whom, cards[0])
        else:
            self._spin(seat, verb, cards)
        self._set_ring()
        self._go_on(seat, passes=card.power.when == "in lieu")

    def _set_ring(self) -> None:
        if self.pile is not None:
            self.ring = self.turns[self.alive | 1 << self.pile[1]]

    def _go_on(self, seat: int, passes: bool) -> None:
        """Go on after a power, which left the seat its turn or was its pass."""
        left = self.thin(seat)
        if not left:
            if self.over:
                return
            self._set_ring()
        if passes:
            self._pass_turn(seat)
        elif not left and self.pile is None:
            self.turn = self.turns[self.alive][seat]
        elif not left:
            self._go_round(seat)

    def _take_back(self, whole: bool) -> None:
        if self.pile is None:
            raise ValueError("there is no pile")
        top, owner, below = self.pile
        cards, rest = rescind_play(self.plays, top, whole)
        self.pile = below if rest is None else (rest, owner, below)
        if owner in self.left:
            return
        self._gain(owner, cards)
        self.alive |= 1 << owner
        self.finish = tuple(seat for seat in self.finish if seat != owner)
        self.announced &= ~(1 << owner)
        if self.size(owner) == 1:
            self.announced |= 1 << owner

    def _swap(self, seat: int, whom: int, gave: str) -> None:
        got = self.highest(whom)
        self._lose(whom, (got,))
        self._lose(seat, (gave,))
        self._gain(whom, (gave,))
        self._gain(seat, (got,))

    def _spin(self, seat: int, verb: str, cards: Sequence[str]) -> None:
        self._lose(seat, cards)
        self.spins += 1
        self._gain(seat, Seeded(self.seed, f"{verb} {self.spins}").shuffle(self.discards())[: 1 + len(cards)])

    def highest(self, seat: int) -> str:
        """The seat's highest card: minors by rank, before all arcana, these by number."""
        hand = self.hands[seat]
        if hand:
            return self.plays.order[(hand & self.plays.row).bit_length() - 1]
        return names_of(self.beside[seat])[-1]

    def lowest(self, seat: int, arcana: int, count: int) -> tuple[str, ...]:
        """The seat's lowest cards, of these arcana only, at most so many."""
        return self.plays.tokens(self.hands[seat], arcana)[:count]

    def discards(self) -> tuple[str, ...]:
        """Everything that is neither in a hand nor on the pile."""
        plays, lanes, pile = self.plays, self.deck, self.pile
        for seat in range(len(self.hands)):
            if self.alive >> seat & 1:
                lanes -= _lanes(plays, plays.tokens(self.hands[seat], self.beside[seat]))
        while pile is not None:
            top, _, pile = pile
            lanes -= _lanes(plays, top.cards)
        return plays.cards_in(lanes)

    def _lose(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            if card in BY_NAME:
                self.beside[seat] ^= 1 << BY_NAME[card].number
            else:
                held = self.hands[seat] & self.plays.columns[self.plays.order.index(card)]
                self.hands[seat] ^= 1 << held.bit_length() - 1

    def _gain(self, seat: int, cards: Iterable[str]) -> None:
        for card in cards:
            if card in BY_NAME:
                self.beside[seat] |= 1 << BY_NAME[card].number
            else:
                free = self.plays.columns[self.plays.order.index(card)] & ~self.hands[seat]
                self.hands[seat] |= free & -free


def _lanes(plays: TarotCatalogue, cards: Iterable[str]) -> int:
    return sum(map(plays.lanes.__getitem__, cards))
