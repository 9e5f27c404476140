### Spanish: the language itself, and the menus that choose one.

language = Español
    .locale = es

language-own = Tu idioma
language-own-automatic = Idioma: el de tu Discord

language-public = Idioma de los mensajes públicos
language-public-automatic = Mensajes públicos: en el idioma de la comunidad
server-language = Idioma de los mensajes públicos: { $language }. Cada persona lee su panel en su propio idioma.
server-language-automatic = Los mensajes públicos están en el idioma que esta comunidad ha elegido en Discord o, si no, en inglés.
