"""Answers that Discord refuses for good: whether the move stands is said, and the panel shows it."""

import logging

import pytest

from bot.sandbox import is_ephemeral, text_of
from bot.sandbox.faults import CallFault
from tests.e2e.bad_day_plays import play_once, shows_the_truth
from tests.e2e.bad_days import ANSWERS
from tests.e2e.clicks import asked, begun
from tests.e2e.house import House
from tests.e2e.people import forged, panel, press, presses, seated
from tests.said import is_said, said


@pytest.mark.long
@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (400, 50035)])
async def test_a_move_whose_answer_is_refused_is_said_to_be_done_and_shown(
    house: House, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    person = await asked(house, people)
    house.sandbox.faults.append(CallFault(template=ANSWERS, status=status, code=code))
    played = await play_once(house, people)
    house.asked_for += [status]
    *_, moves = await house.saved()
    assert [move.action for move in moves] == [played]
    lines = [text_of(one) for one in person.messages() if is_ephemeral(one)]
    assert any(is_said("answer-unshown", one) for one in lines)
    assert not any(is_said("refused-crash", one) for one in lines)
    assert await shows_the_truth(house, person)
    (logged,) = [one for one in caplog.records if one.name == "bot.interactions.errors"]
    assert (logged.levelno == logging.ERROR) == (code == 50035), "what is in an answer is ours"
    caplog.clear()


@pytest.mark.parametrize("line", ["cards settings", "cards rules", "cards mine"])
async def test_a_look_that_is_refused_is_not_said_to_be_a_deed(
    house: House, caplog: pytest.LogCaptureFixture, line: str
) -> None:
    (marie,) = house.people("Marie")
    house.sandbox.faults.append(CallFault(template=ANSWERS, status=403, code=50001))
    await marie.slash(line)
    house.asked_for += [403]
    (shown,) = [text_of(one) for one in marie.messages() if is_ephemeral(one)]
    assert is_said("answer-unshown-look", shown)
    caplog.clear()


async def test_a_press_that_only_looks_is_not_said_to_be_a_deed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    house.sandbox.faults.append(CallFault(template=ANSWERS, status=403, code=50001))
    await press(marie, "how")
    house.asked_for += [403]
    (shown,) = [text_of(one) for one in marie.messages() if is_ephemeral(one)]
    assert is_said("answer-unshown-look", shown)
    caplog.clear()


async def test_a_refusal_that_cannot_be_drawn_is_said_in_a_sentence(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    person = await asked(house, people)
    table = await house.table()
    old = table.stamp
    await play_once(house, people)
    before = await house.saved()
    again = panel(person)
    picture, custom_id = forged(again, next(iter(presses(again))), surface="h", verb="p", argument="skip", stamp=old)
    house.sandbox.faults.append(CallFault(template=ANSWERS, status=400, code=50035))
    await person.click(picture, custom_id, stale=True)
    await house.quiet()
    house.asked_for += [400]
    assert await house.saved() == before
    lines = [text_of(one) for one in person.messages() if is_ephemeral(one)]
    assert any(said("refused-stale") in one for one in lines)
    assert not any(is_said("answer-unshown", one) for one in lines)
    caplog.clear()
