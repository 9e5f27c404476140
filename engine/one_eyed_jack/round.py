"""One game of One-Eyed Jack: dead cards are swapped, chips placed and removed, rows counted (rules 5.5 to 5.9)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.cards.events import Dealt, Drew
from engine.cards.hands import hand_zones, without
from engine.cards.order import leftward
from engine.cards.packs import in_hand_order, plain
from engine.contract import (
    Action,
    CardThenTarget,
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
    ranked,
)
from engine.contract.view import Counters
from engine.one_eyed_jack import events
from engine.one_eyed_jack.board import (
    CARD_AT,
    CELLS_OF,
    CORNERS,
    DECK,
    free_cells,
    in_rows,
    is_dead,
    is_jack,
    is_one_eyed,
    rows,
)
from engine.one_eyed_jack.policy import best_play
from engine.one_eyed_jack.sides import seats_of, side_of, sides

PLAY, SWAP = "play", "swap"  # the verbs

Cards = tuple[str, ...]


class Goal(NamedTuple):
    """What the options come to. `rows` win, `swaps` a turn; `protected`: chips in rows are safe."""

    rows: int
    swaps: int
    protected: bool = False


class OneEyedJackRound(Round):
    """The state of a game.

    `turn`: who plays, before `begin` the dealer. `swaps`: how many dead cards they have swapped in this turn. `gone`:
    all cards that were played or swapped, in order. `chips`: the side whose chip lies on a cell, in the order in which
    they were placed. `last`: the cell of the last chip that was placed or removed, "" before the first.
    """

    def __init__(
        self, rules: Rules, standing: Standing, hands: Sequence[Cards], stock: Sequence[str], goal: Goal
    ) -> None:
        super().__init__(rules, standing)
        self.goal = goal
        self.players = len(hands)
        self.hands = [in_hand_order(hand) for hand in hands]
        self.stock = list(stock)
        self.turn = standing.dealer
        self.swaps = 0
        self.gone: list[str] = []
        self.chips: dict[str, int] = {}
        self.last = ""

    def begin(self) -> None:
        """The hands are dealt, and the dealer's left begins."""
        self.opening = (*(Dealt(seat, hand) for seat, hand in enumerate(self.hands)), *self._next_turn())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return "turn"

    def ask(self) -> tuple[Decision, ...]:
        hand = self.hands[self.turn]
        swaps = PickOne(SWAP, "card", tuple(filter(self._can_swap, hand)))
        targets = tuple((card, cells) for card in hand if (cells := self.cells_for(card)))
        if not targets:
            return (Decision("turn", self.turn, swaps),)
        plays = CardThenTarget(PLAY, "cell", targets)
        return (Decision("turn", self.turn, plays, before=(swaps,) if swaps.among else ()),)

    def cells_for(self, card: str) -> Cards:
        """Where a card may place a chip, or remove one."""
        if not is_one_eyed(card):
            return free_cells(card, self.chips)
        safe = self._safe()
        return tuple(cell for cell in CARD_AT if cell in self.chips and cell not in safe)

    def _safe(self) -> frozenset[str]:
        """The cells of chips that may not be removed."""
        return in_rows(self.chips, sides(self.players)) if self.goal.protected else frozenset()

    def _can_swap(self, card: str) -> bool:
        return bool(self.stock) and self.swaps < self.goal.swaps and is_dead(card, self.chips)

    def is_of_use(self, card: str) -> bool:
        """Whether the seat on turn could play this card or swap it."""
        return bool(self.cells_for(card)) or self._can_swap(card)

    def default(self, decision: Decision) -> Action:
        """The placement that a computer player would choose; a swap where there is none (OEJ-R14)."""
        if isinstance(decision.options, CardThenTarget):
            return best_play(self.view(decision.seat), decision.options)
        return next(iter(decision.options))

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *words = text.split(" ")
        if verb not in (PLAY, SWAP) or not words or words[0] not in DECK:
            return Illegal("not_offered", text=text)
        if words[0] not in self.hands[seat]:
            return Illegal("not_in_hand", card=words[0])
        if verb == SWAP:
            return self._no_swap(words[0]) if len(words) == 1 else Illegal("not_offered", text=text)
        if len(words) != 2 or words[1] not in CARD_AT:
            return Illegal("not_offered", text=text)
        return self._no_play(*words)

    def _no_play(self, card: str, cell: str) -> Illegal:
        """Why a card may not be played on a cell."""
        if cell in CORNERS:
            return Illegal("oej_corner")
        if is_one_eyed(card):
            return Illegal("oej_protected" if cell in self.chips else "oej_no_chip", cell=cell)
        if cell in self.chips:
            return Illegal("oej_occupied", cell=cell)
        return Illegal("oej_wrong_cell", cell=cell, card=CARD_AT[cell], played=card, cells=CELLS_OF[plain(card)])

    def _no_swap(self, card: str) -> Illegal:
        """Why a card may not be swapped."""
        if not is_dead(card, self.chips):
            return Illegal("oej_not_dead", card=card, cells=() if is_jack(card) else free_cells(card, self.chips))
        return Illegal("oej_swap_limit", count=self.goal.swaps) if self.stock else Illegal("oej_no_stock")

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        self.hands[seat] = without(self.hands[seat], card)
        self.gone.append(card)
        if action.verb == SWAP:
            yield from self._swapped(seat, card)
            return
        (self.last,) = action.values
        yield from self._removed(seat, card) if is_one_eyed(card) else self._placed(seat, card)
        if self.result is None:
            yield from self._draw(seat)
            yield from self._next_turn()

    def _swapped(self, seat: int, card: str) -> Iterator[Event]:
        self.swaps += 1
        yield events.Swapped(seat, card)
        yield from self._draw(seat)
        if not any(map(self.is_of_use, self.hands[seat])):  # which is no pass: the seat has done something (OEJ-R11)
            yield events.Stuck(seat)
            yield from self._next_turn()

    def _placed(self, seat: int, card: str) -> Iterator[Event]:
        side = side_of(seat, self.players)
        before = rows(self.chips, side)
        self.chips[self.last] = side
        kind = events.PlacedAnywhere if is_jack(card) else events.Placed
        yield kind(seat, card, self.last)
        after = rows(self.chips, side)
        if len(after) > len(before):
            row = next(row for row in after if row not in before)
            yield events.RowMade(seats_of(side, self.players), row[0], row[-1], len(after))
        if len(after) >= self.goal.rows:
            yield self._won(seat)

    def _removed(self, seat: int, card: str) -> Iterator[Event]:
        side = self.chips[self.last]
        before, team = rows(self.chips, side), seats_of(side, self.players)
        del self.chips[self.last]
        kind = events.OwnRemoved if side == side_of(seat, self.players) else events.Removed
        yield kind(seat, card, self.last, team)
        after = rows(self.chips, side)
        if len(after) < len(before):
            yield events.RowBroken(team, len(after))

    def _draw(self, seat: int) -> Iterator[Event]:
        if self.stock:
            drawn = self.stock.pop(0)
            self.hands[seat] = in_hand_order((*self.hands[seat], drawn))
            yield Drew(seat, drawn)

    def _next_turn(self) -> Iterator[Event]:
        """The next seat that can do anything. Those that cannot pass, and when all of them do, the game is over."""
        self.swaps = 0
        for seat in leftward(self.turn, range(self.players)):
            self.turn = seat
            if any(map(self.is_of_use, self.hands[seat])):
                return
            if self.hands[seat]:
                yield events.Passed(seat)
        winners = self.finish().winners
        yield events.BoardLocked(winners) if winners else events.BoardDrawn()

    def _won(self, seat: int) -> Event:
        """The seat's side has the rows that win. Where the seat was left for good nobody has won (G-R19)."""
        winners = self.finish().winners
        return events.RowsWon(winners) if winners else events.RowsOfLeft(seat)

    def finish(self) -> Result:
        """The game is over. Most rows win, as many for all sides are a draw (OEJ-R12). Of three players, one who left
        for good comes last; what a side of two forfeits is the match's to say.
        """
        counts = self._rows()
        lost = self.retired if len(sides(self.players)) > 2 else set()
        live = tuple(seat for seat in range(self.players) if seat not in lost)
        most = tuple(seat for seat in live if counts[seat] == max(counts) > min(counts))
        winners = live if len(live) == 1 else most
        self.result = Result(ranked(counts if winners else [0] * self.players, last=lost), winners)
        return self.result

    def _rows(self) -> list[int]:
        """How many rows the side of each seat has."""
        counts = [len(rows(self.chips, side)) for side in sides(self.players)]
        return [counts[side_of(seat, self.players)] for seat in range(self.players)]

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        counts, partners = self._rows(), len(sides(self.players)) < self.players
        return tuple(
            replace(seen, team=side_of(seat, self.players) if partners else None, counters={"rows": counts[seat]})
            for seat, seen in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"goal": self.goal.rows}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            Zone("stock", count=len(self.stock)),
            Zone("discards", cards=tuple(self.gone)),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        return {"turn": self.turn, "swaps": self.swaps, "chips": dict(self.chips), "last": self.last}

    def opened(self) -> tuple[Zone, ...]:
        """The cards that were played or swapped; all others stay closed."""
        return (Zone("discards", cards=tuple(self.gone)),)
