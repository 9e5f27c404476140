"""A hand of Tyzicha drawn from what one seat has seen of it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.cards.auction import Auction, Call
from engine.cards.packs import in_hand_order
from engine.contract import Dice, Rules, View
from engine.tyzicha.cards import CARDS
from engine.tyzicha.places import SEATS, bidders
from engine.tyzicha.play import Play
from engine.tyzicha.round import OPENING, STEP, WIDOW, TyzichaRound
from engine.tyzicha.scoring import Terms


def resampled(rules: Rules, view: View, random: Random, terms: Terms) -> TyzichaRound:
    """A whole hand that the view's seat cannot tell from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    memory = view.memory
    hands, rest = drawn(view, random)
    world = TyzichaRound(rules, view.standing, hands, rest, terms)
    calls = tuple(Call(*call) for call in memory["calls"])
    world.auction = Auction(bidders(view.standing.dealer), OPENING, STEP, terms.max_bid, calls)
    world.step, world.contract, world.conceded = memory["step"], memory["contract"], memory["conceded"]
    world.public = {card for hand in memory["public"] for card in hand}
    world.tricks = play_of(view)
    if world.step != "bid":
        world.gifts = _gifts(world, view, random)
        world.widow = in_hand_order(memory["widow"] or _widow(world, view.seat, random))
    world.come_to(view)
    if view.phase == "over":
        world.settle()
    return world


def drawn(view: View, random: Random) -> tuple[list[tuple[str, ...]], list[str]]:
    """Hands as they may be, and what is left of the pack.

    A card that everybody has seen, or that this seat has given, is where it went; one that a seat cannot hold, by what
    it has laid, is elsewhere.
    """
    memory = view.memory
    known: list[list[str]] = [list(cards) for cards in memory["public"]]
    laid = {card for cards in memory["laid"] for card in cards}
    for whom, card in memory["gifts"]:
        if card is not None and card not in laid and card not in known[whom]:
            known[whom].append(card)
    known[view.seat or 0] = list(view.hand)
    settled = laid.union(*known)
    rest = Dice(random).shuffle([card for card in CARDS if card not in settled])
    missing = {at: (view.zone("hand", at).count or 0) - len(known[at]) for at in range(SEATS) if at != view.seat}
    for card in sorted(rest, key=lambda card: len(_open_to(card, missing, memory))):
        at = next(iter(_open_to(card, missing, memory)), None)
        if at is not None:
            known[at].append(card)
            missing[at] -= 1
    held = {card for hand in known for card in hand}
    return [in_hand_order(hand) for hand in known], [card for card in rest if card not in held]


def _open_to(card: str, missing: Mapping[int, int], memory: Mapping[str, Any]) -> list[int]:
    """The seats that may hold a card and have room for it."""
    return [at for at, room in missing.items() if room and card not in memory["lacks"][at]]


def play_of(view: View) -> Play:
    """The tricks, as everybody has seen them."""
    memory = view.memory
    return Play(
        turn=memory["turn"],
        trump=memory["trump"],
        trick=list(zip(memory["trick"], view.zone("trick").cards or (), strict=True)),
        last=tuple(zip(memory["last"], view.zone("last").cards or (), strict=True)),
        laid=[list(cards) for cards in memory["laid"]],
        points=list(memory["points"]),
        taken=list(memory["taken"]),
        marriages=[list(suits) for suits in memory["marriages"]],
        lacks=[set(cards) for cards in memory["lacks"]],
    )


def _gifts(world: TyzichaRound, view: View, random: Random) -> list[tuple[int, str]]:
    """The gifts; one that this seat has not seen is any card that its receiver has or had."""
    return [(whom, card or random.choice(_had(world, whom))) for whom, card in view.memory["gifts"]]


def _widow(world: TyzichaRound, seat: int, random: Random) -> Sequence[str]:
    """Three cards that a declarer may have taken, who has them or gave them away."""
    return random.sample([*_had(world, world.declarer), *dict(world.gifts).values()], WIDOW)


def _had(world: TyzichaRound, seat: int) -> list[str]:
    """What a seat holds and has laid."""
    return [*world.hands[seat], *world.tricks.laid[seat]]
