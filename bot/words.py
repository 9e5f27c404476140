"""Words for cards, people and titles, as every screen and the narrator use them."""

from collections import Counter
from collections.abc import Sequence

from discord.utils import escape_markdown

from bot.texts import say
from data.records import Person

LONGEST_NAME = 24


def name(person: Person) -> str:
    """A person's name, harmless in markdown; a steward bears the mark of one."""
    safe = escape_markdown(person.name[:LONGEST_NAME])
    return f"⚙️ {safe}" if person.user is None or person.away else safe


def title(person_title: str | None) -> str:
    """A title with its sign; nobody has one before the ranks are known."""
    return say(person_title.lower().replace(" ", "-")) if person_title else say("newcomer")


def sign(person_title: str | None) -> str:
    """The title's sign alone."""
    return say((person_title.lower().replace(" ", "-") if person_title else "newcomer") + ".short")


def counted(cards: Sequence[str]) -> str:
    """Cards as their text twin: "3, 5×2, A×2"."""
    return ", ".join(card if count == 1 else f"{card}×{count}" for card, count in Counter(cards).items())


def laid_out(cards: Sequence[str]) -> str:
    """Cards as a hand shows them: equal ones together, sets apart."""
    return " · ".join(f"**{' '.join([card] * count)}**" for card, count in Counter(cards).items())


def place(number: int) -> str:
    """A finishing place, 0 the first out: "first"."""
    return say("ordinal", place=number + 1)


def rank(card: str) -> str:
    """A rank in words: "Five", "Jack", "Joker"."""
    return say("joker") if card == "Jo" else say(f"rank-{card}")


def what(rank: str, count: int) -> str:
    """A set in words: "a Five", "two Jacks"."""
    return say(f"rank-{rank}.what", count=count)
