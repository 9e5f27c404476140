### French: coming late, sleeping, leaving, coming back.

## On the table

button-back-again = 🙋 Me revoilà
closed-standings = Les rangs au moment de la fermeture :
waits-until = Sinon, elle ferme { $when }.

## At the gate

gate-title = ## 🚪 À la porte
gate-choose = Entrer comme nouvelle tête, ou prendre la place et le rang d’un majordome ? Tu joues dès la prochaine donne.
gate-choose-full = Toutes les chaises sont prises, mais un majordome te céderait la sienne. Tu reçois la place, et son rang, à la prochaine donne.
gate-choose-match = Toutes les chaises de cette partie sont prises, mais l’une de celles-ci peut être à toi, avec son score. Tu joues dès la prochaine donne.
gate-waiting = Tu joues dès la prochaine donne.
gate-takes = À la prochaine donne, { $name } te laisse sa place, et son rang.
gate-takes-match = À la prochaine donne, { $name } te laisse sa place, et son score.
gate-gone = Cette offre n’est plus valable.
button-gate-new = 🪑 Une place de nouvelle tête
button-gate-take = Prendre la place : { $name }
button-gate-leave = 🚪 Tant pis

## Leaving

button-leave-ask = 🚪 Quitter…
button-leave-now = 🚪 Maintenant
button-leave-after = 🕯️ Après cette manche
button-stay = 🪑 Rester finalement
button-stay-here = ↩ Rester
leave-title = 🚪 Quitter la table ?
leave-now-steward = **Maintenant** : un majordome joue tes cartes jusqu’au bout, et la manche compte pour toi comme une dernière place. Ta place ferme à la prochaine donne.
leave-now-alone = **Maintenant** : tes cartes restent face cachée, et la manche compte pour toi comme une dernière place. Ta place ferme à la prochaine donne.
leave-now-forfeit = **Maintenant** : tu déclares forfait. Un majordome joue tes cartes jusqu’au bout, et ta place ne peut plus gagner. Cela compte comme une dernière place, sans retour possible.
leave-after-forfeit = **Après cette manche** : tu la joues jusqu’au bout. Si la partie continue ensuite, tu déclares forfait à la prochaine donne ; d’ici là, tu peux encore rester.
leave-now-match = **Maintenant** : un majordome joue ta place jusqu’à la fin de la partie, et la partie compte pour toi comme une dernière place. Jusqu’à la prochaine donne, tu peux encore rester.
leave-after-match = **Après cette manche** : tu la joues jusqu’au bout. Si la partie continue ensuite, un majordome prend ta place à la prochaine donne, et la partie compte pour toi comme une dernière place.
leave-after = **Après cette manche** : tu la joues jusqu’au bout.
panel-fled-steward = 🚪 **Tu as quitté la manche.** Un majordome joue tes cartes jusqu’au bout.
panel-fled-back = 🚪 Tu as quitté cette manche, et tu rejoues dès la prochaine donne.
panel-fled-forfeit = 🚪 **Tu as quitté cette partie pour de bon.** Un majordome joue tes cartes jusqu’au bout. La prochaine partie a de nouveau une place pour toi.
panel-fled-replaced = 🔁 **{ $name } joue à ta place dès la prochaine donne.** Un majordome joue ces cartes jusqu’au bout.
panel-away =
    ## 💤 Un majordome joue pour toi
    Ton temps s’est écoulé trop souvent d’affilée. Ta place et tes cartes sont toujours à toi : appuie pour reprendre.
panel-clock-played = Ton temps était écoulé : l’horloge a joué pour toi.
panel-closed = 🕯️ La table est fermée.
panel-fled-alone = 🚪 **Tu as quitté cette manche.** Rester, c’est prendre une place de nouvelle tête dans la prochaine.

## Going on from the last table

button-again = ⚜️ Reprendre la table
button-same-people = 👥 Les mêmes, encore
lobby-again = ⚜️ Cette table continue la précédente : { $names }. Toute personne absente à la première donne perd sa place.

## Refusals

refused-left-round = Tu as quitté cette manche. 🪑 *Rester finalement* est sur ton panneau.
refused-forfeited = Tu as quitté cette partie pour de bon. La prochaine a une place pour toi.
refused-not-away = Tu es déjà de retour.
refused-seat-taken = Quelqu’un d’autre prend déjà cette place.
refused-no-stewards-here = Cette table joue sans majordomes.
refused-stewards-seated = Renvoie d’abord les majordomes.
refused-no-court = Il n’y a pas de table précédente à reprendre ici.

## The chronicler

stays =
    .a = Finalement { $name } reste ; on desselle le cheval.
    .b = Le manteau retourne à son clou : { $name } reste.
    .c = Changement de cap : { $name } demeure parmi nous.
    .d = { $name } se rassied comme si de rien n’était.
    .e = On raye les adieux : { $name } reste.
    .f = Les malles sont défaites. { $name } joue encore.
    .g = { $name } laisse la route attendre.
    .h = Rallumez la bougie : { $name } ne part plus.

time-up =
    .a = La table joue pour { $name } (temps).
    .b = Rien chez { $name } ; la table joue (temps).
    .c = L’horloge joue pour { $name } (temps).
    .d = { $name } se tait, la table non (temps).
    .e = Plus de sable chez { $name } : la table joue (temps).
    .f = Le sablier a parlé pour { $name } (temps).

joined-seat =
    .a = { $name } reprend, à la prochaine donne, la place où joue { $whom }.
    .b = À la prochaine donne, { $whom } cède sa place à { $name }.
    .c = Une chaise est promise à { $name } : celle où siège { $whom }.

joined-takes =
    .a = { $name } prendra la relève à la prochaine donne ; { $whom } range ses gants.
    .b = La chaise où siège { $whom } est promise à { $name }.
    .c = Après cette manche, { $whom } se lève et { $name } s’assied.
    .d = Un majordome s’éclipse bientôt : { $whom } fait place à { $name }.
    .e = { $whom } lustre déjà le siège pour { $name }.
    .f = À la donne, { $name } hérite du rang que tient { $whom }.
    .g = Les clés changent de main à la donne : { $whom } les tend à { $name }.
    .h = { $name } tape sur l’épaule : « À moi, { $whom }, dès la prochaine manche. »

event-retired =
    .a = { $seat } s’en va pour de bon. Un majordome finit la manche ; gagner, c’est pour les autres.
    .b = Adieu, { $seat }. La manche va jusqu’au bout, la partie est perdue par forfait.
    .c = Un forfait : { $seat } quitte la partie. Un majordome veille aux cartes jusqu’au bout.
    .d = Le clou où pendait un manteau est nu : { $seat } déclare forfait. Un majordome finit la manche.

event-paired =
    .a = 🎲 Le sort a parlé : { $seats } jouent ensemble.
    .b = 🎲 { $seats } tirent la même teinte.
    .c = 🎲 Partenaires par tirage : { $seats }.
    .d = 🎲 Deux billets pareils : { $seats }.

host-passes =
    .a = Les clés de la salle vont à { $name }.
    .b = { $name } tient la maison à partir d’ici.
    .c = La maison cherchait hôte ; c’est { $name }.
    .d = Désormais, { $name } sonne la cloche.
    .e = La grosse clé est lourde, et c’est { $name } qui la porte.
    .f = Demandez l’hôte, et le héraut montre { $name } du doigt.
    .g = { $name } trouve les clés sur la table, et devient hôte.
    .h = Qui reçoit désormais ? Le trousseau dit : { $name }.

restarted =
    .a = Le scribe a lâché sa plume ; les horloges se sont arrêtées.
    .b = Une bougie s’est éteinte, et le temps avec elle. Les deux brûlent de nouveau.
    .c = On a remonté un peu de sable dans le sablier.
    .d = Quelqu’un a remonté la grande horloge ; elle sonne plus tard.
    .e = Un court silence, une page neuve, et du temps pour tout le monde.
    .f = De la cave, le scribe revient ; les horloges l’ont attendu.
    .g = Il a fallu chercher de l’encre. Personne n’y perd une minute.
    .h = Le héraut a cligné des yeux. Le temps aussi.
