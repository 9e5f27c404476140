"""The language in which something is said: a value that is set at the edges, for an answer by the router, for a message
by what draws it. There is none by default, so that a forgotten place fails instead of speaking English to everybody.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from functools import cache
from pathlib import Path

ENGLISH = "en"  # the language of every text first, which stands in for a text that another language lacks
FOLDER = Path(__file__).parents[1] / "texts"

_language: ContextVar[str | None] = ContextVar("language", default=None)


@cache
def languages() -> tuple[str, ...]:
    """The languages that the bot speaks, each a folder of texts, by their CLDR names: "en", "pt-BR"."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def files_of(language: str) -> list[Path]:
    """The files with the texts of a language."""
    return sorted((FOLDER / language).rglob("*.ftl"))


def language_of(locale: str) -> str | None:
    """The language for one of Discord's locales: "es-419" -> "es", "pt-BR" -> "pt-BR"; None where the bot has none."""
    known, parts = languages(), locale.split("-")
    cuts = ("-".join(parts[:size]) for size in range(len(parts), 0, -1))
    return next((one for one in cuts if one in known), None)


def current_language() -> str:
    """The language that is spoken. Raises LookupError where nobody has said for whom something is drawn."""
    language = _language.get()
    if language is None:
        raise LookupError("no language is spoken here: say for whom this is drawn, by `speaking`")
    return language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language in the block, as for a message that is not the current answer's."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def speak(language: str) -> None:
    """Speak this language from now on in the current task, as for the answer to an interaction."""
    _language.set(language)


def silently() -> Context:
    """A copy of the current context in which no language is spoken: for a task that draws for others than its maker."""
    context = copy_context()
    context.run(_language.set, None)
    return context
