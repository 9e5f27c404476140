"""Now and then the chronicler has a word about a steward, each level in its own way."""

from bot.table.matches import match_of
from bot.table.notes import add_note
from bot.table.people import seated
from bot.thinking.task import luck_of
from bot.ui import wording
from data.records import RoundRecord, TableRecord
from engine.contract import Result
from engine.games import rules_of

RARELY = 3  # a steward speaks up in one round of three, on the average


def spoken(record: TableRecord, played: RoundRecord, result: Result, count: int) -> TableRecord:
    """The record after a round, with a line about a steward who has won it, or else come last in it; in most rounds
    without one. In a game of matches that is for the end of the match. `count`: how many events the round had.
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
    return add_note(record, count, f"manner-{end}-{steward.level}", name=wording.bare_name(steward, str))
