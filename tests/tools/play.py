"""Play a hand of a game in the terminal, at all seats: `python -m tests.tools.play NAME`.

A game can be played here before it knows how a match ends (`match`) and what a seat may believe (`resample`).
"""

import argparse
import hashlib
from collections.abc import Callable
from itertools import islice
from random import Random

from engine.contract import Decision, Illegal, SeatingRequest, Seeded, State, owed
from engine.games import GAMES, UNFINISHED, game_of
from tests.tools.new_game import tell

SHOWN = 20  # the number of answers that are listed at most


def dealt(name: str, players: int | None, seed: str) -> State:
    """A hand of that game by its usual rules, for the fewest players if no number is said. Raises Illegal for a number
    that does not suit it.
    """
    rules = game_of(name).rules()
    luck = hashlib.sha256(seed.encode()).digest()
    names = tuple(f"p{number}" for number in range(players or rules.seats()[0]))
    standing = rules.seat(SeatingRequest(None, None, (), names), Seeded(luck, "seats")).standing
    return rules.start(standing, Seeded(luck, "deal"))


def play(state: State, ask: Callable[[str], str], tell: Callable[[str], None]) -> None:
    """Play to the end of the hand. `ask`: shows a question and returns what was typed. Raises EOFError as it does."""
    choose = game_of(state.view(None).game).choose
    while state.pending:
        decision = owed(state.pending)[0]
        for line in lines(state, decision):
            tell(line)
        text = ask("> ").strip()
        try:
            action = choose(state.view(decision.seat), decision) if not text else state.action(text)
            events = state.play(decision.seat, action)
        except Illegal as refused:
            tell(f"refused: {refused.code} {dict(refused.values)}")
            continue
        for event in events:
            tell(f"  {event}")
    tell(str(state.result))


def lines(state: State, decision: Decision) -> list[str]:
    """The table as the seat that is asked sees it, and its answers."""
    view = state.view(decision.seat)
    zones = []
    for zone in view.zones:
        cards = " ".join(zone.cards) if zone.cards is not None else f"{zone.count or 'some'} closed"
        zones.append(f"  {zone.name}{'' if zone.owner is None else f' of {zone.owner}'}: {cards}")
    answers = [action.text for action in islice(decision.enumerate(), SHOWN + 1)]
    more = " …" if len(answers) > SHOWN else ""
    return ["", *zones, f"Seat {decision.seat}, {decision.kind}: {' | '.join(answers[:SHOWN])}{more}"]


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description="Play a hand at all seats. Return alone lets the policy choose.")
    parser.add_argument("game", choices=[*GAMES, *UNFINISHED])
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", default=str(Random().randrange(10**6)), help="the same seed deals the same cards")
    said = parser.parse_args()
    tell(f"seed {said.seed}")
    try:
        play(dealt(said.game, said.players, said.seed), input, tell)
    except Illegal as refused:
        parser.error(f"{refused.code} {dict(refused.values)}")
    except EOFError:
        tell("")


if __name__ == "__main__":
    main()
