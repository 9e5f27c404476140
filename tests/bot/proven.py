"""A round that was played, with the record from which it can be proven."""

from data.records import Move, Person, RoundRecord, TableRecord
from engine.contract import RESULT, SeatingRequest, Seeded, State, commitments, owed
from engine.contract.commitments import seed_commitment
from engine.games import game_of, rules_of

SEED = bytes(range(32))


def table(*people: Person) -> TableRecord:
    return TableRecord(guild=1, channel=2, host=1, game="tahimi", people=people)


def person(user: int, name: str = "?") -> Person:
    return Person(key=f"u{user}", name=name, user=user)


def to_the_end(state: State) -> list[Move]:
    moves = []
    while state.pending:
        decision = owed(state.pending)[0]
        view = state.view(decision.seat)
        action = game_of(view.game).choose(view, decision)
        state.play(decision.seat, action)
        moves.append(Move(seat=decision.seat, action=action.text, by="steward"))
    return moves


def played(keys: tuple[str, ...], game: str = "tahimi", **options: object) -> tuple[RoundRecord, list[Move]]:
    """A whole first round of a table, from the seed."""
    rules = rules_of(game).read(options)
    standing, _ = rules.seat(SeatingRequest(None, None, (), keys), Seeded(SEED, "seats"))
    state = rules.start(standing, Seeded(SEED, "deal"))
    moves = to_the_end(state)
    assert state.result is not None
    record = RoundRecord(
        table=1,
        number=1,
        game=game,
        version=rules.VERSION,
        options=options,
        standing=standing,
        join=keys,
        seed=SEED,
        commitment=commitments.deck_commitment(rules, SEED) if rules.CLOSED else seed_commitment(SEED),
        started=1.0,
        ended=2.0,
        result=RESULT.dump_python(state.result, mode="json"),
    )
    return record, moves
