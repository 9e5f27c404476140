"""A second Tahimi, written from the specification alone: lists and loops, slow and plain (TAH-4, TAH-5, TAH-9,
TAH-10).

It knows nothing of the engine. The tests play both side by side.
"""

from dataclasses import dataclass, field

Cards = list[str]


@dataclass
class Oracle:
    """One round in play. `rank[card]` orders the cards; `wild` jokers may be any rank, others are below all."""

    order: Cards
    hands: list[Cards]
    turn: int
    wild: bool = False
    rank_privilege: bool = True
    lead_pass: bool = True
    instant_top: bool = True
    manual: bool = False
    skip: bool = False
    pile: list[tuple[int, str, int]] = field(default_factory=list)  # seat, rank, size
    finish: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    passed_lead: set[int] = field(default_factory=set)
    announced: list[int] = field(default_factory=list)
    quiet: dict[int, bool] = field(default_factory=dict)  # uncalled single cards: may they be caught already?
    caught: set[int] = field(default_factory=set)
    over: bool = False

    def holds(self, seat: int) -> bool:
        return bool(self.hands[seat]) and seat not in self.left

    def height(self, rank: str) -> int:
        return -1 if rank == "low" else self.order.index(rank)

    # ---- what may be done

    def plays(self) -> set[tuple[str, int, int]]:
        """Every legal set: its rank, size and number of jokers."""
        if self.turn in self.caught:
            return set()
        hand = self.hands[self.turn]
        found = set()
        for jokers in range(hand.count("Jo") + 1):
            for rank in self.order:
                for naturals in range(hand.count(rank) + 1):
                    if naturals or (jokers and self.wild):
                        found.add((rank, naturals + jokers, jokers))
            if jokers and not self.wild:
                found.add(("low", jokers, jokers))
        return {(rank, size, jokers) for rank, size, jokers in found if self.tops(rank, size)}

    def tops(self, rank: str, size: int) -> bool:
        if not self.pile:
            return True
        _, top_rank, top_size = self.pile[-1]
        return size == top_size and self.height(rank) > self.height(top_rank)

    def may_pass(self) -> bool:
        if self.pile or self.turn in self.caught:
            return True
        return self.lead_pass and self.turn not in self.passed_lead

    # ---- what is done

    def play(self, rank: str, size: int, jokers: int) -> None:
        seat = self.turn
        self.act(seat)
        for card in [rank] * (size - jokers) + ["Jo"] * jokers:
            self.hands[seat].remove(card)
        self.pile.append((seat, rank, size))
        self.passed_lead.clear()
        if not self.hands[seat]:
            self.finish.append(seat)
            self.quiet.pop(seat, None)
            if self.ended():
                return
        elif len(self.hands[seat]) == 1:
            if self.manual:
                self.quiet[seat] = False
            else:
                self.announced.append(seat)
        if self.instant_top and rank == self.order[-1]:
            self.end_trick()
        else:
            self.advance(seat)

    def pass_(self) -> None:
        seat = self.turn
        self.act(seat)
        if not self.pile:
            self.passed_lead.add(seat)
        self.advance(seat)

    def act(self, seat: int) -> None:
        """Note that a seat has acted: the grace of the others is over, and so is the time to catch this seat; its
        penalty is served.
        """
        self.caught.discard(seat)
        for other in self.quiet:
            if other != seat:
                self.quiet[other] = True
        if seat in self.quiet:
            del self.quiet[seat]

    def catch(self, seat: int) -> bool:
        if not self.quiet.get(seat):
            return False
        del self.quiet[seat]
        self.announced.append(seat)
        if self.skip:
            self.caught.add(seat)
        return True

    def leave(self, seat: int) -> None:
        self.left.append(seat)
        self.quiet.pop(seat, None)
        if self.ended() or self.turn != seat:
            return
        self.advance(seat)

    def advance(self, from_seat: int) -> None:
        for k in range(1, len(self.hands) + 1):
            seat = (from_seat + k) % len(self.hands)
            if self.pile and seat == self.pile[-1][0]:
                self.end_trick()
                return
            if self.holds(seat):
                self.turn = seat
                return

    def end_trick(self) -> None:
        owner = self.pile[-1][0]
        self.pile = []
        if self.holds(owner):
            self.turn = owner
        elif self.rank_privilege:
            self.turn = next(seat for seat in range(len(self.hands)) if self.holds(seat))
        else:
            self.advance(owner)

    def ended(self) -> bool:
        holders = [seat for seat in range(len(self.hands)) if self.holds(seat)]
        if len(holders) <= 1:
            self.over = True
            self.finish += holders
        return self.over
