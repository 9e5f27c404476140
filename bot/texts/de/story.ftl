### German: the story of a round that is over.

story-title = 📜 Runde { $round }, noch einmal erzählt
story-deal = Das Geben, dann { $moves } Züge
story-at = Zug { $at } von { $moves }
story-facts = { $game } · Stich { $trick } · Tisch { $table }
story-move = { $name }: { $action }
story-move-closed = { $name } machte einen Zug, der verdeckt bleibt.
story-silence = Noch hat niemand etwas gesagt.
story-record = 📄 Die Runde als Aufzeichnung: Regeln, Plätze, Startwert und Züge. Allein daraus kann das Programm sie wiederholen.
story-proof = 📄 Was sich über die Runde beweisen lässt: ihre Zusage und die gezeigten Karten. `verify.py` prüft es.
story-choice = Runde { $round } an Tisch { $table } · { $game } · 👑 { $name } · { $day }
button-story = 📜 Chronik
button-trick-back = ⏪ Stich
button-trick-on = Stich ⏩
button-record = 📄 Aufzeichnung

button-line = 📣 Teilen
button-misery = 📊 Elend
share-ask = Eine Zeile zum Teilen (ohne Karten):
share-line = { $game } · Runde { $round } · { $places }
share-line-match = { $game } · eine Partie aus { $round ->
    [one] einer Runde
   *[other] { $round } Runden
} · { $places }
button-as-picture = 🖼️ Als Bild
picture-ask = Die Runde als Bild, nur für dich, bis du es teilst:
picture-facts = Runde { $round } · { $count } am Tisch
picture-facts-match = Eine Partie aus { $round ->
    [one] einer Runde
   *[other] { $round } Runden
} · { $count } am Tisch
picture-about-match = Wie die Partie aus { $round ->
    [one] einer Runde
   *[other] { $round } Runden
} am Tisch { $table } ausging ({ $count } am Tisch):
picture-about = Wie Runde { $round } am Tisch { $table } ausging ({ $count } am Tisch):
picture-steward = Vogt
picture-seat = Platz { $seat }
picture-up = { $count } hinauf
picture-down = { $count } hinab
picture-winner = gewonnen
picture-out = ausgeschieden
picture-out-since = ausgeschieden in Runde { $round }
picture-left = gegangen
picture-chips = { $sign } Chips
picture-chips-left = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
picture-lives = { $count ->
    [one] ein Leben verloren
   *[other] { $count } Leben verloren
}
share-misery = 🌧️ { $name } { $index }, { $caption }

opened-tax-paid = { $payer } zahlt **{ $cards }** an { $receiver }.
opened-tax-returned = { $payer } gibt **{ $cards }** an { $receiver }.
