### Brazilian Portuguese: the table call.

button-summon = 📣 Chamar gente
button-to-table = Ir à mesa
summons = 📣 { $mentions }: { $host } abriu uma mesa de { $game }, e há lugares livres.
summons-more = E mais { $count } que pediram aviso; numa mensagem só não cabem todos os nomes.

invitation = 📨 { $mentions }: { $name } convida para uma mesa de { $game }.
button-accept = 🪑 Sentar
invited = 📨 Convite enviado a { $people } para **{ $table }**: [↑ a mesa]({ $link })
menu-invite = Convidar para uma mesa

notify-on = 📣 Você recebe um aviso quando uma mesa se formar. Use o comando de novo para parar.
notify-on-role = 📣 Você está na lista. Mas neste servidor os avisos vão para { $role }: o aviso chega a quem tem esse cargo.
notify-off = Você não recebe mais aviso quando uma mesa se formar.

refused-already-called = Esta antessala já usou o seu chamado.
refused-nobody-to-call = Ninguém pediu para receber avisos. Entre na lista com `/cards notify`.
refused-called-lately = Houve um chamado aqui há pouco. O próximo pode ir { $when }.
refused-call-unsent = Não foi possível enviar o chamado; era o único desta antessala.

refused-nobody-to-invite = Só dá para convidar outras pessoas.
refused-names-nobody = Ninguém aqui se chama { $said }: digite @ e escolha as pessoas.
refused-not-here = { $person } não está neste servidor.
refused-too-many-named = Escolha no máximo { $most } pessoas. Para convidar mais, clique com o botão direito no nome de alguém e escolha *Apps*, depois *Convidar para uma mesa*.
refused-already-invited = As pessoas que você escolheu já estão nesta mesa, ou já receberam convite.
refused-no-room-to-invite = Todos os lugares desta mesa estão ocupados.
refused-too-many-invited = Chega de convites por enquanto. Com `/cards tables`, quem quiser acha a mesa.
refused-invitation-unsent = Não foi possível enviar o convite: não posso escrever naquele canal.
