"""Standing orders: passes that are made for a person, because he ordered them or because nothing else can be chosen.

Pure functions, of any game that knows the action "pass". Whether a pass is choice or need is a player's secret (rules
A.5), so all of them wait alike: counted from the new pile, for all seats at once, for as long as people here take to
click. How long is drawn from the round's secret seed: nothing is stored, and a restart says the same.
"""

import hmac
from collections.abc import Callable, Sequence
from typing import Literal

from bot.table.people import driven, with_
from bot.ui import custom_ids
from data.records import Preferences, RoundRecord, TableRecord
from engine.climbing.views import climbing
from engine.contract import Decision, PickCards, State

Order = Literal["once", "trick"]  # the next pass, or every one of this trick

PASS = "pass"  # noqa: S105 -- an action
SHORTEST, LONGEST = 1.0, 10.0  # seconds: what a clicked pass counts as, at least and at most
REMEMBERED = 16  # passes of which the spread is made


def stamp_of(record: TableRecord, state: State | None) -> int:
    """Which pile lies on the table."""
    if state is None:
        return 0
    view = climbing(state.view(None))
    return custom_ids.stamp(record.round, view.trick, view.piled)


def due(
    record: TableRecord, played: RoundRecord, state: State, wants: Callable[[int], Preferences], most: float
) -> dict[int, float]:
    """The seats whose pass is made for them, and when. Never with the lead.

    `most`: how many seconds a pass takes at most, before people here have shown how long they take; 0: none ever waits.
    """
    view = climbing(state.view(None))
    users = {person.key: person.user for person in record.people}
    found = {}
    for decision in state.pending if view.pile else ():
        seat, key = decision.seat, played.standing.order[decision.seat]
        user = users.get(key)
        if user is None or driven(record, played, seat):
            continue
        if possible(decision) and (key in record.orders or (forced(decision) and wants(user).auto_pass)):
            # Everybody sees that a single card cannot top two: nothing is to be covered.
            plain = view.seats[seat].one_card and view.pile[-1].size > 1
            wait = delay(played.seed, stamp_of(record, state), seat, record.passes, most)
            found[seat] = record.piled + (0.0 if plain else wait)
    return found


def possible(decision: Decision) -> bool:
    """Whether a pass is among what may be answered."""
    return not isinstance(decision.options, PickCards) and any(option.text == PASS for option in decision.options)


def forced(decision: Decision) -> bool:
    """Whether a pass is all that may be answered."""
    return possible(decision) and len(tuple(decision.options)) == 1 and not decision.before


def delay(seed: bytes, stamp: int, seat: int, passes: Sequence[float], most: float) -> float:
    """How many seconds after a new pile a seat's pass is made: drawn from the spread of the newest `passes`, before
    which stand some from SHORTEST to `most`.
    """
    if not most:
        return 0.0
    step = (most - SHORTEST) / (REMEMBERED - 1)
    spread = sorted([*(SHORTEST + step * place for place in range(REMEMBERED)), *passes][-REMEMBERED:])
    drawn = int.from_bytes(hmac.digest(seed, f"pass:{stamp}:{seat}".encode("ascii"), "sha256")[:6], "big")
    place, part = divmod(drawn * (REMEMBERED - 1) / 2**48, 1)
    low, high = spread[int(place) : int(place) + 2]
    return low + part * (high - low)


def taken(record: TableRecord, seconds: float) -> TableRecord:
    """The record, with one more pass by which others are timed."""
    passes = (*record.passes, min(max(seconds, SHORTEST), LONGEST))
    return with_(record, passes=passes[-REMEMBERED:])


def given(record: TableRecord, key: str, order: Order | None) -> TableRecord:
    """The record with this order of a person's, or none."""
    others = {one: other for one, other in record.orders.items() if one != key}
    return with_(record, orders=others | ({key: order} if order else {}))


def used(record: TableRecord, key: str, action: str) -> TableRecord:
    """The record after a person's move: his order is used up, but for sitting out while he does."""
    keeps = record.orders.get(key) == "trick" and action == PASS
    return record if keeps else given(record, key, None)


def lapsed(
    record: TableRecord, played: RoundRecord | None, state: State | None, before: int, now: float
) -> TableRecord:
    """The record without the orders that a trick's end, the lead or the rules have overtaken; `before`: which pile lay
    there until now.
    """
    stamp = stamp_of(record, state)
    if stamp != before:
        record = with_(record, piled=now)
    if not record.orders:
        return record
    if state is None or played is None or record.phase != "round" or not custom_ids.same_trick(stamp, before):
        return with_(record, orders={})
    pile = climbing(state.view(None)).pile
    for decision in state.pending:
        if not pile or not possible(decision):
            record = given(record, played.standing.order[decision.seat], None)
    return record
