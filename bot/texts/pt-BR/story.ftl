### Brazilian Portuguese: the story of a round that is over (`/chronicle`).

story-title = 📜 Rodada { $round }, contada de novo
story-deal = A distribuição, e depois { $moves } jogadas
story-at = Jogada { $at } de { $moves }
story-facts = { $game } · vaza { $trick } · mesa { $table }
story-move = { $name }: { $action }
story-move-closed = { $name } fez uma jogada que fica oculta.
story-silence = Ninguém disse uma palavra ainda.
story-record = 📄 A rodada como registro: regras, lugares, semente e jogadas. Só com isto dá para repeti-la.
story-proof = 📄 O que se pode provar da rodada: o compromisso e as cartas que foram mostradas. `verify.py` confere.
story-choice = Rodada { $round } da mesa { $table } · { $game } · 👑 { $name } · { $day }
button-story = 📜 Crônica
button-trick-back = ⏪ Vaza
button-trick-on = Vaza ⏩
button-record = 📄 Registro

button-line = 📣 Compartilhar
button-misery = 📊 Miséria
share-ask = Uma linha para compartilhar (sem cartas):
share-line = { $game } · rodada { $round } · { $places }
share-line-match = { $game } · partida de { $round } rodadas · { $places }
button-as-picture = 🖼️ Como imagem
picture-ask = A rodada como imagem, só para você até compartilhar:
picture-facts = Rodada { $round } · { $count } à mesa
picture-facts-match = Partida de { $round } rodadas · { $count } à mesa
picture-about-match = Como acabou a partida de { $round } rodadas em { $table }, com { $count } à mesa:
picture-about = Como acabou a rodada { $round } de { $table }, com { $count } à mesa:
picture-steward = mordomo
picture-seat = Lugar { $seat }
picture-up = sobe { $count }
picture-down = desce { $count }
picture-winner = venceu
picture-out = fora da partida
picture-out-since = fora desde a rodada { $round }
picture-left = saiu da mesa
picture-chips = { $sign } fichas
picture-chips-left = { $count ->
    [1] { $count } ficha
   *[other] { $count } fichas
}
picture-lives = { $count ->
    [1] uma vida perdida
   *[other] { $count } vidas perdidas
}
share-misery = 🌧️ { $name } { $index }, { $caption }

opened-tax-paid = { $payer } paga **{ $cards }** a { $receiver }.
opened-tax-returned = { $payer } dá **{ $cards }** a { $receiver }.
