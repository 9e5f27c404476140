"""The rules as a book: one chapter, and ways to the others. Needs no table."""

from collections.abc import Callable, Sequence

from discord import ui

from bot.screens.settings.games import about
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import rulebook
from bot.ui.components import GOOD, GREY, VIOLET, Button, button, rows, screen, select, text
from bot.ui.custom_ids import BOOK, DAILY, REVIEW, START, Press
from bot.ui.naming import name_of_game
from bot.ui.rulebook import Chapter, chapter, chapters
from bot.ui.texts import pressable, say
from engine.games import GAMES

# The name of the chapter that fits the moment ("" for the first one), and what can be done now, and why the rest
# cannot; no lines where the chapter has to say it.
Reasons = Callable[[Scene], tuple[str, Sequence[str]]]


def why(scene: Scene, reasons: Reasons) -> ui.LayoutView:
    """The answer to the viewer's question why something cannot be played."""
    game = scene.record.game
    if not chapters(game):
        return screen(GREY, text(say("generic-no-book", game=name_of_game(game))))
    name, lines = reasons(scene)
    return answer(chapter(game, name), lines)


def answer(fitting: Chapter, lines: Sequence[str]) -> ui.LayoutView:
    """The screen behind ❓: the answer, and behind a button the chapter that fits; where there is no answer, the
    chapter.
    """
    if not lines:
        return page(fitting)
    read = button(say("button-chapter-open", title=fitting.title), Press(BOOK, 0, Stamp(), "open", _path(fitting)))
    return screen(VIOLET, text(f"## {say('why-title')}", *lines), rows([read]))


def page(chapter: Chapter) -> ui.LayoutView:
    """A chapter."""
    book = chapters(chapter.game)
    at = book.index(chapter)
    others = [(f"{place}. {one.title}", _path(one)) for place, one in enumerate(book, 1)]
    return screen(
        VIOLET,
        text(f"## 📖 {chapter.title}", pressable(chapter.text)),
        text(f"-# {say('rules-place', game=name_of_game(chapter.game), place=at + 1, count=len(book))}"),
        # The chapter is in the id, since a menu that keeps its id may keep what was chosen before.
        select(Press(BOOK, 0, Stamp(), "pick", _path(chapter)), say("hint-chapter"), others),
        rows([_turn("back", book[at - 1]), _turn("next", book[(at + 1) % len(book)]), books_button()]),
        rows([_learn(chapter.game)] if not at else []),
    )


def books() -> ui.LayoutView:
    """All books, each with a line."""
    found = [game for game in GAMES if chapters(game)]
    return screen(
        VIOLET,
        text(f"## {say('books-title')}", *map(about, found), f"-# {say('books-help')}"),
        select(
            Press(BOOK, 0, Stamp(), "pick"),
            say("books-hint"),
            [(name_of_game(game), _path(chapters(game)[0])) for game in found],
        ),
        rows(
            [
                button(say("button-books-daily"), Press(DAILY, 0, Stamp(), "help")),
                button(say("button-books-tournaments"), Press(BOOK, 0, Stamp(), "tournaments")),
                button(say("button-books-review"), Press(REVIEW, 0, Stamp(), "help")),
            ]
        ),
    )


def tournament_rules() -> ui.LayoutView:
    """The chapter about tournaments, which belongs to no game."""
    chapter = rulebook.tournaments()
    return screen(VIOLET, text(f"## 📖 {chapter.title}", pressable(chapter.text)), rows([books_button()]))


def books_button() -> Button:
    """The way to the rule books of all games."""
    return button(say("button-books"), Press(BOOK, 0, Stamp(), "books"))


def _learn(game: str) -> Button:
    return button(say("button-learn"), Press(START, 0, Stamp(), "learn", game), GOOD)


def _turn(verb: str, chapter: Chapter) -> Button:
    return button(say(f"button-chapter-{verb}"), Press(BOOK, 0, Stamp(), verb, _path(chapter)))


def _path(chapter: Chapter) -> str:
    return f"{chapter.game}/{chapter.name}"
