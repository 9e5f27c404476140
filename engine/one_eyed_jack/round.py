"""One game of One-Eyed Jack: dead cards are swapped, chips placed and removed, rows counted (OEJ-5 to OEJ-9)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.cards.events import Dealt, Drew, Passed
from engine.cards.hands import FaceDown, hand_zones
from engine.cards.packs import leftward, plain
from engine.contract import (
    Action,
    CardThenTarget,
    Decision,
    Event,
    Illegal,
    PickOne,
    Result,
    Round,
    Seat,
    Zone,
    ranked,
)
from engine.contract.view import Counters
from engine.one_eyed_jack import events
from engine.one_eyed_jack.board import (
    CORNERS,
    DECK,
    GRID,
    is_jack,
    is_one_eyed,
    rows,
)
from engine.one_eyed_jack.state import OneEyedJackPublic, seats_of, side_of, sides

PLAY, SWAP = "play", "swap"  # the verbs


class OneEyedJackRound(Round[OneEyedJackPublic, FaceDown]):
    """The state of one game: its public part, the face-down cards, and the rules by which they change."""

    def begin(self) -> None:
        """Begin the first turn, that of the seat on the dealer's left. The hands have been dealt."""
        self.opening = (*(Dealt(seat, hand) for seat, hand in enumerate(self.hidden.hands)), *self._next_turn())

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return "turn"

    def ask(self) -> tuple[Decision, ...]:
        turn, stock = self.public.turn, len(self.hidden.stock)
        hand = self.hidden.hands[turn]
        swaps = PickOne(SWAP, "card", tuple(card for card in hand if self.public.can_swap(card, stock)))
        targets = tuple((card, cells) for card in hand if (cells := self.public.cells_for(card)))
        if not targets:
            return (Decision("turn", turn, swaps),)
        plays = CardThenTarget(PLAY, "cell", targets)
        return (Decision("turn", turn, plays, before=(swaps,) if swaps.among else ()),)

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *words = text.split(" ")
        if verb not in (PLAY, SWAP) or not words or words[0] not in DECK:
            return Illegal("not_offered", text=text)
        if words[0] not in self.hidden.hands[seat]:
            return Illegal("not_in_hand", card=words[0])
        if verb == SWAP:
            return self._no_swap(words[0]) if len(words) == 1 else Illegal("not_offered", text=text)
        if len(words) != 2 or words[1] not in GRID.cells:
            return Illegal("not_offered", text=text)
        return self._no_play(*words)

    def _no_play(self, card: str, cell: str) -> Illegal:
        """The reason why a card may not be played on a cell."""
        if cell in CORNERS:
            return Illegal("oej_corner")
        chips, board = self.public.chips, self.public.board
        if is_one_eyed(card):
            return Illegal("oej_protected" if cell in chips else "oej_no_chip", cell=cell)
        if cell in chips:
            return Illegal("oej_occupied", cell=cell)
        return Illegal(
            "oej_wrong_cell", cell=cell, card=board.card_at[cell], played=card, cells=board.cells_of[plain(card)]
        )

    def _no_swap(self, card: str) -> Illegal:
        """The reason why a card may not be swapped."""
        chips, board = self.public.chips, self.public.board
        if not board.is_dead(card, chips):
            free = () if is_jack(card) else board.free_cells(card, chips)
            return Illegal("oej_not_dead", card=card, cells=free)
        return Illegal("oej_swap_limit", count=self.public.goal.swaps) if self.hidden.stock else Illegal("oej_no_stock")

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        self.hidden = self.hidden.without(seat, card)
        self.public = replace(self.public, gone=(*self.public.gone, card))
        if action.verb == SWAP:
            yield from self._swap(seat, card)
            return
        (cell,) = action.values
        yield from self._remove_chip(seat, card, cell) if is_one_eyed(card) else self._place_chip(seat, card, cell)
        if self.result is None:
            yield from self._draw(seat)
            yield from self._next_turn()

    def _swap(self, seat: int, card: str) -> Iterator[Event]:
        """Draw another card for a dead one, which is gone already."""
        self.public = replace(self.public, swaps=self.public.swaps + 1)
        yield events.Swapped(seat, card)
        yield from self._draw(seat)
        if not self._can_act(seat):  # the turn ends, but is no pass, since the seat has swapped a card (OEJ-R11)
            yield events.Stuck(seat)
            yield from self._next_turn()

    def _place_chip(self, seat: int, card: str, cell: str) -> Iterator[Event]:
        """Place a chip, and end the game if that makes the rows that win."""
        side = self._side(seat)
        before = rows(self.public.chips, side)
        self._set_chips({**self.public.chips, cell: side}, cell)
        kind = events.PlacedAnywhere if is_jack(card) else events.Placed
        yield kind(seat, card, cell)
        after = rows(self.public.chips, side)
        # A chip may shift where the rows of a run begin. Then rows that were counted before look new, too; only as many
        # are told as there are more now.
        made = [row for row in after if row not in before][: len(after) - len(before)]
        for number, row in enumerate(made, len(before) + 1):
            yield events.RowMade(seats_of(side, self.public.players), row[0], row[-1], number)
        if len(after) >= self.public.goal.rows:
            yield self._win(seat)

    def _remove_chip(self, seat: int, card: str, cell: str) -> Iterator[Event]:
        """Remove the chip from a cell. `events.Removed.team` and `RowBroken` are about the side whose chip it was."""
        chips = self.public.chips
        side = chips[cell]
        before, team = rows(chips, side), seats_of(side, self.public.players)
        self._set_chips({at: owner for at, owner in chips.items() if at != cell}, cell)
        kind = events.OwnRemoved if side == self._side(seat) else events.Removed
        yield kind(seat, card, cell, team)
        after = rows(self.public.chips, side)
        if len(after) < len(before):
            yield events.RowBroken(team, len(after))

    def _set_chips(self, chips: Mapping[str, int], cell: str) -> None:
        """Store the chips after one was placed on this cell, or removed from it."""
        self.public = replace(self.public, chips=chips, last=cell)

    def _side(self, seat: int) -> int:
        return side_of(seat, self.public.players)

    def _draw(self, seat: int) -> Iterator[Event]:
        if self.hidden.stock:
            drawn, self.hidden = self.hidden.drawn(seat)
            yield Drew(seat, drawn)

    def _can_act(self, seat: int) -> bool:
        """True if a seat holds a card that it could play or swap."""
        stock = len(self.hidden.stock)
        return any(self.public.is_of_use(card, stock) for card in self.hidden.hands[seat])

    def _next_turn(self) -> Iterator[Event]:
        """Pass the turn to the next seat that can play or swap. Every seat before it passes; if no seat can act, the
        game is over. A seat without cards is skipped without a word.
        """
        self.public = replace(self.public, swaps=0)
        for seat in leftward(self.public.turn, range(self.public.players)):
            self.public = replace(self.public, turn=seat)
            if self._can_act(seat):
                return
            if self.hidden.hands[seat]:
                yield Passed(seat)
        winners = self.finish().winners
        yield events.BoardLocked(winners) if winners else events.BoardDrawn()

    def _win(self, seat: int) -> Event:
        """End the game, since the seat's side has made the rows that win. If the seat's player has left for good, there
        is no winner (G-R19).
        """
        winners = self.finish().winners
        return events.RowsWon(winners) if winners else events.RowsOfLeft(seat)

    def finish(self) -> Result:
        """End the game and set its result. The side with the most rows wins; if all sides have the same number, the
        game is a draw (OEJ-R12). With three players, one who has left for good comes last. With two sides, one that
        somebody has left forfeits the whole match, which `OneEyedJack.match` decides.
        """
        counts, players = self._rows(), self.public.players
        lost = self.retired if len(sides(players)) > 2 else frozenset[int]()
        live = tuple(seat for seat in range(players) if seat not in lost)
        most = tuple(seat for seat in live if counts[seat] == max(counts) > min(counts))
        winners = live if len(live) == 1 else most
        self.result = Result(ranked(counts if winners else [0] * players, last=lost), winners)
        return self.result

    def _rows(self) -> list[int]:
        """By seat, the number of rows that its side has."""
        players = self.public.players
        counts = [len(rows(self.public.chips, side)) for side in sides(players)]
        return [counts[side_of(seat, players)] for seat in range(players)]

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        counts, players = self._rows(), self.public.players
        partners = len(sides(players)) < players
        return tuple(
            replace(seen, team=self._side(seat) if partners else None, counters={"rows": counts[seat]})
            for seat, seen in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"goal": self.public.goal.rows}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("stock", count=len(self.hidden.stock)),
            Zone("discards", cards=self.public.gone),
            *self._open_board(),
        )

    def _open_board(self) -> tuple[Zone, ...]:
        """The zone of a board that was laid at random, which everybody sees; none for the printed board."""
        laid = self.public.laid
        return (Zone("board", cards=laid, columns=GRID.columns),) if laid else ()

    def revealed_zones(self) -> tuple[Zone, ...]:
        """The cards that were played or swapped, and those of a random board. All others stay closed for good."""
        return (Zone("discards", cards=self.public.gone), *self._open_board())
