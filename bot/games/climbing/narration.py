"""The narrator: events in, lines out. Pure: a redraw or a restart says the same, since a line's wording is chosen by
hash.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.climbing import words
from bot.games.climbing.part import part
from bot.games.climbing.words import is_unearned, ranks_in_play
from bot.screens.table.telling import Instead, note_values, round_lines
from bot.table.deadlines import DEAL
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import in_figures, listed, say
from bot.ui.voice import Voice, line_for, line_in_turn
from data.records import Note
from engine.climbing.events import (
    Joined,
    Left,
    OneCard,
    Passed,
    Played,
    RoundEnded,
    TaxesDone,
    TaxPaid,
    TaxReturned,
    TrickTaken,
    WentOut,
)
from engine.climbing.rules import climbing_rules
from engine.climbing.views import climbing
from engine.contract import Event
from engine.dahimi.state import OrderTurned, Stopped, SuitsLocked
from engine.tarothimi.state import Discarded, Recalled, Rescinded, Shown, Spun, Swapped

JUMP = 5  # the ranks by which a play must be higher to be worth a remark

# The events that are told where the server wants less: nothing that the table does not show otherwise is lost.
NARRATED: dict[str, tuple[type[Event], ...]] = {"full": (Event,), "trick": (Joined, TrickTaken), "quiet": (Joined,)}
PLAIN_POWERS = 6  # up to a million a power of ten is written out
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def proclamation(scene: Scene) -> list[str]:
    """The decree of the Tahimi for this round, read out before anything else."""
    decree, by_key = part(scene.record).decree, {person.key: wording.name(person) for person in scene.seated}
    if decree.by not in by_key:
        return []
    lines = [wording.house_rule(name, value) for name, value in decree.options.items()]
    if decree.dealer in by_key:
        lines.append(say("decree-deals", name=by_key[decree.dealer]))
    if not lines:
        return []
    line, law = _line(scene, "proclaimed", name=by_key[decree.by]), " · ".join(lines)
    return [f"{line} **{law[0].upper()}{law[1:]}.**"]


def movements(scene: Scene) -> list[str]:
    """The lines on how the finished round moved the ranks, the weightiest first; none while it goes on.

    They tell of the crown, of who kept the broom, and of the greatest rise and fall that this leaves to tell. Where
    nobody had earned a rank before, there is nothing to compare with: they tell only who was first.
    """
    if scene.round is None or scene.round.result is None:
        return []
    order = scene.finishing_order
    names = [scene.name(seat) for seat in range(len(order))]
    first, bottom = order[0], len(order) - 1
    if is_unearned(scene):
        return [_line(scene, "went-out-first", name=names[first])]
    crown = _crown(scene, first, names)
    stuck = [_line(scene, "stuck", name=names[bottom])] if order[-1] == bottom else []
    lines = [*stuck, crown] if first == 1 else [crown, *stuck]
    moved = {seat: seat - place for place, seat in enumerate(order) if seat != first}
    if first not in (0, bottom):
        del moved[0]  # whose fall is told with the crown's
    rise, fall = max(moved, key=moved.__getitem__), min(moved, key=moved.__getitem__)
    if moved[rise] > 0:
        lines.append(_line(scene, "rise", name=names[rise], count=moved[rise]))
    if moved[fall] < 0:
        lines.append(_line(scene, "fall", name=names[fall], count=-moved[fall]))
    return lines


def chronicle_line(scene: Scene) -> str:
    """The finished round in one line."""
    return movements(scene)[0]


def _crown(scene: Scene, first: int, names: list[str]) -> str:
    """The line that tells where the crown has come from; `first`: the seat that finished first."""
    if first == len(names) - 1:
        return _line(scene, "rise-crown", name=names[first])
    if first == 0:
        return _line(scene, "reign", name=names[first])
    return _line(scene, "fall-crown", name=names[0], next=names[first])


def _line(scene: Scene, key: str, **values: str | int) -> str:
    """A line that is told once a round: at this table its wording is not that of the round before."""
    return line_in_turn(key, str(scene.record.id), scene.record.round, **values)


def opening(scene: Scene) -> list[str]:
    """A round that begins without taxes, and its first leader; nothing where taxes are paid, which has lines of its
    own.
    """
    if scene.server.narration != "full" or scene.view is None:
        return []
    view = climbing(scene.view)
    if climbing_rules(scene.rules).taxed(view.standing):
        return []
    acted = (event.seat for _, event in scene.events if isinstance(event, Played | Passed))
    asked = (at for at, seat in enumerate(view.seats) if seat.waited)
    leader = next(acted, next(asked, None))
    return [] if leader is None else [_line(scene, "round-opens", name=scene.name(leader))]


def waiting(scene: Scene) -> list[str]:
    """The break between two rounds, once it is certain that there will be another one."""
    if scene.server.narration != "full" or DEAL not in scene.record.deadlines:
        return []
    return [_line(scene, "between")]


def lines(scene: Scene) -> list[str]:
    """A line for each public event worth one, as far as the server wants it told, and for each of the table's notes,
    oldest first. A line reads the same however many others are told.
    """
    return [line for _, line in numbered_lines(scene)]


def numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    """The lines, each with the number of the event that it tells or comes after; before the first event that is -1."""
    lines = round_lines(scene, lambda: _ClimbingTeller(scene), opening=opening)
    return [*((-1, line) for line in proclamation(scene)), *lines]


def _unbeatable(events: Sequence[tuple[int, Event]]) -> dict[int, str]:
    """The key of the line of each play that took its trick at once, by the number of the play: both were in one action,
    so they are heard together.
    """
    found: dict[int, str] = {}
    played, key = 0, "played-top"
    for number, event in events:
        if isinstance(event, Played):
            played, key = number, "played-top"
        elif isinstance(event, Stopped):
            key = "eight-stops"
        elif isinstance(event, TrickTaken) and event.at_once:
            found[played] = key
    return found


def _passes(event: Event) -> bool:
    """True if somebody does not top what lies there."""
    return isinstance(event, Passed) and not event.lead


class _ClimbingTeller:
    """Goes through a round's events in order and remembers what lies on the pile (a `telling.Teller`)."""

    def __init__(self, scene: Scene) -> None:
        self._seated = scene.seated
        self._by_hand = scene.rules.model_dump().get("one_card") == "manual"
        self._unbeatable: dict[int, str] = {}
        self._voice = Voice(f"{scene.record.id}:{scene.record.round}")
        self._ranks = ("low", *ranks_in_play(scene))
        self._pile: list[Played] = []
        self._taxes = False
        self._spent = ""  # the arcana that was discarded last
        self._gone: set[int] = set()
        self._passing: list[str] = []  # the names of those whose passes the last line tells

    def _name(self, seat: int) -> str:
        return wording.name(self._seated[seat])

    def _next(self, seat: int) -> int:
        """The next seat that still holds cards."""
        seats = len(self._seated)
        return next(at % seats for at in range(seat + 1, seat + 1 + seats) if at % seats not in self._gone)

    def note(self, note: Note) -> str:
        """The line of something that is no event of the rules."""
        self._passing = []
        return self._voice.tell(note.key, **note_values(note))

    def hear(self, events: Sequence[tuple[int, Event]]) -> None:
        self._unbeatable = _unbeatable(events)

    def lines(self, scene: Scene, number: int, event: Event) -> Iterator[str]:
        """The event's line, where the server wants it told; it is found in any case, so that the others read the same.
        The end of a round is told with what it did to the ranks.
        """
        narration = scene.server.narration
        if not _passes(event):
            self._passing = []
        line = self._line(event, self._unbeatable.get(number, ""))
        if line and isinstance(event, NARRATED[narration]):
            yield line
        if isinstance(event, RoundEnded) and narration == "full":
            yield from movements(scene)[1:]

    def _line(self, event: Event, unbeatable: str) -> str | None:
        """The event's line, or None where it deserves none. `unbeatable`: the key of the line of a play that takes its
        trick at once.
        """
        tell = self._voice.tell
        match event:
            case Played():
                return self._played(event, unbeatable)
            case Passed(seat, lead=True):
                return tell("passed-lead", name=self._name(seat), next=self._name(self._next(seat)))
            case Passed(seat):
                return self._passed(self._name(seat))
            case TrickTaken(seat, leader, _):
                self._pile = []
                if seat == leader:
                    return tell("trick-taken", name=self._name(seat))
                return tell("trick-inherited", name=self._name(seat), next=self._name(leader))
            case OneCard(seat, by):
                if by is not None:
                    return tell("one-card-caught", name=self._name(seat), by=self._name(by))
                return tell("one-card-called" if self._by_hand else "one-card", name=self._name(seat))
            case WentOut(seat, place):
                self._gone.add(seat)
                key = "went-out" if place else "went-out-first"
                return tell(key, name=self._name(seat), place=wording.place(place))
            case Discarded(_, card):
                self._spent = card
                return None
            case Shown(seat, card):
                return tell("shown", name=self._name(seat), card=wording.card(card))
            case Rescinded() | Recalled() | Swapped() | Spun():
                return self._power(event)
            case _:
                return self._ceremony(event)

    def _passed(self, name: str) -> str:
        """One line for all passes in a row: it grows by a name with each of them."""
        self._passing.append(name)
        names = listed(self._passing)
        match len(self._passing):
            case 1:
                return self._voice.tell("passed", name=name)
            case 2:
                return Instead(self._voice.tell("passed-together", names=names))
            case _:
                return Instead(self._voice.again(names=names))

    def _played(self, event: Played, unbeatable: str) -> str:
        below = self._pile[-1] if self._pile else None
        self._pile.append(event)
        name, what = self._name(event.seat), words.play(event)
        if event.jokers and event.jokers < event.size:
            return self._voice.tell("played-joker", name=name, what=what)
        if unbeatable:
            return self._voice.tell(unbeatable, name=name, what=what)
        if below is None:
            return self._voice.tell("played-lead-set" if event.size > 1 else "played-lead", name=name, what=what)
        under = words.play(below)
        jump = abs(self._ranks.index(event.rank) - self._ranks.index(below.rank)) >= JUMP
        return self._voice.tell("played-jump" if jump else "played-beat", name=name, what=what, under=under)

    def _power(self, event: Rescinded | Recalled | Swapped | Spun) -> str:
        tell = self._voice.tell
        match event:
            case Rescinded(owner, by, cards):
                top = self._pile.pop()
                if not event.whole:
                    self._pile.append(replace(top, size=event.size))
                key = "rescinded-all" if self._spent == "Judgement" else "rescinded-one"
                return tell(key, name=self._name(by), whom=self._name(owner), what=words.any_cards(cards))
            case Recalled(seat):
                self._gone.discard(seat)
                return tell("recalled", name=self._name(seat))
            case Swapped(seat, whom):
                return tell("swapped", name=self._name(seat), whom=self._name(whom))
            case Spun(seat, count):
                return tell("spun", name=self._name(seat), cards=say("some-cards", count=count))

    def _ceremony(self, event: Event) -> str | None:
        tell = self._voice.tell
        match event:
            case TaxPaid() if not self._taxes:
                self._taxes = True
                return tell("taxes-open")
            case TaxesDone(leader):
                return tell("taxes-done", name=self._name(leader))
            case Joined(player, _, rank):
                seat = next(at for at, person in enumerate(self._seated) if person.key == player)
                if rank is not None:
                    return tell("joined-pick", name=self._name(seat), what=words.equal_cards(rank, 1))
                return tell("joined", name=self._name(seat))
            case Left(seat):
                self._gone.add(seat)
                return tell("left", name=self._name(seat))
            case OrderTurned(seat, turned):
                return tell("order-turned" if turned else "order-turned-back", name=self._name(seat))
            case SuitsLocked(_, suits):
                return tell("suits-locked", suits=words.suits(suits))
            case RoundEnded(finish):
                return tell("last-one", name=self._name(finish[-1])) if finish else None
            case _:
                return None


def milestone_lines(scene: Scene) -> list[str]:
    """A line for each milestone of a finished round, as `results.milestones` found them; none in a quiet server."""
    result = scene.round.result if scene.round and scene.server.narration != "quiet" else None
    found = result.get("milestones", []) if result else []
    return [_milestone_line(scene, str(one["what"]), int(one["seat"]), int(one["count"])) for one in found]


def _milestone_line(scene: Scene, what: str, seat: int, count: int) -> str:
    seed = f"{scene.record.id}:{scene.record.round}:{seat}"
    name, times = scene.name(seat), wording.place(count - 1)
    return line_for(f"milestone-{what}", seed, name=name, times=times, power=_power(count))


def _power(exponent: int) -> str:
    return in_figures(f"{10**exponent:,}") if exponent <= PLAIN_POWERS else "10" + str(exponent).translate(SUPERSCRIPT)


def revealed_line(scene: Scene, event: Event) -> str | None:
    """The event with the cards that few had seen; None for one that hid nothing worth a line."""
    match event:
        case TaxPaid(payer, receiver, _, cards):
            key = "opened-tax-paid"
        case TaxReturned(payer, receiver, _, cards):
            key = "opened-tax-returned"
        case _:
            return None
    names = {"payer": scene.name(payer), "receiver": scene.name(receiver)}
    return say(key, cards=wording.counted(cards or ()), **names)
