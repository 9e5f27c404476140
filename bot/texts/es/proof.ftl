### Spanish: a round opened after its end (`/cards verify`), and the hashes that are shown before.

hash-first-short = 🔒 El primer reparto está fijado: `{ $hash }…`
hash-first = El primer reparto está fijado por este SHA-256: `{ $hash }`
hash-next-short = 🔒 El próximo reparto está fijado: `{ $hash }…`
hash-next = El próximo reparto está fijado por este SHA-256: `{ $hash }`
hash-round = Este reparto está fijado por este SHA-256: `{ $hash }`
hash-short = reparto `{ $hash }…`
hands-sealed = 🔒 Las manos de esta ronda quedan selladas.
button-open = 🔍 Mostrar las manos
button-check-yourself = 🔏 Compruébalo tú
button-check = 🔍 Comprobar el reparto

proof-title = ## 🔍 Ronda { $round }, revelada
proof-kept = **Como se prometió: asientos y cartas estaban fijados antes de sacar nada.**
proof-broken = **No es como se prometió. Las líneas marcadas con ❌ no encajan con la semilla, o con el hash que se mostró.**
proof-older = **Se ha comparado el hash. El resto se jugó con una versión anterior de las reglas, que este bot ya no conoce.**
proof-hands = **Las manos, tal como se repartieron**
proof-no-hands = De esta semilla no sale ninguna mano.
proof-taxes = **Tributos**
proof-tax = { $payer } pagó **{ $paid }** a { $receiver } y recibió **{ $returned }**.

proof-hash-right = La semilla tiene el SHA-256 que se mostró antes de sacar nada.
proof-hash-wrong = El SHA-256 de la semilla no es el que se mostró.
proof-seats-right = Los asientos salen de la semilla.
proof-seats-wrong = Los asientos no salen de la semilla.
proof-seats-unknown = Los asientos no se han calculado.
proof-moves-right = El reparto sale de la semilla, y sus { $moves } jugadas llevan al mismo final.
proof-moves-wrong = Las jugadas no pueden haberse hecho con el reparto que sale de la semilla, o llevan a otro final.
proof-moves-unknown = El reparto no se ha calculado.
proof-seed = Semilla `{ $seed }`
proof-hash = SHA-256 `{ $hash }`
proof-shown = Mostrado antes del reparto `{ $hash }`

proof-yourself = **Sin el bot:** compara este SHA-256 con el que se mostró antes del reparto (su comienzo está en la antesala o al final de la última ronda; entero, en las reglas de la casa o tras ⋯). Después ejecuta `python verify.py` seguido del nombre del registro; no necesita nada más. Calcula el hash, y los asientos y las manos de cada juego cuyo reparto conoce; las jugadas no las mira.
proof-recipe =
    -# En cualquier lenguaje: los 32 bytes de la semilla, la palabra `seats` o `deal`, y una cuenta 0, 1, 2… en ocho bytes pasan juntos por SHA-256; cada 64 bits del resultado son un número, con el primer byte como el más alto. “Por debajo de n” es el siguiente número módulo n, saltando los que llegan o pasan del mayor múltiplo de n hasta 2^64.
proof-recipe-cards =
    -# Asientos: por turno, cada cual toma la carta “por debajo de las que quedan” de cuatro veces 2 a A, contando la primera como 0 (el último rango es el 2 con doses altos); quienes empatan sacan otra. Reparto: la baraja de menor a mayor, los comodines al final, se baraja desde su final, la carta i con la carta “por debajo de i + 1”; después va una carta a cada asiento por turno, empezando por el que sigue a quien reparte.

proof-closed-kept = **Como se prometió: cada carta que se mostró estaba en la baraja en el lugar que se fijó antes del reparto.**
proof-closed-broken = **No es como se prometió. Las líneas marcadas con ❌ no encajan con lo que se mostró antes del reparto.**
proof-closed-older = **Esta ronda se jugó con una versión anterior de las reglas, que este bot ya no conoce.**
proof-closed-hash-right = La baraja tiene el SHA-256 que se mostró antes de sacar nada.
proof-closed-hash-wrong = El SHA-256 de la baraja no es el que se mostró.
proof-closed-hash-unknown = El SHA-256 de la baraja ya no se puede calcular.
proof-closed-seats-right = Los asientos salen de la semilla. La semilla sigue en secreto, así que para esto solo tienes la palabra del bot.
proof-closed-seats-wrong = Los asientos no salen de la semilla.
proof-closed-seats-unknown = Los asientos no se han calculado.
proof-closed-moves-right = El reparto sale de la semilla, y sus { $moves } jugadas llevan al mismo final. También para esto solo tienes la palabra del bot.
proof-closed-moves-wrong = Las jugadas no pueden haberse hecho con el reparto que sale de la semilla, o llevan a otro final.
proof-closed-moves-unknown = El reparto no se ha calculado.
proof-closed-yourself = **Sin el bot:** compara este SHA-256 con el que se mostró antes del reparto (su comienzo está en la antesala o al final de la última ronda; entero, en las reglas de la casa o tras ⋯). Después ejecuta `python verify.py` seguido del nombre de la prueba; no necesita nada más, y comprueba cada carta que se mostró.
proof-closed-recipe =
    -# En cualquier lenguaje: cada carta de la baraja mezclada tiene una hoja, el SHA-256 de 32 bytes de sal y las letras de la carta. El SHA-256 de todas las hojas, una tras otra, es el de la lista; el SHA-256 de todas las listas, una por cada baraja que se podía repartir, es el que se mostró. Las cartas que nadie ha mostrado guardan su sal, y siguen ocultas para siempre.
