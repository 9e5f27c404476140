"""The end of a round of any game: places, scores, and where the match stands."""

from collections.abc import Callable, Sequence

from discord import ui

from bot.replay.story import RoundKey
from bot.screens.memories.round_picture import Rank
from bot.screens.table.generic_table import SHORT_HASH, press, seat_name, seat_names
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import GOOD, GREY, MAIN, Button, Item, button, rows, screen, text
from bot.ui.texts import in_figures, listed, say
from engine.contract import Falls

Worth = Callable[[Scene, int], Sequence[str]]  # what the round was to a seat, in words
Counted = Callable[[Scene, int], str]  # a round's worth to a seat in a word or two of plain text


def broken_off(scene: Scene) -> ui.LayoutView:
    """The screen of a table that was closed in mid-round, or whose round cannot be read again."""
    return screen(GREY, text(say("generic-closed-title"), too_early(scene), *_last(scene)), rows(rematch(scene)))


def too_early(scene: Scene) -> str:
    """The reason why there is no result."""
    if scene.round is None:
        return say("closed-unbegun")
    return say("closed-unreadable" if scene.view is None else "closed-early")


def places(scene: Scene, shown: Callable[[str], str], counted: Counted) -> list[str]:
    """The places: "1. 🏆 Kim +3". `shown`: a person's name as the lines may hold it."""
    return [
        " ".join(
            part
            for part in (
                f"{scene.ended.places[seat] + 1}.",
                _cup(scene, seat),
                wording.name(scene.person(seat), shown),
                counted(scene, seat),
            )
            if part
        )
        for seat in scene.ended.order
    ]


def ranks(scene: Scene, counted: Counted) -> list[Rank]:
    """The same for a picture, with what else the round was to each seat."""
    return [
        Rank(seat, scene.ended.places[seat] + 1, counted(scene, seat), _facts(scene, seat))
        for seat in scene.ended.order
    ]


def headline(scene: Scene, numbered_lines: Callable[[Scene], Sequence[tuple[int, str]]]) -> str | None:
    """The winners of a match or, at the end of a round, the narrator's last line."""
    return outcome(scene) if scene.ends_match else next((line for _, line in reversed(numbered_lines(scene))), None)


def counted(scene: Scene, seat: int) -> str:
    """The worth of the round, or the total of a match of several rounds, in the game's first measure and in plain
    words.
    """
    ended, before = scene.result, scene.round.standing if scene.round else None
    if before is not None and scene.ends_match:
        if before.scores:
            return in_figures(_after(before.scores, ended.scores, seat))
        return say("picture-chips-left", count=_after(before.chips, ended.chips, seat)) if before.chips else ""
    if ended.scores:
        return with_sign(ended.scores[seat])
    if ended.chips:
        return say("picture-chips", sign=with_sign(ended.chips[seat]))
    return say("picture-lives", count=ended.lives[seat]) if ended.lives and ended.lives[seat] else ""


def _after(before: Sequence[int], more: Sequence[int], seat: int) -> int:
    """The points of a seat after the round; in some rounds nobody gets or loses anything."""
    return before[seat] + (more[seat] if more else 0)


def _facts(scene: Scene, seat: int) -> list[str]:
    """The words for a seat that has won, watched or left, and its other figures once a match is under way."""
    before = scene.round.standing if scene.round else None
    out = before is not None and seat in before.out
    return [
        *([say("picture-winner")] if seat in scene.ended.winners else []),
        *([out_since(scene, seat)] if out else []),
        *([say("picture-left")] if _has_left(scene, seat) else []),
        *(scores(scene, seat)[1:] if before and any(before.scores) and not (out and scene.ends_match) else []),
    ]


def _cup(scene: Scene, seat: int) -> str:
    return "🏆" if seat in scene.ended.winners else ""


def _has_left(scene: Scene, seat: int) -> bool:
    """True if the player of a seat has left the round, or the match for good."""
    return seat in scene.result.left or (scene.round is not None and seat in scene.round.standing.retired)


def shared_line(scene: Scene, seat: int, worth: Worth) -> str | None:
    """The line of a seat, and of all others of its side to whom the round was the same. None if it stands at an earlier
    one of these seats.
    """
    known = worth(scene, seat)
    seats = [one for one in scene.ended.order if one == seat or _is_alike(scene, seat, one, worth)]
    return line_of(scene, seats, known) if seats[0] == seat else None


def _is_alike(scene: Scene, seat: int, other: int, worth: Worth) -> bool:
    """True if two seats are of one side, and nothing but a name tells their lines apart."""
    team, places = scene.seen.seats[seat].team, scene.ended.places
    if team is None or scene.seen.seats[other].team != team or places[seat] != places[other]:
        return False
    return _has_left(scene, seat) == _has_left(scene, other) and list(worth(scene, seat)) == list(worth(scene, other))


def line_of(scene: Scene, seats: Sequence[int], known: Sequence[str]) -> str:
    """The line of these seats with their place. `known`: the parts of it that say what the round was to them."""
    number = wording.number_line(scene.ended.places[seats[0]] + 1, [place + 1 for place in scene.ended.places])
    name = seat_names(scene, scene.seen, seats)
    lines = [
        " ".join(part for part in (number, _cup(scene, seats[0]), name) if part),
        *known,
        *([say("seat-left")] if _has_left(scene, seats[0]) else []),
    ]
    return " · ".join(lines)


def scores(scene: Scene, seat: int) -> list[str]:
    """The score of the round; and what that comes to in a match whose scores are added up, once some were. That
    stands first when the match is over.
    """
    points = scene.result.scores
    if not points or scene.round is None:
        return []
    sign, before = with_sign(points[seat]), scene.round.standing.scores
    if not scene.rules.MATCH or not before:
        return [say("generic-scored", sign=sign)]
    total = say("generic-total", score=points[seat] + before[seat])
    if scene.ends_match:
        return [total, say("generic-scored-last", sign=sign)]
    return [say("generic-scored", sign=sign), total]


def worth(scene: Scene, seat: int) -> list[str]:
    """The lines on what the round brought a seat: its scores, chips and lives. If the seat was out of the match before,
    they say so, and with how much.
    """
    ended, before = scene.result, scene.round.standing if scene.round else None
    if before is not None and seat in before.out:
        return [out_since(scene, seat), *([had] if scene.match.over and (had := counted(scene, seat)) else [])]
    lines = scores(scene, seat)
    if ended.chips and before is not None and before.chips:
        now = before.chips[seat] + ended.chips[seat]
        lines.append(say("generic-chips", sign=with_sign(ended.chips[seat]), chips=now))
    if ended.lives and before is not None and before.lives:
        lost = ended.lives[seat]
        lines += [say("picture-lives", count=lost)] if lost else []
        lines.append(say("generic-lives", count=before.lives[seat] - lost))
    return lines


def out_since(scene: Scene, seat: int) -> str:
    """A line that a seat was out of the match before this round, and since when, where the game knows."""
    fell = scene.round.standing.carried_as(Falls).fell if scene.round else ()
    return say("picture-out-since", round=fell[seat]) if fell and fell[seat] else say("picture-out")


def with_sign(score: int) -> str:
    """A number with its sign: "+5", "−5", "±0"."""
    return f"+{score}" if score > 0 else in_figures(score) if score < 0 else "±0"


def outcome(scene: Scene) -> str | None:
    """The winners of the match, or that it goes on (a lesson says itself how it goes on); a round that nobody won."""
    match = scene.match
    if match.over:
        names = listed([scene.name(seat) for seat in match.winners])
        if not names:
            return say("generic-match-drawn")
        return say("generic-match-over", names=names, count=len(match.winners))
    drawn = None if scene.result.winners else say("generic-drawn")
    goes_on = say("generic-match-on") if scene.rules.MATCH and not scene.mode.taught else None
    return " ".join(part for part in (drawn, goes_on) if part) or None


def ready(scene: Scene) -> Button:
    """The number of people who are ready, and of all who are waited for: people who are out of a match that goes on are
    not.
    """
    over = scene.match.over
    standing = scene.round.standing if scene.round is not None and not over else None
    out = {standing.order[seat] for seat in standing.out} if standing is not None else set()
    awaited = [key for key in scene.keys_of_people if key not in out]
    ready = sum(key in scene.record.ready for key in awaited)
    label = "button-play-again" if over else "button-ready"
    return button(say(label, ready=ready, count=len(awaited)), press(scene, "ready"), GOOD)


def next_deal(scene: Scene) -> str:
    """The line about when the next cards come, or what they wait for."""
    deadlines = scene.record.deadlines
    if scene.stopping is not None:
        return say("next-deal-after-restart")
    if scene.too_few:
        text = say("waits-for-people", count=scene.rules.seats()[0])
        until = deadlines.get("close")
        return f"{text} {say('waits-until', when=f'<t:{int(until)}:R>')}" if until else text
    deal = deadlines.get("deal")
    if scene.match.over:
        return say("next-match", when=f"<t:{int(deal)}:R>") if deal else say("next-match-waits")
    return say("next-deal", when=f"<t:{int(deal)}:R>") if deal else say("next-deal-waits")


def fairness(scene: Scene) -> list[Item]:
    """The line that says if this round's hands stay sealed, and the beginning of the next deal's hash; all of it is
    behind ⋯.
    """
    record, lines = scene.record, []
    if scene.round and scene.round.sealed:
        lines.append(f"-# {say('hands-sealed')}")
    if record.phase != "closed" and not scene.mode.taught:
        lines.append(f"-# {say('hash-next-short', hash=record.next_hash[:SHORT_HASH])}")
    return [text(*lines)] if lines else []


def memories(scene: Scene, *more: Button) -> list[Button]:
    """Buttons for everything that can be asked of this round, which is over, for ever. `more`: a game's own."""
    if scene.round is None:
        return []
    key = RoundKey(scene.record.id, scene.round.number)
    story = [] if scene.round.sealed else [button(say("button-story"), key.press("show"))]
    return [*story, *more, button(say("button-line"), key.press("line"))]


def opening(scene: Scene) -> list[Button]:
    """The way to check the round that is over, and to see its hands where they may be seen."""
    if scene.round is None or scene.round.sealed:
        return []
    label = say("button-check" if scene.rules.CLOSED else "button-open")
    return [button(label, press(scene, "open", str(scene.round.number)))]


def rematch(scene: Scene) -> Sequence[Button]:
    """The way from a table that is closed to another one like it; none from one of a tournament, which draws people
    anew.
    """
    if scene.record.phase != "closed" or scene.mode.played_out:
        return ()
    return (button(say("button-rematch"), press(scene, "rematch"), MAIN),)


def _last(scene: Scene) -> list[str]:
    """The lines of the seats when the round was broken off; nothing in a first round, where they had nothing yet."""
    view = scene.view
    if view is None or view.standing.round == 1:
        return []
    scores, chips = view.standing.scores, view.standing.chips
    texts = {
        at: [
            *([say("generic-total", score=scores[at])] if scores else []),
            *([say("picture-chips-left", count=chips[at])] if chips else []),
        ]
        for at in range(len(view.seats))
    }
    lines = [" · ".join([seat_name(scene, view, at), *facts]) for at, facts in texts.items() if facts]
    return [say("generic-last"), *lines] if lines else []
