"""Words for sets, runs and arcana that lie or are to be laid, for decrees and for changes of rank."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from bot.faces import JOKER
from bot.ui import wording
from bot.ui.texts import listed, say, templates


class Laid(Protocol):
    """Cards that lie, or are to be laid, as words describe them: an event, a play, or a place on the pile."""

    @property
    def rank(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def shape(self) -> str: ...


def play(laid: Laid) -> str:
    """A play in words: "two Jacks", "a run of Diamonds, Six to Nine", "The World", "an Eight made by The Magician"."""
    if laid.shape == "run":
        low, high = (wording.SUITED.fullmatch(laid.cards[at]) for at in (0, -1))
        if low is None or high is None:
            raise ValueError(f"a run of cards without suits: {laid.cards}")
        ends = {"low": say(f"rank-{low[1]}"), "high": say(f"rank-{high[1]}")}
        return say("what-run", suit=say(f"suit-{low[2]}"), **ends)
    major = next((token for token in laid.cards if wording.named(token)), None)
    if major is None:
        return equal_cards(laid.rank, laid.size)
    if laid.shape == "arcana":
        return say(f"card-{major}")
    key = "what-with" if len(laid.cards) > 1 else "what-made"
    return say(key, what=equal_cards(laid.rank, laid.size), card=say(f"card-{major}"))


def equal_cards(rank: str, count: int) -> str:
    """A set in words: "a Five", "two Jacks"."""
    return say(f"rank-{rank}.what", count=count)


def any_cards(cards: Sequence[str]) -> str:
    """Cards, whatever they are, in a sentence: "two Kings and The Fool", "3♦ and 4♦"."""
    return listed([_thing(card, count) for card, count in Counter(cards).items()])


def _thing(card: str, count: int) -> str:
    """The words for `count` copies of a card."""
    if card == JOKER:
        return say("joker.what", count=count)
    if is_plain_rank(card):
        return equal_cards(card, count)
    return say(f"card-{card}") if wording.named(card) else listed([wording.card(card)] * count)


def suits(letters: str) -> str:
    """Suits in words: "Clubs", "Clubs and Diamonds"."""
    return listed([say(f"suit-{letter}") for letter in letters])


def is_disguised(laid: Laid) -> bool:
    """True if some of its cards do not show what it counts as."""
    return laid.shape == "set" and any(wording.rank_of(token) != laid.rank for token in laid.cards)


def is_plain_rank(token: str) -> bool:
    """True if the token is a rank, or a joker: no suit, no name of its own."""
    return not wording.SUITED.fullmatch(token) and not wording.named(token)


def address(name: str) -> str:
    """The address of the highest seat, by the name of its text; "" for none and for one that is no longer there."""
    return say(f"address.{name}") if name in templates("address") else ""
