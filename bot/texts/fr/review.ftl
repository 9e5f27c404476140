### French: the review of a round that is over.

button-review = 🔍 Analyse
review-title = ## 🔍 Manche { $round }, analysée pour toi
review-note = L’analyse regarde ce que tu pouvais savoir à ce moment-là, jamais les cartes cachées : une bonne réponse reste bonne, quoi qu’il soit arrivé.
review-making = Un maître repense tes décisions : c’est fait pour { $done } sur { $total }. Tu peux fermer ceci et revenir ; l’analyse est gardée.
review-failed = L’analyse n’a pas pu aboutir cette fois. Rien n’est perdu : réessaie.
button-review-look = 🔄 Regarder encore
button-review-again = 🔄 Réessayer
review-nothing = Tu n’avais rien à choisir dans cette manche : il n’y a rien à analyser.
review-facts = { $game } · { $count ->
    [one] { $count } décision à toi
   *[other] { $count } décisions à toi
 }
review-kept = Tu as gardé **{ $share } %** de ce qui se jouait.
review-no-stake = Pas de pourcentage : rien n’était en jeu dans ces décisions.
review-good = Dans { $good } sur { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }, rien n’était nettement meilleur que ton choix.
review-costliest = **Le plus coûteux**
review-cost = **{ $number }.** Tu as choisi : { $answer }. Mieux { $cost ->
    [0] de très peu
    [one] de { $cost } point sur 100
   *[other] de { $cost } points sur 100
 } : { $best }.
review-chart = Ce que tu pouvais espérer après chaque décision, sur 100
review-chart-told = décision { $number } : { $value }
review-chart-cost = −{ $cost }
review-finest = **Tes meilleurs moments**
review-fine = **{ $number }.** { $answer } : { $stake ->
    [0] la pire réponse valait un peu moins.
   *[other] la pire réponse valait { $stake } de moins, sur 100.
}
review-think = **À méditer**
review-at = Décision { $number } sur { $count } · coup { $move } sur { $moves }
review-best = ✅ Tu as choisi **{ $answer }**, et rien de mieux n’a été trouvé. Résultat attendu : { $value } sur 100.
review-as-good = 👍 Tu as choisi **{ $answer }**, ce qui vaut **{ $best }**, pour autant qu’on puisse en juger. Résultat attendu : { $value } sur 100.
review-worse = 🔸 Tu as choisi **{ $answer }**, qui valait { $value } sur 100. **{ $best }** valait { $cost ->
    [0] un peu plus
   *[other] { $top }
 }.
review-reason = Pourquoi { $best } : { $reason }
button-review-walk = ▶ Toutes les décisions
button-review-to = Décision { $number }
button-review-back = ◀
button-review-on = ▶
button-review-summary = 📋 Résumé
button-review-help = ❓
review-help-title = ## ❓ Ce que dit l’analyse
review-help-where = 🔍 se trouve sur ton panneau à la fin d’une manche ou d’une leçon, dans `/chronicle`, et auprès d’une série de donnes du jour dont le jour est clos. Un maître évalue alors chaque décision que tu as prise toi-même, et personne d’autre que toi ne le voit.
review-help-what = **Les valeurs.** Un maître, avec plus de temps qu’à table, reprend ta propre vue à chaque décision, distribue de bien des façons ce que tu ne pouvais pas voir, et joue tes réponses jusqu’au bout. 100 est le meilleur résultat, 0 le pire.
review-help-share = **Le pourcentage.** Pour chaque décision : à quelle distance de la pire réponse essayée se trouve la tienne, rapportée à celle de la meilleure. On additionne le tout sur la manche, si bien qu’une décision compte selon ce qui s’y jouait. Une réponse qui vaut la meilleure compte comme la meilleure.
review-help-good = **À égalité.** Un écart plus petit que deux fois sa propre erreur ne compte pas. Ce qui paraît moins bon est joué quatre fois plus longtemps avant qu’on le dise.
review-help-chart = **Le graphique.** Une barre par décision, avec son numéro dans le parcours : ce que tu pouvais espérer avec ta réponse. La partie pâle et le nombre derrière sont ce que la meilleure réponse valait de plus.
review-help-turning = **Les tournants.** Dans les jeux qui révèlent toutes les cartes à la fin, tout le monde peut lire sous le résultat après quels trois coups quelqu’un pouvait espérer bien plus ou bien moins. C’est vu avec toutes les cartes, comme personne à table ne le pouvait, tout le monde continuant à jouer comme un marchand. Les cartes cachées ou scellées ne sont jamais regardées, et un serveur peut désactiver cela (`/tahimi-server`). Pour les donnes du jour, c’est dans l’analyse, une fois leur journée close.
review-help-kept = **La conservation.** Une analyse se fait une fois et n’est qu’à toi. Elle disparaît avec la manche, et avec tes données quand tu les effaces (`/privacy`).

## Where the round turned

review-tracing = Les tournants, vus avec toutes les cartes, sont encore en cours de calcul : regarde à nouveau dans un instant.
turning-title = **Les tournants,** vus avec toutes les cartes (100 : première place, 0 : dernière)
turning-rise = Coup { $move } : { $name } choisit *{ $action }*. { $whom } pouvait alors espérer { $size ->
    [much] bien plus
   *[some] davantage
 } : { $after } au lieu de { $before }.
turning-fall = Coup { $move } : { $name } choisit *{ $action }*. { $whom } pouvait alors espérer { $size ->
    [much] bien moins
   *[some] moins
 } : { $after } au lieu de { $before }.
turning-own-rise = Coup { $move } : { $name } choisit *{ $action }* et pouvait alors espérer { $size ->
    [much] bien plus
   *[some] davantage
 } : { $after } au lieu de { $before }.
turning-own-fall = Coup { $move } : { $name } choisit *{ $action }* et pouvait alors espérer { $size ->
    [much] bien moins
   *[some] moins
 } : { $after } au lieu de { $before }.
