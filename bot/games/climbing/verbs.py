"""Verbs of the family's custom ids on the private panel: short, to leave room for the text of an action."""

CONFIRM = "c"  # asks once more before an action is played
ORDER = "o"  # a pass beforehand
CHOOSE = "f"  # a menu whose values are actions
WILD = "w"  # how many jokers are played as wild cards
TAB = "k"  # the verb that chooses which kind of plays is shown
USE = "u"  # a power with details to choose
CARDS = "v"  # a menu of cards for a power
GIVE = "g"  # a menu of cards to give
