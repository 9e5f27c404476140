### Brazilian Portuguese: the referee of a tournament.

command-tournament-referee = A página de arbitragem do torneio mais novo daqui

tournament-remark-extended = ⚖️ Fase { $round }, mesa { $number }: { $name } dá à mesa mais tempo de espera.
tournament-remark-replaced = ⚖️ Fase { $round }, mesa { $number }: { $came } joga no lugar de { $out }, por decisão de { $name }.
tournament-remark-struck = ⚖️ Fase { $round }, mesa { $number }: { $name } anulou o resultado, que não dá pontos. { $reason }
tournament-remark-restored = ⚖️ Fase { $round }, mesa { $number }: { $name } retirou a anulação, e o resultado volta a contar.
tournament-remark-called = 🔔 { $mention }: a mesa espera por você, e o tempo acaba { $when }. Aperte *Estou aqui*. Com isso a sua inscrição está feita, e você pode sair quando quiser.
tournament-remark-heir = 🔔 { $mention }: o lugar é seu a partir da próxima distribuição, se houver outra. Um mordomo joga até você apertar *Estou aqui*. Com isso a sua inscrição está feita, e você pode sair quando quiser.

referee-title = ## ⚖️ { $game }: arbitragem, { $rounds ->
    [0] fase { $round }
   *[other] fase { $round } de { $rounds }
}
referee-table-title = ## ⚖️ Fase { $round }, mesa { $number }
referee-none = Nenhuma fase foi sorteada ainda.
referee-note = Tudo o que você fizer aqui é contado a todo mundo, com o seu nome.
referee-hint-table = Uma mesa para ver
referee-option-table = Mesa { $number }: { $names }
referee-lapse = { $name }: { $told }
referee-lapse-gave-up = saiu da mesa
referee-lapse-silent = { $count ->
    [1] o tempo acabou uma vez
   *[other] o tempo acabou { $count } vezes
}
referee-lapse-absent = não veio
referee-lapse-replaced = um mordomo terminou
referee-no-lapses = Ninguém saiu, e o tempo de ninguém acabou.
referee-lapses-title = ## ⚖️ { $game }: quem saiu ou ficou sem tempo
referee-lapses-line = **{ $name }** · fase { $round }, mesa { $number } com { $others } · { $told }
referee-more = … O resto se vê em cada mesa.
referee-lapses-more = … e mais { $count }.

referee-means-title = ## 🚧 { $game }: quem joga, e com quem
referee-means-apart = **Em mesas separadas:** { $pairs }. Enquanto der, não caem na mesma mesa, e ninguém fica sabendo. Escolha de novo o mesmo par de pessoas para desfazer.
referee-means-nobody = ninguém
referee-means-pair = { $one } e { $other }
referee-means-more = mais { $count }
referee-means-least = **Rodadas antes da inscrição:** { $least ->
    [0] nenhuma
    [1] { $least } que conte neste servidor, como diz a mensagem
   *[other] { $least } que contem neste servidor, como diz a mensagem
}.
referee-hint-apart = Duas pessoas que não devem se encontrar
referee-hint-least = Rodadas que alguém deve ter terminado aqui
referee-least = { $least ->
    [0] Nenhuma: todo mundo pode se inscrever
    [1] { $least } rodada que conte
   *[other] { $least } rodadas que contem
}

button-referee = ⚖️ Arbitragem
button-referee-means = 🚧 Quem joga
button-referee-lapses = 📋 Quem saiu
button-referee-round-before = ◀ Fase
button-referee-round-after = Fase ▶
button-referee-back = ◀ Todas as mesas
button-referee-extend = ⏳ Esperar mais
button-referee-replace = 🔁 Substituir
button-referee-strike = 🚫 Anular
button-referee-restore = ↩️ Desfazer

referee-form-strike = Anular o resultado desta mesa
referee-field-reason = Motivo
referee-about-reason = Todo mundo lê. A mesa não dá pontos, mas vale como encontro das pessoas dela.
referee-form-replace = Substituir alguém nesta mesa
referee-field-out = Quem sai
referee-about-out = A inscrição continua; num mata-mata, sai do torneio
referee-field-came = Quem entra
referee-about-came = Com isso a pessoa fica inscrita e recebe o chamado para a mesa

referee-extended = ⏳ A mesa espera mais. Todo mundo fica sabendo.
referee-replaced = 🔁 Feito. O chamado para a mesa foi enviado, e todo mundo fica sabendo.
referee-struck = 🚫 O resultado está anulado. Todo mundo fica sabendo.
referee-restored = ↩️ O resultado volta a contar. Todo mundo fica sabendo.

refused-tournament-two = Escolha duas pessoas inscritas. Nada mudou.
refused-tournament-apart = Já há { $most } pares de pessoas separados. Nada mudou.
refused-tournament-no-result = Esta mesa ainda não tem resultado. Nada mudou.
refused-tournament-moved = A mesa não está como estava. Olhe de novo.
refused-tournament-begun-table = Esta mesa não espera mais por ninguém. Nada mudou.
refused-tournament-plays = { $name } já joga nesta fase. Nada mudou.
refused-tournament-reason = Um motivo precisa de pelo menos uma letra. Nada mudou.
refused-tournament-person = Só quem é deste servidor pode jogar. Nada mudou.
refused-tournament-last-deal = Aqui não há mais nenhuma distribuição em que este lugar possa passar a outra pessoa: uma mão é de quem a recebeu. Nada mudou.
