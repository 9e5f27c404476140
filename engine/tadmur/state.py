"""The state of a deal of Tadmur: what everybody sees of both chains, and what each seat keeps closed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, Self

from engine.cards.hands import put
from engine.tadmur.chain import Cards, Chain

Ending = Literal["", "chain", "guess", "cards", "stuck", "drawn"]


class Row(NamedTuple):
    """The part of a chain that everybody sees: its starter, the number of spaces it has left, and the cards played to
    it.
    """

    starter: str
    spaces: int
    cards: Cards = ()


class Move(NamedTuple):
    """A play or guess of a seat, as the text of its action."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class TadmurPublic:
    """The part of a deal that everybody sees. `turn`: the seat that plays; `guessed`: whether they have in this turn.
    `passes`: whether a stuck seat passes, or has lost. `moves`: all cards and guesses so far. `stuck`: the seats that
    had to end a turn without a card; no card will ever fit them again, for hands do not change. `idle`: how many turns
    have come to nothing at a stretch. `how`: by what the deal ended.
    """

    rows: tuple[Row, ...]
    turn: int
    passes: bool
    guessed: bool = False
    moves: tuple[Move, ...] = ()
    stuck: frozenset[int] = frozenset()
    idle: int = 0
    how: Ending = ""

    def with_row(self, seat: int, row: Row) -> Self:
        """The same with another row for a seat."""
        return replace(self, rows=put(self.rows, seat, row))


class Closed(NamedTuple):
    """The part of a chain that its own seat alone sees."""

    target: str
    hand: Cards


TadmurHidden = tuple[Closed, ...]  # by seat


def chain_of(row: Row, closed: Closed) -> Chain:
    """A chain as its own seat sees it."""
    return Chain(row.starter, closed.target, closed.hand, row.spaces, row.cards)


def parted(chains: Sequence[Chain]) -> tuple[tuple[Row, ...], TadmurHidden]:
    """The parts of these chains that everybody sees, and the parts that their own seats alone see."""
    rows = tuple(Row(chain.starter, chain.spaces, chain.cards) for chain in chains)
    return rows, tuple(Closed(chain.target, chain.hand) for chain in chains)
