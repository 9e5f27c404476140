"""The rules of Tahimi as data: every option with its default and description (TAH-11); titles by rank (TAH-2), and the
tax schedule that they stand for (TAH-6).
"""

from typing import Any, Literal

from pydantic import Field, field_validator

from engine.climbing.rules import ClimbingRules, Tax, is_drawn
from engine.contract import Illegal, Standing
from engine.tahimi import deck
from engine.tahimi.deck import Deck

# The taxes by number of players, the steepest first.
BASE = {n: (Tax(0, n - 1, 2), Tax(1, n - 2, 1)) if n > 3 else (Tax(0, 2, 2),) for n in range(3, 9)}
PROGRESSIVE = BASE | {
    6: (Tax(0, 5, 3), Tax(1, 4, 1)),
    7: (Tax(0, 6, 3), Tax(1, 5, 2)),
    8: (Tax(0, 7, 3), Tax(1, 6, 2), Tax(2, 5, 1)),
}
THREE_PAIRS = 3

FEWEST = 3
MOST = 8

# The values of the options for which Mooseyard has another default.
DeckMode = Literal["standard", "extra_suits", "expanded"]
Progressive = Literal["auto", "always", "never"]
Seats = Literal["draw", "join_order"]
FirstLead = Literal["top", "after_dealer"]


def schedule(players: int, progressive: bool) -> tuple[Tax, ...]:
    """The taxes, the steepest first."""
    return (PROGRESSIVE if progressive else BASE)[players]


def titles(players: int, progressive: bool) -> tuple[str, ...]:
    """Each seat's title, seat 0 first. The long titles of eight go with three pairs of taxes."""
    if players == 3:
        return ("Tahimi", "Vice Tahimi", "Serf")
    if len(schedule(players, progressive)) == THREE_PAIRS:
        return (
            "Tahimi",
            "Senior Vice Tahimi",
            "Junior Vice Tahimi",
            "Merchant",
            "Merchant",
            "Master Serf",
            "Junior Assistant to the Master Serf",
            "Serf",
        )
    return ("Tahimi", "Vice Tahimi", *["Merchant"] * (players - 4), "Master Serf", "Serf")


class TahimiRules(ClimbingRules):
    """The options, and what follows from them. `game` makes rules of them that can be played."""

    deck_mode: DeckMode = Field(
        "expanded", description="What five or more players play with: 52 cards, further suits, or further ranks."
    )
    removal_rank: str = Field("auto", description="The rank whose cards are taken out so that the hands are equal.")
    divide_evenly: bool = Field(True, description="Take middle cards out so that everybody gets the same number.")
    jokers: Literal["none", "low", "wild"] = Field("none", description="Two jokers: none, below everything, or wild.")
    joker_tax: Literal["auto", "high", "low"] = Field("auto", description="Whether a joker is taxed first or last.")
    deuces_high: bool = Field(False, description="The 2 is the highest rank.")
    rank_privilege: bool = Field(
        True, description="When the last play of one who went out stands, the highest rank leads."
    )
    progressive_taxes: Progressive = Field("auto", description="Higher taxes for six and more.")
    tax_first_round: bool = Field(False, description="Taxes in the first round, too.")
    join_policy: Literal["middle", "serf", "redraw", "pick"] = Field("middle", description="Where newcomers sit.")
    seating: Seats = Field("draw", description="How the first ranks are found.")
    first_lead: FirstLead = Field("top", description="Who leads the first hand; after_dealer: it is unranked.")
    lead_pass: Literal["allowed", "forbidden"] = Field("allowed", description="Whether the lead may be passed.")
    instant_top: bool = Field(True, description="A play of the highest rank takes the trick at once.")
    one_card: Literal["auto", "manual"] = Field("auto", description="Whether the herald or the player calls One Card.")
    one_card_penalty: Literal["none", "skip"] = Field(
        "none", description="A player caught with one uncalled card skips a turn."
    )
    show_counts: bool = Field(False, description="Everybody sees how many cards each player holds.")

    @field_validator("removal_rank")
    @classmethod
    def _known_rank(cls, rank: str) -> str:
        if rank not in ("auto", *cls.every_rank()):
            raise ValueError("neither a rank nor auto")
        return rank

    @classmethod
    def every_rank(cls) -> tuple[str, ...]:
        """The ranks of all this game's decks together."""
        return deck.rank_order(MOST, "expanded", False)

    def values(self, option: str) -> tuple[Any, ...]:
        return ("auto", *self.ranks(self.seats()[1])) if option == "removal_rank" else super().values(option)

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST

    def refusal(self, players: int) -> Illegal | None:
        """TAH-11, first match wins; `Rules.read` has refused unknown options and bad values before."""
        if refusal := super().refusal(players):
            return refusal
        if self.first_lead == "after_dealer" and self.tax_first_round:
            return Illegal("unranked_first_round_cannot_be_taxed")
        if self.first_lead == "after_dealer" and self.seating != "join_order":
            return Illegal("after_dealer_needs_join_order")
        if self.seating == "join_order" and self.first_lead != "after_dealer":
            return Illegal("join_order_needs_after_dealer")
        if self.one_card_penalty != "none" and self.one_card != "manual":
            return Illegal("penalty_needs_manual_announcement")
        if self.removal_rank not in ("auto", *self.ranks(players)):
            return Illegal("removal_rank_not_in_deck")
        return None

    def ranks(self, players: int) -> tuple[str, ...]:
        return deck.rank_order(players, self.deck_mode, self.deuces_high)

    def cards(self, players: int) -> int:
        return len(self.deck(players).cards)

    def deck(self, players: int) -> Deck:
        """The deck that is dealt."""
        jokers = self.jokers != "none"
        return deck.build(players, self.deck_mode, self.deuces_high, jokers, self.removal_rank, self.divide_evenly)

    @property
    def progressive(self) -> bool:
        """True if the progressive schedule is in force (TAH-6)."""
        return self.progressive_taxes == "always" or (
            self.progressive_taxes == "auto" and self.deck_mode in ("expanded", "extra_suits")
        )

    @property
    def jokers_taxed_first(self) -> bool:
        """True if a joker counts above everything at tax time (TAH-7)."""
        return self.joker_tax == "high" or (self.joker_tax == "auto" and self.jokers == "wild")

    def schedule(self, players: int) -> tuple[Tax, ...]:
        """The taxes that are due after a deal, the steepest first."""
        return schedule(players, self.progressive)

    def unranked(self, standing: Standing) -> bool:
        """True if this is a first round without ranks, titles and taxes (MOO-2)."""
        return standing.round == 1 and self.first_lead == "after_dealer"

    def taxed(self, standing: Standing) -> bool:
        """True if taxes are due after this deal (TAH-6)."""
        return self.tax_first_round or (standing.round > 1 and not is_drawn(standing))

    def first_leader(self, standing: Standing) -> int:
        """The seat that leads the first trick (TAH-5, MOO-1)."""
        return (standing.dealer + 1) % len(standing.order) if self.unranked(standing) else 0

    def titles(self, standing: Standing) -> tuple[str | None, ...]:
        players = len(standing.order)
        return (None,) * players if self.unranked(standing) else titles(players, self.progressive)
