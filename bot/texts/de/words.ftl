### German: words to a partner.

button-words = 💬 Gegenüber
words-title = ## 💬 An { $name }
words-hint = Niemand sonst sieht es oder erfährt auch nur, dass etwas gesagt wurde. Es wird nicht gespeichert und verschwindet am Ende dieser Partie.
word-heard = 💬 { $name }:
button-write = ✍️ In eigenen Worten
write-title = Ein Wort unter vier Augen
write-label = Was möchtest du sagen?
write-about = Nur { $name } sieht es.

partner-words =
    .a = Ja
    .b = Nein
    .c = Den mache ich
    .d = Jetzt kommst du
    .e = Vorsicht
    .f = Gut gespielt

steward-word-unknown = Ich verstehe nur die fertigen Worte.
steward-word-later = Warten wir die Karten ab.

refused-no-words-here = Hier gibt es keine Worte unter vier Augen. Es wurde nichts gesagt.
refused-word-empty = Die Nachricht ist leer. Es wurde nichts gesagt.
refused-word-too-soon = Ein Wort nach dem anderen: Warte ein paar Sekunden. Es wurde nichts gesagt.
refused-word-to-steward = Dir gegenüber sitzt ein Vogt, und der hört gerade nicht zu. Es wurde nichts gesagt.
refused-word-unwanted = Dein Gegenüber hat diese Worte abgeschaltet. Es wurde nichts gesagt.
