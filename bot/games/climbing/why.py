"""❓ in the panel: which cards of the viewer's hand can be played now, and why the others cannot; the words for things
that the family's refusals name.
"""

from collections.abc import Sequence

from bot.games.climbing import words
from bot.table.scene import Scene
from bot.ui import refusals, wording
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.climbing.play import LOW
from engine.climbing.views import ClimbingView, Laid, climbing
from engine.contract import Illegal, Verdict
from engine.tahimi.deck import JOKER
from engine.tahimi.rules import TahimiRules


def refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of its text, where it is not the code's own, and the words in it."""
    values = refusal.values
    if refusal.code == "not_higher" and values.get("shape") == "run":
        return f"{refusals.key_of(refusal)}-run", {"under": wording.rank(str(values["top"]))}
    if refusal.code == "not_higher":
        size = int(str(values["size"]))
        return None, {
            "played": words.equal_cards(str(values["rank"]), size),
            "under": words.equal_cards(str(values["top"]), size),
        }
    if refusal.code == "stale":
        return f"{refusals.key_of(refusal)}-pile", {}
    if refusal.code == "locked":
        return None, {"suits": words.suits(str(values["suits"]))}
    if refusal.code == "decree_contradicts":
        return None, {"about": say(wording.option_key(str(values["option"])))}
    return None, {}


def sentence(refusal: Illegal) -> str:
    """The sentence of a refusal by the rules of a play."""
    key, words = refusal_words(refusal)
    return refusals.sentence(refusal, key, words)


def reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    """The explanation of the viewer's hand, for their eyes alone. Somebody without a hand reads the chapter only."""
    view = climbing(scene.view) if scene.view and scene.record.phase != "closed" else None
    if view is None or view.seat is None or view.phase == "over" or view.seats[view.seat].status != "in":
        return "tricks-and-going-out", ()
    return _chapter(scene, view), _lines(scene, view)


def _chapter(scene: Scene, view: ClimbingView) -> str:
    """The name of the chapter that fits the moment."""
    if view.phase == "tax":
        return "taxes"
    if view.seat in view.public.must_pass or any(right.verb == "call" for right in view.rights):
        return "one-card"
    if view.decisions:
        return "playing"
    by_hand = isinstance(scene.rules, TahimiRules) and scene.rules.one_card == "manual"
    return "one-card" if by_hand else "tricks-and-going-out"


def _lines(scene: Scene, view: ClimbingView) -> list[str]:
    if view.phase == "tax":
        return [say("why-tax-owed" if view.decisions else "why-tax")]
    if view.seat in view.public.must_pass:
        return [say("refused-one-card-penalty" if view.decisions else "why-must-pass")]
    waited = ", ".join(scene.name(at) for at, seat in enumerate(view.seats) if seat.waited)
    if not view.decisions and not view.pile:
        return [say("why-wait-for-lead", names=waited)]
    verdicts = scene.rules.explain(view)
    held = view.zone("hand", view.seat).cards or ()
    top = view.pile[-1] if view.pile else None
    good = dict.fromkeys(_set_in_words(one, held.count(one.card), top) for one in verdicts if one.refusal is None)
    return [
        _situation(view, waited),
        say("why-can", sets=", ".join(good)) if good else say("why-none"),
        *_refused_lines([one for one in verdicts if one.refusal], view, held),
    ]


def _refused_lines(verdicts: Sequence[Verdict], view: ClimbingView, held: Sequence[str]) -> list[str]:
    """A line for each reason, with all the cards that it keeps from being played."""
    groups: dict[str, list[str]] = {}
    for one in verdicts:
        groups.setdefault(_reason(one, view), []).append(_held_cards(one, held.count(one.card)))
    return [say("why-group", reason=reason, cards=", ".join(cards)) for reason, cards in groups.items()]


def _situation(view: ClimbingView, waited: str) -> str:
    if not view.pile:
        forced = not any(answer.verb == "pass" for decision in view.decisions for answer in decision.answers)
        if wording.SUITED.fullmatch((view.zone("hand", view.seat).cards or ("",))[0]):
            return say("why-lead-suited")
        return say("why-lead-forced" if forced else "why-lead")
    what = words.play(view.pile[-1])
    return say("why-beat", what=what) if view.decisions else say("why-wait", names=waited, what=what)


def _held_cards(verdict: Verdict, count: int) -> str:
    """A card of the hand, and how many of it there are: "9", "🃏×2"."""
    return wording.counted([verdict.card] * count)


def _set_in_words(verdict: Verdict, held: int, top: Laid | None) -> str:
    """A set that can be played, in words: "two Jacks", "one of your three Jacks", "a joker as an Ace", "Nine of Clubs",
    "The World".
    """
    text = _play(verdict, held, top)
    return say("play-shows", label=text, cards=", ".join(map(wording.card, verdict.shows))) if verdict.shows else text


def _play(verdict: Verdict, held: int, top: Laid | None) -> str:
    size, jokers = len(verdict.cards), verdict.cards.count(JOKER)
    if not words.is_plain_rank(verdict.card):
        if size == 1 and verdict.rank in (LOW, wording.rank_of(verdict.card)):
            return wording.rank(verdict.card)
        mixed = len(set(map(wording.rank_of, verdict.cards))) > 1
        shape = "run" if mixed and wording.SUITED.fullmatch(verdict.card) else "set"
        counts_as = top.size if top is not None and size == 1 else size
        return words.play(Laid(0, str(verdict.rank), counts_as, verdict.cards, shape))
    what = words.equal_cards(str(verdict.rank), size)
    if verdict.card == JOKER:
        return what if verdict.rank == LOW else say("why-as", jokers=_jokers(jokers), what=what)
    if jokers:
        return say("why-with", what=what, jokers=_jokers(jokers))
    if size < held:
        return say("why-part", count=size, held=words.equal_cards(verdict.card, held))
    return what


def _reason(verdict: Verdict, view: ClimbingView) -> str:
    """The reason why cards cannot be played, as the heading of all for which it holds."""
    refusal, top = verdict.refusal, view.pile[-1] if view.pile else None
    if refusal is None:
        raise ValueError(f"{verdict} can be played")
    if refusal.code == "wrong_size" and top is not None and words.is_plain_rank(verdict.card):
        return say("why-wrong-size", count=top.size)
    if refusal.code != "not_higher" or top is None or top.shape == "run":
        return sentence(refusal).rstrip(".")
    rank, under = str(refusal.values["rank"]), top.rank
    if rank == LOW:
        return say("why-low-joker")
    if rank == under and verdict.card == JOKER:
        return say("why-joker-ties", what=words.equal_cards(rank, top.size))
    if rank == under:
        return say("why-ties")
    return say("why-not-higher", top=words.equal_cards(under, 1))


def _jokers(count: int) -> str:
    return say("why-jokers", count=count)
