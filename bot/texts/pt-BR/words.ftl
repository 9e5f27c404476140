### Brazilian Portuguese: words to a partner, in games with sides.

button-words = 💬 Parceria
words-title = ## 💬 Para { $name }
words-hint = Mais ninguém vê, nem fica sabendo que algo foi dito. Nada é guardado, e tudo some quando a partida acaba.
word-heard = 💬 { $name }:
button-write = ✍️ Com as suas palavras
write-title = Um recado para a parceria
write-label = O que você diz?
write-about = Só { $name } vê.

partner-words =
    .a = Sim
    .b = Não
    .c = Esta é minha
    .d = Agora brilhe você
    .e = Cuidado
    .f = Bem jogado

steward-word-unknown = Só entendo as palavras prontas.
steward-word-later = Vejamos primeiro as cartas.

refused-no-words-here = Aqui não há recados para a parceria. Nada foi dito.
refused-word-empty = O recado está vazio. Nada foi dito.
refused-word-too-soon = Um recado por vez: espere alguns segundos. Nada foi dito.
refused-word-to-steward = Há um mordomo no lugar da sua parceria, e ele não está ouvindo agora. Nada foi dito.
refused-word-unwanted = Sua parceria desligou os recados. Nada foi dito.
