"""The cards that anybody could read: everything drawn on anybody's screen, held against what that person may know.

Nothing of the bot is asked. What may be known follows from the log on disk, by the engine alone. A card is its token
("K", "9D", "Moon"); where suits matter a text may name a rank alone, and that is as open as any card of it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.climbing.plays import CARDS, CHOOSE, GIVE, USE
from bot.sandbox import JSON, Sandbox, buttons_of, selects_of, text_of
from bot.sandbox.core import Change
from bot.sandbox.objects import message_object
from bot.stamp import Stamp
from bot.ui.custom_ids import PLAY
from data.records import Move, RoundRecord
from engine.climbing.events import Dealt, Drew
from engine.climbing.play import Play
from engine.contract import Action, Event, Illegal, SeatingRequest, Seeded, State
from engine.games import rules_of
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.state import Discarded, Shown
from tests.e2e.people import RANKS, cards_in, hand_of, press_of
from tests.said import heard, said

FEW = 3  # cards that anybody may have named
#: Here the texts' words are the subject: by which of them a card or a rank is named.
WORDS = {
    **dict(zip(("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"), RANKS, strict=False)),
    **dict(zip(("Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen"), map(str, range(11, 16)), strict=True)),
    "Page": "P",
    "Knight": "N",
    "Jack": "J",
    "Queen": "Q",
    "King": "K",
    "Ace": "A",
    "Joker": "Jo",
}
SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "Clubs": "C", "Diamonds": "D", "Hearts": "H", "Spades": "S"}
#: As the texts call them, articles apart. They stand for nothing else there.
ARCANA = {{"Priestess": "High Priestess", "HangedMan": "Hanged Man"}.get(name, name): name for name in NAMES}

_ANY_WORD, _ANY_RANK = "|".join(WORDS), "|".join(RANKS)
_SIGN, _SUIT = "[♣♦♥♠]", "Clubs|Diamonds|Hearts|Spades"
WORD = re.compile(rf"\b({_ANY_WORD})(?:s|es)?\b")
#: A joker's sign; before a word it belongs to a label: "🃏 Without jokers".
JESTER = re.compile(r"🃏(?! [A-Z][a-z])")
TOKEN = re.compile(rf"(?<![\w.])({_ANY_RANK})(?![\w.]|(?<=A) [a-z])")  # an A before a word is an article
MAJOR = re.compile(rf"\b({'|'.join(ARCANA)})\b")
#: "9♦", "9 ♣♣♦", "6–9 ♦" and, in words, "Nine of Diamonds", "a run of Diamonds, Six to Nine".
SIGNED = re.compile(rf"(?<![\w.])(?:({_ANY_RANK})–)?({_ANY_RANK}) ?({_SIGN}+)")
SPOKEN = re.compile(rf"\b({_ANY_WORD}) of ({_SUIT})\b|\brun of ({_SUIT}), ({_ANY_WORD}) to ({_ANY_WORD})\b")
#: Numbers that are no cards.
COUNTS = re.compile(
    r"<t:\d+:R>|Round \d+|(?:Trick|Play) \d+|^\d+\. |🎴 \d+|\b\d+ [a-z]+|\d+–\d+|needs \d+|misery [\d.]+"
    r"|[▲▼]\d+|\d+/\d+|×\d+|(?:Singles|Sets|Runs) \d+|🃏 With[^:\n]*: \d+",
    re.MULTILINE,
)
#: The line that says what a card of the hand does: the card counts, its description speaks of others.
DOES = re.compile(r"^(-# ✨ \*[^*]+\*) — .*$", re.MULTILINE)
#: On a panel: what a wild card could count as, which is any rank.
WILD = re.compile(r"\b(Fool) as \w+")


@dataclass(frozen=True)
class Picture:
    """A message as it was drawn once, for everybody (`owner` None) or for one user. `text` is all that can be read."""

    owner: int | None
    message: JSON

    @property
    def text(self) -> str:
        """Every word of it."""
        labels = [button.label for button in buttons_of(self.message)]
        for select in selects_of(self.message):
            labels += [select.placeholder, *[option["label"] for option in select.options]]
        return "\n".join([text_of(self.message), *labels])

    @property
    def stamp(self) -> Stamp | None:
        """The stamp of the pile that it shows; None where it has no buttons."""
        return max((press_of(button.custom_id).stamp for button in buttons_of(self.message)), default=None)

    @property
    def answers(self) -> list[str]:
        """The texts that its buttons and menus send and that may be actions: each with all that was chosen before."""
        presses = [press_of(button.custom_id) for button in buttons_of(self.message)]
        found = [press.argument for press in presses if press.argument]
        for select in selects_of(self.message):
            verb = press_of(select.custom_id).argument
            values = [value.partition("#")[0] for value in select.values]
            found += [*values, *(f"{verb} {value}" for value in values)]
        return found


def listen(sandbox: Sandbox) -> list[Picture]:
    """A list that grows with every message that is drawn from now on."""
    heard: list[Picture] = []

    def watch(change: Change) -> None:
        if change.message is not None and change.op in ("create", "update"):
            owner = change.message.owner
            heard.append(Picture(owner.id if owner else None, message_object(change.message)))

    sandbox.watchers.add(watch)
    return heard


@dataclass(frozen=True)
class Story:
    """One round: each user's hands from each stamp on, the cards lying or shown openly from each stamp on, the cards
    drawn for seats, and the seed, which nobody sees as long as the round goes on. `read`: an action by its text.
    """

    hands: Mapping[int, Sequence[tuple[Stamp, tuple[str, ...]]]]
    opened: Sequence[tuple[Stamp, frozenset[str]]]
    drawn: frozenset[str]
    seed: str
    read: Callable[[str], Action]

    def open_at(self, pile: Stamp) -> frozenset[str]:
        """The cards that had been laid or shown openly when that pile lay there."""
        return frozenset().union(*(cards for at, cards in self.opened if at <= pile))

    def hands_at(self, user: int, pile: Stamp) -> set[tuple[str, ...]]:
        """The hands that this user had held by then."""
        return {hand for at, hand in self.hands.get(user, ()) if at <= pile}

    def cards_of(self, answer: str) -> tuple[str, ...]:
        """The cards that somebody acts with who answers so; none where that is no action."""
        try:
            return self.read(answer).cards
        except Illegal:
            return ()


def story(played: RoundRecord, moves: Sequence[Move]) -> Story:
    """The round as its log tells it."""
    rules = rules_of(played.game).read(played.options)
    drawn = (
        rules.seat(SeatingRequest(None, None, (), played.join), Seeded(played.seed, "seats"))[1]
        if played.number == 1
        else ()
    )
    state = rules.start(played.standing, Seeded(played.seed, "deal"))
    users = [int(key[1:]) if key[0] == "u" else 0 for key in played.standing.order]
    hands: dict[int, list[tuple[Stamp, tuple[str, ...]]]] = {user: [] for user in users}
    laid = set(_shown(state.opening))
    opened = []
    for event in state.opening:
        if isinstance(event, Dealt):  # before the taxes
            hands[users[event.seat]].append((Stamp(), event.cards or ()))
    for move in (None, *moves):
        if move is not None:
            action = state.action(move.action)
            laid |= {*_shown(state.play(move.seat, action)), *_laid(state)}
        at = Stamp(played.number, state.position)
        opened.append((at, frozenset(laid)))
        for seat, user in enumerate(users):
            hands[user].append((at, tuple(state.view(seat).zone("hand", seat).cards or ())))
    ranks = frozenset(rank for event in drawn if isinstance(event, Drew) for rank in event.ranks)
    return Story(hands, opened, ranks, played.seed.hex(), state.action)


def _laid(state: State) -> set[str]:
    """The cards of the newest action, if it was a play, and what they count as."""
    _, action = state.log[-1]
    return {*action.cards, action.rank} if isinstance(action, Play) and action.size else set()


def _shown(events: Iterable[Event]) -> Iterator[str]:
    """Arcana that were shown or put aside openly (TAR-3, TAR-10)."""
    return (event.card for event in events if isinstance(event, Shown | Discarded))


def leaks(pictures: Sequence[Picture], stories: Mapping[int, Story]) -> list[str]:
    """Every picture that shows somebody a card that they may not know of, with the reason. `stories`: by number of
    round.
    """
    return [
        f"{reason}, shown to {picture.owner or 'everybody'}:\n{picture.text}"
        for picture in pictures
        for reason in (
            *(_private(picture, stories) if picture.owner else _public(picture, stories)),
            *("a seed" for one in stories.values() if one.seed in picture.text),
        )
    ]


def _public(picture: Picture, stories: Mapping[int, Story]) -> Iterator[str]:
    if hand_of(picture.message):
        yield "a hand"
    if any(
        press_of(button.custom_id).verb in (PLAY, CHOOSE, GIVE, USE, CARDS) for button in buttons_of(picture.message)
    ):
        yield "a play"
    offered = [answer for one in stories.values() for answer in picture.answers if one.cards_of(answer)]
    if offered:
        yield f"the answers {offered}"
    strange = _unknown(cards_named(picture.text), _open_to_all(picture, stories))
    if strange:
        yield f"{sorted(strange)} not laid openly yet"


def cards_named(text: str) -> set[str]:
    """The cards and ranks that a text names, by words and by tokens."""
    text = JESTER.sub("Jo", DOES.sub(r"\1", text))
    found = {WORDS[word] for word in WORD.findall(text)} | {ARCANA[name] for name in MAJOR.findall(text)}
    for rank, suit, run, low, high in SPOKEN.findall(text):
        found |= {WORDS[one] + SUITS[suit or run] for one in (rank, low, high) if one}
    for low, high, signs in SIGNED.findall(text):
        found |= {rank + SUITS[sign] for rank in (low, high) if rank for sign in signs}
    return found | set(TOKEN.findall(COUNTS.sub("", SIGNED.sub("", text))))


def _unknown(named: set[str], known: Iterable[str]) -> set[str]:
    """The cards and ranks among those named that are not known."""
    cards = set(known)
    return named - cards - {card[:-1] for card in cards if card[:-1] in RANKS}


def _open_to_all(picture: Picture, stories: Mapping[int, Story]) -> frozenset[str]:
    """The cards and ranks that everybody may read of when this is drawn."""
    if said("draw-title") in picture.text:
        return stories[1].drawn
    if ended := heard("chronicle-title", picture.text):
        return stories[int(ended[0]["round"])].opened[-1][1]
    number = (picture.stamp or Stamp()).round
    return stories[number].open_at(picture.stamp or Stamp()) if number else frozenset()


def _private(picture: Picture, stories: Mapping[int, Story]) -> Iterator[str]:
    shown, user, pile = hand_of(picture.message), picture.owner or 0, picture.stamp or Stamp()
    told = heard("panel-facts", picture.text)
    if not shown or not told:
        if cards_named(picture.text):
            yield "a card outside a hand"
        return
    round_ = stories[int(told[0]["round"].split()[0])]
    own = round_.hands_at(user, pile)
    if shown not in own:
        yield f"the hand {shown}, which was never this person's"
    for answer in picture.answers:
        if not Counter(round_.cards_of(answer)) <= Counter(shown):
            yield f"the answer {answer} out of {shown}"
    strange = _unknown(
        cards_named(WILD.sub(r"\1", picture.text)), {card for hand in own for card in hand} | round_.open_at(pile)
    )
    if strange:
        yield f"{sorted(strange)}, neither ever held nor laid openly"


def hand_lines(heard: list[Picture]) -> set[str]:
    """The lines of panels that are nothing but cards."""
    lines = (line.removeprefix("-# ") for one in heard if one.owner for line in text_of(one.message).splitlines())
    return {line for line in lines if len(cards_in(line)) > FEW}
