### German: Rumino. Its narrator sorts things for a living.

game-rumino = Rumino
    .about = Zieh und wirf ab, sammle Sätze und Folgen. Wenig Punkte gewinnen, eine Figur aus sieben sofort.

rumino-length =
    .usual = Sechs bis acht Runden, etwa eine halbe Stunde.
    .short = Drei bis fünf Runden, etwa eine Viertelstunde.

## Options

rumino-group-rules-2 = 📜 Chips & Länge
rumino-option-limit = Grenze
    .about = Wer insgesamt so viele Punkte erreicht, scheidet aus.
    .told = aus bei { $value }
rumino-option-knock-max = Klopfen bis
    .about = Mit wie vielen losen Punkten du höchstens klopfen darfst.
    .told = Klopfen bis { $value }
rumino-option-gin-after-draw = Gin nach dem Ziehen
    .about = Ob Gin auch nach dem Ziehen angesagt werden darf.
    .on = Ja: vor dem Ziehen oder danach
    .off = Nein: nur vor dem Ziehen
    .told-on = Gin vor oder nach dem Ziehen
    .told-off = Gin nur vor dem Ziehen
rumino-option-return-discard = Zurückwerfen
    .about = Ob du eine Karte in demselben Zug abwerfen darfst, in dem du sie genommen hast.
    .on = Erlaubt
    .off = Nicht erlaubt
    .told-on = Genommenes darf sofort zurück
    .told-off = Genommenes bleibt einen Zug
rumino-option-gin-streak = Dreimal Gin
    .about = Ob Gin in jeder der ersten drei Runden die Partie gewinnt.
    .on = Gewinnt die Partie
    .off = Zählt nur wie üblich
    .told-on = dreimal Gin zu Beginn gewinnt
    .told-off = kein Preis für Gin zu Beginn
rumino-option-stake = Einsatz
    .about = Chips, die alle in den Topf legen. Mit 0 gibt es gar keine Chips.
    .told-0 = keine Chips
    .told = Einsatz { $value }
rumino-option-stack = Chips
    .about = Chips, mit denen alle beginnen, den Einsatz eingerechnet.
    .told = je { $value } Chips
rumino-option-rebuys = Zurückkommen
    .about = Ob Chips einlegen und zurückkommen darf, wer ausgeschieden ist.
    .on = Solange noch drei andere dabei sind
    .off = Niemand kommt zurück
    .told-on = Zurückkommen erlaubt
    .told-off = niemand kommt zurück
rumino-option-max-rebuys = Wie oft
    .about = Wie oft dieselbe Person zurückkommen darf.
    .none = Solange die Chips reichen
    .told-none = Zurückkommen, solange die Chips reichen
    .told = Zurückkommen höchstens { $value }-mal
rumino-option-max-hands = Runden
    .about = Nach so vielen Runden gewinnt der niedrigste Punktestand.
    .told = höchstens { $value } Runden

## Names

rumino-phase-turn-start = das Ziehen
rumino-phase-discard = das Abwerfen
    .waited = soll abwerfen
rumino-phase-rebuy = das Zurückkommen
    .waited = soll sich entscheiden
rumino-phase-over = die Abrechnung
rumino-ask-turn-start = Ziehen oder nehmen?
rumino-ask-discard = Welche Karte wirfst du ab?
rumino-ask-rebuy = Du bist ausgeschieden. Zurückkommen?
rumino-do-draw = Ziehen
rumino-do-take = Nehmen
rumino-do-knock = Klopfen
rumino-do-gin = Gin
rumino-do-discard = Abwerfen
rumino-do-rebuy = Zurückkommen
rumino-do-drop = Draußen bleiben
rumino-counter-score = Punkte
rumino-counter-chips = Chips
rumino-counter-pool = Topf
rumino-zone-stock = Talon
rumino-zone-discards = Ablage
rumino-zone-shown = Hand

## Panel

rumino-melds = **{ $melds }**
rumino-loose = Lose: { $cards } — **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}
rumino-matched = Lose: nichts. Jede Karte steht in einer Figur.
rumino-offered = Offen liegt { $card } — damit wären nach deinem besten Abwurf **{ $points }** Punkte lose.
rumino-offered-rumino = Offen liegt { $card } — damit sind deine sieben Karten ein Rumino.
rumino-pile = Auf der Ablage, das Neueste zuerst: { $cards }
rumino-got-stock = Gezogen: **{ $card }**.
rumino-got-taken = Genommen: **{ $card }**.
rumino-about-throw = Die Zahl auf einem Knopf: die Punkte, die lose blieben.
rumino-about-rebuy = Du stehst bei { $score }. Für { $chips } deiner { $own } Chips kommst du bei { $back } zurück.

rumino-button-draw = Ziehen
rumino-button-take = { $card } nehmen: { $points }
rumino-button-take-rumino = { $card } nehmen: Rumino!
rumino-button-knock = Klopfen ({ $points })
rumino-button-knock-off = Klopfen: höchstens { $most }, du hast { $points }
rumino-button-gin = Gin!
rumino-button-gin-throw = Gin, { $card } abwerfen
rumino-button-throw = { $card }: { $points }
rumino-button-taken = { $card } eben genommen
rumino-button-drop = Draußen bleiben
rumino-button-rebuy = Zurückkommen ({ $chips })

## Table and result

rumino-so-many = { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}
rumino-upcard = # { $card }
rumino-no-upcard = Die offene Karte ist genommen · Talon { $back } { $stock }
rumino-piles = Offene Karte · Talon { $back } { $stock }
rumino-below = Unter der offenen Karte: { $cards }
rumino-pool = Im Topf **{ $chips }** Chips
rumino-has-taken = nahm { $cards }
rumino-has-drawn = hat gezogen
rumino-out = 🏁 ausgeschieden
rumino-may-return = **{ $name }** darf für { rumino-so-many } bei { $back } zurückkommen.
rumino-ended-knock = ✊ **{ $name }** hat mit { $points } geklopft.
rumino-ended-gin = ✊ **{ $name }** hatte Gin.
rumino-ended-rumino = ⚡ **{ $name }** hatte einen Rumino.
rumino-ended-claim = ⚡ **{ $name }** nahm { $card } von { $whom } für einen Rumino.
rumino-ended-stock = Die Karten gingen aus; alle Hände wurden gezählt, wie sie waren.
rumino-line-scored = { $before } { $sign } → **{ $after }**
rumino-line-stands = weiter bei **{ $after }**
rumino-line-busted = 💥 aus bei { $limit }
rumino-line-back = 🎟️ zurück bei { $after } für { rumino-so-many }
rumino-line-left = lose { $cards } = { $points }
rumino-line-all = nichts lose
rumino-line-out = 🏁 schon ausgeschieden: { $names }
rumino-line-closed = { $back } verdeckt
rumino-line-pool = Der Topf mit { $chips } Chips geht an { $names }.

## ❓

rumino-why-turn = Am Zug ist { $name }. Du ziehst, wirfst ab oder sagst an, wenn du dran bist.
rumino-why-draw = **Zieh** vom Talon, oder nimm die offene Karte.
rumino-why-throw = **Wirf** eine Karte deiner Hand ab; damit endet dein Zug.
rumino-why-knock = **Klopfen:** Deine losen Karten machen { $points }; höchstens { $most } dürfen es sein.
rumino-why-knock-late = **Klopfen:** Das darfst du nur, bevor du ziehst.
rumino-why-gin = **Gin:** { $points } { $points ->
    [one] Punkt ist
   *[other] Punkte sind
} lose. Für Gin muss jede Karte in einer Figur stehen{ $thrown ->
    [yes] , nachdem du abgeworfen hast
   *[no] { "" }
}.
rumino-why-gin-late = **Gin:** An diesem Tisch geht das nur, bevor du ziehst.
rumino-why-taken = **{ $card }:** eben in diesem Zug genommen. Wirf eine andere Karte ab.
rumino-why-rebuy = **Du bist ausgeschieden.** { $reason }

## Hints

rumino-hint-left = { $points ->
    [0] Jede deiner Karten steht in einer Figur.
    [one] Deine losen Karten machen einen Punkt.
   *[other] Deine losen Karten machen { $points } Punkte.
}

## Refusals

refused-rum-knock-late = Klopfen kannst du nur, bevor du ziehst.
refused-rum-knock-high = Deine losen Karten machen { $d }; zum Klopfen dürfen es höchstens { $most } sein.
refused-rum-not-gin = Du hast noch { $d } { $d ->
    [one] losen Punkt
   *[other] lose Punkte
}.
refused-rum-return = Du hast { $card } in diesem Zug von der Ablage genommen; wirf eine andere Karte ab.
refused-rum-no-rebuy = { $why ->
    [few] Jetzt kann niemand zurückkommen: Es blieben weniger als drei andere zum Spielen.
    [chips] Du hast nicht genug Chips: Zurückkommen kostet mehr, als du hast.
    [limit] Du bist so oft zurückgekommen, wie es dieser Tisch erlaubt.
    [left] Dieser Platz wurde endgültig verlassen.
    [off] An diesem Tisch kommt niemand zurück.
    [last] Das war die letzte Runde: Niemand kommt mehr zurück.
    [in] Du brauchst nicht zurückzukommen: Du liegst unter der Grenze.
   *[late] Nach dieser Runde ist es zum Zurückkommen zu spät.
}
refused-stack-below-stake = Die Chips, mit denen alle beginnen ({ $stack }), decken den Einsatz ({ $stake }) nicht.

## What happened

rumino-turned-up =
    .a = Aufgedeckt wird { $card }, und { $seat } beginnt.
    .b = Die erste Karte auf dem Tisch ist { $card }. Den ersten Zug hat { $seat }.
    .c = { $card } liegt offen; { $seat } fängt an.
    .d = Schublade auf: { $card }. Es beginnt { $seat }.
    .e = { $seat } ist zuerst dran, und offen liegt { $card }.

rumino-took =
    .a = { $seat } nimmt { $card }.
    .b = Ein Zuhause bei { $seat } findet { $card }.
    .c = { $seat } ordnet { $card } ein.
    .d = In die Sammlung von { $seat } kommt { $card }.
    .e = { $card } wechselt ins Regal von { $seat }.
    .f = Ein neues Etikett bei { $seat }: { $card }.
    .g = Mit spitzen Fingern nimmt { $seat } { $card }.

rumino-discarded =
    .a = { $seat } wirft { $card } ab.
    .b = Auf die Ablage kommt { $card }, von { $seat }.
    .c = { $seat } sortiert { $card } aus.
    .d = Kein Fach mehr für { $card } bei { $seat }.
    .e = Von { $seat } geht { $card } zurück an die Allgemeinheit.
    .f = Abgestaubt und weggelegt: { $card }, von { $seat }.
    .g = { $card } verlässt die Hand von { $seat }.
    .h = Weg mit { $card }, findet { $seat }.

rumino-reshuffled =
    .a = Der Talon ist leer. Die Ablage wird umgedreht und gemischt: { $count } Karten.
    .b = Alte Karten, neue Ordnung: { $count } davon sind wieder der Talon.
    .c = Einmal gut durchgemischt: { $count } Karten kommen zurück ins Regal.
    .d = { $count } Karten werden neu sortiert, also gemischt.
    .e = Aus der Ablage wird ein Talon, { $count } Karten stark.

rumino-stock-ran-out =
    .a = { $seat } greift zum Talon, und es ist keiner da. Die Runde endet hier.
    .b = Kein Talon, kein Mischen mehr: { $seat } findet das Regal leer, und alle Hände werden gezählt.
    .c = Die Schublade klemmt nicht, sie ist leer: Für { $seat } gibt es nichts zu ziehen. Alle zählen.
    .d = Nichts mehr zu ziehen für { $seat }. Gezählt wird, was da ist.
    .e = Leer ist der Talon, als { $seat } zieht. Damit ist die Runde vorbei.

rumino-knocked =
    .a = **Geklopft!** { $seat } hält die Runde an, lose sind { $deadwood }.
    .b = Zwei Schläge auf den Tisch: { $seat } klopft mit { $deadwood }.
    .c = { $seat } klopft. Übrig: { $deadwood }.
    .d = Fast alles einsortiert: { $seat } klopft mit { $deadwood }.
    .e = Mit { $deadwood } in der Restekiste klopft { $seat }.
    .f = Es klopft. Das war { $seat }, mit { $deadwood }.

rumino-went-gin =
    .a = **Gin!** Jede Karte von { $seat } hat ihren Platz.
    .b = { $seat } sagt Gin, und dem ist nichts hinzuzufügen.
    .c = Kein einziges Stück übrig: **Gin** für { $seat }.
    .d = Alles im richtigen Fach: { $seat } hat **Gin**.
    .e = Das Regal von { $seat } ist fertig. **Gin!**
    .f = **Gin**, sagt { $seat }, und schließt die Schublade.

rumino-rumino-shown =
    .a = **Rumino!** { $seat } legt { $cards } hin, und die Partie ist vorbei.
    .b = Sieben aus einem Guss: { $cards }. **Rumino**, und { $seat } gewinnt alles.
    .c = { $seat } zeigt { $cards }: **Rumino!** Damit ist die Partie entschieden.
    .d = Ein Fach, sieben Karten: { $cards }. **Rumino** für { $seat }.
    .e = Das Prunkstück der Sammlung von { $seat }: { $cards }. **Rumino!**

rumino-rumino-claimed =
    .a = **Rumino!** { $whom } wirft { $card } ab, und { $seat } hat das Fach schon frei gehalten: { $cards }.
    .b = Von { $whom } kommt { $card }, das siebte Stück von { $cards }. **Rumino** für { $seat }.
    .c = { $seat } greift nach { $card } von { $whom }: { $cards }. **Rumino!**
    .d = Eben noch bei { $whom }, schon bei { $seat }: { $card } vervollständigt { $cards }. **Rumino!**
    .e = Was { $whom } wegwirft, fehlte { $seat }: { $card }. **Rumino**, { $cards }.

rumino-counted =
    .a = Gezählt: { $scores }.
    .b = Auf der Tafel: { $scores }.
    .c = Die Inventur ergibt: { $scores }.
    .d = Nach dem Zählen: { $scores }.
    .e = Alles gewogen und notiert: { $scores }.

rumino-busted =
    .a = { $seat } steht bei { $score }. Das ist über dem Rand.
    .b = Bei { $score } ist die Tafel von { $seat } voll.
    .c = Zu viel für ein Regal: { $score } für { $seat }.
    .d = { $seat } erreicht { $score } und scheidet aus.
    .e = Mit { $score } ist für { $seat } erst einmal Schluss.

rumino-bought-back =
    .a = { $seat } legt { rumino-so-many } in den Topf und ist bei { $score } zurück.
    .b = Durch die Seitentür zurück: { $seat }, bei { $score }, für { rumino-so-many }.
    .c = Für { rumino-so-many } ist { $seat } wieder dabei, bei { $score }.
    .d = Wieder einsortiert: { $seat }, bei { $score }; das kostete { rumino-so-many }.
    .e = Der Topf bekommt { rumino-so-many }, der Tisch { $seat }, bei { $score }.

rumino-dropped-out =
    .a = { $seat } bleibt draußen und sieht zu.
    .b = Das war es für { $seat }, mit Dank.
    .c = Von hier an sieht { $seat } nur noch zu.
    .d = Die Schublade von { $seat } bleibt zu.
    .e = Kein Zurück für { $seat }, nur noch ein guter Platz zum Zusehen.

rumino-won =
    .a = Die Partie geht an { $winners }{ $chips ->
        [0] { "" }
       *[other] , mit dem Topf von { $chips } Chips
    }.
    .b = Alles hat seinen Platz, und der erste gehört { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Daneben liegen die { $chips } Chips aus dem Topf.
    }
    .c = Das Etikett für den ersten Platz: { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Daran hängt ein Topf mit { $chips } Chips.
    }
    .d = Fertig sortiert: ganz oben { $winners }{ $chips ->
        [0] { "" }
       *[other] {" "}und die { $chips } Chips aus dem Topf
    }.
    .e = Im obersten Fach: { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Der Topf mit { $chips } Chips steht gleich daneben.
    }
