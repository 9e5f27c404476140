### German: Sampen. The voice: somebody who rows a small ferry, in which cards cross the river two by two.

game-sampen = Sampen
    .about = Jede Karte hat einen Zwilling. Leg ihn zur offenen dazu, wähl die nächste, werde zuerst fertig.

sampen-length =
    .usual = Eine Runde, ein paar Minuten.
    .series = Drei Siege: zu zweit vier oder fünf Runden, mit vielen etwa acht, eine Viertelstunde.

## Options

sampen-option-deck = Päckchen
    .about = Mit wie vielen Karten gespielt wird. 104 sind zwei volle Päckchen, für bis zu zwölf Personen.
    .told-60 = 60 Karten
    .told-104 = 104 Karten
sampen-option-wins = Siege
    .about = Wie viele Runden man gewinnen muss, um die Partie zu gewinnen.
    .told-1 = eine Runde
    .told = bis { $value } Siege

## Names

sampen-phase-choose-upcard = paarweise
sampen-phase-open-lead = toter Talon
sampen-phase-over = am Ufer
sampen-ask-choose-upcard = Welche Karte liegt als Nächstes offen?
sampen-ask-open-lead = Welche Karte spielst du aus?
sampen-do-put = Hinlegen
sampen-zone-stock = Talon
sampen-zone-discards = Offen
sampen-counter-wins = Siege

## Table and panel

sampen-matched = { $from ->
    [stock] **{ $card }** kam vom Talon. **{ $name }** legte zu und wählt die nächste offene Karte.
    [own] **{ $name }** legte **{ $card }** hin, legte selbst zu und wählt noch einmal.
   *[other] { $other } legte **{ $card }** hin. **{ $name }** legte zu und wählt die nächste offene Karte.
}
sampen-leads = **{ $card }** hat niemand, und der Talon ist leer; also hat jede Karte einer Hand ihren Zwilling in einer Hand. **{ $name }** darf jede Karte ausspielen.
sampen-chain = ⛵ { $chain }
sampen-chain-more = … { $chain }
sampen-stock = { $back } { $stock } im Talon
sampen-stock-empty = der Talon ist leer
sampen-stock-known = { $back } { $stock } im Talon; { $cards } hatte niemand, also { $count ->
    [one] ist der Zwilling darunter
   *[other] sind die Zwillinge darunter
}
sampen-wins = { $wins } von { $needed } gewonnen
sampen-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
sampen-hold = { $back } **{ $count }** — { $names }

sampen-own-matched = { $from ->
    [stock] **{ $card }** kam vom Talon, und du hast zugelegt.
    [own] Du hast **{ $card }** hingelegt und selbst zugelegt.
   *[other] { $other } legte **{ $card }** hin, und du hast zugelegt.
}
sampen-own-lead = **{ $card }** hat niemand, und der Talon ist leer. Du darfst jede Karte ausspielen: Ihr Zwilling ist auf irgendeiner Hand.
sampen-pairs = Paare: **{ $cards }**
sampen-singles = Einzelne: **{ $cards }**
sampen-about-pairs = Leg die Hälfte eines Paars hin, und der Zwilling folgt sofort. Dann wählst du noch einmal.
sampen-waiting = Liegt der Zwilling einer deiner Karten offen, legt der Bot deine dazu, und du wählst die nächste.
sampen-button-pair = { $card } { $card }: beide weg
sampen-button-last-pair = { $card } { $card }: fertig!

sampen-recipe = -# Wer zuerst gibt (`seats`): die Person an der Stelle „unter der Personenzahl“, wer sich zuerst gesetzt hat, ist 0; nach jeder Runde der nächste Platz links. Geben (`deal`): Pik, Herz, Karo, Kreuz, je von Ass bis König und Zwillinge beisammen (das kleine Päckchen: Asse bis Neunen, und von Kreuz Bube, Dame und König), werden vom Ende her gemischt, Karte i mit Karte „unter i + 1“. Reihum bekommt jeder Platz eine Karte, zuerst der links neben dem, der gibt; der Rest ist der Talon. Lose um das Ausspiel (`lead`): „unter ihrer Zahl“ aus den Plätzen mit den meisten Karten.

## ❓

sampen-why-match = { $name } hat zur offenen Karte { $card } zugelegt und wählt die nächste. Du bist dran, wenn der Zwilling einer deiner Karten offen liegt.
sampen-why-lead = Den Zwilling der offenen Karte hat niemand, und der Talon ist leer. { $name } spielt aus.
sampen-why-any = Jede Karte deiner Hand darf hingelegt werden.
sampen-why-matching = **Zulegen:** Das macht der Bot, sofort. Einen Zwilling kann nur eine Person haben, also ist niemand je zu langsam.
sampen-why-pairs = **{ $cards }:** Du hast beide, also kann niemand sonst sie herauslocken. Sie gehen, wenn du die nächste offene Karte wählst.
sampen-why-last = **Deine letzte Karte:** Musst du sie hinlegen, macht es der Bot für dich, und du bist fertig.

## Hints

sampen-hint-pair = Ihr Zwilling ist auf deiner Hand: Beide gehen sofort, und du wählst noch einmal.
sampen-hint-last = Ihr Zwilling ist deine einzige andere Karte, also ist deine Hand sofort leer.
sampen-hint-single = Hättest du nur noch Paare, brächte keine fremde Karte den Zug zu dir zurück.
sampen-hint-alike = Du hast kein Paar, und eine Einzelne ist so gut wie die andere.
sampen-hint-keeps = { $count ->
    [one] Dein Paar bleibt: Beide Karten gehen sofort, wann immer du wählst.
   *[other] Deine { $count } Paare bleiben: Jedes geht sofort, wann immer du wählst.
}

## Refusals

refused-sampen-not-your-turn = Am Zug ist { $turn }: Wer zur offenen Karte { $card } zulegt, wählt die nächste.

## Told

sampen-chain-ended =
    .a = ⛵ { $chain }.
    .b = ⛵ Eine Überfahrt: { $chain }.
    .c = ⛵ Zu zweit ans andere Ufer: { $chain }.
    .d = ⛵ Leinen los: { $chain }.
    .e = ⛵ Ruderschlag um Ruderschlag: { $chain }.
    .f = ⛵ Trocken hinüber: { $chain }.

sampen-nobody-held =
    .a = { $cards } hat niemand.
    .b = Am Steg: { $cards }, und niemand winkt.
    .c = Ohne Zwilling am Ufer: { $cards }.
    .d = Niemand ruft nach { $cards }.
    .e = Das Boot wartet vergebens auf einen Zwilling: { $cards }.

sampen-stock-ran-dry =
    .a = Der Talon ist leer, der Zwilling fehlt. Die längste Hand spielt aus: { $seats }.
    .b = Keine Fahrgäste mehr aus dem Talon. Die vollste Hand fängt an: { $seats }.
    .c = Leer ist der Steg: Ausspielen darf die größte Hand, { $seats }.
    .d = Das Ufer ist leer; es beginnt, wer die meisten Karten hat: { $seats }.
    .e = Toter Talon, also beginnt die vollste Hand: { $seats }.

sampen-lots-drawn =
    .a = Das Los fällt auf { $seat }.
    .b = Am Steg werden Halme gezogen: { $seat } spielt aus.
    .c = Den kürzesten Halm zieht { $seat } und darf beginnen.
    .d = { $seat } hat das Los und das Ausspiel.
    .e = Das Ruder dreht sich und zeigt auf { $seat }.

sampen-deal-won =
    .a = 🏁 **{ $seat } geht an Land.** { $card } war die letzte Karte.
    .b = 🏁 { $card }, und **{ $seat } hat leere Hände** und trockene Füße.
    .c = 🏁 Letzte Überfahrt mit { $card }: **{ $seat } ist drüben.**
    .d = 🏁 Das Boot ist leer, **{ $seat } gewinnt** mit { $card }.
    .e = 🏁 Mit { $card } macht **{ $seat } das Boot fest** und gewinnt.

sampen-deal-unwon =
    .a = 🏁 { $card } war die letzte Karte am Platz von { $seat }, aber dort sitzt niemand. Kein Sieg.
    .b = 🏁 Das Boot von { $seat } kommt mit { $card } an, aber leer. Diese Runde gewinnt niemand.
    .c = 🏁 Am Ufer liegt { $card }, von { $seat } keine Spur. Niemand gewinnt.
    .d = 🏁 Geisterfähre: { $card } war die letzte Karte von { $seat }, und der Platz ist verlassen. Kein Sieg.
    .e = 🏁 Niemand steigt aus: { $card }, der Platz von { $seat }, kein Sieg.
