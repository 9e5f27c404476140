### German: tournaments.

command-tournament = Turniere dieses Servers
command-tournament-create = Lege in diesem Kanal ein Turnier an
command-tournament-list = Die Turniere dieses Servers, das jetzige und die früheren
command-tournament-standings = Die Tabelle des neuesten Turniers hier
command-tournament-end = Beende das neueste Turnier hier vor seiner letzten Runde

tournament-title = ## 🏆 { $game }: ein Turnier
tournament-rules = { $kind } · { $pairs ->
    [yes] { $seats } an einem Tisch, in Gespannen
   *[no] { $seats } an einem Tisch
} · { $pace } · Vögte: { $level }
tournament-signed-up = **{ $count } angemeldet:**
tournament-signed-up-pairs = { $count ->
    [one] **{ $count } Gespann angemeldet:**
   *[other] **{ $count } Gespanne angemeldet:**
}
tournament-seeking = Noch ohne Gespann: { $names }
tournament-waits-pairs = Zum Beginnen braucht es zwei Gespanne.
tournament-nobody = noch niemand
tournament-more = und { $count } weitere.
tournament-waits-people = { $count ->
    [one] Noch eine Person, dann kann es beginnen.
   *[other] Noch { $count } Personen, dann kann es beginnen.
}
tournament-begins-at = Die Anmeldung endet { $when }, dann geht es los.
tournament-waits-button = Es geht los, wenn jemand von der Turnierleitung *Beginnen* drückt.
tournament-least = Offen für alle, die auf diesem Server { $least } gewertete Runden beendet haben.
tournament-held = ⏸️ Es wartet: In { $place } darf ich nicht schreiben. Sobald ich es wieder darf, geht es von selbst weiter.
tournament-hash = Der Zufall aller Auslosungen steht schon fest: { $hash }…

tournament-form-swiss = Schweizer System, { $rounds } Runden
tournament-form-knock-out = K.-o.-System
tournament-form-league = Liga, { $rounds } Runden zu je { $period }
tournament-period = { $days ->
    [1] einem Tag
    [7] einer Woche
    [14] zwei Wochen
   *[other] { $days } Tagen
}

tournament-round-title = ## 🏆 { $game }: { $stage ->
    [final] das Finale
    [knock-out] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
tournament-closes = Die Runde endet spätestens { $when }.
tournament-laying = Tisch { $number } von { $count } wird gedeckt.
tournament-waits-tables = { $count ->
    [0] Die Runde ist vorbei. Die nächste wird ausgelost.
    [one] Ein Tisch ist noch nicht fertig.
   *[other] { $count } Tische sind noch nicht fertig.
}
tournament-late = Du kannst dich noch anmelden und spielst dann ab der nächsten Runde mit.
tournament-table = **{ $number }.** { $names } · { $told }
tournament-table-planned = noch nicht gedeckt
tournament-table-gathers = sammelt sich in { $place }
tournament-table-plays = spielt in { $place }
tournament-table-won = 🏁 gewonnen: { $names }
tournament-table-over = 🏁 vorbei, gewonnen von einem Vogt
tournament-table-on = 🏁 { $count ->
    [one] { $names } ist weiter.
   *[other] { $names } sind weiter.
}
tournament-table-out = { $count ->
    [one] { $names } ist ausgeschieden.
   *[other] { $names } sind ausgeschieden.
}
tournament-table-broken = abgebrochen, keine Punkte
tournament-table-struck = gestrichen, keine Punkte: { $reason }
tournament-byes = { $count ->
    [one] { $names } setzt diese Runde aus und bekommt einen halben Punkt.
   *[other] { $names } setzen diese Runde aus und bekommen je einen halben Punkt.
}
tournament-more-tables = … und { $count ->
    [one] ein weiterer Tisch
   *[other] { $count } weitere Tische
}. *Wo spiele ich?* findet deinen.

tournament-over-title = ## 🏆 { $game }: Das Turnier ist vorbei
tournament-stopped = { $stage ->
    [knock-out] Beendet in Runde { $round }.
   *[other] Beendet in Runde { $round } von { $rounds }.
}
tournament-no-podium = Niemand hat gespielt.
tournament-podium = { $sign } **{ $name }** · { tournament-podium-points }

tournament-podium-title = { $game }: das Siegertreppchen
tournament-podium-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
tournament-podium-alt = { $place }. { $name }, { tournament-podium-points }.
tournament-course-title = ## 📄 { $game }: der ganze Verlauf
tournament-course-about = Eine Seite zum Lesen und eine Datei mit den Plätzen und Punkten jedes Tischs, dem Zufall jeder Auslosung und allem, was die Turnierleitung getan hat. Zufall, Punkte und Tabelle können damit alle nachprüfen.

tournament-standings-title = ## 📊 { $game }: Tabelle, { $stage ->
    [final] Finale
    [knock-out] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
tournament-no-standings = Noch wurde nichts gespielt.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = gegangen
tournament-out = ausgeschieden in Runde { $round }
tournament-standings-note = { $kind ->
    [knock-out] Wer weiter kommt, steht höher; danach, wer am letzten Tisch besser war. Jede Zeile nennt die eigenen Punkte und in Klammern die Punkte aller, gegen die gespielt wurde.
   *[other] Jede Zeile nennt die eigenen Punkte. In Klammern stehen die Punkte aller, gegen die gespielt wurde; sie entscheiden bei Gleichstand.
}

tournament-own = ### 🏆 [{ $game }: das Turnier]({ $link })
tournament-own-out = Du bist nicht dabei.
tournament-own-signed = Du bist angemeldet. Es beginnt { $when }.
tournament-own-waits = Du bist angemeldet. Es wartet auf den Start.
tournament-own-fallen = Du bist ausgeschieden: Runde { $round } war deine letzte.
tournament-own-until = Es beginnt spätestens { $when }. Für Fehlende spielt ein Vogt.
tournament-own-next = Du spielst ab Runde { $round } mit.
tournament-own-table = Runde { $round }, Tisch { $number }. Du spielst gegen { $names }.
tournament-own-alone = Du bist angemeldet, aber noch ohne Gespann. Mit *Mitmachen* fragst du jemanden.
tournament-own-undrawn = Du bist angemeldet, aber die andere Hälfte deines Gespanns fehlt; so kommst du nicht in die Auslosung.
tournament-own-partner = Du bildest ein Gespann mit { $name }.
tournament-own-stewards = Vögte
tournament-own-state = Dein Tisch: { $told }

tournament-check-in-title = ## 🏆 { $game }: Runde { $round }, Tisch { $number }
tournament-check-in-waits = Sag, dass du da bist. Es beginnt, wenn alle gekommen sind, spätestens { $when }. Für Fehlende spielt ein Vogt.
tournament-check-in-begins = Alle sind da. Es beginnt { $when }.
tournament-sign = 🏆 Runde { $round }, Tisch { $number }: { $names }
tournament-call = 🔔 { $mentions }: Der Tisch ist gedeckt. Drück *Ich bin da*, sonst beginnt ein Vogt für dich. Die Frist endet { $when }.
tournament-reminder = 🔔 { $mentions }: Euer Tisch in der Liga ({ $game }) ist noch nicht fertig.

tournament-help-title = ## ❓ So läuft das Turnier
tournament-help-play =
    Tische öffnen sich von selbst, und zu deinem wirst du einmal gerufen. Drück innerhalb der Frist ({ $check_in }) *Ich bin da*: Für Fehlende spielt ein Vogt, bis sie kommen. Die Runde ist vorbei, wenn ihr letzter Tisch fertig ist. Dann wird die nächste ausgelost. Du kannst jederzeit gehen.
tournament-help-swiss = Jede Runde führt Leute zusammen, die ähnlich viele Punkte haben und sich noch nicht getroffen haben. Anmelden kannst du dich, bis die Hälfte der Runden ausgelost ist.
tournament-help-league = Jede Runde hat einen Zeitraum, und darin spielt jeder Tisch, wann seine Leute wollen. Ist er um, spielen Vögte den Rest zu Ende, und ihre Punkte zählen, wie es unten steht. Jede Runde führt Leute zusammen, die ähnlich viele Punkte haben und sich noch nicht getroffen haben. Anmelden kannst du dich, bis die Hälfte der Runden ausgelost ist.
tournament-help-knock-out = An jedem Tisch kommt die bessere Hälfte der Leute weiter, bei ungerader Zahl die größere. Vögte nehmen niemandem den Platz weg. Wer nicht gekommen ist, kommt nur weiter, wo es sonst zu wenige gäbe. Die Runde, in der alle an einem Tisch sitzen, ist das Finale.
tournament-check-in = { $minutes ->
    [720] 12 Stunden
    [1440] ein Tag
   *[other] { $minutes } Minuten
}
tournament-help-pairs = Angemeldet wird im Gespann, und so bleibt es. Beide müssen kommen: Wo ein Vogt für jemanden von euch spielt, zählen eure Punkte { $kept }.
tournament-help-points =
    Der erste Platz an einem Tisch bringt 1 Punkt, der letzte 0, die anderen etwas dazwischen. Wer sich einen Platz teilt, teilt dessen Punkte. Punkte, die ein Vogt für dich macht, zählen { $kept }. Bei Gleichstand entscheiden die Punkte aller, gegen die gespielt wurde, dann der direkte Vergleich, die Abstände und zuletzt das Los.
tournament-help-luck = Der Zufall aller Auslosungen stand fest, bevor sich jemand anmeldete. Das ist sein SHA-256:
tournament-kept-half = halb
tournament-kept-none = gar nicht

tournament-list-title = ## 🏆 Turniere dieses Servers
tournament-none = Noch keine. `/tournament create` legt eines an.
tournament-listed-signup = **{ $game }** · { $when } · [Anmeldung offen]({ $link })
tournament-listed-round = **{ $game }** · { $when } · [{ $stage ->
    [knock-out] K. o., Runde { $round }
   *[other] Runde { $round } von { $rounds }
}]({ $link })
tournament-listed-over = **{ $game }** · { $when } · [{ $round ->
    [0] vorbei vor der ersten Runde
    [one] vorbei nach einer Runde
   *[other] vorbei nach { $round } Runden
}]({ $link })

tournament-form = Ein neues Turnier
tournament-field-game = Spiel
tournament-about-game = Nach den üblichen Regeln, bei kurzen Spielen mehrere Runden
tournament-field-rounds = Modus
tournament-about-rounds = Beim K. o. kommt die bessere Hälfte weiter. Eine Liga ist langsam: Runden dauern Tage
tournament-field-seats = Plätze an einem Tisch
tournament-about-seats = Vögte besetzen, was frei bleibt. In Spielen mit Seiten wird gelost, wer zusammenspielt
tournament-field-pace = Tempo
tournament-about-pace = Wie lange eine Entscheidung dauern darf
tournament-field-begins = Beginn
tournament-about-begins = Wann die Anmeldung endet
tournament-seats = { $count } Plätze
tournament-seats-pairs = Zwei Gespanne, die sich gemeinsam anmelden
tournament-seats-usual = So viele wie im Spiel üblich
tournament-begins-button = Wenn ich „Beginnen“ drücke
tournament-begins = { $minutes ->
    [1440] Morgen um diese Zeit
    [60] In einer Stunde
    [120] In zwei Stunden
    [240] In vier Stunden
   *[other] In { $minutes } Minuten
}

button-tournament-join = ✋ Mitmachen
button-tournament-settings = ⚙️ Wählen
button-tournament-accept = 🤝 Zusammen spielen
button-tournament-leave = 🚪 Gehen
button-tournament-begin = 🎲 Beginnen
button-tournament-where = 📍 Wo spiele ich?
button-tournament-standings = 📊 Tabelle
button-tournament-help = ❓ So läuft es
button-tournament-here = ✋ Ich bin da
button-tournament-before = ◀ Zurück
button-tournament-after = Weiter ▶
button-tournament-course = 📄 Der ganze Verlauf
button-tournament-newer = ◀ Neuere
button-tournament-older = Ältere ▶
button-tournament-listed = 📊 { $number }. { $game }

tournament-made = 🏆 Das Turnier steht in diesem Kanal.
tournament-joined = ✋ Du bist dabei. Du wirst gerufen, wenn dein Tisch gedeckt ist.
tournament-joined-late = ✋ Du bist dabei. Du spielst ab Runde { $round } mit.
tournament-partner-question = ### 🤝 Mit wem spielst du?
    Du bist angemeldet. Wähl, mit wem du ein Gespann bildest: Die Person wird im Kanal gefragt, und mit ihrem Ja bist du dabei.
tournament-partner-hint = Mit wem?
tournament-partner-asked = 🤝 { $mention }: { $name } möchte im [Turnier]({ $link }) hier mit dir zusammen { $game } spielen.
tournament-partner-lapsed = 🤝 { $name } hat hier jemanden in ein Gespann eingeladen. Die Einladung ist verfallen.
tournament-partnered = ✋ Du bist dabei, im Gespann mit { $name }. { $round ->
    [1] Ihr werdet beide gerufen, wenn euer Tisch gedeckt ist.
   *[other] Ihr spielt ab Runde { $round } mit.
}
tournament-settings-title = ## ⚙️ So läuft das Turnier
tournament-settings-note = Bis es beginnt, kannst du das ändern.
tournament-hint-preset = Hausregeln
tournament-hint-level = Vögte
tournament-hint-kept = Punkte, die ein Vogt für jemanden macht
tournament-hint-fill = Plätze, die frei bleiben
tournament-fill-stewards = Vögte besetzen Plätze, die frei bleiben
tournament-fill-byes = Niemand besetzt sie: So wenige wie möglich setzen eine Runde aus
tournament-level = Vögte: { $level }
tournament-keep-half = Punkte, die ein Vogt für jemanden macht, zählen halb
tournament-keep-none = Punkte, die ein Vogt für jemanden macht, zählen gar nicht
tournament-gone = 🚪 Du bist nicht mehr dabei. Was du gespielt hast, bleibt.
tournament-begun = 🎲 Es beginnt. Die Tische werden gedeckt.
tournament-ended = 🏁 Das Turnier ist vorbei.

table-name-tournament = { $game }, Runde { $round }, Tisch { $number }

refused-tournament-table = Dieser Tisch gehört zu einem Turnier: Seine Leute sind ausgelost, und er endet mit seinem Ergebnis. Nichts hat sich geändert.
refused-tournament-unknown = So ein Turnier gibt es hier nicht.
refused-tournament-closed = Anmelden geht nicht mehr. Nichts hat sich geändert.
refused-tournament-least = Es ist offen für alle, die auf diesem Server { $least } gewertete Runden beendet haben; bei dir sind es { $played }.
refused-tournament-full = Es machen schon { $most } mit, und es gibt keine Plätze mehr.
refused-tournament-no-pairs = { $game } hat keine Seiten, also auch keine Gespanne. Es wurde nichts angelegt.
refused-tournament-partner = Mit dieser Person geht kein Gespann. Nichts hat sich geändert.
refused-tournament-bound = Jemand von euch hat schon ein Gespann oder ist nicht mehr dabei. Nichts hat sich geändert.
refused-tournament-not-asked = Hier ist jemand anders gefragt.
refused-tournament-not-in = Du bist nicht dabei. Nichts hat sich geändert.
refused-tournament-begun = Es hat schon begonnen.
refused-tournament-over = Es ist schon vorbei.
refused-tournament-goes-on = Es läuft noch, und der Zufall der nächsten Auslosungen bleibt bis zum Ende verschlossen.
refused-tournament-few = Zum Beginnen braucht es { $fewest } Personen.
refused-tournament-host = Das kann nur die Turnierleitung. Nichts hat sich geändert.
refused-tournament-starters = Turniere veranstalten die Serverleitung und die Rolle, die sie in `/tahimi-server` nennt.
refused-tournament-seats = { $game } wird nicht zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
} gespielt. Es wurde nichts angelegt.
refused-tournament-again = Das Turnier ist gerade weitergegangen. Drück noch einmal.
refused-tournament-open = Hier sind { $most } Turniere offen. Beende zuerst eines.
