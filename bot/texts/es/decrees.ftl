### Spanish: decrees, how the Tahimi is addressed, and the serf who deals.

button-decrees = 🖋️ Decretos
button-deal = 🎲 Repartir
button-proclaim = 🖋️ Proclamar
button-as-before = Como hasta ahora

decree-title = ## 👑 ¿Qué es de tu agrado, { $name }?
decree-hint = Un decreto vale para una ronda. Si no proclamas nada, siguen las reglas de la mesa.
decree-until = Un decreto vale para una ronda. Las cartas se reparten { $when }; si no proclamas nada, siguen las reglas de la mesa.
decree-own = Quien dirige la mesa ha cerrado las reglas a los decretos; aún puedes elegir quién reparte y qué tratamiento recibes.
decree-choose = Decretos para esta ronda…
decree-dealer = Quién reparte…
decree-dealer-self = Reparte: tú
decree-dealer-is = Reparte: { $name }
decree-address = Qué tratamiento recibes…
decree-address-none = Sin más tratamiento que tu nombre
decree-address-is = Tratamiento: { $address }

decree-proclaimed = ## 🖋️ Así sea
decree-as-before = ## 🖋️ Todo queda como está
decree-proclaimed-hint = El heraldo lo lee cuando se reparten las cartas. Hasta entonces puedes cambiarlo con **🖋️ Decretos**.
decree-nothing = No cambia ninguna regla.
decree-over = 🖋️ El plazo para este decreto ha pasado.

decree-in-short = decreto: { $rules }
decree-deals = reparte { $name }

address =
    .cheese = Defensa del Queso
    .chimneys = Amparo de Toda Chimenea
    .eminence = Su Considerable Eminencia
    .goose = Amistad de la Oca
    .magnificence = Su Magnificencia
    .radiance = Su Tibio Resplandor
    .serenity = Su Serenidad
    .soup = Primera Cuchara de la Sopa
    .spoons = Guardia de las Cucharas Buenas
    .tallness = Su Altura
    .weather = Causa del Buen Tiempo
