"""Words for cards, people and titles, as every screen and the narrator use them."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from bot.faces import BACK, JOKER, Faces
from bot.ui import names
from bot.ui.language import current_language
from bot.ui.texts import has, in_figures, say, templates
from data.message_records import TableMessages
from data.records import Person, TableRecord
from engine import misery
from engine.misery import Misery
from engine.search import DEFAULT

SUITS = ("C", "D", "H", "S")
SUITED = re.compile(r"(10|[2-9JQKA])([CDHS])")  # a card's token where suits matter
SPELLED = ("P", "N")  # ranks whose letter does not say enough
MARKED = re.compile(r"\\([!-/:-@\[-`{-~])|[*`]+|^(?:-#|>) ", re.MULTILINE)  # what is seen of markdown, if anything is
STEWARD, AWAY = "⚙️ ", "💤 "  # signs before the names of a computer player, and of a person for whom one sits in
NEW = "✨"  # the sign after a card that has just come
COPY = "#"  # the sign before the number of one of several equal cards, in games that tell them apart
TOKENS = 1024  # the card names that are kept: more than all games have
ALIASES = {"T": "10", "*": JOKER}  # how some games write a ten and a joker


class Gone(Person):
    """Somebody who left long ago: nothing is known but the key."""

    name: str = ""


def name(person: Person, shown: Callable[[str], str] = names.in_markdown) -> str:
    """The name of a person; a steward bears the sign of one, and the title of an unusual level, somebody for whom a
    steward sits in the sign of sleep, and a person who is gone is mentioned. `shown`: writes a name as its place may
    hold it.
    """
    gone = isinstance(person, Gone)
    sign = "" if gone else STEWARD if person.user is None else AWAY if person.away else ""
    return f"{sign}{bare_name(person, shown)}"


def plainly(text: str, steward: str) -> str:
    """A line of markdown where none is read. `steward`: the word that stands for a steward's sign."""
    first = f"{steward[:1].upper()}{steward[1:]} "
    words = first + text.removeprefix(STEWARD) if text.startswith(STEWARD) else text
    return MARKED.sub(r"\1", words.replace(STEWARD, f"{steward} "))


def bare_name(person: Person, shown: Callable[[str], str] = names.in_markdown) -> str:
    """The same without a sign, where many names stand side by side."""
    if isinstance(person, Gone):
        return names.isolate(f"<@{person.user}>")
    text = shown(person.name)
    return text if person.level == DEFAULT else say(f"level-{person.level}.named", name=text)


def link(table: TableRecord, messages: TableMessages) -> str:
    """The address of a table's message."""
    place = table.place(messages)
    return f"https://discord.com/channels/{table.guild}/{place}/{messages.message or ''}".rstrip("/")


def title(person_title: str | None) -> str:
    """A title with its sign; nobody has one before the ranks are known."""
    return say(person_title.lower().replace(" ", "-")) if person_title else say("newcomer")


def sign(person_title: str | None) -> str:
    """The title's sign alone."""
    return say((person_title.lower().replace(" ", "-") if person_title else "newcomer") + ".short")


def plain(person_title: str) -> str:
    """The title's words alone."""
    return say(person_title.lower().replace(" ", "-") + ".plain")


@lru_cache(TOKENS)
def plain_token(token: str) -> str:
    """A token of any game as faces and texts know it: "KS#1" -> "KS", "TS" -> "10S", "*" -> "Jo"."""
    token = token.partition(COPY)[0]
    return ALIASES.get(token) or (f"10{token[1:]}" if token[:1] == "T" and token[1:] in SUITS else token)


def card(token: str) -> str:
    """A card as short as it can be read: "9", "9♦", "🃏", "Knight", "The World"."""
    return _card(current_language(), plain_token(token))


@lru_cache(4 * TOKENS)
def _card(_language: str, token: str) -> str:
    if token == JOKER:
        return say("joker.sign")
    if suited := SUITED.fullmatch(token):
        return suited[1] + say(f"suit-{suited[2]}.sign")
    if has_name(token):
        return say(f"card-{token}")
    return say(f"rank-{token}") if token in SPELLED else token


def counted(cards: Sequence[str]) -> str:
    """Cards as their text twin: "3, 5×2, 🃏"."""
    return ", ".join(
        card(token) if count == 1 else f"{card(token)}×{count}"
        for token, count in Counter(map(plain_token, cards)).items()
    )


def row(cards: Sequence[str], faces: Faces) -> str:
    """Cards side by side, as text where there are no faces."""
    return " ".join(faces.get(plain_token(token), card(token)) for token in cards)


def laid_out(cards: Sequence[str], faces: Faces, *, large: bool = False, new: Sequence[str] = ()) -> str:
    """Cards as a hand shows them: those of one rank together, sets apart. `large`: as a heading, if there are any.
    `new`: the cards that have just come; of equal ones as many are marked as came.
    """
    unmarked = Counter(map(plain_token, new))

    def shown(token: str) -> str:
        unmarked.subtract([plain_token(token)])
        return row([token], faces) + (NEW if unmarked[plain_token(token)] >= 0 else "")

    text = " · ".join(f"**{' '.join(map(shown, group))}**" for _, group in groupby(cards, rank_of))
    return f"# {text}" if large and text else text


def misery_index(index: Misery) -> str:
    """The misery index as people read it: "0.50", "1,234"."""
    return in_figures(misery.text(index))


def rank_of(token: str) -> str:
    """A card's rank without its suit; a card with a name is its own."""
    token = plain_token(token)
    suited = SUITED.fullmatch(token)
    return suited[1] if suited else token


def has_name(token: str) -> bool:
    """True if the card has a name of its own, and no rank or suit."""
    return has(f"card-{token}")


def back(faces: Faces) -> str:
    """The sign of cards that are hidden."""
    return faces.get(BACK, "🎴")


def number_line(number: int, among: Sequence[int]) -> str:
    """The number at the head of a line, of all that stand there. Lines whose numbers do not go up by one make no
    list, which would count them 1, 2, 3.
    """
    follows = number == min(among) or number - 1 in among
    return f"{number}." if follows and among.count(number) == 1 else f"{number}\\."


def place(number: int) -> str:
    """A finishing place, 0 the first out: "first"."""
    return say("ordinal", place=number + 1)


def rank(card: str) -> str:
    """A rank, or a card, in words: "Five", "Joker", "Five of Diamonds", "The World"."""
    card = plain_token(card)
    if suited := SUITED.fullmatch(card):
        return say("card-suited", rank=say(f"rank-{suited[1]}"), suit=say(f"suit-{suited[2]}"))
    if has_name(card):
        return say(f"card-{card}")
    return say("joker") if card == JOKER else say(f"rank-{card}")


def option_key(name: str) -> str:
    """The key of a house rule's texts: "deck_mode" -> "option-deck-mode"."""
    return f"option-{name.replace('_', '-')}"


def tells_option(name: str, values: Iterable[str | bool | int | None]) -> bool:
    """True if the text that games share for an option of this name has words for all these values of it."""
    key = option_key(name)
    lines = templates(key) if has(key) else []
    words = {True: "on", False: "off"}
    return has(key) and all(
        value is None or _is_rank(name, value) or f"told-{words[value] if isinstance(value, bool) else value}" in lines
        for value in values
    )


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
