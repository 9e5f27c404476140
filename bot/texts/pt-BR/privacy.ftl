### Brazilian Portuguese: what is stored of a person (`/privacy`).

privacy-title = ## 🗝️ O que se guarda sobre você
privacy-tables = **Mesas e rodadas:** quem está nelas, suas regras e prazos; e a semente, os lugares, as jogadas e o fim de cada rodada. Assim um jogo sobrevive a um reinício, e qualquer pessoa pode conferir cada distribuição.
privacy-results = **Resultados:** a sua colocação e o seu título em cada rodada, quantas cartas você pagou e recebeu em tributos, e com quem. A sua ficha de posto mostra isso.
privacy-figures = **Números tirados dos resultados:** miséria, reinados, rating. Os quadros mostram isso.
privacy-achievements = **Conquistas:** o que você fez aqui pela primeira vez, em que jogo e quando.
privacy-tournaments = **Torneios:** em quais você entrou, com qual parceria, os convites para jogar em dupla, suas mesas e colocações, e o que você fez na arbitragem.
privacy-deals = **Mãos do dia:** as suas tentativas com jogadas e pontos, onde você as começou, para quais servidores contam, os seus meses e sequências de dias. São suas, não de um servidor. Se você as apagar, os resultados ficam nos campos sem nome, e nenhuma porcentagem muda. Até uma série acabar, uma marca que ninguém pode ler impede uma segunda tentativa.
privacy-reviews = **Análises:** quanto valeram as suas decisões numa rodada, onde você pediu. Cada uma some com a rodada.
privacy-wishes = **As suas preferências**, se você mudou alguma, e o idioma do seu Discord, se não for o deste servidor. São as mesmas em todos os servidores.
privacy-blocks = **Os seus bloqueios:** os ids das pessoas que você não quer encontrar numa mesa, em todos os servidores. Ninguém fica sabendo, e quem você bloqueia não pode vê-los nem apagá-los.
privacy-listeners = **Chamados para mesas:** o seu pedido de aviso quando uma mesa se forma aqui, se você o fez; e as mesas para as quais alguém convidou você pelo nome.
privacy-server = **As configurações do servidor:** o que quem o administra escolheu para as mesas, e onde está a placa.
privacy-name = **O seu nome** como foi visto pela última vez a uma mesa, e o seu id do Discord.
privacy-until = **Até quando:** quando um servidor é apagado ou remove o bot, tudo isto fica guardado por 30 dias, para o caso de um novo convite. Depois tudo é apagado, menos as suas preferências e bloqueios. Um canal ou tópico apagado leva consigo suas mesas e rodadas; os resultados são do servidor e ficam.
privacy-not = Nenhuma mensagem é lida nem guardada. Os tokens dos cliques ficam na memória por menos de quinze minutos.
button-privacy-mine = 📄 Meus dados
button-privacy-delete = 🗑 Apagar meus dados

privacy-file = 📄 Tudo o que se guarda sobre você neste servidor, as suas preferências, e as mãos do dia que você jogou em qualquer lugar.

privacy-ask-title = ## 🗑 Apagar os seus dados?
privacy-ask = Os seus resultados, posto, miséria, rating, conquistas, análises e pedidos de aviso neste servidor são apagados, assim como as suas preferências, os seus bloqueios e tudo o que você jogou das mãos do dia, em todos os servidores. Nas mesas antigas você vira “Alguém”, e os registros de tributos dos outros não citam mais o seu nome. Nos torneios você também vira “Alguém”.
privacy-stays = As rodadas ficam como foram jogadas, com o seu id do Discord: outras pessoas também as jogaram e podem conferi-las. As mensagens no canal também ficam.
privacy-for-good = Não há volta.
button-privacy-keep = Manter
button-privacy-sure = 🗑 Apagar para sempre

privacy-done = 🗑 Feito: os seus dados daqui foram apagados. Se você sentar de novo, começa do zero.
