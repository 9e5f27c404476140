### Brazilian Portuguese: how a person's misery went.

history-title = 🌧️ Miséria de { $name }
history-facts = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}: de { $start } a { $end }, pico { $peak }, maior reinado { $reign }
history-alt = Miséria de { $name } em { $facts }.

history-chart = Miséria em { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
history-across = rodadas, a mais nova à direita
history-up = miséria da vida toda (escala logarítmica)
history-first = primeiro lugar
history-last = último lugar
history-reign = { $rounds } ou mais coroas seguidas
