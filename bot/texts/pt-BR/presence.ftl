### Brazilian Portuguese: coming late, sleeping, leaving, coming back.

button-back-again = 🙋 Voltei
closed-standings = Os postos como estavam:
waits-until = Senão, ela fecha { $when }.

## At the gate

gate-title = ## 🚪 No portão
gate-choose = Chegar como visitante, ou tomar o lugar e o posto de um mordomo? Você joga a partir da próxima distribuição.
gate-choose-full = Todas as cadeiras estão ocupadas, mas um mordomo se levanta para você. O lugar dele, com o posto, é seu na próxima distribuição.
gate-choose-match = Todas as cadeiras desta partida estão ocupadas, mas uma destas pode ser sua, com os pontos. Você joga a partir da próxima distribuição.
gate-waiting = Você joga a partir da próxima distribuição.
gate-takes = Na próxima distribuição você toma o lugar de { $name }, com o posto.
gate-takes-match = Na próxima distribuição você toma o lugar de { $name }, com os pontos.
gate-gone = Essa oferta já era.
button-gate-new = 🪑 Lugar de visitante
button-gate-take = Tomar o lugar de { $name }
button-gate-leave = 🚪 Deixa pra lá

## Leaving

button-leave-ask = 🚪 Sair…
button-leave-now = 🚪 Agora
button-leave-after = 🕯️ Depois desta rodada
button-stay = 🪑 Ficar, afinal
button-stay-here = ↩ Ficar
leave-title = 🚪 Sair da mesa?
leave-now-steward = **Agora**: um mordomo joga as suas cartas até o fim, e a rodada conta como último lugar para você. O lugar fecha na próxima distribuição.
leave-now-alone = **Agora**: as suas cartas ficam fechadas na mesa, e a rodada conta como último lugar para você. O lugar fecha na próxima distribuição.
leave-now-forfeit = **Agora**: você abandona. Um mordomo joga as suas cartas até o fim, e o seu lugar não pode mais vencer. Conta como último lugar para você, e não há volta.
leave-after-forfeit = **Depois desta rodada**: você joga até o fim dela. Se a partida continuar, você a abandona na próxima distribuição; até lá ainda pode ficar.
leave-now-match = **Agora**: um mordomo joga no seu lugar até o fim da partida, e ela conta como último lugar para você. Até a próxima distribuição ainda pode ficar.
leave-after-match = **Depois desta rodada**: você joga até o fim dela. Se a partida continuar, um mordomo assume o seu lugar na próxima distribuição, e a partida conta como último lugar para você.
leave-after = **Depois desta rodada**: você joga até o fim dela.
panel-fled-steward = 🚪 **Você saiu.** Um mordomo joga as suas cartas até o fim.
panel-fled-back = 🚪 Você saiu desta rodada e volta a jogar na próxima distribuição.
panel-fled-forfeit = 🚪 **Você saiu desta partida de vez.** Um mordomo joga as suas cartas até o fim. A próxima partida tem lugar para você de novo.
panel-fled-replaced = 🔁 **{ $name } joga no seu lugar a partir da próxima distribuição.** Um mordomo joga esta mão até o fim.
panel-away =
    ## 💤 Um mordomo joga por você
    O seu tempo acabou muitas vezes seguidas. O lugar e as cartas ainda são seus: aperte para continuar.
panel-clock-played = O seu tempo acabou, e o relógio jogou por você.
panel-closed = 🕯️ A mesa está fechada.
panel-fled-alone = 🚪 **Você saiu desta rodada.** Ficar significa um lugar de visitante na próxima.

## Going on from the last table

button-again = ⚜️ Continuar a última mesa
button-same-people = 👥 A mesma turma de novo
lobby-again = ⚜️ Esta mesa continua a anterior: { $names }. Quem não estiver aqui na primeira distribuição perde o lugar.

## Refusals

refused-left-round = Você saiu desta rodada. 🪑 *Ficar, afinal* está no seu painel.
refused-forfeited = Você saiu desta partida de vez. A próxima tem lugar para você de novo.
refused-not-away = Você não está ausente.
refused-seat-taken = Outra pessoa já pediu esse lugar.
refused-no-stewards-here = Esta mesa joga sem mordomos.
refused-stewards-seated = Mande os mordomos embora antes.
refused-no-court = Não há uma última mesa para continuar aqui.

## The chronicler

stays =
    .a = { $name } fica, afinal; o cavalo volta para o estábulo.
    .b = O casaco volta para o gancho: { $name } fica.
    .c = Mudança de planos, e { $name } continua entre nós.
    .d = { $name } torna a sentar como quem não disse nada.
    .e = Risque-se a despedida: { $name } fica.
    .f = Malas desfeitas. { $name } continua no jogo.
    .g = A estrada pode esperar, diz { $name }.
    .h = Hoje não tem adeus de { $name }.
    .i = Era só para esticar as pernas: { $name } fica.
    .j = Acendem de novo a vela de { $name }, que não vai mais.

time-up =
    .a = A mesa joga por { $name } (tempo).
    .b = Nada de { $name }; a mesa joga (tempo).
    .c = O relógio joga por { $name } (tempo).
    .d = { $name } em silêncio, e a mesa não (tempo).
    .e = Por { $name }, responde a mesa (tempo).
    .f = Acabou a areia de { $name } (tempo).
    .g = Silêncio de { $name }; a mesa segue (tempo).
    .h = A ampulheta não espera { $name } (tempo).

joined-seat =
    .a = { $name } assume o lugar de { $whom } na próxima distribuição.
    .b = Na próxima distribuição, o lugar de { $whom } passa a { $name }.
    .c = A cadeira de { $whom } está prometida a { $name }.

joined-takes =
    .a = { $name } assume o lugar de { $whom } na próxima distribuição.
    .b = A cadeira de { $whom } está prometida a { $name }.
    .c = Depois desta rodada { $whom } se levanta, e { $name } senta.
    .d = Um mordomo se despede em breve: { $whom } cede a vez a { $name }.
    .e = { $whom } lustra o assento para { $name }, que vem na próxima.
    .f = Tire as luvas depois da rodada, { $whom }: aí vem { $name }.
    .g = Na próxima, { $name } herda o posto de { $whom }.
    .h = { $name } bate no ombro de { $whom }: na próxima, troca de cadeira.
    .i = Descanso merecido de mordomo: { $whom } passa as luvas a { $name }.
    .j = As chaves vão de { $whom } para { $name } na próxima distribuição.

event-retired =
    .a = { $seat } sai de vez. Um mordomo joga a rodada até o fim; vencer é para os outros.
    .b = Adeus, { $seat }. A rodada vai até o fim, a partida fica perdida.
    .c = Abandono de { $seat }, que já se foi. Um mordomo cuida das cartas até o fim da rodada.
    .d = O casaco de { $seat } saiu do gancho: abandono. Um mordomo termina a rodada.

event-paired =
    .a = 🎲 O sorteio falou: { $seats } jogam do mesmo lado.
    .b = 🎲 { $seats } tiram a mesma cor.
    .c = 🎲 Parceria por sorteio: { $seats }.
    .d = 🎲 Dois papeizinhos combinam: { $seats }.

host-passes =
    .a = As chaves do salão vão para { $name }.
    .b = { $name } toma conta da casa daqui em diante.
    .c = A casa precisava de alguém no comando: { $name }.
    .d = Daqui em diante { $name } toca o sino.
    .e = A chave grande pesa, e { $name } é quem carrega agora.
    .f = Quem manda na mesa? O arauto agora aponta para { $name }.
    .g = Casa e fogão nas mãos de { $name }.
    .h = { $name } acha as chaves em cima da mesa e assume o comando.
    .i = Quem some perde as chaves: elas estão com { $name }.
    .j = Na questão das chaves, ficou decidido: { $name }.

restarted =
    .a = O escriba deixou cair a pena; os relógios pararam.
    .b = Apagou-se uma vela, e o tempo com ela. Os dois voltaram.
    .c = A areia da ampulheta voltou um pouco.
    .d = Alguém deu corda no relógio grande; ele bate mais tarde agora.
    .e = Um breve silêncio, uma página nova, mais tempo para a mesa toda.
    .f = Do porão voltou o escriba; os relógios esperaram.
    .g = Foram buscar tinta. Ninguém perdeu um minuto com isso.
    .h = O arauto piscou. O tempo também.
    .i = Um vento virou as páginas de volta para a certa.
    .j = O sineiro perdeu a hora: todos os prazos foram adiados.
