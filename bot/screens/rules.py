"""The rules as a book: one chapter, and ways to the others. Needs no table."""

from collections.abc import Sequence

from discord import ui

from bot.ui.components import VIOLET, Button, button, line, rows, screen, select, text
from bot.ui.custom_ids import BOOK, Press, Stamp
from bot.ui.rulebook import Chapter, chapters
from bot.ui.texts import say


def page(chapter: Chapter, below: Sequence[str] = ()) -> ui.LayoutView:
    """A chapter. `below`: lines after it, which are seen first, since a new message is seen from its end."""
    book = chapters(chapter.game)
    at = book.index(chapter)
    others = [(f"{place}. {one.title}", _path(one)) for place, one in enumerate(book, 1)]
    return screen(
        VIOLET,
        text(f"## 📖 {chapter.title}", chapter.text),
        text(f"-# {say('rules-place', game=say(f'game-{chapter.game}'), place=at + 1, count=len(book))}"),
        [line(), text(*below)] if below else [],
        # The chapter is in the id, since a menu that keeps its id may keep what was chosen before.
        select(Press(BOOK, 0, Stamp(), "pick", _path(chapter)), say("hint-chapter"), others),
        rows([_turn("back", book[at - 1]), _turn("next", book[(at + 1) % len(book)])]),
    )


def _turn(verb: str, chapter: Chapter) -> Button:
    return button(say(f"button-chapter-{verb}"), Press(BOOK, 0, Stamp(), verb, _path(chapter)))


def _path(chapter: Chapter) -> str:
    return f"{chapter.game}/{chapter.name}"
