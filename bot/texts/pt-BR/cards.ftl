### Brazilian Portuguese: words for numbers, places and cards.

number = { $form ->
    [cap] { $count ->
        [1] Um
        [2] Dois
        [3] Três
        [4] Quatro
        [5] Cinco
        [6] Seis
        [7] Sete
        [8] Oito
        [9] Nove
        [10] Dez
        [11] Onze
        [12] Doze
        [13] Treze
        [14] Catorze
        [15] Quinze
       *[other] { $count }
    }
   *[plain] { $count ->
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
       *[other] { $count }
    }
}

places = { $count ->
    [1] um lugar
   *[other] { number } lugares
}

# Masculine, as in “segundo lugar”; `f` as in “segunda vez”.
ordinal = { $form ->
    [f] { $place ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
        [8] oitava
        [9] nona
        [10] décima
        [11] décima primeira
        [12] décima segunda
        [13] décima terceira
       *[other] { $place }ª
    }
   *[m] { $place ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
        [6] sexto
        [7] sétimo
        [8] oitavo
        [9] nono
        [10] décimo
        [11] décimo primeiro
        [12] décimo segundo
        [13] décimo terceiro
       *[other] { $place }º
    }
}

rank-2 = { $form ->
    [art] o Dois
    [de] do Dois
    [gender] m
   *[bare] Dois
}
    .plural = Dois
    .what = { $form ->
        [cap] { $count ->
            [1] Um Dois
            [2] Um par de Dois
            [3] Uma trinca de Dois
            [4] Uma quadra de Dois
           *[other] { number } Dois
        }
        [own] { $count ->
            [1] do seu Dois
            [2] do seu par de Dois
            [3] da sua trinca de Dois
            [4] da sua quadra de Dois
           *[other] dos seus { number } Dois
        }
       *[plain] { $count ->
            [1] um Dois
            [2] um par de Dois
            [3] uma trinca de Dois
            [4] uma quadra de Dois
           *[other] { number } Dois
        }
    }

rank-3 = { $form ->
    [art] o Três
    [de] do Três
    [gender] m
   *[bare] Três
}
    .plural = Três
    .what = { $form ->
        [cap] { $count ->
            [1] Um Três
            [2] Um par de Três
            [3] Uma trinca de Três
            [4] Uma quadra de Três
           *[other] { number } Três
        }
        [own] { $count ->
            [1] do seu Três
            [2] do seu par de Três
            [3] da sua trinca de Três
            [4] da sua quadra de Três
           *[other] dos seus { number } Três
        }
       *[plain] { $count ->
            [1] um Três
            [2] um par de Três
            [3] uma trinca de Três
            [4] uma quadra de Três
           *[other] { number } Três
        }
    }

rank-4 = { $form ->
    [art] o Quatro
    [de] do Quatro
    [gender] m
   *[bare] Quatro
}
    .plural = Quatros
    .what = { $form ->
        [cap] { $count ->
            [1] Um Quatro
            [2] Um par de Quatros
            [3] Uma trinca de Quatros
            [4] Uma quadra de Quatros
           *[other] { number } Quatros
        }
        [own] { $count ->
            [1] do seu Quatro
            [2] do seu par de Quatros
            [3] da sua trinca de Quatros
            [4] da sua quadra de Quatros
           *[other] dos seus { number } Quatros
        }
       *[plain] { $count ->
            [1] um Quatro
            [2] um par de Quatros
            [3] uma trinca de Quatros
            [4] uma quadra de Quatros
           *[other] { number } Quatros
        }
    }

rank-5 = { $form ->
    [art] o Cinco
    [de] do Cinco
    [gender] m
   *[bare] Cinco
}
    .plural = Cincos
    .what = { $form ->
        [cap] { $count ->
            [1] Um Cinco
            [2] Um par de Cincos
            [3] Uma trinca de Cincos
            [4] Uma quadra de Cincos
           *[other] { number } Cincos
        }
        [own] { $count ->
            [1] do seu Cinco
            [2] do seu par de Cincos
            [3] da sua trinca de Cincos
            [4] da sua quadra de Cincos
           *[other] dos seus { number } Cincos
        }
       *[plain] { $count ->
            [1] um Cinco
            [2] um par de Cincos
            [3] uma trinca de Cincos
            [4] uma quadra de Cincos
           *[other] { number } Cincos
        }
    }

rank-6 = { $form ->
    [art] o Seis
    [de] do Seis
    [gender] m
   *[bare] Seis
}
    .plural = Seis
    .what = { $form ->
        [cap] { $count ->
            [1] Um Seis
            [2] Um par de Seis
            [3] Uma trinca de Seis
            [4] Uma quadra de Seis
           *[other] { number } Seis
        }
        [own] { $count ->
            [1] do seu Seis
            [2] do seu par de Seis
            [3] da sua trinca de Seis
            [4] da sua quadra de Seis
           *[other] dos seus { number } Seis
        }
       *[plain] { $count ->
            [1] um Seis
            [2] um par de Seis
            [3] uma trinca de Seis
            [4] uma quadra de Seis
           *[other] { number } Seis
        }
    }

rank-7 = { $form ->
    [art] o Sete
    [de] do Sete
    [gender] m
   *[bare] Sete
}
    .plural = Setes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Sete
            [2] Um par de Setes
            [3] Uma trinca de Setes
            [4] Uma quadra de Setes
           *[other] { number } Setes
        }
        [own] { $count ->
            [1] do seu Sete
            [2] do seu par de Setes
            [3] da sua trinca de Setes
            [4] da sua quadra de Setes
           *[other] dos seus { number } Setes
        }
       *[plain] { $count ->
            [1] um Sete
            [2] um par de Setes
            [3] uma trinca de Setes
            [4] uma quadra de Setes
           *[other] { number } Setes
        }
    }

rank-8 = { $form ->
    [art] o Oito
    [de] do Oito
    [gender] m
   *[bare] Oito
}
    .plural = Oitos
    .what = { $form ->
        [cap] { $count ->
            [1] Um Oito
            [2] Um par de Oitos
            [3] Uma trinca de Oitos
            [4] Uma quadra de Oitos
           *[other] { number } Oitos
        }
        [own] { $count ->
            [1] do seu Oito
            [2] do seu par de Oitos
            [3] da sua trinca de Oitos
            [4] da sua quadra de Oitos
           *[other] dos seus { number } Oitos
        }
       *[plain] { $count ->
            [1] um Oito
            [2] um par de Oitos
            [3] uma trinca de Oitos
            [4] uma quadra de Oitos
           *[other] { number } Oitos
        }
    }

rank-9 = { $form ->
    [art] o Nove
    [de] do Nove
    [gender] m
   *[bare] Nove
}
    .plural = Noves
    .what = { $form ->
        [cap] { $count ->
            [1] Um Nove
            [2] Um par de Noves
            [3] Uma trinca de Noves
            [4] Uma quadra de Noves
           *[other] { number } Noves
        }
        [own] { $count ->
            [1] do seu Nove
            [2] do seu par de Noves
            [3] da sua trinca de Noves
            [4] da sua quadra de Noves
           *[other] dos seus { number } Noves
        }
       *[plain] { $count ->
            [1] um Nove
            [2] um par de Noves
            [3] uma trinca de Noves
            [4] uma quadra de Noves
           *[other] { number } Noves
        }
    }

rank-10 = { $form ->
    [art] o Dez
    [de] do Dez
    [gender] m
   *[bare] Dez
}
    .plural = Dez
    .what = { $form ->
        [cap] { $count ->
            [1] Um Dez
            [2] Um par de Dez
            [3] Uma trinca de Dez
            [4] Uma quadra de Dez
           *[other] { number } Dez
        }
        [own] { $count ->
            [1] do seu Dez
            [2] do seu par de Dez
            [3] da sua trinca de Dez
            [4] da sua quadra de Dez
           *[other] dos seus { number } Dez
        }
       *[plain] { $count ->
            [1] um Dez
            [2] um par de Dez
            [3] uma trinca de Dez
            [4] uma quadra de Dez
           *[other] { number } Dez
        }
    }

rank-11 = { $form ->
    [art] o Onze
    [de] do Onze
    [gender] m
   *[bare] Onze
}
    .plural = Onzes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Onze
            [2] Um par de Onzes
            [3] Uma trinca de Onzes
            [4] Uma quadra de Onzes
           *[other] { number } Onzes
        }
        [own] { $count ->
            [1] do seu Onze
            [2] do seu par de Onzes
            [3] da sua trinca de Onzes
            [4] da sua quadra de Onzes
           *[other] dos seus { number } Onzes
        }
       *[plain] { $count ->
            [1] um Onze
            [2] um par de Onzes
            [3] uma trinca de Onzes
            [4] uma quadra de Onzes
           *[other] { number } Onzes
        }
    }

rank-12 = { $form ->
    [art] o Doze
    [de] do Doze
    [gender] m
   *[bare] Doze
}
    .plural = Dozes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Doze
            [2] Um par de Dozes
            [3] Uma trinca de Dozes
            [4] Uma quadra de Dozes
           *[other] { number } Dozes
        }
        [own] { $count ->
            [1] do seu Doze
            [2] do seu par de Dozes
            [3] da sua trinca de Dozes
            [4] da sua quadra de Dozes
           *[other] dos seus { number } Dozes
        }
       *[plain] { $count ->
            [1] um Doze
            [2] um par de Dozes
            [3] uma trinca de Dozes
            [4] uma quadra de Dozes
           *[other] { number } Dozes
        }
    }

rank-13 = { $form ->
    [art] o Treze
    [de] do Treze
    [gender] m
   *[bare] Treze
}
    .plural = Trezes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Treze
            [2] Um par de Trezes
            [3] Uma trinca de Trezes
            [4] Uma quadra de Trezes
           *[other] { number } Trezes
        }
        [own] { $count ->
            [1] do seu Treze
            [2] do seu par de Trezes
            [3] da sua trinca de Trezes
            [4] da sua quadra de Trezes
           *[other] dos seus { number } Trezes
        }
       *[plain] { $count ->
            [1] um Treze
            [2] um par de Trezes
            [3] uma trinca de Trezes
            [4] uma quadra de Trezes
           *[other] { number } Trezes
        }
    }

rank-14 = { $form ->
    [art] o Catorze
    [de] do Catorze
    [gender] m
   *[bare] Catorze
}
    .plural = Catorzes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Catorze
            [2] Um par de Catorzes
            [3] Uma trinca de Catorzes
            [4] Uma quadra de Catorzes
           *[other] { number } Catorzes
        }
        [own] { $count ->
            [1] do seu Catorze
            [2] do seu par de Catorzes
            [3] da sua trinca de Catorzes
            [4] da sua quadra de Catorzes
           *[other] dos seus { number } Catorzes
        }
       *[plain] { $count ->
            [1] um Catorze
            [2] um par de Catorzes
            [3] uma trinca de Catorzes
            [4] uma quadra de Catorzes
           *[other] { number } Catorzes
        }
    }

rank-15 = { $form ->
    [art] o Quinze
    [de] do Quinze
    [gender] m
   *[bare] Quinze
}
    .plural = Quinzes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Quinze
            [2] Um par de Quinzes
            [3] Uma trinca de Quinzes
            [4] Uma quadra de Quinzes
           *[other] { number } Quinzes
        }
        [own] { $count ->
            [1] do seu Quinze
            [2] do seu par de Quinzes
            [3] da sua trinca de Quinzes
            [4] da sua quadra de Quinzes
           *[other] dos seus { number } Quinzes
        }
       *[plain] { $count ->
            [1] um Quinze
            [2] um par de Quinzes
            [3] uma trinca de Quinzes
            [4] uma quadra de Quinzes
           *[other] { number } Quinzes
        }
    }

rank-P = { $form ->
    [art] o Pajem
    [de] do Pajem
    [gender] m
   *[bare] Pajem
}
    .plural = Pajens
    .what = { $form ->
        [cap] { $count ->
            [1] Um Pajem
            [2] Um par de Pajens
            [3] Uma trinca de Pajens
            [4] Uma quadra de Pajens
           *[other] { number } Pajens
        }
        [own] { $count ->
            [1] do seu Pajem
            [2] do seu par de Pajens
            [3] da sua trinca de Pajens
            [4] da sua quadra de Pajens
           *[other] dos seus { number } Pajens
        }
       *[plain] { $count ->
            [1] um Pajem
            [2] um par de Pajens
            [3] uma trinca de Pajens
            [4] uma quadra de Pajens
           *[other] { number } Pajens
        }
    }

rank-N = { $form ->
    [art] o Cavaleiro
    [de] do Cavaleiro
    [gender] m
   *[bare] Cavaleiro
}
    .plural = Cavaleiros
    .what = { $form ->
        [cap] { $count ->
            [1] Um Cavaleiro
            [2] Um par de Cavaleiros
            [3] Uma trinca de Cavaleiros
            [4] Uma quadra de Cavaleiros
           *[other] { number } Cavaleiros
        }
        [own] { $count ->
            [1] do seu Cavaleiro
            [2] do seu par de Cavaleiros
            [3] da sua trinca de Cavaleiros
            [4] da sua quadra de Cavaleiros
           *[other] dos seus { number } Cavaleiros
        }
       *[plain] { $count ->
            [1] um Cavaleiro
            [2] um par de Cavaleiros
            [3] uma trinca de Cavaleiros
            [4] uma quadra de Cavaleiros
           *[other] { number } Cavaleiros
        }
    }

rank-J = { $form ->
    [art] o Valete
    [de] do Valete
    [gender] m
   *[bare] Valete
}
    .plural = Valetes
    .what = { $form ->
        [cap] { $count ->
            [1] Um Valete
            [2] Um par de Valetes
            [3] Uma trinca de Valetes
            [4] Uma quadra de Valetes
           *[other] { number } Valetes
        }
        [own] { $count ->
            [1] do seu Valete
            [2] do seu par de Valetes
            [3] da sua trinca de Valetes
            [4] da sua quadra de Valetes
           *[other] dos seus { number } Valetes
        }
       *[plain] { $count ->
            [1] um Valete
            [2] um par de Valetes
            [3] uma trinca de Valetes
            [4] uma quadra de Valetes
           *[other] { number } Valetes
        }
    }

rank-Q = { $form ->
    [art] a Dama
    [de] da Dama
    [gender] f
   *[bare] Dama
}
    .plural = Damas
    .what = { $form ->
        [cap] { $count ->
            [1] Uma Dama
            [2] Um par de Damas
            [3] Uma trinca de Damas
            [4] Uma quadra de Damas
           *[other] { number } Damas
        }
        [own] { $count ->
            [1] da sua Dama
            [2] do seu par de Damas
            [3] da sua trinca de Damas
            [4] da sua quadra de Damas
           *[other] das suas { number } Damas
        }
       *[plain] { $count ->
            [1] uma Dama
            [2] um par de Damas
            [3] uma trinca de Damas
            [4] uma quadra de Damas
           *[other] { number } Damas
        }
    }

rank-K = { $form ->
    [art] o Rei
    [de] do Rei
    [gender] m
   *[bare] Rei
}
    .plural = Reis
    .what = { $form ->
        [cap] { $count ->
            [1] Um Rei
            [2] Um par de Reis
            [3] Uma trinca de Reis
            [4] Uma quadra de Reis
           *[other] { number } Reis
        }
        [own] { $count ->
            [1] do seu Rei
            [2] do seu par de Reis
            [3] da sua trinca de Reis
            [4] da sua quadra de Reis
           *[other] dos seus { number } Reis
        }
       *[plain] { $count ->
            [1] um Rei
            [2] um par de Reis
            [3] uma trinca de Reis
            [4] uma quadra de Reis
           *[other] { number } Reis
        }
    }

rank-A = { $form ->
    [art] o Ás
    [de] do Ás
    [gender] m
   *[bare] Ás
}
    .plural = Ases
    .what = { $form ->
        [cap] { $count ->
            [1] Um Ás
            [2] Um par de Ases
            [3] Uma trinca de Ases
            [4] Uma quadra de Ases
           *[other] { number } Ases
        }
        [own] { $count ->
            [1] do seu Ás
            [2] do seu par de Ases
            [3] da sua trinca de Ases
            [4] da sua quadra de Ases
           *[other] dos seus { number } Ases
        }
       *[plain] { $count ->
            [1] um Ás
            [2] um par de Ases
            [3] uma trinca de Ases
            [4] uma quadra de Ases
           *[other] { number } Ases
        }
    }

rank-low = { $form ->
    [art] o curinga baixo
    [de] do curinga baixo
    [gender] m
   *[bare] curinga baixo
}
    .plural = curingas baixos
    .what = { $form ->
        [cap] { $count ->
            [1] Um curinga baixo
           *[other] Um par de curingas baixos
        }
        [own] { $count ->
            [1] do seu curinga baixo
           *[other] do seu par de curingas baixos
        }
       *[plain] { $count ->
            [1] um curinga baixo
           *[other] um par de curingas baixos
        }
    }

some-cards = { $count ->
    [1] uma carta
    [2] duas cartas
   *[other] { number } cartas
}

suit-C = Paus
    .sign = ♣
suit-D = Ouros
    .sign = ♦
suit-H = Copas
    .sign = ♥
suit-S = Espadas
    .sign = ♠

card-suited = { $form ->
    [art] { FORM($rank, "art") } de { $suit }
    [de] { FORM($rank, "de") } de { $suit }
    [gender] { FORM($rank, "gender") }
   *[bare] { $rank } de { $suit }
}

what-run = { $form ->
    [cap] Uma sequência de { $suit }, { FORM($low, "de") } até { FORM($high, "art") }
   *[plain] uma sequência de { $suit }, { FORM($low, "de") } até { FORM($high, "art") }
}

what-made = { $form ->
    [cap] { FORM($what, "cap") } (obra { FORM($card, "de") })
   *[plain] { $what } (obra { FORM($card, "de") })
}

what-with = { $form ->
    [cap] { FORM($what, "cap") } (com { FORM($card, "art") } no meio)
   *[plain] { $what } (com { FORM($card, "art") } no meio)
}
