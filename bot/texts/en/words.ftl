### Words to a partner, in games with sides. A game's ready-made words stand in its own file.

button-words = 💬 Partner
words-title = ## 💬 To { $name }
words-hint = Nobody else sees it, or even learns that something was said. It isn’t stored, and it disappears when this match ends.
# What they said follows.
word-heard = 💬 { $name }:
button-write = ✍️ In your own words
write-title = A word to your partner
write-label = What do you say?
write-about = Only { $name } sees it.

# Ready-made words, where a game has none of its own.
partner-words =
    .a = Yes
    .b = No
    .c = This one is mine
    .d = Your turn to shine
    .e = Careful
    .f = Well played

# What a steward answers.
steward-word-unknown = I only know the ready-made words.
steward-word-later = Let us see the cards first.

refused-no-words-here = Partners have no words here. Nothing was said.
refused-word-empty = That message is empty. Nothing was said.
refused-word-too-soon = One word at a time: wait a few seconds. Nothing was said.
refused-word-to-steward = A steward has your partner’s seat, and isn’t listening now. Nothing was said.
refused-word-unwanted = Your partner has switched words off. Nothing was said.
