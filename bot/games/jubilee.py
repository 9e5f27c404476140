"""How Jubilee looks: the total and the way to the next jubilee, and on each card what it makes of them."""

from collections.abc import Sequence

from discord import ui

from bot.games.base import Presenter
from bot.screens import generic_result, generic_table
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half
from bot.screens.rules import answer
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, PLAIN, Button, Item, rows
from bot.ui.refusals import Words
from bot.ui.rulebook import chapter
from bot.ui.texts import say
from engine.cards.packs import is_joker, plain
from engine.contract import Action, Decision, Illegal, Thought, View
from engine.jubilee import Jubilee
from engine.jubilee.events import Played
from engine.jubilee.round import PLAY
from engine.jubilee.scoring import DECK, GREAT, STEP, Scoring, next_jubilees

TRAIL = 7  # so many of the last plays are named


class JubileePresenter(Presenter):
    """The generic screens, with parts of their own."""

    # ------------------------------------------------------------------ the table

    def seat(self, scene: Scene, view: View, at: int) -> str:
        shown = view.memory["shown"][at]
        known = [
            generic_table.seat_counters("jubilee", {"score": view.seats[at].counters["score"]}),
            say("jubilee-has-shown", cards=wording.counted(shown)) if shown else "",
        ]
        return generic_table.line_of(scene, view, at, known)

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        stock, rules = view.zone("stock").count or 0, scene.rules_as(Jubilee)
        facts = [
            say("jubilee-stock", back=wording.back(scene.faces), stock=stock) if stock else say("jubilee-stock-empty"),
            *([say("jubilee-deal-of", deal=view.standing.round, deals=rules.deals)] if rules.deals > 1 else []),
        ]
        last = wording.row((view.zone("played").cards or ())[-1:], scene.faces)
        return [
            f"# {' '.join(part for part in (last, str(view.counters['total'])) if part)}",
            _next(view),
            f"-# {' · '.join(facts)}",
            *_trail(scene),
        ]

    # ------------------------------------------------------------------ the panel

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        if not view.hand:
            return []
        shown = view.memory["shown"][view.seat]
        asked = view.decisions and not view.zone("played").cards
        return [
            say("jubilee-total", total=view.counters["total"]),
            f"-# {_next(view)}",
            f"**{wording.row(view.hand, scene.faces)}**",
            f"-# {wording.counted(view.hand)}" if scene.faces else None,
            f"-# {say('jubilee-own-shown', cards=wording.counted(shown))}" if shown else None,
            say("jubilee-opens") if asked else None,
        ]

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        """A button for each kind of card; what cannot be played says why."""
        view = scene.seen
        kinds = {plain(card): card for card in reversed(view.hand)}
        return rows([_card(scene, view, asked, kinds[kind]) for kind in dict.fromkeys(map(plain, view.hand))])

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        """What the card scores, what it saves, and what it leaves to the others."""
        return _of_card(scene.seen, thought.action.cards[0], thought.second)

    # ------------------------------------------------------------------ the result

    def standing(self, scene: Scene, seat: int) -> str | None:
        if scene.rules_as(Jubilee).deals > 1:
            return super().standing(scene, seat)
        points = scene.result.scores[seat]
        told = say("jubilee-line-points", points=points, count=abs(points))
        return generic_result.line_of(scene, seat, [told])

    def below(self, scene: Scene) -> Sequence[str]:
        return [f"-# {say('jubilee-line-total', cards=len(DECK), total=scene.seen.counters['total'])}"]

    def recipe(self) -> str | None:
        return say("jubilee-recipe")

    # ------------------------------------------------------------------ why not

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        words: dict[str, str | int] = {}
        for name, value in refusal.values.items():
            if name == "card" and isinstance(value, str):
                words[name] = naming.card(value)
            elif name == "cards" and isinstance(value, tuple):
                words[name] = wording.counted(value)
        return None, words

    def why(self, scene: Scene) -> ui.LayoutView:
        return answer(chapter("jubilee", "a-turn"), _reasons(scene))


PRESENTER = JubileePresenter()


# ---------------------------------------------------------------------------- the total


def _next(view: View) -> str:
    """How far it is to the next jubilee above, and to the one below."""
    total = int(view.counters["total"])
    below, above = next_jubilees(total)
    size = GREAT if above % GREAT == 0 else STEP
    if below is None:
        return say("jubilee-next", size=size, at=above, up=above - total)
    return say("jubilee-next-two", size=size, at=above, up=above - total, below=below, down=total - below)


def _trail(scene: Scene) -> list[str]:
    """The last plays, the newest last, each with the total that it made."""
    plays = [event for _, event in scene.told if isinstance(event, Played)][-TRAIL:]
    told = [say("jubilee-trail-play", card=naming.card(one.card), total=one.total) for one in plays]
    return [f"-# {say('jubilee-trail', plays=' · '.join(told))}"] if told else []


# ---------------------------------------------------------------------------- a card


def _card(scene: Scene, view: View, asked: Decision, card: str) -> Button:
    """What a card makes of the total, and what that scores."""
    sign, answer = naming.card(card), f"{PLAY} {card}"
    if asked.read(answer) is None:
        opening = not view.zone("played").cards
        label = say("jubilee-button-opening" if opening else "jubilee-button-below", card=sign)
        return answer_button(scene, label, answer, off=True)
    scoring, total = _scoring(view), int(view.counters["total"])
    value = scoring.value(card)
    points = scoring.points(total, value)
    label = say("jubilee-button", card=sign, total=total + value, points=points)
    return answer_button(scene, label, answer, GOOD if points > 0 else PLAIN)


# ---------------------------------------------------------------------------- why a hint is a good one


def _of_card(view: View, card: str, other: Action | None) -> str | None:
    """`other`: the next best answer."""
    scoring, total = _scoring(view), int(view.counters["total"])
    costs = {one: scoring.points(total, scoring.value(one)) for one in _playable(view)}
    after = total + scoring.value(card)
    if costs[card] > 0:
        return say("jubilee-hint-scores", total=after, points=costs[card])
    if other is not None and any(map(is_joker, other.cards)) and not is_joker(card):
        return say("hint-because-joker")
    if costs[card] < 0:
        return say("jubilee-hint-all-pass") if max(costs.values()) < 0 else None
    theirs = set(DECK) - {*view.hand, *(view.zone("played").cards or ())}
    if not any(scoring.points(after, scoring.value(one)) > 0 for one in theirs):
        return say("jubilee-hint-safe", total=after)
    passing = sum(points < 0 for points in costs.values())
    return say("jubilee-hint-free", count=passing) if passing else None


# ---------------------------------------------------------------------------- why not


def _reasons(scene: Scene) -> list[str]:
    """What the viewer cannot do now, and why."""
    view = scene.view
    if view is None or view.seat is None or view.phase == "over" or not view.hand:
        return []
    turn = int(view.memory["turn"])
    if turn != view.seat:
        return [say("jubilee-why-turn", name=wording.name(scene.person(turn)))]
    total, opening = int(view.counters["total"]), not view.zone("played").cards
    able = _playable(view)
    stuck = wording.counted([card for card in view.hand if card not in able])
    told = [say("jubilee-why-all")]
    if stuck:
        told = [say(f"jubilee-why-{'opening' if opening else 'below'}", cards=stuck, total=total)]
    return [*told, say("jubilee-why-skip", cards=wording.counted(able)), say("jubilee-why-draw")]


# ---------------------------------------------------------------------------- what a scene holds


def _scoring(view: View) -> Scoring:
    return Scoring(**view.memory["scoring"])


def _playable(view: View) -> tuple[str, ...]:
    """The cards of the viewer that can be played now, if it is their turn."""
    opening = not view.zone("played").cards
    return _scoring(view).playable(view.hand, int(view.counters["total"]), opening)
