"""S4, the private hand, and S6, the private taxes. Only ever drawn into an ephemeral answer to its owner."""

from collections.abc import Sequence

from discord import ui

from bot.games.climbing import decrees, plays, powers, words
from bot.games.climbing.part import Order
from bot.games.climbing.plays import press
from bot.games.climbing.scenes import next_taxes, next_titles
from bot.games.climbing.verbs import CHOOSE, CONFIRM, GIVE, ORDER, WILD
from bot.replay.story import Key
from bot.screens.gate import done_tools, fled, leave_tool, leaving, ready_ahead, round_over
from bot.screens.generic_panel import table_line, to_table
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import (
    CRIMSON,
    DANGER,
    GOLD,
    GOOD,
    GREEN,
    GREY,
    MAIN,
    PLAIN,
    Button,
    Item,
    button,
    pick_cards,
    rows,
    screen,
    select,
    text,
)
from bot.ui.custom_ids import PLAY, REDRAW, TAX, WHY
from bot.ui.texts import say
from engine.climbing.play import Play
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision, PickCards

TRAIL = 3  # so many plays of the trick are shown, the newest first


def panel(
    scene: Scene,
    warning: str | None = None,
    jokers: int = 0,
    confirm: str = "",
    leave: bool = False,
    tab: str = "",
    power: str = "",
    whom: int | None = None,
) -> ui.LayoutView:
    """What the viewer may do now.

    `warning`: one line about the click before. `jokers`: how many of them are in the plays that are shown. `confirm`:
    an action that is to be asked once more. `tab`: which kind of plays is open. `power`: the verb of one whose details
    are to be chosen, `whom`: the seat chosen for it.
    """
    view = climbing(scene.view) if scene.view else None
    if view is None or view.seat is None:
        return screen(GREY, text(warning, say("panel-no-round")))
    notice = f"⚠️ {warning}" if warning else None
    asked = next(iter(view.decisions), None)
    seat, key = view.seats[view.seat], scene.person(view.seat).key
    if key in scene.record.fled and view.phase != "over":
        return fled(scene, notice)
    if leave and view.phase != "over":
        return leaving(scene, _about(scene, view) if seat.status == "in" else [])
    if seat.status != "in" or view.phase == "over":
        over = view.phase == "over"
        tools = [*_decrees(scene, key), *_story(scene)] if over else done_tools(scene, key)
        told = text(notice, _out(scene, view), None if over else ready_ahead(scene, key))
        return screen(GREEN, told, rows(tools))
    if asked is not None and isinstance(asked.options, PickCards):
        draw = _due if asked.kind == "pay" else _tax
        return draw(scene, view, asked.options, notice)
    using = powers.named(asked, power) if asked else None
    if using is not None:
        about = text(notice, f"## {powers.question(scene, using, whom)}", *_about(scene, view))
        return screen(GOLD, about, powers.detail(scene, using, whom))
    if asked is None:
        about = text(notice, f"## {_waiting(view)}", table_line(scene), *_about(scene, view))
        tools = [*_orders(scene, view), _why(scene), leave_tool(scene, key)]
        return screen(GREY, about, _ordered(scene, view), _calls(scene, view), rows(tools))
    again = next((option for option in asked.options if option.text == confirm), None)
    if again is not None and (again.cards or not view.pile):
        return _confirm(scene, view, again)
    return _turn(scene, view, asked, notice, jokers, tab)


def _about(scene: Scene, view: ClimbingView) -> list[str | None]:
    """The facts, the hand, and its text twin."""
    seat = view.seat or 0
    hand = view.zone("hand", seat).cards or ()
    deadline = scene.record.deadlines.get(str(seat))
    facts = [say("panel-facts", round=view.standing.round, trick=view.trick), wording.title(view.seats[seat].title)]
    if deadline and view.decisions:
        facts.append(f"<t:{int(deadline)}:R>")
    return [
        f"-# {' · '.join(facts)}",
        wording.laid_out(hand, scene.faces, large=scene.large_cards, new=_came(view)),
        f"-# {wording.counted(hand)}",
        *powers.held(hand),
        _exchanged(scene, view),
    ]


def _came(view: ClimbingView) -> Sequence[str]:
    """The cards that came to the viewer by the taxes, while the first trick lasts."""
    exchange = view.memory["exchange"]
    if not exchange or view.trick > 1:
        return ()
    high, _, paid, returned = exchange
    return (paid if view.seat == high else returned) or ()


def _exchanged(scene: Scene, view: ClimbingView) -> str | None:
    """What went and what came by the taxes, while the first trick lasts: nobody else is told."""
    exchange = view.memory["exchange"]
    if not exchange or view.trick > 1:
        return None
    high, low, paid, returned = exchange
    if view.seat != low:
        came = say("tax-received", cards=wording.counted(paid), name=wording.name(scene.person(low)))
        return came if view.phase == "play" else None  # before that it is the heading
    told = say("tax-surrendered", cards=wording.counted(paid), name=wording.name(scene.person(high)))
    return told + " " + (say("tax-got", cards=wording.counted(returned)) if returned else say("tax-gift-comes"))


def _waiting(view: ClimbingView) -> str:
    """What happens meanwhile. Nobody is named: this stays on the screen while the turn goes on."""
    return say("panel-waiting-tax" if view.phase == "tax" else "panel-waiting")


def _trick(scene: Scene, view: ClimbingView) -> list[str | None]:
    """The trick when the viewer is asked: the last plays and whose they are, the players out, those with one card."""
    laid = [
        say("panel-laid", name=wording.name(scene.person(one.seat)), cards=wording.counted(one.cards))
        for one in reversed(view.pile[-TRAIL:])
    ]
    out = [wording.name(scene.person(at)) for at, seat in enumerate(view.seats) if seat.place is not None]
    single = [wording.name(scene.person(at)) for at, seat in enumerate(view.seats) if seat.one_card and at != view.seat]
    told = [
        say("panel-are-out", names=", ".join(out)) if out else None,
        say("panel-have-one-card", names=", ".join(single)) if single else None,
        to_table(scene),
    ]
    facts = " · ".join(one for one in told if one)
    return [f"-# {' ‹ '.join(laid)}" if laid else None, f"-# {facts}" if facts else None]


def _out(scene: Scene, view: ClimbingView) -> str:
    place = view.seats[view.seat or 0].place
    if view.phase == "over":
        return "\n".join([round_over(scene, scene.person(view.seat or 0).key), *_became(scene, view.seat or 0)])
    return say("panel-left") if place is None else say("panel-out", place=wording.place(place))


def _became(scene: Scene, seat: int) -> list[str]:
    """What the round made of the viewer: the new rank, and what it costs or brings after the next deal."""
    order = scene.finishing_order
    place = order.index(seat)
    if scene.person(seat).key in scene.record.leaving or seat in scene.result.left:
        return []
    told = [say("panel-became", place=wording.place(place), title=wording.title(next_titles(scene)[place]))]
    for high, low, count in next_taxes(scene):
        if place == low:
            told.append(say("panel-will-pay", count=count, name=wording.name(scene.person(order[high]))))
        if place == high:
            told.append(say("panel-will-receive", count=count, name=wording.name(scene.person(order[low]))))
    return told


def _decrees(scene: Scene, key: str) -> list[Button]:
    """For the new Tahimi, when the round is over."""
    if decrees.tahimi(scene.record, scene.round) != key:
        return []
    return [button(say("button-decrees"), press(scene, "decree"), MAIN)]


def _story(scene: Scene) -> list[Button]:
    """All hands of the round, which is over."""
    if scene.round is None or scene.round.sealed:
        return []
    return [button(say("button-story"), Key(scene.record.id, scene.round.number).press("show"))]


def _calls(scene: Scene, view: ClimbingView) -> list[Item]:
    """One Card by hand: calling one's own, and a menu to catch anybody, offered all the time."""
    calls = [
        button(say("button-call"), press(scene, PLAY, one.text), GOOD) for one in view.rights if one.verb == "call"
    ]
    catches = [
        (names.in_plain(scene.person(one.whom).name), one.text)
        for one in view.rights
        if one.verb == "catch" and one.whom is not None
    ]
    return [*rows(calls), *select(press(scene, CHOOSE, "catch"), say("hint-catch"), catches)]


def _why(scene: Scene) -> Button:
    return button(say("button-why"), press(scene, WHY))


def _confirm(scene: Scene, view: ClimbingView, action: Action) -> ui.LayoutView:
    """A pass of the lead, which is rarely meant, or a play of many cards: asked once more."""
    if isinstance(action, Play) and action.size:
        question = say("panel-confirm-play", what=words.play(action))
        label = say("button-confirm-play", cards=wording.counted(action.cards))
    else:
        question, label = say("panel-confirm-pass"), say("button-pass-lead")
    yes = button(label, press(scene, PLAY, action.text), DANGER)
    no = button(say("button-back"), press(scene, REDRAW), MAIN)
    return screen(GOLD, text(f"## {question}", *_about(scene, view)), rows([no, yes]))


def _orders(scene: Scene, view: ClimbingView) -> list[Button]:
    """The own orders as toggles; each names what it sets, so that an old panel cannot turn one round."""
    if view.phase != "play":
        return []
    return [_toggle(scene, "once"), _toggle(scene, "trick"), button(say("button-redraw"), press(scene, REDRAW))]


def _order(scene: Scene) -> Order | None:
    """The pass that the viewer has ordered."""
    order: Order | None = scene.own.get("order")
    return order


def _toggle(scene: Scene, order: Order) -> Button:
    label = say("button-pass-ahead" if order == "once" else "button-sit-out")
    if _order(scene) == order:
        return button(say("button-ordered", order=label), press(scene, ORDER), GOOD)
    return button(label, press(scene, ORDER, order))


def _ordered(scene: Scene, view: ClimbingView) -> list[Item]:
    """What becomes of the own orders."""
    return [text(say(f"order-{_order(scene) or 'none'}"))] if view.phase == "play" else []


def _passing(scene: Scene) -> str | None:
    """Why nothing need be done, on turn."""
    if not scene.passing:
        return None
    return say("order-coming" if _order(scene) else "order-passing")


def _turn(
    scene: Scene, view: ClimbingView, asked: Decision, notice: str | None, jokers: int, tab: str
) -> ui.LayoutView:
    every = [option for option in asked.options if isinstance(option, Play) and option.size]
    counts = sorted({plays.wild(play) for play in every})
    jokers = jokers if jokers in counts else next(iter(counts), 0)
    passes = [option for option in asked.options if option.verb == "pass"]
    heading = say("panel-beat", what=words.play(view.pile[-1])) if view.pile else say("panel-lead")
    tools = [*powers.buttons(scene, asked), *(_pass(scene, option, view) for option in passes)]
    if passes and view.pile:
        tools += [_toggle(scene, "once")] if _order(scene) == "once" else []
        tools.append(_toggle(scene, "trick"))
    tools += [_with_jokers(scene, every, count) for count in counts if count != jokers]
    tools += [_why(scene), leave_tool(scene, scene.person(view.seat or 0).key)]
    return screen(
        GOLD,
        text(notice, f"## {heading}", *_trick(scene, view), *_about(scene, view), _passing(scene)),
        plays.choices(scene, [play for play in every if plays.wild(play) == jokers], asked.options, tab),
        rows(tools),
        _calls(scene, view),
    )


def _with_jokers(scene: Scene, every: Sequence[Play], count: int) -> Button:
    """Opens the plays with so many jokers, and says how many they are."""
    opened = [play for play in every if plays.wild(play) == count]
    joker = next((card for play in opened for card in play.cards if count and wording.named(card)), "")
    key = "button-with-named" if joker else "button-with-jokers" if count else "button-without-jokers"
    label = say(key, jokers=count, plays=len(opened), card=wording.card(joker) if joker else "")
    return button(label, press(scene, WILD, str(count)))


def _pass(scene: Scene, option: Action, view: ClimbingView) -> Button:
    if view.pile:
        return button(say("button-pass"), press(scene, PLAY, option.text), PLAIN)
    return button(say("button-pass-lead"), press(scene, CONFIRM, option.text), PLAIN)


def _tax(scene: Scene, view: ClimbingView, pick: PickCards, notice: str | None) -> ui.LayoutView:
    """S6: what came, and what to give back."""
    _, low, paid, _ = view.memory["exchange"]
    shown = wording.row(paid, scene.faces) if scene.faces else wording.counted(paid)
    told = [
        f"## {say('tax-title', name=wording.name(scene.person(low)), cards=shown)}",
        f"-# {wording.counted(paid)}" if scene.faces else None,
    ]
    return _giving(scene, view, pick, [notice, *told])


def _due(scene: Scene, view: ClimbingView, pick: PickCards, notice: str | None) -> ui.LayoutView:
    """A payer who holds more of the cards due than they owe (rules C.7)."""
    return _giving(scene, view, pick, [notice, f"## {say('tax-due', count=pick.least)}"])


def _giving(scene: Scene, view: ClimbingView, pick: PickCards, told: Sequence[str | None]) -> ui.LayoutView:
    """So many cards, to be given away: the lowest at one click, or any."""
    lowest = pick.cards[: pick.least]
    give = press(scene, PLAY, pick.action(lowest).text, TAX)
    tools = [
        button(say(f"button-{pick.verb}", cards=" ".join(map(wording.card, lowest))), give, MAIN),
        _why(scene),
        leave_tool(scene, scene.person(view.seat or 0).key),
    ]
    return screen(
        CRIMSON,
        text(*told, *_about(scene, view)),
        rows(tools),
        pick_cards(press(scene, GIVE, pick.verb, TAX), say("hint-give", count=pick.least), pick),
    )
