### French: the chart of misery.

history-title = 🌧️ La misère : { $name }
history-facts = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : de { $start } à { $end }, sommet { $peak }, plus long règne { $reign }
history-alt = La misère ({ $name }) sur { $facts }.

## In the chart

history-chart = Misère sur { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
history-across = manches, la plus récente à droite
history-up = misère de toute une vie (échelle log.)
history-first = première place
history-last = dernière place
history-reign = { $rounds } couronnes de suite ou plus
