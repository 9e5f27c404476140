"""The table of Tadmur: both chains from starter to target, and what else is known of them; and the panel, with the
cards that fit, dead ends, and guesses.
"""

from collections.abc import Sequence

from bot.screens.table import answer_choices, answers, generic_table
from bot.screens.table.answer_choices import Choices, answer_button
from bot.screens.table.answers import Half
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, select
from bot.ui.custom_ids import ANSWER, HAND, Press
from bot.ui.texts import say
from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, View
from engine.tadmur import Tadmur
from engine.tadmur.chain import Chain, distance, neighbours, reaches
from engine.tadmur.resample import blocker, elsewhere, guesses_of, own_chain
from engine.tadmur.round import GUESS, GUESSES, PLAY, STUCK, other
from engine.tadmur.state import TadmurPublic

SPACE = "▢"


def seat_line(scene: Scene, view: View[TadmurPublic], at: int) -> str:
    """The line of a seat."""
    won = int(view.seats[at].counters["score"])
    known = [say("tadmur-won-deals", count=won)] if won else []
    return "\n".join([generic_table.line_of(scene, view, at, known), *chain_lines(scene, view, at)])


def middle_lines(scene: Scene, view: View[TadmurPublic]) -> Sequence[str]:
    """The lines of what lies on the table."""
    return [*match_line(scene, view), *barred_lines(scene, view)]


def chain_lines(scene: Scene, view: View[TadmurPublic], at: int) -> list[str]:
    """A chain, and what else is known of it."""
    return [chain_row(scene, view, at), f"-# {chain_facts(view, at)}"]


def chain_row(scene: Scene, view: View[TadmurPublic], at: int) -> str:
    """A chain from its starter over its cards and empty spaces to the target."""
    row, target = view.public.rows[at], view.zone("target", at).cards
    end = wording.row(target, scene.faces) if target else wording.back(scene.faces)
    return " ".join([wording.row((row.starter, *row.cards), scene.faces), *[SPACE] * row.spaces, end])


def chain_facts(view: View[TadmurPublic], at: int) -> str:
    """The number of a chain's spaces, and the ranks that its owner has guessed in vain."""
    spaces = view.public.rows[at].spaces
    wrong = [naming.card(one) for one in wrong_guesses(view, at)]
    lines = [
        say("tadmur-spaces", count=spaces) if spaces else say("tadmur-complete"),
        say("tadmur-wrong", ranks=", ".join(wrong)) if wrong else "",
    ]
    return " · ".join(filter(None, lines))


def wrong_guesses(view: View[TadmurPublic], at: int) -> list[str]:
    """The ranks that a seat has guessed in vain, each once."""
    right = [rank(card) for card in view.zone("target", other(at)).cards or ()]
    return [one for one in dict.fromkeys(guesses_of(view.public, at)) if one not in right]


def match_line(scene: Scene, view: View[TadmurPublic]) -> list[str]:
    """The number of this deal, and of all deals."""
    most = scene.rules_as(Tadmur).best_of
    return [f"-# {say('tadmur-deal-of', deal=view.standing.round, deals=most)}"] if most > 1 else []


def barred_lines(scene: Scene, view: View[TadmurPublic]) -> list[str]:
    """A line that nobody may guess, and because of whom."""
    seat = blocker(view)
    return [] if seat is None or view.phase == "over" else [say("tadmur-barred", name=scene.name(seat))]


def card_lines(scene: Scene, view: View[TadmurPublic]) -> Sequence[str | None]:
    """The lines on the viewer's cards."""
    seat = view.own_seat
    (target,) = view.zone("target", seat).cards or ("",)
    hand = tuple(sorted(view.hand, key=lambda card: RANKS.index(rank(card))))  # suits count for nothing
    asked = answers.open_decision(view)
    return [
        say("tadmur-own-target", card=wording.row([target], scene.faces)),
        *chain_lines(scene, view, seat),
        fitting_ranks(own_chain(view)) if view.phase != "over" else None,
        wording.laid_out(hand, scene.faces) if hand else None,
        f"-# {counted_by_rank(hand)}" if hand else None,
        say("tadmur-their-chain", name=scene.name(other(seat)), facts=chain_facts(view, other(seat))),
        chain_row(scene, view, other(seat)),
        *(_warnings(scene, view, asked) if asked else []),
    ]


def choice_items(scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components to answer the decision with."""
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


def answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """A card as the button of its rank says it."""
    if action.verb != PLAY:
        return answer_choices.answer_name(scene, action, choices)
    chain = own_chain(scene.seen_as(TadmurPublic))
    return names.escape(_card(scene, chain, action.cards[0]).label or "")


def fitting_ranks(chain: Chain) -> str:
    """The ranks that fit next."""
    below, above = map(naming.card, neighbours(rank(chain.last)))
    last, target = naming.card(chain.last), naming.card(chain.target)
    if chain.spaces == 1:
        return say("tadmur-needs-last", last=last, below=below, above=above, target=target)
    return say("tadmur-needs", last=last, below=below, above=above)


def _warnings(scene: Scene, view: View[TadmurPublic], asked: Decision) -> list[str]:
    """The warnings that a player should read before they answer: dead ends, and the price of a wrong guess."""
    chain, passes = own_chain(view), scene.rules_as(Tadmur).stuck == "pass"
    lines = []
    if asked.kind == STUCK:
        return [say("tadmur-about-stuck-pass" if passes else "tadmur-about-stuck")]
    if ends := [card for card in chain.fitting() if chain.dead_end(card)]:
        lines.append(say("tadmur-dead-ends-pass" if passes else "tadmur-dead-ends", cards=wording.counted(ends)))
    hint = [] if view.public.guessed or barred_lines(scene, view) else [f"-# {say('tadmur-guess-often')}"]
    return [*lines, about_guess(scene, view), *hint]


def about_guess(scene: Scene, view: View[TadmurPublic]) -> str:
    """The price of a guess, or the reason why it is barred."""
    if barred := barred_lines(scene, view):
        return barred[0]
    if view.public.guessed:
        return say("tadmur-guessed")
    return say("tadmur-guess-costs", spaces=view.public.rows[view.own_seat].spaces + 1)


def counted_by_rank(hand: Sequence[str]) -> str:
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
    hidden, wrong = [rank(card) for card in elsewhere(view)], guesses_of(view.public, view.own_seat)
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
