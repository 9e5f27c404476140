### German: manners of stewards, by level.

manner-sits-page =
    .a = { $name } hat die Karten gezählt und hofft, dass fünfzig stimmt.
    .b = { $name } setzt sich und fragt, wo bei den Karten oben ist.
    .c = Man hat { $name } gesagt, das hier sei leichter als Tabletts tragen.
    .d = { $name } verspricht, etwas zu spielen, was auch immer.
    .e = Allen wird gewinkt, zwei Karten fallen: { $name } ist da.

manner-wins-page =
    .a = { $name } hat gewonnen und wüsste gern, wie.
    .b = Hinter dem Stuhl sucht { $name }, wer wirklich gewonnen hat.
    .c = { $name } gewinnt mit einer Methode, die niemand je lehren wird.
    .d = { $name } fragt, ob Gewinnen gut ist. Ja.
    .e = Die Lehrbücher werden umgeschrieben: { $name } hat gewonnen.

manner-last-page =
    .a = { $name } landet auf dem letzten Platz und dankt allen für das Spiel.
    .b = Ganz hinten, aber es war sehr schön, sagt { $name }.
    .c = { $name } findet, dass der letzte Platz die beste Aussicht hat.
    .d = Das war Absicht, mehr oder weniger, erklärt { $name } vom letzten Platz aus.
    .e = Ganz hinten mischt { $name } schon für die nächste Runde.

manner-sits-merchant =
    .a = { $name } zählt die Kerzen und fragt, wer sie bezahlt.
    .b = Für eine Stunde, vielleicht zwei, hat { $name } den Laden geschlossen.
    .c = { $name } gibt allen die Hand, einmal fürs Glück, einmal fürs Geschäft.
    .d = { $name } schiebt die Waage unter den Stuhl und setzt sich.
    .e = Honigkuchen für alle bringt { $name } mit, zu einem fairen Preis.

manner-wins-merchant =
    .a = { $name } gewinnt und trägt es ins Hauptbuch ein, einmal unterstrichen.
    .b = Zum Sieg gibt { $name } allen Most aus, in den kleinen Bechern.
    .c = { $name } spricht von einem guten Geschäftstag und dankt der Kundschaft.
    .d = { $name } gewinnt; Platz zwei mit Quittung wäre auch recht gewesen.
    .e = Einen Teil des Sieges bekommt schon die Küche: { $name } gewinnt.

manner-last-merchant =
    .a = { $name } landet auf dem letzten Platz und verbucht es unter Werbung.
    .b = Manche Jahre regnet es auf den Jahrmarkt: { $name } ist hinten.
    .c = Vom letzten Platz aus bewundert { $name } die Verarbeitung.
    .d = { $name } hat den letzten Platz und verlangt kein Geld zurück.
    .e = Die Ware war gut, der Markt war schlecht, sagt { $name } ganz hinten.

manner-sits-vizier =
    .a = { $name } setzt sich und betrachtet deinen Stuhl, dann dich.
    .b = Tintenfass, Sand und Stille werden geordnet: { $name } nimmt Platz.
    .c = { $name } verbeugt sich und erinnert sich an jede Karte vom letzten Jahr.
    .d = { $name } hat die Regeln zweimal gelesen und die Gesichter einmal.
    .e = Es sei nur ein Spiel, sagt { $name } und spitzt eine Feder.

manner-wins-vizier =
    .a = { $name } gewinnt und schließt ein Notizbuch, das niemand offen sah.
    .b = Seit der dritten Karte hatte { $name } damit gerechnet.
    .c = Nach dem Sieg lobt { $name } den Widerstand des Tisches.
    .d = { $name } verbeugt sich genau so tief, wie der Sieg es verlangt.
    .e = Die Kerze ist kaum kürzer geworden, und { $name } hat gewonnen.

manner-last-vizier =
    .a = { $name } landet hinten und möchte die Rechnung sehen.
    .b = Den letzten Platz betrachtet { $name } als Rundungsfehler.
    .c = { $name } ist hinten, und das Notizbuch bekommt eine ganze neue Seite.
    .d = { $name } gratuliert dem Glück, das heute stärker gespielt hat.
    .e = Von der Kerze verlangt { $name } eine Nachzählung: letzter Platz.

manner-sits-master =
    .a = { $name } setzt sich, und der Raum setzt sich gerade hin.
    .b = Kein Kissen, keine Kerze und wenig Zeit braucht { $name }.
    .c = { $name } grüßt alle mit Namen, auch die Karten.
    .d = { $name } schließt kurz beide Augen. Das Spiel hat begonnen.
    .e = Zwei Hände, still wie eine Bibliothek: { $name } ist da.

manner-wins-master =
    .a = { $name } gewinnt, dankt den Karten und gibt sie sortiert zurück.
    .b = Es sei knapp gewesen, sagt { $name }, und das ist nett.
    .c = { $name } gewinnt so leise, dass man es erst merken muss.
    .d = { $name } schenkt dem Tisch, der eben verloren hat, Tee ein.
    .e = Für jeden Zug bis auf einen hat { $name } nach dem Sieg ein gutes Wort.

manner-last-master =
    .a = { $name } landet hinten, lacht einmal und meint es so.
    .b = Mit einer Verbeugung vor dem Tisch steht { $name } auf: gut gespielt.
    .c = { $name } hat heute den letzten Platz. Erzähl es deinen Enkeln.
    .d = { $name } lässt sich den letzten Stich noch einmal erklären.
    .e = Der letzte Platz macht { $name } um Jahre jünger.
