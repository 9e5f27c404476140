### German: refusals.

## Of the table

refused-not-seated = Du sitzt noch nicht an diesem Tisch. Mit 🪑 setzt du dich.
refused-not-seated-full = Du sitzt nicht an diesem Tisch, und alle Stühle sind besetzt. Wenn jemand geht, setzt du dich mit 🪑.
refused-not-welcome = An diesen Tisch kannst du dich nicht setzen. `/cards tables` zeigt die anderen.
refused-not-seated-there = Diese Person sitzt nicht mehr hier.
refused-stale = Diese Wahl ist schon vorbei; hier ist die aktuelle.
refused-revealed = Alle haben aufgedeckt; deine Wahl gilt.
refused-stale-pile = Der Stapel hat sich geändert, während du danach gegriffen hast; hier ist der neue.
refused-already-here = Du sitzt schon hier.
refused-already-seated = Du sitzt schon in { $channel }: { $link } – ein Hocker je Person.
refused-too-many-tables = Du hast in der letzten Stunde { $most } Tische eröffnet. Den nächsten gibt es { $when }.
refused-too-many-tables-here = Auf diesem Server wurden in der letzten Stunde { $most } Tische eröffnet. Den nächsten gibt es { $when }.
refused-server-full = Dieser Server hat { $most } offene Tische, mehr gehen nicht. Schließ einen, oder warte, bis einer endet.
refused-already-posted = Das hast du schon gepostet: { $link }. { $when } kannst du es noch einmal posten.
refused-too-many-posts = Du hast in einer Minute { $most } Nachrichten gepostet. Die nächste geht { $when }.
refused-too-fast = Du fragst schneller, als der Schreiber schreibt. Frag in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-not-begun = Es wurden noch keine Karten gegeben.
refused-already-begun = Die ersten Karten sind schon gegeben.
refused-no-game = Dieses Spiel kenne ich nicht: Wähl eines aus der Liste.
refused-preset-of-no-game = Fertige Regeln gehören zu einem Spiel: Wähl auch das Spiel. Es wurde kein Tisch eröffnet.
refused-no-book = Die Regeln von { $game } stehen hier noch nicht.
refused-match-goes-on = Die Partie läuft: Du kannst den Platz eines Vogts übernehmen oder den von jemandem, der geht, oder auf die nächste Partie warten.
refused-not-offered = Das geht jetzt nicht.
refused-no-preset = Solche fertigen Regeln gibt es in { $game } nicht: Wähl aus dem, was angeboten wird. Es wurde kein Tisch eröffnet.
refused-table-full = Alle Stühle sind besetzt.
refused-deal-stays = Ein Spiel der Karten des Tages lässt sich nicht beenden, nur liegen lassen: Es wartet auf dich, bis der Tag abgeschlossen ist.
refused-daily-off = Wer mich betreibt, hat die Karten des Tages abgeschaltet.
refused-daily-no-set = So eine Tagesserie gibt es nicht.
refused-daily-over = Diese Tagesserie ist abgeschlossen: `/daily` hat die heutigen.
refused-daily-done = Du hast alle Spiele dieser Tagesserie gespielt.
refused-daily-forgotten = Du hast deinen Versuch an dieser Tagesserie gelöscht. Einen zweiten gibt es nicht, bis der Tag abgeschlossen ist.
refused-daily-sealed = Andere können diese Tagesserie noch spielen: Ihr Beweis wird offengelegt, wenn ihr Tag abgeschlossen ist. Ihr Hash ist `{ $hash }`.
refused-daily-not-done = Teilen kannst du eine Tagesserie, wenn du sie beendet hast.
refused-daily-other-version = Diese Tagesserie stammt von einer anderen Version von mir, und nur diese kann sie spielen.
refused-daily-no-practice = Üben kannst du eine Tagesserie, wenn ihr Tag abgeschlossen ist.
refused-daily-too-old = Diese Tagesserie ist zum Üben zu alt.
refused-other-version = Dieser Tisch steht still: Die Karten hat eine andere Version von mir gegeben, und nur diese kann damit weiterspielen.
refused-table-closed = Dieser Tisch ist abgeräumt.
refused-no-steward = Hier ist kein Vogt zum Wegschicken.
refused-not-host = Das kann nur die Tischleitung: { $host }.
refused-host-begins = Das kann vorerst nur die Tischleitung: { $host }. Alle anderen, die hier sitzen, können es { $when }.
refused-no-sides = Hier gibt es keine Seiten zu wechseln.
refused-sides-uneven = Auf einer Seite sitzen zu viele: Erst muss jemand die Seite wechseln.
refused-too-few = Es sitzen zu wenige hier, um zu beginnen.
refused-still-seated = Du hast hier noch einen Platz an einem Tisch: zuerst `/cards leave`. Der Platz in einer Runde ist deiner, bis wieder gegeben oder der Tisch abgeräumt wird. Nichts wurde gelöscht.
refused-no-table = Du sitzt hier an keinem Tisch. `/cards start` eröffnet einen.
refused-needs-server = Dafür braucht es einen Server, auf dem ich bin; wer ihn verwaltet, kann mich [hinzufügen]({ $link }). { $deals ->
    [off] Hier gehen `/cards learn`, `/cards rules`, `/cards settings` und `/privacy`.
   *[played] Hier gehen `/daily`, `/cards learn`, `/cards rules`, `/cards settings` und `/privacy`.
}
refused-malformed = Diese Wahl kenne ich nicht: Vielleicht stammt sie von einer älteren Version von mir. Nichts hat sich geändert.
refused-unknown-table = Dieser Tisch ist längst abgeräumt. `/cards start` eröffnet einen neuen.
refused-not-tahimi = Erlasse verkündet nur, wer gerade Tahimi geworden ist.
refused-no-decrees = Die Tischleitung hat hier keine Regeln für Erlasse freigegeben.
refused-decree-late = Die Karten sind gegeben: Für einen Erlass ist es zu spät.
refused-decree-contradicts = Zwei davon betreffen dasselbe: { $about }. Lass eines weg; nichts hat sich geändert.
refused-not-serf = Vorzeitig geben darf nur das Gesinde.
refused-tahimi-ponders = Tahimi denkt noch über Erlasse nach. Gegeben wird { $when }.
refused-try-again = Jemand war schneller. Drück noch einmal.
refused-too-late-for-form = Das hat mir zu lange gedauert: Drück noch einmal.
refused-no-such-round = Runde { $round } wurde an diesem Tisch nicht gespielt.
refused-round-not-dealt = Runde { $round } ist noch nicht gegeben, aber durch diesen SHA-256 festgelegt: `{ $hash }`
refused-round-goes-on = Runde { $round } läuft noch: Karten und Beweis werden nach ihrem Ende offengelegt. Festgelegt ist sie durch diesen SHA-256: `{ $hash }`
refused-round-broken-off = Runde { $round } wurde abgebrochen, deshalb bleiben die Karten verdeckt. Festgelegt war sie durch diesen SHA-256: `{ $hash }`
refused-round-sealed = 🔒 In Runde { $round } galt die Hausregel der versiegelten Hände: Karten und Beweis bleiben für immer verborgen. Festgelegt war sie durch diesen SHA-256: `{ $hash }`
refused-rank-gone = Hier gibt es keinen Rang mehr zu zeigen.
refused-no-round-name = Eine Runde heißt nach ihrer Nummer, etwa 4, oder nach Tisch und Nummer, etwa 12.4. Es wird nichts gezeigt.
refused-round-older = Runde { $round } wurde nach einer älteren Fassung der Regeln gespielt, die dieser Bot nicht mehr kennt. Sie lässt sich nicht noch einmal erzählen.
refused-round-doubtful = Die Aufzeichnung von Runde { $round } stimmt nicht mit dem überein, was zugesagt war; deshalb wird sie nicht noch einmal erzählt. `/cards verify` zeigt, wo es abweicht.
refused-review-not-yours = Runde { $round } hast du nicht mitgespielt, also gibt es keine Entscheidungen von dir zu analysieren.
refused-review-goes-on = Runde { $round } ist nicht vorbei. Danach lassen sich deine Entscheidungen analysieren.
refused-review-older = Runde { $round } wurde nach einer älteren Fassung der Regeln gespielt, die dieser Bot nicht mehr kennt. Sie lässt sich nicht analysieren.
refused-review-day-open = Andere können dieses Spiel noch spielen; analysiert wird es, wenn sein Tag abgeschlossen ist ({ $when }).
refused-review-not-made = Zu dieser Runde gibt es noch keine Analyse. Drück 🔍 *Analyse* unter dem Ergebnis.
refused-nothing-played = An diesem Tisch wurde noch nichts gespielt. Die Chronik beginnt mit der ersten Runde.
refused-nothing-to-verify = In diesem Kanal wurde nichts gespielt, und du sitzt an keinem Tisch.
refused-missing-permission = Mir fehlen hier Rechte: *{ $names }*. Frag die Serverleitung.
refused-ending = Ich werde gerade neu gestartet, und die Wesire denken in einer Minute wieder. Nichts geht verloren, und nichts hat sich geändert: Drück dann noch einmal.
refused-draining = Ich werde gleich neu gestartet, deshalb beginnt nichts Neues. Nichts geht verloren: Versuch es in ein paar Minuten wieder.
refused-disk-full = Meine Festplatte ist voll; wer mich betreibt, muss Platz schaffen. Nichts geht verloren: Drück dann noch einmal.
refused-crash = Dem Schreiber ist die Tinte umgekippt; nichts ging verloren. Drück noch einmal. `ref { $reference }`
refused-otherwise = Das geht jetzt nicht (`{ $code }`).

## Of the parlour

refused-not-seated-hand = Du spielst an diesem Tisch nicht mit.
refused-round-over-hand = Diese Runde ist vorbei.
refused-not-offered-hand = Diese Wahl ist schon vorbei; hier ist die aktuelle.
refused-not-your-turn-hand = Am Zug ist { $turn }.
refused-not-in-hand-hand = { $card } hast du nicht auf der Hand.

## Plays and passes

refused-round-over = Diese Runde ist vorbei.
refused-out-of-round = Du hast in dieser Runde keine Karten mehr.
refused-not-your-turn = Gerade bist du nicht gefragt.
refused-one-card-penalty = Du wurdest mit der letzten Karte erwischt und musst in diesem Zug passen.
refused-no-cards = Wähl mindestens eine Karte.
refused-not-in-hand = Diese Karten hast du nicht auf der Hand.
refused-wrong-count = { $count ->
    [one] Wähl genau eine Karte.
   *[other] Wähl genau { $count } Karten.
}
refused-not-a-set = Ein Satz hat Karten eines einzigen Werts.
refused-bad-declaration = Diese Karten können nicht für diesen Wert stehen.
refused-wrong-size = Der Stapel verlangt { $size ->
    [one] eine einzelne Karte
   *[other] { $size } gleiche Karten
}, nicht { $played }.
refused-not-higher = Zu wenig: { $played } auf { FORM($under, "acc") }.
refused-not-higher-run = Das reicht nicht: Jede Karte deiner Folge muss höher sein als { $under }.
refused-not-a-legal-play = Das ist weder ein Satz noch eine Folge: Eine Folge hat mindestens { $shortest } aufeinanderfolgende Karten, alle von einer Farbe.
refused-wrong-pattern = { $shape ->
    [run] Der Stapel verlangt eine Folge aus { $size } Karten.
   *[set] Der Stapel verlangt { $size ->
        [one] eine einzelne Karte.
       *[other] { $size } gleiche Karten.
    }
}
refused-locked = Der Stapel ist gesperrt: Es geht nur noch mit { $suits }.
refused-must-lead = Sonst will niemand ausspielen: Du musst etwas spielen.
refused-nothing-to-call = Es gibt nichts anzusagen.
refused-nothing-to-catch = Es gibt niemanden zu erwischen.
refused-arcana-cannot-combine = Große Arkana werden allein gespielt. Nur Der Narr geht mit anderen.
refused-wheel-cannot-be-played = Das Rad des Schicksals kommt nie auf den Stapel.
refused-hanged-man-one-chance = Der Gehängte lässt dir eine Chance je Stich, und die hattest du.
refused-lovers-no-singles = Die Liebenden verbieten dir Einzelkarten, außer sie selbst.
refused-hermit-no-sets = Der Eremit erlaubt dir nur Einzelkarten.
refused-not-on-first-lead = Diese Karte darf die Runde nicht eröffnen.
refused-tower-margin = Der Turm verlangt einen größeren Sprung.
refused-arcana-only-led = Diese Karte kann man nur ausspielen.
refused-death-best-play = Der Tod verlangt dein Bestes.
refused-mandatory = Du musst spielen: Eine Karte auf deiner Hand zwingt dich.
refused-no-pile = Auf dem Stapel liegt nichts, was man zurücknehmen könnte.
refused-bad-target = Wähl jemand anderen, der noch Karten hat.
refused-nothing-to-give = Zum Geben brauchst du eine zweite Karte.
refused-arcana-tax-exempt = Große Arkana sind steuerfrei, in beide Richtungen.
refused-wrong-number = { $count ->
    [one] Gib genau eine Karte.
   *[other] Gib genau { $count } Karten.
}
refused-not-due = Wähl aus den gezeigten Karten; sie haben alle denselben Wert.
refused-unreadable = Das ist kein Zug in diesem Spiel.

## Options

refused-unknown-option = Eine Hausregel „{ $option }“ gibt es nicht.
refused-bad-value = Diesen Wert kann „{ $option }“ nicht haben.
refused-no-such-number = Für „{ $option }“ geht { $numbers }. Nichts hat sich geändert.
refused-too-many-seated = Hier sitzen { $seated }, und nach diesen Regeln haben höchstens { $most } Platz. Nichts hat sich geändert.
refused-too-many-wanted = Nach diesen Regeln haben höchstens { $most } Platz.
refused-bad-player-count = Für so viele oder so wenige Personen sind diese Regeln nicht gemacht.
refused-preset-not-for-tarot = Tarot-himi hat keine der fertigen Regeln von Tahimi.
refused-jokers-not-for-tarot = Tarot-himi hat keine Joker: Der Narr ist einer.
refused-deuces-not-for-tarot = In Tarot-himi ist die Zwei niedrig und das Ass hoch.
refused-deck-mode-not-for-tarot = Tarot-himi hat ein festes Deck.
refused-instant-top-not-for-tarot = In Tarot-himi kann auf ein Ass noch etwas folgen; es beendet nie sofort einen Stich.
refused-unranked-first-round-cannot-be-taxed = Eine erste Runde ohne Ränge kann keine Steuern haben.
refused-after-dealer-needs-join-order = Eine erste Runde ohne Ränge braucht Plätze nach Ankunft.
refused-join-order-needs-after-dealer = Plätze nach Ankunft brauchen eine erste Runde ohne Ränge.
refused-penalty-needs-manual-announcement = Eine Strafe braucht die Regel „‚Letzte Karte‘ selbst ansagen“.
refused-removal-rank-not-in-deck = Diesen Wert gibt es in diesem Deck nicht.
