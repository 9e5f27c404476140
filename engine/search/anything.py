"""Any legal answer, at random."""

from itertools import islice
from random import Random

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
)

RIDDEN = 0.3  # how often a rider is said where one may be
BEFORE = 0.3  # how often something is done before the answer where something may be
FIRST = 60  # the number of answers of one form that are looked at


def anything(decision: Decision, random: Random) -> Action:
    """One of the decision's answers, or of what may be done before, with a rider or without."""
    forms = [form for form in decision.before if next(iter(form), None) is not None]
    if forms and random.random() < BEFORE:
        return any_of(random.choice(forms), random)
    plain = any_of(decision.answers, random)
    riders = [rider for rider in decision.riders if not rider.of or plain.text in rider.of]
    return plain.saying(random.choice(riders).name) if riders and random.random() < RIDDEN else plain


def any_of(answers: Answers, random: Random) -> Action:
    """An answer of a form, one of those too that nobody would list. Raises IndexError for a form that has none."""
    match answers:
        case Menu():
            return random.choice(list(islice(answers.alike(random.choice(answers)), FIRST)))
        case tuple():
            return random.choice(answers)
        case PickCards():
            size = random.randint(answers.least, answers.most)
            return answers.action(random.sample(answers.cards, size), random.choice(answers.whom or (None,)))
        case PickNumber():
            return answers.action(random.choice(answers.numbers))
        case PickOne():
            return answers.action(random.choice(answers.among))
        case CardThenTarget():
            card, targets = random.choice([pair for pair in answers.targets if pair[1]])
            return answers.action(card, random.choice(targets))
        case Exchange():
            size = random.choice(answers.sizes)
            return answers.action(random.sample(answers.mine, size), random.sample(answers.theirs, size))
        case Assign():
            return answers.action(random.sample(answers.cards, len(answers.whom)))
        case OneOf():
            return any_of(random.choice([form for form in answers.forms if next(iter(form), None)]), random)
