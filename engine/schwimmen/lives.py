"""From hand to hand: who loses a life, who is out, and where the match stands (rules 8.8, 8.9).

The lives of a standing count every loss that a seat can still bear, the one for swimming among them: a seat that has
none left is out.
"""

from collections.abc import Collection, Mapping, Sequence

from engine.cards.order import leftward
from engine.contract import Match, Result, Standing, fell_after, places_by_fall
from engine.schwimmen.options import Options


def costs(lives: Mapping[int, int], losers: Collection[int], retired: Collection[int] = ()) -> tuple[int, ...]:
    """Which of those who lost a hand lose a life by it: none of them, where nobody would be left who can win (SCH-R6).
    `lives`: of the live seats; `retired`: those of them that are out after this hand in any case (G-R19).
    """
    staying = [seat for seat in lives if seat not in retired]
    if staying and all(seat in losers and lives[seat] == 1 for seat in staying):
        return ()
    return tuple(seat for seat in lives if seat in losers)


def first_standing(rules: Options, order: Sequence[str], dealer: int) -> Standing:
    """Everybody has all their lives."""
    none = [0] * len(order)
    return Standing(order=tuple(order), dealer=dealer, lives=(rules.lives,) * len(order), carried={"fell": none})


def lives_after(before: Standing, result: Result | None) -> tuple[int, ...]:
    """By seat; None while the hand goes on."""
    lost = result.lives if result else (0,) * len(before.lives)
    return tuple(lives - less for lives, less in zip(before.lives, lost, strict=True))


def next_standing(before: Standing, result: Result) -> Standing:
    """After a hand of a match that goes on. The deal moves to the next live seat on the left, after a hand that cost
    nobody anything, too (SCH-R11).
    """
    lives, fell = lives_after(before, result), _fell(before, result)
    live = [seat for seat, fallen in enumerate(fell) if not fallen]
    return Standing(
        order=before.order,
        round=before.round + 1,
        dealer=leftward(before.dealer, live)[0],
        lives=lives,
        out=tuple(seat for seat, fallen in enumerate(fell) if fallen),
        carried={"fell": fell},
    )


def match_of(standing: Standing, result: Result) -> Match:
    """The last seat in wins; nobody does where all that were left have been retired."""
    fell = _fell(standing, result)
    winners = tuple(seat for seat, fallen in enumerate(fell) if not fallen)
    if len(winners) > 1:
        return Match()
    return Match(True, places_by_fall(fell, winners, [0] * len(fell)), winners)


def _fell(before: Standing, result: Result) -> list[int]:
    """In which hand each seat went out, those that lost their last life or have left in this one among them."""
    after = lives_after(before, result)
    return fell_after(before, [seat for seat, lives in enumerate(after) if not lives or seat in result.left])
