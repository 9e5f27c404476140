### German: house rules.

option-default = { $label } (Vorgabe)
option-default-on = { $about } Vorgabe: ja.
option-default-off = { $about } Vorgabe: nein.

option-numbers = eine Zahl von { $least } bis { $most }{ $step ->
    [1] { "" }
   *[other] , in Schritten von { $step }
}
option-numbers-or-none = { $numbers }, oder leer für keine

option-preset = Fertige Regeln
    .told-mooseyard = Mooseyard-Regeln

## Deck

option-deck-mode = Deck
    .about = Womit fünf oder mehr spielen. Zu dritt und zu viert sind es immer 52 Karten.
    .expanded = Erweitert: 13 Karten je Person, mit neuen Werten (11 bis 15) zwischen Zehn und Bube
    .extra_suits = Zusatzfarben: 13 Karten je Person, ab fünf mit jeder Person eine Farbe mehr
    .standard = Normal: 52 Karten, egal wie viele spielen
    .told-expanded = erweitertes Deck
    .told-extra_suits = Zusatzfarben
    .told-standard = 52 Karten, egal wie viele spielen

option-removal-rank = Entfernte Karten
    .about = Der Wert, ab dem Karten entfernt werden, bis alle Hände gleich groß sind.
    .auto = Automatisch: aus der Mitte des Decks
    .told-auto = mittlere Karten entfernt
    .told-rank = zuerst entfernt: { $rank }

option-divide-evenly = Gleich große Hände
    .about = Es werden Karten entfernt, bis alle gleich viele bekommen.
    .told-on = gleich große Hände
    .told-off = ungleiche Hände

## Cards

option-jokers = Joker
    .about = Ob zwei Joker im Deck sind und wofür sie stehen.
    .none = Keine
    .low = Klein: allein ausgespielt unter jeder anderen Karte
    .wild = Frei: jeder Wert
    .told-none = keine Joker
    .told-low = zwei kleine Joker
    .told-wild = zwei freie Joker

option-joker-tax = Joker bei den Steuern
    .about = Ob ein Joker als beste oder als schlechteste Karte zählt.
    .auto = Je nach Art: freie als beste, kleine als schlechteste
    .high = Als beste: Sie werden zuerst abgegeben
    .low = Als schlechteste: Sie werden behalten
    .told-auto = Joker besteuert, wie sie zählen
    .told-high = Joker zuerst besteuert
    .told-low = Joker zuletzt besteuert

option-deuces-high = Zweien hoch
    .about = Die Zwei ist der höchste Wert, über dem Ass.
    .told-on = Zweien hoch
    .told-off = Zweien niedrig

option-instant-top = Das Höchste beendet
    .about = Wer den höchsten Wert spielt, nimmt den Stich sofort.
    .told-on = der höchste Wert beendet den Stich
    .told-off = nach dem höchsten Wert wird gepasst

option-packs = Päckchen
    .about = Wie viele Päckchen zu 52 Karten zusammengemischt werden.
    .auto = Automatisch: mindestens acht Karten je Person
    .told-auto = Päckchen je nach Personenzahl
    .told-1 = ein Päckchen
    .told-2 = zwei Päckchen
    .told-3 = drei Päckchen
    .told-4 = vier Päckchen

option-min-run = Kürzeste Folge
    .about = Wie viele aufeinanderfolgende Karten einer Farbe eine Folge sind.
    .told-3 = Folgen ab drei Karten
    .told-4 = Folgen ab vier Karten

option-exchange = Tausch
    .about = Welche Karten nach dem Geben getauscht werden, ab der zweiten Runde.
    .classic = Klassisch: zwei Karten und eine
    .scaled = Gestaffelt: ab acht Personen drei, zwei und eine
    .none = Keiner
    .told-classic = klassischer Tausch
    .told-scaled = gestaffelter Tausch
    .told-none = kein Tausch

option-revolution = Revolution
    .about = Vier oder mehr Karten eines Werts kehren die Reihenfolge der Werte um.
    .told-on = Revolutionen
    .told-off = keine Revolutionen

option-eight-stop = Achterstopp
    .about = Wer eine Acht mitspielt, nimmt den Stapel sofort.
    .told-on = Achten nehmen den Stapel
    .told-off = Achten sind Werte wie andere

option-suit-lock = Sperren
    .about = Legt jemand dieselben Farben wie zuvor, dürfen nur noch diese folgen.
    .told-on = Farben sperren
    .told-off = Farben sperren nie

option-spade-three = Pik-Drei
    .about = Allein schlägt sie eine einzelne Zwei; zu dritt gibt es keine Dreien.
    .told-on = die 3♠ schlägt eine einzelne 2
    .told-off = die 3♠ ist eine Drei

## Ranks and taxes

option-seating = Erste Plätze
    .about = Wie die ersten Ränge entstehen. Nach Ankunft geht es nur mit rangloser erster Runde.
    .draw = Ziehen: Die höchste Karte wird Tahimi
    .join_order = In der Reihenfolge der Ankunft
    .told-draw = Plätze gezogen
    .told-join_order = Plätze nach Ankunft

option-first-lead = Erste Runde
    .about = Ob die erste Runde Ränge hat. Ohne Ränge sitzt man nach Ankunft.
    .top = Mit Rängen: Tahimi spielt aus
    .after_dealer = Ohne Ränge: Ein Los sagt, wer gibt; der Platz danach spielt aus
    .told-top = erste Runde mit Rängen
    .told-after_dealer = erste Runde ohne Ränge

option-progressive-taxes = Steuern
    .about = Ob ab sechs Personen höhere Steuern gelten.
    .auto = Automatisch: höher, außer mit normalem Deck
    .always = Immer höher
    .never = Nie: zwei Karten und eine
    .told-auto = Steuern je nach Deck
    .told-always = höhere Steuern mit jedem Deck
    .told-never = einfache Steuern

option-tax-first-round = Steuern in Runde eins
    .about = Steuern sind fällig, bevor jemand einen Rang verdient hat.
    .told-on = Steuern in Runde eins
    .told-off = Runde eins steuerfrei

option-rank-privilege = Vorrecht des Rangs
    .about = Schlägt niemand die letzten Karten einer Person, spielt der höchste Rang aus.
    .told-on = Vorrecht des Rangs
    .told-off = kein Vorrecht des Rangs

## Tricks and One Card

option-lead-pass = Beim Ausspiel passen
    .about = Ob passen darf, wer ausspielen soll.
    .allowed = Erlaubt, außer wenn alle anderen schon gepasst haben
    .forbidden = Verboten: Ausspielen ist Pflicht
    .told-allowed = beim Ausspiel darf gepasst werden
    .told-forbidden = Ausspielen ist Pflicht

option-one-card = Letzte Karte
    .about = Wie alle erfahren, dass jemand nur noch eine Karte hat.
    .auto = Immer durch den Herold
    .manual = Durch eigenes Ansagen, und wer es vergisst, kann erwischt werden
    .told-auto = der Herold ruft „Letzte Karte“
    .told-manual = „Letzte Karte“ selbst ansagen

option-one-card-penalty = Mit der letzten Karte erwischt
    .about = Was passiert, wenn jemand erwischt wird. Nur wo alle selbst ansagen.
    .none = Es ist peinlich
    .skip = Im nächsten Zug muss gepasst werden
    .told-none = keine Strafe für Schweigen
    .told-skip = wer erwischt wird, setzt aus

option-show-counts = Kartenzahlen sichtbar
    .about = Alle sehen, wie viele Karten jede Hand hat.
    .told-on = Kartenzahlen sichtbar
    .told-off = verdeckte Kartenzahlen

## Table

option-seats = Gewünschte Plätze
    .about = Vögte füllen den Tisch bis zu dieser Zahl auf; mehr Leute dürfen trotzdem kommen.

seats-wanted = { $count } Plätze

option-pace = Tempo
    .about = Wie lange eine Entscheidung dauern darf, bevor sie für dich getroffen wird.
    .quick = Schnell: 20 Sekunden
    .lively = Flott: 45 Sekunden
    .reserve = Zeitreserve: 15 Sekunden, und 2 Minuten extra für die ganze Runde
    .relaxed = Gemütlich: 2 Minuten
    .slow = Langsam: 12 Stunden
    .told-quick = schnelles Tempo
    .told-lively = flottes Tempo
    .told-reserve = Zeitreserve
    .told-relaxed = gemütliches Tempo
    .told-slow = langsames Tempo

option-join-policy = Neulinge
    .about = Wo Neulinge sitzen, die zwischen zwei Runden dazukommen.
    .middle = In der Mitte
    .serf = Ganz unten
    .redraw = Alle ziehen neu um die Plätze
    .pick = Wo die gezogene Karte sie hinsetzt
    .told-middle = Neulinge in die Mitte
    .told-serf = Neulinge nach unten
    .told-redraw = bei Neulingen ziehen alle neu
    .told-pick = Neulinge ziehen eine Karte

option-best-of = Serie
    .about = Eine Serie von Runden mit Gesamtsieg. Je Runde bekommst du einen Punkt für jede Person hinter dir.
    .none = Kein Ende: Runde folgt auf Runde
    .told-none = keine Serie
    .told-3 = Serie aus 3 Runden
    .told-5 = Serie aus 5 Runden
    .told-10 = Serie aus 10 Runden

option-sealed = Versiegelte Hände
    .about = Die Hände einer Runde werden nie aufgedeckt, auch nicht nach ihrem Ende.
    .told-on = Hände bleiben versiegelt
    .told-off = Hände am Ende aufgedeckt

option-decrees = Erlasse
    .about = Vor jeder Runde darf Tahimi Regeln ändern, nur für diese Runde.
    .told-on = Erlasse
    .told-off = keine Erlasse

option-stewards = Vögte
    .about = Der Computer darf Plätze füllen und einspringen, wenn jemand geht oder einschläft.
    .told-on = Vögte erlaubt
    .told-off = keine Vögte

option-level = Stufe der Vögte
    .about = Wie gut sie spielen. Eine Änderung gilt für alle Vögte am Tisch.
    .page = Pagen: Anfänger, die sich ab und zu vertun
    .merchant = Händler: vernünftiges Spiel
    .vizier = Wesire: Sie zählen Karten und denken voraus
    .master = Meister: Wesire, die länger nachdenken
    .told-page = Vögte sind Pagen
    .told-merchant = Vögte sind Händler
    .told-vizier = Vögte sind Wesire
    .told-master = Vögte sind Meister

option-hints = Tipps
    .about = Alle dürfen mit /cards hint einen Wesir um Rat fragen.
    .told-on = Tipps erlaubt
    .told-off = keine Tipps

option-begins = Beginn
    .about = Wann zum ersten Mal gegeben wird.
    .host = Wenn die Tischleitung beginnt
    .full = Wenn alle gewünschten Plätze besetzt sind
    .told-host = die Tischleitung beginnt
    .told-full = Beginn, sobald alle Plätze besetzt sind

option-weekends = Wochenenden
    .about = Ob Samstag und Sonntag beim langsamen Tempo zählen, nach der Zeitzone des Servers.
    .told-on = Wochenenden zählen
    .told-off = Wochenenden zählen nicht

option-partners = Seiten
    .about = Wie sich Seiten finden, wo miteinander gespielt wird.
    .agreed = Nach Absprache: Alle wählen in der Lobby eine Seite
    .drawn = Durch das Los, beim ersten Geben einer Partie
    .told-agreed = Seiten nach Absprache
    .told-drawn = Seiten durch das Los

option-on-leave = Verlassen
    .about = Was mit dem Platz einer Person passiert, die die Partie verlässt.
    .bot = Ein Vogt spielt ihn weiter und darf gewinnen
    .forfeit = Er ist verloren, sobald die Runde gewertet ist
    .told-bot = Vögte dürfen für Leute gewinnen, die gehen
    .told-forfeit = wer geht, verliert

## Groups

group-deck = 🃏 Deck
group-cards = ✨ Joker & hohe Karten
group-ranks = 👑 Ränge & Steuern
group-tricks = ☝️ Stiche & letzte Karte
group-cousin = 🔄 Wie in Daifugō
group-court = 🖋️ Hof
group-table = 🪑 Tisch
group-company = ⚙️ Vögte & Rufe
group-rules = 📜 Regeln
group-of = 📜 { $titles }{ $more ->
    [yes] …
   *[no] { "" }
}

## Ready-made sets

preset-court = Hofregeln
    .about = Ränge werden gezogen, 13 Karten je Person, Steuern ab Runde zwei.
preset-mooseyard = Mooseyard
    .about = Ein schlichtes Deck für drei bis fünf: kein Vorrecht, einfache Steuern, erste Runde ohne Ränge.
preset-usual = Übliche Regeln
    .about = Die Regeln, wie sie geschrieben stehen.
preset-short = Kurze Partie
    .about = Die Regeln, wie sie geschrieben stehen, nur schneller vorbei.
preset-series = Drei Siege
    .about = Runde folgt auf Runde, bis jemand drei gewonnen hat.
preset-hasty = In Eile
    .about = Zwanzig Sekunden je Zug, und Ausspielen ist Pflicht.
preset-cheeky = Frecher Tisch
    .about = Sag „Letzte Karte“ selbst an, bevor dich jemand erwischt.
preset-equal = Gleiche Chancen
    .about = Nach dem Geben wird nichts getauscht.
preset-steep = Steile Steuern
    .about = Ab acht Personen tauschen drei Paare drei, zwei und eine Karte.
preset-daifugo = Wie in Daifugō
    .about = Revolutionen, Achterstopp, Sperren und eine Pik-Drei, die eine Zwei schlägt.
preset-quick = Schneller Hof
    .about = Zwanzig Sekunden je Zug, 52 Karten, und Ausspielen ist Pflicht.
preset-cruel = Grausamer Hof
    .about = Steuern ab Runde eins, Neulinge ganz unten, und wehe der verschwiegenen letzten Karte.

## The menu

house-title = ## 📜 Hausregeln
house-hint = So sind die Regeln; die **fett** gedruckten weichen vom Üblichen ab.
house-host = { $host } hat die Tischleitung und kann sie bis zum ersten Geben ändern. Die **fett** gedruckten Regeln weichen vom Üblichen ab.
house-fixed = Die Karten sind gegeben: Das sind die Hausregeln dieses Tisches. Die **fett** gedruckten weichen vom Üblichen ab.
house-levels = Stufe eines Vogts ändern…
house-level = { $name }: { $level } → { $next }
house-send-away = Jemanden wegschicken…
house-group = **{ $group }** — { $told }
house-seats = **👥 Am Tisch** — { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $stewards ->
    [one] 1 Vogt
   *[other] { $stewards } Vögte
}
house-game = Spiel: { $game }
house-preset = Regeln: { $preset }
house-games = Anderes Spiel…
house-presets = Fertige Regeln…
