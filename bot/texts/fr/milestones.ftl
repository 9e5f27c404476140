### French: milestones.

milestone-reign =
    .a = { $name } porte la couronne pour la { $times } fois de suite. Elle laisse une marque.
    .b = Un { $times } règne d’affilée : { $name } a cessé de compter.
    .c = Il faudra agrandir le mur des portraits : { $name }, { $times } règne de suite.
    .d = Encore { $name }. Au { $times } règne d’affilée, le scribe parle d’une époque.
    .e = { $name } demande à quoi sert un balai. C’est le { $times } règne de suite.
    .f = En bâillant devant tout le monde, { $name } coiffe la couronne pour la { $times } fois de suite.
    .g = Pile et face, c’est { $name } : la monnaie fête un { $times } règne d’affilée.
    .h = La couronne n’a pas refroidi depuis longtemps : { $times } règne de suite pour { $name }.

milestone-escape =
    .a = { $name } passe le balai à quelqu’un d’autre, pour la première fois de mémoire de scribe.
    .b = Une première : { $name } sort de la cave et demande en quelle année on est.
    .c = La cave perd { $name }. Elle s’y était attachée.
    .d = En haut de l’escalier, les yeux plissés : { $name }, loin de la cave pour la première fois.
    .e = Pour la première fois, { $name } voit la table d’en haut.
    .f = Qu’on l’écrive : aujourd’hui, le balai a perdu { $name }.
    .g = { $name } découvre une chaise à dossier. L’émotion est vive.
    .h = Balai à céder, bon état, a peu vu la lumière : { $name } remonte enfin.

milestone-misery =
    .a = La misère a grandi chez { $name } : plus de { $power }. On fait venir les violons.
    .b = Plus de { $power } : le scribe ouvre un nouveau registre pour { $name }.
    .c = { $name } dépasse { $power } de misère et reçoit une petite couverture.
    .d = Une cloche sonne pour { $name } : misère au-delà de { $power }.
    .e = Les poètes font la queue chez { $name }. L’indice dépasse { $power }.
    .f = Au-delà de { $power }, et ça monte : { $name } réclame un boulier plus long.
    .g = Qu’on prête un mouchoir à { $name } : la misère passe { $power }.
    .h = { $power } dépassés ! Même la pluie passe prendre des nouvelles chez { $name }.
