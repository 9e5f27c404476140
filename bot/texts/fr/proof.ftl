### French: a round opened after its end, and the hashes that are shown before.

hash-first-short = 🔒 La première donne est fixée : `{ $hash }…`
hash-first = La première donne est fixée par ce SHA-256 : `{ $hash }`
hash-next-short = 🔒 La prochaine donne est fixée : `{ $hash }…`
hash-next = La prochaine donne est fixée par ce SHA-256 : `{ $hash }`
hash-round = Cette donne est fixée par ce SHA-256 : `{ $hash }`
hash-short = donne `{ $hash }…`
hands-sealed = 🔒 Les jeux de cette manche restent scellés.
button-open = 🔍 Révéler les jeux
button-check-yourself = 🔏 Vérifie toi-même
button-check = 🔍 Vérifier la donne

proof-title = ## 🔍 Manche { $round }, révélée
proof-kept = **Comme promis : places et cartes étaient fixées avant tout tirage.**
proof-broken = **Pas comme promis. Les lignes marquées ❌ ci-dessous ne vont pas avec la graine, ou avec l’empreinte montrée.**
proof-older = **L’empreinte a été comparée. Le reste a été joué sous une version plus ancienne des règles, que ce bot ne connaît plus.**
proof-hands = **Les jeux tels que distribués**
proof-no-hands = Aucun jeu ne peut être distribué depuis cette graine.
proof-taxes = **Impôts**
proof-tax = { $payer } a payé **{ $paid }** à { $receiver } et a reçu **{ $returned }**.

proof-hash-right = La graine a le SHA-256 montré avant tout tirage.
proof-hash-wrong = Le SHA-256 de la graine n’est pas celui qui a été montré.
proof-seats-right = Les places découlent de la graine.
proof-seats-wrong = Les places ne découlent pas de la graine.
proof-seats-unknown = Les places n’ont pas été calculées.
proof-moves-right = La donne découle de la graine, et ses { $moves } coups mènent à la même fin.
proof-moves-wrong = Les coups n’ont pas pu être joués sur la donne qui découle de la graine, ou ils mènent à une autre fin.
proof-moves-unknown = La donne n’a pas été calculée.
proof-seed = Graine `{ $seed }`
proof-hash = SHA-256 `{ $hash }`
proof-shown = Montré avant la donne `{ $hash }`

proof-yourself = **Sans le bot :** compare ce SHA-256 à celui qui a été montré avant la donne (son début est à la table avant la première manche ou à la fin de la dernière, le tout dans les règles de la maison ou derrière ⋯). Ensuite, lance `python verify.py` suivi du nom de l’archive ; il ne faut rien d’autre. Il calcule l’empreinte, ainsi que les places et les jeux de tout jeu dont il connaît la donne ; il ne regarde pas les coups.
proof-recipe =
    -# Dans n’importe quel langage : les 32 octets de la graine, le mot `seats` ou `deal`, et un compteur 0, 1, 2… sur huit octets passent ensemble par SHA-256 ; chaque tranche de 64 bits est un nombre, l’octet le plus fort d’abord. « Sous n » est le nombre suivant modulo n, en sautant les nombres égaux ou supérieurs au plus grand multiple de n jusqu’à 2^64.
proof-recipe-cards =
    -# Places : à tour de rôle, chaque place prend la carte « sous ce qui reste » parmi quatre fois 2 à A, la première étant 0 (la dernière valeur est le 2 quand les Deux sont forts) ; à égalité, on tire de nouveau. Donne : le jeu de cartes du bas vers le haut, jokers en dernier, est mélangé depuis sa fin, la carte i avec la carte « sous i + 1 » ; puis une carte va à chaque place à tour de rôle, d’abord à celle qui suit qui distribue.

proof-closed-kept = **Comme promis : chaque carte montrée était dans le jeu de cartes à la place fixée avant la donne.**
proof-closed-broken = **Pas comme promis. Les lignes marquées ❌ ci-dessous ne vont pas avec ce qui a été montré avant la donne.**
proof-closed-older = **Cette manche a été jouée sous une version plus ancienne des règles, que ce bot ne connaît plus.**
proof-closed-hash-right = Le jeu de cartes a le SHA-256 montré avant tout tirage.
proof-closed-hash-wrong = Le SHA-256 du jeu de cartes n’est pas celui qui a été montré.
proof-closed-hash-unknown = Le SHA-256 du jeu de cartes ne peut plus être calculé.
proof-closed-seats-right = Les places découlent de la graine. La graine reste secrète : là-dessus, tu n’as que la parole du bot.
proof-closed-seats-wrong = Les places ne découlent pas de la graine.
proof-closed-seats-unknown = Les places n’ont pas été calculées.
proof-closed-moves-right = La donne découle de la graine, et ses { $moves } coups mènent à la même fin. Là-dessus aussi, tu n’as que la parole du bot.
proof-closed-moves-wrong = Les coups n’ont pas pu être joués sur la donne qui découle de la graine, ou ils mènent à une autre fin.
proof-closed-moves-unknown = La donne n’a pas été calculée.
proof-closed-yourself = **Sans le bot :** compare ce SHA-256 à celui qui a été montré avant la donne (son début est à la table avant la première manche ou à la fin de la dernière, le tout dans les règles de la maison ou derrière ⋯). Ensuite, lance `python verify.py` suivi du nom de la preuve ; il ne faut rien d’autre, et il contrôle chaque carte montrée.
proof-closed-recipe =
    -# Dans n’importe quel langage : chaque carte du jeu mélangé a une feuille, le SHA-256 de 32 octets de sel et des lettres de la carte. Le SHA-256 de toutes les feuilles, l’une après l’autre, est celui de la liste ; le SHA-256 de toutes les listes, une par jeu de cartes qui aurait pu être distribué, est celui qui a été montré. Les cartes que personne n’a montrées gardent leur sel, et restent cachées pour toujours.
