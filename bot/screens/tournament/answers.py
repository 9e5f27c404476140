"""The private answers of a tournament to one person: its standings, the table where they play, and its rules."""

from discord import ui

from bot.screens.tournament.page import Found, Standing, headed, link_to, press_on, state_of
from bot.stamp import Stamp
from bot.ui.components import GREY, VIOLET, button, line, rows, screen, text
from bot.ui.custom_ids import BOOK, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import listed, say
from data.tournament_records import Pairing, Tournament

PER_PAGE = 15  # lines of the standings


def standings(found: Found, user: int, page: int | None = None) -> ui.LayoutView:
    """A page of the standings, the reader's own line always in sight. `page`: None for the one where the reader is."""
    now, lines = found.course.tournament, found.standings
    own = next((at for at, one in enumerate(lines) if one.is_of(user)), None)
    last = max((len(lines) - 1) // PER_PAGE, 0)
    page = min((own or 0) // PER_PAGE if page is None else page, last)
    shown = lines[page * PER_PAGE : (page + 1) * PER_PAGE]
    beside = [_standing(lines[own], own=True)] if own is not None and lines[own] not in shown else []
    turns = [
        button(say("button-tournament-before"), press_on(now, "page", "back", max(page - 1, 0)), off=page == 0),
        button(say("button-tournament-after"), press_on(now, "page", "on", page + 1), off=page == last),
    ]
    return screen(
        VIOLET if lines else GREY,
        text(
            headed("tournament-standings-title", found),
            say("tournament-held", place=f"<#{now.channel}>") if found.held else None,
            *([_standing(one, own=one.is_of(user)) for one in shown] or [say("tournament-no-standings")]),
        ),
        [line(), text(*beside)] if beside else [],
        text(f"-# {say('tournament-standings-note', kind=now.form)}"),
        rows(turns) if last else [],
        rows(
            [button(say("button-tournament-course"), press_on(now, "course"))] if now.phase == "over" and lines else []
        ),
    )


def _standing(one: Standing, *, own: bool = False) -> str:
    shown = say(
        "tournament-line", name=f"**{one.name}**" if own else one.name, points=one.points, opponents=one.opponents
    )
    left = f" · {say('tournament-left')}" if one.entry.left is not None else ""
    out = f" · {say('tournament-out', round=one.out)}" if one.out is not None else ""
    # Bold, or Discord would take the lines for a list, and count the places of one by itself.
    return f"{'➤ ' if own else ''}**{one.place}.** {shown}{left or out}"


def where(found: Found, user: int) -> ui.LayoutView:
    """The answer to somebody who asks where they play, and against whom."""
    return screen(VIOLET, text(*own_lines(found, user)))


def own_lines(found: Found, user: int) -> list[str]:
    """The same as lines, for a list of all that waits for a person."""
    course, now = found.course, found.course.tournament
    head = say("tournament-own", game=name_of_game(now.game), link=link_to(now))
    if found.held:
        head = f"{head}\n{say('tournament-held', place=f'<#{now.channel}>')}"
    entry = course.entry_of(user)
    if entry is None or entry.left is not None:
        return [head, say("tournament-own-out")]
    if entry.number in found.out:
        return [head, say("tournament-own-fallen", round=found.out[entry.number])]
    pairing = course.pairing_of(user)
    if now.pairs and pairing is None and entry not in course.complete:
        free = now.enters and not course.is_bound(entry.number)
        return [head, say("tournament-own-alone" if free else "tournament-own-undrawn")]
    if now.phase == "signup":
        when = f"<t:{int(now.begins)}:R>" if now.begins is not None else ""
        return [head, say("tournament-own-signed", when=when) if when else say("tournament-own-waits")]
    if pairing is None:
        return [head, say("tournament-own-next", round=now.round + 1)]
    sides = found.sides.get(pairing.number) or [(one,) for one in pairing.entrants]
    own = next(side for side in sides if entry.number in side)
    others = [" & ".join(found.names.get(one, "?") for one in side) for side in sides if side is not own]
    against = listed(others) if others else say("tournament-own-stewards")
    partners = listed([found.names.get(one, "?") for one in own if one != entry.number])
    seat = say("tournament-own-table", round=now.round, number=pairing.number, names=against)
    return [
        head,
        seat,
        *([say("tournament-own-partner", name=partners)] if partners else []),
        say("tournament-own-state", told=state_of(found, pairing)),
        *_until(found, pairing),
    ]


def _until(found: Found, pairing: Pairing) -> list[str]:
    """The lines that say until when the people of a table can come, and until when they can play. There are none if
    the table is over, or if these times are not known yet.
    """
    closes = found.course.tournament.closes
    waits = found.waits.get(pairing.table) if pairing.table is not None else None
    if pairing.ended is not None:
        return []
    comes = [say("tournament-own-until", when=f"<t:{int(waits)}:R>")] if waits is not None else []
    return [*comes, *([say("tournament-closes", when=f"<t:{int(closes)}:R>")] if closes is not None else [])]


def help_(now: Tournament, *, runs: bool = False) -> ui.LayoutView:
    """The rules of a tournament, and the commitment to its luck. `runs`: True if the reader runs it, and so gets a
    button to the referee's page.
    """
    kept = say(f"tournament-kept-{now.kept}")
    check_in = say("tournament-check-in", minutes=int(now.check_in // 60))
    lines = [
        say("tournament-help-play", check_in=check_in),
        say(f"tournament-help-{now.form}"),
        *([say("tournament-help-pairs", kept=kept)] if now.pairs else []),
        say("tournament-help-points", kept=kept),
        f"{say('tournament-help-luck')}\n-# `{now.hash}`",
    ]
    buttons = [button(say("button-books-tournaments"), Press(BOOK, 0, Stamp(), "tournaments"))]
    buttons += [button(say("button-referee"), press_on(now, "referee"))] if runs else []
    return screen(VIOLET, text(say("tournament-help-title")), *(text(one) for one in lines), rows(buttons))
