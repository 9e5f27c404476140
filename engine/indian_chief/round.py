"""One game of seven turns: melds sealed and revealed, thefts, the refill (rules 9.4 to 9.8)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.cards.events import Dealt
from engine.cards.hands import hand_zones, without
from engine.cards.packs import in_hand_order
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
from engine.indian_chief import policy, thieves
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

HAND = 8
TURNS = len(CATEGORIES)
MELD, STEAL, NOTHING = "meld", "steal", "nothing"  # the verbs
STEAL_PACE = 1 / 3  # IND-R11

Cards = tuple[str, ...]
Sheet = dict[str, int]  # category -> points, in the order in which they were filled


class IndianChiefRound(Round):
    """The state of a game.

    `turn` counts from 1. `melds`: what lies before each seat once all are revealed, less what was stolen.
    `commits`: the sealed melds so far. `groups`: thieves who are still to act, the next group first; `wishes`: what
    those of it have chosen so far. `thefts`: (thief, victim, card) of this turn. `public`: the cards of each hand that
    everybody knows to be there (IND-R15). `returned`: the cards that went back into the stub with the last refill.
    `shown`: every card that has been laid, once.
    """

    def __init__(
        self,
        rules: Rules,
        standing: Standing,
        hands: Sequence[Cards],
        stub: Sequence[str],
        luck: bytes,
        show_sheets: bool = True,
    ) -> None:
        super().__init__(rules, standing)
        self.show_sheets = show_sheets
        self.count = len(hands)
        self.hands = [in_hand_order(hand) for hand in hands]
        self.stub = list(stub)
        self.luck = luck
        self.turn = 1
        self.commits: dict[int, Action] = {}
        self.melds: list[Cards] = [() for _ in hands]
        self.sheets: list[Sheet] = [{} for _ in hands]
        self.groups: list[tuple[int, ...]] = []
        self.wishes: dict[int, Action] = {}
        self.thefts: list[tuple[int, int, str]] = []
        self.public: list[Cards] = [() for _ in hands]
        self.returned: Cards = ()
        self.shown: dict[str, None] = {}
        self.opening = (*(Dealt(seat, hand) for seat, hand in enumerate(self.hands)), TurnBegan(1))

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        return STEAL if self.groups else MELD

    def ask(self) -> tuple[Decision, ...]:
        if self.groups:
            tied = len(self.groups[0]) > 1
            return tuple(
                Decision(STEAL, seat, self.loot(seat), pace=STEAL_PACE, sealed=tied, given=self.wishes.get(seat))
                for seat in self.groups[0]
            )
        return tuple(
            Decision(MELD, seat, self.free_melds(seat), sealed=True, given=self.commits.get(seat))
            for seat in range(self.count)
        )

    def free(self, seat: int) -> tuple[str, ...]:
        """The categories that are still empty on a seat's sheet."""
        return tuple(category for category in CATEGORIES if category not in self.sheets[seat])

    def free_melds(self, seat: int) -> OneOf:
        """Any cards of the hand, as many as a free category has."""
        sizes = map(size_of, self.free(seat))
        return OneOf(tuple(PickCards(MELD, self.hands[seat], size, size) for size in sizes))

    def loot(self, seat: int) -> OneOf:
        """A card of somebody else's meld, or nothing."""
        return OneOf(((action(NOTHING),), PickOne(STEAL, "card", thieves.within_reach(seat, self.melds))))

    def default(self, decision: Decision) -> Action:
        """What a computer player would answer (rules 9.4)."""
        return decision.given or policy.choose(self.view(decision.seat), decision)

    # ------------------------------------------------------------------ why not

    def refused(self, seat: int, text: str) -> Illegal:
        verb, *cards = text.split(" ")
        if verb == MELD:
            return self._revealed(verb) or self._no_meld(seat, cards)
        if verb == STEAL and self.groups and len(cards) == 1:
            return self._no_theft(seat, cards[0])
        return Illegal("not_offered", text=text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        return self._revealed(text.partition(" ")[0]) or super().out_of_turn(seat, text)

    def _revealed(self, verb: str) -> Illegal | None:
        """A meld is laid after all have been revealed (IND-R1)."""
        return Illegal("revealed") if verb == MELD and self.groups else None

    def _no_meld(self, seat: int, cards: Sequence[str]) -> Illegal:
        """In the order of IND-R16."""
        hand = self.hands[seat]
        strange = next((card for at, card in enumerate(cards) if card not in hand or card in cards[:at]), None)
        if strange is not None:
            return Illegal("not_in_hand", card=strange)
        if not 1 <= len(cards) <= TURNS:
            return Illegal("ind_size")
        sizes = ", ".join(str(size_of(category)) for category in self.free(seat))
        return Illegal("ind_filled", category=category_of(cards), free=sizes)

    def _no_theft(self, seat: int, card: str) -> Illegal:
        if card in self.melds[seat] or any(victim == seat and card == gone for _, victim, gone in self.thefts):
            return Illegal("ind_steal_own")
        gone = any(card == taken for _, _, taken in self.thefts)
        return Illegal("ind_steal_gone" if gone else "not_offered", card=card)

    # ------------------------------------------------------------------ what an answer does

    def do(self, seat: int, action: Action) -> Iterable[Event]:
        if action.verb == MELD:
            self.commits[seat] = action
            return self._reveal() if len(self.commits) == self.count else ()
        self.wishes[seat] = action
        return self._settle() if len(self.wishes) == len(self.groups[0]) else ()

    def clockwise(self) -> Iterator[int]:
        """The seats from the dealer's left."""
        return ((self.standing.dealer + step) % self.count for step in range(1, self.count + 1))

    def _reveal(self) -> Iterator[Event]:
        """All melds come to light and are scored."""
        self.melds = [self.commits[seat].cards for seat in range(self.count)]
        self.commits = {}
        for seat in self.clockwise():
            meld, category = self.melds[seat], category_of(self.melds[seat])
            others = [card for owner, laid in enumerate(self.melds) for card in laid if owner != seat]
            scored = points(meld, others)
            self.sheets[seat][category] = scored
            self._discard(seat, meld)
            self.shown |= dict.fromkeys(meld)
            yield Melded(seat, category, meld, scored)
        if self.turn == TURNS:
            yield self._end()
            return
        self.groups = list(thieves.groups({seat: meld[0] for seat, meld in enumerate(self.melds) if len(meld) == 1}))
        yield from self._next_thieves()

    def _discard(self, seat: int, cards: Sequence[str]) -> None:
        """These are no longer in a hand."""
        self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)
        self.public[seat] = tuple(card for card in self.public[seat] if card not in cards)

    def _next_thieves(self) -> Iterator[Event]:
        """The next group that can take anything (IND-R11); the refill after the last."""
        while self.groups:
            able = tuple(seat for seat in self.groups[0] if thieves.within_reach(seat, self.melds))
            yield from (NothingLeft(seat) for seat in self.groups[0] if seat not in able)
            if able:
                self.groups[0] = able
                return
            self.groups.pop(0)
        yield from self._refill()

    def _settle(self) -> Iterator[Event]:
        """Everybody of a group has chosen."""
        wishes = {seat: next(iter(self.wishes[seat].cards), None) for seat in self.groups.pop(0)}
        got = thieves.granted(wishes)
        self.wishes = {}
        for seat, card in got.items():
            victim = next(owner for owner, meld in enumerate(self.melds) if card in meld)
            self.melds[victim] = without(self.melds[victim], card)
            self.hands[seat] = in_hand_order((*self.hands[seat], card))
            self.public[seat] = in_hand_order((*self.public[seat], card))
            self.thefts.append((seat, victim, card))
            yield Stole(seat, victim, card)
        yield from (StoleNothing(seat) for seat, wish in wishes.items() if wish is None)
        if robbed := tuple(seat for seat, wish in wishes.items() if wish is not None and seat not in got):
            yield Clashed(robbed)
        yield from self._next_thieves()

    def _refill(self) -> Iterator[Event]:
        """One card at a time from the dealer's left, then what is left of the melds goes back (IND-R7, IND-R14)."""
        drawn: dict[int, list[str]] = {seat: [] for seat in self.clockwise()}
        self.returned = ()
        while hungry := [seat for seat in drawn if len(self.hands[seat]) + len(drawn[seat]) < HAND]:
            for seat in hungry:
                if not self.stub:
                    self._shuffle_in(f"shortage {self.turn}")
                    yield StubRanOut(len(self.stub))
                drawn[seat].append(self.stub.pop(0))
        for seat, cards in drawn.items():
            self.hands[seat] = in_hand_order((*self.hands[seat], *cards))
            yield Refilled(seat, len(cards), in_hand_order(cards))
        self.returned = tuple(card for meld in self.melds for card in meld)
        self._shuffle_in(f"refill {self.turn}")
        self.thefts = []
        self.turn += 1
        yield TurnBegan(self.turn)

    def _shuffle_in(self, purpose: str) -> None:
        """What is left of the melds goes back into the stub."""
        back = [card for meld in self.melds for card in meld]
        self.melds = [() for _ in self.melds]
        self.stub = Seeded(self.luck, purpose).shuffle([*self.stub, *back])

    def _end(self) -> Event:
        self.result = Result.of_scores(tuple(map(total, self.sheets)), self.retired)
        return GameEnded(self.result.winners, self.result.scores)

    # ------------------------------------------------------------------ what is seen

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            replace(plain, counters={"score": total(self.sheets[seat])} if self._sheet_is_open() else {})
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Mapping[str, int | str]:
        return {"turn": self.turn}

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            *(Zone("meld", at, meld) for at, meld in enumerate(self.melds)),
            Zone("stub", count=len(self.stub)),
        )

    def memory(self, seat: int | None) -> dict[str, Any]:
        """`sheets`: by seat, None where it is hidden; `laid`: by seat, the category of this turn and its points, None
        before all are revealed; `public`, `thefts`, `returned`: as the state has them; `given`: who has chosen;
        `groups`: the thieves who are still to act.
        """
        open_ = self._sheet_is_open()
        chosen = self.wishes if self.groups else self.commits
        return {
            "sheets": [dict(sheet) if open_ or at == seat else None for at, sheet in enumerate(self.sheets)],
            "laid": [self._laid(at) for at in range(self.count)],
            "public": [list(cards) for cards in self.public],
            "thefts": [list(theft) for theft in self.thefts],
            "returned": list(self.returned),
            "given": sorted(chosen),
            "own": chosen[seat].text if seat in chosen else None,
            "groups": [list(group) for group in self.groups],
        }

    def _laid(self, seat: int) -> list[Any] | None:
        """The category that a seat has filled this turn, and its points."""
        revealed = len(self.sheets[seat]) == self.turn
        return list(list(self.sheets[seat].items())[-1]) if revealed else None

    def _sheet_is_open(self) -> bool:
        """Whether everybody sees all sheets (IND-R13)."""
        return self.show_sheets or self.result is not None

    def opened(self) -> tuple[Zone, ...]:
        """The cards that have been laid in some turn. What nobody laid stays closed for good."""
        return (Zone("laid", cards=in_hand_order(self.shown)),)


def total(sheet: Mapping[str, int]) -> int:
    """A sheet added up."""
    return sum(sheet.values())
