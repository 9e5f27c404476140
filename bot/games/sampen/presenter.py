"""Sampen as players see it: the panel with pairs and single cards, the parts of its screens, the end of a deal, and
reasons for hints.
"""

from collections.abc import Sequence
from itertools import groupby

from bot.games.sampen import table
from bot.screens.table import generic_result
from bot.screens.table.answer_choices import answer_button
from bot.screens.table.answers import Half
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, PLAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import Action, Decision, View
from engine.sampen.round import PUT
from engine.sampen.state import LEAD, SampenPublic, paired, twin


def open_lines(scene: Scene, view: View[SampenPublic]) -> Sequence[str | None]:
    """The reason why the viewer is asked, the chain so far, and the stock."""
    return [_own(scene, view), *table.chain_and_stock(scene, view)]


def card_lines(scene: Scene, view: View[SampenPublic]) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    if not view.hand or view.phase == "over":
        return []
    pairs, asked = paired(view.hand), bool(view.decisions)
    singles = [card for card in view.hand if card not in pairs]
    return [
        say("sampen-pairs", cards=_in_pairs(scene, pairs)) if pairs else None,
        say("sampen-singles", cards=wording.row(singles, scene.faces)) if singles else None,
        f"-# {wording.counted(view.hand)}" if scene.faces else None,
        f"-# {say('sampen-about-pairs')}" if asked and pairs else None,
        None if asked else f"-# {say('sampen-waiting')}",
    ]


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """A button for each pair, and below them one for each single card."""
    hand = scene.seen.hand
    pairs = paired(hand)
    singles = [card for card in hand if card not in pairs]
    halves = {plain(card): card for card in reversed(pairs)}  # of each pair the first
    return [
        *rows([_pair(scene, halves[kind], len(hand), len(singles)) for kind in dict.fromkeys(map(plain, pairs))]),
        *rows([_single(scene, card) for card in singles]),
    ]


def _own(scene: Scene, view: View[SampenPublic]) -> str:
    """The reason why the viewer is asked."""
    card = naming.card(table.upcard(view))
    if view.phase == LEAD:
        return say("sampen-own-lead", card=card)
    return say("sampen-own-matched", card=card, **table.origin(scene, view))


def _in_pairs(scene: Scene, pairs: Sequence[str]) -> str:
    """The pairs, with twins side by side and gaps between pairs."""
    return " · ".join(wording.row(list(twins), scene.faces) for _, twins in groupby(pairs, key=plain))


def _pair(scene: Scene, card: str, held: int, singles: int) -> Button:
    """A pair, and what becomes of it: its twin goes along, and so does a last card. `held`: cards in the hand, and
    `singles` those without a twin there: with two of them or more it is better kept.
    """
    label = say("sampen-button-last-pair" if held <= 3 else "sampen-button-pair", card=naming.card(card))
    return answer_button(scene, label, f"{PUT} {card}", PLAIN if singles > 1 else GOOD)


def _single(scene: Scene, card: str) -> Button:
    return answer_button(scene, naming.card(card), f"{PUT} {card}")


def _reason(view: View[SampenPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what becomes of the viewer's pairs."""
    hand, card = view.hand, action.cards[0]
    pairs = paired(hand)
    if card not in pairs:
        return because("sampen-hint-keeps", count=len(pairs) // 2) if pairs else because("sampen-hint-alike")
    if len(hand) == len((card, twin(card))):
        return because("sampen-hint-last")
    return because("sampen-hint-single" if len(hand) == len(pairs) + 1 else "sampen-hint-pair")


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    """The winner of a deal alone: nobody is second. At the end of a match everybody, by the deals they have won."""
    if scene.ends_match:
        return generic_result.shared_line(scene, seat, worth)
    if seat not in scene.ended.winners:
        return None
    return " · ".join([f"🏆 **{scene.name(seat)}**", *table.wins_of(scene, scene.seen, seat)])


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return table.wins_of(scene, scene.seen, seat)


def _count_wins(scene: Scene, seat: int) -> str:
    if not scene.ends_match or scene.round is None:
        return generic_result.counted(scene, seat)
    return say("sampen-won", count=scene.round.standing.scores[seat] + (seat in scene.result.winners))


def _below(scene: Scene) -> Sequence[str]:
    """The cards with which the others are left."""
    return table.listed_by_cards(scene, scene.seen, [at for at in scene.result.order if at not in scene.result.winners])


PRESENTER = Presenter(
    lesson_rounds=3,  # one takes a minute, and somebody may match little in it
    seats=table.seat_lines,
    seat=table.seat_line,
    middle=table.middle_lines,
    numbered_lines=table.numbered_lines,
    open_table=open_lines,
    cards=card_lines,
    choices=choice_items,
    reason=_reason,
    standing=_standing,
    worth=_worth,
    counted=_count_wins,
    below=_below,
    recipe="sampen-recipe",
    refused=table.refusal_words,
    reasons=lambda scene: ("the-round", table.why_not(scene)),
)
