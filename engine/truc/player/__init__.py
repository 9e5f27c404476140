"""The computer player: `odds` and `policy`; `search` with `reading` (what the policy does with which cards), `past`
(which worlds are likely); `words` to a partner.
"""
