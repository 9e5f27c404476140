"""The field of a deal of the day, by what was made of it: in letters, and as a picture."""

from collections.abc import Sequence
from math import ceil

import discord
from discord import ui

from bot.screens.table.illustration import FILE, MOST_ABOUT, Illustration
from bot.stats.values import Bar, DealField
from bot.ui import wording
from bot.ui.texts import say
from data.daily.worth import Worth
from engine.contract import Outcome

MOST_BARS, WIDTH = 8, 14  # the lines of a field's chart, and the characters of its longest bar


def letters(worth: Worth) -> str:
    """The field by what was made of the deal, the best first, in a block of letters."""
    drawn = bars(worth)
    wide, most = max(len(one.label) for one in drawn), max(one.people for one in drawn)
    lines = [
        f"{one.label.ljust(wide)} {'█' * ceil(WIDTH * one.people / most)} {one.people}"
        + (f"  ◀ {', '.join(one.whose)}" if one.whose else "")
        for one in drawn
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def illustration(worths: Sequence[tuple[int, Worth]]) -> Illustration:
    """The fields of some deals, by their numbers, as a picture."""
    fields = tuple(DealField(say("daily-field", number=number), bars(worth)) for number, worth in worths)
    return Illustration(
        fields,
        lambda: _draw(fields),
        about=lambda: "\n".join(map(_sentence, fields)),
        letters=lambda: "\n".join(letters(worth) for _, worth in worths),
    )


def gallery(shown: Illustration) -> ui.MediaGallery[ui.LayoutView]:
    """The picture, which is sent along."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILE}", description=shown.about()[:MOST_ABOUT]))


def _sentence(field: DealField) -> str:
    bars_ = "; ".join(f"{one.label}: {', '.join((str(one.people), *one.whose))}" for one in field.bars)
    return f"{field.title} – {bars_}"


def _draw(fields: Sequence[DealField]) -> bytes:
    """The chart as PNG. What draws it takes long to load, so that is done with the first one, in its thread."""
    from bot.stats.charts import draw_fields

    return draw_fields(fields)


def bars(worth: Worth) -> tuple[Bar, ...]:
    """The field in few lines: one for each place, and for the margins of a place as many as there is room for."""
    outcomes = sorted({*worth.field, worth.made}, key=lambda one: one.merit, reverse=True)
    places = sorted({one.place for one in outcomes})
    room = max(MOST_BARS // len(places), 1)
    found = []
    for place in places:
        margins = sorted({one.margin for one in outcomes if one.place == place}, reverse=True)
        found += [_bar(worth, place, part) for part in _parts(margins, room)]
    return tuple(found)


def _parts(margins: Sequence[int], most: int) -> list[Sequence[int]]:
    """The margins of a place in at most `most` groups of neighbours."""
    size = ceil(len(margins) / most)
    return [margins[at : at + size] for at in range(0, len(margins), size)]


def _bar(worth: Worth, place: int, margins: Sequence[int]) -> Bar:
    theirs = [Outcome(place, margin) for margin in margins]
    span = "" if not any(margins) else f" {margins[-1]}" if len(margins) == 1 else f" {margins[-1]}…{margins[0]}"
    ghosts = [level for ghost in worth.ghosts if ghost.outcome in theirs for level in ghost.levels]
    own = worth.made in theirs
    named = (*([say("daily-you")] if own else []), *(say(f"level-{level}") for level in ghosts))
    people = sum(worth.field.get(one, 0) for one in theirs)
    return Bar(f"{wording.place(place)}{span}", people, named, own)
