"""The computer player: `odds` and `policy`; `search` with `reading` (what the policy does with which cards), `past`
(which worlds are likely) and `outlook` (what a score promises); `words` to a partner.
"""
