"""S11: boards of misery and of wins, and the card of a person's rank."""

import discord
from discord import ui

from bot.stats.leaderboard import LEAST_ROUNDS, Board, Own, rank_press
from bot.ui import names, wording
from bot.ui.components import GREY, MOST_OPTIONS, VIOLET, Item, button, line, menu, rows, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.player_stats import Figures
from data.stats import Line, Portrait, Rival
from engine import misery
from engine.misery import Misery

# How miserable one must be for each block of a bar, as powers of ten.
BLOCKS = (-2, -1, 0, 1, 2, 3, 6, 12)
TITLES_SHOWN = 8
NO_BREAK = "\N{NO-BREAK SPACE}"  # on phones a line breaks before the index, not within


def board(shown: Board, shared_by: str | None = None) -> ui.LayoutView:
    """A page of a board, its reader's line at its foot. `shared_by`: as everybody sees it, without buttons."""
    key = shown.key
    facts = [name_of_game(key.game), say("board-people", count=shown.page.total)]
    facts += [say("board-least", count=LEAST_ROUNDS)] if key.least > 1 else []
    facts += [say("board-page", page=key.page + 1, pages=shown.pages)] if shown.pages > 1 else []
    head = [
        text(f"## {say(_TITLES[key.by], scope=say(f'scope-{key.scope}'), span=span_name(key.span))}"),
        text(f"-# {' · '.join(facts)}"),
        text(*_numbered(shown) or [say(_EMPTY[key.by])]),
    ]
    if shared_by is not None:
        return screen(VIOLET, head, text(_by(shared_by)))
    return screen(
        VIOLET,
        head,
        line(),
        text(_foot(shown)),
        rows(
            [
                button("◀", key._replace(page=key.page - 1).press("page"), off=key.page == 0),
                button("▶", key._replace(page=key.page + 1).press("page"), off=key.page + 1 >= shown.pages),
                button(say("button-share"), key.press("share"), off=not shown.page.lines),
            ]
        ),
        _seasons(shown),
    )


def _seasons(shown: Board) -> list[Item]:
    """A menu of the same board over other times."""
    spans = ["all", *map(str, shown.months)][:MOST_OPTIONS]
    options = [
        discord.SelectOption(
            label=say("season-option", span=span_name(span)),
            value=shown.key._replace(span=span, page=0).press("span").argument,
            default=span == shown.key.span,
        )
        for span in spans
    ]
    return menu(shown.key.press("span"), say("season-hint"), options) if len(options) > 1 else []


def _numbered(shown: Board) -> list[str]:
    """The lines of a page, each after its place."""
    places = [one.place or 0 for one in shown.page.lines]
    lines = map(_LINES[shown.key.by], shown.page.lines)
    return [f"{wording.numbered(place, places)} {told}" for place, told in zip(places, lines, strict=True)]


def span_name(span: str) -> str:
    """In words: "this session", "all time", "November 2026"."""
    if not span.isdecimal():
        return say(f"span-{span}")
    return say(f"month-{int(span[4:])}", year=span[:4])


def _line(one: Line) -> str:
    return f"{wording.sign(one.title)} **{names.in_markdown(one.name)}** {_index(one.misery)}"


def _wins(one: Line) -> str:
    """How many games were won of how many, and the rating."""
    told = say("wins-line", wins=one.wins, count=one.rounds)
    rating = say("wins-rating", mu=f"{one.rating.mu:.1f}") if one.rating else ""
    return f"**{names.in_markdown(one.name)}** {told}{rating}"


_TITLES = {"misery": "board-title", "wins": "wins-title"}
_EMPTY = {"misery": "board-empty", "wins": "wins-empty"}
_LINES = {"misery": _line, "wins": _wins}


def _index(logarithm: float) -> str:
    """The bar, the index, and one word for it."""
    index = Misery(log=logarithm)
    full = sum(logarithm >= power * misery.LN_10 - 1e-9 for power in BLOCKS)
    told = f"{misery.text(index)} · {say(f'caption-{misery.caption(index)}')}"
    return f"`{'█' * full}{'░' * (len(BLOCKS) - full)}` {told.replace(' ', NO_BREAK)}"


def _foot(shown: Board) -> str:
    """The reader's own line, or what is missing for one."""
    if shown.page.own is None:
        return say("own-none" if shown.key.by == "misery" else "wins-none")
    if shown.page.own.place is None:
        return say("own-short", rounds=shown.page.own.rounds, more=shown.key.least - shown.page.own.rounds)
    return say("own-line", place=shown.page.own.place, line=_LINES[shown.key.by](shown.page.own))


def own_misery(shown: Own, game: str) -> ui.LayoutView:
    """A person's own misery in a game, in all three spans."""
    head = text(f"## {say('own-title')}", f"-# {name_of_game(game)}")
    if shown.figures is None and not any(shown.lines.values()):
        return screen(GREY, head, text(say("own-none")))
    return screen(
        VIOLET,
        head,
        text(*[_own_line(span, one) for span, one in shown.lines.items()]),
        text(f"-# {_records(shown.figures)}") if shown.figures else [],
    )


def _own_line(span: str, one: Line | None) -> str:
    if one is None:
        return f"**{span_name(span)}** — {say('own-no-round')}"
    listed = say("own-place", place=one.place) if one.place else say("own-unlisted", rounds=one.rounds, of=LEAST_ROUNDS)
    return f"**{span_name(span)}** {_index(one.misery)} · {listed}"


def _records(figures: Figures) -> str:
    return say(
        "own-records",
        rounds=figures.rounds,
        peak=misery.text(Misery(log=figures.peak)),
        low=figures.longest_low,
    )


def rank_card(
    name: str,
    avatar: str,
    portrait: Portrait,
    game: str,
    user: int,
    shared_by: str | None = None,
    *,
    misery: bool = True,
) -> ui.LayoutView:
    """What is known of a person in a game: titles, streaks, rating, rivals; in one without `misery`, wins and places.
    `avatar`: an address. `shared_by`: as everybody sees it, without a button.
    """
    figures = portrait.figures
    won = [say("rank-won", wins=figures.crowns, count=figures.rounds, share=_share(figures))]
    about = [
        f"## {wording.sign(figures.title) if misery else '🏆'} {names.in_markdown(name)}",
        f"-# {name_of_game(game)}",
        *(_titled(portrait) if misery else won),
        say("rank-rating", mu=f"{portrait.rating.mu:.1f}", give=f"{2 * portrait.rating.sigma:.1f}"),
    ]
    alt = say("rank-portrait", name=names.in_plain(name))
    picture: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(avatar, description=alt)
    section: ui.Section[ui.LayoutView] = ui.Section("\n".join(about), accessory=picture)
    return screen(
        VIOLET,
        section,
        _held(portrait) if misery else _placed(portrait),
        text(_played(portrait), f"-# {say('rank-note' if misery else 'rank-note-wins')}"),
        text(_by(shared_by)) if shared_by is not None else rows([button(say("button-share"), rank_press(game, user))]),
    )


def _titled(portrait: Portrait) -> list[str]:
    """How often somebody came first, and the longest streaks."""
    figures = portrait.figures
    return [
        say("rank-rounds", rounds=figures.rounds, crowns=_share(figures)),
        say("rank-streaks", reign=figures.longest_reign, serfdom=figures.longest_serfdom),
    ]


def _held(portrait: Portrait) -> list[Item]:
    """The titles, and the people with whom there was much to do in taxes."""
    held = [
        say("rank-title", sign=wording.sign(title), title=wording.plain(title), count=count)
        for title, count in portrait.titles.items()
    ]
    return [
        *([text(say("rank-titles", titles=" · ".join(held[:TITLES_SHOWN])))] if held else []),
        text(_rival("rank-nemesis", portrait.nemesis), _rival("rank-benefactor", portrait.benefactor)),
    ]


def _placed(portrait: Portrait) -> list[Item]:
    """How often somebody came in at which place, the best first."""
    told = [say("rank-place", place=place + 1, count=count) for place, count in sorted(portrait.places.items())]
    return [text(say("rank-places", places=" · ".join(told)))] if told else []


def _share(figures: Figures) -> str:
    """Of how many rounds somebody came first, or of how many games they were won."""
    return f"{figures.crowns / figures.rounds:.0%}".replace("%", " %")


def _played(portrait: Portrait) -> str | None:
    """What else is played here, where that is more than one game."""
    told = [say("rank-game", game=name_of_game(game), count=count) for game, count in portrait.games.items()]
    return say("rank-games", games=" · ".join(told)) if len(told) > 1 else None


def _by(name: str) -> str:
    return f"-# {say('board-shared', name=names.in_markdown(name))}"


def _rival(key: str, rival: Rival | None) -> str:
    return say(key, name=names.in_markdown(rival.name), cards=rival.cards) if rival else say(f"{key}-none")
