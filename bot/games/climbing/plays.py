"""The legal plays, as buttons and menus of the private hand; powers, and the parts that the private screens share."""

from collections.abc import Sequence

from bot.faces import JOKER
from bot.games.climbing import words
from bot.games.climbing.words import ranks_in_play, turned_line
from bot.screens.table.gate import until
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GOOD, MAIN, MOST_OPTIONS, PLAIN, Button, Item, button, pick_cards, rows, select
from bot.ui.custom_ids import HAND, PLAY, REDRAW, WHY, Press
from bot.ui.texts import has, say
from engine.climbing.play import Play, powers
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Answers, Decision, Menu, PickCards

CONFIRM = "c"  # asks once more before an action is played
ORDER = "o"  # a pass beforehand
CHOOSE = "f"  # a menu whose values are actions
WILD = "w"  # how many jokers are played as wild cards
TAB = "k"  # the verb that chooses which kind of plays is shown
USE = "u"  # a power with details to choose
CARDS = "v"  # a menu of cards for a power
GIVE = "g"  # a menu of cards to give

MANY = 4  # the fewest cards of a play that is asked about once more
FEW = 12  # the most plays that are a button each
MOST_BUTTONS = 16  # the buttons of a kind; what goes beyond them is in menus
TABS = ("singles", "sets", "runs")
LONG = 3  # sets of more cards are written "9×4"


def press(scene: Scene, verb: str, argument: str = "", surface: str = HAND) -> Press:
    """The press that a click on the viewer's panel sends."""
    return Press(surface, scene.record.id, scene.stamp, verb, argument)


def jokers_in(play: Play) -> int:
    """The number of jokers in the play that a click opens: cards that make a play of their own are none."""
    return play.jokers if play.shape == "set" else 0


def asks_again(scene: Scene, action: Action) -> bool:
    """True if the viewer wants to be asked once more before this action."""
    return scene.confirms and len(action.cards) >= MANY


def play_items(scene: Scene, plays: Sequence[Play], answers: Answers, tab: str = "") -> list[Item]:
    """The components that offer these plays of a decision's `answers`: buttons for the plays that are meant most often,
    and menus for the others. If suits matter and the plays are many, they are sorted under tabs; `tab`: the open one.
    """
    if any(wording.SUITED.fullmatch(play.cards[0]) for play in plays):
        return _items_by_kind(scene, plays, tab, answers if isinstance(answers, Menu) else None)
    usual = [play for play in plays if not _declared_low(scene, play)]
    declared = [(_declaration(play), play.text) for play in plays if _declared_low(scene, play)]
    leading = scene.view is None or not climbing(scene.view).pile
    shown, fewer = _whole(usual) if leading or len(usual) > FEW else (usual, [])
    less = [(_shows(scene, play, say("option-fewer", what=words.play(play))), play.text) for play in fewer]
    return [
        *_buttons(scene, shown),
        *select(press(scene, CHOOSE), say("hint-fewer"), less),
        *select(press(scene, CHOOSE, "as"), say("hint-declared"), declared),
    ]


def _items_by_kind(scene: Scene, plays: Sequence[Play], tab: str, menu: Menu | None) -> list[Item]:
    """Single cards, sets and runs: all as buttons when they are few, else one kind at a time. Below them the same plays
    of other suits.
    """
    kinds = {kind: [play for play in plays if _kind(play) == kind] for kind in TABS}
    filled = [kind for kind in TABS if kinds[kind]]
    if len(plays) <= FEW or len(filled) == 1:
        return [*_buttons(scene, plays), *_other_suits(scene, plays, menu)]
    shown = tab if tab in filled else filled[0]
    tabs = [
        button(say(f"tab-{kind}", count=len(kinds[kind])), press(scene, TAB, kind), GOOD if kind == shown else PLAIN)
        for kind in filled
    ]
    of_kind = sorted(kinds[shown], key=lambda play: (-play.size, play.place))
    return [*rows(tabs), *_buttons(scene, of_kind), *_other_suits(scene, of_kind, menu)]


def _kind(play: Play) -> str:
    if play.shape == "run":
        return "runs"
    return "singles" if play.size == 1 else "sets"


def _buttons(scene: Scene, plays: Sequence[Play]) -> list[Item]:
    """Buttons for the plays, and menus for those that there is no room for."""
    more = _menus(scene, "more", plays[MOST_BUTTONS:])
    return [*rows(_button(scene, play) for play in plays[:MOST_BUTTONS]), *more]


def _other_suits(scene: Scene, plays: Sequence[Play], menu: Menu | None) -> list[Item]:
    """The same sets of other suits, which break more runs or come to the same."""
    alike = [one for play in plays for one in menu.alike(play) if isinstance(one, Play)] if menu is not None else []
    others = [one for one in dict.fromkeys(alike) if one not in plays]
    return _menus(scene, "suits", others[:MOST_OPTIONS])


def _menus(scene: Scene, name: str, plays: Sequence[Play]) -> list[Item]:
    """Menus of plays, as many as it takes."""
    values = [(_short(play), play.text) for play in plays]
    parts = [values[at : at + MOST_OPTIONS] for at in range(0, len(values), MOST_OPTIONS)]
    return [
        item
        for at, part in enumerate(parts)
        for item in select(press(scene, CHOOSE, f"{name}{at}"), say(f"hint-{name}"), part)
    ]


def _whole(plays: Sequence[Play]) -> tuple[list[Play], list[Play]]:
    """The largest play of every rank, and the plays that split it."""
    largest: dict[tuple[str, str], Play] = {}
    for play in plays:
        kind = (play.shape, play.text if play.shape == "arcana" else play.rank)
        if kind not in largest or play.size > largest[kind].size:
            largest[kind] = play
    whole = sorted(largest.values(), key=lambda play: play.place)
    fewer = sorted((play for play in plays if play not in whole), key=lambda play: (play.place, play.size))
    return whole, fewer


def _declared_low(scene: Scene, play: Play) -> bool:
    """A joker alone that is declared less than the highest rank: nobody wants it as a button."""
    return play.free and play.rank != ranks_in_play(scene)[-1]


def _declaration(play: Play) -> str:
    if len(play.cards) == 1 and play.cards[0] != JOKER:
        return say("option-card-as", card=wording.card(play.cards[0]), rank=wording.rank(play.rank))
    return say("option-declared", count=play.size, rank=wording.rank(play.rank))


def play_label(scene: Scene, play: Play) -> str:
    """The label of a play's button."""
    said = say("button-go-out", cards=_short(play)) if _goes_out(scene, play) else _short(play)
    if play.shape == "mimic" or (words.is_disguised(play) and (play.free or not play.jokers)):
        said = say("button-wild-as", cards=said, rank=wording.card(play.rank))
    return _shows(scene, play, said)


def _button(scene: Scene, play: Play) -> Button:
    verb = CONFIRM if asks_again(scene, play) else PLAY
    return button(play_label(scene, play), press(scene, verb, play.text), GOOD if _goes_out(scene, play) else MAIN)


def _goes_out(scene: Scene, play: Play) -> bool:
    return len(play.cards) == len(scene.view.hand if scene.view else ())


def _short(play: Play) -> str:
    """The cards as a button names them: "9 9", "9×4", "9♣ 9♦", "9 ♣♣♦♥", "6–9 ♦"."""
    suits = "".join(wording.card(card)[-1] for card in play.cards) if wording.SUITED.fullmatch(play.cards[0]) else ""
    if play.shape == "run":
        return f"{wording.card(play.cards[0])[:-1]}–{wording.card(play.cards[-1])[:-1]} {suits[0]}"
    if play.size <= LONG or len(play.cards) < play.size:
        return " ".join(map(wording.card, play.cards))
    if suits:
        return f"{play.rank} {suits}"
    return wording.counted(play.cards).replace(",", "")


def _shows(scene: Scene, play: Play, label: str) -> str:
    """The label, with the cards that this play would show to all."""
    own = climbing(scene.view).private if scene.view else None
    shown = own.reveals.get(play.text, ()) if own else ()
    return say("play-shows", label=label, cards=", ".join(map(wording.card, shown))) if shown else label


def power_lines(hand: Sequence[str]) -> list[str]:
    """A line for each card of the hand with a power."""
    return [
        f"-# {say('power-held', card=wording.card(card), does=say(f'card-{card}.held'))}"
        for card in hand
        if has(f"card-{card}")
    ]


def buttons(scene: Scene, asked: Decision) -> list[Button]:
    """A button for each power that can be used now: at once, or with more to choose."""
    return [
        button(say(f"power-{one.verb}"), press(scene, PLAY if is_ready(one) else USE, one.verb), PLAIN)
        for one in powers(asked)
    ]


def power_of(asked: Decision, verb: str) -> PickCards | None:
    """The power of that verb, if it can be used now and something of it is still to be chosen."""
    return next((one for one in powers(asked) if one.verb == verb and not is_ready(one)), None)


def is_ready(power: PickCards) -> bool:
    """True if nothing is left to choose."""
    return not power.whom and not power.most


def question(scene: Scene, power: PickCards, whom: int | None) -> str:
    """The question of what is chosen next."""
    if power.whom and whom not in power.whom:
        return say(f"power-{power.verb}.whom")
    return say(f"power-{power.verb}.cards", name=scene.name(whom) if whom is not None else "")


def detail_items(scene: Scene, power: PickCards, whom: int | None) -> list[Item]:
    """The ways to choose it, and the way back."""
    back = button(say("button-back"), press(scene, REDRAW), MAIN)
    if power.whom and whom not in power.whom:
        seats = [(names.in_plain(scene.person(seat).name), str(seat)) for seat in power.whom]
        return [*select(press(scene, USE, power.verb), say("hint-whom"), seats), *rows([back])]
    aim = power.verb if whom is None else f"{power.verb} {whom}"
    none = [button(say(f"power-{power.verb}.none"), press(scene, PLAY, aim))] if not power.least else []
    least_one = PickCards(power.verb, power.cards, max(power.least, 1), power.most)
    return [*pick_cards(press(scene, CARDS, aim), say("hint-cards"), least_one), *rows([*none, back])]


def hand_lines(scene: Scene, view: ClimbingView) -> list[str | None]:
    """The facts, the hand, and its text twin."""
    seat = view.seat or 0
    hand = view.zone("hand", seat).cards or ()
    facts = [say("panel-facts", round=view.standing.round), wording.title(view.seats[seat].title)]
    if view.decisions and not scene.passing and (text := until(scene, seat)):
        facts.append(text)
    return [
        f"-# {' · '.join(facts)}",
        *turned_line(scene, view),
        wording.laid_out(hand, scene.faces, large=scene.large_cards, new=_came(view)),
        f"-# {wording.counted(hand)}",
        *power_lines(hand),
        _exchange_line(scene, view),
    ]


def _came(view: ClimbingView) -> Sequence[str]:
    """The cards that came to the viewer by the taxes, while the first trick lasts."""
    exchange = view.exchange
    if exchange is None or view.trick > 1:
        return ()
    high, _, paid, returned = exchange
    return (paid if view.seat == high else returned) or ()


def _exchange_line(scene: Scene, view: ClimbingView) -> str | None:
    """The cards that went and came by the taxes, while the first trick lasts: nobody else is told."""
    exchange = view.exchange
    if exchange is None or view.trick > 1:
        return None
    high, low, paid, returned = exchange
    if view.seat != low:
        came = say("tax-received", cards=wording.counted(paid), name=scene.name(low))
        return came if view.phase == "play" else None  # before that it is the heading
    text = say("tax-surrendered", cards=wording.counted(paid), name=scene.name(high))
    return text + " " + (say("tax-got", cards=wording.counted(returned)) if returned else say("tax-gift-comes"))


def why_button(scene: Scene) -> Button:
    """The button that asks why something cannot be played."""
    return button(say("button-why"), press(scene, WHY))
