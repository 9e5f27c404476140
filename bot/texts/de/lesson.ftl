### German: lessons.

button-lesson = 🎓 Zur Übungsrunde
button-lesson-begin = ▶ Beginnen
button-lesson-next = ▶ Nächste Runde
button-lesson-again = 🔁 Noch eine Runde
button-lesson-anew = 🎓 Von vorn
button-lesson-end = 🚪 Übung beenden
button-learn = 🎓 Beim Spielen lernen
lesson-title = 🎓 { $game } — zum Üben
lesson-begins = Du spielst { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} mit { $others ->
    [one] einem Vogt
   *[other] { $others } Vögten
}; so heißen hier die Computer. Der Lehrmeister 🎓 sagt bei jeder Entscheidung, worum es geht und was ein Wesir täte, ein starker Vogt. Niemand drängt dich, und nichts zählt.
lesson-goes-on = 🎓 Lies, wie es ausging, und mach weiter, wann du magst: Es { $left ->
    [one] kommt noch eine Runde
   *[other] kommen noch { $left } Runden
}.
lesson-missed = 🎓 Diese Runde war vorbei, bevor du dran warst. Mach weiter, wann du magst: Es { $left ->
    [one] kommt noch eine Runde
   *[other] kommen noch { $left } Runden
}.
lesson-over = 🎓 Das war die Übung, und nichts davon zählt. Jetzt kannst du spielen: `/cards start` eröffnet einen Tisch, und `/cards tables` zeigt, wo andere sitzen. Alle Regeln stehen in `/cards rules`.
lesson-closed = 🎓 Die Übung ist vorbei.
lesson-leave-title = 🚪 Die Übung beenden?
lesson-leave = Nichts davon zählt. Du kannst jederzeit eine neue beginnen.

coach-thinks = Ein Wesir sieht sich deine Karten an…
coach-would = Wer gut spielt, wählt das: **{ $answer }**.
coach-enough = 🎓 Ab hier gehört die Runde dir allein. `/cards hint` sagt immer noch, was ich täte, und ❓ erklärt die Regeln.

## The climbing family

climbing-coach-lead = Du spielst aus: Leg beliebig viele Karten eines Werts{ $passes ->
    [yes] , oder gib das Ausspiel weiter
   *[no] { "" }
}.
climbing-coach-start = Du fängst an: Leg beliebig viele Karten eines Werts oder mindestens drei aufeinanderfolgende einer Farbe{ $passes ->
    [yes] , oder passe
   *[no] { "" }
}.
climbing-coach-follow = Zu schlagen: { $what }. Leg { $shape ->
    [run] { $number } aufeinanderfolgende Karten einer Farbe, alle höher
   *[set] { $count ->
        [one] eine Karte mit höherem Wert
       *[other] { $number } Karten eines höheren Werts
    }
}{ $passes ->
    [yes] , oder passe
   *[no] { "" }
}.
climbing-coach-arcana = Vielleicht erlauben deine Arkana mehr; die Zeilen oben sagen, wie.
climbing-coach-beaten = Nichts von dir schlägt { FORM($what, "acc") }, also passt du.
climbing-coach-caught = Du wurdest mit der letzten Karte erwischt und musst passen.
climbing-coach-paid = Die Steuern: { $name } sitzt unter dir und musste dir { $cards } zahlen. Gib ebenso viele Karten zurück, beliebige.
climbing-coach-surrendered = Die Steuern: { $name } sitzt über dir, also musstest du dein Bestes zahlen, { $cards }, und bekamst andere zurück.
climbing-coach-pay = Du musst deine besten Karten zahlen. Diese hier sind gleich gut, also wählst du unter ihnen.

## Rumino

rumino-coach-turn-start = Zieh die oberste Karte vom Talon, verdeckt, oder nimm { $card }, die offen liegt.{ $ends ->
    [gin] { " " }Alle deine Karten stehen in Figuren, also darfst du die Runde mit Gin beenden.
    [knock] { " " }Du hast { $points ->
        [one] einen losen Punkt
       *[other] { $points } lose Punkte
    }, also darfst du auch klopfen, und die Runde ist vorbei.
   *[none] { "" }
}
rumino-coach-discard = Wirf eine Karte ab. Die Zahl auf dem Knopf zählt gegen dich, wenn die Runde dann endet.
rumino-coach-rebuy = Du hast die Grenze erreicht. Leg Chips ein und komm zurück, oder bleib für diese Partie draußen.

## Truc

truc-coach-lead = Du spielst zu diesem Stich aus, eine beliebige Karte.
truc-coach-follow = Die höchste Karte bisher: { $card }, { $whose ->
    [ours] von deiner Seite
    [theirs] von der Gegenseite
   *[both] auf beiden Seiten, also bekommt so niemand den Stich
}. Leg irgendeine Karte.
truc-coach-call = Du darfst auch { $call } ansagen, vor deiner Karte oder mit ihr.
truc-coach-last = Deine letzte Karte: { $card }.
truc-coach-answer = Du antwortest für deine Seite, ohne die Karten deines Gegenübers zu kennen.
truc-coach-cut = Heb ab, und alle bekommen drei Karten. Klopf, und wer gibt, wählt zwischen drei und einer.
truc-coach-size = Du gibst, und es wurde geklopft: Gib allen drei Karten oder eine.
truc-coach-eleven = Deiner Seite fehlt ein Punkt zum Sieg. Spiel diese Runde um drei Punkte, oder gib sie für einen her.

## Indian Chief

indian-chief-coach-meld = Zug { $turn } von { $turns }: Alle legen verdeckt eine Figur. Auf deinem Blatt noch frei: { $free }.
indian-chief-coach-steal = Du hast einen Dieb gelegt und darfst aus jemandes Figur eine Karte auf die Hand nehmen.

## Jubilee

jubilee-coach-open = Du eröffnest mit Pik oder Kreuz: Der Wert ist die erste Summe.
jubilee-coach-play = Die Summe ist { $total }. Eine Karte, die { $up } zählt, macht { $above }: ein Jubiläum. Wer daran vorbeiläuft, verliert Punkte.
jubilee-coach-play-two = Die Summe ist { $total }. Eine Karte, die { $up } zählt, macht { $above }, ein Jubiläum, und ein Herz mit { $down } macht { $below }. An einem von beiden vorbeizulaufen kostet Punkte.
jubilee-coach-last = Deine letzte Karte: { $card }.
jubilee-coach-only = Du darfst nur eine spielen: { $card }. Mit jeder anderen fiele die Summe unter null.
jubilee-coach-only-black = Dein einziges Pik oder Kreuz: { $card }. So eines muss zuerst kommen.

## Pif Paf

pif-paf-coach-bet = { $owes ->
    [0] Niemand hat gesetzt, also bleibst du umsonst dabei. Setz, und die anderen müssen zahlen, um zu bleiben.
    [one] Dabeibleiben kostet einen Chip. Im Pott liegen { $pot }.
   *[other] Dabeibleiben kostet { $owes } Chips. Im Pott liegen { $pot }.
}
pif-paf-coach-draw = Zieh die oberste Karte vom Talon, verdeckt, oder nimm { $card }, die zuletzt abgeworfen wurde.
pif-paf-coach-draws = Noch wurde nichts abgeworfen, also ziehst du vom Talon.
pif-paf-coach-discard = Wirf eine Karte ab. Die Zahl auf dem Knopf sagt, wie viele Karten lose blieben. Vielleicht braucht jemand deine Karte zum Ausmachen.
pif-paf-coach-out = Neun deiner Karten stehen in Figuren: Wirf die zehnte ab und mach aus.

## Sampen

sampen-coach-choose-upcard = Deine Karte hat ihren Zwilling gefunden; die nächste legst du hin, irgendeine aus deiner Hand.
sampen-coach-open-lead = Den Zwilling hat niemand, und der Talon ist leer. Du hast die meisten Karten, also spielst du eine aus.

## One-Eyed Jack

one-eyed-jack-coach-turn = Spiel eine Karte und setz einen Chip auf ein Feld, das sie zeigt. Deiner Seite { $rows ->
    [one] fehlt noch eine Reihe
   *[other] fehlen noch { $rows } Reihen
} aus fünf Chips.
one-eyed-jack-coach-two-eyes = Damit darfst du auf jedes freie Feld: { $cards }.
one-eyed-jack-coach-one-eye = Damit darfst du jeden Chip vom Plan nehmen: { $cards }.
one-eyed-jack-coach-dead = Beide Felder sind besetzt: { $cards }. Du darfst vorher tauschen.

## Tyzicha

tyzicha-coach-bid = { $amount ->
    [0] Höher darf niemand bieten.
   *[other] Das nächste Gebot ist { $amount }: Wer den Kontrakt hat, muss mit Stichen und Hochzeiten mehr Punkte holen als geboten.
}
tyzicha-coach-forced = Die beiden anderen haben gepasst, also musst du spielen, für 100 oder für 110.
tyzicha-coach-exchange = Du hast zehn Karten. Gib den beiden anderen je eine und behalte acht zum Spielen.
tyzicha-coach-commit = Du hast alle deine Karten gesehen. Spiel für dein Gebot, erhöhe es, oder gib auf und verlier es kampflos.
tyzicha-coach-lead = Du spielst aus, eine beliebige Karte.{ $marriages ->
    [some] { " " }Du darfst eine Hochzeit zeigen und eine Karte davon ausspielen: Sie zählt sofort, und ihre Farbe ist von jetzt an Trumpf.
   *[none] { "" }
}
tyzicha-coach-follow = { $duty ->
    [suit] Du hast { $suit }, die ausgespielte Farbe, und musst bedienen.
    [trump] Du hast kein { $led }, also musst du Trumpf legen, { $suit }.
   *[any] Du hast weder die ausgespielte Farbe noch Trumpf und darfst jede Karte legen.
}{ $wins ->
    [yes] { " " }Du kannst den Stich gewinnen, also musst du.
   *[no] { "" }
}
tyzicha-coach-only = Du darfst nur eine Karte legen: { $card }. Du musst { $suit } legen{ $wins ->
    [yes] { " " }und den Stich gewinnen, wenn du kannst
   *[no] { "" }
}.
tyzicha-coach-last = Deine letzte Karte: { $card }.

## Schwimmen

schwimmen-coach-dealer = Du gibst. Behalte diese drei, oder nimm die anderen drei verdeckt und lass diese auf dem Tisch.
schwimmen-coach-turn = Tausch eine Karte oder alle drei mit dem Tisch, oder schieb. Zusammengezählt wird nur eine Farbe. Klopfst du, haben alle anderen noch einen Zug.
schwimmen-coach-last = Das ist dein letzter Zug: { $name } hat geklopft. Tausch oder schieb, dann werden alle Hände gezeigt.

## Tadmur

tadmur-coach-turn = Deine letzte Karte ist { $last }: Spiel eine, die einen Wert darüber oder darunter liegt. Die Kette muss neben deinem Ziel enden, { $target }.
tadmur-coach-last = Das ist die letzte Lücke: Die Karte muss neben { $last } und neben dein Ziel passen, { $target }.
tadmur-coach-guess = Vorher darfst du das fremde Ziel raten; falsch geraten kostet eine Lücke.{ $count ->
    [0] { " " }Noch deutet nichts darauf hin.
   *[other] { "" }
}
tadmur-coach-only = Nur eine deiner Karten passt: { $card }.
tadmur-coach-stuck = Keine deiner Karten passt. Rätst du das fremde Ziel richtig, gewinnst du trotzdem.
