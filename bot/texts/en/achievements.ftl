### Achievements: what somebody has done for the first time, told to them alone.

achievements-title = ## 🏅 What you have achieved
achievements-of = ## 🏅 What { $name } has achieved
achievements-count = { $count } of { $most }. The others introduce themselves when they come.
achievements-none = Nothing yet. They come by themselves, and never from playing a lot.
achievement-line = **{ $name }** · { $about } { $game }, { $when }.
achievement-earned = 🏅 **{ $name }.** { $about } Only you see this; `/achievements` shows all of them.

achievement-first-win = The first one
    .about = You have won, and nobody can take that back.
achievement-three-games = Three hats
    .about = You have won at three different games.
achievement-seven-games = A hat rack
    .about = You have won at seven different games.
achievement-crowd = Standing room only
    .about = You have won at a table of eight or more.
achievement-upset = Against the odds
    .about = You have won with the lowest rating at the table.
achievement-rise = Cellar to throne
    .about = You were last, and in the next round first.
achievement-fall = Throne to cellar
    .about = You were first, and in the next round last. It was a lovely view.
achievement-dynasty = A small dynasty
    .about = You have worn the crown three times running.
achievement-escape = Daylight
    .about = You were last five times running, and then you were not.
achievement-long-night = A long night
    .about = You have played ten rounds without a crown, and came back for the tenth.
achievement-abject = Violins
    .about = Your misery in one session has passed a hundred.
achievement-champion = Name of a month
    .about = You came first in a whole calendar month.
