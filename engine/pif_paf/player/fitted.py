"""The numbers of a hand's outlook, fitted to rounds of merchants: `python -m tests.tools.fits pif_paf_outlook` (seed
"fits", 600 rounds of each number of players, and 1,000 of four) finds them.

`WINS`: the weights of what tells how likely a hand wins (`outlook.Outlook.features`); `CLAIMED`: of what tells how
likely a card is claimed that is thrown (`outlook.Outlook.dangers`). `WEIGHTS`: by the number of cards that a hand lacks
as it is dealt, from one on, the two numbers of which its weight is made (`outlook.Outlook.weight`).
"""

WINS = (
    *(-0.093, -0.133, 1.024),
    *(-1.025, -0.187, 0.461),
    *(-1.753, -0.222, 0.29),
    *(-2.128, -0.141, 0.163),
    *(-1.241, -0.161, 0.0),
    *(-0.861, -0.027),
)
CLAIMED = (-10.809, 2.142, 1.303, -1.212, -0.707, 0.909, 0.461, 0.16)
WEIGHTS = ((0.79, 1.29), (0.26, 0.53), (-0.23, 0.25), (-0.52, 0.13), (-0.32, 0.0))
