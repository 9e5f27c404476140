"""A finished round opened: the hands as they were dealt, and the taxes."""

from bot.replay.verification import Proof
from bot.ui import wording
from bot.ui.texts import say
from engine.climbing.events import Dealt, TaxPaid, TaxReturned
from engine.climbing.rules import climbing_rules


def proof_lines(proof: Proof) -> list[str]:
    """The hands, then who paid what to whom, and what came back."""
    return [*_hands(proof), *_taxes(proof)]


def _hands(proof: Proof) -> list[str]:
    dealt = [event for event in proof.events if isinstance(event, Dealt)]
    titles = climbing_rules(proof.record.rules).titles(proof.record.standing) if proof.record else ()
    hands = [
        f"{event.seat + 1}. {wording.sign(titles[event.seat])} {wording.name(proof.people[event.seat])} — "
        f"{wording.counted(event.cards or ())}"
        for event in dealt
    ]
    return [say("proof-hands"), *hands] if hands else [say("proof-no-hands")]


def _taxes(proof: Proof) -> list[str]:
    returned = {event.payer: event.cards for event in proof.events if isinstance(event, TaxReturned)}
    taxes = [
        say(
            "proof-tax",
            payer=wording.name(proof.people[event.payer]),
            paid=wording.counted(event.cards or ()),
            receiver=wording.name(proof.people[event.receiver]),
            returned=wording.counted(returned.get(event.receiver) or ()) or "…",
        )
        for event in proof.events
        if isinstance(event, TaxPaid)
    ]
    return [say("proof-taxes"), *taxes] if taxes else []
