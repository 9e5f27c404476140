### German: milestones.

milestone-reign =
    .a = { $name } trägt die Krone zum { FORM($times, "dat") } Mal in Folge. Es gibt schon einen Abdruck.
    .b = Zum { FORM($times, "dat") } Mal in Folge oben: { $name } zählt nicht mehr mit.
    .c = Das { FORM($times, "num") } Mal in Folge: Das Porträt von { $name } braucht mehr Wand.
    .d = Noch immer { $name }. Zum { FORM($times, "dat") } Mal in Folge; die Schreiber nennen es eine Ära.
    .e = Der Thron nimmt die Form von { $name } an, zum { FORM($times, "dat") } Mal ohne Pause.
    .f = Gähnend setzt { $name } zum { FORM($times, "dat") } Mal in Folge die Krone auf.
    .g = Münzen zeigen { $name } nun auf beiden Seiten, zum { FORM($times, "dat") } Mal in Folge.
    .h = { $name } fragt, was ein Besen ist. Es ist das { FORM($times, "num") } Mal in Folge.

milestone-escape =
    .a = { $name } gibt den Besen weiter, zum ersten Mal seit Menschengedenken.
    .b = Zum ersten Mal: { $name } steigt aus dem Keller und fragt, welches Jahr wir haben.
    .c = Unten fehlt jetzt { $name }. Man hatte sich so aneinander gewöhnt.
    .d = Die Treppe herauf, blinzelnd: { $name }.
    .e = Erstmals sieht { $name } den Tisch von oben.
    .f = Es sei vermerkt: Heute ist { $name } dem Besen entkommen.
    .g = { $name } findet einen Stuhl mit Lehne. Es fließen Tränen.
    .h = Ein Besen, kaum benutzt, ist abzugeben: { $name } steigt auf.

milestone-misery =
    .a = Das Elend von { $name } übersteigt { $power }. Man schickt nach den Geigen.
    .b = Über { $power } jetzt: Für { $name } wird ein neues Hauptbuch angelegt.
    .c = { $name } erreicht ein Elend von über { $power } und bekommt eine kleine Decke.
    .d = Eine Glocke schlägt für { $name }: Elend jenseits von { $power }.
    .e = Vor der Tür von { $name } stehen die Dichter an. Der Index liegt über { $power }.
    .f = Jenseits von { $power }, Tendenz steigend: { $name } bittet um einen längeren Abakus.
    .g = Leiht { $name } ein Taschentuch: Das Elend liegt über { $power }.
    .h = { $name } wird neu vermessen. Das Seil zeigt mehr als { $power }.
