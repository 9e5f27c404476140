### French: achievements.

achievements-title = ## 🏅 Tes exploits
achievements-of = ## 🏅 Les exploits : { $name }
achievements-count = { $count } sur { $most }. Les autres se présentent quand ils arrivent.
achievements-none = Rien encore. Les exploits viennent tout seuls, avec ce qui arrive à table.
achievement-line = **{ $name }** · { $about } { $game }, { $when }.
achievement-earned = 🏅 **{ $name }.** { $about }
achievements-private = Personne d’autre que toi ne voit ceci. `/achievements` les montre tous.

achievement-first-win = La première
    .about = Tu as gagné, et personne ne peut te l’enlever.
achievement-three-games = Trois chapeaux
    .about = Tu as gagné à trois jeux différents.
achievement-seven-games = Le portemanteau
    .about = Tu as gagné à sept jeux différents.
achievement-crowd = Salle comble
    .about = Tu as gagné à une table de huit ou plus.
achievement-upset = Contre toute attente
    .about = Tu as gagné avec la cote la plus basse de la table.
achievement-rise = De la cave au trône
    .about = Tu avais la dernière place, et la première à la manche suivante.
achievement-fall = Du trône à la cave
    .about = Tu avais la première place, et la dernière à la manche suivante. La vue était belle.
achievement-dynasty = Une petite dynastie
    .about = Tu as porté la couronne trois fois de suite.
achievement-escape = La lumière du jour
    .about = Cinq fois de suite la dernière place, et puis plus.
achievement-long-night = Une longue nuit
    .about = Tu as joué dix manches sans couronne, et tu as quand même joué la dixième.
achievement-abject = Violons
    .about = Ta misère a passé la centaine en une session.
achievement-champion = Le nom d’un mois
    .about = Tu as pris la première place de tout un mois.
achievement-cup = La coupe
    .about = Tu as gagné un tournoi joué jusqu’au bout.
