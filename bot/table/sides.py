"""The sides of a table, in games with partners. Pure functions of its record and the rules of the next deal."""

from collections import Counter
from collections.abc import Mapping, Sequence

from data.records import Person, TableRecord, with_
from engine.contract import Rules


def sides(record: TableRecord, rules: Rules) -> tuple[int, ...]:
    """The side of each seat among as many players as are wanted, or as sit here; nothing where everybody plays alone,
    and where lots decide with the deal.
    """
    players = min(max(record.seats, rules.seats()[0], len(record.people)), rules.seats()[1])
    return () if rules.draws_partners else rules.sides(players)


def side_of_each(people: Sequence[Person], sides: Sequence[int]) -> dict[str, int]:
    """The side of each player, by key: the one that they have chosen, otherwise the emptiest one as they sat down."""
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


def crowded(record: TableRecord, rules: Rules) -> tuple[int, ...]:
    """The sides with more players than seats: somebody has to change before the cards are dealt."""
    seats = sides(record, rules)
    sizes = Counter(side_of_each(record.people, seats).values())
    return tuple(side for side in dict.fromkeys(seats) if sizes[side] > seats.count(side))


def settled(record: TableRecord, rules: Rules) -> TableRecord:
    """The record of a lobby in which people keep the side that they have; stewards go wherever there is room."""
    found = side_of_each(record.people, sides(record, rules))
    people = (with_(one, side=found[one.key]) if found and one.user is not None else one for one in record.people)
    return with_(record, people=tuple(people))


def changed(record: TableRecord, key: str, rules: Rules) -> TableRecord:
    """The record with this person on the next side, whether there is room or not."""
    all_sides = list(dict.fromkeys(sides(record, rules)))
    before = settled(record, rules)
    people = (
        with_(one, side=all_sides[(all_sides.index(one.side) + 1) % len(all_sides)])
        if one.key == key and one.side is not None
        else one
        for one in before.people
    )
    return with_(before, people=tuple(people))


def seated(people: Sequence[Person], rules: Rules) -> tuple[Person, ...]:
    """The players of a match in the order of their seats. Whoever is one too many on a side plays on another."""
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


def partner(found: Mapping[str, int], key: str) -> str | None:
    """The key of the one who plays with this one; None where there is nobody, or more than one. `found`: the side of
    each player, by key.
    """
    others = [one for one, side in found.items() if one != key and side == found.get(key)]
    return others[0] if len(others) == 1 else None
