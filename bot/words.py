"""Words for cards, people and titles, as every screen and the narrator use them."""

from collections import Counter
from collections.abc import Sequence

from discord.utils import escape_markdown

from bot.faces import BACK, Faces
from bot.texts import say, templates
from data.records import Person

LONGEST_NAME = 24


def name(person: Person) -> str:
    """A person's name, harmless in markdown; a steward bears the mark of one."""
    return f"⚙️ {safe(person.name)}" if person.user is None or person.away else safe(person.name)


def safe(name: str) -> str:
    """A display name, harmless in markdown and not too long."""
    return escape_markdown(name[:LONGEST_NAME])


def title(person_title: str | None) -> str:
    """A title with its sign; nobody has one before the ranks are known."""
    return say(person_title.lower().replace(" ", "-")) if person_title else say("newcomer")


def sign(person_title: str | None) -> str:
    """The title's sign alone."""
    return say((person_title.lower().replace(" ", "-") if person_title else "newcomer") + ".short")


def plain(person_title: str) -> str:
    """The title's words alone."""
    return say(person_title.lower().replace(" ", "-") + ".plain")


def counted(cards: Sequence[str]) -> str:
    """Cards as their text twin: "3, 5×2, A×2"."""
    return ", ".join(card if count == 1 else f"{card}×{count}" for card, count in Counter(cards).items())


def row(cards: Sequence[str], faces: Faces) -> str:
    """Cards side by side, as text where there are no faces."""
    return " ".join(faces.get(card, card) for card in cards)


def laid_out(cards: Sequence[str], faces: Faces) -> str:
    """Cards as a hand shows them: equal ones together, sets apart."""
    return " · ".join(f"**{row([card] * count, faces)}**" for card, count in Counter(cards).items())


def back(faces: Faces) -> str:
    """The sign of cards that are hidden."""
    return faces.get(BACK, "🂠")


def address(name: str) -> str:
    """What a Tahimi is called, by the name of the text; "" for none and for one that is no longer there."""
    return say(f"address.{name}") if name in templates("address") else ""


def place(number: int) -> str:
    """A finishing place, 0 the first out: "first"."""
    return say("ordinal", place=number + 1)


def moved(up: int) -> str:
    """So many ranks up, or down if it is less than none: "▲4"."""
    return f"▲{up}" if up > 0 else f"▼{-up}" if up < 0 else "="


def rank(card: str) -> str:
    """A rank in words: "Five", "Jack", "Joker"."""
    return say("joker") if card == "Jo" else say(f"rank-{card}")


def what(rank: str, count: int) -> str:
    """A set in words: "a Five", "two Jacks"."""
    return say(f"rank-{rank}.what", count=count)


def option_key(name: str) -> str:
    """Where the texts of a house rule are: "deck_mode" -> "option-deck-mode"."""
    return f"option-{name.replace('_', '-')}"


def house_value(name: str, value: str | bool | int | None) -> str:
    """A value of a house rule as a form offers it."""
    if isinstance(value, int):
        return str(value)
    return say(f"rank-{value}") if _is_rank(name, value) else say(f"{option_key(name)}.{value}")


def house_rule(name: str, value: str | bool | int | None) -> str:
    """A house rule in one breath: "two wild jokers", "no rank privilege"."""
    if name == "seats":
        return say("seats-wanted", count=int(value or 0))
    if _is_rank(name, value):
        return say(f"{option_key(name)}.told-rank", rank=say(f"rank-{value}"))
    shown = ("on" if value else "off") if isinstance(value, bool) else value
    return say(f"{option_key(name)}.told-{shown}")


def _is_rank(name: str, value: object) -> bool:
    return name == "removal_rank" and value != "auto"
