"""The lines about stewards that stand in a table's log now and then, different ones for each level."""

from bot.table.matches import match_of
from bot.table.notes import add_note
from bot.table.people import seated
from bot.thinking.task import luck_of
from data.records import RoundRecord, TableRecord
from engine.contract import Result
from engine.games import rules_of

RARELY = 3  # one round of three may have such a line, on average


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
