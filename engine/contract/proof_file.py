"""The proof file, which is published of a finished round of a game that keeps cards closed, in place of its record.

    game: toy 1
    rules: {"target":5}
    players: 4
    promise: 5b0c…
    lists: ["91ab…","0c77…"]
    dealt: 0

    0 77e0…
    1 a41c… KH 0f2e…

Rules and lists are JSON on one line. After the empty line every position of the deck that was dealt has a line: the
position, its leaf, and for a card that was shown its token and its salt. `commitments.py` says what these are. The seed
is not in it.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass

from engine.contract import commitments
from engine.contract.commitments import OpenedCard, Openings
from engine.contract.rules import Rules

LEAF, CARD = 2, 4  # how many words a line has for a card that stays closed, and for one that was shown


@dataclass(frozen=True, slots=True)
class ProofFile:
    """A finished round as everybody may check it. `commitment`: the one that was shown before the deal, in hex."""

    rules: Rules
    players: int
    commitment: str
    openings: Openings


def write(proof: ProofFile) -> str:
    """The proof as text."""
    opened = {card.position: f" {card.token} {card.salt.hex()}" for card in proof.openings.cards}
    head = {
        "game": f"{proof.rules.GAME} {proof.rules.VERSION}",
        "rules": proof.rules.model_dump_json(exclude_unset=True),
        "players": proof.players,
        "promise": proof.commitment,
        "lists": json.dumps(proof.openings.lists, separators=(",", ":")),
        "dealt": proof.openings.dealt,
    }
    lines = [f"{key}: {value}" for key, value in head.items()]
    leaves = [f"{at} {leaf}{opened.get(at, '')}" for at, leaf in enumerate(proof.openings.leaves)]
    return "\n".join([*lines, "", *leaves]) + "\n"


def read(text: str, rules_of: Callable[[str], type[Rules]]) -> ProofFile:
    """The proof in `text`; `rules_of` finds a game's rules by name. Raises ValueError with a sentence."""
    head_text, _, body = text.partition("\n\n")
    head = dict(line.split(": ", 1) for line in head_text.splitlines() if ": " in line)
    missing = [key for key in ("game", "rules", "players", "promise", "lists", "dealt") if key not in head]
    if missing:
        raise ValueError(f"a proof needs the line {missing[0]!r}")
    name, _, version = head["game"].partition(" ")
    kind = rules_of(name)
    if version != str(kind.VERSION):
        raise ValueError(f"this proof is of {name} {version}; this program plays {name} {kind.VERSION}")
    rows = [line.split(" ") for line in body.splitlines()]
    for at, row in enumerate(rows):
        if row[0] != str(at) or len(row) not in (LEAF, CARD):
            raise ValueError(f"{' '.join(row)!r} is not the line of position {at}")
    return ProofFile(
        rules=kind.model_validate_json(head["rules"]),
        players=int(head["players"]),
        commitment=head["promise"],
        openings=Openings(
            lists=tuple(json.loads(head["lists"])),
            dealt=int(head["dealt"]),
            leaves=tuple(row[1] for row in rows),
            cards=tuple(OpenedCard(int(row[0]), row[2], bytes.fromhex(row[3])) for row in rows if len(row) == CARD),
        ),
    )


def check(proof: ProofFile) -> tuple[str, ...]:
    """The faults of a proof, as `commitments.check` names them; none when it holds."""
    return commitments.check(proof.rules, proof.players, proof.commitment, proof.openings)
