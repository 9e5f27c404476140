"""The sides of a table, in games with partners. Pure functions of its record and the rules of the next deal."""

from collections import Counter
from collections.abc import Mapping, Sequence

from data.records import Person, TableRecord, with_
from engine.contract import Rules


def sides(record: TableRecord, rules: Rules) -> tuple[int, ...]:
    """The side of each seat, for the number of players that is wanted or, if more sit here already, for that number.
    Empty if everybody plays alone, or if lots decide about partners at the deal.
    """
    players = min(max(record.seats, rules.seats()[0], len(record.people)), rules.seats()[1])
    return () if rules.draws_partners else rules.sides(players)


def side_of_each(people: Sequence[Person], sides: Sequence[int]) -> dict[str, int]:
    """The side of each player, by key: the side that they have chosen or, in the order in which they sat down, the one
    with the fewest players.
    """
    if not sides:
        return {}
    chosen = {person.key: person.side for person in people if person.side in sides}
    sizes = Counter(side for side in chosen.values() if side is not None)
    found: dict[str, int] = {}
    for person in people:
        side = chosen.get(person.key)
        if side is None:
            side = min(dict.fromkeys(sides), key=lambda one: sizes[one])
            sizes[side] += 1
        found[person.key] = side
    return found


def crowded_sides(record: TableRecord, rules: Rules) -> tuple[int, ...]:
    """The sides that have more players than seats. Somebody has to leave them before the cards are dealt."""
    seats = sides(record, rules)
    sizes = Counter(side_of_each(record.people, seats).values())
    return tuple(side for side in dict.fromkeys(seats) if sizes[side] > seats.count(side))


def settle_sides(record: TableRecord, rules: Rules) -> TableRecord:
    """Note in the record of a lobby that every person has chosen the side that they are on now. Stewards choose none,
    and go wherever there is room.
    """
    found = side_of_each(record.people, sides(record, rules))
    people = (with_(one, side=found[one.key]) if found and one.user is not None else one for one in record.people)
    return with_(record, people=tuple(people))


def change_side(record: TableRecord, key: str, rules: Rules) -> TableRecord:
    """Move this person to the next side, even if that has no room."""
    all_sides = list(dict.fromkeys(sides(record, rules)))
    before = settle_sides(record, rules)
    people = (
        with_(one, side=all_sides[(all_sides.index(one.side) + 1) % len(all_sides)])
        if one.key == key and one.side is not None
        else one
        for one in before.people
    )
    return with_(before, people=tuple(people))


def seat_by_sides(people: Sequence[Person], rules: Rules) -> tuple[Person, ...]:
    """The players of a match in the order of their seats. A player for whom their side has no seat plays on another."""
    if rules.draws_partners:
        return tuple(people)
    sides = rules.sides(len(people))
    found = side_of_each(people, sides)
    left = list(people)
    order: list[Person] = []
    for side in sides:
        order.append(next((person for person in left if found[person.key] == side), left[0]))
        left.remove(order[-1])
    return tuple(order) if sides else tuple(people)


def partner(side_by_key: Mapping[str, int], key: str) -> str | None:
    """The key of a player's partner; None if they have none or several."""
    others = [one for one, side in side_by_key.items() if one != key and side == side_by_key.get(key)]
    return others[0] if len(others) == 1 else None
