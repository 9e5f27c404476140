"""Who could read which card: everything drawn on anybody's screen, held against what that person may know.

Nothing of the bot is asked. What may be known follows from the log on disk, by the engine alone.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.ids import stamp
from bot.sandbox import JSON, Sandbox, buttons_of, selects_of, text_of
from bot.sandbox.core import Change
from bot.sandbox.objects import message_object
from data.records import Move, RoundRecord
from engine.climbing.events import Drew
from engine.climbing.play import Play
from engine.contract import Seeded
from engine.games import rules_of
from tests.e2e.people import RANKS, hand_of, press_of

WORDS = {
    **dict(zip(("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"), RANKS, strict=False)),
    **dict(zip(("Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen"), map(str, range(11, 16)), strict=True)),
    "Jack": "J",
    "Queen": "Q",
    "King": "K",
    "Ace": "A",
    "Joker": "Jo",
}
WORD = re.compile(rf"\b({'|'.join(WORDS)})(?:s|es)?\b")
TOKEN = re.compile(rf"(?<![\w.])({'|'.join(RANKS)})(?![\w.])")
#: Numbers that are no cards.
COUNTS = re.compile(
    r"<t:\d+:R>|Round \d+|Trick \d+|^\d+\. |\b\d+ [a-z]+|\d+–\d+|needs \d+|misery [\d.]+|[▲▼]\d+|\d+/\d+", re.MULTILINE
)


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
    def stamp(self) -> int | None:
        """Which pile it shows, if it says so."""
        return max((press_of(button.custom_id).stamp for button in buttons_of(self.message)), default=None)


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
    """One round: each user's hands in the course of it, the ranks lying open from each stamp on, those drawn for seats,
    and the seed, which nobody sees as long as the round goes on.
    """

    hands: Mapping[int, frozenset[tuple[str, ...]]]
    opened: Sequence[tuple[int, frozenset[str]]]
    drawn: frozenset[str]
    seed: str

    def open_at(self, pile: int) -> frozenset[str]:
        """The ranks that had been laid openly when that pile lay there."""
        return frozenset().union(*(ranks for at, ranks in self.opened if at <= pile))


def story(played: RoundRecord, moves: Sequence[Move]) -> Story:
    """The round as its log tells it."""
    rules = rules_of(played.game).read(played.options)
    drawn = rules.seat(None, None, (), played.join, Seeded(played.seed, "seats"))[1] if played.number == 1 else ()
    state = rules.start(played.standing, Seeded(played.seed, "deal"))
    users = [int(key[1:]) if key[0] == "u" else 0 for key in played.standing.order]
    hands: dict[int, set[tuple[str, ...]]] = {user: set() for user in users}
    laid: set[str] = set()
    opened = []
    for move in (None, *moves):
        if move is not None:
            action = state.action(move.action)
            state.play(move.seat, action)
            laid |= {*action.cards, action.rank} if isinstance(action, Play) and action.size else set()
        public = state.view(None)
        opened.append((stamp(played.number, public.trick, public.piled), frozenset(laid)))
        for seat, user in enumerate(users):
            hands[user].add(tuple(state.view(seat).zone("hand", seat).cards or ()))
    ranks = frozenset(rank for event in drawn if isinstance(event, Drew) for rank in event.ranks)
    return Story({user: frozenset(held) for user, held in hands.items()}, opened, ranks, played.seed.hex())


def leaks(pictures: Sequence[Picture], stories: Mapping[int, Story]) -> list[str]:
    """Every picture that shows somebody a card he may not know of, with the reason. `stories`: by number of round."""
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
    if any(press_of(button.custom_id).verb in ("p", "f", "g") for button in buttons_of(picture.message)):
        yield "a play"
    strange = _named(picture.text) - _open_to_all(picture, stories)
    if strange:
        yield f"{sorted(strange)} not laid openly yet"


def _named(text: str) -> set[str]:
    """The ranks that a public text names: by words in the narrator's lines, by words and tokens in the others."""
    found = {WORDS[word] for word in WORD.findall(text)}
    for line in COUNTS.sub("", text).splitlines():
        # An A in a sentence is an article.
        found |= set(TOKEN.findall(line)) - ({"A"} if line.startswith("> ") else set())
    return found


def _open_to_all(picture: Picture, stories: Mapping[int, Story]) -> frozenset[str]:
    """The ranks that everybody may read of when this is drawn."""
    if "The draw for seats" in picture.text:
        return stories[1].drawn
    if ended := re.search(r"📖 Round (\d+)", picture.text):
        return stories[int(ended[1])].opened[-1][1]
    number = (picture.stamp or 0) // 100_000
    return stories[number].open_at(picture.stamp or 0) if number else frozenset()


def _private(picture: Picture, stories: Mapping[int, Story]) -> Iterator[str]:
    shown = hand_of(picture.message)
    told = re.search(r"Round (\d+)", picture.text)
    if not shown or told is None:
        if TOKEN.search(COUNTS.sub("", picture.text)):
            yield "a card outside a hand"
        return
    round_ = stories[int(told[1])]
    own = round_.hands.get(picture.owner or 0, frozenset())
    if shown not in own:
        yield f"the hand {shown}, which was never this person's"
    plays = [press_of(button.custom_id) for button in buttons_of(picture.message)]
    for argument in [press.argument for press in plays if press.verb == "p"]:
        rank, _, size = argument.partition("x")
        if size.isdigit() and Counter(shown)[rank] < int(size):
            yield f"the play {argument} out of {shown}"
    strange = _named(picture.text) - {card for hand in own for card in hand} - round_.opened[-1][1]
    if strange:
        yield f"{sorted(strange)}, neither ever held nor laid openly"
