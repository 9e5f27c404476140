### French: refusals.

## Of the table

refused-not-seated = Tu n’es pas encore à cette table. Appuie sur 🪑 pour t’asseoir.
refused-not-seated-full = Tu n’es pas à cette table, et toutes les chaises sont prises. Quand quelqu’un part, appuie sur 🪑 pour t’asseoir.
refused-not-welcome = Tu ne peux pas t’asseoir à cette table. `/cards tables` montre les autres.
refused-not-seated-there = Cette personne n’est plus à cette table.
refused-stale = Ce choix est déjà passé ; voici le choix actuel.
refused-revealed = Tout le monde a montré ; ton choix reste.
refused-stale-pile = Le tas a changé pendant que tu tendais la main ; voici le nouveau.
refused-already-here = Tu es déjà à cette table.
refused-already-seated = Tu as déjà une place dans { $channel } : { $link } — un tabouret par personne.
refused-too-many-tables = Tu as ouvert { $most } tables en une heure. Tu peux en ouvrir une autre { $when }.
refused-too-many-tables-here = Ce serveur a ouvert { $most } tables en une heure. Il peut en ouvrir une autre { $when }.
refused-server-full = Ce serveur a { $most } tables ouvertes, autant qu’il peut en avoir. Ferme-en une, ou attends que l’une d’elles ferme.
refused-already-posted = Tu as déjà publié cela : { $link }. Tu pourras le publier à nouveau { $when }.
refused-too-many-posts = Tu as publié { $most } messages en une minute. Tu pourras en publier un autre { $when }.
refused-too-fast = Tu demandes plus vite que le scribe n’écrit. Redemande dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-not-begun = Aucune carte n’a encore été distribuée.
refused-already-begun = Les premières cartes sont déjà distribuées.
refused-no-game = Je ne connais pas ce jeu : choisis-en un dans la liste.
refused-preset-of-no-game = Les règles toutes faites vont avec un jeu : choisis aussi le jeu. Aucune table n’a été ouverte.
refused-no-book = Les règles ne sont pas encore écrites ici : { $game }.
refused-match-goes-on = La partie est en cours : tu peux prendre la place d’un majordome ou de quelqu’un qui part, ou attendre la prochaine partie.
refused-not-offered = Ce n’est pas possible maintenant.
refused-no-preset = { $game } n’a pas ces règles toutes faites : choisis parmi ce qui est proposé. Aucune table n’a été ouverte.
refused-table-full = Toutes les chaises sont prises.
refused-deal-stays = Tu ne peux pas fermer une donne du jour, seulement la laisser pour plus tard : elle t’attend jusqu’à la clôture du jour.
refused-daily-off = Les donnes du jour sont désactivées là où je tourne.
refused-daily-no-set = Cette série n’existe pas.
refused-daily-over = Cette série est close : `/daily` a celles du jour.
refused-daily-done = Tu as joué toutes les donnes de cette série.
refused-daily-forgotten = Tu as effacé ta tentative pour cette série. Il n’y en a pas de seconde avant la clôture du jour.
refused-daily-sealed = D’autres peuvent encore jouer cette série : sa preuve sera publiée à la clôture de son jour. Son empreinte est `{ $hash }`.
refused-daily-not-done = Tu peux partager une série quand tu l’as finie.
refused-daily-other-version = Cette série a été faite par une autre version de moi, et seule cette version peut la jouer.
refused-daily-no-practice = On ne peut s’entraîner sur une série qu’une fois son jour clos.
refused-daily-too-old = Cette série est trop ancienne pour s’entraîner.
refused-other-version = Cette table est à l’arrêt : ses cartes ont été distribuées par une autre version de moi, et seule cette version peut la poursuivre.
refused-table-closed = Cette table a été débarrassée.
refused-no-steward = Il n’y a pas de majordome à renvoyer.
refused-not-host = Cela revient à l’hôte : { $host }.
refused-host-begins = Pour l’instant, cela revient à l’hôte : { $host }. Toute la table le pourra { $when }.
refused-no-sides = Il n’y a pas de camp à changer ici.
refused-sides-uneven = Trop de monde dans un camp : quelqu’un doit d’abord changer de camp.
refused-too-few = Il y a trop peu de monde à table pour commencer.
refused-still-seated = Tu as encore une place à une table d’ici : d’abord `/cards leave`. Une place dans une manche est à toi jusqu’à la prochaine donne, ou jusqu’à ce que la table soit débarrassée. Rien n’a été effacé.
refused-no-table = Tu n’es à aucune table ici. `/cards start` en ouvre une.
refused-needs-server = Cela demande un serveur où je suis ; l’équipe du serveur peut [m’y ajouter]({ $link }). { $deals ->
    [off] Ici, tu peux utiliser `/cards learn`, `/cards rules`, `/cards settings` et `/privacy`.
   *[played] Ici, tu peux utiliser `/daily`, `/cards learn`, `/cards rules`, `/cards settings` et `/privacy`.
}
refused-malformed = Je ne connais pas ce choix : il vient peut-être d’une version plus ancienne de moi. Rien n’a changé.
refused-unknown-table = Cette table est débarrassée depuis longtemps. `/cards start` en ouvre une nouvelle.
refused-not-tahimi = Seul le nouveau Tahimi peut prendre des décrets.
refused-no-decrees = L’hôte n’a laissé ici aucune règle à décréter.
refused-decree-late = Les cartes sont distribuées : il est trop tard pour un décret.
refused-decree-contradicts = Deux de ces choix portent sur la même chose : { $about }. Retires-en un ; rien n’a changé.
refused-not-serf = Seul le Serf peut distribuer avant l’heure.
refused-tahimi-ponders = Le Tahimi choisit encore ses décrets. Les cartes sont distribuées { $when }.
refused-try-again = Quelqu’un a été plus rapide. Appuie encore.
refused-too-late-for-form = J’ai mis trop de temps : appuie encore.
refused-no-such-round = La manche { $round } n’a pas été jouée à cette table.
refused-round-not-dealt = La manche { $round } n’est pas encore distribuée, mais elle est fixée par ce SHA-256 : `{ $hash }`
refused-round-goes-on = La manche { $round } se joue encore : ses cartes et leur preuve seront publiées à la fin. Elle est fixée par ce SHA-256 : `{ $hash }`
refused-round-broken-off = La manche { $round } a été interrompue : ses cartes restent cachées. Elle était fixée par ce SHA-256 : `{ $hash }`
refused-round-sealed = 🔒 La manche { $round } a été distribuée sous la règle des jeux scellés : ses cartes et leur preuve restent cachées pour toujours. Elle était fixée par ce SHA-256 : `{ $hash }`
refused-rank-gone = Il n’y a plus de rang à montrer.
refused-no-round-name = Une manche se nomme par son numéro, comme 4, ou par table et numéro, comme 12.4. Rien n’est montré.
refused-round-older = La manche { $round } a été jouée sous une version plus ancienne des règles, que ce bot ne connaît plus. Elle ne peut plus être racontée.
refused-round-doubtful = L’archive de la manche { $round } ne correspond pas à son engagement : la manche n’est donc pas racontée. `/cards verify` montre où elles diffèrent.
refused-review-not-yours = Tu n’as pas joué la manche { $round } : il n’y a pas de décisions à toi à analyser.
refused-review-goes-on = La manche { $round } n’est pas finie. Tes décisions s’analysent une fois qu’elle l’est.
refused-review-older = La manche { $round } a été jouée sous une version plus ancienne des règles, que ce bot ne connaît plus. Elle ne peut pas être analysée.
refused-review-day-open = D’autres peuvent encore jouer cette donne : elle s’analyse une fois son jour clos ({ $when }).
refused-review-not-made = Il n’y a pas encore d’analyse de cette manche. Appuie sur 🔍 *Analyse* sous son résultat.
refused-nothing-played = Rien n’a encore été joué à cette table. Sa chronique commence avec la première manche.
refused-nothing-to-verify = Rien n’a été joué dans ce salon, et tu n’es à aucune table.
refused-missing-permission = Il me manque ici des permissions : *{ $names }*. Adresse-toi à qui gère le serveur.
refused-ending = On me redémarre, et les vizirs réfléchiront de nouveau dans une minute. Rien n’est perdu et rien n’a changé : appuie encore à ce moment-là.
refused-draining = On va me redémarrer : rien de nouveau ne commence. Rien n’est perdu : réessaie dans quelques minutes.
refused-disk-full = Mon disque est plein ; la personne qui m’héberge doit faire de la place. Rien n’est perdu : appuie encore à ce moment-là.
refused-crash = Le scribe a renversé de l’encre ; rien n’est perdu. Appuie encore. `ref { $reference }`
refused-otherwise = Ce n’est pas possible maintenant (`{ $code }`).

## Of the rules that all games of the parlour have in common

refused-not-seated-hand = Tu ne joues pas à cette table.
refused-round-over-hand = Cette manche est finie.
refused-not-offered-hand = Ce choix est déjà passé ; voici le choix actuel.
refused-not-your-turn-hand = C’est à { $turn } de jouer.
refused-not-in-hand-hand = Tu n’as pas cette carte : { $card }.

## Of the rules: plays and passes

refused-round-over = Cette manche est finie.
refused-out-of-round = Tu n’as plus de cartes dans cette manche.
refused-not-your-turn = On ne te demande rien pour l’instant.
refused-one-card-penalty = Ta dernière carte n’a pas été annoncée, et cela s’est vu : tu dois passer ce tour.
refused-no-cards = Choisis au moins une carte.
refused-not-in-hand = Tu n’as pas ces cartes.
refused-wrong-count = { $count ->
    [one] Choisis exactement une carte.
   *[other] Choisis exactement { $count } cartes.
}
refused-not-a-set = Un groupe est fait de cartes d’une même valeur.
refused-bad-declaration = Ces cartes ne peuvent pas compter comme cette valeur.
refused-wrong-size = Le tas demande { $size ->
    [one] une seule carte
   *[other] { $size } cartes d’une même valeur
}, pas { $played }.
refused-not-higher = Pas assez : avec { $played }, on ne couvre pas { $under }.
refused-not-higher-run = Pas assez : chaque carte de ta suite doit dépasser { FORM($under, "le") }.
refused-not-a-legal-play = Ces cartes ne sont ni un groupe ni une suite : une suite, c’est { $shortest } cartes ou plus qui se suivent, toutes d’une couleur.
refused-wrong-pattern = { $shape ->
    [run] Le tas demande une suite de { $size }.
   *[set] Le tas demande { $size ->
        [one] une seule carte.
       *[other] { $size } cartes d’une même valeur.
    }
}
refused-locked = Le tas est verrouillé : on ne suit qu’à { $suits }.
refused-must-lead = Personne d’autre ne veut la main : tu dois jouer quelque chose.
refused-nothing-to-call = Il n’y a rien à annoncer.
refused-nothing-to-catch = Il n’y a pas d’oubli à relever.
refused-arcana-cannot-combine = Un arcane majeur se joue seul. Seul le Fou va avec d’autres cartes.
refused-wheel-cannot-be-played = La Roue de la Fortune ne se pose jamais sur le tas.
refused-hanged-man-one-chance = Le Pendu te laisse une chance par pli, et tu l’as eue.
refused-lovers-no-singles = Les Amoureux ne te laissent jouer aucune carte seule, sauf eux-mêmes.
refused-hermit-no-sets = L’Ermite ne te laisse jouer que des cartes seules.
refused-not-on-first-lead = Cette carte ne peut pas ouvrir la manche.
refused-tower-margin = La Tour exige un saut plus grand.
refused-arcana-only-led = Cette carte ne peut qu’ouvrir un pli.
refused-death-best-play = La Mort exige ce que tu as de mieux.
refused-mandatory = Tu dois jouer : quelque chose dans ton jeu t’y oblige.
refused-no-pile = Il n’y a rien sur le tas à défaire.
refused-bad-target = Choisis quelqu’un d’autre qui tient encore des cartes.
refused-nothing-to-give = Il te faut une deuxième carte à donner.
refused-arcana-tax-exempt = Les arcanes majeurs sont exempts d’impôts, dans les deux sens.
refused-wrong-number = Donne exactement { $count } { $count ->
    [one] carte
   *[other] cartes
}.
refused-not-due = Choisis parmi les cartes montrées ; elles sont toutes de la même valeur.
refused-unreadable = Ce n’est pas un coup de ce jeu.

## Of the rules: options

refused-unknown-option = Il n’y a pas de règle de la maison « { $option } ».
refused-bad-value = « { $option } » ne peut pas prendre cette valeur.
refused-no-such-number = « { $option } » attend { $numbers }. Rien n’a changé.
refused-too-many-seated = Il y a { $seated } places prises ici, et ces règles en admettent au plus { $most }. Rien n’a changé.
refused-too-many-wanted = Ces règles admettent au plus { $most } places.
refused-bad-player-count = Ces règles ne vont pas pour ce nombre de places.
refused-preset-not-for-tarot = Les règles toutes faites de Tahimi ne valent pas pour Tarot-himi.
refused-jokers-not-for-tarot = Tarot-himi n’a pas de jokers : le Fou en est un.
refused-deuces-not-for-tarot = À Tarot-himi, le Deux est faible et l’As est fort.
refused-deck-mode-not-for-tarot = Tarot-himi n’a qu’un jeu de cartes.
refused-instant-top-not-for-tarot = À Tarot-himi, on peut répondre à un As ; il ne met jamais fin au pli aussitôt.
refused-unranked-first-round-cannot-be-taxed = Une première manche sans rangs ne peut pas avoir d’impôts.
refused-after-dealer-needs-join-order = Une première manche sans rangs exige des places par ordre d’arrivée.
refused-join-order-needs-after-dealer = Des places par ordre d’arrivée exigent une première manche sans rangs.
refused-penalty-needs-manual-announcement = Une pénalité exige « annonce toi-même “Dernière carte” ».
refused-removal-rank-not-in-deck = Cette valeur n’est pas dans ce jeu de cartes.
