"""One round of Tahimi: hands as bits, the quick way of a legal play (TAH-4), and its beginning: the deal (TAH-3), or a
position set up by hand.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Self

from engine.climbing.round import ClimbingRound
from engine.climbing.rules import due, without
from engine.climbing.state import NOBODY
from engine.contract import Action, Event, Illegal, Rng, Standing
from engine.tahimi.catalogue import Catalogue, Play, catalogue, declaration, read_action
from engine.tahimi.deck import JOKER, tax_order
from engine.tahimi.legal import judge
from engine.tahimi.rules import TahimiRules


class Round(ClimbingRound):
    """The state of one round.

    `_hands` are the naturals, `_beside` the other cards of each hand, a bit each. `_special`: the seats whose plays
    are more than what their naturals give. `quick_plays`: the legal plays and the pass of the seat on turn, a bit each,
    that `play` does the quick way.
    """

    __slots__ = (
        "_beside",
        "_closing",
        "_dealt",
        "_hands",
        "_key",
        "_lead_may_pass",
        "_manual",
        "_may_pass",
        "_replies",
        "_special",
        "catalogue",
        "quick_plays",
    )

    rules: TahimiRules
    _top: Play | None

    def __init__(
        self, rules: TahimiRules, standing: Standing, plays: Catalogue, hands: Sequence[tuple[int, int]]
    ) -> None:
        """A round at the moment when the hands (naturals, cards beside them) are dealt. `deal`, `begin` and `position`
        go on from here. `plays` is `catalogue_for` these rules.
        """
        super().__init__(rules, standing, [naturals.bit_count() + beside.bit_count() for naturals, beside in hands])
        self.catalogue = plays
        self._key = plays.key
        self._may_pass = plays.may_pass
        self._replies = plays.replies
        self._manual = self._one_card == "manual"
        self._lead_may_pass = rules.lead_pass == "allowed"  # noqa: S105  # the lead's pass, no password
        self._closing = plays.width - rules.instant_top  # the rank that takes a trick at once
        self._dealt = tuple(hands)
        self._hands = [naturals for naturals, _ in hands]
        self._beside = [beside for _, beside in hands]
        self.quick_plays = 0
        self._special = self._watched()

    def _watched(self) -> int:
        """The seats whose turn is more than a matter of their naturals, as a mask."""
        return -1 if self._manual or self.rules.jokers != "none" else 0

    # ------------------------------------------------------------------ acting

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened. Raises Illegal and changes nothing when the rules refuse it (TAH-4)."""
        if (
            seat != self._turn
            or not isinstance(action, Play)
            or not action.bit & self.quick_plays
            or action.key is not self._key
        ):
            return self._play_aside(seat, action)
        special = self._special  # none in most rounds: their turns take the shortest way
        if special and self._manual:
            self._reckon(seat)
        entry, events = action.by[seat]
        self.log.append(entry)
        if action.size:
            hand = self._hands[seat]
            column = hand & action.column
            self._hands[seat] = hand = hand ^ column | column >> action.drop
            if action.beside:
                self._spend(seat, action)
            self._top = action
            self._owner = seat
            self._lead_passed = 0
            self._ring = ring = self._turns[self._in]
            if not hand & (hand - 1):
                events += self._thin_hand(seat)
                if self.result is not None:
                    return events
            if action.place >= self._closing:
                return events + self._end_trick(at_once=True)
            following = ring[seat]
            beats = action.beats
        else:
            top = self._top
            if top is None:
                return self._pass_lead(seat)
            following = self._ring[seat]
            if following == self._owner:
                return events + self._end_trick()
            beats = top.beats
        if special and special >> following & 1:
            self._ask(following)
            return events
        self._turn = following
        self.quick_plays, asked = self._replies[self._hands[following] & beats]
        self.pending = asked[following]
        return events

    def _ask(self, seat: int) -> None:
        """Let `seat` top the play or pass; on the lead, let it play anything and, if the rules allow it, pass the lead
        once (TAH-4).
        """
        self._turn = seat
        moves = self._hands[seat]
        if self._special >> seat & 1:
            special = self._moves(seat)
            if special is None:
                return
            moves = special
        if self._top is not None:
            self.quick_plays, asked = self._replies[moves & self._top.beats]
            self.pending = asked[seat]
            return
        if not moves or (self._lead_may_pass and not self._lead_passed >> seat & 1):
            moves |= self._may_pass
        self.quick_plays = moves
        self.pending = self.catalogue.ask(seat, moves)

    def _moves(self, seat: int) -> int | None:
        """The sets in a hand that may hold jokers; none for a seat that must pass because it was caught (TAH-5). None
        where a game has asked the seat in its own way.
        """
        if self._penalty >> seat & 1:
            return 0
        return self.catalogue.moves(self._hands[seat], self._beside[seat])

    def _spend(self, seat: int, play: Play) -> None:
        """Take the cards of a play that are no naturals out of the hand."""
        self._beside[seat] >>= play.jokers

    def _thin_hand(self, seat: int) -> tuple[Event, ...]:
        """The events after a play that left few naturals: going out, or One Card (TAH-5)."""
        left = self.hand_size(seat)
        if left > 1:
            return ()
        return self._one_left(seat) if left else self._go_out(seat)

    def _end_round(self) -> tuple[Event, ...]:
        events = super()._end_round()
        if self.result is not None:
            self.quick_plays = 0  # nobody's turn must not let anybody play the quick way
        return events

    # ------------------------------------------------------------------ everything but a legal play or pass on turn

    def _play_aside(self, seat: int, action: Action) -> tuple[Event, ...]:
        events = self._aside(seat, action)
        if events is not None:
            return events
        if not isinstance(action, Play) or action.key is not self._key:  # an action is its text
            meant = self.action(action.text)
            if isinstance(meant, Play):
                return self.play(seat, meant)
        raise self._refusal(seat, action)

    def _refusal(self, seat: int, action: Action) -> Illegal:
        """The reason to refuse this play or pass: the codes of TAH-4, in their order."""
        if seat != self._turn:
            return Illegal("not_your_turn", turn=self._turn)
        if self._penalty >> seat & 1:
            return Illegal("one_card_penalty")
        if action.verb == "pass":
            return Illegal("must_lead")
        declared = action.rank if isinstance(action, Play) else declaration(action.text)
        top = None if self._top is None else (self._top.rank, self._top.size)
        try:
            judge(self.hand(seat), action.cards, declared, top, self.catalogue.order, self.catalogue.wild)
        except Illegal as refusal:
            return refusal
        raise AssertionError(f"{action} is legal, but was not offered")

    # ------------------------------------------------------------------ hands

    def hand(self, seat: int) -> tuple[str, ...]:
        """The seat's cards, low to high, jokers at the end; after leaving, what it left face down."""
        return self.catalogue.tokens(self._hands[seat], self._beside[seat])

    def hand_size(self, seat: int) -> int:
        """The number of cards in a hand."""
        return self._hands[seat].bit_count() + self._beside[seat].bit_count()

    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        held = Counter(cards)
        return tuple(token for token in (*self.catalogue.order, JOKER) for _ in range(held[token]))

    def _dealt_hands(self) -> Sequence[tuple[str, ...]]:
        return [self.catalogue.tokens(*hand) for hand in self._dealt]

    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        given, got = without(self.hand(giver), cards), (*self.hand(taker), *cards)
        self._hands[giver], self._beside[giver] = self.catalogue.pack(given)
        self._hands[taker], self._beside[taker] = self.catalogue.pack(got)

    def due(self, seat: int, count: int) -> tuple[str, ...]:
        return due(self.hand(seat), count, tax_order(self.catalogue.order, self.rules.jokers_taxed_first))

    def action(self, text: str) -> Action:
        """Read an action's text, as `catalogue` describes it. Raises Illegal("unreadable")."""
        return read_action(self.catalogue, text)

    def copy(self) -> Self:
        new = super().copy()
        new._beside = self._beside[:]
        new._closing = self._closing
        new._dealt = self._dealt
        new._hands = self._hands[:]
        new._key = self._key
        new._lead_may_pass = self._lead_may_pass
        new.quick_plays = self.quick_plays
        new._manual = self._manual
        new._may_pass = self._may_pass
        new._replies = self._replies
        new._special = self._special
        new.catalogue = self.catalogue
        return new


def catalogue_for(rules: TahimiRules, players: int) -> Catalogue:
    """The plays of these rules' deck."""
    deck = rules.deck(players)
    return catalogue(Catalogue, players, deck.order, deck.copies, rules.jokers)


@cache
def _ready(rules: TahimiRules, players: int, later: bool) -> tuple[Catalogue, tuple[int, ...]]:
    """The plays, and the lane of each card in the deck's order. Raises Illegal with the code of `rules.refusal`."""
    refusal = rules.refusal(players)
    # TAH-10: a removal rank that the deck of a changed table lacks acts as "auto".
    if refusal and not (refusal.code == "removal_rank_not_in_deck" and later):
        raise refusal
    plays = catalogue_for(rules, players)
    return plays, tuple(map(plays.lane, rules.deck(players).ranks))


def deal(rules: TahimiRules, standing: Standing, rng: Rng) -> Round:
    """Shuffle, deal, collect taxes (TAH-3, TAH-6). Raises Illegal with the code of `rules.refusal`."""
    players = len(standing.order)
    plays, lanes = _ready(rules, players, standing.round > 1)
    cards = rng.shuffle(lanes)
    first = standing.dealer + 1
    hands = [plays.unpack(sum(cards[(seat - first) % players :: players])) for seat in range(players)]
    return _open(rules, standing, plays, hands)


def begin(rules: TahimiRules, standing: Standing, hands: Sequence[Sequence[str]]) -> Round:
    """The round with these hands dealt."""
    plays = catalogue_for(rules, len(hands))
    return _open(rules, standing, plays, [plays.pack(hand) for hand in hands])


def _open(rules: TahimiRules, standing: Standing, plays: Catalogue, hands: Sequence[tuple[int, int]]) -> Round:
    state = Round(rules, standing, plays, hands)
    state.begin()
    return state


def position(
    rules: TahimiRules,
    hands: Sequence[Sequence[str]],
    turn: int | None = None,
    top: str | None = None,
    owner: int = NOBODY,
) -> Round:
    """A round in mid-play: these hands, `turn` to act (None: whom the rules say), and the play `top` ("Kx2") of
    `owner` to beat.
    """
    standing = Standing(order=tuple(str(seat) for seat in range(len(hands))))
    plays = catalogue_for(rules, len(hands))
    state = Round(rules, standing, plays, [plays.pack(hand) for hand in hands])
    leader = rules.first_leader(standing)
    state.set_up(leader if turn is None else turn, None if top is None else plays.by_text[top], owner)
    return state
