### French: what the table says.

game-tahimi = Tahimi
    .about = Le jeu féodal où l’on grimpe : le haut de la table taxe le bas.
game-tarothimi = Tarot-himi
    .about = Tahimi avec les arcanes majeurs : 22 cartes, chacune avec un pouvoir.
game-mooseyard = Mooseyard Tahimi
    .about = Le plus simple : 52 cartes, et personne n’a de rang au début.
game-dahimi = Dahimi
    .about = Des groupes, et des suites d’une couleur ; la dernière place distribue.

pace-quick = rythme : rapide (20 s)
pace-lively = rythme : vif (45 s)
pace-reserve = rythme : réserve de temps (15 s, plus 2 min par manche)
pace-relaxed = rythme : tranquille (2 min)
pace-slow = rythme : lent (12 h)

steward-names = Gontran, Odile, Philibert, Perpétue, Baudouin, Isabeau, Crépin, Radegonde, Anselme, Mahaut, Fulbert, Walburge, Enguerrand

level-page = page
    .named = Page { $name }
level-merchant = marchand
level-vizier = vizir
    .named = Vizir { $name }
level-master = maître
    .named = Maître { $name }

table-stopping = 🔧 On me redémarre au plus tard { $when }. Rien de nouveau n’est distribué d’ici là, et une manche en cours continue ensuite.

nameless = Sans nom

## Lobby and draw

lobby-title = ## 👑 { $table } — la cour se rassemble
lobby-facts = { $seated } places prises sur { $wanted } · hôte : { $host }
lobby-players = de { $fewest } à { $most } places
lobby-side = { $sign } { $names }
lobby-side-empty = personne encore
lobby-drawn = 🎲 Les partenaires sont tirés au sort à la première donne.
lobby-crowded = Trop de monde dans le camp { $sign } : quelqu’un doit d’abord changer de camp.
lobby-waits-people = La table attend encore { $count ->
    [one] une personne
   *[other] { $count } personnes
}{ $stewards ->
    [yes] , ou *Commencer avec majordomes*.
   *[no] .
}
lobby-waits-host = À { $host } de commencer.
lobby-waits-full = La partie commence quand les { $wanted } places sont prises.
lobby-preset = 📜 **{ $preset }**
lobby-house = 📜 **{ $preset }** : { $rules }
lobby-house-own = Règles de la maison
lobby-length-usual = Selon les règles habituelles : { $length }
lobby-empty = Il n’y a encore personne à cette table.
lobby-hindered = Impossible de commencer à { $seated } : { $reason }
deck-cards = { $count } cartes
draw-title = ## 🎲 Le tirage des places

## Buttons

button-join = 🪑 Prendre place
button-leave = 🚪 Quitter
button-sides = ⇄ Changer de camp
button-steward = ⚙️ Ajouter un majordome
button-steward-less = ⚙️ Un majordome de moins
button-fill-begin = ⚙️ Commencer avec majordomes
button-rules = 📜 Règles de la maison
button-rematch = 🔁 Revanche
button-lots = 🎲 Tirer les partenaires
button-agree = 🤝 Partenaires au choix
button-last-time = ↺ Comme la dernière fois
button-begin = 🎲 Commencer
button-hand = 🎴 Mes cartes
button-pass = 🏳️ Passer
button-pass-lead = 🏳️ Passer la main
button-join-next = 🪑 Prochaine manche
button-join-steward = 🪑 Place d’un majordome
button-join-match = 🪑 Reprendre une place
button-ready = ▶ C’est bon{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}
button-ready-ahead = ▶ C’est bon pour la donne
button-call = ☝️ Dernière carte !
hint-catch = 👀 Surprendre un oubli…
button-unfold = 🎴 Déplier
panel-folded = 🎴 Replié.
button-back = ↩ Retour
panel-confirm-pass = 🏳️ Passer la main ? La place suivante ouvre alors.
hint-declared = 🃏 Les jokers valent…
option-declared = { $count ->
    [one] Un joker comme { $rank }
   *[other] { $count } jokers comme { $rank }
}
button-go-out = 🏁 { $cards }
button-with-jokers = 🃏 Avec { $jokers ->
    [1] un joker
   *[other] { $jokers } jokers
} : { $plays }
button-with-named = 🃏 Avec { $card } : { $plays }
button-without-jokers = 🃏 Sans joker : { $plays }
button-wild-as = { $cards } comme { $rank }
option-card-as = { $card } comme { $rank }
play-shows = { $label } · montre { $cards }
button-give = Donner le plus bas : { $cards }
button-pay = Donner { $cards }

## The public table

table-title = 👑 { $table } — Manche { $round } · Pli { $trick }
table-facts = { $count } à la table · { $rules }
seat-out = 🏁 { $place ->
    [1] 1re place
   *[other] { $place }e place
}
seats-out = 🏁 { $names }
seat-left = 🚪 table quittée
seat-one-card = ☝️ Dernière carte
seat-to-play = joue
seat-owes = doit un cadeau
seat-passed = a passé
seat-skips = saute un tour
pile-top = **Le tas — { $what }**
pile-as = { " " }comme { $rank }
pile-turned = 🔄 **Révolution :** les valeurs vont à l’envers, du 2, le plus faible, au { $highest }, le plus fort.
pile-locked = 🔒 **Verrouillé :** on ne suit qu’à { $suits }.
pile-empty = **La table est nue** — { $name } peut ouvrir avec n’importe quoi.
pile-empty-skips = **La table est nue** — { $name } paie son oubli et doit passer.
pile-tax = **Impôts** — des pièces changent de poche derrière un rideau.
at-the-gate = À la porte : { $names }

chronicle-title = 📖 Manche { $round } — { $line }
misery = misère { $index }
series-round = manche { $round } sur { $rounds }
series-points = Après la manche { $round } sur { $rounds } : { $points }
series-won = 🏆 { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la série de { $rounds } manches
series-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
series-yours = 🏆 **Tu as gagné la série de { $rounds } manches.**
series-place = La série de { $rounds } manches est finie : tu prends la **{ $place }** place.
next-deal = Nouvelle donne { $when }, ou quand tout le monde est prêt.
next-deal-after-restart = La prochaine donne vient après le redémarrage.
next-match = Nouvelle partie { $when }, ou quand tout le monde a appuyé sur *Rejouer*.
next-match-waits = Une nouvelle partie ne commence que si quelqu’un appuie sur *Rejouer*.
next-deal-waits = La prochaine donne attend que quelqu’un appuie sur *C’est bon*.
begins-by-itself = Les premières cartes sont distribuées { $when }.
waits-for-people = La table attend qu’il y ait de nouveau { $count } personnes ici.
closed-title = ## 🕯️ La séance est levée
table-unreadable = ⏸️ **{ $table }** est à l’arrêt. Ses cartes ont été distribuées par une autre version de moi, et seule cette version peut la poursuivre. Rien ne se perd pendant l’attente. L’hôte ou l’équipe du serveur peut fermer la table avec `/cards end` ; sinon, elle ferme { $when }.
closed-unreadable = Les cartes de cette manche n’ont pas pu être rétablies : la table a été fermée, et la manche ne compte pas. `/cards start` en ouvre une nouvelle.
closed-unbegun = Cette table a été fermée avant toute donne.
closed-early = Cette table a été fermée avant la fin de la manche.

## The panel

panel-facts = Manche { $round }
panel-beat = 🎴 À couvrir : { $what }
panel-lead = 🎴 À toi d’ouvrir
panel-waiting = ⏳ Ce n’est pas ton tour
panel-waiting-for = ⏳ On attend : { $names }
panel-waiting-tax = 📜 Les cadeaux se choisissent
panel-waiting-gift = 📜 { $names } { $count ->
    [one] doit
   *[other] doivent
} un cadeau
panel-until = la table répond pour toi { $when }
panel-until-reserve = la table répond pour toi { $when }, avec les { $seconds } s de ta réserve de temps
panel-are-out = 🏁 { $names }
panel-have-one-card = ☝️ Dernière carte : { $names }
panel-table = [↑ la table]({ $link })
panel-no-round = Aucune carte n’a encore été distribuée.
panel-out = 🏁 **Tu as fini, à la { $place } place.** Regarde les autres trimer.
panel-ready-ahead = ✔ C’est noté : la prochaine donne ne t’attend pas.
panel-left = 🚪 Tu as quitté cette manche.
panel-over = 📖 La manche est finie. { $next }
panel-over-match = 📖 { $next }
panel-ready = ✔ Tout est prêt de ton côté pour la suite.
panel-ready-match = ✔ C’est noté, tu rejoues. Une nouvelle partie commence quand les autres veulent aussi, ou un peu plus tard.
panel-over-leaving = 🚪 La manche est finie. Tu quittes la table à la prochaine donne.
panel-over-leaving-match = 🚪 Tu quittes la table à la prochaine donne, et la partie compte pour toi comme une dernière place.
panel-became = Tu finis à la **{ $place }** place : à la prochaine manche, tu es **{ $title }** (sauf si les places changent).
panel-became-pays = Tu finis à la **{ $place }** place : à la prochaine manche, tu es **{ $title }** et { $name } reçoit de toi { $count ->
    [one] une carte
   *[other] { $count } cartes
} (sauf si les places changent).
panel-became-receives = Tu finis à la **{ $place }** place : à la prochaine manche, tu es **{ $title }**, et { $name } te paie { $count ->
    [one] une carte ; tu en rends une
   *[other] { $count } cartes ; tu en rends autant
} (sauf si les places changent).
option-fewer = Seulement { $what }
hint-fewer = En jouer moins…
hint-more = Plus…
hint-suits = Autres couleurs…
tab-singles = Seules { $count }
tab-sets = Groupes { $count }
tab-runs = Suites { $count }
hint-give = Ou choisis-en { $count } toi-même…
tax-title = 📜 { $name } t’a payé { $cards }. Rends { $count ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $count } cartes
}
tax-due = 📜 Tu dois { $count ->
    [one] une de ces cartes. Laquelle ?
   *[other] { $count } de ces cartes. Lesquelles ?
}
tax-surrendered = Tu as remis **{ $cards }** à { $name }. *Tel est l’usage.*
tax-got = ✨ En retour, tu as reçu **{ $cards }**.
tax-received = ✨ { $name } t’a payé en impôts **{ $cards }**.
tax-gift-comes = Un cadeau viendra en retour.
joker = { $form ->
    [le] le Joker
    [du] du Joker
    [au] au Joker
    [un] un Joker
    [de] du Joker
    [gender] m
   *[alone] Joker
}
    .sign = 🃏
    .what = { $form ->
        [de] { $count ->
            [one] d’un Joker
           *[other] de { number } Jokers
        }
        [a] { $count ->
            [one] à un Joker
           *[other] à { number } Jokers
        }
       *[alone] { $count ->
            [one] un Joker
           *[other] { number } Jokers
        }
    }

left-table = Tu as quitté la table. Si une manche est en cours, un majordome joue tes cartes jusqu’au bout.
table-ended = La table est fermée.
answer-unshown = C’est fait, mais Discord ne m’a pas laissé le montrer ici. Inutile d’appuyer encore : *Mes cartes* montre où tu en es. `ref { $reference }`
answer-unshown-look = Discord ne m’a pas laissé montrer ça ici. Réessaie, ou dans un autre salon. `ref { $reference }`
answer-comes-for-all = ⏳ La réponse vient plus bas, pour tout le monde.
end-asked = ## Fermer la table { $table } ?
end-costs = Une manche est en cours. Fermer la table l’interrompt pour tout le monde, et elle ne comptera pas ; les manches finies restent.
end-costs-match = Une partie est en cours. Fermer la table l’interrompt pour tout le monde, et elle ne comptera pas.
end-lobby = Il n’y a personne d’autre ici : la table ferme quand tu pars.
button-end = 🕯️ Fermer la table
button-keep = 🪑 La garder
table-kept = La table reste ouverte.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
