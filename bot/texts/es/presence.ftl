### Spanish: coming late, sleeping, leaving, coming back.

## On the table

button-back-again = 🙋 Aquí estoy
closed-standings = Los títulos, tal como quedaron:
waits-until = Si no, se cierra { $when }.

## At the gate

gate-title = ## 🚪 En la puerta
gate-choose = ¿Entras como debutante, o con el asiento y el título de un mayordomo? Juegas desde el próximo reparto.
gate-choose-full = Todas las sillas están ocupadas, pero un mayordomo se levantaría por ti. Con el próximo reparto recibes su asiento y su título.
gate-choose-match = Todas las sillas de esta partida están ocupadas, pero una de estas puede ser tuya, con su puntuación. Juegas desde el próximo reparto.
gate-waiting = Juegas desde el próximo reparto.
gate-takes = Con el próximo reparto ocupas el asiento de { $name }, con su título.
gate-takes-match = Con el próximo reparto ocupas el asiento de { $name }, con su puntuación.
gate-gone = Esa oferta ya no está.
button-gate-new = 🪑 Entrar como debutante
button-gate-take = El asiento de { $name }
button-gate-leave = 🚪 Mejor no

## Leaving

button-leave-ask = 🚪 Salir…
button-leave-now = 🚪 Ya
button-leave-after = 🕯️ Tras esta ronda
button-stay = 🪑 Mejor quedarse
button-stay-here = ↩ Quedarse
leave-title = 🚪 ¿Dejar la mesa?
leave-now-steward = **Ya**: un mayordomo juega tu mano hasta el final, y la ronda te cuenta como último lugar. El asiento se cierra en el próximo reparto.
leave-now-alone = **Ya**: tu mano queda boca abajo, y la ronda te cuenta como último lugar. El asiento se cierra en el próximo reparto.
leave-now-forfeit = **Ya**: abandonas. Un mayordomo juega tu mano hasta el final, y tu asiento ya no puede ganar. Te cuenta como último lugar, y no hay vuelta atrás.
leave-after-forfeit = **Tras esta ronda**: la juegas hasta el final. Si la partida sigue después, la abandonas con el próximo reparto; hasta entonces aún puedes quedarte.
leave-now-match = **Ya**: un mayordomo juega en tu asiento hasta el final de la partida, y te cuenta como último lugar. Hasta el próximo reparto aún puedes quedarte.
leave-after-match = **Tras esta ronda**: la juegas hasta el final. Si la partida sigue después, un mayordomo ocupa tu asiento con el próximo reparto, y la partida te cuenta como último lugar.
leave-after = **Tras esta ronda**: la juegas hasta el final.
panel-fled-steward = 🚪 **Te has ido.** Un mayordomo juega tu mano hasta el final.
panel-fled-back = 🚪 Has dejado esta ronda, y vuelves a jugar desde el próximo reparto.
panel-fled-forfeit = 🚪 **Has dejado esta partida para siempre.** Un mayordomo juega tu mano hasta el final. En la próxima vuelve a haber un asiento para ti.
panel-fled-replaced = 🔁 **{ $name } juega en tu lugar desde el próximo reparto.** Un mayordomo juega esta mano hasta el final.
panel-away =
    ## 💤 Un mayordomo juega por ti
    Se te acabó el tiempo demasiadas veces seguidas. Tu asiento y tus cartas siguen siendo tuyos: pulsa para continuar.
panel-clock-played = Se te acabó el tiempo, así que el reloj jugó por ti.
panel-closed = 🕯️ La mesa está cerrada.
panel-fled-alone = 🚪 **Has dejado esta ronda.** Si te quedas, entras en la próxima como debutante.

## Going on from the last table

button-again = ⚜️ Seguir la última mesa
button-same-people = 👥 La misma gente
lobby-again = ⚜️ Esta mesa sigue a la anterior: { $names }. Quien no esté en su asiento en el primer reparto pierde su puesto.

## Refusals

refused-left-round = Has dejado esta ronda. En tu panel está 🪑 *Mejor quedarse*.
refused-forfeited = Has dejado esta partida para siempre. En la próxima vuelve a haber un asiento para ti.
refused-not-away = No te habías ido.
refused-seat-taken = Ese asiento lo está ocupando otra persona.
refused-no-stewards-here = En esta mesa se juega sin mayordomos.
refused-stewards-seated = Primero despide a los mayordomos.
refused-no-court = Aquí no hay una última mesa que seguir.

## The chronicler, as in narration.ftl

stays =
    .a = { $name } se queda; ya pueden desensillar el caballo.
    .b = El abrigo vuelve al perchero: { $name } se queda.
    .c = Cambio de planes: { $name } sigue en la sala.
    .d = Como si no hubiera dicho nada, { $name } se sienta otra vez.
    .e = Tachen la despedida: { $name } se queda.
    .f = Se deshacen las maletas. { $name } sigue jugando.
    .g = Que espere el camino, dice { $name }.
    .h = Hoy no hay adiós de { $name }.

time-up =
    .a = La mesa juega por { $name } (tiempo).
    .b = Nada de { $name }; juega la mesa (tiempo).
    .c = El reloj juega por { $name } (tiempo).
    .d = { $name } calla, y la mesa no (tiempo).
    .e = Por { $name } responde la mesa (tiempo).
    .f = A { $name } se le acabó la arena (tiempo).
    .g = Silencio de { $name }; la mesa sigue (tiempo).
    .h = No se espera más a { $name } (tiempo).

joined-seat =
    .a = { $name } ocupa el asiento de { $whom } con el próximo reparto.
    .b = Con el próximo reparto, el asiento de { $whom } pasa a { $name }.
    .c = La silla de { $whom } ya está reservada para { $name }.

joined-takes =
    .a = { $name } releva a { $whom } en el próximo reparto.
    .b = La silla de { $whom } está prometida a { $name }.
    .c = Tras esta ronda { $whom } se levanta y se sienta { $name }.
    .d = Un mayordomo se despide pronto: { $whom } deja sitio a { $name }.
    .e = { $whom } saca brillo al asiento para { $name }, que viene luego.
    .f = Fuera los guantes después de la ronda, { $whom }: llega { $name }.
    .g = En el próximo reparto { $name } hereda el título de { $whom }.
    .h = { $name } le toca el hombro a { $whom }: la próxima ronda está pedida.
    .i = Un descanso bien ganado: { $whom } cede el puesto a { $name }.
    .j = Las llaves pasan de { $whom } a { $name } en el próximo reparto.

event-retired =
    .a = { $seat } se va para siempre. Un mayordomo acaba la ronda; ganar es cosa del resto.
    .b = Adiós, { $seat }. La ronda se juega hasta el final, la partida queda abandonada.
    .c = Abandono de { $seat }. Un mayordomo cuida de las cartas hasta que acabe la ronda.
    .d = El abrigo de { $seat } ya no está: abandono. Un mayordomo termina la ronda.

event-paired =
    .a = 🎲 El sorteo ha hablado: { $seats } juegan en el mismo bando.
    .b = 🎲 { $seats } sacan el mismo color.
    .c = 🎲 Pareja por sorteo: { $seats }.
    .d = 🎲 Dos papeletas coinciden: { $seats }.

host-passes =
    .a = Las llaves de la sala pasan a { $name }.
    .b = { $name } dirige la casa desde ahora.
    .c = La casa necesitaba quien la dirigiera; toca a { $name }.
    .d = Desde ahora la campana la toca { $name }.
    .e = Pesa la llave grande, y ahora la lleva { $name }.
    .f = Si preguntan quién manda, el heraldo señala a { $name }.
    .g = Casa y hogar quedan en manos de { $name }.
    .h = { $name } encuentra las llaves en la mesa, y dirige.

restarted =
    .a = A la pluma del escriba se le fue la tinta; pararon los relojes.
    .b = Se apagó una vela, y el tiempo con ella. Ya arde de nuevo todo.
    .c = Alguien volteó un poco el reloj de arena.
    .d = Le dieron cuerda al gran reloj; ahora suena más tarde.
    .e = Un breve silencio, una página nueva y más tiempo para la mesa.
    .f = El escriba ha vuelto de la bodega; los relojes esperaron.
    .g = Fueron por tinta. Nadie ha perdido un minuto.
    .h = El heraldo parpadeó. El tiempo también.
    .i = Una corriente de aire devolvió las páginas a su sitio.
    .j = El campanero se durmió: todos los plazos se mueven.
