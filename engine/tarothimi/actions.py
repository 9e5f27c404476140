"""The texts of Tarot-himi's actions: Tahimi's, the plays of `catalogue`, and its powers.

"justice" · "judgement" · "chariot 2 Moon": seat 2 gets The Moon · "wheel 3 5": with a III and a V · or a play in full,
which may be none at all: "play K K Fool", "play Fool as 9", "play Magician as lead".
"""

from collections.abc import Iterator, Sequence

from engine.contract import Action, Illegal, action
from engine.tahimi.catalogue import Play, declaration, is_seat, read_action
from engine.tarothimi.arcana import BY_NAME, FOOL, NAMES, POWERS
from engine.tarothimi.catalogue import TarotCatalogue

AS_LEAD = "lead"


def read(plays: TarotCatalogue, text: str) -> Action:
    """The action of that text; a ready-made play where there is one. Raises Illegal("unreadable")."""
    known = plays.by_text.get(text)
    if known is not None:
        return known
    verb, *words = text.split() or [text]
    if verb in POWERS:
        return _read_power(plays, text, words)
    if verb == "play":
        return Action(text, verb, tuple(words if declaration(text) is None else words[:-2]))
    return read_action(plays, text)


def _read_power(plays: TarotCatalogue, text: str, words: list[str]) -> Action:
    """A verb, a seat if it wants one, cards if it wants any."""
    verb = text.split()[0]
    power = POWERS[verb].power
    wants = power.wants if power else ""
    aims = wants == "whom"
    if (aims and (len(words) != 2 or not is_seat(words[0]))) or (not wants and words):
        raise Illegal("unreadable", text=text)
    order = (*plays.order, *NAMES)
    cards = sorted(words[aims:], key=lambda card: order.index(card) if card in order else len(order))
    return action(verb, *cards, whom=int(words[0]) if aims else None)


def declared(asked: Action) -> str | None:
    """The rank that an action declares; None if there is none to declare. That a card is led is no declaration."""
    rank = asked.rank if isinstance(asked, Play) and asked.cards == (FOOL.name,) else declaration(asked.text)
    lone = BY_NAME.get(asked.cards[0]) if len(asked.cards) == 1 else None
    return None if rank == AS_LEAD and lone is not None and not lone.joins else rank


def readings(plays: TarotCatalogue, asked: Action, top: Play | None) -> Iterator[Play]:
    """The plays that an action may mean, the likeliest first: a lone arcana mimics where it can, or else is led."""
    if isinstance(asked, Play):
        yield asked
        return
    minors = [card for card in asked.cards if card not in BY_NAME]
    arcana = [BY_NAME[card] for card in asked.cards if card in BY_NAME]
    if not asked.cards or len(set(minors)) > 1:
        return
    rank = declared(asked)
    if rank is not None and (rank not in minors if minors else arcana != [FOOL]):
        return
    text = _set_text(minors, rank or plays.order[-1], fool=arcana == [FOOL])
    if text in plays.by_text and arcana in ([], [FOOL]):
        yield plays.by_text[text]
    if len(arcana) == 1 and not minors and arcana[0] is not FOOL:
        (card,) = arcana
        if card.mimics and top is not None and card.mimics == top.size and declaration(asked.text) != AS_LEAD:
            yield plays.mimics[card.number, min(top.place + 1, plays.width - 1)]
        if card.number in plays.leads:
            yield plays.leads[card.number]


def _set_text(minors: Sequence[str], rank: str, fool: bool) -> str:
    if not minors:
        return f"{FOOL.name}={rank}"
    return f"{minors[0]}x{len(minors) + fool}" + ("j1" if fool else "")
