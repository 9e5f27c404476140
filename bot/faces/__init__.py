"""Card faces: which card has which face. They are drawn by our own code and kept as emojis of the application."""

from collections.abc import Mapping

from engine.tahimi.deck import JOKER

Faces = Mapping[str, str]  # card token -> the markup that shows it, "<:Ace:123>"; empty while there are none

BACK = "Back"  # stands for a card that is hidden
NAMES = {  # card token -> name of its emoji, a word, since screen readers speak it
    "2": "Two",
    "3": "Three",
    "4": "Four",
    "5": "Five",
    "6": "Six",
    "7": "Seven",
    "8": "Eight",
    "9": "Nine",
    "10": "Ten",
    "11": "Eleven",
    "12": "Twelve",
    "13": "Thirteen",
    "14": "Fourteen",
    "15": "Fifteen",
    "J": "Jack",
    "Q": "Queen",
    "K": "King",
    "A": "Ace",
    JOKER: "Joker",
    BACK: "Back",
}
