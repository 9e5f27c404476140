### French: the rules as a book, and ❓.

rules-place = { $game } · chapitre { $place } sur { $count } · les règles telles qu’on les joue ici
hint-chapter = Un autre chapitre…
button-chapter-open = 📖 { $title }
button-chapter-back = ◀ Retour
button-chapter-next = Suite ▶
button-books = 📚 Tous les livres
books-title = 📚 Les règles, telles qu’on les joue ici
books-help = `/cards learn` enseigne un jeu, avec un coach. Là où l’hôte permet les conseils, `/cards hint` dit ce que ferait un vizir. Après une manche, 🔍 *Analyse* sur ton panneau dit ce que valaient tes décisions. Les majordomes sont pages, marchands, vizirs ou maîtres ; l’hôte choisit leur niveau sous 📜 Règles de la maison.
books-hint = Ouvrir un livre…
button-how = 📖 Comment jouer
button-why = ❓ Règles

## ❓

why-title = ❓ Que puis-je faire ?
why-tax-owed = Les impôts d’abord : tu dois un cadeau, avec les cartes que tu veux. Personne ne joue avant que tous les cadeaux soient donnés.
why-tax = Les impôts d’abord : personne ne joue avant que tous les cadeaux soient donnés.
why-must-pass = Tu as oublié d’annoncer ta dernière carte, et cela s’est vu : quand vient ton tour, tu dois passer.
why-wait-for-lead = { $names } ouvre d’abord. Ce que tu peux jouer en dépend.
why-wait = Ce n’est pas ton tour : à { $names } de jouer. Contre { $what }, tel qu’est le tas maintenant :
why-beat = À battre : { $what }.
why-lead = Tu ouvres : autant de cartes que tu veux, d’une même valeur.
why-lead-suited = Tu ouvres, et ne peux pas passer : un groupe d’une valeur, ou une suite d’une couleur.
why-lead-forced = Tu ouvres, et ne peux pas passer : autant de cartes que tu veux, d’une même valeur.
why-can = **Feraient l’affaire :** { $sets }.
why-none = **Rien dans ton jeu ne fait l’affaire.** Tu ne peux que passer.

why-part = { $count } sur tes { $held }
why-with = { $what } (dont { $jokers })
why-as = { $jokers } comme { $what }
why-jokers = { $count ->
    [one] un joker
   *[other] { number } jokers
}

why-group = - **{ $reason } :** { $cards }
why-wrong-size = Tu en as { $count ->
    [2] une seule
   *[other] moins de { number }
}
why-not-higher = Pas au-dessus : { $top }
why-ties = L’égalité perd
why-joker-ties = Au plus { $what }, et l’égalité perd
why-low-joker = Sous toutes les valeurs ; seul, il ne peut qu’ouvrir
