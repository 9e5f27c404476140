### German: settings of a server.

server-title = ## 🏛️ Tische auf diesem Server
server-hint = Gilt sofort für neue Tische; offene Tische behalten ihr Tempo und ihre Vögte.
server-channels = **Wo:** { $channels }, und in Threads darin
server-channels-all = **Wo:** in jedem Kanal
server-threads-on = **Threads:** Jeder Tisch bekommt einen eigenen Thread (braucht *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*)
server-threads-off = **Threads:** Tische bleiben im Kanal
server-paces = **Tempo:** { $paces }
server-stewards-on = **Vögte:** Die Tischleitung darf sie hinsetzen
server-stewards-off = **Vögte:** keine
server-starters-everyone = **Tische eröffnen dürfen:** alle
server-starters-role = **Tische eröffnen dürfen:** { $role } und die Serverleitung
server-starters-role-none = **Tische eröffnen darf:** nur die Serverleitung, bis eine Rolle gewählt ist
server-starters-managers = **Tische eröffnen darf:** nur die Serverleitung
server-narration-full = **Der Chronist** schreibt alles auf
server-narration-trick = **Der Chronist** schreibt eine Zeile je Stich
server-narration-quiet = **Der Chronist** schreibt nur, was man wissen muss
server-turning-points-on = **Wendepunkte:** gezeigt nach Runden in Spielen, die am Ende alle Karten aufdecken (üblich)
server-turning-points-off = **Wendepunkte:** nie erzählt
server-turning-points-quiet = **Wendepunkte:** nicht erzählt, weil der Chronist nur sagt, was man wissen muss
server-games = **Spiele:** { $games }
server-games-all = **Spiele:** alle
server-chips-on = **Chips:** Spiele mit Chips werden mit Tischchips gespielt, die es nur an einem Tisch gibt und die nichts wert sind
server-chips-off = **Chips:** aus; Spiele, die sie brauchen, werden nicht gespielt
server-words-on = **Worte unter vier Augen:** in Spielen mit Seiten erlaubt; niemand sonst sieht sie
server-words-off = **Worte unter vier Augen:** keine
server-call-role = **📣 Tischruf:** geht an { $role }
server-tournament-role = **🏆 Turniere:** veranstaltet von { $role } und der Serverleitung
server-tournament-managers = **🏆 Turniere:** veranstaltet nur von der Serverleitung
server-call-list = **📣 Tischruf:** geht an alle, die mit `/cards notify` darum gebeten haben

server-season = **Saison:** Ist ein Monat vorbei, sagt eine Zeile in { $channel }, wer gewonnen hat
server-season-weekly = **Saison:** Ist ein Monat oder eine Woche vorbei, sagt eine Zeile in { $channel }, wer gewonnen hat
server-season-off = **Saison:** Am Ende eines Monats wird nichts gesagt
server-daily = **Karten des Tages:** eine Nachricht am Tag in { $channel }, aus der das Tagesergebnis wird
server-daily-off = **Karten des Tages:** keine Nachricht darüber; gespielt werden sie mit `/daily`
server-hint-daily-channel = Kanal für die Karten des Tages (leer: keine Nachricht)
server-hint-season-channel = Kanal für die Besten des Monats (leer: keine Zeile)
server-sign = **📌 Schild:** in { $channel }
server-sign-none = **📌 Schild:** keines
server-hint-sign = Kanal für ein Schild mit ▶ Spielen (leer: keines)
server-zone = **Zeitzone:** { $zone }, für Tische, an denen Wochenenden nicht zählen
server-hint-language = Sprache öffentlicher Nachrichten
server-hint-zone = Zeitzone des Servers
zone-option = Zeitzone: { $zone }
server-hint-channels = Kanäle für Tische (leer: alle)
server-hint-paces = Welche Tempi zur Wahl stehen
server-hint-starters = Wer Tische eröffnen darf
server-hint-starter-role = Rolle, die Tische eröffnet
server-hint-narration = Wie viel der Chronist erzählt
server-hint-tournament-role = Rolle für Turniere (leer: Serverleitung)
server-hint-call-role = Rolle zum Anpingen (leer: wer es wünscht)
server-hint-games = Spiele (leer: alle)

server-threads = Threads
server-stewards = Vögte
server-chips = Chips
server-words = Worte unter vier Augen
server-weekly = Wochenzeile
server-turning-points = Wendepunkte

starters-everyone = Tische eröffnen dürfen: alle
starters-role = Tische eröffnen darf: wer eine Rolle hat
starters-managers = Tische eröffnen darf: nur die Serverleitung
narration-full = Chronist: alles
narration-trick = Chronist: eine Zeile je Stich
narration-quiet = Chronist: nur das Nötigste

## Refusals

refused-not-manager = Das darf nur die Serverleitung.
refused-role-of-all = Diese Rolle haben alle. Wähl eine andere; nichts hat sich geändert.
refused-elsewhere = Tische auf diesem Server gehören in { $channels }.
refused-starters-role = Auf diesem Server eröffnen { $role } und die Serverleitung Tische.
refused-starters-managers = Auf diesem Server eröffnet nur die Serverleitung Tische.
refused-pace-not-here = Dieses Tempo erlaubt der Server nicht, nur { $paces }.
refused-game-not-here = { $game } wird auf diesem Server nicht gespielt, sondern: { $games }.
refused-game-needs-chips = { $game } geht nicht ohne Chips, und dieser Server spielt ohne.
refused-chips-not-here = Dieser Server spielt ohne Chips.
refused-stewards-not-here = Dieser Server spielt ohne Vögte.

## The sign

sign-title = ## 🎴 Kartenspiele
sign-about = **▶ Spielen** eröffnet einen Tisch: Wähl ein Spiel, und deine Leute oder Vögte setzen sich dazu. **🎓 Lernen** bringt dir ganz allein ein Spiel bei.
sign-tables = **Offene Tische**
sign-no-tables = Kein Tisch ist offen. Eröffne einen!
sign-entry = **{ $table }** · { $place }
sign-room = Hier wird gespielt. Beim nächsten Geben kannst du dich setzen.
sign-full = Hier wird gespielt, und alle Plätze sind besetzt.
button-sign-play = ▶ Spielen
button-sign-learn = 🎓 Lernen
refused-sign-unsent = In { $channel } kann ich nicht schreiben, deshalb hängt dort kein Schild. Nichts hat sich geändert.

## Introduction

introduction-title = ## 👋 Kartenspiele für diesen Server
introduction-about = { $owner }, ab sofort können alle spielen: `/cards start` eröffnet einen Tisch, `/cards learn` bringt ein Spiel bei. Vielleicht möchtest du die Kanäle wählen, und wer Tische eröffnet. Ein Schild mit **▶ Spielen** und **🎓 Lernen** erspart allen die Befehle.
introduction-channels = Kanäle für Tische (leer: alle)
introduction-starters = Wer Tische eröffnen darf (üblich: alle)
button-introduction-sign = 📌 Schild hier aufhängen
button-introduction-done = ✓ Fertig
introduction-sign-hangs = 📌 Das Schild hängt in { $channel }. `/tahimi-server` hängt es um oder ab.
introduction-more = Die Serverleitung ändert all das und mehr mit `/tahimi-server`.
introduction-letter = 👋 Du hast mich auf **{ $server }** eingeladen, aber ich kann dort in keinen Textkanal schreiben. Erlaub mir in einem davon *Kanal anzeigen* und *Nachrichten senden*; dann legt /tahimi-server, dort getippt, fest, wo und von wem Tische eröffnet werden.

## Threads

signpost = 🎴 { $host } hat unten im Thread einen Tisch für { $game } eröffnet. Herein!
signpost-closed = 🎴 { $table }, unten im Thread, ist geschlossen.
thread-roll = 🪑 An diesem Tisch: { $people }
