"""The message of a tournament and a person's own lines hold whatever many people are called."""

from typing import Any

import pytest

from bot.sandbox import seen
from bot.screens import own_tables
from bot.screens.tournament import Found, own_lines, standings, tournament
from bot.tournaments.reading import standings as standing_lines
from bot.ui import names
from bot.ui.components import MOST_TEXT
from bot.ui.texts import say
from data.tournament_records import MOST, Course, Pairing
from tests.bot.evenings import course
from tests.bot.screens import text

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
    shown = tournament(found(name, MOST, seats, phase=phase))
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


def test_few_people_are_all_named() -> None:
    assert text(tournament(found("Ann", 20, 4, phase="signup"))).count("Ann") == 20


@pytest.mark.parametrize("name", LONG)
def test_ones_own_tournaments_have_room_among_ones_tables(name: str) -> None:
    entered = found(name, 24, 6)
    user = entered.course.entries[0].user
    assert user is not None
    assert own_lines(entered, user)
    assert own_tables([], [entered] * 9, user).content_length() <= MOST_TEXT / 2
