### Spanish: house rules.

option-default = { $label } (lo habitual)
option-default-on = { $about } Lo habitual: sí.
option-default-off = { $about } Lo habitual: no.

option-numbers = un número de { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}
option-numbers-or-none = { $numbers }, o vacío para ninguno

option-preset = Reglas hechas
    .told-mooseyard = reglas de Mooseyard

## Deck

option-deck-mode = Baraja
    .about = Con qué juegan cinco o más. Entre tres o cuatro son siempre 52 cartas.
    .expanded = Ampliada: 13 cartas por persona, con rangos de más (del 11 al 15) entre el diez y la jota
    .extra_suits = Palos de más: 13 cartas por persona, un palo más por cada asiento a partir del quinto
    .standard = Estándar: 52 cartas, sin importar cuánta gente juegue
    .told-expanded = baraja ampliada
    .told-extra_suits = palos de más
    .told-standard = 52 cartas para cualquier número

option-removal-rank = Cartas que se quitan
    .about = El rango a partir del cual se quitan cartas hasta igualar las manos.
    .auto = Automático: el centro de la baraja
    .told-auto = se quitan cartas del centro
    .told-rank = primero se quita: { $rank }

option-divide-evenly = Manos iguales
    .about = Se quitan cartas hasta que todas las manos son igual de grandes.
    .told-on = manos iguales
    .told-off = manos desiguales

## Cards

option-jokers = Comodines
    .about = Si hay dos comodines en la baraja, y cuánto valen.
    .none = Ninguno
    .low = Bajos: si abren solos, por debajo de cualquier otra carta
    .wild = Libres: cualquier rango
    .told-none = sin comodines
    .told-low = dos comodines bajos
    .told-wild = dos comodines libres

option-joker-tax = Comodines y tributo
    .about = Si al pagar tributo el comodín es la mejor carta o la peor.
    .auto = Según lo que son: los libres la mejor, los bajos la peor
    .high = La mejor: se entrega primero
    .low = La peor: se conserva
    .told-auto = los comodines tributan según lo que son
    .told-high = los comodines tributan primero
    .told-low = los comodines tributan al final

option-deuces-high = Doses altos
    .about = El dos es el rango más alto, por encima del as.
    .told-on = doses altos
    .told-off = doses bajos

option-instant-top = La más alta cierra
    .about = Una jugada del rango más alto se lleva la baza al instante.
    .told-on = la carta más alta cierra la baza
    .told-off = se responde también a la más alta

option-packs = Barajas
    .about = Cuántas barajas de 52 cartas se mezclan.
    .auto = Automático: al menos ocho cartas por mano
    .told-auto = barajas según participantes
    .told-1 = una baraja
    .told-2 = dos barajas
    .told-3 = tres barajas
    .told-4 = cuatro barajas

option-min-run = Escalera más corta
    .about = Cuántas cartas seguidas de un palo forman una escalera.
    .told-3 = escaleras de tres o más
    .told-4 = escaleras de cuatro o más

option-exchange = Intercambio
    .about = Qué cartas cambian de manos tras el reparto, desde la segunda ronda.
    .classic = Clásico: dos cartas y una
    .scaled = Escalonado: tres, dos y una a partir de ocho
    .none = Ninguno
    .told-classic = intercambio clásico
    .told-scaled = intercambio escalonado
    .told-none = sin intercambio

option-revolution = Revolución
    .about = Cuatro o más cartas de un rango invierten el orden de los rangos.
    .told-on = con revoluciones
    .told-off = sin revoluciones

option-eight-stop = Corte del ocho
    .about = Una jugada con un ocho se lleva el montón al instante.
    .told-on = los ochos se llevan el montón
    .told-off = los ochos son un rango más

option-suit-lock = Cerrojos
    .about = Si una jugada repite los palos de la anterior, solo esos pueden seguir.
    .told-on = los palos echan cerrojo
    .told-off = sin cerrojos

option-spade-three = Tres de picas
    .about = Suelto, supera a un dos suelto; si juegan tres personas, no hay treses.
    .told-on = el 3♠ supera a un 2 suelto
    .told-off = el 3♠ es un tres más

## Ranks and taxes

option-seating = Primeros asientos
    .about = Cómo se fijan los primeros títulos. El orden de llegada pide una primera ronda sin títulos.
    .draw = Por sorteo: la carta más alta es Tahimi
    .join_order = Por orden de llegada
    .told-draw = asientos por sorteo
    .told-join_order = asientos por orden de llegada

option-first-lead = Primera ronda
    .about = Si la primera ronda tiene títulos. Sin ellos, los asientos van por orden de llegada.
    .top = Con títulos: abre Tahimi
    .after_dealer = Sin títulos: reparte un asiento al azar y abre el siguiente
    .told-top = primera ronda con títulos
    .told-after_dealer = primera ronda sin títulos

option-progressive-taxes = Tributos
    .about = Si entre seis o más se pagan tributos más altos.
    .auto = Automático: más altos salvo con la baraja estándar
    .always = Siempre más altos
    .never = Nunca: dos cartas y una
    .told-auto = tributos según la baraja
    .told-always = tributos altos con cualquier baraja
    .told-never = tributos fijos

option-tax-first-round = Tributo en la primera
    .about = Se paga tributo antes de que nadie se haya ganado un título.
    .told-on = tributos en la primera ronda
    .told-off = primera ronda sin tributos

option-rank-privilege = Privilegio de rango
    .about = Si nadie supera las últimas cartas de alguien, abre el título más alto.
    .told-on = con privilegio de rango
    .told-off = sin privilegio de rango

## Tricks and One Card

option-lead-pass = Ceder la salida
    .about = Si quien tiene la salida puede cederla.
    .allowed = Permitido, pero no hasta dar la vuelta entera
    .forbidden = Prohibido: hay que abrir
    .told-allowed = la salida se puede ceder
    .told-forbidden = hay que abrir

option-one-card = Una carta
    .about = Cómo se entera la mesa de que a alguien le queda una sola carta.
    .auto = Por el heraldo, siempre
    .manual = Lo anuncia cada cual, y se puede atrapar a quien lo olvide
    .told-auto = el heraldo anuncia “Una carta”
    .told-manual = “Una carta” la anuncias tú

option-one-card-penalty = Atrapar con una carta
    .about = Qué le pasa a quien atrapan en silencio. Solo si lo anuncia cada cual.
    .none = Bochorno
    .skip = Debe pasar en su próximo turno
    .told-none = callar no se castiga
    .told-skip = callar cuesta un turno

option-show-counts = Recuento a la vista
    .about = Se ve cuántas cartas tiene cada cual.
    .told-on = recuento a la vista
    .told-off = recuento oculto

## Table

option-seats = Asientos deseados
    .about = Los mayordomos completan la mesa hasta este número; aún puede sentarse más gente.

seats-wanted = { $count } asientos

option-pace = Ritmo
    .about = Cuánto puede durar una decisión antes de que se tome por ti.
    .quick = Rápido: 20 segundos
    .lively = Ágil: 45 segundos
    .reserve = Reserva de tiempo: 15 segundos, y 2 minutos más para toda la ronda
    .relaxed = Tranquilo: 2 minutos
    .slow = Lento: 12 horas
    .told-quick = ritmo rápido
    .told-lively = ritmo ágil
    .told-reserve = reserva de tiempo
    .told-relaxed = ritmo tranquilo
    .told-slow = ritmo lento

option-join-policy = Debutantes
    .about = Dónde se sienta quien llega entre dos rondas.
    .middle = En el medio
    .serf = Abajo del todo
    .redraw = Se sortean de nuevo todos los asientos
    .pick = Donde diga la carta que saque
    .told-middle = debutantes en el medio
    .told-serf = debutantes abajo del todo
    .told-redraw = nuevo sorteo si llega alguien
    .told-pick = debutantes sacan una carta

option-best-of = Serie
    .about = Una serie de rondas que alguien gana. Cada ronda te da un punto por cada persona que dejas atrás.
    .none = Sin final: una ronda tras otra
    .told-none = sin serie
    .told-3 = serie de 3 rondas
    .told-5 = serie de 5 rondas
    .told-10 = serie de 10 rondas

option-sealed = Manos selladas
    .about = Las manos de una ronda no se muestran nunca, ni siquiera cuando termina.
    .told-on = las manos quedan selladas
    .told-off = las manos se muestran al final

option-decrees = Decretos
    .about = Antes de cada ronda, Tahimi puede cambiar reglas, solo para esa ronda.
    .told-on = con decretos
    .told-off = sin decretos

option-stewards = Mayordomos
    .about = La máquina puede llenar asientos y jugar por quien se va o se duerme.
    .told-on = se admiten mayordomos
    .told-off = sin mayordomos

option-level = Nivel de los mayordomos
    .about = Lo bien que juegan. El cambio vale para todos los mayordomos de la mesa.
    .page = Pajes: principiantes que a veces se equivocan
    .merchant = Comerciantes: juego sensato
    .vizier = Visires: cuentan cartas y piensan por adelantado
    .master = Maestros: visires que piensan más tiempo
    .told-page = los mayordomos son pajes
    .told-merchant = los mayordomos son comerciantes
    .told-vizier = los mayordomos son visires
    .told-master = los mayordomos son maestros

option-hints = Consejos
    .about = Se puede preguntar a un visir qué hacer, con /cards hint.
    .told-on = se permiten consejos
    .told-off = sin consejos

option-begins = Comienzo
    .about = Cuándo se reparten las primeras cartas.
    .host = Cuando lo diga quien dirige la mesa
    .full = Cuando se ocupen todos los asientos deseados
    .told-host = empieza quien dirige la mesa
    .told-full = empieza al llenarse los asientos

option-weekends = Fines de semana
    .about = Si sábados y domingos cuentan al ritmo lento, según la zona horaria del servidor.
    .told-on = los fines de semana cuentan
    .told-off = los fines de semana no cuentan

option-partners = Parejas
    .about = Cómo se forman las parejas, donde las hay.
    .agreed = De acuerdo: cada cual elige bando en la antesala
    .drawn = Por sorteo, con el primer reparto de una partida
    .told-agreed = parejas de acuerdo
    .told-drawn = parejas por sorteo

option-on-leave = Abandonos
    .about = Qué pasa con el asiento de quien deja la partida.
    .bot = Lo sigue jugando un mayordomo, y puede ganar
    .forfeit = Se pierde en cuanto se puntúa la ronda
    .told-bot = un mayordomo puede ganar por quien se va
    .told-forfeit = quien se va pierde el asiento

## The groups

group-deck = 🃏 Baraja
group-cards = ✨ Comodines y cartas altas
group-ranks = 👑 Títulos y tributos
group-tricks = ☝️ Bazas y Una carta
group-cousin = 🔄 Como en Daifugō
group-court = 🖋️ Corte
group-table = 🪑 Mesa
group-company = ⚙️ Mayordomos y avisos
group-rules = 📜 Reglas
group-of = 📜 { $titles }{ $more ->
    [yes] …
   *[no] { "" }
}

## Ready-made sets

preset-court = Reglas de la corte
    .about = Títulos por sorteo, 13 cartas por mano, tributos desde la segunda ronda.
preset-mooseyard = Mooseyard
    .about = Baraja sencilla para tres a cinco: sin privilegio, tributos fijos, primera ronda sin títulos.
preset-usual = Reglas estándar
    .about = Las reglas tal como están escritas.
preset-short = Partida corta
    .about = Las reglas tal como están escritas, pero se acaba antes.
preset-series = A tres victorias
    .about = Una ronda tras otra, hasta que alguien gane tres.
preset-hasty = Con prisa
    .about = Veinte segundos por turno, y quien tiene la salida debe jugar.
preset-cheeky = Mesa pícara
    .about = “Una carta” la anuncias tú, antes de que te atrapen.
preset-equal = Igualdad de oportunidades
    .about = Nada cambia de manos tras el reparto.
preset-steep = Tributos altos
    .about = A partir de ocho, tres parejas de asientos cambian tres, dos y una carta.
preset-daifugo = Como en Daifugō
    .about = Revoluciones, ochos que cortan, cerrojos, y un tres de picas que supera a un dos.
preset-quick = Corte rápida
    .about = Veinte segundos por turno, 52 cartas, y quien tiene la salida debe jugar.
preset-cruel = Corte cruel
    .about = Tributos desde la primera ronda, debutantes abajo del todo, y ay de la última carta callada.

## The menu

house-title = ## 📜 Reglas de la casa
house-hint = Estas son las reglas de ahora; las que están en **negrita** no son las habituales.
house-host = Dirige la mesa { $host }, que puede cambiarlas hasta el primer reparto. Las reglas en **negrita** no son las habituales.
house-fixed = Ya se ha repartido: estas son las reglas de la casa en esta mesa. Las que están en **negrita** no son las habituales.
house-levels = Nivel de un mayordomo…
house-level = { $name }: { $level } → { $next }
house-send-away = Despedir a alguien…
house-group = **{ $group }** — { $told }
house-seats = **👥 En la mesa** — { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $stewards ->
    [one] 1 mayordomo
   *[other] { $stewards } mayordomos
}
house-game = Juego: { $game }
house-preset = Reglas: { $preset }
house-games = Otro juego…
house-presets = Reglas hechas…
