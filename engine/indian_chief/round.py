"""One game of seven turns: melds sealed and revealed, thefts, the refill (IND-4 to IND-8). What thieves may take, and
who gets what they wish for, are functions of their own (IND-7).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from engine.cards.events import Dealt
from engine.cards.hands import hand_zones, put
from engine.cards.packs import RANKS, in_hand_order, rank
from engine.contract import (
    Action,
    Decision,
    Event,
    Illegal,
    OneOf,
    PickCards,
    PickOne,
    Result,
    Round,
    Rules,
    Seat,
    Seeded,
    Standing,
    Zone,
    action,
)
from engine.indian_chief.events import (
    Clashed,
    GameEnded,
    Melded,
    NothingLeft,
    Refilled,
    Stole,
    StoleNothing,
    StubRanOut,
    TurnBegan,
)
from engine.indian_chief.melds import CATEGORIES, category_of, points, size_of
from engine.indian_chief.state import IndianChiefHidden, IndianChiefPrivate, IndianChiefPublic, Laid, Sheet, Theft

Wishes = Mapping[int, str | None]  # by seat, the card that a thief wants; None: nothing


def thief_groups(played: Mapping[int, str]) -> tuple[tuple[int, ...], ...]:
    """The thieves by the card that each has played, in the order in which they act; equal ranks together (IND-R6)."""

    def place(seat: int) -> int:
        return RANKS.index(rank(played[seat]))

    in_order = sorted(played, key=lambda seat: (place(seat), seat))
    return tuple(tuple(group) for _, group in groupby(in_order, place))


def within_reach(seat: int, melds: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The cards that a thief may take: every card that lies in the meld of somebody else."""
    return tuple(card for owner, meld in enumerate(melds) for card in meld if owner != seat)


def granted_wishes(wishes: Wishes) -> dict[int, str]:
    """The cards that the thieves of one group get: all that they want, or nothing if two of them want the same card."""
    wanted = {seat: card for seat, card in wishes.items() if card is not None}
    return wanted if len(set(wanted.values())) == len(wanted) else {}


HAND = 8
TURNS = len(CATEGORIES)
MELD, STEAL, NOTHING = "meld", "steal", "nothing"  # the verbs
STEAL_PACE = 1 / 3  # IND-R11


class IndianChiefRound(Round[IndianChiefPublic, IndianChiefHidden, IndianChiefPrivate]):
    """One game."""

    @property
    def players(self) -> int:
        return len(self.standing.order)

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets by seat, open or not."""
        return self.public.sheets or self.hidden.sheets

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return STEAL if self.public.groups else MELD

    def ask(self) -> tuple[Decision, ...]:
        if self.public.groups:
            tied = len(self.public.groups[0]) > 1
            return tuple(
                Decision(STEAL, seat, self.loot(seat), pace=STEAL_PACE, sealed=tied, given=self.hidden.chosen[seat])
                for seat in self.public.groups[0]
            )
        return tuple(
            Decision(MELD, seat, self.free_melds(seat), sealed=True, given=self.hidden.chosen[seat])
            for seat in range(self.players)
        )

    def free(self, seat: int) -> tuple[str, ...]:
        """The categories that are still empty on a seat's sheet."""
        return tuple(category for category in CATEGORIES if category not in self.sheets[seat])

    def free_melds(self, seat: int) -> OneOf:
        """The forms of a meld: any cards of the hand, as many as a free category has."""
        sizes = map(size_of, self.free(seat))
        return OneOf(tuple(PickCards(MELD, self.hidden.hands[seat], size, size) for size in sizes))

    def loot(self, seat: int) -> OneOf:
        """A card of somebody else's meld, or nothing."""
        return OneOf(((action(NOTHING),), PickOne(STEAL, "card", within_reach(seat, self.public.melds))))

    # ------------------------------------------------------------------ why not

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *cards = text.split(" ")
        if verb == MELD:
            return self._revealed(verb) or self._no_meld(seat, cards)
        if verb == STEAL and self.public.groups and len(cards) == 1:
            return self._no_theft(seat, cards[0])
        return Illegal("not_offered", text=text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        return self._revealed(text.partition(" ")[0]) or super().out_of_turn(seat, text)

    def _revealed(self, verb: str) -> Illegal | None:
        """A meld is laid after all have been revealed (IND-R1)."""
        return Illegal("revealed") if verb == MELD and self.public.groups else None

    def _no_meld(self, seat: int, cards: Sequence[str]) -> Illegal:
        """The refusal of a meld, for the first reason in the order of IND-R16."""
        hand = self.hidden.hands[seat]
        strange = next((card for at, card in enumerate(cards) if card not in hand or card in cards[:at]), None)
        if strange is not None:
            return Illegal("not_in_hand", card=strange)
        if not 1 <= len(cards) <= TURNS:
            return Illegal("ind_size")
        sizes = ", ".join(str(size_of(category)) for category in self.free(seat))
        return Illegal("ind_filled", category=category_of(cards), free=sizes)

    def _no_theft(self, seat: int, card: str) -> Illegal:
        if card in self.public.melds[seat] or any(
            victim == seat and card == gone for _, victim, gone in self.public.thefts
        ):
            return Illegal("ind_steal_own")
        gone = any(card == taken for _, _, taken in self.public.thefts)
        return Illegal("ind_steal_gone" if gone else "not_offered", card=card)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        self.hidden = replace(self.hidden, chosen=put(self.hidden.chosen, seat, action))
        choosing = range(self.players) if action.verb == MELD else self.public.groups[0]
        if any(self.hidden.chosen[one] is None for one in choosing):
            return ()
        return self._reveal() if action.verb == MELD else self._settle()

    def _open_choices(self) -> tuple[Action | None, ...]:
        """The choices by seat; none is sealed any more."""
        chosen = self.hidden.chosen
        self.hidden = replace(self.hidden, chosen=(None,) * self.players)
        return chosen

    def clockwise(self) -> Iterator[int]:
        """The seats from the dealer's left."""
        return ((self.standing.dealer + step) % self.players for step in range(1, self.players + 1))

    def _reveal(self) -> Iterator[Event]:
        """Reveal all melds and score them."""
        melds = tuple(answer.cards if answer else () for answer in self._open_choices())
        self.public = replace(self.public, melds=melds)
        for seat in self.clockwise():
            meld, category = melds[seat], category_of(melds[seat])
            others = [card for owner, cards in enumerate(melds) for card in cards if owner != seat]
            laid = Laid(category, points(meld, others))
            self.hidden = self.hidden.without(seat, *meld)
            self.public = self.public.laying(seat, meld, laid)
            self._fill(seat, laid)
            yield Melded(seat, category, meld, laid.points)
        if self.public.turn == TURNS:
            yield self._end()
            return
        groups = thief_groups({seat: meld[0] for seat, meld in enumerate(melds) if len(meld) == 1})
        self.public = replace(self.public, groups=groups)
        yield from self._next_thieves()

    def _fill(self, seat: int, laid: Laid) -> None:
        """Fill a category on a sheet."""
        sheets = put(self.sheets, seat, {**self.sheets[seat], laid.category: laid.points})
        if self.public.sheets:
            self.public = replace(self.public, sheets=sheets)
        else:
            self.hidden = replace(self.hidden, sheets=sheets)

    def _next_thieves(self) -> Iterator[Event]:
        """The next group that can take anything (IND-R11); the refill after the last."""
        while self.public.groups:
            group, *later = self.public.groups
            able = tuple(seat for seat in group if within_reach(seat, self.public.melds))
            self.public = replace(self.public, groups=(able, *later) if able else tuple(later))
            yield from (NothingLeft(seat) for seat in group if seat not in able)
            if able:
                return
        yield from self._refill()

    def _settle(self) -> Iterator[Event]:
        """Grant the wishes of a group in which everybody has chosen."""
        (group, *later), chosen = self.public.groups, self._open_choices()
        wishes = {seat: next(iter(answer.cards), None) for seat in group if (answer := chosen[seat])}
        got = granted_wishes(wishes)
        self.public = replace(self.public, groups=tuple(later))
        for seat, card in got.items():
            victim = next(owner for owner, meld in enumerate(self.public.melds) if card in meld)
            self.hidden = self.hidden.with_hand(seat, in_hand_order((*self.hidden.hands[seat], card)))
            self.public = self.public.stealing(Theft(seat, victim, card))
            yield Stole(seat, victim, card)
        yield from (StoleNothing(seat) for seat, wish in wishes.items() if wish is None)
        if robbed := tuple(seat for seat, wish in wishes.items() if wish is not None and seat not in got):
            yield Clashed(robbed)
        yield from self._next_thieves()

    def _refill(self) -> Iterator[Event]:
        """One card at a time from the dealer's left, then what is left of the melds goes back (IND-R7, IND-R14)."""
        drawn: dict[int, list[str]] = {seat: [] for seat in self.clockwise()}
        while hungry := [seat for seat in drawn if len(self.hidden.hands[seat]) + len(drawn[seat]) < HAND]:
            for seat in hungry:
                if not self.hidden.stock:
                    self._shuffle_in(f"shortage {self.public.turn}")
                    yield StubRanOut(len(self.hidden.stock))
                card, *stub = self.hidden.stock
                self.hidden = replace(self.hidden, stock=tuple(stub))
                drawn[seat].append(card)
        for seat, cards in drawn.items():
            self.hidden = self.hidden.with_hand(seat, in_hand_order((*self.hidden.hands[seat], *cards)))
            yield Refilled(seat, len(cards), in_hand_order(cards))
        returned = tuple(card for meld in self.public.melds for card in meld)
        self._shuffle_in(f"refill {self.public.turn}")
        turn = self.public.turn + 1
        self.public = replace(self.public, returned=returned, thefts=(), laid=(None,) * self.players, turn=turn)
        yield TurnBegan(turn)

    def _shuffle_in(self, purpose: str) -> None:
        """Put the rest of the melds back into the stub."""
        back = [card for meld in self.public.melds for card in meld]
        stub = Seeded(self.hidden.luck, purpose).shuffle([*self.hidden.stock, *back])
        self.hidden = replace(self.hidden, stock=tuple(stub))
        self.public = replace(self.public, melds=((),) * self.players)

    def _end(self) -> Event:
        """End the game. Everybody sees all sheets from now on (IND-R13)."""
        self.public, self.hidden = replace(self.public, sheets=self.sheets), replace(self.hidden, sheets=())
        self.result = Result.of_scores(tuple(map(total, self.sheets)), self.retired)
        return GameEnded(self.result.winners, self.result.scores)

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            replace(plain, counters={"score": total(self.public.sheets[seat])} if self.public.sheets else {})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Mapping[str, int | str]:
        return {"turn": self.public.turn}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hidden.hands, seat),
            *(Zone("meld", at, meld) for at, meld in enumerate(self.public.melds)),
            Zone("stub", count=len(self.hidden.stock)),
        )

    def private(self, seat: int) -> IndianChiefPrivate:
        return IndianChiefPrivate(self.hidden.chosen[seat], self.hidden.sheets[seat] if self.hidden.sheets else None)

    def revealed_zones(self) -> tuple[Zone, ...]:
        """The cards that have been laid in some turn. What nobody laid stays closed for good."""
        return (Zone("laid", cards=in_hand_order(self.public.shown)),)


def dealt(
    rules: Rules,
    standing: Standing,
    hands: Sequence[Sequence[str]],
    stub: Sequence[str],
    luck: bytes,
    show_sheets: bool = True,
) -> IndianChiefRound:
    """A game before its first turn, with these hands."""
    nothing: tuple[Sheet, ...] = ({},) * len(hands)
    public = IndianChiefPublic.dealt(len(hands), nothing if show_sheets else ())
    closed, held = () if show_sheets else nothing, tuple(map(in_hand_order, hands))
    state = IndianChiefRound(
        rules, standing, public, IndianChiefHidden(held, tuple(stub), (None,) * len(hands), closed, luck)
    )
    state.opening = (*(Dealt(seat, hand) for seat, hand in enumerate(held)), TurnBegan(1))
    return state


def total(sheet: Sheet) -> int:
    """A sheet added up."""
    return sum(sheet.values())
