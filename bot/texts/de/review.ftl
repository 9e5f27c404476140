### German: the review of a round.

button-review = 🔍 Analyse
review-title = ## 🔍 Runde { $round }, für dich analysiert
review-note = Betrachtet wird nur, was du in dem Moment wissen konntest, nie eine verdeckte Karte: Eine gute Antwort bleibt gut, wie auch immer es ausging.
review-making = Ein Meister denkt noch einmal über deine Entscheidungen nach: { $done } von { $total } sind fertig. Du kannst das schließen und wiederkommen; die Analyse bleibt.
review-failed = Die Analyse kam gerade nicht zu Ende. Nichts geht verloren: Versuch es noch einmal.
button-review-look = 🔄 Nachsehen
button-review-again = 🔄 Noch einmal
review-nothing = Du hattest in dieser Runde nichts zu wählen, also gibt es nichts zu analysieren.
review-facts = { $game } · { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 } von dir
review-kept = Du hast **{ $share } %** von dem bewahrt, was auf dem Spiel stand.
review-no-stake = Kein Prozentwert: Bei diesen Entscheidungen stand nichts auf dem Spiel.
review-good = In { $good } von { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 } war nichts klar besser als deine Wahl.
review-costliest = **Was am meisten kostete**
review-cost = **{ $number }.** Deine Wahl: { $answer }. Besser, { $cost ->
    [0] aber nur ein wenig
   *[other] um { $cost } von 100
 }: { $best }.
review-chart = Was du nach jeder Entscheidung erwarten konntest, von 100
review-chart-told = Entscheidung { $number }: { $value }
review-chart-cost = −{ $cost }
review-finest = **Deine besten Momente**
review-fine = **{ $number }.** { $answer }: { $stake ->
    [0] Die schlechteste Antwort war ein wenig weniger wert.
   *[other] Die schlechteste Antwort war { $stake } von 100 weniger wert.
}
review-think = **Eine zum Nachdenken**
review-at = Entscheidung { $number } von { $count } · Zug { $move } von { $moves }
review-best = ✅ Deine Wahl: **{ $answer }**. Besseres fand sich nicht. Erwartetes Ergebnis: { $value } von 100.
review-as-good = 👍 Deine Wahl: **{ $answer }**. Soweit sich das sagen lässt, ist sie so gut wie **{ $best }**. Erwartetes Ergebnis: { $value } von 100.
review-worse = 🔸 Deine Wahl: **{ $answer }**, wert { $value } von 100. Besser: **{ $best }**, { $cost ->
    [0] um ein wenig
   *[other] wert { $top }
 }.
review-reason = Warum { $best }: { $reason }
button-review-walk = ▶ Alle Entscheidungen
button-review-to = Entscheidung { $number }
button-review-back = ◀
button-review-on = ▶
button-review-summary = 📋 Überblick
button-review-help = ❓
review-help-title = ## ❓ Was die Analyse sagt
review-help-where = 🔍 findest du bei deiner Hand am Ende einer Runde und einer Übung, in `/chronicle` und bei einer Tagesserie, deren Tag abgeschlossen ist. Ein Meister bewertet dann jede Entscheidung, die du selbst getroffen hast, und nur du siehst es.
review-help-what = **Die Werte.** Ein Meister, mit mehr Zeit als am Tisch, nimmt bei jeder Entscheidung deine eigene Sicht, verteilt auf viele Arten, was du nicht sehen konntest, und spielt deine Antworten zu Ende. 100 ist das beste Ergebnis, 0 das schlechteste.
review-help-share = **Der Prozentwert.** Für jede Entscheidung: wie weit deine Antwort über der schlechtesten liegt, die versucht wurde, gemessen daran, wie weit die beste darüber liegt. Das wird über die Runde addiert, sodass eine Entscheidung nach dem zählt, was auf dem Spiel stand. Eine Antwort, die so gut ist wie die beste, zählt als die beste.
review-help-good = **So gut wie.** Ein Unterschied, der kleiner ist als das Doppelte seines eigenen Fehlers, zählt nicht. Was schlechter aussieht, wird viermal so lange durchgespielt, bevor es so heißt.
review-help-chart = **Das Diagramm.** Ein Balken für jede Entscheidung, mit ihrer Nummer im Durchgang: was du mit deiner Antwort erwarten konntest. Der blasse Teil und die Zahl dahinter sind, was die beste Antwort darüber hinaus wert war.
review-help-turning = **Wo sich das Blatt wendete.** In Spielen, die am Ende alle Karten aufdecken, können alle unter dem Ergebnis lesen, nach welchen drei Zügen jemand viel mehr oder viel weniger erwarten konnte. Das ist mit allen Karten gesehen, wie es am Tisch niemand konnte, und so, als spielten alle wie Händler weiter. Karten, die verdeckt oder versiegelt bleiben, werden nie angesehen, und ein Server kann es abschalten (`/tahimi-server`). Bei den Karten des Tages steht es in der Analyse, sobald der Tag abgeschlossen ist.
review-help-kept = **Aufbewahrt.** Eine Analyse wird einmal gemacht und gehört dir allein. Sie verschwindet mit der Runde, und mit deinen Daten, wenn du sie löschst (`/privacy`).

## Turning points

review-tracing = Wo sich das Blatt wendete, mit allen Karten gesehen, wird noch ausgerechnet: Sieh gleich noch einmal nach.
turning-title = **Wo sich das Blatt wendete,** mit allen Karten gesehen (100 ist ganz vorn, 0 ganz hinten)
turning-rise = Zug { $move }: { $name } wählte *{ $action }*. { $whom } durfte nun auf { $size ->
    [much] viel mehr
   *[some] mehr
 } hoffen: { $after } statt { $before }.
turning-fall = Zug { $move }: { $name } wählte *{ $action }*. { $whom } durfte nun auf { $size ->
    [much] viel weniger
   *[some] weniger
 } hoffen: { $after } statt { $before }.
turning-own-rise = Zug { $move }: { $name } wählte *{ $action }* und durfte nun auf { $size ->
    [much] viel mehr
   *[some] mehr
 } hoffen: { $after } statt { $before }.
turning-own-fall = Zug { $move }: { $name } wählte *{ $action }* und durfte nun auf { $size ->
    [much] viel weniger
   *[some] weniger
 } hoffen: { $after } statt { $before }.
