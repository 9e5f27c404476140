### French: manners of stewards, by level.

manner-sits-page =
    .a = { $name } a compté les cartes et espère que cinquante, c’est juste.
    .b = { $name } s’assied et demande dans quel sens on tient les cartes.
    .c = { $name } a entendu dire que c’est plus facile que porter des plateaux.
    .d = { $name } promet de jouer quelque chose, n’importe quoi.
    .e = { $name } fait coucou à tout le monde et laisse tomber deux cartes.

manner-wins-page =
    .a = { $name } a gagné et aimerait savoir comment.
    .b = { $name } regarde derrière sa chaise si quelqu’un d’autre n’aurait pas gagné.
    .c = { $name } gagne par une méthode que personne ne pourra enseigner.
    .d = { $name } demande si gagner, c’est bien. Oui.
    .e = { $name } a gagné, et les précepteurs corrigent leurs livres.

manner-last-page =
    .a = { $name } finit en bas et remercie tout le monde pour la partie.
    .b = { $name } prend la dernière place et a passé un excellent moment.
    .c = { $name } trouve que la dernière place a la plus belle vue.
    .d = { $name } l’a fait exprès, plus ou moins.
    .e = { $name } finit en bas et mélange déjà pour la suite.

manner-sits-merchant =
    .a = { $name } compte les bougies et demande qui les paie.
    .b = { $name } a fermé boutique pour une heure, ou peut-être deux.
    .c = { $name } serre toutes les mains, une fois pour la chance, une fois pour le commerce.
    .d = { $name } glisse la balance sous la chaise et s’assied.
    .e = { $name } apporte du pain d’épices pour tout le monde, à un prix correct.

manner-wins-merchant =
    .a = { $name } gagne et l’inscrit au registre, souligné une fois.
    .b = { $name } gagne et offre le cidre, dans les petits gobelets.
    .c = { $name } parle d’une bonne journée et remercie la clientèle.
    .d = { $name } gagne, mais une deuxième place avec reçu aurait suffi.
    .e = { $name } a gagné et en verse déjà une part à la cuisine.

manner-last-merchant =
    .a = { $name } prend la dernière place et la compte en publicité.
    .b = { $name } finit en bas. Certaines années, il pleut sur la foire.
    .c = { $name } prend la dernière place et en admire la finition.
    .d = { $name } finit en bas et n’exige aucun remboursement.
    .e = { $name } finit en bas. La marchandise était bonne, le marché non.

manner-sits-vizier =
    .a = { $name } s’assied et regarde ta chaise, puis toi.
    .b = { $name } dispose l’encrier, le sable et le silence.
    .c = { $name } s’incline, et se rappelle toutes les cartes de l’an dernier.
    .d = { $name } a lu les règles deux fois et la table une fois.
    .e = { $name } dit que ce n’est qu’un jeu, et taille une plume.

manner-wins-vizier =
    .a = { $name } gagne et referme un carnet que personne n’avait vu ouvert.
    .b = { $name } s’y attendait depuis la troisième carte.
    .c = { $name } gagne et félicite la table de sa résistance.
    .d = { $name } s’incline exactement aussi bas que la victoire l’exige.
    .e = { $name } gagne, et la bougie n’a pas baissé d’un doigt.

manner-last-vizier =
    .a = { $name } prend la dernière place et demande à voir le calcul.
    .b = { $name } tient la dernière place pour une erreur d’arrondi.
    .c = { $name } finit en bas, et le carnet gagne une page entière.
    .d = { $name } félicite la chance, plus forte aujourd’hui.
    .e = { $name } finit en bas et demande à la bougie de recompter.

manner-sits-master =
    .a = { $name } s’assied, et la salle se redresse.
    .b = { $name } n’a besoin ni de coussin, ni de bougie, ni de beaucoup de temps.
    .c = { $name } salue tout le monde par son nom, cartes comprises.
    .d = { $name } ferme les yeux un instant. La partie a commencé.
    .e = { $name } croise deux mains calmes comme une bibliothèque.

manner-wins-master =
    .a = { $name } gagne, remercie les cartes et les rend dans l’ordre.
    .b = { $name } dit que c’était serré, ce qui est gentil.
    .c = { $name } gagne si doucement qu’on met un moment à s’en apercevoir.
    .d = { $name } sert le thé à la table qui vient de perdre.
    .e = { $name } gagne et trouve un mot aimable pour chaque coup, sauf un.

manner-last-master =
    .a = { $name } finit en bas, rit une fois, et de bon cœur.
    .b = { $name } se lève et s’incline devant la table : c’était bien joué.
    .c = { $name } finit en bas aujourd’hui. Racontez-le à vos petits-enfants.
    .d = { $name } demande qu’on lui apprenne ce dernier coup.
    .e = { $name } finit en bas et en rajeunit un peu.
