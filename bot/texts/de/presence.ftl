### German: coming late, sleeping, leaving, coming back.

## On the table

button-back-again = 🙋 Wieder da
closed-standings = Die Ränge zum Schluss:
waits-until = Sonst schließt er { $when }.

## At the gate

gate-title = ## 🚪 Am Tor
gate-choose = Kommst du als Neuling, oder übernimmst du Platz und Rang eines Vogts? Du spielst ab dem nächsten Geben mit.
gate-choose-full = Alle Stühle sind besetzt, aber ein Vogt würde für dich aufstehen. Du bekommst den Platz samt Rang beim nächsten Geben.
gate-choose-match = Alle Stühle dieser Partie sind besetzt, aber einer von diesen kann deiner werden, samt Punktestand. Du spielst ab dem nächsten Geben mit.
gate-waiting = Du spielst ab dem nächsten Geben mit.
gate-takes = Beim nächsten Geben übernimmst du den Platz von { $name }, samt Rang.
gate-takes-match = Beim nächsten Geben übernimmst du den Platz von { $name }, samt Punktestand.
gate-gone = Dieses Angebot gilt nicht mehr.
button-gate-new = 🪑 Platz als Neuling
button-gate-take = Platz von { $name } nehmen
button-gate-leave = 🚪 Doch nicht

## Leaving

button-leave-ask = 🚪 Gehen…
button-leave-now = 🚪 Sofort
button-leave-after = 🕯️ Nach dieser Runde
button-stay = 🪑 Doch bleiben
button-stay-here = ↩ Bleiben
leave-title = 🚪 Den Tisch verlassen?
leave-now-steward = **Sofort**: Ein Vogt spielt deine Hand zu Ende, und die Runde zählt für dich als letzter Platz. Dein Stuhl ist beim nächsten Geben weg.
leave-now-alone = **Sofort**: Deine Hand wird verdeckt abgelegt, und die Runde zählt für dich als letzter Platz. Dein Stuhl ist beim nächsten Geben weg.
leave-now-forfeit = **Sofort**: Du gibst die Partie verloren. Ein Vogt spielt deine Hand zu Ende, und dein Platz kann nicht mehr gewinnen. Die Partie zählt für dich als letzter Platz, und es gibt keinen Weg zurück.
leave-after-forfeit = **Nach dieser Runde**: Du spielst sie zu Ende. Geht die Partie dann weiter, gibst du sie beim nächsten Geben verloren; bis dahin kannst du es dir anders überlegen.
leave-now-match = **Sofort**: Ein Vogt spielt deinen Platz bis zum Ende der Partie, und die Partie zählt für dich als letzter Platz. Bis zum nächsten Geben kannst du es dir anders überlegen.
leave-after-match = **Nach dieser Runde**: Du spielst sie zu Ende. Geht die Partie dann weiter, übernimmt beim nächsten Geben ein Vogt deinen Platz, und die Partie zählt für dich als letzter Platz.
leave-after = **Nach dieser Runde**: Du spielst sie zu Ende.
panel-fled-steward = 🚪 **Du bist gegangen.** Ein Vogt spielt deine Hand zu Ende.
panel-fled-back = 🚪 Du hast diese Runde verlassen und spielst ab dem nächsten Geben wieder mit.
panel-fled-forfeit = 🚪 **Du hast diese Partie endgültig verlassen.** Ein Vogt spielt deine Hand zu Ende. In der nächsten Partie hast du wieder einen Platz.
panel-fled-replaced = 🔁 **{ $name } spielt ab dem nächsten Geben an deiner Stelle.** Ein Vogt spielt diese Hand zu Ende.
panel-away =
    ## 💤 Ein Vogt spielt für dich
    Deine Zeit ist zu oft hintereinander abgelaufen. Platz und Karten gehören noch dir: Drück, um weiterzuspielen.
panel-clock-played = Deine Zeit war um, also hat die Uhr für dich gespielt.
panel-closed = 🕯️ Der Tisch ist geschlossen.
panel-fled-alone = 🚪 **Du hast diese Runde verlassen.** Bleibst du doch, hast du in der nächsten einen Platz als Neuling.

## Going on from the last table

button-again = ⚜️ Letzten Tisch fortsetzen
button-same-people = 👥 Noch einmal dieselben
lobby-again = ⚜️ Dieser Tisch setzt den letzten fort: { $names }. Wer beim ersten Geben nicht hier sitzt, verliert den Platz.

## Refusals

refused-left-round = Du hast diese Runde verlassen. 🪑 *Doch bleiben* steht bei deiner Hand.
refused-forfeited = Du hast diese Partie endgültig verlassen. In der nächsten hast du wieder einen Platz.
refused-not-away = Du bist gar nicht weg.
refused-seat-taken = Diesen Platz übernimmt schon jemand anders.
refused-no-stewards-here = An diesem Tisch wird ohne Vögte gespielt.
refused-stewards-seated = Schick zuerst die Vögte weg.
refused-no-court = Hier gibt es keinen letzten Tisch zum Fortsetzen.

## The chronicler

stays =
    .a = { $name } bleibt doch; das Pferd wird abgesattelt.
    .b = Der Mantel kommt zurück an den Haken: { $name } bleibt.
    .c = Kommando zurück, { $name } bleibt uns erhalten.
    .d = { $name } setzt sich wieder, als wäre nichts gewesen.
    .e = Streicht das Lebewohl: { $name } bleibt.
    .f = Alle Koffer werden ausgepackt. { $name } spielt weiter.
    .g = Heute kein Abschied von { $name }.
    .h = Die Straße kann warten, findet { $name }.

time-up =
    .a = Der Tisch spielt für { $name } (Zeit).
    .b = Von { $name } kam nichts; der Tisch spielt (Zeit).
    .c = Die Uhr spielt für { $name } (Zeit).
    .d = { $name } schwieg, der Tisch nicht (Zeit).
    .e = Für { $name } antwortet der Tisch (Zeit).
    .f = Bei { $name } ist der Sand durchgelaufen (Zeit).
    .g = Stille bei { $name }; der Tisch macht weiter (Zeit).
    .h = Länger wartet niemand auf { $name } (Zeit).

joined-seat =
    .a = { $name } übernimmt beim nächsten Geben den Platz von { $whom }.
    .b = Beim nächsten Geben geht der Platz von { $whom } an { $name }.
    .c = Der Stuhl von { $whom } ist { $name } versprochen.

joined-takes =
    .a = { $name } löst { $whom } beim nächsten Geben ab.
    .b = Der Stuhl von { $whom } ist { $name } versprochen.
    .c = Nach dieser Runde steht { $whom } auf, und { $name } setzt sich.
    .d = Ein Vogt empfiehlt sich bald: { $whom } macht Platz für { $name }.
    .e = { $whom } poliert den Stuhl für { $name }, ab nächster Runde.
    .f = Nach der Runde zieht { $whom } die Handschuhe aus: Es kommt { $name }.
    .g = Beim nächsten Geben erbt { $name } den Rang von { $whom }.
    .h = Die Schlüssel wandern beim Geben von { $whom } zu { $name }.

event-retired =
    .a = { $seat } geht endgültig. Ein Vogt spielt die Runde zu Ende; gewinnen dürfen die anderen.
    .b = Leb wohl, { $seat }. Die Runde wird zu Ende gespielt, die Partie ist verloren gegeben.
    .c = Der Mantel von { $seat } ist vom Haken: verloren gegeben. Ein Vogt beendet die Runde.
    .d = Ein Vogt kümmert sich um die Karten: { $seat } ist fort und gibt die Partie verloren.

event-paired =
    .a = 🎲 Das Los sagt: { $seats } spielen zusammen.
    .b = 🎲 { $seats } ziehen dieselbe Farbe.
    .c = 🎲 Eine Seite durch das Los: { $seats }.
    .d = 🎲 Zwei Zettel passen zusammen: { $seats }.

host-passes =
    .a = Die Schlüssel des Saals gehen an { $name }.
    .b = { $name } hat ab jetzt das Hausrecht.
    .c = Dem Tisch fehlte die Leitung; jetzt hat er { $name }.
    .d = Von jetzt an läutet { $name } die Glocke.
    .e = Der große Schlüssel ist schwer, und { $name } trägt ihn nun.
    .f = Nach der Tischleitung gefragt, zeigt der Herold auf { $name }.
    .g = Haus und Herd liegen in den Händen von { $name }.
    .h = { $name } findet die Schlüssel auf dem Tisch und leitet ihn.

restarted =
    .a = Dem Schreiber fiel die Feder hin; die Uhren standen still.
    .b = Eine Kerze ging aus, und mit ihr die Zeit. Beide brennen wieder.
    .c = Der Sand im Glas wurde ein wenig zurückgedreht.
    .d = Jemand hat die große Uhr aufgezogen; sie schlägt jetzt später.
    .e = Kurze Stille, neue Seite, mehr Zeit für alle.
    .f = Der Schreiber ist aus dem Keller zurück; die Uhren haben gewartet.
    .g = Es wurde Tinte geholt. Niemand hat dadurch eine Minute verloren.
    .h = Der Herold hat geblinzelt. Die Zeit auch.
