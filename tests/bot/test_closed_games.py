"""Games that keep cards closed: their promise follows the rules, and nothing that leaves holds what stays closed."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import Any, ClassVar

import pytest
from pydantic import BaseModel, Field

from bot import screens
from bot.games.shows import PLAIN
from bot.refusal import Refused
from bot.replay.story import Story, tell_story
from bot.replay.verification import Proof, prove, verify_round
from bot.sandbox import JSON
from bot.sandbox.components import component_problems
from bot.sandbox.limits import Setting
from bot.table import committing, house_rules, lobby, playing, seating
from bot.table.commitment import commit_seed
from bot.table.family import NO_FAMILY, Family, Settings
from bot.table.people import let_in
from bot.table.scene import Scene
from bot.table.table import Table
from bot.ui import wording
from bot.ui.texts import say
from data.records import Move, Note, Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.contract import Event, Game, SeatingRequest, Seeded, commitments, proof_file
from engine.contract.commitments import openings
from engine.games import GAMES, rules_of
from tests.bot.making import record_of, table_of
from tests.toy import CARDS, Toy, choose

SEED = bytes(range(32))
LONGEST_CARD = 3  # characters: "10♣"
FILES = ("round-1-1.txt", "verify.py")


class ShortToy(Toy):
    """A toy with a house rule that changes the deck."""

    GAME: ClassVar[str] = "toy"

    nines: bool = Field(True, description="Whether the nines are played with.")

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return CARDS if self.nines else CARDS[4:]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the house a game that keeps cards closed."""
    monkeypatch.setitem(GAMES, "toy", Game(ShortToy, choose))


# The promise


def promised(record: TableRecord) -> str:
    return commitments.deck_commitment(rules_of(record.game).read(record.options), bytes.fromhex(record.next_seed))


def test_the_promise_of_a_closed_game_is_that_of_its_deck() -> None:
    record = record_of(2, game="toy")
    assert record.next_hash == promised(record) != sha256(bytes.fromhex(record.next_seed)).hexdigest()
    more = let_in(record, Person(key="u9", name="Zoé", user=9))
    assert more.next_hash == record.next_hash


def test_house_rules_and_the_game_make_the_promise_anew_from_the_same_seed() -> None:
    usual = record_of(2, game="toy")
    short = house_rules.change_rules(usual, {"nines": False}, NO_FAMILY)
    back = house_rules.replace_rules(short, {}, NO_FAMILY)
    other = house_rules.change_game(short, "tahimi", NO_FAMILY)
    again = house_rules.change_game(other, "toy", NO_FAMILY)
    assert {one.next_seed for one in (usual, short, back, other, again)} == {usual.next_seed}
    assert short.next_hash == promised(short) != usual.next_hash
    assert back.next_hash == again.next_hash == usual.next_hash
    assert other.next_hash == sha256(bytes.fromhex(usual.next_seed)).hexdigest()


async def test_what_is_shown_at_a_live_table_follows_its_house_rules(store: Store) -> None:
    table = await table_of(store, 2, game="toy")
    before = table.record.next_hash
    await lobby.change_house_rules(table, 1, {"nines": False})
    assert table.record.next_hash == promised(table.record) != before
    await lobby.change_game(table, 1, "tahimi")
    await lobby.change_game(table, 1, "toy")
    assert table.record.next_hash == before


def without_nines(record: TableRecord) -> Settings:
    """The next round's options, without the nines where somebody has wished so."""
    return {**record.options, "nines": False} if record.notes else record.options


async def test_the_promise_is_that_of_the_rules_by_which_the_family_has_the_round_played(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(store, 2, game="toy", seats=2)
    monkeypatch.setattr(type(table), "family", Family(options=without_nines))
    usual = table.record.next_hash
    await committing.commit(table, with_(table.record, notes=(Note(after=0, key="stays"),)))
    short = commitments.deck_commitment(ShortToy.read({"nines": False}), bytes.fromhex(table.record.next_seed))
    assert table.record.next_hash == short != usual
    await lobby.begin(table, 1)
    assert table.round is not None
    assert table.round.options == {"nines": False}
    assert (
        table.round.commitment
        == commitments.deck_commitment(ShortToy.read(table.round.options), table.round.seed)
        == short
    )


# What is opened


def person(user: int) -> Person:
    return Person(key=f"u{user}", name=f"person {user}", user=user)


def table(*people: Person) -> TableRecord:
    record = TableRecord(id=1, guild=1, channel=2, host=1, game="toy", round=1, people=people)
    return commit_seed(record, bytes(32), NO_FAMILY)


def played(players: int, **changes: Any) -> tuple[RoundRecord, list[Move]]:
    """A whole first round of people 1, 2, …"""
    rules, keys = ShortToy.read({}), tuple(f"u{at + 1}" for at in range(players))
    standing, _ = rules.seat(SeatingRequest(None, None, (), keys), Seeded(SEED, "seats"))
    state, moves = rules.start(standing, Seeded(SEED, "deal")), []
    while state.pending:
        decision = next(one for one in state.pending if one.given is None)
        action = choose(state.view(decision.seat), decision)
        state.play(decision.seat, action)
        moves.append(Move(seat=decision.seat, action=action.text, by="person"))
    assert state.result is not None
    result = {"places": state.result.places, "winners": state.result.winners, "scores": state.result.scores}
    record = RoundRecord(
        table=1,
        number=1,
        game="toy",
        version=rules.VERSION,
        options={},
        standing=standing,
        join=keys,
        seed=SEED,
        commitment=commitments.deck_commitment(rules, SEED),
        started=1.0,
        ended=2.0,
        result=result,
    )
    return with_(record, **changes), moves


def proven(players: int = 4, **changes: Any) -> Proof:
    record, moves = played(players, **changes)
    return prove(table(*map(person, range(1, players + 1))), record, moves, None)


class Gossip:
    """A teller who says all that an event holds."""

    def numbered_lines(self, scene: Scene) -> list[tuple[int, str]]:
        return [(number, repr(event)) for number, event in scene.events]

    def revealed_line(self, scene: Scene, event: Event) -> str | None:
        return repr(event)

    def ending_lines(self, scene: Scene) -> list[str]:
        return [repr(scene)]


class Silence(Gossip):
    """A teller who says nothing."""

    def numbered_lines(self, scene: Scene) -> list[tuple[int, str]]:
        return []

    def revealed_line(self, scene: Scene, event: Event) -> str | None:
        return None

    def ending_lines(self, scene: Scene) -> list[str]:
        return []


def stories(proof: Proof, teller: Gossip | None = None) -> list[Story]:
    """The round told at every move."""
    seats = table(*proof.people)
    return [tell_story(seats, proof, at, {}, teller or Gossip()) for at in range(proof.moves + 1)]


def payload(proof: Proof) -> list[JSON]:
    """The screen of `/verify`. Fails where Discord would refuse it."""
    files = FILES if proof.text else ()
    view = screens.proof(proof, PLAIN.proof_lines(proof), files)
    shown: list[JSON] = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(shown, Setting(v2=True, files=files)))
    return shown


def file_screen(proof: Proof) -> list[JSON]:
    """The answer that brings the file of the round."""
    shown: list[JSON] = list(screens.record(FILES[0], proof.closed).to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return shown


def picture(story: Story) -> list[JSON]:
    """The screen of the chronicle. Fails where Discord would refuse it."""
    shown: list[JSON] = list(PLAIN.replay(story, None).to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(shown, Setting(v2=True)))
    return shown


def words(thing: Any) -> Iterator[str]:
    """All that is written anywhere in an object, bytes in hex."""
    match thing:
        case str():
            yield thing
        case bytes():
            yield thing.hex()
        case BaseModel():
            yield from words(dict(thing))
        case Mapping():
            yield from words([*thing.keys(), *thing.values()])
        case Sequence() | set() | frozenset():
            for one in thing:
                yield from words(one)
        case _ if is_dataclass(thing):
            yield from words([getattr(thing, field.name) for field in fields(thing)])
        case _:
            assert thing is None or isinstance(thing, int | float), type(thing)


def secrets(players: int) -> list[str]:
    """The seed, every card that was not shown, and its salt."""
    _, moves = played(players)
    laid = {move.action.split()[1] for move in moves if move.action.startswith("play")}
    assert len(laid) == 3 * players
    whole = openings(ShortToy.read({}), players, SEED, CARDS)
    closed = [card for card in whole.cards if card.token not in laid]
    spoken = [word for card in closed for word in (card.token, wording.card(card.token))]
    return [SEED.hex(), repr(SEED), *spoken, *(card.salt.hex() for card in closed)]


def test_the_walk_through_an_object_finds_what_is_in_it() -> None:
    record, moves = played(4)
    found = " ".join(words([record, moves, {"a": ({SEED},)}]))
    assert found.count(SEED.hex()) == 2
    assert moves[-1].action in found
    assert holds("a TC in the clear", "TC")
    assert not holds("at noon UTC", "TC")
    assert holds(f"x{SEED.hex()}y", SEED.hex())


def holds(text: str, secret: str) -> bool:
    """True if a text has this in it; a card as a word of its own, since "UTC" is no ten of clubs."""
    alone = re.search(rf"(?<![A-Za-z]){re.escape(secret)}(?![A-Za-z])", text)
    return alone is not None if len(secret) <= LONGEST_CARD else secret in text


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_that_leaves_holds_the_seed_or_a_closed_card(players: int) -> None:
    proof = proven(players)
    assert proof.verdict == "kept"
    # Every screen and file is made of these alone.
    leaving = [proof, payload(proof), file_screen(proof), proof.text, *stories(proof), repr(proof)]
    leaving += [picture(story) for story in stories(proof, Silence())]
    everything = "\n".join(words(leaving))
    assert len(everything) > 10_000
    for secret in secrets(players):
        assert not holds(everything, secret)


@pytest.mark.parametrize(
    "changes",
    [
        {"commitment": "00" * 32},
        {"seed": bytes(32)},
        {"version": 0},
        {"version": 0, "commitment": "00" * 32},
        {"options": {"nines": "cruel"}},
        {"options": {"nines": False}},
        {"result": None},
        {"result": {"places": [0, 0, 0, 0]}},
        {"result": {"places": "x"}},
    ],
)
def test_what_is_wrong_or_old_opens_no_more_than_that(changes: dict[str, Any]) -> None:
    proof = proven(**changes)
    assert proof.verdict == ("older" if "version" in changes else "broken")
    everything = "\n".join(words([proof, payload(proof), proof.text, repr(proof)]))
    for secret in [*secrets(4), changes.get("seed", SEED).hex()]:
        assert not holds(everything, secret)
    with pytest.raises(Refused):
        stories(proof)


def test_what_was_shown_is_opened() -> None:
    proof = proven()
    record, moves = played(4)
    laid = {move.action.split()[1] for move in moves if move.action.startswith("play")}
    assert proof.text is not None
    read = proof_file.read(proof.text, rules_of)
    assert {card.token for card in read.openings.cards} == laid
    assert (read.commitment, read.players) == (record.commitment, 4)
    assert proof_file.check(read) == ()
    text = "\n".join(words(payload(proof)))
    assert all(wording.card(card) in text for card in laid)
    assert record.commitment in text
    assert say("story-proof") in words(file_screen(proof))
    for name in ("hash", "seats", "moves"):
        assert f"✅ {say(f'proof-closed-{name}-right', moves=proof.moves)}" in text


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"commitment": "00" * 32}, ["hash"]),
        ({"seed": bytes(32)}, ["hash", "seats", "moves"]),
        ({"options": {"nines": "cruel"}}, ["hash", "seats", "moves"]),
        ({"result": {"places": [0, 0, 0, 0]}}, ["moves"]),
    ],
)
def test_what_is_not_as_promised_is_told_as_such(changes: dict[str, Any], wrong: list[str]) -> None:
    text = "\n".join(words(payload(proven(**changes))))
    assert say("proof-closed-broken") in text
    assert [name for name in ("hash", "seats", "moves") if say(f"proof-closed-{name}-wrong") in text] == wrong


def test_no_salt_is_opened_but_of_the_deck_that_was_promised() -> None:
    proof = proven(commitment="00" * 32)
    assert proof.text is None
    assert proof.round.commitment in "\n".join(words(payload(proof)))


def test_the_story_is_what_a_spectator_saw_and_its_end_has_what_was_opened() -> None:
    proof = proven()
    told = stories(proof, Silence())
    assert all(hand == () for story in told for hand in story.hands)
    assert [bool(story.revealed) for story in told] == [False] * proof.moves + [True]
    views = [story.scene.view for story in told]
    assert all(view is not None and view.seat is None for view in views)
    _, moves = played(4)
    for move, story in zip(moves, told[1:], strict=True):
        assert story.lines == (say("story-move-closed", name=wording.name(story.scene.person(move.seat))),)
    assert told[0].lines == ()


# A whole match at a live table


async def play_hand(table: Table) -> None:
    """Play the hand to its end: everybody who is asked answers."""
    while table.state is not None and table.state.pending:
        decision = next(one for one in table.state.pending if one.given is None)
        await playing.play(table, decision.seat, choose(table.state.view(decision.seat), decision).text, "person")


@pytest.mark.long
async def test_every_hand_of_two_matches_is_proven_whoever_leaves(store: Store) -> None:
    table = await table_of(store, 4, game="toy", options={"target": 10})
    await lobby.begin(table, 1)
    matches, hands, shown = 0, 0, [table.record.next_hash]
    while matches < 2:
        if table.record.round == 1:
            await seating.leave(table, 4)  # a steward takes the seat with the next hand
        await play_hand(table)
        matches += not table.match_goes_on
        hands += matches == 0
        if matches < 2:
            await playing.deal_round(table)
            shown.append(table.record.next_hash)
    assert hands > 0  # so that the seat was taken over within the first match
    proofs = [await verify_round(store, table.record, number) for number in range(1, table.record.round + 1)]
    for number, proof in enumerate(proofs, 1):
        assert proof.checks == {"hash": True, "seats": True, "moves": True}, number
        assert number == 1 or proof.hash == shown[number - 2]
    assert table.record.next_seed not in "\n".join(words([proofs, stories(proofs[-1])]))
