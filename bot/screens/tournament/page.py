"""Tournaments: the one message that everybody sees."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from discord import ui

from bot.screens.tournament.form import plan_in_words
from bot.screens.tournament.remarks import harmless, remark_lines
from bot.stamp import Stamp
from bot.table.family import USUAL
from bot.ui import names
from bot.ui.components import GOLD, GOOD, MAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import TOURNAMENT, Press
from bot.ui.naming import about_game, name_of_game, preset_name
from bot.ui.texts import listed, say
from data.tournament_records import Course, Entry, Pairing, Tournament

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

    @property
    def counted(self) -> str | int:
        """The points as a text counts them: a whole number as one, so that one is a single point."""
        return int(self.points) if self.points.isdigit() else self.points

    def is_of(self, user: int) -> bool:
        """True if this is that person's line."""
        return user in (self.entry.user, self.partner.user if self.partner else None)


class Found(NamedTuple):
    """A tournament as its screens show it. `places`: by number of a table, the channel or thread where it is. `live`:
    the tables that have begun. `standings`: of everybody who was ever to be drawn. `waits`: until when a table waits
    for its people. `out`: who is out in a knock-out, and since which round. `final`: its final is drawn.
    `sides`: by number of a table of the round, its people by side.
    `held`: it waits until the bot may write in its channel. `byes`: who waits in the newest round.
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
    byes: Sequence[int] = ()

    @property
    def names(self) -> Mapping[int, str]:
        """The names of the entrants, made harmless."""
        return {one.number: names.in_markdown(one.name) for one in self.course.entries}


def tournament(found: Found) -> ui.LayoutView:
    """The message of a tournament that is not over."""
    return _signing_up(found) if found.course.tournament.phase == "signup" else _playing(found)


def rules_line(tournament: Tournament) -> str:
    """A line that says what is played, and how."""
    rules = tournament.rules
    preset = tournament.preset
    ready_made = f" · {preset_name(preset)}" if preset is not None and preset != USUAL else ""
    shown = say(
        "tournament-rules",
        kind=plan_in_words(tournament.form, tournament.rounds, days_of(tournament)),
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


def headed(key: str, found: Found) -> str:
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


def _standings(now: Tournament) -> Button:
    return button(say("button-tournament-standings"), press_on(now, "standings"))


def ways(now: Tournament, *, played: bool = False) -> list[Button]:
    """The buttons that lead to pages which only the person who presses them is shown."""
    standings = [_standings(now)] if played else []
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
            headed("tournament-round-title", found),
            f"-# {rules_line(now)}",
            say("tournament-closes", when=f"<t:{int(now.closes)}:R>") if now.closes is not None else None,
            *shown,
            more,
            _byes(found),
            f"> {waits}",
            f"-# {say('tournament-late')}" if now.enters else None,
            *remarks,
        ),
        rows([button(say("button-tournament-where"), press_on(now, "where"), MAIN), _standings(now)]),
        rows([*late, _leave(now), *ways(now)]),
    )


def _byes(found: Found) -> str | None:
    """The line that names who waits in this round; None if nobody does."""
    if not found.byes:
        return None
    people = sum(2 if one in found.course.partners else 1 for one in found.byes)
    return say("tournament-byes", names=listed([_of_unit(found, one) for one in found.byes]), count=people)


def _table_line(found: Found, pairing: Pairing) -> str:
    """A table of the round: who plays, where, and how it stands."""
    people = listed(_by_sides(found, pairing))
    return say("tournament-table", number=pairing.number, names=people, told=state_of(found, pairing))


def _by_sides(found: Found, pairing: Pairing) -> list[str]:
    """The people of a table, those of one side together."""
    sides = found.sides.get(pairing.number) or [(one,) for one in pairing.entrants]
    return [" & ".join(found.names.get(one, "?") for one in side) for side in sides]


def state_of(found: Found, pairing: Pairing) -> str:
    """The state of a table of a tournament, in a few words."""
    if pairing.struck is not None:
        return say("tournament-table-struck", reason=harmless(pairing.struck))
    if pairing.ended is not None:
        if pairing.scores is None:
            return say("tournament-table-broken")
        if any(one in found.out for one in pairing.entrants):
            return _parted(found, pairing)
        won = [found.names[one.entrant] for one in pairing.scores if one.entrant and not one.place]
        return say("tournament-table-won", names=listed(won)) if won else say("tournament-table-over")
    if pairing.table is None:
        return say("tournament-table-planned")
    place = found.places.get(pairing.table)
    where = f"<#{place}>" if place else "…"
    key = "tournament-table-plays" if pairing.table in found.live else "tournament-table-gathers"
    return say(key, place=where)


def _parted(found: Found, pairing: Pairing) -> str:
    """The people who go on from a table of a knock-out, and those who are out."""
    out = [found.names[one] for one in pairing.entrants if one in found.out]
    on = [found.names[one] for one in pairing.entrants if one not in found.out]
    parts = [say("tournament-table-on", names=listed(on), count=len(on))] if on else []
    return " ".join([*parts, say("tournament-table-out", names=listed(out), count=len(out))])
