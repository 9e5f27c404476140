"""From what is stored of a tournament to its next round and its standings. Pure."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from bot.table.modes.pairing import units_of
from bot.tournaments import commitment
from bot.tournaments.draw import Draw, Field, draw
from bot.tournaments.entries import Bye, Played, meetings, turns
from bot.tournaments.points import total_points
from bot.tournaments.standings import Line, goes_on, standings_of
from data.tournament_records import WHOLE, Course, Entry, Pairing, Scored
from engine.games import rules_of

SHARES: Mapping[str, Fraction] = {"half": Fraction(1, 2), "none": Fraction()}


def sizes(game: str, rules: Mapping[str, object], seats: int) -> tuple[int, int]:
    """The smallest and the largest table of a game with `seats` seats. The smallest is `seats - 1` where its rules
    allow it. Raises ValueError where the game has no such table.
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
    people, units = contenders(course), course.units
    numbers = {one.user: units[one.number] for one in people if one.user is not None}
    played, byes = results(course), waits(course)
    seats = int(tournament.rules["seats"])
    smallest, largest = sizes(tournament.game, tournament.rules, seats)
    sides = sides_of(tournament.game, tournament.rules, seats)
    if tournament.pairs and sides is not None:  # a pair is an entrant, and takes a side
        smallest, largest, sides = sides, sides, None
    pairs = (frozenset(numbers[user] for user in pair) for pair in apart if pair <= numbers.keys())
    field = Field(
        entrants=list(dict.fromkeys(units[one.number] for one in people)),
        points=total_points(played, byes),
        met=meetings(played),
        eased=turns(played, byes),
        smallest=smallest,
        largest=largest,
        sides=sides,
        apart=frozenset(pair for pair in pairs if len(pair) > 1),
        stewards=tournament.fill == "stewards" or tournament.form == "knock-out",
        rounds=tournament.rounds,
    )
    seed = commitment.draw_seed(tournament.secret, tournament.round + 1)
    drawn = draw(field, seed)
    if not drawn.tables:  # all would wait, as they are too few for a table of their own
        drawn = draw(replace(field, stewards=True), seed)
    return _paired(drawn, tournament.round + 1, course.partners if tournament.pairs else {})


def _paired(found: Draw, number: int, partners: Mapping[int, int]) -> tuple[Pairing, ...]:
    """The tables of a draw; each entrant's partner sits behind all entrants, so that sides alternate."""
    tables = []
    for at, table in enumerate(found.tables, 1):
        behind = tuple(partners[one] for one in table.entrants) if partners else ()
        seats = (len(table.entrants) + table.stewards) * (2 if partners else 1)
        tables.append(Pairing(round=number, number=at, seats=seats, entrants=(*table.entrants, *behind)))
    return tuple(tables)


def results(course: Course) -> list[Played]:
    """The tables that are over, as far as they were when the tournament ended."""
    end = course.tournament.ended
    over = [one for one in course.pairings if one.ended is not None and (end is None or one.ended <= end)]
    read = played_by_pairs if course.tournament.pairs else played_by_people
    return [read(course, one, SHARES[course.tournament.kept]) for one in over]


def contenders(course: Course) -> tuple[Entry, ...]:
    """The entries that are drawn for the next round: in a knock-out those that are left, in other forms all that have
    not gone.
    """
    if course.tournament.form != "knock-out" or not course.running:
        return course.complete
    units = course.units
    placed = {units[one] for pairing in course.running for one in pairing.entrants}
    left = placed - out_since(course).keys()
    return tuple(one for one in course.complete if units[one.number] in left)


def out_since(course: Course) -> Mapping[int, int]:
    """The last round of each entrant who is out of a knock-out, as far as its tables are over. Whoever played in the
    final is not out. Whoever was replaced is out at once, since only those who have played a round go on.
    """
    if course.tournament.form != "knock-out":
        return {}
    tables = Counter(one.round for one in course.pairings)
    units, partners = course.units, course.partners
    newest = {units[one]: pairing.round for pairing in course.pairings for one in pairing.entrants}
    placed = {units[one]: pairing.round for pairing in course.pairings for one in course.drawn(pairing)}
    found = {one: last for one, last in placed.items() if newest.get(one, 0) < last}
    for table in results(course):
        if tables[table.round] > 1:
            on = goes_on(table, _luck(course))
            found |= {one: table.round for one in table.entrants if one not in on and newest[one] == table.round}
    return found | {partners[one]: last for one, last in found.items() if one in partners}


def is_last(course: Course) -> bool:
    """True if the newest round is the last one: in a knock-out the final, where all who are left sit at one table."""
    if course.tournament.form == "knock-out":
        return len(course.running) == 1
    return course.tournament.round >= course.tournament.rounds


def waits(course: Course) -> list[Bye]:
    """The byes of everybody who was to be drawn for a round and was not. In a knock-out nobody waits."""
    if course.tournament.form == "knock-out":
        return []
    units, partners, found = course.units, course.partners, []
    for number in range(1, course.tournament.round + 1):
        here = [pairing for pairing in course.pairings if pairing.round == number]
        placed = {one for pairing in here for one in (*pairing.entrants, *course.drawn(pairing))}
        there = {
            one.number for one in course.entries if one.since <= number and (one.left is None or one.left > number)
        }
        due = [one for one in there if not course.tournament.pairs or partners.get(one) in there]
        found += [Bye(number, one) for one in sorted(due) if units[one] == one and one not in placed]
    return found


def sides_at(course: Course, pairing: Pairing) -> tuple[tuple[int, ...], ...]:
    """The entrants at a table, grouped by side. If everybody plays alone, each is a group."""
    rules = course.tournament.rules
    count = sides_of(course.tournament.game, rules, int(rules["seats"]))
    if count is None:
        return tuple((one,) for one in pairing.entrants)
    found: dict[int, list[int]] = {}
    units = units_of(pairing, count, pairs=course.tournament.pairs)
    for unit, one in zip(units, pairing.entrants, strict=True):
        found.setdefault(unit, []).append(one)
    return tuple(tuple(one) for one in found.values())


def played_by_pairs(course: Course, pairing: Pairing, kept: Fraction) -> Played:
    """The result of a table of pairs that signed up together. Each pair is one entrant, and its points count in full
    only if both came.
    """
    units, drawn = course.units, course.drawn(pairing)
    sides: dict[int | None, list[Scored]] = {}
    for one in pairing.scores or ():
        sides.setdefault(one.side, []).append(one)
    found: dict[int, list[Scored]] = {}
    for seats in sides.values():
        # Somebody who came for a partner plays under that pair's number.
        people = sorted((one.entrant for one in seats if one.entrant is not None), key=lambda one: one not in drawn)
        if people:
            found[units[people[0]]] = seats
    entrants = tuple(found) or tuple(dict.fromkeys(units[one] for one in pairing.entrants))
    scored = [found.get(one, []) for one in entrants]
    stewards = [seats for seats in sides.values() if all(one.entrant is None for one in seats)]
    return Played(
        round=pairing.round,
        entrants=entrants,
        places=tuple(min((one.place for one in seats), default=0) + 1 for seats in scored),
        seats=len(sides) or len(entrants),
        margins=tuple(max((Fraction(one.margin, WHOLE) for one in seats), default=Fraction()) for seats in scored),
        shares=tuple(_share(seats, kept) for seats in scored),
        struck=pairing.struck is not None or pairing.scores is None,
        stewards=tuple(seats[0].place + 1 for seats in stewards),
    )


def _share(seats: Sequence[Scored], kept: Fraction) -> Fraction:
    """The part of its points that a pair keeps: all if both came."""
    return Fraction(1) if all(one.entrant is not None and one.present for one in seats) else kept


def played_by_people(course: Course, pairing: Pairing, kept: Fraction) -> Played:
    """The result of a table at which each person is an entrant. If it has sides, partners were drawn."""
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
    if course.tournament.pairs:
        there, placed = course.complete, {one for pairing in course.pairings for one in pairing.entrants}
        seen = {*placed, *(one.number for one in there)}
        took_part = [lower for lower, higher in course.tournament.partners if lower in seen or higher in seen]
    ranked = standings_of(course.tournament.form, took_part, results(course), waits(course), _luck(course))
    unfinished = course.tournament.form == "knock-out" and course.tournament.phase == "round"
    return _still_in_first(course, ranked) if unfinished else ranked


def _still_in_first(course: Course, ranked: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of a knock-out, those who are out behind all others, whose tables may still play."""
    out, found = out_since(course), list[Line]()
    ordered = sorted(ranked, key=lambda line: line.entrant in out)
    for at, line in enumerate(ordered):
        together = at > 0 and ordered[at - 1].place == line.place
        found.append(replace(line, place=found[-1].place if together else at + 1))
    return tuple(found)


def _luck(course: Course) -> bytes:
    """The luck of the standings."""
    return commitment.luck_of(commitment.draw_seed(course.tournament.secret, commitment.STANDINGS))


def places(course: Course) -> dict[int, int]:
    """The final place of each entrant who has played any table to its end themselves; of nobody while the tournament
    goes on, or where it was ended early.
    """
    now = course.tournament
    if now.phase != "over" or now.stopped:
        return {}
    played = {one.entrant for pairing in course.pairings for one in pairing.scores or () if one.present}
    place = {line.entrant: line.place for line in lines(course)}
    return {one: place[unit] for one, unit in course.units.items() if one in played and unit in place}
