### German: achievements.

achievements-title = ## 🏅 Deine Erfolge
achievements-of = ## 🏅 Erfolge von { $name }
achievements-count = { $count } von { $most }. Die übrigen stellen sich vor, wenn sie kommen.
achievements-none = Noch nichts. Sie kommen von selbst, mit dem, was am Tisch passiert.
achievement-line = **{ $name }** · { $about } { $game }, { $when }.
achievement-earned = 🏅 **{ $name }.** { $about }
achievements-private = Nur du siehst das. `/achievements` zeigt alle.

achievement-first-win = Der erste Sieg
    .about = Du hast gewonnen, und das nimmt dir niemand mehr.
achievement-three-games = Drei Hüte
    .about = Du hast in drei verschiedenen Spielen gewonnen.
achievement-seven-games = Ein Hutständer
    .about = Du hast in sieben verschiedenen Spielen gewonnen.
achievement-crowd = Nur noch Stehplätze
    .about = Du hast an einem Tisch mit acht oder mehr gewonnen.
achievement-upset = Wider Erwarten
    .about = Du hast mit der niedrigsten Spielstärke am Tisch gewonnen.
achievement-rise = Vom Keller zum Thron
    .about = Du warst ganz hinten und in der nächsten Runde ganz vorn.
achievement-fall = Vom Thron zum Keller
    .about = Du warst ganz vorn und in der nächsten Runde ganz hinten. Die Aussicht war schön.
achievement-dynasty = Eine kleine Dynastie
    .about = Du hast die Krone dreimal in Folge getragen.
achievement-escape = Tageslicht
    .about = Du warst fünfmal in Folge ganz hinten, und dann nicht mehr.
achievement-long-night = Eine lange Nacht
    .about = Du hast zehn Runden ohne Krone gespielt und bist zur zehnten wiedergekommen.
achievement-abject = Geigen
    .about = Dein Elend hat in einer Sitzung die Hundert überschritten.
achievement-champion = Gesicht des Monats
    .about = Du bist in einem ganzen Kalendermonat auf Platz eins gekommen.
achievement-cup = Der Pokal
    .about = Du hast ein Turnier gewonnen, das zu Ende gespielt wurde.
