"""The screens of Indian Chief: what a meld would be worth before it is laid, all melds of a turn in one picture, the
score sheets as a table that fits a phone, and a theft in two steps.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.screens import answer_choices, answers, generic_parts, generic_table
from bot.screens.answer_choices import Choices, answer_button, numbered
from bot.screens.answers import Half, write
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOOD, MOST_LABEL, Button, Item, button, menu, rows, text
from bot.ui.custom_ids import HAND, NARROW, Press
from bot.ui.refusals import Words
from bot.ui.texts import in_figures, listed, say
from bot.ui.voice import line_for
from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, Illegal, OneOf, PickCards, PickOne, owed
from engine.indian_chief.events import Melded, Stole, TurnBegan
from engine.indian_chief.melds import (
    BEGGAR_MAN,
    CATEGORIES,
    INDIAN_CHIEF,
    MATCH,
    best,
    category_of,
    chief_split,
    face_values,
    points,
    size_of,
)
from engine.indian_chief.poker import poker
from engine.indian_chief.policy import gains, hopes, melds_of
from engine.indian_chief.round import MELD, STEAL, TURNS, total
from engine.indian_chief.state import IndianChiefPublic, IndianChiefView, own_sheet, sheet_in

FROM = "from"  # before the seat whose cards are looked at, in a theft that is half made
MOST_FACES = 24  # the most cards of a turn that are shown as faces; more are text
NAME_WIDTH = 8  # of the columns of a sheet, in characters; a thief's ten and a rich man's minus fit
WIDTHS = (3, 3, 3, 3, 4, 3, 3)
TOTAL_WIDTH = 4
MELDS_IN_ROW = 2  # buttons, whose names a phone cuts where more stand side by side
EMPTY = "·"
TEN = 10

# ---------------------------------------------------------------------------- the table


def _seat(scene: Scene, view: IndianChiefView, at: int) -> str:
    sheet, held = sheet_in(view, at), view.public.known[at]
    known = [
        _points(total(sheet)) if sheet is not None else "",
        say("indian-chief-holds", cards=wording.row(held, scene.faces)) if held else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def _middle(scene: Scene, view: IndianChiefView) -> Sequence[str]:
    found = [(scene.person(at).name, sheet_in(view, at)) for at in range(len(view.seats))]
    sheets = [(name, sheet) for name, sheet in found if sheet is not None]
    return [
        say("indian-chief-turn", turn=view.counters["turn"], stub=view.zone("stub").count or 0),
        *_laid(scene),
        *(_sheet(sheets) if sheets else [say("indian-chief-sheet-hidden")]),
    ]


def _numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    lines = generic_table.numbered_lines(scene, _silent(scene))
    return sorted([*lines, *_equal(scene)], key=lambda line: line[0])


# ---------------------------------------------------------------------------- the panel


def _cards(scene: Scene, view: IndianChiefView) -> Sequence[str | None]:
    if not view.hand:
        return []
    turn = say("indian-chief-panel-turn", turn=view.counters["turn"])
    sheet = own_sheet(view)
    filled = " · ".join(f"{_name(one)} {in_figures(sheet[one])}" for one in CATEGORIES if one in sheet)
    return [
        f"-# {turn}" if view.phase == MELD else None,
        f"**{wording.row(view.hand, scene.faces)}**",
        f"-# {wording.counted(view.hand)}",
        f"-# {say('indian-chief-sheet-own', total=total(sheet), filled=filled)}" if filled else None,
        *(_tied(scene, view) if view.phase == STEAL else []),
    ]


def _question(scene: Scene, asked: Decision, half: Half) -> str:
    if asked.kind == STEAL:
        victim = _victim(asked, half, scene.seen_as(IndianChiefPublic))
        return say("indian-chief-ask-card", name=scene.name(victim)) if victim is not None else _ask(asked)
    if asked.given is not None and not half.partial:
        return say("indian-chief-panel-given", category=_name(category_of(asked.given.cards)))
    draft = _draft(scene.seen_as(IndianChiefPublic), asked, half)
    return _heading(draft.category) if draft else _ask(asked)


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    view = scene.seen_as(IndianChiefPublic)
    if asked.kind == STEAL:
        return _thefts(scene, view, asked, half)
    draft = _draft(view, asked, half)
    return _melds(scene, view, asked) if draft is None else _drafted(scene, view, asked, draft)


def _answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """A meld with its name and its cards, as no single button lays both."""
    if action.verb != MELD:
        return answer_choices.answer_name(scene, action, choices)
    cards = " ".join(map(naming.card, action.cards))
    return say("indian-chief-answer", category=_name(category_of(action.cards)), cards=cards)


def _reason(view: IndianChiefView, action: Action, other: Action | None) -> Reason | None:
    """The score of the cards, or what a stolen one would add."""
    if action.verb == MELD:
        return _of_meld(view, action.cards)
    return _of_theft(view, action.cards[0]) if action.cards else None


def _taught(scene: Scene, asked: Decision) -> str | None:
    if asked.kind == STEAL:
        return generic_parts.taught(scene, asked)
    sheet = own_sheet(scene.seen_as(IndianChiefPublic))
    free = ", ".join(_name(one) for one in CATEGORIES if one not in sheet)
    return say("indian-chief-coach-meld", turn=int(scene.seen.counters["turn"]), turns=TURNS, free=free)


# ---------------------------------------------------------------------------- the end, and questions


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return [f"**{_points(scene.result.scores[seat])}**"]


def _below(scene: Scene) -> Sequence[str]:
    ended, sheets = scene.result, scene.seen_as(IndianChiefPublic).public.sheets
    return [*_sheet([(scene.person(seat).name, sheets[seat]) for seat in ended.order]), *_laid(scene)]


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    category = refusal.values.get("category")
    return None, {"name": _name(str(category))} if category else {}


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    if not scene.plays:
        return "", ()
    view = scene.seen_as(IndianChiefPublic)
    return "thieves" if view.phase == STEAL else "melds", _why_not(scene, view)


# ---------------------------------------------------------------------------- words


def _name(category: str) -> str:
    return say("indian-chief-category", category=category)


def _rule(view: IndianChiefView, category: str) -> str:
    """The rule of a meld: what it scores; of a thief, what else it does now."""
    last = "yes" if view.counters["turn"] == TURNS else "no"
    return say("indian-chief-scores", category=category, last=last)


def _sign(category: str) -> str:
    """The number of cards, as a key of a telephone."""
    return f"{size_of(category)}\ufe0f\u20e3"


def _heading(category: str) -> str:
    return f"{_sign(category)} {_name(category)}"


def _points(count: int) -> str:
    return say("indian-chief-points", points=count)


def _ask(asked: Decision) -> str:
    return say(f"indian-chief-ask-{asked.kind}")


# ---------------------------------------------------------------------------- the table


class Reveal(NamedTuple):
    """The melds of the newest turn that was revealed, and the cards that were stolen from them."""

    turn: int
    melds: Mapping[int, Melded]
    thefts: Sequence[Stole]


def _newest(scene: Scene) -> Reveal | None:
    """The newest reveal; None before the first."""
    turn = revealed = 0
    melds: dict[int, Melded] = {}
    thefts: list[Stole] = []
    for _, event in scene.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Melded):
            if event.seat in melds:  # of an older turn
                melds, thefts = {}, []
            melds[event.seat], revealed = event, turn
        elif isinstance(event, Stole):
            thefts.append(event)
    return Reveal(revealed, melds, thefts) if melds else None


def _laid(scene: Scene) -> list[str]:
    """The lines on all melds of the newest reveal."""
    reveal = _newest(scene)
    if reveal is None:
        return [say("indian-chief-face-down")]
    faces = scene.faces if sum(len(meld.cards) for meld in reveal.melds.values()) <= MOST_FACES else {}
    lines = [say("indian-chief-melds", turn=reveal.turn)]
    for seat, meld in sorted(reveal.melds.items()):
        gone = [
            say("indian-chief-meld-stolen", name=scene.name(theft.seat), card=wording.card(theft.card))
            for theft in reveal.thefts
            if theft.whom == seat
        ]
        line = say(
            "indian-chief-meld",
            name=scene.name(seat),
            meld=_heading(meld.category),
            cards=wording.row(meld.cards, faces),
            points=meld.points,
        )
        lines.append(" ".join([line, *gone]))
    return lines


def _sheet(sheets: Iterable[tuple[str, Mapping[str, int]]]) -> list[str]:
    """The score sheets as a table: a line for each, with its owner's name."""
    head = "".join(str(size).rjust(width) for size, width in enumerate(WIDTHS, 1))
    lines = [f"{' ' * NAME_WIDTH}{head}{say('indian-chief-sheet-total').rjust(TOTAL_WIDTH)}"]
    for name, sheet in sheets:
        cells = (str(sheet.get(category, EMPTY)) for category in CATEGORIES)
        row = "".join(cell.rjust(width) for cell, width in zip(cells, WIDTHS, strict=True))
        lines.append(f"{names.in_column(name, NAME_WIDTH)}{row}{str(total(sheet)).rjust(TOTAL_WIDTH)}")
    return ["\n".join(["```", *lines, "```", f"-# {say('indian-chief-sheet-key')}"])]


def _turns(scene: Scene) -> Iterator[list[tuple[int, Melded]]]:
    """The melds of each turn that was revealed, with the numbers of the events."""
    turn: list[tuple[int, Melded]] = []
    for number, event in scene.events:
        if isinstance(event, Melded):
            turn.append((number, event))
        elif turn:
            yield turn
            turn = []
    if turn:
        yield turn


def _best(melds: Sequence[tuple[int, Melded]]) -> list[tuple[int, Melded]]:
    """The melds that scored most."""
    most = max(meld.points for _, meld in melds)
    return [one for one in melds if one[1].points == most]


def _silent(scene: Scene) -> frozenset[int]:
    """The numbers of the events that the table shows in other ways: of the melds of a turn only the best is told by
    itself, if it is the only one.
    """
    shown = {number for number, event in scene.events if isinstance(event, TurnBegan) or event.SECRET}
    for turn in _turns(scene):
        (first, _), *equal = _best(turn)
        shown |= {number for number, _ in turn if equal or number != first}
    return frozenset(shown)


def _equal(scene: Scene) -> Iterator[tuple[int, str]]:
    """A line for each turn in which several melds scored most."""
    if scene.server.narration != "full":
        return
    for turn in _turns(scene):
        first, *equal = _best(turn)
        if equal:
            names = listed([scene.name(meld.seat) for _, meld in (first, *equal)])
            number, seed = turn[-1][0], f"{scene.record.id}:{scene.record.round}:{turn[-1][0]}"
            yield number, line_for("indian-chief-equal", seed, names=names, points=first[1].points)


# ---------------------------------------------------------------------------- a meld


class Draft(NamedTuple):
    """A meld that is half made: what it begins with in an answer, how many cards it takes, which are chosen.

    `suggested`: they are the best of the hand, and nobody has chosen yet.
    """

    head: str
    size: int
    cards: tuple[str, ...]
    suggested: bool

    @property
    def category(self) -> str:
        return CATEGORIES[self.size - 1]


def _draft(view: IndianChiefView, asked: Decision, half: Half) -> Draft | None:
    """The meld that the viewer is about to lay; None while they choose which one."""
    heads = {head: form for head, form in answers.heads_of(asked.answers).items() if isinstance(form, PickCards)}
    head, *cards = (half.partial or (next(iter(heads)) if len(heads) == 1 else "")).split(" ")
    if head not in heads:
        return None
    size = heads[head].most
    if asked.read(answers.plain(" ".join([head, *cards]))) is not None and len(cards) == size:
        return Draft(head, size, tuple(cards), suggested=False)
    return Draft(head, size, _proposed(view, size), suggested=True)


def _melds(scene: Scene, view: IndianChiefView, asked: Decision) -> list[Item]:
    """The free melds, each with the best that the hand makes of it now."""
    heads = answers.heads_of(asked.answers).items()
    sizes = {head: form.most for head, form in heads if isinstance(form, PickCards)}
    return rows([_button(scene, _offer(view, size), Half(head)) for head, size in sizes.items()], MELDS_IN_ROW)


def _offer(view: IndianChiefView, size: int) -> str:
    """The offer of a meld of `size` cards: what the hand makes of it, and of a beggar what it may hope for."""
    category, cards = CATEGORIES[size - 1], _proposed(view, size)
    if category == BEGGAR_MAN:
        return say("indian-chief-offer-hoped", meld=_heading(category), points=round(hopes(view)(cards)))
    return say("indian-chief-offer", meld=_heading(category), points=points(cards))


def _proposed(view: IndianChiefView, size: int) -> tuple[str, ...]:
    """The cards that a panel proposes for a meld of `size` cards: of a beggar, whose points are the others', those that
    a computer player would lay.
    """
    if CATEGORIES[size - 1] != BEGGAR_MAN:
        return best(view.hand, size)
    return max(melds_of(view.hand, size), key=gains(view))


def _drafted(scene: Scene, view: IndianChiefView, asked: Decision, draft: Draft) -> list[Item]:
    """The meld as it would be laid, and ways to lay it, to choose other cards, and to choose another meld."""
    options = [
        discord.SelectOption(label=label, value=f"{card}#1", default=card in draft.cards and not draft.suggested)
        for card, label in zip(view.hand, numbered(view.hand), strict=True)
    ]
    cards = menu(
        _press(scene, Half(draft.head)),
        say("indian-chief-hint-cards", count=draft.size),
        options,
        draft.size,
        draft.size,
    )
    answer = asked.read(answers.plain(" ".join([draft.head, *draft.cards])))
    lay = [answer_button(scene, say("indian-chief-button-lay"), answer.text, GOOD)] if answer else []
    others = len(answers.heads_of(asked.answers)) > 1 or asked.given is not None
    back = [_button(scene, say("indian-chief-button-other"), Half())] if others else []
    return [text(*_draft_worth(scene, draft)), *cards, *rows([*lay, *back])]


def _draft_worth(scene: Scene, draft: Draft) -> list[str]:
    """The worth of the meld, in words; a warning where that is nothing."""
    category, rule = draft.category, _rule(scene.seen_as(IndianChiefPublic), draft.category)
    shown = wording.row(draft.cards, scene.faces)
    if category == BEGGAR_MAN:
        proposed = [f"-# {say('indian-chief-beggar-proposed')}"] if draft.suggested else []
        return [shown, *proposed, f"-# {rule}"]
    scored = points(draft.cards)
    lines = [say("indian-chief-worth", cards=shown, points=_points(scored))]
    if category == INDIAN_CHIEF:
        lines.append(f"-# {_split(draft.cards)}")
    if draft.suggested:
        lines.append(f"-# {say('indian-chief-best')}")
    return [*lines, say("indian-chief-nothing", category=_name(category)) if scored == 0 else f"-# {rule}"]


def _split(cards: Sequence[str]) -> str:
    """The best arrangement of a chief."""
    five, pair = chief_split(cards)
    baccarat = face_values(pair) % TEN
    return say(
        "indian-chief-split",
        hand=int(poker(five)),
        five=wording.row(five, {}),
        worth=points(cards) - baccarat,
        pair=wording.row(pair, {}),
        baccarat=baccarat,
    )


# ---------------------------------------------------------------------------- a theft


def _spoils(asked: Decision, view: IndianChiefView) -> dict[int, list[str]]:
    """The cards that the thief may take, by the seat before which they lie."""
    forms = asked.answers.forms if isinstance(asked.answers, OneOf) else ()
    among = [card for form in forms if isinstance(form, PickOne) for card in form.among]
    lying = {at: [card for card in view.zone("meld", at).cards or () if card in among] for at in range(len(view.seats))}
    return {at: cards for at, cards in lying.items() if cards}


def _victim(asked: Decision, half: Half, view: IndianChiefView) -> int | None:
    """The seat whose cards are looked at. If only one seat has any, these are looked at once. None if no seat is chosen
    yet.
    """
    spoils = _spoils(asked, view)
    seats = {f"{FROM} {at}": at for at in spoils}
    return next(iter(spoils)) if len(spoils) == 1 else seats.get(half.partial)


def _thefts(scene: Scene, view: IndianChiefView, asked: Decision, half: Half) -> list[Item]:
    """The menu of the other seats' melds, then the cards of the chosen one, and the button to take nothing."""
    spoils, victim = _spoils(asked, view), _victim(asked, half, view)
    nothing = answer_button(scene, say("indian-chief-do-nothing"), "nothing")
    if victim is None:
        melds = [
            _button(
                scene,
                naming.cut(f"{names.in_plain(scene.person(at).name)}: {wording.row(cards, {})}", MOST_LABEL),
                Half(f"{FROM} {at}"),
            )
            for at, cards in spoils.items()
        ]
        return rows([*melds, nothing])
    cards = [answer_button(scene, naming.card(card), f"{STEAL} {card}", GOOD) for card in spoils[victim]]
    back = [_button(scene, say("button-back"), Half())] if len(spoils) > 1 else []
    return rows([*cards, *back, nothing])


def _tied(scene: Scene, view: IndianChiefView) -> list[str]:
    """A line about the players who steal at the same moment as the viewer."""
    group = view.public.groups[0]
    if view.seat not in group:
        return []
    others = [scene.name(seat) for seat in group if seat != view.seat]
    kept = say("indian-chief-panel-keep")
    return [kept, say("indian-chief-panel-tied", names=listed(others), count=len(others))] if others else [kept]


def _press(scene: Scene, half: Half) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, NARROW, write(half))


def _button(scene: Scene, label: str, half: Half) -> Button:
    return button(label, _press(scene, half))


# ---------------------------------------------------------------------------- why a hint is a good one


def _free(view: IndianChiefView) -> list[str]:
    """The melds that the viewer may still lay."""
    sheet = own_sheet(view)
    return [category for category in CATEGORIES if category not in sheet]


def _of_meld(view: IndianChiefView, cards: Sequence[str]) -> Reason | None:
    """The reason for a meld. A beggar scores by what the others lay."""
    category = category_of(cards)
    if category != BEGGAR_MAN and points(cards) == points(best(view.hand, len(cards))):
        return because("indian-chief-reason-best", points=_points(points(cards)), count=len(cards))
    if _free(view) == [category]:
        return because("indian-chief-reason-only")
    kept = tuple((Counter(view.hand) - Counter(cards)).elements())
    sizes = [size_of(one) for one in _free(view) if one not in (BEGGAR_MAN, category) and size_of(one) <= len(kept)]
    worth, size = max(((points(best(kept, size)), size) for size in sizes), default=(0, 0))
    if worth > 0:
        return because("indian-chief-reason-keeps", category=_name(CATEGORIES[size - 1]), points=_points(worth))
    return _of_beggar(view, cards) if category == BEGGAR_MAN else None


def _of_beggar(view: IndianChiefView, cards: Sequence[str]) -> Reason:
    """The reason for a beggar: the number of cards of its ranks that are not in the viewer's hand."""
    ranks, everywhere = set(map(rank, cards)), sum(zone.count or len(zone.cards or ()) for zone in view.zones)
    others = everywhere * len(ranks) // len(RANKS) - sum(rank(card) in ranks for card in view.hand)
    return because("indian-chief-reason-begs", count=others, ranks=len(ranks), points=_points(MATCH))


def _of_theft(view: IndianChiefView, card: str) -> Reason | None:
    """The meld to which the card adds most; or that none there adds anything."""
    before, after, size = _raised(view, card)
    if after > before:
        category = _name(CATEGORIES[size - 1])
        return because("indian-chief-reason-steals", category=category, before=_points(before), after=_points(after))
    there = [one.cards[0] for asked in owed(view.decisions) for one in asked.enumerate() if one.cards]
    gains = (_raised(view, one) for one in there)
    return None if any(now < then for now, then, _ in gains) else because("indian-chief-reason-none")


def _raised(view: IndianChiefView, card: str) -> tuple[int, int, int]:
    """The score of the free meld to which a card adds most, without it and with it, and its size."""
    sizes = [size_of(one) for one in _free(view) if one != BEGGAR_MAN]
    scored = [(points(best(view.hand, size)), points(best((*view.hand, card), size)), size) for size in sizes]
    return max(scored, key=lambda one: one[1] - one[0], default=(0, 0, 0))


# ---------------------------------------------------------------------------- why can't I?


def _why_not(scene: Scene, view: IndianChiefView) -> list[str]:
    """The actions that are possible now, and the reasons why others are not."""
    sheet = own_sheet(view)
    if view.phase != STEAL:
        given = [say("indian-chief-why-wait")] if any(one.given for one in view.decisions) else []
        return [*given, *(_why_meld(view, sheet, category) for category in CATEGORIES), say("indian-chief-why-size")]
    if view.decisions:
        gone = [say("indian-chief-why-gone", card=wording.card(card)) for _, _, card in view.public.thefts]
        return [say("indian-chief-why-own"), *gone]
    waited = listed([scene.name(seat) for seat in view.public.groups[0]])
    return [say("indian-chief-why-order", names=waited), say("indian-chief-why-no-thief")]


def _why_meld(view: IndianChiefView, sheet: Mapping[str, int], category: str) -> str:
    """A line that says if a meld can still be laid."""
    name, size = _name(category), size_of(category)
    if category in sheet:
        return say("indian-chief-why-filled", category=name, size=size, points=_points(sheet[category]))
    return say("indian-chief-why-free", category=name, size=size, rule=_rule(view, category))


PRESENTER = Presenter(
    seat=_seat,
    middle=_middle,
    numbered_lines=_numbered_lines,
    cards=_cards,
    question=_question,
    choices=_choices,
    answer_name=_answer_name,
    reason=_reason,
    taught=_taught,
    worth=_worth,
    below=_below,
    refused=_refused,
    reasons=_reasons,
)
