### German: Indian Chief. The voice: somebody who counts cherry stones along the rim of a plate, on a long afternoon.

game-indian-chief = Indian Chief
    .about = Auch Rich Man, Poor Man genannt. Sieben Züge, sieben verdeckte Figuren aus einer bis sieben Karten.
indian-chief-length =
    .usual = Sieben Züge, etwa fünfzehn Minuten.
indian-chief-option-decks = Päckchen
    .about = Ein Päckchen ist für zwei oder drei Personen; zwei sind für beliebig viele.
    .auto = zu zweit und zu dritt eines, sonst zwei
    .told-1 = ein Päckchen
    .told-2 = zwei Päckchen
    .told-auto = Päckchen je nach Personenzahl
indian-chief-option-show-sheets = Wertungsblätter
    .about = Ob alle Wertungsblätter während der Partie offen sind. Am Ende sind sie es immer.
    .on = offen
    .off = verdeckt bis zum Ende
    .told-on = offene Wertungsblätter
    .told-off = verdeckte Wertungsblätter

## What is going on, and what is asked

indian-chief-phase-meld = die Figuren
indian-chief-phase-steal = die Diebstähle
    .waited = soll stehlen
indian-chief-phase-over = vorbei
indian-chief-ask-meld = Welche Figur legst du?
indian-chief-ask-steal = Welche Karte stiehlst du?
indian-chief-do-meld = Legen
indian-chief-do-steal = Stehlen
indian-chief-do-nothing = Nichts stehlen
indian-chief-zone-meld = Figur
indian-chief-zone-stub = Rest
indian-chief-zone-laid = Schon einmal gelegt
indian-chief-counter-score = gesamt
indian-chief-counter-turn = Zug

## The melds

indian-chief-category = { $category ->
    [thief] Dieb
    [beggar_man] Bettler
    [poor_man] Armer Mann
    [lawyer] Anwalt
    [rich_man] Reicher Mann
    [doctor] Doktor
   *[indian_chief] Häuptling
}

indian-chief-scores = { $category ->
    [thief] Die Augen. { $last ->
        [yes] Im letzten Zug stiehlt niemand.
       *[no] Danach darfst du eine Karte stehlen.
    }
    [beggar_man] 2 für jede Karte dieser Werte, die die anderen legen.
    [poor_man] Die Augen der Pik-Karten.
    [lawyer] 25, wenn die Augen zusammen genau 25 sind.
    [rich_man] Minus die Augen.
    [doctor] Sechs Werte, darunter ein Ass und ein Herz: 10 je Karte der besten Farbe.
   *[indian_chief] Fünf Karten wie im Poker, zwei wie im Baccara.
}
indian-chief-poker = { $hand ->
    [0] hohe Karte
    [1] ein Paar
    [2] zwei Paare
    [3] ein Drilling
    [4] eine Straße
    [5] ein Flush
    [6] ein Full House
    [7] ein Vierling
    [8] ein Straight Flush
   *[9] ein Fünfling
}
indian-chief-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## The table

indian-chief-turn = **Zug { $turn } von 7** · { $stub } Karten im Rest
indian-chief-holds = hat { $cards }, gestohlen
indian-chief-melds = **Gelegt in Zug { $turn }**
indian-chief-meld = { $name }: { $meld } { $cards } → **{ $points }**
indian-chief-meld-stolen = (gestohlen von { $name }: { $card })
indian-chief-face-down = Alle wählen verdeckt eine Figur; aufgedeckt wird gemeinsam.
indian-chief-sheet-total = ges.
indian-chief-sheet-key = 1 Dieb · 2 Bettler · 3 Armer Mann · 4 Anwalt · 5 Reicher Mann · 6 Doktor · 7 Häuptling
indian-chief-sheet-hidden = -# Die Wertungsblätter bleiben bis zum Ende verdeckt.

## The panel

indian-chief-panel-turn = Zug { $turn } von 7
indian-chief-sheet-own = Dein Blatt: **{ $total }** ({ $filled })
indian-chief-panel-given = Deine Figur: { $category }. Doch eine andere?
indian-chief-hint-cards = { $count ->
    [one] Wähl die Karte…
   *[other] Wähl die { number } Karten…
}
indian-chief-offer = { $meld }: { $points }
indian-chief-offer-hoped = { $meld }: ≈ { $points }
indian-chief-beggar-proposed = Ein Vorschlag: Diese Werte legen die anderen am ehesten. Nimm andere Karten, wenn du magst.
indian-chief-worth = { $cards } — **{ $points }**
indian-chief-split = { indian-chief-poker } { $five }: { $worth }, und { $pair } wie im Baccara: { $baccarat }
indian-chief-best = Mehr gibt deine Hand dafür nicht her. Nimm andere Karten, wenn du magst.
indian-chief-nothing = ⚠️ **So gelegt zählt das nichts**, und verbraucht ist: { $category }.
indian-chief-button-lay = ✔ Verdeckt legen
indian-chief-button-other = ↩ Andere Figur
indian-chief-ask-card = Welche Karte von { $name }?
indian-chief-panel-keep = -# Stiehlst du eine Karte, ziehst du eine weniger. Alle sehen sie auf deiner Hand, bis du sie legst.
indian-chief-panel-tied = 🔒 { $names } { $count ->
    [one] stiehlt
   *[other] stehlen
} im selben Moment, verdeckt. Nennen mehrere von euch dieselbe Karte, bekommt sie niemand.

## Why can't I?

indian-chief-why-size = - **Andere Kartenzahlen:** Die Zahl bestimmt die Figur, und jede legst du in einer Partie einmal.
indian-chief-why-filled = - **{ $category }** ({ $size }): schon gewertet, { $points }.
indian-chief-why-free = - **{ $category }** ({ $size }): frei. { $rule }
indian-chief-why-wait = - Du hast gewählt. Deine Wahl bleibt verdeckt, bis alle gewählt haben; bis dahin darfst du sie ändern.
indian-chief-why-own = - **Deine eigenen Karten:** Ein Dieb stiehlt aus einer fremden Figur.
indian-chief-why-gone = - **{ $card }:** schon gestohlen.
indian-chief-why-order = - **Jetzt:** Diebe sind vom niedrigsten zum höchsten Wert an der Reihe, das Ass zuerst. Dran: { $names }.
indian-chief-why-no-thief = - **Stehlen:** Das darf nur, wer in diesem Zug einen Dieb gelegt hat.

## Hints

indian-chief-reason-best = { $count ->
    [one] Sie zählt { $points }, und keine andere deiner Karten würde mehr zählen.
   *[other] Das zählt { $points }, und keine anderen { number } Karten von dir würden mehr zählen.
}
indian-chief-answer = { $category }: { $cards }
indian-chief-reason-keeps = Aus den übrigen Karten lässt sich noch etwas machen: { $category }, { $points }.
indian-chief-reason-begs = { $count } Karten { $ranks ->
    [one] dieses Werts
   *[other] dieser zwei Werte
} hast du nicht auf der Hand, und jede davon, die die anderen jetzt legen, bringt { $points }.
indian-chief-reason-none = Keine Karte, die du stehlen könntest, würde eine Figur von dir verbessern.
indian-chief-reason-only = Auf deinem Blatt ist nur noch diese Figur frei.
indian-chief-reason-steals = Damit brächte deine beste Figur ({ $category }) { $after } statt { $before }.

## Refusals

refused-ind-size = Leg 1 bis 7 Karten; die Zahl bestimmt die Figur.
refused-ind-filled = Schon gewertet: { $name }. Wähl eine andere Kartenzahl ({ $free }).
refused-ind-steal-own = Stiehl aus einer fremden Figur.
refused-ind-steal-gone = Diese Karte ist schon gestohlen.

## Told

indian-chief-melded =
    .a = { $seat } zählt die Kerne zweimal: { indian-chief-category }, { $points }. Niemand findet einen Fehler.
    .b = { indian-chief-category } bei { $seat }, das sind { $points }. Jemand reicht schweigend die Kirschen.
    .c = Der beste Teller dieses Zugs gehört { $seat }: { indian-chief-category }, { $points }.
    .d = { $seat } deckt auf: { indian-chief-category }, { $points }. Der Rest des Tisches betrachtet die Decke.
    .e = { $points } für { $seat }, als { indian-chief-category }. Eine Wespe applaudiert.
    .f = Kern um Kern für { $seat }: { indian-chief-category }, { $points }.

indian-chief-equal =
    .a = Der beste Teller dieses Zugs wird geteilt: { $names }, je { $points }.
    .b = Gleichauf mit je { $points }: { $names }.
    .c = { $names } zählen gleich viel, je { $points }. Die Kirschen werden gerecht verteilt.
    .d = Niemand liegt vorn: je { $points } für { $names }.

indian-chief-stole =
    .a = { $seat } nimmt { $whom } { $card } weg, mit zwei Fingern, wie die letzte Kirsche.
    .b = Vom Teller von { $whom } verschwindet { $card }. { $seat } sieht schon woandershin.
    .c = { $whom } hatte { $card }. Jetzt hat { $seat } { $card }.
    .d = „Das hast du nicht gebraucht“, sagt { $seat } zu { $whom } und nimmt { $card }.
    .e = Ein leises Rascheln: { $card } wandert von { $whom } zu { $seat }.
    .f = Beim Nachzählen fehlt { $whom } eine: { $card }, bei { $seat }.

indian-chief-stole-nothing =
    .a = { $seat } mustert alle Teller und nimmt nichts.
    .b = Beide Hände auf dem Tisch: { $seat } stiehlt nichts.
    .c = Nichts reizt { $seat }. Die Kirschen sind erleichtert.
    .d = { $seat } winkt ab und zieht wie alle anderen.
    .e = Ein Dieb mit guten Manieren: { $seat } lässt alles liegen.

indian-chief-clashed =
    .a = Nach derselben Karte greifen { $seats } und stoßen zusammen. Niemand bekommt sie.
    .b = Zu viele Hände, eine Karte: { $seats } gehen leer aus.
    .c = Dieselbe Kirsche wollten { $seats }. Sie bleibt auf dem Teller.
    .d = { $seats } nennen dieselbe Karte, also bleibt sie liegen.
    .e = Höflicher Zusammenstoß: { $seats } bekommen nichts.

indian-chief-nothing-left =
    .a = Zum Stehlen ist für { $seat } nichts mehr da.
    .b = { $seat } kommt zuletzt an die Teller und findet Kerne.
    .c = Leer sind die Teller, als { $seat } kommt.
    .d = Für { $seat } bleibt nur der Stiel.
    .e = Alles schon gestohlen, bevor { $seat } dran war.

indian-chief-stub-ran-out =
    .a = Der Rest ist leer. Die Figuren werden zu einem neuen gemischt: { $count }.
    .b = Keine Karte mehr zu ziehen, also zurück mit den Figuren: { $count } Karten, gut gemischt.
    .c = Aus den alten Figuren wird ein neuer Rest mit { $count } Karten.
    .d = Die Schüssel wird nachgefüllt: { $count } Karten, frisch gemischt.
    .e = { $count } Karten kommen aus den Figuren zurück in den Rest.

indian-chief-game-ended =
    .a = Der letzte Kern ist gezählt: { $totals }. Der Nachmittag gehört { $winners }.
    .b = Sieben Züge, und die Schüssel ist leer: { $totals }. Der Teller bleibt bei { $winners }.
    .c = Gezählt und nachgezählt: { $totals }. Vorn: { $winners }.
    .d = Die Wespen gehen, die Summen bleiben: { $totals }. Gewonnen: { $winners }.
    .e = Keine Kirsche mehr: { $totals }. Das Glas Kompott geht an { $winners }.
