### German: today's deals.

command-daily = Karten des Tages: für alle dieselben, allein unter Vögten, wann du willst

daily-title = ## 📅 Karten des Tages — { $date }
daily-about = Alle bekommen dieselben Karten, denselben Platz und dieselben Vögte, und du spielst, wann du willst. Schluss ist { $closes }.
daily-late = ⏳ Deine Tagesserie von gestern schließt { $closes }. Bis dahin kannst du sie beenden:
daily-set-new = **{ $game }** · { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}, nicht begonnen
daily-set-begun = **{ $game }** · { $dealt } von { $deals } Spielen gespielt { $signs }
daily-set-done = **{ $game }** · { $share } % des Feldes geschlagen { $signs }
daily-streak = 🔥 { $days ->
    [one] Ein Tag mit beendeter Serie
   *[other] { $days } Tage in Folge mit beendeter Serie
}
daily-yesterday = 🏆 **{ $game }** gestern
daily-tomorrow = Für morgen festgelegt: { $sets }
daily-hash = SHA-256, der diese Serie am Vortag festlegte: `{ $hash }`

button-daily = 📅 Karten des Tages spielen
button-daily-play = ▶ { $game }
button-daily-go-on = ▶ { $game }, Spiel { $number }
button-daily-seen = 🏁 { $game }
button-daily-look = 🏁 { $game }
button-daily-boards = 🏆 Bestenlisten
button-daily-days = 📈 Meine Tage
button-daily-help = ❓ So geht’s
button-books-tournaments = 🏆 So laufen Turniere
button-books-daily = 📅 So gehen die Karten des Tages
button-books-review = 🔍 Analysen
button-daily-later = 📅 Karten des Tages
button-daily-next = ▶ Nächstes Spiel
button-daily-hand = ▶ Nächste Runde
button-daily-result = 🏁 Ergebnis der Serie
button-daily-practice = 🔁 Zum Üben spielen
button-daily-review = 🔍 Analyse Spiel { $number }
button-daily-hand-review = Runde { $hand }
daily-hands = ## 🔍 { $game } · { $date }
    Welche Runde von Spiel { $number } soll analysiert werden?
button-daily-practice-next = 🔁 Nächstes Übungsspiel

daily-home-title = ## 🏠 Wo soll das zählen?
daily-home = Du hast diese Serie auf keinem Server begonnen. In der Bestenliste aller Server zählt sie sowieso. Soll sie auch { $servers ->
    [one] auf dem Server zählen, auf dem
   *[other] auf den { $servers } Servern zählen, auf denen
} du schon an einem Tisch gesessen hast? Dort sieht man dann deinen Namen, dein Ergebnis und deine Tage in Folge.
daily-home-once = Das frage ich einmal. Es gilt für die Serien, die du von jetzt an beginnst, und du kannst es in `/cards settings` ändern.
button-daily-home = 🏠 Auch dort zählen
button-daily-away = Nur in der Liste aller Server

daily-deal = 📅 { $game }, Spiel { $number } von { $deals } · keine Uhr, keine Tipps
daily-practice-deal = 🔁 { $game }, Spiel { $number } von { $deals } · Übung, zählt nirgends
daily-queue = ⏳ Gerade spielen viele: Bevor wieder für dich gedacht wird, { $before ->
    [one] kommt noch eine Entscheidung
   *[other] kommen noch { $before } Entscheidungen
} für andere. Es geht von selbst weiter.
daily-closed = 📅 Der Tag ist vorbei, und dieses Spiel wurde nicht fertig. `/daily` hat die heutigen.
daily-worth = 📅 Du schlägst **{ $share } %** des Feldes: Außer deinem gibt es { $field ->
    [one] ein Ergebnis
   *[other] { $field } Ergebnisse
} zu diesem Spiel, Computer mitgezählt.
daily-worth-practice = 🔁 Mit diesem Ergebnis hättest du **{ $share } %** des Feldes von { $field } geschlagen.
daily-unknown = 📅 Was dieses Spiel wert war, lässt sich nicht mehr sagen.
daily-you = du
daily-field = Spiel { $number }: wie oft welches Ergebnis vorkam
daily-final = Endgültig.
daily-provisional = Vorläufig: Andere spielen noch. Endgültig { $when }.
daily-unranked = Ohne Wertung: Während diese Serie lief, wurde ich aktualisiert, und ihre Vögte könnten anders gespielt haben.

daily-set-title = ## 🏁 { $game } — { $date }
daily-set-none = Du hast diese Serie nicht gespielt.
daily-set-deal = { $sign } Spiel { $number }: { $share } %
daily-set-total = **{ $share } % des Feldes geschlagen**
daily-rank = 🏅 Platz { $rank } von { $among } auf diesem Server
daily-line = 📅 Karten vom { $date } · { $game } · **{ $share } %** · { $signs } · { $streak ->
    [0] Tage in Folge: 0
   *[other] Tage in Folge: { $streak }
}

daily-proof-kept = 🔏 Der Bot hat nachgerechnet: Die Serie ist, wie sie am Vortag festgelegt wurde.
daily-proof-broken = ⚠️ Die Serie ist **nicht**, wie sie am Vortag festgelegt wurde. Trau diesem Spiel nicht.
daily-proof-open = In der Datei stehen das Geheimnis der Serie, aus dem die Startwerte aller ihrer Spiele folgen, und die Aufzeichnung jedes Spiels, das du gespielt hast. `verify_set.py` darin prüft beides, auch ob es zusammengehört, und sagt, was es nicht beweisen kann. Vergleich den Hash mit dem, den du gesehen hast.
daily-proof-closed = Manche Karten dieses Spiels bleiben für immer verdeckt, deshalb wird kein Startwert offengelegt. In der Datei stehen die Zusage für jedes Spiel und, für jedes, das du gespielt hast, die gezeigten Karten. `verify_set.py` darin prüft beides, auch ob es zusammengehört, und sagt, was es nicht beweisen kann. Vergleich den Hash mit dem, den du gesehen hast.

daily-boards-title = ## 🏆 Bestenlisten der Karten des Tages — bis { $date }
daily-boards-empty = Hier steht noch niemand: Ein Tag zählt, wenn er abgeschlossen ist.
daily-boards-note = Die Listen sind zum Spaß da: Wer eine Serie gespielt hat, kennt ihre Karten, und niemand sucht nach Zweitkonten.
daily-board-day = **{ $game }**, dieser Server
daily-board-everywhere = **{ $game }**, alle Server
daily-board-month = **Der Monat**, Mittel aus mindestens { $sets } Serien
daily-board-streaks = **Tage in Folge**, noch nicht zu Ende
daily-board-line = { $rank }\. { $name } · { $share } %
daily-board-mean = { $rank }\. { $name } · { $share } % aus { $sets } Serien
daily-board-streak = { $rank }\. { $name } · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
daily-somebody = *jemand von anderswo*

daily-days-title = ## 📈 Deine letzten dreißig Tage
daily-days-none = In den letzten dreißig Tagen hast du keine Serie begonnen.
daily-day = { $date } · { $game } · { $share } %
daily-day-open = { $date } · { $game } · { $dealt } von { $deals } Spielen, noch nicht zu Ende
daily-day-unfinished = { $date } · { $game } · { $dealt } von { $deals } Spielen, nicht beendet

daily-call = Heute dieselben Karten für alle, allein unter Vögten, wann du willst: { $games }. Schluss ist { $closes }, danach steht hier das Ergebnis.
daily-closing-title = ## 📅 Karten des Tages — Ergebnis vom { $date }
daily-closing-nobody = Hier hat niemand eine Serie beendet.
