"""Screens as a game's presenter shows them: its own where it has one, or the generic one, made of its parts; and a
table that does not go on.
"""

from collections.abc import Sequence

from discord import ui

from bot.screens.review import turning
from bot.screens.table import answers, generic_panel, generic_table
from bot.screens.table import hint as hints
from bot.screens.table.generic_result import fairness, memories, next_deal, opening, outcome, ready, rematch
from bot.screens.table.generic_table import LOG_LINES, back, commitment_line, join, more, newcomers, press
from bot.screens.table.illustration import as_items as drawn
from bot.screens.table.presenter import NOTHING_OPEN, PanelState, Presenter
from bot.screens.table.reactions import append_reactions
from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.components import GREY, MAIN, VIOLET, Item, button, line, rows, screen, text
from bot.ui.rulebook import chapters
from bot.ui.texts import say
from engine.contract import Thought


def with_stop(scene: Scene, shown: ui.LayoutView) -> ui.LayoutView:
    """The public message, and below it that the bot is about to end, where it is."""
    if scene.stopping is not None and scene.record.phase in ("round", "between"):
        shown.add_item(text(f"-# {say('table-stopping', when=f'<t:{int(scene.stopping)}:R>')}"))
    return shown


def standing_still(scene: Scene, until: float) -> ui.LayoutView:
    """A table whose round this version of the bot cannot replay, for everybody alike. `until`: when it closes."""
    table, when = name_of_table(scene.record), f"<t:{int(until)}:R>"
    return screen(GREY, text(say("table-unreadable", table=table, when=when)))


def panel(scene: Scene, shown: Presenter, state: PanelState = NOTHING_OPEN) -> ui.LayoutView:
    """The viewer's private panel."""
    return shown.panel(scene, state) if shown.panel is not None else generic_panel.panel(scene, shown, state)


def table(scene: Scene, shown: Presenter) -> ui.LayoutView:
    """The public message while a round is played: the seats, what lies on the table, what happened."""
    if shown.table is not None:
        return shown.table(scene)
    view = scene.seen
    phase = naming.phase_name(scene.record.game, view.phase)
    heading = say("generic-title", round=view.standing.round, table=name_of_table(scene.record), phase=phase)
    known = say("table-facts", count=len(scene.seated), rules=generic_table.facts(scene))
    public = shown.middle(scene, view)
    quoted = [f"> {sentence}" for sentence in _log(scene, shown)]
    return screen(
        VIOLET,
        text(
            f"## {heading}",
            f"-# {' · '.join([known, *commitment_line(scene), *_how(scene)])}",
            *shown.seats(scene, view, shown.seat),
        ),
        [line(), text(*public)] if public else [],
        drawn(scene, shown.illustration(scene)),
        [line(), text(*quoted)] if quoted else [],
        rows(shown.offered(scene, view)),
        rows(
            [
                button(say("button-hand"), press(scene, "hand"), MAIN),
                *join(scene),
                more(scene),
                *back(scene),
            ]
        ),
        newcomers(scene),
    )


def _how(scene: Scene) -> list[str]:
    """The way to the rules of the game, if they are written down."""
    return [say("generic-how")] if chapters(scene.record.game) else []


def _log(scene: Scene, shown: Presenter) -> Sequence[str]:
    """The newest lines of the narrator."""
    return append_reactions(scene, shown.numbered_lines(scene))[-LOG_LINES:]


def result(scene: Scene, shown: Presenter, *, frozen: bool = False) -> ui.LayoutView:
    """The end of a round. `frozen`: the next one lies below, or the table is closed."""
    if shown.result is not None:
        return shown.result(scene, frozen)
    if scene.round is None or scene.view is None:
        raise ValueError("no round was played")
    over = "generic-match-ended" if scene.ends_match else "generic-round-over"
    heading = say(over, table=name_of_table(scene.record), round=scene.view.standing.round)
    quoted = [f"> {line}" for line in _log(scene, shown)]
    if quoted and scene.ends_match:
        quoted.insert(0, f"-# {say('generic-round-before-end')}")
    items: list[Item] = [
        text(
            f"## {heading}",
            *(shown.standing(scene, seat, shown.worth) for seat in scene.ended.order),
            *shown.below(scene),
            outcome(scene),
        ),
        *drawn(scene, shown.illustration(scene)),
        *([text(*quoted)] if quoted else []),
        *([text(*turned)] if (turned := turning.lines(scene)) else []),
        *fairness(scene),
    ]
    if frozen:
        return screen(GREY, items, rows([*rematch(scene), *memories(scene), *opening(scene)]))
    return screen(
        VIOLET,
        items,
        text(f"-# {next_deal(scene)}"),
        rows([ready(scene), *join(scene), *back(scene)]),
        rows([*memories(scene), more(scene)]),
        newcomers(scene),
    )


def closed_table(scene: Scene, shown: Presenter) -> ui.LayoutView:
    """The screen of a table that is closed: where it stood, and the way to another one like it."""
    if scene.view is None or scene.view.phase != "over":
        return shown.broken_off(scene)
    return result(scene, shown, frozen=True)


def hint(scene: Scene, shown: Presenter, thought: Thought, *, quick: bool = False) -> str:
    """The hint: what a strong computer player would do in the viewer's seat, and why, for the viewer alone.
    `quick`: there was no time to think.
    """
    asked = answers.open_decision(scene.view)
    only = hints.lone(asked) if asked is not None else None
    reason = shown.forced(scene, only) if only else shown.reason(scene.seen, thought.action, thought.second)
    return hints.hint(
        asked, thought, lambda action: shown.answer_name(scene, action, shown.choices), reason, quick=quick
    )
