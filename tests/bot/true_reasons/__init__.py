"""For each game of the parlour a function that says, by the rules, all that is true of an answer: the keys of the
reasons, and their values.
"""
