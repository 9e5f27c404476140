"""The table of Sampen: the seats, the card that is to be matched, the chain and the stock; and why something cannot be
done.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.screens.table import generic_narration, generic_table
from bot.screens.table.generic_table import SeatLine
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import Event, Illegal, View
from engine.sampen import Sampen
from engine.sampen.events import ChainEnded, Matched, NobodyHeld, PutUp, Turned
from engine.sampen.state import CHOOSE, LEAD, SampenPublic, paired, widowed

LISTED = 6  # the most players who have a line each on the table
LONGEST_CHAIN = 200  # characters: of a longer one the last links are shown
STEP = "\N{NO-BREAK SPACE}→ "  # the sign between one seat of a chain and the next
BESIDE = "\N{NO-BREAK SPACE}· "  # the sign between two names
Link = tuple[int, str]  # a seat, and the card that it matched


def seat_lines(scene: Scene, view: View[SampenPublic], seat: SeatLine) -> Sequence[str]:
    """Many players stand by how many cards they have: nobody has a turn, so the order of the seats says nothing."""
    many = len(view.seats) > LISTED
    return listed_by_cards(scene, view, range(len(view.seats))) if many else generic_table.seat_lines(scene, view, seat)


def seat_line(scene: Scene, view: View[SampenPublic], at: int) -> str:
    """The line of a seat."""
    return generic_table.line_of(scene, view, at, wins_of(scene, view, at))


def middle_lines(scene: Scene, view: View[SampenPublic]) -> Sequence[str]:
    """The lines of what lies on the table."""
    opened = view.public.discards
    return [
        f"# {wording.row(opened[-1:] if view.phase == LEAD else opened[-2:], scene.faces)}",
        *_waits(scene, view),
        *chain_and_stock(scene, view),
    ]


def numbered_lines(scene: Scene) -> list[tuple[int, str]]:
    """A chain is told when it is over, in one line; until then the table shows it."""
    silent = {number for number, event in scene.events if isinstance(event, Matched | PutUp | Turned)}
    return generic_narration.numbered_lines(scene, silent, _words)


def _waits(scene: Scene, view: View[SampenPublic]) -> list[str]:
    """The line on whose match it was, and who chooses; nothing once the deal is over."""
    if view.phase == "over":
        return []
    name, card = scene.name(view.public.turn), naming.card(upcard(view))
    if view.phase == LEAD:
        return [say("sampen-leads", name=name, card=card)]
    return [say("sampen-matched", name=name, card=card, **origin(scene, view))]


def origin(scene: Scene, view: View[SampenPublic]) -> dict[str, str]:
    """The origin of the card that was matched last."""
    by = _put_up_by(view)
    if by is None:
        return {"from": "stock", "other": ""}
    return {"from": "own" if by == view.public.turn else "other", "other": scene.name(by)}


def _put_up_by(view: View[SampenPublic]) -> int | None:
    """The seat whose card was matched last; None for the stock."""
    chain = view.public.links
    return chain[-2][0] if len(chain) > 1 else view.public.leader


def upcard(view: View[SampenPublic]) -> str:
    """The card that was matched last, or that nobody holds."""
    return (view.public.discards or ("",))[-1]


def listed_by_cards(scene: Scene, view: View, seats: Sequence[int]) -> list[str]:
    """These players, by how many cards they have."""
    held = {at: view.zone("hand", at).count or 0 for at in seats}
    return [
        say(
            "sampen-hold",
            back=wording.back(scene.faces),
            count=count,
            names=BESIDE.join(player_line(scene, view, at) for at in seats if held[at] == count),
        )
        for count in sorted(set(held.values()))
    ]


def player_line(scene: Scene, view: View, at: int) -> str:
    """Somebody among others: who they are, what they have won, and whether they are waited for."""
    seat, name = view.seats[at], scene.name(at)
    lines = [f"**{name}**" if seat.waited else name, *wins_of(scene, view, at)]
    left = [say("seat-left")] if seat.retired else []
    return " ".join([*lines, *left]) + (generic_table.waiting_mark(scene, at) if seat.waited else "")


def chain_and_stock(scene: Scene, view: View[SampenPublic]) -> list[str]:
    """The chain that goes on, where it has links enough, and the stock."""
    chain = view.public.links
    lines = [f"-# {say('sampen-chain', chain=chain_line(scene, chain))}"] if len(chain) > 1 else []
    return [*lines, f"-# {stock_line(scene, view)}"]


def stock_line(scene: Scene, view: View[SampenPublic]) -> str:
    """The number of cards in the stock, and the cards whose twins are among them."""
    stock = view.zone("stock").count or 0
    known = widowed(view.public.discards) if stock else ()
    if not stock:
        return say("sampen-stock-empty")
    values: Words = {"back": wording.back(scene.faces), "stock": stock}
    if not known:
        return say("sampen-stock", **values)
    return say("sampen-stock-known", count=len(known), cards=wording.counted(known), **values)


def wins_of(scene: Scene, view: View, at: int) -> list[str]:
    """The number of rounds that a seat has won, if any, where a match is more than one."""
    needed, wins = scene.rules_as(Sampen).wins, view.seats[at].counters["wins"]
    return [say("sampen-wins", wins=wins, needed=needed)] if needed > 1 and wins else []


def chain_line(scene: Scene, links: Sequence[Link]) -> str:
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
        return {"chain": chain_line(scene, list(zip(event.seats, event.cards, strict=True)))}
    return {}


def refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of a refusal's text if it is not the code's own, and the words in the text."""
    matched = refusal.code == "not_your_turn" and "card" in refusal.values
    return "refused-sampen-not-your-turn" if matched else None, {}


def why_not(scene: Scene) -> list[str]:
    """The reason why the viewer is not asked, or the actions that they have."""
    if not scene.plays or not scene.seen.hand:
        return []
    view = scene.seen_as(SampenPublic)
    turn, pairs = view.public.turn, paired(view.hand)
    if turn == view.seat:
        text = say("sampen-why-any")
    elif view.phase == CHOOSE:
        text = say("sampen-why-match", name=scene.name(turn), card=naming.card(upcard(view)))
    else:
        text = say("sampen-why-lead", name=scene.name(turn))
    kinds = ", ".join(naming.card(card) for card in dict.fromkeys(map(plain, pairs)))
    return [
        text,
        say("sampen-why-matching"),
        *([say("sampen-why-pairs", cards=kinds)] if pairs else []),
        say("sampen-why-last"),
    ]
