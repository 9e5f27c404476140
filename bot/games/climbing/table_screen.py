"""The table that everybody sees, and the end of a round."""

from discord import ui

from bot.games.climbing import decrees, series, words
from bot.games.climbing.narration import chronicle_line, milestone_lines, numbered_lines, waiting
from bot.games.climbing.part import part
from bot.games.climbing.words import last_plays, locked_line, next_titles, ranks_moved, rules_in_short, turned_line
from bot.screens.review import turning
from bot.screens.table import reactions
from bot.screens.table.generic_result import fairness, memories, next_deal, opening, ready, rematch, too_early
from bot.screens.table.generic_table import back, commitment_line, join, more, newcomers, press
from bot.stats.leaderboard import BoardKey as BoardKey
from bot.table.deadlines import DRAW
from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.components import GREY, MAIN, VIOLET, Button, Item, button, line, rows, screen, text
from bot.ui.texts import say
from bot.ui.voice import line_for
from engine.climbing.events import Drew
from engine.climbing.views import ClimbingSeat, ClimbingView, climbing

LOG_LINES = 4
LARGE = 8  # seats


def table(scene: Scene) -> ui.LayoutView:
    """The table: the order of ranks, whose turn it is, the pile, what happened; while seats are drawn, the draw."""
    if DRAW in scene.record.deadlines:
        return _draw(scene)
    view = _view(scene)
    heading = say("table-title", table=name_of_table(scene.record), round=view.standing.round, trick=view.trick)
    return screen(
        VIOLET,
        text(
            f"## {heading}",
            f"-# {' · '.join(one for one in _facts(scene) if one)}",
            *_order(scene, view),
        ),
        line(),
        text(*pile(scene)),
        _log(scene),
        rows(
            [
                button(say("button-hand"), press(scene, "hand"), MAIN),
                button(say("button-pass"), press(scene, "pass"), off=view.phase != "play"),
                *join(scene),
                more(scene),
                *back(scene),
            ]
        ),
        newcomers(scene),
    )


def _log(scene: Scene) -> list[Item]:
    """The newest lines of the chronicler."""
    lines = [f"> {sentence}" for sentence in reactions.append_reactions(scene, numbered_lines(scene))[-LOG_LINES:]]
    return [line(), text(*lines)] if lines else []


def _facts(scene: Scene) -> tuple[str | None, ...]:
    rules = say("table-facts", count=len(scene.seated), rules=rules_in_short(scene))
    return rules, series.coming(scene), *commitment_line(scene)


def _view(scene: Scene) -> ClimbingView:
    if scene.view is None:
        raise ValueError("no round is played yet")
    return climbing(scene.view)


def _order(scene: Scene, view: ClimbingView) -> list[str]:
    """A line for each seat; at a large table those who are out share one, so that the pile stays in sight."""
    out = [at for at, seat in enumerate(view.seats) if seat.status == "out"] if len(view.seats) > LARGE else []
    lines = [_seat(scene, at) for at in range(len(view.seats)) if at not in out]
    first = sorted(out, key=lambda at: view.seats[at].place or 0)
    names = ", ".join(scene.name(at) for at in first)
    return [*lines, say("seats-out", names=names)] if names else lines


def _seat(scene: Scene, at: int) -> str:
    """One line of the order: title, name, and what is known of the hand."""
    seat = _view(scene).seats[at]
    name = scene.name(at)
    place = f"{at + 1}. {wording.sign(seat.title)} " + (f"**{wording.plain(seat.title)}** " if seat.title else "")
    decree = part(scene.record).decree
    state = _state(scene, at, seat)
    address = words.address(decree.address) if decree.by == scene.person(at).key else ""
    return f"{place}{name}{f', *{address}*' if address else ''}" + (f" — {state}" if state else "")


def _state(scene: Scene, at: int, seat: ClimbingSeat) -> str:
    if seat.place is not None and seat.status == "out":
        return say("seat-out", place=seat.place + 1)
    if seat.status == "left":
        return say("seat-left")
    count = _view(scene).zone("hand", at).count
    held = (
        say("seat-one-card") if seat.one_card else f"{wording.back(scene.faces)} {count}" if count is not None else ""
    )
    if seat.waited:
        deadline = scene.record.deadlines.get(str(at))
        until = f" <t:{int(deadline)}:R>" if deadline and scene.person(at).user and not scene.person(at).away else ""
        asked = "seat-owes" if _view(scene).phase == "tax" else "seat-to-play"
        return f"{held}  ◀ **{say(asked)}**{until}".strip()
    skips = at in _view(scene).public.must_pass
    return " · ".join(
        one for one in (held, say("seat-passed") if seat.passed else "", say("seat-skips") if skips else "") if one
    )


def pile(scene: Scene) -> list[str]:
    """The pile: the cards on the table, and the person who laid them."""
    view = _view(scene)
    if view.phase == "tax":
        return [say("pile-tax")]
    if not view.pile:
        leader = next((at for at, seat in enumerate(view.seats) if seat.waited), None)
        key = "pile-empty-skips" if leader in view.public.must_pass else "pile-empty"
        return [say(key, name=scene.name(leader) if leader is not None else "…"), *turned_line(scene, view)]
    top = view.pile[-1]
    meant = say("pile-as", rank=wording.card(top.rank)) if words.is_disguised(top) else ""
    laid = f"# {wording.row(top.cards, scene.faces)}{meant}"
    return [
        say("pile-top", what=words.play(top)),
        laid,
        f"-# {last_plays(scene, view)}",
        *locked_line(view),
        *turned_line(scene, view),
    ]


def chronicle(scene: Scene, frozen: bool = False) -> ui.LayoutView:
    """The end of the round. `frozen`: the next round lies below, nothing but the hands is to be had here."""
    view = _view(scene)
    order = scene.finishing_order
    standings = [_standing(scene, place, seat) for place, seat in enumerate(order)]
    parts: list[Item] = [
        text(
            f"# {won}" if (won := series.heading(scene)) else None,
            f"## {say('chronicle-title', round=view.standing.round, line=chronicle_line(scene))}",
            f"-# {name_of_table(scene.record)}",
        ),
        text(*standings, series.line(scene)),
        *_ending(scene),
        *([text(*turned)] if (turned := turning.lines(scene)) else []),
        *fairness(scene),
    ]
    if frozen:
        return screen(GREY, parts, rows([*rematch(scene), *memories(scene, _boards(scene)), *opening(scene)]))
    return screen(
        VIOLET,
        parts,
        text(*(f"> {line}" for line in waiting(scene)), f"-# {next_deal(scene)}"),
        rows([ready(scene), *join(scene), *back(scene)]),
        rows(_court(scene)),
        rows([*memories(scene, _boards(scene)), more(scene)]),
        newcomers(scene),
    )


def _ending(scene: Scene) -> list[Item]:
    """The lines about the end of the round, and about what it was to somebody."""
    lines = [
        f"> {line}"
        for line in (*reactions.append_reactions(scene, numbered_lines(scene))[-LOG_LINES:], *milestone_lines(scene))
    ]
    return [text(*lines)] if lines else []


def _court(scene: Scene) -> list[Button]:
    """Buttons for the new Tahimi and for the coming serf alone, where they are no stewards."""
    found = []
    if decrees.find_tahimi(scene.record, scene.round):
        found.append(button(say("button-decrees"), press(scene, "decree"), MAIN))
    if decrees.find_serf(scene.record, scene.round):
        found.append(button(say("button-deal"), press(scene, "deal")))
    return found


def _boards(scene: Scene) -> Button:
    """The board of this table's session."""
    key = BoardKey("table", "session", scene.record.game, scene.record.id)
    return button(say("button-misery"), key.press("show"))


def _standing(scene: Scene, place: int, seat: int) -> str:
    """One line of the result: the new title's sign, the name, the movement, the misery."""
    sign = wording.sign(next_titles(scene)[place])
    person = scene.person(seat)
    index = part(scene.record).misery.get(person.key)
    wretched = (
        f"· {say('misery', index=wording.misery_index(index))}" if index is not None and scene.mode.public else ""
    )
    lines = (f"{place + 1}.", sign, wording.name(person), ranks_moved(scene, seat, place), wretched)
    return " ".join(filter(None, lines))


def _last_standings(scene: Scene) -> list[str]:
    """The ranks of a round that was broken off."""
    if scene.view is None:
        return []
    ranks = [
        f"{at + 1}. {wording.sign(seat.title)} {scene.name(at)}" for at, seat in enumerate(climbing(scene.view).seats)
    ]
    return [say("closed-standings"), *ranks]


def broken_off(scene: Scene) -> ui.LayoutView:
    """The table was closed in mid-round: its last standings, and the way to another one like it."""
    return screen(GREY, text(say("closed-title"), too_early(scene), *_last_standings(scene)), rows(rematch(scene)))


def _draw(scene: Scene) -> ui.LayoutView:
    """The draw for seats: what everybody drew for a seat, the highest first."""
    drawn = {event.player: event for _, event in scene.events if isinstance(event, Drew)}
    shown = [(person, drawn[person.key]) for person in scene.seated if person.key in drawn]
    line = " · ".join(
        f"{wording.name(person)} **{' → '.join(map(wording.card, event.ranks))}**" for person, event in shown
    )
    best, worst = shown[0], shown[-1]
    seed = f"{scene.record.id}:{scene.record.round}:draw"
    first = line_for("drawn-first", seed, name=wording.name(best[0]), what=words.equal_cards(best[1].ranks[0], 1))
    last = line_for("drawn-last", seed, name=wording.name(worst[0]), what=words.equal_cards(worst[1].ranks[0], 1))
    return screen(
        VIOLET,
        text(
            say("draw-title"),
            line,
            f"> {first}",
            f"> {last}",
        ),
    )
