"""From what is stored of a tournament to its next round and its standings, and a table's result for its people."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from bot.games.shows import family_of
from bot.screens.tournament.answers import standings
from bot.screens.tournament.page import Found, Standing, tournament
from bot.table.modes.pairing import ranks, spread, table_of_pairing
from bot.tournaments import rounds
from bot.ui.texts import say
from data.tournament_records import Course, Pairing, Remark, Scored
from engine.games import GAMES, rules_of
from tests.bot.evenings import course
from tests.bot.screens import text


def over(number: int, *entrants: int, round_: int = 1, absent: tuple[int, ...] = (), **fields: Any) -> Pairing:
    """A table that its entrants have left in this order, stewards last."""
    scores = [Scored(entrant=one, place=at, present=one not in absent) for at, one in enumerate(entrants)]
    scores += [Scored(entrant=None, place=at) for at in range(len(entrants), fields.get("seats", 4))]
    told = {"round": round_, "number": number, "seats": 4, "entrants": entrants, "table": number, "ended": 1.0}
    return Pairing(**(told | {"scores": tuple(scores)} | fields))


def test_those_who_tie_share_the_lower_place_and_a_side_is_placed_as_one() -> None:
    assert ranks((0, 2, 2, 1), ()) == [0, 2, 2, 1]
    assert ranks((5, 1, 1, 3), ()) == [3, 0, 0, 2]
    assert ranks((0, 1, 0, 1), (0, 1, 0, 1)) == [0, 1, 0, 1]
    assert ranks((0, 2, 1, 3), (0, 1, 0, 1)) == [0, 1, 0, 1]


def test_margins_of_all_games_can_be_added_up() -> None:
    assert spread([-20, 30, 5]) == [0, 1000, 500]
    assert spread([7, 7]) == [0, 0]


@pytest.mark.parametrize(("kept", "points"), [("half", Fraction(1, 2)), ("none", Fraction())])
def test_points_that_a_steward_has_made_count_half_or_nothing(kept: str, points: Fraction) -> None:
    lines = rounds.lines(course(4, over(1, 1, 2, 3, 4, absent=(1,)), kept=kept))
    assert {line.entrant: line.points for line in lines}[1] == points


def test_a_struck_table_and_one_that_was_broken_off_give_no_points() -> None:
    for changes in ({"struck": "collusion"}, {"scores": None}):
        lines = rounds.lines(course(4, over(1, 1, 2, 3, 4, **changes)))
        assert {line.points for line in lines} == {Fraction()}


def test_a_table_that_closed_after_the_tournament_was_ended_changes_nothing() -> None:
    assert rounds.results(course(4, over(1, 1, 2, 3, 4), ended=0.5)) == []


def test_nobody_meets_again_in_the_next_round_while_it_can_be_avoided() -> None:
    rules = {"seats": 2, "pace": "quick", "level": "merchant"}
    met = [(1, 2), (3, 4), (5, 6)]
    played = [
        over(at, *pair, seats=2, scores=tuple(Scored(entrant=one, place=place) for place, one in enumerate(pair)))
        for at, pair in enumerate(met, 1)
    ]
    drawn = rounds.drawn(course(6, *played, rules=rules), ())
    assert sorted(one for pairing in drawn for one in pairing.entrants) == [1, 2, 3, 4, 5, 6]
    assert not {frozenset(one.entrants) for one in drawn} & {frozenset(pair) for pair in met}
    assert {one.round for one in drawn} == {2}


def knocked_out(*pairings: Pairing) -> Course:
    """A knock-out of eight people."""
    return course(8, *pairings, form="knock-out", rounds=0)


def test_the_better_half_of_each_table_goes_on_and_all_others_are_out() -> None:
    found = knocked_out(over(1, 3, 1, 2, 4), over(2, 8, 7, 6, 5))
    assert rounds.out_since(found) == {2: 1, 4: 1, 6: 1, 5: 1}
    assert [one.number for one in rounds.contenders(found)] == [1, 3, 7, 8]
    assert sorted(one for pairing in rounds.drawn(found, ()) for one in pairing.entrants) == [1, 3, 7, 8]
    assert not rounds.is_last(found)


def test_nobody_is_out_while_their_table_plays_and_nobody_who_has_left_goes_on() -> None:
    found = knocked_out(over(1, 3, 1, 2, 4), over(2, 8, 7, 6, 5, ended=None, scores=None))
    assert rounds.out_since(found) == {2: 1, 4: 1}
    gone = found.entries[2].model_copy(update={"left": 2})
    left = found._replace(entries=(*found.entries[:2], gone, *found.entries[3:]))
    assert [one.number for one in rounds.contenders(left)] == [1, 5, 6, 7, 8]


def test_whoever_was_replaced_is_out_of_a_knock_out_unless_they_were_given_a_seat_again() -> None:
    told: dict[str, Any] = {"at": 1.0, "user": 9, "name": "the referee", "act": "replaced", "round": 1}
    began: dict[str, Any] = {"ended": None, "scores": None}
    found = knocked_out(over(1, 3, 1, 2, 8, **began), over(2, 7, 6, 5, **began))
    replaced = found._replace(remarks=(Remark(table=1, out=4, came=8, **told),))
    assert rounds.out_since(replaced) == {4: 1}
    seated = found._replace(
        pairings=(found.pairings[0], over(2, 7, 6, 4, **began)),
        remarks=(*replaced.remarks, Remark(table=2, out=5, came=4, **told)),
    )
    assert rounds.out_since(seated) == {5: 1}


def test_the_final_of_a_knock_out_ends_it_and_its_places_are_the_podium_s() -> None:
    first = (over(1, 3, 1, 2, 4), over(2, 8, 7, 6, 5))
    found = knocked_out(*first, over(1, 7, 8, 1, 3, round_=2))
    assert rounds.is_last(found)
    assert rounds.out_since(found) == {2: 1, 4: 1, 6: 1, 5: 1}
    assert [line.entrant for line in rounds.lines(found)][:4] == [7, 8, 1, 3]


def test_whoever_still_plays_stands_before_those_who_are_out() -> None:
    lines = rounds.lines(knocked_out(over(1, 3, 1, 2, 4), over(2, 8, 7, 6, 5, ended=None, scores=None)))
    assert [line.place for line in lines] == [*range(1, 9)]
    assert [line.entrant for line in lines][:2] == [3, 1]
    assert {line.entrant for line in lines[:6]} == {3, 1, 5, 6, 7, 8}
    assert [line.entrant for line in lines][6:] == [2, 4]


def test_nobody_goes_on_from_a_struck_table() -> None:
    found = knocked_out(over(1, 3, 1, 2, 4, struck="collusion"), over(2, 8, 7, 6, 5))
    assert [one.number for one in rounds.contenders(found)] == [7, 8]


def test_a_table_of_a_knock_out_says_who_goes_on_and_who_is_out() -> None:
    found = knocked_out(over(1, 3, 1, 2, 4), over(2, 8, 7, 6, 5, ended=None, scores=None, table=None))
    shown = text(tournament(Found(found, {}, frozenset(), (), out=rounds.out_since(found))))
    assert say("tournament-table-on", names="person 3 and person 1", count=2) in shown
    assert say("tournament-table-out", names="person 2 and person 4", count=2) in shown


def test_people_who_block_each_other_do_not_sit_together() -> None:
    found = course(8)
    apart = {frozenset((101, 102))}
    assert not any({1, 2} <= set(one.entrants) for one in rounds.drawn(found, apart))


def test_somebody_who_comes_late_and_somebody_who_has_left_are_drawn_as_they_are_there() -> None:
    found = course(5, over(1, 1, 2, 3, 4))
    late = found.entries[4].model_copy(update={"since": 2})
    left = found.entries[0].model_copy(update={"left": 2})
    drawn = rounds.drawn(found._replace(entries=(left, *found.entries[1:4], late)), ())
    assert sorted(one for pairing in drawn for one in pairing.entrants) == [2, 3, 4, 5]
    assert rounds.waits(found._replace(entries=(left, *found.entries[1:4], late))) == []


def test_a_place_is_for_those_who_have_played_and_in_a_tournament_that_was_played_to_its_end() -> None:
    tables = over(1, 1, 2, 3, 4, absent=(1, 3))
    ended = {"phase": "over", "ended": 2.0}
    assert set(rounds.places(course(4, tables, **ended))) == {2, 4}
    assert rounds.places(course(4, tables)) == rounds.places(course(4, tables, stopped=True, **ended)) == {}


def test_a_strike_after_the_end_changes_the_places() -> None:
    ended = {"phase": "over", "ended": 2.0}
    first, second = over(1, 1, 2, 3, 4), over(1, 2, 1, 3, 4, round_=2)
    assert rounds.places(course(4, first, second, **ended))[3] == 3
    struck = second.model_copy(update={"struck": "collusion"})
    assert rounds.places(course(4, first, struck, **ended)) == {1: 1, 2: 2, 3: 3, 4: 4}
    struck = first.model_copy(update={"struck": "collusion"})
    assert rounds.places(course(4, struck, second, **ended)) == {2: 1, 1: 2, 3: 3, 4: 4}


def test_whoever_was_replaced_has_waited_no_round_and_whoever_came_has_the_points() -> None:
    came = Remark(round=1, table=1, act="replaced", at=1.0, user=9, name="referee", out=4, came=5)
    found = course(5, over(1, 1, 2, 3, 5))._replace(remarks=(came,))
    assert rounds.waits(found) == []
    points = {line.entrant: line.points for line in rounds.lines(found)}
    assert [points[1], points[4], points[5]] == [Fraction(1), Fraction(), Fraction()]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_every_game_is_laid_for_people_and_stewards(game: str) -> None:
    fewest, most = rules_of(game)().seats()
    seats = next(one for one in range(fewest, most + 1) if rules_of(game)().refusal(one) is None)
    rules = {"seats": seats, "pace": "quick", "level": "page"}
    found = course(2, game=game, rules=rules)
    record = table_of_pairing(
        found.tournament, Pairing(round=1, number=3, seats=seats, entrants=(2, 1)), found.entries, family_of(game)
    )
    assert [one.key for one in record.people][:2] == ["u101", "u102"]
    assert [one.away for one in record.people] == [True] * 2 + [False] * (seats - 2)
    assert record.pairing is not None
    assert record.pairing.entrants == {"u101": 1, "u102": 2}
    assert {one.level for one in record.people if one.user is None} <= {"page"}


def test_one_s_own_line_is_in_sight_on_every_page_of_the_standings() -> None:
    found = course(40)
    lines = [Standing(at, entry, "1", "2") for at, entry in enumerate(found.entries, 1)]
    seen = Found(found, {}, frozenset(), lines)
    for page in (None, 0, 1, 2):
        assert f"➤ **20.** {say('tournament-line', name='**person 20**', points='1', opponents='2')}" in text(
            standings(seen, 120, page)
        )


@pytest.mark.parametrize(("people", "waiting"), [(4, 0), (5, 1), (6, 2), (7, 3)])
def test_where_the_host_wants_no_stewards_as_few_as_possible_wait(people: int, waiting: int) -> None:
    rules = {"seats": 4, "pace": "quick", "level": "merchant"}
    drawn = rounds.drawn(course(people, game="truc", rules=rules, phase="signup", fill="byes"), ())
    assert people - sum(len(one.entrants) for one in drawn) == waiting
    assert all(len(one.entrants) == one.seats for one in drawn)


def test_where_too_few_are_there_for_a_table_stewards_fill_it_all_the_same() -> None:
    rules = {"seats": 4, "pace": "quick", "level": "merchant"}
    (only,) = rounds.drawn(course(3, game="truc", rules=rules, phase="signup", fill="byes"), ())
    assert (len(only.entrants), only.seats) == (3, 4)


def test_in_a_knock_out_stewards_fill_seats_whatever_the_host_has_chosen() -> None:
    drawn = rounds.drawn(course(5, rules={"seats": 2}, form="knock-out", phase="signup", fill="byes"), ())
    assert sorted(len(one.entrants) for one in drawn) == [1, 2, 2]


def test_the_rounds_of_an_evening_are_drawn_for_all_of_it() -> None:
    """Six people over four rounds, where a draw that looks at one round alone repeats in every fourth evening."""
    for number in range(16):
        random = Random(number)
        rules = {"seats": 2, "pace": "quick", "level": "merchant"}
        now = course(6, rules=rules, secret=random.randbytes(32), round=0)
        for at in range(1, 5):
            drawn = rounds.drawn(now, ())
            told = [over(one.number, *random.sample(one.entrants, 2), round_=at, seats=2) for one in drawn]
            now = now._replace(
                tournament=now.tournament.model_copy(update={"round": at}), pairings=(*now.pairings, *told)
            )
        assert len({frozenset(one.entrants) for one in now.pairings}) == len(now.pairings)
