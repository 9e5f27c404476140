### Spanish: the language itself, and the menus that choose one.

# *y* se vuelve *e* ante el sonido i (“Kim e Iris”, pero “agua y hielo”); *o*, *u* ante el sonido o (“siete u ocho”).
language = Español
    .locale = es
    .sound-y = \by(?=\s[*_\u2068]*(?:[IÍií]|[Hh][ií](?!e))) → e
    .sound-o = \bo(?=\s[*_\u2068]*(?:[OÓoó]|[Hh][oó]|8|11\b)) → u

language-own = Tu idioma
language-own-automatic = Idioma: el de tu Discord

language-public-automatic = Mensajes públicos: en el idioma de la comunidad
server-language = Idioma de los mensajes públicos: { $language }. Cada persona lee su panel en su propio idioma.
server-language-automatic = Los mensajes públicos están en el idioma que esta comunidad ha elegido en Discord. Si no ha elegido ninguno, o ha elegido el inglés, una mesa habla el idioma de quien la dirige y todo lo demás va en inglés.
