"""Views of Truc that differ in the people alone."""

from dataclasses import replace

from engine.contract import View

MANY = 60


def alike(view: View) -> list[View]:
    """The same view of other people, to whom luck is another."""
    orders = (tuple(f"{name}{number}" for name in view.standing.order) for number in range(MANY))
    return [replace(view, standing=view.standing.model_copy(update={"order": order})) for order in orders]
