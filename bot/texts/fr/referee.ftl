### French: the referee of a tournament.

command-tournament-referee = La page d’arbitrage du tournoi le plus récent d’ici

tournament-remark-extended = ⚖️ Ronde { $round }, table { $number } : { $name } prolonge l’attente.
tournament-remark-replaced = ⚖️ Ronde { $round }, table { $number } : { $name } fait jouer { $came } ; { $out } cède sa place.
tournament-remark-struck = ⚖️ Ronde { $round }, table { $number } : { $name } a annulé son résultat, qui ne donne pas de points. { $reason }
tournament-remark-restored = ⚖️ Ronde { $round }, table { $number } : { $name } a levé l’annulation, et son résultat compte de nouveau.
tournament-remark-called = 🔔 { $mention } : la table t’attend, et le délai finit { $when }. Appuie sur *Je suis là*. Cela vaut inscription, et tu peux quitter le tournoi à tout moment.
tournament-remark-heir = 🔔 { $mention } : la place est à toi dès la prochaine donne, s’il y en a encore une. Un majordome joue jusqu’à ce que tu appuies sur *Je suis là*. Cela vaut inscription, et tu peux quitter le tournoi à tout moment.

referee-title = ## ⚖️ { $game } : arbitrage, { $rounds ->
    [0] ronde { $round }
   *[other] ronde { $round } sur { $rounds }
}
referee-table-title = ## ⚖️ Ronde { $round }, table { $number }
referee-none = Aucune ronde n’a encore été tirée.
referee-note = Tout ce que tu fais ici est annoncé à tout le monde, avec ton nom.
referee-hint-table = Une table à examiner
referee-option-table = Table { $number } : { $names }
referee-lapse = { $name } : { $told }
referee-lapse-gave-up = a quitté la table
referee-lapse-silent = { $count ->
    [one] temps écoulé une fois
   *[other] temps écoulé { $count } fois
}
referee-lapse-absent = absence à l’appel
referee-lapse-replaced = un majordome a fini
referee-no-lapses = Personne n’a quitté la table, et personne n’a épuisé son temps.
referee-lapses-title = ## ⚖️ { $game } : départs et temps écoulés
referee-lapses-line = **{ $name }** · ronde { $round }, table { $number } avec { $others } · { $told }
referee-more = … Pour le reste, regarde chaque table à part.
referee-lapses-more = … et { $count } de plus.

referee-means-title = ## 🚧 { $game } : qui joue, et avec qui
referee-means-apart = **À séparer :** { $pairs }. Autant que possible, le tirage ne les met pas à une même table, et personne n’en est informé. Choisis de nouveau les deux mêmes pour lever la mesure.
referee-means-nobody = personne
referee-means-pair = { $one } et { $other }
referee-means-more = { $count } de plus
referee-means-least = **Manches avant l’inscription :** { $least ->
    [0] aucune
    [one] { $least } classée sur ce serveur, comme l’indique le message
   *[other] { $least } classées sur ce serveur, comme l’indique le message
}.
referee-hint-apart = Deux personnes à séparer
referee-hint-least = Manches qu’il faut avoir finies ici
referee-least = { $least ->
    [0] Aucune : tout le monde peut s’inscrire
    [one] { $least } manche classée
   *[other] { $least } manches classées
}

button-referee = ⚖️ Arbitrage
button-referee-means = 🚧 Qui joue
button-referee-lapses = 📋 Départs
button-referee-round-before = ◀ Ronde
button-referee-round-after = Ronde ▶
button-referee-back = ◀ Toutes les tables
button-referee-extend = ⏳ Attendre encore
button-referee-replace = 🔁 Remplacer
button-referee-strike = 🚫 Annuler le résultat
button-referee-restore = ↩️ Rétablir

referee-form-strike = Annuler le résultat de cette table
referee-field-reason = Raison
referee-about-reason = Tout le monde la lit. La table ne donne pas de points, mais la rencontre compte.
referee-form-replace = Remplacer quelqu’un à cette table
referee-field-out = Qui s’en va
referee-about-out = L’inscription reste ; en élimination directe, c’est la sortie
referee-field-came = Qui arrive
referee-about-came = Cela vaut inscription et appel à la table

referee-extended = ⏳ La table attend encore. Tout le monde en est informé.
referee-replaced = 🔁 C’est fait. L’appel à la table est parti, et tout le monde en est informé.
referee-struck = 🚫 Le résultat est annulé. Tout le monde en est informé.
referee-restored = ↩️ Le résultat compte de nouveau. Tout le monde en est informé.

refused-tournament-two = Choisis deux personnes déjà inscrites. Rien n’a changé.
refused-tournament-apart = { $most } paires sont déjà séparées. Rien n’a changé.
refused-tournament-no-result = Cette table n’a pas encore de résultat. Rien n’a changé.
refused-tournament-moved = La table a changé entre-temps. Regarde-la encore.
refused-tournament-begun-table = Cette table n’attend plus personne. Rien n’a changé.
refused-tournament-plays = { $name } joue déjà dans cette ronde. Rien n’a changé.
refused-tournament-reason = Une raison demande au moins une lettre. Rien n’a changé.
refused-tournament-person = Il faut faire partie de ce serveur pour jouer. Rien n’a changé.
refused-tournament-last-deal = Il n’y aura plus ici de donne où cette place pourrait passer à quelqu’un d’autre : un jeu reste à qui l’a reçu. Rien n’a changé.
