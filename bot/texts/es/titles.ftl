### Spanish: what each rank at the table is called.

tahimi = 👑 Tahimi
    .short = 👑
    .plain = Tahimi

vice-tahimi = 🎩 Vicetahimi
    .short = 🎩
    .plain = Vicetahimi

senior-vice-tahimi = 🎩 Vicetahimi Mayor
    .short = 🎩
    .plain = Vicetahimi Mayor

junior-vice-tahimi = 🎩 Vicetahimi Menor
    .short = 🎩
    .plain = Vicetahimi Menor

merchant = ⚖️ Comerciante
    .short = ⚖️
    .plain = Comerciante

master-serf = 🧺 Capataz
    .short = 🧺
    .plain = Capataz

junior-assistant-to-the-master-serf = 🧺 Ayudante Menor de Capataz
    .short = 🧺
    .plain = Ayudante Menor de Capataz

serf = 🧹 Peón
    .short = 🧹
    .plain = Peón

## Dahimi

very-rich = 💰 Magnate
    .short = 💰
    .plain = Magnate

rich = 🪙 Pudiente
    .short = 🪙
    .plain = Pudiente

commoner = 🥖 Plebe
    .short = 🥖
    .plain = Plebe

poor = 🥄 Pobre
    .short = 🥄
    .plain = Pobre

dahimi = 🧹 Dahimi
    .short = 🧹
    .plain = Dahimi

## Everywhere

newcomer = 🎭 Debutante
    .short = 🎭
    .plain = Debutante

steward = ⚙️ Mayordomo
    .short = ⚙️
    .plain = Mayordomo
