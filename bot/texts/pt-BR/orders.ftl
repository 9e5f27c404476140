### Brazilian Portuguese: standing orders, calls to slow players, and personal settings.

button-pass-ahead = 🏳️ Passar na minha vez
button-sit-out = 💤 Só passar
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# Você passa uma vez nesta vaza. Aperte de novo para cancelar.
order-trick = -# Você passa pelo resto desta vaza. Aperte de novo para cancelar.
order-none = -# Vai passar de qualquer jeito? Avise já: vai parecer que você não tinha o que jogar.
order-passing = -# Você só pode passar: a mesa faz isso por você em alguns segundos (*passe automático* nas suas preferências).
order-coming = -# O seu passe vem em alguns segundos. Cancele para escolher de novo.
panel-confirm-play = { FORM($what, "cap") }: tem certeza?
button-confirm-play = Sim, { $cards }

refused-lead-is-yours = A saída é sua: um passe marcado antes não abre mão dela.
refused-nudge-nobody = A mesa não espera por mais ninguém.
refused-nudge-early = Dê um tempinho: a vez acabou de chegar.
refused-no-sign-now = Ainda não aconteceu nada a que você possa reagir.
refused-sign-too-soon = Um sinal por vez: espere um pouco.
refused-nudge-quiet = Agora não: um chamado acabou de ir, ou a pessoa os desligou.

call = 🔔 { $mention }, é a sua vez em { $table }.
call-restarted = 🔔 { $mention }, é a sua vez em { $table }. Eu reiniciei, e o seu painel antigo não se atualiza mais: aperte *Minhas cartas*.
button-more = ⋯
button-nudge = 🔔 Chamar
sign-hint = -# O que você diz da última vaza? Um sinal por pessoa, no registro.
sign-given = -# { $sign } entrou no registro: “{ $line }”
sign-hurrah = 🎉 Oba
sign-gasp = 😱 Eita
sign-bravo = 👏 Bem jogado
sign-slow = 🐌 Que demora
button-wishes = ⚙️ Preferências
nudge-done = 🔔 Chamado enviado.

option-pings = Chamados
    .about = Se quem demora recebe um chamado no canal.
    .never = Nunca
    .idle = Quando alguém demora muito
    .told-never = sem chamados
    .told-idle = quem demora recebe um chamado

letter = ⏳ **{ $table }** espera por você, em { $place }.
letter-stop = Você recebe isto porque pediu mensagens diretas. No servidor, /cards settings desliga.

wishes-title = ## ⚙️ Suas preferências
    Valem em todas as mesas, e não são da conta de mais ninguém.
wish = **{ $name }**: { $about }
wish-on = ✔ { $name }
wish-off = ✘ { $name }
wish-auto-pass = Passe automático
    .about = quando você só pode passar, a mesa passa depois de alguns segundos. Desligado: você aperta Passar.
wish-pings = Chamados
    .about = você pode receber um chamado quando a mesa já espera há um tempo, no máximo um a cada dois minutos.
wish-confirm = Perguntar duas vezes
    .about = você confirma jogadas de quatro ou mais cartas.
wish-four-colours = Quatro cores
    .about = cada naipe da sua mão tem a própria cor. Desligado: dois vermelhos e dois pretos.
wish-large-cards = Cartas grandes
    .about = a sua mão aparece do tamanho de um título.
wish-words = Recados da parceria
    .about = você vê o que a sua parceria diz a você, em jogos com lados.
wish-letters = Mensagens diretas
    .about = quando uma mesa no ritmo lento espera por você, vem uma mensagem direta em vez de um chamado.
wish-named-abroad = Nome em toda parte
    .about = o quadro das mãos do dia de todos os servidores mostra o seu nome a todo mundo, não só aqui.
wish-deals-home = Séries contam em casa
    .about = uma série de mãos do dia que você começa em mensagem direta conta para os servidores em que você já sentou a uma mesa.
wish-text-only = Mão em texto
    .about = a sua mão é escrita como texto simples, sem desenhos de cartas.
