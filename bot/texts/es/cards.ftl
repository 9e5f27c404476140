### Spanish: words for numbers, places and cards.

## Numbers

number = { $count ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
   *[other] { $count }
}

places = { $count ->
    [one] un puesto
   *[other] { number } puestos
}

# A phrase of its own: “en { $place }”; as `time`, “por { FORM($times, "time") }”.
ordinal = { $form ->
    [time] { $place ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
        [4] cuarta vez
        [5] quinta vez
        [6] sexta vez
        [7] séptima vez
        [8] octava vez
        [9] novena vez
        [10] décima vez
        [11] undécima vez
        [12] duodécima vez
        [13] decimotercera vez
        [15] decimoquinta vez
        [20] vigésima vez
        [25] vigesimoquinta vez
        [30] trigésima vez
        [40] cuadragésima vez
        [50] quincuagésima vez
        [100] centésima vez
       *[other] vez número { $place }
    }
   *[place] { $place ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
        [5] quinto lugar
        [6] sexto lugar
        [7] séptimo lugar
        [8] octavo lugar
        [9] noveno lugar
        [10] décimo lugar
        [11] undécimo lugar
        [12] duodécimo lugar
        [13] decimotercer lugar
       *[other] puesto { $place }
    }
}

## Ranks

rank-2 = { $form ->
    [the] el dos
    [gender] m
    [cap] Dos
   *[other] dos
}
    .plural = { $form ->
        [the] los doses
        [gender] m
       *[other] doses
    }
    .what = { $count ->
        [one] un dos
       *[other] { number } doses
    }

rank-3 = { $form ->
    [the] el tres
    [gender] m
    [cap] Tres
   *[other] tres
}
    .plural = { $form ->
        [the] los treses
        [gender] m
       *[other] treses
    }
    .what = { $count ->
        [one] un tres
       *[other] { number } treses
    }

rank-4 = { $form ->
    [the] el cuatro
    [gender] m
    [cap] Cuatro
   *[other] cuatro
}
    .plural = { $form ->
        [the] los cuatros
        [gender] m
       *[other] cuatros
    }
    .what = { $count ->
        [one] un cuatro
       *[other] { number } cuatros
    }

rank-5 = { $form ->
    [the] el cinco
    [gender] m
    [cap] Cinco
   *[other] cinco
}
    .plural = { $form ->
        [the] los cincos
        [gender] m
       *[other] cincos
    }
    .what = { $count ->
        [one] un cinco
       *[other] { number } cincos
    }

rank-6 = { $form ->
    [the] el seis
    [gender] m
    [cap] Seis
   *[other] seis
}
    .plural = { $form ->
        [the] los seises
        [gender] m
       *[other] seises
    }
    .what = { $count ->
        [one] un seis
       *[other] { number } seises
    }

rank-7 = { $form ->
    [the] el siete
    [gender] m
    [cap] Siete
   *[other] siete
}
    .plural = { $form ->
        [the] los sietes
        [gender] m
       *[other] sietes
    }
    .what = { $count ->
        [one] un siete
       *[other] { number } sietes
    }

rank-8 = { $form ->
    [the] el ocho
    [gender] m
    [cap] Ocho
   *[other] ocho
}
    .plural = { $form ->
        [the] los ochos
        [gender] m
       *[other] ochos
    }
    .what = { $count ->
        [one] un ocho
       *[other] { number } ochos
    }

rank-9 = { $form ->
    [the] el nueve
    [gender] m
    [cap] Nueve
   *[other] nueve
}
    .plural = { $form ->
        [the] los nueves
        [gender] m
       *[other] nueves
    }
    .what = { $count ->
        [one] un nueve
       *[other] { number } nueves
    }

rank-10 = { $form ->
    [the] el diez
    [gender] m
    [cap] Diez
   *[other] diez
}
    .plural = { $form ->
        [the] los dieces
        [gender] m
       *[other] dieces
    }
    .what = { $count ->
        [one] un diez
       *[other] { number } dieces
    }

rank-11 = { $form ->
    [the] el once
    [gender] m
    [cap] Once
   *[other] once
}
    .plural = { $form ->
        [the] los onces
        [gender] m
       *[other] onces
    }
    .what = { $count ->
        [one] un once
       *[other] { number } onces
    }

rank-12 = { $form ->
    [the] el doce
    [gender] m
    [cap] Doce
   *[other] doce
}
    .plural = { $form ->
        [the] los doces
        [gender] m
       *[other] doces
    }
    .what = { $count ->
        [one] un doce
       *[other] { number } doces
    }

rank-13 = { $form ->
    [the] el trece
    [gender] m
    [cap] Trece
   *[other] trece
}
    .plural = { $form ->
        [the] los treces
        [gender] m
       *[other] treces
    }
    .what = { $count ->
        [one] un trece
       *[other] { number } treces
    }

rank-14 = { $form ->
    [the] el catorce
    [gender] m
    [cap] Catorce
   *[other] catorce
}
    .plural = { $form ->
        [the] los catorces
        [gender] m
       *[other] catorces
    }
    .what = { $count ->
        [one] un catorce
       *[other] { number } catorces
    }

rank-15 = { $form ->
    [the] el quince
    [gender] m
    [cap] Quince
   *[other] quince
}
    .plural = { $form ->
        [the] los quinces
        [gender] m
       *[other] quinces
    }
    .what = { $count ->
        [one] un quince
       *[other] { number } quinces
    }

rank-P = { $form ->
    [the] el paje
    [gender] m
    [cap] Paje
   *[other] paje
}
    .plural = { $form ->
        [the] los pajes
        [gender] m
       *[other] pajes
    }
    .what = { $count ->
        [one] un paje
       *[other] { number } pajes
    }

rank-N = { $form ->
    [the] el caballero
    [gender] m
    [cap] Caballero
   *[other] caballero
}
    .plural = { $form ->
        [the] los caballeros
        [gender] m
       *[other] caballeros
    }
    .what = { $count ->
        [one] un caballero
       *[other] { number } caballeros
    }

rank-J = { $form ->
    [the] la jota
    [gender] f
    [cap] Jota
   *[other] jota
}
    .plural = { $form ->
        [the] las jotas
        [gender] f
       *[other] jotas
    }
    .what = { $count ->
        [one] una jota
       *[other] { number } jotas
    }

rank-Q = { $form ->
    [the] la reina
    [gender] f
    [cap] Reina
   *[other] reina
}
    .plural = { $form ->
        [the] las reinas
        [gender] f
       *[other] reinas
    }
    .what = { $count ->
        [one] una reina
       *[other] { number } reinas
    }

rank-K = { $form ->
    [the] el rey
    [gender] m
    [cap] Rey
   *[other] rey
}
    .plural = { $form ->
        [the] los reyes
        [gender] m
       *[other] reyes
    }
    .what = { $count ->
        [one] un rey
       *[other] { number } reyes
    }

rank-A = { $form ->
    [the] el as
    [gender] m
    [cap] As
   *[other] as
}
    .plural = { $form ->
        [the] los ases
        [gender] m
       *[other] ases
    }
    .what = { $count ->
        [one] un as
       *[other] { number } ases
    }

rank-low = { $form ->
    [the] el comodín bajo
    [gender] m
    [cap] Comodín bajo
   *[other] comodín bajo
}
    .plural = { $form ->
        [the] los comodines bajos
        [gender] m
       *[other] comodines bajos
    }
    .what = { $count ->
        [one] un comodín bajo
       *[other] una pareja de comodines bajos
    }

some-cards = { $count ->
    [one] una carta
   *[other] { number } cartas
}

## Suits

suit-C = tréboles
    .sign = ♣
suit-D = diamantes
    .sign = ♦
suit-H = corazones
    .sign = ♥
suit-S = picas
    .sign = ♠

card-suited = { $rank } de { $suit }

what-run = una escalera de { $suit }, de { $low } a { $high }

## Tarot-himi

what-made = { $what } por obra de { $card }

what-with = { $what }, contando { $card }
