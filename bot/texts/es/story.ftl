### Spanish: the story of a round that is over (`/chronicle`), and the line by which it is shared.

story-title = 📜 Ronda { $round }, contada de nuevo
story-deal = El reparto, y después { $moves } jugadas
story-at = Jugada { $at } de { $moves }
story-facts = { $game } · baza { $trick } · mesa { $table }
story-move = { $name }: { $action }
story-move-closed = { $name } hizo una jugada que queda oculta.
story-silence = Aún no ha hablado nadie.
story-record = 📄 La ronda como registro: reglas, asientos, semilla y jugadas. Solo con esto, el motor puede repetirla.
story-proof = 📄 Lo que se puede probar de la ronda: su compromiso y las cartas que se mostraron. Lo comprueba `verify.py`.
story-choice = Ronda { $round } de la mesa { $table } · { $game } · 👑 { $name } · { $day }
button-story = 📜 Crónica
button-trick-back = ⏪ Baza
button-trick-on = Baza ⏩
button-record = 📄 Registro

button-line = 📣 Compartir
button-misery = 📊 Miseria
share-ask = Una línea para compartir (no muestra cartas):
share-line = { $game } · ronda { $round } · { $places }
share-line-match = { $game } · una partida de { $round } rondas · { $places }
button-as-picture = 🖼️ Como imagen
picture-ask = La ronda en una imagen, solo para ti hasta que la compartas:
picture-facts = Ronda { $round } · { $count } en la mesa
picture-facts-match = Partida de { $round } rondas · { $count } en la mesa
picture-about-match = Así acabó la partida de { $round } rondas de { $table }, con { $count } en la mesa:
picture-about = Así acabó la ronda { $round } de { $table }, con { $count } en la mesa:
picture-steward = mayordomo
picture-seat = Asiento { $seat }
picture-up = sube { $count }
picture-down = baja { $count }
picture-winner = victoria
picture-out = fuera de la partida
picture-out-since = fuera desde la ronda { $round }
picture-left = dejó la mesa
picture-chips = { $sign } fichas
picture-chips-left = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
picture-lives = { $count ->
    [one] una vida menos
   *[other] { $count } vidas menos
}
share-misery = 🌧️ { $name } { $index }, { $caption }

opened-tax-paid = { $payer } paga **{ $cards }** a { $receiver }.
opened-tax-returned = { $payer } da **{ $cards }** a { $receiver }.
