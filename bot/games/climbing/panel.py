"""The private hand, the exchange, and standing orders. Only ever drawn into an ephemeral answer to its owner."""

from collections.abc import Sequence

from discord import ui

from bot.games.climbing import decrees, plays, series, words
from bot.games.climbing.part import Order
from bot.games.climbing.plays import CHOOSE, CONFIRM, GIVE, ORDER, WILD, press
from bot.games.climbing.words import last_plays, locked_line, next_taxes, next_titles
from bot.replay.story import RoundKey
from bot.screens.table import answer_choices
from bot.screens.table.answers import Half
from bot.screens.table.gate import done_tools, fled, leave_tool, leaving, ready_ahead, ready_tool, round_over
from bot.screens.table.generic_panel import name_awaited, table_line, to_table
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
    MOST_OPTIONS,
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
from bot.ui.custom_ids import PLAY, REDRAW, TAX
from bot.ui.texts import say
from engine.climbing.play import Play
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision, PickCards

HINTED = 2  # rounds of a table in which it is said what an order is good for


def tax_panel(
    scene: Scene, view: ClimbingView, pick: PickCards, notice: str | None, chooser: Sequence[Item]
) -> ui.LayoutView:
    """The panel of somebody who gives cards back: those that came, and those to give."""
    _, low, paid, _ = view.own_exchange
    shown = wording.row(paid, scene.faces) if scene.faces else wording.counted(paid)
    lines = [
        f"## {say('tax-title', name=scene.name(low), cards=shown, count=pick.least)}",
        f"-# {wording.counted(paid)}" if scene.faces else None,
    ]
    return _giving(scene, view, pick, [notice, *lines], chooser)


def payment_panel(
    scene: Scene, view: ClimbingView, pick: PickCards, notice: str | None, chooser: Sequence[Item]
) -> ui.LayoutView:
    """The panel of a payer who holds more of the cards due than they owe (DAH-7)."""
    return _giving(scene, view, pick, [notice, f"## {say('tax-due', count=pick.least)}"], chooser)


def card_chooser(scene: Scene, asked: Decision, pick: PickCards, half: Half) -> Sequence[Item]:
    """A menu of the cards that may be given. If it does not hold them all, they are chosen one after the other."""
    if len(pick.cards) > MOST_OPTIONS:
        return answer_choices.draw(scene, asked, half)
    return pick_cards(press(scene, GIVE, pick.verb, TAX), say("hint-give", count=pick.least), pick)


def _giving(
    scene: Scene, view: ClimbingView, pick: PickCards, lines: Sequence[str | None], chooser: Sequence[Item]
) -> ui.LayoutView:
    """The panel of cards that are to be given away: the lowest at one click, or any by the `chooser`."""
    lowest = pick.cards[: pick.least]
    give = press(scene, PLAY, pick.action(lowest).text, TAX)
    tools = [
        button(say(f"button-{pick.verb}", cards=words.any_cards(lowest)), give, MAIN),
        plays.why_button(scene),
        leave_tool(scene, scene.person(view.seat or 0).key),
    ]
    return screen(
        CRIMSON,
        text(*lines, *plays.hand_lines(scene, view)),
        rows(tools),
        chooser,
    )


def toggles(scene: Scene, view: ClimbingView) -> list[Button]:
    """The viewer's orders as toggles; each names what it sets, so that an old panel cannot turn one round."""
    if view.phase != "play":
        return []
    return [
        toggle(scene, "once"),
        toggle(scene, "trick"),
        button(say("button-redraw"), press(scene, REDRAW)),
    ]


def ordered_pass(scene: Scene) -> Order | None:
    """The pass that the viewer has ordered."""
    order: Order | None = scene.own.get("order")
    return order


def toggle(scene: Scene, order: Order) -> Button:
    """The toggle of one order: on if the viewer has ordered that."""
    label = say("button-pass-ahead" if order == "once" else "button-sit-out")
    if ordered_pass(scene) == order:
        return button(say("button-ordered", order=label), press(scene, ORDER), GOOD)
    return button(label, press(scene, ORDER, order))


def order_line(scene: Scene, view: ClimbingView) -> list[Item]:
    """A line about the viewer's own orders; for people who have just sat down, what one is good for."""
    if view.phase != "play" or (ordered_pass(scene) is None and view.standing.round > HINTED):
        return []
    return [text(say(f"order-{ordered_pass(scene) or 'none'}"))]


def passing_reason(scene: Scene) -> str | None:
    """The reason why the viewer, whose turn it is, need do nothing."""
    if not scene.passing:
        return None
    return say("order-coming" if ordered_pass(scene) else "order-passing")


def panel(
    scene: Scene,
    warning: str | None = None,
    jokers: int = 0,
    confirm: str = "",
    leave: bool = False,
    tab: str = "",
    power: str = "",
    whom: int | None = None,
    decree: str = "",
    decreed: bool = False,
    partial: str = "",
    rider: str = "",
    page: int = 0,
) -> ui.LayoutView:
    """The panel of the viewer: everything that they may do now. `warning`: one line about the click before. `jokers`:
    how many of them are in the plays that are shown. `confirm`: an action that is to be asked once more. `tab`: which
    kind of plays is open. `power`: the verb of one whose details are to be chosen, `whom`: the seat chosen for it.
    `decree`: what is chosen so far in the Tahimi's menu; `decreed`: it is proclaimed. `partial`, `rider`, `page`: the
    half-made answer, where more cards may be given than a menu holds.
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
        return leaving(scene, plays.hand_lines(scene, view) if seat.status == "in" else [])
    if view.phase == "over" and decreed:
        return decrees.decree_screen(scene)
    if view.phase == "over" and decree:
        return decrees.decree_menu(scene, decrees.read_draft(decree, scene.record), warning)
    if seat.status != "in" or view.phase == "over":
        over = view.phase == "over"
        after = [*ready_tool(scene, key), *_decrees(scene, key), *_story(scene), leave_tool(scene, key)]
        tools = after if over else done_tools(scene, key)
        items = text(notice, _out(scene, view), None if over else ready_ahead(scene, key))
        return screen(GREEN, items, rows(tools))
    if asked is not None and isinstance(asked.answers, PickCards):
        draw = payment_panel if asked.kind == "pay" else tax_panel
        chooser = card_chooser(scene, asked, asked.answers, Half(partial, rider, page))
        return draw(scene, view, asked.answers, notice, chooser)
    using = plays.power_of(asked, power) if asked else None
    if using is not None:
        about = text(notice, f"## {plays.question(scene, using, whom)}", *plays.hand_lines(scene, view))
        return screen(GOLD, about, plays.detail_items(scene, using, whom))
    if asked is None:
        about = text(notice, f"## {_waiting(scene, view)}", table_line(scene), *plays.hand_lines(scene, view))
        tools = [*toggles(scene, view), plays.why_button(scene), leave_tool(scene, key)]
        return screen(GREY, about, order_line(scene, view), _calls(scene, view), rows(tools))
    again = next((answer for answer in asked.answers if answer.text == confirm), None)
    if again is not None and (again.cards or not view.pile):
        return _confirm(scene, view, again)
    return _turn(scene, view, asked, notice, jokers, tab)


def _waiting(scene: Scene, view: ClimbingView) -> str:
    """The heading of somebody who waits: what happens meanwhile."""
    tax, waits = view.phase == "tax", name_awaited(scene, view)
    if waits is None:
        return say("panel-waiting-tax" if tax else "panel-waiting")
    names, count = waits
    return say("panel-waiting-gift", names=names, count=count) if tax else say("panel-waiting-for", names=names)


def _trick(scene: Scene, view: ClimbingView) -> list[str | None]:
    """The trick when the viewer is asked: the last plays and whose they are, the players out, those with one card. In a
    lesson the table stands above.
    """
    if not scene.mode.public:
        return []
    out = [scene.name(at) for at, seat in enumerate(view.seats) if seat.place is not None]
    single = [scene.name(at) for at, seat in enumerate(view.seats) if seat.one_card and at != view.seat]
    lines = [
        say("panel-are-out", names=", ".join(out)) if out else None,
        say("panel-have-one-card", names=", ".join(single)) if single else None,
        to_table(scene),
    ]
    facts = " · ".join(one for one in lines if one)
    return [
        f"-# {last_plays(scene, view)}" if view.pile else None,
        f"-# {facts}" if facts else None,
        *locked_line(view),
    ]


def _out(scene: Scene, view: ClimbingView) -> str:
    place = view.seats[view.seat or 0].place
    if view.phase == "over":
        seat = view.seat or 0
        lines = [series.own(scene, seat), round_over(scene, scene.person(seat).key), new_rank_line(scene, seat)]
        return "\n".join(one for one in lines if one)
    return say("panel-left") if place is None else say("panel-out", place=wording.place(place))


def new_rank_line(scene: Scene, seat: int) -> str | None:
    """The viewer after the round: the new rank, and what it costs or brings after the next deal."""
    order = scene.finishing_order
    place = order.index(seat)
    if scene.person(seat).key in scene.record.leaving or seat in scene.result.left:
        return None
    texts = {"place": wording.place(place), "title": wording.title(next_titles(scene)[place])}
    for high, low, count in next_taxes(scene):
        if place == low:
            return say("panel-became-pays", count=count, name=scene.name(order[high]), **texts)
        if place == high:
            return say("panel-became-receives", count=count, name=scene.name(order[low]), **texts)
    return say("panel-became", **texts)


def _decrees(scene: Scene, key: str) -> list[Button]:
    """The button for decrees, which the new Tahimi has when the round is over."""
    if decrees.find_tahimi(scene.record, scene.round) != key:
        return []
    return [button(say("button-decrees"), press(scene, "decree"), MAIN)]


def _story(scene: Scene) -> list[Button]:
    """The button that shows all hands of the round, which is over."""
    if scene.round is None or scene.round.sealed:
        return []
    return [button(say("button-story"), RoundKey(scene.record.id, scene.round.number).press("show"))]


def _calls(scene: Scene, view: ClimbingView) -> list[Item]:
    """The buttons of One Card by hand: one to call one's own card, and a menu to catch anybody. They are offered all
    the time.
    """
    calls = [
        button(say("button-call"), press(scene, PLAY, one.text), GOOD) for one in view.rights if one.verb == "call"
    ]
    catches = [
        (names.in_plain(scene.person(one.whom).name), one.text)
        for one in view.rights
        if one.verb == "catch" and one.whom is not None
    ]
    return [*rows(calls), *select(press(scene, CHOOSE, "catch"), say("hint-catch"), catches)]


def _confirm(scene: Scene, view: ClimbingView, action: Action) -> ui.LayoutView:
    """A pass of the lead, which is rarely meant, or a play of many cards: asked once more."""
    if isinstance(action, Play) and action.size:
        question = say("panel-confirm-play", what=words.play(action))
        label = say("button-confirm-play", cards=wording.counted(action.cards))
    else:
        question, label = say("panel-confirm-pass"), say("button-pass-lead")
    yes = button(label, press(scene, PLAY, action.text), DANGER)
    no = button(say("button-back"), press(scene, REDRAW), MAIN)
    return screen(GOLD, text(f"## {question}", *plays.hand_lines(scene, view)), rows([no, yes]))


def to_beat_line(view: ClimbingView) -> str:
    """A line with the play that is to be beaten, or that there is none."""
    return say("panel-beat", what=words.play(view.pile[-1])) if view.pile else say("panel-lead")


def _turn(
    scene: Scene, view: ClimbingView, asked: Decision, notice: str | None, jokers: int, tab: str
) -> ui.LayoutView:
    every = [answer for answer in asked.answers if isinstance(answer, Play) and answer.size]
    counts = sorted({plays.jokers_in(play) for play in every})
    jokers = jokers if jokers in counts else next(iter(counts), 0)
    passes = [answer for answer in asked.answers if answer.verb == "pass"]
    tools = [*plays.buttons(scene, asked), *(_pass(scene, answer, view) for answer in passes)]
    if passes and view.pile:
        tools += [toggle(scene, "once")] if ordered_pass(scene) == "once" else []
        tools.append(toggle(scene, "trick"))
    tools += [_with_jokers(scene, every, count) for count in counts if count != jokers]
    tools += [plays.why_button(scene), leave_tool(scene, scene.person(view.seat or 0).key)]
    return screen(
        GOLD,
        text(
            notice,
            f"## {to_beat_line(view)}",
            *_trick(scene, view),
            *plays.hand_lines(scene, view),
            passing_reason(scene),
        ),
        plays.play_items(scene, [play for play in every if plays.jokers_in(play) == jokers], asked.answers, tab),
        rows(tools),
        _calls(scene, view),
    )


def _with_jokers(scene: Scene, every: Sequence[Play], count: int) -> Button:
    """The button that opens the plays with `count` jokers, and says how many plays these are."""
    opened = [play for play in every if plays.jokers_in(play) == count]
    joker = next((card for play in opened for card in play.cards if count and wording.has_name(card)), "")
    key = "button-with-named" if joker else "button-with-jokers" if count else "button-without-jokers"
    label = say(key, jokers=count, plays=len(opened), card=wording.card(joker) if joker else "")
    return button(label, press(scene, WILD, str(count)))


def _pass(scene: Scene, answer: Action, view: ClimbingView) -> Button:
    if view.pile:
        return button(say("button-pass"), press(scene, PLAY, answer.text), PLAIN)
    return button(say("button-pass-lead"), press(scene, CONFIRM, answer.text), PLAIN)
