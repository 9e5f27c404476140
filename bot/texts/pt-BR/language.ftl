### Brazilian Portuguese: the language itself, and the menus that choose one.

language = Português (Brasil)
    .locale = pt-BR

language-own = Seu idioma
language-own-automatic = Idioma: o do seu Discord

language-public-automatic = Mensagens públicas: no idioma da comunidade
server-language = Idioma das mensagens públicas: { $language }. Cada pessoa lê o próprio painel no próprio idioma.
server-language-automatic = As mensagens públicas ficam no idioma que esta comunidade escolheu no Discord. Se ela não escolheu nenhum, ou escolheu inglês, uma mesa fala o idioma de quem a comanda, e todo o resto fica em inglês.
