"""Rumino as players see it: the table, the end of a hand, and the parts of its screens."""

from collections.abc import Sequence

from bot.games.rumino import cards, hints, panel, why
from bot.screens.table import generic_result, generic_table, melds
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import in_figures, say
from engine.cards.events import StockRanOut
from engine.contract import View
from engine.rumino.events import Knocked, RuminoClaimed, RuminoShown, WentGin
from engine.rumino.game import Rumino
from engine.rumino.rules import RuminoCarried, RuminoRules
from engine.rumino.state import RuminoPublic


def _open_table(scene: Scene, view: View[RuminoPublic]) -> Sequence[str | None]:
    """The lines of what lies open: before the draw the upcard and what taking it comes to; before the throw the
    discards.
    """
    pile = view.public.discards
    if view.phase == "turn_start" and pile:
        return panel.offered_card(scene, view, pile)
    return [f"-# {say('rumino-pile', cards=melds.pile(pile))}"] if view.phase == "discard" and pile else []


def _seat(scene: Scene, view: View[RuminoPublic], at: int) -> str:
    seat = view.seats[at]
    if seat.status == "out":
        name = generic_table.seat_name(scene, view, at)
        return f"{name} — {say('rumino-out')} · {generic_table.seat_counters('rumino', seat.counters)}"
    taken = view.public.known[at]
    known = [
        generic_table.seat_counters("rumino", seat.counters),
        say("rumino-has-taken", cards=", ".join(map(naming.card, taken))) if taken else "",
        say("rumino-has-drawn") if melds.has_drawn(view, at) else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def _middle(scene: Scene, view: View[RuminoPublic]) -> Sequence[str]:
    pile = view.public.discards
    below = melds.below_top(pile)
    back, stock = wording.back(scene.faces), view.zone("stock").count or 0
    shown = [cards.shown_hand(scene, view, seat) for seat in range(len(view.seats)) if cards.is_open(view, seat)]
    return [
        *([say("rumino-upcard", card=wording.row(pile[-1:], scene.faces))] if pile and not shown else []),
        *([] if shown else [f"-# {say('rumino-piles' if pile else 'rumino-no-upcard', back=back, stock=stock)}"]),
        *([f"-# {say('rumino-below', cards=below)}"] if below and not shown else []),
        *shown,
        *(_may_return(scene, seat) for seat in view.public.buyers),
        *_match(scene, view),
    ]


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    if seat in scene.seen.standing.out and not scene.match.over:
        return None
    line, hand = (
        generic_result.shared_line(scene, seat, worth),
        cards.melds_shown(scene, scene.seen_as(RuminoPublic), seat),
    )
    return f"{line}\n> {hand}" if hand else line


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    view, rules = scene.seen, scene.rules_as(Rumino)
    if seat in view.standing.out:
        return generic_result.worth(scene, seat)
    after, before = int(view.seats[seat].counters["score"]), view.standing.scores[seat]
    return [_scored(scene, seat, before, after), *_kept(scene, seat, after, rules)]


def _below(scene: Scene) -> Sequence[str]:
    """Lines below the result: why the hand ended; who watched; and where the pool goes, once the match is over."""
    view, match = scene.seen, scene.match
    watching = melds.names(scene, view.standing.out)
    lines = _why_ended(scene)
    lines += [say("rumino-line-out", names=watching)] if watching and not match.over else []
    pool = view.standing.carried_as(RuminoCarried).pool
    if pool and match.over:
        lines.append(say("rumino-line-pool", chips=pool, names=melds.names(scene, match.winners)))
    return lines


def _why_ended(scene: Scene) -> list[str]:
    """A knock, gin, a rumino, or that the cards ran out."""
    for _, event in reversed(scene.events):
        match event:
            case Knocked():
                return [say("rumino-ended-knock", name=scene.name(event.seat), points=event.deadwood)]
            case WentGin():
                return [say("rumino-ended-gin", name=scene.name(event.seat))]
            case RuminoShown():
                return [say("rumino-ended-rumino", name=scene.name(event.seat))]
            case RuminoClaimed():
                claim = {"whom": scene.name(event.whom), "card": naming.card(event.card)}
                return [say("rumino-ended-claim", name=scene.name(event.seat), **claim)]
            case StockRanOut():
                return [say("rumino-ended-stock")]
            case _:
                continue
    return []


def _scored(scene: Scene, seat: int, before: int, after: int) -> str:
    """The total before and after; a rebuy changes it once more."""
    scores = scene.seen_as(RuminoPublic).public.scores
    if not scores:
        return say("rumino-line-stands", after=after)
    sign = f"+{scores[seat]}" if scores[seat] >= 0 else in_figures(scores[seat])
    return say("rumino-line-scored", before=before, sign=sign, after=before + scores[seat])


def _kept(scene: Scene, seat: int, after: int, rules: RuminoRules) -> list[str]:
    """A line that says if a seat has fallen, or has come back."""
    paid = scene.result.chips[seat] if scene.result.chips else 0
    if paid < 0:
        return [say("rumino-line-back", after=after, chips=-paid)]
    return [say("rumino-line-busted", limit=rules.limit)] if after >= rules.limit else []


def _may_return(scene: Scene, seat: int) -> str:
    name = scene.name(seat)
    return say(
        "rumino-may-return", name=name, back=panel.score_after_rebuy(scene), chips=panel.rebuy_price(scene, seat)
    )


def _match(scene: Scene, view: View[RuminoPublic]) -> list[str]:
    """The pool, and how far the match has come."""
    pool = [say("rumino-pool", chips=int(view.counters["pool"]))] if "pool" in view.counters else []
    lines = [*pool, *generic_table.last_round(view, scene.rules_as(Rumino).max_hands)]
    return [f"-# {' · '.join(lines)}"] if lines else []


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody knocks
    open_table=_open_table,
    cards=panel.card_lines,
    choices=panel.choice_items,
    reason=hints.reason,
    taught=hints.taught,
    seat=_seat,
    middle=_middle,
    standing=_standing,
    worth=_worth,
    below=_below,
    reasons=why.reasons,
)
