"""The deadlines of a table: pure functions from its record, round and state.

`TableRecord.deadlines` maps a name to a time of day in seconds. The name is the number of a seat that owes a decision,
as text, or one of the words below (`BEGIN`, …).
"""

from collections.abc import Callable

from bot.table.mode import Between, Deadlines, Mode
from bot.table.outcome import match_is_over
from bot.table.people import host_can_be_replaced
from bot.table.stewards import is_driven
from bot.table.weekdays import WEEKEND_SECONDS
from bot.thinking.task import luck_of
from data.records import RoundRecord, TableRecord, with_
from engine.contract import State, View, owed

# By pace: the seconds for a decision, and the seconds between two rounds.
PACES = {"quick": 20.0, "lively": 45.0, "reserve": 15.0, "relaxed": 120.0, "slow": 12 * 3600.0}
BREAKS = {"quick": 20.0, "lively": 30.0, "reserve": 30.0, "relaxed": 60.0, "slow": 12 * 3600.0}
RESERVES = {"reserve": 120.0}  # the extra seconds that each player has in a round for any of their decisions, by pace
READ_SECONDS = 10.0  # the pause between two rounds if everybody was ready before the first one ended: time to read
HURRIED_SECONDS = 0.4  # the time that a steward takes to decide once no person is left in the round
LEAST_PAUSE = 0.5  # the least part of its longest time that a steward takes to decide
GOES_ON = 0.3  # the part of such a pause that a steward takes if it goes on with a turn that it has begun
DRAW_SECONDS = 5.0  # how long the draw for seats is shown
GRACE_SECONDS = 60.0  # the least time that is left of every wait for people after a restart
ABSENT_SECONDS = 10 * 60.0  # how long a host may be away before another takes over
BEGIN_SECONDS = 15.0  # how long a full lobby waits before it begins by itself: people may still think better of it
GATHERED_SECONDS = 5.0  # how long a table of a tournament waits once all its people have come
WAIT_SECONDS = 10 * 60.0  # how long a table waits for enough players between two rounds before it closes
# By pace: the seconds after which a lobby in which nothing happens closes. At a slow table people take days to gather.
LOBBY_SECONDS = {pace: 3 * (24 * 3600.0 if pace == "slow" else 3600.0) for pace in PACES}
# The names of deadlines that belong to no seat. BEGIN: a full lobby begins. DEAL: the next round is dealt. DRAW: the
# draw for seats has been shown. CLOSE: the table closes for want of players. HOST: another host takes over.
BEGIN, DEAL, DRAW, CLOSE, HOST = "begin", "deal", "draw", "close", "host"


def renew(
    mode: Mode,
    record: TableRecord,
    played: RoundRecord | None,
    state: State | None,
    acted: int | None,
    *,
    now: float,
    steward_seconds: Callable[[int], float],
    later: Callable[[float, float], float],
    between: Callable[[], Between],
) -> Deadlines:
    """Return the table's deadlines from now on: one that stands already keeps its time, and all others begin now.

    `acted`: the seat whose deadline starts anew even if it is asked again. `steward_seconds`: the seconds that the
    steward of a seat takes. `later`: the moment that is some seconds after a time, without weekends where these do not
    count. `between`: called only between two rounds and in a lobby.
    """
    if record.phase == "closed":
        return {}
    if record.phase == "lobby":
        full = record.begins == "full" and len(record.people) >= record.seats and between().enough
        kept = {BEGIN: record.deadlines.get(BEGIN, now + BEGIN_SECONDS)} if full else {}
        kept[CLOSE] = now + closing_seconds(mode, record, played)
    elif record.phase == "between":
        kept = _between_rounds(mode, record, played, now, later, between())
    else:
        kept = _waited_for(record, played, state, acted, now, steward_seconds, later)
    if record.phase in ("round", "between") and host_can_be_replaced(record):
        kept[HOST] = record.deadlines.get(HOST, now + ABSENT_SECONDS)
    return mode.waits(record, played, kept, now, between)


def first_deadlines(mode: Mode, record: TableRecord, now: float) -> Deadlines:
    """The deadlines of a table that is opened."""
    kept = {CLOSE: now + closing_seconds(mode, record, None)}
    return mode.waits(record, None, kept, now, lambda: Between(deals=False, enough=False, ready=False))


def _between_rounds(
    mode: Mode,
    record: TableRecord,
    played: RoundRecord | None,
    now: float,
    later: Callable[[float, float], float],
    between: Between,
) -> Deadlines:
    """The deadlines of the next deal, or of the end where there is none."""
    if not between.enough:
        return {CLOSE: record.deadlines.get(CLOSE, now + WAIT_SECONDS)}
    if match_is_over(played) and not between.deals:
        return {CLOSE: now + closing_seconds(mode, record, played)}
    if DEAL in record.deadlines:
        return {DEAL: record.deadlines[DEAL]}
    if not between.deals:
        return {}
    pause = BREAKS[record.pace]
    return {DEAL: later(now, min(READ_SECONDS, pause) if between.ready else pause)}


def _waited_for(
    record: TableRecord,
    played: RoundRecord | None,
    state: State | None,
    acted: int | None,
    now: float,
    steward_seconds: Callable[[int], float],
    later: Callable[[float, float], float],
) -> Deadlines:
    """The deadlines of the draw while it is shown, until somebody acts, and of every seat that owes a decision."""
    drawn = record.deadlines.get(DRAW, now)
    kept = {DRAW: drawn} if acted is None and drawn > now else {}
    if state is None or played is None:
        return kept
    begin = kept.get(DRAW, now)
    for decision in owed(state.pending):
        what = str(decision.seat)
        steward = is_driven(record, played, decision.seat)
        if what in record.deadlines and decision.seat != acted and not steward:
            kept[what] = record.deadlines[what]
        else:
            seconds = seconds_allowed(record, played.standing.order[decision.seat], decision.pace)
            kept[what] = begin + steward_seconds(decision.seat) if steward else later(begin, seconds)
    return kept


def seconds_allowed(record: TableRecord, key: str, share: float = 1.0) -> float:
    """The seconds that a person has for a decision that has this share of the pace, all of their reserve included."""
    return PACES[record.pace] * share + seconds_in_reserve(record, key)


def seconds_in_reserve(record: TableRecord, key: str) -> float:
    """The seconds that are left in a person's time reserve for this round; 0 at a pace without reserves."""
    return max(RESERVES.get(record.pace, 0.0) - record.spent.get(key, 0.0), 0.0)


def spend_reserve(record: TableRecord, key: str, seconds: float, share: float = 1.0) -> TableRecord:
    """Note in the record that a person took this many seconds for a decision: time beyond the pace is taken from their
    reserve.
    """
    over = min(seconds - PACES[record.pace] * share, seconds_in_reserve(record, key))
    return with_(record, spent=record.spent | {key: record.spent.get(key, 0.0) + over}) if over > 0 else record


def steward_pauses(
    mode: Mode, record: TableRecord, played: RoundRecord | None, state: State | None, view: View | None, most: float
) -> Callable[[int], float]:
    """Return a function that gives the seconds that the steward of a seat takes to decide, `most` at the longest.

    The seconds are drawn from the round's seed and do not depend on the cards, because the time of a play should tell
    no more than the play itself. `view`: a spectator's.
    """
    if record.phase != "round" or played is None or state is None or view is None:
        return lambda _: most
    if (own := mode.steward_seconds) is not None:
        return lambda _: min(most, own)
    if _only_stewards_play(record, played, view):
        return lambda _: min(most, HURRIED_SECONDS)
    going_on = {decision.seat for decision in state.pending if decision.goes_on}

    def pause(seat: int) -> float:
        share = share_of_pause(luck_of(played.seed, state.position, seat, "pause"))
        return most * share * (GOES_ON if seat in going_on else 1.0)

    return pause


def _only_stewards_play(record: TableRecord, played: RoundRecord, view: View) -> bool:
    """True if no person is left in the round."""
    people = {person.key for person in record.people if person.user is not None and person.key not in record.fled}
    seats = zip(played.standing.order, view.seats, strict=True)
    return not any(key in people and seat.status == "in" for key, seat in seats)


def share_of_pause(luck: bytes) -> float:
    """The part of a steward's time that one decision takes, drawn from these bytes: mostly less than all of it."""
    return LEAST_PAUSE + (1 - LEAST_PAUSE) * (luck[0] / 255) ** 2


def skips_weekends(record: TableRecord) -> bool:
    """True if weekends do not count at this table."""
    return record.pace == "slow" and not record.weekends


def extend_deadlines(
    mode: Mode, record: TableRecord, played: RoundRecord | None, now: float, steward_seconds: float
) -> TableRecord:
    """Extend the deadlines after a restart: people have at least a minute left for everything, and stewards go on at
    once. No wait is longer than it would be if it began now, since the time of day may have been set back meanwhile.
    """
    deadlines = {}
    for what, at in record.deadlines.items():
        at = min(at, now + _longest_wait(mode, what, record, played, steward_seconds))
        deadlines[what] = at if _is_stewards(what, record, played) else max(at, now + GRACE_SECONDS)
    return with_(record, deadlines=deadlines)


def correct_times(
    mode: Mode, record: TableRecord, played: RoundRecord | None, now: float, step: float, steward_seconds: float
) -> TableRecord:
    """The record after the time of day was corrected by `step` seconds.

    If it was set back, every time in the record goes back with it. A step forward counts as time that has passed, since
    the machine may have been suspended; but people have at least a minute left, or a shorter wait again in full.

    A deadline that was set between the step and its discovery is by the new time already. So no wait becomes longer
    than it would be if it began now, and nothing that has happened comes to lie in the future.
    """
    back = min(step, 0.0)
    deadlines = {}
    for what, at in record.deadlines.items():
        whole = _longest_wait(mode, what, record, played, steward_seconds)
        least = 0.0 if what == DRAW or _is_stewards(what, record, played) else min(GRACE_SECONDS, whole)
        deadlines[what] = now + min(max(at + back - now, least), whole)
    return with_(
        record,
        deadlines=deadlines,
        created=corrected_time(record.created, now, step),
    )


def corrected_time(at: float, now: float, step: float) -> float:
    """The time of something that happened, after the time of day was corrected by `step` seconds."""
    return min(at + min(step, 0.0), now)


def _longest_wait(
    mode: Mode, what: str, record: TableRecord, played: RoundRecord | None, steward_seconds: float
) -> float:
    """The seconds that the wait for this deadline lasts at the longest, from its beginning."""
    weekend = WEEKEND_SECONDS if skips_weekends(record) else 0.0
    if what.isdecimal():
        people = PACES[record.pace] + RESERVES.get(record.pace, 0.0) + weekend
        return steward_seconds if _is_stewards(what, record, played) else people
    return {
        BEGIN: mode.begin_seconds(record),
        DEAL: BREAKS[record.pace] + weekend,
        DRAW: DRAW_SECONDS,
        CLOSE: closing_seconds(mode, record, played),
        HOST: ABSENT_SECONDS,
    }[what]


def closing_seconds(mode: Mode, record: TableRecord, played: RoundRecord | None) -> float:
    """The seconds after which a table closes if nobody comes. After a match it waits as long as a lobby, since nobody
    is held to a seat then.
    """
    waits = record.phase == "lobby" or match_is_over(played) or not mode.public
    return mode.idle_seconds(record) if waits else WAIT_SECONDS


def unreadable_until(mode: Mode, record: TableRecord, now: float) -> float:
    """The moment at which a table closes that this version of the bot cannot replay. It has as much time as a lobby in
    which nothing happens, and some minutes at least, since a version that can replay it may be about to start.
    """
    return max(record.changed + mode.idle_seconds(record), now + WAIT_SECONDS)


def _is_stewards(what: str, record: TableRecord, played: RoundRecord | None) -> bool:
    """True if this is the deadline of a seat that a steward plays."""
    return what.isdecimal() and played is not None and is_driven(record, played, int(what))
