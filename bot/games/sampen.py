"""The screens of Sampen: the pair that was matched last, and whose turn that made it, the chain, own pairs apart."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.screens import generic_result, generic_table
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half
from bot.screens.generic_result import Worth
from bot.screens.generic_table import SeatLine
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, PLAIN, Button, Item, rows
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import Action, Decision, Event, Illegal, View
from engine.sampen import Sampen
from engine.sampen.cards import paired, twin, widowed
from engine.sampen.events import ChainEnded, Matched, NobodyHeld, PutUp, Turned
from engine.sampen.round import PUT
from engine.sampen.state import CHOOSE, LEAD, SampenPublic

LISTED = 6  # the most players who have a line each on the table
LONGEST_CHAIN = 200  # characters: of a longer one the last links are shown
STEP = "\N{NO-BREAK SPACE}→ "  # from one seat of a chain to the next
BESIDE = "\N{NO-BREAK SPACE}· "  # between names

Link = tuple[int, str]  # a seat, and the card that it matched

# ---------------------------------------------------------------------------- the table


def _seats(scene: Scene, view: View[SampenPublic], seat: SeatLine) -> Sequence[str]:
    """Many players stand by how many cards they have: nobody has a turn, so the order of the seats says nothing."""
    many = len(view.seats) > LISTED
    return _by_cards(scene, view, range(len(view.seats))) if many else generic_table.seat_lines(scene, view, seat)


def _seat(scene: Scene, view: View[SampenPublic], at: int) -> str:
    return generic_table.line_of(scene, view, at, _wins(scene, view, at))


def _middle(scene: Scene, view: View[SampenPublic]) -> Sequence[str]:
    opened = view.public.discards
    return [
        f"# {wording.row(opened[-1:] if view.phase == LEAD else opened[-2:], scene.faces)}",
        *_waits(scene, view),
        *_going_on(scene, view),
    ]


def _numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    """A chain is told when it is over, in one line; until then the table shows it."""
    silent = {number for number, event in scene.events if isinstance(event, Matched | PutUp | Turned)}
    return generic_table.numbered_lines(scene, silent, _words)


# ---------------------------------------------------------------------------- the panel


def _open_table(scene: Scene, view: View[SampenPublic]) -> Sequence[str | None]:
    """The reason why the viewer is asked, the chain so far, and the stock."""
    return [_own(scene, view), *_going_on(scene, view)]


def _cards(scene: Scene, view: View[SampenPublic]) -> Sequence[str | None]:
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


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """A button for each pair, and below them one for each single card."""
    hand = scene.seen.hand
    pairs = paired(hand)
    singles = [card for card in hand if card not in pairs]
    halves = {plain(card): card for card in reversed(pairs)}  # of each pair the first
    return [
        *rows([_pair(scene, halves[kind], len(hand), len(singles)) for kind in dict.fromkeys(map(plain, pairs))]),
        *rows([_single(scene, card) for card in singles]),
    ]


def _reason(view: View[SampenPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: what becomes of the viewer's pairs."""
    return _reason_of_card(view.hand, action.cards[0])


# ---------------------------------------------------------------------------- the result


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    """The winner of a deal alone: nobody is second. At the end of a match everybody, by the deals they have won."""
    if scene.ends_match:
        return generic_result.shared_line(scene, seat, worth)
    if seat not in scene.ended.winners:
        return None
    return " · ".join([f"🏆 **{scene.name(seat)}**", *_wins(scene, scene.seen, seat)])


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    return _wins(scene, scene.seen, seat)


def _counted(scene: Scene, seat: int) -> str:
    if not scene.ends_match or scene.round is None:
        return generic_result.counted(scene, seat)
    return say("sampen-won", count=scene.round.standing.scores[seat] + (seat in scene.result.winners))


def _below(scene: Scene) -> Sequence[str]:
    """The cards with which the others are left."""
    return _by_cards(scene, scene.seen, [at for at in scene.result.order if at not in scene.result.winners])


# ---------------------------------------------------------------------------- why not


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    matched = refusal.code == "not_your_turn" and "card" in refusal.values
    return "refused-sampen-not-your-turn" if matched else None, {}


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    return "the-round", _why_not(scene)


# ---------------------------------------------------------------------------- why a hint is a good one


def _reason_of_card(hand: Sequence[str], card: str) -> Reason:
    pairs = paired(hand)
    if card not in pairs:
        return because("sampen-hint-keeps", count=len(pairs) // 2) if pairs else because("sampen-hint-alike")
    if len(hand) == len((card, twin(card))):
        return because("sampen-hint-last")
    return because("sampen-hint-single" if len(hand) == len(pairs) + 1 else "sampen-hint-pair")


# ---------------------------------------------------------------------------- the table


def _waits(scene: Scene, view: View[SampenPublic]) -> list[str]:
    """The line on whose match it was, and who chooses; nothing once the deal is over."""
    if view.phase == "over":
        return []
    name, card = scene.name(view.public.turn), naming.card(_upcard(view))
    if view.phase == LEAD:
        return [say("sampen-leads", name=name, card=card)]
    return [say("sampen-matched", name=name, card=card, **_origin(scene, view))]


def _origin(scene: Scene, view: View[SampenPublic]) -> dict[str, str]:
    """The origin of the card that was matched last."""
    by = _put_up_by(view)
    if by is None:
        return {"from": "stock", "other": ""}
    return {"from": "own" if by == view.public.turn else "other", "other": scene.name(by)}


def _put_up_by(view: View[SampenPublic]) -> int | None:
    """The seat whose card was matched last; None for the stock."""
    chain = view.public.links
    return chain[-2][0] if len(chain) > 1 else view.public.leader


def _upcard(view: View[SampenPublic]) -> str:
    """The card that was matched last, or that nobody holds."""
    return (view.public.discards or ("",))[-1]


def _by_cards(scene: Scene, view: View, seats: Sequence[int]) -> list[str]:
    """These players, by how many cards they have."""
    held = {at: view.zone("hand", at).count or 0 for at in seats}
    return [
        say(
            "sampen-hold",
            back=wording.back(scene.faces),
            count=count,
            names=BESIDE.join(_player(scene, view, at) for at in seats if held[at] == count),
        )
        for count in sorted(set(held.values()))
    ]


def _player(scene: Scene, view: View, at: int) -> str:
    """Somebody among others: who they are, what they have won, and whether they are waited for."""
    seat, name = view.seats[at], scene.name(at)
    lines = [f"**{name}**" if seat.waited else name, *_wins(scene, view, at)]
    left = [say("seat-left")] if seat.retired else []
    return " ".join([*lines, *left]) + (generic_table.waited(scene, at) if seat.waited else "")


def _going_on(scene: Scene, view: View[SampenPublic]) -> list[str]:
    """The chain that goes on, where it has links enough, and the stock."""
    chain = view.public.links
    lines = [f"-# {say('sampen-chain', chain=_chain(scene, chain))}"] if len(chain) > 1 else []
    return [*lines, f"-# {_stock(scene, view)}"]


def _stock(scene: Scene, view: View[SampenPublic]) -> str:
    """The number of cards in the stock, and the cards whose twins are among them."""
    stock = view.zone("stock").count or 0
    known = widowed(view.public.discards) if stock else ()
    if not stock:
        return say("sampen-stock-empty")
    values: Words = {"back": wording.back(scene.faces), "stock": stock}
    if not known:
        return say("sampen-stock", **values)
    return say("sampen-stock-known", count=len(known), cards=wording.counted(known), **values)


def _wins(scene: Scene, view: View, at: int) -> list[str]:
    """The number of rounds that a seat has won, if any, where a match is more than one."""
    needed, wins = scene.rules_as(Sampen).wins, view.seats[at].counters["wins"]
    return [say("sampen-wins", wins=wins, needed=needed)] if needed > 1 and wins else []


# ---------------------------------------------------------------------------- chains


def _chain(scene: Scene, links: Sequence[Link]) -> str:
    """The matches in order: "Kim 5♠ 9♦ → Zoé 2♥"; of a long chain the end."""
    text = ""
    for seat, group in reversed([(seat, list(group)) for seat, group in groupby(links, key=lambda link: link[0])]):
        words = (wording.bare_name(scene.person(seat)), *(naming.card(card) for _, card in group))
        part = "\N{NO-BREAK SPACE}".join(words)
        if text and len(part) + len(STEP) + len(text) > LONGEST_CHAIN:
            return say("sampen-chain-more", chain=text)
        text = f"{part}{STEP}{text}" if text else part
    return text


def _words(scene: Scene, event: Event) -> Mapping[str, str]:
    """The values of an event's line beside its fields."""
    if isinstance(event, NobodyHeld):  # each kind once: a second one is the twin of the first, and they went together
        return {"cards": wording.counted(tuple(dict.fromkeys(map(plain, event.cards))))}
    if isinstance(event, ChainEnded):
        return {"chain": _chain(scene, list(zip(event.seats, event.cards, strict=True)))}
    return {}


# ---------------------------------------------------------------------------- the panel


def _own(scene: Scene, view: View[SampenPublic]) -> str:
    """The reason why the viewer is asked."""
    card = naming.card(_upcard(view))
    if view.phase == LEAD:
        return say("sampen-own-lead", card=card)
    return say("sampen-own-matched", card=card, **_origin(scene, view))


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


# ---------------------------------------------------------------------------- why not


def _why_not(scene: Scene) -> list[str]:
    """The reason why the viewer is not asked, or the actions that they have."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(SampenPublic)
    turn, pairs = view.public.turn, paired(view.hand)
    if turn == view.seat:
        text = say("sampen-why-any")
    elif view.phase == CHOOSE:
        text = say("sampen-why-match", name=scene.name(turn), card=naming.card(_upcard(view)))
    else:
        text = say("sampen-why-lead", name=scene.name(turn))
    kinds = ", ".join(naming.card(card) for card in dict.fromkeys(map(plain, pairs)))
    return [
        text,
        say("sampen-why-matching"),
        *([say("sampen-why-pairs", cards=kinds)] if pairs else []),
        say("sampen-why-last"),
    ]


PRESENTER = Presenter(
    lesson_rounds=3,  # one takes a minute, and somebody may match little in it
    seats=_seats,
    seat=_seat,
    middle=_middle,
    numbered_lines=_numbered_lines,
    open_table=_open_table,
    cards=_cards,
    choices=_choices,
    reason=_reason,
    standing=_standing,
    worth=_worth,
    counted=_counted,
    below=_below,
    recipe="sampen-recipe",
    refused=_refused,
    reasons=_reasons,
)
