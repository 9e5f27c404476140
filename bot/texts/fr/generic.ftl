### French: screens that every game has without a line of its own.

## Answers

answer-what = Que fais-tu ?
answer-card = { $said } : quelle carte ?
answer-card-of = { $said } : quelle carte ? ({ $count } en tout)
answer-cards = { $said } : { $count } cartes
answer-card-for = { $said } : une carte pour { $name }
answer-number = { $said } : combien ?
answer-suit = { $said } : quelle couleur ?
answer-rank = { $said } : quelle valeur ?
answer-seat = { $said } : qui ?
answer-cell = { $said } : où ?
answer-range = { $least }–{ $most }
answer-some = Choisis { $count } cartes…
answer-choose = Choisis…
answer-page = Choisis… (page { $page } sur { $pages })
button-done = ✔ Terminé
button-as-text = 🔡 En texte
button-none = Aucune
rider-on = ☑ { $name }
rider-off = ☐ { $name }
with-rider = { $said } + { $name }

verb-more = { $name }…

answer-to = { $said } à { $name }
answer-about = { $said } : { $name }
answer-swap = { $gives } contre { $takes }

verb-asks = { $name } : { $kind ->
    [card] { $count ->
        [one] une carte
       *[other] { $amount } cartes
    }
    [number] un nombre
    [suit] une couleur
    [rank] une valeur
    [seat] une personne
   *[cell] une case
}
value-on = oui
value-off = non
value-none = aucun

## Lobby

generic-lobby-title = ## 🎴 { $table }

generic-lobby =
    .a = Les places sont libres : asseyez-vous, qui que vous soyez.
    .b = Les cartes sont là. Qui joue ?
    .c = Une table, des chaises, et de la place pour toi.
    .d = Prends place ; les règles sont à un clic.

generic-lobby-ready =
    .a = Vous êtes assez : l’hôte peut commencer.
    .b = La table est mise. D’autres gens peuvent encore s’asseoir.
    .c = Tout est prêt, si l’hôte veut bien.
    .d = Il y a assez de monde pour commencer.

## Which game

games-title-open = 🎴 À quel jeu joue-t-on ?
games-title-learn = 🎓 Quel jeu veux-tu apprendre ?
games-hint-open = Ouvrir une table de…
games-hint-learn = Apprendre…
games-line = **{ $game }** ({ $count })
generic-how = 📖 `/cards rules`

## Panel

generic-facts = Manche { $round } · { $phase }
generic-asked = 🎴 À toi : { $what }
generic-asked-question = 🎴 { $what }
generic-given = ✔ Ta réponse : **{ $answer }**
generic-change = Tu peux changer d’avis jusqu’à ce que tout le monde ait répondu.
generic-others = ⏳ Les autres réfléchissent
generic-out = 🏁 **C’est fini pour toi dans cette manche.** Regarde les autres trimer.
generic-out-match = 🏁 **C’est fini pour toi dans cette partie.** La prochaine a de nouveau une place pour toi.
generic-yours = Toi : { $scores }
generic-zone = **{ $zone }** { $cards }
generic-zone-count = **{ $zone }** { $back } { $count }
generic-zone-of = **{ $zone }** chez { $name } : { $cards }
generic-empty = rien
generic-no-book = ## 📖 { $game }
    Personne n’a encore écrit les règles. Les boutons ne proposent que des coups permis : tu peux apprendre en jouant.

## Table

table-name = { $game } chez { $host }
generic-title = 🎴 { $table } — Manche { $round } · { $phase }
generic-side = camp { $side }
generic-side-counts = **Camp { $side }** — { $counts }
generic-answered = ✔ a répondu
generic-done = 🏁 a fini
generic-standard = règles standard

generic-did = { $name } : { $what }.
generic-happened = { $what } : { $details }.
generic-happened-bare = { $what }.

past =
    .begun = commence
    .bought = achète
    .broken = casse
    .chosen = choisit
    .drawn = tire
    .drew = tire
    .gave = donne
    .given = donne
    .gone = s’en va
    .hidden = cache
    .laid = pose
    .lost = perd
    .paid = paie
    .put = met
    .ran = court
    .showed = montre
    .shown = montre
    .stole = vole
    .stolen = vole
    .taken = prend
    .threw = jette
    .thrown = jette
    .took = prend
    .went = va
    .won = gagne

## Result

generic-closed-title = ## 🕯️ La table est fermée

generic-ends-after = finit au plus tard après la manche { $round }
generic-round-over = 📖 { $table } — La manche { $round } est finie
generic-match-ended = 🏆 { $table } — La partie est finie après { $round } manches
generic-round-before-end = La dernière manche :
generic-scored = { $sign } cette manche
generic-scored-last = { $sign } à la dernière manche
generic-total = total { $score }
generic-chips = jetons { $sign } → { $chips }
generic-lives = { $count ->
    [0] plus de vie
    [one] encore une vie
   *[other] encore { $count } vies
}
generic-match-on = La partie continue.
generic-match-over = 🏆 **La partie est finie.** { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
generic-match-drawn = **La partie est finie**, et personne ne l’a gagnée.
generic-drawn = Personne n’a gagné cette manche.
generic-last = Au moment de la fermeture :
button-play-again = ▶ Rejouer{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}

## Told again

generic-story-facts = { $game } · { $phase } · table { $table }

do-play = Jouer
do-pass = Passer
do-pay = Payer
do-give = Donner
do-call = Annoncer
do-catch = Prendre sur le fait
