### French: the table call.

button-summon = 📣 Appeler
button-to-table = À la table
summons = 📣 { $mentions } : { $host } a ouvert une table de { $game }, et il y a des places libres.
summons-more = { $count ->
    [one] Et { $count } autre personne l’a demandé
   *[other] Et { $count } autres personnes l’ont demandé
} ; un seul message ne peut pas nommer tout le monde.

invitation = 📨 { $mentions } : invitation par { $name }, à une table de { $game }.
button-accept = 🪑 Prendre place
invited = 📨 { $people } : invitation partie pour **{ $table }** : [↑ la table]({ $link })
menu-invite = Inviter à une table

notify-on = 📣 Tu sauras quand une table se forme. Relance la commande pour arrêter.
notify-on-role = 📣 Tu es sur la liste. Mais sur ce serveur, les appels de table vont au rôle { $role } : ce sont ces gens qui sont prévenus.
notify-off = Tu ne sauras plus quand une table se forme.

refused-already-called = Cette table a déjà lancé son appel.
refused-nobody-to-call = Personne n’a demandé d’appel. Pour en recevoir : `/cards notify`.
refused-called-lately = Un appel est parti il y a peu. Le prochain est possible { $when }.
refused-call-unsent = L’appel n’a pas pu partir ; c’était le seul de cette table.

refused-nobody-to-invite = On ne peut inviter que d’autres personnes.
refused-names-nobody = Personne ici ne s’appelle { $said } : tape @ et choisis les personnes.
refused-not-here = { $person } n’est pas sur ce serveur.
refused-too-many-named = Nomme au plus { $most } personnes. Pour en inviter d’autres, fais un clic droit sur un nom, puis *Applications* et *Inviter à une table*.
refused-already-invited = Tous les gens que tu nommes sont déjà à cette table, ou ont reçu une invitation.
refused-no-room-to-invite = Toutes les places de cette table sont prises.
refused-too-many-invited = Assez d’invitations pour le moment. Les autres trouvent la table avec `/cards tables`.
refused-invitation-unsent = L’invitation n’a pas pu partir : je n’ai pas le droit d’écrire dans ce salon.
