"""What a table waits for, and how long: pure functions from its record, round and state."""

from collections.abc import Callable

from bot.table.people import driven, host_gone, with_
from bot.table.weekdays import WEEKEND_SECONDS
from data.records import RoundRecord, TableRecord
from engine.contract import State, owed

PACES = {"quick": 20.0, "lively": 45.0, "relaxed": 120.0, "slow": 12 * 3600.0}  # seconds for a decision
BREAKS = {"quick": 20.0, "lively": 30.0, "relaxed": 60.0, "slow": 12 * 3600.0}  # and between two rounds
READ_SECONDS = 10.0  # the same where everybody was ready before the round ended: time to read how it did
HURRIED_SECONDS = 0.4  # for a steward, once no person is left in the round
LEAST_PAUSE = 0.5  # of a steward's time, at least so much
DRAW_SECONDS = 5.0  # how long the draw for seats is shown
GRACE_SECONDS = 60.0  # what is left of every wait, at least, after a restart
ABSENT_SECONDS = 10 * 60.0  # how long a host may be away before another takes over
BEGIN_SECONDS = 15.0  # how long a lobby that is full waits before it begins by itself: time to think better of it
LESSON_SECONDS = 24 * 3600.0  # how long a lesson waits for its pupil
WAIT_SECONDS = 10 * 60.0  # how long a table waits for enough players before it closes
# How long a lobby waits in which nothing happens; where a decision may take half a day, people take days to gather.
LOBBY_SECONDS = {"quick": 3 * 3600.0, "lively": 3 * 3600.0, "relaxed": 3 * 3600.0, "slow": 3 * 24 * 3600.0}
# What a table may wait for beside a seat; BEGIN: in a lobby that is full, CLOSE: for enough players, or in a lobby for
# anybody, HOST: for a host who is away.
BEGIN, DEAL, DRAW, CLOSE, HOST = "begin", "deal", "draw", "close", "host"


def next_deadlines(
    record: TableRecord,
    played: RoundRecord | None,
    state: State | None,
    acted: int | None,
    *,
    now: float,
    steward_seconds: Callable[[int], float],
    later: Callable[[float, float], float],
    deals: Callable[[], bool],
    enough: Callable[[], bool],
    ready: Callable[[], bool],
) -> dict[str, float]:
    """What the table waits for from now on; what it waited for already keeps its time.

    `acted`: the seat whose deadline restarts even if it is asked again. `steward_seconds`: how long the steward of a
    seat takes. `later`: when so many seconds have passed from
    a time on, as far as they count for people. `deals`: whether the next deal comes by itself, once `enough` are coming
    for it; at once where all are `ready`.
    """
    if record.phase == "lobby":
        full = record.begins == "full" and len(record.people) >= record.seats and enough()
        begins = {BEGIN: record.deadlines.get(BEGIN, now + BEGIN_SECONDS)} if full else {}
        return begins | {CLOSE: now + closing_seconds(record)}
    kept = _waited_for(record, played, state, acted, now, steward_seconds, later)
    if record.phase == "between" and not enough():
        kept = {CLOSE: record.deadlines.get(CLOSE, now + WAIT_SECONDS)}
    elif record.phase == "between" and DEAL not in kept and deals():
        kept[DEAL] = later(now, min(READ_SECONDS if ready() else BREAKS[record.pace], BREAKS[record.pace]))
    if record.lesson:  # nobody hurries anybody; when nothing has happened for long, it is over
        kept = {what: at for what, at in kept.items() if what != DEAL} | {CLOSE: now + LESSON_SECONDS}
    if record.phase in ("round", "between") and host_gone(record):
        kept[HOST] = record.deadlines.get(HOST, now + ABSENT_SECONDS)
    return kept


def _waited_for(
    record: TableRecord,
    played: RoundRecord | None,
    state: State | None,
    acted: int | None,
    now: float,
    steward_seconds: Callable[[int], float],
    later: Callable[[float, float], float],
) -> dict[str, float]:
    """The next deal that was announced, the draw while it is shown, and everybody who owes a decision."""
    drawing = acted is None  # a person who plays while the draw is still shown has seen enough of it
    kept = {
        what: at for what, at in record.deadlines.items() if what == DEAL or (what == DRAW and drawing and at > now)
    }
    if record.phase != "round" or state is None or played is None:
        return kept
    begin = kept.get(DRAW, now)
    for decision in owed(state.pending):
        what = str(decision.seat)
        steward = driven(record, played, decision.seat)
        if record.lesson and not steward:
            continue
        if what in record.deadlines and decision.seat != acted and not steward:
            kept[what] = record.deadlines[what]
        else:
            kept[what] = (
                begin + steward_seconds(decision.seat) if steward else later(begin, PACES[record.pace] * decision.pace)
            )
    return kept


def share_of_pause(luck: bytes) -> float:
    """Which part of a steward's time one decision takes, drawn from these bytes: mostly less than all of it."""
    return LEAST_PAUSE + (1 - LEAST_PAUSE) * (luck[0] / 255) ** 2


def rests(record: TableRecord) -> bool:
    """Whether weekends do not count at this table."""
    return record.pace == "slow" and not record.weekends


def graced(record: TableRecord, played: RoundRecord | None, now: float, steward_seconds: float) -> TableRecord:
    """After a restart nobody has less than a minute; a steward goes on at once. And nothing is waited for longer than
    from its beginning: the time of day may have been set back meanwhile.
    """
    deadlines = {}
    waiting = {CLOSE: now + closing_seconds(record)} if record.phase == "lobby" else {}  # lobbies once waited for ever
    for what, at in (waiting | record.deadlines).items():
        at = min(at, now + _whole(what, record, played, steward_seconds))
        deadlines[what] = at if _stewards(what, record, played) else max(at, now + GRACE_SECONDS)
    return with_(record, deadlines=deadlines)


def corrected(
    record: TableRecord, played: RoundRecord | None, now: float, step: float, steward_seconds: float
) -> TableRecord:
    """After the time of day was corrected by `step`. Every time in the record goes back with it. A step forward counts
    as time that has passed, for the machine may have been suspended; but people have a minute left, or the whole of a
    shorter wait.

    What was set after the step, before it was noticed, went by the new time already: so nothing is waited for longer
    than from its beginning, and nothing that has happened is in the future.
    """
    back = min(step, 0.0)
    deadlines = {}
    for what, at in record.deadlines.items():
        whole = _whole(what, record, played, steward_seconds)
        least = 0.0 if what == DRAW or _stewards(what, record, played) else min(GRACE_SECONDS, whole)
        deadlines[what] = now + min(max(at + back - now, least), whole)
    return with_(
        record,
        deadlines=deadlines,
        created=happened(record.created, now, step),
    )


def happened(at: float, now: float, step: float) -> float:
    """When something has happened, by a time of day that was corrected by `step`."""
    return min(at + min(step, 0.0), now)


def _whole(what: str, record: TableRecord, played: RoundRecord | None, steward_seconds: float) -> float:
    """How long this is waited for in all, at most."""
    weekend = WEEKEND_SECONDS if rests(record) else 0.0
    if what.isdecimal():
        return steward_seconds if _stewards(what, record, played) else PACES[record.pace] + weekend
    return {
        BEGIN: BEGIN_SECONDS,
        DEAL: BREAKS[record.pace] + weekend,
        DRAW: DRAW_SECONDS,
        CLOSE: closing_seconds(record),
        HOST: ABSENT_SECONDS,
    }[what]


def closing_seconds(record: TableRecord) -> float:
    """How long a table stays open though nobody comes."""
    if record.lesson:
        return LESSON_SECONDS
    return LOBBY_SECONDS[record.pace] if record.phase == "lobby" else WAIT_SECONDS


def abandoned(record: TableRecord, now: float) -> float:
    """When a table closes that this version of the bot cannot read: as late as a lobby in which nothing happens, and
    not as soon as it is found, since a version that reads it may be about to start.
    """
    seconds = LESSON_SECONDS if record.lesson else LOBBY_SECONDS[record.pace]
    return max(record.changed + seconds, now + WAIT_SECONDS)


def _stewards(what: str, record: TableRecord, played: RoundRecord | None) -> bool:
    """Whether this is a steward's decision."""
    return what.isdecimal() and played is not None and driven(record, played, int(what))
