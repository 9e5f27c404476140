"""The rules of Rumino as data: every option with its default (RUM-2). And the standings from round to round: scores by
seat, of which low ones are good, elimination, rebuys, chips and the pool, and how the match stands (RUM-9, RUM-10,
G-R10, G-R18).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Self

from pydantic import Field

from engine.cards.match import added
from engine.cards.packs import leftward
from engine.contract import Falls, Illegal, Match, Result, Standing, WithForfeit, fell_after, places_by_fall
from engine.rumino.deadwood import deadwood

GIN = -10
ENOUGH_LEFT = 3  # the number of seats that must stay under the limit for a rebuy (RUM-R9)
STREAK = 3  # the number of rounds in a row, from the first on


class Outcome(NamedTuple):
    """The state of a match once a round is scored: the seats that are busted, and the winners if it is over; nobody, if
    all seats that are left were retired.
    """

    out: tuple[int, ...]
    over: bool = False
    winners: tuple[int, ...] = ()


def hand_scores(hands: Mapping[int, Sequence[str]], gin: int | None = None) -> dict[int, int]:
    """The points that a round adds to each total: the seat's deadwood, and -10 for whoever went gin."""
    return {seat: GIN if seat == gin else deadwood(hand) for seat, hand in hands.items()}


def outcome(
    totals: Mapping[int, int], limit: int, last: bool = False, retired: Collection[int] = frozenset()
) -> Outcome:
    """The seats that have reached the limit, and the winners: the last seat below it, or the lowest total if there is
    none (RUM-R8). `last`: no more hands are played, so the lowest total wins in any case. `retired`: the seats that can
    win no more.
    """
    out = tuple(seat for seat, total in totals.items() if total >= limit)
    able = [seat for seat in totals if seat not in retired]
    left = [seat for seat in able if seat not in out]
    if len(left) > 1 and not last:
        return Outcome(out)
    return Outcome(out, True, lowest({seat: totals[seat] for seat in left or able}))


def lowest(totals: Mapping[int, int]) -> tuple[int, ...]:
    """The seats with the lowest total."""
    return tuple(seat for seat, total in totals.items() if total == min(totals.values()))


def price(stake: int, bought: int) -> int:
    """The price of the next rebuy of a seat that has bought itself back `bought` times."""
    return stake << bought


def total_after_rebuy(totals: Mapping[int, int], limit: int) -> int:
    """The highest total below the limit, as it was before anybody bought themselves back."""
    return max(total for total in totals.values() if total < limit)


class RuminoRules(WithForfeit):
    """Rumino for two to six."""

    GAME: ClassVar[str] = "rumino"
    CLOSED: ClassVar[bool] = True

    limit: Literal[50, 100, 150] = Field(100, description="Whoever reaches this total is out.")
    knock_max: int = Field(7, ge=5, le=10, description="The most unmatched points with which one may knock.")
    gin_after_draw: bool = Field(True, description="Gin may be called after the draw, too.")
    return_discard: bool = Field(False, description="The card just taken from the discards may be thrown again.")
    gin_streak: bool = Field(False, description="Gin in each of the first three hands wins the match.")
    stake: int = Field(10, ge=0, le=100, description="Chips that each seat pays into the pool.")
    stack: int = Field(200, ge=0, le=1000, description="Chips that each seat begins with.")
    rebuys: bool = Field(True, description="Whoever is out may buy themselves back, while three others are in.")
    max_rebuys: int | None = Field(None, ge=0, le=5, description="How often one seat may do so.")
    max_hands: int = Field(60, ge=1, le=200, description="After so many hands the lowest total wins.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"limit": 50}}

    def without_chips(self) -> Self | None:
        return self.model_copy(update={"stake": 0})

    def seats(self) -> tuple[int, int]:
        return 2, 6

    def refusal(self, players: int) -> Illegal | None:
        if refusal := super().refusal(players):
            return refusal
        return Illegal("stack_below_stake", stake=self.stake, stack=self.stack) if self.stack < self.stake else None


class RuminoCarried(Falls):
    """The facts that a standing carries. By seat: `rebuys`, how often each has bought itself back, and `gins`, how many
    hands each has won by gin. `pool`: the chips that lie there, where chips are played for.
    """

    rebuys: tuple[int, ...]
    gins: tuple[int, ...]
    pool: int = 0


def first_standing(rules: RuminoRules, order: Sequence[str], dealer: int) -> Standing:
    """The standing before the first hand: everybody has paid the stake, where there is one."""
    none = (0,) * len(order)
    return Standing(
        order=tuple(order),
        dealer=dealer,
        scores=none,
        chips=(rules.stack - rules.stake,) * len(order) if rules.stake else (),
        carried=RuminoCarried(rebuys=none, gins=none, fell=none, pool=rules.stake * len(order)).dump(),
    )


def next_standing(rules: RuminoRules, before: Standing, result: Result) -> Standing:
    """The standing after a hand of a match that goes on: whoever reached the limit or has left is out, and the deal
    moves to the left.
    """
    scores, carried = added(before.scores, result.scores), before.carried_as(RuminoCarried)
    paid = result.chips or (0,) * len(before.order)
    fell = _fell(rules, before, scores, result.left)
    after = RuminoCarried(
        rebuys=tuple(bought + (paid[seat] < 0) for seat, bought in enumerate(carried.rebuys)),
        gins=tuple(gins + (seat == went_gin(result)) for seat, gins in enumerate(carried.gins)),
        fell=fell,
        pool=carried.pool - sum(paid),
    )
    return Standing(
        order=before.order,
        round=before.round + 1,
        dealer=leftward(before.dealer, [seat for seat, fallen in enumerate(fell) if not fallen])[0],
        scores=scores,
        chips=added(before.chips, paid) if before.chips else (),
        out=tuple(seat for seat, fallen in enumerate(fell) if fallen),
        carried=after.dump(),
    )


def match_of(rules: RuminoRules, standing: Standing, result: Result) -> Match:
    """The winners come first, then those that are in by their totals, then the others, the last to fall first."""
    winners = result.winners
    scores = added(standing.scores, result.scores)
    if result.scores:
        found = outcome_of(rules, standing, result.scores, went_gin(result), result.left)
        if not found.over:
            return Match()
        winners = found.winners
    fell = _fell(rules, standing, scores, result.left)
    return Match(True, places_by_fall(fell, winners, scores), winners)


def outcome_of(
    rules: RuminoRules, standing: Standing, scores: Sequence[int], gin: int | None, retired: Collection[int]
) -> Outcome:
    """The outcome of a round with these scores. A streak of gins is judged before eliminations (RUM-R15)."""
    totals = {seat: standing.scores[seat] + scores[seat] for seat in standing.live}
    found = outcome(totals, rules.limit, standing.round >= rules.max_hands, retired)
    if gin is None or gin in retired or not rules.gin_streak or standing.round != STREAK:
        return found
    return Outcome(found.out, True, (gin,)) if standing.carried_as(RuminoCarried).gins[gin] == STREAK - 1 else found


def no_rebuy(rules: RuminoRules, standing: Standing, totals: Sequence[int], retired: Collection[int], seat: int) -> str:
    """The reason why a seat may not buy itself back after a round that has led to these totals; "" if it may."""
    if totals[seat] < rules.limit:
        return "in"
    if seat in retired:
        return "left"
    if not rules.rebuys or not standing.chips:
        return "off"
    if standing.round >= rules.max_hands:
        return "last"
    if sum(totals[at] < rules.limit for at in standing.live if at not in retired) < ENOUGH_LEFT:
        return "few"
    bought = standing.carried_as(RuminoCarried).rebuys[seat]
    if rules.max_rebuys is not None and bought >= rules.max_rebuys:
        return "limit"
    return "chips" if standing.chips[seat] < price(rules.stake, bought) else ""


def went_gin(result: Result) -> int | None:
    """The seat that went gin in that round; None if nobody did. A total that a rebuy sets may fall by as much."""
    paid = result.chips or (0,) * len(result.scores)
    return next((seat for seat, score in enumerate(result.scores) if score == GIN and paid[seat] >= 0), None)


def _fell(rules: RuminoRules, before: Standing, scores: Sequence[int], left: Collection[int]) -> tuple[int, ...]:
    """The round in which each seat went out, the one included after which these are the totals and these seats have
    left.
    """
    return fell_after(before, [seat for seat, total in enumerate(scores) if total >= rules.limit or seat in left])
