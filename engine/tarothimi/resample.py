"""A world of Tarot-himi drawn from one seat's view alone (its memory: `climbing.sight`, `TarotRound.memory`).

What everybody saw happens again with blank hands of the right sizes, while it is noted what the seat knows of each
hand; then the cards that it has not seen are dealt to the blanks. Which cards other seats swapped or spun among
themselves is guessed on the way, so that what the seat knew of these hands moves with them. (What such a swap is
remembered as by those other seats, a world drawn for this one does not say.)
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from engine.climbing import determinization
from engine.climbing.taxes import Exchange
from engine.contract import Action, Dice, Event, View, action
from engine.tahimi.catalogue import Play
from engine.tarothimi import legal, pile_history
from engine.tarothimi.arcana import ARCANA, BY_NAME, NAMES, POWERS, Spot
from engine.tarothimi.deck import COPIES, ORDER, arcana_count
from engine.tarothimi.options import TarotOptions
from engine.tarothimi.powers import Power
from engine.tarothimi.round import Swap, TarotRound, catalogue_for

OPENERS = tuple(card.name for card in ARCANA if card.opens)
TURNERS = tuple(card.name for card in ARCANA if card.turns_tax)
WORTH = (*NAMES, *ORDER)  # how taxable a card is: arcana not at all (B.8)


def resample(rules: TarotOptions, seen: View, random: Random) -> TarotRound:
    """A world that this view's seat cannot tell from the true one, from the view alone."""
    if seen.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    return _taxing(rules, seen, random) if seen.phase == "tax" else _playing(rules, seen, random)


# ---------------------------------------------------------------------- while the taxes are paid


def _taxing(rules: TarotOptions, seen: View, random: Random) -> TarotRound:
    players = len(seen.seats)
    shown = {card: seat for _, seat, card in seen.memory["shown"]}
    held = [card for card in seen.zone("hand", seen.seat).cards or () if card in BY_NAME]
    surely = {*held, *shown}
    others = [name for name in NAMES if name not in surely]
    paired = {seat for pair in rules.schedule(players) for seat in pair[:2]}

    def fits(hands: determinization.Hands) -> bool:
        """Who holds The Moon and is in a pair has shown it; nobody else holds it then."""
        at = [seat for card in TURNERS for seat, hand in enumerate(hands) if hand[card]]
        return all(shown.get(card) in (None, *at) for card in TURNERS) and (bool(shown) or not paired & set(at))

    hands: determinization.Hands = []
    while not hands or not fits(hands):
        unseen = Dice(random).shuffle(others)[: arcana_count(players) - len(surely)]
        deck = [*rules.deck(players).ranks, *surely, *unseen]
        hands = determinization.hands(seen, deck, WORTH.index, (), random, lambda _: True)
    plays = catalogue_for(players)
    state = TarotRound(
        rules, seen.standing, plays, [plays.pack(hand.elements()) for hand in hands], random.randbytes(32)
    )
    determinization.relive(state, seen)
    return state


# ---------------------------------------------------------------------- in play


@dataclass(slots=True)
class Knowledge:
    """What the seat knows while the round is told again.

    `known`: the cards that it knows in each hand; `out`: those on the pile and among the discards, and `hidden`: how
    many more lie there. `fresh`: who got cards that it has not seen. `barred`: arcana that a seat cannot have been
    dealt, for what it did.
    """

    known: list[Counter[str]]
    barred: list[set[str]]
    out: Counter[str] = field(default_factory=Counter)
    hidden: int = 0
    fresh: set[int] = field(default_factory=set)

    def leaves(self, seat: int, cards: Sequence[str]) -> None:
        """Cards leave a hand openly, whether it was known that they were there or not."""
        self.known[seat] -= Counter(cards)
        self.out.update(cards)

    def shows(self, seat: int, card: str, size: int, random: Random) -> None:
        """A hand of that size turns out to hold a card."""
        self.known[seat][card] = 1
        self.trim(seat, size, random, card)

    def trim(self, seat: int, size: int, random: Random, keep: str = "") -> None:
        """A hand has only so many cards: where more seem to be known, what was guessed of it was wrong."""
        while self.known[seat].total() > size:
            card = random.choice(sorted(card for card in (+self.known[seat]) if card != keep))
            self.known[seat][card] -= 1

    def drawn(self, card: str) -> None:
        """A card has come out of the discards."""
        if self.out[card]:
            self.out[card] -= 1
        else:
            self.hidden -= 1

    def one_of(self, seat: int, size: int, random: Random) -> str | None:
        """Any card of a hand of that size leaves it; None when it is none of those that are known."""
        known = sorted(self.known[seat].elements())
        place = random.randrange(size)
        if place >= len(known):
            return None
        self.known[seat][known[place]] -= 1
        return known[place]


def _playing(rules: TarotOptions, seen: View, random: Random) -> TarotRound:
    me, players = seen.seat or 0, len(seen.seats)
    dealt = seen.memory["dealt"]
    plays = catalogue_for(players)
    state = TarotRound(rules, seen.standing, plays, [plays.pack(_blank(size)) for size in dealt], random.randbytes(32))
    knowledge = Knowledge(_from_taxes(seen), _barred_by_taxes(rules, seen))
    _Retelling(state, seen, knowledge, me, random).tell()
    hands = _dealt_out(rules, seen, state, knowledge, random)
    for seat, hand in enumerate(hands):
        state._set(seat, tuple(hand.elements()))
    state._set(me, seen.zone("hand", me).cards or ())
    # All cards are somewhere; who was dealt which, nobody will ask of this world.
    everything = iter([*knowledge.out.elements(), *(card for hand in hands for card in hand.elements())])
    state._dealt = tuple(plays.pack([next(everything) for _ in range(size)]) for size in dealt)
    state.exchanges = _exchanges(seen)
    state.shown = seen.memory["shown"]
    state.swaps = tuple(Swap(*swap) for swap in seen.memory["swaps"])
    if state.result is None:
        state._ask(state._turn)
    return state


def _blank(size: int, cards: Sequence[str] = (), room: Sequence[str] = ()) -> tuple[str, ...]:
    """A hand of that size with those cards, and with room for others; what else is in it means nothing."""
    rest = Counter(dict.fromkeys(ORDER, COPIES)) - Counter(cards) - Counter(room)
    return (*cards, *list(rest.elements())[: size - len(cards)])


def _from_taxes(seen: View) -> list[Counter[str]]:
    """What the seat knows of the hands after the exchange: what it gave and did not get back."""
    known: list[Counter[str]] = [Counter() for _ in seen.seats]
    if seen.memory["exchange"]:
        high, low, paid, returned = seen.memory["exchange"]
        got, gave = Counter(paid), Counter(returned or ())
        if seen.seat == high:
            known[low] = gave
        else:
            known[high] = got - gave
    return known


def _barred_by_taxes(rules: TarotOptions, seen: View) -> list[set[str]]:
    """Who exchanged cards would have had to show The Moon."""
    paired = {*seen.memory["paid"], *seen.memory["given"]}
    return [set(TURNERS) if seat in paired else set() for seat in range(len(seen.seats))]


def _exchanges(seen: View) -> tuple[Exchange, ...]:
    """The seat's own exchange as it was; of the others, who exchanged with whom."""
    own = seen.memory["exchange"]
    pairs = zip(seen.memory["given"], seen.memory["paid"], strict=True)
    return tuple(Exchange(*own) if own and own[0] == high else Exchange(high, low, (), ()) for high, low in pairs)


class _Retelling:
    """The round's log, told to a state with blank hands."""

    def __init__(self, state: TarotRound, seen: View, knowledge: Knowledge, me: int, random: Random) -> None:
        self.state, self.known, self.me, self.random = state, knowledge, me, random
        self.log: Sequence[tuple[int, str]] = seen.memory["log"]
        self.shown: Sequence[tuple[int, int, str]] = seen.memory["shown"]
        self.swaps = {swap[0]: Swap(*swap) for swap in seen.memory["swaps"]}

    def tell(self) -> None:
        first = next((at for at, (_, text) in enumerate(self.log) if text != "leave"), len(self.log))
        opening = [(seat, card) for at, seat, card in self.shown if at <= first and card in OPENERS]
        self._blanks(*opening[:1])
        self.state.lead_off()
        for at, (seat, text) in enumerate(self.log):
            self._shows(at)
            heirs = [(shower, card) for when, shower, card in self.shown if when == at + 1 and card in OPENERS]
            self._happen(at, seat, text, *heirs[:1])
        self._shows(len(self.log))

    def _shows(self, at: int) -> None:
        for when, seat, card in self.shown:
            if when == at:
                self.known.shows(seat, card, len(self.state.hand(seat)), self.random)

    def _blanks(self, *held: tuple[int, str], room: Sequence[str] = ()) -> None:
        """All hands blank, but for these cards."""
        for seat in range(len(self.state.dealt)):
            cards = [card for at, card in held if at == seat]
            self.state._set(seat, _blank(len(self.state.hand(seat)), cards, room))

    def _happen(self, at: int, seat: int, text: str, *held: tuple[int, str]) -> None:
        state, knows = self.state, self.known
        play = state.catalogue.by_text.get(text)
        verb = text.split()[0]
        if verb in POWERS:
            self._power(at, seat, text, POWERS[verb].power, *held)
        elif play is None:
            if verb == "leave":
                self._leave(seat)
            self._blanks(*held)
            state.play(seat, state.action(text))
        else:
            self._bar(at, seat, play)
            self._blanks(*held, *((seat, card) for card in play.cards))
            knows.leaves(seat, play.cards)
            knows.trim(seat, len(state.hand(seat)) - len(play.cards), self.random)
            state._legal = play.bit
            state.play(seat, play)

    def _leave(self, seat: int) -> None:
        """A hand goes face down to the discards."""
        if seat != self.me:
            known = self.known.known[seat]
            self.known.hidden += len(self.state.hand(seat)) - known.total()
            self.known.out += known
            known.clear()

    def _bar(self, at: int, seat: int, play: Play) -> None:
        """What this play or pass tells of the arcana of its seat."""
        state = self.state
        showed = tuple(BY_NAME[card] for when, who, card in self.shown if (when, who) == (at, seat))
        top = state.top
        log = [(who, done.text) for who, done in state.log]
        pile = state._pile()
        acted = bool(pile) and pile_history.has_acted(log, state.catalogue, seat, pile[0].at)
        first = not any(text in state.catalogue.by_text and text != "pass" for _, text in log)
        softest = min(card.margin for card in ARCANA)
        for card in ARCANA:
            spot = Spot(top, (card,), acted, first)
            if not play.size:
                skips = state._penalty >> seat & 1
                barred = card.compels and top is None and len(state.hand(seat)) > 1 and not skips
            elif card.margin > 0 and top is not None:
                barred = not legal.follows(play, top, showed, 1 + card.margin + softest)
            else:
                barred = any(ban.forbids(play, spot) for ban in card.bans)
            if barred:
                self.known.barred[seat].add(card.name)

    # ------------------------------------------------------------------ powers

    def _power(self, at: int, seat: int, text: str, power: Power | None, *held: tuple[int, str]) -> None:
        if power is None:
            raise ValueError(f"{text} is no power")
        state, knows = self.state, self.known
        card = POWERS[text.split()[0]].name
        knows.leaves(seat, (card,))
        knows.trim(seat, len(state.hand(seat)) - 1, self.random)
        room = state.top.cards if state.top is not None and power.takes_back else ()
        self._blanks(*held, (seat, card), room=room)
        if power.takes_back:
            owner, top = state._owner, state.top
            if top is not None and owner not in state.left:
                cards, _ = pile_history.taken_back(state.catalogue, top, power.takes_back == "all")
                knows.out -= Counter(cards)
                knows.known[owner].update(cards)
            state.discard(seat, action(text), power)
        elif power.wants == "whom":
            whom = int(text.split()[1])
            self._swap(at, seat, whom)
            state.discard(seat, self._as_told(at, text, 1, whom), replace(power, use=lambda *_: ()))
        else:
            swap = self.swaps.get(at)
            count = len(swap.gave) if swap else int(text.split("+")[1])
            self._spin(swap, seat, count)
            state.discard(
                seat, self._as_told(at, text, count, None), replace(power, use=lambda *_: self._one_more(seat))
            )

    def _one_more(self, seat: int) -> tuple[Event, ...]:
        """The Wheel, as far as others see it: as many cards come as went."""
        self.state._set(seat, _blank(len(self.state.hand(seat)) + 1))
        return ()

    def _as_told(self, at: int, text: str, count: int, whom: int | None) -> Action:
        """The action as the log keeps it: whole where the seat knows it, else with cards that mean nothing."""
        swap = self.swaps.get(at)
        return action(text.split()[0], *(swap.gave if swap else ORDER[:1] * count), whom=whom)

    def _swap(self, at: int, seat: int, whom: int) -> None:
        knows, swap = self.known, self.swaps.get(at)
        if swap is not None:
            (gave,), (got,) = swap.gave, swap.got
            knows.known[whom] -= Counter((got,))
            knows.known[seat] -= Counter((gave,))
            knows.known[whom][gave] += 1
            knows.known[seat][got] += 1
            return
        given = knows.one_of(seat, len(self.state.hand(seat)) - 1, self.random)
        known = knows.known[whom]
        best = max(known.elements(), key=WORTH.index, default=None)
        # The highest card of a hand that is not wholly known is the best known one, or a better one.
        if best is not None and (known.total() == len(self.state.hand(whom)) or best == ORDER[-1]):
            known[best] -= 1
            knows.known[seat][best] += 1
        else:
            knows.fresh.add(seat)
        if given is None:
            knows.fresh.add(whom)
        else:
            known[given] += 1

    def _spin(self, swap: Swap | None, seat: int, count: int) -> None:
        knows = self.known
        if swap is not None:
            knows.leaves(seat, swap.gave)
            for card in swap.got:
                knows.drawn(card)
            return
        size = len(self.state.hand(seat)) - 1
        for more in range(count):
            put = knows.one_of(seat, size - more, self.random)
            knows.hidden += put is None
            knows.out.update(() if put is None else (put,))
        pile = Counter(card for laid in self.state._pile() for card in laid.play.cards)
        for _ in range(count + 1):
            pool = sorted((knows.out - pile).elements())
            place = self.random.randrange(len(pool) + knows.hidden)
            if place < len(pool):
                knows.out[pool[place]] -= 1
                knows.known[seat][pool[place]] += 1
            else:
                knows.hidden -= 1
                knows.fresh.add(seat)


# ---------------------------------------------------------------------- dealing what has not been seen


def _dealt_out(
    rules: TarotOptions, seen: View, state: TarotRound, knows: Knowledge, random: Random
) -> list[Counter[str]]:
    """Every hand in full; what lies hidden among the discards joins `knows.out`."""
    me, players = seen.seat or 0, len(seen.seats)
    sizes = [len(state.hand(seat)) if state._in >> seat & 1 else 0 for seat in range(players)]
    hands = [+knows.known[seat] if sizes[seat] else Counter() for seat in range(players)]
    mine = Counter(seen.zone("hand", me).cards or ())
    if sizes[me]:
        hands[me] = mine
    elif me in state.left:
        knows.out += mine
    unseen = Counter(rules.deck(players).ranks) + Counter(NAMES)
    _settle(unseen, knows, hands, me, state)
    located = sum(hands, knows.out)
    unseen -= located
    slots = [seat for seat in range(players) for _ in range(sizes[seat] - hands[seat].total())]
    slots += [players] * knows.hidden  # behind the last seat: the discards
    bins = [*hands, knows.out]
    arcana = arcana_count(players) - sum(located[name] for name in NAMES)
    _deal_arcana([name for name in NAMES if unseen[name]], arcana, slots, bins, knows, random)
    minors = Dice(random).shuffle([card for card in unseen.elements() if card not in BY_NAME])
    limits = _limits(seen, knows)
    for seat in sorted(slots, key=lambda seat: seat not in limits):
        fit = next((card for card in minors if WORTH.index(card) <= limits.get(seat, len(WORTH))), minors[0])
        minors.remove(fit)
        bins[seat][fit] += 1
    return hands


def _settle(deck: Counter[str], knows: Knowledge, hands: list[Counter[str]], me: int, state: TarotRound) -> None:
    """Where a card seems to be in two places, one guess was wrong: it has come out of the discards, or moved on."""
    pile = Counter(card for laid in state._pile() for card in laid.play.cards)
    while excess := sum(hands, knows.out) - deck:
        card = next(iter(excess))
        if knows.out[card] > pile[card]:
            knows.out[card] -= 1
            knows.hidden += 1
        else:
            next(hand for seat, hand in enumerate(hands) if seat != me and hand[card])[card] -= 1


def _limits(seen: View, knows: Knowledge) -> dict[int, int]:
    """The worth that a payer's other cards do not exceed: he kept nothing better than what he paid (A.6)."""
    if not seen.memory["exchange"]:
        return {}
    high, low, paid, _ = seen.memory["exchange"]
    if seen.seat != high or low in knows.fresh:
        return {}
    return {low: min(map(WORTH.index, paid), default=-1)}


def _deal_arcana(
    names: list[str], count: int, slots: list[int], bins: list[Counter[str]], knows: Knowledge, random: Random
) -> None:
    """So many of these arcana come to slots where they may be, as far as that is possible. Used slots are removed.

    Who holds The Hierophant shows it before anything is played: it is not in the deck where nobody has.
    """
    chosen = Dice(random).shuffle([name for name in names if name not in OPENERS])
    for strict in (True, False):
        for name in tuple(chosen):
            if count <= 0:
                return
            at = random.randrange(len(slots))
            seat = slots[at]
            barred = seat < len(knows.barred) and seat not in knows.fresh and name in knows.barred[seat]
            if not (strict and barred):
                bins[seat][name] += 1
                slots.pop(at)
                chosen.remove(name)
                count -= 1
