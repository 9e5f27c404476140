"""One hand of Rumino: turns, claims, the end of a hand, and the rebuys after it (RUM-3 to RUM-11)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.chips import added, by_seat, shares
from engine.cards.drawing import DrawingRound
from engine.cards.events import Dealt, Reshuffled, TurnedUp
from engine.cards.melds import deadwood, laid
from engine.cards.packs import in_hand_order, less, pack
from engine.contract import (
    RESULT,
    Action,
    Decision,
    Event,
    Illegal,
    Menu,
    OneOf,
    PickOne,
    Result,
    Seat,
    Seeded,
    Standing,
    action,
    ranked,
)
from engine.contract.view import Counters
from engine.rumino.events import (
    BoughtBack,
    Busted,
    Counted,
    DroppedOut,
    Knocked,
    RuminoClaimed,
    RuminoShown,
    WentGin,
    Won,
)
from engine.rumino.melds import claimant, dealt_rumino, discards, gin_discards, rumino_of
from engine.rumino.rules import RuminoRules
from engine.rumino.scoring import hand_scores, price, total_after_rebuy
from engine.rumino.standings import no_rebuy, outcome_of

DECK = pack(copies=2, jokers=4)

DRAW, TAKE, KNOCK, GIN = (action(verb) for verb in ("draw", "take", "knock", "gin"))
DROP, REBUY = action("drop"), action("rebuy")
ON_TURN = ("draw", "take", "knock", "gin", "discard")  # the verbs of a hand
AFTER = ("drop", "rebuy")


class Turn(Menu):
    """What may be done before the draw. A knock with nothing unmatched is gin, so gin alone is listed (RUM-R17)."""

    def alike(self, answer: Action) -> Iterator[Action]:
        yield answer
        if answer == GIN:
            yield KNOCK


class RuminoRound(DrawingRound):
    """`renewed`: the cards of which the present stock was made anew, and `draws` how many each seat has drawn from it.
    `scores`: what the hand is worth, `buyers` who may buy themselves back after it, `answers` what they say.
    """

    def __init__(self, rules: RuminoRules, standing: Standing, hands: Sequence[Sequence[str]], luck: bytes) -> None:
        super().__init__(rules, standing, hands, throw_back=rules.return_discard)
        self.options, self.luck = rules, luck
        self.draws = [0] * len(hands)
        self.renewed: tuple[str, ...] = ()
        self.scores: tuple[int, ...] = ()
        self.buyers: tuple[int, ...] = ()
        self.answers: dict[int, Action] = {}

    def begin(self, stock: Sequence[str], upcard: str) -> None:
        """The hands are dealt: a rumino among them is shown at once (RUM-R12)."""
        self.stock, self.discards, self.lain = list(stock), [upcard], [upcard]
        events: list[Event] = [Dealt(seat, self.hands[seat]) for seat in self.live]
        events.append(TurnedUp(self.turn, upcard))
        holder = dealt_rumino(self.standing.dealer, self.hands)
        if holder is not None:
            events += self._show_rumino(holder)
        self.opening = tuple(events)

    # ------------------------------------------------------------------ what is asked

    def phase(self) -> str:
        if self.result is not None:
            return "over"
        return "rebuy" if self.buyers else "discard" if self.got else "turn_start"

    def ask(self) -> tuple[Decision, ...]:
        match self.phase():
            case "rebuy":
                return tuple(
                    Decision("rebuy", seat, (DROP, REBUY), sealed=True, given=self.answers.get(seat))
                    for seat in self.buyers
                )
            case "discard":
                return (Decision("discard", self.turn, self._discards(), goes_on=True),)
            case _:
                return (Decision("turn_start", self.turn, self._turn()),)

    def _turn(self) -> Turn:
        left = deadwood(self.hands[self.turn])
        ending = (GIN,) if left == 0 else (KNOCK,) if left <= self.options.knock_max else ()
        return Turn((DRAW, TAKE, *ending))

    def _discards(self) -> PickOne | OneOf:
        """The clock throws the first: what leaves least, of that the dearest card."""
        hand = self.hands[self.turn]
        free = PickOne("discard", "card", tuple(card for card, _ in discards(hand) if self.may_throw(card)))
        gin = PickOne("gin", "card", gin_discards(hand) if self.options.gin_after_draw else ())
        return OneOf((free, gin)) if gin.among else free

    def may_leave(self, seat: int) -> bool:
        """The hand is scored before the rebuys: whoever leaves then leaves with the next hand."""
        return self.phase() != "rebuy" and super().may_leave(seat)

    # ------------------------------------------------------------------ what an answer does

    def declare(self, seat: int, action: Action) -> Iterator[Event]:
        if action.verb in ("knock", "gin"):
            yield from self._call(seat, *action.cards)
            return
        self.answers[seat] = action
        if len(self.answers) == len(self.buyers):
            yield from self._bought()

    def refill(self, below: list[str]) -> Event:
        self.stock = Seeded(self.luck, f"stock {self.refills}").shuffle(below)
        self.renewed, self.draws = in_hand_order(below), [0] * len(self.hands)
        return Reshuffled(len(below))

    def ran_out(self) -> Iterator[Event]:
        return self._ended()

    def came(self, seat: int) -> Iterator[Event]:
        self.draws[seat] += not self.took
        if rumino_of(self.hands[seat]):
            yield from self._show_rumino(seat)

    def claimant(self, discarder: int, card: str) -> int | None:
        return claimant(discarder, card, self.live, self.hands)

    def claimed(self, seat: int, discarder: int, card: str) -> Iterator[Event]:
        return self._show_rumino(seat, discarder, card)

    def _call(self, seat: int, card: str = "") -> Iterator[Event]:
        if card:
            self.throw(seat, card)
        left = deadwood(self.hands[seat])
        yield Knocked(seat, left) if left else WentGin(seat, card)
        yield from self._ended(None if left else seat)

    # ------------------------------------------------------------------ the end of a hand

    def _show_rumino(self, seat: int, discarder: int | None = None, card: str = "") -> Iterator[Event]:
        """The match is over, and nothing is scored. Of a retired seat it ends the hand alone (G-R19)."""
        cards = laid(rumino_of(self.hands[seat], card))
        self.shown = {seat: cards}
        self.hands[seat] = tuple(one for one in self.hands[seat] if one not in cards)
        self.known[seat] = tuple(one for one in self.known[seat] if one not in cards)
        yield RuminoShown(seat, cards) if discarder is None else RuminoClaimed(seat, discarder, card, cards)
        if seat in self.retired:
            self.scores = (0,) * len(self.hands)
            yield from self._judged()
            return
        places = ranked([float(at != seat) for at in range(len(self.hands))], low_wins=True)
        yield from self._won((seat,), Result(places, (seat,)))

    def _ended(self, gin: int | None = None) -> Iterator[Event]:
        """Every live hand is shown and scored."""
        self.shown = {seat: self.hands[seat] for seat in self.live}
        self.hands, self.known, self.got = [()] * len(self.hands), [()] * len(self.hands), ""
        self.scores = by_seat(hand_scores(self.shown, gin), len(self.hands))
        yield Counted(self.scores)
        yield from self._judged(gin)

    def _judged(self, gin: int | None = None) -> Iterator[Event]:
        """What the scores lead to: somebody is busted, may come back, or has won."""
        found = outcome_of(self.options, self.standing, self.scores, gin, self.retired)
        for seat in found.out:
            yield Busted(seat, self.totals()[seat])
        if found.over:
            yield from self._won(found.winners, self._result())
            return
        self.buyers = tuple(seat for seat in found.out if not self.no_rebuy(seat))
        if not self.buyers:
            self.result = self._result()

    def _result(self, scores: Sequence[int] = (), chips: Sequence[int] = ()) -> Result:
        """The hand by itself: the fewest points are best. It is a draw if all have as many, or nothing was scored."""
        staying = self._staying()
        points = [float(self.scores[seat]) if seat in staying else float("inf") for seat in range(len(self.hands))]
        best = tuple(seat for seat in staying if points[seat] == min(points))
        winners = best if len(best) < len(self.live) and any(self.scores) else ()
        return Result(ranked(points, low_wins=True), winners, tuple(scores or self.scores), chips=tuple(chips))

    def _won(self, winners: Sequence[int], result: Result) -> Iterator[Event]:
        pool = self._pool()
        if pool and winners:
            result = replace(result, chips=by_seat(shares(pool, winners, self.standing.dealer), len(self.hands)))
        self.result = result
        if winners:
            yield Won(tuple(winners), pool)

    def _staying(self) -> tuple[int, ...]:
        """The live seats whose players have not left for good."""
        return tuple(seat for seat in self.live if seat not in self.retired)

    # ------------------------------------------------------------------ rebuys

    def no_rebuy(self, seat: int) -> str:
        """Why this seat may not buy itself back after the hand; "" where it may."""
        return no_rebuy(self.options, self.standing, self.totals(), self.retired, seat) if self.scores else "in"

    def _bought(self) -> Iterator[Event]:
        """All have answered: what they said is known."""
        totals = {seat: self.totals()[seat] for seat in self._staying()}
        back = total_after_rebuy(totals, self.options.limit)
        scores, chips = list(self.scores), [0] * len(self.hands)
        for seat in self.buyers:
            if self.answers[seat] != REBUY:
                yield DroppedOut(seat)
                continue
            chips[seat] = -price(self.options.stake, self.standing.carried["rebuys"][seat])
            scores[seat] = back - self.standing.scores[seat]
            yield BoughtBack(seat, -chips[seat], back)
        self.result = self._result(scores, chips if any(chips) else ())

    # ------------------------------------------------------------------ why not

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        if self.result is not None and action.verb in AFTER and self.scores and seat in self.live:
            raise Illegal("rum_no_rebuy", why=self.no_rebuy(seat) or "late")
        return super().play(seat, action)

    def action(self, text: str) -> Action:
        """Also what is not offered now, so that the refusal can say why."""
        verb, *cards = text.split(" ")
        if verb in (*ON_TURN, *AFTER) and len(cards) <= 1 and all(card in DECK for card in cards):
            return action(verb, *cards)
        return super().action(text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        verb = text.partition(" ")[0]
        if seat not in self.live:
            return Illegal("not_seated")
        if verb in AFTER:
            return Illegal("rum_no_rebuy", why=self.no_rebuy(seat) or "late")
        return Illegal("round_over") if self.phase() == "rebuy" else super().out_of_turn(seat, text)

    def refused(self, seat: int, text: str) -> Illegal:
        verb, _, card = text.partition(" ")
        if self.phase() == "rebuy":
            return Illegal("round_over") if verb in ON_TURN else super().refused(seat, text)
        if verb in AFTER:
            return Illegal("rum_no_rebuy", why=self.no_rebuy(seat))
        after = self.phase() == "discard"
        thrown = card if after and verb in ("discard", "gin") else ""
        if thrown and thrown not in self.hands[seat]:
            return Illegal("not_in_hand", card=thrown)
        if after and (verb == "knock" or (verb == "gin" and not self.options.gin_after_draw)):
            return Illegal("rum_knock_late")
        if thrown and verb == "gin":
            return Illegal("rum_not_gin", d=deadwood(less(self.hands[seat], thrown)))
        if thrown:
            return Illegal("rum_return", card=thrown)
        if verb == "knock":
            return Illegal("rum_knock_high", d=deadwood(self.hands[seat]), most=self.options.knock_max)
        if verb == "gin" and not after and not card:
            return Illegal("rum_not_gin", d=deadwood(self.hands[seat]))
        return super().refused(seat, text)

    # ------------------------------------------------------------------ what is seen

    def totals(self) -> tuple[int, ...]:
        """By seat, with this hand as far as it is scored."""
        return added(self.standing.scores, self.result.scores if self.result else self.scores)

    def chips(self) -> tuple[int, ...]:
        return added(self.standing.chips, self.result.chips if self.result else ())

    def _pool(self) -> int:
        before = sum(self.standing.chips) + int(self.standing.carried.get("pool", 0))
        return before - sum(self.chips())

    def seats(self) -> tuple[Seat, ...]:
        totals, chips = self.totals(), self.chips()
        return tuple(
            replace(
                plain,
                status="in" if seat in self.live else "out",
                counters={"score": totals[seat]} | ({"chips": chips[seat]} if chips else {}),
            )
            for seat, plain in enumerate(super().seats())
        )

    def counters(self) -> Counters:
        return {"pool": self._pool()} if self.standing.chips else {}

    def memory(self, seat: int | None) -> dict[str, object]:
        mine = self.answers.get(seat) if seat is not None else None
        return super().memory(seat) | {
            "refill": self.renewed,
            "draws": tuple(self.draws),
            "limit": self.options.limit,
            "scores": self.scores,
            "buyers": self.buyers,
            "mine": mine.text if mine else "",
            "result": RESULT.dump_python(self.result) if self.result else None,
        }
