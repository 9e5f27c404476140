### Brazilian Portuguese: achievements.

achievements-title = ## 🏅 O que você conquistou
achievements-of = ## 🏅 O que { $name } conquistou
achievements-count = { $count } de { $most }. As outras se apresentam quando chegarem.
achievements-none = Nada ainda. Elas vêm sozinhas, com o que acontece à mesa.
achievement-line = **{ $name }** · { $about } { $game }, { $when }.
achievement-earned = 🏅 **{ $name }.** { $about }
achievements-private = Só você vê isto. `/achievements` mostra todas.

achievement-first-win = A primeira
    .about = Você venceu, e isso ninguém tira mais.
achievement-three-games = Três chapéus
    .about = Você venceu em três jogos diferentes.
achievement-seven-games = Chapeleira
    .about = Você venceu em sete jogos diferentes.
achievement-crowd = Casa cheia
    .about = Você venceu numa mesa de oito ou mais.
achievement-upset = Zebra
    .about = Você venceu com o rating mais baixo da mesa.
achievement-rise = Do porão ao trono
    .about = Você ficou em último, e na rodada seguinte em primeiro.
achievement-fall = Do trono ao porão
    .about = Você ficou em primeiro, e na rodada seguinte em último. A vista era linda.
achievement-dynasty = Pequena dinastia
    .about = Você usou a coroa três vezes seguidas.
achievement-escape = Luz do dia
    .about = Você ficou em último cinco vezes seguidas, e depois não mais.
achievement-long-night = Noite comprida
    .about = Você jogou dez rodadas sem coroa, e voltou para a décima.
achievement-abject = Violinos
    .about = A sua miséria numa sessão passou de cem.
achievement-champion = Nome do mês
    .about = Você ficou em primeiro num mês inteiro.
achievement-cup = A taça
    .about = Você venceu um torneio jogado até o fim.
