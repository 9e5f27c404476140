"""Random tables of Tahimi."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hypothesis import assume
from hypothesis import strategies as st

from engine.contract import Dice, Standing
from engine.tahimi.catalogue import Catalogue
from engine.tahimi.deck import JOKER
from engine.tahimi.game import Mooseyard, Tahimi, TahimiFamily
from engine.tahimi.round import Round, catalogue_for

PLAYERS = "abcdefgh"

_ONE_CARD = st.sampled_from([("auto", "none"), ("manual", "none"), ("manual", "skip")])
_TOGETHER = {"seating", "first_lead", "one_card", "one_card_penalty", "preset"}  # options that depend on each other
_FREE = {name: st.sampled_from(Tahimi().values(name)) for name in Tahimi.model_fields if name not in _TOGETHER}


class Table(NamedTuple):
    """Rules, and a standing that they accept."""

    rules: TahimiFamily
    standing: Standing

    def start(self, seed: int) -> Round:
        return self.rules.start(self.standing, Dice(Random(seed)))

    def words(self, random: Random) -> str:
        """Return something that somebody may write: an action, nearly one, or nonsense."""
        return something(catalogue_for(self.rules, len(self.standing.order)), (JOKER,), random)


def something(plays: Catalogue, others: Sequence[str], random: Random) -> str:
    """A play of these, or words about their ranks and these other cards."""
    tokens = [*plays.order, *others]
    cards = " ".join(random.choice(tokens) for _ in range(random.randint(0, 4)))
    return random.choice(
        [
            random.choice(list(plays.by_text)),
            random.choice(list(plays.by_text)),
            random.choice(["pass", "call", "leave", "sing", "", "catch x", "Kx99"]),
            f"catch {random.randrange(10)}",
            f"give {cards}",
            f"play {cards}",
            f"play {random.choice(others)} as {random.choice(tokens)}",
        ]
    )


@st.composite
def rule_sets(draw: st.DrawFn, players: int) -> Tahimi:
    """Draw any options that work together for this number of players, with the preset or without."""
    options: dict[str, object] = dict(draw(st.fixed_dictionaries({}, optional=_FREE)))
    if draw(st.booleans()):
        options["one_card"], options["one_card_penalty"] = draw(_ONE_CARD)
    if players <= 5 and draw(st.booleans()):
        options["preset"] = "mooseyard"
    if draw(st.booleans()):
        unranked = draw(st.booleans())
        options["seating"] = "join_order" if unranked else "draw"
        options["first_lead"] = "after_dealer" if unranked else "top"
    if options.get("first_lead", "after_dealer" if "preset" in options else "top") == "after_dealer":
        options.pop("tax_first_round", None)
    rules = Tahimi.read(options)
    assume(rules.refusal(players) is None)
    return rules


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any rule set, table size, and round: the first, a later one, one with redrawn ranks."""
    players = draw(st.integers(3, 8))
    rules = draw(rule_sets(players))
    round_number = draw(st.sampled_from([2, 2, 2, 1]))
    drawn = round_number == 1 or draw(st.sampled_from([False, False, False, True]))
    dealer = draw(st.integers(0, players - 1))
    order = tuple(PLAYERS[:players])
    return Table(rules, Standing(order=order, round=round_number, dealer=dealer, drawn=drawn))


@st.composite
def mooseyard_tables(draw: st.DrawFn) -> Table:
    """Mooseyard under its own name: any options that it accepts beside its defaults, the first round or the second."""
    players = draw(st.integers(3, 5))
    rules = Mooseyard.read(draw(st.fixed_dictionaries({}, optional=_FREE)))
    assume(rules.refusal(players) is None)
    standing = Standing(order=tuple(PLAYERS[:players]), round=draw(st.integers(1, 2)))
    return Table(rules, standing)
