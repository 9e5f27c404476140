### Brazilian Portuguese: what each rank at the table is called. All of them are neutral and are used like names.

tahimi = 👑 Tahimi
    .short = 👑
    .plain = Tahimi

vice-tahimi = 🎩 Vice-Tahimi
    .short = 🎩
    .plain = Vice-Tahimi

senior-vice-tahimi = 🎩 Vice-Tahimi Sênior
    .short = 🎩
    .plain = Vice-Tahimi Sênior

junior-vice-tahimi = 🎩 Vice-Tahimi Júnior
    .short = 🎩
    .plain = Vice-Tahimi Júnior

merchant = ⚖️ Mercante
    .short = ⚖️
    .plain = Mercante

master-serf = 🧺 Servente-Mor
    .short = 🧺
    .plain = Servente-Mor

junior-assistant-to-the-master-serf = 🧺 Auxiliar Júnior de Servente-Mor
    .short = 🧺
    .plain = Auxiliar Júnior de Servente-Mor

serf = 🧹 Servente
    .short = 🧹
    .plain = Servente

very-rich = 💰 Magnata
    .short = 💰
    .plain = Magnata

rich = 🪙 Nobre
    .short = 🪙
    .plain = Nobre

commoner = 🥖 Gente Comum
    .short = 🥖
    .plain = Gente Comum

poor = 🥄 Pobre
    .short = 🥄
    .plain = Pobre

dahimi = 🧹 Dahimi
    .short = 🧹
    .plain = Dahimi

newcomer = 🎭 Visitante
    .short = 🎭
    .plain = Visitante

steward = ⚙️ Mordomo
    .short = ⚙️
    .plain = Mordomo
