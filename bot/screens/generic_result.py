"""The end of a round of any game: places, scores, and where the match stands."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from discord import ui

from bot.replay.story import Key
from bot.screens import illustration
from bot.screens.generic_table import LOG_LINES, back, join, newcomers, press, seat_name
from bot.screens.illustration import Illustration
from bot.screens.round_picture import Rank
from bot.table.dealing import match_of
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, GREY, MAIN, VIOLET, Button, Item, button, rows, screen, text
from bot.ui.texts import in_figures, say
from data.records import Person
from engine.contract import Match


def standing(scene: Scene, seat: int) -> str:
    """One line of the result; equal places share a number."""
    return line_of(scene, seat, worth(scene, seat))


def nothing(scene: Scene) -> list[str]:
    """Where a game has no more to say."""
    return []


class Parts(NamedTuple):
    """What a game may draw in a way of its own: the line of a seat, unless another seat of its side has it, lines
    below all of them, and an illustration.
    """

    standing: Callable[[Scene, int], str | None] = standing
    below: Callable[[Scene], Sequence[str]] = nothing
    illustration: Callable[[Scene], Illustration | None] = illustration.none


PLAIN = Parts()


def result(scene: Scene, lines: Sequence[str], frozen: bool = False, parts: Parts = PLAIN) -> ui.LayoutView:
    """How the round ended. `frozen`: the next one lies below, or the table is closed."""
    if scene.round is None or scene.view is None:
        raise ValueError("no round was played")
    match = match_of(scene.round)
    heading = say("generic-round-over", table=naming.name_of_table(scene.record), round=scene.view.standing.round)
    told = [f"> {told}" for told in lines[-LOG_LINES:]]
    shown: list[Item] = [
        text(
            f"## {heading}",
            *(parts.standing(scene, seat) for seat in scene.result.order),
            *parts.below(scene),
            outcome(scene, match),
        ),
        *illustration.shown(scene, parts.illustration(scene)),
        *([text(*told)] if told else []),
        *fairness(scene),
    ]
    if frozen:
        again = [rematch(scene)] if scene.record.phase == "closed" else []
        return screen(GREY, shown, rows([*again, *_memories(scene)]))
    return screen(
        VIOLET,
        shown,
        text(f"-# {next_deal(scene)}"),
        rows(
            [
                _ready(scene, match),
                *join(scene),
                button(say("button-leave"), press(scene, "leave")),
                *back(scene),
            ]
        ),
        rows(_memories(scene)),
        newcomers(scene),
    )


def broken_off(scene: Scene) -> ui.LayoutView:
    """The table was closed in mid-round, or its round cannot be read again."""
    return screen(GREY, text(say("generic-closed-title"), too_early(scene), *_last(scene)), rows([rematch(scene)]))


def too_early(scene: Scene) -> str:
    """Why there is no result."""
    if scene.round is None:
        return say("closed-unbegun")
    return say("closed-unreadable" if scene.view is None else "closed-early")


def places(scene: Scene, name: Callable[[Person], str]) -> list[str]:
    """The places: "1. Kim +3"."""
    ended = scene.result
    return [
        f"{ended.places[seat] + 1}. {name(scene.person(seat))}"
        + (f" {signed(ended.scores[seat])}" if ended.scores else "")
        for seat in ended.order
    ]


def ranks(scene: Scene) -> list[Rank]:
    """The same for a picture, with what else the round was to each seat."""
    return [
        Rank(seat, scene.result.places[seat] + 1, _counted(scene, seat), _facts(scene, seat))
        for seat in scene.result.order
    ]


def _counted(scene: Scene, seat: int) -> str:
    """What the round was worth to a seat, in the game's first measure."""
    ended = scene.result
    if ended.scores:
        return signed(ended.scores[seat])
    if ended.chips:
        return say("picture-chips", sign=signed(ended.chips[seat]))
    return say("picture-lives", count=ended.lives[seat]) if ended.lives and ended.lives[seat] else ""


def _facts(scene: Scene, seat: int) -> list[str]:
    """Whether a seat has won, watched or left, and after the first hand of a match its total."""
    ended = scene.result
    before = scene.round.standing if scene.round else None
    return [
        *([say("picture-winner")] if seat in ended.winners else []),
        *([say("picture-out")] if before and seat in before.out else []),
        *([say("picture-left")] if seat in ended.left else []),
        *(scores(scene, seat)[1:] if before and any(before.scores) else []),
    ]


def line_of(scene: Scene, seat: int, known: Sequence[str]) -> str:
    """The line of a seat in which this stands, with its place."""
    ended = scene.result
    if scene.view is None:
        raise ValueError("no round was played")
    number = wording.numbered(ended.places[seat] + 1, [place + 1 for place in ended.places])
    _, _, name = seat_name(scene, scene.view, seat).partition(". ")
    told = [
        f"{number} {'🏆 ' if seat in ended.winners else ''}{name}",
        *known,
        *([say("seat-left")] if seat in ended.left else []),
    ]
    return " · ".join(told)


def scores(scene: Scene, seat: int) -> list[str]:
    """What the round was worth; and what that comes to in a match whose scores are added up, once some were."""
    points = scene.result.scores
    if not points or scene.round is None:
        return []
    told = [say("generic-scored", sign=signed(points[seat]))]
    before = scene.round.standing.scores
    if scene.rules.MATCH and before:
        told.append(say("generic-total", score=points[seat] + before[seat]))
    return told


def worth(scene: Scene, seat: int) -> list[str]:
    """All that the round was to a seat: its scores, chips and lives; or that it was out of the match before."""
    ended, before = scene.result, scene.round.standing if scene.round else None
    if before is not None and seat in before.out:
        return [say("picture-out")]
    told = scores(scene, seat)
    if ended.chips and before is not None and before.chips:
        now = before.chips[seat] + ended.chips[seat]
        told.append(say("generic-chips", sign=signed(ended.chips[seat]), chips=now))
    if ended.lives and before is not None and before.lives:
        lost = ended.lives[seat]
        told += [say("picture-lives", count=lost)] if lost else []
        told.append(say("generic-lives", count=before.lives[seat] - lost))
    return told


def signed(score: int) -> str:
    """What was won or lost: "+5", "−5", "±0"."""
    return f"+{score}" if score > 0 else in_figures(score) if score < 0 else "±0"


def outcome(scene: Scene, match: Match) -> str | None:
    """The winners of the match, or that it goes on; a round that nobody won."""
    if match.over:
        names = wording.together([wording.name(scene.person(seat)) for seat in match.winners])
        if not names:
            return say("generic-match-drawn")
        return say("generic-match-over", names=names, count=len(match.winners))
    drawn = None if scene.result.winners else say("generic-drawn")
    goes_on = say("generic-match-on") if scene.rules.MATCH else None
    return " ".join(part for part in (drawn, goes_on) if part) or None


def _ready(scene: Scene, match: Match) -> Button:
    """How many are ready of those who are waited for: whoever is out of a match that goes on is not."""
    standing = scene.round.standing if scene.round is not None and not match.over else None
    out = {standing.order[seat] for seat in standing.out} if standing is not None else set()
    awaited = [key for key in scene.persons if key not in out]
    ready = sum(key in scene.record.ready for key in awaited)
    label = "button-play-again" if match.over else "button-ready"
    return button(say(label, ready=ready, count=len(awaited)), press(scene, "ready"), GOOD)


def next_deal(scene: Scene) -> str:
    """When the next cards come, or what they wait for."""
    deadlines = scene.record.deadlines
    if scene.stopping is not None:
        return say("next-deal-after-restart")
    if scene.too_few:
        told = say("waits-for-people", count=scene.rules.seats()[0])
        until = deadlines.get("close")
        return f"{told} {say('waits-until', when=f'<t:{int(until)}:R>')}" if until else told
    deal = deadlines.get("deal")
    return say("next-deal", when=f"<t:{int(deal)}:R>") if deal else say("next-deal-waits")


def fairness(scene: Scene) -> list[Item]:
    """Whether this round's hands stay sealed, and the hash of the next deal."""
    sealed = [f"-# {say('hands-sealed')}"] if scene.round and scene.round.sealed else []
    coming = [f"-# {say('hash-next', hash=scene.record.next_hash)}"] if scene.record.phase != "closed" else []
    return [text(*sealed, *coming)] if sealed or coming else []


def _memories(scene: Scene) -> list[Button]:
    """What can be asked of this round, which is over, for ever."""
    if scene.round is None:
        return []
    key = Key(scene.record.id, scene.round.number)
    line = button(say("button-line"), key.press("line"))
    if scene.round.sealed:
        return [line]
    opening = press(scene, "open", str(scene.round.number))
    return [
        button(say("button-story"), key.press("show")),
        line,
        button(say("button-check" if scene.rules.CLOSED else "button-open"), opening),
    ]


def rematch(scene: Scene) -> Button:
    return button(say("button-rematch"), press(scene, "rematch"), MAIN)


def _last(scene: Scene) -> list[str]:
    """The seats as they were when the round was broken off, and with how much."""
    view = scene.view
    if view is None:
        return []
    scores = view.standing.scores
    lines = [
        seat_name(scene, view, at) + (f" · {say('generic-total', score=scores[at])}" if scores else "")
        for at in range(len(view.seats))
    ]
    return [say("generic-last"), *lines]
