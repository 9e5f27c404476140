### Brazilian Portuguese: hints, what a strong steward would do.

command-hint = Pergunte a um vizir o que fazer, onde a mesa permite dicas; só você vê a resposta

button-hint = 💡 Dica

hint = 💡 { $said }
hint-in-lesson = 🎓 Na sua aula: { $said }

hint-vizier = Um vizir escolheria **{ $answer }**.
hint-vizier-pass = Um vizir **passaria**.
hint-only = **{ $answer }** é tudo o que você pode fazer.
hint-quick = Não houve tempo para pensar até o fim, então fica o conselho rápido de um mercante: **{ $answer }**.

refused-no-hints-here = Esta mesa não permite dicas. Uma aula tem: `/cards learn`.

hint-tried-ahead = { $count ->
    [1] Em uma tentativa
   *[other] Em { $count } tentativas
}, foi melhor que **{ $other }**.
hint-tried-level = { $count ->
    [1] Em uma tentativa
   *[other] Em { $count } tentativas
}, foi tão bem quanto **{ $other }**, e nada foi melhor.
hint-tried-best = { $count ->
    [1] Em uma tentativa
   *[other] Em { $count } tentativas
}, nada foi melhor.

hint-because-joker = Guarda o seu curinga.
hint-because-takes = Cobre o que está na mesa, e nenhuma carta mais baixa que você possa jogar cobre.

hint-because-melds = A carta aberta pode levar { $loose ->
    [points] as suas sobras, em pontos,
   *[cards] as suas cartas soltas
} de { $before } para { $after }.
hint-because-melds-not = A carta aberta não deixaria você com menos { $loose ->
    [points] pontos de sobra
   *[cards] cartas soltas
}.
hint-because-thrown = { $count ->
    [0] Sem ela, todas as suas cartas estão em jogos.
    [1] Deixa você com { $loose ->
        [points] um ponto de sobra
       *[cards] uma carta solta
    }, e nenhuma outra carta deixa menos.
   *[other] Deixa você com { $count } { $loose ->
        [points] pontos de sobra
       *[cards] cartas soltas
    }, e nenhuma outra carta deixa menos.
}

hint-because-alone = Não combina com nenhuma das suas outras cartas soltas.

hint-because-out = São as suas últimas cartas, e você sai.
hint-because-keeps = Não tira nada { FORM($set, "own") }.
hint-because-later = Guarda { $play } para depois.
hint-because-lowest = { $count ->
    [1] A sua carta mais baixa vai primeiro.
    [2] As suas cartas mais baixas vão primeiro, as duas de uma vez.
   *[other] As suas cartas mais baixas vão primeiro, todas as { $count } de uma vez.
}
hint-because-many = Livra você de { $count } cartas de uma vez.
hint-because-cheapest = É a mais baixa das suas jogadas que cobrem a pilha.
hint-because-next = As cartas que ficam são um grupo só, e podem ir todas de uma vez.
hint-because-high = { $count ->
    [0] Nenhum valor é mais alto.
    [1] Só um valor é mais alto.
   *[other] Só { $count } valores são mais altos.
}
hint-because-only = Nenhuma outra jogada sua cobre a pilha.
hint-because-nothing = Nenhuma jogada sua cobre a pilha.
hint-because-close = Quem você tem que cobrir está com uma carta, no máximo.
hint-because-owed = { $count ->
    [1] Você deve a sua melhor carta.
   *[other] Você deve as suas melhores cartas.
}
hint-because-lowest-gift = { $count ->
    [1] É a sua carta mais baixa.
   *[other] São as suas cartas mais baixas.
}
hint-because-whole = { $count ->
    [1] Não desfaz nenhum grupo.
   *[other] Não desfazem nenhum grupo que fique com você.
}
