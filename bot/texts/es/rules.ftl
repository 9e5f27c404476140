### Spanish: the rules as a book, and ❓: why a card cannot be played.

rules-place = { $game } · capítulo { $place } de { $count } · las reglas tal como se juegan aquí
hint-chapter = Otro capítulo…
button-chapter-open = 📖 { $title }
button-chapter-back = ◀ Atrás
button-chapter-next = Siguiente ▶
button-books = 📚 Todos los libros
books-title = 📚 Las reglas, tal como se juegan aquí
books-help = `/cards learn` enseña un juego con un tutor. Donde se permiten consejos, `/cards hint` dice qué haría un visir. Tras una ronda, 🔍 *Repaso*, en tu panel, dice cuánto valían tus decisiones. Los mayordomos son pajes, comerciantes, visires o maestros; quien dirige la mesa elige su nivel en 📜 Reglas de la casa.
books-hint = Abrir un libro…
button-how = 📖 Cómo se juega
button-why = ❓ Reglas

why-title = ❓ ¿Qué puedo hacer?
why-tax-owed = Primero los tributos: debes un regalo, con las cartas que quieras. Nadie juega hasta que se hayan dado todos los regalos.
why-tax = Primero los tributos: nadie juega hasta que se hayan dado todos los regalos.
why-must-pass = Te atraparon con una carta: cuando llegue tu turno, debes pasar.
why-wait-for-lead = Abre { $names }. De eso depende lo que puedas jugar.
why-wait = No es tu turno: le toca a { $names }. Contra { $what }, tal como está ahora el montón:
why-beat = Hay que superar: { $what }.
why-lead = Abres tú: cualquier número de cartas de un mismo rango.
why-lead-suited = Abres tú, y no puedes pasar: cartas de un mismo rango, o una escalera de un palo.
why-lead-forced = Abres tú, y no puedes pasar: cualquier número de cartas de un mismo rango.
why-can = **Esto serviría:** { $sets }.
why-none = **Nada de tu mano serviría.** Solo puedes pasar.

why-part = { some-cards } de tus { $held }
why-with = { $what } (contando { $jokers })
why-as = { $jokers } como { $what }
why-jokers = { $count ->
    [one] un comodín
   *[other] { number } comodines
}

why-group = - **{ $reason }:** { $cards }
why-wrong-size = Tienes { $count ->
    [2] solo una
   *[other] menos de { number }
}
why-not-higher = No supera { $top }
why-ties = El empate no gana
why-joker-ties = Como mucho { $what }, y el empate no gana
why-low-joker = Por debajo de todo rango; suelto, solo puede abrir
