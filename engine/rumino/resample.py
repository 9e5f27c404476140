"""A hand of Rumino that one seat could not tell from the true one, drawn from its view alone."""

from random import Random

from engine.cards.drawing_worlds import known_hands, lay_out, missing_from, unseen
from engine.cards.packs import in_hand_order
from engine.contract import RESULT, View
from engine.rumino.round import DECK, DROP, REBUY, RuminoRound
from engine.rumino.rules import RuminoRules


def resampled(rules: RuminoRules, view: View, random: Random) -> RuminoRound:
    """Raises ValueError for the view of a spectator."""
    if view.seat is None:
        raise ValueError("a spectator's view has no seat to resample for")
    known = view.memory
    world = RuminoRound(rules, view.standing, _hands(view, random), random.randbytes(32))
    lay_out(world, view, DECK, random)
    world.renewed, world.draws = tuple(known["refill"]), list(known["draws"])
    world.scores, world.buyers = tuple(known["scores"]), tuple(known["buyers"])
    world.answers = {seat: random.choice((DROP, REBUY)) for seat in world.buyers if view.seats[seat].answered}
    if known["mine"]:
        world.answers[view.seat] = REBUY if known["mine"] == REBUY.text else DROP
    world.result = RESULT.validate_python(known["result"]) if known["result"] else None
    world.come_to(view)
    return world


def _hands(view: View, random: Random) -> list[tuple[str, ...]]:
    """The own hand; of the others what they were seen to take, filled up with any cards that may be there."""
    hands, seats = known_hands(view), range(len(view.seats))
    missing, hidden = missing_from(view, hands), unseen(view, hands, DECK, random)
    if not view.memory["refills"]:
        places = [seat for seat in seats for _ in range(missing[seat])]
        for seat in places:
            hands[seat].append(hidden.pop())
        return [in_hand_order(hand) for hand in hands]
    return [in_hand_order(hand) for hand in _refilled(view, hands, missing, hidden, random)]


def _refilled(
    view: View, hands: list[list[str]], missing: dict[int, int], hidden: list[str], random: Random
) -> list[list[str]]:
    """The stock was made of discards, so every unseen card that was not among them is in a hand; and nobody holds more
    of the others than they have drawn since.
    """
    again = [card for card in hidden if card in view.memory["refill"]]
    kept = [card for card in hidden if card not in view.memory["refill"]]
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
