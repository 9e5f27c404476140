### Brazilian Portuguese: manners of stewards, by level.

manner-sits-page =
    .a = { $name } contou as cartas e torce para que cinquenta esteja certo.
    .b = “Qual lado da carta é para cima?”, pergunta { $name }, e senta.
    .c = Disseram a { $name } que isto é mais fácil que carregar bandeja.
    .d = { $name } promete jogar alguma coisa, seja o que for.
    .e = Com um aceno para a mesa toda, { $name } derruba duas cartas.

manner-wins-page =
    .a = { $name } venceu e gostaria de saber como.
    .b = Atrás da cadeira, { $name } procura quem venceu de verdade.
    .c = { $name } vence por um método que ninguém vai conseguir ensinar.
    .d = Vencer é bom? { $name } pergunta. É, sim.
    .e = Os professores de { $name } estão refazendo as apostilas.

manner-last-page =
    .a = { $name } fica por último e agradece pelo jogo.
    .b = Em último, { $name } se divertiu à beça.
    .c = A vista do último lugar é a melhor, acha { $name }.
    .d = Era mais ou menos isso que { $name } queria fazer.
    .e = { $name } termina em último, já embaralhando para a próxima.

manner-sits-merchant =
    .a = { $name } conta as velas e pergunta quem paga por elas.
    .b = A loja de { $name } fecha por uma hora, talvez duas.
    .c = { $name } aperta a mão de cada um: pela sorte e pelo negócio.
    .d = Balança debaixo da cadeira, { $name } toma assento.
    .e = Bolinho de mel para a mesa toda, por conta de { $name }, a preço justo.

manner-wins-merchant =
    .a = { $name } vence e lança no livro-caixa, com um só sublinhado.
    .b = Sidra para todos, em copo pequeno: { $name } venceu.
    .c = Um bom dia de feira, diz { $name }, e agradece à freguesia.
    .d = Pelo segundo lugar, com nota fiscal, { $name } já fechava negócio. Venceu.
    .e = { $name } venceu e já separa a parte da cozinheira.

manner-last-merchant =
    .a = { $name } fica por último e lança em propaganda.
    .b = Há anos em que chove na feira: { $name } em último.
    .c = Quem elogia o acabamento, em último lugar, é { $name }.
    .d = Sem pedir reembolso, { $name } termina em último.
    .e = A mercadoria era boa, o mercado é que não: { $name } por último.

manner-sits-vizier =
    .a = { $name } senta, olha para a sua cadeira e depois para você.
    .b = Tinteiro, areia, silêncio: { $name } põe tudo em ordem.
    .c = { $name } faz uma reverência e lembra cada carta do ano passado.
    .d = As regras, duas vezes; a mesa, uma: { $name } já leu.
    .e = “É só um jogo”, diz { $name }, apontando a pena.

manner-wins-vizier =
    .a = { $name } vence e fecha um caderno que ninguém viu aberto.
    .b = Desde a terceira carta { $name } esperava por isso.
    .c = Antes de guardar as cartas, { $name } elogia a resistência da mesa.
    .d = A reverência de { $name } tem a altura exata da vitória.
    .e = A vela não gastou um dedo: { $name } já venceu.

manner-last-vizier =
    .a = { $name } fica por último e pede para ver as contas.
    .b = O último lugar, para { $name }, é erro de arredondamento.
    .c = O caderno de { $name } ganha uma página inteira: último lugar.
    .d = Parabéns à sorte, diz { $name }: hoje ela jogou melhor.
    .e = Em último, { $name } pede à vela uma recontagem.

manner-sits-master =
    .a = { $name } senta, e a sala endireita as costas.
    .b = Almofada, vela, tempo para pensar: { $name } dispensa tudo isso.
    .c = { $name } cumprimenta pelo nome a mesa inteira, e as cartas.
    .d = Olhos fechados por um instante: { $name } já está jogando.
    .e = As mãos de { $name } pousam quietas como uma biblioteca.

manner-wins-master =
    .a = { $name } vence, agradece às cartas e as devolve em ordem.
    .b = “Foi por pouco”, diz { $name }, por gentileza.
    .c = Vitória tão baixinha, a de { $name }, que demora a se notar.
    .d = Chá para a mesa que acaba de perder, servido por { $name }.
    .e = Todas as jogadas, menos uma, ganham elogio de { $name }, que venceu.

manner-last-master =
    .a = { $name } fica por último, ri uma vez, e ri de verdade.
    .b = De pé, { $name } se curva diante da mesa: muito bem jogado.
    .c = Hoje { $name } ficou em último. Contem aos netos.
    .d = { $name } pede que lhe ensinem aquela última vaza.
    .e = Por último, { $name } parece até mais jovem.
