"""The message of a tournament and a person's own lines hold whatever many people are called."""

from typing import Any

import pytest

from bot.sandbox import seen
from bot.screens import own_tables
from bot.screens.table.illustration import FILE
from bot.screens.tournament.answers import own_lines, standings
from bot.screens.tournament.end import tournament_over
from bot.screens.tournament.page import Found, Standing, tournament
from bot.screens.tournament.podium import podium_picture
from bot.screens.tournament.referee import Lapse, referee_lapses, referee_page, referee_table
from bot.screens.tournament.remarks import LONGEST_REASON
from bot.tournaments.reading import standings as standing_lines
from bot.ui import names
from bot.ui.components import MOST_TEXT
from bot.ui.custom_ids import decode
from bot.ui.texts import say
from data.tournament_records import MOST, Course, Pairing, Remark
from tests.bot.evenings import course
from tests.bot.screens import parts, text
from tests.said import is_said

LONG = ("*" * names.LONGEST, "W" * names.LONGEST)  # the first doubles its length, since Discord would read it
SEATS = (2, 4, 6)


def found(name: str, people: int, seats: int, **fields: Any) -> Found:
    """A tournament in which everybody has this name, and where a round is played, all are at its tables."""
    entries = range(1, people + 1)
    groups = [tuple(entries[at : at + seats]) for at in range(0, people, seats)]
    pairings = [
        Pairing(round=1, number=at, seats=seats, entrants=group, table=at) for at, group in enumerate(groups, 1)
    ]
    made = course(people, *(pairings if fields.get("phase") != "signup" else ()), **fields)
    named = Course(made.tournament, tuple(one.model_copy(update={"name": name}) for one in made.entries), made.pairings)
    places = {at: 10**18 + at for at in range(1, len(groups) + 1)}
    return Found(named, places, frozenset(places), standing_lines(named))


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("phase", ["signup", "round", "over"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_message_holds_as_many_names_as_have_room(name: str, phase: str, seats: int) -> None:
    now = found(name, MOST, seats, phase=phase)
    shown = tournament_over(now, podium_picture(now)) if phase == "over" else tournament(now)
    assert shown.content_length() <= MOST_TEXT
    assert standings(found(name, MOST, seats, phase=phase), 200).content_length() <= MOST_TEXT


@pytest.mark.parametrize("name", LONG)
def test_it_says_how_many_are_not_named(name: str) -> None:
    signed = text(tournament(found(name, MOST, 4, phase="signup")))
    named = signed.count(seen(names.in_markdown(name)))
    assert 0 < named < MOST
    assert say("tournament-more", count=MOST - named) in signed
    played = text(tournament(found(name, MOST, 4)))
    tables = played.count(seen(names.in_markdown(name))) // 4
    assert say("tournament-more-tables", count=MOST // 4 - tables) in played


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("phase", ["round", "over"])
def test_the_newest_acts_of_referees_have_room_in_the_message(name: str, phase: str) -> None:
    remarks = tuple(
        Remark(number=at, round=1, table=at, act="struck", at=1.0, user=1, name=name, reason="*" * LONGEST_REASON)
        for at in range(1, 9)
    )
    plain = found(name, MOST, 4, phase=phase)
    now = plain._replace(course=plain.course._replace(remarks=remarks))
    shown = tournament_over(now, podium_picture(now)) if phase == "over" else tournament(now)
    assert shown.content_length() <= MOST_TEXT
    assert sum(is_said("tournament-remark-struck", line, number=8) for line in text(shown, [FILE]).splitlines()) == 1
    assert referee_page(now, [], 1).content_length() <= MOST_TEXT
    assert referee_table(now, now.course.pairings[0], []).content_length() <= MOST_TEXT


@pytest.mark.parametrize("name", LONG)
def test_the_page_of_those_who_left_names_as_many_as_have_room(name: str) -> None:
    now = found(name, MOST, 6)
    everybody = [
        Lapse(pairing, one, silent=3, gave_up=True, present=False)
        for pairing in now.course.pairings
        for one in pairing.entrants
    ]
    for shown in (referee_lapses(now, everybody), referee_page(now, everybody, 1)):
        assert shown.content_length() <= MOST_TEXT


@pytest.mark.parametrize("name", [*LONG, "🙂🙂", "测试"])
def test_the_podium_is_drawn_whatever_people_are_called(name: str) -> None:
    picture = podium_picture(found(name, 12, 4, phase="over"))
    assert picture is not None
    png = picture.draw()
    assert png.startswith(b"\x89PNG")
    assert len(png) < 100_000
    assert names.in_plain(name) in picture.about()


def test_few_people_are_all_named() -> None:
    assert text(tournament(found("Ann", 20, 4, phase="signup"))).count("Ann") == 20


@pytest.mark.parametrize("name", LONG)
def test_ones_own_tournaments_have_room_among_ones_tables(name: str) -> None:
    entered = found(name, 24, 6)
    user = entered.course.entries[0].user
    assert user is not None
    assert own_lines(entered, user)
    assert own_tables([], [entered] * 9, user).content_length() <= MOST_TEXT / 2


def test_the_referees_page_of_a_knock_out_counts_no_rounds_ahead_and_leads_to_earlier_ones() -> None:
    pairings = [Pairing(round=at, number=1, seats=4, entrants=(1, 2, 3, 4), table=at) for at in (1, 2)]
    now = Found(course(4, *pairings, form="knock-out", rounds=0), {}, frozenset(), ())
    page = referee_page(now, [], 2)
    assert say("referee-title", game="Jubilee", round=2, rounds=0) in text(page)
    assert "of 0" not in text(page)
    pressed = [decode(str(one["custom_id"])) for one in parts(page) if "custom_id" in one]
    assert {"before", "after"} <= {one.argument for one in pressed if one is not None}


@pytest.mark.parametrize(("points", "counted"), [("1", 1), ("1.5", "1.5"), ("0", 0), ("0.75", "0.75")])
def test_one_point_on_the_podium_is_a_single_one(points: str, counted: str | int) -> None:
    standing = Standing(1, course(1).entries[0], points, "0")
    assert standing.counted == counted
    told = say("tournament-podium", sign="🥇", name="Zoé", points=standing.counted)
    assert told.endswith(say("tournament-podium-points", points=standing.counted))
    assert (say("tournament-podium-points", points=1) in told) == (points == "1")
