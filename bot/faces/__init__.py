"""Card faces: which card has which face. They are drawn by our own code and kept as emojis of the application."""

from collections.abc import Mapping

Faces = Mapping[str, str]  # card token -> the markup that shows it, "<:Ace:123>"; empty while there are none

BACK = "Back"  # stands for a card that is hidden
JOKER = "Jo"
TRUMPS = (  # cards with a name and a number of their own, from 0 on
    "Fool",
    "Magician",
    "Priestess",
    "Empress",
    "Emperor",
    "Hierophant",
    "Lovers",
    "Chariot",
    "Strength",
    "Hermit",
    "Wheel",
    "Justice",
    "HangedMan",
    "Death",
    "Temperance",
    "Devil",
    "Tower",
    "Star",
    "Moon",
    "Sun",
    "Judgement",
    "World",
)
RANKS = {  # rank -> how it is called in a name, a word, since screen readers speak it
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
    "P": "Page",
    "N": "Knight",
    "J": "Jack",
    "Q": "Queen",
    "K": "King",
    "A": "Ace",
}
SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
SUITED = {
    rank + suit: RANKS[rank] + SUITS[suit]
    for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    for suit in SUITS
}
TWO_COLOURS = {  # the token of a second face -> the card that has it, for those who want suits red and black
    f"{card}'": card for card in SUITED if card[-1] in "CD"
}
NAMES = {  # card token -> name of its emoji
    **RANKS,
    JOKER: "Joker",
    **SUITED,
    **{token: f"{SUITED[card]}Plain" for token, card in TWO_COLOURS.items()},
    **{token: f"Arcana{token}" for token in TRUMPS},
    BACK: "Back",
}
PACKS = (  # the packs in the order of their need: the game most played knows ranks alone, most others have suits
    (*RANKS, JOKER, BACK),
    tuple(SUITED),
    TRUMPS,
    tuple(TWO_COLOURS),
)


def in_two_colours(faces: Faces) -> Faces:
    """The same faces with diamonds red and clubs black."""
    return {**faces, **{card: faces[token] for token, card in TWO_COLOURS.items() if token in faces}}
