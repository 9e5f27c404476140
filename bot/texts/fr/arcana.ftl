### French: the Major Arcana.

card-Fool = { $form ->
    [cap] Le Fou
    [de] du Fou
    [du] du Fou
    [a] au Fou
    [au] au Fou
    [le] le Fou
    [gender] m
   *[alone] le Fou
}
    .held = un joker : une carte de plus dans un groupe ou, seul, toute valeur du Deux à l’As
card-Magician = { $form ->
    [cap] Le Magicien
    [de] du Magicien
    [du] du Magicien
    [a] au Magicien
    [au] au Magicien
    [le] le Magicien
    [gender] m
   *[alone] le Magicien
}
    .held = sur toute carte seule, il vaut la valeur juste au-dessus (un As au plus)
card-Priestess = { $form ->
    [cap] La Grande Prêtresse
    [de] de la Grande Prêtresse
    [du] de la Grande Prêtresse
    [a] à la Grande Prêtresse
    [au] à la Grande Prêtresse
    [le] la Grande Prêtresse
    [gender] f
   *[alone] la Grande Prêtresse
}
    .held = sur toute paire, elle vaut une paire de la valeur juste au-dessus (d’As au plus)
card-Empress = { $form ->
    [cap] L’Impératrice
    [de] de l’Impératrice
    [du] de l’Impératrice
    [a] à l’Impératrice
    [au] à l’Impératrice
    [le] l’Impératrice
    [gender] f
   *[alone] l’Impératrice
}
    .held = sur tout brelan, elle vaut un brelan de la valeur juste au-dessus (d’As au plus)
card-Emperor = { $form ->
    [cap] L’Empereur
    [de] de l’Empereur
    [du] de l’Empereur
    [a] à l’Empereur
    [au] à l’Empereur
    [le] l’Empereur
    [gender] m
   *[alone] l’Empereur
}
    .held = sur tout carré, il vaut un carré de la valeur juste au-dessus (d’As au plus)
card-Hierophant = { $form ->
    [cap] Le Hiérophante
    [de] du Hiérophante
    [du] du Hiérophante
    [a] au Hiérophante
    [au] au Hiérophante
    [le] le Hiérophante
    [gender] m
   *[alone] le Hiérophante
}
    .held = tu ouvres le premier pli, et hérites de la main quand quelqu’un finit sans qu’on couvre
card-Lovers = { $form ->
    [cap] Les Amoureux
    [de] des Amoureux
    [du] des Amoureux
    [a] aux Amoureux
    [au] aux Amoureux
    [le] les Amoureux
    [gender] p
   *[alone] les Amoureux
}
    .held = tu ne peux pas jouer de carte seule, sauf celle-ci pour ouvrir
card-Chariot = { $form ->
    [cap] Le Chariot
    [de] du Chariot
    [du] du Chariot
    [a] au Chariot
    [au] au Chariot
    [le] le Chariot
    [gender] m
   *[alone] le Chariot
}
    .held = au lieu de jouer : défausse-le, prends la meilleure carte de quelqu’un, rends-en une
card-Strength = { $form ->
    [cap] La Force
    [de] de la Force
    [du] de la Force
    [a] à la Force
    [au] à la Force
    [le] la Force
    [gender] f
   *[alone] la Force
}
    .held = tu peux jouer sur tes égaux : l’égalité l’emporte
card-Hermit = { $form ->
    [cap] L’Ermite
    [de] de l’Ermite
    [du] de l’Ermite
    [a] à l’Ermite
    [au] à l’Ermite
    [le] l’Ermite
    [gender] m
   *[alone] l’Ermite
}
    .held = tu ne peux jouer que des cartes seules
card-Wheel = { $form ->
    [cap] La Roue de la Fortune
    [de] de la Roue de la Fortune
    [du] de la Roue de la Fortune
    [a] à la Roue de la Fortune
    [au] à la Roue de la Fortune
    [le] la Roue de la Fortune
    [gender] f
   *[alone] la Roue de la Fortune
}
    .held = au lieu de jouer : échange-la, avec d’autres cartes, contre autant de défausses, sans voir
card-Justice = { $form ->
    [cap] La Justice
    [de] de la Justice
    [du] de la Justice
    [a] à la Justice
    [au] à la Justice
    [le] la Justice
    [gender] f
   *[alone] la Justice
}
    .held = au début de ton tour : défausse-la, et qui vient de jouer reprend une carte
card-HangedMan = { $form ->
    [cap] Le Pendu
    [de] du Pendu
    [du] du Pendu
    [a] au Pendu
    [au] au Pendu
    [le] le Pendu
    [gender] m
   *[alone] le Pendu
}
    .held = une chance par pli : après un coup ou une passe, il ne te reste que les pouvoirs
card-Death = { $form ->
    [cap] La Mort
    [de] de la Mort
    [du] de la Mort
    [a] à la Mort
    [au] à la Mort
    [le] la Mort
    [gender] f
   *[alone] la Mort
}
    .held = si tu peux jouer, tu dois jouer, et ce que tu as de mieux
card-Temperance = { $form ->
    [cap] La Tempérance
    [de] de la Tempérance
    [du] de la Tempérance
    [a] à la Tempérance
    [au] à la Tempérance
    [le] la Tempérance
    [gender] f
   *[alone] la Tempérance
}
    .held = sur un As, tu peux jouer tout ce avec quoi tu pourrais ouvrir
card-Devil = { $form ->
    [cap] Le Diable
    [de] du Diable
    [du] du Diable
    [a] au Diable
    [au] au Diable
    [le] le Diable
    [gender] m
   *[alone] le Diable
}
    .held = si tu peux jouer, tu dois jouer
card-Tower = { $form ->
    [cap] La Tour
    [de] de la Tour
    [du] de la Tour
    [a] à la Tour
    [au] à la Tour
    [le] la Tour
    [gender] f
   *[alone] la Tour
}
    .held = ce que tu joues sur le tas doit le dépasser de trois valeurs
card-Star = { $form ->
    [cap] L’Étoile
    [de] de l’Étoile
    [du] de l’Étoile
    [a] à l’Étoile
    [au] à l’Étoile
    [le] l’Étoile
    [gender] f
   *[alone] l’Étoile
}
    .held = tu peux répondre par un groupe plus petit
card-Moon = { $form ->
    [cap] La Lune
    [de] de la Lune
    [du] de la Lune
    [a] à la Lune
    [au] à la Lune
    [le] la Lune
    [gender] f
   *[alone] la Lune
}
    .held = à l’heure des impôts, toi et ton vis-à-vis échangez vos rôles : le haut paie
card-Sun = { $form ->
    [cap] Le Soleil
    [de] du Soleil
    [du] du Soleil
    [a] au Soleil
    [au] au Soleil
    [le] le Soleil
    [gender] m
   *[alone] le Soleil
}
    .held = tu peux jouer un As seul sur n’importe quoi
card-Judgement = { $form ->
    [cap] Le Jugement
    [de] du Jugement
    [du] du Jugement
    [a] au Jugement
    [au] au Jugement
    [le] le Jugement
    [gender] m
   *[alone] le Jugement
}
    .held = au début de ton tour : défausse-le, et qui vient de jouer reprend tout son coup
card-World = { $form ->
    [cap] Le Monde
    [de] du Monde
    [du] du Monde
    [a] au Monde
    [au] au Monde
    [le] le Monde
    [gender] m
   *[alone] le Monde
}
    .held = tu peux répondre par un groupe plus grand

## What the panel says of them

power-held = ✨ *{ FORM($card, "cap") }* — { $does }

power-justice = ⚖️ Justice
power-judgement = 📯 Jugement
power-chariot = 🐎 Chariot…
    .whom = 🐎 Le Chariot : la meilleure carte de qui ?
    .cards = 🐎 Le Chariot : que reçoit { $name } ?
power-wheel = 🎡 Roue…
    .cards = 🎡 La Roue : qu’est-ce qui part avec elle ? Autant de cartes reviennent.
    .none = 🎡 La Roue seule
hint-whom = Qui…
hint-cards = Quelles cartes…

do-judgement = le Jugement
do-justice = la Justice
do-chariot = le Chariot
do-wheel = la Roue de la Fortune
