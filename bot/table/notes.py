"""Notes: lines of a table's log that tell of no event of the rules, as when somebody comes back to their seat; and
lines about stewards, which stand there now and then, different ones for each level.
"""

from bot.table.outcome import match_of
from bot.table.people import key_of, seated, set_away
from bot.table.table import Table
from bot.thinking.task import luck_of
from data.records import Note, RoundRecord, TableRecord, with_
from engine.contract import Result
from engine.games import rules_of

MOST_NOTES = 40

RARELY = 3  # one round of three may have such a line, on average


def add_note(record: TableRecord, after: int, key: str, **values: str) -> TableRecord:
    """Add a line to the record's log, to stand after the first `after` events of the round. A lobby has no log."""
    if record.phase == "lobby":
        return record
    return with_(record, notes=(*record.notes, Note(after=after, key=key, values=values))[-MOST_NOTES:])


def note(table: Table, record: TableRecord, key: str, coming: int = 0, **values: str) -> TableRecord:
    """Add a line to the record's log. It stands after all events so far and the `coming` ones, which the commit of the
    record will add.
    """
    return add_note(record, len(table.events) + coming, key, **values)


def note_host(table: Table, record: TableRecord) -> TableRecord:
    """Add a line that names the host of the record, if the table had another one before."""
    host = seated(record, key_of(record.host))
    if record.host == table.record.host or host is None or record.phase == "closed":
        return record
    return note(table, record, "host-passes", name=host.name)


def note_return(table: Table, record: TableRecord, key: str) -> TableRecord:
    """Give a person who acts their seat back, unless they have left it. A line says so if a steward sat in for them."""
    person = seated(record, key)
    if person is None or key in record.fled or not (person.away or person.missed):
        return record
    back = set_away(record, key, False)
    return note(table, back, "came-back", name=person.name) if person.away else back


def add_line_about_steward(record: TableRecord, played: RoundRecord, result: Result, count: int) -> TableRecord:
    """After some rounds, add a line to the record about a steward that has won or has come last. In games of matches
    such lines come at the end of a match alone. `count`: the number of events of the round.
    """
    match = match_of(played)
    goes_on = rules_of(played.game).MATCH and not match.over
    if goes_on or luck_of(played.seed, count, 0, "manners")[0] % RARELY:
        return record
    winners, places = (match.winners, match.places) if match.over else (result.winners, result.places)
    stewards = {
        seat: person
        for seat, key in enumerate(played.standing.order)
        if (person := seated(record, key)) is not None and person.user is None
    }
    last = places.index(max(places)) if places else None
    ends = [*(("wins", seat) for seat in winners), *([("last", last)] if last is not None else [])]
    found = next(((end, stewards[seat]) for end, seat in ends if seat in stewards), None)
    if found is None:
        return record
    end, steward = found
    return add_note(record, count, f"manner-{end}-{steward.level}", name=steward.name, level=steward.level)
