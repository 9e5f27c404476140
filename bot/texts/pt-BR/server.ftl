### Brazilian Portuguese: settings of a server, for those who manage it.

server-title = ## 🏛️ Mesas neste servidor
server-hint = Vale logo para mesas novas; as abertas mantêm o ritmo e os mordomos.
server-channels = **Onde:** { $channels }, e nos tópicos deles
server-channels-all = **Onde:** em todos os canais
server-threads-on = **Tópicos:** cada mesa ganha um tópico próprio (precisa de *Criar tópicos públicos* e *Enviar mensagens em tópicos*)
server-threads-off = **Tópicos:** as mesas ficam no canal
server-paces = **Ritmos:** { $paces }
server-stewards-on = **Mordomos:** quem comanda a mesa pode pô-los à mesa
server-stewards-off = **Mordomos:** nenhum
server-starters-everyone = **Quem pode abrir mesas:** todo mundo
server-starters-role = **Quem pode abrir mesas:** { $role } e quem administra o servidor
server-starters-role-none = **Quem pode abrir mesas:** só quem administra o servidor, até se escolher um cargo
server-starters-managers = **Quem pode abrir mesas:** só quem administra o servidor
server-narration-full = **O cronista** conta tudo
server-narration-trick = **O cronista** escreve uma linha por vaza
server-narration-quiet = **O cronista** conta só o que é preciso saber
server-turning-points-on = **Viradas:** mostradas depois de rodadas de jogos que revelam todas as cartas no fim (de costume)
server-turning-points-off = **Viradas:** nunca contadas
server-turning-points-quiet = **Viradas:** não contadas, já que o cronista conta só o que é preciso saber
server-games = **Jogos:** { $games }
server-games-all = **Jogos:** todos
server-chips-on = **Fichas:** os jogos que as usam têm fichas de mesa, que só existem naquela mesa e não têm valor nenhum
server-chips-off = **Fichas:** desligadas; jogos que precisam delas não são jogados
server-words-on = **Recados da parceria:** permitidos em jogos com lados; ninguém mais os vê
server-words-off = **Recados da parceria:** nenhum
server-call-role = **📣 Chamado para mesas:** vai para { $role }
server-tournament-role = **🏆 Torneios:** criados por { $role }, e por quem administra o servidor
server-tournament-managers = **🏆 Torneios:** criados só por quem administra o servidor
server-call-list = **📣 Chamado para mesas:** vai para quem pediu com `/cards notify`

server-season = **Temporadas:** quando um mês acaba, uma linha em { $channel } diz quem venceu
server-season-weekly = **Temporadas:** quando um mês ou uma semana acaba, uma linha em { $channel } diz quem venceu
server-season-off = **Temporadas:** nada se diz quando um mês acaba
server-daily = **Mãos do dia:** uma mensagem por dia em { $channel }, que vira o resultado do dia
server-daily-off = **Mãos do dia:** nenhuma mensagem sobre elas; joga-se com `/daily`
server-hint-daily-channel = Canal das mãos do dia (nenhum: sem mensagem)
server-hint-season-channel = Canal das vitórias do mês (nenhum: sem linha)
server-sign = **📌 Placa:** em { $channel }
server-sign-none = **📌 Placa:** nenhuma
server-hint-sign = Canal da placa com ▶ Jogar (nenhum: sem placa)
server-zone = **Fuso horário:** { $zone }, para mesas em que fins de semana não contam
server-hint-language = Idioma das mensagens públicas
server-hint-zone = Fuso horário do servidor
zone-option = Fuso horário: { $zone }
server-hint-channels = Canais para mesas (nenhum: todos)
server-hint-paces = Que ritmos se podem escolher
server-hint-starters = Quem pode abrir mesas
server-hint-starter-role = Cargo que abre mesas
server-hint-narration = Quanto o cronista conta
server-hint-tournament-role = Cargo que cuida de torneios (nenhum: administração)
server-hint-call-role = Cargo a chamar (nenhum: quem pediu aviso)
server-hint-games = Jogos (nenhum: todos)

server-threads = Tópicos
server-stewards = Mordomos
server-chips = Fichas
server-words = Recados da parceria
server-weekly = Linha semanal
server-turning-points = Viradas

starters-everyone = Quem pode abrir mesas: todo mundo
starters-role = Quem pode abrir mesas: quem tem um cargo
starters-managers = Quem pode abrir mesas: só quem administra o servidor
narration-full = Cronista: tudo
narration-trick = Cronista: uma linha por vaza
narration-quiet = Cronista: só o essencial

## Refusals

refused-not-manager = Só quem administra o servidor pode fazer isso.
refused-role-of-all = Todo mundo tem esse cargo. Escolha outro; nada mudou.
refused-elsewhere = Neste servidor as mesas se abrem em { $channels }.
refused-starters-role = Neste servidor, { $role } e quem administra o servidor podem abrir mesas.
refused-starters-managers = Neste servidor, só quem administra o servidor pode abrir mesas.
refused-pace-not-here = Este servidor não permite esse ritmo, só { $paces }.
refused-game-not-here = { $game } não se joga neste servidor. Os jogos são: { $games }.
refused-game-needs-chips = { $game } não se joga sem fichas, e este servidor joga sem elas.
refused-chips-not-here = Este servidor joga sem fichas.
refused-stewards-not-here = Este servidor joga sem mordomos.

## The sign

sign-title = ## 🎴 Jogos de cartas
sign-about = **▶ Jogar** abre uma mesa: escolha um jogo, e outras pessoas, ou mordomos, sentam com você. **🎓 Aprender** ensina um jogo só a você.
sign-tables = **Mesas abertas**
sign-no-tables = Nenhuma mesa aberta. Abra uma!
sign-entry = **{ $table }** · { $place }
sign-room = Já estão jogando. Você pode sentar na próxima distribuição.
sign-full = Já estão jogando, e todos os lugares estão ocupados.
button-sign-play = ▶ Jogar
button-sign-learn = 🎓 Aprender
refused-sign-unsent = Não posso escrever em { $channel }, então lá não há placa. Nada mudou.

## The introduction

introduction-title = ## 👋 Jogos de cartas para este servidor
introduction-about = { $owner }, já dá para jogar: `/cards start` abre uma mesa, `/cards learn` ensina um jogo. Talvez você queira escolher os canais, e quem abre mesas. Uma placa com **▶ Jogar** e **🎓 Aprender** poupa os comandos a todo mundo.
introduction-channels = Canais para mesas (nenhum: todos)
introduction-starters = Quem pode abrir mesas (em geral, todo mundo)
button-introduction-sign = 📌 Pôr uma placa aqui
button-introduction-done = ✓ Pronto
introduction-sign-hangs = 📌 A placa está em { $channel }. `/tahimi-server` muda o lugar dela ou a retira.
introduction-more = Quem administra o servidor muda tudo isto e mais com `/tahimi-server`.
introduction-letter = 👋 Você me convidou para **{ $server }**, mas não posso escrever em nenhum dos canais de texto de lá. Permita *Ver canal* e *Enviar mensagens* em um deles; depois /tahimi-server, digitado ali, define onde se abrem mesas, e quem pode abri-las.

signpost = 🎴 { $host } abriu uma mesa de { $game } no tópico abaixo. Venha!
signpost-closed = 🎴 { $table }, no tópico abaixo, está fechada.
thread-roll = 🪑 Nesta mesa: { $people }
