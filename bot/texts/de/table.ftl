### German: lobby, public table, panel, round end.

game-tahimi = Tahimi
    .about = Das feudale Ablegespiel: Oben besteuert unten.
game-tarothimi = Tarot-himi
    .about = Tahimi mit den Großen Arkana: 22 Karten, jede mit einer Kraft.
game-mooseyard = Mooseyard Tahimi
    .about = Das einfache: 52 Karten, und niemand beginnt mit einem Rang.
game-dahimi = Dahimi
    .about = Sätze, und Folgen einer Farbe; wer verliert, gibt.

pace-quick = Tempo: schnell (20 s)
pace-lively = Tempo: flott (45 s)
pace-reserve = Tempo: Zeitreserve (15 s, und 2 min extra je Runde)
pace-relaxed = Tempo: gemütlich (2 min)
pace-slow = Tempo: langsam (12 h)

steward-names = Grimbald, Odila, Wendelin, Perpetua, Balduin, Ismene, Crispin, Radegund, Oskar, Mechthild, Fulbert, Walburga, Ottokar

level-page = Page
    .named = Page { $name }
level-merchant = Händler
level-vizier = Wesir
    .named = Wesir { $name }
level-master = Meister
    .named = Meister { $name }

table-stopping = 🔧 Spätestens { $when } starte ich neu. Vorher wird nichts mehr gegeben, und eine Runde, die noch läuft, geht danach weiter.

nameless = Namenlos

## Lobby and draw

lobby-title = ## 👑 { $table } — der Hof versammelt sich
lobby-facts = { $seated } von { $wanted } Plätzen besetzt · Tischleitung { $host }
lobby-players = für { $fewest } bis { $most } Personen
lobby-side = { $sign } { $names }
lobby-side-empty = noch niemand
lobby-drawn = 🎲 Die Seiten werden beim ersten Geben gelost.
lobby-crowded = Auf { $sign } sitzen zu viele: Erst muss jemand die Seite wechseln.
lobby-waits-people = { $count ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $count } Personen
}{ $stewards ->
    [yes] {" "}– oder ein Klick auf *Mit Vögten beginnen*.
   *[no] .
}
lobby-waits-host = { $host } kann jetzt beginnen.
lobby-waits-full = Es geht los, sobald alle { $wanted } Plätze besetzt sind.
lobby-preset = 📜 **{ $preset }**
lobby-house = 📜 **{ $preset }**: { $rules }
lobby-house-own = Hausregeln
lobby-length-usual = Nach den üblichen Regeln: { $length }
lobby-empty = Hier sitzt noch niemand.
lobby-hindered = Mit { $seated } am Tisch kann es nicht losgehen: { $reason }
deck-cards = { $count } Karten
draw-title = ## 🎲 Ziehen um die Plätze

## Buttons

button-join = 🪑 Platz nehmen
button-leave = 🚪 Gehen
button-sides = ⇄ Seite wechseln
button-steward = ⚙️ Vogt dazu
button-steward-less = ⚙️ Weniger Vögte
button-fill-begin = ⚙️ Mit Vögten beginnen
button-rules = 📜 Hausregeln
button-rematch = 🔁 Revanche
button-lots = 🎲 Seiten auslosen
button-agree = 🤝 Seiten frei wählen lassen
button-last-time = ↺ Wie letztes Mal
button-begin = 🎲 Beginnen
button-hand = 🎴 Meine Hand
button-pass = 🏳️ Passen
button-pass-lead = 🏳️ Ausspiel abgeben
button-join-next = 🪑 Nächste Runde dabei
button-join-steward = 🪑 Den Platz eines Vogts
button-join-match = 🪑 Platz übernehmen
button-ready = ▶ Bereit{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}
button-ready-ahead = ▶ Bereit für das nächste Geben
button-call = ☝️ Letzte Karte!
hint-catch = 👀 Jemanden erwischen…
button-unfold = 🎴 Aufnehmen
panel-folded = 🎴 Zugedeckt.
button-back = ↩ Zurück
panel-confirm-pass = 🏳️ Das Ausspiel abgeben? Dann spielt der nächste Platz aus.
hint-declared = 🃏 Joker zählen als…
option-declared = { $count ->
    [one] Ein Joker als { $rank }
   *[other] { $count } Joker als { $rank }
}
button-go-out = 🏁 { $cards }
button-with-jokers = 🃏 Mit { $jokers ->
    [1] einem Joker
   *[other] { $jokers } Jokern
}: { $plays }
button-with-named = 🃏 Mit { FORM($card, "dat") }: { $plays }
button-without-jokers = 🃏 Ohne Joker: { $plays }
button-wild-as = { $cards } als { $rank }
option-card-as = { $card } als { $rank }
play-shows = { $label } · zeigt { $cards }
button-give = Niedrigste geben: { $cards }
button-pay = { $cards } geben

## The public table

table-title = 👑 { $table } — Runde { $round } · Stich { $trick }
table-facts = { $count } am Tisch · { $rules }
seat-out = 🏁 { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
seats-out = 🏁 { $names }
seat-left = 🚪 gegangen
seat-one-card = ☝️ Letzte Karte
seat-to-play = am Zug
seat-owes = schuldet eine Gegengabe
seat-passed = gepasst
seat-skips = setzt aus
pile-top = **Der Stapel — { $what }**
pile-as = { " " }als { $rank }
pile-turned = 🔄 **Revolution:** Die Werte laufen andersherum, von der 2 ganz unten bis zur { $highest } ganz oben.
pile-locked = 🔒 **Gesperrt:** Es geht nur noch mit { $suits }.
pile-empty = **Der Tisch ist leer** — { $name } darf ausspielen, was gefällt.
pile-empty-skips = **Der Tisch ist leer** — { $name } wurde erwischt und muss passen.
pile-tax = **Steuern** — hinter einem Vorhang gehen Münzen von Hand zu Hand.
at-the-gate = Am Tor: { $names }

chronicle-title = 📖 Runde { $round } — { $line }
misery = Elend { $index }
series-round = Runde { $round } von { $rounds }
series-points = Nach Runde { $round } von { $rounds }: { $points }
series-won = 🏆 { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Serie aus { $rounds } Runden
series-counted = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
series-yours = 🏆 **Du hast die Serie aus { $rounds } Runden gewonnen.**
series-place = Die Serie aus { $rounds } Runden ist vorbei. Für dich: **{ $place }**.
next-deal = Neue Karten { $when }, oder wenn alle bereit sind.
next-deal-after-restart = Neue Karten gibt es nach dem Neustart.
next-match = Eine neue Partie beginnt { $when }, oder wenn alle *Noch einmal* gedrückt haben.
next-match-waits = Eine neue Partie beginnt erst, wenn jemand *Noch einmal* drückt.
next-deal-waits = Neue Karten gibt es erst, wenn jemand *Bereit* drückt.
begins-by-itself = Die ersten Karten werden { $when } gegeben.
waits-for-people = Der Tisch wartet, bis wieder { $count } hier sitzen.
closed-title = ## 🕯️ Die Tafel ist aufgehoben
table-unreadable = ⏸️ **{ $table }** ruht. Die Karten hat eine andere Version von mir gegeben, und nur diese kann damit weiterspielen. Beim Warten geht nichts verloren. Die Tischleitung oder die Serverleitung kann den Tisch mit `/cards end` schließen; sonst schließt er { $when }.
closed-unreadable = Die Karten dieser Runde ließen sich nicht wiederherstellen. Der Tisch ist geschlossen, und die Runde zählt nicht. `/cards start` eröffnet einen neuen.
closed-unbegun = Dieser Tisch wurde geschlossen, bevor Karten gegeben wurden.
closed-early = Dieser Tisch wurde geschlossen, bevor die Runde vorbei war.

## The panel

panel-facts = Runde { $round }
panel-beat = 🎴 Zu schlagen: { $what }
panel-lead = 🎴 Du spielst aus
panel-waiting = ⏳ Du bist nicht am Zug
panel-waiting-for = ⏳ Warten auf { $names }
panel-waiting-tax = 📜 Die Gegengaben werden ausgesucht
panel-waiting-gift = 📜 { $names } { $count ->
    [one] schuldet
   *[other] schulden
} eine Gegengabe
panel-until = { $when } antwortet der Tisch für dich
panel-until-reserve = { $when } antwortet der Tisch für dich, die { $seconds } s deiner Zeitreserve mitgezählt
panel-are-out = 🏁 { $names }
panel-have-one-card = ☝️ Letzte Karte: { $names }
panel-table = [↑ zum Tisch]({ $link })
panel-no-round = Es wurden noch keine Karten gegeben.
panel-out = 🏁 **Du bist fertig: { $place }.** Sieh zu, wie die anderen sich plagen.
panel-ready-ahead = ✔ Du bist bereit: Das nächste Geben wartet nicht auf dich.
panel-left = 🚪 Du hast diese Runde verlassen.
panel-over = 📖 Die Runde ist vorbei. { $next }
panel-over-match = 📖 { $next }
panel-ready = ✔ Du bist bereit für die nächste.
panel-ready-match = ✔ Du bist bereit für noch eine Partie. Sie beginnt, wenn die anderen es auch sind, oder etwas später.
panel-over-leaving = 🚪 Die Runde ist vorbei. Du gehst beim nächsten Geben.
panel-over-leaving-match = 🚪 Du gehst beim nächsten Geben, und die Partie zählt für dich als letzter Platz.
panel-became = **{ $place }** für dich: Nächste Runde bist du **{ $title }** (wenn die Plätze so bleiben).
panel-became-pays = **{ $place }** für dich: Nächste Runde bist du **{ $title }** und zahlst an { $name } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} (wenn die Plätze so bleiben).
panel-became-receives = **{ $place }** für dich: Nächste Runde bist du **{ $title }** und bekommst von { $name } { $count ->
    [one] eine Karte; eine gibst du
   *[other] { $count } Karten; ebenso viele gibst du
} zurück (wenn die Plätze so bleiben).
option-fewer = Nur { $what }
hint-fewer = Weniger spielen…
hint-more = Mehr…
hint-suits = Andere Farben…
tab-singles = Einzelne { $count }
tab-sets = Sätze { $count }
tab-runs = Folgen { $count }
hint-give = Oder wähle selbst { $count } Karten…
tax-title = 📜 { $name } hat dir { $cards } gezahlt. Gib { $count ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $count } Karten
} zurück
tax-due = 📜 Du schuldest { $count ->
    [one] eine davon
   *[other] { $count } davon
}. Welche?
tax-surrendered = Du hast **{ $cards }** an { $name } abgeliefert. *So will es der Brauch.*
tax-got = ✨ Zurück gab es **{ $cards }**.
tax-received = ✨ Als Steuer von { $name } bekommst du **{ $cards }**.
tax-gift-comes = Eine Gegengabe kommt noch.
joker = Joker
    .sign = 🃏
    .what = { $count ->
        [one] { $form ->
            [acc] einen Joker
            [dat] einem Joker
           *[nom] ein Joker
        }
       *[other] { $form ->
            [dat] { number } Jokern
           *[nom] { number } Joker
        }
    }

left-table = Du hast den Tisch verlassen. Läuft gerade eine Runde, spielt ein Vogt deine Hand zu Ende.
table-ended = Der Tisch ist geschlossen.
answer-unshown = Das ist erledigt, aber Discord ließ es mich hier nicht zeigen. Du musst nicht noch einmal drücken: *Meine Hand* zeigt dir, wo du stehst. `ref { $reference }`
answer-unshown-look = Discord ließ es mich hier nicht zeigen. Versuch es noch einmal, oder in einem anderen Kanal. `ref { $reference }`
answer-comes-for-all = ⏳ Es erscheint unten, für alle.
end-asked = ## { $table } schließen?
end-costs = Eine Runde läuft. Wird der Tisch geschlossen, bricht sie für alle ab und zählt nicht; beendete Runden bleiben.
end-costs-match = Eine Partie läuft. Wird der Tisch geschlossen, bricht sie für alle ab und zählt nicht.
end-lobby = Sonst sitzt niemand hier: Gehst du, schließt der Tisch.
button-end = 🕯️ Tisch schließen
button-keep = 🪑 Offen lassen
table-kept = Der Tisch bleibt offen.

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
