"""The table of Tadmur: both chains from starter to target, and what else is known of them."""

from collections.abc import Sequence

from bot.screens.table import generic_table
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import say
from engine.cards.packs import rank
from engine.contract import View
from engine.tadmur import Tadmur
from engine.tadmur.resample import blocker, guesses_of
from engine.tadmur.round import other
from engine.tadmur.state import TadmurPublic

SPACE = "▢"


def seat_line(scene: Scene, view: View[TadmurPublic], at: int) -> str:
    """The line of a seat."""
    won = int(view.seats[at].counters["score"])
    known = [say("tadmur-won-deals", count=won)] if won else []
    return "\n".join([generic_table.line_of(scene, view, at, known), *chain_lines(scene, view, at)])


def middle_lines(scene: Scene, view: View[TadmurPublic]) -> Sequence[str]:
    """The lines of what lies on the table."""
    return [*match_line(scene, view), *barred_lines(scene, view)]


def chain_lines(scene: Scene, view: View[TadmurPublic], at: int) -> list[str]:
    """A chain, and what else is known of it."""
    return [chain_row(scene, view, at), f"-# {chain_facts(view, at)}"]


def chain_row(scene: Scene, view: View[TadmurPublic], at: int) -> str:
    """A chain from its starter over its cards and empty spaces to the target."""
    row, target = view.public.rows[at], view.zone("target", at).cards
    end = wording.row(target, scene.faces) if target else wording.back(scene.faces)
    return " ".join([wording.row((row.starter, *row.cards), scene.faces), *[SPACE] * row.spaces, end])


def chain_facts(view: View[TadmurPublic], at: int) -> str:
    """The number of a chain's spaces, and the ranks that its owner has guessed in vain."""
    spaces = view.public.rows[at].spaces
    wrong = [naming.card(one) for one in wrong_guesses(view, at)]
    lines = [
        say("tadmur-spaces", count=spaces) if spaces else say("tadmur-complete"),
        say("tadmur-wrong", ranks=", ".join(wrong)) if wrong else "",
    ]
    return " · ".join(filter(None, lines))


def wrong_guesses(view: View[TadmurPublic], at: int) -> list[str]:
    """The ranks that a seat has guessed in vain, each once."""
    right = [rank(card) for card in view.zone("target", other(at)).cards or ()]
    return [one for one in dict.fromkeys(guesses_of(view.public, at)) if one not in right]


def match_line(scene: Scene, view: View[TadmurPublic]) -> list[str]:
    """The number of this deal, and of all deals."""
    most = scene.rules_as(Tadmur).best_of
    return [f"-# {say('tadmur-deal-of', deal=view.standing.round, deals=most)}"] if most > 1 else []


def barred_lines(scene: Scene, view: View[TadmurPublic]) -> list[str]:
    """A line that nobody may guess, and because of whom."""
    seat = blocker(view)
    return [] if seat is None or view.phase == "over" else [say("tadmur-barred", name=scene.name(seat))]
