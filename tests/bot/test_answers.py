"""Every form of options can be answered by clicks: each legal answer is reached, and nothing else is ever accepted."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest
from discord import ui

from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.screens.table import answer_choices, answers
from bot.screens.table.answer_steps import TO, next_step
from bot.screens.table.answers import Half
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import custom_ids
from bot.ui.components import GOLD, MOST_OPTIONS, screen
from bot.ui.custom_ids import ANSWER, NARROW
from data.records import Person, TableRecord
from engine.contract import (
    Action,
    Answers,
    Assign,
    CardThenTarget,
    Decision,
    Exchange,
    Menu,
    OneOf,
    PickCards,
    PickNumber,
    PickOne,
    Rider,
    action,
    naming,
)
from tests.said import is_said, said
from tests.toy import Toy

SUITED = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK")
CELLS = tuple(f"{column}{row}" for column in "ABCDEFGHIJ" for row in range(1, 11))
HAND = tuple(f"{card}#{copy}" for card in SUITED[:12] for copy in (1, 2))  # 24 cards, all of them told apart
PEOPLE = tuple(Person(key=f"u{seat}", name="𝕎" * 32, user=seat + 1) for seat in range(6))
ROOM = 30

SMALL: dict[str, Answers] = {
    "listed": (action("pass"), naming("bid", "110"), Action("7S", "play", ("7S",))),
    "menu": Menu([action("play", "7S"), action("play", "8S")]),
    "cards": PickCards("give", ("3", "3", "4", "5"), 2, 2),
    "one card": PickCards("give", ("TS#1", "TS#2", "KD"), 1, 1),
    "some cards": PickCards("keep", ("3", "3", "4", "5"), 0, 3),
    "cards to a seat": PickCards("give", ("3", "3", "4"), 1, 2, whom=(0, 3)),
    "cards to the only seat": PickCards("give", ("3", "3", "4"), 1, 2, whom=(3,)),
    "a seat and no cards": PickCards("catch", whom=(0, 2)),
    "nothing to choose": PickCards("spin"),
    "copies": PickCards("meld", ("KS#1", "KS#2", "KD#1", "*"), 3, 4),
    "number": PickNumber("bid", 100, 180, 10),
    "suit": PickOne("trump", "suit", tuple("SHDC")),
    "rank": PickOne("guess", "rank", tuple("A23456789TJQK")),
    "seat": PickOne("rob", "seat", ("0", "2", "5")),
    "cell": PickOne("mark", "cell", CELLS[:12]),
    "card": PickOne("play", "card", ("TS", "*", "KS#1", "KS#2")),
    "card then target": CardThenTarget("place", "cell", (("9S#1", ("B4", "H9")), ("JD", ("A1", "B4", "C7")))),
    "card then seat": CardThenTarget("send", "seat", (("9S", ("0", "3")),)),
    "exchange": Exchange("swap", ("7S", "8S", "9S"), ("KH", "AD", "TC"), (1, 3)),
    "exchange of equal cards": Exchange("swap", ("7", "7", "9"), ("K", "K"), (2,)),
    "assign": Assign("share", ("9S", "9S", "TD", "*"), (0, 2, 3)),
    "one of few": OneOf(
        (PickOne("discard", "card", SUITED[:6]), PickOne("knock", "card", SUITED[2:4]), (action("pass"),))
    ),
    "one of many": OneOf((PickNumber("bid", 1, 30), (action("pass"),), PickCards("meld", SUITED[:4], 3, 3))),
    "one verb twice": OneOf(
        (PickCards("meld", SUITED[:4], 3, 3), PickCards("meld", SUITED[4:9], 2, 2), PickNumber("meld", 1, 9))
    ),
    "a verb that is an answer": OneOf(
        ((action("swap"),), Exchange("swap", ("7S",), ("KH", "AD")), PickNumber("bid", 1, 30))
    ),
    "nested": OneOf((OneOf((PickNumber("bid", 1, 12), PickNumber("raise", 1, 12))), (action("pass"),))),
}
LARGE: dict[str, Answers] = {
    "many listed": tuple(naming("bid", str(number)) for number in range(130)),
    "listed between buttons and pages": tuple(naming("bid", str(number)) for number in range(23)),
    "a hand of 24": PickCards("commit", HAND, 3, 8),
    "just eight of 24": PickCards("commit", HAND, 8, 8),
    "more cards than a menu": PickCards("give", SUITED[:30], 1, 5, whom=(1, 2)),
    "a long range": PickNumber("bid", 0, 300, 5),
    "a thousand numbers": PickNumber("bid", 0, 1000),
    "numbers below zero": PickNumber("bid", -500, 7000, 3),
    "board": PickOne("mark", "cell", CELLS),
    "every card": PickOne("name", "card", SUITED),
    "a free card on a board": CardThenTarget("place", "cell", (("JD#1", CELLS), ("9S#1", ("B4", "H9")))),
    "exchange of many": Exchange("swap", SUITED[:28], SUITED[28:], (1, 3)),
    "exchange of 24": Exchange("swap", HAND, ("AS", "AH", "AD"), (1, 3)),
    "assign of 24": Assign("share", HAND, (0, 1, 3)),
    "assign of many": Assign("share", SUITED[:40], (0, 1, 3)),
    "listed beside a form": OneOf(
        (tuple(naming("bid", str(number)) for number in range(60)), PickCards("meld", HAND, 3, 3))
    ),
}


def scene() -> Scene:
    """A table with the longest ids that it can have for a while."""
    record = TableRecord(id=36**5 - 1, guild=1, channel=1, host=1, game="toy", people=PEOPLE)
    return Scene(record, Toy(), None, None, PEOPLE, (), Stamp(36**2 - 1, 36**3 - 1))


SCENE = scene()


def drawn(decision: Decision, half: Half) -> list[JSON]:
    """The components of a half-made answer. Fails where Discord would refuse them, or where they take too much room."""
    view = screen(GOLD, *answer_choices.draw(SCENE, decision, half, ROOM))
    parts: list[JSON] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    assert not list(component_problems(parts, Setting(v2=True)))
    found = [part for _, part in walk(parts)]
    assert len(found) - 1 <= ROOM
    assert answers.question(SCENE, decision, half)
    return [part for part in found if "custom_id" in part and not part.get("disabled")]


def chosen(part: JSON, wanted: Counter[str] | None) -> Iterator[list[str]]:
    """The choices in a menu: all of them, or as far as they are `wanted`. A button has nothing to choose."""
    if part["type"] == 2:
        yield []
        return
    values = [option["value"] for option in part["options"]]
    most = min(part["max_values"], len(values))
    if wanted is None:
        for size in range(part["min_values"], most + 1):
            yield from map(list, combinations(values, size))
    elif most == 1:
        yield from ([value] for value in values)
    else:
        left, picked = wanted.copy(), []
        for value in values:
            word = value.rpartition("#")[0]
            if left[word] > 0:
                left[word] -= 1
                picked.append(value)
        if part["min_values"] <= len(picked) <= most:
            yield picked


def clicks(decision: Decision, half: Half, wanted: Counter[str] | None = None) -> Iterator[tuple[str | None, Half]]:
    """Every click on a half-made answer: what it plays, or the half-made answer after it."""
    for part in drawn(decision, half):
        press = custom_ids.decode(part["custom_id"])
        assert press is not None
        sent = answers.read(press.argument)
        for values in chosen(part, wanted):
            if press.verb == ANSWER:
                text = answers.complete(decision, sent.partial, values, sent.rider)
                yield text, half
            else:
                assert press.verb == NARROW
                yield None, sent._replace(partial=answers.grow(decision, sent.partial, values))


def reached(decision: Decision) -> set[str]:
    """The texts of all answers that can be clicked together."""
    texts, seen, ahead = set(), {Half()}, [Half()]
    while ahead:
        for text, after in clicks(decision, ahead.pop()):
            if text is not None:
                texts.add(text)
            if after not in seen:
                seen.add(after)
                ahead.append(after)
    return texts


def reaches(decision: Decision, answer: Action) -> bool:
    """True if this answer can be clicked together, with no click that leads elsewhere."""
    wanted = Counter(answer.text.split(" ")[1:])
    seen, ahead = set(), [Half()]
    while ahead:
        for text, after in clicks(decision, ahead.pop(), wanted):
            if text == answer.text:
                return True
            alike = (
                *sorted(after.partial.split(" ")),
                after.page,
            )  # in which order cards are chosen makes no difference
            if alike not in seen and leads(after, answer):
                seen.add(alike)
                ahead.append(after)
    return False


def leads(half: Half, answer: Action) -> bool:
    """True if the words that are chosen so far are part of the answer; the last word may be the line of a cell, or the
    numbers between which it is.
    """
    verb, *words = answers.plain(half.partial).split(" ")
    left = Counter(words) - Counter(answer.text.split(" ")[1:])
    line = [word for word in left if any(within(part, word) for part in answer.text.split(" ")[1:])]
    return verb in ("", answer.verb) and len(left) <= len(line) <= 1


def within(part: str, word: str) -> bool:
    least, between, most = word.partition(TO)
    return int(least) <= int(part) <= int(most) if between else part.startswith(word)


@pytest.mark.parametrize("name", SMALL)
def test_just_the_legal_answers_can_be_clicked_together(name: str) -> None:
    decision = Decision("ask", 0, SMALL[name])
    assert reached(decision) == {answer.text for answer in decision.enumerate()}


@pytest.mark.parametrize("name", LARGE)
def test_every_answer_of_a_large_form_can_be_clicked_together(name: str) -> None:
    decision, random = Decision("ask", 0, LARGE[name]), Random(name)
    some = list(islice(decision.enumerate(), 300))
    for answer in random.sample(some, 4) + [drawn_by_luck(LARGE[name], random) for _ in range(4)]:
        assert answer in LARGE[name]
        assert reaches(decision, answer), answer.text


def drawn_by_luck(answers: Answers, random: Random) -> Action:
    """Any answer of a form that has too many to be listed."""
    match answers:
        case PickCards():
            cards = random.sample(answers.cards, random.randint(answers.least, answers.most))
            return answers.action(cards, random.choice(answers.whom) if answers.whom else None)
        case Exchange():
            size = random.choice(answers.sizes)
            return answers.action(random.sample(answers.mine, size), random.sample(answers.theirs, size))
        case Assign():
            return answers.action(random.sample(answers.cards, len(answers.whom)))
        case OneOf():
            return drawn_by_luck(random.choice(answers.forms), random)
        case _:
            return random.choice(list(answers))


def test_few_answers_of_several_forms_are_buttons_at_once() -> None:
    parts = drawn(Decision("ask", 0, SMALL["one of few"]), Half())
    assert len(parts) == 9
    assert all(part["type"] == 2 for part in parts)


def test_cards_of_a_fixed_number_have_the_plainest_answer_at_one_click() -> None:
    decision = Decision("tax", 0, PickCards("give", ("3", "3", "4", "5"), 2, 2))
    assert "give 3 3" in [text for text, _ in clicks(decision, Half(), Counter())]


def test_what_may_come_first_can_be_clicked_as_well() -> None:
    decision = Decision("play", 0, PickOne("play", "card", SUITED[:24]), before=(PickOne("guess", "rank", ("K", "A")),))
    assert reached(decision) == {answer.text for answer in decision.enumerate()}


@pytest.mark.parametrize(("least", "most", "step"), [(0, 1000, 1), (-500, 7000, 3), (1, 101, 1), (0, 99_999, 1)])
def test_any_of_many_numbers_is_a_few_clicks_away(least: int, most: int, step: int) -> None:
    form = PickNumber("bid", least, most, step)
    for number in (form.numbers[0], form.numbers[-1], Random(most).choice(form.numbers)):
        partial, clicks = "", 0
        while (found := next_step(form, partial)) is not None:
            assert len(found.among) <= MOST_OPTIONS
            (word,) = [one for one in found.among if one == str(number) or (TO in one and within(str(number), one))]
            partial, clicks = found.grown([word]), clicks + 1
        assert partial == form.action(number).text
        assert clicks <= 5


@pytest.mark.parametrize("text", ["bid 9..3", "bid 0..2000", "bid ..", "bid 0..5..9", "bid x..y"])
def test_forged_ends_of_numbers_start_from_the_front_or_offer_what_there_is(text: str) -> None:
    step = next_step(PickNumber("bid", 0, 1000), text)
    assert step is not None
    assert len(step.among) <= MOST_OPTIONS


@pytest.mark.long
def test_cards_that_are_chosen_one_by_one_are_asked_for_with_their_number() -> None:
    decision = Decision("ask", 0, LARGE["more cards than a menu"])
    asked = answers.question(SCENE, decision, Half("give 1 AS"))
    assert is_said("answer-card-of", asked, count="1–5")
    single = Decision("ask", 0, PickCards("give", SUITED[:30], 1, 1))
    assert answers.question(SCENE, single) == said("answer-card", said="Give")


@pytest.mark.parametrize("rider", ["", "loud"])
def test_as_many_cards_as_the_buttons_can_keep_may_be_chosen_one_by_one_and_then_given(rider: str) -> None:
    decision = Decision("ask", 0, PickCards("give", SUITED, 1, 52), riders=(Rider("loud"),))
    half, chosen_so_far = Half("", rider), 0
    while menus := [part for part in drawn(decision, half) if part["type"] == 3]:
        press = custom_ids.decode(menus[0]["custom_id"])
        assert press is not None
        sent = answers.read(press.argument)
        half = sent._replace(partial=answers.grow(decision, sent.partial, [menus[0]["options"][-1]["value"]]))
        chosen_so_far += 1
    given = {text for text, _ in clicks(decision, half) if text is not None}
    assert chosen_so_far >= 20
    assert [len(answer.cards) for text in given if (answer := decision.read(text))] == [chosen_so_far]


def test_what_is_done_before_has_no_rider() -> None:
    decision = Decision(
        "ask", 0, PickNumber("bid", 1, 30), before=(PickCards("trade", SUITED[:4], 1, 2),), riders=(Rider("loud"),)
    )
    for partial, offered in (("", True), ("bid", True), ("trade", False)):
        assert bool(answer_choices.riders(SCENE, decision, Half(partial))) is offered


def test_a_rider_goes_with_the_answers_that_it_fits_and_with_no_other() -> None:
    riders = (Rider("truc"), Rider("marriage", ("play QH",)))
    decision = Decision("play", 0, PickOne("play", "card", ("QH", "7S")), riders=riders)
    assert reached(decision) == {"play QH", "play 7S", "play QH +truc", "play 7S +truc", "play QH +marriage"}
    labels = {part["label"] for part in drawn(decision, Half(rider="marriage"))}
    assert {"Play Q♥ + Marriage", "Q♥ + Marriage"} & labels
    assert not [label for label in labels if "7♠" in label and "Marriage" in label]


def test_a_rider_stays_while_an_answer_of_several_steps_is_made() -> None:
    decision = Decision("turn", 0, SMALL["exchange"], riders=(Rider("close"),))
    plain = {answer.text for answer in decision.enumerate()}
    assert reached(decision) == plain | {f"{text} +close" for text in plain}


@pytest.mark.parametrize(
    "half", [Half(), Half("bid 110"), Half("give 3", "close"), Half("", "", 4), Half("a", "b", 999)]
)
def test_a_half_made_answer_is_written_and_read(half: Half) -> None:
    assert answers.read(answers.write(half)) == half


@pytest.mark.parametrize("text", ["a|b|c", "a|b|-1", "a|b|1|d", "||²", "||99999"])
def test_a_forged_half_made_answer_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no half-made answer"):
        answers.read(text)


def test_a_half_made_answer_too_long_for_a_custom_id_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        answers.write(Half("give " + " ".join(HAND)))


@pytest.mark.parametrize("name", [*SMALL, *LARGE])
def test_forged_clicks_play_nothing_illegal(name: str) -> None:
    decision, random = Decision("ask", 0, {**SMALL, **LARGE}[name], riders=(Rider("close"),)), Random(name)
    verbs = ["give", "swap", "bid", "meld~2", "share", "~", ""]
    words = ["3", "3#1", "for", "9S>0", "KS#1#9", "+close", "-1", "", "∞", *HAND[:3]]
    for _ in range(60):
        partial = " ".join([random.choice(verbs), *random.choices(words, k=random.randint(0, 4))])
        values = random.choices(words, k=random.randint(0, 3))
        text = answers.complete(decision, partial, values, random.choice(["", "close", "+"]))
        assert text is None or decision.read(text)
        after = answers.grow(decision, partial, values)
        if len(after) < 60 and "|" not in after:
            drawn(decision, Half(after, "close", random.randint(0, 99)))


def test_a_button_of_the_panel_plays_what_it_says() -> None:
    row = next(
        item
        for item in answer_choices.draw(SCENE, Decision("bid", 0, PickNumber("bid", 0, 3)))
        if isinstance(item, ui.ActionRow)
    )
    assert [child.label for child in row.children if isinstance(child, ui.Button)] == ["0", "1", "2", "3"]
