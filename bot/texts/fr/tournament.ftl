### French: tournaments.

command-tournament = Tournois de ce serveur
command-tournament-create = Organiser un tournoi dans ce salon
command-tournament-list = Les tournois de ce serveur, l’actuel et les précédents
command-tournament-standings = Le classement du tournoi le plus récent d’ici
command-tournament-end = Finir le tournoi le plus récent d’ici avant sa dernière ronde

tournament-title = ## 🏆 { $game } : un tournoi
tournament-rules = { $kind } · { $pairs ->
    [yes] { $seats } par table, en paires
   *[no] { $seats } par table
} · { $pace } · majordomes : { $level }
tournament-signed-up = **Inscriptions : { $count }**
tournament-signed-up-pairs = { $count ->
    [one] **Inscriptions : { $count } paire**
   *[other] **Inscriptions : { $count } paires**
}
tournament-seeking = Cherchent partenaire : { $names }
tournament-waits-pairs = Il faut deux paires pour commencer.
tournament-nobody = personne encore
tournament-more = et { $count } de plus.
tournament-waits-people = { $count ->
    [one] Encore une personne, et il peut commencer.
   *[other] Encore { $count } personnes, et il peut commencer.
}
tournament-begins-at = Les inscriptions ferment { $when }, puis il commence.
tournament-waits-button = Il commence quand son hôte, ou quelqu’un d’autre qui mène ici les tournois, appuie sur Commencer.
tournament-least = Ouvert à qui a fini { $least } manches classées sur ce serveur.
tournament-held = ⏸️ Il attend : je n’ai pas le droit d’écrire dans { $place }. Il continue tout seul dès que je l’ai de nouveau.
tournament-hash = Le sort de chaque tirage est déjà fixé : { $hash }…

tournament-form-swiss = Système suisse, { $rounds } rondes
tournament-form-knock-out = Élimination directe
tournament-form-league = Championnat, { $rounds } rondes, { $period } par ronde
tournament-period = { $days ->
    [1] un jour
    [7] une semaine
    [14] deux semaines
   *[other] { $days } jours
}

tournament-round-title = ## 🏆 { $game } : { $stage ->
    [final] la finale
    [knock-out] ronde { $round }
   *[other] ronde { $round } sur { $rounds }
}
tournament-closes = La ronde finit au plus tard { $when }.
tournament-laying = La table { $number } sur { $count } se prépare.
tournament-waits-tables = { $count ->
    [0] La ronde est finie. La suivante se tire au sort.
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
tournament-late = Tu peux encore t’inscrire : tu joues dès la ronde suivante.
tournament-table = **{ $number }.** { $names } · { $told }
tournament-table-planned = pas encore prête
tournament-table-gathers = se rassemble dans { $place }
tournament-table-plays = joue dans { $place }
tournament-table-won = 🏁 victoire : { $names }
tournament-table-over = 🏁 finie, victoire d’un majordome
tournament-table-on = 🏁 { $count ->
    [one] { $names } continue.
   *[other] { $names } continuent.
}
tournament-table-out = { $count ->
    [one] { $names } quitte le tournoi.
   *[other] { $names } quittent le tournoi.
}
tournament-table-broken = interrompue, sans points
tournament-table-struck = annulée, sans points : { $reason }
tournament-byes = { $count ->
    [one] { $names } saute cette ronde, pour un demi-point.
   *[other] { $names } sautent cette ronde, pour un demi-point par place.
}
tournament-more-tables = … et { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
}. *Où je joue ?* trouve la tienne.

tournament-over-title = ## 🏆 { $game } : le tournoi est fini
tournament-stopped = { $stage ->
    [knock-out] Arrêté à la ronde { $round }.
   *[other] Arrêté à la ronde { $round } sur { $rounds }.
}
tournament-no-podium = Personne n’a joué.
tournament-podium = { $sign } **{ $name }** · { tournament-podium-points }

tournament-podium-title = { $game } : le podium
tournament-podium-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
tournament-podium-alt = { $place }. { $name }, { tournament-podium-points }.
tournament-course-title = ## 📄 { $game } : tout le déroulement
tournament-course-about = Une page à lire, et un fichier que tout le monde peut contrôler : chaque table avec ses places et ses points, le sort de chaque tirage, et ce que l’arbitrage a fait.

tournament-standings-title = ## 📊 { $game } : classement, { $stage ->
    [final] la finale
    [knock-out] ronde { $round }
   *[other] ronde { $round } sur { $rounds }
}
tournament-no-standings = Rien n’a encore été joué.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = a quitté le tournoi
tournament-out = fini à la ronde { $round }
tournament-standings-note = { $kind ->
    [knock-out] Aller plus loin classe plus haut, puis une meilleure place à la dernière table. Chaque ligne donne les points de la personne et, entre parenthèses, ceux de ses adversaires.
   *[other] Chaque ligne donne les points de la personne. Entre parenthèses, ceux de ses adversaires, qui départagent à égalité.
}

tournament-own = ### 🏆 [{ $game } : le tournoi]({ $link })
tournament-own-out = Tu n’y participes pas.
tournament-own-signed = Ton inscription est faite. Début { $when }.
tournament-own-waits = Ton inscription est faite. Le tournoi attend le départ.
tournament-own-fallen = C’est fini pour toi : la ronde { $round } était ta dernière.
tournament-own-until = Début au plus tard { $when }. Un majordome joue pour qui n’est pas là.
tournament-own-next = Tu joues dès la ronde { $round }.
tournament-own-table = Ronde { $round }, table { $number }. En face : { $names }.
tournament-own-alone = Ton inscription est faite, mais sans partenaire. Appuie sur *M’inscrire* pour en trouver.
tournament-own-undrawn = Ton inscription est faite, mais sans partenaire sur place, tu n’es dans aucun tirage.
tournament-own-partner = Tu joues avec { $name }.
tournament-own-stewards = des majordomes
tournament-own-state = Ta table : { $told }

tournament-check-in-title = ## 🏆 { $game } : ronde { $round }, table { $number }
tournament-check-in-waits = Signale que tu es là. Début quand tout le monde y est, au plus tard { $when }. Un majordome joue pour qui n’est pas là.
tournament-check-in-begins = Tout le monde est là. Début { $when }.
tournament-sign = 🏆 Ronde { $round }, table { $number } : { $names }
tournament-call = 🔔 { $mentions } : ta table est prête. Le délai finit { $when }. Appuie sur *Je suis là*, ou un majordome commence pour toi.
tournament-reminder = 🔔 { $mentions } : votre table du championnat ({ $game }) n’est pas encore finie.

tournament-help-title = ## ❓ Comment va le tournoi
tournament-help-play =
    Les tables s’ouvrent toutes seules, et tu reçois un seul appel pour la tienne. Appuie sur *Je suis là* dans les { $check_in } : un majordome joue pour qui n’est pas là, jusqu’à son arrivée. La ronde est finie quand sa dernière table l’est. Alors la suivante se tire au sort. Tu peux quitter le tournoi à tout moment.
tournament-help-swiss = Chaque ronde réunit des gens qui ont à peu près les mêmes points et ne se sont pas encore rencontrés. On peut s’inscrire jusqu’à ce que la moitié des rondes soit tirée.
tournament-help-league = Une ronde dure au plus le temps de sa période, et chaque table joue quand ses gens veulent. À la fin de la période, les majordomes finissent ce qui reste, et les points qu’ils font comptent comme ci-dessous. Chaque ronde réunit des gens qui ont à peu près les mêmes points et ne se sont pas encore rencontrés. On peut s’inscrire jusqu’à ce que la moitié des rondes soit tirée.
tournament-help-knock-out = La meilleure moitié de chaque table continue, la plus grande moitié si le nombre est impair. Les majordomes ne prennent la place de personne. Qui manquait à l’appel ne continue que là où trop peu d’autres le peuvent. La ronde où tout le monde tient à une table est la finale.
tournament-check-in = { $minutes ->
    [720] 12 heures
    [1440] 24 heures
   *[other] { $minutes } minutes
}
tournament-help-pairs = On s’inscrit en paire, et l’on reste ensemble. Il faut venir à deux : là où un majordome joue pour quelqu’un de vous deux, vos points comptent { $kept }.
tournament-help-points =
    La première place d’une table reçoit 1 point, la dernière 0, les autres entre les deux. Une place partagée partage ses points. Les points qu’un majordome a faits pour toi comptent { $kept }. À égalité de points, ceux des adversaires décident, puis les rencontres directes, les écarts et le sort du tirage.
tournament-help-luck = Le sort de tous les tirages était fixé avant la première inscription. Voici son SHA-256 :
tournament-kept-half = pour moitié
tournament-kept-none = pour rien

tournament-list-title = ## 🏆 Tournois de ce serveur
tournament-none = Aucun encore. `/tournament create` en organise un.
tournament-listed-signup = **{ $game }** · { $when } · [inscriptions ouvertes]({ $link })
tournament-listed-round = **{ $game }** · { $when } · [{ $stage ->
    [knock-out] élimination directe, ronde { $round }
   *[other] ronde { $round } sur { $rounds }
}]({ $link })
tournament-listed-over = **{ $game }** · { $when } · [{ $round ->
    [0] fini avant la première ronde
    [one] fini après une ronde
   *[other] fini après { $round } rondes
}]({ $link })

tournament-form = Un nouveau tournoi
tournament-field-game = Jeu
tournament-about-game = Selon ses règles habituelles, plusieurs manches là où une seule est courte
tournament-field-rounds = Formule
tournament-about-rounds = En élimination, la meilleure moitié continue. Un championnat est lent : des jours par ronde
tournament-field-seats = Places par table
tournament-about-seats = Les majordomes remplissent les vides. Dans un jeu à camps, on tire les partenaires
tournament-field-pace = Rythme
tournament-about-pace = Temps par décision
tournament-field-begins = Début
tournament-about-begins = Quand les inscriptions ferment
tournament-seats = { $count } places
tournament-seats-pairs = Deux paires, inscrites ensemble
tournament-seats-usual = Le nombre habituel du jeu
tournament-begins-button = Quand j’appuie sur Commencer
tournament-begins = { $minutes ->
    [1440] Demain à la même heure
    [60] Dans une heure
    [120] Dans deux heures
    [240] Dans quatre heures
   *[other] Dans { $minutes } minutes
}

button-tournament-join = ✋ M’inscrire
button-tournament-settings = ⚙️ Choisir
button-tournament-accept = 🤝 Jouer ensemble
button-tournament-leave = 🚪 Quitter
button-tournament-begin = 🎲 Commencer
button-tournament-where = 📍 Où je joue ?
button-tournament-standings = 📊 Classement
button-tournament-help = ❓ Mode d’emploi
button-tournament-here = ✋ Je suis là
button-tournament-before = ◀ Retour
button-tournament-after = Suite ▶
button-tournament-course = 📄 Tout le déroulement
button-tournament-newer = ◀ Plus récents
button-tournament-older = Plus anciens ▶
button-tournament-listed = 📊 { $number }. { $game }

tournament-made = 🏆 Le tournoi est annoncé dans ce salon.
tournament-joined = ✋ Inscription faite. Un appel viendra quand ta table sera prête.
tournament-joined-late = ✋ Inscription faite. Tu joues dès la ronde { $round }.
tournament-partner-question = ### 🤝 Avec qui joues-tu ?
    Ton inscription est notée. Choisis avec qui tu joues : la demande part dans le salon, et l’inscription vaut dès qu’elle est acceptée.
tournament-partner-hint = Partenaire
tournament-partner-asked = 🤝 { $mention } : { $name } aimerait jouer avec toi à { $game }, dans le [tournoi]({ $link }) d’ici.
tournament-partner-lapsed = 🤝 { $name } a proposé ici à quelqu’un de jouer en paire. La question n’est plus valable.
tournament-partnered = ✋ Inscription faite, avec { $name }. { $round ->
    [1] Un appel viendra pour vous deux quand votre table sera prête.
   *[other] Vous jouez dès la ronde { $round }.
}
tournament-settings-title = ## ⚙️ Comment va le tournoi
tournament-settings-note = Tu peux changer ceci jusqu’au début.
tournament-hint-preset = Règles de la maison
tournament-hint-level = Majordomes
tournament-hint-kept = Points qu’un majordome fait pour quelqu’un
tournament-hint-fill = Places qui restent vides
tournament-fill-stewards = Des majordomes prennent les places vides
tournament-fill-byes = Elles restent vides : le moins de gens possible saute une ronde
tournament-level = Majordomes : { $level }
tournament-keep-half = Les points d’un majordome pour quelqu’un comptent pour moitié
tournament-keep-none = Les points d’un majordome pour quelqu’un comptent pour rien
tournament-gone = 🚪 Tu ne participes plus. Ce que tu as joué reste.
tournament-begun = 🎲 C’est parti. Les tables se préparent.
tournament-ended = 🏁 Le tournoi est fini.

table-name-tournament = { $game }, ronde { $round }, table { $number }

refused-tournament-table = Cette table fait partie d’un tournoi : ses places ont été tirées, et elle finit avec son résultat. Rien n’a changé.
refused-tournament-unknown = Ce tournoi n’existe pas ici.
refused-tournament-closed = Les inscriptions sont closes. Rien n’a changé.
refused-tournament-least = Il est ouvert à qui a fini { $least } manches classées sur ce serveur ; tu en as { $played }.
refused-tournament-full = Il y a { $most } inscriptions, et plus de place.
refused-tournament-no-pairs = { $game } n’a pas de camps : personne n’y a de partenaire. Rien n’a été organisé.
refused-tournament-partner = Cette personne ne peut pas jouer avec toi. Rien n’a changé.
refused-tournament-bound = De vous deux, quelqu’un est déjà en paire ou ne participe plus. Rien n’a changé.
refused-tournament-not-asked = La demande s’adresse à quelqu’un d’autre.
refused-tournament-not-in = Tu n’y participes pas. Rien n’a changé.
refused-tournament-begun = Il a déjà commencé.
refused-tournament-over = Il est déjà fini.
refused-tournament-goes-on = Il continue, et le sort des prochains tirages reste caché jusqu’à sa fin.
refused-tournament-few = Il faut { $fewest } personnes pour commencer.
refused-tournament-host = Seuls son hôte et les gens qui mènent ici les tournois peuvent faire cela. Rien n’a changé.
refused-tournament-starters = Les tournois reviennent à qui gère le serveur, et au rôle nommé dans `/tahimi-server`.
refused-tournament-seats = { $game } ne se joue pas à { $seats }. Rien n’a été organisé.
refused-tournament-again = Le tournoi vient d’avancer. Appuie encore.
refused-tournament-open = { $most } tournois sont ouverts ici. Finis-en d’abord un.
