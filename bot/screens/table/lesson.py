"""A lesson: one person learns a game among stewards, on their own panel. It begins with the rules in short; in each
round the table stands above the panel, and a coach speaks below it; and its end says what to do next.
"""

from discord import ui

from bot.replay.story import RoundKey
from bot.screens.daily.deals import texts
from bot.screens.table import answers, present
from bot.screens.table.hint import lone
from bot.screens.table.presenter import Presenter
from bot.stamp import Stamp
from bot.table.people import key_of, lost_seats
from bot.table.scene import COACHED, Scene
from bot.ui import naming
from bot.ui.components import GREEN, GREY, MAIN, VIOLET, Button, button, fits, line, rows, screen, text
from bot.ui.custom_ids import HAND, START, Press
from bot.ui.rulebook import chapters
from bot.ui.texts import say
from engine.contract import Decision, Thought
from engine.games import game_of


def lesson(scene: Scene, panel: ui.LayoutView, game: Presenter, warning: str | None, *, leaving: bool) -> ui.LayoutView:
    """`panel`: as at any table. `warning`: one line about the click before. `leaving`: the panel asks about that."""
    notice = f"⚠️ {warning}" if warning else None
    if scene.record.phase == "closed":
        return screen(GREY, text(say("lesson-closed")), rows([_anew(scene)]))
    if scene.view is None:
        return _opening(scene, game, notice)
    if scene.view.phase == "over":
        return _ending(scene, game, notice)
    container = next(part for part in panel.children if isinstance(part, ui.Container))
    sentence = None if leaving else coach(scene, game)
    shown = [*container.children, *([line(), text(sentence)] if sentence else [])]
    above = [*texts(present.table(scene, game)), line()]
    return screen(int(container.accent_colour or GREEN), above if fits([*above, *shown]) else [], shown)


def _opening(scene: Scene, game: Presenter, notice: str | None) -> ui.LayoutView:
    """The screen on what the game is about, before any cards are dealt."""
    record = scene.record
    title = say("lesson-title", game=naming.name_of_game(record.game))
    book = chapters(record.game)
    about = book[0].text if book else naming.about_game(record.game)
    begin = button(say("button-lesson-begin"), Press(HAND, record.id, scene.stamp, "begin"), MAIN)
    end = button(say("button-lesson-end"), Press(HAND, record.id, scene.stamp, "now"))
    others = scene.players_wanted - 1
    return screen(
        VIOLET,
        text(notice, f"## {title}", about),
        text(say("lesson-begins", rounds=game.lesson_rounds, others=others)),
        rows([begin, end]),
    )


def _ending(scene: Scene, game: Presenter, notice: str | None) -> ui.LayoutView:
    """The screen of a round that is over: how it ended, and what comes next, the next round or what to do after the
    lesson.
    """
    record, lost = scene.record, key_of(scene.record.host) in lost_seats(scene.round, scene.view)
    left = max(game.lesson_rounds - record.round, 0 if scene.answers else 1)  # it ends with a round that was played
    goes_on = left > 0 and not lost
    sentence = say("lesson-goes-on" if scene.answers else "lesson-missed", left=left) if goes_on else say("lesson-over")
    label = say("button-lesson-next" if goes_on else "button-lesson-again")
    again = button(label, Press(HAND, record.id, scene.stamp, "again"), MAIN)
    review = button(say("button-review"), RoundKey(record.id, record.round).press("review"))
    result = texts(present.result(scene, game, frozen=True))
    means = game.comes(scene) if goes_on else ()
    return screen(
        GREEN, result, line(), text(notice, *means, sentence), rows([_anew(scene) if lost else again, review])
    )


def _anew(scene: Scene) -> Button:
    """The button for another lesson in the same game."""
    return button(say("button-lesson-anew"), Press(START, 0, Stamp(), "learn", scene.record.game), MAIN)


# ---------------------------------------------------------------------------- the coach


def coach(scene: Scene, game: Presenter) -> str | None:
    """The coach's words: what is decided, what a strong player would do, and why, where that has been computed. None
    when nothing is asked, and once the pupil has been told enough.
    """
    asked = answers.open_decision(scene.view)
    if asked is None:
        return None
    if scene.answers >= COACHED:
        return say("coach-enough") if scene.answers == COACHED else None
    only = lone(asked)
    if only is not None:
        return _spoken(present.hint(scene, game, Thought(only)))
    return _spoken(game.taught(scene, asked), _advice(scene, asked, game))


def _advice(scene: Scene, asked: Decision, game: Presenter) -> str:
    """The advice of a vizier, once it has thought about it; where there is none to think, the answer of the game's
    policy. No reason is given but one that the game has computed for this position.
    """
    if scene.advising:
        return say("coach-thinks")
    if scene.advice is not None:
        return present.hint(scene, game, scene.advice)
    chosen = game_of(scene.record.game).choose(scene.seen, asked)
    reason = game.reason(scene.seen, chosen, None)
    would = say("coach-would", answer=game.answer_name(scene, chosen, game.choices))
    return f"{would} {reason.words}" if reason else would


def _spoken(*sentences: str | None) -> str:
    return f"🎓 {' '.join(one for one in sentences if one)}"
