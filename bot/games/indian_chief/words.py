"""Words that several screens of Indian Chief share: categories, their rules and signs, and points."""

from bot.ui.texts import say
from engine.indian_chief.melds import size_of
from engine.indian_chief.round import TURNS
from engine.indian_chief.state import IndianChiefView


def category_name(category: str) -> str:
    """The name of a category."""
    return say("indian-chief-category", category=category)


def category_rule(view: IndianChiefView, category: str) -> str:
    """The rule of a meld: what it scores; of a thief, what else it does now."""
    last = "yes" if view.counters["turn"] == TURNS else "no"
    return say("indian-chief-scores", category=category, last=last)


def category_sign(category: str) -> str:
    """The number of cards, as a key of a telephone."""
    return f"{size_of(category)}\ufe0f\u20e3"


def category_heading(category: str) -> str:
    """The name of a category with its sign."""
    return f"{category_sign(category)} {category_name(category)}"


def in_points(count: int) -> str:
    """A number of points in words."""
    return say("indian-chief-points", points=count)
