### German: boards of misery and of wins, and the card of a person's rank.

## Boards

board-title = 🌧️ Elend { $scope }, { $span }
wins-title = 🏆 Siege { $scope }, { $span }
wins-line = { $wins } von { $count } gewonnen
wins-rating = { " " }· Spielstärke { $mu }
wins-empty = Noch niemand.
wins-none = Du hast hier noch keine gewertete Partie { $game } beendet.
scope-server = auf diesem Server
scope-table = an diesem Tisch
span-session = in dieser Sitzung
span-all = seit jeher
month-1 = Januar { $year }
month-2 = Februar { $year }
month-3 = März { $year }
month-4 = April { $year }
month-5 = Mai { $year }
month-6 = Juni { $year }
month-7 = Juli { $year }
month-8 = August { $year }
month-9 = September { $year }
month-10 = Oktober { $year }
month-11 = November { $year }
month-12 = Dezember { $year }
board-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
board-page = Seite { $page } von { $pages }
board-empty = Noch niemand. Elend braucht Zeit.
board-shared = Geteilt von { $name }.
button-share = 📣 Teilen
board-few = { " " }· nur { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
games-hint = Anderes Spiel…
season-hint = Anderer Zeitraum…
season-option = Gezeigt: { $span }
season-over = ## 🏁 { $month } ist vorbei
season-crowns = **{ $game }:** 👑 { $name } war { $wins ->
    [one] einmal
    [2] zweimal
   *[other] { $wins }-mal
} ganz vorn, in { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}.
season-wins = **{ $game }:** 🏆 { $name } gewann { $wins } von { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}.
season-misery = { " " }🌧️ Das tiefste Elend hatte { $name }.
week-over = ## 🗓️ Die Woche ist vorbei
week-game = **{ $game }:** { $told }
week-crowns = 👑 { $name } war { $firsts ->
    [one] einmal
    [2] zweimal
   *[other] { $firsts }-mal
} ganz vorn, in { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}.
week-wins = 🏆 { $name } gewann { $firsts } von { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}.
week-last = { $sign } { $title } der Woche ist { $name }, { $lasts ->
    [one] einmal
    [2] zweimal
   *[other] { $lasts }-mal
} ganz hinten.
button-season = { $game }

caption-bliss = Wonne
caption-content = zufrieden
caption-grumbling = brummelig
caption-wretched = kläglich
caption-abject = jämmerlich
caption-unspeakable = unsäglich
caption-astronomical = astronomisch

## One's own line

own-title = 🌧️ Dein Elend
own-line = Du: { $place }. { $line }
own-none = Du hast hier noch keine gewertete Runde { $game } beendet.
own-none-all = Du hast hier noch keine gewertete Runde beendet.
own-no-round = noch keine Runde
own-place = Platz { $place }
own-records = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} insgesamt · schlimmste Sitzung { $peak } · längste Zeit ganz unten { $low }

## The rank card

rank-portrait = Porträt von { $name }
rank-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} · { $share } als { $title }
rank-won = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} · { $wins } gewonnen, { $share }
rank-trophies = **Turniere:** { $trophies }
rank-trophy = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $count }
rank-places = **Plätze:** { $places }
rank-place = { $place }. ×{ $count }
rank-games = -# Alle Spiele hier: { $games }
rank-game = { $game } ×{ $count }
rank-note-wins = Gezählt werden Partien, in denen Menschen mindestens die Hälfte der Plätze hatten und mindestens zwei von ihnen eigene Züge machten. Jede zählt als Ganzes, und wer sie verlässt, bekommt den letzten Platz. ± ist ein 95-%-Bereich.
rank-streaks = Längste Regentschaft { $reign } · längste Zeit als Gesinde { $serfdom }
rank-rating = Spielstärke { $mu } ± { $give }
rank-title = { $sign } { $title } ×{ $count }
rank-titles = **Titel:** { $titles }
rank-nemesis = **Nemesis:** { $name } nahm { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} an Steuern.
rank-nemesis-none = **Nemesis:** Diesen Beutel hat niemand besteuert.
rank-benefactor = **Wohltat:** { $name } zahlte { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} an Steuern.
rank-benefactor-none = **Wohltat:** In diesen Beutel hat niemand gezahlt.
rank-note = Gezählt werden Runden, in denen Menschen mindestens die Hälfte der Plätze hatten und mindestens zwei von ihnen eigene Züge machten. ± ist ein 95-%-Bereich.
rank-sizes = **Ganz vorn, nach Tischgröße:** { $sizes }
rank-size = zu { $players }: { $firsts } von { $count }
rank-met = **Ihr beide:** { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} zusammen · du warst { $ahead }-mal weiter vorn, { $name } { $behind }-mal
rank-unknown = { $name } hat hier noch keine gewertete Runde { $game } beendet.
rank-unknown-all = { $name } hat hier noch keine gewertete Runde beendet.
ranked-note = Eine Runde oder Partie zählt, wenn Menschen mindestens die Hälfte der Plätze haben und mindestens zwei von ihnen eigene Züge machen.
