### German: standing orders, calls to slow players, and personal settings.

## On the panel

button-pass-ahead = 🏳️ Dann passe ich
button-sit-out = 💤 Aussetzen
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# Du passt in diesem Stich einmal. Noch ein Druck hebt es auf.
order-trick = -# Du passt für den Rest dieses Stichs. Noch ein Druck hebt es auf.
order-none = -# Du willst sowieso passen? Sag es jetzt: Es sieht aus, als hättest du nichts zu spielen.
order-passing = -# Du kannst nur passen: Der Tisch tut es in ein paar Sekunden für dich (*Autopassen* in deinen Einstellungen).
order-coming = -# In ein paar Sekunden passt du. Heb es auf, um neu zu wählen.
panel-confirm-play = { $what }: wirklich?
button-confirm-play = Ja, { $cards }

## Refusals

refused-lead-is-yours = Du spielst aus: Ein vorgemerktes Passen gibt dieses Recht nicht her.
refused-nudge-nobody = Der Tisch wartet sonst auf niemanden.
refused-nudge-early = Noch einen Moment: Die Frage ist gerade erst gestellt.
refused-no-sign-now = Noch ist nichts passiert, worauf du reagieren könntest.
refused-sign-too-soon = Ein Zeichen nach dem anderen: Warte einen Moment.
refused-nudge-quiet = Jetzt nicht: Der letzte Ruf ist noch frisch, oder er ist nicht erwünscht.

## Calls

call = 🔔 { $mention }, du bist dran: { $table }.
call-restarted = 🔔 { $mention }, du bist dran: { $table }. Ich wurde neu gestartet, und deine alte Hand kann ich nicht mehr erneuern: Drück *Meine Hand*.
button-more = ⋯
button-nudge = 🔔 Anstupsen
sign-hint = -# Was sagst du zum letzten Stich? Ein Zeichen je Person, im Protokoll.
sign-given = -# { $sign } steht im Protokoll: „{ $line }“
sign-hurrah = 🎉 Hurra
sign-gasp = 😱 O nein
sign-bravo = 👏 Gut gespielt
sign-slow = 🐌 So langsam
button-wishes = ⚙️ Einstellungen
nudge-done = 🔔 Gerufen.

option-pings = Rufe
    .about = Ob im Kanal angepingt wird, wer lange braucht.
    .never = Nie
    .idle = Wenn jemand lange braucht
    .told-never = niemand wird angepingt
    .told-idle = wer lange braucht, wird angepingt

letter = ⏳ **{ $table }** wartet auf dich, in { $place }.
letter-stop = Du bekommst das, weil du Direktnachrichten wolltest. Auf dem Server stellt /cards settings sie ab.

## Personal settings

wishes-title = ## ⚙️ Deine Einstellungen
    An jedem Tisch, und niemand sonst erfährt davon.
wish = **{ $name }**: { $about }
wish-on = ✔ { $name }
wish-off = ✘ { $name }
wish-auto-pass = Autopassen
    .about = Wenn du nur passen kannst, tut es der Tisch nach ein paar Sekunden. Aus: Du drückst selbst.
wish-pings = Rufe
    .about = Du darfst angepingt werden, wenn ein Tisch eine Weile auf dich wartet, höchstens alle zwei Minuten.
wish-confirm = Zweimal fragen
    .about = Vier oder mehr Karten auf einmal musst du bestätigen.
wish-four-colours = Vier Farben
    .about = Jede Kartenfarbe auf deiner Hand ist anders gefärbt. Aus: zwei rot, zwei schwarz.
wish-large-cards = Große Karten
    .about = Deine Hand wird so groß wie eine Überschrift.
wish-words = Nachrichten von gegenüber
    .about = Du siehst, was dir dein Gegenüber sagt, in Spielen mit Seiten.
wish-letters = Direktnachrichten
    .about = Wartet ein langsamer Tisch auf dich, kommt eine Direktnachricht statt eines Rufs.
wish-named-abroad = Überall mit Namen
    .about = Die Bestenliste der Karten des Tages über alle Server zeigt deinen Namen allen, nicht nur hier.
wish-deals-home = Serien zählen daheim
    .about = Eine Tagesserie, die du in einer Direktnachricht beginnst, zählt für die Server, auf denen du schon an einem Tisch gesessen hast.
wish-text-only = Hand als Text
    .about = Deine Hand steht als schlichter Text da, ohne Kartenbilder.
