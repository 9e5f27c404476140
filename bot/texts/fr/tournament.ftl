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
tournament-seeking = Sans partenaire : { $names }
tournament-waits-pairs = Il faut deux paires pour commencer.
tournament-nobody = personne pour l’instant
tournament-more = et { $count } de plus.
tournament-waits-people = { $count ->
    [one] Encore une personne, et le tournoi peut commencer.
   *[other] Encore { $count } personnes, et le tournoi peut commencer.
}
tournament-begins-at = Les inscriptions ferment { $when }, puis le tournoi commence.
tournament-waits-button = Le tournoi commence quand l’hôte, ou une autre personne qui organise des tournois ici, appuie sur *Commencer*.
tournament-least = Ouvert à qui a fini { $least } manches classées sur ce serveur.
tournament-held = ⏸️ Le tournoi attend : je n’ai pas le droit d’écrire dans { $place }. Il reprend tout seul dès que je l’ai de nouveau.
tournament-hash = Le hasard de chaque tirage est déjà fixé : { $hash }…

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
    [0] La ronde est finie. Le tirage de la suivante est en cours.
    [one] Une table n’a pas encore fini.
   *[other] { $count } tables n’ont pas encore fini.
}
tournament-late = Tu peux encore t’inscrire : tu joueras à partir de la ronde suivante.
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
    [one] { $names } est hors course.
   *[other] { $names } sont hors course.
}
tournament-table-broken = interrompue, sans points
tournament-table-struck = annulée, sans points : { $reason }
tournament-byes = { $count ->
    [one] { $names } saute cette ronde, pour un demi-point.
   *[other] { $names } sautent cette ronde, pour un demi-point par personne.
}
tournament-more-tables = … et { $count ->
    [one] une autre table
   *[other] { $count } autres tables
}. *Où est ma table ?* trouve la tienne.

tournament-over-title = ## 🏆 { $game } : le tournoi est fini
tournament-stopped = { $stage ->
    [knock-out] Arrêté à la ronde { $round }.
   *[other] Arrêté à la ronde { $round } sur { $rounds }.
}
tournament-no-podium = Personne n’a joué.
tournament-podium = { $sign } **{ $name }** · { tournament-podium-points }

tournament-podium-title = { $game } : le podium
# A number of halves comes as a text, and French counts what is below two as one: so it stands behind its noun.
tournament-podium-points = { $points ->
    [one] { $points } point
    [other] { $points } points
   *[text] points : { $points }
}
tournament-podium-alt = Place { $place } : { $name }, { tournament-podium-points }.
tournament-course-title = ## 📄 { $game } : tout le déroulement
tournament-course-about = Une page à lire, et un fichier avec les places et les points de chaque table, le hasard de chaque tirage et ce que l’arbitrage a fait. Tout le monde peut y vérifier hasard, points et classement.

tournament-standings-title = ## 📊 { $game } : classement, { $stage ->
    [final] finale
    [knock-out] ronde { $round }
   *[other] ronde { $round } sur { $rounds }
}
tournament-no-standings = Rien n’a encore été joué.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = a quitté le tournoi
tournament-out = élimination à la ronde { $round }
tournament-standings-note = { $kind ->
    [knock-out] Le classement suit la dernière ronde atteinte, puis la place à la dernière table. Chaque ligne donne les points de la personne et, entre parenthèses, ceux de ses adversaires.
   *[other] Chaque ligne donne les points de la personne. Entre parenthèses, ceux de ses adversaires, qui départagent les ex æquo.
}

tournament-own = ### 🏆 [{ $game } : le tournoi]({ $link })
tournament-own-out = Tu n’y participes pas.
tournament-own-signed = Ton inscription est faite. Début { $when }.
tournament-own-waits = Ton inscription est faite. Le tournoi attend le coup d’envoi.
tournament-own-fallen = C’est fini pour toi : la ronde { $round } était ta dernière.
tournament-own-until = Début au plus tard { $when }. Un majordome joue pour les personnes absentes.
tournament-own-next = Tu joueras à partir de la ronde { $round }.
tournament-own-table = Ronde { $round }, table { $number }. En face : { $names }.
tournament-own-alone = Ton inscription est notée, mais ta paire est incomplète. Appuie sur *M’inscrire* pour inviter quelqu’un.
tournament-own-undrawn = Ton inscription est notée, mais ta paire est incomplète : le tirage te laisse de côté.
tournament-own-partner = Tu joues avec { $name }.
tournament-own-stewards = des majordomes
tournament-own-state = Ta table : { $told }

tournament-check-in-title = ## 🏆 { $game } : ronde { $round }, table { $number }
tournament-check-in-waits = Signale que tu es là. Début quand tout le monde est là, au plus tard { $when }. Un majordome joue pour les personnes absentes.
tournament-check-in-begins = Tout le monde est là. Début { $when }.
tournament-sign = 🏆 Ronde { $round }, table { $number } : { $names }
tournament-call = 🔔 { $mentions } : la table est prête. Appuie sur *Je suis là*, sinon un majordome commence pour toi. Le délai finit { $when }.
tournament-reminder = 🔔 { $mentions } : votre table du championnat ({ $game }) n’est pas encore finie.

tournament-help-title = ## ❓ Comment se déroule le tournoi
tournament-help-play =
    Les tables s’ouvrent toutes seules, et tu reçois un seul appel pour la tienne. Appuie sur *Je suis là* dans les { $check_in } : un majordome joue pour les personnes absentes, jusqu’à leur arrivée. La ronde est finie quand sa dernière table l’est. On tire alors la suivante au sort. Tu peux quitter le tournoi à tout moment.
tournament-help-swiss = Chaque ronde réunit des gens qui ont à peu près autant de points et ne se sont pas encore rencontrés. On peut s’inscrire jusqu’à ce que la moitié des rondes soit tirée.
tournament-help-league = Une ronde dure au plus le temps de sa période, et chaque table joue quand elle veut. À la fin de la période, des majordomes finissent ce qui reste, et les points qu’ils font comptent comme indiqué ci-dessous. Chaque ronde réunit des gens qui ont à peu près autant de points et ne se sont pas encore rencontrés. On peut s’inscrire jusqu’à ce que la moitié des rondes soit tirée.
tournament-help-knock-out = La meilleure moitié de chaque table continue, la plus grande moitié si le nombre est impair. Les majordomes ne prennent la place de personne. Qui manquait à l’appel ne continue que si trop peu d’autres le peuvent. La ronde où tout le monde tient à une même table est la finale.
tournament-check-in = { $minutes ->
    [720] 12 heures
    [1440] 24 heures
   *[other] { $minutes } minutes
}
tournament-help-pairs = On s’inscrit à deux, et l’on reste ensemble. Il faut venir à deux : si un majordome joue à l’une de vos deux places, vos points comptent { $kept }.
tournament-help-points =
    La première place d’une table reçoit 1 point, la dernière 0, les autres entre les deux. À place partagée, points partagés. Les points qu’un majordome a faits pour toi comptent { $kept }. À égalité de points, ceux des adversaires décident, puis les rencontres directes, les écarts et le hasard du tirage.
tournament-help-luck = Le hasard de tous les tirages était fixé avant la première inscription. Voici son SHA-256 :
tournament-kept-half = pour moitié
tournament-kept-none = pour rien

tournament-list-title = ## 🏆 Tournois de ce serveur
tournament-none = Aucun pour l’instant. `/tournament create` permet d’en organiser un.
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
tournament-about-game = Selon ses règles habituelles, en plusieurs manches si elles sont courtes
tournament-field-rounds = Formule
tournament-about-rounds = En élimination, la meilleure moitié continue. Un championnat est lent : des jours par ronde
tournament-field-seats = Places par table
tournament-about-seats = Des majordomes prennent les places vides. Dans les jeux à camps, on tire les partenaires
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
button-tournament-where = 📍 Où est ma table ?
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
tournament-joined-late = ✋ Inscription faite. Tu joueras à partir de la ronde { $round }.
tournament-partner-question = ### 🤝 Avec qui joues-tu ?
    Ton inscription est notée. Choisis avec qui tu joues : la demande part dans le salon, et tu participes dès qu’elle est acceptée.
tournament-partner-hint = Partenaire
tournament-partner-asked = 🤝 { $mention } : { $name } aimerait jouer avec toi à { $game }, dans le [tournoi]({ $link }) d’ici.
tournament-partner-lapsed = 🤝 { $name } a proposé ici à quelqu’un de jouer en paire. La proposition n’est plus valable.
tournament-partnered = ✋ Inscription faite, avec { $name }. { $round ->
    [1] Un appel viendra pour vous deux quand votre table sera prête.
   *[other] Vous jouerez à partir de la ronde { $round }.
}
tournament-settings-title = ## ⚙️ Comment se déroule le tournoi
tournament-settings-note = Tu peux changer ceci jusqu’au début.
tournament-hint-preset = Règles de la maison
tournament-hint-level = Majordomes
tournament-hint-kept = Points qu’un majordome fait pour quelqu’un
tournament-hint-fill = Places qui restent vides
tournament-fill-stewards = Des majordomes prennent les places vides
tournament-fill-byes = Elles restent vides : aussi peu de gens que possible sautent une ronde
tournament-level = Majordomes : { $level }
tournament-keep-half = Les points qu’un majordome fait pour quelqu’un comptent pour moitié
tournament-keep-none = Les points qu’un majordome fait pour quelqu’un comptent pour rien
tournament-gone = 🚪 Tu ne participes plus. Ce que tu as joué reste acquis.
tournament-begun = 🎲 C’est parti. Les tables se préparent.
tournament-ended = 🏁 Le tournoi est fini.

table-name-tournament = { $game }, ronde { $round }, table { $number }

refused-tournament-table = Cette table fait partie d’un tournoi : ses places ont été tirées au sort, et elle finit avec son résultat. Rien n’a changé.
refused-tournament-unknown = Ce tournoi n’existe pas ici.
refused-tournament-closed = Les inscriptions sont closes. Rien n’a changé.
refused-tournament-least = Il est ouvert à qui a fini { $least } manches classées sur ce serveur ; tu en as { $played }.
refused-tournament-full = Il y a déjà { $most } inscriptions : le tournoi est complet.
refused-tournament-no-pairs = { $game } n’a pas de camps : personne n’y a de partenaire. Aucun tournoi n’a été créé.
refused-tournament-partner = Cette personne ne peut pas jouer avec toi. Rien n’a changé.
refused-tournament-bound = L’une des deux personnes fait déjà partie d’une paire, ou ne participe plus. Rien n’a changé.
refused-tournament-not-asked = La demande s’adresse à quelqu’un d’autre.
refused-tournament-not-in = Tu n’y participes pas. Rien n’a changé.
refused-tournament-begun = Il a déjà commencé.
refused-tournament-over = Il est déjà fini.
refused-tournament-goes-on = Il continue, et le sort des prochains tirages reste caché jusqu’à sa fin.
refused-tournament-few = Il faut { $fewest } personnes pour commencer.
refused-tournament-host = Seuls l’hôte et les gens qui organisent des tournois ici peuvent faire cela. Rien n’a changé.
refused-tournament-starters = Les tournois sont organisés par la gestion du serveur, et par le rôle nommé dans `/tahimi-server`.
refused-tournament-seats = { $game } ne se joue pas à { $seats }. Aucun tournoi n’a été créé.
refused-tournament-again = Le tournoi vient d’avancer. Appuie encore.
refused-tournament-open = { $most } tournois sont déjà ouverts ici. Mets d’abord fin à l’un d’eux.
