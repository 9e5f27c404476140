### German: how a person's misery went.

history-title = 🌧️ Elend von { $name }
history-facts = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}: von { $start } auf { $end }, Höchststand { $peak }, längste Regentschaft { $reign }
history-alt = Elend von { $name }: { $facts }.

## In the chart

history-chart = Elend über { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
history-across = Runden, die neueste rechts
history-up = Elend insgesamt (log. Skala)
history-first = zuerst fertig
history-last = letzter Platz
history-reign = { $rounds } oder mehr Kronen in Folge
