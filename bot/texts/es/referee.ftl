### Spanish: the referee of a tournament.

command-tournament-referee = La página de arbitraje del torneo más reciente de aquí

tournament-remark-extended = ⚖️ Ronda { $round }, mesa { $number }: { $name } deja que espere más a su gente.
tournament-remark-replaced = ⚖️ Ronda { $round }, mesa { $number }: { $came } juega en lugar de { $out }, por decisión de { $name }.
tournament-remark-struck = ⚖️ Ronda { $round }, mesa { $number }: { $name } ha anulado su resultado, y no da puntos. { $reason }
tournament-remark-restored = ⚖️ Ronda { $round }, mesa { $number }: { $name } ha retirado la anulación, y su resultado vuelve a contar.
tournament-remark-called = 🔔 { $mention }: la mesa te espera. El plazo acaba { $when }. Pulsa *Aquí estoy*. Con eso entras en el torneo, y puedes dejarlo cuando quieras.
tournament-remark-heir = 🔔 { $mention }: el asiento es tuyo desde el próximo reparto, si hay otro. Un mayordomo juega hasta que pulses *Aquí estoy*. Con eso entras en el torneo, y puedes dejarlo cuando quieras.

referee-title = ## ⚖️ { $game }: arbitraje, { $rounds ->
    [0] ronda { $round }
   *[other] ronda { $round } de { $rounds }
}
referee-table-title = ## ⚖️ Ronda { $round }, mesa { $number }
referee-none = Aún no se ha sorteado ninguna ronda.
referee-note = Todo lo que haces aquí se le cuenta a todo el mundo, con tu nombre.
referee-hint-table = Una mesa que quieras ver
referee-option-table = Mesa { $number }: { $names }
referee-lapse = { $name }: { $told }
referee-lapse-gave-up = dejó la mesa
referee-lapse-silent = { $count ->
    [one] se le acabó el tiempo una vez
   *[other] se le acabó el tiempo { $count } veces
}
referee-lapse-absent = no vino
referee-lapse-replaced = la terminó un mayordomo
referee-no-lapses = Nadie se fue, y a nadie se le acabó el tiempo.
referee-lapses-title = ## ⚖️ { $game }: quién se fue o se quedó sin tiempo
referee-lapses-line = **{ $name }** · ronda { $round }, mesa { $number } con { $others } · { $told }
referee-more = … Para el resto, mira cada mesa por separado.
referee-lapses-more = … y { $count } más.

referee-means-title = ## 🚧 { $game }: quién juega, y con quién
referee-means-apart = **En mesas separadas:** { $pairs }. Mientras se pueda evitar, no les toca la misma mesa, y no se avisa a nadie. Elige otra vez a las mismas dos personas para deshacerlo.
referee-means-nobody = nadie
referee-means-pair = { $one } y { $other }
referee-means-more = { $count } más
referee-means-least = **Rondas antes de apuntarse:** { $least ->
    [0] ninguna
   *[other] { $least } puntuables en este servidor, como dice el mensaje
}.
referee-hint-apart = Dos personas que no deben coincidir
referee-hint-least = Rondas que hay que haber terminado aquí
referee-least = { $least ->
    [0] Ninguna: puede apuntarse cualquiera
   *[other] { $least } rondas puntuables
}

button-referee = ⚖️ Arbitraje
button-referee-means = 🚧 Quién juega
button-referee-lapses = 📋 Quién se fue
button-referee-round-before = ◀ Ronda
button-referee-round-after = Ronda ▶
button-referee-back = ◀ Todas las mesas
button-referee-extend = ⏳ Esperar más
button-referee-replace = 🔁 Sustituir
button-referee-strike = 🚫 Anular
button-referee-restore = ↩️ Deshacer

referee-form-strike = Anular el resultado de esta mesa
referee-field-reason = Motivo
referee-about-reason = Lo lee todo el mundo. La mesa no da puntos, pero el encuentro cuenta.
referee-form-replace = Sustituir a alguien en esta mesa
referee-field-out = Quién se va
referee-about-out = Sigue con su inscripción; en una eliminatoria queda fuera
referee-field-came = Quién viene
referee-about-came = Con esto entra en el torneo, y se le llama a la mesa

referee-extended = ⏳ La mesa espera más. Se le cuenta a todo el mundo.
referee-replaced = 🔁 Hecho. Se le llama a la mesa, y se le cuenta a todo el mundo.
referee-struck = 🚫 El resultado queda anulado. Se le cuenta a todo el mundo.
referee-restored = ↩️ El resultado vuelve a contar. Se le cuenta a todo el mundo.

refused-tournament-two = Elige a dos personas que se hayan apuntado. No ha cambiado nada.
refused-tournament-apart = Ya hay { $most } pares de personas en mesas separadas. No ha cambiado nada.
refused-tournament-no-result = Esta mesa aún no tiene resultado. No ha cambiado nada.
refused-tournament-moved = La mesa ya no está como estaba. Mírala otra vez.
refused-tournament-begun-table = Esta mesa ya no espera a nadie. No ha cambiado nada.
refused-tournament-plays = { $name } ya juega en esta ronda. No ha cambiado nada.
refused-tournament-reason = El motivo pide al menos una letra. No ha cambiado nada.
refused-tournament-person = Solo puede jugar gente de este servidor. No ha cambiado nada.
refused-tournament-last-deal = Aquí ya no hay ningún reparto en el que este asiento pueda pasar a otra persona: una mano es de quien la recibió. No ha cambiado nada.
