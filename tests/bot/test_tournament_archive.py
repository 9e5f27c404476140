"""The files of a stored tournament: they tell what was stored, agree with themselves, and cannot be misread as HTML."""

import json
from random import Random

import pytest

from bot.tournaments import rounds
from bot.tournaments.archive import course_files
from data.tournament_records import Course, Pairing, Remark, Scored
from tests.bot.courses import CHECKS, faults
from tests.bot.evenings import course


def played(random: Random, number: int, at: int, entrants: tuple[int, ...]) -> Pairing:
    """A table for four with some result; where there are fewer people, stewards sit there, too."""
    places = random.sample(range(4), 4)
    seated = [*entrants, *(None for _ in range(4 - len(entrants)))]
    scores = tuple(
        Scored(entrant=one, place=place, margin=random.randrange(1000), present=random.random() < 0.9)
        for one, place in zip(seated, places, strict=True)
    )
    struck = "a dead line" if random.random() < 0.2 else None
    return Pairing(
        round=number, number=at, seats=4, entrants=entrants, table=at, ended=1.0, scores=scores, struck=struck
    )


def tournament(seed: int) -> Course:
    """A tournament of two rounds that is over; somebody was replaced in the first."""
    random = Random(seed)
    people = random.randint(6, 20)
    pairings = []
    for number in (1, 2):
        order = random.sample(range(1, people + 1), people)
        groups = [tuple(order[at : at + 4]) for at in range(0, people, 4)]
        pairings += [played(random, number, at, group) for at, group in enumerate(groups, 1)]
    found = course(people + 1, *pairings, phase="over", rounds=2, ended=2.0)
    first = pairings[0]
    came = first.model_copy(
        update={
            "entrants": (people + 1, *first.entrants[1:]),
            "scores": tuple(
                one.model_copy(update={"entrant": people + 1}) if one.entrant == first.entrants[0] else one
                for one in first.scores or ()
            ),
        }
    )
    told = Remark(
        number=1, round=1, table=1, act="replaced", at=1.0, user=9, name="ref", out=first.entrants[0], came=people + 1
    )
    late = found.entries[-1].model_copy(update={"since": 1})
    return found._replace(entries=(*found.entries[:-1], late), pairings=(came, *pairings[1:]), remarks=(told,))


@pytest.mark.parametrize("seed", range(20))
def test_the_file_of_a_tournament_agrees_with_itself_and_has_the_standings_that_people_saw(seed: int) -> None:
    stored = tournament(seed)
    files = course_files(stored)
    (written,) = [json.loads(content) for name, content in files.items() if name.endswith(".json")]
    assert faults(written) == []
    (gone, came) = (stored.remarks[0].out, stored.remarks[0].came)
    (told,) = [what for what, _ in CHECKS(written) if "see the remarks" in what]
    assert f"drawn without playing: [{gone}], playing undrawn: [{came}]" in told
    shown = [(line.place, line.entrant, str(line.points)) for line in rounds.lines(stored)]
    assert [(line["place"], line["entrant"], line["points"]) for line in written["standings"]] == shown
    assert len(written["remarks"]) == 1


def test_a_table_that_is_struck_afterwards_is_found_in_a_file_from_before() -> None:
    stored = tournament(1)
    (before,) = [json.loads(content) for name, content in course_files(stored).items() if name.endswith(".json")]
    before["rounds"][1]["tables"][0]["struck"] = not before["rounds"][1]["tables"][0]["struck"]
    assert faults(before) == ["the points of table 1 of round 2", "the standings"]


def test_the_page_takes_no_name_for_html() -> None:
    stored = tournament(2)
    bad = stored.entries[0].model_copy(update={"name": "<script>&"})
    (page,) = [
        content.decode()
        for name, content in course_files(stored._replace(entries=(bad, *stored.entries[1:]))).items()
        if name.endswith(".html")
    ]
    assert "<script>" not in page
    assert "&lt;script&gt;&amp;" in page
    assert stored.tournament.hash in page


def test_a_person_who_deleted_their_data_stands_there_as_somebody() -> None:
    stored = tournament(3)
    gone = stored.entries[0].model_copy(update={"user": None, "name": "Somebody"})
    files = course_files(stored._replace(entries=(gone, *stored.entries[1:])))
    assert not any('person 1"' in content.decode() for content in files.values())
    (written,) = [json.loads(content) for name, content in files.items() if name.endswith(".json")]
    assert written["entrants"][0] == "Somebody"
    assert faults(written) == []
