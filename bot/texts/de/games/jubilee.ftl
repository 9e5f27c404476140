### German: Jubilee. The voice: the clerk of a small town's jubilee committee, with a brass band, bunting and a cake.

game-jubilee = Jubilee
    .about = Eine Summe für alle: Bring sie auf 25, 50, 75 oder 100, und lauf nicht vorbei.

jubilee-length =
    .usual = Eine Runde mit 61 Karten, etwa eine Viertelstunde.

## Options

jubilee-option-club-ace = Kreuz-Ass
    .about = Wie viel ein Kreuz-Ass zählt. Mit 1 endet die Summe bei 189 statt bei 217.
    .told-15 = Kreuz-Asse zählen 15
    .told-1 = Kreuz-Asse zählen 1
jubilee-option-joker-rescores = Joker auf einem Jubiläum
    .about = Ob ein Joker auf einem Jubiläum es noch einmal wertet.
    .on = Wertet es noch einmal
    .off = Zählt nichts
    .told-on = Joker werten ein Jubiläum noch einmal
    .told-off = Joker zählen nichts
jubilee-option-deals = Runden
    .about = Wie viele Runden gespielt werden. Ihre Punkte werden addiert.
    .told-1 = eine Runde
    .told = { $value } Runden

## Names

jubilee-phase-play = an einer Summe
jubilee-phase-over = die Abrechnung
jubilee-ask-play = Welche Karte?
jubilee-do-play = Spielen
jubilee-do-skip = Auslassen
jubilee-zone-stock = Talon
jubilee-zone-played = Gespielt
jubilee-counter-total = Summe
jubilee-counter-score = Punkte

## Table and panel

jubilee-stars = { $size ->
    [100] ★★
   *[25] ★
}
jubilee-total = Summe **{ $total }**
jubilee-next = { jubilee-stars } noch { $up } bis { $at }
jubilee-next-two = { jubilee-stars } noch { $up } bis { $at } · { $below } liegt { $down } darunter
jubilee-stock = { $back } { $stock } im Talon
jubilee-stock-empty = der Talon ist leer
jubilee-trail = Gespielt: { $plays }
jubilee-trail-play = { $name } { $card } { $total }
jubilee-has-shown = 👁 { $cards }
jubilee-own-score = Deine Punkte: **{ $score }**.
jubilee-drew = Gezogen: **{ $card }**.
jubilee-danger = Andere könnten danach ein Jubiläum machen: { $totals }
jubilee-danger-after = von **{ $total }** mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
jubilee-no-danger = Keine fremde Karte würde danach ein Jubiläum machen, was auch immer du spielst.
jubilee-own-shown = Alle haben { $cards } gesehen.
jubilee-deal-of = Runde { $deal } von { $deals }
jubilee-opens = Du eröffnest, mit Kreuz oder Pik.
jubilee-button = { $points ->
    [20] { $card } → { $total } ★★ +20
    [10] { $card } → { $total } ★ +10
    [-5] { $card } → { $total } · −5
   *[0] { $card } → { $total }
}
jubilee-button-below = { $card } → unter 0
jubilee-button-opening = { $card } eröffnet nicht

## Result

jubilee-line-points = **{ $points }** { $count ->
    [one] Punkt
   *[other] Punkte
}
jubilee-line-total = Alle { $cards } Karten liegen auf dem Tisch, und zusammen machen sie { $total }.

jubilee-recipe = -# Wer zuerst gibt (`seats`): die Person an der Stelle „unter der Personenzahl“, wer sich zuerst gesetzt hat, ist 0; nach jeder Runde der nächste Platz links. Geben (`deal`): Pik, Herz, Kreuz, je von Ass bis König und gleiche Karten beisammen, dann die Joker, werden vom Ende her gemischt, Karte i mit Karte „unter i + 1“. Ist unter den gegebenen Karten kein Kreuz und kein Pik, wird aus derselben Ordnung mit den folgenden Zahlen neu gemischt. Reihum bekommt jeder Platz eine Karte, zuerst der links neben dem, der gibt, insgesamt je acht; der Rest ist der Talon.

## ❓

jubilee-why-turn = Am Zug ist { $name }. Du spielst, wenn du dran bist.
jubilee-why-opening = **{ $cards }:** Die erste Karte muss Kreuz oder Pik sein.
jubilee-why-below = **{ $cards }:** Die Summe ist { $total }, und unter null darf sie nicht.
jubilee-why-all = Jede Karte deiner Hand lässt sich spielen.
jubilee-why-skip = **Auslassen:** Du kannst { $cards } spielen, also darfst du nicht auslassen. Wer nichts spielen kann, wird vom Bot übergangen.
jubilee-why-draw = **Ziehen:** Das macht nach jedem Zug der Bot für dich, solange es einen Talon gibt.

## Hints

jubilee-hint-scores = Damit steht die Summe bei { $total }, und das bringt { $points }.
jubilee-hint-safe = Von { $total } aus macht keine Karte, die jemand anders haben kann, ein Jubiläum.
jubilee-hint-free = { $count ->
    [one] Es kostet nichts; eine andere deiner Karten liefe an einem Jubiläum vorbei.
   *[other] Es kostet nichts; { $count } deiner Karten liefen an einem Jubiläum vorbei.
}
jubilee-hint-few = { $count ->
    [0] Keine
    [one] Eine
   *[other] { $count }
} der { $unseen } Karten, die du nicht gesehen hast, { $count ->
    [0] würde
    [one] würde
   *[other] würden
} von { $total } aus ein Jubiläum machen.
jubilee-hint-all-pass = Jede Karte, die du jetzt spielen kannst, läuft an einem Jubiläum vorbei.

## Refusals

refused-jub-open-black = Die erste Karte muss Kreuz oder Pik sein.
refused-jub-below-zero = { $card } brächte die Summe von { $total } auf { $after }; unter null darf sie nicht.
refused-jub-must-play = Du kannst { $cards } spielen, also darfst du nicht auslassen.

## Told

jubilee-played =
    .a = { $seat } spielt { $card }: { $total }.
    .b = Mit { $card } von { $seat } steht es bei { $total }.
    .c = Der Ausschuss notiert { $total }: { $card }, von { $seat }.
    .d = { $seat } bringt die Stadt mit { $card } auf { $total }.
    .e = Von { $seat } kommt { $card }, macht { $total }.
    .f = { $total } Jahre jetzt, dank { $card } von { $seat }.
    .g = Die Kapelle wartet: { $card }, { $seat }, { $total }.
    .h = Auf dem Marktplatz steht nun { $total }: { $seat }, { $card }.

jubilee-jubilee =
    .a = ★ **{ $total }!** { $seat } spielt { $card }, und die Kapelle setzt ein. 10 Punkte.
    .b = ★ Girlanden für { $seat }: { $card } macht **{ $total }**, das bringt 10.
    .c = ★ Der Kuchen wird angeschnitten: **{ $total }** durch { $card }. 10 Punkte für { $seat }.
    .d = ★ Festreden, kurz gehalten: { $seat }, { $card }, **{ $total }**. 10 Punkte.
    .e = ★ Mit { $card } erreicht { $seat } die **{ $total }**. Tusch! 10 Punkte.

jubilee-great-jubilee =
    .a = ★★ **{ $total }!** { $seat } spielt { $card }: Feuerwerk, zwei Kapellen, 20 Punkte.
    .b = ★★ Rund und voll: { $card } macht **{ $total }**, und { $seat } wird einmal um den Platz getragen. 20.
    .c = ★★ Der Bürgermeister weint: **{ $total }**, durch { $card } von { $seat }. 20 Punkte.
    .d = ★★ Alle Glocken für { $seat }: { $card }, **{ $total }**, 20 Punkte.
    .e = ★★ Mit { $card } auf **{ $total }**: Das Denkmal bekommt die Züge von { $seat }. 20 Punkte.

jubilee-jubilee-passed =
    .a = { $seat } spielt { $card } und läuft an der Kapelle vorbei: { $total }, −5.
    .b = Der Kuchen stand ein Stück weiter hinten. { $seat } ist mit { $card } bei { $total }: −5.
    .c = Zu schnell für das Fest: { $card }, { $seat }, { $total }. −5.
    .d = Die Girlanden bleiben links liegen: { $seat } mit { $card } bei { $total }, −5.
    .e = Vorbei ist vorbei: Mit { $card } steht es bei { $total }, −5 für { $seat }.

jubilee-skipped =
    .a = { $seat } hat nichts, was passt, und zeigt es: { $cards }.
    .b = Keine Karte für diese Summe: { $seat } zeigt { $cards } und wartet.
    .c = Der Ausschuss prüft { $cards }: Nichts davon geht. { $seat } lässt aus.
    .d = { $seat } legt die Hand offen, { $cards }, und lässt aus.
    .e = Nichts zu machen für { $seat } mit { $cards }.

jubilee-deal-ended =
    .a = Die letzte Karte liegt, und die Stadt ist { $total }: { $points }. Beste Plätze: { $winners }.
    .b = Bei { $total } packt die Kapelle ein. Der Schriftführer verliest: { $points }. Vorn: { $winners }.
    .c = Das Fest endet bei { $total }: { $points }. Der Rest vom Kuchen geht an { $winners }.
    .d = Ende bei { $total }. Im Protokoll steht: { $points }. Gewonnen: { $winners }.
    .e = Alle Girlanden sind eingerollt, Summe { $total }: { $points }. Ehrenplatz: { $winners }.
