"""The referee of a tournament: what they can do, that everybody is told, and that nobody else can."""

from dataclasses import asdict

import pytest

from bot.refusal import Refused
from bot.sandbox import JSON, Answer, Person, selects_of, text_of
from bot.table import outcome, seating
from bot.table.modes.pairing import end_pairing
from bot.tournaments import rounds, steps
from data.records import with_
from data.tournament_records import Course
from engine.contract import Result
from tests.e2e import cups
from tests.e2e.house import House
from tests.e2e.people import press, press_of, presses, reply
from tests.e2e.proofs import files_of
from tests.said import is_said, said

pytestmark = pytest.mark.long


async def begun(house: House, *guests: str, rounds: str = "2", game: str = "jubilee") -> list[Person]:
    """A tournament whose first round was drawn; its host plays, and stands first."""
    marie = await cups.host(house)
    people = [marie, *house.people(*guests)]
    await cups.created(marie, game=game, rounds=rounds, seats="2", pace="quick")
    await house.quiet()
    await cups.joined(house, people)
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    return people


async def page(person: Person) -> JSON:
    """The referee's page, newly opened."""
    return answered(await person.slash("tournament referee"))


async def table(person: Person, number: int, round_: int = 1) -> JSON:
    """A table of that round on the referee's page."""
    shown = await page(person)
    while True:
        (menu,) = selects_of(shown)
        if press_of(menu.custom_id).stamp.round == round_:
            break
        (back,) = [one for one, sent in presses(shown).items() if sent.argument == "before"]
        shown = answered(await person.click(shown, back))
    return answered(await person.choose(shown, menu.custom_id, [str(number)]))


def answered(answer: Answer) -> JSON:
    assert answer.message is not None
    return answer.message


def shown_in(person: Person, key: str) -> list[JSON]:
    """The messages of a channel in which this is said."""
    return [one for one in person.messages() if is_said(key, text_of(one))]


async def test_only_those_who_run_the_tournament_see_the_referees_page(house: House) -> None:
    marie, bob, _ = await begun(house, "Bob", "Zoé")
    assert reply(await bob.slash("tournament referee")) == said("refused-tournament-host")
    assert is_said("referee-title", reply(await marie.slash("tournament referee")), round=1)
    theirs = answered(await press(bob, "help", cups.message(bob)))
    assert {one.verb for one in presses(theirs).values()} == {"tournaments"}
    own = answered(await press(marie, "help", cups.message(marie)))
    assert is_said("referee-title", reply(await press(marie, "referee", own)), round=1)


async def test_whoever_cannot_be_replaced_any_more_signs_nobody_up(house: House) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim", game="indian_chief")  # whose table is one round
    marie = people[0]
    (late,) = house.people("Léo")
    first = (await cups.course(house)).running[0]
    form = await press(marie, "replace", await table(marie, first.number))
    await all_come(house, people)
    assert form.modal is not None
    done = await marie.submit(form.modal, {"out": [str(first.entrants[0])], "came": [str(late.user.id)]})
    assert reply(done) == said("refused-tournament-last-deal")
    assert (await cups.course(house)).entry_of(late.user.id) is None


async def test_a_table_waits_longer_when_the_referee_says_so_and_everybody_is_told(house: House) -> None:
    marie, *_ = await begun(house, "Bob", "Zoé", "Kim")
    first = (await cups.course(house)).running[0]
    assert first.table is not None
    before = (await house.table(first.table)).record.deadlines["begin"]
    shown = await table(marie, first.number)
    assert is_said("referee-extended", reply(await press(marie, "extend", shown)))
    await house.quiet()
    record = (await house.table(first.table)).record
    assert record.deadlines["begin"] == before + cups.CHECK_IN
    await house.wait(cups.CHECK_IN + 1)
    assert (await house.table(first.table)).record.phase == "lobby"
    assert is_said("tournament-remark-extended", text_of(cups.message(marie)), round=1, number=first.number)
    await house.wait(cups.CHECK_IN)
    assert (await house.table(first.table)).record.phase != "lobby"
    late = await press(marie, "extend", shown, stale=True)
    assert reply(late) == said("refused-tournament-begun-table")


async def test_somebody_comes_in_place_of_somebody_else_and_is_called(house: House) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim")
    marie, now = people[0], await cups.course(house)
    (late,) = house.people("Léo")
    first = now.running[0]
    gone = first.entrants[0]
    shown = await table(marie, first.number)
    form = await press(marie, "replace", shown)
    assert form.modal is not None
    done = await marie.submit(form.modal, {"out": [str(gone)], "came": [str(late.user.id)]})
    assert is_said("referee-replaced", reply(done))
    await house.quiet()
    now = await cups.course(house)
    entry = now.entry_of(late.user.id)
    assert entry is not None
    assert now.running[0].entrants == (entry.number, first.entrants[1])
    assert now.drawn(now.running[0]) == first.entrants
    call = cups.call_of(house, late)
    assert call is not None
    await press(call[0], "back", call[1])
    assert first.table is not None
    record = (await house.table(first.table)).record
    assert [one.user for one in record.people if not one.away] == [late.user.id]
    end = await cups.played_out(house)
    assert all(one.scores for one in end.pairings)
    scores = end.pairings[0].scores
    assert scores is not None
    assert {one.entrant for one in scores} == {entry.number, first.entrants[1]}


async def replaced(house: House, marie: Person, number: int, gone: int, came: Person) -> Answer:
    """The referee gives the seat of an entrant at a table of the first round to somebody else."""
    form = await press(marie, "replace", await table(marie, number))
    assert form.modal is not None
    done = await marie.submit(form.modal, {"out": [str(gone)], "came": [str(came.user.id)]})
    await house.quiet()
    return done


async def all_come(house: House, people: list[Person]) -> None:
    for one in people:
        call = cups.call_of(house, one)
        assert call is not None
        await press(call[0], "back", call[1])
    await house.wait(cups.CHECK_IN + 1)


async def test_at_a_table_that_plays_somebody_takes_over_a_seat_with_the_next_deal(house: House) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim", game="schwimmen")  # whose matches take several deals
    await all_come(house, people)
    marie, before = people[0], await cups.course(house)
    (late,) = house.people("Léo")
    first = before.running[0]
    assert first.table is not None
    gone = next(one for one in people if one.user.id == before.entries[first.entrants[0] - 1].user)
    key = f"u{gone.user.id}"
    seat = (await house.table(first.table)).order.index(key)
    assert is_said("referee-replaced", reply(await replaced(house, marie, first.number, first.entrants[0], late)))
    now = await cups.course(house)
    entry = now.entry_of(late.user.id)
    assert entry is not None
    assert now.running[0].entrants == (entry.number, first.entrants[1])
    assert now.drawn(now.running[0]) == first.entrants
    live = await house.table(first.table)
    assert live.order[seat] == key  # a hand is for whom it was dealt to
    assert live.user_at(seat) is None  # and a steward plays it
    own = gone.at(house.sandbox.world.channels[live.place])
    board = next(one for one in own.messages() if any(sent.verb == "hand" for sent in presses(one).values()))
    shown = await press(own, "hand", board)
    assert is_said("panel-fled-replaced", reply(shown), name="Léo")
    assert presses(answered(shown)) == {}
    assert await seating.back(live, gone.user.id) is False
    with pytest.raises(Refused, match="tournament_table"):
        await seating.join(live, gone.user.id, "Gone")
    call = cups.call_of(house, late)
    assert call is not None
    assert is_said("tournament-remark-heir", text_of(call[1]))
    assert len(shown_in(own, "tournament-remark-replaced")) == 1  # at the table; the tournament's message says so, too
    assert len(shown_in(marie, "tournament-remark-replaced")) == 1
    await press(call[0], "back", call[1])
    await house.shut()
    await house.open()
    for _ in range(100):
        live = await house.table(first.table)
        if live.record.round > 1:
            break
        await house.wait(60.0)
    assert live.order[seat] == f"u{late.user.id}"
    assert live.user_at(seat) == late.user.id
    assert live.record.pairing is not None
    assert {*live.record.pairing.entrants.values()} == {entry.number, first.entrants[1]}
    end = await cups.played_out(house)
    assert {one.entrant for one in end.pairings[0].scores or ()} == {entry.number, first.entrants[1]}


async def test_whoever_comes_to_a_match_that_ends_with_the_hand_has_its_result_as_a_steward_made_it(
    house: House,
) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim")
    await all_come(house, people)
    (late,) = house.people("Léo")
    first = (await cups.course(house)).running[0]
    assert first.table is not None
    await replaced(house, people[0], first.number, first.entrants[0], late)
    live = await house.table(first.table)
    entry = (await cups.course(house)).entry_of(late.user.id)
    assert entry is not None
    assert live.round is not None
    won = {"over": True, "places": (0, 1), "winners": (0,), "rounds": 1}
    result = Result((0, 1), (0,), (100, 0))
    ended = with_(live.round, ended=house.now(), result=asdict(result) | {outcome.MATCH: won})
    over, _ = end_pairing(live.record, ended, result, live.family.adds_up(live.record))
    assert over.phase == "closed"
    assert over.pairing is not None
    (score,) = [one for one in over.pairing.scores or () if one.entrant == entry.number]
    assert not score.present
    assert first.entrants[0] not in {one.entrant for one in over.pairing.scores or ()}


async def test_two_replaced_one_after_the_other_and_one_who_comes_back(house: House) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim")
    await all_come(house, people)
    leo, ida = house.people("Léo", "Ida")
    before = await cups.course(house)
    first = before.running[0]
    assert first.table is not None
    gone = first.entrants[0]
    await replaced(house, people[0], first.number, gone, leo)
    entry = (await cups.course(house)).entry_of(leo.user.id)
    assert entry is not None
    await replaced(house, people[0], first.number, entry.number, ida)
    live = await house.table(first.table)
    assert [one.user for one in live.record.joining] == [ida.user.id]
    other = (await cups.course(house)).entry_of(ida.user.id)
    own = next(one for one in people if one.user.id == before.entries[gone - 1].user)
    assert other is not None
    await replaced(house, people[0], first.number, other.number, own)
    live = await house.table(first.table)
    assert live.record.joining == ()
    assert live.record.leaving == ()
    now = await cups.course(house)
    assert now.running[0].entrants == first.entrants == now.drawn(now.running[0])
    assert await seating.back(live, own.user.id)
    assert live.seat_of(own.user.id) is not None
    await house.quiet()


async def test_whoever_plays_in_the_round_already_replaces_nobody(house: House) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim")
    marie, now = people[0], await cups.course(house)
    first, second = now.running
    elsewhere = next(one for one in people if one.user.id == now.entries[second.entrants[0] - 1].user)
    form = await press(marie, "replace", await table(marie, first.number))
    assert form.modal is not None
    done = await marie.submit(form.modal, {"out": [str(first.entrants[0])], "came": [str(elsewhere.user.id)]})
    assert is_said("refused-tournament-plays", reply(done))
    assert await cups.course(house) == now


async def struck(house: House, marie: Person, reason: str = "They agreed on it.") -> Course:
    """The first table of the first round is over, and the referee strikes it."""
    await house.wait(cups.CHECK_IN)
    for _ in range(30):
        if (await cups.course(house)).pairings[0].ended is not None:
            break
        await house.wait(60.0)
    form = await press(marie, "strike", await table(marie, 1))
    assert form.modal is not None
    done = await marie.submit(form.modal, {"reason": reason})
    assert is_said("referee-struck", reply(done))
    await house.quiet()
    return await cups.course(house)


async def test_a_struck_table_gives_no_points_until_the_strike_is_taken_back(house: House) -> None:
    marie, *_ = await begun(house, "Bob", "Zoé", rounds="2")
    now = await struck(house, marie)
    assert now.pairings[0].struck == "They agreed on it."
    assert len(shown_in(marie, "tournament-remark-struck")) == 2  # in the message, and posted below it
    before = {line.entrant: line.points for line in rounds.lines(now)}
    first = now.pairings[0]
    form = await press(marie, "restore", await table(marie, 1))
    assert is_said("referee-restored", reply(form))
    await house.quiet()
    after = await cups.course(house)
    assert after.pairings[0].struck is None
    counted = {line.entrant: line.points for line in rounds.lines(after)}
    assert sum(counted[one] - before[one] for one in first.entrants) > 0
    assert [one.act for one in after.remarks] == ["struck", "restored"]
    assert len(shown_in(marie, "tournament-remark-restored")) == 2


async def test_a_strike_after_the_end_changes_the_places(house: House) -> None:
    marie, *_ = await begun(house, "Bob", "Zoé", "Kim", rounds="2")
    over = await cups.played_out(house)
    winner = rounds.lines(over)[0].entrant
    for number in (1, 2):
        (of,) = [one.number for one in over.pairings if one.round == number and winner in one.entrants]
        form = await press(marie, "strike", await table(marie, of, number))
        assert form.modal is not None
        await marie.submit(form.modal, {"reason": "A second account."})
        await house.quiet()
    after = await cups.course(house)
    assert rounds.lines(after)[0].entrant != winner
    assert is_said("tournament-remark-struck", text_of(cups.message(marie)))


async def test_a_strike_needs_a_reason_that_can_be_read_and_a_result(house: House) -> None:
    marie, *_ = await begun(house, "Bob", "Zoé", "Kim")
    assert "strike" not in {one.verb for one in presses(await table(marie, 1)).values()}
    await cups.played_out(house)
    form = await press(marie, "strike", await table(marie, 1))
    assert form.modal is not None
    assert reply(await marie.submit(form.modal, {"reason": "\u2800"})) == said("refused-tournament-reason")
    assert (await cups.course(house)).remarks == ()


async def test_two_who_must_not_meet_are_kept_apart_and_only_the_host_learns_of_it(house: House) -> None:
    marie = await cups.host(house)
    bob, zoe, kim = house.people("Bob", "Zoé", "Kim")
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    await house.quiet()
    await cups.joined(house, [marie, bob, zoe, kim])
    shown = answered(await press(marie, "means", await page(marie)))
    two = next(one for one in selects_of(shown) if press_of(one.custom_id).verb == "apart")
    (strange,) = house.people("Ida")
    refused = await marie.choose(shown, two.custom_id, [bob.user, strange.user])
    assert reply(refused) == said("refused-tournament-two")
    kept = await marie.choose(shown, two.custom_id, [bob.user, zoe.user])
    assert is_said("referee-means-pair", reply(kept))
    course = await cups.course(house)
    assert steps.kept_apart(course) == {frozenset((bob.user.id, zoe.user.id))}
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    now = await cups.course(house)
    assert now.pairing_of(bob.user.id) != now.pairing_of(zoe.user.id)
    await cups.played_out(house)
    files = files_of(house, answered(await press(bob, "course", cups.message(bob))))
    assert not any("apart" in content for content in files.values())


async def test_a_host_can_ask_for_rounds_that_somebody_has_finished_before_they_sign_up(house: House) -> None:
    marie = await cups.host(house)
    (bob,) = house.people("Bob")
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    await house.quiet()
    shown = answered(await press(marie, "means", await page(marie)))
    least = next(one for one in selects_of(shown) if press_of(one.custom_id).verb == "least")
    await marie.choose(shown, least.custom_id, ["5"])
    await house.quiet()
    assert is_said("tournament-least", text_of(cups.message(bob)), least=5)
    assert reply(await press(bob, "join", cups.message(bob))) == said("refused-tournament-least", least=5, played=0)
    assert (await cups.course(house)).entries == ()


async def test_the_page_tells_who_left_and_whose_time_ran_out(house: House) -> None:
    people = await begun(house, "Bob", "Zoé", "Kim")
    marie = people[0]
    for one in people[:3]:
        call = cups.call_of(house, one)
        assert call is not None
        await press(call[0], "back", call[1])
    await house.wait(cups.CHECK_IN + 1)
    now = await cups.course(house)
    own = now.entry_of(people[1].user.id)
    pairing = now.pairing_of(people[1].user.id)
    assert own is not None
    assert pairing is not None
    assert pairing.table is not None
    await seating.leave(await house.table(pairing.table), people[1].user.id)
    await cups.played_out(house)
    shown = text_of(await page(marie))
    assert is_said("referee-lapse-absent", shown)
    listed = await press(marie, "lapses", await page(marie))
    told = reply(listed)
    assert is_said("referee-lapse-gave-up", told)
    assert is_said("referee-lapse-absent", told)
    scores = (await cups.course(house)).pairings[pairing.number - 1].scores
    assert scores is not None
    assert [one.entrant for one in scores if one.gave_up] == [own.number]
