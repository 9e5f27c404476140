"""The screens of Jubilee: the total and the way to the next jubilee, and on each card what it makes of them."""

from collections.abc import Sequence

from bot.screens.table import generic_result, generic_table
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half
from bot.screens.table.presenter import Presenter
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, PLAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.events import Drew
from engine.cards.packs import is_joker, plain
from engine.contract import Action, Decision, View
from engine.jubilee import Jubilee
from engine.jubilee.events import Played
from engine.jubilee.round import PLAY
from engine.jubilee.state import DECK, GREAT, STEP, JubileePublic, next_jubilees

TRAIL = 7  # the number of last plays that are named

# ---------------------------------------------------------------------------- the table


def _seat(scene: Scene, view: View[JubileePublic], at: int) -> str:
    shown = view.public.shown[at]
    known = [
        generic_table.seat_counters("jubilee", {"score": view.seats[at].counters["score"]}),
        say("jubilee-has-shown", cards=wording.counted(shown)) if shown else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def _middle(scene: Scene, view: View[JubileePublic]) -> Sequence[str]:
    stock, rules = view.zone("stock").count or 0, scene.rules_as(Jubilee)
    facts = [
        say("jubilee-stock", back=wording.back(scene.faces), stock=stock) if stock else say("jubilee-stock-empty"),
        *([say("jubilee-deal-of", deal=view.standing.round, deals=rules.deals)] if rules.deals > 1 else []),
    ]
    last = wording.row(view.public.played[-1:], scene.faces)
    return [
        f"# {' '.join(part for part in (last, str(view.public.total)) if part)}",
        _next(view),
        f"-# {' · '.join(facts)}",
        *_trail(scene),
    ]


# ---------------------------------------------------------------------------- the panel


def _open_table(scene: Scene, view: View[JubileePublic]) -> Sequence[str | None]:
    """The total, the card that made it, and what the next player could do with what each card makes of it."""
    last = wording.row(view.public.played[-1:], scene.faces)
    return [
        " · ".join(part for part in (last, say("jubilee-total", total=view.public.total)) if part),
        f"-# {_next(view)}",
        *([f"-# {text}"] if (text := _danger(view)) else []),
        None if last else say("jubilee-opens"),
    ]


def _cards(scene: Scene, view: View[JubileePublic]) -> Sequence[str | None]:
    if not view.hand:
        return []
    seat = view.seat or 0
    shown, drew = view.public.shown[seat], _drew(scene, seat)
    score = say("jubilee-own-score", score=int(view.seats[seat].counters["score"]))
    return [
        f"**{wording.row(view.hand, scene.faces)}**",
        f"-# {wording.counted(view.hand)}" if scene.faces else None,
        " ".join([*([say("jubilee-drew", card=naming.card(drew))] if drew in view.hand else []), score]),
        f"-# {say('jubilee-own-shown', cards=wording.counted(shown))}" if shown else None,
    ]


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """A button for each kind of card; what cannot be played says why."""
    view = scene.seen_as(JubileePublic)
    kinds = {plain(card): card for card in reversed(view.hand)}
    return rows([_card(scene, view, asked, kinds[kind]) for kind in dict.fromkeys(map(plain, view.hand))])


def _coach_text(scene: Scene, asked: Decision) -> str | None:
    public = scene.seen_as(JubileePublic).public
    if not public.played:
        return say("jubilee-coach-open")
    total = public.total
    below, above = next_jubilees(total)
    if below is None:
        return say("jubilee-coach-play", total=total, above=above, up=above - total)
    values = {"total": total, "above": above, "up": above - total, "below": below, "down": total - below}
    return say("jubilee-coach-play-two", **values)


def _reason_when_forced(scene: Scene, only: Action) -> Reason | None:
    card, opening = naming.card(only.cards[0]), not scene.seen_as(JubileePublic).public.played
    if len(scene.seen.hand) == 1:
        return because("jubilee-coach-last", card=card)
    return because("jubilee-coach-only-black" if opening else "jubilee-coach-only", card=card)


# ---------------------------------------------------------------------------- the result


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    if scene.rules_as(Jubilee).deals > 1:
        return generic_result.worth(scene, seat)
    points = scene.result.scores[seat]
    return [say("jubilee-line-points", points=points, count=abs(points))]


def _below(scene: Scene) -> Sequence[str]:
    return [f"-# {say('jubilee-line-total', cards=len(DECK), total=scene.seen_as(JubileePublic).public.total)}"]


# ---------------------------------------------------------------------------- the total


def _next(view: View[JubileePublic]) -> str:
    """The distance to the next jubilee above, and to the one below."""
    total = view.public.total
    below, above = next_jubilees(total)
    size = GREAT if above % GREAT == 0 else STEP
    if below is None:
        return say("jubilee-next", size=size, at=above, up=above - total)
    return say("jubilee-next-two", size=size, at=above, up=above - total, below=below, down=total - below)


def _trail(scene: Scene) -> list[str]:
    """The last plays, the newest last: whose each was, and the total that it made."""
    plays = [event for _, event in scene.events if isinstance(event, Played)][-TRAIL:]
    lines = [
        say(
            "jubilee-trail-play",
            name=wording.bare_name(scene.person(one.seat)),
            card=naming.card(one.card),
            total=one.total,
        )
        for one in plays
    ]
    return [f"-# {say('jubilee-trail', plays=' · '.join(lines))}"] if lines else []


def _danger(view: View[JubileePublic]) -> str | None:
    """The line on the totals that the viewer can make now, from which others may make a jubilee, each with the number
    of cards for it; None where they can make none.
    """
    scoring, total, theirs = view.public.scoring, view.public.total, _elsewhere(view)
    totals = sorted({total + scoring.value(card) for card in _playable(view)})
    counts = {after: sum(scoring.points(after, scoring.value(card)) > 0 for card in theirs) for after in totals}
    lines = [say("jubilee-danger-after", total=after, count=count) for after, count in counts.items() if count]
    if not lines:
        return say("jubilee-no-danger") if totals else None
    return say("jubilee-danger", totals=" · ".join(lines))


def _elsewhere(view: View[JubileePublic]) -> frozenset[str]:
    """The cards that anybody else may hold, now or after a draw."""
    return frozenset(DECK) - {*view.hand, *view.public.played}


def _drew(scene: Scene, seat: int) -> str:
    """The card that the viewer drew last; "" before the first."""
    drawn = [event.card for _, event in scene.events if isinstance(event, Drew) and event.seat == seat]
    return drawn[-1] or "" if drawn else ""


# ---------------------------------------------------------------------------- a card


def _card(scene: Scene, view: View[JubileePublic], asked: Decision, card: str) -> Button:
    """The total that a card makes, and what that scores."""
    sign, answer = naming.card(card), f"{PLAY} {card}"
    if asked.read(answer) is None:
        opening = not view.public.played
        label = say("jubilee-button-opening" if opening else "jubilee-button-below", card=sign)
        return answer_button(scene, label, answer, off=True)
    scoring, total = view.public.scoring, view.public.total
    value = scoring.value(card)
    points = scoring.points(total, value)
    label = say("jubilee-button", card=sign, total=total + value, points=points)
    return answer_button(scene, label, answer, GOOD if points > 0 else DANGER if points < 0 else PLAIN)


# ---------------------------------------------------------------------------- why a hint is a good one


def _reason(view: View[JubileePublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for a card: what it scores, what it saves, and what it leaves to the others."""
    scoring, total, card = view.public.scoring, view.public.total, action.cards[0]
    costs = {one: scoring.points(total, scoring.value(one)) for one in _playable(view)}
    after = total + scoring.value(card)
    if costs[card] > 0:
        return because("jubilee-hint-scores", total=after, points=costs[card])
    if other is not None and any(map(is_joker, other.cards)) and not is_joker(card):
        return because("hint-because-joker")
    if max(costs.values()) < 0:
        return because("jubilee-hint-all-pass")
    theirs = _elsewhere(view)
    scorers = sum(scoring.points(after, scoring.value(one)) > 0 for one in theirs)
    if not scorers and not costs[card]:
        return because("jubilee-hint-safe", total=after)
    passing = sum(points < 0 for points in costs.values())
    if passing and not costs[card]:
        return because("jubilee-hint-free", count=passing)
    return because("jubilee-hint-few", total=after, count=scorers, unseen=len(theirs))


# ---------------------------------------------------------------------------- why not


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(JubileePublic)
    turn = view.public.turn
    if turn != view.seat:
        return [say("jubilee-why-turn", name=scene.name(turn))]
    total, opening = view.public.total, not view.public.played
    able = _playable(view)
    stuck = wording.counted([card for card in view.hand if card not in able])
    lines = [say("jubilee-why-all")]
    if stuck:
        lines = [say(f"jubilee-why-{'opening' if opening else 'below'}", cards=stuck, total=total)]
    return [*lines, say("jubilee-why-skip", cards=wording.counted(able)), say("jubilee-why-draw")]


# ---------------------------------------------------------------------------- what a scene holds


def _playable(view: View[JubileePublic]) -> tuple[str, ...]:
    """The cards of the viewer that can be played now, if it is their turn."""
    return view.public.playable(view.hand)


PRESENTER = Presenter(
    seat=_seat,
    middle=_middle,
    open_table=_open_table,
    cards=_cards,
    choices=_choices,
    reason=_reason,
    taught=_coach_text,
    forced=_reason_when_forced,
    worth=_worth,
    below=_below,
    recipe="jubilee-recipe",
    reasons=lambda scene: ("a-turn", _why_not(scene)),
)
