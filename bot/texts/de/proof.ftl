### German: a round opened after its end, and the hashes shown before.

hash-first-short = 🔒 Das erste Geben steht fest: `{ $hash }…`
hash-first = Das erste Geben ist durch diesen SHA-256 festgelegt: `{ $hash }`
hash-next-short = 🔒 Das nächste Geben steht fest: `{ $hash }…`
hash-next = Das nächste Geben ist durch diesen SHA-256 festgelegt: `{ $hash }`
hash-round = Dieses Geben ist durch diesen SHA-256 festgelegt: `{ $hash }`
hash-short = Karten `{ $hash }…`
hands-sealed = 🔒 Die Hände dieser Runde bleiben versiegelt.
button-open = 🔍 Hände aufdecken
button-check-yourself = 🔏 Selbst nachprüfen
button-check = 🔍 Geben prüfen

proof-title = ## 🔍 Runde { $round }, aufgedeckt
proof-kept = **Wie zugesagt: Plätze und Karten standen fest, bevor etwas gezogen wurde.**
proof-broken = **Nicht wie zugesagt. Die Zeilen mit ❌ unten passen nicht zum Startwert oder zum gezeigten Hash.**
proof-older = **Der Hash wurde verglichen. Der Rest wurde nach einer älteren Fassung der Regeln gespielt, die dieser Bot nicht mehr kennt.**
proof-hands = **Die Hände, wie gegeben**
proof-no-hands = Aus diesem Startwert lassen sich keine Hände geben.
proof-taxes = **Steuern**
proof-tax = { $payer } zahlte **{ $paid }** an { $receiver } und bekam **{ $returned }**.

proof-hash-right = Der Startwert hat den SHA-256, der gezeigt wurde, bevor etwas gezogen wurde.
proof-hash-wrong = Der SHA-256 des Startwerts ist nicht der gezeigte.
proof-seats-right = Die Plätze folgen aus dem Startwert.
proof-seats-wrong = Die Plätze folgen nicht aus dem Startwert.
proof-seats-unknown = Die Plätze wurden nicht berechnet.
proof-moves-right = Die Karten folgen aus dem Startwert, und die { $moves } Züge damit führen zum selben Ende.
proof-moves-wrong = Die Züge können mit den Karten, die aus dem Startwert folgen, nicht gespielt worden sein, oder sie führen zu einem anderen Ende.
proof-moves-unknown = Die Karten wurden nicht berechnet.
proof-seed = Startwert `{ $seed }`
proof-hash = SHA-256 `{ $hash }`
proof-shown = Vor dem Geben gezeigt `{ $hash }`

proof-yourself = **Ohne den Bot:** Vergleich diesen SHA-256 mit dem, der vor dem Geben gezeigt wurde (sein Anfang steht in der Lobby oder am Ende der letzten Runde, der ganze in den Hausregeln oder hinter ⋯). Ruf dann `python verify.py` mit dem Namen der Aufzeichnung auf; mehr braucht es nicht. Es berechnet den Hash, und die Plätze und Hände jedes Spiels, dessen Geben es kennt; die Züge prüft es nicht.
proof-recipe =
    -# In jeder Programmiersprache: Die 32 Byte des Startwerts, das Wort `seats` oder `deal` und ein Zähler 0, 1, 2… in acht Byte gehen zusammen durch SHA-256; je 64 Bit davon sind eine Zahl, das erste Byte das höchste. „Unter n“ heißt: die nächste Zahl modulo n, wobei Zahlen ab dem größten Vielfachen von n bis 2^64 übersprungen werden.
proof-recipe-cards =
    -# Plätze: Der Reihe nach zieht jeder Platz die Karte „unter dem, was übrig ist“ aus viermal 2 bis A, die erste ist 0 (der letzte Wert ist die 2, wenn Zweien hoch sind); bei Gleichstand wird erneut gezogen. Geben: Das Deck, von niedrig nach hoch, Joker zuletzt, wird vom Ende her gemischt, Karte i mit Karte „unter i + 1“; dann geht reihum eine Karte an jeden Platz, zuerst an den Platz nach dem, der gibt.

proof-closed-kept = **Wie zugesagt: Jede gezeigte Karte lag im Deck an der Stelle, die vor dem Geben feststand.**
proof-closed-broken = **Nicht wie zugesagt. Die Zeilen mit ❌ unten passen nicht zu dem, was vor dem Geben gezeigt wurde.**
proof-closed-older = **Diese Runde wurde nach einer älteren Fassung der Regeln gespielt, die dieser Bot nicht mehr kennt.**
proof-closed-hash-right = Das Deck hat den SHA-256, der gezeigt wurde, bevor etwas gezogen wurde.
proof-closed-hash-wrong = Der SHA-256 des Decks ist nicht der gezeigte.
proof-closed-hash-unknown = Der SHA-256 des Decks lässt sich nicht mehr berechnen.
proof-closed-seats-right = Die Plätze folgen aus dem Startwert. Er bleibt geheim, also steht dafür nur das Wort des Bots.
proof-closed-seats-wrong = Die Plätze folgen nicht aus dem Startwert.
proof-closed-seats-unknown = Die Plätze wurden nicht berechnet.
proof-closed-moves-right = Die Karten folgen aus dem Startwert, und die { $moves } Züge damit führen zum selben Ende. Auch dafür steht nur das Wort des Bots.
proof-closed-moves-wrong = Die Züge können mit den Karten, die aus dem Startwert folgen, nicht gespielt worden sein, oder sie führen zu einem anderen Ende.
proof-closed-moves-unknown = Die Karten wurden nicht berechnet.
proof-closed-yourself = **Ohne den Bot:** Vergleich diesen SHA-256 mit dem, der vor dem Geben gezeigt wurde (sein Anfang steht in der Lobby oder am Ende der letzten Runde, der ganze in den Hausregeln oder hinter ⋯). Ruf dann `python verify.py` mit dem Namen des Beweises auf; mehr braucht es nicht, und es prüft jede gezeigte Karte.
proof-closed-recipe =
    -# In jeder Programmiersprache: Jede Karte des gemischten Decks hat ein Blatt, den SHA-256 aus 32 Byte Salz und den Buchstaben der Karte. Der SHA-256 aller Blätter hintereinander ist der der Liste; der SHA-256 aller Listen, je eine für jedes Deck, das hätte gegeben werden können, ist der gezeigte. Karten, die niemand gezeigt hat, behalten ihr Salz und bleiben für immer verdeckt.
