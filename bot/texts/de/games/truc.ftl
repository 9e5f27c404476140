### German: Truc. The voice: a village café, an old dog, a waiter who has seen it all.

game-truc = Truc
    .about = Zwei gegen zwei: drei Stiche und ein Einsatz, den alle erhöhen dürfen. Bluffen ist die halbe Miete.
truc-length =
    .usual = Etwa elf Runden, eine halbe Stunde.
    .short = Etwa sechs Runden, eine Viertelstunde.
truc-option-target = Punkte zum Sieg
    .about = Die erste Seite mit so vielen Punkten gewinnt die Partie.
    .told = bis { $value } Punkte
truc-option-one-card-hands = Kurze Runden
    .about = Wurde geklopft, darf je eine Karte gegeben werden statt drei.
    .told-on = kurze Runden
    .told-off = keine kurzen Runden
truc-option-partner-chat = Worte unter vier Augen
    .about = Wer sich gegenübersitzt, darf sich Worte schicken, die sonst niemand sieht.
    .told-on = Worte unter vier Augen
    .told-off = keine Worte unter vier Augen

## What is going on, and what is asked

truc-phase-cut = das Abheben
    .waited = soll abheben
truc-phase-size = das Geben
    .waited = soll geben
truc-phase-eleven = spielen oder verzichten
    .waited = soll entscheiden
truc-phase-turn = die Stiche
truc-phase-answer = eine Ansage ist offen
    .waited = soll antworten
truc-phase-over = vorbei
truc-ask-cut = Abheben oder klopfen?
truc-ask-size = Wie viele Karten je Person?
truc-ask-eleven = Ein Punkt fehlt: spielen oder verzichten?
truc-ask-turn = Welche Karte?
truc-ask-answer = Nimmst du an?
truc-zone-deck = Der Rest des Päckchens
truc-zone-trick = Auf dem Tisch
truc-zone-tricks = Stiche
truc-counter-stake = Einsatz
truc-counter-score = Punkte
truc-counter-tricks = Stiche
truc-rider-truc = Truc
truc-rider-retruc = Retruc

## What can be done

truc-do-cut = ✂️ Abheben
truc-do-tap = 👊 Klopfen
truc-do-deal = 🎴 Geben
truc-do-contest = ⚔️ Spielen
truc-do-decline = 🏳️ Verzichten
truc-do-accept = ✔ Annehmen
truc-do-reject = ✖ Ablehnen
truc-do-play = Legen
truc-do-truc = 📣 Truc
truc-do-retruc = 📣 Retruc
truc-button-deal = { $count ->
    [1] 🎴 Je eine Karte
   *[other] 🎴 Je drei Karten
}
truc-button-accept = ✔ Annehmen: um { $stake }
truc-button-reject = ✖ Ablehnen: { $points } für sie
truc-button-contest = ⚔️ Spielen um { $points }
truc-button-decline = 🏳️ Verzichten: 1 für sie
truc-button-first = 📣 Zuerst { $call ->
    [retruc] Retruc
   *[truc] Truc
}
truc-button-card = { $card } + { $call }
truc-rider-on = ☑ { $call } mit dieser Karte
truc-rider-off = ☐ { $call } mit dieser Karte

## The table

truc-state = Einsatz **{ $stake }** · ◆ **{ $first }** : **{ $second }** ◇ · bis { $target }
truc-seat = { $sign } **{ $name }**
truc-dealer = gibt
truc-order = Die Plätze folgen der Spielreihenfolge; sie wandert mit dem Geben.
truc-tricks-of = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
truc-table-empty = **Auf dem Tisch** noch nichts
truc-table = **Auf dem Tisch** { $cards }
truc-line-taken = { $number }. { $cards } → { $sign } **{ $name }**
truc-line-drawn = { $number }. { $cards } → unentschieden
truc-waits-cut = ✂️ **{ $name }** hebt ab, und alle bekommen drei Karten; oder klopft, und { $dealer } gibt eine oder drei.
truc-waits-size = 👊 Es wurde geklopft. **{ $name }** gibt je eine Karte oder je drei.
truc-waits-eleven = 🔔 **{ $names }** brauchen einen Punkt. **{ $name }** hat die Karten gesehen: um 3 spielen oder für 1 verzichten?
truc-waits-answer = 📣 **{ $caller } hat { $call } angesagt**, um { $stake }. **{ $name }** antwortet.
truc-worth-truc = Truc von { $sign }
truc-worth-retruc = Retruc von { $sign }
truc-worth-eleven = kein Erhöhen

## The panel

truc-yours = du bist { $sign }
truc-ranks = Von hoch nach niedrig: **3 2 A K Q J 7 6 5 4**. Farben zählen nicht.
truc-about-cut = Niemand hat eine Karte gesehen. Heb ab, und alle bekommen drei. Klopf, und { $name } gibt eine oder drei.
truc-about-size = Niemand hat eine Karte gesehen. Unentschiedene Runden gewinnt die Gegenseite, und mit einer Karte sind Runden oft unentschieden.
truc-about-eleven-play = ⚔️ **Spielen:** Die Runde zählt 3. Gewinnt ihr sie, ist die Partie euer; verliert ihr sie, haben sie { $score }.
truc-about-eleven-play-lost = ⚔️ **Spielen:** Die Runde zählt 3. Gewinnt ihr sie, ist die Partie euer; verliert ihr sie, gehört sie ihnen.
truc-about-eleven-decline = 🏳️ **Verzichten:** Die Gegenseite bekommt 1 und hat { $score }. Die nächste Runde wird gegeben.
truc-about-eleven-decline-lost = 🏳️ **Verzichten:** Die Gegenseite bekommt 1 und gewinnt damit die Partie.
truc-about-accept = ✔ **Annehmen:** Die Runde geht um { $stake } weiter.
truc-about-reject = ✖ **Ablehnen:** Die Runde endet hier. Die Gegenseite bekommt { $points } und hat { $score }.
truc-about-reject-lost = ✖ **Ablehnen:** Die Runde endet hier. Die Gegenseite bekommt { $points }, und das ist die Partie.
truc-about-call = 📣 { $call ->
    [retruc] **Retruc** erhöht die Runde auf 3. Lehnen sie ab, bekommt deine Seite 2.
   *[truc] **Truc** erhöht die Runde auf 2. Lehnen sie ab, bekommt deine Seite 1.
}

## Ready-made words

truc-words =
    .a = Ich habe eine 3
    .b = Ich habe eine 2
    .c = Ich habe nichts
    .d = Den mache ich
    .e = Nimm du ihn, bitte
    .f = Spiel niedrig
    .g = Sag Truc an
    .h = Bitte nichts ansagen
    .i = Nimm an!
    .j = Lehn ab!
    .k = Lass uns spielen
    .l = Lass uns verzichten
    .m = Ich habe ein Ass

## The end of a round

truc-won-tricks = { $sign } **{ $names }** gewinnen die Runde und { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}: { $mine } zu { $theirs } nach Stichen.
truc-won-drawn = { $count ->
    [one] Ein Stich war unentschieden: Die besten Karten beider Seiten waren gleich.
   *[other] { $count } Stiche waren unentschieden: Die besten Karten beider Seiten waren gleich.
}
truc-won-even = Bei gleich vielen Stichen geht die Runde an die Seite, die nicht gegeben hat.
truc-won-early = Was noch übrig war, konnte nichts ändern; die letzten Karten bleiben verdeckt.
truc-won-rejected = { $sign } **{ $names }** sagten an, und niemand wollte es sehen: { $count ->
    [one] 1 Punkt.
   *[other] { $count } Punkte.
}
truc-won-declined = { $sign } **{ $names }** bekommen 1: Die andere Seite hat auf die Runde verzichtet.
truc-score = { $cup }{ $sign } { $names } — { $before } → **{ $after }**

## Why can't I?

truc-why-card = - **Karten:** Du darfst jede Karte deiner Hand legen. Farben zählen nicht.
truc-why-ranks = - **Werte:** 3 2 A K Q J 7 6 5 4, von hoch nach niedrig.
truc-why-call = - **{ $call }:** { $reason }
truc-why-call-yes = - **{ $call }:** Das darfst du ansagen, vor deiner Karte oder mit ihr.
truc-why-call-last = - **{ $call }:** Das darfst du vor deiner Karte ansagen. Mit der letzten Karte der Runde käme es zu spät.
truc-why-turn = - Du bist nicht am Zug. Ansagen kannst du nur in deinem eigenen Zug.
truc-why-asked = - Eine Ansage ist offen: Beantworte sie zuerst. Bis dahin wird nichts gelegt und nichts angesagt.
truc-why-answer = - Eine Ansage ist offen. { $name } antwortet; bis dahin wird nichts gelegt und nichts angesagt.
truc-why-no-cards = - Karten gibt es nach dem Abheben.

## Hints

truc-hint-lowest = Es ist deine niedrigste Karte, und die besseren bleiben auf deiner Hand.
truc-hint-highest = Es ist deine höchste Karte.
truc-hint-partner = Bisher gehört der Stich deinem Gegenüber, also reicht deine niedrigste Karte.
truc-hint-no-cards = Noch hat niemand eine Karte gesehen, also ist keine Antwort besser.
truc-hint-three = Unentschiedene Runden gewinnt die Gegenseite, und mit je drei Karten sind es weniger.
truc-hint-ahead = Deine Seite liegt nach Stichen vorn.
truc-hint-behind = Die Gegenseite liegt nach Stichen vorn.
truc-hint-higher = { $count ->
    [0] Keine der { $unseen } Karten, die du nicht gesehen hast, schlägt { $card }.
    [one] Nur eine der { $unseen } Karten, die du nicht gesehen hast, schlägt { $card }.
   *[other] { $count } der { $unseen } Karten, die du nicht gesehen hast, schlagen { $card }.
}
truc-hint-bluff = Es ist ein Bluff: { $count } der { $unseen } Karten, die du nicht gesehen hast, sind höher als deine beste. Lehnen sie ab, bekommt deine Seite sofort { $points }.
truc-hint-gives = Sonst bekommen sie sofort { $points }.
truc-hint-costs = Das kostet { $points }; eine verlorene Runde würde { $stake } kosten.

## Refusals

refused-tru-answer-first = { $by } hat { $call } angesagt; zuerst muss { $whom } antworten.
refused-tru-eleven = Eine Runde, die bei { $score } gespielt wird, lässt sich nicht erhöhen.
refused-tru-max = Mehr als drei Punkte geht nicht.
refused-tru-already = Truc ist schon angesagt; der Einsatz ist { $stake }.
refused-tru-no-truc = Retruc geht nur nach einem angenommenen Truc.
refused-tru-own-raise = Deine Seite hat Truc angesagt; Retruc darf nur die andere.

## What is told

truc-cut =
    .a = { $seat } hebt ab. Je drei Karten.
    .b = Sauber abgehoben von { $seat }, und drei Karten gehen herum.
    .c = Je drei: { $seat } hat abgehoben.
    .d = Ein Griff von { $seat }, und das Päckchen wird gegeben: je drei.
    .e = Wie beim Brotschneiden hebt { $seat } ab. Drei für alle.

truc-tapped =
    .a = { $seat } klopft. Dann eben, wie { $whom } es will.
    .b = Ein Knöchel von { $seat } auf dem Päckchen: { $whom } darf wählen.
    .c = „Wie es liegt“, klopft { $seat }. Wie viele, bestimmt { $whom }.
    .d = Der Hund hebt den Kopf: { $seat } hat geklopft, nun gibt { $whom }.
    .e = { $seat } lässt das Messer stecken und klopft. { $whom } entscheidet.

truc-size-chosen =
    .a = { $count ->
        [1] { $seat } gibt je eine Karte. Das geht schnell.
       *[other] { $seat } gibt je drei Karten.
    }
    .b = { $count ->
        [1] Je eine, sagt { $seat }; da bleibt der Kaffee warm.
       *[other] Je drei, sagt { $seat }; Zeit für einen Kaffee.
    }
    .c = { $count ->
        [1] Eine einzige Karte für alle, von { $seat }.
       *[other] Drei für alle, von { $seat }.
    }
    .d = { $count ->
        [1] { $seat } hat es eilig: je eine Karte.
       *[other] { $seat } hat es nicht eilig: je drei Karten.
    }
    .e = { $count ->
        [1] Der Hund setzt sich auf: { $seat } gibt je eine Karte.
       *[other] Der Hund legt sich wieder hin: { $seat } gibt je drei Karten.
    }

truc-contested =
    .a = { $seat } spielt, und die Runde zählt { $points }.
    .b = „Wir spielen“, sagt { $seat }. Es geht um { $points }.
    .c = Kein Schirm, obwohl es regnet: { $seat } spielt um { $points }.
    .d = Der Kellner stellt das Tablett ab: { $seat } spielt, um { $points }.
    .e = Es wird gespielt, sagt { $seat }. { $points } liegen auf dem Tisch.

truc-declined =
    .a = { $seat } verzichtet. Ein Punkt wandert über den Tisch.
    .b = „Die nicht“, sagt { $seat }, und das kostet einen Punkt.
    .c = Ungespielt gehen die Karten zurück; { $seat } verzichtet.
    .d = Ein Punkt für drüben: { $seat } verzichtet und bestellt nach.
    .e = { $seat } schiebt die Karten weg wie einen kalten Kaffee. Ein Punkt für drüben.

truc-laid =
    .a = { $seat } legt { $card }.
    .b = Von { $seat } kommt { $card }.
    .c = Auf dem Tisch: { $card }, von { $seat }.
    .d = { $seat } schiebt { $card } neben die Tasse.
    .e = Ohne aufzusehen legt { $seat } { $card }.
    .f = Neben den Aschenbecher legt { $seat } { $card }.
    .g = { $card }, sagt { $seat }, und der Hund blinzelt.
    .h = Mit zwei Fingern: { $card }, von { $seat }.

truc-truc-called =
    .a = **Truc!** { $seat } will um { $stake } spielen. { $whom }?
    .b = „Truc“, sagt { $seat }, wie man einen zweiten Kaffee bestellt: um { $stake }. { $whom }?
    .c = { $seat } sagt **Truc** an, um { $stake }. Der Hund stellt ein Ohr auf, Richtung { $whom }.
    .d = Der Löffel klirrt: **Truc** von { $seat }, um { $stake }. Was sagt { $whom }?
    .e = Ein Blick von { $seat } über die Karten: **Truc**, um { $stake }. { $whom } ist gefragt.
    .f = Um { $stake } soll es gehen, sagt { $seat }: **Truc**. Und { $whom }?

truc-retruc-called =
    .a = **Retruc!** { $seat } will um { $stake } spielen. { $whom }?
    .b = „Und Retruc“, sagt { $seat } sanft: um { $stake }. { $whom }?
    .c = { $seat } antwortet mit gleicher Münze: **Retruc**, um { $stake }. { $whom }?
    .d = Der Kellner bleibt stehen: **Retruc** von { $seat }, um { $stake }. { $whom }?
    .e = Jetzt um { $stake }, sagt { $seat }: **Retruc**. Alle sehen { $whom } an.

truc-accepted =
    .a = { $seat } nimmt an: Die Runde zählt { $stake }.
    .b = „Das sehen wir uns an“, sagt { $seat }. Um { $stake }.
    .c = Ein Nicken von { $seat }, und es geht um { $stake }.
    .d = Angenommen von { $seat }, um { $stake }. Der Kellner stellt die Stühle zurück.
    .e = { $seat } rührt einmal um und nimmt an: um { $stake }.

truc-rejected =
    .a = { $seat } lässt es bleiben. { $whom } zeigt nichts.
    .b = „Behalt es“, sagt { $seat } zu { $whom }, und niemand sieht eine Karte.
    .c = Heute nicht: { $seat } lehnt ab, und { $whom } zeigt keine Karte.
    .d = Die Karten gehen verdeckt zurück: { $seat } lehnt ab, { $whom } schreibt an.
    .e = { $seat } winkt ab. Was { $whom } hatte, weiß nicht einmal der Hund.

truc-call-void =
    .a = Die Runde ist schon entschieden; die Ansage von { $seat } geht mit den Tassen hinaus.
    .b = Zu spät: Mit dieser Karte war es vorbei, und { $seat } hat umsonst gerufen.
    .c = { $seat } sagt an, aber es gibt nichts mehr zu erhöhen. Es zählt nicht.
    .d = Schon vorbei; der Kellner überhört die Ansage von { $seat }.
    .e = Entschieden ist entschieden: Die Ansage von { $seat } zählt nicht.

truc-trick-taken =
    .a = Der Stich geht an { $seat }.
    .b = { $seat } nimmt den Stich.
    .c = Ihn bekommt { $seat }, und das Ausspiel dazu.
    .d = Zu { $seat } wandert der Stich, über den Tisch hinweg.
    .e = { $seat } zieht den Stich ein.
    .f = Einer mehr für { $seat }: der Stich.
    .g = Jetzt liegt der Stich bei { $seat }.

truc-trick-drawn =
    .a = Unentschieden. { $seat } spielt noch einmal aus.
    .b = Gleichstand auf beiden Seiten: niemandes Stich, und { $seat } spielt wieder aus.
    .c = Keine Seite bekommt ihn; das Ausspiel bleibt bei { $seat }.
    .d = Der Hund gähnt: unentschieden. { $seat } spielt aus.
    .e = { $seat } spielt noch einmal aus; den Stich räumt der Kellner ab.

truc-hand-won =
    .a = { $winners } gewinnen die Runde.
    .b = Die Runde geht an { $winners }.
    .c = Kreide für { $winners }, sagt der Kellner.
    .d = Ein Strich an der Tafel: { $winners }.
    .e = Angeschrieben wird bei { $winners }.
    .f = { $winners } haben die Runde, der Hund hat den Zucker.
