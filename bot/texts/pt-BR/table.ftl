### Brazilian Portuguese: what the table says: lobby, public table, panel, round end.

game-tahimi = Tahimi
    .about = O jogo feudal de descarte: quem está no alto cobra de quem está embaixo.
game-tarothimi = Tarot-himi
    .about = Tahimi com os Arcanos Maiores: 22 cartas, cada uma com um poder.
game-mooseyard = Tahimi de Mooseyard
    .about = O mais simples: 52 cartas, e ninguém começa com um posto.
game-dahimi = Dahimi
    .about = Grupos e sequências do mesmo naipe; quem perde dá as cartas.

pace-quick = ritmo: rápido (20 s)
pace-lively = ritmo: animado (45 s)
pace-reserve = ritmo: com reserva (15 s, e mais 2 min por rodada)
pace-relaxed = ritmo: tranquilo (2 min)
pace-slow = ritmo: lento (12 h)

steward-names = Grimaldo, Odila, Vendelino, Perpétua, Balduíno, Ismênia, Crispim, Radegunda, Osório, Matilde, Fulberto, Valburga, Otacílio

level-page = pajem
    .named = Pajem { $name }
level-merchant = mercante
level-vizier = vizir
    .named = Vizir { $name }
level-master = mestre
    .named = Mestre { $name }

table-stopping = 🔧 Vou reiniciar { $when }, no máximo. Até lá não saem cartas novas, e uma rodada em andamento continua depois.

nameless = Sem Nome

## Lobby and draw

lobby-title = ## 👑 { $table } — a corte se reúne
lobby-facts = { $seated } de { $wanted } lugares ocupados · comando: { $host }
lobby-players = para { $fewest } a { $most } pessoas
lobby-side = { $sign } { $names }
lobby-side-empty = ninguém ainda
lobby-drawn = 🎲 As parcerias saem por sorteio na primeira distribuição.
lobby-crowded = Há gente demais em { $sign }: alguém tem que trocar de lado antes.
lobby-waits-people = { $count ->
    [1] Falta uma pessoa
   *[other] Faltam { $count } pessoas
}{ $stewards ->
    [yes] . Ou aperte *Começar com mordomos*.
   *[no] .
}
lobby-waits-host = Esperando { $host } começar.
lobby-waits-full = Começa quando os { $wanted } lugares estiverem ocupados.
lobby-preset = 📜 **{ $preset }**
lobby-house = 📜 **{ $preset }**: { $rules }
lobby-house-own = Regras da casa
lobby-length-usual = Pelas regras de costume: { $length }
lobby-empty = Ninguém sentou aqui ainda.
lobby-hindered = Com { $seated } à mesa não dá para começar: { $reason }
deck-cards = { $count } cartas
draw-title = ## 🎲 O sorteio dos lugares

## Buttons

button-join = 🪑 Sentar
button-leave = 🚪 Sair
button-sides = ⇄ Trocar de lado
button-steward = ⚙️ Mais um mordomo
button-steward-less = ⚙️ Menos mordomos
button-fill-begin = ⚙️ Começar com mordomos
button-rules = 📜 Regras da casa
button-rematch = 🔁 Revanche
button-lots = 🎲 Sortear parcerias
button-agree = 🤝 Parcerias à escolha
button-last-time = ↺ Como da última vez
button-begin = 🎲 Começar
button-hand = 🎴 Minhas cartas
button-pass = 🏳️ Passar
button-pass-lead = 🏳️ Passar a saída
button-join-next = 🪑 Entrar na próxima
button-join-steward = 🪑 Tomar lugar de mordomo
button-join-match = 🪑 Assumir um lugar
button-ready = ▶ Tudo certo{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}
button-ready-ahead = ▶ Tudo certo para a próxima
button-call = ☝️ Última carta!
hint-catch = 👀 Flagrar alguém…
button-unfold = 🎴 Abrir as cartas
panel-folded = 🎴 Cartas fechadas.
button-back = ↩ Voltar
panel-confirm-pass = 🏳️ Passar a saída? Então quem vem depois abre.
hint-declared = 🃏 Os curingas valem…
option-declared = { $count ->
    [1] Um curinga como { $rank }
   *[other] { $count } curingas como { $rank }
}
button-go-out = 🏁 { $cards }
button-with-jokers = 🃏 Com { $jokers ->
    [1] um curinga
   *[other] { $jokers } curingas
}: { $plays }
button-with-named = 🃏 Com { FORM($card, "art") }: { $plays }
button-without-jokers = 🃏 Sem curingas: { $plays }
button-wild-as = { $cards } como { $rank }
option-card-as = { $card } como { $rank }
play-shows = { $label } · mostra { $cards }
button-give = Dar as mais baixas: { $cards }
button-pay = Dar { $cards }

## The public table

table-title = 👑 { $table } — Rodada { $round } · Vaza { $trick }
table-facts = { $count } à mesa · { $rules }
seat-out = 🏁 { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
}
seats-out = 🏁 { $names }
seat-left = 🚪 saiu da mesa
seat-one-card = ☝️ Última carta
seat-to-play = vai jogar
seat-owes = deve um presente
seat-passed = passou
seat-skips = perde a vez
pile-top = **A pilha — { $what }**
pile-as = { " " }como { $rank }
pile-turned = 🔄 **Revolução:** os valores correm ao contrário, do 2, o mais baixo, ao { $highest }, o mais alto.
pile-locked = 🔒 **Travada:** só { $suits } podem vir por cima.
pile-empty = **A mesa está limpa** — { $name } pode abrir com o que quiser.
pile-empty-skips = **A mesa está limpa** — { $name } caiu no flagra e tem que passar.
pile-tax = **Tributos** — moedas mudam de mão atrás de uma cortina.
at-the-gate = No portão: { $names }

chronicle-title = 📖 Rodada { $round } — { $line }
misery = miséria { $index }
series-round = rodada { $round } de { $rounds }
series-points = Depois da rodada { $round } de { $rounds }: { $points }
series-won = 🏆 { $names } { $count ->
    [1] vence
   *[other] vencem
} a melhor de { $rounds } rodadas
series-counted = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
series-yours = 🏆 **Você venceu a melhor de { $rounds } rodadas.**
series-place = A melhor de { $rounds } rodadas acabou: você ficou em **{ $place } lugar**.
next-deal = Cartas novas { $when }, ou quando todo mundo disser que pode vir.
next-deal-after-restart = As cartas novas saem depois que eu reiniciar.
next-match = Uma nova partida começa { $when }, ou quando todo mundo tiver apertado *Jogar de novo*.
next-match-waits = Uma nova partida só começa quando alguém apertar *Jogar de novo*.
next-deal-waits = A próxima distribuição espera até alguém apertar *Tudo certo*.
begins-by-itself = As primeiras cartas saem { $when }.
waits-for-people = A mesa espera até haver { $count ->
    [1] 1 pessoa
   *[other] { $count } pessoas
} aqui de novo.
closed-title = ## 🕯️ A corte se retirou
table-unreadable = ⏸️ **{ $table }** está em pausa. As cartas foram dadas por outra versão minha, e só ela pode continuar. Nada se perde enquanto isso. Quem comanda a mesa ou administra o servidor pode fechá-la com `/cards end`; senão, ela fecha { $when }.
closed-unreadable = Não foi possível recuperar as cartas desta rodada, então a mesa foi fechada e a rodada não conta. `/cards start` abre outra.
closed-unbegun = Esta mesa foi fechada antes de saírem as cartas.
closed-early = Esta mesa foi fechada antes que a rodada acabasse.

## The panel

panel-facts = Rodada { $round }
panel-beat = 🎴 Cubra { $what }
panel-lead = 🎴 Você abre a vaza
panel-waiting = ⏳ Não é a sua vez
panel-waiting-for = ⏳ Esperando { $names }
panel-waiting-tax = 📜 Os presentes estão sendo escolhidos
panel-waiting-gift = 📜 { $names } { $count ->
    [1] deve
   *[other] devem
} um presente
panel-until = a mesa decide por você { $when }
panel-until-reserve = a mesa decide por você { $when }, com os { $seconds } s da sua reserva de tempo
panel-are-out = 🏁 { $names }
panel-have-one-card = ☝️ Última carta: { $names }
panel-table = [↑ a mesa]({ $link })
panel-no-round = Ainda não saíram cartas.
panel-out = 🏁 **Você saiu em { $place } lugar.** Agora é ver os outros suarem.
panel-ready-ahead = ✔ Anotado: a próxima distribuição não espera por você.
panel-left = 🚪 Você saiu desta rodada.
panel-over = 📖 A rodada acabou. { $next }
panel-over-match = 📖 { $next }
panel-ready = ✔ Anotado: por você, a próxima pode vir.
panel-ready-match = ✔ Anotado: você joga de novo. A nova partida começa quando os outros também quiserem, ou um pouco depois.
panel-over-leaving = 🚪 A rodada acabou. Você sai na próxima distribuição.
panel-over-leaving-match = 🚪 Você sai na próxima distribuição, e a partida conta como último lugar para você.
panel-became = Você ficou em **{ $place } lugar**: na próxima rodada o seu posto é **{ $title }** (se os lugares não mudarem).
panel-became-pays = Você ficou em **{ $place } lugar**: na próxima rodada o seu posto é **{ $title }** e você paga { $count ->
    [1] uma carta
   *[other] { $count } cartas
} a { $name } (se os lugares não mudarem).
panel-became-receives = Você ficou em **{ $place } lugar**: na próxima rodada o seu posto é **{ $title }**, e { $name } paga a você { $count ->
    [1] uma carta; você devolve uma
   *[other] { $count } cartas; você devolve outras tantas
} (se os lugares não mudarem).
option-fewer = Só { $what }
hint-fewer = Jogar menos…
hint-more = Mais…
hint-suits = Outros naipes…
tab-singles = Avulsas { $count }
tab-sets = Grupos { $count }
tab-runs = Sequências { $count }
hint-give = Ou escolha { $count } das suas…
tax-title = 📜 { $name } pagou { $cards } a você. Devolva { $count ->
    [1] uma carta
    [2] duas cartas
    [3] três cartas
   *[other] { $count } cartas
}
tax-due = 📜 Você deve { $count ->
    [1] uma destas
   *[other] { $count } destas
}. Qual vai?
tax-surrendered = Você entregou **{ $cards }** a { $name }. *Assim manda o costume.*
tax-got = ✨ Em troca, você recebeu **{ $cards }**.
tax-received = ✨ { $name } pagou a você **{ $cards }** como tributo.
tax-gift-comes = Um presente virá em troca.
joker = Curinga
    .sign = 🃏
    .what = { $form ->
        [cap] { $count ->
            [1] Um curinga
            [2] Um par de curingas
           *[other] { number } curingas
        }
       *[plain] { $count ->
            [1] um curinga
            [2] um par de curingas
           *[other] { number } curingas
        }
    }

left-table = Você saiu da mesa. Se houver uma rodada em andamento, um mordomo joga as suas cartas até o fim dela.
table-ended = A mesa está fechada.
answer-unshown = Feito, mas o Discord não me deixou mostrar aqui. Não precisa apertar de novo: *Minhas cartas* mostra como você está. `ref { $reference }`
answer-unshown-look = O Discord não me deixou mostrar isso aqui. Tente de novo, ou em outro canal. `ref { $reference }`
answer-comes-for-all = ⏳ Vai aparecer abaixo, para todo mundo.
end-asked = ## Fechar { $table }?
end-costs = Há uma rodada em andamento. Fechar a mesa acaba com ela para todo mundo, e ela não conta; as rodadas já acabadas ficam.
end-costs-match = Há uma partida em andamento. Fechar a mesa acaba com ela para todo mundo, e ela não conta.
end-lobby = Não há mais ninguém aqui, então a mesa fecha quando você sair.
button-end = 🕯️ Fechar a mesa
button-keep = 🪑 Deixar aberta
table-kept = A mesa continua aberta.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
