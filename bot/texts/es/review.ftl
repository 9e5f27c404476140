### Spanish: the review of a round that is over.

button-review = 🔍 Repaso
review-title = ## 🔍 Ronda { $round }, repasada para ti
review-note = Mira lo que podías saber en aquel momento, nunca las cartas ocultas: una buena respuesta sigue siéndolo, saliera como saliera.
review-making = Un maestro vuelve a pensar tus decisiones: lleva { $done } de { $total }. Puedes cerrar esto y volver; el repaso se guarda.
review-failed = El repaso no se pudo terminar ahora. No se ha perdido nada: inténtalo otra vez.
button-review-look = 🔄 Mirar otra vez
button-review-again = 🔄 Probar de nuevo
review-nothing = En esta ronda no tuviste nada que elegir, así que no hay nada que repasar.
review-facts = { $game } · { $count ->
    [one] 1 decisión tuya
   *[other] { $count } decisiones tuyas
 }
review-kept = Conservaste el **{ $share } %** de lo que había en juego.
review-no-stake = Sin porcentaje: en estas decisiones no había nada en juego.
review-good = En { $good } de { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
 } nada era claramente mejor que tu elección.
review-costliest = **Lo que más costó**
review-cost = **{ $number }.** Elegiste { $answer }; { $best } valía { $cost ->
    [0] un poco más.
   *[other] { $cost } más, sobre 100.
 }
review-chart = Lo que podías esperar tras cada decisión, sobre 100
review-chart-told = decisión { $number }: { $value }
review-chart-cost = −{ $cost }
review-finest = **Tus mejores momentos**
review-fine = **{ $number }.** { $answer }: { $stake ->
    [0] la peor respuesta valía un poco menos.
   *[other] la peor respuesta valía { $stake } menos, sobre 100.
}
review-think = **Una para pensar**
review-at = Decisión { $number } de { $count } · jugada { $move } de { $moves }
review-best = ✅ Elegiste **{ $answer }**, y no se encontró nada mejor. Resultado esperado: { $value } sobre 100.
review-as-good = 👍 Elegiste **{ $answer }**, tan bueno como **{ $best }** hasta donde se puede saber. Resultado esperado: { $value } sobre 100.
review-worse = 🔸 Elegiste **{ $answer }**, que valía { $value } sobre 100. **{ $best }** valía { $cost ->
    [0] un poco más
   *[other] { $top }
 }.
review-reason = Por qué { $best }: { $reason }
button-review-walk = ▶ Todas las decisiones
button-review-to = Decisión { $number }
button-review-back = ◀
button-review-on = ▶
button-review-summary = 📋 Resumen
button-review-help = ❓
review-help-title = ## ❓ Qué dice el repaso
review-help-where = 🔍 está en tu panel al final de una ronda y de una lección, en `/chronicle`, y en una serie de repartos de hoy cuyo día está cerrado. Un maestro valora entonces cada decisión que tomaste tú, y solo tú lo ves.
review-help-what = **Los valores.** Un maestro, con más tiempo que en la mesa, toma en cada decisión lo que tú veías, reparte de muchas maneras lo que no podías ver, y juega tus respuestas hasta el final. 100 es el mejor resultado, 0 el peor.
review-help-share = **El porcentaje.** En cada decisión: a qué distancia está tu respuesta de la peor que se probó, en proporción a la mejor. Se suman en toda la ronda, de modo que una decisión cuenta según lo que había en juego. Una respuesta tan buena como la mejor cuenta como la mejor.
review-help-good = **Tan bueno.** Una diferencia menor que el doble de su propio error no cuenta. Lo que parece peor se juega cuatro veces más antes de decirlo.
review-help-chart = **El gráfico.** Una barra por cada decisión, con su número en el recorrido: lo que podías esperar con tu respuesta. La parte pálida y el número de detrás son lo que la mejor respuesta valía además.
review-help-turning = **Puntos de inflexión.** En los juegos que muestran todas las cartas al final, cualquiera puede leer bajo el resultado tras qué tres jugadas alguien podía esperar mucho más o mucho menos. Eso se ve con todas las cartas, como nadie podía en la mesa, y suponiendo que todo el mundo sigue jugando como los comerciantes. Las cartas que quedan ocultas o selladas no se miran nunca, y un servidor puede desactivarlo (`/tahimi-server`). En los repartos de hoy está en el repaso, cuando su día se ha cerrado.
review-help-kept = **Se guarda.** Un repaso se hace una vez y es solo tuyo. Se va con la ronda, y con tus datos cuando los borras (`/privacy`).

review-tracing = Dónde giró la ronda, visto con todas las cartas, todavía se está calculando: mira otra vez dentro de un momento.
turning-title = **Dónde giró,** visto con todas las cartas (100 es el primer lugar, 0 el último)
turning-rise = Jugada { $move }: { $name } eligió *{ $action }*. { $whom } podía esperar { $size ->
    [much] mucho más
   *[some] más
 }: { $after } en vez de { $before }.
turning-fall = Jugada { $move }: { $name } eligió *{ $action }*. { $whom } podía esperar { $size ->
    [much] mucho menos
   *[some] menos
 }: { $after } en vez de { $before }.
turning-own-rise = Jugada { $move }: { $name } eligió *{ $action }* y podía esperar { $size ->
    [much] mucho más
   *[some] más
 }: { $after } en vez de { $before }.
turning-own-fall = Jugada { $move }: { $name } eligió *{ $action }* y podía esperar { $size ->
    [much] mucho menos
   *[some] menos
 }: { $after } en vez de { $before }.
