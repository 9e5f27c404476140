### The language itself, and the menus that choose one.

# `.locale` is its name in the CLDR, by which numbers and lists are written. A language in which a word changes before
# some sounds says so in attributes of its own: `.sound-y = \by(?=\si) → e`, a pattern and the word in its stead.
language = English
    .locale = en-GB

# The menu in one’s own settings; the first choice is to read the language of one’s Discord.
language-own = Your language
language-own-automatic = Language: as in your Discord

# The menu in the settings of a server. Only communities have chosen a language in Discord.
language-public-automatic = Public messages: in the community’s language
server-language = Public messages are in { $language }. People read their own panels in their own language.
server-language-automatic = Public messages are in the language that this community has chosen in Discord. Where it has chosen none, or English, a table speaks the language of its host, and everything else English.
