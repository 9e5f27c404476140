### German: the language itself, and the menus that choose one.

language = Deutsch
    .locale = de-DE

language-own = Deine Sprache
language-own-automatic = Sprache: wie in deinem Discord

language-public-automatic = Öffentliche Nachrichten: in der Sprache der Community
server-language = Sprache der öffentlichen Nachrichten: { $language }. Eigene Ansichten liest jede Person in ihrer Sprache.
server-language-automatic = Öffentliche Nachrichten stehen in der Sprache, die diese Community in Discord gewählt hat. Hat sie keine gewählt oder Englisch, spricht ein Tisch die Sprache seiner Tischleitung und alles andere Englisch.
