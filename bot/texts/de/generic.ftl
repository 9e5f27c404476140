### German: screens that every game has without a line of its own.

## Answers

answer-what = Was soll es sein?
answer-card = { $said }: welche Karte?
answer-card-of = { $said }: welche Karte? ({ $count } insgesamt)
answer-cards = { $said }: { $count } Karten
answer-card-for = { $said }: eine Karte für { $name }
answer-number = { $said }: wie viele?
answer-suit = { $said }: welche Farbe?
answer-rank = { $said }: welcher Wert?
answer-seat = { $said }: wen?
answer-cell = { $said }: wo?
answer-range = { $least }–{ $most }
answer-some = { $count } Karten wählen…
answer-choose = Wählen…
answer-page = Wählen… (Seite { $page } von { $pages })
button-done = ✔ Fertig
button-as-text = 🔡 Als Text
button-none = Keine
rider-on = ☑ { $name }
rider-off = ☐ { $name }
with-rider = { $said } + { $name }

verb-more = { $name }…

answer-to = { $said } an { $name }
answer-about = { $said }: { $name }
answer-swap = { $gives } gegen { $takes }

verb-asks = { $name }: { $kind ->
    [card] { $count ->
        [one] eine Karte
       *[other] { $amount } Karten
    }
    [number] eine Zahl
    [suit] eine Farbe
    [rank] ein Wert
    [seat] eine Person
   *[cell] ein Feld
}
value-on = an
value-off = aus
value-none = keine

## Lobby

generic-lobby-title = ## 🎴 { $table }

generic-lobby =
    .a = Die Stühle sind frei: Setz dich, wer du auch bist.
    .b = Karten sind da. Wer spielt mit?
    .c = Ein Tisch, ein paar Stühle und Platz für dich.
    .d = Nimm Platz; die Regeln sind einen Klick entfernt.

generic-lobby-ready =
    .a = Es sind genug da: Die Tischleitung kann beginnen.
    .b = Der Tisch ist gedeckt. Wer noch kommt, ist willkommen.
    .c = Ein Wort der Tischleitung, und es geht los.
    .d = Genug Leute sind da, um zu beginnen.

## Which game

games-title-open = 🎴 Welches Spiel soll es sein?
games-title-learn = 🎓 Welches Spiel möchtest du lernen?
games-hint-open = Tisch eröffnen für…
games-hint-learn = Lernen…
games-line = **{ $game }** ({ $count })
generic-how = 📖 `/cards rules`

## Panel

generic-facts = Runde { $round } · { $phase }
generic-asked = 🎴 Du bist dran: { $what }
generic-asked-question = 🎴 { $what }
generic-given = ✔ Deine Antwort: **{ $answer }**
generic-change = Du kannst es dir anders überlegen, bis alle geantwortet haben.
generic-others = ⏳ Die anderen denken nach
generic-out = 🏁 **Du bist für diese Runde fertig.** Sieh zu, wie die anderen sich plagen.
generic-out-match = 🏁 **Du bist in dieser Partie ausgeschieden.** In der nächsten hast du wieder einen Platz.
generic-yours = Du: { $scores }
generic-zone = **{ $zone }** { $cards }
generic-zone-count = **{ $zone }** { $back } { $count }
generic-zone-of = **{ $zone }** von { $name }: { $cards }
generic-empty = nichts
generic-no-book = ## 📖 { $game }
    Die Regeln hat noch niemand aufgeschrieben. Die Knöpfe bieten nur Erlaubtes an; so lernst du beim Spielen.

## Table

table-name = { $game } bei { $host }
generic-title = 🎴 { $table } — Runde { $round } · { $phase }
generic-side = Seite { $side }
generic-side-counts = **Seite { $side }** — { $counts }
generic-answered = ✔ geantwortet
generic-done = 🏁 fertig
generic-standard = übliche Regeln

generic-did = { $name } { $what }.
generic-happened = { $what }: { $details }.
generic-happened-bare = { $what }.

past =
    .begun = begann
    .bought = kaufte
    .broken = brach
    .chosen = wählte
    .drawn = zog
    .drew = zog
    .gave = gab
    .given = gab
    .gone = ging
    .hidden = versteckte
    .laid = legte
    .lost = verlor
    .paid = zahlte
    .put = legte
    .ran = lief
    .showed = zeigte
    .shown = zeigte
    .stole = stahl
    .stolen = stahl
    .taken = nahm
    .threw = warf
    .thrown = warf
    .took = nahm
    .went = ging
    .won = gewann

## Result

generic-closed-title = ## 🕯️ Der Tisch ist geschlossen

generic-ends-after = endet spätestens nach Runde { $round }
generic-round-over = 📖 { $table } — Runde { $round } ist vorbei
generic-match-ended = 🏆 { $table } — Die Partie ist nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
} vorbei
generic-round-before-end = Die letzte Runde:
generic-scored = { $sign } in dieser Runde
generic-scored-last = { $sign } in der letzten Runde
generic-total = gesamt { $score }
generic-chips = Chips { $sign } → { $chips }
generic-lives = { $count ->
    [0] kein Leben mehr
    [one] noch ein Leben
   *[other] noch { $count } Leben
}
generic-match-on = Die Partie geht weiter.
generic-match-over = 🏆 **Die Partie ist vorbei.** { $names } { $count ->
    [one] gewinnt.
   *[other] gewinnen.
}
generic-match-drawn = **Die Partie ist vorbei**, und niemand hat sie gewonnen.
generic-drawn = Diese Runde hat niemand gewonnen.
generic-last = So stand es:
button-play-again = ▶ Noch einmal{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}

## Told again

generic-story-facts = { $game } · { $phase } · Tisch { $table }

do-play = Spielen
do-pass = Passen
do-pay = Zahlen
do-give = Geben
do-call = Ansagen
do-catch = Ertappen
