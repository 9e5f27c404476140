"""What is published of a tournament depends on blocks, and on the people whom its host keeps apart, through its tables
alone: its screens and files say the same of the same tables, and its luck is the same whatever the tables are.
"""

import json
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot import screens
from bot.screens.tournament.page import Found
from bot.tournaments import rounds, steps
from bot.tournaments.archive import course_files
from bot.tournaments.reading import standings
from data.tournament_records import WHOLE, Course, Pairing, Scored, Tournament
from tests.bot.evenings import course

FORMS: tuple[dict[str, Any], ...] = (
    {"form": "swiss", "rounds": 3},
    {"form": "league", "rounds": 3, "period": 86_400.0},
    {"form": "knock-out", "rounds": 0},
    {"form": "swiss", "rounds": 3, "game": "truc"},
    {"form": "swiss", "rounds": 3, "game": "truc", "pairs": True},
)
Apart = frozenset[frozenset[int]]


def begun(form: dict[str, Any], random: Random) -> Course:
    """A tournament of some people that is about to be drawn."""
    people = 2 * random.randint(3, 7)
    luck = random.randbytes(32)
    partners = tuple((one, one + 1) for one in range(1, people, 2)) if form.get("pairs") else ()
    return course(people, **({"secret": luck, "phase": "round", "round": 0, "partners": partners} | form))


def apart_of(found: Course, random: Random) -> tuple[tuple[int, int], ...]:
    """Some pairs of people who are kept apart."""
    return tuple(random.sample([*combinations(range(1, len(found.entries) + 1), 2)], random.randint(1, 4)))


def played(pairing: Pairing, random: Random, sides: tuple[tuple[int, ...], ...]) -> Pairing:
    """The pairing with some result."""
    seats: list[tuple[int | None, int | None]] = [
        (one, at if len(sides) < len(pairing.entrants) else None) for at, side in enumerate(sides) for one in side
    ]
    sided = seats[0][1] is not None
    missing = pairing.seats - len(seats)
    seats += [(None, 1 if sided else None)] * missing
    places = [*range(pairing.seats)]
    random.shuffle(places)
    of_side = {side: at for at, side in enumerate(random.sample([0, 1], 2))}
    scores = [
        Scored(
            entrant=one,
            place=of_side[side] if side is not None else places[at],
            side=side,
            margin=random.randrange(WHOLE),
            present=one is None or random.randrange(9) > 0,
        )
        for at, (one, side) in enumerate(seats)
    ]
    return pairing.model_copy(update={"ended": 1.0, "table": 1, "scores": tuple(scores)})


def whole(found: Course, blocks: Apart, random: Random) -> Course:
    """The tournament played to its end, drawn with these blocks."""
    while True:
        apart = blocks | steps.kept_apart(found)
        number = found.tournament.round + 1
        drawn = rounds.drawn(found, apart)
        now = found.tournament.model_copy(update={"round": number})
        found = found._replace(tournament=now, pairings=(*found.pairings, *drawn))
        over = tuple(
            played(one, random, rounds.sides_at(found, one)) if one.round == number else one for one in found.pairings
        )
        found = found._replace(pairings=over)
        if rounds.is_last(found) or len(rounds.contenders(found)) < 2:
            ended = now.model_copy(update={"phase": "over", "ended": 9.0})
            return found._replace(tournament=ended)


def published(found: Course) -> list[object]:
    """All that people are shown of it and can download."""
    told: list[object] = [course_files(found)]
    for phase in ("round", "over"):
        now = found.tournament.model_copy(update={"phase": phase})
        shown = Found(found._replace(tournament=now), {}, frozenset(), standings(found))
        views = [screens.tournament_standings(shown, 101), screens.tournament_help(now)]
        views.append(screens.tournament_over(shown, None) if phase == "over" else screens.tournament(shown))
        views.append(screens.tournament_where(shown, 102))
        told += [view.to_components() for view in views]  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return told


def unkept(now: Tournament) -> Tournament:
    return now.model_copy(update={"apart": ()})


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("number", range(8))
def test_screens_and_files_say_the_same_of_the_same_tables_whoever_is_kept_apart(
    form: dict[str, Any], number: int
) -> None:
    random = Random(number)
    found = begun(form, random)
    kept = found._replace(tournament=found.tournament.model_copy(update={"apart": apart_of(found, random)}))
    blocks = frozenset(frozenset((100 + one, 100 + other)) for one, other in apart_of(found, random))
    end = whole(kept, blocks, random)
    assert published(end) == published(end._replace(tournament=unkept(end.tournament)))


@pytest.mark.parametrize("form", [one for one in FORMS if one["form"] != "knock-out"])
@pytest.mark.parametrize("number", range(8))
def test_the_luck_and_the_orders_in_the_file_are_those_of_a_tournament_without_blocks(
    form: dict[str, Any], number: int
) -> None:
    found = begun(form, Random(number))
    blocks = frozenset(frozenset((100 + one, 100 + other)) for one, other in apart_of(found, Random(number)))
    files = []
    for apart in (blocks, frozenset[frozenset[int]]()):
        (written, *_) = course_files(whole(found, apart, Random(number))).values()
        files.append(json.loads(written))
    kept, free = files
    assert [kept[part] for part in ("commitment", "leaves", "luck")] == [
        free[part] for part in ("commitment", "leaves", "luck")
    ]
    assert [one["order"] for one in kept["rounds"]] == [one["order"] for one in free["rounds"]]
    assert found.tournament.secret.hex() not in json.dumps(kept)
