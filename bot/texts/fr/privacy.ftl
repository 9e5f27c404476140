### French: what is stored of a person.

privacy-title = ## 🗝️ Ce qui est conservé sur toi
privacy-tables = **Tables et manches :** qui y siège, leurs règles et délais ; et la graine, les places, les coups et la fin de chaque manche. Grâce à cela, une partie survit à un redémarrage, et tout le monde peut vérifier chaque donne.
privacy-results = **Résultats :** ta place et ton titre à chaque manche, combien de cartes tu as payées et reçues en impôts, et avec qui. Ta carte de rang les montre.
privacy-figures = **Chiffres tirés des résultats :** misère, règnes, cote. Les classements les montrent.
privacy-achievements = **Exploits :** ce que tu as fait ici pour la première fois, à quel jeu, et quand.
privacy-tournaments = **Tournois :** tes inscriptions, avec qui, les invitations à jouer en paire, tes tables et tes places, et ce que tu as fait à l’arbitrage.
privacy-deals = **Donnes du jour :** tes tentatives avec leurs coups et leurs scores, où tu les as commencées, pour quels serveurs elles comptent, tes mois et tes jours d’affilée. Elles sont à toi, pas à un serveur. Quand tu les effaces, tes résultats restent sans nom parmi les autres, et le pourcentage de personne ne bouge. Tant qu’une série n’est pas close, une marque illisible t’empêche de la tenter une seconde fois.
privacy-reviews = **Analyses :** ce que valaient tes décisions dans une manche, là où tu l’as demandé. Chacune disparaît avec sa manche.
privacy-wishes = **Tes réglages**, si tu en as changé, et la langue de ton Discord, si ce n’est pas celle de ce serveur. Cela vaut sur tous les serveurs.
privacy-blocks = **Tes blocages :** les identifiants des gens que tu ne veux pas rencontrer à une table, sur tous les serveurs. Personne n’en est informé, et les gens que tu bloques ne peuvent ni les voir ni les effacer.
privacy-listeners = **Appels de table :** ton souhait de savoir quand une table se forme ici, si tu l’as demandé ; et les tables pour lesquelles une invitation porte ton nom.
privacy-server = **Les réglages du serveur :** ce que sa gestion a choisi pour ses tables, et où se trouve son enseigne.
privacy-name = **Ton nom** tel qu’on l’a vu la dernière fois à une table, et ton identifiant Discord.
privacy-until = **Jusqu’à quand :** quand un serveur est supprimé ou retire le bot, tout cela est gardé 30 jours, au cas où le bot serait de nouveau invité. Ensuite, tout est effacé, sauf tes réglages et tes blocages. Un salon ou un fil supprimé emporte ses tables et ses manches ; les résultats appartiennent au serveur et restent.
privacy-not = Aucun message n’est lu ni conservé. Les jetons des clics restent en mémoire moins de quinze minutes.
button-privacy-mine = 📄 Mes données
button-privacy-delete = 🗑 Effacer mes données

privacy-file = 📄 Tout ce qui est conservé sur toi sur ce serveur, tes réglages, et les donnes du jour telles que tu les as jouées, où que ce soit.

privacy-ask-title = ## 🗑 Effacer tes données ?
privacy-ask = Tes résultats, ton rang, ta misère, ta cote, tes exploits, tes analyses et tes appels de table sur ce serveur sont effacés, ainsi que tes réglages, tes blocages et tout ce que tu as joué des donnes du jour, sur tous les serveurs. Aux anciennes tables, tu deviens « Quelqu’un », et les relevés d’impôts des autres ne te nomment plus. Dans les tournois aussi, tu deviens « Quelqu’un ».
privacy-stays = Les manches restent telles qu’elles ont été jouées, sous ton identifiant Discord : d’autres gens y ont joué et peuvent vouloir les vérifier. Les messages du salon restent aussi.
privacy-for-good = Il n’y a pas de retour possible.
button-privacy-keep = Tout garder
button-privacy-sure = 🗑 Effacer pour de bon

privacy-done = 🗑 C’est fait : tes données ici sont effacées. Si tu t’assieds de nouveau, tu repars de zéro.
