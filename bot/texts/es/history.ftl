### Spanish: how a person's misery went.

history-title = 🌧️ Miseria de { $name }
history-facts = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}: de { $start } a { $end }, máximo { $peak }, reinado más largo { $reign }
history-alt = Miseria de { $name } en { $facts }.

history-chart = Miseria en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
history-across = rondas, la más reciente a la derecha
history-up = miseria de siempre (escala logarítmica)
history-first = primer lugar
history-last = último lugar
history-reign = { $rounds } o más coronas seguidas
