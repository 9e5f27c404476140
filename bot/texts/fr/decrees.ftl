### French: decrees.

button-decrees = 🖋️ Décrets
button-deal = 🎲 Distribuer
button-proclaim = 🖋️ Proclamer
button-as-before = Comme avant

decree-title = ## 👑 Que désires-tu, { $name } ?
decree-hint = Un décret vaut pour une manche. Ne proclame rien, et les règles de la table restent.
decree-until = Un décret vaut pour une manche. Les cartes sont distribuées { $when } ; ne proclame rien, et les règles de la table restent.
decree-own = L’hôte ne laisse aucune règle aux décrets ; tu choisis tout de même qui distribue et comment on s’adresse à toi.
decree-choose = Décrets pour cette manche…
decree-dealer = Qui distribue…
decree-dealer-self = Distribuer : toi
decree-dealer-is = Distribuer : { $name }
decree-address = Comment on s’adresse à toi…
decree-address-none = Par ton nom seul
decree-address-is = Par ton nom et « { $address } »

decree-proclaimed = ## 🖋️ Qu’il en soit ainsi
decree-as-before = ## 🖋️ Tout reste comme avant
decree-proclaimed-hint = Le héraut le lit quand les cartes sont distribuées. D’ici là, appuie sur **🖋️ Décrets** pour le changer.
decree-nothing = Aucune règle ne change.
decree-over = 🖋️ L’heure de ce décret est passée.

decree-in-short = décret : { $rules }
decree-deals = { $name } distribue

address =
    .cheese = Défense et Rempart du Fromage
    .chimneys = Protection de Toutes les Cheminées
    .eminence = Votre Considérable Éminence
    .goose = L’Oreille de l’Oie
    .magnificence = Votre Magnificence
    .radiance = Votre Tiède Splendeur
    .serenity = Votre Sérénité
    .soup = La Première Louche de la Soupe
    .spoons = Garde des Bonnes Cuillères
    .tallness = Votre Hauteur
    .weather = Cause du Beau Temps
