"""Checks the course of a tournament without the bot: `python verify_course.py tournament-7.json` (from Python 3.10 on).

It says which luck, orders, points and standings agree with what was fixed before anybody signed up, and if everybody
who was drawn has played or waited. The last line says what is not proved. It ends with 1 where anything does not agree,
and with a sentence where the file cannot be read. How each is computed, docs/tournaments.md tells.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import Any

Json = dict[str, Any]
HALF = Fraction(1, 2)
FORMS = ("swiss", "league", "knock-out")
NOT_PROVED = (
    "that the commitment is the one that you saw at sign-up (compare it); the names, the game and the form; who was "
    "drawn to which table or got a bye; what came of the tables: their seats, places, margins, shares and sides, the "
    "places of stewards, and whether they are struck; and what the remarks say"
)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def in_order(luck: str, entrants: list[int]) -> list[int]:
    """The order that a luck gives."""
    return sorted(entrants, key=lambda one: sha256(bytes.fromhex(luck) + one.to_bytes(8, "big")))


def sides(table: Json) -> list[list[int]]:
    """Those who were placed as one: everybody alone, where no partners were drawn."""
    if not table["sides"]:
        return [[one] for one in table["entrants"]]
    seated = list(zip(table["sides"], table["entrants"], strict=True))
    return [[one for own, one in seated if own == side] for side in dict.fromkeys(table["sides"])]


def points(table: Json) -> dict[int, Fraction]:
    """1 for the first, 0 for the last, even steps between; those who tie share. Then the part of it that counts."""
    place = dict(zip(table["entrants"], table["places"], strict=True))
    known, steps = [*(place[side[0]] for side in sides(table)), *table["stewards"]], table["seats"] - 1
    found = {}
    for one, share in zip(table["entrants"], table["shares"], strict=True):
        own, worth = place[one], Fraction(1)
        if steps:
            ahead = sum(other < own for other in known) if len(known) == steps + 1 else own - 1
            worth -= (ahead + Fraction(known.count(own) - 1, 2)) / steps
        found[one] = Fraction() if table["struck"] else worth * Fraction(share)
    return found


def standings(course: Json) -> list[Json]:
    """The standings, computed from places, shares, margins and byes alone."""
    played = [(part["round"], table) for part in course["rounds"] for table in part["tables"]]
    byes = [(part["round"], one) for part in course["rounds"] for one in part["byes"]]
    counted = [(number, table) for number, table in played if not table["struck"]]
    everybody = [*(one for part in course["rounds"] for one in part["order"])]
    everybody = sorted({*everybody, *(one for _, table in played for one in table["entrants"])})
    total, margin = dict.fromkeys(everybody, Fraction()), dict.fromkeys(everybody, Fraction())
    for _, table in played:
        for one, worth in points(table).items():
            total[one] += worth
    for _, one in byes:
        total[one] += HALF
    even = HALF * max((number for number, _ in counted), default=0)  # the mean of all who have played each round
    opponents = dict.fromkeys(everybody, Fraction())
    for _, table in counted:
        for side in sides(table):
            against = [total[one] for one in table["entrants"] if one not in side]
            for one in side:
                opponents[one] += sum(against, Fraction()) / len(against) if against else even
        for one, width, share in zip(table["entrants"], table["margins"], table["shares"], strict=True):
            margin[one] += Fraction(width) * Fraction(share)
    for _, one in byes:
        opponents[one] += even
    level = sorted(everybody, key=lambda one: (total[one], opponents[one]), reverse=True)
    direct: dict[int, Fraction] = {}
    for _, group in groupby(level, key=lambda one: (total[one], opponents[one])):
        equal = [*group]
        direct |= {one: sum(met(one, table, equal) for _, table in counted) for one in equal}
    luck = {one: at for at, one in enumerate(in_order(course["luck"]["0"], everybody))}
    ranked = sorted(everybody, key=lambda one: (-total[one], -opponents[one], -direct[one], -margin[one], luck[one]))
    last = {one: (number, table) for number, table in played for one in table["entrants"]}
    knocked = course["form"] == "knock-out"
    waited = {one: number for number, one in byes}
    fell = {one: last[one][0] if one in last else 0 for one in everybody}
    reached = {one: max(fell[one], waited.get(one, 0)) if knocked else 0 for one in everybody}
    if knocked:  # who came further, then who was better at their last table
        sat = [one for one in last if fell[one] == reached[one]]
        at_last = dict.fromkeys(everybody, Fraction(1)) | {one: points(last[one][1])[one] for one in sat}
        ranked.sort(key=lambda one: (-reached[one], -at_last[one]))
    lines: list[Json] = []
    for at, one in enumerate(ranked):
        before = lines[-1] if lines else None
        shares = knocked and before is not None and partners(before["entrant"], one, last)
        lines.append(
            {
                "place": before["place"] if before is not None and shares else at + 1,
                "entrant": one,
                "points": str(total[one]),
                "opponents": str(opponents[one]),
                "direct": direct[one],
                "margin": str(margin[one]),
                "reached": reached[one],
            }
        )
    return lines


def met(one: int, table: Json, equal: list[int]) -> int:
    """The meetings at a table that somebody has won against those who are level with them, less those lost."""
    place = {who: at for who, at in zip(table["entrants"], table["places"], strict=True) if who in equal}
    return sum((place[one] < at) - (place[one] > at) for at in place.values()) if one in place else 0


def partners(one: int, other: int, last: dict[int, tuple[int, Json]]) -> bool:
    """True if both played on one side at their last table."""
    if one not in last or other not in last or last[one][1] is not last[other][1]:
        return False
    return any({one, other} <= {*side} for side in sides(last[one][1]))


def people(part: Json, course: Json) -> Iterator[tuple[str, bool]]:
    """Everybody who was drawn for a round sat at one of its tables or had a bye, once. Where referees replaced people,
    as many others sat there as did not come to it, and there are remarks; tables of the last round may be unfinished.
    """
    number, order = part["round"], part["order"]
    seated = [one for table in part["tables"] for one in table["entrants"]]
    there, drawn = {*seated, *part["byes"]}, {*order}
    missing, came = sorted(drawn - there), sorted(there - drawn)
    once = len(there) == len(seated) + len(part["byes"]) and len(drawn) == len(order)
    known = there | drawn <= {*range(1, len(course["entrants"]) + 1)} and not {*came} & {*part["byes"]}
    last = part is course["rounds"][-1]
    fits = len(came) <= len(course["remarks"]) and (len(missing) >= len(came) if last else len(missing) == len(came))
    others = f" (drawn without playing: {missing}, playing undrawn: {came}; see the remarks)" if missing or came else ""
    yield f"the people of round {number}{others}", once and known and fits


def checks(course: Json) -> Iterator[tuple[str, bool]]:
    """All that is checked, and whether it agrees."""
    leaves, luck, rounds = course["leaves"], course["luck"], course["rounds"]
    if course["form"] not in FORMS or not all(isinstance(text, str) for text in (course["game"], *course["remarks"])):
        raise ValueError("its form, its game or its remarks are none")
    kept = len(leaves) == 65 and sha256(b"".join(map(bytes.fromhex, leaves))) == course["commitment"]
    yield f"the commitment {course['commitment']}", kept
    for number, opened in luck.items():
        leaf = sha256(bytes.fromhex(opened) + f"luck-{number}".encode())
        yield f"the luck of the {'standings' if number == '0' else f'draw {number}'}", leaf == leaves[int(number)]
    numbers = [*range(1, len(rounds) + 1)]
    counted = [part["round"] for part in rounds] == numbers
    yield "the numbers of rounds", counted and [*luck] == [*map(str, [0, *numbers])]
    for part in rounds:
        number = part["round"]
        yield f"the order of the draw {number}", part["order"] == in_order(luck[str(number)], part["order"])
        yield from people(part, course)
        for at, table in enumerate(part["tables"], 1):
            given = dict(zip(table["entrants"], map(Fraction, table["points"]), strict=True))
            yield f"the points of table {at} of round {number}", given == points(table)
    yield "the standings", standings(course) == course["standings"]


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            course = json.load(file)
        found = [*checks(course)]
        print(f"{course['game']}, {course['form']}, rounds: {len(course['rounds'])}")
    except (ArithmeticError, AttributeError, LookupError, OSError, RecursionError, TypeError, ValueError) as error:
        sys.exit(f"This is no course of a tournament that can be read ({type(error).__name__}: {error}).")
    for what, agrees in found:
        print(what, "agrees" if agrees else "DOES NOT AGREE")
    print(f"What this does not prove: {NOT_PROVED}.")
    sys.exit(not all(agrees for _, agrees in found))
