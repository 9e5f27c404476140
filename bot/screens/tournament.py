"""Tournaments: the one message that everybody sees, and what each person is shown of it alone."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from discord import ui

from bot.screens.remarks import harmless, remark_lines
from bot.screens.tournament_form import plan_in_words
from bot.stamp import Stamp
from bot.table.deadlines import BEGIN
from bot.table.family import USUAL
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GOLD, GOOD, GREY, MAIN, VIOLET, Button, button, line, rows, screen, text
from bot.ui.custom_ids import BOOK, LOBBY, TABLE, TOURNAMENT, Press
from bot.ui.naming import about_game, name_of_game, preset_name
from bot.ui.texts import say
from data.tournament_records import Course, Entry, Pairing, Tournament

PER_PAGE = 15  # lines of the standings
ROOM = 3000  # characters of the message for names, or for tables; all else takes less than what is left
MOST_SEEKING = 10  # people without a partner who are named
DAY = 24 * 3600.0


class Standing(NamedTuple):
    """One line of the standings: the `place`, whose it is, and the points, and what decides between equal ones. `out`:
    in a knock-out the round that was their last; None while they are in it. `partner`: who signed up with them.
    """

    place: int
    entry: Entry
    points: str
    opponents: str
    out: int | None = None
    partner: Entry | None = None

    @property
    def name(self) -> str:
        """The name of the person, or of both of a pair, made harmless."""
        return " & ".join(names.in_markdown(one.name) for one in (self.entry, self.partner) if one is not None)

    def is_of(self, user: int) -> bool:
        """True if this is that person's line."""
        return user in (self.entry.user, self.partner.user if self.partner else None)


class Found(NamedTuple):
    """A tournament as its screens show it. `places`: by number of a table, the channel or thread where it is. `live`:
    the tables that have begun. `standings`: of everybody who was ever to be drawn. `waits`: until when a table waits
    for its people. `out`: who is out in a knock-out, and since which round. `final`: its final is drawn.
    `sides`: by number of a table of the round, its people by side.
    `held`: it waits until the bot may write in its channel.
    """

    course: Course
    places: Mapping[int, int]
    live: frozenset[int]
    standings: Sequence[Standing]
    waits: Mapping[int, float] = {}
    out: Mapping[int, int] = {}
    final: bool = False
    sides: Mapping[int, Sequence[Sequence[int]]] = {}
    held: bool = False

    @property
    def names(self) -> Mapping[int, str]:
        """The names of the entrants, made harmless."""
        return {one.number: names.in_markdown(one.name) for one in self.course.entries}


def tournament(found: Found) -> ui.LayoutView:
    """The message of a tournament that is not over."""
    return _signing_up(found) if found.course.tournament.phase == "signup" else _playing(found)


def rules_line(tournament: Tournament) -> str:
    """What is played, and how, in a line."""
    rules = tournament.rules
    preset = tournament.preset
    ready_made = f" · {preset_name(preset)}" if preset is not None and preset != USUAL else ""
    shown = say(
        "tournament-rules",
        form=plan_in_words(tournament.form, tournament.rounds, days_of(tournament)),
        pairs="yes" if tournament.pairs else "no",
        seats=int(rules["seats"]),
        pace=say(f"pace-{rules['pace']}"),
        level=say(f"level-{rules['level']}"),
    )
    return f"{shown}{ready_made}"


def days_of(tournament: Tournament) -> int:
    """The days that a round of a league lasts; 0 where it has no period."""
    return int((tournament.period or 0) // DAY)


def press_on(tournament: Tournament, verb: str, argument: str = "", page: int = 0) -> Press:
    return Press(TOURNAMENT, tournament.id, Stamp(page), verb, argument)


def link_to(tournament: Tournament) -> str:
    """The address of its message; of its channel, where there is none."""
    return f"https://discord.com/channels/{tournament.guild}/{tournament.channel}/{tournament.message or ''}"


def _title(tournament: Tournament) -> str:
    return say("tournament-title", game=name_of_game(tournament.game))


def _headed(key: str, found: Found) -> str:
    """A heading that says how far the tournament is."""
    now = found.course.tournament
    stage = "final" if found.final else now.form
    return say(key, game=name_of_game(now.game), stage=stage, round=now.round, rounds=now.rounds)


def _signing_up(found: Found) -> ui.LayoutView:
    course = found.course
    now, people = course.tournament, course.complete
    if now.pairs:
        people = tuple(one for one in people if course.units[one.number] == one.number)
    listed = fitting([_of_unit(found, one.number) for one in people])
    more = say("tournament-more", count=len(people) - len(listed)) if len(people) > len(listed) else None
    missing = now.fewest - len(course.complete)
    key = "tournament-signed-up-pairs" if now.pairs else "tournament-signed-up"
    if missing > 0:
        waits = say("tournament-waits-pairs") if now.pairs else say("tournament-waits-people", count=missing)
    elif now.begins is not None:
        waits = say("tournament-begins-at", when=f"<t:{int(now.begins)}:R>")
    else:
        waits = say("tournament-waits-button")
    begin = button(say("button-tournament-begin"), press_on(now, "begin"), MAIN, off=missing > 0)
    return screen(
        VIOLET,
        text(
            _title(now),
            f"-# {about}" if (about := about_game(now.game)) else None,
            f"-# {rules_line(now)}",
            f"{say(key, count=len(people))} {', '.join(listed) or say('tournament-nobody')}",
            more,
            _seeking(found),
            f"> {waits}",
            f"-# {say('tournament-least', least=now.least)}" if now.least else None,
            f"-# {say('tournament-hash', hash=now.hash[:10])}",
        ),
        rows([_join(now), _leave(now), begin]),
        rows([button(say("button-tournament-settings"), press_on(now, "settings")), *ways(now)]),
    )


def _of_unit(found: Found, number: int) -> str:
    """The name of an entry; of both, where it signed up with a partner."""
    partner = found.course.partners.get(number)
    return f"{found.names[number]} & {found.names[partner]}" if partner is not None else found.names[number]


def _seeking(found: Found) -> str | None:
    """The people who have no partner yet, where they sign up in pairs: as many as a line has room for."""
    complete = {one.number for one in found.course.complete}
    seeking = [found.names[one.number] for one in found.course.present if one.number not in complete]
    return say("tournament-seeking", names=", ".join(seeking[:MOST_SEEKING])) if seeking else None


def fitting(parts: Sequence[str], room: int = ROOM) -> Sequence[str]:
    """The first of these parts, as many as there is room for with a comma or a line break between them."""
    ends = accumulate(len(one) + 2 for one in parts)
    return [one for one, end in zip(parts, ends, strict=True) if end <= room]


def _join(now: Tournament) -> Button:
    return button(say("button-tournament-join"), press_on(now, "join"), GOOD)


def _leave(now: Tournament) -> Button:
    return button(say("button-tournament-leave"), press_on(now, "leave"))


def ways(now: Tournament, *, played: bool = False) -> list[Button]:
    """To what the presser alone is shown."""
    standings = [button(say("button-tournament-standings"), press_on(now, "standings"))] if played else []
    course = (
        [button(say("button-tournament-course"), press_on(now, "course"))] if now.phase == "over" and played else []
    )
    return [*standings, *course, button(say("button-tournament-help"), press_on(now, "help"))]


def _playing(found: Found) -> ui.LayoutView:
    course = found.course
    now, running = course.tournament, course.running
    over = sum(one.ended is not None for one in running)
    laid = sum(one.table is not None or one.ended is not None for one in running)
    if laid < len(running):
        waits = say("tournament-laying", number=laid + 1, count=len(running))
    else:
        waits = say("tournament-waits-tables", count=len(running) - over)
    remarks = remark_lines(course)
    shown = fitting([_table_line(found, one) for one in running], ROOM - sum(map(len, remarks)))
    more = say("tournament-more-tables", count=len(running) - len(shown)) if len(running) > len(shown) else None
    late = [_join(now)] if now.enters else []
    return screen(
        GOLD,
        text(
            _headed("tournament-round-title", found),
            f"-# {rules_line(now)}",
            say("tournament-closes", when=f"<t:{int(now.closes)}:R>") if now.closes is not None else None,
            *shown,
            more,
            f"> {waits}",
            f"-# {say('tournament-late')}" if now.enters else None,
            *remarks,
        ),
        rows([button(say("button-tournament-where"), press_on(now, "where"), MAIN), *ways(now, played=True)]),
        rows([*late, _leave(now)]),
    )


def _table_line(found: Found, pairing: Pairing) -> str:
    """A table of the round: who plays, where, and how it stands."""
    people = wording.together(_by_sides(found, pairing))
    return say("tournament-table", number=pairing.number, names=people, told=state_of(found, pairing))


def _by_sides(found: Found, pairing: Pairing) -> list[str]:
    """The people of a table, those of one side together."""
    sides = found.sides.get(pairing.number) or [(one,) for one in pairing.entrants]
    return [" & ".join(found.names.get(one, "?") for one in side) for side in sides]


def state_of(found: Found, pairing: Pairing) -> str:
    """How a table of a tournament stands, in a few words."""
    if pairing.struck is not None:
        return say("tournament-table-struck", reason=harmless(pairing.struck))
    if pairing.ended is not None:
        if pairing.scores is None:
            return say("tournament-table-broken")
        if any(one in found.out for one in pairing.entrants):
            return _parted(found, pairing)
        won = [found.names[one.entrant] for one in pairing.scores if one.entrant and not one.place]
        return say("tournament-table-won", names=wording.together(won)) if won else say("tournament-table-over")
    if pairing.table is None:
        return say("tournament-table-planned")
    place = found.places.get(pairing.table)
    where = f"<#{place}>" if place else "…"
    key = "tournament-table-plays" if pairing.table in found.live else "tournament-table-gathers"
    return say(key, place=where)


def _parted(found: Found, pairing: Pairing) -> str:
    """Who goes on from a table of a knock-out, and who is out."""
    out = [found.names[one] for one in pairing.entrants if one in found.out]
    on = [found.names[one] for one in pairing.entrants if one not in found.out]
    parts = [say("tournament-table-on", names=wording.together(on), count=len(on))] if on else []
    return " ".join([*parts, say("tournament-table-out", names=wording.together(out), count=len(out))])


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
            _headed("tournament-standings-title", found),
            say("tournament-held", place=f"<#{now.channel}>") if found.held else None,
            *([_standing(one, own=one.is_of(user)) for one in shown] or [say("tournament-no-standings")]),
        ),
        [line(), text(*beside)] if beside else [],
        text(f"-# {say('tournament-standings-note', form=now.form)}"),
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
    return f"{'➤ ' if own else ''}{one.place}. {shown}{left or out}"


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
    against = wording.together(others) if others else say("tournament-own-stewards")
    partners = wording.together([found.names.get(one, "?") for one in own if one != entry.number])
    seat = say("tournament-own-table", round=now.round, number=pairing.number, names=against)
    return [
        head,
        seat,
        *([say("tournament-own-partner", name=partners)] if partners else []),
        say("tournament-own-state", told=state_of(found, pairing)),
        *_until(found, pairing),
    ]


def _until(found: Found, pairing: Pairing) -> list[str]:
    """Until when the people of a table can come, and play: nothing where that is over, or known to nobody yet."""
    closes = found.course.tournament.closes
    waits = found.waits.get(pairing.table) if pairing.table is not None else None
    if pairing.ended is not None:
        return []
    comes = [say("tournament-own-until", when=f"<t:{int(waits)}:R>")] if waits is not None else []
    return [*comes, *([say("tournament-closes", when=f"<t:{int(closes)}:R>")] if closes is not None else [])]


def help_(now: Tournament, *, runs: bool = False) -> ui.LayoutView:
    """How a tournament goes, and the commitment to its luck. `runs`: the reader runs it, and is shown the way to the
    referee's page.
    """
    kept = say(f"tournament-kept-{now.kept}")
    check_in = say("tournament-check-in", minutes=int(now.check_in // 60))
    lines = [
        say("tournament-help-play", check_in=check_in),
        say(f"tournament-help-{now.form}"),
        *([say("tournament-help-pairs", kept=kept)] if now.pairs else []),
        say("tournament-help-points", kept=kept),
        say("tournament-help-luck"),
    ]
    buttons = [button(say("button-books-tournaments"), Press(BOOK, 0, Stamp(), "tournaments"))]
    buttons += [button(say("button-referee"), press_on(now, "referee"))] if runs else []
    return screen(VIOLET, text(say("tournament-help-title"), *lines, f"-# `{now.hash}`"), rows(buttons))


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
    """In the channel, above the thread of a table."""
    named = wording.together([names.in_markdown(one) for one in people])
    return screen(VIOLET, text(say("tournament-sign", round=pairing.round, number=pairing.number, names=named)))


def tournament_call(users: Sequence[int], table: int, until: float) -> ui.LayoutView:
    """The one call to the people of a table, with the button by which they say that they are there."""
    mentions = " ".join(f"<@{user}>" for user in users)
    here = button(say("button-tournament-here"), Press(TABLE, table, Stamp(), "back"), GOOD)
    return screen(VIOLET, text(say("tournament-call", mentions=mentions, when=f"<t:{int(until)}:R>")), rows([here]))
