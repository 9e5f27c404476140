"""The rules of Schwimmen as data: every option with its default (SCH-2). And the standings from round to round: who
loses a life, who is out, and how the match stands (SCH-8, SCH-9).

The lives of a standing count every loss that a seat can still bear, the one for swimming among them: a seat that has
none left is out.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.cards.packs import leftward
from engine.contract import Falls, Match, Result, Standing, WithForfeit, fell_after, places_by_fall

MANY = 6  # the number of seats from which on a short match has one chip each (G-R25)


class SchwimmenRules(WithForfeit):
    """Schwimmen for two to eight. Chips are lives: they count what a seat may still lose, and nothing else."""

    GAME: ClassVar[str] = "schwimmen"
    CLOSED: ClassVar[bool] = True

    chips: int = Field(3, ge=1, le=5, description="How many lives each player has, besides the one for swimming.")
    swim: bool = Field(True, description="Whoever has lost all lives swims: only the next loss puts them out.")
    close_style: Literal["rider", "instead"] = Field(
        "rider", description="Whether one closes together with the turn's action, or instead of it."
    )
    close_from: Literal[1, 2] = Field(1, description="The earliest turn of their own on which a player may close.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"chips": 1 if players >= MANY else 2}}

    @property
    def lives(self) -> int:
        """The number of losses that put a seat out: one for each chip, and one for swimming."""
        return self.chips + self.swim

    def seats(self) -> tuple[int, int]:
        return 2, 8


def costs(lives: Mapping[int, int], losers: Collection[int], retired: Collection[int] = ()) -> tuple[int, ...]:
    """The seats among the `losers` of a round that lose a life by it. Nobody loses one if nobody would be left who can
    win (SCH-R6). `lives`: of the live seats; `retired`: the seats that are out after this round in any case (G-R19).
    """
    staying = [seat for seat in lives if seat not in retired]
    if staying and all(seat in losers and lives[seat] == 1 for seat in staying):
        return ()
    return tuple(seat for seat in lives if seat in losers)


def first_standing(rules: SchwimmenRules, order: Sequence[str], dealer: int) -> Standing:
    """The standing before the first hand: everybody has all their lives."""
    none = Falls(fell=(0,) * len(order))
    return Standing(order=tuple(order), dealer=dealer, lives=(rules.lives,) * len(order), carried=none.dump())


def lives_after(before: Standing, result: Result | None) -> tuple[int, ...]:
    """The lives of each seat after a round with this result; None while the round goes on."""
    lost = result.lives if result else (0,) * len(before.lives)
    return tuple(lives - less for lives, less in zip(before.lives, lost, strict=True))


def next_standing(before: Standing, result: Result) -> Standing:
    """The standing after a hand of a match that goes on. The deal moves to the next live seat on the left, after a hand
    that cost nobody anything, too (SCH-R11).
    """
    lives, fell = lives_after(before, result), _fell(before, result)
    live = [seat for seat, fallen in enumerate(fell) if not fallen]
    return Standing(
        order=before.order,
        round=before.round + 1,
        dealer=leftward(before.dealer, live)[0],
        lives=lives,
        out=tuple(seat for seat, fallen in enumerate(fell) if fallen),
        carried=Falls(fell=fell).dump(),
    )


def match_of(standing: Standing, result: Result) -> Match:
    """The last seat in wins; nobody does where all that were left have been retired."""
    fell = _fell(standing, result)
    winners = tuple(seat for seat, fallen in enumerate(fell) if not fallen)
    if len(winners) > 1:
        return Match()
    return Match(True, places_by_fall(fell, winners, [0] * len(fell)), winners)


def _fell(before: Standing, result: Result) -> tuple[int, ...]:
    """The round in which each seat went out, including the seats that lost their last life, or have left, in
    this one.
    """
    after = lives_after(before, result)
    return fell_after(before, [seat for seat, lives in enumerate(after) if not lives or seat in result.left])
