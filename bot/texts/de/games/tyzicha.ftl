### German: Tyzicha. The voice: wedding season in a village, with a matchmaker, an accordion, a samovar and many aunts.

game-tyzicha = Tyzicha
    .about = Biete um die Witwe, zeig Hochzeiten, mach Stiche: allein gegen zwei, bis 1001.
tyzicha-length =
    .usual = Etwa 30 Runden, anderthalb Stunden.
    .short = Etwa acht Runden, eine halbe Stunde.
tyzicha-option-target = Punkte zum Sieg
    .about = Wer mit eigenem Kontrakt zuerst so viele hat, gewinnt. Ohne bleibt man einen darunter stehen.
    .told = bis { $value }
tyzicha-option-equal-makes = Genau der Kontrakt
    .about = Ob der Kontrakt erfüllt ist oder platzt, wenn du genau so viele Punkte holst.
    .on = Ist erfüllt
    .off = Platzt
    .told-on = genau getroffen ist erfüllt
    .told-off = genau getroffen ist geplatzt
tyzicha-option-opponents-always-score = Punkte der Gegenseite
    .about = Ob die Gegenseite ihre Punkte auch dann bekommt, wenn der Kontrakt erfüllt ist.
    .on = Immer
    .off = Nur wenn der Kontrakt platzt
    .told-on = die Gegenseite punktet immer
    .told-off = die Gegenseite punktet, wenn der Kontrakt platzt
tyzicha-option-max-bid = Höchster Kontrakt
    .about = Das höchste Gebot oder Erhöhen. Mehr als 400 kann in einer Runde niemand holen.
    .told = Gebote bis { $value }
tyzicha-option-max-hands = Höchstens Runden
    .about = Nach so vielen Runden gewinnen die meisten Punkte.
    .none = Keine letzte Runde: Nur die Punkte zum Sieg beenden die Partie
    .told-none = so viele Runden, wie es braucht
    .told = { $value ->
        [1] eine Runde
       *[other] höchstens { $value } Runden
    }

## Lobby

tyzicha-lobby-title = ## 💍 { $table }
tyzicha-wanted = { $count ->
    [one] es fehlt noch eine Person
   *[other] es fehlen noch { $count } Personen
}
tyzicha-wanted-stewards = { $count ->
    [one] es fehlt noch eine Person oder ein Vogt
   *[other] es fehlen noch { $count } Personen oder Vögte
}
tyzicha-lobby =
    .a = Drei Stühle, drei Tassen. Der Samowar ist warm; wer setzt sich?
    .b = Die Heiratsvermittlerin hat ihr Notizbuch aufgeschlagen und sucht Namen.
    .c = Das Akkordeon stimmt sich ein. Platz ist für drei.
    .d = Auf der Bank ist Platz; die Tanten rücken schon.
    .e = Kuchen ist da, Karten auch. Es fehlt nur jemand zum Spielen.

tyzicha-lobby-ready =
    .a = Drei am Tisch: Die Tischleitung kann beginnen.
    .b = Alle drei Tassen sind voll. Es kann losgehen.
    .c = Die Tanten sitzen, die Karten liegen: Die Tischleitung darf anfangen.
    .d = Vollzählig! Das Akkordeon holt Luft.
    .e = Ein Wort der Tischleitung, und die Hochzeit beginnt.

## What is going on, and what is asked

tyzicha-phase-bid = das Bieten
    .waited = soll bieten
tyzicha-phase-forced = jemand muss spielen
    .waited = soll entscheiden
tyzicha-phase-exchange = die Witwe
    .waited = soll Karten weitergeben
tyzicha-phase-commit = der Kontrakt
    .waited = soll entscheiden
tyzicha-phase-lead = die Stiche
tyzicha-phase-follow = die Stiche
tyzicha-phase-over = vorbei
tyzicha-ask-bid = Bieten oder passen?
tyzicha-ask-forced = Du musst spielen: für wie viel?
tyzicha-ask-exchange = Welche Karte für wen?
tyzicha-ask-commit = Spielen, erhöhen oder aufgeben?
tyzicha-ask-lead = Welche Karte spielst du aus?
tyzicha-ask-follow = Welche Karte?
tyzicha-ask-left = Welche Karte geht an { $name }, links von dir?
tyzicha-ask-right = { $card } geht an { $left }. Welche Karte geht an { $name }, rechts von dir?
tyzicha-ask-raise = Auf wie viel erhöhst du den Kontrakt?
tyzicha-zone-widow = Witwe
tyzicha-zone-trick = Auf dem Tisch
tyzicha-zone-last = Letzter Stich
tyzicha-zone-gone = Frühere Stiche
tyzicha-counter-score = Punkte
tyzicha-counter-tricks = Stiche
tyzicha-counter-contract = Kontrakt
tyzicha-counter-trump = Trumpf
tyzicha-counter-bid = höchstes Gebot

## What can be done

tyzicha-do-pass = Passen
tyzicha-do-bid = Bieten
tyzicha-do-give = Geben
tyzicha-do-stay = ▶ Spielen
tyzicha-do-raise = ▲ Erhöhen auf
tyzicha-do-concede = 🏳️ Aufgeben
tyzicha-do-play = Legen
tyzicha-do-marriage = 💍 Hochzeit
tyzicha-button-pass = Passen
tyzicha-button-bid = { $amount } bieten
tyzicha-button-forced = Für { $amount } spielen
tyzicha-button-stay = ▶ Für { $contract } spielen
tyzicha-button-raise = ▲ Erhöhen…
tyzicha-button-concede = 🏳️ Aufgeben: −{ $contract }, die anderen +{ $count }
tyzicha-button-marriage = { $sign } Hochzeit { $worth }: { $card } spielen

## The table

tyzicha-score = Punkte **{ $score }**
tyzicha-deals = gibt
tyzicha-declarer = 🎯 spielt für { $contract }
tyzicha-passed-short = gepasst
tyzicha-bid-short = bot **{ $amount }**
tyzicha-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
tyzicha-marriage = 💍 { $sign } { $worth }
tyzicha-auction-open = 🔨 **Noch kein Gebot.** Das erste ist { $amount }.
tyzicha-auction-high = 🔨 Höchstes Gebot **{ $amount }** von **{ $name }**
tyzicha-auction-next = das nächste Gebot ist { $amount }
tyzicha-auction-top = höher darf niemand
tyzicha-auction-forced = 🔨 Zwei haben gepasst: **{ $name }** muss spielen, für 100 oder für 110.
tyzicha-call-bid = { $name } { $amount }
tyzicha-call-pass = { $name } passt
tyzicha-widow-down = Witwe { $back } { $count }, verdeckt
tyzicha-plays = 🎯 **{ $name }** spielt für **{ $contract }**
tyzicha-trump = Trumpf **{ $sign } { $suit }**
tyzicha-no-trump = noch kein Trumpf
tyzicha-widow = Witwe { $cards }
tyzicha-gift = { $card } an { $name }
tyzicha-secret = Bei 100 bleiben Witwe und Geschenke verdeckt
tyzicha-last = Letzter Stich: { $cards } → **{ $name }**
tyzicha-table = **Auf dem Tisch** { $cards }
tyzicha-table-empty = **Auf dem Tisch** noch nichts
tyzicha-aim = Bis { $target }

## The panel

tyzicha-needs = nötig: mehr als { $contract }
tyzicha-needs-equal = nötig: { $contract }
tyzicha-so-far-own = Du hast bisher **{ $points }** · { $needs }
tyzicha-so-far = { $name } hat bisher **{ $points }** · { $needs }
tyzicha-so-far-beside = du **{ $points }**
tyzicha-yours = Auf deiner Hand: { $pairs }
tyzicha-about-forced-100 = **100:** Witwe und Geschenke bleiben verdeckt, und der Kontrakt lässt sich nicht erhöhen.
tyzicha-about-forced-110 = **110:** ein gewöhnlicher Kontrakt mit offener Witwe. Du darfst ihn erhöhen.
tyzicha-about-stay = ▶ **Spielen:** Holst du mehr als { $contract }, bekommst du { $contract }; sonst verlierst du { $contract }.
tyzicha-about-stay-equal = ▶ **Spielen:** Holst du mindestens { $contract }, bekommst du { $contract }; sonst verlierst du { $contract }.
tyzicha-about-raise = ▲ **Erhöhen:** Spiel für mehr, in Zehnern, bis { $most }. Wer erhöht, muss spielen.
tyzicha-about-locked = Erzwungene 100 lassen sich nicht erhöhen.
tyzicha-about-concede = 🏳️ **Aufgeben:** Es wird keine Karte gespielt. Du verlierst { $contract }, und die anderen bekommen je { $count }.
tyzicha-must-follow = Du musst { $suit } bedienen.
tyzicha-must-follow-head = Du musst { $suit } bedienen und den Stich gewinnen, wenn du kannst.
tyzicha-must-trump = Du hast kein { $led }, also musst du Trumpf legen ({ $suit }).
tyzicha-must-trump-head = Du hast kein { $led }, also musst du einen Trumpf legen ({ $suit }), der den Stich gewinnt.

## The end of a round

tyzicha-line-made = 🎯 **{ $name }** hat { $contract } mit **{ $total }** erfüllt.
tyzicha-line-broken = 🎯 **{ $name }** spielte für { $contract } und holte **{ $total }**: Der Kontrakt ist geplatzt.
tyzicha-line-equal = 🎯 **{ $name }** holte genau { $total }. Ein Kontrakt braucht mehr als das: Er ist geplatzt.
tyzicha-line-conceded = 🏳️ **{ $name }** gab einen Kontrakt von { $contract } auf. Die anderen bekommen je { $count }.
tyzicha-total = holte { $total }
tyzicha-total-married = holte { $cards } + { $pairs } = { $total }

## Why can’t I?

tyzicha-why-turn = Am Zug ist { $name }. Du spielst, wenn du dran bist.
tyzicha-why-exchange = Du hast zehn Karten und behältst acht. Weggeben darfst du jede, auch eine halbe Hochzeit.
tyzicha-why-cards = **{ $cards }:** { $reason }
tyzicha-why-all = Jede Karte deiner Hand darf gelegt werden.
tyzicha-why-marriage = **Hochzeit { $sign }, { $worth }:** { $reason }

## Hints

tyzicha-hint-married = { $count ->
    [one] Deine Hochzeit kann neben den Stichen { $worth } bringen.
   *[other] Deine Hochzeiten können neben den Stichen { $worth } bringen.
}
tyzicha-hint-single = Ohne Hochzeit gibt es nur { $total } Punkte zu holen, und drei teilen sie sich.
tyzicha-hint-holds = Deine Karten und Hochzeiten machen allein schon { $have }; der Kontrakt wäre { $contract }.
tyzicha-hint-concedes = Aufgeben kostet sicher { $contract } und bringt den anderen je { $count }.
tyzicha-hint-gives = Du behältst jedes Ass und jede Hochzeit, und die zwei Karten, die du gibst, zählen { $points }{ $safe ->
    [yes] { " " }und machen keine Hochzeit komplett
   *[no] { "" }
}.
tyzicha-hint-shows = Es zeigt eine Hochzeit, die { $worth } zählt, und ihre Farbe wird Trumpf.
tyzicha-hint-master = Eine höhere Karte dieser Farbe kann niemand haben.
tyzicha-hint-leads-least = Keine deiner Karten zählt weniger.
tyzicha-hint-takes-most = Du legst zuletzt, also ist der Stich deiner, und keine Karte, die du legen darfst, zählt mehr.
tyzicha-hint-adds-most = Wer den Kontrakt hat, bekommt diesen Stich nicht, und keine Karte, die du legen darfst, zählt mehr.
tyzicha-hint-least = Sie kann den Stich nicht nehmen, und keine Karte, die du legen darfst, zählt weniger.

## Refusals

refused-tyz-forced = Die beiden anderen haben gepasst: Du musst spielen, für { $least } oder für { $most }.
refused-tyz-open-110 = Das erste Gebot ist { $amount }.
refused-tyz-locked = Erzwungene 100 lassen sich nicht erhöhen.
refused-tyz-step = { $kind ->
    [bid] Du darfst { $amount } bieten oder passen.
    [raise] Erhöht wird in Zehnern über { $amount }, bis { $most }.
   *[top] Mehr als { $amount } darf niemand bieten: Du kannst nur passen.
}
refused-tyz-follow = Du musst { $suit } bedienen.
refused-tyz-trump = Du hast kein { $suit }: Du musst Trumpf spielen ({ $trump }).
refused-tyz-head = Du kannst { $card } schlagen, also musst du: { $cards }.
refused-tyz-not-lead = Eine Hochzeit zeigst du nur, wenn du ausspielst.
refused-tyz-no-marriage = Dafür brauchst du König und Dame auf der Hand ({ $suit }).
refused-tyz-lead-kq = Spiel den König oder die Dame aus, die du eben gezeigt hast.

## What is told

tyzicha-bid =
    .a = { $seat } bietet { $amount }.
    .b = „{ $amount }“, sagt { $seat } und greift zur Marmelade.
    .c = Auf { $amount } geht { $seat }.
    .d = Die Vermittlerin notiert: { $seat }, { $amount }.
    .e = { $seat } hebt die Tasse: { $amount }.
    .f = Ein Raunen unter den Tanten: { $amount } von { $seat }.
    .g = Für { $amount } hielte { $seat } um die Witwe an.

tyzicha-passed =
    .a = { $seat } passt.
    .b = „Ich nicht“, sagt { $seat } und nimmt noch ein Stück Kuchen.
    .c = Eine Tante schenkt nach, und { $seat } passt.
    .d = { $seat } füllt die Tasse nach und passt.
    .e = Das Akkordeon spielt weiter, ohne { $seat }.
    .f = Ein Kopfschütteln: { $seat } passt.
    .g = Die Tanten fächeln sich Luft zu: { $seat } passt.

tyzicha-forced =
    .a = Niemand will die Witwe, also muss { $seat } spielen.
    .b = Zweimal gepasst. Die Tanten schieben { $seat } nach vorn.
    .c = Der Strauß fliegt, und { $seat } fängt ihn: Es muss gespielt werden.
    .d = { $seat } bleibt übrig und muss spielen.
    .e = Alle anderen sehen in ihre Tassen: { $seat } muss.

tyzicha-declared =
    .a = Den Kontrakt bekommt { $seat }, für { $contract }.
    .b = { $seat } spielt für { $contract }.
    .c = Verlobt mit der Witwe: { $seat }, für { $contract }.
    .d = Die Vermittlerin klappt das Buch zu: { $seat }, { $contract }.
    .e = Für { $contract } führt { $seat } zum Tanz.

tyzicha-widow-opened =
    .a = Die Witwe hebt für { $seat } den Schleier: { $cards }.
    .b = { $seat } deckt auf: { $cards }.
    .c = Unter dem Schleier: { $cards }, für { $seat }.
    .d = Drei Karten von der Witwe für { $seat }: { $cards }.
    .e = Die Tanten recken die Hälse: { $seat } bekommt { $cards }.

tyzicha-widow-taken =
    .a = { $seat } nimmt die Witwe, mitsamt dem Schleier.
    .b = Die Witwe geht zu { $seat }, und ihr Gesicht sieht niemand.
    .c = Verschleiert zieht die Witwe bei { $seat } ein.
    .d = Was die Witwe mitbringt, weiß nur { $seat }.
    .e = { $seat } führt die Witwe heim, verdeckt.

tyzicha-given =
    .a = { $seat } gibt { $card } an { $whom }.
    .b = Ein Geschenk für { $whom }: { $card }, von { $seat }.
    .c = An { $whom } geht { $card }, mit Gruß von { $seat }.
    .d = { $seat } packt { $card } für { $whom } ein.
    .e = Mit Schleife von { $seat }: { $card }, für { $whom }.

tyzicha-stayed =
    .a = { $seat } spielt für { $contract }, wie versprochen.
    .b = Bei { $contract } bleibt es für { $seat }.
    .c = Ein Wort ist ein Wort: { $seat }, { $contract }.
    .d = { $seat } erhöht nicht: { $contract }.
    .e = Für { $contract } wird getanzt, sagt { $seat }.

tyzicha-raised =
    .a = { $seat } erhöht: **{ $contract }**.
    .b = „Sagen wir **{ $contract }**“, sagt { $seat }. Eine Tante lässt den Löffel fallen.
    .c = Mehr Gäste, mehr Kuchen: { $seat } erhöht auf **{ $contract }**.
    .d = Auf **{ $contract }** erhöht { $seat }.
    .e = Das Akkordeon spielt schneller: { $seat }, **{ $contract }**.

tyzicha-conceded =
    .a = { $seat } sagt die Hochzeit ab, bei { $contract }.
    .b = Die Gäste dürfen heim: { $seat } gibt { $contract } auf.
    .c = Der Kuchen wird trotzdem gegessen: { $seat } gibt auf, bei { $contract }.
    .d = Kein Tanz heute: { $contract }, aufgegeben von { $seat }.
    .e = { $seat } gibt den Ring zurück und verliert { $contract }.

tyzicha-married =
    .a = 💍 { $seat } zeigt { $cards }: eine Hochzeit, sie zählt **{ $worth }**.
    .b = 💍 Glocken! { $cards }, und **{ $worth }** für { $seat }.
    .c = 💍 Die Tanten weinen: { $cards } bei { $seat }, **{ $worth }**.
    .d = 💍 Es wird geheiratet bei { $seat }: { $cards }, **{ $worth }**.
    .e = 💍 Zwei, die sich gefunden haben: { $cards }. **{ $worth }** für { $seat }.

tyzicha-laid =
    .a = { $seat } legt { $card }.
    .b = Von { $seat } kommt { $card }.
    .c = Auf den Tisch: { $card }, von { $seat }.
    .d = { $seat } schickt { $card } auf den Tanzboden.
    .e = Neben den Samowar legt { $seat } { $card }.
    .f = { $card }, sagt { $seat }.
    .g = Ein Schritt vor: { $card }, von { $seat }.
    .h = Zwischen zwei Schlucken legt { $seat } { $card }.

tyzicha-trick-taken =
    .a = { $seat } nimmt den Stich.
    .b = Der Stich geht an { $seat }.
    .c = Zu { $seat } tanzt der Stich.
    .d = Den Stich sammelt { $seat } ein.
    .e = { $seat } bekommt den Stich und spielt aus.
    .f = In die Truhe von { $seat } kommt der Stich.
    .g = Eine Tante reicht { $seat } den Stich.

tyzicha-made =
    .a = { $seat } holte { $total } und erfüllt { $contract }.
    .b = Wort gehalten: { $seat } hat { $total } für { $contract }.
    .c = Mit { $total } schafft { $seat } die { $contract }.
    .d = Es wird gefeiert: { $total } bei { $seat }, gebraucht für { $contract }.
    .e = { $contract } versprochen, { $total } gebracht: { $seat }.

tyzicha-broken =
    .a = { $seat } holte { $total }, zu wenig für { $contract }.
    .b = Geplatzt sind die { $contract }: { $seat } kommt auf { $total }.
    .c = Die Braut sagt nein: { $total } bei { $seat }, und { $contract } sind geplatzt.
    .d = Bei { $total } hört die Musik auf; für { $contract } brauchte { $seat } mehr.
    .e = Für { $contract } reichen { $total } nicht: { $seat }.
