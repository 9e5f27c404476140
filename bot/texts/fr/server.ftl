### French: settings of a server.

server-title = ## 🏛️ Les tables de ce serveur
server-hint = Vaut aussitôt pour les nouvelles tables ; les tables ouvertes gardent leur rythme et leurs majordomes.
server-channels = **Où :** { $channels }, et les fils qui s’y trouvent
server-channels-all = **Où :** dans tous les salons
server-threads-on = **Fils :** chaque table a son propre fil (demande *Créer des fils publics* et *Envoyer des messages dans les fils*)
server-threads-off = **Fils :** les tables restent dans le salon
server-paces = **Rythmes :** { $paces }
server-stewards-on = **Majordomes :** l’hôte peut en asseoir
server-stewards-off = **Majordomes :** aucun
server-starters-everyone = **Qui peut ouvrir une table :** tout le monde
server-starters-role = **Qui peut ouvrir une table :** { $role } et la gestion du serveur
server-starters-role-none = **Qui peut ouvrir une table :** la gestion du serveur seulement, tant qu’aucun rôle n’est choisi
server-starters-managers = **Qui peut ouvrir une table :** la gestion du serveur seulement
server-narration-full = **La chronique** raconte tout
server-narration-trick = **La chronique** écrit une ligne par pli
server-narration-quiet = **La chronique** ne raconte que l’indispensable
server-turning-points-on = **Tournants :** montrés après les manches des jeux qui révèlent toutes les cartes à la fin (habituel)
server-turning-points-off = **Tournants :** jamais racontés
server-turning-points-quiet = **Tournants :** pas racontés, puisque la chronique ne raconte que l’indispensable
server-games = **Jeux :** { $games }
server-games-all = **Jeux :** tous
server-chips-on = **Jetons :** les jeux qui en utilisent se jouent avec des jetons de table, qui n’existent qu’à une seule table et ne valent rien
server-chips-off = **Jetons :** désactivés ; les jeux qui en ont besoin ne se jouent pas
server-words-on = **Mots entre partenaires :** permis dans les jeux à camps ; personne d’autre ne les voit
server-words-off = **Mots entre partenaires :** aucun
server-call-role = **📣 Appel de table :** va à { $role }
server-tournament-role = **🏆 Tournois :** organisés par { $role }, et par la gestion du serveur
server-tournament-managers = **🏆 Tournois :** organisés par la gestion du serveur seulement
server-call-list = **📣 Appel de table :** va aux gens qui l’ont demandé avec `/cards notify`

server-season = **Saisons :** à la fin d’un mois, une ligne dans { $channel } dit qui a gagné
server-season-weekly = **Saisons :** à la fin d’un mois ou d’une semaine, une ligne dans { $channel } dit qui a gagné
server-season-off = **Saisons :** rien n’est dit à la fin d’un mois
server-daily = **Donnes du jour :** un message par jour dans { $channel }, qui devient le résultat du jour
server-daily-off = **Donnes du jour :** aucun message ; tout le monde les joue avec `/daily`
server-hint-daily-channel = Salon des donnes du jour (aucun : pas de message)
server-hint-season-channel = Salon du bilan du mois (aucun : pas de ligne)
server-sign = **📌 Enseigne :** dans { $channel }
server-sign-none = **📌 Enseigne :** aucune
server-hint-sign = Salon d’une enseigne avec ▶ Jouer (aucun : pas d’enseigne)
server-zone = **Fuseau horaire :** { $zone }, pour les tables où les week-ends ne comptent pas
server-hint-language = Langue des messages publics
server-hint-zone = Fuseau horaire du serveur
zone-option = Fuseau horaire : { $zone }
server-hint-channels = Salons pour les tables (aucun : tous)
server-hint-paces = Quels rythmes l’hôte peut choisir
server-hint-starters = Qui peut ouvrir une table
server-hint-starter-role = Rôle qui ouvre des tables
server-hint-narration = Combien raconte la chronique
server-hint-tournament-role = Rôle des tournois (aucun : la gestion)
server-hint-call-role = Rôle à mentionner (aucun : sur demande)
server-hint-games = Jeux (aucun : tous)

server-threads = Fils
server-stewards = Majordomes
server-chips = Jetons
server-words = Mots entre partenaires
server-weekly = Ligne de la semaine
server-turning-points = Tournants

starters-everyone = Ouvrir une table : tout le monde
starters-role = Ouvrir une table : les membres d’un rôle
starters-managers = Ouvrir une table : la gestion du serveur seulement
narration-full = Chronique : tout
narration-trick = Chronique : une ligne par pli
narration-quiet = Chronique : l’essentiel seulement

## Refusals

refused-not-manager = Cela revient à qui gère le serveur.
refused-role-of-all = Tout le monde a ce rôle. Choisis-en un autre ; rien n’a changé.
refused-elsewhere = Sur ce serveur, les tables s’ouvrent dans { $channels }.
refused-starters-role = Sur ce serveur, { $role } et la gestion du serveur peuvent ouvrir des tables.
refused-starters-managers = Sur ce serveur, seule la gestion peut ouvrir des tables.
refused-pace-not-here = Ce serveur ne permet pas ce rythme, seulement { $paces }.
refused-game-not-here = { $game } ne se joue pas sur ce serveur. Les jeux sont : { $games }.
refused-game-needs-chips = { $game } ne se joue pas sans jetons, et ce serveur joue sans.
refused-chips-not-here = Ce serveur joue sans jetons.
refused-stewards-not-here = Ce serveur joue sans majordomes.

## The sign

sign-title = ## 🎴 Jeux de cartes
sign-about = **▶ Jouer** ouvre une table : choisis un jeu, et des gens ou des majordomes s’y asseyent. **🎓 Apprendre** t’enseigne un jeu, à toi seulement.
sign-tables = **Tables ouvertes**
sign-no-tables = Aucune table n’est ouverte. Ouvres-en une !
sign-entry = **{ $table }** · { $place }
sign-room = On y joue. Tu peux t’asseoir à la prochaine donne.
sign-full = On y joue, et toutes les places sont prises.
button-sign-play = ▶ Jouer
button-sign-learn = 🎓 Apprendre
refused-sign-unsent = Je ne peux pas écrire dans { $channel } : pas d’enseigne là-bas. Rien n’a changé.

## When the bot has been invited

introduction-title = ## 👋 Des jeux de cartes pour ce serveur
introduction-about = { $owner }, tout le monde peut jouer dès maintenant : `/cards start` ouvre une table, `/cards learn` enseigne un jeu. Tu voudras peut-être choisir les salons, et qui ouvre des tables. Une enseigne avec **▶ Jouer** et **🎓 Apprendre** épargne les commandes à tout le monde.
introduction-channels = Salons pour les tables (aucun : tous)
introduction-starters = Qui peut ouvrir une table (d’habitude tout le monde)
button-introduction-sign = 📌 Poser une enseigne ici
button-introduction-done = ✓ Terminé
introduction-sign-hangs = 📌 L’enseigne est en place dans { $channel }. `/tahimi-server` la déplace ou l’enlève.
introduction-more = L’équipe du serveur change tout cela, et plus encore, avec `/tahimi-server`.
introduction-letter = 👋 Tu m’as fait venir sur **{ $server }**, mais je ne peux écrire dans aucun de ses salons textuels. Accorde-moi *Voir le salon* et *Envoyer des messages* dans l’un d’eux ; ensuite /tahimi-server, tapé là-bas, règle où l’on peut ouvrir des tables, et qui.

## A table with a thread of its own

signpost = 🎴 { $host } a ouvert une table de { $game } dans le fil ci-dessous. Entrez !
signpost-closed = 🎴 { $table }, dans le fil ci-dessous, est fermée.
thread-roll = 🪑 À cette table : { $people }
