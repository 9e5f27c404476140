"""One deal of Tadmur: guesses and cards until a chain is done, a guess right or a seat stuck (TAD-4 to TAD-7)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Dealt
from engine.cards.hands import put
from engine.cards.packs import RANKS, hand_order, pack
from engine.cards.packs import rank as rank_of
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    PickOne,
    Result,
    Round,
    Seat,
    Zone,
    action,
)
from engine.tadmur import events
from engine.tadmur.chain import Chain
from engine.tadmur.state import Closed, Ending, Move, TadmurHidden, TadmurPublic, chain_of

DECK = pack()
SEATS = 2
TURN, STUCK = "turn", "stuck"  # what is asked: the second of a seat that no card helps
PLAY, GUESS = "play", "guess"
CONCEDE, PASS = action("concede"), action("pass")
GUESSES = PickOne(GUESS, "rank", tuple(RANKS))
IDLE = 2  # the turns in succession, without a card or a new guess, after which the deal is drawn (TAD-R7)


class TadmurRound(Round[TadmurPublic, TadmurHidden]):
    """The state of a deal."""

    def chain(self, seat: int) -> Chain:
        """The chain of a seat, with its target and its hand."""
        return chain_of(self.public.rows[seat], self.hidden[seat])

    @property
    def chains(self) -> tuple[Chain, ...]:
        """The chains of both seats."""
        return tuple(map(self.chain, range(SEATS)))

    def begin(self) -> None:
        """Begin after the deal: tell each seat its chain and its hand."""
        chains = list(enumerate(self.chains))
        begun = (events.ChainBegun(seat, chain.starter, chain.target, chain.spaces) for seat, chain in chains)
        self.opening = (*begun, *(Dealt(seat, chain.hand) for seat, chain in chains))

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return TURN

    def ask(self) -> tuple[Decision, ...]:
        turn = self.public.turn
        fitting = self.chain(turn).fitting()
        before = () if self.public.guessed or self.barred else (GUESSES,)
        if fitting:
            return (Decision(TURN, turn, PickOne(PLAY, "card", fitting), before),)
        return (Decision(STUCK, turn, (PASS if self.public.passes else CONCEDE,), before),)

    @property
    def barred(self) -> bool:
        """True if nobody may guess, because a seat has one space left (TAD-R3)."""
        return any(row.spaces == 1 for row in self.public.rows)

    def default(self, decision: Decision) -> Action:
        """A card on a way to the target, or any; never a guess (TAD-R11)."""
        if decision.kind == STUCK:
            return super().default(decision)
        return action(PLAY, self.chain(decision.seat).plainest())

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *words = text.split(" ")
        if verb == GUESS and len(words) == 1 and words[0] in GUESSES.among:
            return Illegal("tad_guess_once" if self.public.guessed else "tad_guess_barred")
        if verb != PLAY or not set(words) <= set(DECK):
            return super().refused(seat, text)
        chain = self.chain(seat)
        strange = next((card for card in words if card not in chain.hand), None)
        if strange is not None:
            return Illegal("not_in_hand", card=strange)
        if len(words) != 1:
            return Illegal("wrong_count", count=1)
        return chain.refusal(words[0]) or super().refused(seat, text)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        move = Move(seat, action.text)
        new = move not in self.public.moves
        self.public = replace(self.public, moves=(*self.public.moves, move))
        match action.verb:
            case "play":
                yield from self._placed(seat, action.cards[0])
            case "guess":
                yield from self._guessed(seat, action.values[0], new)
            case "concede":
                yield events.Conceded(seat)
                yield from self._end(other(seat), "stuck")
            case _:
                yield events.TurnPassed(seat)
                yield from self._nothing_played(seat, new=False)

    def _placed(self, seat: int, card: str) -> Iterator[Event]:
        chain = self.chain(seat).after(card)
        row = self.public.rows[seat]._replace(spaces=chain.spaces, cards=chain.cards)
        self.public = replace(self.public.with_row(seat, row), idle=0)
        self.hidden = put(self.hidden, seat, Closed(chain.target, chain.hand))
        yield events.Placed(seat, card, chain.spaces)
        if not chain.spaces:
            yield events.ChainCompleted(seat)
            yield from self._end(seat, "chain")
        elif not chain.hand:
            yield events.RanOut(seat)
            yield from self._end(other(seat), "cards")
        else:
            yield from self._next_turn()

    def _guessed(self, seat: int, rank: str, new: bool) -> Iterator[Event]:
        """Carry out a guess. For a stuck seat it is the whole turn (TAD-R9). `new`: True if the seat has not named this
        rank before.
        """
        whom, row = other(seat), self.public.rows[seat]
        if rank == rank_of(self.hidden[whom].target):
            yield events.GuessedRight(seat, whom, rank)
            yield from self._end(seat, "guess")
            return
        row = row._replace(spaces=row.spaces + 1)
        self.public = replace(self.public.with_row(seat, row), guessed=True)
        yield events.GuessedWrong(seat, whom, rank, row.spaces)
        if self.chain(seat).fitting():
            return
        if self.public.passes:
            yield events.TurnPassed(seat)
            yield from self._nothing_played(seat, new)
        else:
            yield events.Stuck(seat)
            yield from self._end(whom, "stuck")

    def _nothing_played(self, seat: int, new: bool) -> Iterator[Event]:
        """A stuck seat's turn is over. `new`: it has guessed a rank that it had not guessed before."""
        idle = 0 if new else self.public.idle + 1
        self.public = replace(self.public, stuck=self.public.stuck | {seat}, idle=idle)
        if idle == IDLE:
            yield events.DealDrawn()
            yield from self._end(None, "drawn")
        else:
            yield from self._next_turn()

    def _next_turn(self) -> Iterator[Event]:
        """The other seat plays; one that can neither play nor guess is not asked."""
        turn = other(self.public.turn)
        self.public = replace(self.public, turn=turn, guessed=False)
        if not self.barred or self.chain(turn).fitting():
            return
        if self.public.passes:
            yield events.TurnPassed(turn)
            yield from self._nothing_played(turn, new=False)
        else:
            yield events.Stuck(turn)
            yield from self._end(other(turn), "stuck")

    def _end(self, winner: int | None, how: Ending) -> Iterator[Event]:
        """The targets are shown. A seat whose player has left wins no deal (G-R19)."""
        self.public = replace(self.public, how=how)
        winners = () if winner is None or winner in self.retired else (winner,)
        places = tuple(int(bool(winners) and seat not in winners) for seat in range(SEATS))
        self.result = Result(places, winners, tuple(int(seat in winners) for seat in range(SEATS)))
        yield from (events.TargetShown(seat, closed.target) for seat, closed in enumerate(self.hidden))

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        scores = self.standing.scores or (0,) * SEATS
        return tuple(
            replace(plain, counters={"score": scores[seat], "spaces": self.public.rows[seat].spaces})
            for seat, plain in enumerate(super().seats())
        )

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return tuple(zone for at in range(SEATS) for zone in self._zones(at, seat))

    def _zones(self, at: int, viewer: int | None) -> tuple[Zone, ...]:
        chain = self.chain(at)
        known = at == viewer or self.result is not None
        return (
            Zone("hand", at, chain.hand if at == viewer else None, len(chain.hand)),
            Zone("starter", at, (chain.starter,)),
            Zone("chain", at, chain.cards),
            Zone("target", at, (chain.target,) if known else None, 1),
        )

    def revealed_zones(self) -> tuple[Zone, ...]:
        """The chains from starter to target; what was not played stays closed (TAD-6)."""
        return tuple(
            Zone("chain", seat, (chain.starter, *chain.cards, chain.target)) for seat, chain in enumerate(self.chains)
        )


def other(seat: int) -> int:
    """The opponent's seat."""
    return 1 - seat


def dealt(cards: Sequence[str], dealer: int, spaces: int) -> tuple[Chain, ...]:
    """The chains by seat from a whole shuffled pack: the starters, the targets, then the hands card by card, each time
    first to the seat that begins.
    """
    hands = [tuple(sorted(cards[4 + at :: SEATS], key=hand_order)) for at in range(SEATS)]
    in_order = [Chain(cards[at], cards[SEATS + at], hands[at], spaces) for at in range(SEATS)]
    return tuple(in_order if other(dealer) == 0 else reversed(in_order))
