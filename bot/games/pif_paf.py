"""How Pif Paf looks: hands in their melds, the price of staying in, what each throw leaves, and how the pot was won."""

from collections.abc import Sequence

from discord import ui

from bot.games.base import Presenter
from bot.screens import generic_result, generic_table, melds
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half
from bot.screens.rules import answer
from bot.table.dealing import match_of
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, Button, Item, rows
from bot.ui.rulebook import chapter
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import Decision, Thought, View
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import discards, grouped, loose
from engine.pif_paf.stakes import cap, limit, limited_by


class PifPafPresenter(Presenter):
    """The generic screens, with parts of their own."""

    # ------------------------------------------------------------------ the panel

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        if view.phase == "over":
            return [_shown(scene, view, seat) for seat in range(len(view.seats)) if _open(view, seat)]
        if not view.hand:
            return []
        mine = view.seat or 0
        if view.seats[mine].status != "in":
            return [*_sorted(scene, view.hand), f"-# {say('pif-paf-own-fold')}"]
        if view.phase == "bet" and view.decisions:
            return [*_sorted(scene, view.hand), _price(scene, view)]
        if view.phase == "discard" and view.decisions:
            return [*_sorted(scene, view.hand), *_got(view)]
        return _sorted(scene, view.hand)

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        match asked.kind:
            case "bet":
                return _bets(scene, asked)
            case "draw":
                return rows(_draws(scene, asked))
            case _:
                return rows(_throws(scene, asked))

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        """How much of the hand lies in melds, and what a card does for that."""
        view, action = scene.seen, thought.action
        match action.verb:
            case "draw" | "take":
                return _of_upcard(view, taken=action.verb == "take")
            case "discard" | "out":
                return melds.why_thrown("cards", dict(discards(view.hand)), action.cards[0])
            case _:
                return _of_bet(view, action.verb)

    # ------------------------------------------------------------------ the table

    def seat(self, scene: Scene, view: View, at: int) -> str:
        seat = view.seats[at]
        chips, taken = say("pif-paf-has-chips", chips=int(seat.counters["chips"])), view.memory["known"][at]
        if at in view.standing.out:
            return f"{generic_table.seat_name(scene, view, at)} — {say('pif-paf-out')} · {chips}"
        bet = int(seat.counters.get("bet", 0))
        known = [chips, say("pif-paf-has-bet", bet=bet) if bet else ""]
        if seat.status != "in":
            told = " · ".join(part for part in (*known, say("pif-paf-has-folded")) if part)
            return f"{generic_table.seat_name(scene, view, at)} — {told}"
        known += [
            say("pif-paf-has-taken", cards=", ".join(map(naming.card, taken))) if taken else "",
            say("pif-paf-has-drawn") if view.phase == "discard" and at == view.memory["turn"] else "",
        ]
        return generic_table.line_of(scene, view, at, known)

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        return [*_piles(scene, view), _pot(scene, view), f"-# {_hand_of(scene, view)}"]

    # ------------------------------------------------------------------ the result

    def standing(self, scene: Scene, seat: int) -> str | None:
        view = scene.seen
        if seat in view.standing.out:
            return None
        before, after = view.standing.chips[seat], int(view.seats[seat].counters["chips"])
        known = [
            say("pif-paf-line-chips", before=before, sign=generic_result.signed(after - before), after=after),
            say("pif-paf-line-folded") if view.seats[seat].status != "in" else "",
            say("pif-paf-line-broke") if after < scene.rules_as(PifPaf).ante else "",
        ]
        line = generic_result.line_of(scene, seat, [part for part in known if part])
        return "\n> ".join([line, *_won_with(scene, view, seat)])

    def below(self, scene: Scene) -> Sequence[str]:
        """That no card was shown; what becomes of the pot; who watched."""
        view = scene.seen
        told = [say("pif-paf-line-out", names=melds.names(scene, view.standing.out))] if view.standing.out else []
        if scene.result.winners and not any(_open(view, seat) for seat in range(len(view.seats))):
            told.insert(0, say("pif-paf-line-folds"))
        if pot := int(view.counters["pot"]):
            told.append(say("pif-paf-line-stays", pot=pot))
        elif not scene.result.winners and scene.round is not None and match_of(scene.round).over:
            told.append(say("pif-paf-line-shared"))
        return told

    # ------------------------------------------------------------------ why not

    def why(self, scene: Scene) -> ui.LayoutView:
        asked = scene.view.phase if scene.view is not None else ""
        return answer(chapter("pif_paf", "bets" if asked == "bet" else "the-hand"), _reasons(scene))


# ---------------------------------------------------------------------------- cards in words


def _sorted(scene: Scene, cards: Sequence[str]) -> list[str]:
    """A hand in its melds, with the loose cards; and the same as text, for those who hear it."""
    found = grouped(cards)
    loose = say("pif-paf-loose", cards=wording.row(found.loose, scene.faces), count=len(found.loose), hand=len(cards))
    told = [say("pif-paf-melds", melds=melds.row(scene, found.melds))] if found.melds else []
    told.append(loose if found.loose else say("pif-paf-melded", hand=len(cards)))
    return [*told, *([f"-# {melds.in_words((*found.melds, found.loose))}"] if scene.faces else [])]


def _open(view: View, seat: int) -> bool:
    return any(zone.name == "shown" and zone.owner == seat for zone in view.zones)


def _melds(scene: Scene, view: View, seat: int) -> str:
    """The hand with which a seat went out."""
    return melds.row(scene, grouped(view.zone("shown", seat).cards or ()).melds)


def _won_with(scene: Scene, view: View, seat: int) -> list[str]:
    """The melds of the seat that went out, and whose card it claimed."""
    if not _open(view, seat):
        return []
    told = [_melds(scene, view, seat)]
    if claim := view.memory["claim"]:
        thrower, card = claim
        told.append(say("pif-paf-line-claim", whom=melds.names(scene, [thrower]), card=naming.card(card)))
    return told


def _shown(scene: Scene, view: View, seat: int) -> str:
    cards, *claim = _won_with(scene, view, seat)
    shown = say("pif-paf-shown", number=seat + 1, name=wording.name(scene.person(seat)), cards=cards)
    return "\n".join([shown, *claim])


# ---------------------------------------------------------------------------- the parts of a panel


def _price(scene: Scene, view: View) -> str:
    """What staying in costs, and how high it may go."""
    seat, highest = view.seat or 0, _cap(scene, view)
    level, own = max(view.memory["bets"]), view.memory["bets"][seat]
    if level == own:
        return say("pif-paf-price-free", cap=highest)
    chips, pot = int(view.seats[seat].counters["chips"]), int(view.counters["pot"])
    price = say("pif-paf-price", owes=level - own, chips=chips, pot=pot)
    return f"{price} {say('pif-paf-price-raise', cap=highest) if level < highest else say('pif-paf-price-top')}"


def _got(view: View) -> list[str]:
    """The tenth card, and what the buttons say."""
    new = say("pif-paf-got-taken" if view.memory["took"] else "pif-paf-got-stock", card=naming.card(view.memory["got"]))
    out = any(one.verb == "out" for decision in view.decisions for one in decision.options)
    return [new, f"-# {say('pif-paf-about-out' if out else 'pif-paf-about-throw')}"]


def _bets(scene: Scene, asked: Decision) -> list[Item]:
    """Staying in or not, and below that a button for each level."""
    bets = scene.seen.memory["bets"]
    owes, level = max(bets) - bets[asked.seat], max(bets)
    stay = (
        answer_button(scene, say("pif-paf-button-call", owes=owes), "call", GOOD)
        if owes
        else answer_button(scene, say("pif-paf-button-check"), "check", GOOD)
    )
    to = "pif-paf-button-raise" if level else "pif-paf-button-bet"
    levels = [one for one in asked.options if one.verb == "bet"]
    return [
        *rows([stay, answer_button(scene, say("pif-paf-button-fold"), "fold", DANGER)]),
        *rows(answer_button(scene, say(to, level=int(one.values[0])), one.text, MAIN) for one in levels),
    ]


def _draws(scene: Scene, asked: Decision) -> list[Button]:
    pile = scene.seen.zone("discards").cards or ()
    found = [answer_button(scene, say("pif-paf-button-draw"), "draw", MAIN)]
    if pile:
        found.append(answer_button(scene, say("pif-paf-button-take", card=naming.card(pile[-1])), "take", MAIN))
    return found


def _throws(scene: Scene, asked: Decision) -> list[Button]:
    """A button for each kind of card, what leaves fewest loose first; where one can go out, that alone."""
    view = scene.seen
    free = {one.cards[0] for one in asked.options if one.verb == "discard"}
    found: dict[str, Button] = {}
    for out in [one for one in asked.options if one.verb == "out"]:
        (card,) = out.cards
        label = say("pif-paf-button-out", card=naming.card(card))
        found.setdefault(plain(card), answer_button(scene, label, out.text, GOOD))
    if found:
        return list(found.values())
    for card, left in discards(view.hand):
        if card in free:
            label = say("pif-paf-button-throw", card=naming.card(card), loose=left)
            found.setdefault(plain(card), answer_button(scene, label, f"discard {card}", PLAIN))
    taken = str(view.memory["got"])
    if plain(taken) not in found:
        label = say("pif-paf-button-taken", card=naming.card(taken))
        found[plain(taken)] = answer_button(scene, label, f"discard {taken}", off=True)
    return list(found.values())


# ---------------------------------------------------------------------------- the table


def _piles(scene: Scene, view: View) -> list[str]:
    """The top discard and what lies below it, and the stock."""
    pile, stock = view.zone("discards").cards or (), view.zone("stock").count or 0
    back = wording.back(scene.faces)
    if not pile:
        return [say("pif-paf-stock", back=back, stock=stock)]
    below = melds.below_top(pile)
    return [
        say("pif-paf-upcard", card=wording.row(pile[-1:], scene.faces)),
        f"-# {say('pif-paf-piles', back=back, stock=stock)}",
        *([f"-# {say('pif-paf-below', cards=below)}"] if below else []),
        *([f"-# {say('pif-paf-again')}"] if view.memory["refills"] else []),
    ]


def _pot(scene: Scene, view: View) -> str:
    """The pot, what of it was there before, and how far bets may go."""
    told, carried = [say("pif-paf-pot", pot=int(view.counters["pot"]))], int(view.standing.carried["pot"])
    if carried:
        told.append(say("pif-paf-waits", pot=carried))
    limiting = limited_by(scene.rules_as(PifPaf).ante, view.standing)
    if scene.rules_as(PifPaf).betting and not _cap(scene, view):
        told.append(say("pif-paf-no-bets", **_few(scene, limiting)))
    elif view.phase == "bet":
        told.append(say("pif-paf-cap", cap=_cap(scene, view)))
        told += [say("pif-paf-limited", **_few(scene, limiting))] if limiting else []
    return " · ".join(told)


def _few(scene: Scene, limiting: Sequence[int]) -> dict[str, str | int]:
    """The players for whose sake bets are limited."""
    return {"names": melds.names(scene, limiting), "count": len(limiting)}


def _hand_of(scene: Scene, view: View) -> str:
    rules = scene.rules_as(PifPaf)
    key = "pif-paf-hand-of-most" if rules.hands is None else "pif-paf-hand-of"
    return say(key, hand=view.standing.round, hands=rules.last_hand)


# ---------------------------------------------------------------------------- why a hint is a good one


def _of_upcard(view: View, *, taken: bool) -> str | None:
    """What the open card would do for the hand, once another card has been thrown for it."""
    pile = view.zone("discards").cards or ()
    if not pile:
        return None
    after = min(left for card, left in discards((*view.hand, pile[-1])) if card != pile[-1])
    return melds.why_drawn("cards", taken=taken, before=loose(view.hand), after=after)


def _of_bet(view: View, verb: str) -> str | None:
    melded = len(view.hand) - loose(view.hand)
    match verb:
        case "bet" | "call" if melded:
            return say("pif-paf-hint-melded", count=melded)
        case "fold" if not melded:
            return say("pif-paf-hint-none-melded")
        case "check":
            return say("pif-paf-hint-free")
        case _:
            return None


# ---------------------------------------------------------------------------- why not


def _reasons(scene: Scene) -> list[str]:
    """What the viewer cannot do now, and why."""
    view = scene.view
    if view is None or view.seat is None or view.phase == "over" or not view.hand:
        return []
    if view.seats[view.seat].status != "in":
        return [say("pif-paf-why-folded")]
    if not view.decisions:
        turn = view.memory["due"][0] if view.phase == "bet" else int(view.memory["turn"])
        return [say("pif-paf-why-turn", name=wording.name(scene.person(turn)))]
    told = {"bet": _why_bet, "draw": _why_draw, "discard": _why_throw}[view.phase](scene, view)
    return told or [say("pif-paf-why-nothing")]


def _why_bet(scene: Scene, view: View) -> list[str]:
    rules, bets = scene.rules_as(PifPaf), view.memory["bets"]
    level, owes = max(bets), max(bets) - bets[view.seat or 0]
    highest, limiting = _cap(scene, view), limited_by(rules.ante, view.standing)
    told = [say("pif-paf-why-check", bet=level, owes=owes)] if owes else []
    if limiting:
        usual = limit(rules.ante, view.standing)
        return [*told, say("pif-paf-why-limited", cap=highest, limit=usual, **_few(scene, limiting))]
    return [*told, say("pif-paf-why-cap", cap=highest, ante=rules.ante)]


def _why_draw(scene: Scene, view: View) -> list[str]:
    return [] if view.zone("discards").cards else [say("pif-paf-why-take")]


def _why_throw(scene: Scene, view: View) -> list[str]:
    fewest = discards(view.hand)[0][1]
    told = [say("pif-paf-why-out", loose=fewest)] if fewest else []
    if view.memory["took"] and not scene.rules_as(PifPaf).return_discard:
        told.append(say("pif-paf-why-taken", card=naming.card(str(view.memory["got"]))))
    return told


# ---------------------------------------------------------------------------- what a scene holds


def _cap(scene: Scene, view: View) -> int:
    return cap(scene.rules_as(PifPaf).ante, view.standing)


PRESENTER = PifPafPresenter()
