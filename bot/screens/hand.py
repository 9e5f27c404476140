"""S4, the private hand, and S6, the private taxes. Only ever drawn into an ephemeral answer to its owner."""

from collections.abc import Sequence

from discord import ui

from bot import names, words
from bot.ids import HAND, TAX, Press
from bot.memory.story import Key
from bot.screens import plays, powers
from bot.screens.gate import fled, leave_tool, leaving
from bot.screens.parts import (
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
from bot.screens.plays import press
from bot.table import decrees
from bot.table.orders import Order
from bot.table.scene import Scene
from bot.texts import say
from engine.climbing.play import Play
from engine.contract import Action, Decision, Pick, View


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

    `warning`: one line about the click before. `jokers`: how many to add to the plays shown. `confirm`: an action that
    is to be asked once more. `tab`: which kind of plays is open. `power`: the verb of one whose details are to be
    chosen, `whom`: the seat chosen for it.
    """
    view = scene.view
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
        tools = [*_decrees(scene, key), *_story(scene)] if view.phase == "over" else [leave_tool(scene, key)]
        return screen(GREEN, text(notice, _out(scene, view)), rows(tools))
    if asked is not None and isinstance(asked.options, Pick):
        draw = _due if asked.kind == "pay" else _tax
        return draw(scene, view, asked.options, notice)
    using = powers.named(asked, power) if asked else None
    if using is not None:
        about = text(notice, f"## {powers.question(scene, using, whom)}", *_about(scene, view))
        return screen(GOLD, about, powers.detail(scene, using, whom))
    if asked is None:
        about = text(notice, f"## {_waiting(scene, view)}", *_about(scene, view))
        tools = [*_orders(scene, view), _why(scene), leave_tool(scene, key)]
        return screen(GREY, about, _ordered(scene, view), _calls(scene, view), rows(tools))
    again = next((option for option in asked.options if option.text == confirm), None)
    if again is not None and (again.cards or not view.pile):
        return _confirm(scene, view, again)
    return _turn(scene, view, asked, notice, jokers, tab)


def folded(table: int) -> ui.LayoutView:
    """What is left of a panel that was silent for long; its button works for ever."""
    unfold = button(say("button-unfold"), Press(HAND, table, 0, "r"), MAIN)
    return screen(GREY, text(say("panel-folded")), rows([unfold]))


def _about(scene: Scene, view: View) -> list[str | None]:
    """The facts, the hand, and its text twin."""
    seat = view.seat or 0
    hand = view.zone("hand", seat).cards or ()
    deadline = scene.record.clock.get(str(seat))
    facts = [say("panel-facts", round=view.standing.round, trick=view.trick), words.title(view.seats[seat].title)]
    if deadline and view.decisions:
        facts.append(f"<t:{int(deadline)}:R>")
    return [
        f"-# {' · '.join(facts)}",
        words.laid_out(hand, scene.faces),
        f"-# {words.counted(hand)}",
        *powers.held(hand),
        _surrendered(scene, view),
    ]


def _surrendered(scene: Scene, view: View) -> str | None:
    """What a payer paid and got, while the first trick lasts: nobody else is told."""
    exchange = view.memory["exchange"]
    if not exchange or view.trick > 1:
        return None
    high, low, paid, returned = exchange
    if view.seat != low:
        return None
    told = say("tax-surrendered", cards=words.counted(paid), name=words.name(scene.person(high)))
    return told + " " + (say("tax-got", cards=words.counted(returned)) if returned else say("tax-gift-comes"))


def _waiting(scene: Scene, view: View) -> str:
    waited = [words.name(scene.person(at)) for at, seat in enumerate(view.seats) if seat.waited]
    told = ", ".join(waited) or "…"
    if view.phase == "tax":
        return say("panel-waiting-tax", names=told)
    return say("panel-waiting", names=told, back=words.back(scene.faces))


def _out(scene: Scene, view: View) -> str:
    place = view.seats[view.seat or 0].place
    if view.phase == "over":
        return say("panel-over")
    return say("panel-left") if place is None else say("panel-out", place=words.place(place))


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


def _calls(scene: Scene, view: View) -> list[Item]:
    """One Card by hand: calling one's own, and a menu to catch anybody, offered all the time."""
    calls = [button(say("button-call"), press(scene, "p", one.text), GOOD) for one in view.rights if one.verb == "call"]
    catches = [
        (names.in_plain(scene.person(one.whom).name), one.text)
        for one in view.rights
        if one.verb == "catch" and one.whom is not None
    ]
    return [*rows(calls), *select(press(scene, "f", "catch"), say("hint-catch"), catches)]


def _why(scene: Scene) -> Button:
    return button(say("button-why"), press(scene, "q"))


def _confirm(scene: Scene, view: View, action: Action) -> ui.LayoutView:
    """A pass of the lead, which is rarely meant, or a play of many cards: asked once more."""
    if isinstance(action, Play) and action.size:
        question = say("panel-confirm-play", what=words.play(action))
        label = say("button-confirm-play", cards=words.counted(action.cards))
    else:
        question, label = say("panel-confirm-pass"), say("button-pass-lead")
    yes = button(label, press(scene, "p", action.text), DANGER)
    no = button(say("button-back"), press(scene, "r"), MAIN)
    return screen(GOLD, text(f"## {question}", *_about(scene, view)), rows([no, yes]))


def _orders(scene: Scene, view: View) -> list[Button]:
    """The own orders as toggles; each names what it sets, so that an old panel cannot turn one round."""
    if view.phase != "play":
        return []
    return [_toggle(scene, "once"), _toggle(scene, "trick"), button(say("button-redraw"), press(scene, "r"))]


def _toggle(scene: Scene, order: Order) -> Button:
    label = say("button-pass-ahead" if order == "once" else "button-sit-out")
    if scene.order == order:
        return button(say("button-ordered", order=label), press(scene, "o"), GOOD)
    return button(label, press(scene, "o", order))


def _ordered(scene: Scene, view: View) -> list[Item]:
    """What becomes of the own orders."""
    return [text(say(f"order-{scene.order or 'none'}"))] if view.phase == "play" else []


def _passing(scene: Scene) -> str | None:
    """Why nothing need be done, on turn."""
    if not scene.passing:
        return None
    return say("order-coming" if scene.order else "order-passing")


def _turn(scene: Scene, view: View, asked: Decision, notice: str | None, jokers: int, tab: str) -> ui.LayoutView:
    every = [option for option in asked.options if isinstance(option, Play) and option.size]
    if not any(play.jokers == jokers for play in every):
        jokers = min((play.jokers for play in every), default=0)
    passes = [option for option in asked.options if option.verb == "pass"]
    heading = say("panel-beat", what=words.play(view.pile[-1])) if view.pile else say("panel-lead")
    tools = [*powers.buttons(scene, asked), *(_pass(scene, option, view) for option in passes)]
    if passes and view.pile:
        tools += [_toggle(scene, "once")] if scene.order == "once" else []
        tools.append(_toggle(scene, "trick"))
    most = max((play.jokers for play in every), default=0)
    if most:
        tools.append(button(say("button-wild", count=jokers), press(scene, "w", str((jokers + 1) % (most + 1)))))
    tools += [_why(scene), leave_tool(scene, scene.person(view.seat or 0).key)]
    return screen(
        GOLD,
        text(notice, f"## {heading}", *_about(scene, view), _passing(scene)),
        plays.choices(scene, [play for play in every if play.jokers == jokers], asked.options, tab),
        rows(tools),
        _calls(scene, view),
    )


def _pass(scene: Scene, option: Action, view: View) -> Button:
    if view.pile:
        return button(say("button-pass"), press(scene, "p", option.text), PLAIN)
    return button(say("button-pass-lead"), press(scene, "c", option.text), PLAIN)


def _tax(scene: Scene, view: View, pick: Pick, notice: str | None) -> ui.LayoutView:
    """S6: what came, and what to give back."""
    _, low, paid, _ = view.memory["exchange"]
    shown = words.row(paid, scene.faces) if scene.faces else words.counted(paid)
    told = [
        f"## {say('tax-title', name=words.name(scene.person(low)), cards=shown)}",
        f"-# {words.counted(paid)}" if scene.faces else None,
    ]
    return _giving(scene, view, pick, [notice, *told])


def _due(scene: Scene, view: View, pick: Pick, notice: str | None) -> ui.LayoutView:
    """A payer who holds more of the cards due than he owes (rules C.7)."""
    return _giving(scene, view, pick, [notice, f"## {say('tax-due', count=pick.least)}"])


def _giving(scene: Scene, view: View, pick: Pick, told: Sequence[str | None]) -> ui.LayoutView:
    """So many cards, to be given away: the lowest at one click, or any."""
    lowest = pick.cards[: pick.least]
    give = press(scene, "p", pick.action(lowest).text, TAX)
    tools = [
        button(say(f"button-{pick.verb}", cards=" ".join(map(words.card, lowest))), give, MAIN),
        _why(scene),
        leave_tool(scene, scene.person(view.seat or 0).key),
    ]
    return screen(
        CRIMSON,
        text(*told, *_about(scene, view)),
        rows(tools),
        pick_cards(press(scene, "g", pick.verb, TAX), say("hint-give", count=pick.least), pick),
    )
