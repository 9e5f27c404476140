### French: the story of a round that is over, and the line by which it is shared.

story-title = 📜 Récit de la manche { $round }
story-deal = La donne, puis { $moves } coups
story-at = Coup { $at } sur { $moves }
story-facts = { $game } · pli { $trick } · table { $table }
story-move = { $name } : { $action }
story-move-closed = { $name } a fait un coup qui reste secret.
story-silence = Personne n’a encore dit un mot.
story-record = 📄 La manche sous forme d’archive : règles, places, graine et coups. Elle suffit pour rejouer toute la manche.
story-proof = 📄 Ce qui peut se prouver de la manche : son engagement, et les cartes montrées. `verify.py` le contrôle.
story-choice = Manche { $round } de la table { $table } · { $game } · 👑 { $name } · { $day }
button-story = 📜 Chronique
button-trick-back = ⏪ Pli
button-trick-on = Pli ⏩
button-record = 📄 Archive

button-line = 📣 Partager
button-misery = 📊 Misère
share-ask = Une ligne à partager (sans aucune carte) :
share-line = { $game } · manche { $round } · { $places }
share-line-match = { $game } · une partie de { $round } manches · { $places }
button-as-picture = 🖼️ En image
picture-ask = La manche en image, pour toi seulement tant que tu ne la partages pas :
picture-facts = Manche { $round } · { $count } à la table
picture-facts-match = Une partie de { $round } manches · { $count } à la table
picture-about-match = Comment a fini la partie de { $round } manches à la table { $table }, avec { $count } places :
picture-about = Comment a fini la manche { $round } à la table { $table }, avec { $count } places :
picture-steward = majordome
picture-seat = Place { $seat }
picture-up = { $count } plus haut
picture-down = { $count } plus bas
picture-winner = victoire
picture-out = hors de la partie
picture-out-since = hors jeu depuis la manche { $round }
picture-left = a quitté la table
picture-chips = { $sign } jetons
picture-chips-left = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
picture-lives = { $count ->
    [one] une vie perdue
   *[other] { $count } vies perdues
}
share-misery = 🌧️ { $name } { $index }, { $caption }

opened-tax-paid = { $payer } paie **{ $cards }** à { $receiver }.
opened-tax-returned = { $payer } donne **{ $cards }** à { $receiver }.
