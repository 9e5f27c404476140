"""The people at a table: their seats, their coming and going, and the host. Pure functions of its record."""

from collections.abc import Collection

from bot.refusal import Refused
from bot.ui.names import in_markdown
from data.records import Person, RoundRecord, TableRecord, with_
from engine.contract import View


def key_of(user: int) -> str:
    """A person's key at a table."""
    return f"u{user}"


def host_alone(record: TableRecord, code: str = "not_host", **values: str) -> Refused:
    """The refusal of an act that only the host may do. It names the host."""
    host = seated(record, key_of(record.host))
    return Refused(code, host=in_markdown(host.name) if host else "?", **values)


def user_of(key: str) -> int | None:
    """The user id in a person's key; None for the key of a steward."""
    return int(key[1:]) if key.startswith("u") else None


def coming_people(record: TableRecord) -> tuple[Person, ...]:
    """Return the players of the next round: everybody who sits here, without people who leave and stewards whose seats
    are taken over, and then everybody at the gate.
    """
    taken = {person.takes for person in record.joining}
    staying = [person for person in record.people if person.key not in record.leaving and person.key not in taken]
    return (*staying, *record.joining)


def is_here(record: TableRecord, user: int) -> bool:
    """True if the user sits here, or waits for the next deal."""
    return any(person.user == user for person in (*record.people, *record.joining))


def seated(record: TableRecord, key: str) -> Person | None:
    """The player of that key who sits here; None if there is none. People at the gate do not sit here yet."""
    return next((person for person in record.people if person.key == key), None)


def takeable_seats(record: TableRecord, in_match: bool = False, lost: Collection[str] = ()) -> tuple[Person, ...]:
    """Return the players whose seats a person may take over with the next deal. These are stewards, and, while a
    match goes on (`in_match`), people who leave. In a match the seats of the keys in `lost` are not among them.
    """
    taken = {person.takes for person in record.joining}
    leaving = [
        person for person in record.people if in_match and person.key in record.leaving and person.key not in taken
    ]
    given_up = (*(person for person in coming_people(record) if person.user is None), *leaving)
    return tuple(person for person in given_up if not (in_match and person.key in lost))


def lost_seats(played: RoundRecord | None, view: View | None) -> frozenset[str]:
    """The keys whose seats can no longer win the match, because they are out or retired."""
    if played is None or view is None:
        return frozenset()
    order = enumerate(played.standing.order)
    return frozenset(key for at, key in order if at in view.standing.out or view.seats[at].retired)


def let_in(record: TableRecord, person: Person, in_match: bool = False, forfeited: bool = False) -> TableRecord:
    """Let a person come in: in the lobby they sit down at once, else they wait at the gate. A person who was about to
    leave stays instead.

    A person who has left a round for good (no steward plays on for them, or they `forfeited` it) comes in as a
    newcomer, except while a match goes on (`in_match`), in which nobody loses their seat before the next deal. When a
    person stays, somebody at the gate who was to take over their seat goes away.
    """
    stays = (record.stewards and not forfeited) or in_match or person.key not in record.fled
    if person.key in record.leaving and stays:
        back = with_(
            record,
            leaving=keys_without(record.leaving, person.key),
            fled=keys_without(record.fled, person.key),
            joining=tuple(one for one in record.joining if one.takes != person.key),
        )
        return set_away(back, person.key, False)
    if record.phase == "lobby":
        return with_(record, people=(*record.people, person))
    return with_(record, joining=(*record.joining, person))


def let_go(record: TableRecord, key: str, *, holding: bool = False, order: tuple[str, ...] = ()) -> TableRecord:
    """Let a person go: from the lobby and from the gate at once, else with the next deal. `holding`: True if they leave
    cards in the middle of a round; a steward plays these if stewards are allowed. If it was the host, the next by
    `order`, the keys by rank, becomes the host; if nobody is left, the table closes.
    """
    if record.phase == "lobby" or any(person.key == key for person in record.joining):
        joining = people_without(record.joining, key)
        people = record.people if key in record.leaving else people_without(record.people, key)
        record = with_(record, people=people, joining=joining)
    else:
        record = with_(record, leaving=(*keys_without(record.leaving, key), key))
        if holding:
            record = set_away(with_(record, fled=(*record.fled, key)), key, record.stewards)
    return ensure_host_or_close(record, order)


def set_away(record: TableRecord, key: str, away: bool) -> TableRecord:
    """Let a steward play for this person (`away`), or let the person play again. Either way the count of decisions that
    they left to the clock starts anew.
    """
    return _change(record, key, away=away, missed=0, answered_for=False)


def count_missed(record: TableRecord, key: str, costly: bool = False) -> TableRecord:
    """Count one more decision for which a person's time ran out. `costly`: as `Decision.costly`."""
    person = seated(record, key)
    if person is None:
        return record
    return _change(record, key, missed=person.missed + 1, answered_for=person.answered_for or costly)


def is_waited_for(record: TableRecord, user: int) -> bool:
    """True if this person is to take over a seat of a tournament's table, and has not said yet that they are there."""
    return any(person.user == user and person.away for person in record.joining)


def mark_arrived(record: TableRecord, user: int) -> TableRecord:
    """Note in the record that somebody who takes over a seat in a tournament has said that they are there."""
    return with_(record, joining=tuple(with_(one, away=False) if one.user == user else one for one in record.joining))


def _change(record: TableRecord, key: str, **changes: object) -> TableRecord:
    """Change some fields of one person in the record."""
    people = tuple(with_(person, **changes) if person.key == key else person for person in record.people)
    return with_(record, people=people)


def mark_answered(record: TableRecord, *keys: str) -> TableRecord:
    """Mark these people in the record as having answered for themselves."""
    return with_(record, answered=tuple(dict.fromkeys((*record.answered, *keys))))


def ensure_host_or_close(record: TableRecord, order: tuple[str, ...] = ()) -> TableRecord:
    """The record with a host who is here: if the host has gone, the next in rank becomes the host. If nobody is left,
    the table closes. `order`: the keys by rank.
    """
    staying = [person for person in coming_people(record) if person.user is not None]
    here = staying or [
        person for person in record.people if person.user is not None and not _has_gone(record, person.key)
    ]
    if not here:
        return with_(record, phase="closed", deadlines={})
    return record if any(person.user == record.host for person in here) else _appoint_host(record, here, order)


def replace_host(record: TableRecord, order: tuple[str, ...]) -> TableRecord:
    """Replace the host, who is away, by the next in rank. `order`: the keys by rank."""
    return _appoint_host(record, _heirs(record), order)


def host_can_be_replaced(record: TableRecord) -> bool:
    """True if the host is away while somebody else could take over."""
    host = seated(record, key_of(record.host))
    return host is not None and host.away and bool(_heirs(record))


def _heirs(record: TableRecord) -> list[Person]:
    return [person for person in coming_people(record) if person.user not in (None, record.host) and not person.away]


def _appoint_host(record: TableRecord, heirs: list[Person], order: tuple[str, ...]) -> TableRecord:
    ranks = {key: rank for rank, key in enumerate(order)}
    return with_(record, host=min(heirs, key=lambda person: ranks.get(person.key, len(ranks))).user)


def _has_gone(record: TableRecord, key: str) -> bool:
    """True if a person who leaves is not here any more. Somebody who leaves cards in the middle of a round is gone at
    once, all others when the round is over.
    """
    return key in record.fled if record.phase == "round" else key in record.leaving


def people_without(people: tuple[Person, ...], key: str) -> tuple[Person, ...]:
    """The people without the one of that key."""
    return tuple(person for person in people if person.key != key)


def keys_without(keys: tuple[str, ...], key: str) -> tuple[str, ...]:
    """The keys without this one."""
    return tuple(one for one in keys if one != key)
