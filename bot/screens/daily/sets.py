"""The page of today's deals, a set's result, boards and a person's days. Private screens, but for the line to share."""

from collections.abc import Iterable, Sequence

from discord import ui

from bot.replay.story import RoundKey
from bot.screens.daily import field
from bot.screens.daily.boards import SetSeen, Today, date, podiums, press, way, way_in
from bot.screens.settings.rules import books_button
from bot.screens.table.illustration import Illustration
from bot.stamp import Stamp
from bot.ui import names
from bot.ui.components import CRIMSON, GOLD, GREY, MAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import DAILY, Press
from bot.ui.naming import name_of_game
from bot.ui.rulebook import deals
from bot.ui.texts import percent, pressable, say
from data.daily.records import DailySet, closes
from engine.daily import DEALS
from engine.games import rules_of

MEDALS = ((0.75, "🥇"), (0.5, "🥈"), (0.25, "🥉"), (0.0, "▫️"))  # each with the share from which it is given
HASH = 10  # characters of a hash that are shown in a line
MOST_HANDS = 25  # the hands of a deal that are offered for review


def today(page: Today) -> ui.LayoutView:
    """The page of the day: the sets that are played today and how this person has done in them, yesterday's best here,
    and tomorrow's hashes.
    """
    closes_ = f"<t:{int(closes(page.day))}:R>"
    streak = say("daily-streak", days=page.streak) if page.streak else None
    ways = [_play(one) for one in (*page.late, *page.sets)]
    return screen(
        VIOLET,
        text(say("daily-title", date=date(page.day)), say("daily-about", closes=closes_)),
        text(*_still_open(page.late)) if page.late else [],
        text(*(_line(one) for one in page.sets), streak),
        *([text(*podiums(page.yesterday, "daily-yesterday"))] if page.yesterday else []),
        text(f"-# {_hashes(page.tomorrow)}") if page.tomorrow else [],
        rows([*ways, way("boards"), way("days"), _help()]),
    )


def home(played: DailySet, servers: int) -> ui.LayoutView:
    """The question, put once to whoever begins a set in no server: does it count for this many `servers` of theirs?"""
    ways = [
        button(say("button-daily-home"), press(played, "home", "1"), MAIN),
        button(say("button-daily-away"), press(played, "home", "0")),
    ]
    words = text(say("daily-home-title"), say("daily-home", servers=servers), f"-# {say('daily-home-once')}")
    return screen(VIOLET, words, rows(ways))


def _still_open(late: Sequence[SetSeen]) -> list[str]:
    """The sets of yesterday that the person may still finish, and until when."""
    closes_ = f"<t:{int(closes(late[0].played.day))}:R>"
    return [say("daily-late", closes=closes_), *(_line(one) for one in late)]


def _help() -> Button:
    return button(say("button-daily-help"), Press(DAILY, 0, Stamp(), "help"))


def help_() -> ui.LayoutView:
    """The explanation of the deals of the day: the chapter of the rules."""
    chapter = deals()
    page = text(f"## 📖 {chapter.title}", pressable(chapter.text))
    return screen(VIOLET, page, rows([way("show"), books_button()]))


def _play(one: SetSeen) -> Button:
    """The way to a set: to its next deal, or to its result."""
    game, done = name_of_game(one.played.game), one.attempt.dealt if one.attempt else 0
    if one.score is not None:
        return button(say("button-daily-seen", game=game), press(one.played, "set"))
    key = "button-daily-go-on" if one.attempt else "button-daily-play"
    return button(say(key, game=game, number=done + 1), press(one.played, "play"), MAIN)


def _line(one: SetSeen) -> str:
    """A set in a line: what there is to do, or what it came to."""
    values: dict[str, str | int] = {"game": name_of_game(one.played.game), "signs": signs(one.shares), "deals": DEALS}
    if one.score is not None:
        return say("daily-set-done", share=percent(one.score), **values)
    if one.attempt is None:
        return say("daily-set-new", **values)
    return say("daily-set-begun", dealt=one.attempt.dealt, **values)


def signs(shares: Iterable[float]) -> str:
    """A sign for each deal, which tells nothing of its cards."""
    return "".join(next(sign for least, sign in MEDALS if share >= least) for share in shares)


def _hashes(sets: Sequence[DailySet]) -> str:
    """The promise of tomorrow's sets, in short."""
    hashes = " · ".join(f"{name_of_game(one.game)} `{one.hash[:HASH]}`" for one in sets)
    return say("daily-tomorrow", sets=hashes)


# ---------------------------------------------------------------------------- a set


def fields_of(one: SetSeen) -> Illustration | None:
    """The fields of the deals that the person has finished; None before the first."""
    return field.illustration([*enumerate(one.worths, 1)]) if one.worths else None


def a_set(one: SetSeen, streak: int, *, drawn: bool = False) -> ui.LayoutView:
    """A set, and how a person has done in it. `drawn`: the picture of its fields is sent along."""
    game, played = name_of_game(one.played.game), one.played
    title = say("daily-set-title", game=game, date=date(played.day))
    if one.attempt is None:
        return screen(GREY, text(title, say("daily-set-none")), rows([*_after(one), way("show")]))
    deals = [
        say("daily-set-deal", number=number, share=percent(share), sign=signs([share]))
        for number, share in enumerate(one.shares, 1)
    ]
    total = say("daily-set-total", share=percent(one.score)) if one.score is not None else None
    rank = say("daily-rank", rank=one.rank[0], among=one.rank[1]) if one.rank is not None else None
    last = say("daily-streak", days=streak) if streak else None
    share = [button(say("button-share"), press(played, "share"))] if one.score is not None else []
    shown = fields_of(one)
    go_on = [_play(one)] if one.score is None and played.ended is None else []
    return screen(
        GOLD if one.score is not None else GREY,
        text(title, *deals, total, rank, last, f"-# {_state(one)}"),
        *([field.gallery(shown)] if shown is not None and drawn else []),
        text(shown.letters()) if shown is not None else [],
        text(f"-# {say('daily-hash', hash=played.hash)}"),
        rows([*go_on, *share, *_after(one), way("show")]),
    )


def _state(one: SetSeen) -> str:
    """The line that says if these figures can still move."""
    if one.played.closed is None:
        return say("daily-provisional", when=f"<t:{int(closes(one.played.day))}:R>")
    unranked = one.attempt is not None and one.attempt.finished is not None and one.attempt.score is None
    return say("daily-unranked" if unranked else "daily-final")


def _after(one: SetSeen) -> list[Button]:
    """The buttons for a set that is closed; none before."""
    if one.played.closed is None:
        return []
    practise = button(say("button-daily-practice"), press(one.played, "practice", "1"))
    over = len(one.attempt.outcomes) if one.attempt is not None else 0
    return [practise, button(say("button-check"), press(one.played, "check")), *_reviews(one.played, over)]


def _reviews(played: DailySet, over: int) -> list[Button]:
    """The ways to the reviews of the deals that a person has played."""
    return [
        button(say("button-daily-review", number=number), press(played, "review", str(number)))
        for number in range(1, over + 1)
    ]


def hands(played: DailySet, number: int, found: Sequence[RoundKey]) -> ui.LayoutView:
    """The hands of a deal, each with the way to its review."""
    title = say("daily-hands", game=name_of_game(played.game), date=date(played.day), number=number)
    ways = [button(say("button-daily-hand-review", hand=key.round), key.press("review")) for key in found[:MOST_HANDS]]
    return screen(VIOLET, text(title), rows(ways))


def line(one: SetSeen, streak: int, name: str) -> ui.LayoutView:
    """A set in one line for everybody, which helps nobody who has still to play it."""
    words = say(
        "daily-line",
        date=date(one.played.day),
        game=name_of_game(one.played.game),
        share=percent(one.score or 0.0),
        signs=signs(one.shares),
        streak=streak,
    )
    by = say("board-shared", name=names.in_markdown(name))
    return screen(VIOLET, text(words, f"-# {by}"), rows([way_in()]))


def proof(played: DailySet, kept: bool, file: str) -> ui.LayoutView:
    """The screen of the files that prove a set, which come with it in the archive `file`. `kept`: the set is as it was
    shown the day before.
    """
    closed = rules_of(played.game).CLOSED
    title = say("daily-set-title", game=name_of_game(played.game), date=date(played.day))
    opened = say("daily-proof-closed" if closed else "daily-proof-open")
    verdict = say("daily-proof-kept" if kept else "daily-proof-broken")
    words = text(title, say("daily-hash", hash=played.hash), verdict, opened)
    return screen(VIOLET if kept else CRIMSON, words, ui.File(f"attachment://{file}"))
