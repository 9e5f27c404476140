"""Boards of misery and of wins, and the card of a person's rank. Each has a menu of the games that there are; the chart
of a person's misery, and its numbers in words.
"""

from collections.abc import Iterable

import discord
from discord import ui

from bot.stats.leaderboard import LEAST_ROUNDS, BoardPage, Own, own_menu, rank_menu, rank_press
from bot.stats.values import MiseryHistory
from bot.ui import names, naming, wording
from bot.ui.components import GREY, MOST_OPTIONS, VIOLET, Item, button, line, menu, rows, screen, text
from bot.ui.custom_ids import Press
from bot.ui.naming import name_of_game
from bot.ui.texts import in_figures, in_percent, say
from data.stats.player_stats import Figures
from data.stats.records import Line, Met, Portrait, Rival
from engine import misery
from engine.misery import Misery

# The least misery for each block of a bar, as powers of ten.
BLOCKS = (-2, -1, 0, 1, 2, 3, 6, 12)
TITLES_SHOWN = 8
NO_BREAK = "\N{NO-BREAK SPACE}"  # the space before an index, where a phone is not to break the line
_TITLES = {"misery": "board-title", "wins": "wins-title"}
_EMPTY = {"misery": "board-empty", "wins": "wins-empty"}
_NONE = {"misery": "own-none", "wins": "wins-none"}
FILE = "misery.png"


def board(shown: BoardPage, shared_by: str | None = None) -> ui.LayoutView:
    """A page of a board, its reader's line at its foot. `shared_by`: as everybody sees it, without buttons."""
    key = shown.key
    facts = [name_of_game(key.game), say("board-people", count=shown.page.total)]
    facts += [say("board-page", page=key.page + 1, pages=shown.pages)] if shown.pages > 1 else []
    head = [
        text(f"## {say(_TITLES[key.by], scope=say(f'scope-{key.scope}'), span=span_name(key.span))}"),
        text(f"-# {' · '.join(facts)}"),
        text(*_number_lines(shown) or [say(_EMPTY[key.by])]),
    ]
    if shared_by is not None:
        return screen(VIOLET, head, text(sharer_line(shared_by)))
    return screen(
        VIOLET,
        head,
        line(),
        text(*_foot(shown)),
        rows(
            [
                button("◀", key._replace(page=key.page - 1).press("page"), off=key.page == 0),
                button("▶", key._replace(page=key.page + 1).press("page"), off=key.page + 1 >= shown.pages),
                button(say("button-share"), key.press("share"), off=not shown.page.lines),
            ]
        ),
        games_menu(key.press("game"), shown.games, key.game),
        _seasons(shown),
    )


def games_menu(press: Press, games: Iterable[str], shown: str) -> list[Item]:
    """A menu of the same in other games; none where there is no other."""
    options = [
        discord.SelectOption(label=name_of_game(game), value=game, default=game == shown)
        for game in dict.fromkeys((*games, shown))
    ]
    return menu(press, say("games-hint"), options[:MOST_OPTIONS]) if len(options) > 1 else []


def _seasons(shown: BoardPage) -> list[Item]:
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


def _number_lines(shown: BoardPage) -> list[str]:
    """The lines of a page, each after its place."""
    places = [one.place for one in shown.page.lines]
    return [f"{wording.number_line(one.place, places)} {_line(one, shown)}" for one in shown.page.lines]


def span_name(span: str) -> str:
    """The span in words: "this session", "all time", "November 2026"."""
    if not span.isdecimal():
        return say(f"span-{span}")
    return say(f"month-{int(span[4:])}", year=span[:4])


def _line(one: Line, shown: BoardPage) -> str:
    if shown.key.by == "wins":
        return _wins(one)
    few = _few(one) if shown.key.span == "all" else ""
    return f"{wording.sign(one.title)} **{names.in_markdown(one.name)}** {_index(one.misery)}{few}"


def _few(one: Line) -> str:
    """A mark behind the index of all time of somebody who has hardly played."""
    return say("board-few", rounds=one.rounds) if one.rounds < LEAST_ROUNDS else ""


def _wins(one: Line) -> str:
    """The games won, all games played, and the rating."""
    text = say("wins-line", wins=one.wins, count=one.rounds)
    rating = say("wins-rating", mu=_tenths(one.rating.mu)) if one.rating else ""
    return f"**{names.in_markdown(one.name)}** {text}{rating}"


def _index(logarithm: float) -> str:
    """The bar, the index, and one word for it."""
    index = Misery(log=logarithm)
    full = sum(logarithm >= power * misery.LN_10 - 1e-9 for power in BLOCKS)
    text = f"{wording.misery_index(index)} · {say(f'caption-{misery.caption(index)}')}"
    return f"`{'█' * full}{'░' * (len(BLOCKS) - full)}` {text.replace(' ', NO_BREAK)}"


def _foot(shown: BoardPage) -> list[str]:
    """The reader's own line, or what is missing for one."""
    if shown.page.own is None:
        return [say(_NONE[shown.key.by], game=name_of_game(shown.key.game)), f"-# {say('ranked-note')}"]
    return [say("own-line", place=shown.page.own.place, line=_line(shown.page.own, shown))]


def own_misery(shown: Own, game: str) -> ui.LayoutView:
    """A person's own misery in a game, in all three spans."""
    head = text(f"## {say('own-title')}", f"-# {name_of_game(game)}")
    others = games_menu(own_menu(), shown.games, game)
    if shown.figures is None and not any(shown.lines.values()):
        return screen(GREY, head, text(say("own-none", game=name_of_game(game)), f"-# {say('ranked-note')}"), others)
    return screen(
        VIOLET,
        head,
        text(*[_own_line(span, one) for span, one in shown.lines.items()]),
        text(f"-# {_records(shown.figures)}") if shown.figures else [],
        others,
    )


def _own_line(span: str, one: Line | None) -> str:
    if one is None:
        return f"**{span_name(span)}** — {say('own-no-round')}"
    return f"**{span_name(span)}** {_index(one.misery)} · {say('own-place', place=one.place)}"


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
    crown: str | None = None,
    met: Met | None = None,
) -> ui.LayoutView:
    """The card of a person in a game: titles, streaks, rating, rivals; in one without titles, wins and places.
    `avatar`: an address. `crown`: what those are called who come in first. `met`: how the reader has fared against this
    person. `shared_by`: as everybody sees it, without a button.
    """
    figures = portrait.figures
    won = [say("rank-won", wins=figures.crowns, count=figures.rounds, share=_share(figures))]
    about = [
        f"## {wording.sign(figures.title) if crown else '🏆'} {names.in_markdown(name)}",
        f"-# {name_of_game(game)}",
        *(_streak_lines(portrait, crown) if crown else won),
        say("rank-rating", mu=_tenths(portrait.rating.mu), give=_tenths(2 * portrait.rating.sigma)),
    ]
    alt = say("rank-portrait", name=names.in_plain(name))
    picture: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(avatar, description=alt)
    section: ui.Section[ui.LayoutView] = ui.Section("\n".join(about), accessory=picture)
    return screen(
        VIOLET,
        section,
        _title_items(portrait) if crown else _place_items(portrait),
        text(trophies) if (trophies := _trophies(portrait)) else [],
        text(_met_line(name, met)) if met else [],
        text(_wins_by_size(portrait), _games_line(portrait), f"-# {say('rank-note' if crown else 'rank-note-wins')}"),
        text(sharer_line(shared_by)) if shared_by is not None else _ways(portrait, game, user),
    )


def _ways(portrait: Portrait, game: str, user: int) -> list[Item]:
    """Buttons below a card that one person sees."""
    return [
        *rows([button(say("button-share"), rank_press(game, user))]),
        *games_menu(rank_menu(user), portrait.games, game),
    ]


def unknown(name: str | None, game: str, games: Iterable[str], press: Press) -> ui.LayoutView:
    """The screen for a person of whom nothing is known in a game; the way to `games` in which something is. `name`:
    None of the reader.
    """
    known = list(games)
    about = {"name": names.in_markdown(name)} if name is not None else {}
    key = f"{'own-none' if name is None else 'rank-unknown'}{'' if known else '-all'}"
    line = say(key, **about, **({"game": name_of_game(game)} if known else {}))
    return screen(GREY, text(line, f"-# {say('ranked-note')}"), games_menu(press, known, game) if known else [])


def _met_line(name: str, met: Met) -> str:
    return say("rank-met", name=names.in_markdown(name), rounds=met.rounds, ahead=met.ahead, behind=met.behind)


def _streak_lines(portrait: Portrait, crown: str) -> list[str]:
    """The number of times that somebody came first, and the longest streaks."""
    figures = portrait.figures
    return [
        say("rank-rounds", rounds=figures.rounds, share=_share(figures), title=wording.plain(crown)),
        say("rank-streaks", reign=figures.longest_reign, serfdom=figures.longest_serfdom),
    ]


def _title_items(portrait: Portrait) -> list[Item]:
    """The titles, and the people with whom there was much to do in taxes."""
    held = [
        say("rank-title", sign=wording.sign(title), title=wording.plain(title), count=count)
        for title, count in portrait.titles.items()
    ]
    return [
        *([text(say("rank-titles", titles=" · ".join(held[:TITLES_SHOWN])))] if held else []),
        text(_rival("rank-nemesis", portrait.nemesis), _rival("rank-benefactor", portrait.benefactor)),
    ]


def _place_items(portrait: Portrait) -> list[Item]:
    """The number of times that somebody came in at each place, the best first."""
    lines = [say("rank-place", place=place + 1, count=count) for place, count in sorted(portrait.places.items())]
    return [text(say("rank-places", places=" · ".join(lines)))] if lines else []


def _trophies(portrait: Portrait) -> str | None:
    """The podiums of tournaments on which somebody has stood."""
    won = [say("rank-trophy", place=place, count=count) for place, count in sorted(portrait.trophies.items())]
    return say("rank-trophies", trophies=" · ".join(won)) if won else None


def _wins_by_size(portrait: Portrait) -> str | None:
    """The number of times that somebody came first by the size of the table, where that was not always the same."""
    lines = [
        say("rank-size", players=players, firsts=firsts, count=count)
        for players, (firsts, count) in portrait.sizes.items()
    ]
    return say("rank-sizes", sizes=" · ".join(lines)) if len(lines) > 1 else None


def _tenths(rating: float) -> str:
    return in_figures(f"{rating:.1f}")


def _share(figures: Figures) -> str:
    """The share of the rounds in which somebody came first, or of the games that they won, in percent."""
    return in_percent(figures.crowns / figures.rounds)


def _games_line(portrait: Portrait) -> str | None:
    """The games that are played here, where there is more than one."""
    lines = [say("rank-game", game=name_of_game(game), count=count) for game, count in portrait.games.items()]
    return say("rank-games", games=" · ".join(lines)) if len(lines) > 1 else None


def sharer_line(name: str) -> str:
    """The small line that names the person who shared something."""
    return f"-# {say('board-shared', name=names.in_markdown(name))}"


def _rival(key: str, rival: Rival | None) -> str:
    return say(key, name=names.in_markdown(rival.name), cards=rival.cards) if rival else say(f"{key}-none")


def history(shown: MiseryHistory, game: str, games: Iterable[str], menu: Press, *, drawn: bool) -> ui.LayoutView:
    """The chart of a game, which is sent along as `FILE`; where it could not be `drawn` the numbers have to do.
    `games`: the games in which the same person has a history, `menu`: how it is asked for.
    """
    facts = say(
        "history-facts",
        rounds=len(shown.steps),
        start=_index_of(shown.steps[0].misery),
        end=_index_of(shown.steps[-1].misery),
        peak=_index_of(shown.peak),
        reign=shown.longest_reign,
    )
    alt = say("history-alt", name=names.in_plain(shown.name), facts=facts)
    item = discord.MediaGalleryItem(f"attachment://{FILE}", description=alt)
    chart: list[Item] = [ui.MediaGallery(item)] if drawn else []
    title = say("history-title", name=names.in_markdown(shown.name))
    head = text(f"## {title}", f"-# {naming.name_of_game(game)}")
    return screen(VIOLET, head, chart, text(f"-# {facts}"), games_menu(menu, games, game))


def _index_of(logarithm: float) -> str:
    return misery.text(Misery(log=logarithm))
