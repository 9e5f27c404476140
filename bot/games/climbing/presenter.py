"""The presenter of the climbing family: how it looks and sounds, the same for every game of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.games.climbing import coach, hints, plays, round_picture, series, table_screen
from bot.games.climbing.family import FAMILY
from bot.games.climbing.handlers import HANDLERS
from bot.games.climbing.narration import chronicle_line, milestone_lines, numbered_lines, revealed_line
from bot.games.climbing.panel import new_rank_line, panel, to_beat_line
from bot.games.climbing.proof_lines import proof_lines
from bot.games.climbing.refusals import refused
from bot.games.climbing.replay_screen import replay
from bot.games.climbing.scenes import next_titles, ranks_moved, rules_in_short
from bot.games.climbing.verbs import CONFIRM
from bot.games.climbing.why import reasons
from bot.screens.memories.round_picture import Rank
from bot.screens.review.reasons import Reason
from bot.screens.table import answer_choices, generic_table
from bot.screens.table.answer_choices import Choices
from bot.screens.table.generic_result import Counted
from bot.screens.table.presenter import NumberedLines, PanelState, Presenter
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.custom_ids import DECREE, PLAY, Press
from engine.climbing.play import Play
from engine.climbing.views import climbing
from engine.contract import Action, View


def _middle(scene: Scene, view: View) -> Sequence[str]:
    seen = climbing(view)
    return [*([f"**{to_beat_line(seen)}**"] if seen.phase == "play" else []), *generic_table.middle(scene, view)]


def _panel(scene: Scene, state: PanelState) -> ui.LayoutView:
    return panel(scene, state.warning, leave=state.leave, **state.shown)


def _kept(press: Press) -> Mapping[str, Any]:
    return {"decree": press.argument} if press.surface == DECREE else {}


def _answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    (container,) = [part for part in panel(scene).children if isinstance(part, ui.Container)]
    if label := answer_choices.on_button(container.children, _played, action):
        return label
    if isinstance(action, Play) and action.size:
        return names.escaped(plays.play_label(scene, action))
    return answer_choices.answer_name(scene, action, choices)


def _played(press: Press) -> str | None:
    """The answer that a press on the panel gives, at once or once it is confirmed."""
    return press.argument if press.verb in (PLAY, CONFIRM) else None


def _reason(view: View, action: Action, other: Action | None) -> Reason | None:
    return hints.reason(climbing(view), action, other)


def _comes(scene: Scene) -> Sequence[str]:
    text = new_rank_line(scene, scene.seen.seat or 0)
    return [text] if text else []


def _places(scene: Scene, shown: Callable[[str], str], counted: Counted) -> Sequence[str]:
    titles = next_titles(scene)
    return series.places(scene, shown) or [
        f"{wording.sign(title)} {wording.name(scene.person(seat), shown)} {ranks_moved(scene, seat, place)}".rstrip()
        for place, (title, seat) in enumerate(zip(titles, scene.finishing_order, strict=True))
    ]


def _ranks(scene: Scene, counted: Counted) -> Sequence[Rank]:
    return series.ranks(scene) or round_picture.ranks(scene)


def _headline(scene: Scene, lines: NumberedLines) -> str | None:
    return series.heading(scene) or chronicle_line(scene)


PRESENTER = Presenter(
    family=FAMILY,
    lobby="lobby",
    lesson_rounds=2,  # the second begins with taxes
    general="",
    recipe="proof-recipe-cards",
    handlers=HANDLERS,
    table=table_screen.table,
    panel=_panel,
    result=table_screen.chronicle,
    broken_off=table_screen.broken_off,
    replay=replay,
    facts=rules_in_short,
    middle=_middle,
    kept=_kept,
    answer_name=_answer_name,
    reason=_reason,
    forced=coach.forced,
    taught=coach.taught,
    comes=_comes,
    places=_places,
    ranks=_ranks,
    headline=_headline,
    numbered_lines=numbered_lines,
    revealed_line=revealed_line,
    ending_lines=milestone_lines,
    proof_lines=proof_lines,
    refused=refused,
    reasons=reasons,
)
