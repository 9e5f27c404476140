"""Words for sets, runs and arcana that lie or are to be laid, for decrees and for changes of rank; and facts that the
family's screens read off a scene: ranks, titles, the deck, the rules in short.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.faces import JOKER
from bot.games.climbing.part import part
from bot.table.house_rules import Value
from bot.table.people import coming_people
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import listed, say, templates
from data.records import RoundRecord
from engine.climbing.rules import Tax, climbing_rules, is_drawn
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Standing
from engine.games import rules_of

TRAIL = 4  # plays of a trick that are shown


class LaidCards(Protocol):
    """Cards that lie, or are to be laid, as words describe them: an event, a play, or a place on the pile."""

    @property
    def rank(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def shape(self) -> str: ...


def play(laid: LaidCards) -> str:
    """A play in words: "two Jacks", "a run of Diamonds, Six to Nine", "The World", "an Eight made by The Magician"."""
    if laid.shape == "run":
        low, high = (wording.SUITED.fullmatch(laid.cards[at]) for at in (0, -1))
        if low is None or high is None:
            raise ValueError(f"a run of cards without suits: {laid.cards}")
        ends = {"low": say(f"rank-{low[1]}"), "high": say(f"rank-{high[1]}")}
        return say("what-run", suit=say(f"suit-{low[2]}"), **ends)
    major = next((token for token in laid.cards if wording.has_name(token)), None)
    if major is None:
        return equal_cards(laid.rank, laid.size)
    if laid.shape == "arcana":
        return say(f"card-{major}")
    key = "what-with" if len(laid.cards) > 1 else "what-made"
    return say(key, what=equal_cards(laid.rank, laid.size), card=say(f"card-{major}"))


def equal_cards(rank: str, count: int) -> str:
    """A set in words: "a Five", "two Jacks"."""
    return say(f"rank-{rank}.what", count=count)


def any_cards(cards: Sequence[str]) -> str:
    """Cards, whatever they are, in a sentence: "two Kings and The Fool", "3♦ and 4♦"."""
    return listed([_thing(card, count) for card, count in Counter(cards).items()])


def _thing(card: str, count: int) -> str:
    """The words for `count` copies of a card."""
    if card == JOKER:
        return say("joker.what", count=count)
    if is_plain_rank(card):
        return equal_cards(card, count)
    return say(f"card-{card}") if wording.has_name(card) else listed([wording.card(card)] * count)


def suits(letters: str) -> str:
    """Suits in words: "Clubs", "Clubs and Diamonds"."""
    return listed([say(f"suit-{letter}") for letter in letters])


def is_disguised(laid: LaidCards) -> bool:
    """True if some of its cards do not show what it counts as."""
    return laid.shape == "set" and any(wording.rank_of(token) != laid.rank for token in laid.cards)


def is_plain_rank(token: str) -> bool:
    """True if the token is a rank, or a joker: no suit, no name of its own."""
    return not wording.SUITED.fullmatch(token) and not wording.has_name(token)


def address(name: str) -> str:
    """The address of the highest seat, by the name of its text; "" for none and for one that is no longer there."""
    return say(f"address.{name}") if name in templates("address") else ""


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
    return " · ".join([deck, *house, *_decree_lines(decreed)])


def _decree_lines(options: Mapping[str, Value]) -> list[str]:
    rules = ", ".join(wording.house_rule(name, value) for name, value in options.items())
    return [say("decree-in-short", rules=rules)] if rules else []


def turned_line(scene: Scene, view: ClimbingView) -> list[str]:
    """A line that the ranks run the other way, where they do."""
    return [say("pile-turned", highest=ranks_in_play(scene)[0])] if view.turned else []


def locked_line(view: ClimbingView) -> list[str]:
    """The suits that alone may follow, where the pile is locked to some."""
    return [say("pile-locked", suits=suits(view.public.locked))] if view.public.locked else []


def last_plays(scene: Scene, view: ClimbingView) -> str:
    """The last plays of the trick and whose they are, the newest last: "Odila 2-2 → Kim 4-4"."""
    lately = [(scene.name(laid.seat), "-".join(map(wording.card, laid.cards))) for laid in view.pile]
    return " → ".join(f"{name} {cards}" for name, cards in lately[-TRAIL:])
