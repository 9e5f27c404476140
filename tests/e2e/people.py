"""People who play as in Discord's client: they see pictures, press what is drawn, and wait for the next picture."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from discord import ButtonStyle

from bot.faces import NAMES
from bot.games.climbing.plays import CARDS, CHOOSE, CONFIRM, TAB, USE, WILD
from bot.sandbox import JSON, Answer, Person, buttons_of, is_ephemeral, selects_of, text_of
from bot.table import acting
from bot.table.table import Table
from bot.ui import custom_ids, wording
from bot.ui.components import CRIMSON, GOLD
from bot.ui.custom_ids import LOBBY, PLAY, TABLE, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from engine.climbing.rules import ClimbingRules
from engine.games import GAMES, game_of
from tests.e2e.house import House
from tests.said import is_said

FAMILY = [name for name, game in GAMES.items() if issubclass(game.rules, ClimbingRules)]  # the games of `Player`
WITHIN = 60.0  # real seconds; only a failure takes so long, or a very busy machine
SHYNESS = 0.2  # how often a player passes who could play
POWERS = ((PLAY, "justice"), (PLAY, "judgement"), (USE, "chariot"), (USE, "wheel"), (WILD, "1"))
CURIOSITY = 0.4  # how often they look under another tab first
OPEN = ButtonStyle.success.value  # how the open tab is drawn


def public(person: Person) -> JSON:
    """The newest public message of the bot."""
    bots = [message for message in person.messages() if message["author"].get("bot") and not is_ephemeral(message)]
    return [message for message in bots if not is_call(message)][-1]


def panel(person: Person) -> JSON:
    """The person's newest panel; a sentence said in private is none."""
    return [message for message in panels(person) if colour(message) is not None][-1]


def panels(person: Person) -> list[JSON]:
    """The person's private messages."""
    return [message for message in person.messages() if is_ephemeral(message)]


def says(words: str) -> Callable[[JSON], bool]:
    """Return a predicate that is true of messages with these words."""
    return lambda message: words in text_of(message)


def reply(answer: Answer) -> str:
    """The text that an answer shows to the person who is answered, and to nobody else."""
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return text_of(answer.message)


def offers(verb: str) -> Callable[[JSON], bool]:
    """Return a predicate that is true of messages that have a button of that verb that can be pressed."""
    return lambda message: any(sent.verb == verb for sent in presses(message).values())


def table_name(host: str, game: str = "tahimi") -> str:
    """The name of a table of this host."""
    return say("table-name", game=name_of_game(game), host=host)


def is_call(message: JSON) -> bool:
    """True if a message is a call to somebody whom a table waits for, and not a table itself."""
    return not is_ephemeral(message) and is_said("call", text_of(message))


def calls_of(person: Person) -> list[JSON]:
    """The calls that stand in the channel."""
    return [message for message in person.messages() if is_call(message)]


def is_lobby(message: JSON) -> bool:
    """True if a message is that of a table before its first round."""
    return not is_ephemeral(message) and any(sent.surface == LOBBY for sent in presses(message).values())


def shows_round(message: JSON) -> bool:
    """True if a message is that of a table in a round or at its end; before the first round it is a lobby's."""
    shown = any(sent.surface == TABLE and sent.stamp.round for sent in presses(message).values())
    return shown and not is_ephemeral(message)


def over(number: int) -> Callable[[JSON], bool]:
    """Return a predicate that is true of the message at the end of the round of that number."""
    return lambda message: is_said("chronicle-title", text_of(message), round=number)


def colour(message: JSON) -> int | None:
    """The accent colour of a message's container."""
    return next((one.get("accent_color") for one in message["components"] if one["type"] == 17), None)


def press_of(custom_id: str) -> Press:
    """The press that a custom id of the bot encodes."""
    press = custom_ids.decode(custom_id)
    assert press is not None, custom_id
    return press


def presses(message: JSON) -> dict[str, Press]:
    """The enabled buttons by custom id."""
    return {
        button.custom_id: press_of(button.custom_id)
        for button in buttons_of(message)
        if button.custom_id and not button.disabled
    }


def id_of(message: JSON, verb: str) -> str:
    """The custom id of the one button with that verb, enabled or not."""
    found = [one.custom_id for one in buttons_of(message) if one.custom_id and press_of(one.custom_id).verb == verb]
    assert len(found) == 1, f"not one {verb} on message {message['id']}:\n{text_of(message)}"
    return found[0]


def labels(message: JSON) -> list[str]:
    """The labels of the buttons of a message, in reading order."""
    return [one.label for one in buttons_of(message)]


def verbs(message: JSON) -> list[str]:
    """The verbs of the buttons of a message, enabled or not, in reading order."""
    return [press_of(one.custom_id).verb for one in buttons_of(message) if one.custom_id]


async def press(person: Person, verb: str, message: JSON | None = None, *, stale: bool = False) -> Answer:
    """Press the button with that verb, on the newest public message or on another."""
    message = message or public(person)
    return await person.click(message, id_of(message, verb), stale=stale)


def forged(message: JSON, custom_id: str, **changes: object) -> tuple[JSON, str]:
    """A picture of the message on which that button sends another press, and its new custom id."""
    other = custom_ids.encode(press_of(custom_id)._replace(**changes))  # type: ignore[arg-type]  # fields by name

    def swapped(component: JSON) -> JSON:
        inner = [swapped(child) for child in component.get("components", [])]
        changed = {"custom_id": other, "disabled": False} if component.get("custom_id") == custom_id else {}
        return component | ({"components": inner} if inner else {}) | changed

    return message | {"components": [swapped(component) for component in message["components"]]}, other


async def seated(host: Person, *guests: Person, **options: Any) -> int:
    """The host opens a table, the guests sit down; the table's number."""
    answer = await host.slash("tahimi start", **options)
    assert answer.message is not None
    for guest in guests:
        await press(guest, "join", answer.message)
    return next(iter(presses(answer.message).values())).table


async def ended(person: Person) -> Answer:
    """Close the table by the command, and confirm that where the answer asks for it."""
    answer = await person.slash("cards end")
    assert answer.message is not None
    sure = [one for one, pressed in presses(answer.message).items() if pressed.verb == "end"]
    return await person.click(answer.message, sure[0]) if sure else answer


async def hire(host: Person, verb: str = "bot") -> Answer:
    """Seat a steward by the menu of house rules, or send one away."""
    return await set_up(host, verb)


async def set_up(host: Person, verb: str) -> Answer:
    """Press something in the host's menu of house rules, freshly opened."""
    menu = (await press(host, "rules")).message
    assert menu is not None
    return await press(host, verb, menu)


async def dealt(*people: Person) -> None:
    """Wait until everybody has a panel with cards."""
    for person in people:
        await person.until(lambda message: is_ephemeral(message) and bool(hand_of(message)), WITHIN)


def hand_of(message: JSON) -> tuple[str, ...]:
    """The cards that a panel shows, by its text twin, the last of its lines that is nothing but cards."""
    lines = [line.removeprefix("-# ") for line in text_of(message).splitlines() if line.startswith("-# ")]
    return next((cards for line in reversed(lines) if (cards := cards_in(line))), ())


def cards_in(line: str) -> tuple[str, ...]:
    """The cards of a text twin, as tokens: "3, 5×2, A" -> 3 5 5 A. None when the line says anything else."""
    parts = [part.partition("×") for part in line.split(", ")]
    if any(card not in TOKENS or not (count or "1").isdigit() for card, _, count in parts):
        return ()
    return tuple(TOKENS[card] for card, _, count in parts for _ in range(int(count or 1)))


RANKS = (*map(str, range(2, 16)), "J", "Q", "K", "A", "Jo")  # of Tahimi
TOKENS = {wording.card(token): token for token in NAMES}  # as a text twin says them


@dataclass
class Player:
    """Somebody who plays by the panel alone: on gold a play at random, on crimson a gift. `fond`: the actions that they
    are fond of, by a part of their text. `eager`: uses powers and wild cards as soon as they are offered.
    """

    person: Person
    random: random.Random
    fond: str = ""
    eager: bool = False
    acknowledged: list[str] = field(default_factory=list)  # actions that the bot answered as done
    deferred: int = 0  # actions of which it said that the answer would come: machines may be busy
    _done: object = None  # the picture that was answered last

    async def play(self, until: Callable[[JSON], bool], within: float = WITHIN) -> None:
        """Answer whatever the panel asks, until a message satisfies `until`."""
        while True:
            message = await self.person.until(lambda one: until(one) or self._asked_by(one), within)
            if until(message):
                return
            await self.answer(message)

    def look_anew(self) -> None:
        """Take the next picture as new, even where it looks like the one answered last: that answer may be lost."""
        self._done = None

    def _asked_by(self, message: JSON) -> bool:
        new = is_ephemeral(message) and message["components"] != self._done
        return new and colour(message) in (GOLD, CRIMSON) and message["id"] == panel(self.person)["id"]

    async def answer(self, message: JSON) -> Answer:
        """Do one thing that this panel offers."""
        self._done = message["components"]
        if colour(message) == CRIMSON and self.random.random() < 0.5:
            return await self._give(message)
        if self.eager and (answer := await self._use(message)):
            return answer
        tab = next((one for one in reversed(buttons_of(message)) if press_of(one.custom_id).verb == TAB), None)
        if tab is not None and tab.style != OPEN and self._curious(message):
            return await self.person.click(message, tab.custom_id, stale=True)
        plays = [one for one, press in presses(message).items() if press.verb in (PLAY, CONFIRM)]
        passes = [one for one in plays if press_of(one).verb == CONFIRM or press_of(one).argument == "pass"]
        others = [one for one in plays if one not in passes]
        others = [one for one in others if self.fond and self.fond in press_of(one).argument] or others
        chosen = passes if passes and (not others or self.random.random() < SHYNESS) else others
        menus = [(select, press_of(select.custom_id)) for select in selects_of(message)]
        fewer = [select for select, press in menus if press.verb == CHOOSE and press.argument != "catch"]
        if fewer and chosen is others and not self.fond and self.random.random() < SHYNESS:
            value = self.random.choice(fewer[0].values)
            return self._heard(await self.person.choose(message, fewer[0].custom_id, [value], stale=True), value)
        custom_id = self.random.choice(chosen)
        answer = await self.person.click(message, custom_id, stale=True)
        sent = press_of(custom_id)
        return self._heard(answer, sent.argument if sent.verb == PLAY else "")  # CONFIRM asks first

    def _curious(self, message: JSON) -> bool:
        """True if they look under the last tab: sometimes, or when what they are fond of is not in sight."""
        offered = [one.argument for one in presses(message).values() if one.verb in (PLAY, CONFIRM)]
        missed = bool(self.fond) and not any(self.fond in one for one in offered)
        return missed or self.random.random() < CURIOSITY

    async def _use(self, message: JSON) -> Answer | None:
        """The next step towards a power or a play with a wild card; None where none is offered."""
        for select in selects_of(message):
            if press_of(select.custom_id).verb in (USE, CARDS):
                chosen = select.values[: max(select.least, 1)]
                return await self.person.choose(message, select.custom_id, chosen, stale=True)
        for custom_id, pressed in presses(message).items():
            if (pressed.verb, pressed.argument) in POWERS:
                return await self.person.click(message, custom_id, stale=True)
        return None

    async def _give(self, message: JSON) -> Answer:
        (select,) = selects_of(message)
        values = self.random.sample(select.values, select.least)
        answer = await self.person.choose(message, select.custom_id, values, stale=True)
        verb = press_of(select.custom_id).argument
        return self._heard(answer, " ".join([verb, *[value.partition("#")[0] for value in values]]))

    def _heard(self, answer: Answer, action: str) -> Answer:
        if action and answer.kind == "deferred":
            self.deferred += 1
        elif action and answer.message is not None and "⚠️" not in text_of(answer.message):
            self.acknowledged.append(action)
        return answer


def players(people: Sequence[Person], seed: str) -> list[Player]:
    """These people as players, each with luck of their own."""
    return [Player(person, random.Random(f"{seed}:{place}")) for place, person in enumerate(people)]


async def play_round(playing: Sequence[Player], number: int) -> None:
    """Let everybody play until the round of that number is over."""
    await asyncio.gather(*(player.play(over(number)) for player in playing))


async def learning(house: House, person: Person, game: str) -> Table:
    """A lesson in this game has begun on the person's panel, and its first question is there."""
    await person.slash("cards learn", game=game)
    await press(person, "begin", panel(person))
    await house.quiet()
    number = await house.bot.registry.store.tables.lesson_of(person.user.id)
    assert number is not None
    return await house.table(number)


def calls(person: Person) -> list[JSON]:
    """The table calls that stand in the channel."""
    return [one for one in person.messages() if not is_ephemeral(one) and is_said("summons", text_of(one))]


async def follow_coach(house: House, table: Table, user: int) -> None:
    """Let the pupil do what the coach says."""
    state, seat = table.state, table.seat_of(user)
    assert state is not None
    assert seat is not None
    asked = next(one for one in state.pending if one.seat == seat and one.given is None)
    await acting.act(table, user, game_of(table.record.game).choose(state.view(seat), asked).text)
    house.bot.registry.surfaces.refresh(table, user)  # as a click does
    await house.quiet()
