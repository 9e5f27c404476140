"""Standing orders: passes that are made for a person, because they ordered them or because nothing else can be chosen.

Pure functions, of any game that knows the action "pass". Whether a pass is choice or need is a player's secret (rules
TAH-5), so all of them wait alike: counted from the new pile, for all seats at once, for as long as people here take to
click, as far as that is no longer than everybody is to be kept waiting. The wait is drawn from the round's secret seed:
nothing is stored, and a restart says the same.
"""

import hmac
from collections.abc import Callable, Sequence

from bot.games.climbing.part import Order, part, with_part
from bot.stamp import Stamp
from bot.table.family import OpenMoment, Ordered
from bot.table.stewards import is_driven
from data.records import RoundRecord, TableRecord
from data.settings_records import Preferences
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Decision, PickCards

PASS = "pass"  # noqa: S105 -- an action
SHORTEST = 1.0  # seconds that a clicked pass counts as, at least
REMEMBERED = 16  # passes of which the spread is made


def due_passes(
    record: TableRecord,
    played: RoundRecord,
    moment: OpenMoment,
    wants: Callable[[int], Preferences],
    most: float,
) -> dict[int, Ordered]:
    """Return the seats whose pass is made for them, and when. Never with the lead, unless they were caught and must
    pass: as everybody knows that, nobody waits for it.

    `most`: how many seconds a pass takes at most; 0: none ever waits.
    """
    view, own = climbing(moment.view), part(record)
    users = {person.key: person.user for person in record.people}
    found = {}
    for decision in moment.pending:
        seat, key = decision.seat, played.standing.order[decision.seat]
        user = users.get(key)
        if user is None or is_driven(record, played, seat):
            continue
        if seat in view.public.must_pass and must_pass(decision):
            found[seat] = Ordered(own.piled, PASS)
            continue
        wanted = key in own.orders or (must_pass(decision) and wants(user).auto_pass)
        if view.pile and can_pass(decision) and wanted:
            # Everybody sees that a single card cannot top two: there is nothing to hide.
            plain = view.seats[seat].one_card and view.pile[-1].size > 1
            wait = pass_delay(played.seed, Stamp(record.round, view.position), seat, own.passes, most)
            found[seat] = Ordered(own.piled + (0.0 if plain else wait), PASS)
    return found


def same_trick(record: TableRecord, view: ClimbingView, seen: Stamp) -> bool:
    """True if a screen of that stamp showed the trick that is played now."""
    return seen.round == record.round and view.position - view.piled <= seen.position <= view.position


def can_pass(decision: Decision) -> bool:
    """True if a pass is among the legal answers."""
    return not isinstance(decision.answers, PickCards) and any(answer.text == PASS for answer in decision.answers)


def must_pass(decision: Decision) -> bool:
    """True if a pass is the only legal answer."""
    return can_pass(decision) and len(tuple(decision.answers)) == 1 and not decision.before


def pass_delay(seed: bytes, stamp: Stamp, seat: int, passes: Sequence[float], most: float) -> float:
    """The seconds after a new pile at which a seat's pass is made: drawn from the spread of the newest `passes`, before
    which stand some from SHORTEST to `most`. A pass that took longer is left out: counted as `most`, it would gather
    the spread at that moment, and whatever comes then would be known to be forced.
    """
    if not most:
        return 0.0
    step = (most - SHORTEST) / (REMEMBERED - 1)
    quick = (seconds for seconds in passes if seconds <= most)
    spread = sorted([*(SHORTEST + step * place for place in range(REMEMBERED)), *quick][-REMEMBERED:])
    drawn = int.from_bytes(
        hmac.digest(seed, f"pass:{stamp.round}.{stamp.position}:{seat}".encode("ascii"), "sha256")[:6], "big"
    )
    place, part = divmod(drawn * (REMEMBERED - 1) / 2**48, 1)
    low, high = spread[int(place) : int(place) + 2]
    return low + part * (high - low)


def add_pass_time(record: TableRecord, seconds: float) -> TableRecord:
    """Add the time of a pass, by which others are timed, to the record."""
    passes = (*part(record).passes, max(seconds, SHORTEST))
    return with_part(record, passes=passes[-REMEMBERED:])


def set_order(record: TableRecord, key: str, order: Order | None) -> TableRecord:
    """Give this order of a person, or none, to the record."""
    others = {one: other for one, other in part(record).orders.items() if one != key}
    return with_part(record, orders=others | ({key: order} if order else {}))


def use_order(record: TableRecord, key: str, action: str) -> TableRecord:
    """Take a person's order out of the record after their move; one to sit out the trick stays while they pass."""
    order = part(record).orders.get(key)
    return record if order is None or (order == "trick" and action == PASS) else set_order(record, key, None)


def drop_lapsed(
    record: TableRecord, played: RoundRecord | None, moment: OpenMoment | None, before: Stamp, now: float
) -> TableRecord:
    """Drop the orders that a trick's end, the lead or the rules have overtaken. `before`: the stamp until now."""
    if moment is None or played is None or record.phase != "round":
        return with_part(record, orders={}) if part(record).orders else record
    view = climbing(moment.view)
    if before == Stamp(record.round, view.position) and not part(record).orders:
        return record
    if before != Stamp(record.round, view.position):
        record = with_part(record, piled=now)
    if not same_trick(record, view, before):
        return with_part(record, orders={})
    for decision in moment.pending if part(record).orders else ():
        if not view.pile or not can_pass(decision):
            record = set_order(record, played.standing.order[decision.seat], None)
    return record
