### Brazilian Portuguese: a round opened after its end, and the hashes that are shown before.

hash-first-short = 🔒 A primeira distribuição está fixada: `{ $hash }…`
hash-first = A primeira distribuição está fixada por este SHA-256: `{ $hash }`
hash-next-short = 🔒 A próxima distribuição está fixada: `{ $hash }…`
hash-next = A próxima distribuição está fixada por este SHA-256: `{ $hash }`
hash-round = Esta distribuição está fixada por este SHA-256: `{ $hash }`
hash-short = distribuição `{ $hash }…`
hands-sealed = 🔒 As mãos desta rodada ficam lacradas.
button-open = 🔍 Mostrar as mãos
button-check-yourself = 🔏 Conferir sem o bot
button-check = 🔍 Conferir

proof-title = ## 🔍 Rodada { $round }, revelada
proof-kept = **Como prometido: lugares e cartas estavam fixados antes de qualquer sorteio.**
proof-broken = **Não é como prometido. As linhas com ❌ abaixo não combinam com a semente, ou com o hash que foi mostrado.**
proof-older = **O hash foi comparado. O resto foi jogado com uma versão antiga das regras, que este bot não conhece mais.**
proof-hands = **As mãos como saíram**
proof-no-hands = Com esta semente não se pode dar mão nenhuma.
proof-taxes = **Tributos**
proof-tax = { $payer } pagou **{ $paid }** a { $receiver } e recebeu **{ $returned }**.

proof-hash-right = A semente tem o SHA-256 que foi mostrado antes de qualquer sorteio.
proof-hash-wrong = O SHA-256 da semente não é o que foi mostrado.
proof-seats-right = Os lugares vêm da semente.
proof-seats-wrong = Os lugares não vêm da semente.
proof-seats-unknown = Os lugares não foram calculados.
proof-moves-right = A distribuição vem da semente, e as { $moves } jogadas sobre ela levam ao mesmo fim.
proof-moves-wrong = As jogadas não podem ter sido feitas sobre a distribuição que vem da semente, ou levam a outro fim.
proof-moves-unknown = A distribuição não foi calculada.
proof-seed = Semente `{ $seed }`
proof-hash = SHA-256 `{ $hash }`
proof-shown = Mostrado antes da distribuição `{ $hash }`

proof-yourself = **Sem o bot:** compare este SHA-256 com o que foi mostrado antes da distribuição (o começo está na antessala ou no fim da última rodada, o hash inteiro nas regras da casa ou atrás de ⋯). Depois rode `python verify.py` seguido do nome do registro; não precisa de mais nada. Ele calcula o hash, e os lugares e as mãos de todo jogo cuja distribuição ele conhece; as jogadas ele não confere.
proof-recipe =
    -# Em qualquer linguagem: os 32 bytes da semente, a palavra `seats` ou `deal`, e um contador 0, 1, 2… em oito bytes passam juntos pelo SHA-256; cada 64 bits disso são um número, o primeiro byte o mais alto. “Abaixo de n” é o próximo número módulo n, pulando números iguais ou maiores que o maior múltiplo de n até 2^64.
proof-recipe-cards =
    -# Lugares: um após o outro, cada um tira a carta “abaixo do que resta” de quatro vezes 2 a A, sendo 0 a primeira (o último valor é o 2 quando o Dois está no topo); quem empata tira de novo. Distribuição: o baralho do mais baixo ao mais alto, curingas no fim, é embaralhado a partir do fim, a carta i com a carta “abaixo de i + 1”; depois vai uma carta a cada lugar por vez, a começar pelo que vem depois de quem dá as cartas.

proof-closed-kept = **Como prometido: cada carta mostrada estava no baralho no ponto fixado antes da distribuição.**
proof-closed-broken = **Não é como prometido. As linhas com ❌ abaixo não combinam com o que foi mostrado antes da distribuição.**
proof-closed-older = **Esta rodada foi jogada com uma versão antiga das regras, que este bot não conhece mais.**
proof-closed-hash-right = O baralho tem o SHA-256 que foi mostrado antes de qualquer sorteio.
proof-closed-hash-wrong = O SHA-256 do baralho não é o que foi mostrado.
proof-closed-hash-unknown = O SHA-256 do baralho não pode mais ser calculado.
proof-closed-seats-right = Os lugares vêm da semente. A semente fica em segredo, então disso você só tem a palavra do bot.
proof-closed-seats-wrong = Os lugares não vêm da semente.
proof-closed-seats-unknown = Os lugares não foram calculados.
proof-closed-moves-right = A distribuição vem da semente, e as { $moves } jogadas sobre ela levam ao mesmo fim. Disso também você só tem a palavra do bot.
proof-closed-moves-wrong = As jogadas não podem ter sido feitas sobre a distribuição que vem da semente, ou levam a outro fim.
proof-closed-moves-unknown = A distribuição não foi calculada.
proof-closed-yourself = **Sem o bot:** compare este SHA-256 com o que foi mostrado antes da distribuição (o começo está na antessala ou no fim da última rodada, o hash inteiro nas regras da casa ou atrás de ⋯). Depois rode `python verify.py` seguido do nome da prova; não precisa de mais nada, e confere cada carta que foi mostrada.
proof-closed-recipe =
    -# Em qualquer linguagem: cada carta do baralho embaralhado tem uma folha, o SHA-256 de 32 bytes de sal e das letras da carta. O SHA-256 de todas as folhas, uma após a outra, é o da lista; o SHA-256 de todas as listas, uma para cada baralho que poderia ter sido dado, é o que foi mostrado. Cartas que ninguém mostrou guardam o sal e ficam ocultas para sempre.
