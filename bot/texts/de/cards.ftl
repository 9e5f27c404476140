### German: numbers, places and cards.

## Numbers

number = { $count ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
   *[other] { $count }
}

# After “um”: „um einen Platz“.
places = { $count ->
    [one] einen Platz
   *[other] { number } Plätze
}

ordinal = { $form ->
    [num] { $place ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
        [7] siebte
        [8] achte
        [9] neunte
        [10] zehnte
        [11] elfte
        [12] zwölfte
        [13] dreizehnte
       *[other] { $place }.
    }
    [dat] { $place ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
        [12] zwölften
        [13] dreizehnten
       *[other] { $place }.
    }
   *[nom] { $place ->
        [1] Platz eins
        [2] Platz zwei
        [3] Platz drei
        [4] Platz vier
        [5] Platz fünf
        [6] Platz sechs
        [7] Platz sieben
        [8] Platz acht
        [9] Platz neun
        [10] Platz zehn
        [11] Platz elf
        [12] Platz zwölf
        [13] Platz dreizehn
       *[other] Platz { $place }
    }
}

## Ranks

rank-2 = Zwei
    .plural = Zweien
    .what = { $count ->
        [one] { $form ->
            [dat] einer Zwei
           *[nom] eine Zwei
        }
       *[other] { number } Zweien
    }

rank-3 = Drei
    .plural = Dreien
    .what = { $count ->
        [one] { $form ->
            [dat] einer Drei
           *[nom] eine Drei
        }
       *[other] { number } Dreien
    }

rank-4 = Vier
    .plural = Vieren
    .what = { $count ->
        [one] { $form ->
            [dat] einer Vier
           *[nom] eine Vier
        }
       *[other] { number } Vieren
    }

rank-5 = Fünf
    .plural = Fünfen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Fünf
           *[nom] eine Fünf
        }
       *[other] { number } Fünfen
    }

rank-6 = Sechs
    .plural = Sechsen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Sechs
           *[nom] eine Sechs
        }
       *[other] { number } Sechsen
    }

rank-7 = Sieben
    .plural = Siebenen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Sieben
           *[nom] eine Sieben
        }
       *[other] { number } Siebenen
    }

rank-8 = Acht
    .plural = Achten
    .what = { $count ->
        [one] { $form ->
            [dat] einer Acht
           *[nom] eine Acht
        }
       *[other] { number } Achten
    }

rank-9 = Neun
    .plural = Neunen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Neun
           *[nom] eine Neun
        }
       *[other] { number } Neunen
    }

rank-10 = Zehn
    .plural = Zehnen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Zehn
           *[nom] eine Zehn
        }
       *[other] { number } Zehnen
    }

rank-11 = Elf
    .plural = Elfen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Elf
           *[nom] eine Elf
        }
       *[other] { number } Elfen
    }

rank-12 = Zwölf
    .plural = Zwölfen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Zwölf
           *[nom] eine Zwölf
        }
       *[other] { number } Zwölfen
    }

rank-13 = Dreizehn
    .plural = Dreizehnen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Dreizehn
           *[nom] eine Dreizehn
        }
       *[other] { number } Dreizehnen
    }

rank-14 = Vierzehn
    .plural = Vierzehnen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Vierzehn
           *[nom] eine Vierzehn
        }
       *[other] { number } Vierzehnen
    }

rank-15 = Fünfzehn
    .plural = Fünfzehnen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Fünfzehn
           *[nom] eine Fünfzehn
        }
       *[other] { number } Fünfzehnen
    }

rank-P = { $form ->
    [acc] Pagen
    [dat] Pagen
   *[nom] Page
}
    .plural = Pagen
    .what = { $count ->
        [one] { $form ->
            [acc] einen Pagen
            [dat] einem Pagen
           *[nom] ein Page
        }
       *[other] { number } Pagen
    }

rank-N = Ritter
    .plural = { $form ->
        [dat] Rittern
       *[nom] Ritter
    }
    .what = { $count ->
        [one] { $form ->
            [acc] einen Ritter
            [dat] einem Ritter
           *[nom] ein Ritter
        }
       *[other] { $form ->
            [dat] { number } Rittern
           *[nom] { number } Ritter
        }
    }

rank-J = { $form ->
    [acc] Buben
    [dat] Buben
   *[nom] Bube
}
    .plural = Buben
    .what = { $count ->
        [one] { $form ->
            [acc] einen Buben
            [dat] einem Buben
           *[nom] ein Bube
        }
       *[other] { number } Buben
    }

rank-Q = Dame
    .plural = Damen
    .what = { $count ->
        [one] { $form ->
            [dat] einer Dame
           *[nom] eine Dame
        }
       *[other] { number } Damen
    }

rank-K = König
    .plural = { $form ->
        [dat] Königen
       *[nom] Könige
    }
    .what = { $count ->
        [one] { $form ->
            [acc] einen König
            [dat] einem König
           *[nom] ein König
        }
       *[other] { $form ->
            [dat] { number } Königen
           *[nom] { number } Könige
        }
    }

rank-A = Ass
    .plural = { $form ->
        [dat] Assen
       *[nom] Asse
    }
    .what = { $count ->
        [one] { $form ->
            [dat] einem Ass
           *[nom] ein Ass
        }
       *[other] { $form ->
            [dat] { number } Assen
           *[nom] { number } Asse
        }
    }

rank-low = { $form ->
    [acc] kleinen Joker
    [dat] kleinen Joker
   *[nom] kleiner Joker
}
    .plural = { $form ->
        [dat] kleinen Jokern
       *[nom] kleine Joker
    }
    .what = { $count ->
        [one] { $form ->
            [acc] einen kleinen Joker
            [dat] einem kleinen Joker
           *[nom] ein kleiner Joker
        }
       *[other] { $form ->
            [dat] { number } kleinen Jokern
            [weak] { number } kleinen Joker
           *[nom] { number } kleine Joker
        }
    }

some-cards = { $count ->
    [one] { $form ->
        [dat] einer Karte
       *[nom] eine Karte
    }
   *[other] { number } Karten
}

## Suits

suit-C = Kreuz
    .sign = ♣
suit-D = Karo
    .sign = ♦
suit-H = Herz
    .sign = ♥
suit-S = Pik
    .sign = ♠

card-suited = { $form ->
    [acc] { $suit }-{ FORM($rank, "acc") }
    [dat] { $suit }-{ FORM($rank, "dat") }
   *[nom] { $suit }-{ $rank }
}

what-run = { $form ->
    [dat] einer Folge in { $suit } von { $low } bis { $high }
   *[nom] eine Folge in { $suit } von { $low } bis { $high }
}

## Tarot-himi

what-made = { $form ->
    [acc] { FORM($what, "acc") } durch { FORM($card, "acc") }
    [dat] { FORM($what, "dat") } durch { FORM($card, "acc") }
   *[nom] { $what } durch { FORM($card, "acc") }
}

what-with = { $form ->
    [acc] { FORM($what, "acc") } (darunter { FORM($card, "nom") })
    [dat] { FORM($what, "dat") } (darunter { FORM($card, "nom") })
   *[nom] { $what } (darunter { FORM($card, "nom") })
}
