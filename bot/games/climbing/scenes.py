"""Facts that the family's screens read off a scene: ranks, titles, the deck, the rules in short."""

from collections.abc import Mapping

from bot.games.climbing import words
from bot.games.climbing.part import part
from bot.table.house_rules import Value
from bot.table.people import coming_people
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from data.records import RoundRecord
from engine.climbing.rules import Tax, climbing_rules, is_drawn
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Standing
from engine.games import rules_of

TRAIL = 4  # plays of a trick that are shown


def ranks_in_play(scene: Scene) -> tuple[str, ...]:
    """The ranks in play, low to high."""
    return climbing_rules(scene.rules).ranks(len(scene.seated))


def cards_dealt(scene: Scene) -> int:
    """The number of cards that are dealt; in a lobby, to as many as are wanted."""
    return climbing_rules(scene.rules).cards(len(scene.seated) or max(scene.players_here, scene.players_wanted))


def is_unranked(scene: Scene) -> bool:
    """True if nobody has a title in this round."""
    return scene.view is not None and not any(seat.title for seat in climbing(scene.view).seats)


def is_unearned(scene: Scene) -> bool:
    """True if nobody had earned a rank before this round: there are none, or they come from a draw for seats."""
    return is_unranked(scene) or (scene.round is not None and is_drawn(scene.round.standing))


def ranks_moved(scene: Scene, seat: int, place: int) -> str:
    """The ranks that this seat goes up or down by finishing at that place: "▲4"; nothing where it had earned none
    before.
    """
    up = seat - place
    return "" if is_unearned(scene) else f"▲{up}" if up > 0 else f"▼{-up}" if up < 0 else "="


def next_titles(scene: Scene) -> tuple[str | None, ...]:
    """The titles of the next round, as this order of finishing gives them."""
    return () if scene.round is None else climbing_rules(scene.rules).titles(_following(scene.round))


def next_taxes(scene: Scene) -> tuple[Tax, ...]:
    """The taxes that this order of finishing makes due after the next deal, between places, 0 the first. Empty while
    people come or go, which would change them.
    """
    played = scene.round
    if played is None or {person.key for person in coming_people(scene.record)} != set(played.standing.order):
        return ()
    rules = climbing_rules(rules_of(scene.record.game).read(scene.record.options))
    return rules.schedule(len(played.standing.order)) if rules.taxed(_following(played)) else ()


def _following(played: RoundRecord) -> Standing:
    """The standing of a round after this one, as far as titles and taxes go by it."""
    return played.standing.model_copy(update={"round": played.number + 1, "carried": {}})


def rules_in_short(scene: Scene) -> str:
    """The deck, and while a round is played every house rule that is not the default, those of a preset under its
    name.
    """
    deck = say("deck-cards", count=cards_dealt(scene))
    if scene.round is None:
        return deck
    decreed = part(scene.record).decree.options
    house = [wording.house_rule(name, value) for name, value in scene.record.options.items() if name not in decreed]
    return " · ".join([deck, *house, *_decreed(decreed)])


def _decreed(options: Mapping[str, Value]) -> list[str]:
    rules = ", ".join(wording.house_rule(name, value) for name, value in options.items())
    return [say("decree-in-short", rules=rules)] if rules else []


def turned_line(scene: Scene, view: ClimbingView) -> list[str]:
    """A line that the ranks run the other way, where they do."""
    return [say("pile-turned", highest=ranks_in_play(scene)[0])] if view.turned else []


def locked_line(view: ClimbingView) -> list[str]:
    """The suits that alone may follow, where the pile is locked to some."""
    return [say("pile-locked", suits=words.suits(view.public.locked))] if view.public.locked else []


def last_plays(scene: Scene, view: ClimbingView) -> str:
    """The last plays of the trick and whose they are, the newest last: "Odila 2-2 → Kim 4-4"."""
    lately = [(scene.name(laid.seat), "-".join(map(wording.card, laid.cards))) for laid in view.pile]
    return " → ".join(f"{name} {cards}" for name, cards in lately[-TRAIL:])
