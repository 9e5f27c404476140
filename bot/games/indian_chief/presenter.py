"""Indian Chief as players see it: the panel with a meld as it is made and a theft, the parts of its screens, and the
end of a game.
"""

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.games.indian_chief import hints, table
from bot.screens.table import answer_choices, answers
from bot.screens.table.answer_choices import Choices, answer_button
from bot.screens.table.answer_steps import heads_of
from bot.screens.table.answers import Half, number_cards, write
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOOD, MOST_LABEL, Button, Item, button, menu, rows, text
from bot.ui.custom_ids import HAND, NARROW, Press
from bot.ui.refusals import Words
from bot.ui.texts import in_figures, listed, say
from engine.contract import Action, Decision, Illegal, OneOf, PickCards, PickOne
from engine.indian_chief.melds import (
    BEGGAR_MAN,
    CATEGORIES,
    INDIAN_CHIEF,
    best,
    category_of,
    chief_split,
    face_values,
    points,
    poker,
)
from engine.indian_chief.player.policy import gains, hopes, melds_of
from engine.indian_chief.round import MELD, STEAL, total
from engine.indian_chief.state import IndianChiefPublic, IndianChiefView, own_sheet

FROM = "from"  # the word before the seat whose cards are looked at, in a theft that is half made
MELDS_IN_ROW = 2  # buttons, whose names a phone cuts where more stand side by side
TEN = 10


# ---------------------------------------------------------------------------- the panel


def card_lines(scene: Scene, view: IndianChiefView) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if not view.hand:
        return []
    turn = say("indian-chief-panel-turn", turn=view.counters["turn"])
    sheet = own_sheet(view)
    filled = " · ".join(f"{table.category_name(one)} {in_figures(sheet[one])}" for one in CATEGORIES if one in sheet)
    return [
        f"-# {turn}" if view.phase == MELD else None,
        f"**{wording.row(view.hand, scene.faces)}**",
        f"-# {wording.counted(view.hand)}",
        f"-# {say('indian-chief-sheet-own', total=total(sheet), filled=filled)}" if filled else None,
        *(_tied_lines(scene, view) if view.phase == STEAL else []),
    ]


def question(scene: Scene, asked: Decision, half: Half) -> str:
    """The question of what is chosen next."""
    if asked.kind == STEAL:
        victim = _victim(asked, half, scene.seen_as(IndianChiefPublic))
        return say("indian-chief-ask-card", name=scene.name(victim)) if victim is not None else _ask(asked)
    if asked.given is not None and not half.partial:
        return say("indian-chief-panel-given", category=table.category_name(category_of(asked.given.cards)))
    draft = _draft(scene.seen_as(IndianChiefPublic), asked, half)
    return table.category_heading(draft.category) if draft else _ask(asked)


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components to answer the decision with."""
    view = scene.seen_as(IndianChiefPublic)
    if asked.kind == STEAL:
        return _thefts(scene, view, asked, half)
    draft = _draft(view, asked, half)
    return _melds(scene, view, asked) if draft is None else _draft_items(scene, view, asked, draft)


def answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """A meld with its name and its cards, as no single button lays both."""
    if action.verb != MELD:
        return answer_choices.answer_name(scene, action, choices)
    cards = " ".join(map(naming.card, action.cards))
    return say("indian-chief-answer", category=table.category_name(category_of(action.cards)), cards=cards)


# ---------------------------------------------------------------------------- words


def _ask(asked: Decision) -> str:
    return say(f"indian-chief-ask-{asked.kind}")


# ---------------------------------------------------------------------------- a meld


class MeldDraft(NamedTuple):
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


def _draft(view: IndianChiefView, asked: Decision, half: Half) -> MeldDraft | None:
    """The meld that the viewer is about to lay; None while they choose which one."""
    heads = {head: form for head, form in heads_of(asked.answers).items() if isinstance(form, PickCards)}
    head, *cards = (half.partial or (next(iter(heads)) if len(heads) == 1 else "")).split(" ")
    if head not in heads:
        return None
    size = heads[head].most
    if asked.read(answers.plain(" ".join([head, *cards]))) is not None and len(cards) == size:
        return MeldDraft(head, size, tuple(cards), suggested=False)
    return MeldDraft(head, size, _propose(view, size), suggested=True)


def _melds(scene: Scene, view: IndianChiefView, asked: Decision) -> list[Item]:
    """The free melds, each with the best that the hand makes of it now."""
    heads = heads_of(asked.answers).items()
    sizes = {head: form.most for head, form in heads if isinstance(form, PickCards)}
    return rows([_button(scene, _offer(view, size), Half(head)) for head, size in sizes.items()], MELDS_IN_ROW)


def _offer(view: IndianChiefView, size: int) -> str:
    """The offer of a meld of `size` cards: what the hand makes of it, and of a beggar what it may hope for."""
    category, cards = CATEGORIES[size - 1], _propose(view, size)
    if category == BEGGAR_MAN:
        return say("indian-chief-offer-hoped", meld=table.category_heading(category), points=round(hopes(view)(cards)))
    return say("indian-chief-offer", meld=table.category_heading(category), points=points(cards))


def _propose(view: IndianChiefView, size: int) -> tuple[str, ...]:
    """The cards that a panel proposes for a meld of `size` cards: of a beggar, whose points are the others', those that
    a computer player would lay.
    """
    if CATEGORIES[size - 1] != BEGGAR_MAN:
        return best(view.hand, size)
    return max(melds_of(view.hand, size), key=gains(view))


def _draft_items(scene: Scene, view: IndianChiefView, asked: Decision, draft: MeldDraft) -> list[Item]:
    """The meld as it would be laid, and ways to lay it, to choose other cards, and to choose another meld."""
    options = [
        discord.SelectOption(label=label, value=f"{card}#1", default=card in draft.cards and not draft.suggested)
        for card, label in zip(view.hand, number_cards(view.hand), strict=True)
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
    others = len(heads_of(asked.answers)) > 1 or asked.given is not None
    back = [_button(scene, say("indian-chief-button-other"), Half())] if others else []
    return [text(*_draft_worth(scene, draft)), *cards, *rows([*lay, *back])]


def _draft_worth(scene: Scene, draft: MeldDraft) -> list[str]:
    """The worth of the meld, in words; a warning where that is nothing."""
    category, rule = draft.category, table.category_rule(scene.seen_as(IndianChiefPublic), draft.category)
    shown = wording.row(draft.cards, scene.faces)
    if category == BEGGAR_MAN:
        proposed = [f"-# {say('indian-chief-beggar-proposed')}"] if draft.suggested else []
        return [shown, *proposed, f"-# {rule}"]
    scored = points(draft.cards)
    lines = [say("indian-chief-worth", cards=shown, points=table.in_points(scored))]
    if category == INDIAN_CHIEF:
        lines.append(f"-# {_best_split(draft.cards)}")
    if draft.suggested:
        lines.append(f"-# {say('indian-chief-best')}")
    return [
        *lines,
        say("indian-chief-nothing", category=table.category_name(category)) if scored == 0 else f"-# {rule}",
    ]


def _best_split(cards: Sequence[str]) -> str:
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


def _tied_lines(scene: Scene, view: IndianChiefView) -> list[str]:
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


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return [f"**{table.in_points(scene.result.scores[seat])}**"]


def _below(scene: Scene) -> Sequence[str]:
    ended, sheets = scene.result, scene.seen_as(IndianChiefPublic).public.sheets
    return [
        *table.sheet_lines([(scene.person(seat).name, sheets[seat]) for seat in ended.order]),
        *table.meld_lines(scene),
    ]


def _refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    category = refusal.values.get("category")
    return None, {"name": table.category_name(str(category))} if category else {}


PRESENTER = Presenter(
    seat=table.seat_line,
    middle=table.middle_lines,
    numbered_lines=table.numbered_lines,
    cards=card_lines,
    question=question,
    choices=choice_items,
    answer_name=answer_name,
    reason=hints.reason,
    taught=hints.coach_text,
    worth=_worth,
    below=_below,
    refused=_refusal_words,
    reasons=hints.reasons,
)
