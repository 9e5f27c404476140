### French: numbers, places and cards.

## Numbers

number = { $count ->
    [1] { $form ->
        [f] une
       *[m] un
    }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
   *[other] { $count }
}

places = { $count ->
    [one] une place
   *[other] { number } places
}

# Always feminine: “la première place”.
ordinal = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
    [13] treizième
   *[other] { $place }e
}

## Ranks

rank-2 = { $form ->
    [le] le Deux
    [du] du Deux
    [au] au Deux
    [un] un Deux
    [gender] m
   *[alone] Deux
}
    .plural = Deux
    .what = { $form ->
        [de] { $count ->
            [one] d’un Deux
           *[other] de { number } Deux
        }
        [a] { $count ->
            [one] à un Deux
           *[other] à { number } Deux
        }
       *[alone] { $count ->
            [one] un Deux
           *[other] { number } Deux
        }
    }

rank-3 = { $form ->
    [le] le Trois
    [du] du Trois
    [au] au Trois
    [un] un Trois
    [gender] m
   *[alone] Trois
}
    .plural = Trois
    .what = { $form ->
        [de] { $count ->
            [one] d’un Trois
           *[other] de { number } Trois
        }
        [a] { $count ->
            [one] à un Trois
           *[other] à { number } Trois
        }
       *[alone] { $count ->
            [one] un Trois
           *[other] { number } Trois
        }
    }

rank-4 = { $form ->
    [le] le Quatre
    [du] du Quatre
    [au] au Quatre
    [un] un Quatre
    [gender] m
   *[alone] Quatre
}
    .plural = Quatre
    .what = { $form ->
        [de] { $count ->
            [one] d’un Quatre
           *[other] de { number } Quatre
        }
        [a] { $count ->
            [one] à un Quatre
           *[other] à { number } Quatre
        }
       *[alone] { $count ->
            [one] un Quatre
           *[other] { number } Quatre
        }
    }

rank-5 = { $form ->
    [le] le Cinq
    [du] du Cinq
    [au] au Cinq
    [un] un Cinq
    [gender] m
   *[alone] Cinq
}
    .plural = Cinq
    .what = { $form ->
        [de] { $count ->
            [one] d’un Cinq
           *[other] de { number } Cinq
        }
        [a] { $count ->
            [one] à un Cinq
           *[other] à { number } Cinq
        }
       *[alone] { $count ->
            [one] un Cinq
           *[other] { number } Cinq
        }
    }

rank-6 = { $form ->
    [le] le Six
    [du] du Six
    [au] au Six
    [un] un Six
    [gender] m
   *[alone] Six
}
    .plural = Six
    .what = { $form ->
        [de] { $count ->
            [one] d’un Six
           *[other] de { number } Six
        }
        [a] { $count ->
            [one] à un Six
           *[other] à { number } Six
        }
       *[alone] { $count ->
            [one] un Six
           *[other] { number } Six
        }
    }

rank-7 = { $form ->
    [le] le Sept
    [du] du Sept
    [au] au Sept
    [un] un Sept
    [gender] m
   *[alone] Sept
}
    .plural = Sept
    .what = { $form ->
        [de] { $count ->
            [one] d’un Sept
           *[other] de { number } Sept
        }
        [a] { $count ->
            [one] à un Sept
           *[other] à { number } Sept
        }
       *[alone] { $count ->
            [one] un Sept
           *[other] { number } Sept
        }
    }

rank-8 = { $form ->
    [le] le Huit
    [du] du Huit
    [au] au Huit
    [un] un Huit
    [gender] m
   *[alone] Huit
}
    .plural = Huit
    .what = { $form ->
        [de] { $count ->
            [one] d’un Huit
           *[other] de { number } Huit
        }
        [a] { $count ->
            [one] à un Huit
           *[other] à { number } Huit
        }
       *[alone] { $count ->
            [one] un Huit
           *[other] { number } Huit
        }
    }

rank-9 = { $form ->
    [le] le Neuf
    [du] du Neuf
    [au] au Neuf
    [un] un Neuf
    [gender] m
   *[alone] Neuf
}
    .plural = Neuf
    .what = { $form ->
        [de] { $count ->
            [one] d’un Neuf
           *[other] de { number } Neuf
        }
        [a] { $count ->
            [one] à un Neuf
           *[other] à { number } Neuf
        }
       *[alone] { $count ->
            [one] un Neuf
           *[other] { number } Neuf
        }
    }

rank-10 = { $form ->
    [le] le Dix
    [du] du Dix
    [au] au Dix
    [un] un Dix
    [gender] m
   *[alone] Dix
}
    .plural = Dix
    .what = { $form ->
        [de] { $count ->
            [one] d’un Dix
           *[other] de { number } Dix
        }
        [a] { $count ->
            [one] à un Dix
           *[other] à { number } Dix
        }
       *[alone] { $count ->
            [one] un Dix
           *[other] { number } Dix
        }
    }

rank-11 = { $form ->
    [le] le Onze
    [du] du Onze
    [au] au Onze
    [un] un Onze
    [gender] m
   *[alone] Onze
}
    .plural = Onze
    .what = { $form ->
        [de] { $count ->
            [one] d’un Onze
           *[other] de { number } Onze
        }
        [a] { $count ->
            [one] à un Onze
           *[other] à { number } Onze
        }
       *[alone] { $count ->
            [one] un Onze
           *[other] { number } Onze
        }
    }

rank-12 = { $form ->
    [le] le Douze
    [du] du Douze
    [au] au Douze
    [un] un Douze
    [gender] m
   *[alone] Douze
}
    .plural = Douze
    .what = { $form ->
        [de] { $count ->
            [one] d’un Douze
           *[other] de { number } Douze
        }
        [a] { $count ->
            [one] à un Douze
           *[other] à { number } Douze
        }
       *[alone] { $count ->
            [one] un Douze
           *[other] { number } Douze
        }
    }

rank-13 = { $form ->
    [le] le Treize
    [du] du Treize
    [au] au Treize
    [un] un Treize
    [gender] m
   *[alone] Treize
}
    .plural = Treize
    .what = { $form ->
        [de] { $count ->
            [one] d’un Treize
           *[other] de { number } Treize
        }
        [a] { $count ->
            [one] à un Treize
           *[other] à { number } Treize
        }
       *[alone] { $count ->
            [one] un Treize
           *[other] { number } Treize
        }
    }

rank-14 = { $form ->
    [le] le Quatorze
    [du] du Quatorze
    [au] au Quatorze
    [un] un Quatorze
    [gender] m
   *[alone] Quatorze
}
    .plural = Quatorze
    .what = { $form ->
        [de] { $count ->
            [one] d’un Quatorze
           *[other] de { number } Quatorze
        }
        [a] { $count ->
            [one] à un Quatorze
           *[other] à { number } Quatorze
        }
       *[alone] { $count ->
            [one] un Quatorze
           *[other] { number } Quatorze
        }
    }

rank-15 = { $form ->
    [le] le Quinze
    [du] du Quinze
    [au] au Quinze
    [un] un Quinze
    [gender] m
   *[alone] Quinze
}
    .plural = Quinze
    .what = { $form ->
        [de] { $count ->
            [one] d’un Quinze
           *[other] de { number } Quinze
        }
        [a] { $count ->
            [one] à un Quinze
           *[other] à { number } Quinze
        }
       *[alone] { $count ->
            [one] un Quinze
           *[other] { number } Quinze
        }
    }

rank-P = { $form ->
    [le] le Valet
    [du] du Valet
    [au] au Valet
    [un] un Valet
    [gender] m
   *[alone] Valet
}
    .plural = Valets
    .what = { $form ->
        [de] { $count ->
            [one] d’un Valet
           *[other] de { number } Valets
        }
        [a] { $count ->
            [one] à un Valet
           *[other] à { number } Valets
        }
       *[alone] { $count ->
            [one] un Valet
           *[other] { number } Valets
        }
    }

rank-N = { $form ->
    [le] le Cavalier
    [du] du Cavalier
    [au] au Cavalier
    [un] un Cavalier
    [gender] m
   *[alone] Cavalier
}
    .plural = Cavaliers
    .what = { $form ->
        [de] { $count ->
            [one] d’un Cavalier
           *[other] de { number } Cavaliers
        }
        [a] { $count ->
            [one] à un Cavalier
           *[other] à { number } Cavaliers
        }
       *[alone] { $count ->
            [one] un Cavalier
           *[other] { number } Cavaliers
        }
    }

rank-J = { $form ->
    [le] le Valet
    [du] du Valet
    [au] au Valet
    [un] un Valet
    [gender] m
   *[alone] Valet
}
    .plural = Valets
    .what = { $form ->
        [de] { $count ->
            [one] d’un Valet
           *[other] de { number } Valets
        }
        [a] { $count ->
            [one] à un Valet
           *[other] à { number } Valets
        }
       *[alone] { $count ->
            [one] un Valet
           *[other] { number } Valets
        }
    }

rank-Q = { $form ->
    [le] la Dame
    [du] de la Dame
    [au] à la Dame
    [un] une Dame
    [gender] f
   *[alone] Dame
}
    .plural = Dames
    .what = { $form ->
        [de] { $count ->
            [one] d’une Dame
           *[other] de { number } Dames
        }
        [a] { $count ->
            [one] à une Dame
           *[other] à { number } Dames
        }
       *[alone] { $count ->
            [one] une Dame
           *[other] { number } Dames
        }
    }

rank-K = { $form ->
    [le] le Roi
    [du] du Roi
    [au] au Roi
    [un] un Roi
    [gender] m
   *[alone] Roi
}
    .plural = Rois
    .what = { $form ->
        [de] { $count ->
            [one] d’un Roi
           *[other] de { number } Rois
        }
        [a] { $count ->
            [one] à un Roi
           *[other] à { number } Rois
        }
       *[alone] { $count ->
            [one] un Roi
           *[other] { number } Rois
        }
    }

rank-A = { $form ->
    [le] l’As
    [du] de l’As
    [au] à l’As
    [un] un As
    [gender] m
   *[alone] As
}
    .plural = As
    .what = { $form ->
        [de] { $count ->
            [one] d’un As
           *[other] de { number } As
        }
        [a] { $count ->
            [one] à un As
           *[other] à { number } As
        }
       *[alone] { $count ->
            [one] un As
           *[other] { number } As
        }
    }

rank-low = { $form ->
    [le] le petit joker
    [du] du petit joker
    [au] au petit joker
    [un] un petit joker
    [gender] m
   *[alone] petit joker
}
    .plural = petits jokers
    .what = { $form ->
        [de] { $count ->
            [one] d’un petit joker
           *[other] d’une paire de petits jokers
        }
        [a] { $count ->
            [one] à un petit joker
           *[other] à une paire de petits jokers
        }
       *[alone] { $count ->
            [one] un petit joker
           *[other] une paire de petits jokers
        }
    }

some-cards = { $form ->
    [de] { $count ->
        [one] d’une carte
       *[other] de { number } cartes
    }
   *[alone] { $count ->
        [one] une carte
       *[other] { number } cartes
    }
}

## Suits, where they matter

suit-C = trèfle
    .sign = ♣
suit-D = carreau
    .sign = ♦
suit-H = cœur
    .sign = ♥
suit-S = pique
    .sign = ♠

card-suited = { $form ->
    [le] { FORM($rank, "le") } de { $suit }
    [du] { FORM($rank, "du") } de { $suit }
    [au] { FORM($rank, "au") } de { $suit }
    [un] { FORM($rank, "un") } de { $suit }
    [gender] { FORM($rank, "gender") }
   *[alone] { $rank } de { $suit }
}

what-run = { $form ->
    [de] d’une suite à { $suit } { FORM($low, "du") } { FORM($high, "au") }
    [a] à une suite à { $suit } { FORM($low, "du") } { FORM($high, "au") }
   *[alone] une suite à { $suit } { FORM($low, "du") } { FORM($high, "au") }
}

## Tarot-himi

what-made = { $form ->
    [de] { FORM($what, "de") } grâce { FORM($card, "a") }
    [a] { FORM($what, "a") } grâce { FORM($card, "a") }
   *[alone] { $what } grâce { FORM($card, "a") }
}

what-with = { $form ->
    [de] { FORM($what, "de") } (dont { $card })
    [a] { FORM($what, "a") } (dont { $card })
   *[alone] { $what } (dont { $card })
}
