### German: the referee of a tournament.

command-tournament-referee = Die Seite der Turnierleitung zum neuesten Turnier hier

tournament-remark-extended = ⚖️ Runde { $round }, Tisch { $number }: { $name } lässt ihn länger auf seine Leute warten.
tournament-remark-replaced = ⚖️ Runde { $round }, Tisch { $number }: { $came } spielt statt { $out }. So hat es { $name } entschieden.
tournament-remark-struck = ⚖️ Runde { $round }, Tisch { $number }: { $name } hat das Ergebnis gestrichen, und es gibt keine Punkte. { $reason }
tournament-remark-restored = ⚖️ Runde { $round }, Tisch { $number }: { $name } hat die Streichung zurückgenommen, und das Ergebnis zählt wieder.
tournament-remark-called = 🔔 { $mention }: Der Tisch wartet auf dich, und die Frist endet { $when }. Drück *Ich bin da*. Du bist damit angemeldet und kannst jederzeit gehen.
tournament-remark-heir = 🔔 { $mention }: Wird noch einmal gegeben, gehört der Platz dir. Ein Vogt spielt, bis du *Ich bin da* drückst. Du bist damit angemeldet und kannst jederzeit gehen.

referee-title = ## ⚖️ { $game }: Turnierleitung, { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
referee-table-title = ## ⚖️ Runde { $round }, Tisch { $number }
referee-none = Noch wurde keine Runde ausgelost.
referee-note = Was du hier tust, erfahren alle, mit deinem Namen.
referee-hint-table = Welchen Tisch ansehen?
referee-option-table = Tisch { $number }: { $names }
referee-lapse = { $name }: { $told }
referee-lapse-gave-up = hat den Tisch verlassen
referee-lapse-silent = { $count ->
    [one] die Zeit lief einmal ab
   *[other] die Zeit lief { $count }-mal ab
}
referee-lapse-absent = ist nicht gekommen
referee-lapse-replaced = ein Vogt spielte zu Ende
referee-no-lapses = Niemand ist gegangen, und niemandes Zeit lief ab.
referee-lapses-title = ## ⚖️ { $game }: wer ging oder keine Zeit mehr hatte
referee-lapses-line = **{ $name }** · Runde { $round }, Tisch { $number } mit { $others } · { $told }
referee-more = … Den Rest zeigt jeder Tisch für sich.
referee-lapses-more = … und { $count } weitere.

referee-means-title = ## 🚧 { $game }: wer spielt, und mit wem
referee-means-apart = **Getrennt gehalten:** { $pairs }. Sie kommen nicht an denselben Tisch, solange es sich vermeiden lässt, und niemand erfährt es. Wähl dieselben zwei noch einmal, um es aufzuheben.
referee-means-nobody = niemand
referee-means-pair = { $one } und { $other }
referee-means-more = { $count } weitere
referee-means-least = **Runden vor der Anmeldung:** { $least ->
    [0] keine
   *[other] { $least } gewertete auf diesem Server, wie in der Nachricht steht
}.
referee-hint-apart = Zwei, die sich nicht treffen dürfen
referee-hint-least = Runden, die jemand hier beendet haben muss
referee-least = { $least ->
    [0] Keine: Alle können sich anmelden
   *[other] { $least } gewertete Runden
}

button-referee = ⚖️ Turnierleitung
button-referee-means = 🚧 Wer spielt
button-referee-lapses = 📋 Wer ging
button-referee-round-before = ◀ Runde
button-referee-round-after = Runde ▶
button-referee-back = ◀ Alle Tische
button-referee-extend = ⏳ Länger warten
button-referee-replace = 🔁 Ersetzen
button-referee-strike = 🚫 Streichen
button-referee-restore = ↩️ Zurücknehmen

referee-form-strike = Das Ergebnis dieses Tisches streichen
referee-field-reason = Grund
referee-about-reason = Alle lesen ihn. Der Tisch bringt keine Punkte, aber seine Leute haben sich getroffen.
referee-form-replace = Jemanden an diesem Tisch ersetzen
referee-field-out = Wer geht
referee-about-out = Die Anmeldung bleibt; im K.-o.-System bedeutet es das Aus
referee-field-came = Wer kommt
referee-about-came = Die Person ist damit angemeldet und wird an den Tisch gerufen

referee-extended = ⏳ Der Tisch wartet länger. Alle erfahren es.
referee-replaced = 🔁 Erledigt. Die Person wird an den Tisch gerufen, und alle erfahren es.
referee-struck = 🚫 Das Ergebnis ist gestrichen. Alle erfahren es.
referee-restored = ↩️ Das Ergebnis zählt wieder. Alle erfahren es.

refused-tournament-two = Wähl zwei Angemeldete. Nichts hat sich geändert.
refused-tournament-apart = { $most } Paare werden schon getrennt gehalten. Nichts hat sich geändert.
refused-tournament-no-result = Dieser Tisch hat noch kein Ergebnis. Nichts hat sich geändert.
refused-tournament-moved = Der Tisch ist nicht mehr, wie er war. Sieh noch einmal nach.
refused-tournament-begun-table = Dieser Tisch wartet auf niemanden mehr. Nichts hat sich geändert.
refused-tournament-plays = { $name } spielt in dieser Runde schon. Nichts hat sich geändert.
refused-tournament-reason = Ein Grund braucht mindestens einen Buchstaben. Nichts hat sich geändert.
refused-tournament-person = Nur wer auf diesem Server ist, kann mitspielen. Nichts hat sich geändert.
refused-tournament-last-deal = Hier folgt kein Geben mehr, bei dem dieser Platz an jemand anderen gehen könnte: Eine Hand bleibt bei der Person, die sie bekommen hat. Nichts hat sich geändert.
