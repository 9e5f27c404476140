"""How Tadmur looks: both chains with their empty spaces, the cards that fit as buttons, the guess as a menu."""

from collections.abc import Sequence

from discord import ui

from bot.games.base import Presenter
from bot.screens import answers, generic_result, generic_table
from bot.screens.answer_choices import answer_button
from bot.screens.answers import Half
from bot.screens.rules import answer
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import GOOD, MAIN, PLAIN, Button, Item, rows, select
from bot.ui.custom_ids import ANSWER, HAND, Press
from bot.ui.refusals import Words
from bot.ui.rulebook import chapter
from bot.ui.texts import say
from engine.cards.cycle import counted, neighbours
from engine.cards.packs import RANKS, rank
from engine.contract import Decision, Illegal, Thought, View
from engine.tadmur import Tadmur
from engine.tadmur.chain import Chain
from engine.tadmur.round import GUESS, GUESSES, PLAY, STUCK, other
from engine.tadmur.seen import blocker, chain_of, guesses_of, spaces_of, unseen
from engine.tadmur.suspicion import steps_of, suspicion

SPACE = "▢"


class TadmurPresenter(Presenter):
    """The generic screens, with parts of their own."""

    # ------------------------------------------------------------------ the table

    def seat(self, scene: Scene, view: View, at: int) -> str:
        won = int(view.seats[at].counters["score"])
        known = [say("tadmur-won-deals", count=won)] if won else []
        return "\n".join([generic_table.line_of(scene, view, at, known), *_chain(scene, view, at)])

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        return [*_match(scene, view), *_barred(scene, view)]

    # ------------------------------------------------------------------ the panel

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        seat = view.seat or 0
        (target,) = view.zone("target", seat).cards or ("",)
        hand = tuple(sorted(view.hand, key=lambda card: RANKS.index(rank(card))))  # suits count for nothing
        asked = answers.asked(view)
        return [
            say("tadmur-own-target", card=wording.row([target], scene.faces)),
            *_chain(scene, view, seat),
            _needs(chain_of(view, seat)) if view.phase != "over" else None,
            wording.laid_out(hand, scene.faces) if hand else None,
            f"-# {_by_rank(hand)}" if hand else None,
            say("tadmur-their-chain", name=_name(scene, other(seat)), facts=_facts(view, other(seat))),
            _row(scene, view, other(seat)),
            *(_warned(scene, view, asked) if asked else []),
        ]

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        view = scene.seen
        chain = chain_of(view, asked.seat)
        if asked.kind == STUCK:
            buttons = [answer_button(scene, naming.verb_name("tadmur", one.verb), one.text) for one in asked.options]
        else:
            below, _ = neighbours(rank(chain.last))
            fitting = sorted(chain.fitting(), key=lambda card: rank(card) != below)
            buttons = [_card(scene, chain, card) for card in fitting]
        menu = _menu(scene, view) if asked.before else []
        return [*menu, *rows(buttons)] if asked.kind == STUCK else [*rows(buttons), *menu]

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        """Where the viewer's own cards lead, or what is known of the other chain."""
        view, action = scene.seen, thought.action
        if action.verb == GUESS:
            return _of_guess(view, action.values[0])
        return _of_card(chain_of(view, view.seat or 0), action.cards[0]) if action.cards else None

    # ------------------------------------------------------------------ the result

    def standing(self, scene: Scene, seat: int) -> str | None:
        view = scene.seen
        won = int(view.seats[seat].counters["score"]) + scene.result.scores[seat]
        return "\n".join(
            [
                generic_result.line_of(scene, seat, [say("tadmur-won-deals", count=won)]),
                *_chain(scene, view, seat),
            ]
        )

    def below(self, scene: Scene) -> Sequence[str]:
        view = scene.seen
        winner, how = next(iter(scene.result.winners), None), view.memory["how"]
        told = []
        if winner is not None:
            told = [say(f"tadmur-ended-{how}", name=_name(scene, winner), other=_name(scene, other(winner)))]
        elif how == "drawn":
            told = [say("tadmur-ended-drawn")]
        return [*told, *_match(scene, view)]

    # ------------------------------------------------------------------ why not

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        cards = {name: value for name, value in refusal.values.items() if name in CARDS and isinstance(value, str)}
        return None, {name: naming.card(value) for name, value in cards.items()}

    def why(self, scene: Scene) -> ui.LayoutView:
        return answer(chapter("tadmur", "a-turn"), _reasons(scene))


PRESENTER = TadmurPresenter()

CARDS = ("card", "last", "below", "above", "target")  # values of refusals that are cards or ranks


# ---------------------------------------------------------------------------- chains


def _chain(scene: Scene, view: View, at: int) -> list[str]:
    """A chain, and what else is known of it."""
    return [_row(scene, view, at), f"-# {_facts(view, at)}"]


def _row(scene: Scene, view: View, at: int) -> str:
    """A chain from its starter over its cards and empty spaces to the target."""
    lies = (*(view.zone("starter", at).cards or ()), *(view.zone("chain", at).cards or ()))
    spaces, target = spaces_of(view, at), view.zone("target", at).cards
    end = wording.row(target, scene.faces) if target else wording.back(scene.faces)
    return " ".join([wording.row(lies, scene.faces), *[SPACE] * spaces, end])


def _facts(view: View, at: int) -> str:
    """How many spaces a chain has, and what its owner has guessed in vain."""
    spaces = spaces_of(view, at)
    wrong = [naming.card(one) for one in _wrong(view, at)]
    told = [
        say("tadmur-spaces", count=spaces) if spaces else say("tadmur-complete"),
        say("tadmur-wrong", ranks=", ".join(wrong)) if wrong else "",
    ]
    return " · ".join(filter(None, told))


def _wrong(view: View, at: int) -> list[str]:
    """The ranks that a seat has guessed in vain, each once."""
    right = [rank(card) for card in view.zone("target", other(at)).cards or ()]
    return [one for one in dict.fromkeys(guesses_of(view, at)) if one not in right]


def _match(scene: Scene, view: View) -> list[str]:
    """Which deal of how many this is."""
    most = scene.rules_as(Tadmur).best_of
    return [f"-# {say('tadmur-deal-of', deal=view.standing.round, deals=most)}"] if most > 1 else []


def _barred(scene: Scene, view: View) -> list[str]:
    """That nobody may guess, and because of whom."""
    seat = blocker(view)
    return [] if seat is None or view.phase == "over" else [say("tadmur-barred", name=_name(scene, seat))]


# ---------------------------------------------------------------------------- the panel


def _needs(chain: Chain) -> str:
    """Which ranks fit next."""
    below, above = map(naming.card, neighbours(rank(chain.last)))
    last, target = naming.card(chain.last), naming.card(chain.target)
    if chain.spaces == 1:
        return say("tadmur-needs-last", last=last, below=below, above=above, target=target)
    return say("tadmur-needs", last=last, below=below, above=above)


def _warned(scene: Scene, view: View, asked: Decision) -> list[str]:
    """What a player should know before they answer: dead ends, and what a wrong guess costs or why there is none."""
    chain, passes = chain_of(view, asked.seat), scene.rules_as(Tadmur).stuck == "pass"
    told = []
    if asked.kind == STUCK:
        return [say("tadmur-about-stuck-pass" if passes else "tadmur-about-stuck")]
    if ends := [card for card in chain.fitting() if chain.dead_end(card)]:
        told.append(say("tadmur-dead-ends-pass" if passes else "tadmur-dead-ends", cards=wording.counted(ends)))
    hint = [] if view.memory["guessed"] or _barred(scene, view) else [f"-# {say('tadmur-guess-often')}"]
    return [*told, _about_guess(scene, view), *hint]


def _about_guess(scene: Scene, view: View) -> str:
    """What a guess costs, or why it is barred."""
    if barred := _barred(scene, view):
        return barred[0]
    if view.memory["guessed"]:
        return say("tadmur-guessed")
    return say("tadmur-guess-costs", spaces=spaces_of(view, view.seat or 0) + 1)


def _by_rank(hand: Sequence[str]) -> str:
    """How many cards of each rank, as that is all that counts: "A×2 · 3 · 4×3"."""
    ranks = [rank(card) for card in hand]
    return " · ".join(
        naming.card(one) + (f"×{ranks.count(one)}" if ranks.count(one) > 1 else "") for one in RANKS if one in ranks
    )


def _card(scene: Scene, chain: Chain, card: str) -> Button:
    """A card that fits, and whether it completes the chain or ends it."""
    sign, sent = naming.card(card), f"{PLAY} {card}"
    if chain.spaces == 1:
        return answer_button(scene, say("tadmur-button-completes", card=sign), sent, GOOD)
    if chain.dead_end(card):
        return answer_button(scene, say("tadmur-button-dead-end", card=sign), sent, PLAIN)
    return answer_button(scene, sign, sent, MAIN)


def _menu(scene: Scene, view: View) -> list[Item]:
    """All ranks, each with how many cards of it the viewer has not seen."""
    hidden, wrong = [rank(card) for card in unseen(view)], guesses_of(view, view.seat or 0)
    labels = []
    for one in GUESSES.among:
        known = "wrong" if one in wrong else "unseen"
        name = naming.value_name("rank", one)
        labels.append((say(f"tadmur-rank-{known}", rank=name, count=hidden.count(one)), f"{one}#1"))
    press = Press(HAND, scene.record.id, scene.stamp, ANSWER, answers.write(Half(GUESS)))
    return select(press, say("tadmur-guess-hint"), labels)


# ---------------------------------------------------------------------------- why a hint is a good one


def _of_guess(view: View, name: str) -> str | None:
    """That no rank is likelier by what the chain betrays; or else by what is still unseen."""
    seat, hidden = view.seat or 0, counted(unseen(view))
    wrong = guesses_of(view, seat)
    likely = suspicion(steps_of(view, other(seat)), hidden, wrong)
    if name in likely and likely[name] == max(likely.values()):
        return say("tadmur-hint-betrayed")
    counts = {one: count for one, count in zip(RANKS, hidden, strict=True) if one not in wrong}
    most = name in counts and counts[name] == max(counts.values())
    return say("tadmur-hint-unseen", count=counts[name]) if most else None


def _of_card(chain: Chain, card: str) -> str | None:
    """Whether it keeps a way to the target, and what another card would have lost."""
    if chain.spaces == 1:
        return say("tadmur-hint-completes")
    after, others = chain.after(card), [one for one in chain.fitting() if rank(one) != rank(card)]
    if after.way() is not None:
        lost = next((one for one in others if chain.after(one).way() is None), None)
        return say("tadmur-hint-only-way", other=naming.card(rank(lost))) if lost else say("tadmur-hint-way")
    return say("tadmur-hint-longer") if after.way(1) is not None else None


# ---------------------------------------------------------------------------- why not


def _reasons(scene: Scene) -> list[str]:
    """What the viewer cannot do now, and why; and whether their cards still lead to the target."""
    view = scene.view
    if view is None or view.seat is None or view.phase == "over":
        return []
    chain, turn = chain_of(view, view.seat), int(view.memory["turn"])
    told = [
        say("tadmur-why-turn", name=_name(scene, turn)) if turn != view.seat else "",
        say("tadmur-why-cards", needs=_needs(chain)),
        say(f"tadmur-why-way-{_way(chain)}", count=chain.spaces),
        say("tadmur-why-guess", about=_about_guess(scene, view)) if turn == view.seat else "",
    ]
    return [line for line in told if line]


def _way(chain: Chain) -> str:
    """Whether cards of the hand fill exactly the spaces, or only one more, or neither."""
    ways = [chain.way(longer) is not None for longer in (0, 1)]
    return "open" if ways[0] else "longer" if ways[1] else "closed"


# ---------------------------------------------------------------------------- what a scene holds


def _name(scene: Scene, seat: int) -> str:
    return wording.name(scene.person(seat))
