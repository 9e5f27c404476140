"""Any legal answer, at random."""

from itertools import islice
from random import Random

from engine.contract import (
    Action,
    Assign,
    CardThenTarget,
    Decision,
    Exchange,
    Menu,
    OneOf,
    Options,
    PickCards,
    PickNumber,
    PickOne,
)

RIDDEN = 0.3  # how often a rider is said where one may be
BEFORE = 0.3  # how often something is done before the answer where something may be
FIRST = 60  # so many of the answers that are alike are looked at


def anything(decision: Decision, random: Random) -> Action:
    """An answer of the options or of what may be done before, with a rider or without."""
    forms = [form for form in decision.before if next(iter(form), None) is not None]
    if forms and random.random() < BEFORE:
        return any_of(random.choice(forms), random)
    plain = any_of(decision.options, random)
    riders = [rider for rider in decision.riders if not rider.of or plain.text in rider.of]
    return plain.saying(random.choice(riders).name) if riders and random.random() < RIDDEN else plain


def any_of(options: Options, random: Random) -> Action:
    """An answer of a form, one of those too that nobody would list. Raises IndexError for a form that has none."""
    match options:
        case Menu():
            return random.choice(list(islice(options.alike(random.choice(options)), FIRST)))
        case tuple():
            return random.choice(options)
        case PickCards():
            size = random.randint(options.least, options.most)
            return options.action(random.sample(options.cards, size), random.choice(options.whom or (None,)))
        case PickNumber():
            return options.action(random.choice(options.numbers))
        case PickOne():
            return options.action(random.choice(options.among))
        case CardThenTarget():
            card, targets = random.choice([pair for pair in options.targets if pair[1]])
            return options.action(card, random.choice(targets))
        case Exchange():
            size = random.choice(options.sizes)
            return options.action(random.sample(options.mine, size), random.sample(options.theirs, size))
        case Assign():
            return options.action(random.sample(options.cards, len(options.whom)))
        case OneOf():
            return any_of(random.choice([form for form in options.forms if next(iter(form), None)]), random)
