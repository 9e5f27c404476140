### German: decrees.

button-decrees = 🖋️ Erlasse
button-deal = 🎲 Geben
button-proclaim = 🖋️ Verkünden
button-as-before = Wie bisher

decree-title = ## 👑 Was beliebt, { $name }?
decree-hint = Ein Erlass gilt für eine Runde. Verkünde nichts, und es bleibt bei den Regeln des Tisches.
decree-until = Ein Erlass gilt für eine Runde. Gegeben wird { $when }; verkünde nichts, und es bleibt bei den Regeln des Tisches.
decree-own = Die Tischleitung hat Erlasse über Regeln abgeschaltet; wer gibt und wie du angeredet wirst, bestimmst immer noch du.
decree-choose = Erlasse für diese Runde…
decree-dealer = Wer gibt…
decree-dealer-self = Wer gibt: du selbst
decree-dealer-is = Wer gibt: { $name }
decree-address = Deine Anrede…
decree-address-none = Anrede nur mit Namen
decree-address-is = Anrede: { $address }

decree-proclaimed = ## 🖋️ So sei es
decree-as-before = ## 🖋️ Alles bleibt, wie es ist
decree-proclaimed-hint = Der Herold verliest es beim Geben. Bis dahin änderst du es mit **🖋️ Erlasse**.
decree-nothing = Keine Regel wird geändert.
decree-over = 🖋️ Die Zeit für diesen Erlass ist vorbei.

decree-in-short = Erlass: { $rules }
decree-deals = { $name } gibt

address =
    .cheese = Schirmherrschaft über den Käse
    .chimneys = Schutzmacht aller Schornsteine
    .eminence = Eure Beträchtliche Eminenz
    .goose = Gut Freund mit der Gans
    .magnificence = Eure Prächtigkeit
    .radiance = Euer Milder Glanz
    .serenity = Eure Gelassenheit
    .soup = Zuerst bei der Suppe
    .spoons = Hüterschaft der Guten Löffel
    .tallness = Eure Länge
    .weather = Grund des Schönen Wetters
