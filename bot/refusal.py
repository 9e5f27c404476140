"""Refusals of the table, beside those of the rules: a code and its values, never a sentence."""

from engine.contract import Illegal


class Refused(Illegal):
    """The table refuses this, and nothing has changed. `bot/texts/en/refusals.ftl` has a sentence for each code."""


class Malformed(Refused):
    """Raised for input that cannot be read, or was never offered: it is forged, or was drawn by another version of the
    bot.
    """

    def __init__(self) -> None:
        super().__init__("malformed")


class BotEnds(Refused):
    """Raised where somebody would have to think, and nobody does any more: the next process of the bot goes on."""

    def __init__(self) -> None:
        super().__init__("ending")
