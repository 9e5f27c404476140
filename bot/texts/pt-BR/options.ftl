### Brazilian Portuguese: house rules.

option-default = { $label } (o usual)
option-default-on = { $about } Padrão: sim.
option-default-off = { $about } Padrão: não.

option-numbers = um número de { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } em { $step }
}
option-numbers-or-none = { $numbers }, ou nada para nenhum

option-preset = Regras prontas
    .told-mooseyard = regras de Mooseyard

## Deck

option-deck-mode = Baralho
    .about = Com o que jogam cinco ou mais pessoas. Três ou quatro sempre têm 52 cartas.
    .expanded = Ampliado: 13 cartas para cada, com valores extras (11 a 15) entre o Dez e o Valete
    .extra_suits = Naipes extras: 13 cartas para cada, um naipe a mais por pessoa além de quatro
    .standard = Comum: 52 cartas, seja qual for o número de pessoas
    .told-expanded = baralho ampliado
    .told-extra_suits = naipes extras
    .told-standard = 52 cartas para qualquer número

option-removal-rank = Cartas retiradas
    .about = A partir de que valor saem cartas até as mãos ficarem iguais.
    .auto = Automático: o meio do baralho
    .told-auto = saem as cartas do meio
    .told-rank = primeiro a sair: { $rank }

option-divide-evenly = Mãos iguais
    .about = Saem cartas do baralho até todo mundo receber o mesmo número.
    .told-on = mãos iguais
    .told-off = mãos desiguais

## Cards

option-jokers = Curingas
    .about = Se há dois curingas no baralho, e quanto valem.
    .none = Nenhum
    .low = Baixos: abaixo de qualquer outra carta, quando abrem a vaza sozinhos
    .wild = Livres: qualquer valor
    .told-none = sem curingas
    .told-low = dois curingas baixos
    .told-wild = dois curingas livres

option-joker-tax = Curingas nos tributos
    .about = Se um curinga conta como a melhor carta ou como a pior.
    .auto = Como são: livres os melhores, baixos os piores
    .high = Melhores: vão embora primeiro
    .low = Piores: ficam na mão
    .told-auto = curingas tributados conforme valem
    .told-high = curingas tributados primeiro
    .told-low = curingas tributados por último

option-deuces-high = Dois no topo
    .about = O Dois é o valor mais alto, acima do Ás.
    .told-on = Dois no topo
    .told-off = Dois embaixo

option-instant-top = Carta máxima encerra
    .about = Uma jogada do valor mais alto leva a vaza na hora.
    .told-on = a carta máxima encerra a vaza
    .told-off = a carta máxima espera as respostas

option-packs = Baralhos
    .about = Quantos baralhos de 52 cartas são embaralhados juntos.
    .auto = Automático: pelo menos oito cartas para cada
    .told-auto = baralhos conforme o número de pessoas
    .told-1 = um baralho
    .told-2 = dois baralhos
    .told-3 = três baralhos
    .told-4 = quatro baralhos

option-min-run = Menor sequência
    .about = Quantas cartas seguidas do mesmo naipe fazem uma sequência.
    .told-3 = sequências de três ou mais
    .told-4 = sequências de quatro ou mais

option-exchange = Troca
    .about = Que cartas mudam de mão depois da distribuição, a partir da segunda rodada.
    .classic = Clássica: duas cartas e uma
    .scaled = Em escala: três, duas e uma, com oito ou mais pessoas
    .none = Nenhuma
    .told-classic = troca clássica
    .told-scaled = troca em escala
    .told-none = sem troca

option-revolution = Revolução
    .about = Quatro ou mais cartas de um valor invertem a ordem dos valores.
    .told-on = revoluções
    .told-off = sem revoluções

option-eight-stop = O Oito encerra
    .about = Uma jogada com um Oito leva a pilha na hora.
    .told-on = o Oito leva a pilha
    .told-off = o Oito é um valor como os outros

option-suit-lock = Travas
    .about = Se uma jogada tem os naipes da que está embaixo, só esses podem vir depois.
    .told-on = os naipes travam
    .told-off = os naipes nunca travam

option-spade-three = Três de Espadas
    .about = Jogado só, vence um Dois jogado só; com três pessoas não há Três no baralho.
    .told-on = o 3♠ vence um 2 avulso
    .told-off = o 3♠ é um Três

## Ranks and taxes

option-seating = Primeiros lugares
    .about = Como se definem os primeiros postos. A ordem de chegada pede a primeira rodada sem postos.
    .draw = Por sorteio: a carta mais alta vira Tahimi
    .join_order = Na ordem de chegada
    .told-draw = lugares sorteados
    .told-join_order = lugares na ordem de chegada

option-first-lead = Primeira rodada
    .about = Se a primeira rodada já tem postos. Sem eles, os lugares vão pela ordem de chegada.
    .top = Com postos: Tahimi abre
    .after_dealer = Sem postos: sorteia-se quem dá as cartas, e o lugar seguinte abre
    .told-top = primeira rodada com postos
    .told-after_dealer = primeira rodada sem postos

option-progressive-taxes = Tributos
    .about = Se seis ou mais pessoas pagam tributos mais altos.
    .auto = Automático: mais altos, menos com o baralho comum
    .always = Sempre mais altos
    .never = Nunca: duas cartas e uma
    .told-auto = tributos conforme o baralho
    .told-always = tributos mais altos com qualquer baralho
    .told-never = tributos fixos

option-tax-first-round = Tributos já na primeira
    .about = Paga-se tributo antes de alguém ter ganhado um posto.
    .told-on = tributos na primeira rodada
    .told-off = primeira rodada sem tributos

option-rank-privilege = Privilégio do posto
    .about = Se ninguém cobre as últimas cartas de alguém, abre quem tem o posto mais alto.
    .told-on = privilégio do posto
    .told-off = sem privilégio do posto

## Tricks and One Card

option-lead-pass = Passar a saída
    .about = Se quem tem a saída pode passá-la adiante.
    .allowed = Pode, mas não até dar a volta na mesa
    .forbidden = Não pode: quem abre tem que jogar
    .told-allowed = a saída pode ser passada
    .told-forbidden = quem abre tem que jogar

option-one-card = Última Carta
    .about = Como todo mundo fica sabendo que alguém tem só uma carta.
    .auto = Pelo arauto, sempre
    .manual = Por quem a tem, que pode esquecer e cair no flagra
    .told-auto = o arauto anuncia “Última carta”
    .told-manual = cada um anuncia a própria “Última carta”

option-one-card-penalty = Flagra da Última Carta
    .about = O que acontece a quem não anunciou. Só onde cada um anuncia a sua.
    .none = Vergonha
    .skip = Tem que passar a próxima vez
    .told-none = sem castigo para o silêncio
    .told-skip = quem não anuncia perde uma vez

option-show-counts = Contagem visível
    .about = Todo mundo vê quantas cartas cada um tem.
    .told-on = contagem visível
    .told-off = contagem oculta

## Table

option-seats = Lugares desejados
    .about = Mordomos completam a mesa até este número; mais gente ainda pode sentar.

seats-wanted = { $count ->
    [1] 1 lugar
   *[other] { $count } lugares
}

option-pace = Ritmo
    .about = Quanto pode durar uma decisão antes que a mesa decida por você.
    .quick = Rápido: 20 segundos
    .lively = Animado: 45 segundos
    .reserve = Com reserva: 15 segundos, e mais 2 minutos para a rodada inteira
    .relaxed = Tranquilo: 2 minutos
    .slow = Lento: 12 horas
    .told-quick = ritmo rápido
    .told-lively = ritmo animado
    .told-reserve = reserva de tempo
    .told-relaxed = ritmo tranquilo
    .told-slow = ritmo lento

option-join-policy = Quem chega
    .about = Onde senta quem chega entre duas rodadas.
    .middle = No meio
    .serf = Embaixo
    .redraw = Sorteiam-se de novo os lugares de toda a mesa
    .pick = Onde a carta sorteada mandar
    .told-middle = quem chega senta no meio
    .told-serf = quem chega senta embaixo
    .told-redraw = quem chega faz sortear tudo de novo
    .told-pick = quem chega sorteia uma carta

option-best-of = Melhor de
    .about = Uma série de rodadas que alguém vence. Cada uma dá um ponto por pessoa que fica atrás de você.
    .none = Sem fim: rodada após rodada
    .told-none = sem série
    .told-3 = melhor de 3 rodadas
    .told-5 = melhor de 5 rodadas
    .told-10 = melhor de 10 rodadas

option-sealed = Mãos lacradas
    .about = As mãos de uma rodada nunca são mostradas, nem depois que ela acaba.
    .told-on = mãos lacradas para sempre
    .told-off = mãos mostradas no fim

option-decrees = Decretos
    .about = Antes de cada rodada, Tahimi pode mudar regras só para ela.
    .told-on = decretos
    .told-off = sem decretos

option-stewards = Mordomos
    .about = O computador pode ocupar lugares, e jogar por quem sai ou pega no sono.
    .told-on = mordomos permitidos
    .told-off = sem mordomos

option-level = Nível dos mordomos
    .about = Como jogam. A mudança vale para todos os mordomos da mesa.
    .page = Pajens: iniciantes que às vezes se enganam
    .merchant = Mercantes: jogo sensato
    .vizier = Vizires: contam cartas e pensam adiante
    .master = Mestres: vizires que pensam por mais tempo
    .told-page = mordomos pajens
    .told-merchant = mordomos mercantes
    .told-vizier = mordomos vizires
    .told-master = mordomos mestres

option-hints = Dicas
    .about = Pode-se perguntar a um vizir o que fazer, com /cards hint.
    .told-on = dicas permitidas
    .told-off = sem dicas

option-begins = Começo
    .about = Quando saem as primeiras cartas.
    .host = Quando quem comanda a mesa começar
    .full = Quando todos os lugares desejados estiverem ocupados
    .told-host = começa ao sinal de quem comanda a mesa
    .told-full = começa com todos os lugares ocupados

option-weekends = Fins de semana
    .about = Se sábados e domingos contam no ritmo lento, pelo fuso horário do servidor.
    .told-on = fins de semana contam
    .told-off = fins de semana não contam

option-partners = Parcerias
    .about = Como se formam as parcerias, onde há parcerias.
    .agreed = Por acordo: cada pessoa escolhe um lado na antessala
    .drawn = Por sorteio, na primeira distribuição de uma partida
    .told-agreed = parcerias por acordo
    .told-drawn = parcerias por sorteio

option-on-leave = Sair no meio
    .about = O que acontece com o lugar de quem sai da partida.
    .bot = Um mordomo continua, e pode vencer
    .forfeit = É perdido assim que a rodada é contada
    .told-bot = mordomos podem vencer por quem sai
    .told-forfeit = quem sai perde

group-deck = 🃏 Baralho
group-cards = ✨ Curingas e cartas altas
group-ranks = 👑 Postos e tributos
group-tricks = ☝️ Vazas e Última Carta
group-cousin = 🔄 Como no Daifugō
group-court = 🖋️ Corte
group-table = 🪑 Mesa
group-company = ⚙️ Mordomos e chamados
group-rules = 📜 Regras
group-of = 📜 { $titles }{ $more ->
    [yes] …
   *[no] { "" }
}

preset-court = Regras da corte
    .about = Postos por sorteio, 13 cartas para cada, tributos a partir da segunda rodada.
preset-mooseyard = Mooseyard
    .about = Baralho simples para três a cinco: sem privilégio, tributos fixos, primeira rodada sem postos.
preset-usual = Regras padrão
    .about = As regras como estão escritas.
preset-short = Partida curta
    .about = As regras como estão escritas, só que acaba antes.
preset-series = Até três vitórias
    .about = Rodada após rodada, até alguém vencer três.
preset-hasty = Com pressa
    .about = Vinte segundos por vez, e quem abre tem que jogar.
preset-cheeky = Mesa atrevida
    .about = Anuncie a sua “Última carta” antes que alguém pegue você no flagra.
preset-equal = Chances iguais
    .about = Nada muda de mão depois da distribuição.
preset-steep = Tributos pesados
    .about = Com oito ou mais pessoas, três pares de postos trocam três, duas e uma carta.
preset-daifugo = Como no Daifugō
    .about = Revoluções, Oitos que encerram, travas e um Três de Espadas que vence um Dois.
preset-quick = Corte rápida
    .about = Vinte segundos por vez, 52 cartas, e quem abre tem que jogar.
preset-cruel = Corte cruel
    .about = Tributos já na primeira, quem chega vai para baixo, e ai de quem cala a última carta.

house-title = ## 📜 Regras da casa
house-hint = Estas são as regras em vigor; as que aparecem em **negrito** não são as de costume.
house-host = { $host }, no comando da mesa, pode mudá-las até a primeira distribuição. As regras em **negrito** não são as de costume.
house-fixed = As cartas já foram dadas: estas são as regras da casa nesta mesa. As que aparecem em **negrito** não são as de costume.
house-levels = Nível de um mordomo…
house-level = { $name }: { $level } → { $next }
house-send-away = Mandar alguém embora…
house-group = **{ $group }** — { $told }
house-seats = **👥 À mesa** — { $people ->
    [1] 1 pessoa
   *[other] { $people } pessoas
}, { $stewards ->
    [1] 1 mordomo
   *[other] { $stewards } mordomos
}
house-game = Jogo: { $game }
house-preset = Regras: { $preset }
house-games = Outro jogo…
house-presets = Regras prontas…
