"""Pairs that sign up together: they are drawn, counted and shown as one."""

from fractions import Fraction
from typing import Any

import pytest

from bot.games.shows import family_of
from bot.screens.tournament.answers import own_lines, standings
from bot.screens.tournament.page import Found, tournament
from bot.table.modes.pairing import table_of_pairing
from bot.table.sides import seat_by_sides
from bot.tournaments import rounds
from bot.tournaments.archive import whole_course
from bot.tournaments.course import course_file
from bot.tournaments.reading import standings as standing_lines
from bot.ui.texts import say
from data.tournament_records import Course, Pairing, Remark, Scored
from engine.games import rules_of
from tests.bot.courses import faults
from tests.bot.evenings import course
from tests.bot.screens import text

PARTNERS = ((1, 2), (3, 6), (4, 5), (7, 8))
RULES = {"seats": 4, "pace": "quick", "level": "merchant"}


def pairs(*pairings: Pairing, **fields: Any) -> Course:
    """A tournament of these four pairs at Truc."""
    return course(8, *pairings, **({"game": "truc", "rules": RULES, "pairs": True, "partners": PARTNERS} | fields))


def over(number: int, winners: tuple[int, int], losers: tuple[int, int], absent: int = 0, round_: int = 1) -> Pairing:
    """A table that one pair has won against another."""
    scores = [
        Scored(entrant=one, place=side, margin=1000 * (1 - side), side=side, present=one != absent)
        for side, members in enumerate((winners, losers))
        for one in members
    ]
    order = (winners[0], losers[0], winners[1], losers[1])
    return Pairing(round=round_, number=number, seats=4, entrants=order, table=number, ended=1.0, scores=tuple(scores))


def test_the_file_of_a_tournament_of_pairs_names_both_and_has_the_standings_that_people_saw() -> None:
    tables = (over(1, (1, 2), (3, 6)), over(2, (4, 5), (7, 8)))
    stored = pairs(*tables, phase="over", ended=2.0, rounds=1)
    written = course_file(whole_course(stored), stored.tournament.secret)
    assert faults(written) == []
    assert written["entrants"][2] == "person 3 & person 6"
    shown = [(line.place, line.entrant, str(line.points)) for line in rounds.lines(stored)]
    assert [(line["place"], line["entrant"], line["points"]) for line in written["standings"]] == shown
    place = rounds.places(stored)
    assert all(place[one] == place[other] for one, other in PARTNERS)


def test_partners_sit_on_one_side_of_a_table_of_two_pairs() -> None:
    found = pairs(phase="signup")
    drawn = rounds.drawn(found, ())
    assert [one.seats for one in drawn] == [4, 4]
    assert sorted(one for pairing in drawn for one in pairing.entrants) == [*range(1, 9)]
    for pairing in drawn:
        assert {frozenset(side) for side in rounds.sides_at(found, pairing)} <= {frozenset(pair) for pair in PARTNERS}
        people = [found.entries[one - 1] for one in pairing.entrants]
        order = seat_by_sides(
            table_of_pairing(found.tournament, pairing, people, family_of("truc")).people, rules_of("truc")()
        )
        numbers = [one.number for person in order for one in people if one.user == person.user]
        assert {frozenset(numbers[::2]), frozenset(numbers[1::2])} <= {frozenset(pair) for pair in PARTNERS}


def test_a_pair_that_is_one_too_many_plays_against_stewards_on_one_side() -> None:
    gone = [one.model_copy(update={"left": 1}) if one.number == 8 else one for one in course(8).entries]
    found = pairs(phase="signup")._replace(entries=tuple(gone))
    drawn = rounds.drawn(found, ())
    assert sorted(one for pairing in drawn for one in pairing.entrants) == [1, 2, 3, 4, 5, 6]
    (alone,) = (one for one in drawn if len(one.entrants) == 2)
    people = [found.entries[one - 1] for one in alone.entrants]
    order = seat_by_sides(
        table_of_pairing(found.tournament, alone, people, family_of("truc")).people, rules_of("truc")()
    )
    assert [one.user is None for one in order] in ([False, True] * 2, [True, False] * 2)


def test_a_pair_has_one_line_and_the_points_of_its_side() -> None:
    found = pairs(over(1, (1, 2), (3, 6)), over(2, (4, 5), (7, 8)))
    assert {line.entrant: line.points for line in rounds.lines(found)} == {1: 1, 4: 1, 3: 0, 7: 0}
    shown = Found(found, {}, frozenset(), standing_lines(found))
    for user in (101, 102):
        assert "➤" in text(standings(shown, user))
    assert say("tournament-line", name="**person 1 & person 2**", points="1", opponents="0") in text(
        standings(shown, 102)
    )


@pytest.mark.parametrize("absent", [1, 2])
def test_both_of_a_pair_must_have_come_for_its_points_to_count_in_full(absent: int) -> None:
    found = pairs(over(1, (1, 2), (3, 6), absent))
    assert {line.entrant: line.points for line in rounds.lines(found)}[1] == Fraction(1, 2)


def test_pairs_do_not_meet_again_while_it_can_be_avoided() -> None:
    found = pairs(over(1, (1, 2), (3, 6)), over(2, (4, 5), (7, 8)))
    drawn = rounds.drawn(found, ())
    met = [{1, 2, 3, 6}, {4, 5, 7, 8}]
    assert not any({*one.entrants} in met for one in drawn)


def test_a_block_keeps_two_pairs_apart_and_one_between_partners_changes_nothing() -> None:
    found = pairs(phase="signup")
    assert not any({1, 3} <= {*one.entrants} for one in rounds.drawn(found, {frozenset((102, 106))}))
    assert len(rounds.drawn(found, {frozenset((101, 102))})) == 2


def test_in_a_knock_out_the_pair_that_wins_goes_on_and_both_of_the_other_are_out() -> None:
    found = pairs(over(1, (1, 2), (3, 6)), over(2, (4, 5), (7, 8)), form="knock-out", rounds=0)
    assert rounds.out_since(found) == {3: 1, 6: 1, 7: 1, 8: 1}
    assert [one.number for one in rounds.contenders(found)] == [1, 2, 4, 5]
    final = pairs(*found.pairings, over(1, (4, 5), (1, 2), round_=2), form="knock-out", rounds=0)
    assert rounds.is_last(final)
    assert [line.entrant for line in rounds.lines(final)][:2] == [4, 1]


def test_whoever_has_no_partner_or_whose_partner_has_left_is_not_drawn_and_is_told() -> None:
    left = course(8).entries[0].model_copy(update={"left": 1})
    found = pairs(phase="signup", partners=PARTNERS[:3])._replace(entries=(left, *course(8).entries[1:]))
    assert [one.number for one in found.complete] == [3, 4, 5, 6]
    assert not found.is_bound(2)
    for user in (102, 107):
        assert say("tournament-own-alone") in own_lines(Found(found, {}, frozenset(), ()), user)


def test_a_pair_that_waits_a_round_counts_as_two_people() -> None:
    found = pairs(over(1, (1, 2), (3, 6)))
    shown = text(tournament(Found(found, {}, frozenset(), standing_lines(found), byes=(4,))))
    assert say("tournament-byes", names="person 4 & person 5", count=2) in shown


def test_a_pair_that_was_drawn_stays_one_though_a_partner_has_left() -> None:
    found = pairs(over(1, (1, 2), (3, 6)), over(2, (4, 5), (7, 8)))
    left = found.entries[0].model_copy(update={"left": 2})
    after = found._replace(entries=(left, *found.entries[1:]))
    assert after.is_bound(2)
    assert [one.number for one in rounds.contenders(after)] == [3, 4, 5, 6, 7, 8]
    user = after.entries[1].user
    assert user is not None
    shown = own_lines(Found(after._replace(pairings=()), {}, frozenset(), ()), user)
    assert say("tournament-own-undrawn") in shown
    assert 1 in {line.entrant for line in rounds.lines(after)}
    assert rounds.waits(after) == []


def replaced(found: Course, out: int, came: int, number: int = 1) -> Course:
    """The same after a referee has put somebody in another's place at a table of the newest round."""
    seats = tuple(
        one.model_copy(update={"entrants": tuple(came if who == out else who for who in one.entrants)})
        if one.number == number
        else one
        for one in found.pairings
    )
    told = Remark(round=1, table=number, act="replaced", at=0.0, user=1, name="Marie", out=out, came=came)
    return found._replace(pairings=seats, remarks=(*found.remarks, told))


def sides_of_seats(found: Course, pairing: Pairing) -> dict[int, int]:
    """By entrant, the side on which the table has them when it is laid."""
    people = [found.entries[one - 1] for one in pairing.entrants]
    order = seat_by_sides(
        table_of_pairing(found.tournament, pairing, people, family_of("truc")).people, rules_of("truc")()
    )
    of_user = {person.user: at % 2 for at, person in enumerate(order)}
    return {one.number: of_user[one.user] for one in people}


@pytest.mark.parametrize("out", [1, 2, 3, 6])
@pytest.mark.parametrize("alone", [True, False])
def test_whoever_comes_for_a_partner_plays_on_that_side_also_against_stewards(out: int, alone: bool) -> None:
    entrants = (1, 2) if alone else (1, 3, 2, 6)
    if out not in entrants:
        return
    drawn = pairs(Pairing(round=1, number=1, seats=4, entrants=entrants))
    found = replaced(drawn, out, 5)
    (pairing,) = found.pairings
    partner = found.partners[out]
    sides = sides_of_seats(found, pairing)
    assert sides[5] == sides[partner]
    assert alone or sorted(sides.values()) == [0, 0, 1, 1]
    assert {5, partner} in [{*side} for side in rounds.sides_at(found, pairing)]


def test_a_member_of_another_pair_who_comes_for_somebody_plays_under_the_number_of_the_pair_there() -> None:
    table = over(1, (1, 2), (3, 6)).model_copy(
        update={
            "entrants": (5, 3, 2, 6),
            "scores": tuple(
                one.model_copy(update={"entrant": 5}) if one.entrant == 1 else one
                for one in over(1, (1, 2), (3, 6)).scores or ()
            ),
        }
    )
    told = Remark(round=1, table=1, act="replaced", at=0.0, user=1, name="Marie", out=1, came=5)
    found = pairs(table)._replace(remarks=(told,))
    assert {line.entrant: line.points for line in rounds.lines(found)}[1] == 1
    (played,) = rounds.results(found)
    assert {*played.entrants} == {1, 3}
