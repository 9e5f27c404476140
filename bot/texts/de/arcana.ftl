### German: the Major Arcana.

card-Fool = { $form ->
    [nom] der Narr
    [acc] den Narren
    [dat] dem Narren
   *[plain] Der Narr
}
    .held = ein Joker: eine Karte mehr in einem Satz oder allein jeder Wert von Zwei bis Ass
card-Magician = { $form ->
    [nom] der Magier
    [acc] den Magier
    [dat] dem Magier
   *[plain] Der Magier
}
    .held = auf eine Einzelkarte gelegt, ist er der nächsthöhere Wert, höchstens ein Ass
card-Priestess = { $form ->
    [nom] die Hohepriesterin
    [acc] die Hohepriesterin
    [dat] der Hohepriesterin
   *[plain] Die Hohepriesterin
}
    .held = auf ein Paar gelegt, ist sie ein Paar des nächsthöheren Werts, höchstens Asse
card-Empress = { $form ->
    [nom] die Herrscherin
    [acc] die Herrscherin
    [dat] der Herrscherin
   *[plain] Die Herrscherin
}
    .held = auf einen Drilling gelegt, ist sie ein Drilling des nächsthöheren Werts, höchstens Asse
card-Emperor = { $form ->
    [nom] der Herrscher
    [acc] den Herrscher
    [dat] dem Herrscher
   *[plain] Der Herrscher
}
    .held = auf einen Vierling gelegt, ist er ein Vierling des nächsthöheren Werts, höchstens Asse
card-Hierophant = { $form ->
    [nom] der Hierophant
    [acc] den Hierophanten
    [dat] dem Hierophanten
   *[plain] Der Hierophant
}
    .held = du spielst zum ersten Stich aus und erbst das Ausspiel, wenn jemand ungeschlagen fertig wird
card-Lovers = { $form ->
    [nom] die Liebenden
    [acc] die Liebenden
    [dat] den Liebenden
   *[plain] Die Liebenden
}
    .held = du darfst keine Einzelkarte spielen, außer diese auszuspielen
card-Chariot = { $form ->
    [nom] der Wagen
    [acc] den Wagen
    [dat] dem Wagen
   *[plain] Der Wagen
}
    .held = statt deines Zugs: abwerfen, jemandem die beste Karte nehmen und eine eigene dafür geben
card-Strength = { $form ->
    [nom] die Kraft
    [acc] die Kraft
    [dat] der Kraft
   *[plain] Die Kraft
}
    .held = du darfst auf Gleichwertiges spielen: Gleichstand gewinnt
card-Hermit = { $form ->
    [nom] der Eremit
    [acc] den Eremiten
    [dat] dem Eremiten
   *[plain] Der Eremit
}
    .held = du darfst nur Einzelkarten spielen
card-Wheel = { $form ->
    [nom] das Rad des Schicksals
    [acc] das Rad des Schicksals
    [dat] dem Rad des Schicksals
   *[plain] Das Rad des Schicksals
}
    .held = statt deines Zugs: es und beliebige Karten von dir gegen ebenso viele abgelegte tauschen, ungesehen
card-Justice = { $form ->
    [nom] die Gerechtigkeit
    [acc] die Gerechtigkeit
    [dat] der Gerechtigkeit
   *[plain] Die Gerechtigkeit
}
    .held = zu Beginn deines Zugs: abwerfen, und wer zuletzt gespielt hat, nimmt eine Karte zurück
card-HangedMan = { $form ->
    [nom] der Gehängte
    [acc] den Gehängten
    [dat] dem Gehängten
   *[plain] Der Gehängte
}
    .held = eine Chance je Stich: Hast du gespielt oder gepasst, darfst du nur noch Kräfte nutzen
card-Death = { $form ->
    [nom] der Tod
    [acc] den Tod
    [dat] dem Tod
   *[plain] Der Tod
}
    .held = kannst du spielen, musst du, und zwar dein Bestes
card-Temperance = { $form ->
    [nom] die Mäßigkeit
    [acc] die Mäßigkeit
    [dat] der Mäßigkeit
   *[plain] Die Mäßigkeit
}
    .held = auf ein Ass darfst du alles spielen, was du ausspielen könntest
card-Devil = { $form ->
    [nom] der Teufel
    [acc] den Teufel
    [dat] dem Teufel
   *[plain] Der Teufel
}
    .held = kannst du spielen, musst du
card-Tower = { $form ->
    [nom] der Turm
    [acc] den Turm
    [dat] dem Turm
   *[plain] Der Turm
}
    .held = was du auf den Stapel spielst, muss drei Werte höher sein
card-Star = { $form ->
    [nom] der Stern
    [acc] den Stern
    [dat] dem Stern
   *[plain] Der Stern
}
    .held = du darfst mit einem kleineren Satz antworten
card-Moon = { $form ->
    [nom] der Mond
    [acc] den Mond
    [dat] dem Mond
   *[plain] Der Mond
}
    .held = bei den Steuern tauschst du mit deinem Gegenrang die Rolle: Wer oben sitzt, zahlt
card-Sun = { $form ->
    [nom] die Sonne
    [acc] die Sonne
    [dat] der Sonne
   *[plain] Die Sonne
}
    .held = du darfst ein einzelnes Ass auf alles spielen
card-Judgement = { $form ->
    [nom] das Gericht
    [acc] das Gericht
    [dat] dem Gericht
   *[plain] Das Gericht
}
    .held = zu Beginn deines Zugs: abwerfen, und wer zuletzt gespielt hat, nimmt all das zurück
card-World = { $form ->
    [nom] die Welt
    [acc] die Welt
    [dat] der Welt
   *[plain] Die Welt
}
    .held = du darfst mit einem größeren Satz antworten

## Panel

power-held = ✨ *{ $card }* — { $does }

power-justice = ⚖️ Gerechtigkeit
power-judgement = 📯 Gericht
power-chariot = 🐎 Wagen…
    .whom = 🐎 Der Wagen: wessen beste Karte?
    .cards = 🐎 Der Wagen: Was bekommt { $name }?
power-wheel = 🎡 Rad…
    .cards = 🎡 Das Rad: Was geht mit? Ebenso viele Karten kommen zurück.
    .none = 🎡 Nur das Rad
hint-whom = Wen…
hint-cards = Welche Karten…

do-judgement = Das Gericht
do-justice = Die Gerechtigkeit
do-chariot = Der Wagen
do-wheel = Das Rad des Schicksals
