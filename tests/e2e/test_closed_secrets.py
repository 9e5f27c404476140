"""Closed cards stay closed: whole hands of every game that keeps cards closed, played at random. All that leaves the
bot is held against the seed, the salts of cards that were not opened, and the cards that its reader has seen.
"""

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

import pytest
from prometheus_client import generate_latest

from bot.health import REGISTRY
from bot.sandbox import JSON, Person
from bot.sandbox.core import Change
from bot.sandbox.objects import message_object
from bot.table import acting, lobby
from bot.table.table import Table
from bot.ui import wording
from data.records import RoundRecord
from engine.cards.packs import plain
from engine.contract import Action, State, owed, proof_file
from engine.contract.commitments import SALT_BYTES, openings
from engine.games import GAMES, game_of, rules_of
from tests.e2e.clicks import dealt
from tests.e2e.house import House
from tests.e2e.people import presses, public
from tests.e2e.personal_data import data_of, told
from tests.e2e.proofs import files_of

pytestmark = pytest.mark.long

CLOSED = [game for game in GAMES if rules_of(game).CLOSED]
NAMES = ("Marie", "Bob", "Zoé", "Kim")
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))
NAMED = {wording.rank(rank + suit): rank + suit for rank in "23456789TJQKA" for suit in "SHDC"}  # in words
TOKEN = re.compile(r"(?<![A-Za-z0-9])([2-9TJQKA][SHDC])(?:#\d)?(?![A-Za-z0-9])")
SIGN = re.compile(r"(10|[2-9JQKA])\s?([♠♥♦♣])")
SPOKEN = re.compile("|".join(map(re.escape, NAMED)))
BOARD = re.compile(r"```.*?```|\"description\": \"[^\"]*\"")  # a board of all cards, in letters and as a picture
MOST = 300  # moves of a hand
LEAVES = 40  # of the chronicle are turned one by one; then comes its end
FANCY = 0.4  # how often something is answered that a computer player would not


def cards_in(text: str) -> set[str]:
    """Every card with a suit that a text names: as the engine, as a screen, and in words."""
    found = set(TOKEN.findall(text))
    found |= {rank.replace("10", "T") + SIGNS[sign] for rank, sign in SIGN.findall(text)}
    return found | {NAMED[name] for name in SPOKEN.findall(text)}


@dataclass
class Eavesdropper:
    """Holds whatever is drawn in a hand against what its reader has seen by then. `open`: the cards that everybody has
    seen. `looked`: the state of the table at the last look, and the number of the table's events then.
    """

    table: Table
    open: set[str] = field(default_factory=set)
    own: dict[int, set[str]] = field(default_factory=dict)
    read: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    looked: tuple[State | None, int] = (None, 0)

    def look(self) -> None:
        """Note the cards that can be seen at the table now, where it has changed."""
        state, (before, number) = self.table.state, self.looked
        if state is None or (state is before and number == len(self.table.events)):
            return
        news, self.looked = self.table.events[number:], (state, len(self.table.events))
        self.open |= cards_in(repr([state.view(None), [event.seen_by(None) for event in news]]))
        if state.result is not None:
            self.open |= cards_in(repr(state.revealed_zones()))
        for seat in range(len(state.view(None).seats)):
            user = self.table.user_at(seat)
            if user is not None:
                seen = [state.view(seat), [event.seen_by(seat) for event in news]]
                self.own.setdefault(user, set()).update(cards_in(repr(seen)))

    def hear(self, change: Change) -> None:
        """Check a message that was drawn or redrawn."""
        if change.message is not None and change.op in ("create", "update"):
            owner = change.message.owner
            self.check(owner.id if owner else None, message_object(change.message))

    def check(self, reader: int | None, message: JSON) -> None:
        self.look()
        shown = {name: message.get(name) for name in ("components", "content", "attachments")}
        text = BOARD.sub("", json.dumps(shown, ensure_ascii=False))
        self.read.append(text)
        known = self.open | (self.own.get(reader, set()) if reader is not None else set())
        if strange := cards_in(text) - known:
            self.leaks.append(f"{sorted(strange)}, shown to {reader or 'everybody'}: {text}")


def answer(table: Table, luck: Random) -> tuple[int, Action]:
    """A user who is asked, and an answer of theirs."""
    state = table.state
    assert state is not None
    decision = luck.choice(owed(state.pending))
    user = table.user_at(decision.seat)
    assert user is not None
    if luck.random() < FANCY:
        return user, luck.choice(list(islice(decision.enumerate(), 40)))
    return user, game_of(table.record.game).choose(state.view(decision.seat), decision)


async def played(house: House, game: str, luck: Random) -> tuple[Eavesdropper, list[Person], State, RoundRecord]:
    """Play a hand of people alone to its end. Return the listener, the players, the state at the end, and the stored
    round.
    """
    fewest, most = rules_of(game)().seats()
    players = min(max(fewest, len(NAMES)), most)
    people = house.people(*NAMES[:players])
    await people[0].slash("cards start", game=game)
    table = await house.table()
    await lobby.change_house_rules(table, people[0].user.id, {"hints": True})
    spy = Eavesdropper(table)
    house.sandbox.watchers.add(spy.hear)
    await dealt(house, people)
    for number in range(MOST):
        if table.state is None or table.state.result is not None:
            break
        user, action = answer(table, luck)
        if number % 10 == 3:
            await next(one for one in people if one.user.id == user).slash("cards hint")
        await acting.act(table, user, action.text)
        await house.quiet()
    assert table.record.phase == "between", "the hand has come to its end"
    assert table.state is not None
    assert table.round is not None
    return spy, people, table.state, table.round


def records(house: House, message: JSON) -> list[str]:
    """The files that a message shows, but for the script that checks them."""
    return [text for name, text in files_of(house, message).items() if name != "verify.py"]


async def asked_of_everybody(house: House, people: list[Person]) -> list[str]:
    """Ask for all that can be had of a hand that is over, by a person who has played it and by one who has not: files
    and exports. Listeners hear all that is shown.
    """
    (watcher,) = house.people("Nora")
    texts = []
    for person in (watcher, people[0]):
        proof = told(await person.slash("cards verify"))
        texts += records(house, proof)
        step = told(await person.slash("chronicle"))
        for verb in (*["on"] * LEAVES, "last"):
            on = next((one for one, sent in presses(step).items() if sent.verb == verb), None)
            step = ((await person.click(step, on)).message or {}) if on else step
        for screen, verbs in ((public(person), ("line",)), (step, ("record", "line"))):
            for custom_id, sent in presses(screen).items():
                if sent.verb in verbs:
                    shown = (await person.click(screen, custom_id)).message or {}
                    texts += records(house, shown)
                    for one, pressed in presses(shown).items():
                        if pressed.verb in ("picture", "post"):
                            await person.click(shown, one)
    await house.quiet()
    for person in people:
        texts.append(json.dumps(await data_of(house, person)))
    return texts


def hidden(played: RoundRecord, opened: set[str]) -> Iterator[str]:
    """The seed, and the salts of all cards that were not opened, in every form in which they may be written."""
    rules, players = rules_of(played.game).read(played.options), len(played.standing.order)
    whole = openings(rules, players, played.seed, rules.closed_deck(players))
    assert all(len(card.salt) == SALT_BYTES for card in whole.cards)
    salts = [card.salt for card in whole.cards if card.token not in opened]
    for secret in (played.seed, *salts):
        yield from (secret.hex(), base64.b64encode(secret).decode(), repr(secret)[2:-1], str(int.from_bytes(secret)))


@pytest.mark.parametrize("game", CLOSED)
async def test_nothing_that_leaves_has_what_its_reader_may_not_know(
    house: House, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("bot", "cogs", "data", "engine"):
        caplog.set_level("DEBUG", logger=name)
    spy, people, state, end = await played(house, game, Random(game))
    texts = await asked_of_everybody(house, people)
    assert not spy.leaks, spy.leaks[0]
    tokens = {card for zone in state.revealed_zones() for card in zone.cards or ()}
    logged = caplog.text + generate_latest(REGISTRY).decode()
    assert not cards_in(logged)
    files = [data.decode(errors="replace") for _, data in house.sandbox.world.files.values()]
    calls = [json.dumps(call.body, default=str) for call in house.calls()]
    everything = "\n".join([*spy.read, *texts, *files, *calls, logged])
    assert len(spy.read) > 10
    assert spy.table.record.next_seed not in everything
    for secret in hidden(end, tokens):
        assert secret not in everything
    for text in texts:
        assert {plain(card) for card in cards_in(text)} <= {plain(card) for card in tokens} | spy.open
    (proof,) = {text for text in texts if "\ndealt: " in text}
    read = proof_file.read(proof, rules_of)
    assert proof_file.check(read) == ()
    assert {card.token for card in read.openings.cards} == tokens
