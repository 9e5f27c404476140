### Brazilian Portuguese: decrees, how the Tahimi is addressed, and the serf who deals.

button-decrees = 🖋️ Decretos
button-deal = 🎲 Dar as cartas
button-proclaim = 🖋️ Proclamar
button-as-before = Como antes

decree-title = ## 👑 O que lhe apraz, { $name }?
decree-hint = Um decreto vale por uma rodada. Se nada for proclamado, ficam as regras da mesa.
decree-until = Um decreto vale por uma rodada. As cartas saem { $when }; se nada for proclamado, ficam as regras da mesa.
decree-own = Quem comanda a mesa fechou as regras a decretos; mas você ainda escolhe quem dá as cartas e qual tratamento quer receber.
decree-choose = Decretos para esta rodada…
decree-dealer = Quem dá as cartas…
decree-dealer-self = Dá as cartas: você
decree-dealer-is = Dá as cartas: { $name }
decree-address = Como chamar você…
decree-address-none = Só pelo nome
decree-address-is = Tratamento: { $address }

decree-proclaimed = ## 🖋️ Assim seja
decree-as-before = ## 🖋️ Tudo fica como está
decree-proclaimed-hint = O arauto lê em voz alta quando as cartas saírem. Até lá, aperte **🖋️ Decretos** para mudar.
decree-nothing = Nenhuma regra muda.
decree-over = 🖋️ O tempo deste decreto passou.

decree-in-short = decreto: { $rules }
decree-deals = { $name } dá as cartas

address =
    .cheese = Guarda do Queijo
    .chimneys = Vigia de Todas as Chaminés
    .eminence = Vossa Considerável Eminência
    .goose = Confidente do Ganso
    .magnificence = Vossa Magnificência
    .radiance = Vosso Brando Resplendor
    .serenity = Vossa Serenidade
    .soup = Primazia na Sopa
    .spoons = Guarda das Boas Colheres
    .tallness = Vossa Altura
    .weather = Causa do Bom Tempo
