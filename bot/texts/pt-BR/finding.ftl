### Brazilian Portuguese: finding a table: the open ones, and one's own.

tables-title = ## 🔎 Mesas abertas
tables-none = Nenhuma mesa aberta que você possa ver. `/cards start` abre uma.
tables-more = { $count ->
    [1] Mais uma mesa está aberta.
   *[other] Mais { $count } mesas estão abertas.
}
tables-entry = **{ $table }** · { $place } · [↑ a mesa]({ $link })
tables-lobby = Na antessala: { $seated } de { $wanted } lugares ocupados.
tables-room = A rodada { $round } { $phase ->
    [between] acabou
   *[on] está em andamento
}. Você pode sentar na próxima distribuição.
tables-full = A rodada { $round } { $phase ->
    [between] acabou
   *[on] está em andamento
}. Todos os lugares estão ocupados.
tables-yours = Você está nesta mesa.
button-sit-down = 🪑 Sentar · { $table }
tables-joined = Você está em **{ $table }**: [↑ a mesa]({ $link })

blocked = 🚫 Você bloqueia { $person }. Essa pessoa não pode sentar às mesas que você comanda, e nenhuma das duas recebe chamado para as mesas da outra. Mesmo assim, um torneio pode colocar vocês na mesma mesa. Ninguém fica sabendo. O mesmo comando desfaz.
unblocked = O bloqueio de { $person } acabou.
blocks = 🚫 Você bloqueia { $people }.
blocks-nobody = Você não bloqueia ninguém.
refused-nobody-to-block = Só dá para bloquear outras pessoas.
refused-too-many-blocks = Você já bloqueia { $most } pessoas. Desfaça um bloqueio antes.

mine-title = ## 🪑 Suas mesas
mine-none = Você não está em nenhuma mesa. `/cards tables` mostra onde há lugar.
mine-waits = ⏳ Espera por você. O seu tempo acaba { $when }.
mine-asks = ⏳ Espera por você.
mine-rests = Nada para você fazer agora.
