### German: hints.

command-hint = Frag einen Wesir, was zu tun ist, wo der Tisch Tipps erlaubt; nur du siehst die Antwort

button-hint = 💡 Tipp

hint = 💡 { $said }
hint-in-lesson = 🎓 In deiner Übungsrunde: { $said }

hint-vizier = Ein Wesir würde das wählen: **{ $answer }**.
hint-vizier-pass = Ein Wesir würde **passen**.
hint-only = Du kannst nur eines: **{ $answer }**.
hint-quick = Zum Durchdenken war keine Zeit; das ist der schnelle Rat eines Händlers: **{ $answer }**.

refused-no-hints-here = An diesem Tisch hat die Tischleitung keine Tipps erlaubt. In einer Übungsrunde gibt es sie: `/cards learn`.

hint-tried-ahead = { $count ->
    [one] In einem Probelauf
   *[other] In { $count } Probeläufen
} war es besser als **{ $other }**.
hint-tried-level = { $count ->
    [one] In einem Probelauf
   *[other] In { $count } Probeläufen
} war es so gut wie **{ $other }**, und nichts war besser.
hint-tried-best = { $count ->
    [one] In einem Probelauf
   *[other] In { $count } Probeläufen
} war nichts besser.

## Why, in several games

hint-because-joker = Es schont deinen Joker.
hint-because-takes = Es schlägt, was da liegt, und keine niedrigere Karte, die du legen darfst, schafft das.

hint-because-melds = Die offene Karte kann deine { $loose ->
    [points] losen Punkte
   *[cards] losen Karten
} von { $before } auf { $after } senken.
hint-because-melds-not = Mit der offenen Karte hättest du nicht weniger { $loose ->
    [points] lose Punkte
   *[cards] lose Karten
}.
hint-because-thrown = { $count ->
    [0] Ohne sie stehen alle deine Karten in Figuren.
    [one] Dir bleibt { $loose ->
        [points] ein loser Punkt
       *[cards] eine lose Karte
    }, und keine andere Karte lässt weniger übrig.
   *[other] Dir bleiben { $count } { $loose ->
        [points] lose Punkte
       *[cards] lose Karten
    }, und keine andere Karte lässt weniger übrig.
}

hint-because-alone = Sie passt zu keiner deiner anderen losen Karten.

## Why, in the climbing family

hint-because-out = Das sind deine letzten Karten, und du bist fertig.
hint-because-keeps = Das hält deine { FORM($set, "weak") } beisammen.
hint-because-later = Das hebt dir { FORM($play, "acc") } für später auf.
hint-because-lowest = { $count ->
    [one] Deine niedrigste Karte geht zuerst.
    [2] Deine niedrigsten Karten gehen zuerst, beide auf einmal.
   *[other] Deine niedrigsten Karten gehen zuerst, alle { $count } auf einmal.
}
hint-because-many = Du wirst { $count } Karten auf einmal los.
hint-because-cheapest = Nichts Niedrigeres von dir schlägt den Stapel.
hint-because-next = Was du behältst, ist ein einziger Satz und kann auf einmal gehen.
hint-because-high = { $count ->
    [0] Kein Wert ist höher.
    [one] Nur ein Wert ist höher.
   *[other] Nur { $count } Werte sind höher.
}
hint-because-only = Sonst schlägt nichts von dir den Stapel.
hint-because-nothing = Nichts von dir schlägt den Stapel.
hint-because-close = Wer zu schlagen ist, hat höchstens noch eine Karte.
hint-because-owed = { $count ->
    [one] Du schuldest deine beste Karte.
   *[other] Du schuldest deine besten Karten.
}
hint-because-lowest-gift = { $count ->
    [one] Es ist deine niedrigste Karte.
   *[other] Es sind deine niedrigsten Karten.
}
hint-because-whole = { $count ->
    [one] Sie zerreißt keinen Satz.
   *[other] Sie zerreißen keinen Satz, den du behältst.
}
