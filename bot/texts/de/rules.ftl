### German: the rules as a book, and ❓.

rules-place = { $game } · Kapitel { $place } von { $count } · die Regeln, nach denen hier gespielt wird
hint-chapter = Anderes Kapitel…
button-chapter-open = 📖 { $title }
button-chapter-back = ◀ Zurück
button-chapter-next = Weiter ▶
button-books = 📚 Alle Regelhefte
books-title = 📚 Die Regeln, nach denen hier gespielt wird
books-help = Mit `/cards learn` lernst du ein Spiel mit Lehrmeister. Wo die Tischleitung Tipps erlaubt, sagt `/cards hint`, was ein Wesir tun würde. Nach einer Runde sagt dir 🔍 *Analyse* bei deiner Hand, was deine Entscheidungen wert waren. Vögte sind Pagen, Händler, Wesire oder Meister; ihre Stufe wählt die Tischleitung unter 📜 Hausregeln.
books-hint = Regelheft öffnen…
button-how = 📖 So geht’s
button-why = ❓ Regeln

## ❓

why-title = ❓ Was kann ich tun?
why-tax-owed = Zuerst die Steuern: Du schuldest eine Gegengabe, aus beliebigen Karten. Gespielt wird erst, wenn alle gegeben haben.
why-tax = Zuerst die Steuern: Gespielt wird erst, wenn alle gegeben haben.
why-must-pass = Du wurdest mit der letzten Karte erwischt: Wenn du dran bist, musst du passen.
why-wait-for-lead = Zuerst spielt { $names } aus. Davon hängt ab, was du spielen kannst.
why-wait = Du bist nicht am Zug, sondern { $names }. Gegen den Stapel, wie er jetzt liegt ({ $what }):
why-beat = Zu schlagen: { $what }.
why-lead = Du spielst aus: beliebig viele Karten eines Werts.
why-lead-suited = Du spielst aus und darfst nicht passen: einen Satz gleicher Karten oder eine Folge in einer Farbe.
why-lead-forced = Du spielst aus und darfst nicht passen: beliebig viele Karten eines Werts.
why-can = **Das ginge:** { $sets }.
why-none = **Nichts auf deiner Hand ginge.** Du kannst nur passen.

why-part = { $count ->
    [one] eine Karte von deinen { FORM($held, "dat") }
   *[other] { number } deiner { FORM($held, "weak") }
}
why-with = { $what } (darunter { $jokers })
why-as = { $jokers } als { $what }
why-jokers = { $count ->
    [one] ein Joker
   *[other] { number } Joker
}

why-group = - **{ $reason }:** { $cards }
why-wrong-size = Davon hast du { $count ->
    [2] nur eine
   *[other] weniger als { number }
}
why-not-higher = Nicht höher als { $top }
why-ties = Gleichstand verliert
why-joker-ties = Höchstens { $what }, und Gleichstand verliert
why-low-joker = Unter jedem Wert; allein kann man ihn nur ausspielen
