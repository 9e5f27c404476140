### German: titles.

tahimi = 👑 Tahimi
    .short = 👑
    .plain = Tahimi

vice-tahimi = 🎩 Vize-Tahimi
    .short = 🎩
    .plain = Vize-Tahimi

senior-vice-tahimi = 🎩 Ober-Vize-Tahimi
    .short = 🎩
    .plain = Ober-Vize-Tahimi

junior-vice-tahimi = 🎩 Unter-Vize-Tahimi
    .short = 🎩
    .plain = Unter-Vize-Tahimi

merchant = ⚖️ Mittelstand
    .short = ⚖️
    .plain = Mittelstand

master-serf = 🧺 Obergesinde
    .short = 🧺
    .plain = Obergesinde

junior-assistant-to-the-master-serf = 🧺 Hilfsassistenz beim Obergesinde
    .short = 🧺
    .plain = Hilfsassistenz beim Obergesinde

serf = 🧹 Gesinde
    .short = 🧹
    .plain = Gesinde

## Dahimi

very-rich = 💰 Geldadel
    .short = 💰
    .plain = Geldadel

rich = 🪙 Großbürgertum
    .short = 🪙
    .plain = Großbürgertum

commoner = 🥖 Bürgertum
    .short = 🥖
    .plain = Bürgertum

poor = 🥄 Habenichts
    .short = 🥄
    .plain = Habenichts

dahimi = 🧹 Dahimi
    .short = 🧹
    .plain = Dahimi

## Everywhere

newcomer = 🎭 Neuling
    .short = 🎭
    .plain = Neuling

steward = ⚙️ Vogt
    .short = ⚙️
    .plain = Vogt
