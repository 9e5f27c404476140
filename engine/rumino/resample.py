"""A hand of Rumino that one seat could not tell from the true one, drawn from its view alone."""

from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import RESULT, Dice, View
from engine.rumino.options import Options
from engine.rumino.round import DECK, DROP, REBUY, RuminoRound


def resampled(rules: Options, view: View, random: Random) -> RuminoRound:
    """Raises ValueError for the view of a spectator."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    known = view.memory
    world = RuminoRound(rules, view.standing, _hands(view, random), random.randbytes(32))
    world.discards = list(view.zone("discards").cards or ())
    world.shown = {
        zone.owner: zone.cards or () for zone in view.zones if zone.name == "shown" and zone.owner is not None
    }
    world.known, world.lain = [tuple(cards) for cards in known["known"]], list(known["lain"])
    lying = {*world.discards, *(card for cards in (*world.hands, *world.shown.values()) for card in cards)}
    world.stock = Dice(random).shuffle([card for card in DECK if card not in lying])
    world.turn, world.took = known["turn"], known["took"]
    if known["drawn"]:
        world.got = known["got"] or random.choice(_could_be_new(world))
    world.refills, world.refill, world.draws = known["refills"], tuple(known["refill"]), list(known["draws"])
    world.scores, world.buyers = tuple(known["scores"]), tuple(known["buyers"])
    world.answers = {seat: random.choice((DROP, REBUY)) for seat in world.buyers if view.seats[seat].answered}
    if known["mine"]:
        world.answers[view.seat] = REBUY if known["mine"] == REBUY.text else DROP
    world.result = RESULT.validate_python(known["result"]) if known["result"] else None
    world.come_to(view)
    return world


def _could_be_new(world: RuminoRound) -> list[str]:
    """What somebody else may have drawn just now: any card that nobody saw them take."""
    return [card for card in world.hands[world.turn] if card not in world.known[world.turn]]


def _hands(view: View, random: Random) -> list[tuple[str, ...]]:
    """The own hand; of the others what they were seen to take, filled up with any cards that may be there."""
    known, seats = view.memory["known"], range(len(view.seats))
    hands = [list(view.hand if seat == view.seat else known[seat]) for seat in seats]
    missing = {seat: (view.zone("hand", seat).count or 0) - len(hands[seat]) for seat in seats}
    lying = [card for zone in view.zones for card in (zone.cards or ()) if zone.name != "hand"]
    seen = {*lying, *(card for hand in hands for card in hand)}
    unseen = Dice(random).shuffle([card for card in DECK if card not in seen])
    if not view.memory["refills"]:
        places = [seat for seat in seats for _ in range(missing[seat])]
        for seat in places:
            hands[seat].append(unseen.pop())
        return [in_hand_order(hand) for hand in hands]
    return [in_hand_order(hand) for hand in _refilled(view, hands, missing, unseen, random)]


def _refilled(
    view: View, hands: list[list[str]], missing: dict[int, int], unseen: list[str], random: Random
) -> list[list[str]]:
    """The stock was made of discards, so every unseen card that was not among them is in a hand; and nobody holds more
    of the others than they have drawn since.
    """
    again = [card for card in unseen if card in view.memory["refill"]]
    kept = [card for card in unseen if card not in view.memory["refill"]]
    draws, turn = view.memory["draws"], view.memory["turn"]
    newer = [seat for seat, count in missing.items() for _ in range(min(count, draws[seat]))]
    random.shuffle(newer)
    if turn in newer and view.memory["drawn"] and not view.memory["took"]:  # the newest is one of them
        newer.sort(key=lambda seat: seat != turn)
    for seat in newer[: sum(missing.values()) - len(kept)]:
        hands[seat].append(again.pop())
        missing[seat] -= 1
    for seat, count in missing.items():
        hands[seat] += [kept.pop() for _ in range(count)]
    return hands
