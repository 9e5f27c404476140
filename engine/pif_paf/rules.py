"""The rules of Pif Paf as data: every option with its default (PIF-2). And the standings from round to round: chips,
the pot, who is out, who deals, and how the match stands (PIF-9, PIF-10).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Self

from pydantic import Field

from engine.cards.match import added
from engine.cards.packs import leftward
from engine.contract import Falls, Illegal, Match, Result, Standing, WithForfeit, fell_after, places_by_fall

ANTES = 10  # the fewest antes of a stack


class PifPafRules(WithForfeit):
    """Pif Paf for three to eight."""

    GAME: ClassVar[str] = "pif_paf"
    CLOSED: ClassVar[bool] = True

    ante: int = Field(5, ge=1, le=100, description="Chips that each seat puts in for a hand, and the step of a bet.")
    stack: int = Field(200, ge=ANTES, le=1000, description="Chips that each seat begins with.")
    hands: int | None = Field(10, ge=1, le=50, description="How many hands; none: until one seat has all the chips.")
    max_hands: int = Field(60, ge=1, le=200, description="The most hands of a match that lasts until then.")
    betting: bool = Field(True, description="A round of betting opens each hand.")
    return_discard: bool = Field(False, description="The card just taken from the discards may be thrown again.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"hands": 5}}

    def without_chips(self) -> Self | None:
        return None

    def seats(self) -> tuple[int, int]:
        return 3, 8

    def refusal(self, players: int) -> Illegal | None:
        if refusal := super().refusal(players):
            return refusal
        least = ANTES * self.ante
        return Illegal("stack_below_antes", stack=self.stack, least=least) if self.stack < least else None

    @property
    def last_hand(self) -> int:
        """The hand after which the match is over in any case (G-R10)."""
        return self.max_hands if self.hands is None else self.hands


FEWEST = 2  # seats that can play a hand


class PifPafCarried(Falls):
    """The facts that a standing carries. `pot`: the chips that lie on the table since hands that nobody won; `sharers`:
    the seats that share it if the match ends before somebody wins it.
    """

    pot: int
    sharers: tuple[int, ...]


def first_standing(rules: PifPafRules, order: Sequence[str], dealer: int) -> Standing:
    """The standing before the first hand: everybody has the same chips."""
    return Standing(
        order=tuple(order),
        dealer=dealer,
        chips=(rules.stack,) * len(order),
        carried=PifPafCarried(pot=0, sharers=(), fell=(0,) * len(order)).dump(),
    )


def next_standing(rules: PifPafRules, before: Standing, result: Result) -> Standing:
    """The standing after a hand of a match that goes on: the winner deals, or the same seat again where nobody has won;
    a seat that is out passes the deal to its left (PIF-R4, PIF-R9, PIF-R10).
    """
    chips = added(before.chips, result.chips)
    out = out_after(rules, before, chips, result.left)
    live = [seat for seat in range(len(chips)) if seat not in out]
    (deals,) = result.winners or (before.dealer,)
    pot, unbeaten = pot_after(before, result), [seat for seat, place in enumerate(result.places) if place == 0]
    return Standing(
        order=before.order,
        round=before.round + 1,
        dealer=deals if deals in live else leftward(deals, live)[0],
        chips=chips,
        out=out,
        carried=PifPafCarried(
            pot=pot, sharers=sharers(before, unbeaten) if pot else (), fell=fell_after(before, out)
        ).dump(),
    )


def match_of(rules: PifPafRules, standing: Standing, result: Result) -> Match:
    """The seat with the most chips wins, ties share; the seats that are out come after the others."""
    chips = added(standing.chips, result.chips)
    out = out_after(rules, standing, chips, result.left)
    shared = not result.winners and not pot_after(standing, result)
    if not shared and not is_last(rules, standing, out):
        return Match()
    winners = most_chips(standing, chips, result.left)
    return Match(True, places_by_fall(fell_after(standing, out), winners, [-count for count in chips]), winners)


def is_last(rules: PifPafRules, standing: Standing, out: Collection[int]) -> bool:
    """True if the match ends with the round after which these seats are out."""
    return standing.round >= rules.last_hand or len(standing.order) - len(out) < FEWEST


def out_after(rules: PifPafRules, before: Standing, chips: Sequence[int], left: Collection[int]) -> tuple[int, ...]:
    """The seats that cannot pay another ante, and those whose players have left for good (G-R19)."""
    return tuple(seat for seat, count in enumerate(chips) if seat in before.out or seat in left or count < rules.ante)


def most_chips(standing: Standing, chips: Sequence[int], retired: Collection[int]) -> tuple[int, ...]:
    """The seats with most chips among those that played the round and have not left for good; none if all have left."""
    able = [seat for seat in standing.live if seat not in retired]
    return tuple(seat for seat in able if chips[seat] == max(chips[other] for other in able))


def sharers(before: Standing, unbeaten: Collection[int]) -> tuple[int, ...]:
    """The seats that share the pot of a round that nobody won, if the match ends with it: the seats that nobody had
    beaten, and the sharers of earlier such rounds that could not play this one (PIF-R9, PIF-R14).
    """
    earlier = before.carried_as(PifPafCarried).sharers
    return tuple(sorted({*unbeaten, *(seat for seat in earlier if seat in before.out)}))


def pot_after(before: Standing, result: Result) -> int:
    """The chips that stay on the table."""
    return before.carried_as(PifPafCarried).pot - sum(result.chips)
