### French: standing orders, calls to slow players, and personal settings.

## On the panel

button-pass-ahead = 🏳️ Passer d’avance
button-sit-out = 💤 Sauter ce pli
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# Tu passeras une fois dans ce pli. Appuie encore pour annuler.
order-trick = -# Tu passeras pour le reste de ce pli. Appuie encore pour annuler.
order-none = -# Tu vas passer de toute façon ? Dis-le d’avance : on croira que tu n’avais rien à jouer.
order-passing = -# Tu ne peux que passer : la table le fait pour toi dans quelques secondes (*passe automatique* dans tes réglages).
order-coming = -# Ta passe arrive dans quelques secondes. Annule-la pour choisir autre chose.
panel-confirm-play = { $what } : vraiment ?
button-confirm-play = Oui, { $cards }

## Refusals

refused-lead-is-yours = Tu as la main : une passe d’avance ne peut pas la céder.
refused-nudge-nobody = La table n’attend personne d’autre.
refused-nudge-early = Un instant de patience : la question vient tout juste d’être posée.
refused-no-sign-now = Rien ne s’est encore passé qui appelle une réaction.
refused-sign-too-soon = Un signe à la fois : attends un instant.
refused-nudge-quiet = Pas maintenant : l’appel vient de partir, ou n’est pas souhaité.

## Calls, and the menu behind ⋯

call = 🔔 { $mention }, c’est ton tour à la table { $table }.
call-restarted = 🔔 { $mention }, c’est ton tour à la table { $table }. On m’a redémarré, et ton ancien panneau ne bouge plus : appuie sur *Mes cartes*.
button-more = ⋯
button-nudge = 🔔 Relancer
sign-hint = -# Que dis-tu du dernier pli ? Un signe par personne, dans le journal.
sign-given = -# { $sign } est entré au journal : « { $line } »
sign-hurrah = 🎉 Hourra
sign-gasp = 😱 Oh non
sign-bravo = 👏 Bien joué
sign-slow = 🐌 Que c’est long
button-wishes = ⚙️ Mes réglages
nudge-done = 🔔 Appel lancé.

option-pings = Appels
    .about = Le salon mentionne-t-il les gens qui tardent ?
    .never = Jamais
    .idle = Quand quelqu’un tarde beaucoup
    .told-never = aucune mention
    .told-idle = une mention quand on tarde

letter = ⏳ **{ $table }** t’attend, dans { $place }.
letter-stop = Tu reçois ceci parce que tu as demandé des messages privés. Sur le serveur, /cards settings les arrête.

## Personal settings

wishes-title = ## ⚙️ Tes réglages
    Valables à toutes les tables, et rien qu’à toi.
wish = **{ $name }** : { $about }
wish-on = ✔ { $name }
wish-off = ✘ { $name }
wish-auto-pass = Passe automatique
    .about = quand tu ne peux que passer, la table le fait après quelques secondes. Sans cela, tu appuies sur Passer.
wish-pings = Appels
    .about = on peut te mentionner quand une table t’attend depuis un moment, au plus une fois toutes les deux minutes.
wish-confirm = Double confirmation
    .about = tu confirmes un coup de quatre cartes ou plus.
wish-four-colours = Quatre teintes
    .about = chaque couleur de ton jeu a sa propre teinte. Sans cela, deux sont rouges et deux noires.
wish-large-cards = Grandes cartes
    .about = ton jeu s’affiche aussi grand qu’un titre.
wish-words = Mots entre partenaires
    .about = tu vois les mots que ton camp t’envoie, dans les jeux à camps.
wish-letters = Messages privés
    .about = quand une table au rythme lent t’attend, tu reçois un message privé au lieu d’un appel.
wish-named-abroad = Nom partout
    .about = le classement des donnes du jour de tous les serveurs montre ton nom à tout le monde, pas seulement ici.
wish-deals-home = Séries à la maison
    .about = une série de donnes du jour commencée en message privé compte pour les serveurs où tu as pris place à une table.
wish-text-only = Jeu en texte
    .about = ton jeu s’écrit en texte simple, sans images de cartes.
