### Achievements: what somebody has done for the first time, told to them alone.

achievements-title = ## 🏅 What you have achieved
achievements-of = ## 🏅 What { $name } has achieved
achievements-count = { $count } of { $most }. The others introduce themselves when they come.
achievements-none = Nothing yet. They come by themselves, with what happens at the table.
achievement-line = **{ $name }** · { $about } { $game }, { $when }.
achievement-earned = 🏅 **{ $name }.** { $about }
achievements-private = Only you see this. `/achievements` shows all of them.

achievement-first-win = The first one
    .about = You have won, and nobody can take that away.
achievement-three-games = Three hats
    .about = You have won at three different games.
achievement-seven-games = A hat rack
    .about = You have won at seven different games.
achievement-crowd = Standing room only
    .about = You have won at a table of eight or more.
achievement-upset = Against the odds
    .about = You have won with the lowest rating at the table.
achievement-rise = Cellar to throne
    .about = You were last, and first in the next round.
achievement-fall = Throne to cellar
    .about = You were first, and last in the next round. It was a lovely view.
achievement-dynasty = A small dynasty
    .about = You have worn the crown three times running.
achievement-escape = Daylight
    .about = You were last five times running, and then you were not.
achievement-long-night = A long night
    .about = You played ten rounds without a crown, and came back for the tenth.
achievement-abject = Violins
    .about = Your misery in one session has passed a hundred.
achievement-champion = Name of a month
    .about = You came first in a whole calendar month.
achievement-cup = The cup
    .about = You won a tournament that was played to its end.
