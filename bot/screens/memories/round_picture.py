"""The end of a round as a picture to share: places, names, what each game counts, and one line of the narrator's. No
card that was not seen at the table is in it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.faces import endings
from bot.faces.endings import EndingPicture, EndingRow
from bot.faces.lettering import drawable, legible
from bot.screens.table.illustration import MOST_ABOUT, Illustration
from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.texts import say
from data.records import Person, with_


class Rank(NamedTuple):
    """A game's words about a seat at the end of a round, without markdown: beside the name what it counts, below it
    whatever else there is. `place`: 1 the first.
    """

    seat: int
    place: int
    counted: str = ""
    facts: Sequence[str] = ()


Headline = Callable[[Scene], str | None]  # a game's words about a round, in one line


def round_picture(scene: Scene, ranks: Sequence[Rank], headline: Headline) -> Illustration:
    """The picture. In its words all names are as they are; where the fonts have nothing of one, a seat is drawn.
    `ranks`: the seats, the best first.
    """
    seen = _drawable(scene)
    drawn = EndingPicture(
        title=drawable(name_of_table(seen.record, names.in_plain)),
        facts=drawable(_facts(scene)),
        rows=tuple(_row(seen, rank) for rank in ranks),
        text=drawable(_headline(seen, headline)),
    )
    return Illustration(
        drawn,
        partial(endings.png, drawn),
        about=partial(_about, scene, ranks, headline),
        letters=partial(_letters, scene, ranks, headline),
    )


def _facts(scene: Scene) -> str:
    key, number = what_ended("picture-facts", scene)
    return say(key, round=number, count=len(scene.seated))


def what_ended(key: str, scene: Scene) -> tuple[str, int]:
    """The key of the text that says what has ended, and the number of the round or, after a match of several rounds,
    the number of these.
    """
    if scene.round is not None and scene.ends_match:
        return f"{key}-match", scene.match_rounds
    return key, scene.record.round


def _row(scene: Scene, rank: Rank) -> EndingRow:
    person = scene.person(rank.seat)
    return EndingRow(
        place=rank.place,
        name=drawable(names.in_plain(person.name)),
        seat=rank.seat,
        crowned=rank.seat in scene.ended.winners,
        also=_also(person),
        counted=drawable(rank.counted),
        facts=drawable(" · ".join(rank.facts)),
    )


def _also(person: Person) -> str:
    return say("picture-steward") if person.user is None else ""


def _headline(scene: Scene, headline: Headline) -> str:
    """The narrator's line in plain words."""
    return wording.plainly(headline(scene) or "", say("picture-steward"))


def _drawable(scene: Scene) -> Scene:
    """The scene with names that can be drawn."""
    seats = {person.key: say("picture-seat", seat=seat) for seat, person in enumerate(scene.seated, 1)}

    def named(person: Person) -> Person:
        name = drawable(person.name) if legible(person.name) else seats.get(person.key, say("nameless"))
        return with_(person, name=name)

    record = with_(
        scene.record,
        people=tuple(map(named, scene.record.people)),
        joining=tuple(map(named, scene.record.joining)),
    )
    return replace(scene, record=record, seated=tuple(map(named, scene.seated)))


def _about(scene: Scene, ranks: Sequence[Rank], headline: Headline) -> str:
    """The picture in words, for those who cannot see it; without the narrator's line where Discord takes no more."""
    table = name_of_table(scene.record, names.in_plain)
    key, number = what_ended("picture-about", scene)
    head = say(key, table=table, round=number, count=len(scene.seated))
    lines = [f"{rank.place}. {_in_words(scene, rank, names.in_plain, ', ')}" for rank in ranks]
    text = f"{head} {'; '.join(lines)}."
    whole = f"{text} {_headline(scene, headline)}".rstrip()
    return whole if len(whole) <= MOST_ABOUT else text


def _letters(scene: Scene, ranks: Sequence[Rank], headline: Headline) -> str:
    """The picture as lines of markdown."""
    sentence = headline(scene)
    places = [rank.place for rank in ranks]
    return "\n".join(
        [
            f"**{name_of_table(scene.record)}**",
            f"-# {_facts(scene)}",
            *(
                f"{wording.number_line(rank.place, places)} {_in_words(scene, rank, names.in_markdown, ' · ')}"
                for rank in ranks
            ),
            *([f"> {sentence}"] if sentence else []),
        ]
    )


def _in_words(scene: Scene, rank: Rank, shown: Callable[[str], str], between: str) -> str:
    """The line of a seat, without its place: "Kim, steward, winner, +3"."""
    person = scene.person(rank.seat)
    lines = [shown(person.name), _also(person), *rank.facts, rank.counted]
    return between.join(part for part in lines if part)
