"""No message for everybody names a card that lies hidden, and a panel is its owner's alone, in every game."""

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from bot.games.climbing import words
from bot.sandbox import JSON
from bot.stamp import Stamp
from bot.ui import wording
from bot.ui.custom_ids import PLAY
from bot.ui.texts import say
from data.records import Move
from engine.tarothimi.arcana import NAMES as ARCANA
from tests.e2e.house import House
from tests.e2e.overheard import Picture, Story, leaks, listen, story
from tests.e2e.people import dealt, forged, hand_of, play_round, players, press, presses, seated

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo", "Ida", "Uwe")
RANKS = ("9", "10", "J", "Q", "K")


# Here the sentence is the subject: each names a card, and has to be noticed.


def tahimi(card: str) -> list[str]:
    """Lines that name the card, as a narrator and as a trail would."""
    return [
        f"> Bob keeps {words.equal_cards(card, 1)}.",
        f"> Not {words.equal_cards(card, 2)}!",
        f"-# Bob {card}-{card}",
    ]


def dahimi(card: str) -> list[str]:
    shown, (rank, _, suit) = wording.card(card), wording.rank(card).split()
    return [
        f"> Bob keeps the {rank} of {suit}.",
        f"> Bob keeps {say('what-run', suit=suit, low=say('rank-3'), high=rank)}.",
        f"> Bob keeps {say('what-run', suit=suit, low=rank, high=say('rank-2'))}.",
        f"-# Bob {shown}-{shown}",
        f"-# {shown[:-1]} ♣♣{shown[-1]}",
        f"-# 3–{shown}",
    ]


def tarothimi(card: str) -> list[str]:
    if card in ARCANA:
        return [f"> Bob smiles at {wording.card(card)}.", f"-# Bob {wording.card(card)}-3"]
    return (
        tahimi(card)
        if card in RANKS
        else [f"> Bob keeps {words.equal_cards(card, 1)}.", f"-# Bob {wording.card(card)}"]
    )


class Table(NamedTuple):
    """A game and the number of people who play it. `luck`: the luck of every deal, or "" for the test's own. `cards`:
    some cards to look for; `saying`: the lines that would betray one.
    """

    game: str
    people: int
    cards: Sequence[str]
    saying: Callable[[str], list[str]]
    fond: str = ""  # of plays whose text has this
    luck: str = ""
    options: Mapping[str, Any] = {}
    happens: frozenset[str] = frozenset()  # verbs of actions in whose course something is secret


TABLES = [
    Table("tahimi", 5, RANKS, tahimi, happens=frozenset({"give"})),
    Table(
        "dahimi",
        7,
        [rank + suit for rank in RANKS for suit in "CDHS"],
        dahimi,
        fond="-",
        luck="suits:0",  # the second payer of the second round has to choose
        happens=frozenset({"give", "pay"}),
    ),
    Table(
        "tarothimi",
        8,
        [*RANKS, "N", "P", *ARCANA],
        tarothimi,
        luck="arcana:3062",  # Justice, Judgement, The Chariot and The Wheel are dealt
        options={"preset": "cruel"},
        happens=frozenset({"give", "justice", "judgement", "chariot", "wheel"}),
    ),
]


async def overheard(house: House, table: Table) -> tuple[list[Picture], dict[int, Story], list[Move]]:
    """All pictures of two rounds, the second one taxed, and what happened in them."""
    if table.luck:
        house.seed = lambda: hashlib.sha256(table.luck.encode("ascii")).digest()
    await house.open()
    people = house.people(*NAMES[: table.people])
    playing = players(people, "secrets")
    for player in playing:
        player.fond, player.eager = table.fond, True
    pictures = listen(house.sandbox)
    await seated(*people, game=table.game, seats=table.people, **table.options)
    await press(people[0], "go")
    stories: dict[int, Story] = {}
    every: list[Move] = []
    for number in (1, 2):
        await dealt(*people)
        await house.let_draw_pass()
        await play_round(playing, number)
        await house.quiet()
        _, played, moves = await house.saved()
        assert played is not None
        assert played.number == number
        stories[number] = story(played, moves)
        every += moves
        if number == 1:
            for person in people:
                await press(person, "ready")
            await house.quiet()
    return pictures, stories, every


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
async def test_no_picture_of_two_rounds_shows_anybody_a_card_he_may_not_know(site: House, table: Table) -> None:
    pictures, stories, moves = await overheard(site, table)
    assert table.happens <= {move.action.split()[0] for move in moves}
    assert any(table.fond in move.action for move in moves)
    found = leaks(pictures, stories)
    assert not found, found[0]
    assert len([picture for picture in pictures if picture.owner is None]) > 40
    assert all(any(picture.owner == user for picture in pictures) for user in stories[2].hands)
    panels = {message["id"]: user for user, message in drawn_privately(pictures)}
    for call in site.calls():
        message = call.response if isinstance(call.response, dict) else {}
        message = message.get("resource", {}).get("message", message)
        if message.get("id") in panels:
            assert call.user_id == panels[message["id"]]
    plant(pictures, stories, table)


def drawn_privately(pictures: list[Picture]) -> list[tuple[int, JSON]]:
    return [(picture.owner, picture.message) for picture in pictures if picture.owner is not None]


def plant(pictures: list[Picture], stories: dict[int, Story], table: Table) -> None:
    """The check above finds each kind of leak, wherever it is planted."""
    luck = random.Random(1)
    private = [one for one in pictures if one.owner is not None and len(hand_of(one.message)) > 2]
    public = [one for one in pictures if one.owner is None and one.stamp and one.stamp.round]
    for panel in luck.sample(private, 20):
        assert leaks([Picture(None, panel.message)], stories), "a panel drawn for everybody"
        others = [user for user in stories[1].hands if user != panel.owner]
        assert leaks([Picture(luck.choice(others), panel.message)], stories), "a panel shown to somebody else"
        assert leaks([Picture(panel.owner, offering(panel, table))], stories), "somebody else's play on offer"
    assert leaks([Picture(None, saying(public[0].message, stories[2].seed))], stories)
    planted = 0
    for picture in [*luck.sample(public, 30), *luck.sample(private, 30)]:
        hidden = unknown(picture, stories, table)
        planted += len(hidden)
        for card in hidden:
            for line in table.saying(card):
                assert leaks([Picture(picture.owner, saying(picture.message, line))], stories), line
    assert planted > 20


def unknown(picture: Picture, stories: dict[int, Story], table: Table) -> list[str]:
    """The cards of which this picture's reader may not know."""
    pile = picture.stamp or Stamp()
    round_ = stories[pile.round]
    known = set(round_.open_at(pile)).union(*round_.hands_at(picture.owner or 0, pile))
    return [card for card in table.cards if card not in known]


def offering(panel: Picture, table: Table) -> JSON:
    """The panel with a button for a play that is not in its hand."""
    hand = hand_of(panel.message)
    strange = next(card for card in table.cards if card not in hand)
    custom_id = next(iter(presses(panel.message)))
    return forged(panel.message, custom_id, verb=PLAY, argument=f"play {strange}")[0]


def saying(message: JSON, line: str) -> JSON:
    """The message with one more line of text."""
    return message | {"components": [*message["components"], {"type": 10, "id": 999, "content": line}]}
