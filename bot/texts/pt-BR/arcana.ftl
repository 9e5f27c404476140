### Brazilian Portuguese: the Major Arcana.

card-Fool = { $form ->
    [art] o Louco
    [de] do Louco
    [bare] Louco
    [gender] m
   *[cap] O Louco
}
    .held = um curinga: mais uma carta num grupo ou, só, qualquer valor de Dois a Ás
card-Magician = { $form ->
    [art] o Mago
    [de] do Mago
    [bare] Mago
    [gender] m
   *[cap] O Mago
}
    .held = sobre uma carta avulsa, vale o valor seguinte, no máximo Ás
card-Priestess = { $form ->
    [art] a Sacerdotisa
    [de] da Sacerdotisa
    [bare] Sacerdotisa
    [gender] f
   *[cap] A Sacerdotisa
}
    .held = sobre um par, vale um par do valor seguinte, no máximo de Ases
card-Empress = { $form ->
    [art] a Imperatriz
    [de] da Imperatriz
    [bare] Imperatriz
    [gender] f
   *[cap] A Imperatriz
}
    .held = sobre uma trinca, vale uma trinca do valor seguinte, no máximo de Ases
card-Emperor = { $form ->
    [art] o Imperador
    [de] do Imperador
    [bare] Imperador
    [gender] m
   *[cap] O Imperador
}
    .held = sobre uma quadra, vale uma quadra do valor seguinte, no máximo de Ases
card-Hierophant = { $form ->
    [art] o Hierofante
    [de] do Hierofante
    [bare] Hierofante
    [gender] m
   *[cap] O Hierofante
}
    .held = você abre a primeira vaza e herda a saída de quem termina sem que ninguém cubra
card-Lovers = { $form ->
    [art] os Enamorados
    [de] dos Enamorados
    [bare] Enamorados
    [gender] m
   *[cap] Os Enamorados
}
    .held = você não pode jogar carta avulsa, a não ser abrir a vaza com esta
card-Chariot = { $form ->
    [art] o Carro
    [de] do Carro
    [bare] Carro
    [gender] m
   *[cap] O Carro
}
    .held = em vez da jogada: descarte-o, tome a melhor carta de alguém e dê uma das suas
card-Strength = { $form ->
    [art] a Força
    [de] da Força
    [bare] Força
    [gender] f
   *[cap] A Força
}
    .held = você pode jogar por cima de um valor igual: empate ganha
card-Hermit = { $form ->
    [art] o Eremita
    [de] do Eremita
    [bare] Eremita
    [gender] m
   *[cap] O Eremita
}
    .held = você só pode jogar cartas avulsas
card-Wheel = { $form ->
    [art] a Roda da Fortuna
    [de] da Roda da Fortuna
    [bare] Roda da Fortuna
    [gender] f
   *[cap] A Roda da Fortuna
}
    .held = em vez da jogada: troque-a, com cartas à escolha, por outras tantas já descartadas, às cegas
card-Justice = { $form ->
    [art] a Justiça
    [de] da Justiça
    [bare] Justiça
    [gender] f
   *[cap] A Justiça
}
    .held = no começo da sua vez: descarte-a, e quem jogou por último toma de volta uma carta
card-HangedMan = { $form ->
    [art] o Enforcado
    [de] do Enforcado
    [bare] Enforcado
    [gender] m
   *[cap] O Enforcado
}
    .held = uma chance por vaza: depois de jogar ou passar, você só pode usar poderes
card-Death = { $form ->
    [art] a Morte
    [de] da Morte
    [bare] Morte
    [gender] f
   *[cap] A Morte
}
    .held = se pode jogar, você tem que jogar, e a sua melhor jogada
card-Temperance = { $form ->
    [art] a Temperança
    [de] da Temperança
    [bare] Temperança
    [gender] f
   *[cap] A Temperança
}
    .held = sobre um Ás você pode jogar tudo com que poderia abrir
card-Devil = { $form ->
    [art] o Diabo
    [de] do Diabo
    [bare] Diabo
    [gender] m
   *[cap] O Diabo
}
    .held = se pode jogar, você tem que jogar
card-Tower = { $form ->
    [art] a Torre
    [de] da Torre
    [bare] Torre
    [gender] f
   *[cap] A Torre
}
    .held = o que você joga sobre a pilha tem que ser três valores mais alto
card-Star = { $form ->
    [art] a Estrela
    [de] da Estrela
    [bare] Estrela
    [gender] f
   *[cap] A Estrela
}
    .held = você pode responder com um grupo menor
card-Moon = { $form ->
    [art] a Lua
    [de] da Lua
    [bare] Lua
    [gender] f
   *[cap] A Lua
}
    .held = nos tributos, você e sua contraparte trocam de papel: paga quem está no alto
card-Sun = { $form ->
    [art] o Sol
    [de] do Sol
    [bare] Sol
    [gender] m
   *[cap] O Sol
}
    .held = você pode jogar um Ás avulso sobre qualquer coisa
card-Judgement = { $form ->
    [art] o Julgamento
    [de] do Julgamento
    [bare] Julgamento
    [gender] m
   *[cap] O Julgamento
}
    .held = no começo da sua vez: descarte-o, e a última jogada volta inteira para quem a fez
card-World = { $form ->
    [art] o Mundo
    [de] do Mundo
    [bare] Mundo
    [gender] m
   *[cap] O Mundo
}
    .held = você pode responder com um grupo maior

power-held = ✨ *{ $card }* — { $does }

power-justice = ⚖️ A Justiça
power-judgement = 📯 O Julgamento
power-chariot = 🐎 O Carro…
    .whom = 🐎 O Carro: a melhor carta de quem?
    .cards = 🐎 O Carro: o que { $name } recebe?
power-wheel = 🎡 A Roda…
    .cards = 🎡 A Roda: o que vai junto? Voltam outras tantas cartas.
    .none = 🎡 Só a Roda
hint-whom = De quem…
hint-cards = Quais cartas…

do-judgement = O Julgamento
do-justice = A Justiça
do-chariot = O Carro
do-wheel = A Roda da Fortuna
