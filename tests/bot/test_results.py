"""The meaning of a finished round for those who played it, as values (MIS-4)."""

from math import isclose, log
from typing import Any

import pytest

from bot.games.climbing.part import part, with_part
from bot.games.climbing.series import milestones, outcome, places, session_misery
from bot.table.people import key_of
from data.records import Person, RoundRecord, TableRecord, with_
from data.stats.player_stats import Figures
from data.stats.result_records import Place, Results
from engine.climbing.events import TaxesDone, TaxPaid
from engine.contract import Result, Standing
from engine.misery import Misery, over
from tests.bot.making import record_of


def table(users: int, stewards: int = 0, **fields: Any) -> TableRecord:
    """A table in a round in which everybody has answered, where a test says no other."""
    fields.setdefault("answered", tuple(key_of(user) for user in range(1, users + 1)))
    record = record_of(users, round=3, phase="round", **fields)
    hired = tuple(Person(key=f"s{number}", name=f"steward {number}") for number in range(stewards))
    return with_(record, people=(*record.people, *hired))


def round_of(record: TableRecord) -> RoundRecord:
    """A round in which all sit as they came."""
    standing = Standing(order=tuple(person.key for person in record.people), round=3)
    fields: dict[str, Any] = {"table": 1, "number": 3, "game": "tahimi", "version": 1, "options": {}, "seed": bytes(32)}
    return RoundRecord(standing=standing, commitment="", started=0.0, **fields)


def results_of(record: TableRecord, result: Result, *events: Any) -> Results:
    played = round_of(record)
    return outcome(with_part(record, misery=session_misery(record, played, result)), played, result, events)


def test_who_fled_counts_as_last_beside_who_was_last_and_the_others_as_their_seats_finish() -> None:
    """MIS-R2."""
    record = table(4, fled=("u1",))
    assert places(record, round_of(record), Result.of_finish((0, 2, 1, 3))) == {"u1": 3, "u3": 1, "u2": 2, "u4": 3}
    first = results_of(record, Result.of_finish((0, 2, 1, 3))).places[0]
    assert (first.seat, first.next_seat, first.place, first.title, first.left) == (0, 0, 3, "Serf", True)


def test_a_seat_that_left_by_the_rules_counts_as_last() -> None:
    record = table(4)
    assert places(record, round_of(record), Result.of_finish((2, 3, 1), (0,)))["u1"] == 3
    left = results_of(record, Result.of_finish((2, 3, 1), (0,))).places[0]
    assert (left.next_seat, left.place, left.left) == (3, 3, True)


def test_a_player_relieved_for_silence_counts_as_the_seat_finishes() -> None:
    """MIS-R2."""
    record = table(3)
    away = with_(record, people=(with_(record.people[0], away=True), *record.people[1:]))
    relieved = results_of(away, Result.of_finish((0, 1, 2))).places[0]
    assert (relieved.place, relieved.left, relieved.steward) == (0, False, True)


def test_the_session_s_misery_goes_on_and_absence_cuts_the_streaks() -> None:
    """MIS-R1, MIS-R4."""
    absent = Misery(log=log(10), low=2)
    record = table(3, family={"misery": {"u1": Misery(log=log(3), low=1), "u9": absent}})
    after = session_misery(record, round_of(record), Result.of_finish((1, 2, 0)))
    assert isclose(after["u1"].log, over([(2, 3), (2, 3)]).log)
    assert after["u9"] == Misery(log=log(10))


def test_stewards_have_no_part_and_their_majority_makes_a_round_unranked() -> None:
    for stewards, ranked in ((1, True), (2, True), (3, False)):
        results = results_of(table(2, stewards), Result.of_finish(tuple(range(2 + stewards))))
        assert [place.user for place in results.places] == [1, 2]
        assert results.ranked == ranked


@pytest.mark.parametrize(("users", "answered", "ranked"), [(4, 4, True), (4, 2, True), (4, 1, False), (3, 0, False)])
def test_it_takes_two_people_who_answer_and_whoever_does_not_is_absent(users: int, answered: int, ranked: bool) -> None:
    """MIS-R3."""
    keys = tuple(key_of(user) for user in range(1, answered + 1))
    family = {"misery": {key_of(user): Misery(log=log(user), low=1) for user in range(1, users + 1)}}
    record, result = table(users, answered=keys, family=family), Result.of_finish(tuple(range(users)))
    results = results_of(record, result)
    assert [place.user for place in results.places] == list(range(1, answered + 1))
    assert results.ranked == ranked
    before, after = part(record).misery, session_misery(record, round_of(record), result)
    unmoved = {key for key in before if after[key].log == before[key].log}
    assert unmoved == (before.keys() - set(keys) if ranked else before.keys())
    assert {key for key in unmoved if after[key] != before[key]} == (unmoved if ranked else set())  # streaks are cut


def test_stewards_who_sit_in_for_people_do_not_undo_a_round() -> None:
    record = table(3)
    asleep = with_(record, people=tuple(with_(person, away=True) for person in record.people))
    assert results_of(asleep, Result.of_finish((0, 1, 2))).ranked


def test_taxes_are_counted_from_both_sides_with_the_person_on_the_other() -> None:
    events = (TaxPaid(3, 0, 2, None), TaxPaid(2, 1, 1, None), TaxesDone(0))
    first, second, third = results_of(table(3, 1), Result.of_finish((0, 1, 2, 3)), *events).places
    assert (first.paid, first.received, first.partner) == (0, 2, None)
    assert (second.paid, second.received, second.partner) == (0, 1, 3)
    assert (third.paid, third.received, third.partner) == (1, 0, 2)


# Milestones


def found(before: Figures, place: int, *, session: float = 1.0, earlier: float = 1.0, ranked: bool = True) -> list[Any]:
    """The milestones of the first person of three, who finished at that place."""
    record = table(3)
    row = Place(user=1, name="Marie", seat=0, next_seat=place, place=place, session=log(session))
    told = milestones(
        {1: before}, {"u1": Misery(log=log(earlier))}, round_of(record), Results(places=(row,), ranked=ranked)
    )
    return [(one["what"], one["count"]) for one in told]


@pytest.mark.parametrize(("reign", "told"), [(3, False), (4, True), (5, False), (9, True)])
def test_every_fifth_reign_in_a_row_is_told(reign: int, told: bool) -> None:
    assert found(Figures(reign=reign), 0) == [("reign", reign + 1)] * told
    assert found(Figures(reign=reign), 1) == []


def test_the_first_escape_from_the_bottom_is_told_and_no_later_one() -> None:
    assert found(Figures(serfdom=2), 1) == [("escape", 2)]
    assert found(Figures(serfdom=2), 2) == []
    assert found(Figures(serfdom=2, escapes=1), 1) == []
    assert found(Figures(), 1) == []


@pytest.mark.parametrize(
    ("earlier", "session", "power"),
    [(41, 206, 2), (3, 10, None), (206, 1237, 3), (99.9, 100, 2), (100, 900, None), (1237, 309, None), (5, 2e7, 7)],
)
def test_misery_past_a_power_of_ten_is_told_from_a_hundred_on(
    earlier: float, session: float, power: int | None
) -> None:
    assert found(Figures(), 2, earlier=earlier, session=session) == ([("misery", power)] if power else [])


def test_an_unranked_round_is_no_part_of_a_reign() -> None:
    assert found(Figures(reign=4), 0, ranked=False) == []
    assert found(Figures(serfdom=2), 1, ranked=False) == []


def test_the_rarest_two_are_told() -> None:
    record = table(4)
    rows = tuple(
        Place(user=user, name="x", seat=user - 1, next_seat=0, place=place, session=log(session))
        for user, place, session in ((1, 0, 1.0), (2, 1, 500.0), (3, 2, 1.0), (4, 3, 5000.0))
    )
    before = {1: Figures(reign=4), 2: Figures(), 3: Figures(serfdom=1), 4: Figures()}
    told = milestones(before, {}, round_of(record), Results(places=rows))
    assert [(one["what"], one["seat"]) for one in told] == [("reign", 0), ("escape", 2)]
