### Spanish: the table call.

button-summon = 📣 Llamar
button-to-table = A la mesa
summons = 📣 { $mentions }: { $host } ha abierto una mesa de { $game }, y hay asientos libres.
summons-more = { $count ->
    [one] Y 1 persona más que lo pidió
   *[other] Y { $count } personas más que lo pidieron
}; un solo mensaje no puede nombrarlas a todas.

invitation = 📨 { $mentions }: { $name } te invita a una mesa de { $game }.
button-accept = 🪑 Sentarse
invited = 📨 Invitación enviada a { $people } para **{ $table }**: [↑ la mesa]({ $link })
menu-invite = Invitar a una mesa

notify-on = 📣 Recibirás un aviso cuando se forme una mesa. Repite el comando para dejar de recibirlo.
notify-on-role = 📣 Estás en la lista. Pero en este servidor las llamadas van a { $role }: las recibe quien tiene ese rol.
notify-off = Ya no recibirás avisos cuando se forme una mesa.

refused-already-called = Esta antesala ya ha gastado su llamada.
refused-nobody-to-call = Nadie ha pedido que se le llame. Apúntate con `/cards notify`.
refused-called-lately = Aquí se ha llamado hace poco. La próxima llamada es posible { $when }.
refused-call-unsent = La llamada no se pudo enviar; era la única de esta antesala.

refused-nobody-to-invite = Solo se puede invitar a otras personas.
refused-names-nobody = Aquí nadie se llama { $said }: escribe @ y elige a la gente.
refused-not-here = { $person } no está en este servidor.
refused-too-many-named = Nombra a { $most } personas como mucho. Para invitar a más, haz clic derecho en un nombre y elige *Aplicaciones* y luego *Invitar a una mesa*.
refused-already-invited = La gente que nombras ya está en esta mesa, o ya tiene invitación.
refused-no-room-to-invite = Todos los asientos de esta mesa están ocupados.
refused-too-many-invited = Basta de invitaciones por ahora. El resto puede encontrar la mesa con `/cards tables`.
refused-invitation-unsent = La invitación no se pudo enviar: no puedo escribir en ese canal.
