"""The rules of Dahimi as data (DAH-9), and what follows from them: titles, and the exchange by rank (DAH-7)."""

from typing import ClassVar, Literal

from pydantic import Field

from engine.climbing.rules import ClimbingRules, Tax
from engine.contract import Standing
from engine.dahimi import deck
from engine.dahimi.deck import Deck

THREE_PAIRS_FROM = 8  # players, with exchange: scaled

FEWEST, MOST = 3, 13


def titles(players: int) -> tuple[str, ...]:
    """Each seat's title, seat 0 first."""
    if players == 3:
        return ("Very Rich", "Commoner", "Dahimi")
    return ("Very Rich", "Rich", *["Commoner"] * (players - 4), "Poor", "Dahimi")


def schedule(players: int, exchange: str) -> tuple[Tax, ...]:
    """The taxes under "classic", "scaled" or "none", the steepest first."""
    last = players - 1
    if exchange == "none":
        return ()
    if players == 3:
        return (Tax(0, last, 1),)
    if exchange == "scaled" and players >= THREE_PAIRS_FROM:
        return (Tax(0, last, 3), Tax(1, last - 1, 2), Tax(2, last - 2, 1))
    return (Tax(0, last, 2), Tax(1, last - 1, 1))


class DahimiRules(ClimbingRules):
    """The options, and what follows from them. `game` makes rules of them that can be played."""

    # Options of the family that nobody can choose in Dahimi (DAH-6, DAH-9).
    rank_privilege: ClassVar[bool] = False
    one_card: ClassVar[str] = "none"
    one_card_penalty: ClassVar[str] = "none"

    packs: Literal["auto", 1, 2, 3, 4] = Field(
        "auto", description="How many packs of 52; auto: eight to sixteen cards for everybody."
    )
    min_run: Literal[3, 4] = Field(3, description="How many cards a run needs at least.")
    exchange: Literal["classic", "scaled", "none"] = Field(
        "classic",
        description="Two cards and one change hands; scaled: from eight players on three, two and one.",
    )
    join_policy: Literal["serf", "middle", "pick"] = Field("serf", description="Where newcomers sit.")
    show_counts: bool = Field(True, description="Everybody sees how many cards each player holds.")
    revolution: bool = Field(False, description="Four or more cards of one rank turn the order of ranks round.")
    eight_stop: bool = Field(False, description="A play with an Eight in it takes the pile at once.")
    suit_lock: bool = Field(False, description="A play of the suits that lie there locks the pile to these suits.")
    spade_three: bool = Field(False, description="The Three of spades beats a Two that was played alone.")

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST

    def ranks(self, players: int) -> tuple[str, ...]:
        held = set(map(deck.rank_of, self.deck(players).cards))
        return tuple(rank for rank in deck.ORDER if rank in held)

    def cards(self, players: int) -> int:
        return len(self.deck(players).cards)

    def absent(self, players: int) -> int:
        """The number of ranks that are not in the deck, which are the lowest (DAH-R1)."""
        return len(deck.ORDER) - len(self.ranks(players))

    def deck(self, players: int) -> Deck:
        """The deck that is dealt."""
        return deck.build(players, None if self.packs == "auto" else self.packs)

    @property
    def cousin(self) -> bool:
        """True if a rule of DAH-10 is in force."""
        return self.revolution or self.eight_stop or self.suit_lock or self.spade_three

    def schedule(self, players: int) -> tuple[Tax, ...]:
        """The taxes that are due after a deal, the steepest first."""
        return schedule(players, self.exchange)

    def unranked(self, standing: Standing) -> bool:
        """True if this is the first round, without ranks, titles and exchange (DAH-2)."""
        return standing.round == 1

    def taxed(self, standing: Standing) -> bool:
        """True if an exchange follows this deal (DAH-7)."""
        return self.exchange != "none" and not self.unranked(standing)

    def first_leader(self, standing: Standing) -> int:
        """The seat that starts: the dealer's neighbour, later the winner (DAH-2, DAH-7)."""
        return (standing.dealer + 1) % len(standing.order) if self.unranked(standing) else 0

    def titles(self, standing: Standing) -> tuple[str | None, ...]:
        players = len(standing.order)
        return (None,) * players if self.unranked(standing) else titles(players)
