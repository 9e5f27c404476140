"""What a finished game was to the people who played it, in games that bring nothing of their own for that. Pure."""

from collections.abc import Sequence

from data.records import Person, Place, Results, RoundRecord, TableRecord
from engine.contract import Result
from engine.games import rules_of


def outcome(record: TableRecord, played: RoundRecord, result: Result) -> Results | None:
    """A match that is over with this round, or a round that stands for itself; None while a match goes on.

    A side shares its place, and each of its people has won. A person who has left before the end counts as last, or
    leaving could undo a match. With a majority of stewards' seats it is unranked.
    """
    rules = rules_of(played.game).read(played.options)
    match = rules.match(played.standing, result) if rules.MATCH else None
    if match is not None and not match.over:
        return None
    places, winners = (match or result).places, (match or result).winners
    by_key = {person.key: person for person in record.people}
    order = played.standing.order
    seated = [(seat, by_key[key]) for seat, key in enumerate(order) if key in by_key]
    stewards = sum(person.user is None for _, person in seated)
    stayed = [(seat, person) for seat, person in seated if person.key not in record.fled]
    left = [*record.gone, *((seat, person) for seat, person in seated if person.key in record.fled)]
    last = len(order) - 1
    found = [
        *(_place(seat, person, places[seat], won=seat in winners) for seat, person in stayed if person.user),
        *(_place(seat, person, last, left=True) for seat, person in left if person.user),
    ]
    return Results(places=tuple(found), ranked=2 * stewards <= len(order), misery=False)


def sided(results: Results | None, teams: Sequence[int | None]) -> Results | None:
    """What a game was to people who played in sides: they are rated together. Whoever has left is rated alone.

    `teams`: the side of each seat.
    """
    if results is None:
        return None
    places = (place if place.left else place.model_copy(update={"side": teams[place.seat]}) for place in results.places)
    return results.model_copy(update={"places": tuple(places)})


def _place(seat: int, person: Person, place: int, *, won: bool = False, left: bool = False) -> Place:
    return Place(
        user=person.user or 0,
        name=person.name,
        seat=seat,
        next_seat=seat,
        place=place,
        won=won,
        left=left,
        steward=person.away,
    )
