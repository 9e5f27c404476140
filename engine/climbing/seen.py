"""A round of a climbing game as it is seen: its views, the cards that it opens at its end, and the rights of seats."""

from engine.climbing.events import Dealt
from engine.climbing.state import NOBODY, ClimbingState
from engine.climbing.views import ClimbingPrivate, ClimbingPublic, ClimbingSeat, ClimbingView, Laid
from engine.contract import Action, Event, Zone, action

SECRET = ("pay", "give")  # verbs of the exchange


class VisibleRound(ClimbingState):
    """A round as its seats and spectators see it."""

    __slots__ = ()

    def redact_log(self, seat: int | None) -> tuple[tuple[int, str], ...]:
        """The log as `seat` remembers it (None: a spectator): all but what is paid and given, which is between two."""
        return tuple((at, action.text) for at, action in self.log if action.verb not in SECRET)

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events before the first action: the hands dealt, the taxes paid."""
        hands = self._dealt_hands()
        return (*(Dealt(seat, len(hand), hand) for seat, hand in enumerate(hands)), *self._first_events)

    def revealed_zones(self) -> tuple[Zone, ...]:
        """Every hand as it was dealt: no card of a climbing game stays closed."""
        return tuple(Zone("dealt", seat, hand, len(hand)) for seat, hand in enumerate(self._dealt_hands()))

    def rights(self, seat: int) -> tuple[Action, ...]:
        """Leave; and with one_card: manual, call one's own single card, or try to catch anybody not yet announced."""
        if self.result is not None or seat < 0 or not self._in >> seat & 1 or seat in self._leaving:
            return ()
        rights: tuple[Action, ...] = (action("leave"),)
        if self._one_card == "manual" and self._turn != NOBODY:
            if seat in self._silent:
                rights += (action("call"),)
            open_to_doubt = self._in & ~self._announced & ~(1 << seat)
            rights += tuple(action("catch", whom=at) for at in range(len(self.dealt)) if open_to_doubt >> at & 1)
        return rights

    def revealed(self, seat: int, position: int) -> bool:
        return False  # no choice is sealed in these games

    @property
    def public(self) -> ClimbingPublic:
        """The facts that everybody sees, put together when a view is asked for: a search that plays on pays nothing."""
        return ClimbingPublic(
            dealt=self.dealt,
            paid=tuple(pair.low for pair in self.exchanges),
            given=tuple(pair.high for pair in self.exchanges if pair.returned is not None),
            must_pass=tuple(filter(self.must_pass, range(len(self.dealt)))),
        )

    def private(self, seat: int) -> ClimbingPrivate:
        """The facts that this seat alone knows beside its hand."""
        return ClimbingPrivate(exchange=self.exchange(seat))

    def view(self, seat: int | None) -> ClimbingView:
        """All that `seat` may know, or a spectator (None)."""
        pile, gone = self.laid()
        return ClimbingView(
            game=self.rules.GAME,
            seat=seat,
            standing=self.standing,
            phase="over" if self.result else "play" if self._turn >= 0 else "tax",
            position=self.position,
            trick=self.trick,
            piled=self.piled(),
            seats=self._seats(),
            zones=(*self._zones(seat), Zone("discards", cards=self.sorted(gone), count=len(gone))),
            pile=tuple(Laid(at, play.rank, play.size, play.cards, play.shape) for at, play in pile),
            log=self.redact_log(seat),
            decisions=tuple(decision for decision in self.pending if decision.seat == seat),
            rights=() if seat is None else self.rights(seat),
            public=self.public,
            private=None if seat is None else self.private(seat),
        )

    def _seats(self) -> tuple[ClimbingSeat, ...]:
        titles = self.rules.titles(self.standing)
        passed = self.passed()
        waited = {decision.seat for decision in self.pending if decision.open}
        return tuple(
            ClimbingSeat(
                title=titles[seat],
                status="left" if seat in self.left else "in" if self._in >> seat & 1 else "out",
                place=self.finish.index(seat) if seat in self.finish else None,
                waited=seat in waited,
                passed=seat in passed,
                one_card=bool(self._announced & self._in & 1 << seat),
            )
            for seat in range(len(self.dealt))
        )

    def _out(self) -> tuple[int, ...]:
        """The seats that have no cards left. The last seat of a round that is over still has its cards."""
        return self.finish if self.result is None else self.finish[:-1]

    def _zones(self, seat: int | None) -> tuple[Zone, ...]:
        """One zone for each hand. Of another seat's hand everybody knows if it is a single announced card; with
        `show_counts` its size is public, too (TAH-5).
        """
        zones = []
        for at in range(len(self.dealt)):
            hand = self.hand(at)
            single = bool(self._announced & self._in & 1 << at)
            public = len(hand) if self.rules.show_counts or single else None
            if at in self.left or at in self._out():
                public = 0
            own = Zone("hand", at, cards=hand, count=len(hand))
            zones.append(own if at == seat else Zone("hand", at, count=public))
        return tuple(zones)
