"""The outcome of a match for the people in it: it counts once, when it is over, by its places (a side shares one)."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.table import acting, committing, lobby, playing, seating
from bot.table.outcome import outcome, with_sides
from bot.table.people import key_of, mark_answered
from bot.table.table import Table
from data.records import TableRecord, with_
from data.stats.ratings import Rating, rated
from data.stats.result_records import Results
from data.store import Store
from engine.contract import Match, Result
from engine.games import GAMES
from tests import toy
from tests.bot.making import asked, small, table_of
from tests.bot.takeovers import played_out as slept_through

pytestmark = pytest.mark.usefixtures("toy_game")


async def dealt(store: Store, users: int = 4, **fields: Any) -> Table:
    table = await table_of(store, users, game="toy", seats=4, **fields)
    await lobby.begin(table, 1, fill=users < 4)
    return table


async def played_out(table: Table) -> None:
    """Play the hand to its end, with people who answer for themselves."""
    while table.state is not None and table.state.result is None:
        decision = next(one for one in table.state.pending if one.given is None)
        by = "steward" if table.user_at(decision.seat) is None else "person"
        await playing.play(table, decision.seat, table.state.default(decision).text, by)


def ended(table: Table, places: Sequence[int], winners: Sequence[int], monkeypatch: pytest.MonkeyPatch) -> Results:
    """The outcome of the match, if it had ended so."""
    monkeypatch.setattr(toy.Toy, "match", lambda *_: Match(True, tuple(places), tuple(winners)))
    assert table.round is not None
    found = outcome(answering(table), table.round, Result((0, 0, 0, 0)))
    assert found is not None
    return found


def answering(table: Table, *users: int) -> TableRecord:
    """The record of a match in which these people have answered, or everybody."""
    everybody = (*table.record.people, *(person for _, person in table.record.gone))
    keys = [key_of(user) for user in users] or [person.key for person in everybody if person.user is not None]
    return mark_answered(with_(table.record, answered=()), *keys)


def told(results: Results) -> dict[int, tuple[int, bool]]:
    """The place of each user, and True if they won, by user."""
    return {place.user: (place.place, place.won) for place in results.places}


def by_seat(table: Table, **found: tuple[int, bool]) -> dict[int, tuple[int, bool]]:
    assert table.round is not None
    return {int(key[1:]): found[f"at{seat}"] for seat, key in enumerate(table.round.standing.order) if key[0] == "u"}


async def test_a_hand_of_a_match_counts_for_nothing_and_the_match_once(store: Store) -> None:
    table = await dealt(store)
    hands = 0
    while table.match_goes_on:
        assert await store.stats.figures(1, "toy", [1, 2, 3, 4]) == {}
        await played_out(table)
        hands += 1
        if table.match_goes_on:
            await playing.deal_round(table)
    figures = await store.stats.figures(1, "toy", [1, 2, 3, 4])
    assert hands > 1
    assert {user: one.rounds for user, one in figures.items()} == dict.fromkeys((1, 2, 3, 4), 1)
    assert sum(one.crowns for one in figures.values()) == 2


async def test_a_match_through_which_everybody_slept_counts_for_nobody(store: Store) -> None:
    table = await dealt(store)
    while table.match_goes_on:
        await slept_through(table)
        if table.match_goes_on:
            await playing.deal_round(table)
    assert await store.stats.figures(1, "toy", [1, 2, 3, 4]) == {}
    assert await store.stats.known(1, [1, 2, 3, 4]) == {}


async def test_sides_share_a_place_and_a_draw_has_no_winner(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(store)
    won = ended(table, (0, 1, 0, 1), (0, 2), monkeypatch)
    assert told(won) == by_seat(table, at0=(0, True), at1=(1, False), at2=(0, True), at3=(1, False))
    assert (won.ranked, won.misery) == (True, False)
    drawn = ended(table, (0, 0, 0, 0), (), monkeypatch)
    assert set(told(drawn).values()) == {(0, False)}


async def test_a_side_is_rated_together_and_a_person_who_left_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(store)
    sides = (0, 1, 0, 1)
    found = with_sides(ended(table, sides, (0, 2), monkeypatch), sides)
    assert found is not None
    assert {place.seat: place.side for place in found.places} == dict(enumerate(sides))
    seat = table.seat_of(2)
    await seating.leave(table, 2)
    found = with_sides(ended(table, sides, (0, 2), monkeypatch), sides)
    assert found is not None
    assert [place.seat for place in found.places if place.side is None] == [seat]
    assert with_sides(None, sides) is None


async def test_a_match_of_sides_is_rated_as_one_of_two_players(store: Store) -> None:
    table = await dealt(store)
    while table.match_goes_on:
        await played_out(table)
        if table.match_goes_on:
            await playing.deal_round(table)
    found = {table.seat_of(user): await store.stats.portrait(1, "toy", user) for user in (1, 2, 3, 4)}
    mus = [one.rating.mu for _, one in sorted(found.items()) if one is not None and one.rating is not None]
    best, worst = (rating.mu for rating in rated([Rating(), Rating()], [0, 1]))
    assert mus in (pytest.approx([best, worst, best, worst]), pytest.approx([worst, best, worst, best]))


async def test_a_person_who_left_comes_last_whoever_plays_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(store)
    seat = table.seat_of(2)
    await seating.leave(table, 2)
    assert told(ended(table, (0, 0, 0, 0), (0, 1, 2, 3), monkeypatch))[2] == (3, False)
    monkeypatch.undo()
    monkeypatch.setitem(GAMES, "toy", toy.GAME)
    await played_out(table)
    await playing.deal_round(table)
    assert table.seat_of(2) is None
    places = ended(table, (0, 0, 0, 0), (0, 1, 2, 3), monkeypatch).places
    (left,) = [place for place in places if place.user == 2]
    assert (left.place, left.won, left.left, left.seat) == (3, False, True, seat)
    assert len(places) == 4


async def test_a_person_who_comes_back_is_counted_by_the_place_of_the_seat(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(store)
    seat = table.seat_of(2)
    assert seat is not None
    await seating.leave(table, 2)
    await played_out(table)
    await playing.deal_round(table)
    assert table.round is not None
    await seating.join(table, 2, "Bob", table.round.standing.order[seat])
    await played_out(table)
    await playing.deal_round(table)
    assert table.record.gone == ()
    assert told(ended(table, (0, 0, 0, 0), (0, 1, 2, 3), monkeypatch))[2] == (0, True)


async def test_with_a_majority_of_stewards_a_match_is_unranked(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for users, ranked in ((1, False), (2, True)):
        table = await dealt(store, users, guild=users)
        assert ended(table, (0, 1, 0, 1), (0, 2), monkeypatch).ranked is ranked
        monkeypatch.undo()
        monkeypatch.setitem(GAMES, "toy", toy.GAME)


@pytest.mark.parametrize(("users", "ranked"), [((1, 2, 3, 4), True), ((1, 3), True), ((2,), False)])
async def test_it_takes_two_people_who_answer_and_whoever_does_not_is_absent(
    store: Store, monkeypatch: pytest.MonkeyPatch, users: tuple[int, ...], ranked: bool
) -> None:
    table = await dealt(store)
    monkeypatch.setattr(toy.Toy, "match", lambda *_: Match(True, (0, 1, 2, 3), (0,)))
    assert table.round is not None
    found = outcome(answering(table, *users), table.round, Result((0, 0, 0, 0)))
    assert found is not None
    assert sorted(place.user for place in found.places) == list(users)
    assert found.ranked is ranked


async def test_whoever_leaves_a_match_does_not_undo_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(store, 2)
    await seating.leave(table, 2)
    assert key_of(2) in table.record.answered  # to leave is an answer
    await played_out(table)
    await playing.deal_round(table)
    assert [person.user for _, person in table.record.gone] == [2]
    assert ended(table, (0, 1, 2, 3), (0,), monkeypatch).ranked


async def test_who_answered_is_known_for_the_whole_match_and_forgotten_with_the_next(store: Store) -> None:
    table = await dealt(store)
    await played_out(table)
    assert set(table.record.answered) == {key_of(user) for user in (1, 2, 3, 4)}
    while table.match_goes_on:
        await playing.deal_round(table)
        assert len(table.record.answered) == 4
        await played_out(table)
    await playing.deal_round(table)
    assert table.record.answered == ()


async def test_what_an_older_program_has_not_noted_is_read_from_the_moves(store: Store) -> None:
    table = await dealt(store)
    user = asked(table)
    await acting.act(table, user, small(table))
    await store.save(with_(table.record, answered=()))
    await committing.reload(table)
    assert table.record.answered == (key_of(user),)
