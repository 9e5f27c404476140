"""A round told from its beginning, line by line. What has been told is kept with the table, so that a picture has only
what is new put into words; where anything that the words depend on has changed, all is told anew.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.table.scene import Scene
from bot.ui import names
from bot.ui.language import current_language
from bot.ui.texts import say
from data.records import Note
from engine.contract import Event
from engine.search import DEFAULT

KEPT = "lines"  # under which they are kept
LEVEL = "level"  # the value of a note that is the level of the steward whom it names

Numbered = tuple[int, Event]


class Instead(str):
    """A line that takes the place of the one before it, since it tells of both events."""

    __slots__ = ()


class Teller(Protocol):
    """Puts a round into words, event by event, and remembers what it has to."""

    def hear(self, events: Sequence[Numbered]) -> None:
        """Hear the events that are told next."""

    def lines(self, scene: Scene, number: int, event: Event) -> Iterable[str]:
        """The lines of an event; none where it deserves none. `scene`: not to be kept, since it holds a whole table."""

    def note(self, note: Note) -> str:
        """The line of something that is no event of the rules."""


def note_values(note: Note) -> dict[str, str]:
    """The values of a note as its line shows them. A steward's name stands with the title of their level."""
    values = {name: names.in_markdown(value) for name, value in note.values.items() if name != LEVEL}
    level = note.values.get(LEVEL, DEFAULT)
    return values if level == DEFAULT else values | {"name": say(f"level-{level}.named", name=values["name"])}


@dataclass(slots=True)
class Narration:
    """The lines that were told of a round so far. `basis`: all that the words depend on beside events and notes;
    `events`: the number of events that were told, and `last` the last one; `silent`: the numbers of the events that
    were left out.
    """

    basis: object
    teller: Teller
    lines: list[tuple[int, str]] = field(default_factory=list)
    events: int = 0
    last: Event | None = None
    silent: frozenset[int] = frozenset()
    notes: tuple[Note, ...] = ()

    def goes_on(self, scene: Scene, basis: object, silent: Collection[int]) -> bool:
        """True if all of it holds, and the rest of this scene is all there is to tell."""
        return (
            self.basis == basis
            and self.events <= len(scene.events)
            and (self.events == 0 or scene.events[self.events - 1][1] == self.last)
            and self.silent == frozenset(number for number in silent if number < self.events)
            and self.notes == scene.record.notes[: len(self.notes)]
        )

    def tell(self, scene: Scene, silent: Collection[int]) -> None:
        """Tell the events and notes that are new since the last time."""
        news, notes = scene.events[self.events :], list(scene.record.notes[len(self.notes) :])
        self.teller.hear(news)
        for number, event in news:
            while notes and notes[0].after <= number:
                self._keep(number - 1, self.teller.note(notes.pop(0)))
            if number not in silent:
                for line in self.teller.lines(scene, number, event):
                    if isinstance(line, Instead):
                        self.lines.pop()
                    self._keep(number, line)
        for note in notes:
            self._keep(len(scene.events) - 1, self.teller.note(note))
        self.events, self.notes = len(scene.events), scene.record.notes
        self.last = scene.events[-1][1] if scene.events else None
        self.silent = frozenset(number for number in silent if number < self.events)

    def _keep(self, number: int, line: str) -> None:
        """Keep a line as plain text: a phrase holds all that it was made of, several times as much."""
        self.lines.append((number, Instead(line) if isinstance(line, Instead) else str(line)))


def round_lines(
    scene: Scene,
    teller: Callable[[], Teller],
    silent: Collection[int] = (),
    opening: Callable[[Scene], Sequence[str]] = lambda _: (),
) -> list[tuple[int, str]]:
    """The lines of a round and of the table's notes, oldest first, each with the number of the event that it tells or
    comes after; before the first event that is -1. `silent`: the numbers of events that are not told. `opening`: what
    is told before the first event, and stays.
    """
    seated = tuple((person.name, person.user, person.away) for person in scene.seated)
    basis = (
        scene.record.id,
        scene.record.round,
        scene.rules,
        scene.server.narration,
        scene.faces,
        seated,
        current_language(),
    )
    payload = scene.screen_cache.get(KEPT)
    if not isinstance(payload, Narration) or not payload.goes_on(scene, basis, silent):
        payload = scene.screen_cache[KEPT] = Narration(basis, teller(), [(-1, str(line)) for line in opening(scene)])
    payload.tell(scene, silent)
    return list(payload.lines)
