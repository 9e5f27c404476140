### French: words to a partner.

button-words = 💬 Partenaire
words-title = ## 💬 À { $name }
words-hint = Personne d’autre ne le voit, ni même n’apprend que quelque chose s’est dit. Ce n’est pas conservé, et tout disparaît à la fin de la partie.
word-heard = 💬 { $name } :
button-write = ✍️ Avec tes propres mots
write-title = Un mot entre partenaires
write-label = Que dis-tu ?
write-about = { $name } le voit, et personne d’autre.

partner-words =
    .a = Oui
    .b = Non
    .c = Celui-ci est à moi
    .d = À toi de briller
    .e = Attention
    .f = Bien joué

steward-word-unknown = Je ne comprends que les mots tout prêts.
steward-word-later = Attendons de voir les cartes.

refused-no-words-here = Ici, les partenaires ne se parlent pas. Rien n’a été dit.
refused-word-empty = Ce message est vide. Rien n’a été dit.
refused-word-too-soon = Un mot à la fois : attends quelques secondes. Rien n’a été dit.
refused-word-to-steward = Un majordome occupe la place en face de toi, et il n’écoute pas en ce moment. Rien n’a été dit.
refused-word-unwanted = En face, les mots entre partenaires sont désactivés. Rien n’a été dit.
