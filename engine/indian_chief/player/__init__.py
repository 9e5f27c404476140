"""The computer player: `policy` says what a category is worth later, `outlook` what a hand may expect; `search` is for
strong stewards, and `fitted` has the numbers of all three.
"""
