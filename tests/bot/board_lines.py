"""The lines and the boards that the tests of boards count and read."""

from bot.stats.leaderboard import BoardKey, BoardPage
from data.stats.records import Line, Page

KEY = BoardKey("server", "all", "tahimi")


def line(place: int, misery: float = 0.0, name: str = "Léo", rounds: int = 12) -> Line:
    return Line(user=place, name=name, title="Serf", misery=misery, rounds=rounds, place=place)


def board(*lines: Line, key: BoardKey = KEY, total: int | None = None, own: Line | None = None) -> BoardPage:
    page = Page(lines=lines, number=key.page, total=len(lines) if total is None else total, own=own)
    return BoardPage(key, page)
