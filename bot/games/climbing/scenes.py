"""What the family's screens read off a scene: ranks, titles, the deck, the rules in short."""

from collections.abc import Mapping

from bot.games.climbing.part import part
from bot.table.house_rules import Value
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.climbing.rules import climbing_rules
from engine.climbing.views import climbing


def ranks(scene: Scene) -> tuple[str, ...]:
    """The ranks in play, low to high."""
    return climbing_rules(scene.rules).ranks(len(scene.seated))


def cards(scene: Scene) -> int:
    """How many cards are dealt; in a lobby, to as many as are wanted."""
    return climbing_rules(scene.rules).cards(len(scene.seated) or max(scene.people, scene.wanted))


def unranked(scene: Scene) -> bool:
    """Whether nobody has a title in this round."""
    return scene.view is not None and not any(seat.title for seat in climbing(scene.view).seats)


def next_titles(scene: Scene) -> tuple[str | None, ...]:
    """The titles that this order of finishing gives to so many players."""
    if scene.round is None:
        return ()
    following = scene.round.standing.model_copy(update={"round": scene.round.number + 1})
    return climbing_rules(scene.rules).titles(following)


def rules_in_short(scene: Scene) -> str:
    """The deck, and while a round is played every house rule that is not the default, those of a preset under its
    name.
    """
    deck = say("deck-cards", count=cards(scene))
    if scene.round is None:
        return deck
    decreed = part(scene.record).decree.options
    house = [wording.house_rule(name, value) for name, value in scene.record.options.items() if name not in decreed]
    return " · ".join([deck, *house, *_decreed(decreed)])


def _decreed(options: Mapping[str, Value]) -> list[str]:
    rules = ", ".join(wording.house_rule(name, value) for name, value in options.items())
    return [say("decree-in-short", rules=rules)] if rules else []
