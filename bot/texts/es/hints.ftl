### Spanish: hints, what a strong steward would do.

command-hint = Pregunta a un visir qué hacer ahora, si la mesa permite consejos; solo tú ves la respuesta

button-hint = 💡 Consejo

hint = 💡 { $said }
hint-in-lesson = 🎓 En tu lección: { $said }

hint-vizier = Un visir elegiría **{ $answer }**.
hint-vizier-pass = Un visir **pasaría**.
hint-only = Solo puedes hacer una cosa: **{ $answer }**.
hint-quick = No hubo tiempo de pensarlo a fondo, así que va el consejo rápido de un comerciante: **{ $answer }**.

refused-no-hints-here = En esta mesa no se permiten consejos. En una lección los hay: `/cards learn`.

hint-tried-ahead = { $count ->
    [one] En una prueba,
   *[other] En { $count } pruebas,
} dio mejor resultado que **{ $other }**.
hint-tried-level = { $count ->
    [one] En una prueba,
   *[other] En { $count } pruebas,
} dio tan buen resultado como **{ $other }**, y nada lo dio mejor.
hint-tried-best = { $count ->
    [one] En una prueba,
   *[other] En { $count } pruebas,
} nada dio mejor resultado.

## Why, in several games

hint-because-joker = Así guardas el comodín.
hint-because-takes = Gana a lo que hay en la mesa, y ninguna carta más baja que puedas jugar lo consigue.

hint-because-melds = La carta a la vista puede bajar tus { $loose ->
    [points] puntos sueltos
   *[cards] cartas sueltas
} de { $before } a { $after }.
hint-because-melds-not = La carta a la vista no te dejaría con menos { $loose ->
    [points] puntos sueltos
   *[cards] cartas sueltas
}.
hint-because-thrown = { $count ->
    [0] Sin ella, todas tus cartas están en combinaciones.
    [one] Te deja { $loose ->
        [points] un punto suelto
       *[cards] una carta suelta
    }, y ninguna otra carta deja menos.
   *[other] Te deja { $count } { $loose ->
        [points] puntos sueltos
       *[cards] cartas sueltas
    }, y ninguna otra carta deja menos.
}

hint-because-alone = No casa con ninguna otra de tus cartas sueltas.

## Why, in the climbing family

hint-because-out = Son tus últimas cartas: con ellas terminas.
hint-because-keeps = Así no deshaces esto: { $set }.
hint-because-later = Así guardas para luego esto: { $play }.
hint-because-lowest = { $count ->
    [one] Tu carta más baja sale primero.
    [2] Tus cartas más bajas salen primero, las dos a la vez.
   *[other] Tus cartas más bajas salen primero, las { $count } a la vez.
}
hint-because-many = Te libra de { $count } cartas de golpe.
hint-because-cheapest = Es la más baja de tus jugadas que superan el montón.
hint-because-next = Las cartas que te quedan son todas iguales y pueden irse de golpe.
hint-because-high = { $count ->
    [0] Ningún rango es más alto.
    [one] Solo un rango es más alto.
   *[other] Solo { $count } rangos son más altos.
}
hint-because-only = Ninguna otra jugada tuya supera el montón.
hint-because-nothing = Ninguna jugada tuya supera el montón.
hint-because-close = A quien tienes que superar le queda una carta, como mucho.
hint-because-owed = { $count ->
    [one] Debes tu mejor carta.
   *[other] Debes tus mejores cartas.
}
hint-because-lowest-gift = { $count ->
    [one] Es tu carta más baja.
   *[other] Son tus cartas más bajas.
}
hint-because-whole = { $count ->
    [one] No deshace ningún juego.
   *[other] No deshacen ningún juego que conserves.
}
