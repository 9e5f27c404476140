"""The handler of each press, by screen: "surface:verb" -> handler. What only one game draws, its presenter answers."""

from functools import cache

from bot.games.shows import PRESENTERS, presenter_of
from bot.interactions.handlers.daily import sets as daily
from bot.interactions.handlers.memories import boards, proof, ranks, share, story
from bot.interactions.handlers.review import page as review
from bot.interactions.handlers.settings import own as settings
from bot.interactions.handlers.settings import privacy, rules, server
from bot.interactions.handlers.table import (
    finding,
    hand,
    hints,
    house_rules,
    introduction,
    lobby,
    opening,
    presence,
    sign,
    words,
)
from bot.interactions.handlers.table import message as table
from bot.interactions.handlers.tournament import page as tournament
from bot.interactions.handlers.tournament import pairs as tournament_pairs
from bot.interactions.handlers.tournament import referee
from bot.interactions.handlers.tournament import settings as tournament_settings
from bot.interactions.services import Handler
from bot.screens.settings.server import SETTINGS
from bot.ui.custom_ids import (
    ANSWER,
    AS_TEXT,
    BOARD,
    BOOK,
    DAILY,
    FIND,
    GATE,
    HAND,
    HINT,
    HOUSE,
    INTRODUCTION,
    LOBBY,
    NARROW,
    PLAY,
    PREFERENCES,
    PRIVACY,
    REDRAW,
    REVIEW,
    SAY,
    SERVER,
    SIGN,
    START,
    STORY,
    TABLE,
    TAX,
    TOURNAMENT,
    WHY,
    WORD,
    WRITE,
    WRITTEN,
    Press,
    by_kind,
    kind,
)

HANDLERS: dict[str, Handler] = {
    **by_kind(
        LOBBY,
        {
            "join": lobby.join,
            "leave": lobby.leave,
            "sides": lobby.change_sides,
            WORD: words.open_panel,
            "bot": lobby.steward,
            "unbot": lobby.fewer_stewards,
            "fill": lobby.fill_and_begin,
            "go": lobby.begin,
            "rules": house_rules.show,
            "how": rules.how_to_play,
        },
    ),
    **by_kind(
        HOUSE,
        {
            "form": house_rules.form,
            "set": house_rules.submit,
            "preset": house_rules.preset,
            "game": house_rules.game,
            "away": house_rules.send_away,
            "bot": house_rules.steward,
            "unbot": house_rules.fewer_stewards,
            "level": house_rules.level,
            "language": house_rules.language,
            "call": house_rules.call,
            "lots": house_rules.lots,
            "last": house_rules.as_last_time,
            "again": house_rules.reconvene,
        },
    ),
    **by_kind(
        TABLE,
        {
            "join": presence.join,
            "back": presence.back,
            "leave": lobby.leave,
            "rematch": lobby.rematch,
            "ready": table.ready,
            "hand": table.hand,
            ANSWER: table.answer,
            "open": proof.open_hands,
            "more": settings.more,
            "mine": settings.mine,
            "sign": settings.sign,
            "nudge": settings.nudge,
            "end": table.end,
            "keep": table.keep,
        },
    ),
    **by_kind(GATE, {"new": presence.newcomer, "take": presence.take, "leave": presence.turn_back}),
    **by_kind(FIND, {"join": finding.join}),
    **by_kind(SIGN, {"join": sign.join}),
    **by_kind(
        HAND,
        {
            "leave": presence.ask,
            "now": presence.now,
            "after": presence.after,
            "stay": presence.stay,
            "ready": presence.ready,
            "begin": presence.begin,
            "again": presence.again,
            PLAY: hand.play,
            ANSWER: hand.answer,
            NARROW: hand.narrow,
            WHY: rules.why,
            AS_TEXT: hand.as_text,
            HINT: hints.on_panel,
            REDRAW: hand.redraw,
            WORD: words.show,
            SAY: words.ready_made,
            WRITE: words.write,
            WRITTEN: words.written,
        },
    ),
    **by_kind(TAX, {PLAY: hand.play}),
}

FORMS = frozenset(
    {kind(HOUSE, "set"), kind(HAND, WRITTEN), *(kind(TOURNAMENT, verb) for verb in ("made", "replaced", "struck"))}
)  # what is sent by a form, and nothing else

# The handlers of presses about today's deals.
ABOUT_DEALS: dict[str, Handler] = by_kind(
    DAILY,
    {
        "show": daily.show,
        "play": daily.go_on,
        "home": daily.home,
        "set": daily.a_set,
        "share": daily.share,
        "boards": daily.boards,
        "days": daily.days,
        "help": daily.help_,
        "practice": daily.practise,
        "check": daily.check,
        "review": daily.review,
    },
)

DAILY_KINDS = frozenset({*ABOUT_DEALS, kind(SIGN, "daily")})  # refused where the host has switched them off

# The handlers of presses that need no table, and so work for ever.
TABLELESS: dict[str, Handler] = {
    **by_kind(PREFERENCES, {"set": settings.change, "language": settings.language}),
    **by_kind(PRIVACY, {"mine": privacy.mine, "ask": privacy.ask, "not": privacy.keep, "sure": privacy.delete}),
    **by_kind(
        BOOK,
        {
            "open": rules.turn,
            "back": rules.turn,
            "next": rules.turn,
            "pick": rules.pick,
            "books": rules.books,
            "tournaments": rules.tournaments,
        },
    ),
    **by_kind(SIGN, {"play": sign.play, "learn": sign.learn, "daily": daily.open_page}),
    **by_kind(
        INTRODUCTION,
        {
            "channels": introduction.change,
            "starters": introduction.change,
            "language": introduction.language,
            "sign": introduction.sign,
            "done": introduction.done,
        },
    ),
    **ABOUT_DEALS,
    **by_kind(
        REVIEW,
        {"look": review.look, "help": review.help_, **dict.fromkeys(("first", "back", "on", "at"), review.turn)},
    ),
    **by_kind(
        TOURNAMENT,
        {
            "made": tournament.made,
            "join": tournament.join,
            "partner": tournament_pairs.invite,
            "accept": tournament_pairs.accept,
            "settings": tournament_settings.show,
            "preset": tournament_settings.preset,
            "level": tournament_settings.level,
            "kept": tournament_settings.kept,
            "fill": tournament_settings.fill,
            "leave": tournament.leave,
            "begin": tournament.begin,
            "where": tournament.where,
            "standings": tournament.standings,
            "page": tournament.turn,
            "list": tournament.turn_list,
            "course": tournament.course,
            "help": tournament.help_,
            "referee": referee.open_,
            "lapses": referee.lapses,
            "look": referee.look,
            "means": referee.means,
            "apart": referee.keep_apart,
            "least": referee.set_least,
            "extend": referee.extend,
            "replace": referee.ask_whom,
            "replaced": referee.replace,
            "strike": referee.ask_why,
            "struck": referee.strike,
            "restore": referee.restore,
        },
    ),
    **by_kind(START, {"open": opening.pick, "learn": opening.pick_lesson}),
    **by_kind(
        SERVER,
        {
            **dict.fromkeys(SETTINGS, server.change),
            "season_channel": server.season_channel,
            "daily_channel": server.daily_channel,
            "weekly": server.weekly,
            "sign": server.sign,
            "language": server.language,
        },
    ),
    **by_kind(
        BOARD,
        {
            "page": boards.turn,
            "span": boards.span,
            "show": boards.show,
            "share": boards.share,
            "game": boards.other_game,
            "own": boards.own_misery,
            "rank": ranks.share,
            "rank_of": ranks.of_game,
            "history": ranks.history_of_game,
            "achieved": boards.share_achievements,
        },
    ),
    **by_kind(
        STORY,
        {
            "show": story.show,
            **dict.fromkeys(("first", "back", "on", "last", "trick-back", "trick-on"), story.turn),
            "record": story.record,
            "review": review.show,
            "check": proof.check,
            "line": share.line,
            "post": share.post,
            "picture": share.picture,
            "post-picture": share.post_picture,
        },
    ),
}


def handler_of(press: Press, game: str) -> Handler | None:
    """The handler of a press at a table of that game; None if there is none."""
    return HANDLERS.get(press.kind) or presenter_of(game).handlers.get(press.kind)


@cache
def kinds() -> frozenset[str]:
    """The kinds of all presses that have a handler."""
    return frozenset((*HANDLERS, *TABLELESS, *(one for shown in PRESENTERS.values() for one in shown.handlers)))
