### German: Tadmur. The voice: a caravanserai in an oasis, a night porter with a lantern, a camel with opinions.

game-tadmur = Tadmur
    .about = Zu zweit, zwei Ketten, zwei geheime Ziele: Vollende deine Kette, oder rate zuerst das fremde Ziel.
tadmur-length =
    .usual = Höchstens drei Runden, etwa zwanzig Minuten.

## Options

tadmur-option-spaces = Lücken
    .about = Wie viele Lücken anfangs zwischen Startkarte und Ziel liegen.
    .told = { $value } Lücken
tadmur-option-stuck = Wenn keine Karte passt
    .about = Was passiert, wenn jemand keine Karte spielen kann.
    .lose = Die Runde ist verloren
    .pass = Es wird gepasst
    .told-lose = wer nicht kann, verliert
    .told-pass = wer nicht kann, passt
tadmur-option-best-of = Runden
    .about = Wie viele Runden eine Partie höchstens hat. Wer mehr davon gewinnt, gewinnt sie.
    .told-1 = eine Runde
    .told = höchstens { $value } Runden

## Names

tadmur-phase-turn = zwei Ketten
tadmur-phase-over = beide Ziele werden gezeigt
tadmur-ask-turn = Welche Karte?
tadmur-ask-stuck = Keine Karte passt. Was nun?
tadmur-do-play = Spielen
tadmur-do-guess = Raten
tadmur-do-concede = 🏳️ Die Runde aufgeben
tadmur-do-pass = Passen
tadmur-zone-starter = Startkarte
tadmur-zone-chain = Kette
tadmur-zone-target = Ziel
tadmur-counter-score = gewonnene Runden
tadmur-counter-spaces = Lücken

## Table and panel

tadmur-won-deals = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
tadmur-spaces = { $count ->
    [one] noch 1 Lücke
   *[other] noch { $count } Lücken
}
tadmur-complete = vollendet
tadmur-wrong = ❌ geraten: { $ranks }
tadmur-deal-of = Runde { $deal } von höchstens { $deals }
tadmur-barred = 🔒 Raten darf niemand: { $name } hat nur noch eine Lücke.
tadmur-own-target = Dein Ziel: **{ $card }**
tadmur-their-chain = Kette von { $name } · { $facts }
tadmur-needs = Nach { $last } brauchst du **{ $below }** oder **{ $above }**.
tadmur-needs-last = Deine letzte Lücke braucht **{ $below }** oder **{ $above }** nach { $last }, und die Karte muss auch neben dein Ziel { $target } passen.
tadmur-guess-costs = 🔮 Vorher darfst du das fremde Ziel raten. Richtig geraten gewinnt die Runde; nach falschem Raten liegt dein eigenes Ziel { $spaces } Lücken entfernt.
tadmur-guess-often = Wer nie rät, gewinnt selten.
tadmur-guessed = 🔮 In diesem Zug hast du schon geraten. Spiel jetzt eine Karte.
tadmur-dead-ends = ⚠️ Nach { $cards } passt keine deiner Karten in die letzte Lücke, und im nächsten Zug würdest du die Runde verlieren.
tadmur-dead-ends-pass = ⚠️ Nach { $cards } passt keine deiner Karten in die letzte Lücke, und deine Kette würde nie vollendet.
tadmur-about-stuck = Du hast keine Karte, die passt. Richtig geraten gewinnt die Runde; falsch geraten verliert sie, Aufgeben auch.
tadmur-about-stuck-pass = Du hast keine Karte, die passt, und wirst nie eine haben. Richtig geraten gewinnt die Runde; falsch geraten beendet deinen Zug.
tadmur-button-completes = 🏁 { $card }
tadmur-button-dead-end = { $card } ⚠️ Sackgasse
tadmur-guess-hint = 🔮 Das fremde Ziel raten…
tadmur-rank-unseen = { $rank } · { $count ->
    [0] alle vier hast du gesehen
    [one] 1 ungesehen
   *[other] { $count } ungesehen
}
tadmur-rank-far = { $rank } · { $count } ungesehen · ✗ nicht in { $spaces ->
    [one] 1 Lücke
   *[other] { $spaces } Lücken
}
tadmur-rank-wrong = { $rank } · von dir geraten, war falsch

## Result

tadmur-ended-chain = 🏁 **{ $name }** hat die Kette vollendet.
tadmur-ended-guess = 🔮 **{ $name }** hat das Ziel von { $other } geraten.
tadmur-ended-cards = Bei **{ $other }** war die letzte Karte gespielt, bevor die Kette vollendet war: Die Runde geht an { $name }.
tadmur-ended-stuck = **{ $other }** hatte keine Karte, die passte: Die Runde geht an { $name }.
tadmur-ended-drawn = Keine der beiden Ketten kann weitergehen.

## ❓

tadmur-why-turn = Am Zug ist { $name }. Du rätst und spielst, wenn du dran bist.
tadmur-why-cards = **Karten:** { $needs } Das Ass liegt neben dem König und neben der Zwei, und Farben zählen nicht.
tadmur-why-way-open = **Dein Weg:** Deine Karten können { $count ->
    [one] die letzte Lücke
   *[other] die { $count } Lücken
} füllen und dein Ziel erreichen.
tadmur-why-way-longer = **Dein Weg:** In genau { $count ->
    [one] 1 Lücke
   *[other] { $count } Lücken
} erreichen deine Karten dein Ziel nicht, in einer mehr aber schon. Falsch zu raten gibt dir eine mehr.
tadmur-why-way-closed = **Dein Weg:** In genau { $count ->
    [one] 1 Lücke
   *[other] { $count } Lücken
} erreichen deine Karten dein Ziel nicht, in einer mehr auch nicht. Rate.
tadmur-why-guess = **Raten:** { $about }

## Hints

tadmur-hint-completes = Damit ist deine Kette vollendet.
tadmur-hint-only-way = Danach führen deine Karten noch zu deinem Ziel; nach { $other } täten sie es nicht.
tadmur-hint-way = Danach füllen deine Karten noch jede Lücke bis zu deinem Ziel.
tadmur-hint-longer = Deine Karten würden dein Ziel dann in einer Lücke mehr erreichen, und die bekommst du, wenn du falsch rätst.
tadmur-hint-hides = Es verrät weniger über dein Ziel als { $other }.
tadmur-hint-fits = { $count ->
    [one] Danach passt eine Karte von einem einzigen Wert.
   *[other] Danach passen Karten von { $count } Werten.
}
tadmur-hint-betrayed = Nach der fremden Kette und den Karten, die du nicht gesehen hast, ist das der wahrscheinlichste Wert: { $share } von 100.
tadmur-hint-unseen = { $count ->
    [one] Eine Karte dieses Werts ist ungesehen, und kein anderer, den du nicht probiert hast, hat mehr.
   *[other] { $count } Karten dieses Werts sind ungesehen, und kein anderer, den du nicht probiert hast, hat mehr.
}

## Refusals

refused-tad-not-adjacent = Nach { $last } brauchst du { $below } oder { $above }.
refused-tad-miss-target = Das ist deine letzte Lücke: Die Karte muss auch neben dein Ziel passen.
refused-tad-guess-once = Raten darfst du nur einmal je Zug.
refused-tad-guess-barred = Raten darf niemand, solange jemandem nur eine Karte zur vollendeten Kette fehlt.

## Told

tadmur-chain-begun =
    .a = { $seat } bricht auf bei { $card }, vor sich { $spaces } Lücken.
    .b = Bei { $card } beginnt { $seat }, die Laterne in der Hand: { $spaces } Lücken.
    .c = Das Kamel steht auf: { $seat }, { $card }, { $spaces } Lücken.
    .d = Von { $card } zieht { $seat } los; { $spaces } Lücken liegen im Sand.
    .e = Erste Rast von { $seat }: { $card }. Noch { $spaces } Lücken.

tadmur-placed =
    .a = { $seat } spielt { $card }.
    .b = Von { $seat } kommt { $card }.
    .c = Eine Rast weiter: { $card }, von { $seat }.
    .d = Das Kamel geht einen Schritt: { $card }, von { $seat }.
    .e = { $seat } hängt { $card } an.
    .f = Im Laternenschein: { $card }, von { $seat }.
    .g = { $card }, sagt { $seat }, und der Sand knirscht.
    .h = Über die Düne geht { $seat } mit { $card }.

tadmur-guessed-wrong =
    .a = ❌ { $seat } rät { $rank }, und { $whom } schüttelt den Kopf. Falsch: noch { $spaces } Lücken.
    .b = ❌ „{ $rank }?“, fragt { $seat }. „Nein“, sagt { $whom }, und der Weg wird länger: { $spaces } Lücken.
    .c = ❌ Fata Morgana: { $rank } bei { $whom }, glaubte { $seat }. Noch { $spaces } Lücken.
    .d = ❌ Das Kamel schnaubt: { $rank } war es nicht, was { $whom } hat. { $seat } braucht noch { $spaces } Lücken.
    .e = ❌ Nicht { $rank }, sagt { $whom }. Für { $seat } sind es jetzt { $spaces } Lücken.

tadmur-guessed-right =
    .a = 🔮 „{ $rank }“, sagt { $seat }, und { $whom } dreht die Karte um. Stimmt.
    .b = 🔮 { $seat } nennt { $rank }. { $whom } sucht eine andere Laterne: Es stimmt.
    .c = 🔮 Kein Trugbild: { $rank } bei { $whom }. { $seat } hat richtig geraten.
    .d = 🔮 Der Nachtportier öffnet: { $seat } wusste { $rank }, und { $whom } seufzt.
    .e = 🔮 Unter dem Glas von { $whom } liegt { $rank }, genau wie { $seat } sagt.

tadmur-chain-completed =
    .a = 🏁 { $seat } ist angekommen: Die Kette ist vollendet.
    .b = 🏁 Keine Lücke mehr vom Start bis zum Ziel. { $seat } darf auspacken.
    .c = 🏁 Wasser! { $seat } hat die Kette vollendet.
    .d = 🏁 Der Nachtportier hebt die Laterne: { $seat } ist da.
    .e = 🏁 Das Kamel legt sich hin, und { $seat } auch: am Ziel.

tadmur-ran-out =
    .a = Die Hand von { $seat } ist leer, und der Weg geht weiter.
    .b = Keine Karte mehr bei { $seat }, nur Sand.
    .c = Vor dem Ziel gehen { $seat } die Karten aus.
    .d = Das Kamel sieht { $seat } an: keine Karten mehr.
    .e = { $seat } hat alles gespielt und ist noch nicht da.

tadmur-stuck =
    .a = Keine Karte von { $seat } passt mehr.
    .b = Im Sand endet der Weg für { $seat }.
    .c = Das Kamel geht keinen Schritt weiter mit { $seat }.
    .d = { $seat } steht vor einer Düne ohne andere Seite.
    .e = Nichts passt mehr bei { $seat }.

tadmur-conceded =
    .a = { $seat } gibt die Runde auf.
    .b = Die Landkarte wird gefaltet: { $seat } gibt die Runde her.
    .c = Zurück zum Brunnen geht { $seat } und gibt die Runde auf.
    .d = Das Kamel ist einverstanden: { $seat } gibt auf.
    .e = { $seat } bläst die Laterne aus. Die Runde ist aufgegeben.

tadmur-turn-passed =
    .a = { $seat } passt.
    .b = Keine Karte von { $seat } passt; der Zug geht hinüber.
    .c = Rast für { $seat }: gepasst.
    .d = Das Kamel kaut, und { $seat } passt.
    .e = Im Zelt bleibt { $seat } in diesem Zug.

tadmur-deal-drawn =
    .a = Niemand kommt mehr weiter. Die Runde ist unentschieden.
    .b = Zwei Wege, beide im Sand: unentschieden.
    .c = Beide Laternen sind aus: unentschieden.
    .d = Die Kamele einigen sich auf unentschieden.
    .e = Kein Ziel erreicht, hier nicht und dort nicht. Unentschieden.

tadmur-target-shown =
    .a = Das Ziel von { $seat } war { $card }.
    .b = Unter dem Glas von { $seat } liegt { $card }.
    .c = { $seat } hatte { $card } zum Ziel.
    .d = Der Nachtportier leuchtet hin: { $card }, Ziel von { $seat }.
    .e = Dorthin wollte { $seat }: { $card }.
