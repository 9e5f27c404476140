"""Messages for everybody that a press makes: the same once a minute, and a few of anything."""

import ast
import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.limits import MINUTE, POSTED_BY_ONE
from bot.replay.story import RoundKey
from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.sandbox.faults import CallFault
from bot.stamp import Stamp
from bot.stats import leaderboard
from bot.ui.custom_ids import BOARD, DAILY, STORY, TOURNAMENT, Press, encode, kind
from data.daily.records import day_of
from tests.e2e import cups, deals
from tests.e2e.bad_days import ANSWERS
from tests.e2e.boards import four_players
from tests.e2e.forging import clicked, sent
from tests.e2e.house import House
from tests.e2e.people import press
from tests.said import is_said

ROOT = Path(__file__).parents[2]
POSTING = {  # the handlers that post, by what is pressed
    kind(STORY, "post"): "share.post",
    kind(STORY, "post-picture"): "share.post_picture",
    kind(BOARD, "share"): "boards.share",
    kind(BOARD, "achieved"): "boards.share_achievements",
    kind(BOARD, "rank"): "ranks.share",
    kind(DAILY, "share"): "sets.share",
    kind(TOURNAMENT, "partner"): "pairs.invite",
}


def calls(function: ast.AST) -> Iterator[ast.Call]:
    return (one for one in ast.walk(function) if isinstance(one, ast.Call))


def test_only_tables_and_posts_are_answers_that_everybody_sees() -> None:
    public, posting = set(), set()
    for path in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")):
        if "sandbox" in path.parts:
            continue
        for function in ast.walk(ast.parse(path.read_text())):
            if not isinstance(function, ast.AsyncFunctionDef):
                continue
            for call in calls(function):
                ephemeral = [one.value for one in call.keywords if one.arg == "ephemeral"]
                if any(isinstance(one, ast.Constant) and one.value is False for one in ephemeral):
                    public.add(f"{path.stem}.{function.name}")
                if isinstance(call.func, ast.Name) and call.func.id in ("post", "post_for_all"):
                    posting.add(f"{path.stem}.{function.name}")
    assert public == {
        "open_table._announce",
        "first_answer.post",
    }  # how many tables somebody opens is limited elsewhere
    assert posting == set(POSTING.values())


@dataclass
class Evening:
    """Somebody who has played everything that can be posted, and what they press, by kind."""

    house: House
    marie: Person
    pressed: dict[str, str]
    asked: str

    async def post(self, one: str, *faults: CallFault) -> Answer:
        """The answer to this press, on a message that they alone see, with this bad luck."""
        message = (await self.marie.slash("cards settings")).message
        assert message is not None
        self.house.sandbox.faults.extend(faults)
        if one != kind(TOURNAMENT, "partner"):
            return await clicked(self.marie, message, self.pressed[one])
        users = {self.asked: {"id": self.asked, "username": "bob", "discriminator": "0", "avatar": None}}
        data = {"component_type": 5, "custom_id": self.pressed[one], "id": 1}
        return await sent(self.marie, 3, data | {"values": [self.asked], "resolved": {"users": users}}, message)


def posted(answers: Iterable[Answer]) -> list[JSON]:
    """Those of these answers that everybody sees."""
    return [one.message for one in answers if one.message is not None and not is_ephemeral(one.message)]


def refused(answers: Iterable[Answer], key: str) -> list[str]:
    """The texts of those of these answers that say this."""
    texts = [text_of(one.message) for one in answers if one.message is not None]
    return [one for one in texts if is_said(key, one)]


@pytest.fixture
async def evening(day: House) -> Evening:
    playing = await four_players(day)
    marie, bob = playing[0].person, playing[1].person
    await deals.finished(day, marie)
    day.sandbox.grant(day.guild, marie.user, "manage_guild")
    await cups.created(marie, game="truc", rounds="2", seats="pairs", pace="quick")
    await day.quiet()
    await press(marie, "join", cups.message(marie))
    story, board = RoundKey(1, 1), leaderboard.BoardKey("server", "all", "tahimi")
    sent_by = [
        story.press("post"),
        story.press("post-picture"),
        board.press("share"),
        board.press("achieved"),
        Press(BOARD, 0, Stamp(), "rank", f"tahimi.{marie.user.id}"),
        Press(DAILY, 0, Stamp(day_of(day.clock()), 0), "share"),
        Press(TOURNAMENT, 1, Stamp(), "partner"),
    ]
    day.clock.stop()
    return Evening(day, marie, {one.kind: encode(one) for one in sent_by}, str(bob.user.id))


@pytest.mark.long
async def test_the_same_is_posted_once_a_minute_and_a_few_of_anything(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house = evening.house
    for one in POSTING:
        both = await asyncio.gather(evening.post(one), evening.post(one))
        (message,), again = posted(both), await evening.post(one)
        assert refused(both, "refused-already-posted"), one
        (told,) = refused([again], "refused-already-posted")
        assert f"/{evening.marie.channel.id}/{message['id']}" in told
        house.clock.advance(MINUTE + 1)
    answers = [await evening.post(one) for _ in range(12) for one in POSTING]
    assert len(answers) > 80
    assert len(posted(answers)) == POSTED_BY_ONE
    assert refused(answers, "refused-too-many-posts")
    house.clock.advance(MINUTE + 1)
    one, fault = kind(STORY, "post"), CallFault(template=ANSWERS, status=403, code=50001)
    assert not posted([await evening.post(one, fault)])
    assert posted([await evening.post(one)]), "what did not arrive can be posted again"
    house.asked_for = [403]
    caplog.clear()
