"""The screens of Tadmur: both chains with their empty spaces, the cards that fit as buttons, the guess as a menu."""

from collections.abc import Sequence

from discord.utils import escape_markdown

from bot.screens import answer_choices, answers, generic_parts, generic_result, generic_table
from bot.screens.answer_choices import Choices, answer_button
from bot.screens.answers import Half
from bot.screens.generic_result import Worth
from bot.screens.presenter import Presenter
from bot.screens.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, select
from bot.ui.custom_ids import ANSWER, HAND, Press
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, Illegal, View
from engine.tadmur import Tadmur
from engine.tadmur.chain import Chain
from engine.tadmur.cycle import counted, distance, neighbours, reaches
from engine.tadmur.round import GUESS, GUESSES, PLAY, STUCK, other
from engine.tadmur.seen import blocker, elsewhere, guesses_of, own_chain
from engine.tadmur.state import TadmurPublic
from engine.tadmur.suspicion import Step, steps_of, suspicion

SPACE = "▢"

# ---------------------------------------------------------------------------- the table


def _seat(scene: Scene, view: View[TadmurPublic], at: int) -> str:
    won = int(view.seats[at].counters["score"])
    known = [say("tadmur-won-deals", count=won)] if won else []
    return "\n".join([generic_table.line_of(scene, view, at, known), *_chain(scene, view, at)])


def _middle(scene: Scene, view: View[TadmurPublic]) -> Sequence[str]:
    return [*_match(scene, view), *_barred(scene, view)]


# ---------------------------------------------------------------------------- the panel


def _cards(scene: Scene, view: View[TadmurPublic]) -> Sequence[str | None]:
    seat = view.own_seat
    (target,) = view.zone("target", seat).cards or ("",)
    hand = tuple(sorted(view.hand, key=lambda card: RANKS.index(rank(card))))  # suits count for nothing
    asked = answers.asked(view)
    return [
        say("tadmur-own-target", card=wording.row([target], scene.faces)),
        *_chain(scene, view, seat),
        _needs(own_chain(view)) if view.phase != "over" else None,
        wording.laid_out(hand, scene.faces) if hand else None,
        f"-# {_by_rank(hand)}" if hand else None,
        say("tadmur-their-chain", name=scene.name(other(seat)), facts=_facts(view, other(seat))),
        _row(scene, view, other(seat)),
        *(_warned(scene, view, asked) if asked else []),
    ]


def _choices(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    view = scene.seen_as(TadmurPublic)
    chain = own_chain(view)
    if asked.kind == STUCK:
        buttons = [answer_button(scene, naming.verb_name("tadmur", one.verb), one.text) for one in asked.answers]
    else:
        below, _ = neighbours(rank(chain.last))
        fitting = sorted(chain.fitting(), key=lambda card: rank(card) != below)
        ranks = {rank(card): card for card in reversed(fitting)}  # suits count for nothing
        buttons = [_card(scene, chain, ranks[one]) for one in dict.fromkeys(map(rank, fitting))]
    menu = _menu(scene, view) if asked.before else []
    return [*menu, *rows(buttons)] if asked.kind == STUCK else [*rows(buttons), *menu]


def _answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """A card as the button of its rank says it."""
    if action.verb != PLAY:
        return answer_choices.answer_name(scene, action, choices)
    chain = own_chain(scene.seen_as(TadmurPublic))
    return escape_markdown(_card(scene, chain, action.cards[0]).label or "")


def _reason(view: View[TadmurPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer: where the viewer's own cards lead, or what is known of the other chain."""
    if action.verb == GUESS:
        return _of_guess(view, action.values[0])
    return _of_card(view, action.cards[0]) if action.cards else None


def _taught(scene: Scene, asked: Decision) -> str | None:
    if asked.kind == STUCK:
        return generic_parts.taught(scene, asked)
    view = scene.seen_as(TadmurPublic)
    chain = own_chain(view)
    last, target = naming.card(rank(chain.last)), naming.card(rank(chain.target))
    text = say("tadmur-coach-last" if chain.spaces == 1 else "tadmur-coach-turn", last=last, target=target)
    if not asked.before:
        return text
    return f"{text} {say('tadmur-coach-guess', count=len(steps_of(view, other(asked.seat))))}"


def _forced(scene: Scene, only: Action) -> Reason | None:
    if only.verb != PLAY:
        return None
    return because("tadmur-coach-only", card=naming.card(only.cards[0]))


# ---------------------------------------------------------------------------- the result


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    return "\n".join(
        [generic_result.shared_line(scene, seat, worth) or "", *_chain(scene, scene.seen_as(TadmurPublic), seat)]
    )


def _worth(scene: Scene, seat: int) -> Sequence[str]:
    won = int(scene.seen.seats[seat].counters["score"]) + scene.result.scores[seat]
    return [say("tadmur-won-deals", count=won)]


def _below(scene: Scene) -> Sequence[str]:
    view = scene.seen_as(TadmurPublic)
    winner, how = next(iter(scene.result.winners), None), view.public.how
    lines = []
    if winner is not None:
        lines = [say(f"tadmur-ended-{how}", name=scene.name(winner), other=scene.name(other(winner)))]
    elif how == "drawn":
        lines = [say("tadmur-ended-drawn")]
    return [*lines, *_match(scene, view)]


# ---------------------------------------------------------------------------- why not


def _refused(refusal: Illegal) -> tuple[str | None, Words]:
    cards = {name: value for name, value in refusal.values.items() if name in CARDS and isinstance(value, str)}
    return None, {name: naming.card(value) for name, value in cards.items()}


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    return "a-turn", _why_not(scene)


CARDS = ("card", "last", "below", "above", "target")  # values of refusals that are cards or ranks


# ---------------------------------------------------------------------------- chains


def _chain(scene: Scene, view: View[TadmurPublic], at: int) -> list[str]:
    """A chain, and what else is known of it."""
    return [_row(scene, view, at), f"-# {_facts(view, at)}"]


def _row(scene: Scene, view: View[TadmurPublic], at: int) -> str:
    """A chain from its starter over its cards and empty spaces to the target."""
    row, target = view.public.rows[at], view.zone("target", at).cards
    end = wording.row(target, scene.faces) if target else wording.back(scene.faces)
    return " ".join([wording.row((row.starter, *row.cards), scene.faces), *[SPACE] * row.spaces, end])


def _facts(view: View[TadmurPublic], at: int) -> str:
    """The number of a chain's spaces, and the ranks that its owner has guessed in vain."""
    spaces = view.public.rows[at].spaces
    wrong = [naming.card(one) for one in _wrong(view, at)]
    lines = [
        say("tadmur-spaces", count=spaces) if spaces else say("tadmur-complete"),
        say("tadmur-wrong", ranks=", ".join(wrong)) if wrong else "",
    ]
    return " · ".join(filter(None, lines))


def _wrong(view: View[TadmurPublic], at: int) -> list[str]:
    """The ranks that a seat has guessed in vain, each once."""
    right = [rank(card) for card in view.zone("target", other(at)).cards or ()]
    return [one for one in dict.fromkeys(guesses_of(view, at)) if one not in right]


def _match(scene: Scene, view: View[TadmurPublic]) -> list[str]:
    """The number of this deal, and of all deals."""
    most = scene.rules_as(Tadmur).best_of
    return [f"-# {say('tadmur-deal-of', deal=view.standing.round, deals=most)}"] if most > 1 else []


def _barred(scene: Scene, view: View[TadmurPublic]) -> list[str]:
    """A line that nobody may guess, and because of whom."""
    seat = blocker(view)
    return [] if seat is None or view.phase == "over" else [say("tadmur-barred", name=scene.name(seat))]


# ---------------------------------------------------------------------------- the panel


def _needs(chain: Chain) -> str:
    """The ranks that fit next."""
    below, above = map(naming.card, neighbours(rank(chain.last)))
    last, target = naming.card(chain.last), naming.card(chain.target)
    if chain.spaces == 1:
        return say("tadmur-needs-last", last=last, below=below, above=above, target=target)
    return say("tadmur-needs", last=last, below=below, above=above)


def _warned(scene: Scene, view: View[TadmurPublic], asked: Decision) -> list[str]:
    """The warnings that a player should read before they answer: dead ends, and the price of a wrong guess."""
    chain, passes = own_chain(view), scene.rules_as(Tadmur).stuck == "pass"
    lines = []
    if asked.kind == STUCK:
        return [say("tadmur-about-stuck-pass" if passes else "tadmur-about-stuck")]
    if ends := [card for card in chain.fitting() if chain.dead_end(card)]:
        lines.append(say("tadmur-dead-ends-pass" if passes else "tadmur-dead-ends", cards=wording.counted(ends)))
    hint = [] if view.public.guessed or _barred(scene, view) else [f"-# {say('tadmur-guess-often')}"]
    return [*lines, _about_guess(scene, view), *hint]


def _about_guess(scene: Scene, view: View[TadmurPublic]) -> str:
    """The price of a guess, or the reason why it is barred."""
    if barred := _barred(scene, view):
        return barred[0]
    if view.public.guessed:
        return say("tadmur-guessed")
    return say("tadmur-guess-costs", spaces=view.public.rows[view.own_seat].spaces + 1)


def _by_rank(hand: Sequence[str]) -> str:
    """The number of cards of each rank, as that is all that counts: "A×2 · 3 · 4×3"."""
    ranks = [rank(card) for card in hand]
    return " · ".join(
        naming.card(one) + (f"×{ranks.count(one)}" if ranks.count(one) > 1 else "") for one in RANKS if one in ranks
    )


def _card(scene: Scene, chain: Chain, card: str) -> Button:
    """The rank of a card that fits, and whether it completes the chain or ends it."""
    sign, sent = naming.card(rank(card)), f"{PLAY} {card}"
    if chain.spaces == 1:
        return answer_button(scene, say("tadmur-button-completes", card=sign), sent, GOOD)
    if chain.dead_end(card):
        return answer_button(scene, say("tadmur-button-dead-end", card=sign), sent, PLAIN)
    return answer_button(scene, sign, sent, MAIN)


def _menu(scene: Scene, view: View[TadmurPublic]) -> list[Item]:
    """A menu of all ranks, each with the number of its cards that the viewer has not seen. The ranks that the other
    chain cannot reach in its spaces come after the others, and those that are impossible come last.
    """
    hidden, wrong = [rank(card) for card in elsewhere(view)], guesses_of(view, view.own_seat)
    row = view.public.rows[other(view.own_seat)]
    last = (row.starter, *row.cards)[-1]
    labels = []
    for one in GUESSES.among:
        reached = reaches(distance(rank(last), one), row.spaces)
        known = "wrong" if one in wrong else "unseen" if reached or one not in hidden else "far"
        text = say(
            f"tadmur-rank-{known}",
            rank=naming.card(one),
            count=hidden.count(one),
            spaces=row.spaces,
        )
        labels.append((one in wrong or one not in hidden, not reached, text, one))
    labels.sort(key=lambda label: label[:2])
    press = Press(HAND, scene.record.id, scene.stamp, ANSWER, answers.write(Half(GUESS)))
    return select(press, say("tadmur-guess-hint"), [(text, f"{one}#1") for _, _, text, one in labels])


# ---------------------------------------------------------------------------- why a hint is a good one


def _of_guess(view: View[TadmurPublic], name: str) -> Reason | None:
    """The reason that no rank is likelier by what the chain betrays, or else by what is still unseen."""
    seat, hidden = view.own_seat, counted(elsewhere(view))
    wrong = guesses_of(view, seat)
    likely = suspicion(steps_of(view, other(seat)), hidden, wrong)
    if likely != suspicion([], hidden, wrong) and likely.get(name, 0.0) == max(likely.values()):
        return because("tadmur-hint-betrayed", share=round(100 * likely[name]))
    counts = {one: count for one, count in zip(RANKS, hidden, strict=True) if one not in wrong}
    most = name in counts and counts[name] == max(counts.values())
    return because("tadmur-hint-unseen", count=counts[name]) if most else None


def _of_card(view: View[TadmurPublic], card: str) -> Reason | None:
    """The reason for a card: it keeps a way to the target that another card would have lost; or it betrays little."""
    chain = own_chain(view)
    if chain.spaces == 1:
        return because("tadmur-hint-completes")
    after, others = chain.after(card), [one for one in chain.fitting() if rank(one) != rank(card)]
    if after.way() is not None:
        lost = next((one for one in others if chain.after(one).way() is None), None)
        way = because("tadmur-hint-way")
        return because("tadmur-hint-only-way", other=naming.card(rank(lost))) if lost else way
    if others and _betrays(view, chain, card) < _betrays(view, chain, others[0]):
        return because("tadmur-hint-hides", other=naming.card(rank(others[0])))
    if after.way(1) is not None:
        return because("tadmur-hint-longer")
    fitting = {rank(one) for one in after.fitting()}
    return because("tadmur-hint-fits", count=len(fitting)) if fitting else None


def _betrays(view: View[TadmurPublic], chain: Chain, card: str) -> float:
    """The likelihood at which the other player must then take the viewer's target to be of its rank."""
    seat, after = view.own_seat, chain.after(card)
    steps = [Step(rank(chain.last), rank(card), after.spaces), *steps_of(view, seat)]
    suspicions = suspicion(steps, counted((*after.hand, after.target)), guesses_of(view, other(seat)))
    return suspicions.get(rank(after.target), 0.0)


# ---------------------------------------------------------------------------- why not


def _why_not(scene: Scene) -> list[str]:
    """The actions that the viewer lacks now, and the reasons; and a line on whether their cards still lead to the
    target.
    """
    if not scene.plays:
        return []
    view = scene.seen_as(TadmurPublic)
    chain, turn = own_chain(view), view.public.turn
    lines = [
        say("tadmur-why-turn", name=scene.name(turn)) if turn != view.seat else "",
        say("tadmur-why-cards", needs=_needs(chain)),
        say(f"tadmur-why-way-{_way(chain)}", count=chain.spaces),
        say("tadmur-why-guess", about=_about_guess(scene, view)) if turn == view.seat else "",
    ]
    return [line for line in lines if line]


def _way(chain: Chain) -> str:
    """A line that says if cards of the hand fill exactly the spaces, or only one more, or neither."""
    ways = [chain.way(longer) is not None for longer in (0, 1)]
    return "open" if ways[0] else "longer" if ways[1] else "closed"


PRESENTER = Presenter(
    lesson_rounds=3,  # one is over as soon as somebody guesses right
    seat=_seat,
    middle=_middle,
    cards=_cards,
    choices=_choices,
    answer_name=_answer_name,
    reason=_reason,
    taught=_taught,
    forced=_forced,
    standing=_standing,
    worth=_worth,
    below=_below,
    refused=_refused,
    reasons=_reasons,
)
