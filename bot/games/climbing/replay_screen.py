"""The story of a round that is over, one move a picture: every hand, the pile, what was said. Only ever answered to the
person who asks for it.
"""

from discord import ui

from bot.games.climbing.table_screen import pile
from bot.replay.story import Story
from bot.screens.generic_replay import turning
from bot.screens.illustration import Illustration
from bot.ui import wording
from bot.ui.components import VIOLET, Button, button, line, rows, screen, text
from bot.ui.texts import say
from engine.climbing.views import ClimbingView, climbing


def replay(shown: Story, illustration: Illustration | None) -> ui.LayoutView:
    """The round at one of its moves."""
    scene = shown.scene
    if scene.view is None:
        raise ValueError("a round that is over was played")
    view = climbing(scene.view)
    where = say("story-at", at=shown.at, moves=shown.moves) if shown.at else say("story-deal", moves=shown.moves)
    facts = say("story-facts", game=say(f"game-{scene.record.game}"), trick=view.trick, table=scene.record.id)
    return screen(
        VIOLET,
        text(
            f"## {say('story-title', round=scene.record.round)}",
            f"**{where}**",
            f"-# {facts}",
            *[_seat(shown, view, seat) for seat in range(len(scene.seated))],
        ),
        [line(), text(*pile(scene))] if view.phase != "over" else [],
        line(),
        text(*[f"> {sentence}" for sentence in shown.lines] or [f"> {say('story-silence')}"]),
        rows(turning(shown)),
        rows(_tricks(shown)),
    )


def _seat(shown: Story, view: ClimbingView, at: int) -> str:
    """One line of the order, with the cards."""
    seat = view.seats[at]
    name = f"{at + 1}. {wording.sign(seat.title)} **{shown.scene.name(at)}**"
    if seat.place is not None and seat.status == "out":
        return f"{name} — {say('seat-out', place=seat.place + 1)}"
    if seat.status == "left":
        return f"{name} — {say('seat-left')}"
    state = [wording.counted(shown.hands[at]) or "…"]
    if seat.waited:
        state.append(f"  ◀ **{say('seat-owes' if view.phase == 'tax' else 'seat-to-play')}**")
    elif seat.passed:
        state.append(f" · {say('seat-passed')}")
    return f"{name} — {''.join(state)}"


def _tricks(shown: Story) -> list[Button]:
    """Trick by trick; and the whole round as a file."""
    begun, over = shown.at == 0, shown.at == shown.moves
    return [
        button(say("button-trick-back"), shown.key.press("trick-back", shown.trick_before), off=begun),
        button(say("button-trick-on"), shown.key.press("trick-on", shown.trick_after), off=over),
        button(say("button-record"), shown.key.press("record")),
    ]
