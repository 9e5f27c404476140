"""The sides by their people and signs, and what a view says of the board."""

from bot.faces.boards import SIGNS
from bot.table.scene import Scene
from bot.ui import names
from bot.ui.texts import listed
from engine.contract import View
from engine.one_eyed_jack.state import OneEyedJackPublic, seats_of, side_of, sides


def view_of(scene: Scene) -> View[OneEyedJackPublic]:
    """The viewer's view, in the game's own type."""
    return scene.seen_as(OneEyedJackPublic)


def own_side(view: View) -> int:
    """The viewer's side."""
    return side_of(view.seat or 0, len(view.seats))


def side_sign(view: View, seat: int) -> str:
    """The sign of a seat's side."""
    return SIGNS[side_of(seat, len(view.seats))]


def side_names(scene: Scene, side: int) -> str:
    """A side by its people: "Kim and Bob"."""
    seats = seats_of(side, len(view_of(scene).seats))
    return listed([scene.name(seat) for seat in seats])


def plain_side_names(scene: Scene, side: int) -> str:
    """The names of a side's people where no markdown is shown."""
    seats = seats_of(side, len(view_of(scene).seats))
    return listed([names.in_plain(scene.person(seat).name) for seat in seats])


def all_sides(view: View) -> range:
    """The sides of the game that a view shows."""
    return sides(len(view.seats))


def rows_of(view: View, side: int) -> int:
    """The number of a side's rows."""
    return int(view.seats[seats_of(side, len(view.seats))[0]].counters["rows"])
