### French: finding a table.

tables-title = ## 🔎 Tables ouvertes
tables-none = Aucune table ouverte que tu puisses voir. `/cards start` en ouvre une.
tables-more = { $count ->
    [one] Une autre table est ouverte.
   *[other] { $count } autres tables sont ouvertes.
}
tables-entry = **{ $table }** · { $place } · [↑ la table]({ $link })
tables-lobby = Avant le début : { $seated } places prises sur { $wanted }.
tables-room = La manche { $round } est { $phase ->
    [between] finie
   *[on] en cours
}. Tu peux t’asseoir à la prochaine donne.
tables-full = La manche { $round } est { $phase ->
    [between] finie
   *[on] en cours
}. Toutes les places sont prises.
tables-yours = Tu as ta place ici.
button-sit-down = 🪑 Prendre place · { $table }
tables-joined = Ta place est prise à **{ $table }** : [↑ la table]({ $link })

blocked = 🚫 Tu bloques { $person }. Cette personne ne peut pas s’asseoir aux tables dont tu es l’hôte, et vos tables ne vous appellent plus mutuellement. Un tournoi peut quand même vous mettre à la même table. Personne n’en est informé. La même commande annule le blocage.
unblocked = { $person } : blocage levé.
blocks = 🚫 Tu bloques { $people }.
blocks-nobody = Tu ne bloques personne.
refused-nobody-to-block = On ne peut bloquer que quelqu’un d’autre.
refused-too-many-blocks = Tu bloques déjà { $most } personnes. Lève d’abord un de ces blocages.

mine-title = ## 🪑 Tes tables
mine-none = Tu n’es à aucune table. `/cards tables` montre où il y a de la place.
mine-waits = ⏳ La table t’attend. Ton temps s’écoule { $when }.
mine-asks = ⏳ La table t’attend.
mine-rests = Rien à faire pour toi en ce moment.
