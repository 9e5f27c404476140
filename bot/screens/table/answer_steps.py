"""The next thing to choose on the way to an answer, whatever form the legal answers have.

An answer is made step by step. What is chosen so far is a prefix of the answer's text ("give 3"); a step says what may
come next. Where several forms side by side share a verb, "~2" after it names the second of them ("meld~2").
"""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Literal, NamedTuple

from bot.ui.components import MOST_OPTIONS
from engine.contract import Answers, Assign, CardThenTarget, Exchange, OneOf, PickCards, PickNumber, PickOne
from engine.contract.action import FOR, TO_SEAT

Kind = Literal["action", "verb", "card", "number", "suit", "rank", "seat", "cell"]
Form = PickCards | PickNumber | PickOne | CardThenTarget | Exchange | Assign

FEW = 20  # the most answers that can all be buttons
COPY = "~"  # the sign before the number of a form that shares its verb with others
TO = ".."  # the sign between the first and the last of some numbers
MANY = 4 * MOST_OPTIONS  # more numbers than these are not leafed through
PART = 10  # a part has ten of them, or a power of ten


class AnswerStep(NamedTuple):
    """The next thing to choose.

    `among`: words that go on from `prefix`; of the kinds "action" and "verb" they stand alone. `least` to `most` of
    them. `last`: the answer is complete with it. `whole`: beside verbs, the texts of answers that are complete.
    `done`: how the answer goes on when nothing more is chosen here, "" where that is not possible. `whom`: the seat
    that the choice is for, where each seat has one.
    """

    kind: Kind
    prefix: str
    among: tuple[str, ...]
    least: int = 1
    most: int = 1
    last: bool = True
    whole: tuple[str, ...] = ()
    done: str = ""
    whom: int | None = None

    @property
    def single(self) -> bool:
        """True if one thing is chosen, at one click."""
        return self.least == self.most == 1

    def grown(self, words: Sequence[str]) -> str:
        """The partial answer once these words are chosen, too."""
        alone = self.kind in ("action", "verb")
        return " ".join(words if alone else [self.prefix, *words])


def next_step(answers: Answers, partial: str = "") -> AnswerStep | None:
    """The step after `partial`; None when nothing is left to choose. One that leads nowhere starts from the front."""
    forms, heads = _forms(answers), heads_of(answers)
    head, *words = partial.split(" ")
    if head in heads:
        return _within(heads[head], head, words)
    listed = [answer.text for form in forms if isinstance(form, tuple) for answer in form]
    if partial in listed:
        return None
    if len(heads) == 1 and not listed:
        ((only, form),) = heads.items()
        alone = _few(form, 1)
        return AnswerStep("action", "", alone) if alone else _within(form, only, [])
    if not forms or _at_one_click(forms):
        return AnswerStep("action", "", _texts(forms)) if forms else None
    if not heads:
        return AnswerStep("action", "", _unique(listed))
    alone = tuple(text for form in heads.values() for text in _few(form, 1))
    verbs = tuple(name for name, form in heads.items() if not _few(form, 1))
    return AnswerStep("verb", "", verbs, last=False, whole=_unique([*listed, *alone]))


def heads_of(answers: Answers) -> dict[str, Form]:
    """The forms by what an answer of theirs begins with: the verb, numbered from the second of one verb on."""
    heads: dict[str, Form] = {}
    seen: Counter[str] = Counter()
    for form in _forms(answers):
        if not isinstance(form, tuple | OneOf):
            seen[form.verb] += 1
            number = seen[form.verb]
            heads[form.verb + (f"{COPY}{number}" if number > 1 else "")] = form
    return heads


def _forms(answers: Answers) -> list[Answers]:
    """The forms side by side, without those that have no answer."""
    if isinstance(answers, OneOf):
        return [part for form in answers.forms for part in _forms(form)]
    return [answers] if next(iter(answers), None) is not None else []


def _unique(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def _few(form: Answers, most: int) -> tuple[str, ...]:
    """The texts of a form's answers when there are not more than these, else none."""
    texts = _unique([answer.text for answer in islice(form, most + 1)])
    return texts if len(texts) <= most else ()


def _texts(forms: Sequence[Answers]) -> tuple[str, ...]:
    return _unique([answer.text for form in forms for answer in form])


def _at_one_click(forms: Sequence[Answers]) -> bool:
    """True if every answer can be a button: few, and each of them one choice."""
    if not all(isinstance(form, tuple | PickNumber | PickOne) or _few(form, 1) for form in forms):
        return False
    return len(list(islice((answer for form in forms for answer in form), FEW + 1))) <= FEW


def _within(form: Form, head: str, words: list[str]) -> AnswerStep | None:
    """The next step of one form, whose answer begins with `head`."""
    match form:
        case PickCards():
            return _cards(form, head, words)
        case PickNumber():
            return _number(form, head, words[:1])
        case PickOne():
            return _step_by_name(form.domain, head, form.among, words[:1])
        case CardThenTarget():
            targets = {card: _targets(form, card) for card, _ in form.targets if _targets(form, card)}
            if words[:1] and words[0] in targets:
                return _step_by_name(form.domain, f"{head} {words[0]}", targets[words[0]], words[1:2])
            return AnswerStep("card", head, tuple(targets), last=False)
        case Exchange():
            return _exchange(form, head, words)
        case Assign():
            return _assign(form, head, words)


def _cards(form: PickCards, head: str, words: list[str]) -> AnswerStep | None:
    """The step of a choice of cards: first the seat, if there is one; then all cards in one menu, or one by one if they
    are too many.
    """
    seats = tuple(map(str, form.whom))
    if len(seats) == 1 and not words:
        words = list(seats)
    if seats and (not words or words[0] not in seats):
        return AnswerStep("seat", head, seats, last=form.most == 0)
    prefix, taken = " ".join([head, *words]), words[1:] if seats else words
    if len(taken) >= min(form.most, len(form.cards)):
        return None
    done = prefix if len(taken) >= form.least else ""
    if len(form.cards) <= MOST_OPTIONS and form.most > 1:
        most = min(form.most, len(form.cards))
        return None if taken else AnswerStep("card", prefix, form.cards, form.least, most, done=done)
    return AnswerStep("card", prefix, _cards_left(form.cards, taken), last=len(taken) + 1 == form.most, done=done)


def _cards_left(cards: Sequence[str], taken: Sequence[str]) -> tuple[str, ...]:
    """One card of each kind that is not taken, in order."""
    left = Counter(cards) - Counter(taken)
    return tuple(card for card in dict.fromkeys(cards) if left[card])


def _targets(form: CardThenTarget, card: str) -> tuple[str, ...]:
    return _unique([target for one, targets in form.targets if one == card for target in targets])


def _step_by_name(domain: Kind, prefix: str, among: Sequence[str], words: Sequence[str]) -> AnswerStep | None:
    """The step that chooses one of some names. Of many cells, the line is chosen first."""
    word, names = "".join(words), _unique(among)
    if word in names:
        return None
    if domain == "cell" and len(names) > MOST_OPTIONS:
        lines = _unique([name[0] for name in names])
        if word not in lines:
            return AnswerStep("cell", prefix, lines, last=False)
        names = tuple(name for name in names if name.startswith(word))
    return AnswerStep(domain, prefix, names)


def _number(form: PickNumber, prefix: str, words: Sequence[str]) -> AnswerStep | None:
    """The step that chooses one of some numbers. Of many numbers, a part is chosen first."""
    word, named = "".join(words), tuple(map(str, form.numbers))
    if word in named:
        return None
    ends = [named.index(end) for end in word.split(TO) if end in named]
    part = form.numbers[ends[0] : ends[1] + 1] if len(named) > MANY and len(ends) == 2 else range(0)
    if len(named) <= MANY or 0 < len(part) <= MOST_OPTIONS:
        return AnswerStep("number", prefix, tuple(map(str, part)) or named)
    parts = _parts(part or form.numbers)
    return AnswerStep("number", prefix, tuple(f"{one[0]}{TO}{one[-1]}" for one in parts), last=False)


def _parts(numbers: Sequence[int]) -> list[Sequence[int]]:
    """Many numbers, cut into no more parts than a menu holds. The last part also takes what is left over."""
    size = PART
    while len(numbers) // size > MOST_OPTIONS:
        size *= PART
    starts = range(0, len(numbers) - size + 1, size)
    return [numbers[at : at + size if at != starts[-1] else None] for at in starts]


def _exchange(form: Exchange, head: str, words: list[str]) -> AnswerStep | None:
    """The step of an exchange: first one's own cards, then as many of the others."""
    cut = words.index(FOR) if FOR in words else len(words)
    gives, takes = words[:cut], words[cut + 1 :]
    sizes = [size for size in form.sizes if size <= min(len(form.mine), len(form.theirs))]
    settled = len(gives) in sizes and (FOR in words or len(form.mine) <= MOST_OPTIONS or len(gives) == max(sizes))
    if not settled:
        if len(form.mine) <= MOST_OPTIONS:
            return AnswerStep("card", head, form.mine, min(sizes), max(sizes), last=False)
        if len(gives) >= max(sizes):  # chosen by nobody: from the front
            gives = []
        prefix = " ".join([head, *gives])
        done = f"{prefix} {FOR}" if len(gives) in sizes else ""
        return AnswerStep("card", prefix, _cards_left(form.mine, gives), last=False, done=done)
    if len(takes) >= len(gives):
        return None
    prefix = " ".join([head, *gives, FOR, *takes])
    if len(form.theirs) <= MOST_OPTIONS:
        return None if takes else AnswerStep("card", prefix, form.theirs, len(gives), len(gives))
    return AnswerStep("card", prefix, _cards_left(form.theirs, takes), last=len(takes) + 1 == len(gives))


def _assign(form: Assign, head: str, words: list[str]) -> AnswerStep | None:
    """The step that chooses a card for the next seat."""
    if len(words) >= len(form.whom):
        return None
    seat = form.whom[len(words)]
    left = _cards_left(form.cards, [word.rpartition(TO_SEAT)[0] for word in words])
    among = tuple(f"{card}{TO_SEAT}{seat}" for card in left)
    return AnswerStep("card", " ".join([head, *words]), among, last=len(words) + 1 == len(form.whom), whom=seat)
