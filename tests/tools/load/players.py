"""People who answer what their panels ask, a while after they are asked; many of them, so as light as can be."""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.climbing.orders import PASS
from bot.games.climbing.plays import CONFIRM
from bot.sandbox import text_of
from bot.sandbox.core import Change, Core
from bot.sandbox.interactions import COMPONENT, Answer, Failed
from bot.sandbox.world import JSON, Channel, Message, User
from bot.stamp import Stamp
from bot.ui import custom_ids
from bot.ui.components import CRIMSON, GOLD
from bot.ui.custom_ids import ANSWER, NARROW, PLAY, TABLE, Press

BUTTON = 2
HAND, READY = "hand", "ready"  # verbs on the table
SAID = ("message", "update")  # kinds of answers that say something: others promise an answer
SHYNESS = 0.2  # how often a player passes who could play


@dataclass(eq=False, slots=True)
class Play:
    """Somebody has played this. `done`: they were told that it is; else the answer did not say, or never came."""

    action: str
    done: bool = False


class People:
    """Everybody who plays. `answered`: the channel of each answer, when it was asked for, and when it came;
    `unanswered`: the channel of each click without an answer, and when it was. `tried`: by user, the plays that they
    have made, less those that were refused.
    """

    def __init__(self, core: Core, seconds: float, seed: str) -> None:
        """`seconds`: how long they take to answer, on average."""
        self.core = core
        self.seconds = seconds
        self.luck = random.Random(seed)
        self.unanswered: list[tuple[int, float]] = []
        self.answered: list[tuple[int, float, float]] = []
        self.tried: dict[int, list[Play]] = {}
        self._at: dict[int, list[User]] = {}  # by channel
        self._busy: set[int] = set()  # users who are about to click
        self._pressed: dict[int, str] = {}  # by user, the button of a table that they pressed last
        self._clicks: set[asyncio.Task[None]] = set()
        core.watchers.add(self._see)

    def sit(self, channel: Channel, users: list[User]) -> None:
        """Let these people play in this channel."""
        self._at[channel.id] = users

    def begin(self) -> None:
        """Forget what was measured so far."""
        self.answered, self.unanswered = [], []

    @property
    def failed(self) -> int:
        """Clicks without an answer."""
        return len(self.unanswered)

    @property
    def latencies(self) -> list[float]:
        """The seconds from each click to its answer."""
        return [came - asked for _, asked, came in self.answered]

    def look_again(self) -> None:
        """Let everybody look whether they are waited for, since an answer that was promised may never come."""
        for channel, users in self._at.items():
            for user in users:
                if user.id not in self._busy:
                    self._pressed.pop(user.id, None)
                    self._look(self.core.world.channels[channel], user)

    def stop(self) -> None:
        """Nobody clicks any more."""
        self.core.watchers.discard(self._see)
        for click in self._clicks:
            click.cancel()

    def _see(self, change: Change) -> None:
        message = change.message
        if message is None or change.op not in ("create", "update") or message.channel.id not in self._at:
            return
        for user in [message.owner] if message.owner is not None else self._at[message.channel.id]:
            self._look(message.channel, user)

    def _look(self, channel: Channel, user: User) -> None:
        """Let somebody look at their screen, and click soon if there is something to press."""
        if user.id not in self._busy and self._wanted(channel, user) is not None:
            self._busy.add(user.id)
            click = asyncio.create_task(self._answer(channel, user))
            self._clicks.add(click)
            click.add_done_callback(self._clicks.discard)

    async def _answer(self, channel: Channel, user: User) -> None:
        """Press something in a while, if there is anything to press by then."""
        await asyncio.sleep(self.luck.expovariate(1 / self.seconds))
        self._busy.discard(user.id)  # the answer may ask the next thing
        wanted = self._wanted(channel, user)
        if wanted is None:
            return
        message, button = wanted
        if message.owner is None:
            self._pressed[user.id] = button["custom_id"]
        play = self._tries(user, button)
        answer = await self._press(channel, user, message, button["custom_id"], button["id"])
        if answer is None:
            self._pressed.pop(user.id, None)
            self._look(channel, user)  # and press it again
        else:
            said = play is not None and says_done(answer)
            if play is not None and said is not None:
                play.done = said
                if not said:
                    self.tried[user.id].remove(play)

    async def _press(
        self, channel: Channel, user: User, message: Message, custom_id: str, number: int
    ) -> Answer | None:
        """Press a button; the first answer, None where it did not come in time."""
        data = {"component_type": BUTTON, "custom_id": custom_id, "id": number}
        asked = time.time()
        try:
            answer = await self.core.interact(COMPONENT, user, channel, data, message).outcome
        except Failed:
            self.unanswered.append((channel.id, asked))
            return None
        self.answered.append((channel.id, asked, time.time()))
        return answer

    async def ask_for_hands(self, tables: Sequence[tuple[Channel, User, Message]]) -> None:
        """Let one person at each of these tables, which are numbered from 1 on, ask for their hand, all at once."""
        asking = (
            self._press(channel, user, message, custom_ids.encode(Press(TABLE, number, Stamp(1, 0), HAND)), 1)
            for number, (channel, user, message) in enumerate(tables, 1)
        )
        await asyncio.gather(*asking)

    def _tries(self, user: User, button: JSON) -> Play | None:
        """The play that somebody is about to make by this button, if it is one that plays: others only ask first."""
        press = custom_ids.decode(button["custom_id"])
        if press is None or press.verb != PLAY:
            return None
        play = Play(press.argument)
        self.tried.setdefault(user.id, []).append(play)
        return play

    def _wanted(self, channel: Channel, user: User) -> tuple[Message, JSON] | None:
        """The button that this person would press now, and the message that it is on."""
        newest = list(reversed(channel.messages.values()))
        panel = next((one for one in newest if one.owner is user), None)
        if panel is not None and (play := self._play(panel)):
            return panel, play
        table = next((one for one in newest if one.owner is None), None)
        offered = {press.verb: one for one, press in buttons_of(table)} if table is not None else {}
        verb = READY if READY in offered else HAND if panel is None else ""
        if table is None or verb not in offered or self._pressed.get(user.id) == offered[verb]["custom_id"]:
            return None
        return table, offered[verb]

    def _play(self, panel: Message) -> JSON | None:
        """A play on a panel that asks for one, or a pass."""
        if not panel.components or panel.components[0].get("accent_color") not in (GOLD, CRIMSON):
            return None
        plays = [(one, press) for one, press in buttons_of(panel) if press.verb in (PLAY, CONFIRM, ANSWER, NARROW)]
        passes = [one for one, press in plays if press.verb == CONFIRM or press.argument == PASS]
        others = [one for one, press in plays if press.verb != CONFIRM and press.argument != PASS]
        chosen = passes if passes and (not others or self.luck.random() < SHYNESS) else others
        return self.luck.choice(chosen) if chosen else None


def says_done(answer: Answer) -> bool | None:
    """True if the answer to a play says that it is done. None where it does not say: only a panel does, while a bare
    sentence may be that of an error before the play was stored, or after.
    """
    if answer.kind not in SAID or answer.message is None or not answer.message["components"]:
        return None
    return "⚠️" not in text_of(answer.message)


def buttons_of(message: Message) -> Iterator[tuple[JSON, Press]]:
    """The enabled buttons of a message of one container, and what they send."""
    for row in message.components[0].get("components", ()) if message.components else ():
        for one in row.get("components", ()):
            if one["type"] == BUTTON and not one["disabled"] and (press := custom_ids.decode(one["custom_id"])):
                yield one, press
