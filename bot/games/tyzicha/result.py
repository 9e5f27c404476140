"""The end of a hand of Tyzicha: the score of each seat, and whether the contract is made."""

from bot.games.tyzicha import words
from bot.table.scene import Scene
from bot.ui.texts import say
from engine.tyzicha import Tyzicha
from engine.tyzicha.cards import SEATS
from engine.tyzicha.scoring import CONCEDED, Score, scored, totals
from engine.tyzicha.state import TyzichaView


def score_of(scene: Scene, view: TyzichaView) -> Score:
    """The score of the hand."""
    tricks = view.public.tricks
    before = view.standing.scores or (0,) * SEATS
    sums = totals(tricks.points, tricks.marriages)
    return scored(view.public.declarer, view.public.contract, sums, before, scene.rules_as(Tyzicha).terms)


def contract_outcome(scene: Scene, view: TyzichaView) -> str:
    """The line that says if the contract is made, and why."""
    declarer, contract = view.public.declarer, view.public.contract
    name, score = scene.name(declarer), score_of(scene, view)
    if view.public.conceded:
        return say("tyzicha-line-conceded", name=name, contract=contract, count=CONCEDED)
    total = score.totals[declarer]
    key = "tyzicha-line-made" if score.made else "tyzicha-line-equal" if total == contract else "tyzicha-line-broken"
    return say(key, name=name, contract=contract, total=total)


def total_lines(scene: Scene, view: TyzichaView, seat: int) -> list[str]:
    """The total of a seat: its tricks, and its marriages."""
    if view.public.conceded:
        return []
    total, pairs = score_of(scene, view).totals[seat], words.priced_marriages(view.public.tricks.marriages[seat])
    if not pairs:
        return [say("tyzicha-total", total=total)]
    cards = view.public.tricks.points[seat]
    return [say("tyzicha-total-married", cards=cards, pairs=" + ".join(pairs), total=total)]
