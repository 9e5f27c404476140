"""From what is stored of a tournament to its next round and its standings. Pure."""

from collections import Counter
from collections.abc import Collection, Mapping
from fractions import Fraction

from bot.tournaments import commitment
from bot.tournaments.draw import Draw, Field, draw
from bot.tournaments.entries import Bye, Played, meetings, turns
from bot.tournaments.points import total_points
from bot.tournaments.standings import Line, goes_on, standings_of
from data.tournament_records import WHOLE, Course, Entry, Pairing, Scored
from engine.games import rules_of

SHARES: Mapping[str, Fraction] = {"half": Fraction(1, 2), "none": Fraction()}


def sizes(game: str, rules: Mapping[str, object], seats: int) -> tuple[int, int]:
    """The fewest and the most who sit at a table with this number of seats: one fewer than all where the game allows
    it. Raises ValueError where the game has no such table.
    """
    read = rules_of(game).read({name: value for name, value in rules.items() if name in rules_of(game).model_fields})
    if read.refusal(seats) is not None:
        raise ValueError(f"{game} is not for {seats}")
    fewer = seats > 2 and read.refusal(seats - 1) is None and not read.sides(seats) and not read.sides(seats - 1)
    return seats - fewer, seats


def sides_of(game: str, rules: Mapping[str, object], seats: int) -> int | None:
    """The number of sides of a table whose partners are drawn; None where everybody plays alone."""
    read = rules_of(game).read({name: value for name, value in rules.items() if name in rules_of(game).model_fields})
    sides = set(read.sides(seats))
    return len(sides) if sides and len(sides) < seats else None


def drawn(course: Course, apart: Collection[frozenset[int]]) -> tuple[Pairing, ...]:
    """The tables of the next round. `apart`: pairs of users who are not put at one table while it can be avoided."""
    tournament = course.tournament
    people = contenders(course)
    numbers = {one.user: one.number for one in people if one.user is not None}
    played, byes = results(course), waits(course)
    seats = int(tournament.rules["seats"])
    smallest, largest = sizes(tournament.game, tournament.rules, seats)
    field = Field(
        entrants=[one.number for one in people],
        points=total_points(played, byes),
        met=meetings(played),
        eased=turns(played, byes),
        smallest=smallest,
        largest=largest,
        sides=sides_of(tournament.game, tournament.rules, seats),
        apart=frozenset(frozenset(numbers[user] for user in pair) for pair in apart if pair <= numbers.keys()),
    )
    return _paired(draw(field, commitment.draw_seed(tournament.secret, tournament.round + 1)), tournament.round + 1)


def _paired(found: Draw, number: int) -> tuple[Pairing, ...]:
    return tuple(
        Pairing(round=number, number=at, seats=len(table.entrants) + table.stewards, entrants=table.entrants)
        for at, table in enumerate(found.tables, 1)
    )


def results(course: Course) -> list[Played]:
    """The tables that are over, as far as they were when the tournament ended."""
    end = course.tournament.ended
    over = [one for one in course.pairings if one.ended is not None and (end is None or one.ended <= end)]
    return [_played(one, SHARES[course.tournament.kept]) for one in over]


def contenders(course: Course) -> tuple[Entry, ...]:
    """Those who are drawn for the next round: in a knock-out those who are left, else everybody who has not gone."""
    if course.tournament.form != "knock-out" or not course.running:
        return course.present
    placed = {one for pairing in course.running for one in pairing.entrants}
    left = placed - out_since(course).keys()
    return tuple(one for one in course.present if one.number in left)


def out_since(course: Course) -> Mapping[int, int]:
    """Those who are out in a knock-out, as far as its tables are over: the round that was the last for each. Nobody is
    out who played in the final.
    """
    if course.tournament.form != "knock-out":
        return {}
    tables = Counter(one.round for one in course.pairings)
    newest = {one: pairing.round for pairing in course.pairings for one in pairing.entrants}
    found: dict[int, int] = {}
    for table in results(course):
        if tables[table.round] > 1:
            on = goes_on(table, _luck(course))
            found |= {one: table.round for one in table.entrants if one not in on and newest[one] == table.round}
    return found


def is_last(course: Course) -> bool:
    """True if the newest round is the last one: in a knock-out the final, where all who are left sit at one table."""
    if course.tournament.form == "knock-out":
        return len(course.running) == 1
    return course.tournament.round >= course.tournament.rounds


def waits(course: Course) -> list[Bye]:
    """Those who waited a round: they were to be drawn for it and were not. In a knock-out nobody waits."""
    if course.tournament.form == "knock-out":
        return []
    found = []
    for number in range(1, course.tournament.round + 1):
        placed = {one for pairing in course.pairings if pairing.round == number for one in pairing.entrants}
        due = [one for one in course.entries if one.since <= number and (one.left is None or one.left > number)]
        found += [Bye(number, one.number) for one in due if one.number not in placed]
    return found


def _played(pairing: Pairing, kept: Fraction) -> Played:
    scores = {one.entrant: one for one in pairing.scores or ()}
    lost = Scored(entrant=None, place=pairing.seats - 1, present=False)  # of somebody whose data are deleted
    found = [scores.get(one, lost) for one in pairing.entrants]
    sides = [one.side for one in found if one.side is not None]
    count = len({one.side for one in pairing.scores or () if one.side is not None})
    sided = len(sides) == len(found) and count > 0
    return Played(
        round=pairing.round,
        entrants=pairing.entrants,
        places=tuple(one.place + 1 for one in found),
        seats=count if sided else pairing.seats,
        margins=tuple(Fraction(one.margin, WHOLE) for one in found),
        shares=tuple(Fraction(1) if one.present else kept for one in found),
        struck=pairing.struck is not None or pairing.scores is None,
        stewards=() if sided else tuple(one.place + 1 for one in pairing.scores or () if one.entrant is None),
        sides=tuple(sides) if sided and count < pairing.seats else (),
    )


def lines(course: Course) -> tuple[Line, ...]:
    """The standings of everybody who was ever to be drawn."""
    took_part = [one.number for one in course.entries if one.left is None or one.left > one.since]
    return standings_of(course.tournament.form, took_part, results(course), waits(course), _luck(course))


def _luck(course: Course) -> bytes:
    """The luck of the standings."""
    return commitment.luck_of(commitment.draw_seed(course.tournament.secret, commitment.STANDINGS))
