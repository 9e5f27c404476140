### Spanish: words to a partner, in games with sides.

button-words = 💬 Pareja
words-title = ## 💬 Para { $name }
words-hint = Nadie más lo ve, ni se entera siquiera de que se ha dicho algo. No se guarda, y desaparece cuando termina esta partida.
word-heard = 💬 { $name }:
button-write = ✍️ Con tus palabras
write-title = Unas palabras a tu pareja
write-label = ¿Qué le dices?
write-about = Solo lo ve { $name }.

partner-words =
    .a = Sí
    .b = No
    .c = Esta es mía
    .d = Te toca lucirte
    .e = Cuidado
    .f = Bien jugado

steward-word-unknown = Solo entiendo las frases hechas.
steward-word-later = Veamos antes las cartas.

refused-no-words-here = Aquí las parejas no se hablan. No se ha dicho nada.
refused-word-empty = El mensaje está vacío. No se ha dicho nada.
refused-word-too-soon = Las palabras, de una en una: espera unos segundos. No se ha dicho nada.
refused-word-to-steward = El asiento de tu pareja lo lleva un mayordomo, y ahora no escucha. No se ha dicho nada.
refused-word-unwanted = Tu pareja tiene las palabras desactivadas. No se ha dicho nada.
