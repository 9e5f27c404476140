### German: One-Eyed Jack. The voice: a harbour tavern, a retired captain with one eye, and his parrot.

game-one-eyed-jack = One-Eyed Jack
    .about = Karten setzen Chips auf einen Plan aus Karten, fünf in einer Reihe; Buben sind besonders.

one-eyed-jack-length =
    .usual = Eine Runde von etwa vierzig Zügen, eine halbe Stunde.

## Options

one-eyed-jack-option-rows-needed = Reihen zum Sieg
    .about = Wie viele Fünferreihen die Partie gewinnen.
    .none = Wie üblich: zu dritt eine, sonst zwei
    .told-1 = eine Reihe gewinnt
    .told-2 = zwei Reihen gewinnen
    .told-none = die übliche Zahl von Reihen gewinnt
one-eyed-jack-option-random-board = Plan
    .about = Ob der Plan der übliche ist oder bei jedem Geben zufällig gelegt wird.
    .on = Zufällig gelegt
    .off = Der übliche
    .told-on = zufällig gelegter Plan
    .told-off = der übliche Plan
one-eyed-jack-option-protect-rows = Fertige Reihen
    .about = Ob ein einäugiger Bube einen Chip aus einer fertigen Reihe nehmen darf.
    .on = Sind sicher
    .off = Können aufgebrochen werden
    .told-on = fertige Reihen sind sicher
    .told-off = fertige Reihen lassen sich aufbrechen
one-eyed-jack-option-dead-swaps = Tote Karten
    .about = Wie viele tote Karten in einem Zug getauscht werden dürfen.
    .none = So viele, wie auf der Hand sind
    .told-0 = kein Tauschen toter Karten
    .told-1 = je Zug eine tote Karte tauschen
    .told-none = beliebig viele tote Karten tauschen
    .told = je Zug { $value } tote Karten tauschen

## Names

one-eyed-jack-phase-turn = auf dem Plan
one-eyed-jack-phase-over = der letzte Blick auf die Seekarte
one-eyed-jack-ask-turn = Welche Karte, und wohin?
one-eyed-jack-do-play = Spielen
one-eyed-jack-do-swap = ♻️ Tauschen
one-eyed-jack-zone-stock = Talon
one-eyed-jack-zone-discards = Gespielt
one-eyed-jack-zone-board = Plan
one-eyed-jack-counter-goal = Reihen zum Sieg
one-eyed-jack-counter-rows = Reihen

## The table

one-eyed-jack-seat = { $sign } **{ $name }**
one-eyed-jack-rows = { $sign } **{ $rows }**
one-eyed-jack-goal = Reihen { $rows } · { $goal ->
    [one] eine Reihe gewinnt
   *[other] { $goal } Reihen gewinnen
}
one-eyed-jack-stock = { $back } { $stock } im Talon
one-eyed-jack-stock-empty = der Talon ist leer
one-eyed-jack-last = zuletzt: { $sign } auf **{ $cell }**
one-eyed-jack-last-removed = zuletzt: **{ $cell }** geräumt
one-eyed-jack-locked = Niemand konnte mehr eine Karte spielen.
one-eyed-jack-standing = { $place } { $cup }{ $sign } **{ $names }** — { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
}

## The board, in words

one-eyed-jack-corner = ★
one-eyed-jack-signs = { $signs } · ★ für alle · < der letzte Zug
one-eyed-jack-signs-own = { $signs } · ★ für alle · < der letzte Zug · + hier kannst du setzen
one-eyed-jack-alt-own = Felder, die du wählen kannst: { $cells }.
one-eyed-jack-alt = Ein Plan aus zehn mal zehn Karten mit Chips darauf.
one-eyed-jack-alt-last = Der letzte Chip: { $name } auf { $cell }.
one-eyed-jack-alt-removed = Zuletzt wurde der Chip auf { $cell } entfernt.
one-eyed-jack-alt-none = nirgends
one-eyed-jack-alt-side = { $name }: { $rows ->
    [0] keine Reihe
    [one] 1 Reihe
   *[other] { $rows } Reihen
}, { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}: { $cells }.

## The panel

one-eyed-jack-yours = Du bist { $sign } · { $rows } { $rows ->
    [one] Reihe
   *[other] Reihen
} (nötig: { $goal })
one-eyed-jack-yours-with = Du bist { $sign } mit { $name } · { $rows } { $rows ->
    [one] Reihe
   *[other] Reihen
} (nötig: { $goal })
one-eyed-jack-dead = { $count ->
    [one] ☠️ { $cards } ist tot: Beide Felder sind besetzt.
   *[other] ☠️ { $cards } sind tot: Alle ihre Felder sind besetzt.
}
one-eyed-jack-only-swap = Spielen lässt sich nichts, also muss zuerst eine tote Karte getauscht werden.
one-eyed-jack-asks-cell = { $removes ->
    [yes] { $card } entfernt einen Chip. Welchen?
   *[no] { $card } darf überallhin. Wohin?
}
one-eyed-jack-numbered = { $number } · { $play }
one-eyed-jack-asks-own = Der Chip auf { $cell } gehört deiner eigenen Seite. Trotzdem entfernen?
one-eyed-jack-sure = Ja, unseren Chip auf { $cell } entfernen
one-eyed-jack-own = { $cell } unser Chip
one-eyed-jack-swap = ♻️ { $card } tauschen
one-eyed-jack-jack-places = { $card } → überallhin…
one-eyed-jack-jack-removes = { $card } entfernt…
one-eyed-jack-makes-row = { $play } ★ Reihe

## Why not?

one-eyed-jack-why-turn = - Am Zug ist { $name }.
one-eyed-jack-why-dead = - **Tote Karten:** Beide Felder von { $cards } sind besetzt, also lässt sich dort kein Chip setzen.
one-eyed-jack-why-swap = - **Tauschen:** Bevor du spielst, darfst du eine tote Karte abwerfen und eine andere ziehen. { $count ->
    [0] In diesem Zug geht das nicht mehr.
    [one] In diesem Zug geht das noch einmal.
   *[other] In diesem Zug geht das noch { $count }-mal.
}
one-eyed-jack-why-no-swaps = - **Tauschen:** An diesem Tisch werden tote Karten nicht getauscht.
one-eyed-jack-why-no-stock = - **Tauschen:** Der Talon ist leer, also gibt es nichts einzutauschen.
one-eyed-jack-why-jacks = - **Buben:** J♦ und J♣ setzen einen Chip auf ein beliebiges freies Feld; J♠ und J♥ entfernen einen beliebigen Chip.
one-eyed-jack-why-corners = - **Ecken:** Sie zählen für alle, und niemand kann dort einen Chip setzen oder entfernen.
one-eyed-jack-why-safe = - **Fertige Reihen:** An diesem Tisch sind ihre Chips sicher.

## Hints

one-eyed-jack-hint-row = Es macht eine Reihe für deine Seite.
one-eyed-jack-hint-blocks = Ein fremder Chip auf diesem Feld hätte eine Reihe gemacht.
one-eyed-jack-hint-builds = Deine Seite hat dann { $count } Felder einer Linie, die niemand versperrt.
one-eyed-jack-hint-breaks = Es nimmt einen Chip aus einer Linie, in der eine andere Seite { $count } Felder hatte.
one-eyed-jack-hint-stops = Es stoppt eine Linie, in der eine andere Seite { $count } Felder hat.
one-eyed-jack-hint-open = { $count ->
    [one] Eine Fünferlinie durch dieses Feld steht deiner Seite noch offen.
   *[other] { $count } Fünferlinien durch dieses Feld stehen deiner Seite noch offen.
}
one-eyed-jack-hint-opens = { $count ->
    [one] Ohne diesen Chip steht deiner Seite eine Linie durch sein Feld offen.
   *[other] Ohne diesen Chip stehen deiner Seite { $count } Linien durch sein Feld offen.
}
one-eyed-jack-hint-dead = Beide Felder dieser Karte sind besetzt, und ein Tausch bringt dir eine andere.

## Refusals

refused-oej-corner = Die Ecken gehören allen; dort wird kein Chip gesetzt oder entfernt.
refused-oej-no-chip = Auf { $cell } liegt kein Chip zum Entfernen.
refused-oej-protected = Dieser Chip gehört zu einer fertigen Reihe.
refused-oej-occupied = { $cell } ist schon besetzt.
refused-oej-wrong-cell = { $cell } ist { $card }; { $played } gehört auf { $cells }.
refused-oej-not-dead = { $card } lässt sich noch auf { $cells } spielen.
refused-oej-not-dead-jack = Ein Bube ist nie tot.
refused-oej-no-stock = Der Talon ist leer, also lassen sich tote Karten nicht mehr tauschen.
refused-oej-swap-limit = { $count ->
    [0] An diesem Tisch werden tote Karten nicht getauscht.
    [one] Du hast in diesem Zug schon 1 tote Karte getauscht.
   *[other] Du hast in diesem Zug schon { $count } tote Karten getauscht.
}

## What is told

one-eyed-jack-placed =
    .a = { $seat } spielt { $card } und legt in { $cell } an.
    .b = Ein Chip auf { $cell } für { $seat }, mit { $card }.
    .c = Anker auf { $cell }: { $seat }, mit { $card }.
    .d = { $seat } setzt Kurs auf { $cell }, dank { $card }.
    .e = Der Papagei kreischt „{ $cell }“: { $card }, von { $seat }.
    .f = Mit { $card } macht { $seat } in { $cell } fest.
    .g = { $card } führt { $seat } nach { $cell }.
    .h = Auf der Seekarte ein Punkt mehr: { $cell }, von { $seat } mit { $card }.

one-eyed-jack-placed-anywhere =
    .a = { $seat } spielt { $card } und fährt, wohin der Wind will: { $cell }.
    .b = Zwei Augen sehen weiter: { $card }, und { $seat } liegt vor { $cell }.
    .c = Freie Fahrt mit { $card }: { $seat } auf { $cell }.
    .d = Der Kapitän nickt: { $seat } darf mit { $card } überallhin, also nach { $cell }.
    .e = Mit { $card } sucht sich { $seat } { $cell } aus.

one-eyed-jack-removed =
    .a = { $seat } spielt { $card }, und der Chip von { $team } verschwindet von { $cell }.
    .b = Ein Auge zwinkert, { $card }, und { $cell } ist wieder offene See. Ein Gruß an { $team }, von { $seat }.
    .c = Von { $cell } verschwindet die Flagge von { $team }: { $seat } spielt { $card }.
    .d = Mit { $card } kappt { $seat } auf { $cell } das Tau von { $team }.
    .e = Über Bord auf { $cell }: der Chip von { $team }, durch { $seat } mit { $card }.

one-eyed-jack-own-removed =
    .a = { $seat } spielt { $card } und lichtet auf { $cell } den eigenen Anker.
    .b = Der Papagei fragt zweimal: Ja, { $seat } nimmt mit { $card } den eigenen Chip von { $cell }.
    .c = Eigener Chip, eigener Wille: { $seat } räumt { $cell } mit { $card }.
    .d = Von { $cell } holt { $seat } mit { $card } das eigene Boot ein.
    .e = Mit { $card } räumt { $seat } { $cell }, obwohl dort die eigene Flagge wehte.

one-eyed-jack-row-made =
    .a = **Eine Reihe!** { $team }, von { $start } bis { $end }.
    .b = Fünf nebeneinander für { $team }: { $start } bis { $end }. **Eine Reihe.**
    .c = Der Papagei zählt bis fünf: { $team }, { $start } bis { $end }. **Reihe!**
    .d = Leinen los, fünf Boote: **Reihe** für { $team }, von { $start } bis { $end }.
    .e = Von { $start } bis { $end } gehört die See jetzt { $team }: **eine Reihe**.

one-eyed-jack-row-broken =
    .a = Und mit diesem Chip ist eine Reihe von { $team } dahin.
    .b = Eine Reihe von { $team } hat jetzt ein Loch und zählt nicht mehr.
    .c = Leck geschlagen: Eine Reihe von { $team } zählt nicht mehr.
    .d = Der Kapitän streicht eine Reihe von { $team }.
    .e = Vier Boote sind keine Reihe: eine weniger für { $team }.

one-eyed-jack-swapped =
    .a = { $seat } wirft { $card } über Bord: kein Liegeplatz mehr frei.
    .b = Nirgendwo kann { $card } hin. { $seat } zieht eine neue.
    .c = Tote Fracht bei { $seat }: { $card } wird getauscht.
    .d = Der Papagei trauert kurz um { $card }. { $seat } zieht nach.
    .e = { $seat } tauscht { $card } ein.

one-eyed-jack-passed =
    .a = { $seat } hat Flaute und passt.
    .b = Kein Liegeplatz, kein Tausch: { $seat } passt.
    .c = Windstille bei { $seat }: gepasst.
    .d = Der Papagei wartet vergebens auf { $seat }: gepasst.
    .e = Nichts geht mehr bei { $seat } in diesem Zug.

one-eyed-jack-stuck =
    .a = { $seat } hat getauscht, vergebens: Der Zug ist vorbei.
    .b = Neue Karte, alter Hafen: { $seat } kann nichts setzen.
    .c = Auch die neue Karte von { $seat } findet keinen Liegeplatz.
    .d = Getauscht, und doch kein Wind: { $seat } setzt nichts.
    .e = Vom Tausch hat { $seat } diesmal nichts.

one-eyed-jack-rows-won =
    .a = Damit ist es gewonnen: { $winners }.
    .b = Die Seekarte gehört { $winners }.
    .c = Der Kapitän zieht den Hut vor { $winners }.
    .d = Volle Segel, voller Sieg: { $winners }.
    .e = Kekse für { $winners }, ruft der Papagei.

one-eyed-jack-rows-of-left =
    .a = Die Reihen gehören { $seat }, endgültig ausgelaufen: Niemand gewinnt.
    .b = Ein Geisterschiff gewinnt keinen Preis: Die Reihen von { $seat } zählen für niemanden.
    .c = Leer ist das Deck von { $seat }, trotz der Reihen. Kein Sieg.
    .d = Genug Reihen, aber niemand an Bord: { $seat } ist endgültig gegangen. Niemand gewinnt.
    .e = Der Papagei ruft nach { $seat }, umsonst. Die Reihen gewinnen nichts.

one-eyed-jack-board-locked =
    .a = Niemand kann mehr ziehen. Die meisten Reihen und die Partie: { $winners }.
    .b = Der Hafen ist voll, und die Reihen sagen: { $winners }.
    .c = Kein Liegeplatz mehr, der Papagei zählt: gewonnen, { $winners }.
    .d = Schluss im vollen Hafen. Nach Reihen vorn: { $winners }.
    .e = Alles vertäut; die meisten Reihen liegen bei { $winners }.

one-eyed-jack-board-drawn =
    .a = Niemand kann mehr ziehen, und die Reihen sind gleich: unentschieden.
    .b = Voller Hafen, kein Sieg. Unentschieden.
    .c = Der Papagei zählt zweimal und findet niemanden vorn.
    .d = Gleich viele Reihen und kein Wind mehr: unentschieden.
    .e = Unentschieden; der Kapitän rollt die Seekarte ein.
