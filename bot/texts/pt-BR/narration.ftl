### Brazilian Portuguese: the chronicler, what the table's log says about each event.

## Plays

played-lead =
    .a = { $name } abre com { $what }. As velas se inclinam para ver.
    .b = Mesa varrida; { $name } põe nela { $what }.
    .c = Vaza nova, e { $what } de { $name } para dar o tempero.
    .d = “Por algum lugar se começa”, diz { $name }, e joga { $what }.
    .e = A palavra é de { $name }: { $what }.
    .f = { $name } sai com { $what }, como quem experimenta a água com o pé.
    .g = Silêncio, um pigarro, e { $what } de { $name }.
    .h = Na tábua nua, { $name } pousa { $what }.
    .i = Com { $what }, { $name } declara aberta a vaza.
    .j = O escriba molha a pena: { $name }, { $what }.
    .k = { $name } faz deslizar { $what } pela mesa, sem pressa.
    .l = Para começo de conversa, { $what }. { $name } afasta as migalhas.
    .m = Toda briga tem um começo: { $name } joga { $what }.
    .n = { $name } manda { $what } na frente, para ver se vai chover.

played-lead-set =
    .a = { $name } abre com { $what }, como quem esvazia um armário.
    .b = Uma pequena procissão: { $what }, com { $name } à frente.
    .c = De braços dados: { $what }, cortesia de { $name }.
    .d = { $name } arruma { $what } na mesa como talher de festa.
    .e = Abram espaço, por favor: { $what } de { $name }.
    .f = De carroça, direto da roça: { $name } entrega { $what }.
    .g = Em fila cerrada, { $what }. { $name } passa em revista.
    .h = “Viajam na mesma carruagem”, diz { $name }, e baixa { $what }.
    .i = Visitas anunciadas: { $what }, a convite de { $name }.
    .j = Com laço de fita, { $what }, da parte de { $name }.
    .k = Feito patinhos atrás da pata: { $what } de { $name }.

played-beat =
    .a = { $name } põe { $what } em cima de { $under }, e pronto.
    .b = Contra { $under }, { $name } traz { $what }.
    .c = E agora { $what } de { $name }. O escriba concorda com a cabeça.
    .d = Abram alas para { $what }, por ordem de { $name }.
    .e = { $name } cobre { $under } com { $what }, como quem tampa a sopa.
    .f = Adeus, { $under }: chega { $name } com { $what }.
    .g = Uma tosse educada, e { $name } joga { $what }.
    .h = Com capricho, { $name } arquiva { $under } e põe { $what } por cima.
    .i = “Com licença”, diz { $name }, e pousa { $what }.
    .j = A pilha cresce: { $what }. { $name } examina o teto.
    .k = Ninguém chora por { $under }. { $name } joga { $what }.
    .l = { $name } oferece { $what } e uma pequena reverência.
    .m = Foi bom enquanto durou, { $under }: { $name } joga { $what }.
    .n = Um degrau acima, ou vários: { $what }, por { $name }.
    .o = { $name } sobe o tom da conversa: { $what }.
    .p = A corte vira a cabeça: { $what } de { $name }.
    .q = Sem uma palavra, { $name } cobre { $under } com { $what }.
    .r = Mais alto ainda: { $name }, com { $what }.

played-jump =
    .a = { $name } cobre { $under } com { $what }. Ao longe, um cachorro desmaia.
    .b = Catapulta para matar pardal: { $name } joga { $what }.
    .c = Em cima de { $under }, { $name } deixa cair { $what }. Cai até reboco.
    .d = Dó de { $under }: { $name } chega com { $what } e trovoada.
    .e = Voam chapéus: { $what }, de { $name }.
    .f = As janelas tremem. Foi { $name }, com { $what }.
    .g = De { $under } direto para { $what }: { $name } pula a escada inteira.
    .h = “Exagerei?”, pergunta { $name }, com { $what } em cima de { $under }.
    .i = Ninguém pediu { $what }. { $name } serve assim mesmo.
    .j = Como um urso na padaria, { $name } joga { $what }.

played-joker =
    .a = Guizos! { $name } joga { $what }, e alguém ali no meio dá uma risadinha.
    .b = Um bobo da corte se infiltra: { $what }, diz { $name }, com cara séria.
    .c = { $name } joga { $what }, e um retalho colorido aparece na barra.
    .d = Conte primeiro os guizos, depois as cartas: { $name } joga { $what }.
    .e = Pelas contas de { $name }, { $what }. O bobo confere a soma.
    .f = Eis { $what }, diz { $name }. Alguma coisa pisca.
    .g = O escriba anota “{ $what }”, olha para { $name } e desenha um guizo.
    .h = { $name } contratou um bobo para a ocasião: { $what }.
    .i = Gargalhadas na galeria: { $what }, por { $name } e companhia.
    .j = Nem toda cara aqui é séria: { $name } joga { $what }.

played-top =
    .a = { $name } joga { $what }. Acima disso não há andar.
    .b = Chegou-se ao teto: { $what }, por { $name }.
    .c = Com { $what }, { $name } encerra o debate.
    .d = Nada existe acima de { $what }, lembra { $name }.
    .e = “Alguém?”, pergunta { $name } sobre { $what }, só por educação.
    .f = A escada acaba aqui: { $name }, com { $what }.
    .g = { $name } coroa a pilha com { $what } e sacode as mangas.
    .h = Só pombo voa acima de { $what }. Bem jogado, { $name }.

order-turned =
    .a = Revolução! { $name } virou a escada; os Três estão no topo.
    .b = O mundo de pernas para o ar, graças a { $name }. Os Dois descem ao porão.
    .c = { $name } sacode a mesa, e a ordem dos valores cai de cabeça.
    .d = Quadra na mesa, era nova: pela mão de { $name }, o baixo é alto.
    .e = Sinos, fumaça, { $name } em pé na cadeira: agora manda o Três.
    .f = O que estava em cima está embaixo, com a assinatura de { $name }.
    .g = { $name } grita revolução, e os Dois tiram o chapéu.

order-turned-back =
    .a = Outra revolução! { $name } põe a escada de pé de novo.
    .b = A velha ordem volta de braço dado com { $name }. Os Dois no topo.
    .c = { $name } vira o mundo outra vez; mal tinha assentado.
    .d = De volta ao porão com os Três: { $name } restaura os Dois.
    .e = Duas voltas dão em nada: cada Ás agradece a { $name }.
    .f = Os retratos voltam à posição. { $name } distribui os pregos.
    .g = Reinado breve, o dos Três. { $name } os acompanha até a porta.

suits-locked =
    .a = A chave gira: só { $suits } podem vir por cima.
    .b = A porta se fecha a tudo que não seja { $suits }.
    .c = Travou! Daqui em diante é { $suits } ou nada.
    .d = Duas vezes seguidas, e a pilha trava: { $suits }.
    .e = O guarda deixa passar { $suits } e mais ninguém.
    .f = Placa nova em cima da pilha: só { $suits }.
    .g = O porteiro acena para { $suits } e cruza os braços.

eight-stops =
    .a = { $name } joga { $what }, e um Oito para tudo.
    .b = Alto lá! Com { $what }, { $name } encerra a vaza na hora.
    .c = Um Oito corta o fio: { $what }, de { $name }.
    .d = { $name } mostra { $what }. Acabou a vaza; Oito é assim.
    .e = No meio da frase entra { $what }. A palavra é de { $name }.
    .f = Cortina, e cedo demais: { $what }, por { $name }.
    .g = { $name } desce { $what } como grade de castelo.

## Passes and tricks

passed =
    .a = { $name } passa.
    .b = Um passe de { $name }, anotado sem comentários.
    .c = { $name } estuda o teto e passa.
    .d = Com um aceno para o lado, { $name } passa.
    .e = Sem novidades, a vez atravessa { $name }.
    .f = { $name } admira as próprias mangas e passa.
    .g = “Passo”, diz { $name }, e volta à sopa.
    .h = O escriba anota “{ $name }: passa” e sopra a tinta.
    .i = { $name } vê a vez rolar adiante como carroça.
    .j = Baixinho, { $name } passa.
    .k = Um dedo se ergue: { $name } passa.
    .l = A vez visita { $name }, faz reverência e segue.
    .m = { $name } endireita uma vela e passa.
    .n = Quanto a { $name }: passa.
    .o = Range uma cadeira. { $name } passa.
    .p = De { $name }, um passe em letra bonita.
    .q = Lá fora, um ganso. Aqui dentro, { $name } passa.
    .r = O gato boceja, e { $name } passa.

passed-together =
    .a = { $names } passam.
    .b = Passes de { $names }.
    .c = Roda a mesa: { $names } passam.
    .d = A vez passeia por { $names }.
    .e = “Passo”, dizem { $names }, cada qual na sua vez.
    .f = Uma fileira de passes: { $names }.
    .g = O escriba põe chaves em { $names } e escreve “passa”.
    .h = Em boa ordem, { $names } passam.
    .i = O gato conta os passes: { $names }.

passed-lead =
    .a = { $name } passa a saída; a palavra vai a { $next }.
    .b = A saída passeia por { $name } e para em { $next }.
    .c = “Por favor, { $next }”, diz { $name }, e passa a saída.
    .d = Mesa vazia, e { $name } passa. Tenha a bondade, { $next }.
    .e = Com uma reverência, { $name } passa a saída a { $next }.
    .f = Os olhos vão de { $name } para { $next }: a saída passou adiante.
    .g = A honra de começar sai de { $name } e chega a { $next }.
    .h = Ainda quentinha, a saída vai de { $name } para { $next }.

trick-taken =
    .a = A vaza é de { $name }, e a saída também; a poeira é da casa.
    .b = { $name } recolhe a pilha e abre.
    .c = Resposta, nenhuma. { $name } leva a vaza e abre.
    .d = Varrida por { $name }, que abre a próxima.
    .e = Como quem varre folhas, { $name } recolhe tudo e abre.
    .f = O eco pertence a { $name }, e a saída também.
    .g = Corte e gato assistem: { $name } leva a vaza e a saída.
    .h = Uma vaza para { $name }, e de troco a saída.
    .i = Ninguém cobre: vaza e saída para { $name }.
    .j = A pilha vai para baixo da mesa, a saída vai para { $name }.
    .k = Um traço na folha. { $name } leva a vaza e abre.

trick-inherited =
    .a = { $name } já se foi, sem resposta; { $next } herda a saída.
    .b = Ninguém cobre a despedida de { $name }. { $next } abre.
    .c = Uma cadeira vazia leva a vaza: a de { $name }. Abre { $next }.
    .d = Por testamento de { $name }, lido em voz alta: abre { $next }.
    .e = { $next } pega a saída que { $name } deixou na cadeira.
    .f = A herança já tem destino: { $next } abre onde { $name } parou.
    .g = { $name } acena da porta; { $next } fica com a saída.
    .h = A vaza era de { $name }. A saída é de { $next }.

## One card

one-card =
    .a = **Última carta!** A voz do arauto falha: { $name }.
    .b = **Última carta!** É tudo o que resta a { $name }.
    .c = **Última carta!** { $name } segura como castanha quente.
    .d = **Última carta!** Rufem os tambores para { $name }.
    .e = **Última carta!** A corte afasta as cadeiras de { $name }.
    .f = **Última carta!** Ouvi, todos: é a de { $name }.
    .g = **Última carta!** { $name } abre o leque, o que é rápido.
    .h = **Última carta!** Até o gato olha para { $name }.
    .i = **Última carta!** Trombetas para { $name }; falta fôlego ao trombeteiro.

one-card-called =
    .a = “**Última carta!**”, avisa { $name }, antes que perguntem.
    .b = { $name } se levanta e declara: **última carta!**
    .c = Em alto e bom som, de { $name }: **última carta!**
    .d = Com toda a honestidade, { $name } anuncia: **última carta!**
    .e = O arauto é poupado do trabalho: { $name } diz **última carta!**
    .f = { $name } ergue um dedo: **última carta!**
    .g = Saibam todos, diz { $name }: **última carta!**
    .h = Para a cozinha ouvir, { $name } grita **última carta!**

one-card-caught =
    .a = { $by } aponta para { $name }: **última carta**, e nem um pio!
    .b = Flagra! { $name } só tinha a **última carta**, e { $by } contou.
    .c = “Não esqueceu nada, { $name }?”, pergunta { $by }. **Última carta!**
    .d = { $name } chocava em silêncio a **última carta**. { $by } notou.
    .e = Olho vivo, { $by }: { $name } tem a **última carta** e não avisou.
    .f = Quem diz é { $by }, quem cora é { $name }: **última carta!**
    .g = Nada escapa a { $by }, muito menos a **última carta** de { $name }.
    .h = O escriba anota: { $by } deu o flagra em { $name }. **Última carta**.

## Leaving the round

went-out-first =
    .a = { $name } se levanta da mesa sem pressa: saiu em primeiro.
    .b = E já se foi! { $name } sai antes de todos; o resto que se entenda.
    .c = Mão vazia antes de todo mundo: { $name }.
    .d = Tragam a cadeira boa: { $name } sai em primeiro.
    .e = { $name } terminou; a louça fica com os outros.
    .f = A coroa pigarreia e olha para { $name }: primeiro lugar.
    .g = Primeiro lugar na porta e na sopa: { $name }.
    .h = Foi-se tudo! { $name } sai em primeiro e pergunta pelo pudim.

went-out =
    .a = { $name } sai em { $place } lugar, a caminho da sopa.
    .b = Cadeira para trás, cartas no fim: { $name }, em { $place } lugar.
    .c = Em { $place } lugar, { $name } deixa a mesa.
    .d = No { $place } lugar sai { $name }, com um aceno para a cozinha.
    .e = { $name } escapa em { $place } lugar e fecha a porta devagarinho.
    .f = Anote-se: { $name }, { $place } lugar.
    .g = A salvo! { $name } passa a ponte em { $place } lugar.
    .h = O { $place } lugar é de { $name }, com vista para a lareira.

last-one =
    .a = { $name } fica com a vassoura na mão.
    .b = A rodada acaba aqui, com { $name } ainda à mesa.
    .c = Por último, { $name } não deixa as cartas esfriarem.
    .d = Todo mundo já foi jantar. { $name } empilha as cadeiras.
    .e = A mesa, as cartas e a louça: tudo de { $name }.
    .f = Uma vassoura é oferecida, com carinho, a { $name }.
    .g = Alguém apaga as velas, e é { $name }.
    .h = Fim! { $name } já pode largar as cartas.

left =
    .a = { $name } sai da mesa, cartas viradas para baixo.
    .b = As cartas se fecham, e { $name } vai para casa.
    .c = { $name } foi embora; as cartas guardam segredo.
    .d = Arrasta-se uma cadeira: { $name } sai, cartas fechadas.
    .e = Um assento a menos: { $name } sai, cartas fechadas.
    .f = Boa viagem, { $name }. As cartas ficam, fechadas.
    .g = Baixa a ponte para { $name }. Nenhuma carta se mostra.

steward-sits =
    .a = { $name } toma a cadeira de { $whom }; mordomo não pergunta.
    .b = O lugar de { $whom } vai para { $name }, que usa luvas.
    .c = Trabalho de mordomo não acaba: { $name } joga por { $whom }.
    .d = { $name } espana a cadeira de { $whom } e senta.
    .e = Enquanto { $whom } não vem, { $name } aquece o lugar.
    .f = Tilintam chaves: { $name } joga no lugar de { $whom }.
    .g = Por { $whom }, e sem hora extra, { $name } joga.
    .h = Entra { $name }, de mangas arregaçadas, em vez de { $whom }.

came-back =
    .a = { $name } voltou, e o mordomo se levanta na hora.
    .b = Olha quem volta: { $name }, para uma cadeira quente.
    .c = O lugar é de { $name } de novo; o mordomo deixou tudo em ordem.
    .d = De volta ao jogo: { $name }.
    .e = { $name } volta; o mordomo sai de costas, em reverência.
    .f = Boas-vindas, { $name }. Nada se quebrou.
    .g = Passos no corredor, e { $name } senta outra vez.
    .h = Em carne e osso outra vez: { $name }.

## The round begins

taxes-open =
    .a = É hora dos tributos. Moedas mudam de mão atrás de uma cortina.
    .b = Chega a coletoria, com uma mesinha e uma balança enorme.
    .c = Por antigo costume, quem está embaixo dá o melhor. Suspiro é grátis.
    .d = Fecha-se a cortina; atrás dela, tributos.
    .e = Tributos! O assoalho range de generosidade.
    .f = Abrem-se os livros, e depois as bolsas.
    .g = O que sobe a escada agora se chama presente.
    .h = Penas a postos! Recolhem-se os tributos.

taxes-done =
    .a = Tributos pagos. { $name } abre.
    .b = As dívidas estão quitadas, e { $name } abre.
    .c = A cortina se abre: a saída é de { $name }.
    .d = { $name } abre, agora que a balança foi guardada.
    .e = Pago, contado, perdoado. A saída é de { $name }.
    .f = Os livros se fecham com estrondo; abre { $name }.
    .g = Cada presente achou quem o queira. { $name } abre.
    .h = A coletoria vai almoçar, e a saída vai para { $name }.

round-opens =
    .a = Sem tributos nesta rodada. { $name } abre.
    .b = A coletoria está de folga; { $name } abre.
    .c = { $name } abre, e as bolsas seguem fechadas.
    .d = Cartas dadas, tributos não: { $name } abre.
    .e = Rodada sem tributo e cheia de esperança. A saída é de { $name }.
    .f = Trombetas! Está aberta a rodada, e abre { $name }.
    .g = Desta vez ninguém paga. { $name } abre.
    .h = Sem moeda para contar, { $name } abre logo.

## Tarot-himi

shown =
    .a = { $name } ergue { FORM($card, "art") }. Então é assim.
    .b = Conste nos autos { FORM($card, "art") }, diz { $name }.
    .c = Dá para ver { FORM($card, "art") } por trás do leque de { $name }.
    .d = “Com a licença { FORM($card, "de") }”, diz { $name }, e mostra à mesa.
    .e = Pedem a licença; { $name } apresenta { FORM($card, "art") }.
    .f = { $name } tem por escrito: { $card }.
    .g = O escriba ergue os olhos para { $name }: { $card }. Confere.

rescinded-one =
    .a = { $name } faz justiça: { $whom } toma de volta { $what }.
    .b = O oficial vem a mando de { $name }; volta { $what } para { $whom }.
    .c = A balança pende: { $name } devolve { $what } a { $whom }.
    .d = “Uma a mais”, decide { $name }. { $whom } recolhe { $what }.
    .e = Pequena correção de { $name }: { $what }, de volta a { $whom }.
    .f = { $whom } recebe de novo { $what }; { $name } assina o recibo.

rescinded-all =
    .a = Uma trombeta de { $name }: { $whom } toma de volta { $what }.
    .b = { $name } desfaz tudo e manda { $what } de volta a { $whom }.
    .c = Como se nada tivesse acontecido: { $what } volta a { $whom }. Obra de { $name }.
    .d = “Julgamento!”, clama { $name }, e { $whom } recolhe { $what }.
    .e = A última página, rasgada por { $name }. Para { $whom }: { $what }.
    .f = { $whom } recebe { $what } outra vez. { $name } faz cara de anjo.

recalled =
    .a = { $name } já tinha ido para casa, e volta de chinelos.
    .b = Devagar: { $name } ainda tem trabalho.
    .c = Batem à porta de { $name }: a rodada quer companhia.
    .d = { $name } volta à mesa, ainda de chapéu.
    .e = De novo entre nós: { $name }, que já dera adeus.
    .f = Sair nem sempre é sair, descobre { $name }.

swapped =
    .a = Rodas no cascalho: { $name } visita { $whom } e troca uma carta.
    .b = { $name } chega a galope até { $whom }. Algo muda de mão.
    .c = Troca ligeira com { $whom }, por sugestão de { $name }.
    .d = O Carro para diante de { $whom }. { $name } se debruça.
    .e = “Troca justa”, diz { $name }. { $whom } ainda está olhando.
    .f = { $name } toma de { $whom } e dá, nessa ordem.

spun =
    .a = { $name } dá um empurrão na Roda e troca { $cards } às cegas.
    .b = Gira, gira: { $cards } para { $name }, do monte de descartes.
    .c = Mexe-se o caldeirão; { $name } tira { $cards }.
    .d = A sorte dá as cartas de novo: { $cards }, para { $name }.
    .e = De olhos fechados, { $name } troca { $cards }.
    .f = Um rangido, uma volta, e { $cards } para { $name }.

## Coming and going

joined =
    .a = { $name } senta e ganha um guardanapo.
    .b = Acha-se uma cadeira para { $name }.
    .c = Cabe mais gente: { $name } entra na mesa.
    .d = A corte ganha { $name } e perde espaço para os cotovelos.
    .e = Boas-vindas, { $name }. A sopa fica à esquerda.
    .f = Chega { $name }, e o banco inteiro se aperta.
    .g = Na lista, em letra caprichada: { $name }.
    .h = Mais uma xícara na mesa, para { $name }.

joined-pick =
    .a = { $name } tira { $what }, e lhe mostram a cadeira que vai junto.
    .b = Por um lugar, { $name } tira { $what }; o banco se aperta.
    .c = A sorte acomoda { $name } com { $what }.
    .d = Sai { $what }, e { $name } senta onde a carta manda.
    .e = Com { $what } na mão, { $name } conta as cadeiras e senta.
    .f = Cadeiras saem pela carta: { $what } para { $name }.
    .g = Na porta, { $name } mostra { $what }. O arauto aponta um lugar.
    .h = Ninguém discute com { $what }: aquele lugar é de { $name }.

joined-gate =
    .a = No portão: { $name }, para a próxima rodada.
    .b = { $name } espera no portão até a próxima distribuição.
    .c = Alguém bate. É { $name }, que joga na próxima rodada.
    .d = O porteiro deixa { $name } ir até o banco, por enquanto.
    .e = { $name } tem lugar na próxima rodada, e até lá um banquinho.
    .f = A próxima rodada nos traz { $name }.
    .g = Guardem uma cadeira para { $name }, para depois desta rodada.
    .h = Já na ponte levadiça: { $name }, cedo para a próxima.

leaves-after =
    .a = { $name } nos deixa depois desta rodada.
    .b = Até o fim desta rodada, depois casa: { $name }.
    .c = Selam um cavalo para { $name }, para depois da rodada.
    .d = { $name } mandou buscar o casaco, e joga a rodada até o fim.
    .e = Quando a rodada acabar, { $name } se despede.
    .f = Esta é a última rodada de { $name }, por ora.
    .g = A carruagem de { $name } espera a rodada acabar.
    .h = Malas prontas, { $name } fica até o fim da rodada.

## Seats and ranks

drawn-first =
    .a = { $name } tira { $what }, e com isso o primeiro lugar.
    .b = A sorte pisca: { $what }, e { $name } senta na ponta nobre.
    .c = Com { $what }, { $name } fica com a cadeira mais alta.
    .d = A coroa vai emprestada a { $name }, em troca de { $what }.
    .e = Sorteio alto: { $what }. Uma almofada para { $name }!
    .f = Ninguém tira mais que { $what }; { $name } fica no topo.
    .g = Por pura sorte, { $name }: { $what }, e o melhor lugar.
    .h = O arauto anuncia { $what } e se curva diante de { $name }.

drawn-last =
    .a = { $name } tira a mais baixa, e lhe mostram a vassoura.
    .b = Carta mais baixa, cadeira mais baixa: { $name }.
    .c = A sorte olha pela janela: { $name } senta por último.
    .d = A outra ponta da mesa espera por { $name }.
    .e = { $name } começa de baixo, com vista para cima.
    .f = Uma vassoura se apresenta a { $name }.
    .g = Perto da porta, longe da sopa: { $name }.
    .h = O gato divide seu canto com { $name }, que tirou a mais baixa.

rise =
    .a = { $name } sobe { places } e agradece à escada.
    .b = Fôlego curto: { $name }, { places } acima.
    .c = Com { places } a mais, { $name } manda chamar a costureira.
    .d = A escada aguentou: { $name } sobe { places }.
    .e = { $name } avança { places }, para perto do fogo.
    .f = Sopa melhor para { $name }, que sobe { places }.
    .g = Chapéu novo para { $name }, que ganha { places }.
    .h = Cantarolando, { $name } sobe { places }.

fall =
    .a = { $name } desce { places }, de mão no corrimão.
    .b = A escada está bem encerada: { $name } desce { places }.
    .c = Um assento mais fresco para { $name }, { places } abaixo.
    .d = Em boa ordem, { $name } recua { places }.
    .e = { $name } cai { places } e reencontra a velha turma.
    .f = A sopa agora demora mais para { $name }, { places } abaixo.
    .g = Olhe o degrau, { $name }: { places } de fundo.
    .h = { $name } cede { places } e mantém a coluna reta.

rise-crown =
    .a = Da vassoura à coroa numa rodada só: { $name }. O mestre-escola desmaia.
    .b = { $name } larga a vassoura e pega a coroa.
    .c = O escriba confere duas vezes: { $name }, do último ao primeiro lugar.
    .d = A escada inteira de uma vez: a coroa é de { $name }.
    .e = { $name } foi varrer a sala do trono e ficou.
    .f = E agora, quem varre? { $name } tem a coroa.
    .g = Do último banco ao trono, sem escalas: { $name }.
    .h = Já compõem a cantiga: *{ $name } e a Vassoura Voadora*.

reign =
    .a = { $name } mantém a coroa. Já está no tamanho certo.
    .b = A coroa fica onde está: na cabeça de { $name }.
    .c = Ninguém pede a { $name } que se levante.
    .d = Outra rodada, a mesma coroa: { $name }.
    .e = { $name } segue no trono; o retratista recebe de novo.
    .f = Nada de novo lá em cima: { $name }.
    .g = Coroa polida, mas parada: { $name } continua.
    .h = Sempre { $name }. As moedas dispensam outro rosto.

fall-crown =
    .a = { $name } perde a coroa; agora é de { $next }.
    .b = A coroa rola de { $name } para { $next }.
    .c = { $next } experimenta a coroa. { $name } dá conselhos.
    .d = Acabou o reinado de { $name }. A coroa é de { $next }.
    .e = { $name } entrega coroa, chaves e gato a { $next }.
    .f = Rosto novo nas moedas: { $next }, onde estava { $name }.
    .g = De { $name } para { $next }: uma coroa, pouco uso.
    .h = Trocam-se os retratos: sai { $name }, entra { $next }.

stuck =
    .a = { $name } segue por último. A vassoura fica contente.
    .b = A vassoura não larga { $name }, ou é o contrário.
    .c = Por último de novo: { $name }, que sabe onde fica cada panela.
    .d = { $name } mantém o último lugar; o chão nunca brilhou tanto.
    .e = Ainda sem escada para { $name }, em último outra vez.
    .f = Mesmo banquinho, mesmo vento: { $name }.
    .g = Como a cozinha sentiria falta de { $name }!
    .h = Paciência, { $name }. A escada está no conserto.

## Decrees

proclaimed =
    .a = { $name } limpa a real garganta: saibam todos!
    .b = Ouvi o que apraz a { $name }, e tomai nota.
    .c = Um pergaminho rola pelo chão, com o selo de { $name }.
    .d = Por vontade de { $name }, só por uma rodada, tudo é novo.
    .e = { $name } teve uma ideia no banho.
    .f = Trombetas, meio atrasadas, para a palavra de { $name }.
    .g = Com a tinta ainda fresca, { $name } proclama.
    .h = O que { $name } sonhou ontem hoje é lei.

## Waiting

lobby =
    .a = O arauto desenrola uma lista comprida e molha um lápis curto.
    .b = Bancos a postos, velas acesas. Quem joga?
    .c = Ouvi todos! A corte procura gente de qualquer posto.
    .d = Uma coroa, uma vassoura e cadeiras para quem ficar no meio.
    .e = A mesa está posta. Venham ver quem é quem.
    .f = Procura-se: gente. Oferece-se: uma coroa, ou uma vassoura.
    .g = Cuidado com o ganso: a ponte está baixada.
    .h = Estão distribuindo títulos. Alguns são bons.

lobby-ready =
    .a = Já há gente bastante. O arauto afina a trombeta.
    .b = A corte já tem tamanho para começar.
    .c = Cadeiras quentes não faltam: o jogo pode começar.
    .d = Já dá para uma briga, e portanto para um jogo.
    .e = O baralho foi embaralhado duas vezes, por via das dúvidas.
    .f = É só dizer, e o jogo começa.
    .g = O escriba conta as cabeças e fica satisfeito.
    .h = A mesa enche; o gato cede a cadeira.

between =
    .a = Embaralham-se as cartas; dá para esticar as pernas.
    .b = Um breve descanso. Alguém varre, e sabemos quem.
    .c = Entre duas rodadas a corte inteira é igual, por pouco tempo.
    .d = Serve-se a sopa, por ordem de posto.
    .e = Estique, beba, perdoe. A próxima distribuição vem aí.
    .f = Apontam-se as penas, e as línguas.
    .g = Cadeiras novas, mágoas novas, cartas daqui a pouco.
    .h = O gato examina o baralho e o acha completo.
