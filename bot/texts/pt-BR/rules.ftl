### Brazilian Portuguese: the rules as a book, and ❓.

rules-place = { $game } · capítulo { $place } de { $count } · as regras como se jogam aqui
hint-chapter = Outro capítulo…
button-chapter-open = 📖 { $title }
button-chapter-back = ◀ Voltar
button-chapter-next = Adiante ▶
button-books = 📚 Todos os livros
books-title = 📚 As regras, como se jogam aqui
books-help = `/cards learn` ensina um jogo, com explicações. Onde a mesa permite dicas, `/cards hint` diz o que um vizir faria. Depois de uma rodada, 🔍 *Análise* no seu painel diz quanto valeram as suas decisões. Mordomos são pajens, mercantes, vizires ou mestres; quem comanda a mesa escolhe o nível em 📜 Regras da casa.
books-hint = Abrir um livro…
button-how = 📖 Como se joga
button-why = ❓ Regras

why-title = ❓ O que posso fazer?
why-tax-owed = Primeiro os tributos: você deve um presente, com as cartas que quiser. Ninguém joga antes que todos os presentes sejam dados.
why-tax = Primeiro os tributos: ninguém joga antes que todos os presentes sejam dados.
why-must-pass = Você caiu no flagra com a última carta: quando chegar a sua vez, tem que passar.
why-wait-for-lead = A saída é de { $names }. O que você pode jogar depende disso.
why-wait = Não é a sua vez, e sim a de { $names }. Contra { $what }, como a pilha está agora:
why-beat = Para cobrir: { $what }.
why-lead = Você abre: quantas cartas quiser do mesmo valor.
why-lead-suited = Você abre, e não pode passar: um grupo do mesmo valor, ou uma sequência do mesmo naipe.
why-lead-forced = Você abre, e não pode passar: quantas cartas quiser do mesmo valor.
why-can = **Isto serve:** { $sets }.
why-none = **Nada na sua mão serve.** Você só pode passar.

why-part = { some-cards } { FORM($held, "own") }
why-with = { $what } (com { $jokers } no meio)
why-as = { $jokers } como { $what }
why-jokers = { $count ->
    [1] um curinga
   *[other] { number } curingas
}

why-group = - **{ $reason }:** { $cards }
why-wrong-size = Você tem { $count ->
    [2] só uma carta
   *[other] menos de { number }
}
why-not-higher = Não está acima de { $top }
why-ties = Empate perde
why-joker-ties = No máximo { $what }, e empate perde
why-low-joker = Abaixo de qualquer valor; só pode abrir uma vaza, sem outra carta
