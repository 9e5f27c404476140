### Brazilian Portuguese: what the chronicle adds when a round was a milestone.

milestone-reign =
    .a = { $name } põe a coroa pela { FORM($times, "f") } vez seguida. Já deixa marca.
    .b = É o { $times } reinado seguido; { $name } parou de contar.
    .c = Mais um, o { $times } seguido: o retrato de { $name } precisa de parede.
    .d = Sempre { $name }. Com a { FORM($times, "f") } coroa seguida, os escribas já falam em era.
    .e = O trono já tem a forma de { $name }: { $times } reinado sem pausa.
    .f = Num bocejo, { $name } ajeita a coroa pela { FORM($times, "f") } vez seguida.
    .g = As moedas trazem { $name } dos dois lados, no { $times } reinado seguido.
    .h = Vassoura? { $name } já esqueceu o que é. É o { $times } reinado seguido.

milestone-escape =
    .a = { $name } passa a vassoura adiante, pela primeira vez que se lembre.
    .b = Coisa inédita: { $name } sai do porão e pergunta em que ano estamos.
    .c = O fundo perdeu { $name }. Já tinha se apegado.
    .d = Escada acima, piscando com a luz: { $name }, fora do porão.
    .e = Pela primeira vez { $name } vê a mesa de cima.
    .f = Fique escrito: hoje { $name } escapou da vassoura.
    .g = Vaga uma vassoura, pouco usada: { $name } subiu na vida.
    .h = { $name } ganha uma cadeira com encosto. Há quem chore.

milestone-misery =
    .a = A miséria de { $name } passa de { $power }. Chamem os violinos.
    .b = Já passa de { $power }: abre-se um livro novo para { $name }.
    .c = { $name } passa de { $power } de miséria e ganha um cobertorzinho.
    .d = Dobram os sinos por { $name }: miséria acima de { $power }.
    .e = Poetas fazem fila na porta de { $name }. O índice passou de { $power }.
    .f = Alguém empreste um lenço a { $name }: a miséria passou de { $power }.
    .g = Buscam mais pergaminho para { $name }: a folha velha só ia até { $power }.
    .h = Mais de { $power }! Até a chuva vem ver { $name }.
