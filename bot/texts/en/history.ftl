### How a person's misery went: the chart and what stands around it.

history-title = 🌧️ Misery of { $name }
history-facts = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: from { $start } to { $end }, peak { $peak }, longest reign { $reign }
history-alt = Misery of { $name } over { $facts }.

## In the chart

history-chart = Misery over { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
history-across = rounds, the newest on the right
history-up = lifetime misery (log scale)
history-first = first out
history-last = last place
history-reign = { $rounds } or more crowns in a row
