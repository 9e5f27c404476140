"""The match that a round belongs to, and the places that statistics count for the people of a finished round or match.
Families of games may have another way (`Family.finished`). Pure.
"""

from collections.abc import Sequence

from data.records import Person, RoundRecord, TableRecord
from data.stats.result_records import Place, Results
from engine.contract import RESULT, Match, Result
from engine.games import rules_of

MATCH = "match"  # the key in a stored result for the standing of a match that a family counts, and the rules do not

LEAST_ANSWERING = 2  # the number of people who must have answered for themselves


def match_of(played: RoundRecord) -> Match:
    """Return the standing of the match after a round. It is not over if the round is not, or if there is no match."""
    if played.result is None:
        return Match()
    if payload := played.result.get(MATCH):
        return Match(payload["over"], tuple(payload["places"]), tuple(payload["winners"]))
    rules = rules_of(played.game).read(played.options)
    return rules.match(played.standing, RESULT.validate_python(played.result))


def rounds_of(played: RoundRecord) -> int:
    """The number of rounds of the match so far, this one included."""
    payload = (played.result or {}).get(MATCH)
    return int(payload["rounds"]) if payload else played.standing.round


def match_goes_on(played: RoundRecord) -> bool:
    """True if the next hand belongs to the same match, so that its players keep their seats."""
    return rules_of(played.game).MATCH and not match_of(played).over


def match_is_over(played: RoundRecord | None) -> bool:
    """True if a match ended with this round."""
    return played is not None and match_of(played).over


def is_ranked(record: TableRecord, played: RoundRecord) -> bool:
    """True if a round, or the match that ends with it, counts (MIS-4): at the deal people had at least half of the
    seats, and two people have answered for themselves. The seat of a person who has left the match still counts as a
    person's, so leaving cannot undo it.
    """
    order, users = played.standing.order, {person.key for person in record.people if person.user is not None}
    peoples = {seat for seat, key in enumerate(order) if key in users} | {seat for seat, _ in record.gone}
    return 2 * len(peoples) >= len(order) and len(record.answered) >= LEAST_ANSWERING


def participant(record: TableRecord, person: Person) -> int | None:
    """The id of a person who has answered for themselves; None for everybody else, who has no place in the round
    (MIS-4).
    """
    return person.user if person.key in record.answered else None


def outcome(record: TableRecord, played: RoundRecord, result: Result) -> Results | None:
    """The places of the match that is over with this round, or of the round if the game has no matches; None while a
    match goes on.

    The people of a side have the same place, and win together. A person who has left before the end comes last, so that
    leaving cannot undo a match. People who have given no answer have no place.
    """
    rules = rules_of(played.game).read(played.options)
    match = rules.match(played.standing, result) if rules.MATCH else None
    if match is not None and not match.over:
        return None
    places, winners = (match or result).places, (match or result).winners
    by_key = {person.key: person for person in record.people}
    order = played.standing.order
    seated = [(seat, by_key[key]) for seat, key in enumerate(order) if key in by_key]
    stayed = [(seat, person) for seat, person in seated if person.key not in record.fled]
    left = [*record.gone, *((seat, person) for seat, person in seated if person.key in record.fled)]
    last = len(order) - 1
    found = [
        *(_place(record, seat, one, places[seat], won=seat in winners) for seat, one in stayed),
        *(_place(record, seat, one, last, left=True) for seat, one in left),
    ]
    return Results(
        places=tuple(one for one in found if one is not None), ranked=is_ranked(record, played), misery=False
    )


def with_sides(results: Results | None, teams: Sequence[int | None]) -> Results | None:
    """The same results with the side of each place, so that the people of a side are rated together. Whoever has left
    is rated alone.

    `teams`: the side of each seat.
    """
    if results is None:
        return None
    places = (place if place.left else place.model_copy(update={"side": teams[place.seat]}) for place in results.places)
    return results.model_copy(update={"places": tuple(places)})


def _place(
    record: TableRecord, seat: int, person: Person, place: int, *, won: bool = False, left: bool = False
) -> Place | None:
    user = participant(record, person)
    if user is None:
        return None
    return Place(
        user=user,
        name=person.name,
        seat=seat,
        next_seat=seat,
        place=place,
        won=won,
        left=left,
        steward=person.away,
    )
