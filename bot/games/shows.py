"""Finds the presenter of a game, and shows a table by it."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from discord import ui

from bot.faces import Faces
from bot.games.climbing.presenter import PRESENTER as CLIMBING
from bot.games.indian_chief.presenter import PRESENTER as INDIAN_CHIEF
from bot.games.jubilee import PRESENTER as JUBILEE
from bot.games.one_eyed_jack.presenter import PRESENTER as ONE_EYED_JACK
from bot.games.pif_paf.presenter import PRESENTER as PIF_PAF
from bot.games.rumino.presenter import PRESENTER as RUMINO
from bot.games.sampen.presenter import PRESENTER as SAMPEN
from bot.games.schwimmen.presenter import PRESENTER as SCHWIMMEN
from bot.games.tadmur.presenter import PRESENTER as TADMUR
from bot.games.truc.presenter import PRESENTER as TRUC
from bot.games.tyzicha.presenter import PRESENTER as TYZICHA
from bot.replay.story import RoundKey, tell_story
from bot.replay.verification import Proof
from bot.screens.daily import deals
from bot.screens.memories.achievements import with_earned
from bot.screens.memories.round_picture import round_picture
from bot.screens.review import turning
from bot.screens.review.page import with_review
from bot.screens.table import answers, present
from bot.screens.table.gate import set_aside
from bot.screens.table.generic_panel import half_of
from bot.screens.table.hint import with_hint
from bot.screens.table.illustration import Illustration
from bot.screens.table.lesson import lesson
from bot.screens.table.lobby import lobby
from bot.screens.table.present import standing_still, with_stop
from bot.screens.table.presenter import NOTHING_OPEN, PanelState, Presenter
from bot.screens.tournament.table import check_in
from bot.table.family import Family
from bot.table.mode import Mode
from bot.table.modes import CHANNEL, DEAL, LESSON, PAIRING
from bot.table.scene import Scene
from bot.ui.texts import say
from data.records import TableRecord
from data.settings_records import ServerSettings
from engine.games import GAMES

# A game that is not here is drawn from its view alone.
PRESENTERS: dict[str, Presenter] = {
    **dict.fromkeys(("tahimi", "tarothimi", "mooseyard", "dahimi"), CLIMBING),
    "rumino": RUMINO,
    "schwimmen": SCHWIMMEN,
    "truc": TRUC,
    "indian_chief": INDIAN_CHIEF,
    "jubilee": JUBILEE,
    "sampen": SAMPEN,
    "tyzicha": TYZICHA,
    "tadmur": TADMUR,
    "one_eyed_jack": ONE_EYED_JACK,
    "pif_paf": PIF_PAF,
}
PLAIN = Presenter()


def presenter_of(game: str) -> Presenter:
    """The presenter of a game."""
    return PRESENTERS.get(game, PLAIN)


def family_of(game: str) -> Family:
    """The family of a game, which adds hooks to its tables."""
    return presenter_of(game).family


def miserable() -> list[str]:
    """The games that count misery."""
    return [game for game in GAMES if family_of(game).misery]


def public(scene: Scene) -> ui.LayoutView:
    """The table's message in the channel, whatever is going on."""
    return with_stop(scene, _public(scene))


def _public(scene: Scene) -> ui.LayoutView:
    if scene.unreadable is not None:
        return standing_still(scene, scene.unreadable)
    shown = presenter_of(scene.record.game)
    match scene.record.phase:
        case "lobby":
            return FRAMES[scene.mode].lobby(scene, shown)
        case "between":
            return present.result(scene, shown)
        case "closed":
            return present.closed_table(scene, shown)
        case _:
            return present.table(scene, shown)


def illustration_of(scene: Scene) -> Illustration | None:
    """The illustration of what `public` shows; None in a lobby, at a table that was closed in mid-round, and in games
    that need none.
    """
    record, view = scene.record, scene.view
    if view is None or record.phase == "lobby" or (record.phase == "closed" and view.phase != "over"):
        return None
    return presenter_of(record.game).illustration(scene)


def own_illustration_of(scene: Scene, state: PanelState) -> Illustration | None:
    """A picture for the viewer's panel alone; None where they are asked nothing, or want no pictures. Where one of the
    day's deals is over, its field.
    """
    if scene.worth is not None and scene.faces:
        return deals.illustration(scene, scene.worth)
    asked = answers.open_decision(scene.view)
    if asked is None or state.leave or not scene.faces or scene.unreadable is not None:
        return None
    return presenter_of(scene.record.game).own_illustration(scene, asked, half_of(state))


def ending_of(scene: Scene) -> Illustration:
    """The end of a round as a picture to share."""
    shown = presenter_of(scene.record.game)
    ranks = shown.ranks(scene, shown.counted)
    return round_picture(scene, ranks, lambda drawn: shown.headline(drawn, shown.numbered_lines))


def picture(table: TableRecord, proof: Proof, at: int, faces: Faces, server: ServerSettings) -> ui.LayoutView:
    """The picture of a finished round after `at` of its moves. `server`: what is wanted there. Raises Refused when it
    cannot be played again as it was.
    """
    shown = presenter_of(proof.round.game)
    story = tell_story(table, proof, at, faces, shown)
    turned = turning.after(replace(story.scene, server=server), story.at, last=story.at == story.moves)
    story = replace(story, lines=(*story.lines, *turned))
    return with_review(shown.replay(story, shown.illustration(story.scene)), story.key)


def panel(scene: Scene, state: PanelState = NOTHING_OPEN) -> ui.LayoutView:
    """The viewer's private panel."""
    if scene.unreadable is not None:
        return standing_still(scene, scene.unreadable)
    if state.warning is None and _played_by_clock(scene):
        state = replace(state, warning=say("panel-clock-played"))
    shown = presenter_of(scene.record.game)
    return FRAMES[scene.mode].panel(scene, shown, state)


class Frame(NamedTuple):
    """What stands around the game in one mode of table: its lobby for the channel, and its panel."""

    lobby: Callable[[Scene, Presenter], ui.LayoutView]
    panel: Callable[[Scene, Presenter, PanelState], ui.LayoutView]


def _lobby(scene: Scene, shown: Presenter) -> ui.LayoutView:
    return lobby(scene, shown.family, shown.facts(scene), shown.lobby, shown.signs)


def _panel(scene: Scene, _: Presenter, state: PanelState) -> ui.LayoutView:
    """The panel of a player, with the review of a round that is over."""
    drawn = _with_earned(scene, state)
    return with_review(drawn, key) if (key := _reviewable(scene)) else with_hint(scene, drawn, state.advice)


def _lesson(scene: Scene, shown: Presenter, state: PanelState) -> ui.LayoutView:
    return lesson(scene, _with_earned(scene, state), shown, state.warning, leaving=state.leave)


def _deal(scene: Scene, shown: Presenter, state: PanelState) -> ui.LayoutView:
    return deals.deal(scene, lambda: present.panel(scene, shown, state), shown, state.warning)


FRAMES: dict[Mode, Frame] = {
    CHANNEL: Frame(_lobby, _panel),
    PAIRING: Frame(lambda scene, _: check_in(scene), _panel),
    LESSON: Frame(_lobby, _lesson),
    DEAL: Frame(_lobby, _deal),
}


def _with_earned(scene: Scene, state: PanelState) -> ui.LayoutView:
    """The panel as the round draws it, with the first achievements."""
    if not scene.earned:
        return _draw_panel(scene, state)
    return with_earned(scene, _draw_panel(scene, replace(state, warning=None)), state.warning)


def _draw_panel(scene: Scene, state: PanelState) -> ui.LayoutView:
    """The panel of whoever plays, or of whose seat a steward plays."""
    return set_aside(scene, state.warning) or present.panel(scene, presenter_of(scene.record.game), state)


def _reviewable(scene: Scene) -> RoundKey | None:
    """The round that has just ended, where its viewer sat in it; None while one is played."""
    played, view = scene.round, scene.view
    if played is None or played.ended is None or view is None or view.seat is None or scene.record.phase != "between":
        return None
    return RoundKey(scene.record.id, played.number)


def _played_by_clock(scene: Scene) -> bool:
    """True if the viewer's last answer was the clock's."""
    view = scene.view
    return view is not None and view.seat is not None and view.phase != "over" and scene.person(view.seat).missed > 0
