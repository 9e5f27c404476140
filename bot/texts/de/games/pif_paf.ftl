### German: Pif Paf. The voice: the counter of a coffee house beside a small railway station.

game-pif-paf = Pif Paf
    .about = Auch Cacheta genannt. Setz auf neun Karten und bring sie vor allen anderen in Figuren unter.

pif-paf-length =
    .usual = Zehn Runden, etwa eine Dreiviertelstunde.
    .short = Fünf Runden, etwa zwanzig Minuten.

## Options

pif-paf-option-ante = Ante
    .about = Chips, die alle für eine Runde in den Pott legen. Einsätze steigen in denselben Schritten.
    .told = Ante { $value }
pif-paf-option-stack = Chips
    .about = Chips, mit denen alle beginnen: mindestens zehn Antes.
    .told = je { $value } Chips
pif-paf-option-hands = Runden
    .about = Wie viele Runden gespielt werden. Danach gewinnen die meisten Chips.
    .none = Bis eine Person alle Chips hat
    .told-none = bis eine Person alle Chips hat
    .told-1 = eine Runde
    .told = { $value } Runden
pif-paf-option-max-hands = Höchstens
    .about = Wie viele Runden eine Partie höchstens hat, die läuft, bis eine Person alle Chips hat.
    .told = höchstens { $value } Runden
pif-paf-option-betting = Setzen
    .about = Ob jede Runde mit Einsätzen beginnt.
    .on = Zuerst wird gesetzt
    .off = Nur die Antes
    .told-on = mit Einsätzen
    .told-off = nur Antes
pif-paf-option-return-discard = Zurückwerfen
    .about = Ob du eine Karte in demselben Zug abwerfen darfst, in dem du sie genommen hast.
    .on = Erlaubt
    .off = Nicht erlaubt
    .told-on = Genommenes darf sofort zurück
    .told-off = Genommenes bleibt einen Zug

## Names

pif-paf-phase-bet = das Setzen
    .waited = soll setzen
pif-paf-phase-draw = das Ziehen
pif-paf-phase-discard = das Abwerfen
    .waited = soll abwerfen
pif-paf-phase-over = der Pott
pif-paf-ask-bet = Mitgehen, erhöhen oder aussteigen?
pif-paf-ask-bet-free = Setzen oder schieben?
pif-paf-ask-bet-top = Mitgehen oder aussteigen?
pif-paf-ask-draw = Ziehen oder nehmen?
pif-paf-ask-discard = Welche Karte wirfst du ab?
pif-paf-do-check = Schieben
pif-paf-do-bet = Setzen
pif-paf-do-call = Mitgehen
pif-paf-do-fold = Aussteigen
pif-paf-do-draw = Ziehen
pif-paf-do-take = Nehmen
pif-paf-do-discard = Abwerfen
pif-paf-do-out = Ausmachen, ab geht
pif-paf-counter-chips = Chips
pif-paf-counter-bet = Einsatz
pif-paf-counter-pot = Pott
pif-paf-zone-stock = Talon
pif-paf-zone-discards = Ablage
pif-paf-zone-shown = Figuren

## Panel

pif-paf-melds = **{ $melds }**
pif-paf-loose = Lose: { $cards } — **{ $count }** von { $hand }{ $halves ->
    [0] { "" }
    [one] , darunter eine halbe Figur
   *[other] , darunter { $halves } halbe Figuren
}
pif-paf-melded = Alle { $hand } Karten stehen in Figuren.
pif-paf-got-stock = Gezogen: **{ $card }**.
pif-paf-got-taken = Genommen: **{ $card }**.
pif-paf-about-throw = Die Zahl auf einem Knopf zählt die Karten, die lose blieben; ½ steht für jede halbe Figur darunter.
pif-paf-offered = Oben liegt { $card } — damit wären nach deinem besten Abwurf **{ $loose }** lose.
pif-paf-pile = Auf der Ablage, das Neueste zuerst: { $cards }
pif-paf-about-out = Deine anderen neun stehen alle in Figuren.
pif-paf-price-free = Es gibt nichts mitzugehen. Setzen kannst du bis **{ $cap }**.
pif-paf-price = Dabeibleiben kostet **{ $owes }** deiner { $chips } Chips. Im Pott liegen **{ $pot }**.
pif-paf-price-top = Das ist der höchste Einsatz dieser Runde.
pif-paf-price-raise = Erhöhen kannst du bis **{ $cap }**.
pif-paf-own-fold = Du bist ausgestiegen. Deine Karten bleiben verdeckt.

pif-paf-button-check = Schieben
pif-paf-button-call = Mitgehen: { $owes }
pif-paf-button-fold = Aussteigen
pif-paf-button-bet = { $level } setzen
pif-paf-button-raise = Auf { $level } erhöhen
pif-paf-button-draw = Ziehen
pif-paf-button-take = { $card } nehmen: { $loose }
pif-paf-button-throw = { $card }: { $loose }
pif-paf-button-taken = { $card } eben genommen
pif-paf-button-out = Ausmachen, { $card } abwerfen

## Table and result

pif-paf-upcard = # { $card }
pif-paf-piles = Oberste Karte · Talon { $back } { $stock }
pif-paf-stock = -# Talon { $back } { $stock } · noch nichts abgeworfen
pif-paf-below = Unter der obersten Karte: { $cards }
pif-paf-again = Der Talon ist die alte Ablage, das Älteste zuerst.
pif-paf-pot = Im Pott **{ $pot }** Chips
pif-paf-waits = davon { $pot } aus einer Runde, die niemand gewann
pif-paf-cap = Einsätze bis **{ $cap }**
pif-paf-limited = weil es bei { $names } nicht weiter reicht
pif-paf-no-bets = keine Einsätze: { $names } { $count ->
    [one] hat
   *[other] haben
} nichts übrig
pif-paf-hand-of = Runde { $hand } von { $hands }
pif-paf-has-taken = nahm { $cards }
pif-paf-has-drawn = hat gezogen
pif-paf-has-folded = ausgestiegen
pif-paf-has-bet = Einsatz { $bet }
pif-paf-has-chips = { $chips } Chips
pif-paf-out = 🏁 ausgeschieden
pif-paf-shown = { $number }. **{ $name }** — { $cards }
pif-paf-line-chips = { $before } { $sign } → **{ $after }** Chips
pif-paf-line-folded = ausgestiegen
pif-paf-line-broke = 🏁 keine Chips mehr
pif-paf-line-out = 🏁 schon ausgeschieden: { $names }
pif-paf-line-claim = ⚡ **Dazwischen:** { $whom } warf **{ $card }** ab, die letzte fehlende Karte.
pif-paf-line-folds = Alle anderen sind ausgestiegen. Keine Karte wurde gezeigt.
pif-paf-line-ran-out = Die Karten gingen aus, bevor jemand neun in Figuren hatte.
pif-paf-line-stays = Der Pott mit **{ $pot }** bleibt für den nächsten Sieg.
pif-paf-line-shared = Den letzten Pott gewann niemand; geteilt wird er unter denen, die noch dabei waren.

## ❓

pif-paf-why-turn = Am Zug ist { $name }. Du setzt, ziehst oder wirfst ab, wenn du dran bist.
pif-paf-why-folded = Du bist ausgestiegen. In der nächsten Runde bist du wieder dabei.
pif-paf-why-check = **Schieben:** Es steht ein Einsatz von { $bet }. Geh mit { $owes } mit, erhöhe oder steig aus.
pif-paf-why-cap = **Einsätze:** { $cap } ist der höchste in dieser Runde, in Schritten von { $ante }.
pif-paf-why-limited = **Einsätze:** bis { $cap } statt { $limit }: { $names } { $count ->
    [one] hat
   *[other] haben
} nicht mehr Chips zum Mitgehen.
pif-paf-why-take = **Nehmen:** Noch liegt nichts auf der Ablage.
pif-paf-why-out = **Ausmachen:** Was auch immer du abwirfst, { $loose } { $loose ->
    [one] Karte bleibt
   *[other] Karten bleiben
} lose.
pif-paf-why-taken = **{ $card }:** eben in diesem Zug genommen. Wirf eine andere Karte ab.
pif-paf-why-nothing = Alles, was du tun kannst, steht jetzt bei deiner Hand.

## Hints

pif-paf-hint-melded = { $count } deiner neun Karten stehen schon in Figuren.
pif-paf-hint-none-melded = Noch steht keine deiner Karten in einer Figur.
pif-paf-hint-halves = Kein anderer Abwurf lässt weniger Karten lose, und dieser bewahrt { $count ->
    [one] eine halbe Figur
   *[other] { $count } halbe Figuren
}, mehr können nicht bleiben.
pif-paf-hint-half-made = Lose bleiben ebenso viele Karten, aber damit behältst du { $after ->
    [one] eine halbe Figur
   *[other] { $after } halbe Figuren
} statt { $before ->
    [0] keiner
    [one] einer
   *[other] { $before }
}.
pif-paf-hint-near = { $count } Karten, die du nicht gesehen hast, würden mit zweien von dir eine Figur bilden.
pif-paf-hint-price = Bleiben kostet { $owes }, und im Pott liegen { $pot }.
pif-paf-hint-dear = { $count } deiner neun Karten sind noch lose, und Bleiben kostet { $owes } für einen Pott von { $pot }.
pif-paf-hint-free = Es gibt nichts mitzugehen, also kostet Bleiben nichts.

## Refusals

refused-pif-cap = In dieser Runde kannst du bis { $cap } setzen (in Schritten von { $ante }).
refused-pif-match = Es steht ein Einsatz von { $bet }: Geh mit { $owes } mit, erhöhe oder steig aus.
refused-pif-no-discard = Noch liegt nichts auf der Ablage; zieh vom Talon.
refused-pif-not-out = Ohne { $card } passen deine neun Karten nicht alle in Figuren.
refused-pif-folded = Du bist aus dieser Runde ausgestiegen.
refused-pif-return = Du hast { $card } in diesem Zug genommen; wirf eine andere Karte ab.
refused-stack-below-antes = Die Chips, mit denen alle beginnen ({ $stack }), müssen mindestens zehn Antes sein ({ $least }).

## What happened

pif-paf-antes-paid =
    .a = Alle legen ein: je { $chips }. Im Pott liegen { $pot }.
    .b = Von euch allen je { $chips }, und unter dem Ventilator liegen { $pot }.
    .c = Die Antes sind da: je { $chips }, zusammen { $pot }.
    .d = Chipgeklapper am Tresen: je { $chips }. Der Pott hat { $pot }.
    .e = Für die Runde legen alle { $chips } hin; das macht { $pot }.

pif-paf-betting-limited =
    .a = Mitgehen geht bei { $seats } nur bis { $cap }, also { $cap ->
        [0] setzt in dieser Runde niemand
       *[other] setzt niemand mehr als das, statt { $limit }
    }.
    .b = { $cap ->
        [0] Diesmal keine Einsätze: Bei { $seats } reicht es nicht zum Mitgehen.
       *[other] Bei { $cap } ist Schluss und nicht bei { $limit }: Weiter reicht es nicht bei { $seats }.
    }
    .c = Ein Blick in die Kasse von { $seats }, und { $cap ->
        [0] gesetzt wird in dieser Runde nicht
       *[other] das Höchste ist { $cap } statt { $limit }
    }.
    .d = { $cap ->
        [0] Gesetzt wird nicht, denn bei { $seats } stecken die letzten Chips in der Ante.
       *[other] Die Chips von { $seats } reichen bis { $cap }, also auch die Einsätze. Sonst wären es { $limit }.
    }
    .e = Aus Rücksicht auf { $seats } { $cap ->
        [0] gibt es keine Einsätze
       *[other] endet das Setzen bei { $cap } statt bei { $limit }
    }.

pif-paf-checked =
    .a = { $seat } schiebt.
    .b = Ein Klopfen auf den Tresen: { $seat } schiebt.
    .c = Nichts von { $seat }: geschoben.
    .d = { $seat } rührt im Kaffee und schiebt.
    .e = Weiter, bedeutet { $seat }, und schiebt.
    .f = Ohne Eile schiebt { $seat }.

pif-paf-bet =
    .a = { $seat } setzt { $level }.
    .b = Mit { $level } eröffnet { $seat }.
    .c = Auf dem Tresen liegen { $level }, von { $seat }.
    .d = { $seat } schiebt { $level } unter den Ventilator.
    .e = Die Tür macht pif: { $seat } setzt { $level }.
    .f = „Sagen wir { $level }“, sagt { $seat }.

pif-paf-raised =
    .a = { $seat } erhöht auf { $level }.
    .b = Und höher: { $seat } macht { $level } daraus.
    .c = Auf { $level } geht es, meint { $seat }.
    .d = Die Tür macht paf: { $seat } erhöht auf { $level }.
    .e = { $seat } dreht das Radio lauter und erhöht auf { $level }.
    .f = Jetzt sind es { $level }, dank { $seat }.

pif-paf-called =
    .a = { $seat } geht mit, um { $chips }.
    .b = Dabei bleibt { $seat }, für { $chips }.
    .c = Noch { $chips } von { $seat }: mitgegangen.
    .d = { $seat } legt { $chips } dazu.
    .e = Für { $chips } bleibt { $seat } am Tresen.

pif-paf-folded =
    .a = { $seat } steigt aus.
    .b = Karten umgedreht, Tasse umgedreht: { $seat } steigt aus.
    .c = Für diese Runde ist { $seat } am Bahnsteig.
    .d = { $seat } legt die Karten hin und liest den Fahrplan.
    .e = Ohne { $seat } geht es weiter.
    .f = Die Fliegentür fällt zu: { $seat } ist ausgestiegen.

pif-paf-betting-closed =
    .a = Alle Einsätze liegen: { $pot } im Pott. { $seat } beginnt.
    .b = Um { $pot } geht es, und die erste Karte ist für { $seat }.
    .c = Der Pott steht bei { $pot }. Los geht es bei { $seat }.
    .d = { $seat } fängt an; unter dem Ventilator liegen { $pot }.
    .e = Genug gesetzt: { $pot }. Nun zieht { $seat }.

pif-paf-took =
    .a = { $seat } nimmt { $card }.
    .b = Zu { $seat } geht { $card }.
    .c = Vom Tresen nimmt { $seat } { $card }.
    .d = { $seat } steckt { $card } zu den anderen.
    .e = Die Ablage gibt { $card } her, und { $seat } nimmt.
    .f = { $card } fährt mit { $seat } weiter.
    .g = Zum Mitnehmen für { $seat }: { $card }.

pif-paf-discarded =
    .a = { $seat } wirft { $card } ab.
    .b = Auf die Ablage kommt { $card }, von { $seat }.
    .c = { $seat } lässt { $card } am Bahnsteig stehen.
    .d = Von { $seat } fällt { $card }.
    .e = Weg damit, sagt { $seat }: { $card }.
    .f = { $seat } trennt sich von { $card }.
    .g = { $card } verlässt die Hand von { $seat }.
    .h = Unter dem Ventilator landet { $card }, von { $seat }.

pif-paf-turned-over =
    .a = Der Talon ist leer. Die Ablage wird umgedreht, wie sie liegt: { $count } Karten, das Älteste zuerst.
    .b = Noch einmal kommen { $count } alte Karten, in der Reihenfolge, in der sie fielen.
    .c = { $count } Karten fahren zurück: Die Ablage ist jetzt der Talon, das Älteste zuerst.
    .d = Umgedreht, nicht gemischt: Die Ablage wird zum Talon, { $count } Karten.
    .e = Wer aufgepasst hat, weiß, was kommt: { $count } alte Karten, das Älteste zuerst.

pif-paf-stock-ran-out =
    .a = { $seat } greift zum Talon, und der ist zum letzten Mal leer. Diese Runde gewinnt niemand.
    .b = Dreimal durch ist genug: Für { $seat } ist keine Karte mehr da, die Runde verfällt.
    .c = Letzter Zug abgefahren: Der Talon ist leer, als { $seat } zieht. Niemand gewinnt.
    .d = Keine Karte mehr für { $seat }, und kein Umdrehen mehr. Die Runde bleibt ohne Sieg.
    .e = Der Ventilator dreht sich über nichts: { $seat } findet den Talon leer. Niemand gewinnt.

pif-paf-went-out =
    .a = **Pif paf!** { $seat } wirft { $card } ab und **macht aus**.
    .b = Neun Karten, nichts lose: { $seat } **macht aus** und wirft { $card } ab.
    .c = Die Tür knallt: **Pif paf!** { $seat } ist fertig, ab geht { $card }.
    .d = { $seat } legt neun Karten hin, als wäre es der Fahrplan, und wirft { $card } ab: **aus**.
    .e = Mit { $card } auf der Ablage **macht** { $seat } **aus**.
    .f = Alles in Figuren bei { $seat }, nur { $card } nicht: **aus**.

pif-paf-claimed-out =
    .a = ⚡ **Pif paf!** { $whom } wirft { $card } ab, und { $seat } ist zur Stelle. Ab geht { $thrown }, **aus**.
    .b = ⚡ Von { $whom } kommt { $card } und erreicht die Ablage nie. { $seat } wirft { $thrown } ab und **macht aus**.
    .c = ⚡ { $seat } hat auf { $card } gewartet, und { $whom } bringt die Karte. { $thrown } fällt: **aus**.
    .d = ⚡ Die Tür war noch offen: { $card } von { $whom }, schon bei { $seat }. { $thrown } geht, **pif paf**.
    .e = ⚡ Halt, ruft { $seat }: { $card } von { $whom } fehlte noch. Ab geht { $thrown }, **aus**.

pif-paf-pot-taken =
    .a = Der Pott von { $chips } geht an { $seat }.
    .b = { $seat } kassiert { $chips } und gibt als Nächstes.
    .c = Unter dem Ventilator hervor kommen { $chips }, zu { $seat }.
    .d = Eine Handvoll Chips für { $seat }: { $chips }.
    .e = { $seat } zählt nach: { $chips }.

pif-paf-pot-stays =
    .a = Der Pott von { $chips } bleibt liegen, für den nächsten Sieg.
    .b = Unter dem Ventilator warten { $chips }, bis sie jemand gewinnt.
    .c = { $chips } bleiben auf dem Tresen, für später.
    .d = Niemand nimmt die { $chips }; sie fahren in die nächste Runde mit.
    .e = Für die nächste Runde aufgehoben: { $chips }.

pif-paf-pot-shared =
    .a = { $seats } waren noch dabei und teilen sich die { $chips } aus dem Pott.
    .b = Die letzten { $chips } werden geteilt: { $seats }.
    .c = Gerecht unter dem Ventilator geteilt: { $chips } für { $seats }.
    .d = Zum Schluss teilen sich { $seats } die { $chips }.
    .e = { $chips }, aufgeteilt am Tresen: { $seats }.

pif-paf-out-of-chips =
    .a = Für eine weitere Ante reicht es nicht mehr: { $seats }. Zusehen ist frei.
    .b = Zu wenig für die nächste Ante: { $seats }.
    .c = Ab jetzt nur noch zum Kaffee am Tresen: { $seats }.
    .d = Keine Chips mehr, aber ein guter Platz: { $seats }.
    .e = Endstation für { $seats }: Zur Ante reicht es nicht mehr.

pif-paf-won =
    .a = Die Partie ist vorbei: { $winners }, mit { $chips } Chips.
    .b = Stühle hoch. Der Sieg geht an { $winners }, mit { $chips } Chips.
    .c = { $chips } Chips und der letzte Kaffee: { $winners }.
    .d = Der letzte Zug pfeift; vorn mit { $chips } Chips: { $winners }.
    .e = Die Kasse wird gezählt: { $chips } Chips, { $winners }.
