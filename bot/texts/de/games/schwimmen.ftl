### German: Schwimmen. The voice: a bath attendant at an open-air pool.

game-schwimmen = Schwimmen
    .about = Tausch mit drei Karten auf dem Tisch; die schlechteste Hand verliert ein Leben.

schwimmen-length =
    .usual = Zu zweit sechs Runden, zu viert dreizehn, zu acht fünfundzwanzig: bis zu einer halben Stunde.
    .short = Zu zweit vier Runden, sonst etwa zehn: höchstens eine Viertelstunde.

## Options

schwimmen-option-chips = Leben
    .about = Wie viele Leben alle haben, das letzte zum Schwimmen nicht mitgezählt.
    .told-1 = ein Leben
    .told = { $value } Leben
schwimmen-option-swim = Schwimmen
    .about = Ob bis zum nächsten Verlust weiterschwimmt, wer alle Leben verloren hat.
    .on = Ohne Leben schwimmst du
    .off = Ohne Leben bist du ausgeschieden
    .told-on = mit Schwimmen
    .told-off = ohne Schwimmen
schwimmen-option-close-style = Klopfen
    .about = Ob du zusätzlich zu deinem Zug klopfst oder an seiner Stelle.
    .rider = Mit dem Zug
    .instead = Anstelle des Zugs
    .told-rider = Klopfen mit dem Zug
    .told-instead = Klopfen statt des Zugs
schwimmen-option-close-from = Klopfen ab
    .about = Ab welchem deiner Züge in einer Runde du klopfen darfst.
    .told-1 = Klopfen ab dem ersten Zug
    .told-2 = Klopfen ab dem zweiten Zug

## Names

schwimmen-phase-dealer = die Wahl beim Geben
    .waited = soll die Hand wählen
schwimmen-phase-turn = am Tisch
schwimmen-phase-over = die Abrechnung
schwimmen-ask-dealer = Behältst du deine Hand?
schwimmen-ask-turn = Tauschen oder schieben?
schwimmen-do-keep = Behalten
schwimmen-do-swap = Blind tauschen
schwimmen-do-pass = Schieben
schwimmen-do-close = Klopfen
schwimmen-do-exchange = Tauschen
schwimmen-rider-close = und klopfen 🔒
schwimmen-counter-lives = Leben
schwimmen-counter-last = Züge übrig
schwimmen-zone-table = Tisch
schwimmen-zone-stock = Talon
schwimmen-zone-gone = Weg
schwimmen-zone-shown = Hand

## Values

schwimmen-half = { $points }½
schwimmen-value = { $kind ->
    [three] **{ $points }**, drei Gleiche ({ $by })
    [schnauz] **31** { $by }, ein Schnauz!
    [feuer] **32**, ein Feuer!
   *[suit] **{ $points }** { $by }
}
schwimmen-then = { $kind ->
    [schnauz] 31!
    [feuer] 32!
   *[plain] { $points }
}
schwimmen-life = 🛟
schwimmen-lives = { $signs }
schwimmen-swimming = 🏊 schwimmt
schwimmen-out = 🏁 ausgeschieden

## Panel

schwimmen-own = Hand **{ $cards }**
schwimmen-worth = Wert { $value } · { $lives }
schwimmen-panel-table = Tisch **{ $cards }**
schwimmen-panel-face-down = Tisch { $back }, verdeckt
schwimmen-about-dealer = Behältst du sie, wird der Tisch aufgedeckt. Tauschst du, nimmst du ihn ungesehen, und deine Hand wird zum Tisch.
schwimmen-about-turn = Jeder Knopf zeigt, was deine Hand dann wert wäre.
schwimmen-last-turn = 🔒 { $name } hat geklopft: Das ist dein letzter Zug.
schwimmen-give = Gib **{ $card }** und nimm
schwimmen-for = { $card } gegen { $button }
schwimmen-all = Alle 3
schwimmen-button-take = { $what } → { $then }
schwimmen-button-pass = Schieben
schwimmen-button-closing = { $button } 🔒
schwimmen-button-keep = Behalten: { $points }
schwimmen-button-swap = Blind tauschen
schwimmen-button-close = Klopfen
schwimmen-button-early = Klopfen: ab Zug 2

## Table and result

schwimmen-house = Das Haus
schwimmen-closed-by = 🔒 **{ $name }** hat geklopft: { $left ->
    [0] Es ist kein Zug mehr übrig.
    [one] Ein Zug ist noch übrig.
   *[other] { $left } Züge sind noch übrig.
}
schwimmen-has-closed = 🔒 geklopft
schwimmen-has-turn = noch ein Zug
schwimmen-face-down = verdeckt, bis die Hand gewählt ist
schwimmen-stock = Talon { $back } { $stock }
schwimmen-passes = { $passes } von { $live } haben hintereinander geschoben
schwimmen-renewed = ♻️ neu auf dem Tisch, weil alle geschoben haben
schwimmen-ended-special = ⚡ { $kind ->
    [feuer] Ein Feuer
   *[schnauz] Ein Schnauz
} bei **{ $names }**, und damit war die Runde sofort vorbei.
schwimmen-ended-closed = 🔒 Geklopft von **{ $name }** mit { $points }.
schwimmen-ended-house = 🔒 Geklopft vom Haus, weil es sonst niemand tat.
schwimmen-ended-stuck = Alle haben geschoben, und im Talon lagen zu wenige Karten für einen neuen Tisch.
schwimmen-line-lost = { $what ->
    [out] 🌊 untergegangen und ausgeschieden
    [swims] 💦 letzter Rettungsring verloren
   *[life] 💦 ein Leben verloren
}
schwimmen-line-spared = Alle Verbliebenen wären zusammen untergegangen, also verliert niemand etwas.
schwimmen-line-table = Auf dem Tisch: { $cards }
schwimmen-line-out = 🏁 schon ausgeschieden: { $names }

## ❓

schwimmen-why-turn = Am Zug ist { $name }. Du tauschst, schiebst oder klopfst, wenn du dran bist.
schwimmen-why-dealer = **Tauschen:** noch nicht. Du gibst und entscheidest zuerst, ob du deine Hand behältst oder blind tauschst.
schwimmen-why-two = **Zwei Karten:** Getauscht wird genau eine, oder alle drei.
schwimmen-why-closed = **Klopfen:** { $name } hat schon geklopft. Das ist dein letzter Zug.
schwimmen-why-early = **Klopfen:** An diesem Tisch darfst du ab deinem zweiten Zug der Runde klopfen.

## Hints

schwimmen-hint-raises = Damit steigt deine Hand von { $before } auf { $after }.
schwimmen-hint-schnauz = Das sind 31: Die Runde ist sofort vorbei, und nur die niedrigste Hand verliert ein Leben.
schwimmen-hint-feuer = Drei Asse beenden die Runde sofort, und alle anderen verlieren ein Leben.
schwimmen-hint-nothing = Deine Hand ist { $points } wert, und kein Tausch würde sie besser machen.
schwimmen-hint-beats = Mit { $points } schlägt deine Hand { $share } von 100 Händen aus Karten, die du nicht gesehen hast.
schwimmen-hint-hope = Danach { $after ->
    [one] würde eine ungesehene Karte
   *[other] würden { $after } ungesehene Karten
} deine Hand verbessern; so, wie sie ist, { $before ->
    [0] keine
    [one] eine
   *[other] { $before }
}.

## Refusals

refused-sch-one-or-three = Tausch genau eine Karte, oder alle drei.
refused-sch-closed = { $by } hat schon geklopft; das ist dein letzter Zug.
refused-sch-too-early = Klopfen darfst du ab deinem zweiten Zug.

## What happened

schwimmen-kept =
    .a = { $seat } behält die Hand. Zum Vorschein kommen { $cards }.
    .b = Zufrieden dreht { $seat } den Tisch um: { $cards }.
    .c = { $seat } bleibt im Warmen. Im Becken schwimmen { $cards }.
    .d = Die Plane kommt vom Becken: { $cards }. { $seat } behält, was gegeben wurde.
    .e = Kein Sprung für { $seat }. Auf dem Tisch liegen { $cards }.
    .f = { $seat } hat hingesehen und behält. Der Tisch: { $cards }.

schwimmen-swapped-blind =
    .a = { $seat } tauscht blind und lässt { $cards } auf dem Tisch.
    .b = Ohne die Temperatur zu prüfen, springt { $seat }. Zurück bleiben { $cards }.
    .c = Drei unbekannte Karten gehen an { $seat }, und { $cards } kommen zurück.
    .d = { $seat } lässt { $cards } am Beckenrand und taucht.
    .e = Augen zu, Nase zu: { $seat } nimmt den Tisch und gibt { $cards }.
    .f = Blind wechselt { $seat } die Bahn. Der Tisch ist jetzt { $cards }.

schwimmen-exchanged =
    .a = { $seat } gibt { $gave } und nimmt { $took }.
    .b = Zu { $seat } geht { $took }, auf den Tisch { $gave }.
    .c = { $seat } fischt { $took } heraus und lässt { $gave } hineinfallen.
    .d = Ins Wasser wirft { $seat } { $gave } und zieht { $took } heraus.
    .e = { $seat } tauscht { $gave } gegen { $took }.
    .f = Am Rand liegt jetzt { $gave }, und { $seat } hat { $took }.
    .g = Platsch: { $seat } hat { $took }, der Tisch hat { $gave }.
    .h = { $seat } schleppt { $took } ab und lässt { $gave } treiben.
    .i = Handtuchwechsel: { $took } für { $seat }, { $gave } auf die Leine.
    .j = Lieber nimmt { $seat } { $took }; { $gave } darf bleiben.

schwimmen-exchanged-all =
    .a = { $seat } nimmt alle drei: { $took }. Auf dem Tisch jetzt: { $gave }.
    .b = Alles wechselt { $seat }: { $gave } gegen { $took }.
    .c = Der ganze Tisch geht an { $seat }: { $took }. An seiner Stelle liegen { $gave }.
    .d = { $seat } leert das Becken ({ $took }) und füllt es mit { $gave }.
    .e = Komplett umgezogen: { $seat } gibt { $gave } und nimmt { $took }.
    .f = { $took }, alles miteinander, für { $seat }. Zurück bleiben { $gave }.

schwimmen-passed =
    .a = { $seat } schiebt.
    .b = Trocken bleibt { $seat } und schiebt.
    .c = { $seat } sieht aufs Wasser und schiebt.
    .d = Glatt liegt das Wasser da: { $seat } schiebt.
    .e = { $seat } zieht das Handtuch zurecht und schiebt.
    .f = Ein Zeh kommt ins Wasser, dann schiebt { $seat }.
    .g = Der Tisch bleibt, wie er ist: { $seat } schiebt.

schwimmen-closed =
    .a = **Geklopft!** { $seat } gibt allen anderen noch einen Zug.
    .b = { $seat } **klopft**. Noch ein Zug für die anderen.
    .c = Ein Pfiff: { $seat } hat **geklopft**. Alle anderen dürfen noch eine Bahn.
    .d = Bald raus aus dem Wasser: { $seat } **klopft**.
    .e = { $seat } **klopft** und greift zum Handtuch. Je ein Zug für den Rest.
    .f = Das war die Glocke, und { $seat } hat sie geläutet: **geklopft**. Ein Zug noch.
    .g = { $seat } hat genug gesehen und **klopft**. Letzte Züge, bitte.

schwimmen-house-closed =
    .a = Niemand klopft, also klopft das Haus. Je noch ein Zug, { $seat } zuerst.
    .b = Das Bad schließt gleich: Das Haus klopft. { $seat } beginnt die letzten Züge.
    .c = Der Bademeister sieht auf die Uhr und **klopft**. { $seat } ist zuerst dran.
    .d = Genug Bahnen für eine Runde. Das Haus klopft; { $seat } zieht zuerst.
    .e = Leer ist die Thermoskanne, und das Haus klopft. Noch ein Zug für alle, zuerst { $seat }.
    .f = Zwanzig Züge je Platz reichen. Das Haus klopft, und { $seat } fängt an.

schwimmen-table-renewed =
    .a = Alle haben geschoben. Neu auf dem Tisch: { $cards }.
    .b = Niemand will hinein, also wird das Wasser gewechselt: { $cards }.
    .c = Alle trocken, alle gelangweilt. Die nächsten drei sind { $cards }.
    .d = Frisches Wasser: { $cards }.
    .e = Einmal herum ohne einen Spritzer. Der Tisch ist jetzt { $cards }.
    .f = Der Bademeister zieht den Stöpsel und füllt neu auf: { $cards }.

schwimmen-table-stuck =
    .a = Alle haben geschoben, und der Talon reicht nicht für einen Tisch ({ $count }). Die Runde endet hier.
    .b = Kein frisches Wasser: nur { $count } im Talon. Gezählt wird, was da ist.
    .c = Der Hahn tropft nur noch: { $count } im Talon. Die Runde ist vorbei.
    .d = Im Talon liegen { $count }, und ein Tisch braucht drei. Alle aus dem Wasser, bitte.
    .e = Einen weiteren Tisch gibt der Talon nicht her (noch { $count }). Alle zeigen.

schwimmen-schnauz-shown =
    .a = **Schnauz!** { $seat } zeigt { $cards }: 31, und die Runde ist vorbei.
    .b = Einunddreißig auf der Stelle: { $cards }. **Schnauz** für { $seat }.
    .c = { $seat } taucht auf mit { $cards }. **Schnauz!** Alle aus dem Wasser.
    .d = { $cards }, eine Farbe, 31 Punkte: { $seat } beendet die Runde mit einem **Schnauz**.
    .e = Eine makellose Bahn von { $seat }: { $cards }, ein **Schnauz**.
    .f = Niemand zieht mehr. { $seat } hat einen **Schnauz**: { $cards }.

schwimmen-feuer-shown =
    .a = **Feuer!** { $seat } zeigt drei Asse, { $cards }. Alle anderen verlieren ein Leben.
    .b = Feuer im Schwimmbad: { $cards } bei { $seat }. **Feuer**, und alle anderen zahlen.
    .c = { $cards }: Das ist ein **Feuer** für { $seat }, und kaltes Wasser für den Rest.
    .d = Drei Asse, zweiunddreißig, keine Gnade: **Feuer** für { $seat } mit { $cards }.
    .e = { $seat } zündet { $cards } an. **Feuer!** Alle anderen zahlen mit einem Leben.
    .f = Niemand hat einen Eimer: **Feuer**, { $cards }, { $seat }.

schwimmen-life-lost =
    .a = { $seat } verliert ein Leben. Übrig: { $left }.
    .b = Ein Ring weniger für { $seat }, übrig: { $left }.
    .c = { $seat } gibt einen Rettungsring ab und hat noch { $left }.
    .d = Da treibt ein Ring davon, ohne { $seat }. Noch da: { $left }.
    .e = Das kostet { $seat } ein Leben, Rest: { $left }.
    .f = Platsch. Bei { $seat } steht es nur noch { $left }.

schwimmen-swims =
    .a = { $seat } hat keinen Rettungsring mehr und **schwimmt**.
    .b = Von hier an **schwimmt** { $seat }.
    .c = Der letzte Ring ist weg: { $seat } **schwimmt**. Der nächste Verlust ist der letzte.
    .d = { $seat } lässt den Rand los und **schwimmt**.
    .e = Keine Ringe mehr für { $seat }: Ab jetzt wird **geschwommen**, mit Stil.
    .f = { $seat } **schwimmt**. Es sieht beinahe nach Absicht aus.

schwimmen-went-under =
    .a = { $seat } geht unter und ist ausgeschieden.
    .b = Ein paar Blasen, dann ein Handtuch: { $seat } ist ausgeschieden.
    .c = Das war die letzte Bahn für { $seat } in dieser Partie.
    .d = { $seat } wird herausgezogen, eingewickelt und bekommt Tee. Ausgeschieden.
    .e = Der Bademeister wirft ein Seil: { $seat } ist ausgeschieden, aber trocken.
    .f = { $seat } verlässt das Becken über die Leiter. Ausgeschieden.

schwimmen-all-spared =
    .a = { $seats } würden zugleich untergehen. Niemand verliert etwas; es wird neu gegeben.
    .b = Irgendwer muss übrig bleiben: { $seats } behalten, was sie haben.
    .c = Der Bademeister kann nicht alle zugleich retten: { $seats } spielen noch einmal.
    .d = Gleich schnell sinken { $seats }, also zählt es nicht.
    .e = Ans Ufer käme niemand. { $seats } bleiben noch eine Runde im Wasser.

schwimmen-last-afloat =
    .a = { $seat } bleibt bis zuletzt über Wasser und gewinnt die Partie.
    .b = Leer ist das Becken bis auf { $seat }: gewonnen.
    .c = Ein Kopf schaut noch aus dem Wasser: { $seat } gewinnt die Partie.
    .d = { $seat } gewinnt und darf sich eine Weile treiben lassen.
    .e = Alle Handtücher sind weg bis auf eines. { $seat } gewinnt die Partie.
    .f = Das Bad schließt, und gewonnen hat { $seat }.
