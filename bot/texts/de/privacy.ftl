### German: what is stored of a person.

privacy-title = ## 🗝️ Was über dich gespeichert ist
privacy-tables = **Tische und Runden:** wer daran sitzt, ihre Regeln und Fristen; dazu Startwert, Plätze, Züge und Ende jeder Runde. Damit übersteht ein Spiel einen Neustart, und alle können jedes Geben nachprüfen.
privacy-results = **Ergebnisse:** dein Platz und Titel in jeder Runde, wie viele Karten du an Steuern gezahlt und bekommen hast, und mit wem. Deine Rangkarte zeigt sie.
privacy-figures = **Zahlen aus den Ergebnissen:** Elend, Regentschaften, Spielstärke. Die Bestenlisten zeigen sie.
privacy-achievements = **Erfolge:** was du hier zum ersten Mal getan hast, in welchem Spiel und wann.
privacy-tournaments = **Turniere:** woran du teilgenommen hast, mit wem im Gespann, Einladungen in ein Gespann, deine Tische und Plätze dort, und was du als Turnierleitung getan hast.
privacy-deals = **Karten des Tages:** deine Versuche mit Zügen und Ergebnissen, wo du sie begonnen hast, für welche Server sie zählen, deine Monate und Tage in Folge. Sie gehören dir, keinem Server. Löschst du sie, bleiben deine Ergebnisse ohne Namen in ihren Feldern, und kein Prozentwert ändert sich. Bis eine Tagesserie abgeschlossen ist, verhindert ein Zeichen, das niemand lesen kann, einen zweiten Versuch.
privacy-reviews = **Analysen:** was deine Entscheidungen in einer Runde wert waren, wo du danach gefragt hast. Jede verschwindet mit ihrer Runde.
privacy-wishes = **Deine Einstellungen**, falls du etwas geändert hast, und die Sprache deines Discord, falls es nicht die dieses Servers ist. Sie sind auf jedem Server dieselben.
privacy-blocks = **Deine Blockaden:** die IDs der Leute, die du an keinem Tisch treffen willst, auf jedem Server. Niemand erfährt davon, und wen du blockierst, kann sie weder sehen noch löschen.
privacy-listeners = **Tischrufe:** dein Wunsch zu erfahren, wenn hier ein Tisch zusammenkommt, falls du ihn geäußert hast; und die Tische, an die dich jemand mit Namen eingeladen hat.
privacy-server = **Die Einstellungen des Servers:** was seine Leitung für die Tische gewählt hat, und wo das Schild hängt.
privacy-name = **Dein Name**, wie er zuletzt an einem Tisch stand, und deine Discord-ID.
privacy-until = **Bis wann:** Wird ein Server gelöscht oder entfernt er den Bot, bleibt alles 30 Tage erhalten, falls der Bot wieder eingeladen wird. Danach wird alles gelöscht außer deinen Einstellungen und Blockaden. Ein gelöschter Kanal oder Thread nimmt seine Tische und Runden mit; Ergebnisse gehören zum Server und bleiben.
privacy-not = Es werden keine Nachrichten gelesen oder gespeichert. Die Token von Klicks bleiben weniger als fünfzehn Minuten im Arbeitsspeicher.
button-privacy-mine = 📄 Meine Daten
button-privacy-delete = 🗑 Meine Daten löschen

privacy-file = 📄 Alles, was auf diesem Server über dich gespeichert ist, dazu deine Einstellungen und die Karten des Tages, wo auch immer du sie gespielt hast.

privacy-ask-title = ## 🗑 Deine Daten löschen?
privacy-ask = Gelöscht werden deine Ergebnisse, dein Rang, Elend, Spielstärke, Erfolge, Analysen und Tischrufe auf diesem Server, außerdem deine Einstellungen, deine Blockaden und alles, was du von den Karten des Tages gespielt hast, auf jedem Server. An alten Tischen heißt du dann „Jemand“, und die Steuerlisten anderer nennen dich nicht mehr. Auch in Turnieren heißt du dann „Jemand“.
privacy-stays = Runden bleiben, wie sie gespielt wurden, unter deiner Discord-ID: Andere haben sie mitgespielt und dürfen sie nachprüfen. Auch Nachrichten im Kanal bleiben.
privacy-for-good = Es gibt keinen Weg zurück.
button-privacy-keep = Behalten
button-privacy-sure = 🗑 Endgültig löschen

privacy-done = 🗑 Erledigt: Deine Daten hier sind gelöscht. Setzt du dich wieder hin, fängst du von vorn an.
