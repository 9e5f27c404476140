### French: the chronicler.

## Plays

played-lead =
    .a = { $name } ouvre avec { $what }. Les bougies se penchent.
    .b = On balaie la table ; { $name } y pose { $what }.
    .c = Un pli tout neuf : { $name } l’assaisonne avec { $what }.
    .d = « Commençons quelque part », dit { $name }, et pose { $what }.
    .e = La parole est à { $name } : { $what }.
    .f = { $name } entame avec { $what }, comme on tâte l’eau du bain.
    .g = Un silence, une toux, puis { $what }, signé { $name }.
    .h = Sur la table nue, { $name } dépose { $what }.
    .i = Avec { $what }, { $name } déclare le pli ouvert.
    .j = Le scribe trempe sa plume : { $name }, { $what }.
    .k = Toute querelle a un début : { $name } ouvre avec { $what }.
    .l = { $name } envoie { $what } voir le temps qu’il fait.

played-lead-set =
    .a = { $name } ouvre avec { $what }, comme on vide un placard.
    .b = Petit cortège : { $what }, et { $name } ouvre la marche.
    .c = Bras dessus, bras dessous : { $what }, que présente { $name }.
    .d = { $name } étale { $what } comme l’argenterie du dimanche.
    .e = Faites place, je vous prie : { $what }, signé { $name }.
    .f = Par charretée entière, { $name } livre { $what }.
    .g = « On voyage en groupe », dit { $name } en posant { $what }.
    .h = En file comme des canetons : { $what }, et { $name } fait l’appel.
    .i = { $name } entame avec { $what }, le tout noué d’un ruban.

played-beat =
    .a = { $name } pose { $what } sur { $under }, et voilà.
    .b = { $name } répond { FORM($under, "a") } par { $what }.
    .c = Et maintenant { $what }, signé { $name }. Le scribe opine.
    .d = { $name } couvre { $under } avec { $what }, comme on couvre la soupe.
    .e = C’en est fait { FORM($under, "de") } : { $name } apporte { $what }.
    .f = Une toux polie, et { $name } pose { $what }.
    .g = D’un geste de bibliothécaire, { $name } range { $under } sous { $what }.
    .h = « Sauf votre respect », dit { $name }, et dépose { $what }.
    .i = Le tas grandit : { $what }. { $name } contemple les poutres.
    .j = { $name } offre { $what }, plus une petite révérence.
    .k = Bref règne pour { $under } : { $name } joue { $what }.
    .l = Une marche plus haut, ou plusieurs : { $what }, signé { $name }.
    .m = { $name } porte l’affaire { FORM($what, "a") }.
    .n = La cour tourne la tête : { $what }, signé { $name }.

played-jump =
    .a = { $name } répond { FORM($under, "a") } par { $what }. Quelque part, un chien s’évanouit.
    .b = Une catapulte pour un moineau : { $name } pose { $what }.
    .c = Sur { $under }, { $name } lâche { $what }. Du plâtre tombe.
    .d = Les chapeaux s’envolent : { $what }, signé { $name }.
    .e = Les vitres tremblent. C’était { $name }, avec { $what }.
    .f = { $name } écrase { $under } sous { $what }.
    .g = « C’est trop ? » demande { $name } en posant { $what } sur { $under }.
    .h = Personne n’avait commandé { $what }. { $name } sert quand même.
    .i = Comme un ours entre dans une boulangerie, { $name } joue { $what }.

played-joker =
    .a = Des grelots ! { $name } pose { $what }, et quelque chose là-dedans glousse.
    .b = Un bouffon se glisse dans la salle : { $what }, dit { $name } sans rire.
    .c = { $name } joue { $what }, un bout de costume bariolé qui dépasse.
    .d = Comptez d’abord les grelots, puis les cartes : { $name } pose { $what }.
    .e = « { $what } », calcule { $name }. Le bouffon vérifie la somme.
    .f = Avec un tintement, { $name } présente { $what }.
    .g = Le scribe écrit « { $what } », regarde { $name }, ajoute un grelot.
    .h = { $name } a engagé un bouffon pour l’occasion : { $what }.

played-top =
    .a = { $name } pose { $what }. Il n’y a pas d’étage au-dessus.
    .b = Le plafond est atteint : { $what }, signé { $name }.
    .c = Avec { $what }, { $name } clôt la discussion.
    .d = « Quelqu’un ? » demande { $name } devant { $what }, pour la forme.
    .e = L’échelle s’arrête là : { $name }, avec { $what }.
    .f = { $name } coiffe le tas avec { $what } et s’époussette les manches.
    .g = Le mot de la fin : { $what }. { $name } le dit tout bas.
    .h = Porte, verrou et clé : { $name } joue { $what }.

order-turned =
    .a = Révolution ! { $name } renverse l’échelle ; les Trois sont en haut.
    .b = Le monde marche sur la tête, grâce à { $name }. Les Deux vont à la cave.
    .c = { $name } secoue la table, et l’ordre des valeurs retombe à l’envers.
    .d = Cloches, fumée, { $name } debout sur une chaise : désormais, le Trois règne.
    .e = Ce qui était en haut est en bas. { $name } signe avec panache.
    .f = { $name } crie révolution, et les Deux ôtent leur chapeau.
    .g = Les portraits pendent à l’envers. { $name } tient le marteau.

order-turned-back =
    .a = Encore une révolution ! { $name } remet l’échelle sur ses pieds.
    .b = L’ordre ancien revient, et { $name } lui tient la porte. Les Deux sont en haut.
    .c = { $name } retourne le monde encore une fois ; on commençait à peine à s’y faire.
    .d = À la cave, les Trois : { $name } rappelle les Deux.
    .e = Deux fois à l’envers, c’est à l’endroit. Tous les As remercient { $name }.
    .f = { $name } redresse l’escalier et essuie la première marche.

suits-locked =
    .a = Une clé tourne : rien que { $suits } à partir d’ici.
    .b = La porte se ferme, sauf à { $suits }.
    .c = Verrouillé ! Désormais, c’est { $suits } ou rien.
    .d = Deux fois de suite : le tas est verrouillé à { $suits }.
    .e = Le garde laisse entrer { $suits }, et rien d’autre.
    .f = Un écriteau au-dessus du tas : { $suits } seulement.

eight-stops =
    .a = { $name } pose { $what }, et un Huit arrête tout.
    .b = Halte ! Avec { $what }, { $name } finit le pli sur-le-champ.
    .c = Un Huit coupe le fil : { $what }, signé { $name }.
    .d = En pleine phrase, voici { $what }. La parole est à { $name }.
    .e = { $name } referme le livre avec { $what }.
    .f = Rideau, et bien trop tôt : { $what }, signé { $name }.
    .g = { $name } laisse tomber { $what } comme une herse.

## Passes and tricks

passed =
    .a = { $name } passe.
    .b = Une passe pour { $name }, inscrite sans commentaire.
    .c = { $name } étudie le plafond et passe.
    .d = D’un signe à la place voisine, { $name } passe.
    .e = Sans incident, le tour glisse devant { $name }.
    .f = { $name } admire ses manches, puis passe.
    .g = « Je passe », dit { $name }, et retourne à sa soupe.
    .h = Le scribe écrit « { $name } : passe » et sèche l’encre.
    .i = { $name } regarde passer le tour comme une lente charrette.
    .j = Tranquillement, { $name } passe.
    .k = Un doigt se lève : { $name } passe.
    .l = { $name } redresse une bougie et passe.
    .m = Quelque part, une chaise grince. { $name } passe.
    .n = Dehors, une oie. Dedans, { $name } passe.
    .o = Le chat bâille, et { $name } passe.
    .p = « Au suivant », murmure { $name }.

passed-together =
    .a = { $names } passent.
    .b = Une rangée de passes : { $names }.
    .c = Tout autour de la table : { $names } passent.
    .d = Le tour se promène devant { $names }.
    .e = « Je passe », disent { $names }, à tour de rôle.
    .f = Le scribe met une accolade à { $names } et écrit « passe ».
    .g = En bon ordre, { $names } passent.
    .h = Le chat compte les passes : { $names }.

passed-lead =
    .a = { $name } passe la main ; c’est à { $next } d’ouvrir.
    .b = La main se promène devant { $name } et s’arrête chez { $next }.
    .c = « Après toi, { $next } », dit { $name }, et passe la main.
    .d = Table nue, et { $name } passe. Si tu veux bien, { $next }.
    .e = D’une révérence, { $name } passe la main à { $next }.
    .f = Tous les yeux quittent { $name } pour { $next } : la main est passée.
    .g = { $name } laisse la table nue telle qu’elle est. À { $next }.

trick-taken =
    .a = Le pli est à { $name }, la main aussi ; la poussière est à tout le monde.
    .b = { $name } ramasse le tas et prend la main.
    .c = Pas de réponse. { $name } prend le pli et ouvre.
    .d = { $name } ratisse en jardinier soigneux, et ouvre.
    .e = L’écho répond à { $name }, et la main suit.
    .f = Un pli pour { $name }, et la main en guise de monnaie.
    .g = Rien ne monte plus haut : pli et main à { $name }.
    .h = Le tas va sous la table, la main à { $name }.
    .i = On tire un trait. { $name } prend le pli et ouvre.
    .j = { $name } emporte le pli, le tasse avec soin, et ouvre.

trick-inherited =
    .a = Rien ne répond à { $name }, qui a fini ; { $next } hérite de la main.
    .b = { $name } fait ses adieux, et rien ne les couvre. { $next } ouvre.
    .c = Une chaise vide gagne le pli : là siégeait { $name }. { $next } ouvre.
    .d = Par testament lu à voix haute, { $name } lègue la main à { $next }.
    .e = La main traînait sur la chaise : { $name } a fini, { $next } la ramasse.
    .f = Le pli était à { $name }. La main est à { $next }.
    .g = { $name } salue depuis la porte ; { $next } prend la main.

## One card

one-card =
    .a = **Dernière carte !** La voix du héraut déraille : { $name }.
    .b = **Dernière carte !** C’est tout ce que tient { $name }.
    .c = **Dernière carte !** { $name } la tient comme un marron brûlant.
    .d = **Dernière carte !** Roulement de tambour pour { $name }.
    .e = **Dernière carte !** La cour éloigne un peu ses chaises : { $name }.
    .f = **Dernière carte !** { $name } la déploie en éventail, c’est vite fait.
    .g = **Dernière carte !** Même le chat regarde { $name }.

one-card-called =
    .a = « **Dernière carte !** » lance { $name } avant toute question.
    .b = { $name } se lève et le déclare : **dernière carte !**
    .c = D’une voix claire, { $name } : **dernière carte !**
    .d = Le héraut s’épargne cette peine : { $name } annonce **dernière carte !**
    .e = { $name } lève un doigt : **dernière carte !**
    .f = Assez fort pour la cuisine, { $name } annonce **dernière carte !**
    .g = On se racle la gorge. Puis, chez { $name } : **dernière carte !**

one-card-caught =
    .a = { $by } montre { $name } du doigt : **dernière carte**, et pas un mot !
    .b = Oubli ! { $name } tenait sa **dernière carte**, et { $by } comptait.
    .c = « Tu n’oublies rien, { $name } ? » demande { $by }. **Dernière carte !**
    .d = { $name } couvait bien sagement sa **dernière carte**. { $by } l’a vue.
    .e = **Dernière carte !** C’est { $by } qui le dit, et { $name } qui rougit.
    .f = Rien n’échappe à { $by }, et surtout pas la **dernière carte** chez { $name }.
    .g = { $by } regarde { $name } et tousse. **Dernière carte**, sans annonce !

## Leaving the round

went-out-first =
    .a = { $name } se lève sans hâte : première place.
    .b = Déjà fini ! { $name } laisse les autres se débrouiller.
    .c = Plus une carte, et avant tout le monde : { $name }.
    .d = Apportez le bon fauteuil : { $name } finit en tête.
    .e = { $name } a fini ; les autres ont la vaisselle.
    .f = La couronne se racle la gorge et regarde { $name } : première place.
    .g = Avant les autres, { $name } montre deux paumes vides.
    .h = { $name } finit en tête, et le héraut retrouve une trompette.

went-out =
    .a = { $name } a fini, à la { $place } place devant la soupe.
    .b = Chaise repoussée, plus une carte : { $name }, { $place } place.
    .c = À la { $place } place, { $name } quitte la table.
    .d = { $name } s’éclipse à la { $place } place, en fermant doucement la porte.
    .e = Qu’on le note : { $name }, { $place } place.
    .f = Plus de cartes, plus de soucis : { $name } finit à la { $place } place.
    .g = { $name } prend la { $place } place et emprunte un repose-pied.

last-one =
    .a = { $name } hérite du balai.
    .b = La manche s’arrête ici, avec { $name } encore à table.
    .c = Tout le monde est allé souper. { $name } empile les chaises.
    .d = { $name } garde la table, les cartes et la vaisselle.
    .e = On tend un balai, gentiment, à { $name }.
    .f = Quelqu’un souffle les bougies, et c’est { $name }.
    .g = Manche finie ! { $name } peut poser ses cartes.
    .h = Seul le chat reste tenir compagnie à { $name }.

left =
    .a = { $name } quitte la table, cartes face cachée.
    .b = Les cartes se couchent, face cachée, et { $name } rentre.
    .c = { $name } s’en va ; les cartes gardent leur secret.
    .d = Une chaise racle : { $name } part, cartes face cachée.
    .e = Bonne route, { $name }. Les cartes restent, face cachée.
    .f = { $name } prend manteau et congé ; les cartes restent face cachée.
    .g = Le pont-levis s’abaisse pour { $name }. Aucune carte ne se montre.

steward-sits =
    .a = { $name } prend la chaise où siégeait { $whom } ; un majordome ne demande jamais pourquoi.
    .b = { $name } met des gants et joue pour { $whom }.
    .c = Le service ne finit jamais : { $name } joue pour { $whom }.
    .d = Une chaise s’époussette : { $name } y remplace { $whom }.
    .e = Une place reste chaude pour { $whom } : { $name } y veille.
    .f = Un trousseau tinte : { $name } prend la relève pour { $whom }.
    .g = Pour { $whom }, et sans supplément de gages, { $name } continue.

came-back =
    .a = { $name } revient, et le majordome se lève aussitôt.
    .b = Devinez qui revient : { $name }, sur une chaise tiède.
    .c = La place est de nouveau à { $name } ; le majordome l’a laissée propre.
    .d = { $name } revient ; le majordome sort à reculons.
    .e = Bon retour, { $name }. Rien n’a été cassé.
    .f = Des pas dans le couloir, et { $name } se rassied.
    .g = { $name } reprend ses cartes à des gants soigneux.

## The round begins

taxes-open =
    .a = Les impôts sont dus. Des pièces changent de poche derrière un rideau.
    .b = Un percepteur installe une petite table et une grande balance.
    .c = Selon l’usage, le bas donne son meilleur. Les soupirs sont gratuits.
    .d = On tire un rideau ; derrière, les impôts.
    .e = L’heure des impôts. Le plancher craque de générosité.
    .f = Les registres s’ouvrent, les bourses suivent.
    .g = Ce qui monte l’escalier à présent s’appelle un cadeau.
    .h = Préparez vos impôts, et gardez votre sérieux.

taxes-done =
    .a = Les impôts sont rentrés. { $name } ouvre.
    .b = Toutes les dettes sont réglées, et { $name } a la main.
    .c = Le rideau s’écarte : à { $name } d’ouvrir.
    .d = { $name } ouvre, maintenant que la balance est rangée.
    .e = Payé, compté, pardonné. La main est à { $name }.
    .f = Le percepteur part déjeuner, et la main revient à { $name }.
    .g = { $name } peut ouvrir : chaque cadeau a trouvé sa poche.

round-opens =
    .a = Pas d’impôts à cette manche. { $name } ouvre.
    .b = Le percepteur a congé ; { $name } a la main.
    .c = { $name } ouvre, et toutes les bourses restent fermées.
    .d = Une donne, pas d’impôts : à { $name } d’ouvrir.
    .e = Cartes fraîches, ardoise propre. La main est à { $name }.
    .f = Trompettes ! La manche commence, et { $name } ouvre.
    .g = { $name } a la main ; le coffre du fisc reste clos.

## Tarot-himi

shown =
    .a = { $name } brandit { $card }. Voilà donc comment.
    .b = Qu’il soit noté : { $name } montre { $card }.
    .c = Derrière l’éventail que tient { $name }, on aperçoit { $card }.
    .d = On demande un permis ; { $name } produit { $card }.
    .e = { $name } l’a par écrit : { $card }.
    .f = Le scribe lève les yeux vers { $name }, voit { $card }, et opine.
    .g = Un aperçu, par courtoisie : { $card }, chez { $name }.

rescinded-one =
    .a = Justice est faite par { $name } : { $whom } reprend { $what }.
    .b = { $name } appelle l’huissier ; { $whom } reprend { $what }.
    .c = La balance penche : { $name } renvoie { $what } à { $whom }.
    .d = « Une de trop », tranche { $name }. { $whom } reprend { $what }.
    .e = Petite correction par { $name } : { $what }, retour à { $whom }.
    .f = { $whom } retrouve { $what } ; { $name } signe le reçu.

rescinded-all =
    .a = Trompette chez { $name } : { $whom } reprend { $what }.
    .b = { $name } défait tout et renvoie { $what } à { $whom }.
    .c = Comme si rien n’avait été joué : { $what } chez { $whom }, merci { $name }.
    .d = « Jugement ! » crie { $name }, et { $whom } ramasse { $what }.
    .e = { $name } déchire la dernière page, et { $whom } reprend { $what }.
    .f = { $whom } récupère { $what }. { $name } prend un air innocent.

recalled =
    .a = { $name } était déjà à la maison, et revient en pantoufles.
    .b = Pas si vite : { $name } a encore du travail.
    .c = On frappe chez { $name } : la manche veut de la compagnie.
    .d = La place est rayée du registre ; { $name } retrouve sa chaise encore tiède.
    .e = Fini n’est pas toujours fini, découvre { $name }.
    .f = { $name } revient à table, chapeau sur la tête.

swapped =
    .a = Des roues sur le gravier : { $name } passe chez { $whom } et échange une carte.
    .b = { $name } arrive au trot chez { $whom }. Quelque chose change de main.
    .c = Échange rapide : { $name } propose, { $whom } n’a pas le choix.
    .d = { $whom } a de la visite : { $name }, qui ne s’attarde pas.
    .e = Le Chariot s’arrête chez { $whom }. { $name } se penche à la portière.
    .f = « Échange honnête », dit { $name }. { $whom } regarde encore.

spun =
    .a = { $name } pousse la Roue : { $cards } dans la défausse, autant en retour.
    .b = La Roue tourne : la défausse rend { $cards } à { $name }.
    .c = On remue la défausse ; { $name } en tire { $cards }.
    .d = La fortune redistribue : { $cards } à { $name }.
    .e = Les yeux fermés, { $name } échange { $cards }.
    .f = { $name } interroge la Roue, et la Roue rend { $cards }.

## Coming and going

joined =
    .a = { $name } s’assied et reçoit une serviette.
    .b = On trouve une chaise pour { $name }.
    .c = Encore une place : { $name } rejoint la table.
    .d = La cour gagne { $name } et perd un peu d’aisance aux coudes.
    .e = Bienvenue, { $name }. La soupe est à gauche.
    .f = { $name } entre, et le banc se serre.
    .g = Sur la liste, à l’encre fine : { $name }.

joined-pick =
    .a = { $name } tire { $what }, et on lui montre la chaise qui va avec.
    .b = Pour une place, { $name } tire { $what } ; le banc se serre.
    .c = Le sort montre { $what }, et { $name } s’assied où il le dit.
    .d = Avec { $what } en main, { $name } compte les chaises et s’assied.
    .e = À la porte, { $name } tire { $what }. Le héraut désigne un siège.
    .f = Rien à redire, c’est { $what } : { $name } a sa chaise.

joined-gate =
    .a = À la porte : { $name }, pour la prochaine manche.
    .b = { $name } attend à la porte la prochaine donne.
    .c = On frappe. C’est { $name }, qui jouera à la prochaine manche.
    .d = { $name } a une place à la prochaine manche, et un tabouret d’ici là.
    .e = Un manteau pend dans l’entrée : { $name } joue dès la prochaine donne.
    .f = La prochaine manche nous amène { $name }.

leaves-after =
    .a = { $name } nous quitte après cette manche.
    .b = Jusqu’au bout de la manche, puis à la maison : { $name }.
    .c = On selle un cheval pour { $name }, pour après la manche.
    .d = { $name } demande son manteau, et joue la manche jusqu’au bout.
    .e = Après la manche, une chaise se libère : là siège { $name }.
    .f = Malles bouclées, { $name } reste pour la fin de la manche.

## Seats and ranks

drawn-first =
    .a = { $name } tire { $what }, et s’assied à la première place.
    .b = La chance fait un clin d’œil : { $what }, et { $name } siège en tête.
    .c = Avec { $what }, { $name } reçoit la chaise la plus haute.
    .d = Couronne prêtée à { $name }, contre { $what }.
    .e = { $name } retourne { $what }, et le meilleur fauteuil se retourne aussi.
    .f = Le héraut annonce { $what } et s’incline devant { $name }.

drawn-last =
    .a = { $name } tire la plus basse, et on lui montre le balai.
    .b = La plus petite carte, la plus petite chaise : { $name }.
    .c = La fortune regarde par la fenêtre : dernière place pour { $name }.
    .d = { $name } commence en bas, d’où l’on voit loin vers le haut.
    .e = Un balai se présente à { $name }.
    .f = Près de la porte, loin de la soupe : { $name }.

rise =
    .a = { $name } gagne { places } et remercie l’échelle.
    .b = Plus haut : { places } pour { $name }, un peu hors d’haleine.
    .c = L’échelle a tenu : { $name } gagne { places }.
    .d = { $name } monte : { places }, plus près du feu.
    .e = Meilleure soupe pour { $name }, qui gagne { places }.
    .f = On déplace les chaises : { $name } gagne { places }.

fall =
    .a = { $name } perd { places }, en tenant la rampe.
    .b = L’escalier est bien ciré : { $name } perd { places }.
    .c = Un siège plus frais pour { $name }, { places } plus bas.
    .d = En bon ordre, { $name } descend : { places }.
    .e = Vieilles connaissances, nouveaux voisins : { $name } perd { places }.
    .f = La soupe arrive plus tard chez { $name }, { places } plus bas.

rise-crown =
    .a = Du balai à la couronne en une manche : { $name }. Les précepteurs chancellent.
    .b = { $name } pose le balai et ramasse la couronne.
    .c = Le scribe vérifie deux fois : { $name }, du dernier siège au premier.
    .d = Toutes les marches d’un coup : la couronne est à { $name }.
    .e = { $name } allait balayer la salle du trône, et y reste.
    .f = Qui va balayer maintenant ? { $name } a la couronne.
    .g = On compose aussitôt une ballade : *{ $name } et le balai volant*.

reign =
    .a = { $name } garde la couronne. Elle commence à tomber juste.
    .b = La couronne reste où elle est : chez { $name }.
    .c = Personne ne demande à { $name } de se lever.
    .d = Une autre manche, la même couronne : { $name }.
    .e = { $name } règne encore ; on repaie le portraitiste.
    .f = Rien de neuf en haut : { $name }.
    .g = Couronne polie, pas déplacée : { $name } demeure.

fall-crown =
    .a = { $name } perd la couronne ; { $next } la porte.
    .b = La couronne roule, quitte { $name } et s’arrête chez { $next }.
    .c = { $next } essaie la couronne. { $name } donne des conseils.
    .d = Couronne, clés et chat : { $name } remet le tout à { $next }.
    .e = Un nouveau visage sur les pièces : { $next } remplace { $name }.
    .f = On change les portraits : { $name } se décroche, { $next } s’accroche.
    .g = { $next } règne, et { $name } a ses après-midi libres.

stuck =
    .a = { $name } reste en dernière place. Le balai s’en réjouit.
    .b = Le balai garde { $name }, ou l’inverse.
    .c = Encore la dernière place : { $name } sait où tout est rangé.
    .d = Pas d’escalier cette fois pour { $name }.
    .e = Même tabouret, même courant d’air : { $name }.
    .f = Patience, { $name }. L’échelle est en réparation.
    .g = { $name } garde le bout de la table ; le sol n’a jamais été si propre.

## Decrees

proclaimed =
    .a = { $name } s’éclaircit une gorge royale : qu’on se le dise !
    .b = Écoutez ce qu’il plaît à { $name } de vouloir.
    .c = Un parchemin se déroule sur le sol, scellé par { $name }.
    .d = { $name } a eu une idée dans son bain.
    .e = Trompettes, un peu en retard, pour { $name }.
    .f = L’encre est encore humide : { $name } proclame.
    .g = Un rêve de cette nuit fait loi aujourd’hui : { $name } l’a eu.

## Waiting

lobby =
    .a = Un héraut déroule une longue liste et mouille un petit crayon.
    .b = Les bancs sont sortis, les bougies allumées. Qui joue ?
    .c = Oyez ! La cour cherche du monde, de tout rang.
    .d = Une couronne, un balai, et des chaises pour tout l’entre-deux.
    .e = La table est mise. Venez vous faire trier.
    .f = On cherche : des gens. On offre : une couronne, ou un balai.
    .g = Attention à l’oie : le pont-levis est baissé.
    .h = Quelqu’un portera la couronne. Venez voir qui.

lobby-ready =
    .a = Nous sommes assez. Le héraut accorde sa trompette.
    .b = La cour est assez grande pour commencer.
    .c = Assez de chaises sont chaudes : on peut jouer.
    .d = Nous voilà assez pour une querelle, donc pour une partie.
    .e = Un mot, et le jeu commence.
    .f = Le scribe compte les têtes et s’en contente.
    .g = Tout est prêt, l’hôte n’a qu’un mot à dire. Les retards restent bienvenus.

between =
    .a = On mélange les cartes ; étirez vos jambes.
    .b = Petite pause. Quelqu’un balaie, et nous savons qui.
    .c = Entre deux manches, toute la cour est égale, brièvement.
    .d = La soupe est servie, par ordre de rang.
    .e = Étirez-vous, buvez, pardonnez. La donne approche.
    .f = Le chat inspecte les cartes et les trouve au complet.
    .g = Bientôt des cartes. En attendant, des ragots.
