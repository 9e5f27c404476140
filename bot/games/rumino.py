"""The screens of Rumino: hands in their melds, what each throw leaves, and who may come back for what."""

from collections.abc import Sequence

from bot.screens import generic_parts, generic_result, generic_table, melds
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half
from bot.screens.generic_result import Worth
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, MAIN, Button, Item, rows
from bot.ui.texts import in_figures, say
from engine.cards.drawing import new_card
from engine.cards.events import StockRanOut
from engine.cards.packs import less, plain
from engine.contract import Action, Decision, View
from engine.rumino.deadwood import arranged, deadwood, deadwood_without
from engine.rumino.events import Knocked, RuminoClaimed, RuminoShown, WentGin
from engine.rumino.game import Rumino
from engine.rumino.melds import discards, rumino_of
from engine.rumino.rules import RuminoRules
from engine.rumino.scoring import price, total_after_rebuy
from engine.rumino.standings import RuminoCarried, no_rebuy
from engine.rumino.state import RuminoPublic, RuminoView

# ---------------------------------------------------------------------------- the panel


def _open_table(scene: Scene, view: View[RuminoPublic]) -> Sequence[str | None]:
    """The lines of what lies open: before the draw the upcard and what taking it comes to; before the throw the
    discards.
    """
    pile = view.public.discards
    if view.phase == "turn_start" and pile:
        return _offered_card(scene, view, pile)
    return [f"-# {say('rumino-pile', cards=melds.pile(pile))}"] if view.phase == "discard" and pile else []


def _cards(scene: Scene, view: RuminoView) -> Sequence[str | None]:
    if view.phase in ("rebuy", "over"):
        hands = [_shown(scene, view, seat) for seat in range(len(view.seats)) if _open(view, seat)]
        return [*hands, *(_offer(scene, view, asked.seat) for asked in view.decisions), *_stays_out(scene, view)]
    if not view.hand:
        return []
    card = new_card(view)
    if not card:
        return _sorted(scene, view.hand)
    new = say("rumino-got-taken" if view.public.taken else "rumino-got-stock", card=naming.card(card))
    return [*_sorted(scene, view.hand), new, f"-# {say('rumino-about-throw')}"]


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    match asked.kind:
        case "turn_start":
            return rows(_turn(scene, asked))
        case "discard":
            return rows(_throws(scene, asked))
        case _:
            cost = say("rumino-button-rebuy", chips=_price(scene, asked.seat))
            return rows(
                [
                    answer_button(scene, cost, "rebuy", GOOD),
                    answer_button(scene, say("rumino-button-drop"), "drop", DANGER),
                ]
            )


def _reason(view: View[RuminoPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what stays unmatched."""
    match action.verb:
        case "take" | "draw":
            return _of_upcard(view, action.verb)
        case "discard" | "gin" if action.cards:
            return _of_throw(view, action.cards[0])
        case "knock" | "gin":
            return because("rumino-hint-left", points=deadwood(view.hand))
        case _:
            return None


def _taught(scene: Scene, asked: Decision) -> str | None:
    if asked.kind != "turn_start":
        return generic_parts.taught(scene, asked)
    ends = next((verb for verb in ("gin", "knock") if any(one.verb == verb for one in asked.enumerate())), "none")
    card = naming.card(_upcard(scene.seen_as(RuminoPublic)))
    return say("rumino-coach-turn-start", card=card, ends=ends, points=deadwood(scene.seen.hand))


# ---------------------------------------------------------------------------- the table


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
    shown = [_shown(scene, view, seat) for seat in range(len(view.seats)) if _open(view, seat)]
    return [
        *([say("rumino-upcard", card=wording.row(pile[-1:], scene.faces))] if pile and not shown else []),
        *([] if shown else [f"-# {say('rumino-piles' if pile else 'rumino-no-upcard', back=back, stock=stock)}"]),
        *([f"-# {say('rumino-below', cards=below)}"] if below and not shown else []),
        *shown,
        *(_may_return(scene, seat) for seat in view.public.buyers),
        *_match(scene, view),
    ]


# ---------------------------------------------------------------------------- the result


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    if seat in scene.seen.standing.out and not scene.match.over:
        return None
    line, hand = generic_result.shared_line(scene, seat, worth), _melds(scene, scene.seen_as(RuminoPublic), seat)
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


# ---------------------------------------------------------------------------- why not


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    after = scene.view is not None and scene.view.phase in ("rebuy", "over")
    return "out-and-back" if after else "the-round", _why_not(scene)


# ---------------------------------------------------------------------------- cards in words


def _sorted(scene: Scene, cards: Sequence[str]) -> list[str]:
    """A hand in its best melds, with what is left over; and the same as text, for those who hear it."""
    found = arranged(cards)
    loose = wording.row(found.loose, scene.faces)
    left = say("rumino-loose", cards=loose, points=found.deadwood) if found.loose else say("rumino-matched")
    lines = [say("rumino-melds", melds=melds.row(scene, found.melds))] if found.melds else []
    return [*lines, left, *([f"-# {melds.in_words((*found.melds, found.loose))}"] if scene.faces else [])]


def _melds(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """A hand as it lies open, or that it stays closed; "" for a seat that was dealt none."""
    if not _open(view, seat):
        count = view.zone("hand", seat).count
        return say("rumino-line-closed", back=wording.back(scene.faces)) if count else ""
    cards = view.public.shown[seat]
    if not view.public.scores:
        return wording.row(cards, scene.faces)  # a rumino is one meld
    found = arranged(cards)
    loose = wording.row(found.loose, scene.faces)
    left = say("rumino-line-left", cards=loose, points=found.deadwood) if loose else say("rumino-line-all")
    return " · ".join(part for part in (melds.row(scene, found.melds), left) if part)


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


def _open(view: View[RuminoPublic], seat: int) -> bool:
    return bool(view.public.shown[seat])


def _shown(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    return f"{seat + 1}. **{scene.name(seat)}** — {_melds(scene, view, seat)}"


# ---------------------------------------------------------------------------- the parts of a panel


def _turn(scene: Scene, asked: Decision) -> list[Button]:
    """Draw, take, and what ends the hand: gin alone where nothing is left; a knock that is too high says so."""
    view, rules = scene.seen_as(RuminoPublic), scene.rules_as(Rumino)
    left, offered = deadwood(view.hand), {answer.text for answer in asked.enumerate()}
    found = [
        answer_button(scene, say("rumino-button-draw"), "draw", MAIN),
        answer_button(scene, _take(view), "take", MAIN),
    ]
    if "gin" in offered:
        return [*found, answer_button(scene, say("rumino-button-gin"), "gin", GOOD)]
    if "knock" in offered:
        return [*found, answer_button(scene, say("rumino-button-knock", points=left), "knock", GOOD)]
    label = say("rumino-button-knock-off", points=left, most=rules.knock_max)
    return [*found, answer_button(scene, label, "knock", off=True)]


def _take(view: View[RuminoPublic]) -> str:
    """The label of the button that takes the upcard, with what would stay unmatched then."""
    card = _upcard(view)
    if rumino_of((*view.hand, card), card):
        return say("rumino-button-take-rumino", card=naming.card(card))
    return say("rumino-button-take", card=naming.card(card), points=_left_by_taking(view))


def _offered_card(scene: Scene, view: View[RuminoPublic], pile: Sequence[str]) -> list[str]:
    """The upcard, what taking it would leave, and the discards below it."""
    card, below = wording.row(pile[-1:], scene.faces), melds.below_top(pile)
    if rumino_of((*view.hand, pile[-1]), pile[-1]):
        text = say("rumino-offered-rumino", card=card)
    else:
        text = say("rumino-offered", card=card, points=_left_by_taking(view))
    return [text, *([f"-# {say('rumino-below', cards=below)}"] if below else [])]


def _left_by_taking(view: View[RuminoPublic]) -> int:
    """The least that would stay unmatched, were the upcard taken and another card thrown."""
    left = deadwood_without((*view.hand, _upcard(view)))
    return min(left[card] for card in view.hand)


def _throws(scene: Scene, asked: Decision) -> list[Button]:
    """A button for each kind of card, what leaves least first; with which gin can be called, that alone."""
    view = scene.seen_as(RuminoPublic)
    free = {answer.cards[0]: answer.verb for answer in asked.enumerate()}  # its last answer: gin if it may be
    found: dict[str, Button] = {}
    for card, left in discards(view.hand):
        sign, verb = naming.card(card), free.get(card)
        if verb == "gin":
            found[plain(card)] = answer_button(scene, say("rumino-button-gin-throw", card=sign), f"gin {card}", GOOD)
        elif verb == "discard":
            label = say("rumino-button-throw", card=sign, points=left)
            found[plain(card)] = answer_button(scene, label, f"discard {card}")
    taken = view.public.taken
    if taken and plain(taken) not in found:
        label = say("rumino-button-taken", card=naming.card(taken))
        found[plain(taken)] = answer_button(scene, label, f"discard {taken}", off=True)
    return list(found.values())


# ---------------------------------------------------------------------------- scores and chips


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


def _price(scene: Scene, seat: int) -> int:
    return price(scene.rules_as(Rumino).stake, scene.seen.standing.carried_as(RuminoCarried).rebuys[seat])


def _back(scene: Scene) -> int:
    """The total at which a busted seat comes back."""
    view = scene.seen
    totals = {seat: int(view.seats[seat].counters["score"]) for seat in view.standing.live}
    return total_after_rebuy(totals, scene.rules_as(Rumino).limit)


def _offer(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """The price of coming back for a seat, and the score at which it would stand."""
    score, own = (int(view.seats[seat].counters[name]) for name in ("score", "chips"))
    return say("rumino-about-rebuy", score=score, own=own, chips=_price(scene, seat), back=_back(scene))


def _may_return(scene: Scene, seat: int) -> str:
    name = scene.name(seat)
    return say("rumino-may-return", name=name, back=_back(scene), chips=_price(scene, seat))


def _match(scene: Scene, view: View[RuminoPublic]) -> list[str]:
    """The pool, and how far the match has come."""
    pool = [say("rumino-pool", chips=int(view.counters["pool"]))] if "pool" in view.counters else []
    lines = [*pool, *generic_table.last_round(view, scene.rules_as(Rumino).max_hands)]
    return [f"-# {' · '.join(lines)}"] if lines else []


# ---------------------------------------------------------------------------- why not


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons."""
    if scene.view is None or scene.view.seat is None:
        return []
    view = scene.seen_as(RuminoPublic)
    if view.seat in view.standing.out:
        return [say("generic-out-match")]
    if view.phase not in ("turn_start", "discard"):
        return _stays_out(scene, view)
    rules, turn = scene.rules_as(Rumino), view.public.turn
    if turn != view.seat:
        return [say("rumino-why-turn", name=scene.name(turn))]
    if view.phase == "turn_start":
        return _before_draw(view, rules)
    lines = [say("rumino-why-throw"), say("rumino-why-knock-late")]
    left = min(deadwood(less(view.hand, card)) for card in view.hand)
    if not rules.gin_after_draw:
        lines.append(say("rumino-why-gin-late"))
    elif left:
        lines.append(say("rumino-why-gin", points=left, thrown="yes"))
    if view.public.taken and not rules.return_discard:
        lines.append(say("rumino-why-taken", card=naming.card(view.public.taken)))
    return lines


def _stays_out(scene: Scene, view: View[RuminoPublic]) -> list[str]:
    """The reason why the viewer, whom this hand of a match that goes on has put out, cannot come back."""
    seat, rules = view.seat, scene.rules_as(Rumino)
    if seat is None or seat in view.standing.out or view.decisions or not scene.match_goes_on:
        return []
    totals = [int(seen.counters["score"]) for seen in view.seats]
    retired = [at for at, seen in enumerate(view.seats) if seen.retired]
    why = no_rebuy(rules, view.standing, totals, retired, seat) or "late"
    return [] if why == "in" else [say("rumino-why-rebuy", reason=say("refused-rum-no-rebuy", why=why))]


def _before_draw(view: View[RuminoPublic], rules: RuminoRules) -> list[str]:
    left, lines = deadwood(view.hand), [say("rumino-why-draw")]
    if left > rules.knock_max:
        lines.append(say("rumino-why-knock", points=left, most=rules.knock_max))
    if left:
        lines.append(say("rumino-why-gin", points=left, thrown="no"))
    return lines


# ---------------------------------------------------------------------------- why a hint is a good one


def _of_upcard(view: View[RuminoPublic], verb: str) -> Reason | None:
    """The worth of the open card for the hand, once another card has been thrown for it."""
    return melds.why_drawn("points", taken=verb == "take", before=deadwood(view.hand), after=_left_by_taking(view))


def _of_throw(view: View[RuminoPublic], card: str) -> Reason | None:
    return melds.why_thrown("points", deadwood_without(view.hand), card, arranged(less(view.hand, card)).loose)


# ---------------------------------------------------------------------------- what a scene holds


def _upcard(view: View[RuminoPublic]) -> str:
    return (view.public.discards or ("",))[-1]


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody knocks
    open_table=_open_table,
    cards=_cards,
    choices=_choices,
    reason=_reason,
    taught=_taught,
    seat=_seat,
    middle=_middle,
    standing=_standing,
    worth=_worth,
    below=_below,
    reasons=_reasons,
)
