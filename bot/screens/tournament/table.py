"""A table of a tournament until it begins: the sign of its thread, the call to its people, and who has come."""

from collections.abc import Sequence

from discord import ui

from bot.stamp import Stamp
from bot.table.deadlines import BEGIN
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GOOD, MAIN, VIOLET, button, rows, screen, text
from bot.ui.custom_ids import LOBBY, TABLE, TOURNAMENT, Press
from bot.ui.naming import about_game, name_of_game
from bot.ui.texts import listed, say
from data.tournament_records import Pairing, Tournament


def check_in(scene: Scene) -> ui.LayoutView:
    """The table of a pairing before it begins: who has come, and until when it waits for the others."""
    record, pairing = scene.record, scene.record.pairing
    if pairing is None:
        raise ValueError("the table belongs to no tournament")
    people = [
        f"{'⏳' if one.away else '✅'} {names.in_markdown(one.name)}" if one.user else wording.name(one)
        for one in record.people
    ]
    waited = any(one.away for one in record.people)
    begins = f"<t:{int(record.deadlines.get(BEGIN, record.created))}:R>"
    key = "tournament-check-in-waits" if waited else "tournament-check-in-begins"
    return screen(
        VIOLET,
        text(
            say(
                "tournament-check-in-title",
                game=name_of_game(record.game),
                round=pairing.round,
                number=pairing.number,
            ),
            f"-# {about}" if (about := about_game(record.game)) else None,
            *people,
            f"> {say(key, when=begins)}",
            f"-# {say('hash-first-short', hash=record.next_hash[:10])}",
        ),
        rows(
            [
                button(say("button-tournament-here"), Press(TABLE, record.id, Stamp(), "back"), GOOD, off=not waited),
                button(say("button-how"), Press(LOBBY, record.id, Stamp(), "how")),
                button(say("button-rules"), Press(LOBBY, record.id, Stamp(), "rules")),
            ]
        ),
    )


def tournament_signpost(tournament: Tournament, pairing: Pairing, people: Sequence[str]) -> ui.LayoutView:
    """The message in the channel, above the thread of a table."""
    named = listed([names.in_markdown(one) for one in people])
    return screen(VIOLET, text(say("tournament-sign", round=pairing.round, number=pairing.number, names=named)))


def tournament_call(users: Sequence[int], table: int, until: float) -> ui.LayoutView:
    """The one call to the people of a table, with the button by which they say that they are there."""
    mentions = " ".join(f"<@{user}>" for user in users)
    here = button(say("button-tournament-here"), Press(TABLE, table, Stamp(), "back"), GOOD)
    return screen(VIOLET, text(say("tournament-call", mentions=mentions, when=f"<t:{int(until)}:R>")), rows([here]))


def tournament_reminder(tournament: Tournament, users: Sequence[int], more: int) -> ui.LayoutView:
    """The reminder of a round of a league to the people whose tables are not over. `more`: how many of them it has no
    room for.
    """
    mentions = " ".join(f"<@{user}>" for user in users)
    where = button(say("button-tournament-where"), Press(TOURNAMENT, tournament.id, Stamp(), "where"), MAIN)
    return screen(
        VIOLET,
        text(
            say("tournament-reminder", mentions=mentions, game=name_of_game(tournament.game)),
            say("tournament-more", count=more) if more else None,
            say("tournament-closes", when=f"<t:{int(tournament.closes or 0)}:R>"),
        ),
        rows([where]),
    )
