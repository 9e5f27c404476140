"""The story of a round that is over, one move a picture: every hand, the pile, what was said. Only ever answered to the
person who asks for it.
"""

from discord import ui

from bot.games.climbing.table_screen import pile
from bot.replay.story import Story
from bot.screens.memories.generic_replay import move_screen
from bot.screens.table.illustration import Illustration
from bot.ui import wording
from bot.ui.texts import say
from engine.climbing.views import ClimbingView, climbing


def replay(story: Story, illustration: Illustration | None) -> ui.LayoutView:
    """The round at one of its moves."""
    scene, view = story.scene, climbing(story.scene.seen)
    facts = say("story-facts", game=say(f"game-{scene.record.game}"), trick=view.trick, table=scene.record.id)
    seats = [_seat(story, view, seat) for seat in range(len(scene.seated))]
    return move_screen(story, facts, seats, pile(scene) if view.phase != "over" else [])


def _seat(story: Story, view: ClimbingView, at: int) -> str:
    """One line of the order, with the cards."""
    seat = view.seats[at]
    name = f"{at + 1}. {wording.sign(seat.title)} **{story.scene.name(at)}**"
    if seat.place is not None and seat.status == "out":
        return f"{name} — {say('seat-out', place=seat.place + 1)}"
    if seat.status == "left":
        return f"{name} — {say('seat-left')}"
    state = [wording.counted(story.hands[at]) or "…"]
    if seat.waited:
        state.append(f"  ◀ **{say('seat-owes' if view.phase == 'tax' else 'seat-to-play')}**")
    elif seat.passed:
        state.append(f" · {say('seat-passed')}")
    return f"{name} — {''.join(state)}"
