### French: hints.

command-hint = Demander à un vizir quoi faire, où la table permet les conseils ; la réponse est pour toi

button-hint = 💡 Conseil

hint = 💡 { $said }
hint-in-lesson = 🎓 Dans ta leçon : { $said }

hint-vizier = Un vizir choisirait **{ $answer }**.
hint-vizier-pass = Un vizir **passerait**.
hint-only = **{ $answer }** est tout ce que tu peux faire.
hint-quick = Le temps manquait pour bien réfléchir ; voici le conseil rapide d’un marchand : **{ $answer }**.

refused-no-hints-here = L’hôte n’a pas permis les conseils à cette table. Une leçon en a : `/cards learn`.

hint-tried-ahead = { $count ->
    [one] Essayé une fois
   *[other] Essayé { $count } fois
}, ce choix a fait mieux que **{ $other }**.
hint-tried-level = { $count ->
    [one] Essayé une fois
   *[other] Essayé { $count } fois
}, ce choix a fait aussi bien que **{ $other }**, et rien n’a fait mieux.
hint-tried-best = { $count ->
    [one] Essayé une fois
   *[other] Essayé { $count } fois
}, ce choix est resté le meilleur.

## Why, in several games

hint-because-joker = Ton joker reste en réserve.
hint-because-takes = Cela bat ce qui est là, et aucune carte plus basse que tu puisses poser n’y arrive.

hint-because-melds = La carte à découvert peut ramener { $loose ->
    [points] tes points hors combinaison
   *[cards] tes cartes libres
} de { $before } à { $after }.
hint-because-melds-not = La carte à découvert ne te laisserait pas moins de { $loose ->
    [points] points hors combinaison
   *[cards] cartes libres
}.
hint-because-thrown = { $count ->
    [0] Sans elle, toutes tes cartes sont en combinaisons.
    [one] Il te reste { $loose ->
        [points] un point hors combinaison
       *[cards] une carte libre
    }, et aucune autre carte n’en laisse moins.
   *[other] Il te reste { $count } { $loose ->
        [points] points hors combinaison
       *[cards] cartes libres
    }, et aucune autre carte n’en laisse moins.
}

hint-because-alone = Elle ne va avec aucune de tes autres cartes libres.

## Why, in the climbing family

hint-because-out = Ce sont tes dernières cartes : tu as fini.
hint-because-keeps = Tes cartes restent ensemble : { $set }.
hint-because-later = Cela garde { $play } pour plus tard.
hint-because-lowest = { $count ->
    [one] Ta carte la plus basse part d’abord.
    [2] Tes cartes les plus basses partent d’abord, les deux à la fois.
   *[other] Tes cartes les plus basses partent d’abord, les { $count } à la fois.
}
hint-because-many = Cela te débarrasse de { $count } cartes d’un coup.
hint-because-cheapest = C’est le plus bas de tes coups qui battent le tas.
hint-because-next = Les cartes que tu gardes forment un seul groupe et peuvent toutes partir d’un coup.
hint-because-high = { $count ->
    [0] Aucune valeur n’est plus haute.
    [one] Une seule valeur est plus haute.
   *[other] Seules { $count } valeurs sont plus hautes.
}
hint-because-only = Aucun autre de tes coups ne bat le tas.
hint-because-nothing = Aucun de tes coups ne bat le tas.
hint-because-close = La personne que tu dois battre a tout au plus une carte.
hint-because-owed = { $count ->
    [one] Tu dois ta meilleure carte.
   *[other] Tu dois tes meilleures cartes.
}
hint-because-lowest-gift = { $count ->
    [one] C’est ta carte la plus basse.
   *[other] Ce sont tes cartes les plus basses.
}
hint-because-whole = { $count ->
    [one] Elle ne casse aucun groupe.
   *[other] Elles ne cassent aucun groupe que tu gardes.
}
