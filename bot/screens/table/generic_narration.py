"""The lines that tell of a round of any game, from its events alone."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from bot.screens.table.telling import note_values, round_lines
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import has, in_figures, listed, say, templates
from bot.ui.voice import Voice
from data.records import Note
from engine.contract import Event, Retired
from engine.contract.event import SEAT_FIELDS

TRICK_TAKEN = "trick-taken"  # the event, in every game of tricks

PLAIN_NUMBERS = ("number", "amount", "count", "value")  # fields of events that say nothing beside the number


# A function that gives further values for a game's lines about an event, by name, beside the event's fields.
MoreValues = Callable[[Scene, Event], Mapping[str, str]]


def _no_more(scene: Scene, event: Event) -> Mapping[str, str]:
    """No further values, for events whose fields say all."""
    return {}


def numbered_lines(scene: Scene, silent: Collection[int] = (), more: MoreValues = _no_more) -> list[tuple[int, str]]:
    """A line for each public event worth one, as far as the server wants it told, and for each of the table's notes;
    each with the number of the event that it tells or comes after, before the first that is -1. `silent`: the numbers
    of events that are not told, since they are shown in another way. `more`: what the game's own lines say of an event
    beside its fields.
    """
    return round_lines(scene, lambda: _GenericTeller(scene, more), silent)


class _GenericTeller:
    """Tells each event by itself (a `telling.Teller`)."""

    def __init__(self, scene: Scene, more: MoreValues) -> None:
        self._more = more
        self._voice = Voice(f"{scene.record.id}:{scene.record.round}")

    def hear(self, events: Sequence[tuple[int, Event]]) -> None:
        """Prepare nothing, since each event is told by itself."""

    def lines(self, scene: Scene, number: int, event: Event) -> Iterator[str]:
        spoken = _line(scene, self._voice, event.seen_by(None), self._more)
        if spoken and _is_wanted(scene, event):
            yield spoken

    def note(self, note: Note) -> str:
        return self._voice.tell(note.key, **note_values(note))


def _is_wanted(scene: Scene, event: Event) -> bool:
    """True if the server wants it told; its line is found in any case, so that the others read the same."""
    narration = scene.server.narration
    return narration == "full" or isinstance(event, Retired) or (narration == "trick" and event.name == TRICK_TAKEN)


def _line(scene: Scene, voice: Voice, event: Event, more: MoreValues) -> str | None:
    """The game's own sentence, or a plain one; None for what tells nothing in public."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    shown = {name: words for name, value in values.items() if (words := _words(scene, name, value))}
    if event.SECRET and not shown.keys() - SEAT_FIELDS:
        return None
    key = naming.event_key(scene.record.game, event.name)
    if has(key):
        said = {
            name: value if type(value) is int and name not in SEAT_FIELDS else shown.get(name, "…")
            for name, value in values.items()
        } | dict(more(scene, event))
        return voice.tell(key, **said) if templates(key) else say(key, **said)
    what = naming.humanize(event.name)
    if "seat" not in shown:
        return _event_line(what, shown, values)
    details = _details({name: words for name, words in shown.items() if name != "seat"}, values)
    verb, _, rest = event.name.partition("-")
    known = verb in templates("past")
    did = say(f"past.{verb}") if known else verb
    if not rest:
        return say("generic-did", name=shown["seat"], what=f"{did} {details}".rstrip())
    if known or verb.endswith("ed"):
        did = f"{did} {naming.humanize(rest).lower()}"
        return say("generic-did", name=shown["seat"], what=f"{did}: {details}" if details else did)
    return say("generic-happened", what=what, details=f"{shown['seat']}, {details}" if details else shown["seat"])


def _event_line(what: str, shown: Mapping[str, str], values: Mapping[str, Any]) -> str:
    """The line of an event that nobody did, with its number if it has one: "Turn 1 begun.", "Bids: Kim 2, Ada 0."."""
    subject, _, rest = what.partition(" ")
    details = dict(shown)
    if subject.lower() in details and type(values[subject.lower()]) is int and subject.lower() not in SEAT_FIELDS:
        what = " ".join(part for part in (subject, details.pop(subject.lower()), rest) if part)
    text = _details(details, values)
    return say("generic-happened", what=what, details=text) if text else say("generic-happened-bare", what=what)


def _details(shown: Mapping[str, str], values: Mapping[str, Any]) -> str:
    """Fields of an event. Of several tuples each says what it is: "cards: Kim 5, Ada 2; points: Kim 3"."""
    many = [name for name in shown if isinstance(values[name], tuple) and name not in SEAT_FIELDS]
    if len(many) < 2:  # one speaks for itself
        return ", ".join(_detail(name, words, values[name]) for name, words in shown.items())
    plain = [_detail(name, words, values[name]) for name, words in shown.items() if name not in many]
    return "; ".join([*plain, *(f"{naming.humanize(name).lower()}: {shown[name]}" for name in many)])


def _detail(name: str, words: str, value: Any) -> str:
    """A field of an event: cards, and a player whom it is about, speak for themselves; a number counts something."""
    if value is True or name in ("card", "cards", "whom") or (isinstance(value, tuple) and name not in SEAT_FIELDS):
        return words
    what = naming.humanize(name).lower()
    if name not in SEAT_FIELDS and isinstance(value, int | float):
        return words if name in PLAIN_NUMBERS else f"{words} {what.removesuffix('s') if value == 1 else what}"
    return f"{what} {words}"


def _words(scene: Scene, name: str, value: Any) -> str:
    """A field's value in words; "" where there are none for it."""
    if name in SEAT_FIELDS:
        return listed([scene.name(seat) for seat in _seats(scene, value)])
    match value:
        case None | False | () | "":
            return ""
        case True:
            return naming.humanize(name).lower()
        case str():
            person = next((one for one in scene.seated if one.key == value), None)
            return wording.name(person) if person else naming.card(value)
        case tuple() if all(isinstance(one, str) for one in value):
            return wording.counted(value)
        case tuple() if all(one is None or isinstance(one, int | float) for one in value):
            return ", ".join(_by_seat(scene, value))
        case int() | float():
            return in_figures(value)
        case _:
            return ""


def _seats(scene: Scene, value: Any) -> tuple[int, ...]:
    """The seats that a field holds, as far as they are seats."""
    held = value if isinstance(value, tuple) else (value,)
    return tuple(seat for seat in held if type(seat) is int and 0 <= seat < len(scene.seated))


def _by_seat(scene: Scene, numbers: Sequence[float | None]) -> Iterator[str]:
    """Numbers, as far as there are any; as many as there are seats are one for each that is still in the match."""
    if not len(numbers) == len(scene.seated) > 1:
        yield from (in_figures(value) for value in numbers if value is not None)
        return
    out = scene.view.standing.out if scene.view else ()
    for at, value in enumerate(numbers):
        if at not in out and value is not None:
            yield f"{scene.name(at)} {in_figures(value)}"
