"""One deal of Tadmur: guesses and cards in turn until a chain is complete, a guess right or a seat stuck (rules 10)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.events import Dealt
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
    Rules,
    Seat,
    Standing,
    Zone,
    action,
)
from engine.tadmur import events
from engine.tadmur.chain import Chain

DECK = pack()
SEATS = 2
TURN, STUCK = "turn", "stuck"  # what is asked: the second of a seat that no card helps
PLAY, GUESS = "play", "guess"
CONCEDE, PASS = action("concede"), action("pass")
GUESSES = PickOne(GUESS, "rank", tuple(RANKS))
IDLE = 2  # so many turns in succession without a card or a new guess, and the deal is drawn (TAD-R7)


class TadmurRound(Round):
    """The state of a deal.

    `chains`: by seat, with the hands. `passes`: whether a stuck seat passes, or has lost. `turn`: who plays, `guessed`:
    whether they have in this turn. `moves`: all cards and guesses so far, (seat, text of the action). `stuck`: the
    seats that had to end a turn without a card; no card will ever fit them again, for hands do not change. `idle`: how
    many turns have come to nothing at a stretch. `how` the deal ended: "chain", "guess", "cards", "stuck" or "drawn".
    """

    def __init__(self, rules: Rules, standing: Standing, chains: Sequence[Chain], passes: bool) -> None:
        super().__init__(rules, standing)
        self.chains = list(chains)
        self.passes = passes
        self.turn = other(standing.dealer)
        self.guessed = False
        self.moves: list[tuple[int, str]] = []
        self.stuck: set[int] = set()
        self.idle = 0
        self.how = ""

    def begin(self) -> None:
        """The cards lie where they belong."""
        chains = list(enumerate(self.chains))
        begun = (events.ChainBegun(seat, chain.starter, chain.target, chain.spaces) for seat, chain in chains)
        self.opening = (*begun, *(Dealt(seat, chain.hand) for seat, chain in chains))

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return TURN

    def ask(self) -> tuple[Decision, ...]:
        fitting = self.chains[self.turn].fitting()
        before = () if self.guessed or self.barred else (GUESSES,)
        if fitting:
            return (Decision(TURN, self.turn, PickOne(PLAY, "card", fitting), before),)
        return (Decision(STUCK, self.turn, (PASS if self.passes else CONCEDE,), before),)

    @property
    def barred(self) -> bool:
        """Whether nobody may guess: a seat has one space left (TAD-R3)."""
        return any(chain.spaces == 1 for chain in self.chains)

    def default(self, decision: Decision) -> Action:
        """A card on a way to the target, or any; never a guess (TAD-R11)."""
        if decision.kind == STUCK:
            return super().default(decision)
        return action(PLAY, self.chains[decision.seat].plainest())

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *words = text.split(" ")
        if verb == GUESS and len(words) == 1 and words[0] in GUESSES.among:
            return Illegal("tad_guess_once" if self.guessed else "tad_guess_barred")
        if verb != PLAY or not set(words) <= set(DECK):
            return super().refused(seat, text)
        chain = self.chains[seat]
        strange = next((card for card in words if card not in chain.hand), None)
        if strange is not None:
            return Illegal("not_in_hand", card=strange)
        if len(words) != 1:
            return Illegal("wrong_count", count=1)
        return chain.refusal(words[0]) or super().refused(seat, text)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        new = (seat, action.text) not in self.moves
        self.moves.append((seat, action.text))
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
        chain = self.chains[seat] = self.chains[seat].after(card)
        self.idle = 0
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
        """A guess; of a stuck seat it is the whole turn (TAD-R9). `new`: the seat has not named this rank before."""
        whom, chain = other(seat), self.chains[seat]
        if rank == rank_of(self.chains[whom].target):
            yield events.GuessedRight(seat, whom, rank)
            yield from self._end(seat, "guess")
            return
        self.guessed = True
        chain.spaces += 1
        yield events.GuessedWrong(seat, whom, rank, chain.spaces)
        if chain.fitting():
            return
        if self.passes:
            yield events.TurnPassed(seat)
            yield from self._nothing_played(seat, new)
        else:
            yield events.Stuck(seat)
            yield from self._end(whom, "stuck")

    def _nothing_played(self, seat: int, new: bool) -> Iterator[Event]:
        """A stuck seat's turn is over. `new`: it has guessed a rank that it had not guessed before."""
        self.stuck.add(seat)
        self.idle = 0 if new else self.idle + 1
        if self.idle == IDLE:
            yield events.DealDrawn()
            yield from self._end(None, "drawn")
        else:
            yield from self._next_turn()

    def _next_turn(self) -> Iterator[Event]:
        """The other seat plays; one that can neither play nor guess is not asked."""
        self.turn, self.guessed = other(self.turn), False
        if not self.barred or self.chains[self.turn].fitting():
            return
        if self.passes:
            yield events.TurnPassed(self.turn)
            yield from self._nothing_played(self.turn, new=False)
        else:
            yield events.Stuck(self.turn)
            yield from self._end(other(self.turn), "stuck")

    def _end(self, winner: int | None, how: str) -> Iterator[Event]:
        """The targets are shown. A seat whose player has left wins no deal (G-R19)."""
        self.how = how
        winners = () if winner is None or winner in self.retired else (winner,)
        places = tuple(int(bool(winners) and seat not in winners) for seat in range(SEATS))
        self.result = Result(places, winners, tuple(int(seat in winners) for seat in range(SEATS)))
        yield from (events.TargetShown(seat, chain.target) for seat, chain in enumerate(self.chains))

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        scores = self.standing.scores or (0,) * SEATS
        return tuple(
            replace(plain, counters={"score": scores[seat], "spaces": self.chains[seat].spaces})
            for seat, plain in enumerate(super().seats())
        )

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return tuple(zone for at in range(SEATS) for zone in self._zones(at, seat))

    def _zones(self, at: int, viewer: int | None) -> tuple[Zone, ...]:
        chain = self.chains[at]
        known = at == viewer or self.result is not None
        return (
            Zone("hand", at, chain.hand if at == viewer else None, len(chain.hand)),
            Zone("starter", at, (chain.starter,)),
            Zone("chain", at, tuple(chain.cards)),
            Zone("target", at, (chain.target,) if known else None, 1),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        return {
            "turn": self.turn,
            "guessed": self.guessed,
            "moves": [list(move) for move in self.moves],
            "stuck": sorted(self.stuck),
            "idle": self.idle,
            "how": self.how,
        }

    def opened(self) -> tuple[Zone, ...]:
        """The chains from starter to target; what was not played stays closed (10.6)."""
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
