"""How every form of options is answered by clicks: a half-made answer, the next thing to choose, and its components.

An answer is made step by step. What is chosen so far is a prefix of the answer's text ("give 3"); a step says what may
come next. Where several forms side by side share a verb, "~2" after it names the second of them ("meld~2"). A click
sends the half-made answer and, from a menu, what was chosen in it; nothing is kept between two clicks.

The verbs on the panel: PLAY sends an answer that is complete, GO_ON draws the panel again with more of it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from math import ceil
from typing import Literal, NamedTuple

import discord

from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import (
    GOOD,
    MAIN,
    MOST_LABEL,
    MOST_OPTION,
    MOST_OPTIONS,
    PER_ROW,
    PLAIN,
    Button,
    Item,
    button,
    rows,
    select,
)
from bot.ui.custom_ids import HAND, Press
from bot.ui.texts import say
from engine.contract import (
    Action,
    Assign,
    CardThenTarget,
    Decision,
    Exchange,
    OneOf,
    Options,
    PickCards,
    PickNumber,
    PickOne,
    View,
)
from engine.contract.action import RIDER

Kind = Literal["action", "verb", "card", "number", "suit", "rank", "seat", "cell"]
Form = PickCards | PickNumber | PickOne | CardThenTarget | Exchange | Assign

PLAY, GO_ON = "a", "b"
MOST_BUTTONS = 20  # more choices than these are a menu
LONGEST = 80  # characters of a half-made answer
BETWEEN = "|"  # its parts; no text of an action holds one
COPY = "~"  # before the number of a form that shares its verb with others
FOR = "for"  # between the two halves of an exchange


class Half(NamedTuple):
    """A half-made answer: what is chosen, what is said with it, and which page of the choices is open."""

    partial: str = ""
    rider: str = ""
    page: int = 0


NOTHING = Half()


class Step(NamedTuple):
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
        """Whether one thing is chosen, at one click."""
        return self.least == self.most == 1

    def grown(self, words: Sequence[str]) -> str:
        """What is chosen once these words are, too."""
        alone = self.kind in ("action", "verb")
        return " ".join(words if alone else [self.prefix, *words])


# ---------------------------------------------------------------------------- what a click sends


def write(half: Half) -> str:
    """A half-made answer as the argument of a custom id. Raises ValueError where that would be too long."""
    if BETWEEN in half.partial or BETWEEN in half.rider:
        raise ValueError(f"{BETWEEN!r} separates the parts: {half}")
    text = BETWEEN.join([half.partial, half.rider, str(half.page or "")]).rstrip(BETWEEN)
    if len(text) > LONGEST:
        raise ValueError(f"too long for a custom id: {text}")
    return text


def read(text: str) -> Half:
    """The half-made answer of an argument. Raises ValueError for one that is none."""
    parts = [*text.split(BETWEEN), "", ""]
    partial, rider, page = parts[:3]
    if any(parts[3:]) or (page and not (page.isascii() and page.isdecimal() and len(page) < 4)):
        raise ValueError(f"no half-made answer: {text[:LONGEST]!r}")
    return Half(partial, rider, int(page or 0))


def asked(view: View | None) -> Decision | None:
    """Which of the viewer's decisions the panel asks: the first that is not answered, else one that may be changed."""
    decisions = view.decisions if view else ()
    return next((one for one in decisions if one.given is None), next(iter(decisions), None))


def options_of(decision: Decision) -> Options:
    """All that may be answered, what may come first or instead included."""
    return OneOf((decision.options, *decision.before)) if decision.before else decision.options


def completed(decision: Decision, partial: str, values: Sequence[str] = (), rider: str = "") -> str | None:
    """The text to play, rider and all, when the answer is complete; None while it is not, and for one that is none."""
    text = grown(decision, partial, values)
    head, _, rest = text.partition(" ")
    plain = " ".join([head.partition(COPY)[0], rest]).rstrip() if COPY in head else text
    answer = decision.read(plain) if plain and RIDER not in plain else None
    if answer is None:
        return None
    said = decision.read(answer.text + RIDER + rider) if rider else None
    return (said or answer).text


def played(view: View | None, half: Half, values: Sequence[str] = ()) -> str | None:
    """What a click on PLAY plays: one of the viewer's rights, or a complete answer to what is asked; else None."""
    if view is not None and any(right.text == half.partial for right in view.rights):
        return half.partial
    decision = asked(view)
    return completed(decision, half.partial, values, half.rider) if decision else None


def grown(decision: Decision, partial: str, values: Sequence[str] = ()) -> str:
    """The half-made answer with what was chosen in a menu, whose values are "<word>#<which of its kind>"."""
    step = next_step(options_of(decision), partial) if values else None
    return step.grown([value.rpartition("#")[0] for value in values]) if step else partial


# ---------------------------------------------------------------------------- step by step


def next_step(options: Options, partial: str = "") -> Step | None:
    """What is to be chosen after `partial`; None when nothing is left. One that leads nowhere starts from the front."""
    forms = [form for form in _flat(options) if next(iter(form), None) is not None]
    heads = _heads(forms)
    head, *words = partial.split(" ")
    if head in heads:
        return _within(heads[head], head, words)
    listed = [answer.text for form in forms if isinstance(form, tuple) for answer in form]
    if partial in listed:
        return None
    if len(heads) == 1 and not listed:
        ((only, form),) = heads.items()
        alone = _few(form, 1)
        return Step("action", "", alone) if alone else _within(form, only, [])
    if not forms or _at_one_click(forms):
        return Step("action", "", _texts(forms)) if forms else None
    if not heads:
        return Step("action", "", _unique(listed))
    alone = tuple(text for form in heads.values() for text in _few(form, 1))
    verbs = tuple(name for name, form in heads.items() if not _few(form, 1))
    return Step("verb", "", verbs, last=False, whole=_unique([*listed, *alone]))


def _flat(options: Options) -> Iterator[Options]:
    if isinstance(options, OneOf):
        for form in options.forms:
            yield from _flat(form)
    else:
        yield options


def _heads(forms: Sequence[Options]) -> dict[str, Form]:
    """The forms by what an answer of theirs begins with: the verb, numbered from the second of one verb on."""
    heads: dict[str, Form] = {}
    seen: Counter[str] = Counter()
    for form in forms:
        if not isinstance(form, tuple | OneOf):
            seen[form.verb] += 1
            number = seen[form.verb]
            heads[form.verb + (f"{COPY}{number}" if number > 1 else "")] = form
    return heads


def _unique(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def _few(form: Options, most: int) -> tuple[str, ...]:
    """The texts of a form's answers when there are not more than these, else none."""
    texts = _unique([answer.text for answer in islice(form, most + 1)])
    return texts if len(texts) <= most else ()


def _texts(forms: Sequence[Options]) -> tuple[str, ...]:
    return _unique([answer.text for form in forms for answer in form])


def _at_one_click(forms: Sequence[Options]) -> bool:
    """Whether every answer can be a button: few, and each of them one choice."""
    if not all(isinstance(form, tuple | PickNumber | PickOne) or _few(form, 1) for form in forms):
        return False
    return len(list(islice((answer for form in forms for answer in form), MOST_BUTTONS + 1))) <= MOST_BUTTONS


def _within(form: Form, head: str, words: list[str]) -> Step | None:
    """The next step of one form, whose answer begins with `head`."""
    match form:
        case PickCards():
            return _cards(form, head, words)
        case PickNumber():
            numbers = tuple(map(str, form.numbers))
            return None if words and words[0] in numbers else Step("number", head, numbers)
        case PickOne():
            return _named(form.domain, head, form.among, words[:1])
        case CardThenTarget():
            targets = {card: _targets(form, card) for card, _ in form.targets if _targets(form, card)}
            if words[:1] and words[0] in targets:
                return _named(form.domain, f"{head} {words[0]}", targets[words[0]], words[1:2])
            return Step("card", head, tuple(targets), last=False)
        case Exchange():
            return _exchange(form, head, words)
        case Assign():
            return _assign(form, head, words)


def _cards(form: PickCards, head: str, words: list[str]) -> Step | None:
    """The seat first, where there is one; then all cards in one menu, or one by one where there are too many."""
    seats = tuple(map(str, form.whom))
    if len(seats) == 1 and not words:
        words = list(seats)
    if seats and (not words or words[0] not in seats):
        return Step("seat", head, seats, last=form.most == 0)
    prefix, taken = " ".join([head, *words]), words[1:] if seats else words
    if len(taken) >= min(form.most, len(form.cards)):
        return None
    done = prefix if len(taken) >= form.least else ""
    if len(form.cards) <= MOST_OPTIONS and form.most > 1:
        most = min(form.most, len(form.cards))
        return None if taken else Step("card", prefix, form.cards, form.least, most, done=done)
    return Step("card", prefix, _left(form.cards, taken), last=len(taken) + 1 == form.most, done=done)


def _left(cards: Sequence[str], taken: Sequence[str]) -> tuple[str, ...]:
    """One of each kind of card that is not taken, in order."""
    left = Counter(cards) - Counter(taken)
    return tuple(card for card in dict.fromkeys(cards) if left[card])


def _targets(form: CardThenTarget, card: str) -> tuple[str, ...]:
    return _unique([target for one, targets in form.targets if one == card for target in targets])


def _named(domain: Kind, prefix: str, among: Sequence[str], words: Sequence[str]) -> Step | None:
    """One of some names; of many cells first the line."""
    word, names = "".join(words), _unique(among)
    if word in names:
        return None
    if domain == "cell" and len(names) > MOST_OPTIONS:
        lines = _unique([name[0] for name in names])
        if word not in lines:
            return Step("cell", prefix, lines, last=False)
        names = tuple(name for name in names if name.startswith(word))
    return Step(domain, prefix, names)


def _exchange(form: Exchange, head: str, words: list[str]) -> Step | None:
    """The own cards, then as many of the others."""
    cut = words.index(FOR) if FOR in words else len(words)
    gives, takes = words[:cut], words[cut + 1 :]
    sizes = [size for size in form.sizes if size <= min(len(form.mine), len(form.theirs))]
    settled = len(gives) in sizes and (FOR in words or len(form.mine) <= MOST_OPTIONS or len(gives) == max(sizes))
    if not settled:
        if len(form.mine) <= MOST_OPTIONS:
            return Step("card", head, form.mine, min(sizes), max(sizes), last=False)
        if len(gives) >= max(sizes):  # chosen by nobody: from the front
            gives = []
        prefix = " ".join([head, *gives])
        done = f"{prefix} {FOR}" if len(gives) in sizes else ""
        return Step("card", prefix, _left(form.mine, gives), last=False, done=done)
    if len(takes) >= len(gives):
        return None
    prefix = " ".join([head, *gives, FOR, *takes])
    if len(form.theirs) <= MOST_OPTIONS:
        return None if takes else Step("card", prefix, form.theirs, len(gives), len(gives))
    return Step("card", prefix, _left(form.theirs, takes), last=len(takes) + 1 == len(gives))


def _assign(form: Assign, head: str, words: list[str]) -> Step | None:
    """A card for each seat in turn."""
    if len(words) >= len(form.whom):
        return None
    seat = form.whom[len(words)]
    left = _left(form.cards, [word.rpartition(">")[0] for word in words])
    among = tuple(f"{card}>{seat}" for card in left)
    return Step("card", " ".join([head, *words]), among, last=len(words) + 1 == len(form.whom), whom=seat)


# ---------------------------------------------------------------------------- components


def question(scene: Scene, decision: Decision, partial: str = "") -> str:
    """What is to be chosen now, in words."""
    step = _step(decision, partial)
    if step.kind in ("action", "verb"):
        return say("answer-what")
    said = _so_far(scene, decision, step)
    if step.whom is not None:
        return say("answer-card-for", said=said, name=wording.name(scene.person(step.whom)))
    if not step.single:
        return say("answer-cards", said=said, count=_amount(step))
    return say(f"answer-{step.kind}", said=said)


def draw(scene: Scene, decision: Decision, half: Half = NOTHING, room: int = 30) -> list[Item]:
    """What to click on to answer. `room`: how many components of the message are left for it."""
    step = _step(decision, half.partial)
    back = [_button(scene, say("button-back"), Half("", half.rider), GO_ON)] if half.partial else []
    tools = [*_at_once(scene, decision, step, half), *_riders(scene, decision, half), *back]
    if step.single:
        return [*_single(scene, decision, step, half, room - _size(len(tools))), *rows(tools)]
    choices = list(zip(_numbered(step.among), step.among, strict=True))
    return [*_menu(scene, step, half, say("hint-cards", count=_amount(step)), choices), *rows(tools)]


def _step(decision: Decision, partial: str) -> Step:
    """The next step, or the first where nothing is left, as on a panel that was drawn for another decision."""
    options = options_of(decision)
    step = next_step(options, partial) or next_step(options)
    if step is None:
        raise ValueError(f"nothing can be answered: {decision}")
    return step


def _size(buttons: int) -> int:
    """How many components so many buttons are, with their rows."""
    return buttons + ceil(buttons / PER_ROW)


def _press(scene: Scene, verb: str, half: Half) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb, write(half))


def _button(scene: Scene, label: str, half: Half, verb: str, style: discord.ButtonStyle = PLAIN) -> Button:
    return button(label[:MOST_LABEL], _press(scene, verb, half), style)


def _menu(scene: Scene, step: Step, half: Half, hint: str, choices: Sequence[tuple[str, str]]) -> list[Item]:
    """A menu of (label, word)."""
    copies: Counter[str] = Counter()
    values = []
    for label, word in choices:
        copies[word] += 1
        values.append((label[:MOST_OPTION], f"{word}#{copies[word]}"))
    press = _press(scene, PLAY if step.last or step.whole else GO_ON, half)
    return select(press, hint, values, step.least, step.most)


def _single(scene: Scene, decision: Decision, step: Step, half: Half, room: int) -> list[Item]:
    """One choice: buttons, or a menu, with pages where it is long. Beside many complete answers verbs are buttons."""
    words = (*step.whole, *step.among)
    texts = [word if word in step.whole else step.grown([word]) for word in words]
    short = all(len(text) + len(half.rider) + 2 <= LONGEST for text in texts)
    if len(words) <= MOST_BUTTONS and _size(len(words)) <= room and short:
        return rows(_choice(scene, decision, step, half, word) for word in words)
    if step.kind == "verb":
        verbs = rows(_choice(scene, decision, step, half, verb) for verb in step.among)
        return [*_pages(scene, decision, step, half, step.whole), *verbs]
    return _pages(scene, decision, step, half, step.among)


def _choice(scene: Scene, decision: Decision, step: Step, half: Half, word: str) -> Button:
    whole = word in step.whole
    text = word if whole else step.grown([word])
    verb = PLAY if whole or step.last else GO_ON
    return _button(scene, _label(scene, decision, step, half, word), Half(text, half.rider), verb)


def _pages(scene: Scene, decision: Decision, step: Step, half: Half, words: Sequence[str]) -> list[Item]:
    pages = max(ceil(len(words) / MOST_OPTIONS), 1)
    page = min(half.page, pages - 1)
    shown = words[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
    choices = [(_label(scene, decision, step, half, word), word) for word in shown]
    hint = say("hint-page", page=page + 1, pages=pages) if pages > 1 else say("hint-choose")
    here = half._replace(page=page)  # no two ids of a message may be alike, so each names another page
    turns = [
        _button(scene, "◀", here._replace(page=page - 1), GO_ON) if page else None,
        _button(scene, "▶", here._replace(page=page + 1), GO_ON) if page + 1 < pages else None,
    ]
    return [*_menu(scene, step, here, hint, choices), *rows(turn for turn in turns if turn)]


def _at_once(scene: Scene, decision: Decision, step: Step, half: Half) -> list[Button]:
    """Beside a choice of cards: no more of them; or the plainest ones, where it is only a matter of which."""
    found = []
    if step.done:
        complete = completed(decision, step.done) is not None
        label = say("button-done") if half.partial == step.done else say("button-none")
        found.append(_button(scene, label, Half(step.done, half.rider), PLAY if complete else GO_ON, GOOD))
    if step.last and step.least == step.most > 1:
        text = step.grown(step.among[: step.least])
        answer = decision.read(completed(decision, text) or "")
        if answer is not None and len(text) + len(half.rider) + 2 <= LONGEST:
            found.append(_button(scene, _told(scene, answer), Half(text, half.rider), PLAY, MAIN))
    return found


def _riders(scene: Scene, decision: Decision, half: Half) -> list[Button]:
    """What may be said with an answer, as toggles; one at a time."""
    found = []
    for rider in decision.riders:
        if rider.of and not any(text.startswith(half.partial) for text in rider.of):
            continue
        on = rider.name == half.rider
        label = say("rider-on" if on else "rider-off", name=naming.rider_name(scene.record.game, rider.name))
        after = half._replace(rider="" if on else rider.name)
        found.append(_button(scene, label, after, GO_ON, GOOD if on else PLAIN))
    return found


# ---------------------------------------------------------------------------- words


def _label(scene: Scene, decision: Decision, step: Step, half: Half, word: str) -> str:
    """What a choice is called; what is said with it is told where it goes with it."""
    whole = word in step.whole
    label = _whole(scene, decision, word) if whole else _word(scene, decision, step, word)
    text = completed(decision, word if whole else step.grown([word]), rider=half.rider) if half.rider else None
    rides = text is not None and text.endswith(RIDER + half.rider) and (whole or step.last)
    return say("with-rider", said=label, name=naming.rider_name(scene.record.game, half.rider)) if rides else label


def _whole(scene: Scene, decision: Decision, text: str) -> str:
    answer = decision.read(text)
    return _told(scene, answer) if answer else text


def _told(scene: Scene, answer: Action) -> str:
    return naming.option_name(scene.record.game, answer, lambda seat: _player(scene, seat))


def _word(scene: Scene, decision: Decision, step: Step, word: str) -> str:
    match step.kind:
        case "action":
            return _whole(scene, decision, word)
        case "verb":
            return _verb(scene, decision, step, word)
        case "card":
            return naming.card(word.rpartition(">")[0] if step.whom is not None else word)
        case "seat":
            return _player(scene, int(word))
        case _:
            return naming.value_name(step.kind, word)


def _verb(scene: Scene, decision: Decision, step: Step, head: str) -> str:
    """A verb; where several forms share it, with what each of them asks for."""
    verb = head.partition(COPY)[0]
    name = naming.verb_name(scene.record.game, verb)
    first = next_step(options_of(decision), head)
    if first is None or sum(one.partition(COPY)[0] == verb for one in step.among) == 1:
        return name
    return say("verb-asks", name=name, kind=first.kind, count=first.most, amount=_amount(first))


def _player(scene: Scene, seat: int) -> str:
    """A name for a label, which shows no markdown."""
    return names.in_plain(scene.person(seat).name)


def _amount(step: Step) -> str:
    return str(step.least) if step.least == step.most else f"{step.least}–{step.most}"


def _numbered(cards: Sequence[str]) -> Iterator[str]:
    """Cards as a menu names them; of equal ones, which of how many."""
    names = [naming.card_name(card) for card in cards]
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name + (f" ({seen[name]}/{names.count(name)})" if names.count(name) > 1 else "")


def _so_far(scene: Scene, decision: Decision, step: Step) -> str:
    """What is chosen before this step: "Swap 7♠ for"."""
    head, *words = step.prefix.split(" ")
    form = _heads(list(_flat(options_of(decision))))[head]
    said = [naming.verb_name(scene.record.game, head.partition(COPY)[0])]
    if isinstance(form, PickCards) and form.whom and words:
        said.append(wording.name(scene.person(int(words.pop(0)))))
    if isinstance(form, Assign):
        words = [word.rpartition(">")[0] for word in words]
    return " ".join([*said, *(word if word == FOR else naming.card(word) for word in words)])
