"""Clues to the hands of others where these may hold arcana under which a seat plays otherwise than by its habits.

A seat with The Lovers passes on every single, whatever it holds; a seat with Death leads its highest rank. So for each
such card there are clues of its own (`engine.climbing.player.clues`), which count in worlds where the seat holds it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.climbing.play import Turn
from engine.climbing.player.clues import Clues, no_clues, would_play
from engine.tarothimi.rules import COPIES, ORDER

MARGIN = 3  # under The Tower
WIDTH = len(ORDER)

Test = Callable[[int], bool]
"""True for the numbers of cards of a rank of which the seat would have played some."""


class Hint(NamedTuple):
    """What a turn says: `first` to `end` are the places of ranks that the seat would have played if `test`, for each of
    them, holds. `chosen`: the rank that it played was whole.
    """

    first: int
    end: int
    test: Callable[[int], Test]
    chosen: bool = True


def _base(turn: Turn, acted: bool) -> Hint | None:
    first = 0 if turn.top is None else turn.top.place + 1
    end = turn.play.place if turn.play.size else WIDTH
    return Hint(first, end, lambda place: would_play(WIDTH, turn, place))


def _lovers(turn: Turn, acted: bool) -> Hint | None:
    if turn.top is None:
        return Hint(0, turn.play.place, lambda place: lambda count: count > 1)
    return None if turn.top.size == 1 else _base(turn, acted)


def _hermit(turn: Turn, acted: bool) -> Hint | None:
    if turn.top is None:
        return Hint(0, turn.play.place, lambda place: lambda count: count == 1, chosen=False)
    return None if turn.top.size > 1 else _base(turn, acted)


def _hanged_man(turn: Turn, acted: bool) -> Hint | None:
    return None if acted and turn.top is not None else _base(turn, acted)


def _tower(turn: Turn, acted: bool) -> Hint | None:
    hint = _base(turn, acted)
    return hint if turn.top is None or hint is None else hint._replace(first=turn.top.place + MARGIN)


def _death(turn: Turn, acted: bool) -> Hint | None:
    if turn.top is None:
        return Hint(turn.play.place + 1, WIDTH, lambda place: lambda count: count > 0)
    size = turn.top.size
    first = turn.play.place if turn.play.size else turn.top.place
    return Hint(first + 1, WIDTH, lambda place: lambda count: count >= size, chosen=False)


def _devil(turn: Turn, acted: bool) -> Hint | None:
    hint = _base(turn, acted)
    if turn.top is None or hint is None:
        return hint
    if turn.play.size:
        return hint._replace(chosen=False)
    size = turn.top.size
    return hint._replace(test=lambda place: lambda count: count >= size)


Reading = Callable[[Turn, bool], Hint | None]
"""The hint of a turn, None where it says nothing, from whether the seat had its turn in this trick before."""

READINGS: dict[str, Reading] = {
    "": _base,
    "Lovers": _lovers,
    "Hermit": _hermit,
    "HangedMan": _hanged_man,
    "Death": _death,
    "Devil": _devil,
    "Tower": _tower,
}
SWAYING = tuple(name for name in READINGS if name)


def clues_by_arcana(turns: Sequence[Turn], players: int) -> list[dict[str, Clues]]:
    """By seat, and by the arcana that sways it, "" for none, the clues to its hand as it is after these turns."""
    found = [{name: no_clues(WIDTH) for name in READINGS} for _ in range(players)]
    since: list[Counter[int]] = [Counter() for _ in range(players)]  # by seat, the cards played from that turn on
    before: dict[int, Reading] = {}  # by seat that has led such a card: how it played until then
    for turn, acted in reversed(list(zip(turns, _acted(turns), strict=True))):
        play, gone = turn.play, since[turn.seat]
        gone[play.place] += len(play.cards) - play.jokers
        if len(play.cards) == 1 and play.cards[0] in SWAYING:
            before[turn.seat] = READINGS[play.cards[0]]
        if play.jokers or (turn.top is None and not play.size):
            continue
        for name, reading in READINGS.items():
            if hint := before.get(turn.seat, reading)(turn, acted):
                _add(found[turn.seat][name], turn, hint, gone)
    return found


def _add(found: Clues, turn: Turn, hint: Hint, since: Counter[int]) -> None:
    for place in range(hint.first, hint.end):
        _rule_out(found[place], since[place], hint.test(place), strange=True)
    if turn.play.size and hint.chosen:
        place = turn.play.place
        _rule_out(found[place], since[place], would_play(WIDTH, turn, place), strange=False)


def _rule_out(found: list[int], since: int, test: Test, strange: bool) -> None:
    """Add a clue against the counts of a rank for which a test comes out so. `since`: as `rule_out` has it."""
    for count in range(COPIES + 1 - since):
        found[count] += test(count + since) is strange


def _acted(turns: Sequence[Turn]) -> list[bool]:
    """For each turn, True if the seat had its turn in this trick before."""
    seats, found = set[int](), list[bool]()
    for turn in turns:
        if turn.top is None:
            seats.clear()
        found.append(turn.seat in seats)
        seats.add(turn.seat)
    return found
