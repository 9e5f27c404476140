"""Checks a round without the bot: `python verify.py round-7-2.txt` (Python 3.10 or newer).

A record with a seed is dealt again; a proof of a game that keeps cards closed has the cards that were opened checked;
of a set of today's deals the file `set.txt` is read like such a proof. The last line says what is not proved. It ends
with 1 where anything does not agree, and with a sentence where the file cannot be read.
"""

import fileinput
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

PLAIN, TAROT = [*map(str, range(2, 11)), *"JQKA"], [*map(str, range(2, 11)), *"PNQKA"]
ORDER = [*map(str, range(2, 16)), *"JQKA", "Jo"]
ADDED = ["11 12 " * 4 + "5 7 9 11 J", "13 " * 5 + "3 4 6 8 10 12 Q K"]  # what the fifth, sixth… player adds
ADDED += ["14 " * 5 + "2 4 6 8 10 12 14 Q", "15 " * 6 + "3 5 7 9 11 13 J"]  # to the expanded deck
ARCANA = (
    "Fool Magician Priestess Empress Emperor Hierophant Lovers Chariot Strength Hermit Wheel Justice HangedMan Death "
    "Temperance Devil Tower Star Moon Sun Judgement World"
)
DEFAULTS = {  # where a game's are others than Tahimi's
    "mooseyard": {"deck_mode": "standard", "removal_rank": "7", "seating": "join_order"},
    "tarothimi": {"deck_mode": "standard"},
    "dahimi": {"seating": "join_order", "join_policy": "serf"},
    "jubilee": {"seating": "join_order"},
    "sampen": {"seating": "join_order", "deck": 60},
}
# The decks of parlour games as they lie before the shuffle: suits with their ranks, and how often each card is there…
LOW, ALL = "A23456789", "A23456789TJQK"
DECKS = {
    "jubilee": [("S", ALL, 2), ("H", ALL, 1), ("C", LOW, 2), ("", "*", 4)],
    "sampen 60": [("S", LOW, 2), ("H", LOW, 2), ("D", LOW, 2), ("C", "JQK", 2)],
    "sampen 104": [("S", ALL, 2), ("H", ALL, 2), ("D", ALL, 2), ("C", ALL, 2)],
}
# … and how many cards each of 2, 3, 4… players gets; the rest is the stock.
HANDS = {"jubilee": [8] * 6, "sampen": [15, 15, 13, 11, 9] + [7] * 6}

KEYS = {"game", "rules", "standing", "seed", "before", "result", "leave", "join"}  # of a record
KEYS |= {"set", "secret", "game", "rules", "players", "promise", "lists", "dealt"}  # of a proof, and of a set
NOT_PROVED = {  # by the line that only such a file has, or the next ones, too
    "set": "that hash, day, slot, game, version, rules and number of players are those that you saw (compare them); "
    "that the files of its hands belong to it (verify_set.py says that)",
    "promise": "that hash, game, version, rules and number of players are those that you saw (compare them); which "
    "cards stay closed, and how the deck was shuffled and dealt",
    "seed": "that hash, game, version and rules are those that you saw (compare them); the moves, the result of the "
    "round before, and what rounds carry along: scores, chips, lives, who is out or has left, a dealer whom a winner "
    "named",
}
# What a file that is none of these, or is damaged, runs into.
UNREADABLE = (ArithmeticError, AttributeError, LookupError, OSError, RecursionError, TypeError, ValueError)


def numbers(purpose: str) -> Iterator[int]:
    """SHA-256 of seed, purpose and i (8 bytes), for i = 0, 1, 2…, each cut into four numbers of 64 bits."""
    for i in range(2**63):
        block = hashlib.sha256(seed + purpose.encode() + i.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24))


def below(n: int, luck: Iterator[int]) -> int:
    """A number from 0 to n - 1, each equally likely: what lies beyond the last whole n is skipped."""
    return next(number for number in luck if number < 2**64 - 2**64 % n) % n


def shuffled(cards: list[str], luck: Iterator[int]) -> list[str]:
    """The shuffle of Fisher and Yates, from the end."""
    cards = cards[:]
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, luck)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def packs(players: int) -> list[str]:
    """Dahimi's cards from low to high: as many packs as give everybody eight, without the 3s if that is above 16."""
    number = rules.get("packs", "auto")
    many = -(-8 * players // 52) if number == "auto" else range(5)[number]
    cards = [rank + suit for rank in PLAIN[1:] + PLAIN[:1] for suit in "CDHS" for _ in range(many)]
    return cards[4:] if number == "auto" and len(cards) > 16 * players else cards


def parlour() -> list[str]:
    """A parlour game's cards; where there are equal ones each has its number, as in the moves: 9S#1, 9S#2."""
    parts = DECKS[f"{game} {rules['deck']}" if "deck" in rules else game]
    numbered = [(rank + suit, many, copy) for suit, ranks, many in parts for rank in ranks for copy in range(many)]
    return [f"{card}#{copy + 1}" if many > 1 else card for card, many, copy in numbered]


def deck(players: int, luck: Iterator[int]) -> list[str]:
    """The ranks of the deck from low to high, middle ones taken out until it divides; jokers or arcana last."""
    if game in HANDS:
        return parlour()
    if game == "dahimi":
        return packs(players)
    mode, add, first = rules.get("deck_mode", "expanded"), max(0, players - 4), rules.get("removal_rank")
    plain, ranks = (TAROT, TAROT) if game == "tarothimi" else (PLAIN, ORDER)
    count = Counter(plain * (4 + add * (mode == "extra_suits")) + " ".join(ADDED[: add * (mode == "expanded")]).split())
    order = [rank for rank in ranks[high:] + ranks[:high] if rank in count]
    others: list[str] = ["Jo"] * 2 * (rules.get("jokers", "none") != "none")
    if game == "tarothimi":
        others = sorted(shuffled(ARCANA.split(), luck)[: max(4, players)], key=ARCANA.index)
    middle = order.index(first) if first in order else (len(order) - 1) // 2
    parts = ([order[middle]], order[:middle][::-1], order[middle + 1 :])
    going, lower, higher = ([rank for rank in part for _ in range(count[rank])] for part in parts)
    going += [rank for pair in zip_longest(lower, higher) for rank in pair if rank]  # in turn from below and above
    count.subtract(going[: (count.total() + len(others)) % players * rules.get("divide_evenly", True)])
    return [rank for rank in order for _ in range(count[rank])] + others


def draw(players: list[str], pack: list[str], luck: Iterator[int]) -> list[str]:
    """The players by the cards they draw, highest first; those who are level draw again from what is left."""
    drawn: dict[str, list[int]] = {player: [] for player in players}
    left, tied = pack * 4, players
    while tied:
        for player in tied:
            left = left or pack * 4
            drawn[player].append(pack.index(left.pop(below(len(left), luck))))
        tied = [player for player in players if list(drawn.values()).count(drawn[player]) > 1]
    return sorted(players, key=lambda player: drawn[player], reverse=True)


def finished(result: dict[str, list[int]], players: int) -> list[int]:
    """The seats that played to the end, the best first; by their numbers where no round was played before."""
    if "finish" in result:  # the form of older records
        return result["finish"]
    places = result.get("places", list(range(players)))
    return [
        seat for seat in sorted(range(players), key=lambda seat: places[seat]) if seat not in result.get("left", [])
    ]


def seats(luck: Iterator[int]) -> tuple[list[str], int]:
    """The seats, the highest first, and which seat deals."""
    if game in HANDS and "before" in head:  # the players of a match stay, and the next on the left deals
        order = head["before"]["order"]
        return order, (head["before"]["dealer"] + ("result" in head)) % len(order)
    before, policy = head.get("before", {"order": [], "round": 1}), rules.get("join_policy", "middle")
    join, finish = head.get("join", []), finished(head.get("result", {}), len(before["order"]))
    seated = [before["order"][seat] for seat in finish if before["order"][seat] not in head.get("leave", [])]
    if rules.get("seating") == "join_order" and before["round"] == 1 and "result" not in head:
        return seated + join, below(len(seated + join), luck)
    if "before" not in head or (join and policy == "redraw"):
        seated, join = draw(seated + join, TAROT if game == "tarothimi" else PLAIN[high:] + PLAIN[:high], luck), []
    for many, player in enumerate(join, len(seated) + 1):
        bands = sorted((i % many if many <= 4 else many - 1 - i % many for i in range(13)), reverse=True)
        picked = bands[below(52, luck) % 13] if policy == "pick" else 0  # the place that each rank leads to
        seated.insert({"serf": many - 1, "middle": many // 2}.get(policy, picked), player)
    if game == "dahimi":
        return seated, len(seated) - 1
    return seated, head["standing"]["dealer"] if "result" in head else 0  # a winner may name the next dealer


def sha256(*parts: str) -> str:
    """The SHA-256 of what stands there in hex, in hex."""
    return hashlib.sha256(bytes.fromhex("".join(parts))).hexdigest()


def check_cards() -> bool:
    """A game that keeps cards closed: a promise is made of lists, a list of leaves, a leaf of a salt and a card."""
    rows, lists, dealt, what = [line.split() for line in body], head["lists"], int(lines["dealt"]), "cards"
    opened = [(row[0], row[1], row[2], row[3]) for row in rows if len(row) > 2]
    leaves, kept = [row[1] for row in rows], sha256(*lists) == lines["promise"]
    fits = lists[dealt : dealt + 1] == [sha256(*leaves)] and {len(part) for part in (*lists, *leaves)} == {64}
    fits = fits and [row[0] for row in rows] == [*map(str, range(len(rows)))]
    fits = fits and len({row[2] for row in opened}) == len(opened) and {len(row) for row in rows} <= {2, 4}
    right = [len(salt) == 64 and sha256(salt, card.encode("ascii").hex()) == leaf for _, leaf, card, salt in opened]
    print(f"hash {sha256(*lists)}")
    print(f"promise {'kept' if kept else 'NOT KEPT'}, deck {'as' if fits else 'NOT AS'} promised")
    if "set" in lines and opened:  # of a game that opens everything: its "cards" are deals, and their salts the seeds
        deals = [(f"deal-{at}", sha256(lines["secret"], f"deal {at}".encode().hex())) for at in range(1, len(rows) + 1)]
        right = [fine and deal == row[2:] for fine, deal, row in zip(right, deals, opened, strict=True)]
        what = "deals, each by the seed that the secret gives it,"
    print(f"{len(opened)} of {len(rows)} {what} opened, by their places in the shuffled deck:")
    for fine, (place, _, card, _) in zip(right, opened, strict=True):
        print(place, card if fine else f"{card} NOT AS promised")
    return kept and fits and all(right)


def check_seed() -> bool:
    """A game that opens everything: seats and hands come out of the seed."""
    order, dealer = seats(numbers("seats"))
    luck, standing = numbers("deal"), head["standing"]
    if not {int(line.split(" ", 1)[0]) for line in body} <= {*range(len(standing["order"]))}:
        raise ValueError("somebody moves who has no seat")
    unshuffled = deck(len(order), luck)
    cards = shuffled(unshuffled, luck)
    dealt = len(order) * HANDS[game][len(order) - 2] if game in HANDS else len(cards)
    while game == "jubilee" and not any("S" in card or "C" in card for card in cards[:dealt]):  # nobody could open
        cards = shuffled(unshuffled, luck)
    number = head["before"]["round"] + ("result" in head) if "before" in head else 1
    same = (standing["order"], standing["dealer"], standing["round"]) == (order, dealer, number)
    print(f"hash {hashlib.sha256(seed).hexdigest()}\nseats {'as' if same else 'NOT AS'} played; the hands as dealt:")
    for seat, player in enumerate(order):  # one card to each in turn, first to the seat after the dealer
        print(player, *sorted(cards[(seat - dealer - 1) % len(order) : dealt : len(order)], key=unshuffled.index))
    if cards[dealt:]:
        print("the stock, from its top:", *cards[dealt:])
    return same


try:
    top, _, rest = "".join(fileinput.input(encoding="utf-8")).strip().partition("\n\n")
    body, heads = [line for line in rest.split("\n") if line], [line.strip().split(": ", 1) for line in top.split("\n")]
    lines = dict(heads)
    if len(lines) < len(heads) or not lines.keys() <= KEYS:
        raise ValueError("its head has other lines")
    head = {key: json.loads(value) for key, value in lines.items() if value[0] in "[{"}
    game, seed = lines["game"].split()[0], bytes.fromhex(lines.get("seed", ""))
    rules = DEFAULTS.get(game, {}) | head["rules"]
    high = int(rules.get("deuces_high", False))
    agrees, kind = True, next((kind for kind in NOT_PROVED if kind in lines), "seed")
    if kind != "seed":
        agrees = check_cards()
    elif len(seed) != 32:
        raise ValueError("a seed has 32 bytes")
    elif game in {"tahimi", *DEFAULTS}:
        agrees = check_seed()
    else:
        print(f"hash {hashlib.sha256(seed).hexdigest()}\nThis script does not know how {game} is dealt.")
    print(f"What this does not prove: {NOT_PROVED[kind]}.")
except UNREADABLE as error:
    sys.exit(f"This is no record, proof or set that can be read ({type(error).__name__}: {error}).")
if not agrees:
    sys.exit(1)
