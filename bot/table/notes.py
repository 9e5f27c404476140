"""Notes: lines of a table's log that tell of no event of the rules, as when somebody comes back to their seat."""

from bot.table.people import key_of, seated, set_away
from bot.table.table import Table
from data.records import Note, TableRecord, with_

MOST_NOTES = 40


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
