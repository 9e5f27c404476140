"""The private page of those who run a tournament: who left or ran out of time at whose table, and what can be done."""

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.screens.tournament.page import Found, fitting, state_of
from bot.screens.tournament.remarks import LONGEST_REASON, remark_line
from bot.stamp import Stamp
from bot.ui import names
from bot.ui.components import DANGER, GOLD, GREY, MAIN, Item, button, form, line, rows, screen, select, text
from bot.ui.custom_ids import TOURNAMENT, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import listed, say
from data.tournament_records import Course, Pairing

PER_PAGE = 10  # tables
OPTION = 100  # characters of an option
PAGES = ("lapses", "means")


class Lapse(NamedTuple):
    """Somebody who left a table, ran out of time there (`silent` decisions of theirs), or was not there at its end."""

    pairing: Pairing
    entrant: int
    silent: int
    gave_up: bool
    present: bool


def referee_page(found: Found, lapses: Sequence[Lapse], number: int, page: int = 0) -> ui.LayoutView:
    """The tables of a round, each with its lapses. `number`: of the round."""
    now = found.course.tournament
    if not now.round:
        means = button(say("button-referee-means"), Press(TOURNAMENT, now.id, Stamp(), "means"))
        return screen(GREY, text(say("referee-none")), rows([means]))
    number = min(max(number, 1), now.round)
    tables = [one for one in found.course.pairings if one.round == number]
    last = (len(tables) - 1) // PER_PAGE
    page = min(page, last)
    shown = tables[page * PER_PAGE : (page + 1) * PER_PAGE]
    lines = [entry for one in shown for entry in _table(found, one, lapses)]
    rounds = [
        button(say("button-referee-round-before"), _at(now.id, number - 1, 0, "before"), off=number == 1),
        button(say("button-referee-round-after"), _at(now.id, number + 1, 0, "after"), off=number == now.round),
    ]
    pages = [
        button(say("button-tournament-before"), _at(now.id, number, max(page - 1, 0), "back"), off=page == 0),
        button(say("button-tournament-after"), _at(now.id, number, page + 1, "on"), off=page == last),
    ]
    return screen(
        GOLD,
        text(
            say("referee-title", game=name_of_game(now.game), round=number, rounds=now.rounds),
            *fitting(lines),
            say("referee-more") if len(fitting(lines)) < len(lines) else None,
            f"-# {say('referee-note')}",
        ),
        select(
            Press(TOURNAMENT, now.id, Stamp(number), "look"),
            say("referee-hint-table"),
            [(_option(found, one), str(one.number)) for one in shown],
        ),
        rows(rounds if now.round > 1 else []),
        rows(pages if last else []),
        rows([button(say(f"button-referee-{verb}"), Press(TOURNAMENT, now.id, Stamp(), verb)) for verb in PAGES]),
    )


def _at(tournament: int, number: int, page: int, way: str) -> Press:
    return Press(TOURNAMENT, tournament, Stamp(max(number, 0), page), "referee", way)


def _option(found: Found, pairing: Pairing) -> str:
    named = [names.in_plain(found.course.entries[one - 1].name) for one in pairing.entrants]
    label = say("referee-option-table", number=pairing.number, names=", ".join(named))
    return label if len(label) <= OPTION else f"{label[: OPTION - 1]}…"


def _table(found: Found, pairing: Pairing, lapses: Sequence[Lapse]) -> list[str]:
    people = listed([found.names.get(one, "?") for one in pairing.entrants])
    head = say("tournament-table", number=pairing.number, names=people, told=state_of(found, pairing))
    return [head, *(f"-# {_lapse(found, one)}" for one in lapses if one.pairing == pairing)]


def _lapse(found: Found, lapse: Lapse) -> str:
    return say("referee-lapse", name=found.names.get(lapse.entrant, "?"), told=_words(lapse))


def _words(lapse: Lapse) -> str:
    """A lapse in a few words: that the person gave up, was silent, was replaced or was absent."""
    words = [say("referee-lapse-gave-up")] if lapse.gave_up else []
    words += [say("referee-lapse-silent", count=lapse.silent)] if lapse.silent else []
    if not lapse.present:
        words.append(say("referee-lapse-replaced") if words else say("referee-lapse-absent"))
    return ", ".join(words)


def referee_lapses(found: Found, lapses: Sequence[Lapse]) -> ui.LayoutView:
    """Everybody who left or ran out of time, person by person, with those who sat there."""
    now = found.course.tournament
    ordered = sorted(lapses, key=lambda one: (one.entrant, one.pairing.round))
    lines = [
        say(
            "referee-lapses-line",
            name=found.names.get(one.entrant, "?"),
            round=one.pairing.round,
            number=one.pairing.number,
            others=listed([found.names.get(other, "?") for other in one.pairing.entrants if other != one.entrant])
            or say("tournament-own-stewards"),
            told=_words(one),
        )
        for one in ordered
    ]
    shown = fitting(lines)
    more = say("referee-lapses-more", count=len(lines) - len(shown)) if len(shown) < len(lines) else None
    return screen(
        GOLD if lines else GREY,
        text(say("referee-lapses-title", game=name_of_game(now.game)), *(shown or [say("referee-no-lapses")]), more),
        _way_back(now.id, now.round),
    )


def referee_table(found: Found, pairing: Pairing, lapses: Sequence[Lapse]) -> ui.LayoutView:
    """One table, with what can be done there now."""
    now, at = found.course.tournament, Stamp(pairing.round, pairing.number)
    here = [one for one in lapses if one.pairing == pairing]
    done = [one for one in found.course.remarks if (one.round, one.table) == (pairing.round, pairing.number)]
    stands = pairing.table in found.places and pairing.ended is None
    verbs = [] if not stands else ["replace"] if pairing.table in found.live else ["extend", "replace"]
    if pairing.scores is not None:
        verbs = ["strike" if pairing.struck is None else "restore"]
    return screen(
        GOLD,
        text(
            say("referee-table-title", round=pairing.round, number=pairing.number),
            *_table(found, pairing, ()),
            *([f"-# {_lapse(found, one)}" for one in here] or [f"-# {say('referee-no-lapses')}"]),
        ),
        [line(), text(*(f"-# {remark_line(found.course, one)}" for one in done[-5:]))] if done else [],
        rows(
            [
                button(
                    say(f"button-referee-{verb}"),
                    Press(TOURNAMENT, now.id, at, verb),
                    DANGER if verb == "strike" else MAIN,
                )
                for verb in verbs
            ]
        ),
        text(f"-# {say('referee-note')}"),
        _way_back(now.id, pairing.round, (pairing.number - 1) // PER_PAGE),
    )


def _way_back(tournament: int, number: int, page: int = 0) -> list[Item]:
    return rows([button(say("button-referee-back"), _at(tournament, number, page, "all"))])


def strike_form(course: Course, pairing: Pairing) -> ui.Modal:
    """Asks for the reason of a strike."""
    reason: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="reason", style=discord.TextStyle.paragraph, max_length=LONGEST_REASON
    )
    label: ui.Label[ui.Modal] = ui.Label(
        text=say("referee-field-reason"), description=say("referee-about-reason"), component=reason
    )
    press = Press(TOURNAMENT, course.tournament.id, Stamp(pairing.round, pairing.number), "struck")
    return form(say("referee-form-strike"), press, [label])


def replace_form(course: Course, pairing: Pairing) -> ui.Modal:
    """Asks who goes, and who comes in their place."""
    options = [
        discord.SelectOption(label=names.in_plain(one.name), value=str(one.number))
        for one in course.entries
        if one.number in pairing.entrants
    ]
    out: ui.Select[ui.Modal] = ui.Select(custom_id="out", options=options)
    came: ui.UserSelect[ui.Modal] = ui.UserSelect(custom_id="came")
    labels: list[ui.Label[ui.Modal]] = [
        ui.Label(text=say(f"referee-field-{name}"), description=say(f"referee-about-{name}"), component=menu)
        for name, menu in (("out", out), ("came", came))
    ]
    press = Press(TOURNAMENT, course.tournament.id, Stamp(pairing.round, pairing.number), "replaced")
    return form(say("referee-form-replace"), press, labels)
