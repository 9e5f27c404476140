"""For whom a table waits, as the panels of the others say it."""

from bot.table.scene import Scene
from bot.ui.texts import listed
from engine.contract import View

MOST_PEOPLE = 6  # the people at a table beyond which the panels are too many to be drawn anew for that
MOST_NAMED = 2


def awaited(scene: Scene, view: View) -> tuple[str, int] | None:
    """The people for whom the table has waited for some time, in words, and how many they are. None where these are
    many, or stewards, who answer soon; or where too many people sit here.
    """
    if not scene.lingers:
        return None
    people = [person.user is not None and not person.away for person in scene.seated]
    waited = [scene.name(at) for at, seat in enumerate(view.seats) if seat.waited and people[at]]
    if not 1 <= len(waited) <= MOST_NAMED or sum(people) > MOST_PEOPLE:
        return None
    return listed(waited), len(waited)
