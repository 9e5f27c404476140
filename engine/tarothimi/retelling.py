"""A round of Tarot-himi told again as one seat saw it, from its view alone (`climbing.views`, `state`).

Everybody saw who did what, and how many cards each hand held. So it happens again with blank hands of the right sizes;
on the way it is noted what the seat learns of where the cards are.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from engine.climbing.events import TrickTaken
from engine.climbing.play import Remembered, Turn
from engine.climbing.views import ClimbingView
from engine.contract import Action, Event
from engine.tahimi.catalogue import Play
from engine.tarothimi import legal
from engine.tarothimi.arcana import ARCANA, BY_NAME, NAMES, POWERS, Arcana, Power, Spot
from engine.tarothimi.catalogue import AS_A_PASS, TarotCatalogue, rescind_play
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import COPIES, ORDER
from engine.tarothimi.state import Swap, TarotPrivate, TarotPublic
from engine.tarothimi.whereabouts import Whereabouts

PILE, DISCARDS, BETWEEN = "pile", "discards", "between"
# The order of cards for The Chariot and for the taxes: arcana below all minors, by number (TAR-8, TAR-9).
WORTH = {card: place for place, card in enumerate((*NAMES, *ORDER))}
OPENERS = tuple(card.name for card in ARCANA if card.opens)
COMPELLING = tuple(card.name for card in ARCANA if card.compels)
SOFTEST = min(card.margin for card in ARCANA)


class History(NamedTuple):
    """`left`: by seat that has left, the slots of its hand, which lies face down. `turns`: the plays and passes of each
    seat since its hand last changed in another way.
    """

    left: dict[int, list[int]]
    turns: list[Turn]


def retell(state: TarotRound, seen: ClimbingView[TarotPublic, TarotPrivate], where: Whereabouts) -> History:
    """Play the round again on `state`, a deal of blank hands, and note in `where` what the view's seat learns."""
    telling = _Retelling(state, seen, where)
    telling.tell()
    return History(telling.left, telling.turns)


@cache
def blank(plays: TarotCatalogue, size: int, cards: tuple[str, ...] = (), room: tuple[str, ...] = ()) -> tuple[int, int]:
    """A hand of this size with these cards, and with room for others; its other cards mean nothing."""
    rest = Counter(dict.fromkeys(ORDER, COPIES)) - Counter(cards) - Counter(room)
    return plays.pack((*cards, *list(rest.elements())[: size - len(cards)]))


def _forbidding(made: tuple[Play, Play | None, tuple[str, ...], bool, bool]) -> tuple[str, ...]:
    play, top, showed, acted, first = made
    allies = tuple(BY_NAME[card] for card in showed)

    def forbids(card: Arcana) -> bool:
        spot = Spot(top, (card, *allies), acted, first)
        if any(ban.forbids(play, spot) for ban in card.bans):
            return True
        return card.margin > 0 and top is not None and not legal.follows(play, top, allies, 1 + card.margin + SOFTEST)

    return tuple(card.name for card in ARCANA if forbids(card))


_FORBIDDING = Remembered(_forbidding)


class _Retelling:
    """The seats' log, told to a state with blank hands. `acted`: the seats that have had their turn since the
    pile was empty.
    """

    def __init__(self, state: TarotRound, seen: ClimbingView[TarotPublic, TarotPrivate], where: Whereabouts) -> None:
        self.state, self.where, self.me = state, where, seen.seat or 0
        self.mine = seen.zone("hand", self.me).cards or ()
        self.log = seen.log
        self.shown: dict[int, list[tuple[int, str]]] = {}  # before which action: by whom, which card
        for at, seat, card in seen.public.shown:
            self.shown.setdefault(at, []).append((seat, card))
        self.swaps = {swap.at: swap for swap in seen.own.swaps}
        self.acted: set[int] = set()
        self.first = True  # nothing has been played yet
        self.left: dict[int, list[int]] = {}
        self.turns: list[Turn] = []
        self.heirs: dict[int, tuple[str, ...]] = {}  # the seat that shows next that it leads, and the card

    def tell(self) -> None:
        self._open()
        for at, (seat, text) in enumerate(self.log):
            self._shows(at)
            self._happens(at, seat, text)
        self._shows(len(self.log))
        if self.me not in self.state.left:
            self.where.holds(self.me, self.mine)

    def _open(self) -> None:
        """Begin the first trick. Whoever holds The Hierophant shows it, or else nobody does (TAR-9)."""
        begun = next((at for at, (_, text) in enumerate(self.log) if text != "leave"), len(self.log))
        before = [pair for at, shown in self.shown.items() if at <= begun for pair in shown]
        opener = next((pair for pair in before if pair[1] in OPENERS), None)
        if opener is None:
            for seat in range(len(self.state.dealt)):
                self.where.lacks(seat, OPENERS)
            self.state.lead_off()
            return
        seat, card = opener
        self.where.holds(seat, (card,))
        self._blank(seat, (card,))
        self.state.lead_off()
        self._blank(seat)

    def _shows(self, at: int) -> None:
        """Retell what was shown before that action. Somebody who left in the exchange may have shown the card that
        opens the round.
        """
        for seat, card in self.shown.get(at, ()):
            if seat not in self.state.left:
                self.where.holds(seat, (card,))

    def _happens(self, at: int, seat: int, text: str) -> None:
        """Retell an action, and what follows from it. A seat that then shows that it leads needs the card for that."""
        self.heirs = {who: (card,) for who, card in self.shown.get(at + 1, ()) if card in OPENERS}
        for heir in self.heirs:
            self._blank(heir)
        verb = text.split()[0]
        play = self.state.catalogue.by_text.get(text)
        if verb in POWERS:
            events = self._power(at, seat, text, POWERS[verb].power)
        elif play is not None:
            events = self._play(at, seat, play)
        else:
            if verb == "leave":
                self._leaves(seat)
            events = self.state.play(seat, self.state.action(text))
        heirs, self.heirs = self.heirs, {}
        for heir in heirs:
            self._blank(heir)
        if not heirs:
            self._no_heir(events)
        if self.state.top is None:
            self.where.joins(PILE, DISCARDS)
            self.acted.clear()
        elif verb in AS_A_PASS or play is not None:
            self.acted.add(seat)

    def _blank(self, seat: int, cards: tuple[str, ...] = (), room: tuple[str, ...] = (), more: int = 0) -> None:
        """Give the seat a blank hand with these cards, as large as its own, or larger by `more` cards."""
        state, held = self.state, (*self.heirs.get(seat, ()), *cards)
        state.hold(seat, blank(state.catalogue, state.hand_size(seat) + more, held, room))

    def _no_heir(self, events: Sequence[Event]) -> None:
        """Note that, where a seat leads for one that is out and shows nothing, no other seat holds the card that would
        lead (TAR-9).
        """
        for event in events:
            if isinstance(event, TrickTaken) and event.leader != event.seat:
                for seat in self.state.others(event.leader):
                    self.where.lacks(seat, OPENERS)

    # ------------------------------------------------------------------ plays

    def _play(self, at: int, seat: int, play: Play) -> tuple[Event, ...]:
        if not play.size:
            self._passes(seat)
        elif seat != self.me:
            self.where.lacks(seat, self._forbidding(at, seat, play))
        self.turns.append(Turn(seat, play, self.state.top, self.state.hand_size(seat)))
        self.where.moves(play.cards, seat, PILE)
        self.first = self.first and not play.size
        self._blank(seat, play.cards)
        self.state.quick_plays = play.bit
        return self.state.play(seat, play)

    def _passes(self, seat: int) -> None:
        """Note that nothing made a seat play that passes the lead, or uses a power in lieu, though it could have played
        (TAR-7).
        """
        state = self.state
        if state.top is None and len(state.hand(seat)) > 1 and not state.must_pass(seat):
            self.where.lacks(seat, COMPELLING)

    def _forbidding(self, at: int, seat: int, play: Play) -> tuple[str, ...]:
        """The arcana with which nobody could have made this play (TAR-6)."""
        showed = tuple(card for who, card in self.shown.get(at, ()) if who == seat)
        return _FORBIDDING[play, self.state.top, showed, seat in self.acted, self.first]

    def _leaves(self, seat: int) -> None:
        """Move a hand face down to the discards."""
        if seat == self.me:
            self.where.holds(seat, self.mine)
        self.left[seat] = self.where.slots(seat)
        self.where.joins(seat, DISCARDS)

    # ------------------------------------------------------------------ powers

    def _power(self, at: int, seat: int, text: str, power: Power | None) -> tuple[Event, ...]:
        if power is None:
            raise ValueError(f"{text} is no power")
        state, where, swap = self.state, self.where, self.swaps.get(at)
        card = POWERS[text.split()[0]].name
        if power.when == "in lieu":
            self._passes(seat)
        where.moves((card,), seat, DISCARDS)
        taken = self._takes_back(power.takes_back == "all") if power.takes_back else ()
        self._blank(seat, (card,), room=taken)
        if power.takes_back:
            return state.discard(seat, state.action(text), power)
        if power.wants == "whom":
            self._swaps(swap, seat, int(text.split()[1]))
            return state.discard(seat, self._as_logged(swap, text, 1), replace(power, use=lambda *_: ()))
        count = len(swap.gave) if swap else int(text.split("+")[1])
        self._spins(swap, seat, count)
        return state.discard(seat, self._as_logged(swap, text, count), replace(power, use=lambda *_: self._drawn(seat)))

    def _as_logged(self, swap: Swap | None, text: str, count: int) -> Action:
        """The action as the log keeps it: whole where the seat knows it, else with cards that mean nothing."""
        if swap is not None:
            return self.state.action(text)
        verb, *words = text.split()
        return Action(text, verb, ORDER[:1] * count, next((int(word) for word in words if word.isdigit()), None))

    def _takes_back(self, whole: bool) -> tuple[str, ...]:
        """Move cards of the pile back to their owner's hand, or to the discards if the owner has left. Return the
        cards.
        """
        state, top, owner = self.state, self.state.top, self.state.top_owner
        if top is None or owner is None:
            raise ValueError("there is no pile")
        cards, _ = rescind_play(state.catalogue, top, whole)
        self.where.moves(cards, PILE, DISCARDS if owner in state.left else owner)
        self._forget(owner)
        self._blank(owner, room=cards)
        return cards

    def _swaps(self, swap: Swap | None, seat: int, whom: int) -> None:
        """Let the highest card of one hand and any card of another change places, both at once."""
        where = self.where
        self._forget(seat, whom)
        if swap is not None:
            where.lacks(whom, [card for card in WORTH if WORTH[card] > WORTH[swap.got[0]]])
            where.moves(swap.gave, seat, BETWEEN)
            where.moves(swap.got, whom, seat)
        else:
            least = max(map(WORTH.__getitem__, where.certain(whom)), default=0)
            where.drifts(1, seat, BETWEEN)
            where.drifts(1, whom, seat, [card for card in WORTH if WORTH[card] >= least])
        where.joins(BETWEEN, whom)

    def _spins(self, swap: Swap | None, seat: int, count: int) -> None:
        """Move cards of a hand to the discards, and one more from there to the hand."""
        self._forget(seat)
        if swap is not None:
            self.where.moves(swap.gave, seat, DISCARDS)
            self.where.moves(swap.got, DISCARDS, seat)
        else:
            self.where.drifts(count, seat, DISCARDS)
            self.where.drifts(count + 1, DISCARDS, seat)

    def _forget(self, *seats: int) -> None:
        """Forget the turns of seats whose hands are other ones now."""
        self.turns = [turn for turn in self.turns if turn.seat not in seats]

    def _drawn(self, seat: int) -> tuple[Event, ...]:
        """Retell The Wheel as far as others see it: one card more than the seat has spent comes to its hand."""
        self._blank(seat, more=1)
        return ()
