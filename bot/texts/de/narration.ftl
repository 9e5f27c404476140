### German: the chronicler.

## Plays

played-lead =
    .a = { $name } eröffnet mit { FORM($what, "dat") }. Die Kerzen beugen sich vor.
    .b = Der Tisch ist gefegt; { $name } legt { FORM($what, "acc") } darauf.
    .c = Ein frischer Stich, gewürzt von { $name } mit { FORM($what, "dat") }.
    .d = „Fangen wir irgendwo an“, sagt { $name } und legt { FORM($what, "acc") }.
    .e = Das erste Wort hat { $name }: { $what }.
    .f = { $name } legt { FORM($what, "acc") }, wie man den Zeh ins Wasser hält.
    .g = Stille, ein Räuspern, dann legt { $name } { FORM($what, "acc") }.
    .h = Auf den blanken Tisch setzt { $name } { FORM($what, "acc") }.
    .i = Der Schreiber taucht die Feder ein: { $name }, { $what }.
    .j = { $name } schiebt { FORM($what, "acc") } über die Eiche, ohne Eile.
    .k = Zum Anfang { FORM($what, "acc") }. { $name } wischt die Krümel beiseite.
    .l = Jeder Streit fängt irgendwo an: { $name } legt { FORM($what, "acc") }.
    .m = { $name } schickt { FORM($what, "acc") } hinaus, nach dem Wetter zu sehen.
    .n = Sachte wie beim Brotbacken legt { $name } { FORM($what, "acc") } aufs Brett.

played-lead-set =
    .a = { $name } eröffnet mit { FORM($what, "dat") }, wie man einen Schrank ausräumt.
    .b = Ein kleiner Festzug: { $what }, angeführt von { $name }.
    .c = Arm in Arm: { $what }, vorgestellt von { $name }.
    .d = { $name } legt { FORM($what, "acc") } hin wie die guten Löffel.
    .e = Macht Platz, bitte: { $what } von { $name }.
    .f = Leer war der Tisch, bis { $name } { FORM($what, "acc") } daran setzte.
    .g = Fuhrenweise liefert { $name } an: { $what }.
    .h = „Die reisen zusammen“, sagt { $name } und legt { FORM($what, "acc") }.
    .i = Wie Entlein in einer Reihe: { $what } von { $name }.
    .j = { $name } beginnt den Stich mit { FORM($what, "dat") }, ordentlich gestapelt.
    .k = Keine Karte geht hier allein: { $name } spielt { FORM($what, "acc") } aus.

played-beat =
    .a = { $name } legt { FORM($what, "acc") } über { FORM($under, "acc") }, und damit gut.
    .b = Auf { FORM($under, "acc") } antwortet { $name } mit { FORM($what, "dat") }.
    .c = Und nun { FORM($what, "nom") } von { $name }. Der Schreiber nickt.
    .d = Platz für { FORM($what, "acc") }, auf Befehl von { $name }.
    .e = { $name } deckt { FORM($under, "acc") } mit { FORM($what, "dat") } zu, wie man Suppe zudeckt.
    .f = Schluss mit { FORM($under, "dat") }: { $name } bringt { FORM($what, "acc") }.
    .g = Ein höfliches Räuspern, und { $name } legt { FORM($what, "acc") }.
    .h = „Mit Verlaub“, sagt { $name } und legt { FORM($what, "acc") } hin.
    .i = Der Stapel wächst um { FORM($what, "acc") }. { $name } betrachtet das Gebälk.
    .j = Niemand weint um { FORM($under, "acc") }. { $name } legt { FORM($what, "acc") }.
    .k = { $name } reicht { FORM($what, "acc") } und eine kleine Verbeugung.
    .l = Kurz war die Herrschaft: Auf { FORM($under, "acc") } legt { $name } { FORM($what, "acc") }.
    .m = Eine Stufe höher, oder mehrere: { $what }, von { $name }.
    .n = Auftritt: { $what }, angesagt von { $name }.
    .o = Ohne ein Wort schlägt { $name } { FORM($under, "acc") } mit { FORM($what, "dat") }.
    .p = Der ganze Hof dreht den Kopf: { $what } von { $name }.
    .q = { $name } erhöht die Sache auf { FORM($what, "acc") }.
    .r = Noch höher: { $name }, mit { FORM($what, "dat") }.

played-jump =
    .a = { $name } antwortet auf { FORM($under, "acc") } mit { FORM($what, "dat") }. Irgendwo fällt ein Hund in Ohnmacht.
    .b = Ein Katapult gegen einen Spatzen: { $name } legt { FORM($what, "acc") }.
    .c = Mitleid mit { FORM($under, "dat") }: { $name } kommt mit { FORM($what, "dat") } und Donner.
    .d = Hüte fliegen: { $what }, von { $name }.
    .e = Die Fenster klirren. Das war { $name }, mit { FORM($what, "dat") }.
    .f = { $name } erschlägt { FORM($under, "acc") } mit { FORM($what, "dat") }.
    .g = Von { FORM($under, "dat") } gleich auf { FORM($what, "acc") }: { $name } braucht keine Treppe.
    .h = „Zu viel?“, fragt { $name } und legt { FORM($what, "acc") } auf { FORM($under, "acc") }.
    .i = Niemand hat { FORM($what, "acc") } bestellt. { $name } serviert trotzdem.
    .j = Mit { FORM($what, "dat") } wirft { $name } { FORM($under, "acc") } in den Burggraben.
    .k = Wie ein Bär in der Backstube: { $name } legt { FORM($what, "acc") }.

played-joker =
    .a = Schellen! { $name } legt { FORM($what, "acc") }, und etwas darin kichert.
    .b = Ein Narr schlüpft mit hinein: { $what }, sagt { $name } und verzieht keine Miene.
    .c = { $name } spielt { FORM($what, "acc") }, am Saum blitzt etwas Buntes.
    .d = Erst die Schellen zählen, dann die Karten: { $name } legt { FORM($what, "acc") }.
    .e = Nach der Rechnung von { $name }: { $what }. Der Narr prüft die Summe.
    .f = Sehet, spricht { $name }: { $what }. Etwas zwinkert.
    .g = Mit Geklingel reicht { $name } { FORM($what, "acc") } herein.
    .h = Der Schreiber notiert „{ $what }“, sieht { $name } an und malt eine Schelle dazu.
    .i = { $name } hat eigens einen Narren angestellt: { $what }.
    .j = Nicht jedes Gesicht hier ist ernst: { $name } spielt { FORM($what, "acc") }.

played-top =
    .a = { $name } legt { FORM($what, "acc") }. Darüber gibt es kein Stockwerk.
    .b = Die Decke ist erreicht: { $what }, von { $name }.
    .c = Mit { FORM($what, "dat") } beendet { $name } die Aussprache.
    .d = Über { FORM($what, "acc") } geht nichts, bemerkt { $name }.
    .e = „Jemand?“, fragt { $name } bei { FORM($what, "dat") }, nur der Form halber.
    .f = Hier endet die Leiter: { $name }, mit { FORM($what, "dat") }.
    .g = { $name } krönt den Stapel mit { FORM($what, "dat") } und klopft beide Ärmel ab.
    .h = Das letzte Wort: { $what }. { $name } spricht es leise.
    .i = Höher als { FORM($what, "nom") } fliegen nur Tauben. Gut gelegt, { $name }.
    .j = Tür, Riegel und Schlüssel: { $name } spielt { FORM($what, "acc") }.

order-turned =
    .a = Revolution! { $name } hat die Leiter umgedreht; die Dreien sind oben.
    .b = Die Welt steht kopf, dank { $name }. Die Zweien ziehen in den Keller.
    .c = { $name } rüttelt am Tisch, und die Ordnung der Werte fällt auf die Nase.
    .d = Vier Gleiche und ein neues Zeitalter: Dank { $name } ist unten jetzt oben.
    .e = Glocken, Rauch, { $name } auf einem Stuhl: Von nun an herrscht die Drei.
    .f = Was oben war, ist unten. { $name } unterschreibt mit Schnörkel.
    .g = { $name } ruft Revolution, und die Zweien nehmen den Hut ab.
    .h = Alle Porträts hängen jetzt verkehrt herum. { $name } hält den Hammer.

order-turned-back =
    .a = Noch eine Revolution! { $name } stellt die Leiter wieder auf die Füße.
    .b = Die alte Ordnung kehrt am Arm von { $name } zurück. Die Zweien sind oben.
    .c = { $name } dreht die Welt noch einmal; sie hatte sich kaum gesetzt.
    .d = Zurück in den Keller mit den Dreien: { $name } holt die Zweien herauf.
    .e = Zweimal gedreht ist gerade. Jedes Ass dankt { $name }.
    .f = Kurz herrschten die Dreien. { $name } begleitet sie hinaus.

suits-locked =
    .a = Ein Schlüssel dreht sich: ab jetzt nur { $suits }.
    .b = Die Tür ist zu für alles außer { $suits }.
    .c = Gesperrt! Von jetzt an { $suits } oder gar nichts.
    .d = Zweimal dasselbe, und der Stapel ist gesperrt: { $suits }.
    .e = Einlass nur für { $suits }, sagt die Wache.
    .f = Ein Schild hängt über dem Stapel: nur { $suits }.
    .g = Bis dieser Stapel weg ist, hört er nur auf { $suits }.

eight-stops =
    .a = { $name } legt { FORM($what, "acc") }, und eine Acht hält alles an.
    .b = Halt! Mit { FORM($what, "dat") } beendet { $name } den Stich auf der Stelle.
    .c = Eine Acht schneidet den Faden durch: { $what }, von { $name }.
    .d = { $name } zeigt { FORM($what, "acc") }. Der Stich ist vorbei; so sind Achten.
    .e = Mitten im Satz: { $what }. Das Wort hat { $name }.
    .f = Vorhang, viel zu früh: { $what }, von { $name }.
    .g = { $name } lässt { FORM($what, "acc") } fallen wie ein Fallgitter.

## Passes and tricks

passed =
    .a = { $name } passt.
    .b = Kommentarlos vermerkt: { $name } passt.
    .c = { $name } betrachtet die Decke und passt.
    .d = Mit einem Nicken zum nächsten Stuhl passt { $name }.
    .e = Ohne Zwischenfall geht der Zug an { $name } vorbei.
    .f = { $name } bewundert beide Ärmel und passt.
    .g = „Passe“, sagt { $name } und widmet sich wieder der Suppe.
    .h = Der Schreiber notiert „{ $name }: passt“ und streut Sand darauf.
    .i = Leise passt { $name }.
    .j = Ein Finger hebt sich: { $name } passt.
    .k = Der Zug besucht { $name }, verbeugt sich und zieht weiter.
    .l = { $name } rückt eine Kerze gerade und passt.
    .m = Irgendwo knarrt ein Stuhl. { $name } passt.
    .n = Draußen eine Gans. Drinnen passt { $name }.
    .o = Die Katze gähnt, und { $name } passt.
    .p = { $name } befragt das Gebälk und passt.
    .q = „Weiter“, murmelt { $name } in die Runde.
    .r = { $name } summt ein halbes Lied und passt.

passed-together =
    .a = { $names } passen.
    .b = Gepasst haben { $names }.
    .c = Rund um den Tisch geht es: { $names } passen.
    .d = An { $names } schlendert der Zug vorbei.
    .e = „Passe“, sagen { $names }, hübsch der Reihe nach.
    .f = Der Schreiber klammert { $names } zusammen und schreibt „passen“.
    .g = In guter Ordnung passen { $names }.
    .h = Nicken entlang der Bank: { $names } passen.
    .i = Die Katze zählt mit: { $names } passen.

passed-lead =
    .a = { $name } gibt das Ausspiel weiter; gefragt ist { $next }.
    .b = Das Ausspiel schlendert an { $name } vorbei und hält bei { $next }.
    .c = „Nach dir, { $next }“, sagt { $name } und gibt das Ausspiel weiter.
    .d = Ein leerer Tisch, und { $name } passt. Bitte sehr, { $next }.
    .e = Mit einer Verbeugung reicht { $name } das Ausspiel an { $next }.
    .f = { $name } lässt den leeren Tisch leer. Weiter zu { $next }.
    .g = Alle Augen wandern von { $name } zu { $next }: Das Ausspiel wird weitergereicht.
    .h = Jetzt darf { $next } ausspielen: { $name } passt.

trick-taken =
    .a = Der Stich geht an { $name }, das Ausspiel auch; der Staub gehört allen.
    .b = { $name } sammelt den Stapel ein und spielt aus.
    .c = Keine Antwort. { $name } nimmt den Stich und spielt aus.
    .d = Zusammengefegt von { $name }; von dort geht es weiter.
    .e = { $name } harkt alles zusammen wie Herbstlaub und spielt aus.
    .f = Das Echo gehört { $name }, und das Ausspiel dazu.
    .g = Hof und Katze sehen zu, wie { $name } den Stich nimmt und ausspielt.
    .h = Niemand geht darüber: Stich und Ausspiel für { $name }.
    .i = { $name } gewinnt den Stich, stößt ihn gerade und spielt aus.
    .j = Der Stapel kommt unter den Tisch, das Ausspiel zu { $name }.
    .k = Stich und Ausspiel für { $name }, die Krümel für den Besen.
    .l = Ein Strich wird gezogen. { $name } nimmt den Stich und spielt aus.

trick-inherited =
    .a = { $name } ist fort, und niemand hielt dagegen; das Ausspiel erbt { $next }.
    .b = Niemand übertrifft den Abschied von { $name }. { $next } spielt aus.
    .c = Keine Antwort auf die letzten Karten von { $name }. { $next } spielt aus.
    .d = Ein leerer Stuhl gewinnt: der von { $name }. { $next } spielt aus.
    .e = Laut Testament von { $name }, eben verlesen: { $next } spielt aus.
    .f = { $next } hebt das Ausspiel auf, das { $name } auf dem Stuhl ließ.
    .g = Von der Tür winkt { $name }; { $next } übernimmt das Ausspiel.
    .h = Der Stich war von { $name }. Das Ausspiel hat { $next }.

## One card

one-card =
    .a = **Letzte Karte!** Dem Herold bricht die Stimme: { $name }.
    .b = **Letzte Karte!** Mehr hat { $name } nicht.
    .c = **Letzte Karte!** { $name } hält sie wie eine heiße Kastanie.
    .d = **Letzte Karte!** Trommelwirbel bitte für { $name }.
    .e = **Letzte Karte!** Der Hof rückt mit den Stühlen von { $name } ab.
    .f = **Letzte Karte!** Höret: { $name }.
    .g = **Letzte Karte!** { $name } fächert sie auf, das geht schnell.
    .h = **Letzte Karte!** Sogar die Katze sieht { $name } an.
    .i = **Letzte Karte!** Im Hauptbuch wird { $name } zweimal unterstrichen.
    .j = **Letzte Karte!** Flüstern im Saal: { $name }, { $name }.

one-card-called =
    .a = „**Letzte Karte!**“, ruft { $name }, bevor jemand fragen kann.
    .b = { $name } steht auf und sagt es an: **Letzte Karte!**
    .c = Mit klarer Stimme von { $name }: **Letzte Karte!**
    .d = Ehrlich währt am längsten. { $name } ruft: **Letzte Karte!**
    .e = Dem Herold bleibt die Mühe erspart. { $name } ruft: **Letzte Karte!**
    .f = { $name } hebt einen Finger: **Letzte Karte!**
    .g = Laut genug für die Küche ruft { $name }: **Letzte Karte!**
    .h = Angesagt, wie es der Brauch will: { $name }, **Letzte Karte!**

one-card-caught =
    .a = { $by } zeigt auf { $name }: **Letzte Karte**, und kein Wort davon!
    .b = Erwischt! { $name } saß auf der **letzten Karte**, und { $by } hat gezählt.
    .c = „Etwas vergessen, { $name }?“, fragt { $by }. **Letzte Karte!**
    .d = { $name } saß sehr still auf der **letzten Karte**. { $by } hat es bemerkt.
    .e = Scharfe Augen, { $by }: Es war die **letzte Karte** von { $name }.
    .f = **Letzte Karte!** Das sagt { $by }, und rot wird { $name }.
    .g = Schweigen war den Versuch wert, { $name }. { $by } sah die **letzte Karte**.
    .h = Nichts entgeht { $by }, schon gar nicht die **letzte Karte** von { $name }.

## Leaving the round

went-out-first =
    .a = { $name } erhebt sich ohne Eile vom Tisch: zuerst fertig.
    .b = Fertig vor allen! { $name } lässt die anderen unter sich.
    .c = Leere Hand und ganz vorn: { $name }.
    .d = Bringt den guten Stuhl: { $name } ist zuerst fertig.
    .e = { $name } ist fertig; die anderen haben den Abwasch.
    .f = Die Krone räuspert sich und sieht { $name } an: zuerst fertig.
    .g = Vor allen anderen zeigt { $name } zwei leere Hände.
    .h = Zuerst durch die Tür, zuerst beim Essen: { $name }.
    .i = Alles weg! { $name } ist vorn und fragt nach dem Pudding.

went-out =
    .a = { $name } ist fertig, { $place } bei der Suppe.
    .b = Stuhl zurück, Karten weg: { $name }, { $place }.
    .c = Auf dem { FORM($place, "dat") } Platz verlässt { $name } den Tisch.
    .d = Leise geht die Tür: { $name }, { $place }.
    .e = Mit einem Nicken zur Küche ist { $name } fertig: { $place }.
    .f = Schreibt es auf: { $name }, { $place }.
    .g = Gerettet! { $name } ist über der Zugbrücke: { $place }.
    .h = Keine Karten, keine Sorgen: { $name }, { $place }.
    .i = { $name } holt sich { $place } und einen Fußschemel.

last-one =
    .a = { $name } steht am Ende mit dem Besen da.
    .b = Hier endet die Runde, und { $name } sitzt noch am Tisch.
    .c = Ganz zum Schluss hält { $name } die Karten warm.
    .d = Alle anderen sind beim Essen. { $name } stellt die Stühle hoch.
    .e = { $name } hat den Tisch, die Karten und den Abwasch.
    .f = Ein Besen wird freundlich hingehalten: für { $name }.
    .g = Jemand muss die Kerzen löschen, und es ist { $name }.
    .h = Runde vorbei! { $name } darf die Karten jetzt hinlegen.
    .i = Nur die Katze leistet { $name } noch Gesellschaft.

left =
    .a = { $name } verlässt den Tisch, die Karten bleiben verdeckt.
    .b = Verdeckt liegen die Karten, und { $name } geht nach Hause.
    .c = { $name } ist gegangen; die Karten behalten ihr Geheimnis.
    .d = Ein Stuhl scharrt: { $name } geht, Karten verdeckt.
    .e = Die Karten von { $name } liegen verdeckt, der Platz ist leer.
    .f = Gute Reise, { $name }. Die Karten bleiben, verdeckt.
    .g = Für { $name } senkt sich die Zugbrücke. Keine Karte wird gezeigt.

steward-sits =
    .a = { $name } nimmt den Stuhl von { $whom }; Vögte fragen nie, warum.
    .b = Der Platz von { $whom } geht an { $name }, mit Handschuhen.
    .c = Vogtsarbeit endet nie: { $name } spielt für { $whom }.
    .d = { $name } staubt den Stuhl von { $whom } ab und setzt sich.
    .e = Solange { $whom } weg ist, hält { $name } den Platz warm.
    .f = Schlüssel klimpern: { $name } übernimmt für { $whom }.
    .g = Die Karten von { $whom } gehen an { $name }, mit Verbeugung.
    .h = { $name } bringt ein Kissen mit und spielt für { $whom }.

came-back =
    .a = { $name } ist zurück, und der Vogt steht sofort auf.
    .b = Seht, wer wiederkommt: { $name }, auf einen warmen Stuhl.
    .c = Der Platz gehört wieder { $name }; der Vogt hat aufgeräumt.
    .d = Wieder im Sattel: { $name }.
    .e = { $name } kehrt zurück; der Vogt geht rückwärts hinaus.
    .f = Willkommen daheim, { $name }. Nichts ging zu Bruch.
    .g = Schritte im Saal, und { $name } sitzt wieder da.
    .h = { $name } nimmt die Karten aus behutsamen Handschuhen zurück.

## The round begins

taxes-open =
    .a = Die Steuern sind fällig. Hinter einem Vorhang gehen Münzen von Hand zu Hand.
    .b = Ein Steuereinnehmer stellt einen kleinen Tisch und eine große Waage auf.
    .c = Nach altem Brauch geben die Unteren ihr Bestes. Seufzen ist frei.
    .d = Ein Vorhang wird zugezogen; dahinter: Steuern.
    .e = Steuerzeit. Die Dielen knarren vor Großzügigkeit.
    .f = Bücher auf, Beutel auf.
    .g = Was jetzt die Treppe hinaufgeht, heißt Geschenk.
    .h = Hinter dem Vorhang wird viel gezählt und ein wenig geseufzt.
    .i = Bitte die Steuern bereithalten und keine Miene verziehen.

taxes-done =
    .a = Die Steuern sind da. { $name } spielt aus.
    .b = Alle Schulden sind beglichen, und { $name } spielt aus.
    .c = Der Vorhang geht auf: { $name } spielt aus.
    .d = { $name } spielt aus, jetzt, da die Waage weggeräumt ist.
    .e = Bezahlt, gezählt, verziehen. Das Ausspiel hat { $name }.
    .f = Die Bücher schlagen zu; { $name } soll ausspielen.
    .g = So weit die Steuern. Nun spielt { $name } aus.
    .h = Der Steuereinnehmer geht zu Tisch, das Ausspiel zu { $name }.

round-opens =
    .a = Keine Steuern in dieser Runde. { $name } spielt aus.
    .b = Der Steuereinnehmer hat frei; { $name } spielt aus.
    .c = { $name } spielt aus, und jeder Beutel bleibt zu.
    .d = Karten gibt es, Steuern nicht: { $name } spielt aus.
    .e = Eine Runde beginnt, steuerfrei und voller Hoffnung. Das Ausspiel hat { $name }.
    .f = Frische Karten, reiner Tisch. Es beginnt { $name }.
    .g = Trompeten! Die Runde ist eröffnet, und { $name } spielt aus.
    .h = Diesmal zahlt niemand. { $name } spielt aus.

## Tarot-himi

shown =
    .a = { $name } hält { FORM($card, "acc") } hoch. So ist das also.
    .b = Man nehme zu Protokoll, sagt { $name }: { $card }.
    .c = Hinter dem Fächer von { $name } lugt { FORM($card, "nom") } hervor.
    .d = „Mit freundlicher Erlaubnis“, sagt { $name } und zeigt { FORM($card, "acc") } herum.
    .e = Gegen das Licht hält { $name } { FORM($card, "acc") } und steckt die Karte wieder weg.
    .f = { $name } hat es schriftlich: { $card }.
    .g = Der Schreiber blickt zu { $name }, sieht { FORM($card, "acc") } und nickt.

rescinded-one =
    .a = Gerechtigkeit durch { $name }: { $whom } nimmt { FORM($what, "acc") } zurück.
    .b = { $name } ruft den Büttel. Zurück zu { $whom }: { $what }.
    .c = Die Waage kippt: { $name } schickt { FORM($what, "acc") } zurück zu { $whom }.
    .d = „Eine zu viel“, urteilt { $name }. { $whom } nimmt { FORM($what, "acc") } zurück.
    .e = Eine kleine Berichtigung von { $name }: { $what }, heim zu { $whom }.
    .f = { $whom } bekommt { FORM($what, "acc") } wieder; den Schein unterschreibt { $name }.
    .g = Vom Stapel zurück: { $what }. { $whom } dankt { $name }, kühl.

rescinded-all =
    .a = Ein Trompetenstoß von { $name }: { $whom } nimmt { FORM($what, "acc") } zurück.
    .b = { $name } macht alles ungeschehen und schickt { FORM($what, "acc") } heim zu { $whom }.
    .c = Als wäre nichts gespielt worden: { $what }, zurück zu { $whom }, dank { $name }.
    .d = Gericht, ruft { $name }, und { $whom } sammelt { FORM($what, "acc") } ein.
    .e = Die letzte Seite reißt { $name } heraus. { $whom }: { $what }.
    .f = { $whom } hat { FORM($what, "acc") } wieder. { $name } sieht unschuldig drein.

recalled =
    .a = { $name } war schon daheim und wird in Pantoffeln geholt.
    .b = Nicht so schnell: Auf { $name } wartet noch Arbeit.
    .c = Es klopft bei { $name }: Die Runde wünscht Gesellschaft.
    .d = { $name } kehrt an den Tisch zurück, den Hut noch auf.
    .e = Fertig ist nicht immer fertig, lernt { $name }.
    .f = Die Kutsche wendet, und { $name } steigt aus.

swapped =
    .a = Räder auf Kies: { $name } besucht { $whom } und tauscht eine Karte.
    .b = { $name } fährt bei { $whom } vor. Etwas geht von Hand zu Hand.
    .c = Ein zügiger Tausch mit { $whom }, auf Anregung von { $name }.
    .d = Besuch für { $whom }: { $name } bleibt nicht lange.
    .e = Der Wagen hält bei { $whom }. { $name } beugt sich heraus.
    .f = „Ein fairer Tausch“, sagt { $name }. { $whom } prüft noch.

spun =
    .a = { $name } gibt dem Rad einen Schubs: { $cards } hinein, ebenso viele heraus.
    .b = Rundherum geht es: { $cards } für { $name }, aus dem Haufen.
    .c = Im Haufen wird gerührt; { $name } zieht { $cards }.
    .d = Das Glück gibt noch einmal: { $cards }, an { $name }.
    .e = Mit geschlossenen Augen tauscht { $name } { $cards }.
    .f = { $name } fragt das Rad, und das Rad rückt { $cards } heraus.

## Coming and going

joined =
    .a = { $name } setzt sich und bekommt eine Serviette.
    .b = Für { $name } findet sich ein Stuhl.
    .c = Platz ist noch: { $name } kommt an den Tisch.
    .d = Der Hof gewinnt { $name } und verliert etwas Ellbogenfreiheit.
    .e = Willkommen, { $name }. Die Suppe steht links.
    .f = Herein kommt { $name }, und die Bank rückt zusammen.
    .g = { $name } nimmt Platz unter uns.
    .h = Noch ein Becher kommt auf den Tisch, für { $name }.

joined-pick =
    .a = { $name } zieht { FORM($what, "acc") } und wird zum passenden Stuhl geführt.
    .b = Um den Platz zieht { $name } { FORM($what, "acc") }; die Bank rückt zusammen.
    .c = Das Glück setzt { $name } nach der Karte: { $what }.
    .d = Zum Vorschein kommt { $what }: Damit hat { $name } einen Platz.
    .e = Mit { FORM($what, "dat") } in der Hand zählt { $name } die Stühle und setzt sich.
    .f = Der Saaldiener verliest { FORM($what, "acc") }, und { $name } geht zu einem Stuhl.

joined-gate =
    .a = Am Tor, für die nächste Runde: { $name }.
    .b = { $name } wartet am Tor bis zum nächsten Geben.
    .c = Es klopft: { $name }, bereit für die nächste Runde.
    .d = Der Pförtner lässt { $name } bis zur Bank, bis wieder gegeben wird.
    .e = { $name } hat einen Platz in der nächsten Runde und bis dahin einen Hocker.
    .f = Haltet einen Stuhl für { $name } frei, wenn diese Runde vorbei ist.
    .g = Schon auf der Zugbrücke: { $name }, früh dran für die nächste Runde.

leaves-after =
    .a = { $name } verlässt uns nach dieser Runde.
    .b = Diese Runde noch, dann nach Hause: { $name }.
    .c = Ein Pferd wird für { $name } gesattelt, für nach der Runde.
    .d = { $name } hat nach dem Mantel geschickt und spielt die Runde zu Ende.
    .e = Die Kutsche von { $name } wartet, bis die Runde vorbei ist.
    .f = Nach der Runde wird ein Stuhl frei: der von { $name }.
    .g = Mit gepackten Koffern bleibt { $name } für den Rest der Runde.

## Seats and ranks

drawn-first =
    .a = { $name } zieht { FORM($what, "acc") } und damit den ersten Platz.
    .b = Das Glück zwinkert: { $what }, und { $name } sitzt ganz vorn.
    .c = Mit { FORM($what, "dat") } bekommt { $name } den höchsten Stuhl.
    .d = Leihweise geht die Krone an { $name }, gegen { FORM($what, "acc") }.
    .e = Hoch gezogen: { $what }. Ein Kissen für { $name }!
    .f = Der Herold verliest { FORM($what, "acc") } und verbeugt sich vor { $name }.
    .g = { $name } deckt { FORM($what, "acc") } auf, und der beste Stuhl dreht sich um.

drawn-last =
    .a = { $name } zieht am niedrigsten und bekommt den Besen gezeigt.
    .b = Niedrigste Karte, niedrigster Stuhl: { $name }.
    .c = Das Glück sieht aus dem Fenster: { $name } sitzt hinten.
    .d = Am fernen Ende des Tisches ist für { $name } gedeckt.
    .e = { $name } beginnt ganz unten, wo der Blick nach oben geht.
    .f = Ein Besen stellt sich { $name } vor.
    .g = Vom letzten Platz hat { $name } nur noch Treppen vor sich.

rise =
    .a = { $name } steigt um { places } und dankt der Leiter.
    .b = Aufwärts um { places }: { $name }, etwas außer Atem.
    .c = Die Leiter hielt: { $name } steigt um { places }.
    .d = { $name } rückt um { places } auf, näher ans Feuer.
    .e = Bessere Suppe für { $name }: um { places } nach oben.
    .f = Neuer Hut für { $name }, ein Aufstieg um { places }.
    .g = Noch immer grüßt { $name } die Küche, jetzt um { places } höher.
    .h = Stühle werden gerückt: { $name } sitzt um { places } höher.

fall =
    .a = { $name } kommt um { places } herab, die Hand am Geländer.
    .b = Gut gebohnert ist die Treppe: { $name } fällt um { places }.
    .c = Ein kühlerer Stuhl für { $name }, um { places } tiefer.
    .d = { $name } sinkt um { places } und trifft dort alte Bekannte.
    .e = Die Suppe kommt jetzt später zu { $name }, um { places }.
    .f = Vorsicht, Stufe: Für { $name } ging es um { places } hinab.
    .g = { $name } verliert { places } und bewahrt Haltung.
    .h = Um { places } tiefer lobt { $name } die neue Aussicht.

rise-crown =
    .a = Vom Besen zur Krone in einer Runde: { $name }. Die Gelehrten taumeln.
    .b = { $name } stellt den Besen hin und nimmt die Krone.
    .c = Der Schreiber prüft zweimal: { $name }, von ganz hinten nach ganz vorn.
    .d = Alle Stufen auf einmal: { $name } wird gekrönt.
    .e = { $name } wollte nur den Thronsaal fegen und blieb.
    .f = Wer fegt jetzt? { $name } hat die Krone.
    .g = Aus der Küche geradewegs unter die Krone: { $name }.
    .h = Eine Ballade ist in Arbeit: *{ $name } und der fliegende Besen*.

reign =
    .a = { $name } behält die Krone. Langsam passt sie.
    .b = Die Krone bleibt, wo sie ist: bei { $name }.
    .c = Niemand bittet { $name } aufzustehen.
    .d = Neue Runde, gleiche Krone: { $name }.
    .e = { $name } regiert weiter; das Porträt wird noch einmal bezahlt.
    .f = Oben nichts Neues: { $name }.
    .g = Krone poliert, nicht bewegt: { $name }.
    .h = Noch immer { $name }. Die Münzen brauchen kein neues Gesicht.

fall-crown =
    .a = { $name } verliert die Krone; { $next } hat sie.
    .b = Die Krone rollt von { $name } zu { $next }.
    .c = { $next } probiert die Krone an. { $name } gibt Ratschläge.
    .d = Zu Ende ist die Regentschaft von { $name }. Die Krone hat { $next }.
    .e = { $name } übergibt Krone, Schlüssel und Katze an { $next }.
    .f = Ein neues Gesicht auf den Münzen: { $next }, wo { $name } war.
    .g = Der Thron wird für { $next } abgestaubt; das Kissen behält { $name }.
    .h = Nachmittags hat { $name } jetzt frei: Es regiert { $next }.

stuck =
    .a = { $name } bleibt hinten. Der Besen freut sich.
    .b = Der Besen behält { $name }, oder umgekehrt.
    .c = Wieder ganz hinten: { $name } weiß, wo alles liegt.
    .d = Keine Treppe diesmal für { $name }, wieder auf dem letzten Platz.
    .e = Gleicher Hocker, gleicher Luftzug: { $name }.
    .f = Wie hätte { $name } der Küche gefehlt!
    .g = { $name } sitzt noch einmal hinten und nimmt es mit Poesie.
    .h = Geduld, { $name }. Die Leiter wird gerade repariert.

## Decrees

proclaimed =
    .a = { $name } räuspert sich königlich: Man höre!
    .b = Hört, was { $name } beliebt, und richtet euch danach.
    .c = Eine Rolle entrollt sich über den Boden, gesiegelt von { $name }.
    .d = Nach dem Willen von { $name } ist eine Runde lang alles neu.
    .e = { $name } hatte einen Einfall in der Badewanne.
    .f = Trompeten, etwas verspätet, für das Wort von { $name }.
    .g = Was { $name } heute Nacht träumte, ist heute Gesetz.

## Waiting

lobby =
    .a = Ein Herold entrollt eine lange Liste und befeuchtet einen kurzen Stift.
    .b = Die Bänke stehen, die Kerzen brennen. Wer spielt mit?
    .c = Höret! Der Hof sucht Leute jeden Ranges.
    .d = Eine Krone, ein Besen und Stühle für alle dazwischen.
    .e = Gesucht: Leute zum Spielen. Geboten: eine Krone oder ein Besen.
    .f = Vorsicht, Gans: Die Zugbrücke ist unten.
    .g = Titel werden vergeben. Manche davon sind gut.
    .h = Irgendwo auf dieser Liste ist Platz für deinen Namen.
    .i = Jemand wird die Krone tragen. Komm und sieh, wer.

lobby-ready =
    .a = Wir sind genug. Der Herold stimmt die Trompete.
    .b = Groß genug ist der Hof, um zu beginnen.
    .c = Genug Stühle sind warm: Das Spiel kann anfangen.
    .d = Es reicht für einen Streit, also auch für ein Spiel.
    .e = Die Karten sind zweimal gemischt, falls es losgeht.
    .f = Ein Wort, und das Spiel beginnt.
    .g = Der Tisch füllt sich; die Katze räumt ihren Stuhl.
    .h = Wer noch kommt, ist willkommen. Genug sind es schon.

between =
    .a = Die Karten werden gemischt; die Beine dürfen gestreckt werden.
    .b = Kurze Pause. Jemand fegt, und wir wissen, wer.
    .c = Zwischen zwei Runden sind bei Hofe alle gleich, kurz.
    .d = Suppe wird gereicht, in der Reihenfolge der Ränge.
    .e = Wer gibt, bläst sich in die kalten Finger.
    .f = Strecken, nippen, verzeihen. Bald wird gegeben.
    .g = Die Katze prüft das Deck und findet es vollständig.
    .h = Gleich gibt es Karten. Bis dahin: Klatsch.
    .i = Pause. Der Herold gurgelt.
