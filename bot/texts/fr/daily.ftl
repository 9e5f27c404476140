### French: today's deals.

command-daily = Donnes du jour : les mêmes cartes pour tout le monde, en solo avec des majordomes

daily-title = ## 📅 Donnes du jour — { $date }
daily-about = Tout le monde reçoit les mêmes cartes, la même place et les mêmes majordomes, et tu joues quand tu veux. Clôture { $closes }.
daily-late = ⏳ Ta série d’hier ferme { $closes }. D’ici là, tu peux la terminer :
daily-set-new = **{ $game }** · { $deals } donnes, à commencer
daily-set-begun = **{ $game }** · { $dealt } donnes jouées sur { $deals } { $signs }
daily-set-done = **{ $game }** · { $share } % des autres battus { $signs }
daily-streak = 🔥 { $days ->
    [one] Un jour avec une série finie
   *[other] { $days } jours d’affilée avec une série finie
}
daily-yesterday = 🏆 **{ $game }** hier
daily-tomorrow = Fixé pour demain : { $sets }
daily-hash = SHA-256 qui fixait cette série la veille : `{ $hash }`

button-daily = 📅 Donnes du jour
button-daily-play = ▶ { $game }
button-daily-go-on = ▶ { $game }, donne { $number }
button-daily-seen = 🏁 { $game }
button-daily-look = 🏁 { $game }
button-daily-boards = 🏆 Classements
button-daily-days = 📈 Mes jours
button-daily-help = ❓ Comment ça marche
button-books-tournaments = 🏆 Les tournois
button-books-daily = 📅 Les donnes du jour
button-books-review = 🔍 Les analyses
button-daily-later = 📅 Donnes du jour
button-daily-next = ▶ Donne suivante
button-daily-hand = ▶ Manche suivante
button-daily-result = 🏁 Résultat de la série
button-daily-practice = 🔁 La rejouer pour s’entraîner
button-daily-review = 🔍 Analyser la donne { $number }
button-daily-hand-review = Manche { $hand }
daily-hands = ## 🔍 { $game } · { $date }
    Quelle manche de la donne { $number } faut-il analyser ?
button-daily-practice-next = 🔁 Donne suivante

daily-home-title = ## 🏠 Où doit-elle compter ?
daily-home = Tu as commencé cette série hors de tout serveur. Elle compte de toute façon au classement de tous les serveurs. Doit-elle aussi compter pour { $servers ->
    [one] le serveur où tu as déjà pris place
   *[other] les { $servers } serveurs où tu as déjà pris place
} à une table ? On y verra alors ton nom, ton score et tes jours d’affilée.
daily-home-once = Je ne le demande qu’une fois. Cela vaut pour les séries que tu commences désormais, et tu peux le changer dans `/cards settings`.
button-daily-home = 🏠 L’y compter aussi
button-daily-away = Seulement au classement général

daily-deal = 📅 { $game }, donne { $number } sur { $deals } · sans horloge ni conseils
daily-practice-deal = 🔁 { $game }, donne { $number } sur { $deals } · entraînement, ne compte nulle part
daily-queue = ⏳ Beaucoup de monde joue : avant ton tour, les majordomes ont à réfléchir ailleurs, sur { $before } coups. Ce panneau continue tout seul.
daily-closed = 📅 Le jour est passé, et cette donne n’a pas été finie. `/daily` a celles du jour.
daily-worth = 📅 Tu bats **{ $share } %** des autres : { $field ->
    [one] { $field } autre résultat
   *[other] { $field } autres résultats
} pour cette donne, majordomes compris.
daily-worth-practice = 🔁 Avec ce résultat, tu aurais battu **{ $share } %** de { $field } autres résultats.
daily-unknown = 📅 Ce que valait cette donne ne peut plus être dit.
daily-you = toi
daily-field = Donne { $number } : combien de fois est venu chaque résultat
daily-final = Définitif.
daily-provisional = Provisoire : d’autres jouent encore. Définitif { $when }.
daily-unranked = Hors classement : on m’a mis à jour pendant que cette série était ouverte, et ses majordomes auraient pu jouer autrement.

daily-set-title = ## 🏁 { $game } — { $date }
daily-set-none = Tu n’as pas joué cette série.
daily-set-deal = { $sign } Donne { $number } : { $share } %
daily-set-total = **{ $share } % des autres battus**
daily-rank = 🏅 Sur ce serveur : rang { $rank } sur { $among }
daily-line = 📅 Donnes du { $date } · { $game } · **{ $share } %** · { $signs } · { $streak ->
    [0] jours d’affilée : 0
   *[other] jours d’affilée : { $streak }
}

daily-proof-kept = 🔏 Le bot a tout recalculé : la série est telle qu’elle était fixée la veille.
daily-proof-broken = ⚠️ La série n’est **pas** telle qu’elle était fixée la veille. Ne te fie pas à ce jeu.
daily-proof-open = Le fichier contient le secret de la série, d’où viennent les graines de toutes ses donnes, et l’archive de chaque donne que tu as jouée. Le `verify_set.py` qu’il contient contrôle les deux, vérifie qu’ils vont ensemble et dit ce qu’il ne peut pas prouver. Compare l’empreinte à celle que tu as vue.
daily-proof-closed = Des cartes de ce jeu restent cachées pour toujours : aucune graine n’est donc publiée. Le fichier contient l’engagement de chaque donne et, pour chacune que tu as jouée, les cartes montrées. Le `verify_set.py` qu’il contient contrôle les deux, vérifie qu’ils vont ensemble et dit ce qu’il ne peut pas prouver. Compare l’empreinte à celle que tu as vue.

daily-boards-title = ## 🏆 Classements des donnes du jour — { $date }
daily-boards-empty = Personne ne figure encore ici : un jour compte une fois clos.
daily-boards-note = Ces classements sont pour le plaisir : jouer une série, c’est en connaître les cartes, et personne ne cherche les doubles comptes.
daily-board-day = **{ $game }**, ce serveur
daily-board-everywhere = **{ $game }**, tous les serveurs
daily-board-month = **Le mois**, moyenne d’au moins { $sets } séries
daily-board-streaks = **Jours d’affilée** en cours
daily-board-line = { $rank }\. { $name } · { $share } %
daily-board-mean = { $rank }\. { $name } · { $share } % sur { $sets } séries
daily-board-streak = { $rank }\. { $name } · { $days ->
    [one] un jour
   *[other] { $days } jours
}
daily-somebody = *quelqu’un d’ailleurs*

daily-days-title = ## 📈 Tes trente derniers jours
daily-days-none = Tu n’as commencé aucune série ces trente derniers jours.
daily-day = { $date } · { $game } · { $share } %
daily-day-open = { $date } · { $game } · { $dealt } donnes sur { $deals }, en cours
daily-day-unfinished = { $date } · { $game } · { $dealt } donnes sur { $deals }, série inachevée

daily-call = Aujourd’hui, les mêmes cartes pour tout le monde, en solo avec des majordomes, quand tu veux : { $games }. Clôture { $closes }, puis le résultat s’affiche ici.
daily-closing-title = ## 📅 Donnes du jour — résultat du { $date }
daily-closing-nobody = Personne ici n’a fini de série.
